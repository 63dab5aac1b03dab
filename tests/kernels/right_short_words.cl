// Without underscores, const and braces where they may go.
// SPDX-License-Identifier: GPL-3.0-or-later

kernel void vec_add(global float *a, global float *b, global float *out, uint n)
{ int i = get_global_id(0); if (i < (int)n) out[i] = a[i] + b[i]; }
