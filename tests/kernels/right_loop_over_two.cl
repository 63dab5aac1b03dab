// Each thread takes two that lie a grid apart.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t middle = (n + 1) / 2, i = get_global_id(0);
    if (i < middle)
        out[i] = a[i] + b[i];
    if (i < middle && i + middle < n)
        out[i + middle] = a[i + middle] + b[i + middle];
}
