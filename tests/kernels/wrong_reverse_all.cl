// Turns round the whole array, not each block.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void reverse(__global const float* a, __global float* out, __local float* tile, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[n - 1 - i];
}
