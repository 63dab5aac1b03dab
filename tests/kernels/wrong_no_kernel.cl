// No kernel in it.
// SPDX-License-Identifier: GPL-3.0-or-later

float helper(float x) { return x + 1.0f; }
