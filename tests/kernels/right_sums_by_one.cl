// One thread adds up its block.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void block_sums(__global const float* a, __global float* sums, __local float* tile, const uint n)
{
    if (get_local_id(0) != 0)
        return;
    const size_t first = get_group_id(0) * get_local_size(0);
    float sum = 0.0f;
    for (size_t i = first; i < min(first + get_local_size(0), (size_t)n); ++i)
        sum += a[i];
    sums[get_group_id(0)] = sum;
}
