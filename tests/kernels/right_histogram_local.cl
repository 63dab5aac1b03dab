// Each block counts for itself first.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void histogram(__global const uint* a, __global uint* bins, const uint n)
{
    __local uint own[16];
    const size_t t = get_local_id(0), i = get_global_id(0);
    for (size_t k = t; k < 16; k += get_local_size(0))
        own[k] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        atomic_inc(&own[a[i] & 15]);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (size_t k = t; k < 16; k += get_local_size(0))
        atomic_add(&bins[k], own[k]);
}
