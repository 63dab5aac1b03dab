// Four at a time, and no rest.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = 4 * get_global_id(0);
    if (i + 4 <= n)
        vstore4(vload4(0, a + i) + vload4(0, b + i), 0, out + i);
}
