// Inputs in constant memory.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__constant float* left, __constant float* right, __global float* restrict sum, uint count)
{
    const size_t i = get_global_id(0);
    if (i < count)
        sum[i] = left[i] + right[i];
}
