// Exercise: this kernel is right for 1024 elements and wrong for 1000. Mend it.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a,
                      __global const float* b,
                      __global float* out,
                      const uint n)
{
    const size_t i = get_global_id(0);
    out[i] = a[i] + b[i];
}
