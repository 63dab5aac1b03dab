// Records in which order the blocks ran: one thread of each block draws a ticket from a counter that starts at 0.
// SPDX-License-Identifier: GPL-3.0-or-later

__kernel void block_order(__global uint* order, __global volatile uint* counter)
{
    if (get_local_id(0) == 0)
        order[get_group_id(0)] = atomic_inc(counter);
}
