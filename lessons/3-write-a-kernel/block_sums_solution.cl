// Solution: in each round half as many threads add what lies half a block further, and all of them wait.
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
    for (size_t apart = get_local_size(0) / 2; apart > 0; apart /= 2) {
        if (t < apart)
            tile[t] += tile[t + apart];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0)
        sums[get_group_id(0)] = tile[0];
}
