// Each block turns its own part of an array round: its last element comes first. The last part may be shorter.
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef REAL
#define REAL float
#endif

__kernel void reverse(__global const REAL* a,
                      __global REAL* out,
                      __local REAL* tile,
                      const uint n)
{
    const size_t t = get_local_id(0);
    const size_t first = get_group_id(0) * get_local_size(0);
    const size_t count = first < n ? min(get_local_size(0), n - first) : 0;
    if (t < count)
        tile[t] = a[first + t];
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < count)
        out[first + t] = tile[count - 1 - t];
}
