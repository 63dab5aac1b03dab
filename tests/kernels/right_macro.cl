// Through macros.
// SPDX-License-Identifier: GPL-3.0-or-later

#define EACH const size_t i = get_global_id(0); if (i < n)
#define STORE(value) out[i] = (value)

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    EACH
        STORE(a[i] + b[i]);
}
