// Multiplies an array by 3.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void scale(__global const REAL* a, __global REAL* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = 3 * a[i];
}
