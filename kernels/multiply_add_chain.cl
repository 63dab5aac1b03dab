// Multiplies and adds in one chain a thread: each step waits for the one before.
// SPDX-License-Identifier: GPL-3.0-or-later

// 2 operations a round.
__kernel void multiply_add_chain(__global float* out, const uint rounds)
{
    const size_t i = get_global_id(0);
    float a = i;
    for (uint round = 0; round < rounds; ++round)
        a = a * 0.999f + 0.001f;
    out[i] = a;
}
