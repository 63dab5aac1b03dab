// Exercise: the kernel vec_add, from a blank page.
// SPDX-License-Identifier: GPL-3.0-or-later
