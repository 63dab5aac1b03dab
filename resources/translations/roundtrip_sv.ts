<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>Format</name>
    <message>
        <source>not given</source>
        <translation>anges inte</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>okänd tid</translation>
    </message>
    <message>
        <source>too short to measure</source>
        <translation>för kort för att mätas</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>no element: its guard lets it do nothing</source>
        <translation>inget element: tack vare vakten gör den ingenting</translation>
    </message>
    <message>
        <source>element %1, which does not exist</source>
        <translation>element %1, som inte finns</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>element %1</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>element %1 … %2</translation>
    </message>
    <message>
        <source>elements %1, %2, …</source>
        <translation>element %1, %2, …</translation>
    </message>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>inget element: blocket ligger bortom floor(n / block)</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>element %1, som tråd %1 i varje block</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>ett enda värde för hela blocket</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>tråd %1 i block %2 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>block %1: första tråden → %2; sista tråden → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>block %1 … %2: första tråden → %3; sista tråden → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 block × %1 trådar = %1 trådar för %2 element</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 block × %2 trådar = %3 trådar för %4 element</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>block %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klart</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>has an element</source>
        <translation>har ett element</translation>
    </message>
    <message>
        <source>no element: %1</source>
        <translation>utan element: %1</translation>
    </message>
    <message>
        <source>no element (guarded): %1</source>
        <translation>utan element (vaktad): %1</translation>
    </message>
    <message>
        <source>no element, and no guard: %1</source>
        <translation>utan element och utan vakt: %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>en ruta = %1 block</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%1 av %2 element får ingen tråd: ingen räknar ut dem</translation>
    </message>
    <message>
        <source>No elements: nothing is launched.</source>
        <translation>Inga element: ingenting startas.</translation>
    </message>
    <message>
        <source>went wrong first</source>
        <translation>den första som blev fel</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>%1 computes · %2</source>
        <translation>%1 räknar · %2</translation>
    </message>
    <message>
        <source>%1 is mapped: the same memory, nothing moves</source>
        <translation>%1 är mappad: samma minne, ingenting flyttas</translation>
    </message>
    <message>
        <source>uploading %1 · %2</source>
        <translation>laddar upp %1 · %2</translation>
    </message>
    <message>
        <source>downloading %1 · %2</source>
        <translation>hämtar %1 · %2</translation>
    </message>
    <message>
        <source>d_%1</source>
        <translation>d_%1</translation>
    </message>
    <message>
        <source>host only</source>
        <translation>bara på värden</translation>
    </message>
    <message>
        <source>not allocated</source>
        <translation>inte allokerad</translation>
    </message>
    <message>
        <source>compute units: nothing to do</source>
        <translation>beräkningsenheter: inget att göra</translation>
    </message>
    <message>
        <source>CPU: queues work, then waits</source>
        <translation>CPU: köar arbete, väntar sedan</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Enhetens minne</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Värdens minne</translation>
    </message>
    <message>
        <source>%1 of %2 in use</source>
        <translation>%1 av %2 i bruk</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation>%1 i bruk</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>och %1 till</translation>
    </message>
    <message>
        <source>upload →</source>
        <translation>uppladdning →</translation>
    </message>
    <message>
        <source>← download</source>
        <translation>← hämtning</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 uppmätt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>uploaded</source>
        <translation>uppladdat</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>kärnor</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>hämtat</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>inget flyttas</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>inget att göra</translation>
    </message>
    <message>
        <source>queues, waits</source>
        <translation>köar, väntar</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
</context>
<context>
    <name>QsciScintilla</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Klistra &amp;in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>upload only</source>
        <translation>bara uppladdning</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>uppladdning</translation>
    </message>
    <message>
        <source>compute only</source>
        <translation>bara beräkning</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>beräkning</translation>
    </message>
    <message>
        <source>download only</source>
        <translation>bara hämtning</translation>
    </message>
    <message>
        <source>download</source>
        <translation>hämtning</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>överlapp</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>väntan</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>tur och retur</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>totalt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>inget att göra</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Host enqueue</source>
        <translation>Värdens kö</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiering</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Beräkning</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>time unknown: %1 of %2 steps (%3)</source>
        <translation>okänd tid: %1 av %2 steg (%3)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waited for nothing before it</source>
        <translation>väntade inte på något före sig</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>efter %1</translation>
    </message>
    <message>
        <source>%1; started %2 after it was queued</source>
        <translation>%1; började %2 efter att den köats</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>uppladdning</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>beräkning</translation>
    </message>
    <message>
        <source>download</source>
        <translation>hämtning</translation>
    </message>
    <message>
        <source>upload %1</source>
        <translation>uppladdning av %1</translation>
    </message>
    <message>
        <source>download %1</source>
        <translation>hämtning av %1</translation>
    </message>
    <message>
        <source>map %1 to write</source>
        <translation>mappning av %1 för skrivning</translation>
    </message>
    <message>
        <source>map %1 to read</source>
        <translation>mappning av %1 för läsning</translation>
    </message>
    <message>
        <source>unmap %1</source>
        <translation>avmappning av %1</translation>
    </message>
    <message>
        <source>allocate %1</source>
        <translation>allokering av %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>frigöring av %1</translation>
    </message>
    <message>
        <source>wait for the device</source>
        <translation>väntan på enheten</translation>
    </message>
    <message>
        <source>loop on the CPU</source>
        <translation>loop på CPU:n</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kärna</translation>
    </message>
    <message>
        <source>1 block of %1 threads</source>
        <translation>1 block med %1 trådar</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 block med %2 trådar</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>element %1 … %2</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 på %2, %3</translation>
    </message>
    <message>
        <source>time unknown: the driver gave none that can be true</source>
        <translation>okänd tid: drivrutinen gav ingen som kan stämma</translation>
    </message>
    <message>
        <source>the host&apos;s call took %1</source>
        <translation>värdens anrop tog %1</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>okänd tid</translation>
    </message>
    <message>
        <source>the host reads out</source>
        <translation>värden läser out</translation>
    </message>
    <message>
        <source>hold the queue</source>
        <translation>håll kön</translation>
    </message>
    <message>
        <source>let the queue go</source>
        <translation>släpp kön</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>The lesson %1 could not be read.</source>
        <translation>Lektionen %1 kunde inte läsas.</translation>
    </message>
    <message>
        <source>The lesson %1 was left out. %2</source>
        <translation>Lektionen %1 hoppades över. %2</translation>
    </message>
    <message>
        <source>No lesson was opened. %1</source>
        <translation>Ingen lektion öppnades. %1</translation>
    </message>
    <message>
        <source>All mistakes with their places: roundtrip lessons check &quot;%1&quot;</source>
        <translation>Alla fel och var de finns: roundtrip lessons check &quot;%1&quot;</translation>
    </message>
    <message>
        <source>A modelled device was left out. %1</source>
        <translation>En modellerad enhet utelämnades. %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See: roundtrip %1--help</source>
        <translation>Se: roundtrip %1--help</translation>
    </message>
    <message>
        <source>--engine needs a command whose quotes are closed.</source>
        <translation>--engine kräver ett kommando där citattecknen är stängda.</translation>
    </message>
    <message>
        <source>There is no display here, so no window can open. The same in pictures and numbers: roundtrip tour</source>
        <translation>Här finns ingen bildskärm, så inget fönster kan öppnas. Samma sak i bilder och siffror: roundtrip tour</translation>
    </message>
</context>
<context>
    <name>roundtrip::Answer</name>
    <message numerus="yes">
        <source>Your %n kernel(s) took %1</source>
        <translation>
            <numerusform>Din %n kärna tog %1</numerusform>
            <numerusform>Dina %n kärnor tog %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Mapping took %2 and moved nothing.</source>
        <translation>%1. Mappningen tog %2 och flyttade ingenting.</translation>
    </message>
    <message>
        <source>%1. Mapping took %2; that moved the data over the link.</source>
        <translation>%1. Mappningen tog %2; då flyttades data över länken.</translation>
    </message>
    <message>
        <source>%1. Copies alone took %2; for %3 something was copied while something was computed.</source>
        <translation>%1. Bara kopieringen tog %2; under %3 kopierades något medan något annat beräknades.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n chunk(s) computed for %1</source>
        <translation>
            <numerusform>Din %n bit beräknades på %1</numerusform>
            <numerusform>Dina %n bitar beräknades på %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; copying there and back for each took %2: %3 of the busy time moved data.</source>
        <translation>%1; att kopiera fram och tillbaka för var och en tog %2: %3 av arbetstiden gick åt till att flytta data.</translation>
    </message>
    <message>
        <source>%1; copying there and back once took %2: %3 of the busy time moved data.</source>
        <translation>%1; att kopiera fram och tillbaka en gång tog %2: %3 av arbetstiden gick åt till att flytta data.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 threads for %4 elements</source>
        <translation>%1 × %2 = %3 trådar för %4 element</translation>
    </message>
    <message>
        <source>%1: none is left over.</source>
        <translation>%1: ingen blir över.</translation>
    </message>
    <message>
        <source>%1: %2 are left over.</source>
        <translation>%1: %2 blir över.</translation>
    </message>
    <message>
        <source>All %1 elements are right.</source>
        <translation>Alla %1 element är rätt.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong.</source>
        <translation>%1 av %2 element är fel.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong, the first is element %3.</source>
        <translation>%1 av %2 element är fel, det första är element %3.</translation>
    </message>
    <message>
        <source>%1 elements behind the end were overwritten; only the guard zones show it.</source>
        <translation>%1 element bortom slutet skrevs över; bara skyddszonerna visar det.</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Blocks of %1</source>
        <translation>Block om %1</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Block: %1</translation>
    </message>
    <message>
        <source>Kernels: %1</source>
        <translation>Kärnor: %1</translation>
    </message>
    <message>
        <source>Chunks: %1</source>
        <translation>Bitar: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>A difference did not appear: the ratio is %1, and with these runs it may be anything from %2 to %3.</source>
        <translation>Ingen skillnad syntes: kvoten är %1, och med de här körningarna kan den vara allt från %2 till %3.</translation>
    </message>
    <message>
        <source>It did not appear: up to n = %1 the better loop on the CPU was ahead of kernel and copies together.</source>
        <translation>Det inträffade inte: upp till n = %1 låg den bästa loopen på CPU:n före kärna och kopiering tillsammans.</translation>
    </message>
    <message>
        <source>Kernel and copies together were ahead from n = %1 on, the smallest that was measured.</source>
        <translation>Kärna och kopiering tillsammans låg före från n = %1, det minsta som mättes.</translation>
    </message>
    <message>
        <source>From about n = %1 on, kernel and copies together were ahead of the better loop on the CPU.</source>
        <translation>Från ungefär n = %1 låg kärna och kopiering tillsammans före den bästa loopen på CPU:n.</translation>
    </message>
    <message>
        <source>Run %1 took %2.</source>
        <translation>Körning %1 tog %2.</translation>
    </message>
    <message>
        <source>In which order do the blocks run? Nobody promises one: record it.</source>
        <translation>I vilken ordning körs blocken? Ingen lovar någon: spela in den.</translation>
    </message>
    <message>
        <source>A single block has no order. Ask for more of them.</source>
        <translation>Ett enda block har ingen ordning. Begär fler.</translation>
    </message>
    <message>
        <source>%1 blocks: all in order this time. That promises nothing for the next run or another device.</source>
        <translation>%1 block: alla i ordning den här gången. Det lovar inget för nästa körning eller en annan enhet.</translation>
    </message>
    <message>
        <source>%1 blocks: %2 of them ran right after the block before them. Another run will differ.</source>
        <translation>%1 block: %2 av dem kördes direkt efter blocket före. En annan körning blir annorlunda.</translation>
    </message>
</context>
<context>
    <name>roundtrip::AnswerInput</name>
    <message>
        <source>Your answer</source>
        <translation>Ditt svar</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>välj …</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>Rader att ordna</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down move a line</source>
        <translation>Ctrl+Upp och Ctrl+Ned flyttar en rad</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytta upp</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytta ned</translation>
    </message>
    <message>
        <source>Ctrl+Up</source>
        <translation>Ctrl+Upp</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Ned</translation>
    </message>
</context>
<context>
    <name>roundtrip::Banner</name>
    <message>
        <source>Notice</source>
        <translation>Meddelande</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Stäng meddelandet</translation>
    </message>
</context>
<context>
    <name>roundtrip::BarsView</name>
    <message>
        <source>Bars</source>
        <translation>Staplar</translation>
    </message>
</context>
<context>
    <name>roundtrip::Bench</name>
    <message>
        <source>vec_add, %1, n = %2</source>
        <translation>vec_add, %1, n = %2</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>launch of one thread</source>
        <translation>start av en tråd</translation>
    </message>
    <message>
        <source>round trip of one element</source>
        <translation>tur och retur för ett element</translation>
    </message>
    <message>
        <source>a round trip against the same again, n = %1</source>
        <translation>en tur och retur mot samma en gång till, n = %1</translation>
    </message>
    <message>
        <source>tuned vec_add (block %1) against plain, kernels alone, n = %2</source>
        <translation>avstämd vec_add (block %1) mot den enkla, bara kärnorna, n = %2</translation>
    </message>
    <message>
        <source>%1 chunks, pipelined, against one round trip, n = %2</source>
        <translation>%1 delar i pipeline mot en tur och retur, n = %2</translation>
    </message>
    <message>
        <source>%1 kernels that stay on the device against as many round trips, n = %2</source>
        <translation>%1 kärnor som stannar på enheten mot lika många tur och retur, n = %2</translation>
    </message>
    <message>
        <source>Looking for the best block of the tuned kernel</source>
        <translation>Letar efter den avstämda kärnans bästa block</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>Mäter %1 (%2 av %3)</translation>
    </message>
    <message>
        <source>copy up</source>
        <translation>uppladdning</translation>
    </message>
    <message>
        <source>copy down</source>
        <translation>hämtning</translation>
    </message>
    <message>
        <source>order to start</source>
        <translation>från order till start</translation>
    </message>
    <message>
        <source>from start to end</source>
        <translation>från början till slut</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the answer is wrong</source>
        <translation>svaret är fel</translation>
    </message>
    <message>
        <source>%1 of its time</source>
        <translation>%1 av dess tid</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tiden är okänd</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3%4</source>
        <translation>median %1, kvartiler %2 … %3%4</translation>
    </message>
    <message>
        <source>: far apart</source>
        <translation>: långt isär</translation>
    </message>
    <message>
        <source>Rates count what the kernel must read and write once (vec_add: 3 × n elements), over the best of the repetitions; every other figure is a median. Ratios are medians of each round&apos;s own ratio, with the interval that holds the true median with 95 % confidence (by ranks); the two are measured in turn, in random order. Each step is warmed up first; the first run is not counted.</source>
        <translation>Hastigheter räknar det som kärnan måste läsa och skriva en gång (vec_add: 3 × n element) över den bästa upprepningen; varje annat värde är en median. Förhållanden är medianer av varje omgångs eget förhållande, med intervallet som innehåller den sanna medianen med 95 % säkerhet (efter rang); de två mäts turvis i slumpad ordning. Varje steg värms upp först; den första körningen räknas inte.</translation>
    </message>
</context>
<context>
    <name>roundtrip::BesideView</name>
    <message>
        <source>Earlier runs…</source>
        <translation>Tidigare körningar…</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>uppmätt här</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellerad</translation>
    </message>
</context>
<context>
    <name>roundtrip::Builtin</name>
    <message>
        <source>The barrier also waits for what was stored in global memory.</source>
        <translation>Barriären väntar också på det som skrivits i globalt minne.</translation>
    </message>
    <message>
        <source>The barrier also waits for what was stored in local memory.</source>
        <translation>Barriären väntar också på det som skrivits i lokalt minne.</translation>
    </message>
    <message>
        <source>Memory that all threads read and nobody writes while a kernel runs.</source>
        <translation>Minne som alla trådar läser och ingen skriver medan en kärna körs.</translation>
    </message>
    <message>
        <source>The device’s memory, where the arrays lie: all threads see it.</source>
        <translation>Enhetens minne, där fälten ligger: alla trådar ser det.</translation>
    </message>
    <message>
        <source>A function that the host can start. It gives nothing back.</source>
        <translation>En funktion som värden kan starta. Den ger inget tillbaka.</translation>
    </message>
    <message>
        <source>Memory that the threads of one block share.</source>
        <translation>Minne som trådarna i ett block delar.</translation>
    </message>
    <message>
        <source>A thread’s own memory; what says nothing else is private.</source>
        <translation>En tråds eget minne; det som inte säger något annat är privat.</translation>
    </message>
    <message>
        <source>The absolute value of a whole number; fabs is for float.</source>
        <translation>Absolutbeloppet av ett heltal; för float finns fabs.</translation>
    </message>
    <message>
        <source>The same bits, read as another type.</source>
        <translation>Samma bitar, lästa som en annan typ.</translation>
    </message>
    <message>
        <source>The block copies together; wait_group_events waits for the end.</source>
        <translation>Blocket kopierar tillsammans; wait_group_events väntar in slutet.</translation>
    </message>
    <message>
        <source>Adds to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Adderar till *p ostört av andra trådar; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Stores x if *p is as expected; gives what was there before.</source>
        <translation>Lagrar x om *p är som väntat; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Adds 1 to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Adderar 1 till *p ostört av andra trådar; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Keeps the larger one in *p; gives what was there before.</source>
        <translation>Behåller det större i *p; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Keeps the smaller one in *p; gives what was there before.</source>
        <translation>Behåller det mindre i *p; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Takes x away from *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Drar x från *p ostört av andra trådar; ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Stores x in *p and gives what was there before.</source>
        <translation>Lagrar x i *p och ger det som stod där förut.</translation>
    </message>
    <message>
        <source>Waits until every thread of the block is here. All of them must come.</source>
        <translation>Väntar tills varje tråd i blocket är här. Alla måste komma.</translation>
    </message>
    <message>
        <source>x, but not below least and not above most.</source>
        <translation>x, men inte under least och inte över most.</translation>
    </message>
    <message>
        <source>The number as another type.</source>
        <translation>Talet som en annan typ.</translation>
    </message>
    <message>
        <source>The number as another type: what stands behind the point is cut off.</source>
        <translation>Talet som en annan typ: det som står efter kommat skärs bort.</translation>
    </message>
    <message>
        <source>The cosine; x in radians.</source>
        <translation>Cosinus; x i radianer.</translation>
    </message>
    <message>
        <source>The dot product of two vectors.</source>
        <translation>Skalärprodukten av två vektorer.</translation>
    </message>
    <message>
        <source>e to the power of x.</source>
        <translation>e upphöjt till x.</translation>
    </message>
    <message>
        <source>The absolute value of a float.</source>
        <translation>Absolutbeloppet av en float.</translation>
    </message>
    <message>
        <source>The largest whole number that is not above x.</source>
        <translation>Det största heltal som inte är större än x.</translation>
    </message>
    <message>
        <source>a · b + c, rounded once.</source>
        <translation>a · b + c, avrundat en gång.</translation>
    </message>
    <message>
        <source>The larger one.</source>
        <translation>Det större.</translation>
    </message>
    <message>
        <source>The smaller one.</source>
        <translation>Det mindre.</translation>
    </message>
    <message>
        <source>This thread’s index among all threads of the grid.</source>
        <translation>Trådens index bland alla trådar i gridet.</translation>
    </message>
    <message>
        <source>Where the global indexes begin; mostly 0.</source>
        <translation>Där de globala indexen börjar; oftast 0.</translation>
    </message>
    <message>
        <source>How many threads the whole grid has.</source>
        <translation>Hur många trådar hela gridet har.</translation>
    </message>
    <message>
        <source>The index of this thread’s block in the grid.</source>
        <translation>Index i gridet för trådens block.</translation>
    </message>
    <message>
        <source>This thread’s index inside its block.</source>
        <translation>Trådens index inom sitt block.</translation>
    </message>
    <message>
        <source>How many threads a block has.</source>
        <translation>Hur många trådar ett block har.</translation>
    </message>
    <message>
        <source>How many blocks the grid has.</source>
        <translation>Hur många block gridet har.</translation>
    </message>
    <message>
        <source>In how many dimensions the grid was laid out.</source>
        <translation>I hur många dimensioner gridet är utlagt.</translation>
    </message>
    <message>
        <source>The natural logarithm.</source>
        <translation>Den naturliga logaritmen.</translation>
    </message>
    <message>
        <source>a · b + c, as the device does it fastest.</source>
        <translation>a · b + c, så som enheten gör det snabbast.</translation>
    </message>
    <message>
        <source>The larger one; both of the same type.</source>
        <translation>Det större; båda av samma typ.</translation>
    </message>
    <message>
        <source>Orders this thread’s own stores and loads; it waits for nobody.</source>
        <translation>Ordnar trådens egna skrivningar och läsningar; väntar inte på någon.</translation>
    </message>
    <message>
        <source>The smaller one; both of the same type.</source>
        <translation>Det mindre; båda av samma typ.</translation>
    </message>
    <message>
        <source>x to the power of y.</source>
        <translation>x upphöjt till y.</translation>
    </message>
    <message>
        <source>Prints from a thread. The order of threads is not promised.</source>
        <translation>Skriver ut från en tråd. Trådarnas ordning är inte utlovad.</translation>
    </message>
    <message>
        <source>The kernel runs in blocks of this size only.</source>
        <translation>Kärnan körs bara i block av den här storleken.</translation>
    </message>
    <message>
        <source>The nearest whole number; halves away from 0.</source>
        <translation>Närmaste heltal; halvor bort från 0.</translation>
    </message>
    <message>
        <source>1 divided by the square root.</source>
        <translation>1 delat med kvadratroten.</translation>
    </message>
    <message>
        <source>One of two values, without a branch.</source>
        <translation>Ett av två värden, utan förgrening.</translation>
    </message>
    <message>
        <source>The sine; x in radians.</source>
        <translation>Sinus; x i radianer.</translation>
    </message>
    <message>
        <source>A whole number that is long enough for every index.</source>
        <translation>Ett heltal som räcker för varje index.</translation>
    </message>
    <message>
        <source>The square root.</source>
        <translation>Kvadratroten.</translation>
    </message>
    <message>
        <source>Reads four elements, from p[4 k] on.</source>
        <translation>Läser fyra element, från p[4 k] och framåt.</translation>
    </message>
    <message>
        <source>Stores four elements, from p[4 k] on.</source>
        <translation>Lagrar fyra element, från p[4 k] och framåt.</translation>
    </message>
    <message>
        <source>Waits until the block’s copies have ended.</source>
        <translation>Väntar tills blockets kopieringar är klara.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Calls</name>
    <message>
        <source>call</source>
        <translation>anrop</translation>
    </message>
    <message>
        <source>waits: back after</source>
        <translation>väntar: tillbaka efter</translation>
    </message>
    <message>
        <source>does not wait: back after</source>
        <translation>väntar inte: tillbaka efter</translation>
    </message>
    <message>
        <source>the device worked</source>
        <translation>enheten arbetade</translation>
    </message>
    <message>
        <source>Calls that do not wait were back after %1 in all, while the device worked for %2: the wait moved into finish.</source>
        <translation>Anrop som inte väntar kom tillbaka efter sammanlagt %1, medan enheten arbetade i %2: väntan flyttade in i finish.</translation>
    </message>
    <message>
        <source>A timer around the launch would have shown %1 for a kernel of %2.</source>
        <translation>En tidtagning runt starten hade visat %1 för en kärna på %2.</translation>
    </message>
    <message>
        <source>calls that wait</source>
        <translation>anrop som väntar</translation>
    </message>
    <message>
        <source>calls that return</source>
        <translation>anrop som återvänder direkt</translation>
    </message>
    <message>
        <source>the host gives orders</source>
        <translation>värden ger order</translation>
    </message>
    <message>
        <source>the host waits</source>
        <translation>värden väntar</translation>
    </message>
</context>
<context>
    <name>roundtrip::Caption</name>
    <message>
        <source>grid %1 (automatic)</source>
        <translation>grid %1 (automatiskt)</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grid %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>block %1</translation>
    </message>
    <message>
        <source>grid automatic</source>
        <translation>automatiskt grid</translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>kedja om %1</translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>delar: %1</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3, repetitions: %4</source>
        <translation>median %1, kvartiler %2 … %3, upprepningar: %4</translation>
    </message>
    <message>
        <source>answer right</source>
        <translation>rätt svar</translation>
    </message>
    <message>
        <source>answer wrong</source>
        <translation>fel svar</translation>
    </message>
    <message>
        <source>times of the host&apos;s clock</source>
        <translation>tider från värdens klocka</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>tur och retur</translation>
    </message>
    <message>
        <source>kept on the device</source>
        <translation>stannar på enheten</translation>
    </message>
    <message>
        <source>pipelined pieces</source>
        <translation>delar i pipeline</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>mappat</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation>accelerator</translation>
    </message>
    <message>
        <source>other kind</source>
        <translation>annan sort</translation>
    </message>
    <message>
        <source>%1 (%2 through %3)</source>
        <translation>%1 (%2 genom %3)</translation>
    </message>
    <message>
        <source>Roundtrip %1</source>
        <translation>Roundtrip %1</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>inget att göra</translation>
    </message>
</context>
<context>
    <name>roundtrip::Card</name>
    <message>
        <source>Show as table</source>
        <translation>Visa som tabell</translation>
    </message>
</context>
<context>
    <name>roundtrip::Chart</name>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modellerad)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2
%3</source>
        <translation>%1
%2
%3</translation>
    </message>
    <message>
        <source>
quartiles %1 … %2</source>
        <translation>
kvartiler %1 … %2</translation>
    </message>
    <message>
        <source>%1 GFLOP/s</source>
        <translation>%1 GFLOP/s</translation>
    </message>
</context>
<context>
    <name>roundtrip::Check</name>
    <message>
        <source>The kernel wrote outside %1.</source>
        <translation>Kärnan skrev utanför %1.</translation>
    </message>
    <message>
        <source>It changed element %1, before the first; valid are 0 … %2.</source>
        <translation>Den ändrade element %1, före det första; giltiga är 0 … %2.</translation>
    </message>
    <message>
        <source>It changed elements %1 … %2; valid are 0 … %3.</source>
        <translation>Den ändrade elementen %1 … %2; giltiga är 0 … %3.</translation>
    </message>
    <message>
        <source>Guard the access, if (i &lt; n), and look at how the index is made.</source>
        <translation>Sätt en vakt framför, if (i &lt; n), och se efter hur indexet räknas ut.</translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation>Svaret är rätt.</translation>
    </message>
    <message>
        <source>Elements compared with the CPU&apos;s answer: %1.</source>
        <translation>Element som jämförts med CPU:ns svar: %1.</translation>
    </message>
    <message>
        <source>There was nothing to check.</source>
        <translation>Det fanns inget att kontrollera.</translation>
    </message>
    <message>
        <source>No element has an answer.</source>
        <translation>Inget element har något svar.</translation>
    </message>
    <message>
        <source>The kernel changed its input %1.</source>
        <translation>Kärnan ändrade sin indata %1.</translation>
    </message>
    <message>
        <source>Inputs are to be read only; the next run would start from other numbers.</source>
        <translation>Indata ska bara läsas; nästa körning skulle utgå från andra tal.</translation>
    </message>
    <message>
        <source>Write to the output, and mark the input const.</source>
        <translation>Skriv till utdata och märk indata som const.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements were never written.</source>
        <translation>Svaret är fel: %1 av %2 element skrevs aldrig.</translation>
    </message>
    <message>
        <source>No thread stored a result for them.</source>
        <translation>Ingen tråd sparade något resultat för dem.</translation>
    </message>
    <message>
        <source>See that grid × block covers n, and that every thread stores its result.</source>
        <translation>Se till att grid × block täcker n och att varje tråd lagrar sitt resultat.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements are not what the CPU computed.</source>
        <translation>Svaret är fel: %1 av %2 element är inte vad CPU:n räknade fram.</translation>
    </message>
    <message>
        <source>Look at the first wrong element and work it out by hand.</source>
        <translation>Titta på det första felaktiga elementet och räkna ut det för hand.</translation>
    </message>
    <message>
        <source>Element %1 is %2; it should be %3.</source>
        <translation>Element %1 är %2; det ska vara %3.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CheckCommand</name>
    <message>
        <source>There is no .cl file in the folder %1.</source>
        <translation>Det finns ingen .cl-fil i mappen %1.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 är varken en fil eller en mapp.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Det finns ingen fil %1.</translation>
    </message>
    <message>
        <source>There is no exercise %1.</source>
        <translation>Det finns ingen övning %1.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Det finns: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Menade du %1?</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Filen %1 kan inte läsas: %2.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>godkänd</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>UNDERKÄND</translation>
    </message>
    <message>
        <source>Right: %1 of %2.</source>
        <translation>Rätt: %1 av %2.</translation>
    </message>
    <message>
        <source>Grading %1 (%2 of %3)</source>
        <translation>Rättar %1 (%2 av %3)</translation>
    </message>
</context>
<context>
    <name>roundtrip::ClassSummary</name>
    <message>
        <source>steps</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>gissningar</translation>
    </message>
    <message>
        <source>right / answered</source>
        <translation>rätt / besvarade</translation>
    </message>
    <message>
        <source>passed / begun</source>
        <translation>godkända / påbörjade</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>elev</translation>
    </message>
</context>
<context>
    <name>roundtrip::Coach</name>
    <message>
        <source>%1 threads are too few: %2 elements have none and stay as they were. %3 blocks would do.</source>
        <translation>%1 trådar är för få: %2 element har ingen och förblir som de var. %3 block räcker.</translation>
    </message>
    <message>
        <source>`&lt;=` lets thread %1 in too, but the last element is %2. That thread wrote behind the end; the guard zone there caught it. Use `&lt;`.</source>
        <translation>`&lt;=` släpper även in tråd %1, men det sista elementet är %2. Tråden skrev bortom slutet; skyddszonen där fångade upp det. Använd `&lt;`.</translation>
    </message>
    <message>
        <source>%1 threads have no element, and nothing holds them back: %2 elements behind the end were overwritten. Guard zones caught it here. Elsewhere it would be somebody else&apos;s data.</source>
        <translation>%1 trådar har inget element, och inget håller dem tillbaka: %2 element bortom slutet skrevs över. Skyddszoner fångade upp det här. Någon annanstans hade det varit andras data.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 elements were written: every block did those again. `get_local_id` counts within the block; you need the global index.</source>
        <translation>Bara de första %1 av %2 element skrevs: varje block gjorde om just dem. `get_local_id` räknar inom blocket; du behöver det globala indexet.</translation>
    </message>
    <message>
        <source>The last %1 elements were left out: %2 ÷ %3 was rounded down, and the rest of a block got no threads. Round up and guard the end.</source>
        <translation>De sista %1 elementen kom inte med: %2 ÷ %3 avrundades nedåt, så resten fick inga trådar. Avrunda uppåt och sätt en vakt vid slutet.</translation>
    </message>
    <message>
        <source>Only element 0 is wrong. Indices count from 0: the first thread is thread 0.</source>
        <translation>Bara element 0 är fel. Index räknas från 0: den första tråden är tråd 0.</translation>
    </message>
    <message>
        <source>Only the end is wrong: the last %1 of %2 elements. Look at the guard and at the last block.</source>
        <translation>Bara slutet är fel: de sista %1 av %2 element. Titta på vakten och på det sista blocket.</translation>
    </message>
    <message>
        <source>None of the %1 elements was written. Does a thread get past the guard, and does it store into the output?</source>
        <translation>Inget av de %1 elementen skrevs. Kommer någon tråd förbi vakten, och lagrar den i utdata?</translation>
    </message>
    <message>
        <source>Every element is wrong, the first one too: %1 where %2 belongs. So the index is fine; look at the arithmetic.</source>
        <translation>Alla element är fel, även det första: %1 i stället för %2. Indexet stämmer alltså; titta på själva uträkningen.</translation>
    </message>
    <message>
        <source>%1 elements outside the buffer were overwritten, from index %2 on. Guard zones around it caught that; without them it may go unnoticed for long.</source>
        <translation>%1 element utanför bufferten skrevs över, från index %2. Skyddszonerna runt den fångade upp det; utan dem kan det gå obemärkt länge.</translation>
    </message>
    <message>
        <source>Your kernel wrote into an input. With `const` in the signature the compiler would have told you.</source>
        <translation>Din kärna skrev till indata. Med `const` i signaturen hade kompilatorn sagt till.</translation>
    </message>
    <message>
        <source>Right with n = %2, wrong with n = %1. Passing once does not mean right: compare what is different about the two.</source>
        <translation>Rätt med n = %2, fel med n = %1. Att klara sig en gång betyder inte att det är rätt: jämför vad som skiljer de två åt.</translation>
    </message>
    <message>
        <source>Your kernel loops over all %1 elements, and every thread runs it. A thread needs one element: the launch is the loop.</source>
        <translation>Din kärna loopar över alla %1 element, och varje tråd kör loopen. En tråd behöver bara ett element: starten är loopen.</translation>
    </message>
    <message>
        <source>Right by luck: nothing guards the end, but n = %1 is a multiple of the block of %2, so no thread is left over.</source>
        <translation>Rätt av en slump: inget vaktar slutet, men n = %1 är en multipel av blocket på %2, så ingen tråd blir över.</translation>
    </message>
    <message>
        <source>The first run took %1, the ones after it about %2. The first one also compiled the kernel for this block size. It is kept apart and counts in no median.</source>
        <translation>Första körningen tog %1, de följande ungefär %2. Den första kompilerade också kärnan för den här blockstorleken. Den redovisas för sig och ingår inte i någon median.</translation>
    </message>
    <message>
        <source>The middle half of the repetitions lies between %1 and %2. A difference smaller than that says nothing. Close other programs, or repeat more often.</source>
        <translation>Den mittersta halvan av upprepningarna ligger mellan %1 och %2. En mindre skillnad än så säger ingenting. Stäng andra program eller upprepa fler gånger.</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s) cannot show how far the times scatter.</source>
        <translation>
            <numerusform>%n upprepning kan inte visa hur mycket tiderna sprider sig.</numerusform>
            <numerusform>%n upprepningar kan inte visa hur mycket tiderna sprider sig.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference shown: the ratio is %1, and it may as well be anything from %2 to %3.</source>
        <translation>Ingen påvisad skillnad: kvoten är %1, och den kan lika gärna vara allt från %2 till %3.</translation>
    </message>
    <message>
        <source>With one chunk there is nothing to overlap: the kernel waits for the whole upload, the download for the whole kernel.</source>
        <translation>Med en enda bit finns inget att överlappa: kärnan väntar på hela uppladdningen, hämtningen på hela kärnan.</translation>
    </message>
    <message>
        <source>%1 chunks of %2 each: every copy and launch has a fixed cost, and now it is paid %1 times.</source>
        <translation>%1 bitar om %2: varje kopiering och start har en fast kostnad, och nu betalas den %1 gånger.</translation>
    </message>
    <message>
        <source>No overlap here: none of the %1 chunks was copied while another was computed. On a CPU copies and kernels need the same cores. Whether chunks help all the same, the whole time tells.</source>
        <translation>Inget överlapp här: ingen av de %1 bitarna kopierades medan en annan beräknades. På en CPU behöver kopiering och kärnor samma processorkärnor. Om bitar ändå hjälper visar den totala tiden.</translation>
    </message>
    <message>
        <source>No overlap: the %1 chunks went one after the other. It takes queues of their own, memory the device can fetch by itself, and a free copy engine.</source>
        <translation>Inget överlapp: de %1 bitarna gick en efter en. Det krävs egna köer, minne som enheten själv kan hämta från och en ledig kopieringsmotor.</translation>
    </message>
    <message>
        <source>For %1 of %2 nothing was copied or computed: that is how long the orders take to get to the device and back. More work for each order hides it.</source>
        <translation>Under %1 av %2 varken kopierades eller beräknades något: så lång tid tar det för en order att nå enheten och för svaret att komma tillbaka. Mer arbete per order döljer det.</translation>
    </message>
    <message>
        <source>Each of the %1 kernels has its own copies, %2 together. Kept on the device, the data moves once and about %3 of that is saved.</source>
        <translation>Var och en av de %1 kärnorna har egna kopieringar, sammanlagt %2. Ligger data kvar på enheten flyttas de bara en gång, och ungefär %3 av det sparas.</translation>
    </message>
    <message>
        <source>With one kernel there is nothing to keep: the data goes there and back once either way. It pays from two on.</source>
        <translation>Med en enda kärna finns inget att behålla: data går fram och tillbaka en gång i båda fallen. Det lönar sig från två.</translation>
    </message>
    <message>
        <source>One trip of copies costs %2, and each kernel saves %3 against the loop on the CPU. From %1 kernels on one trip it pays: %2 ÷ %3, rounded up.</source>
        <translation>En tur och retur med kopiering kostar %2, och varje kärna sparar %3 jämfört med loopen på CPU:n. Från %1 kärnor på samma tur lönar det sig: %2 ÷ %3, avrundat uppåt.</translation>
    </message>
    <message>
        <source>The loop on the CPU takes %1, the kernel %2. Where the kernel saves nothing, no chain is long enough to pay for the copies.</source>
        <translation>Loopen på CPU:n tar %1, kärnan %2. När kärnan inte sparar något är ingen kedja lång nog för att betala kopieringen.</translation>
    </message>
    <message>
        <source>Mapping took %1 and moved nothing: host and device share this memory. A GPU with memory of its own would have to move the data after all.</source>
        <translation>Mappningen tog %1 och flyttade ingenting: värd och enhet delar det här minnet. En GPU med eget minne hade ändå behövt flytta data.</translation>
    </message>
    <message>
        <source>Doubles moved %1. Where seven digits are enough, floats move %2: half the bytes, half the time in copies.</source>
        <translation>Med double flyttades %1. När sju siffror räcker flyttar float %2: halva antalet byte, halva kopieringstiden.</translation>
    </message>
    <message>
        <source>%1 of the busy time moved data: %2 of copies for %3 of computing. A faster kernel would hardly help; more work on the same data would.</source>
        <translation>%1 av arbetstiden gick åt till att flytta data: %2 kopiering för %3 beräkning. En snabbare kärna hjälper knappast; mer arbete på samma data gör det.</translation>
    </message>
    <message>
        <source>%1 were copied in %2, from one place in your memory to another. To a GPU with its own memory they would have to cross a link.</source>
        <translation>%1 kopierades på %2, från en plats i ditt minne till en annan. Till en GPU med eget minne hade de behövt gå över en länk.</translation>
    </message>
    <message>
        <source>%1 blocks of one thread each: starting a block costs far more than one addition.</source>
        <translation>%1 block med en tråd var: att starta ett block kostar mycket mer än en addition.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) for %1 compute units: a block runs on one unit, so the others have nothing to do.</source>
        <translation>
            <numerusform>%n block för %1 beräkningsenheter: ett block körs på en enhet, så de andra har inget att göra.</numerusform>
            <numerusform>%n block för %1 beräkningsenheter: ett block körs på en enhet, så de andra har inget att göra.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 threads find no element. They are started, meet the guard and end: harmless, but not free.</source>
        <translation>%1 av %2 trådar får inget element. De startas, möter vakten och avslutas: ofarligt, men inte gratis.</translation>
    </message>
    <message>
        <source>This device runs threads in groups of %2. A block of %1 is no multiple of that, so its last group is partly empty.</source>
        <translation>Den här enheten kör trådar i grupper om %2. Ett block på %1 är ingen multipel av det, så dess sista grupp är delvis tom.</translation>
    </message>
    <message>
        <source>Right, and slow for a CPU&apos;s reason: one core jumps far through memory with every step of this loop. On a GPU neighbouring threads read neighbours, and the loop is good style.</source>
        <translation>Rätt, men långsamt av ett skäl som gäller CPU:er: en processorkärna hoppar långt i minnet i varje steg av loopen. På en GPU läser granntrådar grannelement, och loopen är god stil.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU. This is a CPU&apos;s reason: both are the same cores, so the copies are pure loss. A product has more work for each byte.</source>
        <translation>Upp till n = %1 slår enheten med sin kopiering aldrig loopen på CPU:n. Det är ett skäl som gäller CPU:er: båda är samma processorkärnor, så kopieringen är ren förlust. En produkt har mer arbete per byte.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU: too little work for each byte. A product has more.</source>
        <translation>Upp till n = %1 slår enheten med sin kopiering aldrig loopen på CPU:n: för lite arbete per byte. En produkt har mer.</translation>
    </message>
    <message>
        <source>n = %1 is below the break-even point that your sweep found, about %2. There the loop on the CPU is done before the copies are.</source>
        <translation>n = %1 ligger under brytpunkten som ditt svep hittade, ungefär %2. Där är loopen på CPU:n klar innan kopieringen är det.</translation>
    </message>
    <message>
        <source>The kernel took %1, the loop on all threads %2: about even, because this device is the same cores. With a GPU it would not be.</source>
        <translation>Kärnan tog %1, loopen på alla trådar %2: ungefär lika, eftersom enheten är samma processorkärnor. Med en GPU vore det inte så.</translation>
    </message>
    <message>
        <source>Here large blocks win, %1 before all others. That is a CPU&apos;s reason: a block is one piece of work for a core, and fewer pieces cost fewer starts. On a GPU the times level off far earlier.</source>
        <translation>Här vinner stora block, %1 före alla andra. Det är ett skäl som gäller CPU:er: ett block är en portion arbete för en processorkärna, och färre portioner kräver färre starter. På en GPU planar tiderna ut mycket tidigare.</translation>
    </message>
    <message>
        <source>From blocks of %1 on the times level off: up to the largest none is clearly better. Take one from there, and measure again on another device.</source>
        <translation>Från block om %1 planar tiderna ut: upp till det största är inget klart bättre. Välj ett därifrån, och mät igen på en annan enhet.</translation>
    </message>
    <message>
        <source>All %1 blocks ran in order this time. Nothing promises it: another run, device or number of blocks may differ, so no block may count on one before it.</source>
        <translation>Alla %1 block kördes i ordning den här gången. Inget lovar det: en annan körning, enhet eller ett annat antal block kan ge något annat, så inget block får räkna med ett tidigare.</translation>
    </message>
    <message>
        <source>%1 of the blocks ran right after the one before them, and now %2. Same kernel, same data: the order is the device&apos;s own affair.</source>
        <translation>%1 av blocken kördes direkt efter det föregående, och nu %2. Samma kärna, samma data: ordningen är enhetens ensak.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</source>
        <translation>
            <numerusform>%n gång hittills har kopieringen kostat mer än du väntade dig. Räkna de byte som varje operation behöver: en addition behöver 12, och alla måste flyttas.</numerusform>
            <numerusform>%n gånger hittills har kopieringen kostat mer än du väntade dig. Räkna de byte som varje operation behöver: en addition behöver 12, och alla måste flyttas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</source>
        <translation>
            <numerusform>%n gång hittills har kopieringen kostat mindre än du väntade dig. Den räknas en gång per tur; en kärna räknas varje gång den körs.</numerusform>
            <numerusform>%n gånger hittills har kopieringen kostat mindre än du väntade dig. Den räknas en gång per tur; en kärna räknas varje gång den körs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</source>
        <translation>
            <numerusform>%n gång hittills har mer blivit fel än du väntade dig. Ett fel index drabbar varje tråd som använder det, inte bara en.</numerusform>
            <numerusform>%n gånger hittills har mer blivit fel än du väntade dig. Ett fel index drabbar varje tråd som använder det, inte bara en.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</source>
        <translation>
            <numerusform>%n gång hittills har mindre blivit fel än du väntade dig. Fråga dig vilka trådar felet når: ofta bara det sista blocket.</numerusform>
            <numerusform>%n gånger hittills har mindre blivit fel än du väntade dig. Fråga dig vilka trådar felet når: ofta bara det sista blocket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</source>
        <translation>
            <numerusform>%n gång hittills har skillnaden varit större än du väntade dig. Leta efter en kostnad som betalas en gång per block eller tur.</numerusform>
            <numerusform>%n gånger hittills har skillnaden varit större än du väntade dig. Leta efter en kostnad som betalas en gång per block eller tur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</source>
        <translation>
            <numerusform>%n gång hittills har skillnaden varit mindre än du väntade dig. En del av tiden är densamma på båda sätten; bara resten kan ändras.</numerusform>
            <numerusform>%n gånger hittills har skillnaden varit mindre än du väntade dig. En del av tiden är densamma på båda sätten; bara resten kan ändras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</source>
        <translation>
            <numerusform>%n gång hittills har du väntat dig blocken i ordning. Lediga beräkningsenheter tar nästa block i tur, och ingen väntar på en granne.</numerusform>
            <numerusform>%n gånger hittills har du väntat dig blocken i ordning. Lediga beräkningsenheter tar nästa block i tur, och ingen väntar på en granne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the checks again</source>
        <translation>Kör kontrollen igen</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>Svep över n</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Svep över block</translation>
    </message>
    <message>
        <source>Record again</source>
        <translation>Spela in igen</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Kör igen</translation>
    </message>
    <message numerus="yes">
        <source>Keep it there for %n kernel(s)</source>
        <translation>
            <numerusform>Behåll data där för %n kärna</numerusform>
            <numerusform>Behåll data där för %n kärnor</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it in chunks</source>
        <translation>Prova i bitar</translation>
    </message>
    <message>
        <source>Map it instead</source>
        <translation>Mappa i stället</translation>
    </message>
    <message>
        <source>Make round trips</source>
        <translation>Gör tur och retur</translation>
    </message>
    <message>
        <source>Compare with round trips</source>
        <translation>Jämför med tur och retur</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Prova %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Använd %1</translation>
    </message>
    <message>
        <source>Try n = %1</source>
        <translation>Prova n = %1</translation>
    </message>
    <message>
        <source>Use blocks of %1</source>
        <translation>Använd block om %1</translation>
    </message>
    <message>
        <source>Use just enough blocks</source>
        <translation>Använd precis nog med block</translation>
    </message>
    <message>
        <source>Use %1 blocks</source>
        <translation>Använd %1 block</translation>
    </message>
    <message>
        <source>Use %1 chunks</source>
        <translation>Använd %1 bitar</translation>
    </message>
    <message>
        <source>Repeat %1 times</source>
        <translation>Upprepa %1 gånger</translation>
    </message>
    <message>
        <source>%1 of %2 elements were still old: the copy back was queued, not done. Wait with `finish`, or with a blocking read, before you use a result.</source>
        <translation>%1 av %2 element var fortfarande gamla: hämtningen låg i kön, den var inte klar. Vänta med `finish`, eller med en blockerande läsning, innan du använder ett resultat.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CoachCard</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Stäng av</translation>
    </message>
    <message>
        <source>Switch the coach off</source>
        <translation>Stäng av coachen</translation>
    </message>
    <message>
        <source>The menu of the language switches it on again</source>
        <translation>I språkmenyn slår du på den igen</translation>
    </message>
    <message>
        <source>Close what the coach says</source>
        <translation>Stäng coachens råd</translation>
    </message>
</context>
<context>
    <name>roundtrip::CodeBlock</name>
    <message>
        <source>Program text</source>
        <translation>Programtext</translation>
    </message>
</context>
<context>
    <name>roundtrip::CommandLine</name>
    <message>
        <source> Did you mean %1?</source>
        <translation> Menade du %1?</translation>
    </message>
    <message>
        <source> Possible are: %1.</source>
        <translation> Möjliga är: %1.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 tar inget värde.</translation>
    </message>
    <message>
        <source>%1 needs a value: %1 %2.</source>
        <translation>%1 kräver ett värde: %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not go with this command.</source>
        <translation>%1 hör inte till det här kommandot.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>Det finns inget alternativ %1.</translation>
    </message>
    <message>
        <source>The word %1 is one too many.</source>
        <translation>Ordet %1 är ett för mycket.</translation>
    </message>
    <message>
        <source>%1 needs a whole number such as 1000 or 2^20, not &quot;%2&quot;.</source>
        <translation>%1 kräver ett heltal som 1000 eller 2^20, inte &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 does not know &quot;%2&quot;.</source>
        <translation>%1 känner inte till &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--over does not know &quot;%1&quot;.</source>
        <translation>--over känner inte till &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--format does not know &quot;%1&quot;.</source>
        <translation>--format känner inte till &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--format stands behind the --export that it is for.</source>
        <translation>--format står efter den --export som den gäller.</translation>
    </message>
    <message>
        <source>--export - needs --format, since standard output has no name that says it.</source>
        <translation>--export - kräver --format, eftersom standard ut inte har något namn som säger det.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .png, .svg, .pdf, .csv, .json or .trace.json, or add --format.</source>
        <translation>Namnet &quot;%1&quot; säger inte vad som ska skrivas. Låt det sluta på .png, .svg, .pdf, .csv, .json eller .trace.json, eller lägg till --format.</translation>
    </message>
    <message>
        <source>Only one result can go to standard output.</source>
        <translation>Bara ett resultat kan skrivas till standard ut.</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>Det finns inget kommando %1.</translation>
    </message>
    <message>
        <source>elements of each array, for example 1048576 or 2^20</source>
        <translation>element i varje array, till exempel 1048576 eller 2^20</translation>
    </message>
    <message>
        <source>what changes from point to point</source>
        <translation>vad som ändras från punkt till punkt</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>första värdet</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>sista värdet</translation>
    </message>
    <message>
        <source>how many values, evenly spread on a log scale</source>
        <translation>hur många värden, jämnt fördelade på en logaritmisk skala</translation>
    </message>
    <message>
        <source>threads in a block (256)</source>
        <translation>trådar i ett block (256)</translation>
    </message>
    <message>
        <source>a kernel of the course, or a .cl file with the parameters of vec_add</source>
        <translation>en av kursens kärnor, eller en .cl-fil med samma parametrar som vec_add</translation>
    </message>
    <message>
        <source>round-trip, keep-on-device, pipelined or mapped</source>
        <translation>round-trip, keep-on-device, pipelined eller mapped</translation>
    </message>
    <message>
        <source>kernels one after the other</source>
        <translation>kärnor efter varandra</translation>
    </message>
    <message>
        <source>how often it is measured (7)</source>
        <translation>hur många gånger det mäts (7)</translation>
    </message>
    <message>
        <source>float, double, int or uint</source>
        <translation>float, double, int eller uint</translation>
    </message>
    <message>
        <source>the result as JSON on standard output</source>
        <translation>resultatet som JSON på standard ut</translation>
    </message>
    <message>
        <source>write a file; may be given several times; - is standard output</source>
        <translation>skriv en fil; får anges flera gånger; - är standard ut</translation>
    </message>
    <message>
        <source>of the --export before it, where its name does not say: png, svg, pdf, csv, json or trace</source>
        <translation>för föregående --export, när namnet inte säger det: png, svg, pdf, csv, json eller trace</translation>
    </message>
    <message>
        <source>CSV for spreadsheets that write 1,5: semicolons and decimal commas</source>
        <translation>CSV för kalkylprogram som skriver 1,5: semikolon och decimalkomma</translation>
    </message>
    <message>
        <source>folder to write to (roundtrip-tour)</source>
        <translation>mapp att skriva till (roundtrip-tour)</translation>
    </message>
    <message>
        <source>how to start the engine, for example &quot;ssh lab roundtrip-engine&quot;</source>
        <translation>hur motorn startas, till exempel &quot;ssh lab roundtrip-engine&quot;</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>den här texten</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>versionen</translation>
    </message>
    <message>
        <source>list the devices</source>
        <translation>lista enheterna</translation>
    </message>
    <message>
        <source>measure one experiment</source>
        <translation>mät ett experiment</translation>
    </message>
    <message>
        <source>measure over many sizes or block sizes</source>
        <translation>mät över många storlekar eller blockstorlekar</translation>
    </message>
    <message>
        <source>run every lesson&apos;s experiment; write its page, charts and numbers</source>
        <translation>kör varje lektions experiment; skriv dess sida, diagram och siffror</translation>
    </message>
    <message>
        <source>Usage: roundtrip %1</source>
        <translation>Användning: roundtrip %1</translation>
    </message>
    <message>
        <source>[COMMAND] [OPTIONS]</source>
        <translation>[KOMMANDO] [ALTERNATIV]</translation>
    </message>
    <message>
        <source> [OPTIONS]</source>
        <translation> [ALTERNATIV]</translation>
    </message>
    <message>
        <source>Learn GPU computing by measuring it. Without a command the window opens.</source>
        <translation>Lär dig GPU-beräkning genom att mäta. Utan kommando öppnas fönstret.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the run failed or its answer is wrong, 2 bad usage, 3 no device or no engine.</source>
        <translation>Slutkoder: 0 klart, 1 körningen misslyckades eller gav fel svar, 2 felaktig användning, 3 ingen enhet eller motor.</translation>
    </message>
    <message>
        <source>%1 %2 is too large; %3 is the most that can be said.</source>
        <translation>%1 %2 är för stort; %3 är det mesta som kan anges.</translation>
    </message>
    <message>
        <source>%1 starts at 1.</source>
        <translation>%1 börjar på 1.</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile kräver en mapp.</translation>
    </message>
    <message>
        <source>check needs a .cl file, or a folder of them.</source>
        <translation>check kräver en .cl-fil eller en mapp med sådana.</translation>
    </message>
    <message>
        <source>check needs --exercise, for example --exercise vec-add.</source>
        <translation>check kräver --exercise, till exempel --exercise vec-add.</translation>
    </message>
    <message>
        <source>results merge needs the files that the learners exported.</source>
        <translation>results merge kräver filerna som eleverna exporterade.</translation>
    </message>
    <message>
        <source>results export needs the file to write, such as results.csv.</source>
        <translation>results export kräver filen som ska skrivas, till exempel results.csv.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .csv or .json.</source>
        <translation>Namnet &quot;%1&quot; säger inte vad som ska skrivas. Låt det sluta på .csv eller .json.</translation>
    </message>
    <message>
        <source>sweep needs --over n, block, pieces or chunks.</source>
        <translation>sweep kräver --over n, block, pieces eller chunks.</translation>
    </message>
    <message>
        <source>--to %1 is below --from %2. Let the larger one be --to.</source>
        <translation>--to %1 är mindre än --from %2. Låt --to vara det större.</translation>
    </message>
    <message>
        <source>--points %1 is too large; %2 are the most.</source>
        <translation>--points %1 är för stort; %2 är det mesta.</translation>
    </message>
    <message>
        <source>--to %1 is too large; %2 pieces are the most.</source>
        <translation>--to %1 är för stort; %2 delar är det mesta.</translation>
    </message>
    <message>
        <source>--elements 0 leaves nothing to time. Choose 1 or more.</source>
        <translation>--elements 0 ger inget att ta tid på. Välj 1 eller mer.</translation>
    </message>
    <message>
        <source>A sweep cannot be written as a trace, which shows the steps of one run. Choose another format for %1, or: roundtrip run.</source>
        <translation>Ett svep kan inte skrivas som spår, eftersom ett spår visar stegen i en enda körning. Välj ett annat format för %1, eller: roundtrip run.</translation>
    </message>
    <message>
        <source>%1 needs a second word:</source>
        <translation>%1 kräver ett ord till:</translation>
    </message>
    <message>
        <source>blocks (auto: as many as the elements need)</source>
        <translation>block (auto: så många som elementen kräver)</translation>
    </message>
    <message>
        <source>pieces of a pipelined run (4, or fewer where there are fewer blocks)</source>
        <translation>delar i en körning i pipeline (4, eller färre om det finns färre block)</translation>
    </message>
    <message>
        <source>a device&apos;s id, its kind (cpu, gpu) or a part of its name; see: roundtrip devices</source>
        <translation>en enhets id, dess typ (cpu, gpu) eller en del av dess namn; se: roundtrip devices</translation>
    </message>
    <message>
        <source>which exercise of the course the file solves, for example vec-add</source>
        <translation>vilken övning i kursen filen löser, till exempel vec-add</translation>
    </message>
    <message>
        <source>of the random inputs, to grade with the same ones again</source>
        <translation>för slumpade indata, för att rätta med samma igen</translation>
    </message>
    <message>
        <source>folder that keeps the learner&apos;s progress and settings</source>
        <translation>mapp som förvarar elevens framsteg och inställningar</translation>
    </message>
    <message>
        <source>the learner&apos;s name in the file (the one given in the window)</source>
        <translation>elevens namn i filen (det som angetts i fönstret)</translation>
    </message>
    <message>
        <source>grade kernels that solve an exercise: a .cl file, or a folder of them</source>
        <translation>rätta kärnor som löser en övning: en .cl-fil eller en mapp med sådana</translation>
    </message>
    <message>
        <source>write what you did in the lessons, for a teacher: .csv or .json</source>
        <translation>skriv vad du gjort i lektionerna, till läraren: .csv eller .json</translation>
    </message>
    <message>
        <source>put the results of many learners together: a table and the guesses</source>
        <translation>för samman många elevers resultat: en tabell och gissningarna</translation>
    </message>
    <message>
        <source>lessons check needs one folder: a lesson, or a folder of lessons.</source>
        <translation>lessons check behöver en mapp: en lektion eller en mapp med lektioner.</translation>
    </message>
    <message>
        <source>find every mistake in a lesson, or in a folder of lessons</source>
        <translation>hitta alla fel i en lektion eller i en mapp med lektioner</translation>
    </message>
    <message>
        <source>--lessons needs a folder.</source>
        <translation>--lessons kräver en mapp.</translation>
    </message>
    <message>
        <source>lessons of your own: a lesson&apos;s folder, or a folder of lessons</source>
        <translation>egna lektioner: en lektions mapp, eller en mapp med lektioner</translation>
    </message>
    <message>
        <source>a device that is not here, modelled from its published figures, for example t4</source>
        <translation>en enhet som inte finns här, modellerad efter sina publicerade värden, till exempel t4</translation>
    </message>
    <message>
        <source>measure this device as other benchmarks do: bandwidths, latencies, comparisons</source>
        <translation>mät enheten som andra mätprogram gör: bandbredder, fördröjningar, jämförelser</translation>
    </message>
</context>
<context>
    <name>roundtrip::Commands</name>
    <message>
        <source>There is no kernel %1.</source>
        <translation>Det finns ingen kärna %1.</translation>
    </message>
    <message>
        <source>There are: %1. A file needs a name that ends in .cl.</source>
        <translation>Det finns: %1. En fil måste ha ett namn som slutar på .cl.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Menade du %1?</translation>
    </message>
    <message>
        <source>Allowed would be: %1.</source>
        <translation>Tillåtna vore: %1.</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>Mäter %1 (%2 av %3)</translation>
    </message>
    <message>
        <source>At least one answer is wrong. Run that size alone to see which elements.</source>
        <translation>Minst ett svar är fel. Kör den storleken för sig för att se vilka element.</translation>
    </message>
    <message>
        <source>The compiler warns: %1</source>
        <translation>Kompilatorn varnar: %1</translation>
    </message>
    <message>
        <source>No font here has %1: the picture shows boxes instead.</source>
        <translation>Inget typsnitt här har %1: bilden visar rutor i stället.</translation>
    </message>
    <message>
        <source>--from %1 is above the last value, %2. Give --to as well.</source>
        <translation>--from %1 är större än det sista värdet, %2. Ange även --to.</translation>
    </message>
    <message>
        <source>There are no modelled devices in lessons/devices.</source>
        <translation>Det finns inga modellerade enheter i lessons/devices.</translation>
    </message>
    <message>
        <source>There is no modelled device %1. There are: %2.</source>
        <translation>Det finns ingen modellerad enhet %1. Det finns: %2.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CompilerMessage</name>
    <message>
        <source>%1 is a word of CUDA. OpenCL C says get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</source>
        <translation>%1 är ett ord i CUDA. OpenCL C säger get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</translation>
    </message>
    <message>
        <source>This is a word of CUDA. In OpenCL C a kernel begins with __kernel void, and its arrays with __global.</source>
        <translation>Det här är ett ord i CUDA. I OpenCL C börjar en kärna med __kernel void, och dess fält med __global.</translation>
    </message>
    <message>
        <source>Nothing is called %1. It may be a slip of the pen for %2.</source>
        <translation>Inget heter %1. Kanske menade du %2.</translation>
    </message>
    <message>
        <source>Nothing is called %1 here: it is misspelt, or it is declared further down or inside other braces. A function stands above its first use.</source>
        <translation>Inget heter %1 här: det är felstavat, eller deklarerat längre ner eller inom andra klamrar. En funktion står ovanför sin första användning.</translation>
    </message>
    <message>
        <source>%1 is no type. OpenCL C has int, uint, float, float4, size_t and their like.</source>
        <translation>%1 är ingen typ. OpenCL C har int, uint, float, float4, size_t och liknande.</translation>
    </message>
    <message>
        <source>The three parts of for stand between semicolons: for (int k = 0; k &lt; 3; ++k).</source>
        <translation>De tre delarna i for skiljs åt med semikolon: for (int k = 0; k &lt; 3; ++k).</translation>
    </message>
    <message>
        <source>A semicolon is missing here, or at the end of the line before: every statement ends in one.</source>
        <translation>Ett semikolon saknas här eller i slutet av raden före: varje sats slutar med ett.</translation>
    </message>
    <message>
        <source>A semicolon stands inside an expression. If a name before it was made with #define: that line must not end in one.</source>
        <translation>Ett semikolon står inne i ett uttryck. Om ett namn före det gjordes med #define får den raden inte sluta med ett.</translation>
    </message>
    <message>
        <source>A bracket was opened and is not closed: %1 is missing here or a little before.</source>
        <translation>En parentes öppnades och stängs inte: %1 saknas här eller strax före.</translation>
    </message>
    <message>
        <source>The text ends inside braces: one of the { has no }.</source>
        <translation>Texten slutar inom klamrar: en av { har ingen }.</translation>
    </message>
    <message>
        <source>Here is one } too many: it closes nothing.</source>
        <translation>Här är en } för mycket: den stänger inget.</translation>
    </message>
    <message>
        <source>After the parameters comes the kernel’s body, between { and }.</source>
        <translation>Efter parametrarna kommer kärnans kropp, mellan { och }.</translation>
    </message>
    <message>
        <source>A value is missing here. Often an operator has nothing beside it, an else has no if, or a bracket closes too early.</source>
        <translation>Ett värde saknas här. Ofta har en operator inget bredvid sig, ett else saknar if, eller en parentes stängs för tidigt.</translation>
    </message>
    <message>
        <source>A name is missing here. OpenCL C is C: it has no references (&amp;), no new and no templates.</source>
        <translation>Ett namn saknas här. OpenCL C är C: det har inga referenser (&amp;), inget new och inga mallar.</translation>
    </message>
    <message>
        <source>%1 does not take these arguments: count them, and look at their types.</source>
        <translation>%1 tar inte de här argumenten: räkna dem och se på deras typer.</translation>
    </message>
    <message>
        <source>%1 exists for several types, and these arguments fit none of them exactly. Give all of them one type: 1.0f instead of 1, or (float)x.</source>
        <translation>%1 finns för flera typer, och de här argumenten passar ingen av dem exakt. Ge alla samma typ: 1.0f i stället för 1, eller (float)x.</translation>
    </message>
    <message>
        <source>The function takes fewer arguments than stand here: %1.</source>
        <translation>Funktionen tar färre argument än som står här: %1.</translation>
    </message>
    <message>
        <source>The function takes more arguments than stand here: %1.</source>
        <translation>Funktionen tar fler argument än som står här: %1.</translation>
    </message>
    <message>
        <source>This array is an input: const says that nobody writes to it. Store in the output instead.</source>
        <translation>Det här fältet är en indata: const säger att ingen skriver i det. Lagra i utdata i stället.</translation>
    </message>
    <message>
        <source>%1 is const: its value is handed over and stays. Use a variable of your own.</source>
        <translation>%1 är const: värdet lämnas över och förblir. Använd en egen variabel.</translation>
    </message>
    <message>
        <source>Only a variable or an element can stand at the left of =.</source>
        <translation>Bara en variabel eller ett element kan stå till vänster om =.</translation>
    </message>
    <message>
        <source>Only arrays have elements: what stands before the [ is a single value.</source>
        <translation>Bara fält har element: det som står före [ är ett enda värde.</translation>
    </message>
    <message>
        <source>An index is a whole number: give it the type size_t, uint or int.</source>
        <translation>Ett index är ett heltal: ge det typen size_t, uint eller int.</translation>
    </message>
    <message>
        <source>The array ends before element %1: the first one is 0, and the last is its length less 1.</source>
        <translation>Fältet slutar före element %1: det första är 0, det sista är längden minus 1.</translation>
    </message>
    <message>
        <source>A * before a name asks for what it points to, but this is a single value. Leave the * out.</source>
        <translation>En * före ett namn frågar efter det som det pekar på, men det här är ett enda värde. Ta bort *.</translation>
    </message>
    <message>
        <source>A pointer says in which memory its data lie: give it the same word as the array has, for example __global const float* p.</source>
        <translation>En pekare säger i vilket minne dess data ligger: ge den samma ord som fältet har, till exempel __global const float* p.</translation>
    </message>
    <message>
        <source>A whole array does not fit into a number. To read one element, give its index: a[i].</source>
        <translation>Ett helt fält ryms inte i ett tal. För att läsa ett element, ange dess index: a[i].</translation>
    </message>
    <message>
        <source>At the left stands the whole array. To store one element, give its index: out[i].</source>
        <translation>Till vänster står hela fältet. För att lagra ett element, ange dess index: out[i].</translation>
    </message>
    <message>
        <source>The two sides of = have types that do not fit. Look at the type of each side.</source>
        <translation>De två sidorna av = har typer som inte passar ihop. Se på typen på var sida.</translation>
    </message>
    <message>
        <source>This operator does not work with these types: the remainder and &amp; want whole numbers, and an array needs an index, a[i].</source>
        <translation>Operatorn fungerar inte med de här typerna: resten och &amp; vill ha heltal, och ett fält behöver ett index, a[i].</translation>
    </message>
    <message>
        <source>%1 is declared a second time. Leave the type out to use the first one, or take another name.</source>
        <translation>%1 deklareras en andra gång. Ta bort typen för att använda den första, eller välj ett annat namn.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back: it begins with __kernel void, and stores its results in an array.</source>
        <translation>En kärna ger inget tillbaka: den börjar med __kernel void och lagrar sina resultat i ett fält.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back. Store the result in the output; a return without a value ends the thread.</source>
        <translation>En kärna ger inget tillbaka. Lagra resultatet i utdata; ett return utan värde avslutar tråden.</translation>
    </message>
    <message>
        <source>A kernel’s arrays lie in the device’s memory: write __global before their type.</source>
        <translation>En kärnas fält ligger i enhetens minne: skriv __global före deras typ.</translation>
    </message>
    <message>
        <source>The host cannot hand over this type, for its size is not the same everywhere. Use uint or int.</source>
        <translation>Värden kan inte lämna över den här typen, för dess storlek är inte densamma överallt. Använd uint eller int.</translation>
    </message>
    <message>
        <source>Local memory begins with unknown values: declare it first, then let the threads store into it.</source>
        <translation>Lokalt minne börjar med okända värden: deklarera det först och låt sedan trådarna lagra i det.</translation>
    </message>
    <message>
        <source>Local memory is declared in the kernel itself, at its beginning, and handed to functions as a pointer.</source>
        <translation>Lokalt minne deklareras i själva kärnan, i dess början, och lämnas till funktioner som en pekare.</translation>
    </message>
    <message>
        <source>What stands outside all functions cannot be changed: make it __constant, or declare it inside the kernel.</source>
        <translation>Det som står utanför alla funktioner kan inte ändras: gör det __constant, eller deklarera det i kärnan.</translation>
    </message>
    <message>
        <source>The length of this array must be known before the kernel runs: a number, or a name made with #define.</source>
        <translation>Fältets längd måste vara känd innan kärnan körs: ett tal, eller ett namn gjort med #define.</translation>
    </message>
    <message>
        <source>One = stores. To compare, write ==.</source>
        <translation>Ett = lagrar. För att jämföra, skriv ==.</translation>
    </message>
    <message>
        <source>Two == compare, and nobody uses the answer. To store, write one =.</source>
        <translation>Två == jämför, och ingen använder svaret. För att lagra, skriv ett =.</translation>
    </message>
    <message>
        <source>The function promises a value and ends without a return.</source>
        <translation>Funktionen lovar ett värde och slutar utan return.</translation>
    </message>
    <message>
        <source>A comment begins here with /* and never ends: */ is missing.</source>
        <translation>En kommentar börjar här med /* och slutar aldrig: */ saknas.</translation>
    </message>
    <message>
        <source>Data lie in one memory: keep one of the words __global, __local, __constant, __private.</source>
        <translation>Data ligger i ett enda minne: behåll ett av orden __global, __local, __constant, __private.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Console</name>
    <message>
        <source>Standard output did not take the result: %1.</source>
        <translation>Standard ut tog inte emot resultatet: %1.</translation>
    </message>
    <message>
        <source>No device, or more than one, is meant by --device %1. There are:</source>
        <translation>--device %1 avser ingen eller flera enheter. Det finns:</translation>
    </message>
    <message>
        <source>Waiting for the engine: %1 has said nothing yet. Ctrl+C stops.</source>
        <translation>Väntar på motorn: %1 har inte sagt något än. Ctrl+C stoppar.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Contrast</name>
    <message>
        <source>no difference shown: too few rounds to tell</source>
        <translation>ingen skillnad visad: för få omgångar för att säga något</translation>
    </message>
    <message>
        <source>no difference shown (ratio %1 … %2)</source>
        <translation>ingen skillnad visad (förhållande %1 … %2)</translation>
    </message>
    <message>
        <source>%1 × faster (%2 … %3)</source>
        <translation>%1 × snabbare (%2 … %3)</translation>
    </message>
    <message>
        <source>%1 × slower (%2 … %3)</source>
        <translation>%1 × långsammare (%2 … %3)</translation>
    </message>
    <message>
        <source>The repetitions lie far apart: the middle half spans %1 of the median. Most likely something else used the machine, or its clock changed. Close other programs and measure again before you conclude anything.</source>
        <translation>Upprepningarna ligger långt isär: den mellersta hälften spänner över %1 av medianen. Troligen använde något annat datorn, eller så ändrades klockfrekvensen. Stäng andra program och mät igen innan du drar någon slutsats.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Detective</name>
    <message>
        <source>A race: thread %1 in line %2 and thread %3 in line %4 use one element, and at least one of them writes it.</source>
        <translation>En kapplöpning: tråd %1 på rad %2 och tråd %3 på rad %4 använder samma element, och minst en av dem skriver det.</translation>
    </message>
    <message>
        <source>Line %1: threads of block %2 that reach this barrier: %3. All of them have to.</source>
        <translation>Rad %1: trådar i block %2 som når den här barriären: %3. Alla måste göra det.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 writes outside a buffer.</source>
        <translation>Rad %1: tråd %2 skriver utanför en buffert.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 reads outside a buffer.</source>
        <translation>Rad %1: tråd %2 läser utanför en buffert.</translation>
    </message>
    <message>
        <source>Races were not looked for: the simulator takes no text that may read other files.</source>
        <translation>Kapplöpningar söktes inte: simulatorn tar inte emot text som kan läsa andra filer.</translation>
    </message>
    <message>
        <source>Races were not looked for: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Kapplöpningar söktes inte: Oclgrind är inte installerat (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Oclgrind came to no end, so races were not found out about.</source>
        <translation>Oclgrind blev aldrig klart, så om det finns kapplöpningar är okänt.</translation>
    </message>
    <message>
        <source>Oclgrind saw no race and no missed barrier with n = %1. That is none seen, not none.</source>
        <translation>Oclgrind såg ingen kapplöpning och ingen missad barriär med n = %1. Det betyder att ingen sågs, inte att ingen finns.</translation>
    </message>
    <message>
        <source>Oclgrind is looking for races and missed barriers …</source>
        <translation>Oclgrind letar efter kapplöpningar och missade barriärer …</translation>
    </message>
    <message>
        <source>This driver seems to miscompile your kernel: without the compiler’s optimizations every case is right, and Oclgrind sees no race and no missed barrier. It counts as right.</source>
        <translation>Drivrutinen verkar kompilera din kärna fel: utan kompilatorns optimeringar är varje fall rätt, och Oclgrind ser ingen kapplöpning och ingen missad barriär. Det räknas som rätt.</translation>
    </message>
    <message>
        <source>Every answer was right on this device, but Oclgrind saw a mistake that can make them wrong on another one.</source>
        <translation>Varje svar var rätt på den här enheten, men Oclgrind såg ett fel som kan göra dem fel på en annan.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceBadge</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation>accelerator</translation>
    </message>
    <message>
        <source>other device</source>
        <translation>annan enhet</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation>
            <numerusform>%1 · %2 · %3, %n enhet</numerusform>
            <numerusform>%1 · %2 · %3, %n enheter</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Söker efter enheter …</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Ingen motor</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>Ingen enhet hittades</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Enhet: %1</translation>
    </message>
    <message>
        <source> (also through %1)</source>
        <translation> (även genom %1)</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Sök igen</translation>
    </message>
    <message>
        <source>What is this device?</source>
        <translation>Vad är det här för enhet?</translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceDialog</name>
    <message>
        <source>Devices and drivers</source>
        <translation>Enheter och drivrutiner</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Sök igen</translation>
    </message>
</context>
<context>
    <name>roundtrip::DevicePage</name>
    <message>
        <source>driver %1, %2</source>
        <translation>drivrutin %1, %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>minne %1</translation>
    </message>
    <message>
        <source>blocks of up to %1 threads</source>
        <translation>block med upp till %1 trådar</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>dubbel precision</translation>
    </message>
    <message>
        <source>no double precision</source>
        <translation>ingen dubbel precision</translation>
    </message>
    <message>
        <source>gives no times</source>
        <translation>ger inga tider</translation>
    </message>
    <message>
        <source>also through %1</source>
        <translation>även genom %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Används: %1</translation>
    </message>
    <message>
        <source>What this machine can do</source>
        <translation>Vad den här datorn kan</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Söker efter enheter …</translation>
    </message>
    <message>
        <source>No device was found: nothing can be measured yet. All lessons can be read.</source>
        <translation>Ingen enhet hittades: inget kan mätas än. Alla lektioner går att läsa.</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Drivrutiner</translation>
    </message>
    <message>
        <source>No driver is registered in %1.</source>
        <translation>Ingen drivrutin är registrerad i %1.</translation>
    </message>
    <message>
        <source>Registered in %1:</source>
        <translation>Registrerade i %1:</translation>
    </message>
    <message>
        <source>None of them failed.</source>
        <translation>Ingen av dem misslyckades.</translation>
    </message>
    <message>
        <source>They are given these variables:</source>
        <translation>De får dessa variabler:</translation>
    </message>
    <message>
        <source>A driver for your GPU</source>
        <translation>En drivrutin för din GPU</translation>
    </message>
    <message>
        <source>A GPU needs its maker&apos;s OpenCL driver. On Debian these are packages: the first for Intel, the second for AMD, the third, from the section non-free, for NVIDIA. The fourth lets every processor take part.</source>
        <translation>En GPU behöver sin tillverkares OpenCL-drivrutin. I Debian är de paket: det första för Intel, det andra för AMD, det tredje, från sektionen non-free, för NVIDIA. Med det fjärde kan alla processorer vara med.</translation>
    </message>
    <message>
        <source>After installing one, press “Search again”; the program need not be restarted.</source>
        <translation>Tryck på ”Sök igen” när du har installerat en; programmet behöver inte startas om.</translation>
    </message>
    <message>
        <source>A GPU in your lab</source>
        <translation>En GPU i ert labb</translation>
    </message>
    <message>
        <source>The window can stay here while everything is measured elsewhere. Install Roundtrip there, and start it here with the command that reaches it: over ssh, or through Slurm, whose -u is needed.</source>
        <translation>Fönstret kan vara kvar här medan allt mäts någon annanstans. Installera Roundtrip där och starta det här med kommandot som når dit: över ssh eller genom Slurm, som behöver -u.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DiffView</name>
    <message>
        <source>Changes against the starter</source>
        <translation>Ändringar mot utgångstexten</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Inget är ändrat.</translation>
    </message>
    <message>
        <source>Lines that begin with + were added, lines that begin with − are gone.</source>
        <translation>Rader som börjar med + har lagts till, rader som börjar med − är borta.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DriverTrouble</name>
    <message>
        <source>Install a driver: sudo apt install pocl-opencl-icd computes on your CPU. Then search again.</source>
        <translation>Installera en drivrutin: sudo apt install pocl-opencl-icd räknar på din CPU. Sök sedan igen.</translation>
    </message>
    <message>
        <source>A driver</source>
        <translation>En drivrutin</translation>
    </message>
    <message>
        <source>The driver %1</source>
        <translation>Drivrutinen %1</translation>
    </message>
    <message>
        <source>No OpenCL driver was found.</source>
        <translation>Ingen OpenCL-drivrutin hittades.</translation>
    </message>
    <message>
        <source>No file in /etc/OpenCL/vendors names one.</source>
        <translation>Ingen fil i /etc/OpenCL/vendors anger någon.</translation>
    </message>
    <message>
        <source>%1 offers no device.</source>
        <translation>%1 erbjuder ingen enhet.</translation>
    </message>
    <message>
        <source>Its hardware is missing, switched off, or closed to your user account.</source>
        <translation>Hårdvaran saknas, är avstängd eller är stängd för ditt konto.</translation>
    </message>
    <message>
        <source>A GPU often needs you to be in the group render: sudo usermod -aG render $USER, then log in again. Without a GPU, sudo apt install pocl-opencl-icd computes on your CPU.</source>
        <translation>En GPU kräver ofta att du är med i gruppen render: sudo usermod -aG render $USER, logga sedan in igen. Utan GPU räknar sudo apt install pocl-opencl-icd på din CPU.</translation>
    </message>
    <message>
        <source>%1 did not answer and was left out.</source>
        <translation>%1 svarade inte och hoppades över.</translation>
    </message>
    <message>
        <source>Update or remove it, then search again.</source>
        <translation>Uppdatera eller ta bort den och sök sedan igen.</translation>
    </message>
    <message>
        <source>%1 crashed and was left out.</source>
        <translation>%1 kraschade och hoppades över.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used.</source>
        <translation>Mappen för kompilerade kärnor kan inte användas.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used: %1.</source>
        <translation>Mappen för kompilerade kärnor kan inte användas: %1.</translation>
    </message>
    <message>
        <source>It is full, or not yours to write to, or files in it may not be run. Kernels are compiled into the temporary folder instead, so first runs stay slow.</source>
        <translation>Den är full, inte skrivbar för dig, eller så får filer i den inte köras. Kärnorna kompileras i den tillfälliga mappen i stället, så första körningen förblir långsam.</translation>
    </message>
    <message>
        <source>Free some space there, or set ROUNDTRIP_CACHE_DIR to another folder.</source>
        <translation>Frigör utrymme där, eller ställ in ROUNDTRIP_CACHE_DIR på en annan mapp.</translation>
    </message>
    <message>
        <source>The variable OCL_ICD_VENDORS sends the search to %1, and nothing there names one.</source>
        <translation>Variabeln OCL_ICD_VENDORS styr sökningen till %1, och inget där anger någon.</translation>
    </message>
    <message>
        <source>It hung while its devices were listed. Roundtrip goes on without it.</source>
        <translation>Den hängde sig medan dess enheter listades. Roundtrip fortsätter utan den.</translation>
    </message>
    <message>
        <source>It ended the process that listed its devices. Roundtrip goes on without it.</source>
        <translation>Den avslutade processen som listade dess enheter. Roundtrip fortsätter utan den.</translation>
    </message>
    <message>
        <source>PoCL offers no device, because POCL_DEVICES is set.</source>
        <translation>PoCL erbjuder ingen enhet, eftersom POCL_DEVICES är satt.</translation>
    </message>
    <message>
        <source>The variable POCL_DEVICES asks it for %1, which it does not have.</source>
        <translation>Variabeln POCL_DEVICES ber om %1, som PoCL inte har.</translation>
    </message>
    <message>
        <source>Take the variable out of your environment (unset POCL_DEVICES), then start again.</source>
        <translation>Ta bort variabeln ur din miljö (unset POCL_DEVICES) och starta sedan om.</translation>
    </message>
    <message>
        <source>%1 was left out: the process that listed its devices was ended from outside, twice.</source>
        <translation>%1 utelämnades: processen som listade dess enheter avslutades utifrån, två gånger.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Någon avslutade den, eller så tog datorns minne slut.</translation>
    </message>
    <message>
        <source>Close other programs, then search again.</source>
        <translation>Stäng andra program och sök sedan igen.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Editor</name>
    <message>
        <source>Kernel source</source>
        <translation>Kärnans källkod</translation>
    </message>
    <message>
        <source>Press Esc, then Tab, to leave the editor.</source>
        <translation>Tryck Esc, sedan Tab, för att lämna editorn.</translation>
    </message>
</context>
<context>
    <name>roundtrip::EditorPicture</name>
    <message>
        <source>Solution</source>
        <translation>Lösning</translation>
    </message>
    <message>
        <source>Reset to starter</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Övning</translation>
    </message>
    <message>
        <source>OpenCL C · Esc, then Tab, leaves the editor</source>
        <translation>OpenCL C · Esc, sedan Tab, lämnar editorn</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Kör kontrollen</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Ledtråd %1 av %2</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Inga fler ledtrådar</translation>
    </message>
    <message>
        <source>After a try of your own</source>
        <translation>Efter ett eget försök</translation>
    </message>
    <message>
        <source>One of the gallery</source>
        <translation>En ur galleriet</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Ändringar</translation>
    </message>
</context>
<context>
    <name>roundtrip::ExportDialog</name>
    <message>
        <source>Not exported</source>
        <translation>Inte exporterat</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 skrevs inte.</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>Välj ett annat namn…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-bild</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG-teckning</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF-sida</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-tabell</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON-data</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>spår för Perfetto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
</context>
<context>
    <name>roundtrip::Exporter</name>
    <message>
        <source>A chart cannot be written as a trace.</source>
        <translation>Ett diagram kan inte skrivas som spår.</translation>
    </message>
    <message>
        <source>A trace shows the steps of one run.</source>
        <translation>Ett spår visar stegen i en enda körning.</translation>
    </message>
    <message>
        <source>Export the run, or choose another format.</source>
        <translation>Exportera körningen, eller välj ett annat format.</translation>
    </message>
    <message>
        <source>This picture cannot be written in that format.</source>
        <translation>Den här bilden kan inte skrivas i det formatet.</translation>
    </message>
    <message>
        <source>JSON and traces hold the steps of one run.</source>
        <translation>JSON och spår innehåller stegen i en enda körning.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FactsTable</name>
    <message>
        <source>Facts</source>
        <translation>Fakta</translation>
    </message>
</context>
<context>
    <name>roundtrip::Failure</name>
    <message>
        <source>The kernel</source>
        <translation>Kärnan</translation>
    </message>
    <message>
        <source>The kernel %1</source>
        <translation>Kärnan %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>no __kernel function</source>
        <translation>ingen __kernel-funktion</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>bara %1</translation>
    </message>
    <message>
        <source>Arguments of the launch: %1; parameters of your kernel: %2.</source>
        <translation>Startens argument: %1; din kärnas parametrar: %2.</translation>
    </message>
    <message>
        <source>Parameter %1, %2, is %3 in your source and must be %4.</source>
        <translation>Parameter %1, %2, är %3 i din källkod och måste vara %4.</translation>
    </message>
    <message>
        <source>Number, order and types of the parameters must be those of the signature shown in the step.</source>
        <translation>Parametrarnas antal, ordning och typer måste vara som i signaturen som steget visar.</translation>
    </message>
    <message>
        <source>%1 does not compile.</source>
        <translation>%1 går inte att kompilera.</translation>
    </message>
    <message>
        <source>The compiler says: %1.</source>
        <translation>Kompilatorn säger: %1.</translation>
    </message>
    <message>
        <source>Mend that line and run again. Later messages often vanish with the first.</source>
        <translation>Rätta den raden och kör igen. Senare meddelanden försvinner ofta med det första.</translation>
    </message>
    <message>
        <source>Your source holds a zero byte.</source>
        <translation>Din källkod innehåller en nollbyte.</translation>
    </message>
    <message>
        <source>Compilers stop reading there, and what follows would be silently lost.</source>
        <translation>Där slutar kompilatorer läsa, och resten skulle tyst gå förlorad.</translation>
    </message>
    <message>
        <source>Type the line again, or bring back the starter code with Reset.</source>
        <translation>Skriv raden igen, eller hämta tillbaka startkoden med Återställ.</translation>
    </message>
    <message>
        <source>Your source is too long.</source>
        <translation>Din källkod är för lång.</translation>
    </message>
    <message>
        <source>It has %1, and %2 are read.</source>
        <translation>Den är %1, och %2 läses.</translation>
    </message>
    <message>
        <source>Shorten it and run again.</source>
        <translation>Korta ned den och kör igen.</translation>
    </message>
    <message>
        <source>There is no kernel of that name in your source%1.</source>
        <translation>Det finns ingen kärna med det namnet i din källkod%1.</translation>
    </message>
    <message>
        <source>The launch asks for %1, and the source defines %2.</source>
        <translation>Starten begär %1, och källkoden definierar %2.</translation>
    </message>
    <message>
        <source>Give your function that name, or bring back the starter code with Reset.</source>
        <translation>Ge din funktion det namnet, eller hämta tillbaka startkoden med Återställ.</translation>
    </message>
    <message>
        <source>%1 takes other parameters than the launch hands over%2.</source>
        <translation>%1 tar andra parametrar än starten lämnar över%2.</translation>
    </message>
    <message>
        <source>Compare your signature with the one in the step and run again.</source>
        <translation>Jämför din signatur med den i steget och kör igen.</translation>
    </message>
    <message>
        <source>%1 does not compile%2.</source>
        <translation>%1 går inte att kompilera%2.</translation>
    </message>
    <message>
        <source>The compiler gave no line and no reason.</source>
        <translation>Kompilatorn angav varken rad eller orsak.</translation>
    </message>
    <message>
        <source>Undo your last change, or bring back the starter code with Reset, and go on in small steps.</source>
        <translation>Ångra din senaste ändring, eller hämta tillbaka startkoden med Återställ, och gå vidare i små steg.</translation>
    </message>
    <message>
        <source>A block of this kernel needs too much local memory%1.</source>
        <translation>Ett block av den här kärnan behöver för mycket lokalt minne%1.</translation>
    </message>
    <message>
        <source>It asks for %1, and the device has %2 for a block.</source>
        <translation>Det begär %1, och enheten har %2 för ett block.</translation>
    </message>
    <message>
        <source>Make the __local arrays smaller and run again.</source>
        <translation>Gör __local-arrayerna mindre och kör igen.</translation>
    </message>
    <message>
        <source>The device refuses this block size%1.</source>
        <translation>Enheten vägrar den här blockstorleken%1.</translation>
    </message>
    <message>
        <source>You asked for %1 threads in a block; %2 are allowed.</source>
        <translation>Du begärde %1 trådar i ett block; %2 är tillåtna.</translation>
    </message>
    <message>
        <source>It is larger than this device or this kernel allows, or the kernel asks for another.</source>
        <translation>Den är större än enheten eller kärnan tillåter, eller så begär kärnan en annan.</translation>
    </message>
    <message>
        <source>Choose a smaller block and run again.</source>
        <translation>Välj ett mindre block och kör igen.</translation>
    </message>
    <message>
        <source>The device refuses this launch%1.</source>
        <translation>Enheten vägrar den här starten%1.</translation>
    </message>
    <message>
        <source>Grid, block or a parameter is not what the device allows for this kernel.</source>
        <translation>Grid, block eller en parameter är inte vad enheten tillåter för den här kärnan.</translation>
    </message>
    <message>
        <source>Go back to the values of the last run that worked, or choose a smaller n and a block of 64.</source>
        <translation>Gå tillbaka till värdena från senaste lyckade körning, eller välj ett mindre n och ett block om 64.</translation>
    </message>
    <message>
        <source>The data does not fit into the device&apos;s memory%1.</source>
        <translation>Data får inte plats i enhetens minne%1.</translation>
    </message>
    <message>
        <source>Together the buffers are larger than what is free.</source>
        <translation>Tillsammans är buffertarna större än vad som är ledigt.</translation>
    </message>
    <message>
        <source>Choose a smaller n, or close other programs, and run again.</source>
        <translation>Välj ett mindre n, eller stäng andra program, och kör igen.</translation>
    </message>
    <message>
        <source>The buffers need %1, and this device gives %2.</source>
        <translation>Buffertarna behöver %1, och den här enheten ger %2.</translation>
    </message>
    <message>
        <source>With n up to about %1 it fits: choose such an n and run again.</source>
        <translation>Med n upp till omkring %1 får det plats: välj ett sådant n och kör igen.</translation>
    </message>
    <message>
        <source>This kernel crashed %1 times in %2 seconds, and the engine takes a rest.</source>
        <translation>Den här kärnan kraschade %1 gånger på %2 sekunder, och motorn tar en paus.</translation>
    </message>
    <message>
        <source>Starting it again and again would only keep your computer busy.</source>
        <translation>Att starta den gång på gång skulle bara hålla datorn sysselsatt.</translation>
    </message>
    <message>
        <source>Mend what you changed last, or wait a few seconds, and run again.</source>
        <translation>Rätta det du ändrade sist, eller vänta några sekunder, och kör igen.</translation>
    </message>
    <message>
        <source>The engine itself ended.</source>
        <translation>Själva motorn avslutades.</translation>
    </message>
    <message>
        <source>%1 was killed or lost its connection; your text and settings are kept.</source>
        <translation>%1 avslutades eller tappade förbindelsen; din text och dina inställningar finns kvar.</translation>
    </message>
    <message>
        <source>Run again: a new one starts by itself.</source>
        <translation>Kör igen: en ny startar av sig själv.</translation>
    </message>
    <message>
        <source>A driver crashed while the devices were listed%1.</source>
        <translation>En drivrutin kraschade medan enheterna listades%1.</translation>
    </message>
    <message>
        <source>The driver itself is at fault; Roundtrip and your files are not harmed.</source>
        <translation>Felet ligger i drivrutinen; Roundtrip och dina filer är oskadda.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, remove or update the driver that the device page names.</source>
        <translation>Sök igen. Om det händer på nytt, ta bort eller uppdatera den drivrutin som enhetssidan anger.</translation>
    </message>
    <message>
        <source>The compiler crashed on your kernel%1.</source>
        <translation>Kompilatorn kraschade på din kärna%1.</translation>
    </message>
    <message>
        <source>Recursion, huge arrays inside the kernel and deeply nested code are the usual causes.</source>
        <translation>Rekursion, väldiga arrayer i kärnan och djupt nästlad kod är de vanliga orsakerna.</translation>
    </message>
    <message>
        <source>Take out your last change and run again. Your text is kept.</source>
        <translation>Ta bort din senaste ändring och kör igen. Din text finns kvar.</translation>
    </message>
    <message>
        <source>%1 crashed, and its process ended%2.</source>
        <translation>%1 kraschade och dess process avslutades%2.</translation>
    </message>
    <message>
        <source>An index out of bounds is the usual cause: a thread read or wrote where no element is. Very large arrays inside the kernel do it too.</source>
        <translation>Den vanliga orsaken är ett index utanför gränserna: en tråd läste eller skrev där inget element finns. Mycket stora arrayer i kärnan gör det också.</translation>
    </message>
    <message>
        <source>Check that every index stays below n, above all in the spare threads of the last block: if (i &lt; n). Your text and settings are kept; run again.</source>
        <translation>Se till att varje index håller sig under n, framför allt i sista blockets övertaliga trådar: if (i &lt; n). Din text och dina inställningar finns kvar; kör igen.</translation>
    </message>
    <message>
        <source>The compiler did not come to an end.</source>
        <translation>Kompilatorn blev aldrig klar.</translation>
    </message>
    <message>
        <source>A macro or a loop to unroll may have grown without end. The build was stopped.</source>
        <translation>Ett makro eller en loop som rullas ut kan ha vuxit utan slut. Bygget stoppades.</translation>
    </message>
    <message>
        <source>A driver did not answer while the devices were listed.</source>
        <translation>En drivrutin svarade inte medan enheterna listades.</translation>
    </message>
    <message>
        <source>It was given ten seconds and then stopped.</source>
        <translation>Den fick tio sekunder och stoppades sedan.</translation>
    </message>
    <message>
        <source>%1 did not come to an end and was stopped.</source>
        <translation>%1 blev aldrig klar och stoppades.</translation>
    </message>
    <message>
        <source>Either a loop never ends, or not every thread of a block reaches the same barrier, or there is too much to do for the time allowed.</source>
        <translation>Antingen slutar en loop aldrig, eller så når inte alla trådar i ett block samma barriär, eller så är det för mycket att göra på den tillåtna tiden.</translation>
    </message>
    <message>
        <source>Check the loop&apos;s end and every barrier, or choose a smaller n, and run again. Your text is kept.</source>
        <translation>Kontrollera loopens slut och varje barriär, eller välj ett mindre n, och kör igen. Din text finns kvar.</translation>
    </message>
    <message>
        <source>The engine did not start%1.</source>
        <translation>Motorn startade inte%1.</translation>
    </message>
    <message>
        <source>%1 was not found, could not be run or stayed silent.</source>
        <translation>%1 hittades inte, gick inte att köra eller förblev tyst.</translation>
    </message>
    <message>
        <source>The device was lost during the run%1.</source>
        <translation>Enheten försvann under körningen%1.</translation>
    </message>
    <message>
        <source>Its driver was reset, or the device was unplugged or taken by another program.</source>
        <translation>Drivrutinen återställdes, eller så kopplades enheten ur eller togs av ett annat program.</translation>
    </message>
    <message>
        <source>Run again. If it comes back, search for devices again or choose another one.</source>
        <translation>Kör igen. Om det händer på nytt, sök efter enheter igen eller välj en annan.</translation>
    </message>
    <message>
        <source>You stopped the run.</source>
        <translation>Du stoppade körningen.</translation>
    </message>
    <message>
        <source>Nothing of it was kept, and the engine is ready.</source>
        <translation>Inget av den sparades, och motorn är redo.</translation>
    </message>
    <message>
        <source>Run again whenever you like.</source>
        <translation>Kör igen när du vill.</translation>
    </message>
    <message>
        <source>A newer run took this one&apos;s place before it began.</source>
        <translation>En nyare körning tog den här körningens plats innan den började.</translation>
    </message>
    <message>
        <source>Only the newest of the waiting runs is worth doing.</source>
        <translation>Bara den nyaste av de väntande körningarna är värd att göra.</translation>
    </message>
    <message>
        <source>There is no device to compute on%1.</source>
        <translation>Det finns ingen enhet att räkna på%1.</translation>
    </message>
    <message>
        <source>No OpenCL driver offers one. On a CPU, PoCL does.</source>
        <translation>Ingen OpenCL-drivrutin erbjuder någon. På en CPU gör PoCL det.</translation>
    </message>
    <message>
        <source>Install it with: sudo apt install pocl-opencl-icd. Then search again.</source>
        <translation>Installera den med: sudo apt install pocl-opencl-icd. Sök sedan igen.</translation>
    </message>
    <message>
        <source>The engine&apos;s answer makes no sense to this program%1.</source>
        <translation>Motorns svar är obegripligt för det här programmet%1.</translation>
    </message>
    <message>
        <source>The two may be of different versions, or something else writes to the engine&apos;s output.</source>
        <translation>De två kan vara av olika version, eller så skriver något annat till motorns utdata.</translation>
    </message>
    <message>
        <source>Install the same version on both sides. If --engine names a command, see that it prints nothing of its own. Then run again.</source>
        <translation>Installera samma version på båda sidor. Om --engine anger ett kommando, se till att det inte skriver ut något eget. Kör sedan igen.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>rad %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Take out what it names, or write it yourself, and run again.</source>
        <translation>Ta bort det som den nämner, eller skriv det själv, och kör igen.</translation>
    </message>
    <message>
        <source>The kernel asks for another block size%1.</source>
        <translation>Kärnan begär en annan blockstorlek%1.</translation>
    </message>
    <message>
        <source>You chose %1 threads in a block; reqd_work_group_size in its source allows only %2.</source>
        <translation>Du valde %1 trådar i ett block; reqd_work_group_size i källkoden tillåter bara %2.</translation>
    </message>
    <message>
        <source>Choose a block of %1 and run again.</source>
        <translation>Välj ett block om %1 och kör igen.</translation>
    </message>
    <message>
        <source>The process that ran the kernel was ended from outside%1.</source>
        <translation>Processen som körde kärnan avslutades utifrån%1.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Någon avslutade den, eller så tog datorns minne slut.</translation>
    </message>
    <message>
        <source>Choose a smaller n or close other programs, and run again. Your text and settings are kept.</source>
        <translation>Välj ett mindre n eller stäng andra program, och kör igen. Din text och dina inställningar finns kvar.</translation>
    </message>
    <message>
        <source> It printed last: %1</source>
        <translation> Det sista den skrev ut: %1</translation>
    </message>
    <message>
        <source>If it runs on another computer, try that command in a terminal first.</source>
        <translation>Om den körs på en annan dator, prova kommandot i en terminal först.</translation>
    </message>
    <message>
        <source>The engine could not be started%1.</source>
        <translation>Motorn kunde inte startas%1.</translation>
    </message>
    <message>
        <source>There is no program %1, or it may not be run.</source>
        <translation>Det finns inget program %1, eller så får det inte köras.</translation>
    </message>
    <message>
        <source>Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it.</source>
        <translation>Lägg roundtrip-engine bredvid roundtrip, bygg båda igen eller ange med --engine hur motorn startas.</translation>
    </message>
    <message>
        <source>The engine ended before it said anything%1.</source>
        <translation>Motorn avslutades innan den sade något%1.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2.</source>
        <translation>%1 avslutades med slutkod %2.</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2.</source>
        <translation>%1 avslutades av signal %2.</translation>
    </message>
    <message>
        <source>Mend what it names, then search again.</source>
        <translation>Rätta det som anges där och sök sedan igen.</translation>
    </message>
    <message>
        <source>%1 runs, but it speaks something else: it only repeats what it hears.</source>
        <translation>%1 körs men talar ett annat språk: det upprepar bara vad det hör.</translation>
    </message>
    <message>
        <source>Say with --engine how to start roundtrip-engine, and try that command in a terminal first.</source>
        <translation>Ange med --engine hur roundtrip-engine startas, och prova kommandot i en terminal först.</translation>
    </message>
    <message>
        <source>The engine did not answer%1.</source>
        <translation>Motorn svarade inte%1.</translation>
    </message>
    <message>
        <source>%1 was started and stayed silent for ten seconds.</source>
        <translation>%1 startades och var tyst i tio sekunder.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, restart the computer or build both programs again.</source>
        <translation>Sök igen. Om felet kommer tillbaka, starta om datorn eller bygg båda programmen igen.</translation>
    </message>
    <message>
        <source>The engine found no worker to do its work%1.</source>
        <translation>Motorn hittade ingen worker som kan göra dess arbete%1.</translation>
    </message>
    <message>
        <source>roundtrip-worker must stand where the engine was installed, and may have been left out.</source>
        <translation>roundtrip-worker måste ligga där motorn installerades, och kan ha glömts bort.</translation>
    </message>
    <message>
        <source>Build or install Roundtrip again on the computer where the engine runs.</source>
        <translation>Bygg eller installera Roundtrip igen på datorn där motorn körs.</translation>
    </message>
    <message>
        <source>Program and engine are of different versions%1.</source>
        <translation>Programmet och motorn är av olika version%1.</translation>
    </message>
    <message>
        <source>%1 does not speak version %2 of their language, and this program speaks no other.</source>
        <translation>%1 talar inte version %2 av deras språk, och det här programmet talar ingen annan.</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of their language, and this program version %3.</source>
        <translation>%1 talar version %2 av deras språk, och det här programmet version %3.</translation>
    </message>
    <message>
        <source>Install the same version of Roundtrip on both sides, then search again.</source>
        <translation>Installera samma version av Roundtrip på båda sidor och sök sedan igen.</translation>
    </message>
    <message>
        <source>The first mistake is in another file, which your source includes; what stands there is not shown.</source>
        <translation>Det första felet finns i en annan fil, som din källkod inkluderar; vad som står där visas inte.</translation>
    </message>
    <message>
        <source>Take the #include out: a kernel needs none here.</source>
        <translation>Ta bort #include: en kärna behöver ingen här.</translation>
    </message>
    <message>
        <source>The batch was refused before anything was allocated for it.</source>
        <translation>Satsen nekades innan något allokerades för den.</translation>
    </message>
    <message>
        <source>It needs %1, and %2 of your budget are left.</source>
        <translation>Den behöver %1, och %2 av din budget är kvar.</translation>
    </message>
    <message>
        <source>Choose a larger budget or a smaller n, and run again.</source>
        <translation>Välj en större budget eller ett mindre n och kör igen.</translation>
    </message>
    <message>
        <source>%1 is too slow: all cases together took longer than %2 seconds.</source>
        <translation>%1 är för långsam: alla fall tillsammans tog längre än %2 sekunder.</translation>
    </message>
    <message>
        <source>No case was stopped by itself, so its loops do end; but they do far more than one result a thread needs.</source>
        <translation>Inget fall stoppades för sig, så looparna tar slut; men de gör långt mer än ett resultat per tråd kräver.</translation>
    </message>
    <message>
        <source>Look for a loop over all elements in every thread, and run again. Your text is kept.</source>
        <translation>Leta efter en loop över alla element i varje tråd, och kör igen. Din text finns kvar.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FailureCard</name>
    <message>
        <source>What went wrong</source>
        <translation>Vad som gick fel</translation>
    </message>
</context>
<context>
    <name>roundtrip::FindBar</name>
    <message>
        <source>Find in the kernel</source>
        <translation>Sök i kärnan</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Föregående</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Stäng sökningen</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>ingenstans</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n gång</numerusform>
            <numerusform>%n gånger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::GalleryCard</name>
    <message>
        <source>Look at the compiler’s message.</source>
        <translation>Titta på kompilatorns meddelande.</translation>
    </message>
    <message>
        <source>Look at which elements are wrong.</source>
        <translation>Titta på vilka element som är fel.</translation>
    </message>
    <message>
        <source>Look at what was written past the end.</source>
        <translation>Titta på vad som skrevs bortom slutet.</translation>
    </message>
    <message>
        <source>Try other sizes.</source>
        <translation>Prova andra storlekar.</translation>
    </message>
    <message>
        <source>It is ended after a few seconds; Stop ends it sooner.</source>
        <translation>Den avbryts efter några sekunder; Stoppa avbryter den tidigare.</translation>
    </message>
    <message>
        <source>Look at the kernel’s time in the timeline.</source>
        <translation>Titta på kärnans tid i tidslinjen.</translation>
    </message>
    <message>
        <source>No run shows it for certain: read it line by line.</source>
        <translation>Ingen körning visar det säkert: läs rad för rad.</translation>
    </message>
    <message>
        <source>%1, diagnosed</source>
        <translation>%1, diagnostiserad</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Kör den</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Vad är fel?</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridCanvas</name>
    <message>
        <source>The grid</source>
        <translation>Gridet</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Spela in ordningen</translation>
    </message>
    <message>
        <source>Record the order</source>
        <translation>Spela in ordningen</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>En egen körning: varje block noterar när det kördes</translation>
    </message>
    <message>
        <source>Number of blocks</source>
        <translation>Antal block</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ block, avrundat uppåt</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>avrundat nedåt</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Vakt</translation>
    </message>
    <message>
        <source>with guard</source>
        <translation>med vakt</translation>
    </message>
    <message>
        <source>without guard</source>
        <translation>utan vakt</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Avrundat nedåt blir ingen tråd övertalig: det finns inget att vakta.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridView</name>
    <message>
        <source>The grid</source>
        <translation>Gridet</translation>
    </message>
</context>
<context>
    <name>roundtrip::Help</name>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>run</source>
        <translation>kör</translation>
    </message>
    <message>
        <source>stop the run, leave the presentation</source>
        <translation>stoppa körningen, lämna presentationen</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>nästa steg</translation>
    </message>
    <message>
        <source>step before</source>
        <translation>föregående steg</translation>
    </message>
    <message>
        <source>lesson 1 … 4</source>
        <translation>lektion 1 … 4</translation>
    </message>
    <message>
        <source>replay or pause the timeline</source>
        <translation>spela upp eller pausa tidslinjen</translation>
    </message>
    <message>
        <source>in the timeline: to the event before or after, zoom</source>
        <translation>i tidslinjen: till händelsen före eller efter, zooma</translation>
    </message>
    <message>
        <source>export</source>
        <translation>exportera</translation>
    </message>
    <message>
        <source>leave the editor</source>
        <translation>lämna editorn</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>presentation</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>de här tangenterna</translation>
    </message>
    <message>
        <source>find in the kernel</source>
        <translation>sök i kärnan</translation>
    </message>
    <message>
        <source>letters of the editor: larger, smaller, as before</source>
        <translation>redigerarens bokstäver: större, mindre, som förut</translation>
    </message>
    <message>
        <source>copy the timeline as a picture</source>
        <translation>kopiera tidslinjen som bild</translation>
    </message>
    <message>
        <source>on a chart, a timeline or a table: copy it</source>
        <translation>på ett diagram, en tidslinje eller en tabell: kopiera det</translation>
    </message>
    <message>
        <source>OpenCL platform</source>
        <translation>OpenCL-plattform</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drivrutin</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>none in use</source>
        <translation>ingen används</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Om Roundtrip</translation>
    </message>
    <message>
        <source>Roundtrip teaches GPU computing by letting you measure it. It is free software under the GNU General Public License, version 3 or later, and comes without any warranty.</source>
        <translation>Roundtrip lär ut GPU-beräkningar genom att låta dig mäta dem. Det är fri programvara under GNU General Public License, version 3 eller senare, och ges utan någon garanti.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Honesty</name>
    <message>
        <source>Whether a result is right: every element is compared with the CPU&apos;s.</source>
        <translation>Om ett resultat är rätt: varje element jämförs med CPU:ns.</translation>
    </message>
    <message>
        <source>What it costs to start a kernel and to copy data.</source>
        <translation>Vad det kostar att starta en kärna och att kopiera data.</translation>
    </message>
    <message>
        <source>That work is queued: the host goes on while the device is still busy.</source>
        <translation>Att arbete läggs i kö: värden fortsätter medan enheten ännu arbetar.</translation>
    </message>
    <message>
        <source>Which blocks are allowed: here up to %1 threads.</source>
        <translation>Vilka block som är tillåtna: här upp till %1 trådar.</translation>
    </message>
    <message>
        <source>How fast this GPU is.</source>
        <translation>Hur snabb den här GPU:n är.</translation>
    </message>
    <message>
        <source>How fast this GPU is, and the link that leads to it.</source>
        <translation>Hur snabb den här GPU:n är, och länken som leder till den.</translation>
    </message>
    <message>
        <source>The speed of a GPU. This is your processor reached through OpenCL: all its cores, but no GPU.</source>
        <translation>Hur snabb en GPU är. Det här är din processor, nådd via OpenCL: alla dess processorkärnor, men ingen GPU.</translation>
    </message>
    <message>
        <source>Two memories. Its copies go from one place in your memory to another; a GPU&apos;s cross a link.</source>
        <translation>Två minnen. Kopieringen här går från en plats i ditt minne till en annan; en GPU:s går över en länk.</translation>
    </message>
    <message numerus="yes">
        <source>What thousands of lanes do: threads here run one after the other on %n core(s).</source>
        <translation>
            <numerusform>Vad tusentals banor gör: här körs trådarna en efter en på %n processorkärna.</numerusform>
            <numerusform>Vad tusentals banor gör: här körs trådarna en efter en på %n processorkärnor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where that makes a difference, the page says so.</source>
        <translation>Där det gör skillnad säger sidan det.</translation>
    </message>
    <message>
        <source>A link. This GPU uses the CPU&apos;s memory; other GPUs have their own.</source>
        <translation>En länk. Den här GPU:n använder CPU:ns minne; andra GPU:er har eget.</translation>
    </message>
    <message>
        <source>How fast another GPU or another link would be.</source>
        <translation>Hur snabb en annan GPU eller en annan länk vore.</translation>
    </message>
    <message>
        <source>What several GPUs do together.</source>
        <translation>Vad flera GPU:er gör tillsammans.</translation>
    </message>
    <message>
        <source>The speed of a GPU: this device is of another kind.</source>
        <translation>Hur snabb en GPU är: den här enheten är av ett annat slag.</translation>
    </message>
    <message>
        <source>Everything here is measured, on this device</source>
        <translation>Allt här är uppmätt, på den här enheten</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drivrutin</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Beräkningsenheter</translation>
    </message>
    <message>
        <source>%1 usable of %2</source>
        <translation>%1 användbara av %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
    <message>
        <source>%1, of which Roundtrip uses up to %2</source>
        <translation>%1, varav Roundtrip använder upp till %2</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Söker efter enheter …</translation>
    </message>
    <message>
        <source>There is no OpenCL device here yet</source>
        <translation>Här finns ingen OpenCL-enhet än</translation>
    </message>
    <message>
        <source>All lessons can be read, and their questions answered.</source>
        <translation>Alla lektioner går att läsa, och deras frågor går att besvara.</translation>
    </message>
    <message>
        <source>Nothing can be measured. The lesson&apos;s page says what is missing and how to get it.</source>
        <translation>Ingenting kan mätas. Lektionens sida säger vad som saknas och hur du skaffar det.</translation>
    </message>
</context>
<context>
    <name>roundtrip::HonestyPage</name>
    <message>
        <source>What it shows truly</source>
        <translation>Vad den visar sant</translation>
    </message>
    <message>
        <source>What it cannot show</source>
        <translation>Vad den inte kan visa</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message>
        <source>did not run</source>
        <translation>kördes inte</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel från en annan tråd</numerusform>
            <numerusform>%n pixlar från en annan tråd</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written behind the image</source>
        <translation>%1 skrivna bortom bilden</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>allt rätt</translation>
    </message>
    <message>
        <source>guard in both directions</source>
        <translation>vakt i båda riktningarna</translation>
    </message>
    <message>
        <source>guard at the end only</source>
        <translation>vakt bara vid slutet</translation>
    </message>
    <message>
        <source>no guard</source>
        <translation>ingen vakt</translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%1 × %2 block om %3 × %3 trådar täcker %4 kolumner och %5 rader.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>Kolumnerna går jämnt upp i block, så ingen tråd är övertalig till höger. Välj ett annat block.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Trådar bortom högerkanten skrev på raden under här också, men den här gången skrev de rätta trådarna sist. Inget lovar det.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>Trådar bortom högerkanten hamnade på raden under, och en vakt bara i slutet släpper igenom dem. En annan körning kan visa andra bildpunkter.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImagesView</name>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
</context>
<context>
    <name>roundtrip::KernelSource</name>
    <message>
        <source>The kernel file %1 cannot be used.</source>
        <translation>Kärnfilen %1 kan inte användas.</translation>
    </message>
    <message>
        <source>Choose an OpenCL C file (.cl), saved as UTF-8 text.</source>
        <translation>Välj en OpenCL C-fil (.cl), sparad som UTF-8-text.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Det är en mapp.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Systemet säger: %1.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB.</source>
        <translation>Den är större än 1 MiB.</translation>
    </message>
    <message>
        <source>It holds zero bytes, so it is no text, or UTF-16.</source>
        <translation>Den innehåller nollbyte, så den är ingen text, eller UTF-16.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Den är inte UTF-8.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Den är tom.</translation>
    </message>
    <message>
        <source>It holds no __kernel function.</source>
        <translation>Den innehåller ingen __kernel-funktion.</translation>
    </message>
    <message>
        <source>It is no ordinary file.</source>
        <translation>Det är ingen vanlig fil.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LearnerRecord</name>
    <message>
        <source>%1: there is no such file.</source>
        <translation>%1: det finns ingen sådan fil.</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 är ingen vanlig fil.</translation>
    </message>
    <message>
        <source>%1 is too large to be the results of one learner.</source>
        <translation>%1 är för stor för att vara en enda elevs resultat.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kan inte läsas: %2.</translation>
    </message>
    <message>
        <source>%1 holds no results of Roundtrip, or those of a newer version. It was left out.</source>
        <translation>%1 innehåller inga resultat från Roundtrip, eller resultat från en nyare version. Filen utelämnades.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonButton</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lektion %1: %2</translation>
    </message>
    <message>
        <source>%1 / %2 steps</source>
        <translation>%1 / %2 steg</translation>
    </message>
    <message>
        <source>%1 / %2 questions</source>
        <translation>%1 / %2 frågor</translation>
    </message>
    <message>
        <source>%1 / %2 exercises</source>
        <translation>%1 / %2 övningar</translation>
    </message>
    <message>
        <source>%1 / %2 further</source>
        <translation>%1 / %2 för den som vill vidare</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonCommand</name>
    <message>
        <source>Nothing to mend.</source>
        <translation>Inget att rätta.</translation>
    </message>
    <message>
        <source>The lessons load. What is named above can still be better.</source>
        <translation>Lektionerna går att läsa in. Det som nämns ovan kan bli bättre.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonFaultText</name>
    <message>
        <source>%1 is neither a file nor a folder. Take it out.</source>
        <translation>%1 är varken fil eller mapp. Ta bort den.</translation>
    </message>
    <message>
        <source>%1 leads out of the folder. Put the file itself into the folder.</source>
        <translation>%1 leder ut ur mappen. Lägg själva filen i mappen.</translation>
    </message>
    <message>
        <source>This is larger than 1 MiB. Make it smaller, or split it.</source>
        <translation>Det här är större än 1 MiB. Gör det mindre eller dela upp det.</translation>
    </message>
    <message>
        <source>There are more than %1 files in the folder.</source>
        <translation>Det finns fler än %1 filer i mappen.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8. Save the file again with that encoding.</source>
        <translation>Det här är ingen text i UTF-8. Spara filen igen med den kodningen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads out of the lesson. Link to a step (#id), a term (term:id) or a picture of the folder.</source>
        <translation>&quot;%1&quot; leder ut ur lektionen. Länka till ett steg (#id), ett begrepp (term:id) eller en bild i mappen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads nowhere.</source>
        <translation>&quot;%1&quot; leder ingenstans.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is HTML. Lessons are plain Markdown.</source>
        <translation>&quot;%1&quot; är HTML. Lektioner skrivs i ren Markdown.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Det finns ingen fil %1.</translation>
    </message>
    <message>
        <source>This is no TOML: %1.</source>
        <translation>Det här är inte TOML: %1.</translation>
    </message>
    <message>
        <source>This was written for a newer Roundtrip. Update Roundtrip, or write format = 1.</source>
        <translation>Det här skrevs för ett nyare Roundtrip. Uppdatera Roundtrip eller skriv format = 1.</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot; here. Look for a typing mistake.</source>
        <translation>Det finns ingen nyckel &quot;%1&quot; här. Leta efter ett skrivfel.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Här saknas &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a value of the wrong kind.</source>
        <translation>&quot;%1&quot; har ett värde av fel slag.</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot; here.</source>
        <translation>Inget heter &quot;%1&quot; här.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond what is allowed.</source>
        <translation>&quot;%1&quot; ligger utanför det tillåtna.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id. Use small letters, digits and hyphens.</source>
        <translation>&quot;%1&quot; är inget id. Använd små bokstäver, siffror och bindestreck.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>&quot;%1&quot; finns två gånger.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no words.</source>
        <translation>&quot;%1&quot; saknar text.</translation>
    </message>
    <message>
        <source>Nothing in the .toml file is called &quot;%1&quot;.</source>
        <translation>Inget i .toml-filen heter &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This is not translated yet. The heading would end: %1</source>
        <translation>Det här är inte översatt än. Rubriken skulle sluta: %1</translation>
    </message>
    <message>
        <source>The English has changed since. Bring this up to date, then let the heading end: %1</source>
        <translation>Engelskan har ändrats sedan dess. Uppdatera, och låt sedan rubriken sluta: %1</translation>
    </message>
    <message>
        <source>The heading does not say which English this was made from. Let it end: %1</source>
        <translation>Rubriken säger inte vilken engelska den kommer från. Låt den sluta: %1</translation>
    </message>
    <message>
        <source>The title of &quot;%1&quot; has other numbers than the English one.</source>
        <translation>Rubriken för &quot;%1&quot; har andra tal än den engelska.</translation>
    </message>
    <message>
        <source>Two choices of &quot;%1&quot; read the same.</source>
        <translation>Två alternativ i &quot;%1&quot; är lika.</translation>
    </message>
    <message>
        <source>A choice of &quot;%1&quot; is not explained.</source>
        <translation>Ett alternativ i &quot;%1&quot; är inte förklarat.</translation>
    </message>
    <message>
        <source>%1 is no folder. Choose a folder with a lesson, or a folder of lessons.</source>
        <translation>%1 är ingen mapp. Välj en lektions mapp, eller en mapp med lektioner.</translation>
    </message>
    <message>
        <source>%1 is an archive. Unpack it first, then open the folder that comes out.</source>
        <translation>%1 är ett arkiv. Packa upp det först och öppna sedan mappen som kommer ut.</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a folder with the files lesson.toml and en.md.</source>
        <translation>Det finns ingen lektion i %1. En lektion är en mapp med filerna lesson.toml och en.md.</translation>
    </message>
    <message>
        <source>There are more than %1 lessons in the folder. Split it.</source>
        <translation>Det finns fler än %1 lektioner i mappen. Dela upp den.</translation>
    </message>
    <message>
        <source>%1 is nothing that lessons are made of: .toml, .md, .cl, .png, .svg, .txt. Take it out.</source>
        <translation>%1 hör inte hemma i en lektion, som består av .toml, .md, .cl, .png, .svg och .txt. Ta bort filen.</translation>
    </message>
    <message>
        <source>%1 is a link. Put the thing itself in its place.</source>
        <translation>%1 är en länk. Lägg själva filen eller mappen på dess plats.</translation>
    </message>
    <message>
        <source>Too many names are joined by points here. Look for a typing mistake.</source>
        <translation>Här hänger för många namn ihop med punkter. Leta efter ett skrivfel.</translation>
    </message>
    <message>
        <source>%1 lies in too many folders. Put it higher up.</source>
        <translation>%1 ligger i för många mappar i varandra. Flytta upp den.</translation>
    </message>
    <message>
        <source>This is no picture of the kind that its name says. Export it again as PNG or SVG.</source>
        <translation>Det här är ingen bild av det slag som namnet säger. Exportera den igen som PNG eller SVG.</translation>
    </message>
    <message>
        <source>This drawing holds a program or another picture, or wants a file from elsewhere. Export it as plain shapes.</source>
        <translation>Den här teckningen innehåller ett program eller en annan bild, eller vill ha en fil från annat håll. Exportera den som enkla former.</translation>
    </message>
    <message>
        <source>This picture is too large to show: %1 pixels a side are the most, and %2 shapes. Make it smaller.</source>
        <translation>Den här bilden är för stor att visa: högst %1 pixlar per sida och %2 former. Gör den mindre.</translation>
    </message>
    <message>
        <source>Nobody would see this in a lesson with another picture. It needs stage = &quot;%1&quot;.</source>
        <translation>I en lektion med en annan bild skulle ingen se det här. Det krävs stage = &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPage</name>
    <message>
        <source>Search again</source>
        <translation>Sök igen</translation>
    </message>
    <message>
        <source>Searched: %1</source>
        <translation>Sökt i: %1</translation>
    </message>
    <message>
        <source>Below you still see run %1.</source>
        <translation>Nedan ser du fortfarande körning %1.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Kör igen</translation>
    </message>
    <message>
        <source>Reached.</source>
        <translation>Uppnått.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPicture</name>
    <message>
        <source>▶ Run</source>
        <translation>▶ Kör</translation>
    </message>
</context>
<context>
    <name>roundtrip::MainWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Sparad som %1</translation>
    </message>
    <message>
        <source>Roundtrip</source>
        <translation>Roundtrip</translation>
    </message>
    <message>
        <source>Timeline as %1…</source>
        <translation>Tidslinjen som %1…</translation>
    </message>
    <message>
        <source>This run as %1…</source>
        <translation>Den här körningen som %1…</translation>
    </message>
    <message>
        <source>The device that you chose last time is not here now. Everything runs on %1 until it is back.</source>
        <translation>Enheten som du valde sist finns inte här nu. Allt körs på %1 tills den är tillbaka.</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lektion %1 · %2</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Tillbaka till lektionen</translation>
    </message>
    <message>
        <source>Begin lesson %1</source>
        <translation>Börja lektion %1</translation>
    </message>
    <message>
        <source>Five quick questions from yesterday? Remembering is what makes it last.</source>
        <translation>Fem snabba frågor från i går? Det du plockar fram ur minnet sitter kvar.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Fråga mig</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Inte nu</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Spara som fil…</translation>
    </message>
    <message>
        <source>The picture of this step…</source>
        <translation>Bilden i det här steget…</translation>
    </message>
    <message>
        <source>Open lessons…</source>
        <translation>Öppna lektioner…</translation>
    </message>
    <message>
        <source>Back to Roundtrip’s own lessons</source>
        <translation>Tillbaka till Roundtrips egna lektioner</translation>
    </message>
    <message>
        <source>Open a lesson, or a folder of lessons</source>
        <translation>Öppna en lektion, eller en mapp med lektioner</translation>
    </message>
    <message>
        <source>The lessons in %1 are open. What you do in them is kept apart from Roundtrip’s own.</source>
        <translation>Lektionerna i %1 är öppna. Det du gör i dem sparas skilt från Roundtrips egna.</translation>
    </message>
    <message>
        <source>Lesson %1 begins again: its steps, guesses, answers and texts were cleared.</source>
        <translation>Lektion %1 börjar om: dess steg, gissningar, svar och texter har rensats.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Copy the timeline</source>
        <translation>Kopiera tidslinjen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>What this device shows</source>
        <translation>Vad den här enheten visar</translation>
    </message>
    <message>
        <source>Devices and drivers</source>
        <translation>Enheter och drivrutiner</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Om Roundtrip</translation>
    </message>
</context>
<context>
    <name>roundtrip::Mapped</name>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 på %2: %3</translation>
    </message>
    <message>
        <source>nothing moved, %1</source>
        <translation>inget flyttat, %1</translation>
    </message>
    <message>
        <source>moved out of sight, %1</source>
        <translation>flyttat i det fördolda, %1</translation>
    </message>
    <message>
        <source>Mapped, nothing moved: host and device share this memory. The copies carried %1; mapping took %2 in all.</source>
        <translation>Mappat, inget flyttat: värd och enhet delar det här minnet. Kopieringen flyttade %1; mappningen tog sammanlagt %2.</translation>
    </message>
    <message>
        <source>This device has memory of its own, so mapping moves the data too, out of sight: it took %1 in all.</source>
        <translation>Den här enheten har eget minne, så även mappning flyttar data, i det fördolda: det tog sammanlagt %1.</translation>
    </message>
    <message>
        <source>with copies</source>
        <translation>med kopiering</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>mappat</translation>
    </message>
    <message>
        <source>to the device</source>
        <translation>till enheten</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kärna</translation>
    </message>
    <message>
        <source>to the host</source>
        <translation>till värden</translation>
    </message>
</context>
<context>
    <name>roundtrip::Measures</name>
    <message>
        <source>%1 times</source>
        <translation>%1 gånger</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 trådar</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 element</translation>
    </message>
    <message>
        <source>at no n here</source>
        <translation>inte vid något n här</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>vid n ≈ %1</translation>
    </message>
    <message>
        <source>Nothing was lost, and the guard zones around the arrays are untouched.</source>
        <translation>Inget gick förlorat, och skyddszonerna runt arrayerna är orörda.</translation>
    </message>
    <message>
        <source>Lost, because nobody wrote them: %1 elements.</source>
        <translation>Förlorade, eftersom ingen skrev dem: %1 element.</translation>
    </message>
    <message>
        <source>Overwritten in the guard zones behind the arrays: %1 elements.</source>
        <translation>Överskrivna i skyddszonerna bakom arrayerna: %1 element.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Memory</name>
    <message numerus="yes">
        <source>%n buffer(s)</source>
        <translation>
            <numerusform>%n buffert</numerusform>
            <numerusform>%n buffertar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Batch %1 was refused before anything was allocated for it: it needs %2, and %3 of the budget of %4 are left, because %5 of earlier passes are still alive.</source>
        <translation>Sats %1 nekades innan något allokerades för den: den behöver %2, och %3 av budgeten på %4 är kvar, eftersom %5 från tidigare varv lever kvar.</translation>
    </message>
    <message>
        <source>All %1 passes went through, and %2 are alive at the end. Choose a smaller budget to see the loop refused.</source>
        <translation>Alla %1 varv gick igenom, och %2 lever kvar vid slutet. Välj en mindre budget för att se loopen nekas.</translation>
    </message>
    <message>
        <source>The loop that releases never held more than %1.</source>
        <translation>Loopen som frigör höll aldrig mer än %1.</translation>
    </message>
    <message>
        <source>releases in each pass</source>
        <translation>frigör i varje varv</translation>
    </message>
    <message>
        <source>never releases</source>
        <translation>frigör aldrig</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>budget %1</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>lever</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>ägare</translation>
    </message>
    <message>
        <source>size</source>
        <translation>storlek</translation>
    </message>
    <message>
        <source>batch of the pass that runs</source>
        <translation>satsen för varvet som körs</translation>
    </message>
    <message>
        <source>that pass: it releases at its end</source>
        <translation>det varvet: det frigör vid sitt slut</translation>
    </message>
    <message>
        <source>batches 1 … %1</source>
        <translation>satserna 1 … %1</translation>
    </message>
    <message>
        <source>passes that are over: nobody releases them</source>
        <translation>varv som är över: ingen frigör dem</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryCanvas</name>
    <message>
        <source>Where the data is now</source>
        <translation>Var data finns nu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrays: %1</source>
        <translation>Arrayer: %1</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3, %4 filled</source>
        <translation>%1: %2 element, %3, %4 fyllt</translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryView</name>
    <message>
        <source>Where the data is now</source>
        <translation>Var data finns nu</translation>
    </message>
    <message>
        <source>follows the timeline’s playhead</source>
        <translation>följer tidslinjens spelhuvud</translation>
    </message>
</context>
<context>
    <name>roundtrip::Modelled</name>
    <message>
        <source>Each copy: %1 + 2 × bytes ÷ %2; it reads and writes the same memory. Mapping moves nothing.</source>
        <translation>Varje kopia: %1 + 2 × byte ÷ %2; den läser och skriver samma minne. Att mappa flyttar ingenting.</translation>
    </message>
    <message>
        <source>Each copy: %1 + bytes ÷ (%2 × %3).</source>
        <translation>Varje kopia: %1 + byte ÷ (%2 × %3).</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>modellerad: %1</translation>
    </message>
    <message>
        <source>cannot be modelled</source>
        <translation>kan inte modelleras</translation>
    </message>
    <message>
        <source>%1: this cannot be modelled from its published figures.</source>
        <translation>%1: detta kan inte modelleras efter de publicerade värdena.</translation>
    </message>
    <message>
        <source>Source: %1, looked up %2.</source>
        <translation>Källa: %1, hämtad %2.</translation>
    </message>
    <message>
        <source>modelled: %1. %2</source>
        <translation>modellerad: %1. %2</translation>
    </message>
    <message>
        <source>modelled, not measured: %1 in all: %2 up, %3 computing, %4 down.</source>
        <translation>modellerat, inte uppmätt: %1 totalt: uppladdning %2, beräkning %3, hämtning %4.</translation>
    </message>
    <message>
        <source>This plan moves %1 up and %2 down; its kernels must read and write %3 and do %4 operations.</source>
        <translation>Planen laddar upp %1 och hämtar %2; dess kärnor måste läsa och skriva %3 och göra %4 operationer.</translation>
    </message>
    <message>
        <source>This plan cannot be modelled: the published figures say nothing about double precision, loops on the host, or a queue that is held.</source>
        <translation>Planen kan inte modelleras: de publicerade värdena säger inget om dubbel precision, loopar på värden eller en kö som hålls kvar.</translation>
    </message>
    <message>
        <source>Each kernel: %1 + the larger of bytes ÷ (%2 × %3) and operations ÷ (%4 × %5 TFLOP/s).</source>
        <translation>Varje kärna: %1 + det större av byte ÷ (%2 × %3) och operationer ÷ (%4 × %5 TFLOP/s).</translation>
    </message>
    <message>
        <source>It computes in the host’s own memory.</source>
        <translation>Den räknar i värdens eget minne.</translation>
    </message>
    <message>
        <source>Link: %1, %2 in one direction.</source>
        <translation>Länk: %1, %2 i en riktning.</translation>
    </message>
    <message>
        <source>The shares are what well-tuned programs reach; a simple matrix product reaches far less. Copies count as coming from pinned memory; from ordinary memory they take about twice as long.</source>
        <translation>Andelarna är vad väl avstämda program når; en enkel matrisprodukt når mycket mindre. Kopiorna räknas från låst minne (pinned); från vanligt minne tar de ungefär dubbelt så lång tid.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ModelledChoice</name>
    <message>
        <source>How modelled…</source>
        <translation>Hur det är modellerat…</translation>
    </message>
    <message>
        <source>Device to show beside the measured one</source>
        <translation>Enhet att visa bredvid den uppmätta</translation>
    </message>
    <message>
        <source>A device that is not here, modelled from its published figures</source>
        <translation>En enhet som inte finns här, modellerad efter sina publicerade värden</translation>
    </message>
    <message>
        <source>beside: nothing</source>
        <translation>bredvid: inget</translation>
    </message>
    <message>
        <source>beside: %1</source>
        <translation>bredvid: %1</translation>
    </message>
    <message>
        <source>Formula, inputs, source and date of the modelled numbers</source>
        <translation>Formel, indata, källa och datum för de modellerade talen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>roundtrip::Navigation</name>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>Mina framsteg</translation>
    </message>
    <message>
        <source>My progress ▾</source>
        <translation>Mina framsteg ▾</translation>
    </message>
</context>
<context>
    <name>roundtrip::Notebook</name>
    <message>
        <source>Another Roundtrip is writing the runs and does not end. They are kept for now, and written with the next one.</source>
        <translation>Ett annat Roundtrip skriver körningarna och slutar inte. De finns kvar tills vidare och skrivs med nästa.</translation>
    </message>
    <message>
        <source>%1, n = %2</source>
        <translation>%1, n = %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>Against the earlier run no difference is shown.</source>
        <translation>Mot den tidigare körningen visas ingen skillnad.</translation>
    </message>
    <message>
        <source>This run was %1 × faster, by medians.</source>
        <translation>Den här körningen var %1 × snabbare, enligt medianerna.</translation>
    </message>
    <message>
        <source>This run was %1 × slower, by medians.</source>
        <translation>Den här körningen var %1 × långsammare, enligt medianerna.</translation>
    </message>
    <message>
        <source>The other one ran on another device.</source>
        <translation>Den andra kördes på en annan enhet.</translation>
    </message>
    <message>
        <source>The two were not measured in turn, so small differences mean nothing.</source>
        <translation>De två mättes inte turvis, så små skillnader betyder ingenting.</translation>
    </message>
    <message>
        <source>The runs that were kept cannot be read, and their file cannot be set aside. New ones are kept for this start only.</source>
        <translation>De sparade körningarna kan inte läsas och deras fil kan inte läggas undan. Nya körningar sparas bara tills programmet stängs.</translation>
    </message>
</context>
<context>
    <name>roundtrip::NumberControl</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, reglage</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation>%1, automatiskt</translation>
    </message>
    <message>
        <source>Just enough for all elements</source>
        <translation>Precis nog för alla element</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrderTrial</name>
    <message>
        <source>run %1: %2 in sequence</source>
        <translation>körning %1: %2 i följd</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrdersView</name>
    <message>
        <source>Recorded orders</source>
        <translation>Inspelade ordningar</translation>
    </message>
</context>
<context>
    <name>roundtrip::OtherContext</name>
    <message>
        <source>refused: %1 (%2)</source>
        <translation>nekad: %1 (%2)</translation>
    </message>
    <message>
        <source>Roundtrip’s own check: out belongs to another context, and %1 use it. OpenCL forbids that.</source>
        <translation>Roundtrips egen kontroll: out tillhör en annan kontext, och %1 använder den. OpenCL förbjuder det.</translation>
    </message>
    <message>
        <source>This driver gave up before the first call.</source>
        <translation>Drivrutinen gav upp före det första anropet.</translation>
    </message>
    <message>
        <source>This driver said so at once.</source>
        <translation>Drivrutinen sade ifrån direkt.</translation>
    </message>
    <message>
        <source>This driver took %1 without a word and refused only %2.</source>
        <translation>Drivrutinen tog emot %1 utan ett ord och nekade bara %2.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was right. No other driver has to.</source>
        <translation>Drivrutinen tog emot alla anrop, och svaret var rätt. Ingen annan drivrutin måste göra det.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was wrong.</source>
        <translation>Drivrutinen tog emot alla anrop, och svaret var fel.</translation>
    </message>
    <message>
        <source>call</source>
        <translation>anrop</translation>
    </message>
    <message>
        <source>Roundtrip’s check</source>
        <translation>Roundtrips kontroll</translation>
    </message>
    <message>
        <source>the driver’s answer</source>
        <translation>drivrutinens svar</translation>
    </message>
    <message>
        <source>✗ buffer of another context</source>
        <translation>✗ buffert i en annan kontext</translation>
    </message>
    <message>
        <source>✓ fine</source>
        <translation>✓ i sin ordning</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepterat</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nåddes inte</translation>
    </message>
</context>
<context>
    <name>roundtrip::ParameterPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategi</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Körningens förlopp</translation>
    </message>
    <message>
        <source>Elements n</source>
        <translation>Element n</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blockstorlek</translation>
    </message>
    <message>
        <source>Kernels chained</source>
        <translation>Kärnor i kedja</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Delar</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Upprepningar</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>Gridstorlek</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kärna</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Elementtyp</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Stoppa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
</context>
<context>
    <name>roundtrip::Picture</name>
    <message>
        <source>A picture of %1 by %2 pixels is not written.</source>
        <translation>En bild på %1 gånger %2 bildpunkter skrivs inte.</translation>
    </message>
    <message>
        <source>A side may have %1 to %2 pixels, the whole at most 100 million.</source>
        <translation>En sida får ha %1 till %2 bildpunkter, det hela högst 100 miljoner.</translation>
    </message>
    <message>
        <source>Choose another size, or SVG or PDF, which have none.</source>
        <translation>Välj en annan storlek, eller SVG eller PDF, som inte har någon.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Bilden kunde inte göras.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Det finns inte minne nog för den.</translation>
    </message>
    <message>
        <source>Choose a smaller size, or SVG or PDF.</source>
        <translation>Välj en mindre storlek, eller SVG eller PDF.</translation>
    </message>
</context>
<context>
    <name>roundtrip::PredictionCard</name>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Kör</translation>
    </message>
    <message>
        <source>Predict, then run</source>
        <translation>Förutsäg, kör sedan</translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation>välj först ett svar</translation>
    </message>
    <message>
        <source>sets the controls for you</source>
        <translation>ställer in reglagen åt dig</translation>
    </message>
    <message>
        <source>Now change one thing</source>
        <translation>Ändra nu en sak</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Du sade</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Uppmätt</translation>
    </message>
    <message>
        <source>▶ Run it again</source>
        <translation>▶ Kör igen</translation>
    </message>
    <message>
        <source>%1, as you said</source>
        <translation>%1, som du sade</translation>
    </message>
    <message>
        <source>You said: %1. Measured: %2. %3</source>
        <translation>Du sade: %1. Uppmätt: %2. %3</translation>
    </message>
</context>
<context>
    <name>roundtrip::Problem</name>
    <message>
        <source>this kernel</source>
        <translation>den här kärnan</translation>
    </message>
    <message>
        <source>A block needs at least one thread.</source>
        <translation>Ett block behöver minst en tråd.</translation>
    </message>
    <message>
        <source>With none, no thread would run.</source>
        <translation>Utan skulle ingen tråd köras.</translation>
    </message>
    <message>
        <source>Choose a block of 1 or more; 64 or 256 are good starts.</source>
        <translation>Välj ett block om 1 eller mer; 64 eller 256 är en bra början.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for this device.</source>
        <translation>Ett block om %1 trådar är för stort för den här enheten.</translation>
    </message>
    <message>
        <source>It allows %1 at most.</source>
        <translation>Den tillåter högst %1.</translation>
    </message>
    <message>
        <source>Choose a smaller block.</source>
        <translation>Välj ett mindre block.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for %2.</source>
        <translation>Ett block om %1 trådar är för stort för %2.</translation>
    </message>
    <message>
        <source>This kernel needs more of the device for each thread, so %1 is its limit here.</source>
        <translation>Den här kärnan behöver mer av enheten för varje tråd, så %1 är dess gräns här.</translation>
    </message>
    <message>
        <source>%1 runs in blocks of %2 threads only.</source>
        <translation>%1 körs bara i block om %2 trådar.</translation>
    </message>
    <message>
        <source>Its source says so with reqd_work_group_size, and you chose %1.</source>
        <translation>Källkoden säger det med reqd_work_group_size, och du valde %1.</translation>
    </message>
    <message>
        <source>Choose the block it asks for.</source>
        <translation>Välj det block som den begär.</translation>
    </message>
    <message>
        <source>A grid of 0 blocks does nothing.</source>
        <translation>Ett grid med 0 block gör ingenting.</translation>
    </message>
    <message>
        <source>Your elements need at least one block.</source>
        <translation>Dina element behöver minst ett block.</translation>
    </message>
    <message>
        <source>Choose a larger grid, or let Roundtrip choose it.</source>
        <translation>Välj ett större grid, eller låt Roundtrip välja.</translation>
    </message>
    <message>
        <source>%1 blocks are too many.</source>
        <translation>%1 block är för många.</translation>
    </message>
    <message>
        <source>With this block size, %1 blocks are the most that a kernel can count with 32 bits.</source>
        <translation>Med den här blockstorleken är %1 block det mesta som en kärna kan räkna med 32 bitar.</translation>
    </message>
    <message>
        <source>Choose a smaller grid or a smaller block.</source>
        <translation>Välj ett mindre grid eller ett mindre block.</translation>
    </message>
    <message>
        <source>The array %1 is too large: %2.</source>
        <translation>Arrayen %1 är för stor: %2.</translation>
    </message>
    <message>
        <source>One buffer of this device holds %1 at most.</source>
        <translation>En buffert på den här enheten rymmer högst %1.</translation>
    </message>
    <message>
        <source>Choose a smaller n.</source>
        <translation>Välj ett mindre n.</translation>
    </message>
    <message>
        <source>Together the buffers need %1: too much.</source>
        <translation>Tillsammans behöver buffertarna %1: för mycket.</translation>
    </message>
    <message>
        <source>This device may use %1, so that your computer stays usable.</source>
        <translation>Den här enheten får använda %1, så att din dator går att använda.</translation>
    </message>
    <message>
        <source>%1 elements are too many for %2.</source>
        <translation>%1 element är för många för %2.</translation>
    </message>
    <message>
        <source>%1 is the most that it can count, or do while you wait.</source>
        <translation>%1 är det mesta som den kan räkna, eller hinna medan du väntar.</translation>
    </message>
    <message>
        <source>This device does not compute with double.</source>
        <translation>Den här enheten räknar inte med double.</translation>
    </message>
    <message>
        <source>Double precision is optional in OpenCL, and its driver does not offer it.</source>
        <translation>Dubbel precision är valfri i OpenCL, och drivrutinen erbjuder den inte.</translation>
    </message>
    <message>
        <source>Choose float, or another device.</source>
        <translation>Välj float, eller en annan enhet.</translation>
    </message>
    <message>
        <source>A chain needs at least one kernel.</source>
        <translation>En kedja behöver minst en kärna.</translation>
    </message>
    <message>
        <source>With none, there would be nothing to measure.</source>
        <translation>Utan skulle det inte finnas något att mäta.</translation>
    </message>
    <message>
        <source>Choose 1 or more.</source>
        <translation>Välj 1 eller mer.</translation>
    </message>
    <message>
        <source>The data needs at least one piece.</source>
        <translation>Data behöver minst en del.</translation>
    </message>
    <message>
        <source>With none, nothing would be moved.</source>
        <translation>Utan skulle inget flyttas.</translation>
    </message>
    <message>
        <source>A run needs at least one repetition.</source>
        <translation>En körning behöver minst en upprepning.</translation>
    </message>
    <message>
        <source>A median is made of repetitions.</source>
        <translation>En median görs av upprepningar.</translation>
    </message>
    <message>
        <source>Choose 1 or more; 7 is a good start.</source>
        <translation>Välj 1 eller mer; 7 är en bra början.</translation>
    </message>
    <message>
        <source>A chain of %1 kernels is too long.</source>
        <translation>En kedja om %1 kärnor är för lång.</translation>
    </message>
    <message>
        <source>%1 is the most, so that a run ends while you watch.</source>
        <translation>%1 är det mesta, så att körningen slutar medan du tittar på.</translation>
    </message>
    <message>
        <source>Choose a shorter chain.</source>
        <translation>Välj en kortare kedja.</translation>
    </message>
    <message>
        <source>%1 pieces are too many.</source>
        <translation>%1 delar är för många.</translation>
    </message>
    <message>
        <source>%1 is the most: each piece costs time of its own, and needs an element.</source>
        <translation>%1 är det mesta: varje del kostar egen tid och behöver ett element.</translation>
    </message>
    <message>
        <source>Choose fewer pieces.</source>
        <translation>Välj färre delar.</translation>
    </message>
    <message>
        <source>%1 repetitions are too many.</source>
        <translation>%1 upprepningar är för många.</translation>
    </message>
    <message>
        <source>Choose fewer repetitions.</source>
        <translation>Välj färre upprepningar.</translation>
    </message>
    <message>
        <source>There is no kernel called %1.</source>
        <translation>Det finns ingen kärna som heter %1.</translation>
    </message>
    <message>
        <source>The name is not in Roundtrip&apos;s list.</source>
        <translation>Namnet finns inte i Roundtrips lista.</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Välj en ur listan.</translation>
    </message>
    <message>
        <source>%1 cannot be chained.</source>
        <translation>%1 kan inte kedjas.</translation>
    </message>
    <message>
        <source>Its result does not have the form of its input, so a second one has nothing to work on.</source>
        <translation>Dess resultat har inte samma form som dess indata, så en andra har inget att arbeta på.</translation>
    </message>
    <message>
        <source>Choose a chain of 1, or another kernel.</source>
        <translation>Välj en kedja om 1, eller en annan kärna.</translation>
    </message>
    <message>
        <source>%1 cannot be run this way.</source>
        <translation>%1 kan inte köras så här.</translation>
    </message>
    <message>
        <source>This way of moving data needs a kernel whose elements stand each for itself.</source>
        <translation>Det här sättet att flytta data kräver en kärna vars element står var för sig.</translation>
    </message>
    <message>
        <source>Choose the round trip, or another kernel.</source>
        <translation>Välj tur och retur, eller en annan kärna.</translation>
    </message>
    <message>
        <source>This run cannot be put together.</source>
        <translation>Den här körningen går inte att sätta ihop.</translation>
    </message>
    <message>
        <source>Its plan contradicts itself. That is a mistake in Roundtrip, not yours.</source>
        <translation>Dess plan motsäger sig själv. Det är ett fel i Roundtrip, inte ditt.</translation>
    </message>
    <message>
        <source>Choose other values, and please report what you had chosen.</source>
        <translation>Välj andra värden, och rapportera gärna vad du hade valt.</translation>
    </message>
    <message>
        <source>Block of %1</source>
        <translation>Block om %1</translation>
    </message>
    <message>
        <source>Grid of %1</source>
        <translation>Grid om %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chain of %1</source>
        <translation>Kedja om %1</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation>Delar: %1</translation>
    </message>
    <message>
        <source>Repetitions: %1</source>
        <translation>Upprepningar: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Använd: %1</translation>
    </message>
    <message>
        <source>Automatic grid</source>
        <translation>Automatiskt grid</translation>
    </message>
</context>
<context>
    <name>roundtrip::Profile</name>
    <message>
        <source>It was set aside as %1.</source>
        <translation>Den lades undan som %1.</translation>
    </message>
    <message>
        <source>It is still at %1.</source>
        <translation>Den finns kvar på %1.</translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so the ones before them are used. </source>
        <translation>Dina sparade inställningar kunde inte läsas, så de föregående används. </translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so this is a fresh start. </source>
        <translation>Dina sparade inställningar kunde inte läsas, så det här är en ny början. </translation>
    </message>
    <message>
        <source>Your progress cannot be saved in %1: %2. Everything else works.</source>
        <translation>Dina framsteg kan inte sparas i %1: %2. Allt annat fungerar.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so an older state of it is used. </source>
        <translation>Dina framsteg sparades av en nyare Roundtrip, så ett äldre läge används. </translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so this is a fresh start. </source>
        <translation>Dina framsteg sparades av en nyare Roundtrip, så det här är en nystart. </translation>
    </message>
    <message>
        <source>You have no home folder, so your progress cannot be saved. Start with: roundtrip --profile FOLDER</source>
        <translation>Du har ingen hemmapp, så dina framsteg kan inte sparas. Starta med: roundtrip --profile MAPP</translation>
    </message>
    <message>
        <source>another Roundtrip is writing there and does not end</source>
        <translation>en annan Roundtrip skriver där och avslutas inte</translation>
    </message>
    <message>
        <source>a file that cannot be read is in the way</source>
        <translation>en fil som inte kan läsas ligger i vägen</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kan inte läsas.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Roundtrip. Install that version here, then try again.</source>
        <translation>%1 skrevs av en nyare Roundtrip. Installera den versionen här och försök sedan igen.</translation>
    </message>
    <message>
        <source>%1 holds no progress. Choose a file that was saved with “Save my progress as a file”.</source>
        <translation>%1 innehåller inga framsteg. Välj en fil som sparades med ”Spara mina framsteg som fil”.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ProgressMenu</name>
    <message>
        <source>Export my results…</source>
        <translation>Exportera mina resultat…</translation>
    </message>
    <message>
        <source>Save my progress as a file…</source>
        <translation>Spara mina framsteg som fil…</translation>
    </message>
    <message>
        <source>Bring progress from a file…</source>
        <translation>Hämta framsteg från en fil…</translation>
    </message>
    <message>
        <source>Begin lesson %1 again</source>
        <translation>Börja om lektion %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Export my results</source>
        <translation>Exportera mina resultat</translation>
    </message>
    <message>
        <source>Your name, for whoever reads the file. It may stay empty.</source>
        <translation>Ditt namn, för den som läser filen. Det får vara tomt.</translation>
    </message>
    <message>
        <source>Bring progress from a file</source>
        <translation>Hämta framsteg från en fil</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Framsteg (*.json)</translation>
    </message>
    <message>
        <source>The progress in %1 is here now, together with yours.</source>
        <translation>Framstegen i %1 finns nu här, tillsammans med dina.</translation>
    </message>
</context>
<context>
    <name>roundtrip::QuestionCard</name>
    <message>
        <source>Look again at these:

- %1</source>
        <translation>Titta på de här igen:

- %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines stand where they belong.</source>
        <translation>De första %1 av %2 rader står där de ska.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Kontrollera</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Rätt.</translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation>✗ Inte riktigt.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Race</name>
    <message>
        <source>From start to end the device won: the best loop took %1 times as long.</source>
        <translation>Från start till mål vann enheten: den bästa loopen tog %1 gånger så lång tid.</translation>
    </message>
    <message>
        <source>From start to end the CPU’s own loop won: with its copies the device took %1 times as long.</source>
        <translation>Från start till mål vann CPU:ns egen loop: med sin kopiering tog enheten %1 gånger så lång tid.</translation>
    </message>
    <message>
        <source>From start to end it was a draw: less than a twentieth lies between them.</source>
        <translation>Från start till mål blev det oavgjort: mindre än en tjugondel skiljer dem åt.</translation>
    </message>
    <message>
        <source>CPU loop, 1 thread</source>
        <translation>CPU-loop, 1 tråd</translation>
    </message>
    <message>
        <source>CPU loop, all threads</source>
        <translation>CPU-loop, alla trådar</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <translation>bara kärnan</translation>
    </message>
    <message>
        <source>kernel with its copies</source>
        <translation>kärnan med kopiering</translation>
    </message>
    <message>
        <source>The kernel alone would have won.</source>
        <translation>Kärnan ensam hade vunnit.</translation>
    </message>
    <message>
        <source>The device’s answer is wrong, so nobody has won.</source>
        <translation>Enhetens svar är fel, så ingen har vunnit.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ReadEarly</name>
    <message>
        <source>The host looked while the queue was held, and still no element was old. This driver does not wait when it is told to.</source>
        <translation>Värden tittade medan kön hölls, och ändå var inget element gammalt. Den här drivrutinen väntar inte när den blir tillsagd.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: all %1 elements were old.</source>
        <translation>Värden tittade innan kön hade körts: alla %1 element var gamla.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: %1 of %2 elements were old.</source>
        <translation>Värden tittade innan kön hade körts: %1 av %2 element var gamla.</translation>
    </message>
    <message>
        <source>After finish none was.</source>
        <translation>Efter finish var inget det.</translation>
    </message>
    <message>
        <source>After finish %1 were still wrong.</source>
        <translation>Efter finish var %1 fortfarande fel.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>element</translation>
    </message>
    <message>
        <source>read too early</source>
        <translation>läst för tidigt</translation>
    </message>
    <message>
        <source>read after finish</source>
        <translation>läst efter finish</translation>
    </message>
    <message>
        <source>should be</source>
        <translation>ska vara</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>Set it up</source>
        <translation>Ställ in</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Kör</translation>
    </message>
    <message>
        <source>▶ Sweep n</source>
        <translation>▶ Svep över n</translation>
    </message>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Svep över block</translation>
    </message>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Spela in ordningen</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Kör kontrollen</translation>
    </message>
    <message>
        <source>This step is not translated yet, so it is in English.</source>
        <translation>Det här steget är inte översatt än, så det är på engelska.</translation>
    </message>
    <message>
        <source>The English text of this step has changed since it was translated.</source>
        <translation>Stegets engelska text har ändrats sedan det översattes.</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Bakåt</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Nästa →</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Lektionstext</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>STEP %1 OF %2</source>
        <translation>STEG %1 AV %2</translation>
    </message>
    <message>
        <source>▶ Sweep the pieces</source>
        <translation>▶ Svep över delarna</translation>
    </message>
    <message>
        <source>▶ Sweep the chunks</source>
        <translation>▶ Svep över bitarna</translation>
    </message>
    <message>
        <source>▶ Race</source>
        <translation>▶ Tävla</translation>
    </message>
    <message>
        <source>TO REMEMBER</source>
        <translation>ATT MINNAS</translation>
    </message>
    <message>
        <source>GO FURTHER · %1 OF %2</source>
        <translation>GÅ VIDARE · %1 AV %2</translation>
    </message>
    <message>
        <source>▶ Measure the limits</source>
        <translation>▶ Mät gränserna</translation>
    </message>
</context>
<context>
    <name>roundtrip::ReportText</name>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>median</source>
        <translation>median</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>kvartiler</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>hastighet</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>okänd tid</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>hela</translation>
    </message>
    <message>
        <source>Of the time, moving data took %1 %, computing %2 %, both at once %3 %, waiting %4 %.</source>
        <translation>Av tiden gick %1 % till att flytta data, %2 % till beräkning, %3 % till båda samtidigt och %4 % till väntan.</translation>
    </message>
    <message>
        <source>Nothing was launched: there are no elements.</source>
        <translation>Inget startades: det finns inga element.</translation>
    </message>
    <message>
        <source>Repetitions: %1. </source>
        <translation>Upprepningar: %1. </translation>
    </message>
    <message>
        <source>The first run, which is not counted, took %1.</source>
        <translation>Den första körningen, som inte räknas, tog %1.</translation>
    </message>
    <message>
        <source>The device gives no times; these are the host&apos;s.</source>
        <translation>Enheten ger inga tider; de här är värdens.</translation>
    </message>
    <message>
        <source>Printed by the kernel (%1 in all):</source>
        <translation>Utskrivet av kärnan (%1 totalt):</translation>
    </message>
    <message>
        <source>%1, %2 of them usable</source>
        <translation>%1, varav %2 användbara</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>drivrutin</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>beräkningsenheter</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>minne</translation>
    </message>
    <message>
        <source>for one run</source>
        <translation>för en körning</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>största block</translation>
    </message>
    <message>
        <source>preferred multiple</source>
        <translation>föredragen multipel</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>dubbel precision</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>kopior</translation>
    </message>
    <message>
        <source>stay in the host&apos;s own memory</source>
        <translation>stannar i värdens eget minne</translation>
    </message>
    <message>
        <source>Shortest at %1.</source>
        <translation>Kortast vid %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ResultCommands</name>
    <message>
        <source>You have no home folder. Name the folder of your progress with --profile.</source>
        <translation>Du har ingen hemmapp. Ange mappen med dina framsteg med --profile.</translation>
    </message>
    <message>
        <source>There is no progress in %1 yet. Open the window and begin a lesson, or name the folder with --profile.</source>
        <translation>Det finns inga framsteg i %1 än. Öppna fönstret och börja en lektion, eller ange mappen med --profile.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Roofline</name>
    <message>
        <source>The roofline of this device</source>
        <translation>Enhetens roofline</translation>
    </message>
    <message>
        <source>operations for each byte read or written</source>
        <translation>operationer per läst eller skriven byte</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operationer</translation>
    </message>
    <message>
        <source>log–log, both limits measured here, median of %1</source>
        <translation>log–log, båda gränserna uppmätta här, median av %1</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>gränser</translation>
    </message>
    <message>
        <source>one chain</source>
        <translation>en kedja</translation>
    </message>
    <message>
        <source>Below %1 operations a byte the memory is the limit (%2), above it the arithmetic (%3).</source>
        <translation>Under %1 operationer per byte är minnet gränsen (%2), över det aritmetiken (%3).</translation>
    </message>
    <message>
        <source>%1 GFLOP/s</source>
        <translation>%1 GFLOP/s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>one chain: %1, since each step waits for the one before</source>
        <translation>en kedja: %1, eftersom varje steg väntar på det förra</translation>
    </message>
    <message>
        <source>Of what the limits allow: %1.</source>
        <translation>Av det som gränserna tillåter: %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::RunsDialog</name>
    <message>
        <source>Show beside</source>
        <translation>Visa bredvid</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Byt namn…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Tidigare körningar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Byt namn</translation>
    </message>
    <message>
        <source>Name of this run</source>
        <translation>Körningens namn</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Släpp</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fäst</translation>
    </message>
    <message>
        <source>A pinned run stays however many follow</source>
        <translation>En fäst körning stannar hur många som än följer</translation>
    </message>
    <message>
        <source>There are no earlier runs yet. Press Run: every run that you ask for is kept here.</source>
        <translation>Det finns inga tidigare körningar än. Tryck på Kör: varje körning som du begär sparas här.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sheet</name>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Det finns inget att rita än.</translation>
    </message>
    <message>
        <source>No run has given any times.</source>
        <translation>Ingen körning har gett några tider.</translation>
    </message>
    <message>
        <source>Run the experiment, then export.</source>
        <translation>Kör experimentet, exportera sedan.</translation>
    </message>
    <message>
        <source>Steps without a time from the driver, not drawn: %1</source>
        <translation>Steg utan tid från drivrutinen, ej ritade: %1</translation>
    </message>
    <message>
        <source>the repetition whose total is the median one</source>
        <translation>upprepningen vars total är medianen</translation>
    </message>
    <message>
        <source>%1: modelled, not measured</source>
        <translation>%1: modellerad, inte uppmätt</translation>
    </message>
</context>
<context>
    <name>roundtrip::Spoken</name>
    <message>
        <source>%1: measured.</source>
        <translation>%1: uppmätt.</translation>
    </message>
    <message>
        <source>%1: shortest at %2, %3.</source>
        <translation>%1: kortast vid %2, %3.</translation>
    </message>
    <message>
        <source>The run is finished; nothing was launched.</source>
        <translation>Körningen är klar; inget startades.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>båda samtidigt</translation>
    </message>
    <message>
        <source>%1: %2 of the time moved data</source>
        <translation>%1: %2 av tiden gick åt till att flytta data</translation>
    </message>
</context>
<context>
    <name>roundtrip::SpotCard</name>
    <message>
        <source>Explain it</source>
        <translation>Förklara det</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Stega igenom</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Raden före</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Nästa rad</translation>
    </message>
    <message>
        <source>The first wrong element</source>
        <translation>Det första felaktiga elementet</translation>
    </message>
    <message>
        <source>Thread to follow</source>
        <translation>Tråd att följa</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Tråd</translation>
    </message>
    <message>
        <source>Step through is not available here: only n = %1 went wrong, and simulating that takes too long.</source>
        <translation>Stegning finns inte här: bara n = %1 blev fel, och att simulera det tar för lång tid.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Stegning finns inte: Oclgrind är inte installerat (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>In the block</source>
        <translation>I blocket</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Det är</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>Det borde vara</translation>
    </message>
    <message>
        <source>Oclgrind walks …</source>
        <translation>Oclgrind går igenom …</translation>
    </message>
    <message>
        <source>Step through is not available: the simulator takes no text that may read other files.</source>
        <translation>Stegning finns inte: simulatorn tar inte emot text som kan läsa andra filer.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind came to no end with this kernel.</source>
        <translation>Stegning finns inte: Oclgrind kom inte till slutet med den här kärnan.</translation>
    </message>
    <message>
        <source>Step %1 of %2: line %3 comes next.</source>
        <translation>Steg %1 av %2: rad %3 kommer härnäst.</translation>
    </message>
    <message>
        <source>Then the thread has finished.</source>
        <translation>Sedan är tråden klar.</translation>
    </message>
    <message>
        <source>There it waits at a barrier, and the walk ends.</source>
        <translation>Där väntar den vid en barriär, och genomgången slutar.</translation>
    </message>
    <message>
        <source>The walk ends here: it is long enough.</source>
        <translation>Genomgången slutar här: den är lång nog.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Status</name>
    <message>
        <source>last run #%1, live, repetitions: %2, median %3</source>
        <translation>senaste körning #%1, direkt, upprepningar: %2, median %3</translation>
    </message>
    <message>
        <source>The driver builds the kernel</source>
        <translation>Drivrutinen bygger kärnan</translation>
    </message>
    <message>
        <source>Making the buffers</source>
        <translation>Gör buffertarna</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>Värmer upp</translation>
    </message>
    <message>
        <source>Comparing with the CPU</source>
        <translation>Jämför med CPU:n</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Mäter</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · Esc stops</source>
        <translation>%1 · %2 av %3 · Esc stoppar</translation>
    </message>
    <message>
        <source>%1 · repetition %2 of %3 · Esc stops</source>
        <translation>%1 · upprepning %2 av %3 · Esc stoppar</translation>
    </message>
    <message>
        <source>%1 · Esc stops</source>
        <translation>%1 · Esc stoppar</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>No device yet</source>
        <translation>Ingen enhet än</translation>
    </message>
    <message>
        <source>last run #%1, repetitions: %2, median %3</source>
        <translation>senaste körning #%1, upprepningar: %2, median %3</translation>
    </message>
    <message>
        <source>every number here was measured on this device unless it is marked “modelled”</source>
        <translation>varje tal här är uppmätt på den här enheten om det inte är märkt ”modellerad”</translation>
    </message>
</context>
<context>
    <name>roundtrip::SummaryBar</name>
    <message>
        <source>How the time divides</source>
        <translation>Hur tiden delas upp</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <translation>%1: %2, %3 av %4</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>none up to n = %1</source>
        <translation>ingen upp till n = %1</translation>
    </message>
    <message>
        <source>ahead from n = %1 on</source>
        <translation>före från n = %1</translation>
    </message>
    <message>
        <source>%1 at n ≈ %2</source>
        <translation>%1 vid n ≈ %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Break-even, %1: %2</source>
        <translation>Brytpunkt, %1: %2</translation>
    </message>
    <message>
        <source>Time against problem size</source>
        <translation>Tid mot problemstorlek</translation>
    </message>
    <message>
        <source>log–log, median of %1, whiskers = quartiles</source>
        <translation>log–log, median av %1, streck = kvartiler</translation>
    </message>
    <message>
        <source>elements n</source>
        <translation>element n</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tid</translation>
    </message>
    <message>
        <source>CPU, 1 thread</source>
        <translation>CPU, 1 tråd</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <translation>CPU, alla trådar</translation>
    </message>
    <message>
        <source>device kernel</source>
        <translation>kärna på enheten</translation>
    </message>
    <message>
        <source>device with transfers</source>
        <translation>enhet med överföringar</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kärntid per blockstorlek</translation>
    </message>
    <message>
        <source>n = %1, median of %2, shorter is better</source>
        <translation>n = %1, median av %2, kortare är bättre</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>trådar i ett block</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>kärntid</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>En uppladdning i delar</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>delar</translation>
    </message>
    <message>
        <source>%1 in all, log–log, no kernel runs</source>
        <translation>%1 sammanlagt, log–log, ingen kärna körs</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>uppladdning</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>anpassad</translation>
    </message>
    <message>
        <source>Fixed cost, fitted: %1 for each piece. The bytes alone: %2.</source>
        <translation>Fast kostnad, anpassad: %1 per del. Enbart själva byten: %2.</translation>
    </message>
    <message>
        <source>More pieces did not take more time here, so there is no fixed cost to fit.</source>
        <translation>Fler delar tog inte längre tid här, så det finns ingen fast kostnad att anpassa.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Total tid efter antal bitar</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>bitar</translation>
    </message>
    <message>
        <source>whole time</source>
        <translation>total tid</translation>
    </message>
    <message>
        <source>%1 in each array, shorter is better</source>
        <translation>%1 i varje array, kortare är bättre</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>tur och retur</translation>
    </message>
    <message>
        <source>Not every answer was right, so no best one is named.</source>
        <translation>Alla svar var inte rätt, så inget bästa utses.</translation>
    </message>
    <message>
        <source>Best: 1 chunk. Here every cut cost more than it saved.</source>
        <translation>Bäst: 1 bit. Här kostade varje delning mer än den sparade.</translation>
    </message>
    <message>
        <source>Best: %1 chunks, %2 of the time of 1 chunk.</source>
        <translation>Bäst: %1 bitar, %2 av tiden för 1 bit.</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>vid n ≈ %1</translation>
    </message>
    <message>
        <source>The answer is wrong at n = %1.</source>
        <translation>Svaret är fel vid n = %1.</translation>
    </message>
    <message>
        <source>The answer is wrong with a block of %1.</source>
        <translation>Svaret är fel med block om %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Time against problem size</source>
        <translation>Tid mot problemstorlek</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Kärntid per blockstorlek</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Exportera…</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>Svep över n</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Svep över block</translation>
    </message>
    <message>
        <source>Sweep n to race the device against this computer’s own loop.</source>
        <translation>Svep över n för att låta enheten tävla mot datorns egen loop.</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Svep över blockstorlekarna för att se vilken som passar den här enheten.</translation>
    </message>
    <message>
        <source>■ Stop · %1 of %2</source>
        <translation>■ Stoppa · %1 av %2</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>En uppladdning i delar</translation>
    </message>
    <message>
        <source>Sweep the pieces</source>
        <translation>Svep över delarna</translation>
    </message>
    <message>
        <source>Sweep the pieces to see what each copy costs before a byte has moved.</source>
        <translation>Svep över delarna för att se vad varje kopiering kostar innan en byte har flyttats.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Total tid efter antal bitar</translation>
    </message>
    <message>
        <source>Sweep the chunks</source>
        <translation>Svep över bitarna</translation>
    </message>
    <message>
        <source>Sweep the chunks to see how many are best here.</source>
        <translation>Svep över bitarna för att se hur många som är bäst här.</translation>
    </message>
    <message>
        <source>The roofline of this device</source>
        <translation>Enhetens roofline</translation>
    </message>
    <message>
        <source>Measure the limits</source>
        <translation>Mät gränserna</translation>
    </message>
    <message>
        <source>Measure this device’s two limits, and see how near to them kernels come.</source>
        <translation>Mät enhetens två gränser och se hur nära kärnorna kommer.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Table</name>
    <message>
        <source>%1 (%2 … %3)</source>
        <translation>%1 (%2 … %3)</translation>
    </message>
    <message>
        <source>Steps of the run</source>
        <translation>Körningens steg</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Börjar</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Tar</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Takt</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>De första %1 av %2 steg.</translation>
    </message>
    <message>
        <source>How the time divides</source>
        <translation>Så delas tiden</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
</context>
<context>
    <name>roundtrip::Takeaway</name>
    <message>
        <source>Copy picture</source>
        <translation>Kopiera bilden</translation>
    </message>
</context>
<context>
    <name>roundtrip::TaskCard</name>
    <message>
        <source>sets the controls for you</source>
        <translation>ställer in reglagen åt dig</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
</context>
<context>
    <name>roundtrip::Terms</name>
    <message>
        <source>Lesson words</source>
        <translation>Lektionens ord</translation>
    </message>
    <message>
        <source>%1: shown for reading, not run.</source>
        <translation>%1: visas för läsning, körs inte.</translation>
    </message>
    <message>
        <source>OpenCL: there is no %1 code for this.</source>
        <translation>OpenCL: det finns ingen kod i %1 för det här.</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineCanvas</name>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>%1 steps in this pixel: zoom in to see them</source>
        <translation>%1 steg i den här bildpunkten: zooma in för att se dem</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Till början</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Till början (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Stega bakåt</translation>
    </message>
    <message>
        <source>To the event before (Left)</source>
        <translation>Till föregående händelse (Vänster)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Uppspelning</translation>
    </message>
    <message>
        <source>Replay or pause (Space)</source>
        <translation>Spela upp eller pausa (Blanksteg)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Stega framåt</translation>
    </message>
    <message>
        <source>To the next event (Right)</source>
        <translation>Till nästa händelse (Höger)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Visa allt</translation>
    </message>
    <message>
        <source>Show the whole run (F)</source>
        <translation>Visa hela körningen (F)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Uppspelningens hastighet</translation>
    </message>
    <message>
        <source>Speed of the replay: 1/1000 × shows a microsecond in a millisecond</source>
        <translation>Uppspelningens hastighet: 1/1000 × visar en mikrosekund på en millisekund</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Exportera tidslinjen</translation>
    </message>
    <message>
        <source>This run has no times to show.</source>
        <translation>Den här körningen har inga tider att visa.</translation>
    </message>
    <message>
        <source>host clock, because the device gives no times · run #%1</source>
        <translation>värdens klocka, eftersom enheten inte ger tider · körning #%1</translation>
    </message>
    <message>
        <source>device clock, run #%1</source>
        <translation>enhetens klocka, körning #%1</translation>
    </message>
    <message>
        <source>Press Run: here you see what the device did, and when.</source>
        <translation>Tryck på Kör: här ser du vad enheten gjorde, och när.</translation>
    </message>
    <message>
        <source>%1: begins at %2, takes %3 %4</source>
        <translation>%1: börjar vid %2, tar %3 %4</translation>
    </message>
    <message>
        <source>and more, %1 steps in all</source>
        <translation>och fler, totalt %1 steg</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pausa</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>spela upp</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>gap: %1 (Esc removes it)</source>
        <translation>avstånd: %1 (Esc tar bort det)</translation>
    </message>
    <message>
        <source>Show queueing</source>
        <translation>Visa köläggning</translation>
    </message>
    <message>
        <source>A line to each step from the moment it was queued (Q)</source>
        <translation>En linje till varje steg från ögonblicket då det köades (Q)</translation>
    </message>
</context>
<context>
    <name>roundtrip::TopBar</name>
    <message>
        <source>Dark theme</source>
        <translation>Mörkt tema</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>Exportera ▾</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportera</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Ljust tema</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Minska rörelser</translation>
    </message>
    <message>
        <source>Whose words and code the lessons use</source>
        <translation>Vems ord och kod lektionerna använder</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Language, motion, coach: %1</source>
        <translation>Språk, rörelse, coach: %1</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Termer: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Keys, devices and drivers, versions</source>
        <translation>Tangenter, enheter och drivrutiner, versioner</translation>
    </message>
</context>
<context>
    <name>roundtrip::Tour</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 av %3</translation>
    </message>
    <message>
        <source>No lesson was found in %1.</source>
        <translation>Ingen lektion hittades i %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Mappen %1 kan inte skapas.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Read too early</source>
        <translation>Läst för tidigt</translation>
    </message>
    <message>
        <source>Copied or mapped</source>
        <translation>Kopierat eller mappat</translation>
    </message>
    <message>
        <source>Memory gauge</source>
        <translation>Minnesmätare</translation>
    </message>
    <message>
        <source>A buffer of another context</source>
        <translation>En buffert i en annan kontext</translation>
    </message>
    <message>
        <source>Calls that wait, and calls that return</source>
        <translation>Anrop som väntar, och anrop som återvänder direkt</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Loppet</translation>
    </message>
    <message>
        <source>A grid in two dimensions</source>
        <translation>Ett grid i två dimensioner</translation>
    </message>
    <message>
        <source>The queue is held, and the host looks at out all the same. Run it to see what it finds.</source>
        <translation>Kön hålls, och värden tittar ändå på out. Kör för att se vad den hittar.</translation>
    </message>
    <message>
        <source>Run the same work with copies and with mapped memory.</source>
        <translation>Kör samma arbete med kopiering och med mappat minne.</translation>
    </message>
    <message>
        <source>Run a loop that releases what it allocates, and one that forgets to.</source>
        <translation>Kör en loop som frigör det den allokerar, och en som glömmer det.</translation>
    </message>
    <message>
        <source>Run the same trip with all buffers in one context, then with out in another.</source>
        <translation>Kör samma tur med alla buffertar i en kontext, sedan med out i en annan.</translation>
    </message>
    <message>
        <source>Run the same trip with calls that wait, then with calls that return at once.</source>
        <translation>Kör samma tur med anrop som väntar, sedan med anrop som återvänder direkt.</translation>
    </message>
    <message>
        <source>Run to let the CPU’s own loop race the device.</source>
        <translation>Kör för att låta CPU:ns egen loop tävla mot enheten.</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Spela in i vilken ordning enheten kör blocken, i tre separata körningar.</translation>
    </message>
    <message>
        <source>Run to colour an image with three different guards.</source>
        <translation>Kör för att färglägga en bild med tre olika vakter.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>Block order</source>
        <translation>Blockordning</translation>
    </message>
</context>
<context>
    <name>roundtrip::TrialCard</name>
    <message>
        <source>Budget in MiB</source>
        <translation>Budget i MiB</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Verklig tid</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Saktat ned</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Titta igen</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Stoppa</translation>
    </message>
    <message>
        <source>▶ Run</source>
        <translation>▶ Kör</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppa</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Kör %1</translation>
    </message>
    <message>
        <source>This run measured nothing to show.</source>
        <translation>Den här körningen mätte inget att visa.</translation>
    </message>
    <message>
        <source>as fast as it was</source>
        <translation>lika snabbt som det var</translation>
    </message>
    <message>
        <source>slowed %1 times</source>
        <translation>saktat ned %1 gånger</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Exportera bild…</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdict</name>
    <message>
        <source>With %1, element %2 is %3; it should be %4.</source>
        <translation>Med %1 är element %2 %3; det ska vara %4.</translation>
    </message>
    <message>
        <source>Cases: %1, from n = %2 to n = %3, each with other random inputs (seed %4).</source>
        <translation>Fall: %1, från n = %2 till n = %3, vart och ett med andra slumpade indata (frö %4).</translation>
    </message>
    <message>
        <source>The kernel is right.</source>
        <translation>Kärnan är rätt.</translation>
    </message>
    <message>
        <source>%1 Nothing outside its buffers was read or written.</source>
        <translation>%1 Inget utanför dess buffertar lästes eller skrevs.</translation>
    </message>
    <message>
        <source>%1 Nothing near its buffers was written; reads outside them cannot be seen on this device.</source>
        <translation>%1 Inget nära dess buffertar skrevs; läsningar utanför dem går inte att se på den här enheten.</translation>
    </message>
    <message>
        <source>The kernel stores nothing.</source>
        <translation>Kärnan lagrar ingenting.</translation>
    </message>
    <message>
        <source>In every case the whole output is as it was before.</source>
        <translation>I varje fall är hela utdata som den var innan.</translation>
    </message>
    <message>
        <source>Let each thread store its result, for example: out[i] = …</source>
        <translation>Låt varje tråd lagra sitt resultat, till exempel: out[i] = …</translation>
    </message>
    <message>
        <source>Every element gets the same value.</source>
        <translation>Alla element får samma värde.</translation>
    </message>
    <message>
        <source>Read the thread&apos;s own elements, at its index i, and work the result out from them.</source>
        <translation>Läs trådens egna element, vid dess index i, och räkna ut resultatet från dem.</translation>
    </message>
    <message>
        <source>The output is a copy of %1.</source>
        <translation>Utdata är en kopia av %1.</translation>
    </message>
    <message>
        <source>Work the result out from all that the task names, then store it.</source>
        <translation>Räkna ut resultatet från allt som uppgiften nämner, och lagra det sedan.</translation>
    </message>
    <message>
        <source>The kernel adds to what lay in the output before.</source>
        <translation>Kärnan adderar till det som låg i utdata innan.</translation>
    </message>
    <message>
        <source>Memory on the device begins with whatever was left in it; the check leaves random values there.</source>
        <translation>Minnet på enheten börjar med det som råkade ligga kvar där; kontrollen lägger slumpvärden i det.</translation>
    </message>
    <message>
        <source>Store with =, not with +=, and read no element before it was stored.</source>
        <translation>Lagra med =, inte med +=, och läs inget element innan det har lagrats.</translation>
    </message>
    <message>
        <source>The kernel stops at element %1, whatever n is.</source>
        <translation>Kärnan stannar vid element %1, vad n än är.</translation>
    </message>
    <message>
        <source>With %1, everything from there on was left as it was.</source>
        <translation>Med %1 lämnades allt därifrån och framåt som det var.</translation>
    </message>
    <message>
        <source>Compare with n, which the launch hands over, instead of a number in the text.</source>
        <translation>Jämför med n, som skickas med vid starten, i stället för med ett tal i texten.</translation>
    </message>
    <message>
        <source>The index is too short: it holds %1 bits.</source>
        <translation>Indexet är för kort: det rymmer %1 bitar.</translation>
    </message>
    <message>
        <source>It cannot reach element %1 and starts again from the beginning.</source>
        <translation>Det kan inte nå element %1 och börjar om från början.</translation>
    </message>
    <message>
        <source>Give the index the type size_t or uint.</source>
        <translation>Ge indexet typen size_t eller uint.</translation>
    </message>
    <message>
        <source>The same case was right in one run and wrong in another.</source>
        <translation>Samma fall var rätt i en körning och fel i en annan.</translation>
    </message>
    <message>
        <source>That is a race: threads use one place in no promised order. %1</source>
        <translation>Det är en kapplöpning: trådar använder samma plats utan utlovad ordning. %1</translation>
    </message>
    <message>
        <source>Let each thread write to a place of its own, or put a barrier or an atomic operation between them.</source>
        <translation>Låt varje tråd skriva till en egen plats, eller lägg en barriär eller en atomär operation mellan dem.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements.</source>
        <translation>Svaret är fel: %1 av %2 element.</translation>
    </message>
    <message>
        <source>Work that element out by hand: which thread has it, and what does it read?</source>
        <translation>Räkna ut det elementet för hand: vilken tråd har det, och vad läser den?</translation>
    </message>
    <message>
        <source>%1 of %2 elements were never stored.</source>
        <translation>%1 av %2 element lagrades aldrig.</translation>
    </message>
    <message>
        <source>With %1, the first of them is element %2.</source>
        <translation>Med %1 är det första av dem element %2.</translation>
    </message>
    <message>
        <source>See that every element has a thread, and that every thread stores its result.</source>
        <translation>Se till att varje element har en tråd, och att varje tråd lagrar sitt resultat.</translation>
    </message>
    <message>
        <source>read %1[%2]</source>
        <translation>läste %1[%2]</translation>
    </message>
    <message>
        <source>wrote %1[%2]</source>
        <translation>skrev %1[%2]</translation>
    </message>
    <message>
        <source>it has no element</source>
        <translation>den har inget element</translation>
    </message>
    <message>
        <source>valid are 0 … %1</source>
        <translation>giltiga är 0 … %1</translation>
    </message>
    <message>
        <source>%1 %2; %3. That was with %4.</source>
        <translation>%1 %2; %3. Det var med %4.</translation>
    </message>
    <message>
        <source>Threads without an element write past the end.</source>
        <translation>Trådar utan element skriver bortom slutet.</translation>
    </message>
    <message>
        <source>Put a guard before the line that stores: if (i &lt; n).</source>
        <translation>Sätt en vakt före raden som lagrar: if (i &lt; n).</translation>
    </message>
    <message>
        <source>The kernel goes one element too far.</source>
        <translation>Kärnan går ett element för långt.</translation>
    </message>
    <message>
        <source>The last element is n − 1: write i &lt; n, not i &lt;= n.</source>
        <translation>Det sista elementet är n − 1: skriv i &lt; n, inte i &lt;= n.</translation>
    </message>
    <message>
        <source>The kernel reads outside its buffers.</source>
        <translation>Kärnan läser utanför sina buffertar.</translation>
    </message>
    <message>
        <source>The kernel writes outside its buffers.</source>
        <translation>Kärnan skriver utanför sina buffertar.</translation>
    </message>
    <message>
        <source>Work out the index by hand for the first and for the last thread, and guard it.</source>
        <translation>Räkna ut indexet för hand för den första och den sista tråden, och sätt en vakt.</translation>
    </message>
    <message>
        <source>With %1. %2</source>
        <translation>Med %1. %2</translation>
    </message>
    <message>
        <source>The kernel was not graded.</source>
        <translation>Kärnan rättades inte.</translation>
    </message>
    <message>
        <source>The engine gave no answer that fits the question.</source>
        <translation>Motorn gav inget svar som passar frågan.</translation>
    </message>
    <message>
        <source>Run the checks again.</source>
        <translation>Kör kontrollen igen.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rätt</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Fel</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Farligt</translation>
    </message>
    <message>
        <source>Changes an input</source>
        <translation>Ändrar indata</translation>
    </message>
    <message>
        <source>Does not build</source>
        <translation>Går inte att bygga</translation>
    </message>
    <message>
        <source>Refused by the device</source>
        <translation>Nekad av enheten</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Kraschade</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Slut på minne</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stoppad</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>Inte rättad</translation>
    </message>
    <message>
        <source>n = %1, block %2, grid %3</source>
        <translation>n = %1, block %2, grid %3</translation>
    </message>
    <message>
        <source>Wrong with the compiler’s optimizations, right in every case without them.</source>
        <translation>Fel med kompilatorns optimeringar, rätt i varje fall utan dem.</translation>
    </message>
    <message>
        <source>Either this driver miscompiles the kernel, or there is a race that only some orders show. %1</source>
        <translation>Antingen kompilerar drivrutinen kärnan fel, eller så finns en kapplöpning som bara vissa ordningar visar. %1</translation>
    </message>
    <message>
        <source>Look whether every thread waits at a barrier before it reads what another one stored.</source>
        <translation>Se efter att varje tråd väntar vid en barriär innan den läser det som en annan har lagrat.</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>Tveksamt</translation>
    </message>
    <message>
        <source>Did not end in time</source>
        <translation>Tog inte slut i tid</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdicts</name>
    <message>
        <source>Result of the checks</source>
        <translation>Kontrollens resultat</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Gå till rad %1</translation>
    </message>
    <message>
        <source>Run the checks: the kernel is run with many sizes and blocks, and every element is compared with the CPU’s result.</source>
        <translation>Kör kontrollen: kärnan körs med många storlekar och block, och varje element jämförs med CPU:ns resultat.</translation>
    </message>
    <message>
        <source>printed by the kernel, which decides nothing: %1</source>
        <translation>utskrivet av kärnan, vilket inte avgör något: %1</translation>
    </message>
    <message>
        <source>Cases passed: %1 of %2.</source>
        <translation>Godkända fall: %1 av %2.</translation>
    </message>
    <message>
        <source>Messages not shown: %1. Mend the first ones, and most others go.</source>
        <translation>Meddelanden som inte visas: %1. Rätta de första, så försvinner de flesta andra.</translation>
    </message>
</context>
<context>
    <name>roundtrip::WorkloadCard</name>
    <message>
        <source>travels: %1</source>
        <translation>färdas: %1</translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>operationer: %1</translation>
    </message>
    <message>
        <source>%1 for each byte that travels</source>
        <translation>%1 för varje byte som färdas</translation>
    </message>
    <message>
        <source>A GPU pays</source>
        <translation>En GPU lönar sig</translation>
    </message>
    <message>
        <source>It does not pay</source>
        <translation>Den lönar sig inte</translation>
    </message>
</context>
<context>
    <name>roundtrip::saveFile</name>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Det är en mapp, inte en fil.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Mappen %1 finns inte.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 är ingen mapp.</translation>
    </message>
    <message>
        <source>You may not write to the folder %1.</source>
        <translation>Du får inte skriva i mappen %1.</translation>
    </message>
    <message>
        <source>That file is read-only.</source>
        <translation>Filen är skrivskyddad.</translation>
    </message>
    <message>
        <source>The disk did not take all of it; it may be full.</source>
        <translation>Disken tog inte emot allt; den kan vara full.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Systemet säger: %1.</translation>
    </message>
    <message>
        <source>The file %1 was not written.</source>
        <translation>Filen %1 skrevs inte.</translation>
    </message>
    <message>
        <source>Choose another folder or name, or free some space, and export again. Nothing else was changed.</source>
        <translation>Välj en annan mapp eller ett annat namn, eller frigör utrymme, och exportera igen. Inget annat har ändrats.</translation>
    </message>
    <message>
        <source>That is no ordinary file.</source>
        <translation>Det är ingen vanlig fil.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>vec_add (guarded)</source>
        <translation>vec_add (med vakt)</translation>
    </message>
    <message>
        <source>vec_add, no guard</source>
        <translation>vec_add, utan vakt</translation>
    </message>
    <message>
        <source>vec_add, four a thread</source>
        <translation>vec_add, fyra per tråd</translation>
    </message>
    <message>
        <source>vec_add, grid stride</source>
        <translation>vec_add, gridsteg</translation>
    </message>
    <message>
        <source>vec_add, a slice a thread</source>
        <translation>vec_add, en skiva per tråd</translation>
    </message>
    <message>
        <source>vec_add, rounded down</source>
        <translation>vec_add, avrundat nedåt</translation>
    </message>
    <message>
        <source>vec_add, local index</source>
        <translation>vec_add, lokalt index</translation>
    </message>
    <message>
        <source>scale by 3</source>
        <translation>skala med 3</translation>
    </message>
    <message>
        <source>saxpy</source>
        <translation>saxpy</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>matrisprodukt</translation>
    </message>
    <message>
        <source>Round trip each time</source>
        <translation>Alltid tur och retur</translation>
    </message>
    <message>
        <source>Keep on device</source>
        <translation>Stanna på enheten</translation>
    </message>
    <message>
        <source>Pipelined chunks</source>
        <translation>Delar i pipeline</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>Mappat</translation>
    </message>
    <message>
        <source>reverse each block</source>
        <translation>vänd varje block</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>histogram</translation>
    </message>
    <message>
        <source>sum of each block</source>
        <translation>summa per block</translation>
    </message>
    <message>
        <source>vec_add, tuned</source>
        <translation>vec_add, avstämd</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>No lesson was found in %1. Install Roundtrip again, or set ROUNDTRIP_DATA to the folder that holds lessons and kernels.</source>
        <translation>Ingen lektion hittades i %1. Installera Roundtrip igen, eller ställ in ROUNDTRIP_DATA på mappen som innehåller lessons och kernels.</translation>
    </message>
</context>
</TS>
