// Counts without atomics.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void histogram(__global const uint* a, __global uint* bins, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n)
        bins[a[i] % 16]++;
}
