// More private memory than a stack has.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    volatile float t[2000000];
    for (int k = 0; k < 2000000; ++k)
        t[k] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        out[i] = t[i % 2000000] * 0.0f + a[i] + b[i];
}
