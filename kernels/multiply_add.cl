// Multiplies and adds without touching memory: eight chains a thread of sixteen numbers each, none of which waits for another.
// SPDX-License-Identifier: GPL-3.0-or-later

// 256 operations a round: 8 chains · 16 numbers · (a multiplication and an addition).
__kernel void multiply_add(__global float* out, const uint rounds)
{
    const size_t i = get_global_id(0);
    const float16 factor = 0.999f, term = 0.001f;
    float16 a = (float)i, b = a + 1, c = a + 2, d = a + 3, e = a + 4, f = a + 5, g = a + 6, h = a + 7;
    for (uint round = 0; round < rounds; ++round) {
        a = a * factor + term;
        b = b * factor + term;
        c = c * factor + term;
        d = d * factor + term;
        e = e * factor + term;
        f = f * factor + term;
        g = g * factor + term;
        h = h * factor + term;
    }
    const float16 all = a + b + c + d + e + f + g + h;
    const float8 eight = all.lo + all.hi;
    const float4 quarter = eight.lo + eight.hi;
    out[i] = quarter.x + quarter.y + quarter.z + quarter.w; // or the compiler would leave the work out
}
