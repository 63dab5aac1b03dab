// The arrays as vectors of four, whose address must suit them.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float4* a, __global const float4* b, __global float4* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n / 4)
        out[i] = a[i] + b[i];
    else if (i == n / 4)
        for (size_t j = 4 * i; j < n; ++j)
            ((__global float*)out)[j] = ((__global const float*)a)[j] + ((__global const float*)b)[j];
}
