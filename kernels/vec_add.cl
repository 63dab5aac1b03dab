// Adds two arrays: one element a thread, and threads behind the end do nothing.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i];
}
