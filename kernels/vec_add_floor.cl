// Wrong on purpose: counts its blocks by floor division, so the last, incomplete block does nothing.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_floor(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t blocks = n / get_local_size(0); // rounds down; n elements need (n + block - 1) / block
    const size_t i = get_global_id(0);
    if (get_group_id(0) < blocks)
        out[i] = a[i] + b[i];
}
