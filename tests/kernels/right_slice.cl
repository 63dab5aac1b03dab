// A slice of neighbours a thread.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t all = get_global_size(0), each = (n + all - 1) / all;
    const size_t first = get_global_id(0) * each;
    for (size_t i = first; i < min((size_t)n, first + each); ++i)
        out[i] = a[i] + b[i];
}
