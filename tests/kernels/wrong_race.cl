// Two threads add up one element.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i < n) {
        const size_t other = i < n / 2 ? i + n / 2 : i - n / 2;
        out[i] = a[i];
        out[other] += b[other];
    }
}
