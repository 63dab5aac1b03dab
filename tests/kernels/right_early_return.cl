// Spare threads leave first.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const uint i = get_global_id(0);
    if (i >= n)
        return;
    out[i] = a[i] + b[i];
}
