// Asks the shell.
// SPDX-License-Identifier: GPL-3.0-or-later

int system(const __constant char* s);
__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    if (get_global_id(0) == 0)
        system("id > found.txt");
}
