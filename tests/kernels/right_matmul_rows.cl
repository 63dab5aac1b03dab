// A row a thread.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void matmul(__global const float* a, __global const float* b, __global float* out, const uint side)
{
    const size_t row = get_global_id(0);
    if (row >= side)
        return;
    for (uint column = 0; column < side; ++column) {
        float sum = 0.0f;
        for (uint k = 0; k < side; ++k)
            sum += a[row * side + k] * b[k * side + column];
        out[row * side + column] = sum;
    }
}
