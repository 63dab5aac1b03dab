// Needs no shared memory: each thread reads the other place.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void reverse(__global const float* a, __global float* out, __local float* tile, const uint n)
{
    const size_t t = get_local_id(0), first = get_group_id(0) * get_local_size(0);
    const size_t end = min(first + get_local_size(0), (size_t)n);
    if (first + t < end)
        out[first + t] = a[end - 1 - t];
}
