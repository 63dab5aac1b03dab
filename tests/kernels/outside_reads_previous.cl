// Reads the element before its own.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i] + (a[(long)i - 1] > 100.0f ? 1.0f : 0.0f);
}
