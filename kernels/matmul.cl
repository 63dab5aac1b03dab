// Multiplies two square matrices in row order, without any trick: one element of the product a thread.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void matmul(__global const REAL* a, __global const REAL* b, __global REAL* out, const uint side)
{
    const size_t i = get_global_id(0);
    if (i >= (size_t)side * side)
        return;
    const size_t row = i / side;
    const size_t column = i % side;
    REAL sum = 0;
    for (size_t k = 0; k < side; ++k)
        sum += a[row * side + k] * b[k * side + column];
    out[i] = sum;
}
