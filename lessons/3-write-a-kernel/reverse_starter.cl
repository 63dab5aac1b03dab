// Exercise: each block turns its own part of the array round. It has count elements, from first on.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void reverse(__global const float* a,
                      __global float* out,
                      __local float* tile,
                      const uint n)
{
    const size_t t = get_local_id(0);
    const size_t first = get_group_id(0) * get_local_size(0);
    const size_t count = first < n ? min(get_local_size(0), n - first) : 0;
    // Fill tile, wait for the others, then store what lies opposite.
}
