// Twice the bytes.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const double* a, __global const double* b, __global double* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i] + b[i];
}
