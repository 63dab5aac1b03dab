<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv_SE">
<context>
    <name>Grid</name>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>inget element: denna work-group ligger bortom floor(n / storleken)</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>element %1, som work-item %1 i varje work-group</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>ett enda värde för hela work-groupen</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>work-item %1 i work-group %2 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>work-group %1: första work-item → %2; sista work-item → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>work-group %1 … %2: första work-item → %3; sista work-item → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 work-group × %1 work-items = %1 work-items för %2 element</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 work-groups × %2 work-items = %3 work-items för %4 element</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>work-group %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>en ruta = %1 work-groups</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%1 av %2 element får ingen work-item: ingen räknar ut dem</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>1 block of %1 threads</source>
        <translation>1 work-group med %1 work-items</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 work-groups med %2 work-items</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kärntid per work-group-storlek</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>work-items i en work-group</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kärntid per work-group-storlek</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Svep work-group-storlekar</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Svep work-group-storlekarna för att se vilken som passar den här enheten.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Svep work-group-storlekar</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel från en annan work-item</numerusform>
            <numerusform>%n pixlar från en annan work-item</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%1 × %2 work-groups med %3 × %3 work-items täcker %4 kolumner och %5 rader.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>Kolumnerna går jämnt upp i work-groups, så ingen work-item blir över till höger. Välj en annan storlek.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>Work-items bortom högerkanten hamnade på raden under, och en kontroll bara vid slutet släpper igenom dem. En annan körning kan visa andra pixlar.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Work-items bortom högerkanten skrev även på raden under, men här skrev de rätta sist. Inget lovar det.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Block order</source>
        <translation>Ordning för work-groups</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Spela in i vilken ordning enheten kör sina work-groups, i tre egna körningar.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>Number of blocks</source>
        <translation>Antal work-groups</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ storleken, avrundat uppåt</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Avrundat nedåt blir ingen work-item över: det finns inget att kontrollera.</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>En egen körning: varje work-group noterar när den kördes</translation>
    </message>
</context>
</TS>
