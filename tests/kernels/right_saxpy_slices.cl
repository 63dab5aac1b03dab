// A slice a thread.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void saxpy(const float factor, __global const float* x, __global const float* y, __global float* out, const uint n)
{
    const size_t all = get_global_size(0), t = get_global_id(0);
    for (size_t i = t * n / all; i < (t + 1) * n / all; ++i)
        out[i] = factor * x[i] + y[i];
}
