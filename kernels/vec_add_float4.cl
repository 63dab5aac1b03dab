// Adds two arrays: four neighbouring elements a thread, moved as one vector where four are left.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void vec_add_float4(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint n)
{
    const size_t quad = get_global_id(0);
    const size_t first = 4 * quad;
    if (first + 4 <= n) {
        vstore4(vload4(quad, a) + vload4(quad, b), quad, out);
    } else {
        for (size_t i = first; i < n; ++i)
            out[i] = a[i] + b[i];
    }
}
