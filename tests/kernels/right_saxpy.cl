// With a fused multiply-add.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void saxpy(const float factor, __global const float* x, __global const float* y, __global float* out, const uint n)
{
    for (size_t i = get_global_id(0); i < n; i += get_global_size(0))
        out[i] = fma(factor, x[i], y[i]);
}
