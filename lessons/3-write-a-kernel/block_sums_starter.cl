// Exercise: one sum for each block. The block is a power of two.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void block_sums(__global const float* a,
                         __global float* sums,
                         __local float* tile,
                         const uint n)
{
    const size_t t = get_local_id(0);
    const size_t i = get_global_id(0);
    tile[t] = i < n ? a[i] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    // Add pairs, then pairs of those sums, until one number is left in tile[0].
    if (t == 0)
        sums[get_group_id(0)] = tile[0];
}
