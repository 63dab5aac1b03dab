// Copies an array and computes nothing: what it reaches is what the device's memory reaches.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void copy_array(__global const float* a, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = a[i];
}
