// Forgets that the last block may be shorter.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void reverse(__global const float* a, __global float* out, __local float* tile, const uint n)
{
    const size_t t = get_local_id(0), i = get_global_id(0);
    tile[t] = i < n ? a[i] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        out[i] = tile[get_local_size(0) - 1 - t];
}
