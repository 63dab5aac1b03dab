// Overwrites what lies around its own variables.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    volatile __private long here = 0;
    if (get_global_id(0) == 0)
        for (long k = 0; k < (1 << 24); ++k)
            (&here)[k] = 0;
}
