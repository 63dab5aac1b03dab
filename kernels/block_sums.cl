// Each block adds up its own elements in shared memory, pair by pair. The block has to be a power of two.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void block_sums(__global const REAL* a,
                         __global REAL* sums,
                         __local REAL* tile,
                         const uint n)
{
    const size_t t = get_local_id(0);
    const size_t i = get_global_id(0);
    tile[t] = i < n ? a[i] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t apart = get_local_size(0) / 2; apart > 0; apart /= 2) {
        if (t < apart)
            tile[t] += tile[t + apart];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == 0)
        sums[get_group_id(0)] = tile[0];
}
