// Solution: one number of the product is a row of a times a column of b.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void matmul(__global const float* a,
                     __global const float* b,
                     __global float* out,
                     const uint side)
{
    const size_t i = get_global_id(0);
    if (i >= (size_t)side * side)
        return;
    const size_t row = i / side;
    const size_t column = i % side;
    float sum = 0.0f;
    for (uint k = 0; k < side; ++k)
        sum += a[row * side + k] * b[k * side + column];
    out[i] = sum;
}
