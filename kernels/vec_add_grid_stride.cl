// Adds two arrays with any number of threads: each takes every get_global_size(0)-th element.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_grid_stride(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
        out[i] = a[i] + b[i];
}
