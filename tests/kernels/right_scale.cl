// Adds three times.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void scale(__global const float* a, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        out[i] = 3.0f * a[i];
}
