// Wrong on purpose: adds two arrays without a guard, so spare threads write behind the end.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_unguarded(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t i = get_global_id(0);
    out[i] = a[i] + b[i];
}
