// Colours one pixel a thread in two dimensions. Each pixel gets the row and the column of the thread that wrote it.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void color_image(__global uint* image, const uint rows, const uint columns, const uint guard)
{
    const uint column = get_global_id(0);
    const uint row = get_global_id(1);
    const uint i = row * columns + column;
    if (guard == 2 && (row >= rows || column >= columns))
        return;
    if (guard == 1 && i >= rows * columns) // not enough: a spare thread at the right end lands in the next row
        return;
    image[i] = row << 16 | column;
}
