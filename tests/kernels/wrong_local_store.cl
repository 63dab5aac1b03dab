// Stores by the thread within its block.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t t = get_local_id(0);
    if (t < n)
        out[t] = a[t] + b[t];
}
