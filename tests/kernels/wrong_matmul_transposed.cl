// Reads b the wrong way.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void matmul(__global const float* a, __global const float* b, __global float* out, const uint side)
{
    const size_t i = get_global_id(0);
    if (i >= (size_t)side * side)
        return;
    float sum = 0.0f;
    for (uint k = 0; k < side; ++k)
        sum += a[i / side * side + k] * b[i % side * side + k];
    out[i] = sum;
}
