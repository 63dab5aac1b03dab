<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR">
<context>
    <name>Grid</name>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>eleman yok: bu work-group floor(n / work-group boyutu) sınırının ötesinde</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>eleman %1, her work-group içindeki %1 numaralı work-item gibi</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>bütün work-group için tek değer</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>work-group %2, work-item %1 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>work-group %1: ilk work-item → %2; son work-item → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>work-group %1 … %2: ilk work-item → %3; son work-item → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 work-group × %1 work-item = %2 eleman için %1 work-item</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 work-group × %2 work-item = %4 eleman için %3 work-item</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>work-group %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>bir hücre = %1 work-group</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%2 elemandan %1 tanesine work-item düşmüyor: onları kimse hesaplamıyor</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>1 block of %1 threads</source>
        <translation>%1 work-item içeren 1 work-group</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>her biri %2 work-item içeren %1 work-group</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>work-group boyutuna göre işlev süresi</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>bir work-group içindeki work-item sayısı</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>work-group boyutuna göre işlev süresi</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>work-group boyutlarını tara</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Bu aygıta hangisinin uyduğunu görmek için work-group boyutlarını tarayın.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ work-group boyutlarını tara</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>başka bir work-item tarafından yazılmış %n piksel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>Her biri %3 × %3 work-item içeren %1 × %2 work-group, %4 sütunu ve %5 satırı kaplar.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>Work-group’lar sütunları tam böldüğü için sağda artan work-item yok. Başka bir boyut seçin.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>Sağ kenarı aşan work-item’lar alttaki satıra düştü; yalnız sondaki sınır denetimi bunu engellemez. Başka bir çalıştırma başka pikseller gösterebilir.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Sağ kenarı aşan work-item’lar yine alttaki satıra yazdı, ama burada son yazanlar doğru work-item’lardı. Bunun sözünü veren yok.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Block order</source>
        <translation>Work-group sırası</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Aygıtın work-group’ları hangi sırayla çalıştırdığını üç ayrı çalıştırmada kaydedin.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>Number of blocks</source>
        <translation>Work-group sayısı</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ work-group boyutu, yukarı yuvarlanmış</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Aşağı yuvarlanınca artan work-item olmaz: denetlenecek bir şey yok.</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>Ayrı bir çalıştırma: her work-group ne zaman çalıştığını not eder</translation>
    </message>
</context>
</TS>
