// 0 − 1 in 32 bits without a sign.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const uint i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i] + (a[i - 1] > 100.0f ? 1.0f : 0.0f);
}
