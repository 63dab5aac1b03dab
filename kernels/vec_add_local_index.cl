// Wrong on purpose: takes the index inside the block for the global one, so all blocks do the first block's work.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_local_index(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t i = get_local_id(0);
    if (i < n)
        out[i] = a[i] + b[i];
}
