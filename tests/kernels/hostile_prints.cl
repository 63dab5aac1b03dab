// Prints without end, nearly.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    for (int k = 0; k < 20; ++k)
        printf("%d %d ................................................................\n", (int)i, k);
}
