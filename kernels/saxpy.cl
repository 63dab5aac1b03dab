// Computes out = factor * x + y, the step that linear algebra is made of.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void saxpy(const REAL factor, __global const REAL* x, __global const REAL* y, __global REAL* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = factor * x[i] + y[i];
}
