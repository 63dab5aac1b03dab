// More shared memory than a block has.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    __local float t[4194304];
    t[get_local_id(0)] = n;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        out[i] = t[get_local_id(0)] * 0.0f + a[i] + b[i];
}
