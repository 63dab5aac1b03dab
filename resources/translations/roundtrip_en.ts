<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>roundtrip::Answer</name>
    <message numerus="yes">
        <source>Your %n kernel(s) took %1</source>
        <translation>
            <numerusform>Your %n kernel took %1</numerusform>
            <numerusform>Your %n kernels took %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n chunk(s) computed for %1</source>
        <translation>
            <numerusform>Your %n chunk computed for %1</numerusform>
            <numerusform>Your %n chunks computed for %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::Coach</name>
    <message numerus="yes">
        <source>%n repetition(s) cannot show how far the times scatter.</source>
        <translation>
            <numerusform>%n repetition cannot show how far the times scatter.</numerusform>
            <numerusform>%n repetitions cannot show how far the times scatter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) for %1 compute units: a block runs on one unit, so the others have nothing to do.</source>
        <translation>
            <numerusform>%n block for %1 compute units: a block runs on one unit, so the others have nothing to do.</numerusform>
            <numerusform>%n blocks for %1 compute units: a block runs on one unit, so the others have nothing to do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</source>
        <translation>
            <numerusform>%n time now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</numerusform>
            <numerusform>%n times now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</source>
        <translation>
            <numerusform>%n time now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</numerusform>
            <numerusform>%n times now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</source>
        <translation>
            <numerusform>%n time now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</numerusform>
            <numerusform>%n times now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</source>
        <translation>
            <numerusform>%n time now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</numerusform>
            <numerusform>%n times now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</source>
        <translation>
            <numerusform>%n time now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</numerusform>
            <numerusform>%n times now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</source>
        <translation>
            <numerusform>%n time now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</numerusform>
            <numerusform>%n times now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</source>
        <translation>
            <numerusform>%n time now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</numerusform>
            <numerusform>%n times now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep it there for %n kernel(s)</source>
        <translation>
            <numerusform>Keep it there for %n kernel</numerusform>
            <numerusform>Keep it there for %n kernels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceBadge</name>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation>
            <numerusform>%1 · %2 · %3, %n unit</numerusform>
            <numerusform>%1 · %2 · %3, %n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::FindBar</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::Honesty</name>
    <message numerus="yes">
        <source>What thousands of lanes do: threads here run one after the other on %n core(s).</source>
        <translation>
            <numerusform>What thousands of lanes do: threads here run one after the other on %n core.</numerusform>
            <numerusform>What thousands of lanes do: threads here run one after the other on %n cores.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel of another thread</numerusform>
            <numerusform>%n pixels of another thread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::Memory</name>
    <message numerus="yes">
        <source>%n buffer(s)</source>
        <translation>
            <numerusform>%n buffer</numerusform>
            <numerusform>%n buffers</numerusform>
        </translation>
    </message>
</context>
</TS>
