// Adds from the end, fused.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void matmul(__global const float* a, __global const float* b, __global float* out, const uint side)
{
    const size_t i = get_global_id(0);
    if (i >= (size_t)side * side)
        return;
    const size_t row = i / side, column = i % side;
    float sum = 0.0f;
    for (uint k = side; k-- > 0;)
        sum = fma(a[row * side + k], b[k * side + column], sum);
    out[i] = sum;
}
