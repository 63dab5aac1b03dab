// The arrays as vectors of sixteen.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float16* a, __global const float16* b, __global float16* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n / 16)
        out[i] = a[i] + b[i];
    else if (i == n / 16)
        for (size_t j = 16 * i; j < n; ++j)
            ((__global float*)out)[j] = ((__global const float*)a)[j] + ((__global const float*)b)[j];
}
