// The device copies each block into shared memory.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    __local float left[4096];
    const size_t first = get_group_id(0) * get_local_size(0), t = get_local_id(0);
    const size_t count = first < n ? min(get_local_size(0), n - first) : 0;
    event_t copied = async_work_group_copy(left, a + first, count, 0);
    wait_group_events(1, &copied);
    if (t < count)
        out[first + t] = left[t] + b[first + t];
}
