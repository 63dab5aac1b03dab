// Neighbours first, then further apart. Right; but PoCL 3.1 loses additions here unless it unrolls the block.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void block_sums(__global const float* a, __global float* sums, __local float* tile, const uint n)
{
    const size_t t = get_local_id(0), i = get_global_id(0);
    tile[t] = i < n ? a[i] : 0.0f;
    for (size_t apart = 1; apart < get_local_size(0); apart *= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t % (2 * apart) == 0)
            tile[t] += tile[t + apart];
    }
    if (t == 0)
        sums[get_group_id(0)] = tile[0];
}
