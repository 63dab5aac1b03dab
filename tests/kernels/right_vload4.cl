// Four elements at a time, the rest one by one.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = 4 * get_global_id(0);
    if (i + 4 <= n)
        vstore4(vload4(0, a + i) + vload4(0, b + i), 0, out + i);
    else
        for (size_t j = i; j < n; ++j)
            out[j] = a[j] + b[j];
}
