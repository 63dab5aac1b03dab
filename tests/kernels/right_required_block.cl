// Asks for a block of its own.
// SPDX-License-Identifier: GPL-3.0-or-later

__attribute__((reqd_work_group_size(32, 1, 1)))
__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i];
}
