<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>Grid</name>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>nessun elemento: questo work-group è oltre floor(n / dimensione)</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>elemento %1, come il work-item %1 di ogni work-group</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>un solo valore per tutto il work-group</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>work-item %1 del work-group %2 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>work-group %1: primo work-item → %2; ultimo work-item → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>work-group %1 … %2: primo work-item → %3; ultimo work-item → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 work-group × %1 work-item = %1 work-item per %2 elementi</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 work-group × %2 work-item = %3 work-item per %4 elementi</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>work-group %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>una cella = %1 work-group</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%1 elementi su %2 non hanno un work-item: nessuno li calcola</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>1 block of %1 threads</source>
        <translation>1 work-group di %1 work-item</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 work-group di %2 work-item</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Tempo del kernel per dimensione del work-group</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>work-item in un work-group</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Kernel time by block size</source>
        <translation>Tempo del kernel per dimensione del work-group</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Scorri le dimensioni del work-group</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Scorri le dimensioni del work-group per vedere quale si adatta a questo dispositivo.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Scorri le dimensioni</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel di un altro work-item</numerusform>
            <numerusform>%n pixel di un altro work-item</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%1 × %2 work-group di %3 × %3 work-item coprono %4 colonne e %5 righe.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>I work-group dividono esattamente le colonne, quindi a destra non avanza alcun work-item. Scegli un’altra dimensione.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>I work-item oltre il bordo destro sono finiti nella riga sotto, e un controllo solo alla fine li lascia passare. Un’altra esecuzione può mostrare altri pixel.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Anche qui i work-item oltre il bordo destro hanno scritto nella riga sotto, ma per ultimi hanno scritto quelli giusti. Nulla lo promette.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Block order</source>
        <translation>Ordine dei work-group</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Registra in quale ordine il dispositivo esegue i work-group, in tre esecuzioni a parte.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>Number of blocks</source>
        <translation>Numero di work-group</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ dimensione, arrotondato in su</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Arrotondando in giù non avanza alcun work-item: non c’è nulla da controllare.</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>Un’esecuzione a parte: ogni work-group annota quando è stato eseguito</translation>
    </message>
</context>
</TS>
