// Adds two arrays with any number of threads: each takes one contiguous slice.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_slice(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t threads = get_global_size(0);
    const size_t length = (n + threads - 1) / threads;
    const size_t first = get_global_id(0) * length;
    const size_t end = min(first + length, (size_t)n);
    for (size_t i = first; i < end; ++i)
        out[i] = a[i] + b[i];
}
