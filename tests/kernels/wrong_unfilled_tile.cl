// Adds to shared memory that it never filled.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    __local float tile[4096];
    const size_t t = get_local_id(0), i = get_global_id(0);
    if (i < n) {
        tile[t] += a[i] + b[i];
        out[i] = tile[t];
    }
}
