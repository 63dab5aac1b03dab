<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>Grid</name>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>no element: this work-group is past floor(n / work-group size)</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>element %1, like work-item %1 of every work-group</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>one value for the whole work-group</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>work-item %1 of work-group %2 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>work-group %1: first work-item → %2; last work-item → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>work-groups %1 … %2: first work-item → %3; last work-item → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 work-group × %1 work-items = %1 work-items for %2 elements</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 work-groups × %2 work-items = %3 work-items for %4 elements</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>work-group %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>one cell = %1 work-groups</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%1 of %2 elements get no work-item: nobody computes them</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>1 block of %1 threads</source>
        <translation>1 work-group of %1 work-items</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 work-groups of %2 work-items</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kernel time by work-group size</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>work-items in a work-group</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kernel time by work-group size</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Sweep work-group sizes</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Sweep the work-group sizes to see which one suits this device.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Sweep work-group sizes</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel of another work-item</numerusform>
            <numerusform>%n pixels of another work-item</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%1 × %2 work-groups of %3 × %3 work-items cover %4 columns and %5 rows.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>The work-groups divide the columns, so no work-item is spare at the right. Choose another size.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>Work-items past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Work-items past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Block order</source>
        <translation>Work-group order</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Record in which order the device runs the work-groups, in three runs of their own.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>Number of blocks</source>
        <translation>Number of work-groups</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ work-group size rounded up</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Rounded down, no work-item is spare: there is nothing to guard.</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>A run of its own: every work-group notes when it ran</translation>
    </message>
</context>
</TS>
