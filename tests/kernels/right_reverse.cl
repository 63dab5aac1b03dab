// Counts the threads of the last block.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void reverse(__global const float* a, __global float* out, __local float* tile, const uint n)
{
    const size_t t = get_local_id(0), first = get_group_id(0) * get_local_size(0);
    const size_t count = first < n ? min(get_local_size(0), n - first) : 0;
    if (t < count)
        tile[count - 1 - t] = a[first + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < count)
        out[first + t] = tile[t];
}
