<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Format</name>
    <message>
        <source>not given</source>
        <translation>non indicato</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tempo sconosciuto</translation>
    </message>
    <message>
        <source>too short to measure</source>
        <translation>troppo breve per misurarlo</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>no element: its guard lets it do nothing</source>
        <translation>nessun elemento: la guardia fa sì che non faccia nulla</translation>
    </message>
    <message>
        <source>element %1, which does not exist</source>
        <translation>elemento %1, che non esiste</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>elemento %1</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>elementi %1 … %2</translation>
    </message>
    <message>
        <source>elements %1, %2, …</source>
        <translation>elementi %1, %2, …</translation>
    </message>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>nessun elemento: questo blocco è oltre floor(n / blocco)</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>elemento %1, come il thread %1 di ogni blocco</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>un solo valore per tutto il blocco</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>thread %1 del blocco %2 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>blocco %1: primo thread → %2; ultimo thread → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>blocchi %1 … %2: primo thread → %3; ultimo thread → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 blocco × %1 thread = %1 thread per %2 elementi</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 blocchi × %2 thread = %3 thread per %4 elementi</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blocco %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>has an element</source>
        <translation>ha un elemento</translation>
    </message>
    <message>
        <source>no element: %1</source>
        <translation>senza elemento: %1</translation>
    </message>
    <message>
        <source>no element (guarded): %1</source>
        <translation>senza elemento (con guardia): %1</translation>
    </message>
    <message>
        <source>no element, and no guard: %1</source>
        <translation>senza elemento e senza guardia: %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>una cella = %1 blocchi</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%1 elementi su %2 restano senza thread: nessuno li calcola</translation>
    </message>
    <message>
        <source>No elements: nothing is launched.</source>
        <translation>Nessun elemento: non si lancia nulla.</translation>
    </message>
    <message>
        <source>went wrong first</source>
        <translation>la prima sbagliata</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>%1 computes · %2</source>
        <translation>%1 calcola · %2</translation>
    </message>
    <message>
        <source>%1 is mapped: the same memory, nothing moves</source>
        <translation>%1 è mappato: stessa memoria, nulla si sposta</translation>
    </message>
    <message>
        <source>uploading %1 · %2</source>
        <translation>caricamento di %1 · %2</translation>
    </message>
    <message>
        <source>downloading %1 · %2</source>
        <translation>recupero di %1 · %2</translation>
    </message>
    <message>
        <source>d_%1</source>
        <translation>d_%1</translation>
    </message>
    <message>
        <source>host only</source>
        <translation>solo sull’host</translation>
    </message>
    <message>
        <source>not allocated</source>
        <translation>non allocato</translation>
    </message>
    <message>
        <source>compute units: nothing to do</source>
        <translation>unità di calcolo: nulla da fare</translation>
    </message>
    <message>
        <source>CPU: queues work, then waits</source>
        <translation>CPU: accoda il lavoro, poi attende</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Memoria del dispositivo</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Memoria dell’host</translation>
    </message>
    <message>
        <source>%1 of %2 in use</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation>%1 in uso</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e altri %1</translation>
    </message>
    <message>
        <source>upload →</source>
        <translation>caricamento →</translation>
    </message>
    <message>
        <source>← download</source>
        <translation>← recupero</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 misurati</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>uploaded</source>
        <translation>caricati</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>recuperati</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>nulla si sposta</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>niente da fare</translation>
    </message>
    <message>
        <source>queues, waits</source>
        <translation>accoda, attende</translation>
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
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Sì</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
</context>
<context>
    <name>QsciScintilla</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Seleziona tutto</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>upload only</source>
        <translation>solo caricamento</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>caricamento</translation>
    </message>
    <message>
        <source>compute only</source>
        <translation>solo calcolo</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcolo</translation>
    </message>
    <message>
        <source>download only</source>
        <translation>solo recupero</translation>
    </message>
    <message>
        <source>download</source>
        <translation>recupero</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>sovrapposizione</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>andata e ritorno</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>in tutto</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>niente da fare</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Host enqueue</source>
        <translation>Accodamento host</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcolo</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>time unknown: %1 of %2 steps (%3)</source>
        <translation>tempo sconosciuto: %1 passi su %2 (%3)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waited for nothing before it</source>
        <translation>non ha atteso nulla prima</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>dopo %1</translation>
    </message>
    <message>
        <source>%1; started %2 after it was queued</source>
        <translation>%1; iniziato %2 dopo l’accodamento</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>caricamento</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcolo</translation>
    </message>
    <message>
        <source>download</source>
        <translation>recupero</translation>
    </message>
    <message>
        <source>upload %1</source>
        <translation>caricamento di %1</translation>
    </message>
    <message>
        <source>download %1</source>
        <translation>recupero di %1</translation>
    </message>
    <message>
        <source>map %1 to write</source>
        <translation>mappatura di %1 in scrittura</translation>
    </message>
    <message>
        <source>map %1 to read</source>
        <translation>mappatura di %1 in lettura</translation>
    </message>
    <message>
        <source>unmap %1</source>
        <translation>rimozione della mappatura di %1</translation>
    </message>
    <message>
        <source>allocate %1</source>
        <translation>allocazione di %1</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>rilascio di %1</translation>
    </message>
    <message>
        <source>wait for the device</source>
        <translation>attesa del dispositivo</translation>
    </message>
    <message>
        <source>loop on the CPU</source>
        <translation>ciclo sulla CPU</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>1 block of %1 threads</source>
        <translation>1 blocco di %1 thread</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%1 blocchi di %2 thread</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>elementi %1 … %2</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1 in %2, %3</translation>
    </message>
    <message>
        <source>time unknown: the driver gave none that can be true</source>
        <translation>tempo sconosciuto: il driver non ne ha dato uno plausibile</translation>
    </message>
    <message>
        <source>the host&apos;s call took %1</source>
        <translation>la chiamata dell’host è durata %1</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tempo sconosciuto</translation>
    </message>
    <message>
        <source>the host reads out</source>
        <translation>l’host legge out</translation>
    </message>
    <message>
        <source>hold the queue</source>
        <translation>ferma la coda</translation>
    </message>
    <message>
        <source>let the queue go</source>
        <translation>libera la coda</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>The lesson %1 could not be read.</source>
        <translation>Non è stato possibile leggere la lezione %1.</translation>
    </message>
    <message>
        <source>The lesson %1 was left out. %2</source>
        <translation>La lezione %1 è stata tralasciata. %2</translation>
    </message>
    <message>
        <source>No lesson was opened. %1</source>
        <translation>Nessuna lezione è stata aperta. %1</translation>
    </message>
    <message>
        <source>All mistakes with their places: roundtrip lessons check &quot;%1&quot;</source>
        <translation>Tutti gli errori e dove si trovano: roundtrip lessons check &quot;%1&quot;</translation>
    </message>
    <message>
        <source>A modelled device was left out. %1</source>
        <translation>Un dispositivo modellato è stato tralasciato. %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See: roundtrip %1--help</source>
        <translation>Vedi: roundtrip %1--help</translation>
    </message>
    <message>
        <source>--engine needs a command whose quotes are closed.</source>
        <translation>--engine richiede un comando con le virgolette chiuse.</translation>
    </message>
    <message>
        <source>There is no display here, so no window can open. The same in pictures and numbers: roundtrip tour</source>
        <translation>Qui non c’è uno schermo, quindi non si può aprire una finestra. Lo stesso in immagini e numeri: roundtrip tour</translation>
    </message>
</context>
<context>
    <name>roundtrip::Answer</name>
    <message numerus="yes">
        <source>Your %n kernel(s) took %1</source>
        <translation>
            <numerusform>%n kernel ha impiegato %1</numerusform>
            <numerusform>I tuoi %n kernel hanno impiegato %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Mapping took %2 and moved nothing.</source>
        <translation>%1. La mappatura ha richiesto %2 e non ha spostato nulla.</translation>
    </message>
    <message>
        <source>%1. Mapping took %2; that moved the data over the link.</source>
        <translation>%1. La mappatura ha richiesto %2 e ha spostato i dati attraverso il collegamento.</translation>
    </message>
    <message>
        <source>%1. Copies alone took %2; for %3 something was copied while something was computed.</source>
        <translation>%1. Le sole copie hanno richiesto %2; per %3 si copiava qualcosa mentre si calcolava qualcos’altro.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n chunk(s) computed for %1</source>
        <translation>
            <numerusform>%n pezzo ha calcolato per %1</numerusform>
            <numerusform>I tuoi %n pezzi hanno calcolato per %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; copying there and back for each took %2: %3 of the busy time moved data.</source>
        <translation>%1; le copie di andata e ritorno per ciascuno hanno richiesto %2: tempo attivo speso a spostare dati, %3.</translation>
    </message>
    <message>
        <source>%1; copying there and back once took %2: %3 of the busy time moved data.</source>
        <translation>%1; una sola copia di andata e ritorno ha richiesto %2: tempo attivo speso a spostare dati, %3.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 threads for %4 elements</source>
        <translation>%1 × %2 = %3 thread per %4 elementi</translation>
    </message>
    <message>
        <source>%1: none is left over.</source>
        <translation>%1: nessuno in eccesso.</translation>
    </message>
    <message>
        <source>%1: %2 are left over.</source>
        <translation>%1: in eccesso %2.</translation>
    </message>
    <message>
        <source>All %1 elements are right.</source>
        <translation>Tutti i %1 elementi sono giusti.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong.</source>
        <translation>%1 elementi su %2 sono sbagliati.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong, the first is element %3.</source>
        <translation>%1 elementi su %2 sono sbagliati, il primo è l’elemento %3.</translation>
    </message>
    <message>
        <source>%1 elements behind the end were overwritten; only the guard zones show it.</source>
        <translation>%1 elementi oltre la fine sono stati sovrascritti; lo mostrano solo le zone di guardia.</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Blocks of %1</source>
        <translation>Blocchi da %1</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Blocchi: %1</translation>
    </message>
    <message>
        <source>Kernels: %1</source>
        <translation>Kernel: %1</translation>
    </message>
    <message>
        <source>Chunks: %1</source>
        <translation>Pezzi: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>A difference did not appear: the ratio is %1, and with these runs it may be anything from %2 to %3.</source>
        <translation>Non è emersa alcuna differenza: il rapporto è %1 e con queste esecuzioni può stare ovunque tra %2 e %3.</translation>
    </message>
    <message>
        <source>It did not appear: up to n = %1 the better loop on the CPU was ahead of kernel and copies together.</source>
        <translation>Non è emerso: fino a n = %1 il miglior ciclo sulla CPU è stato più veloce di kernel e copie insieme.</translation>
    </message>
    <message>
        <source>Kernel and copies together were ahead from n = %1 on, the smallest that was measured.</source>
        <translation>Kernel e copie insieme sono stati più veloci già da n = %1, il più piccolo misurato.</translation>
    </message>
    <message>
        <source>From about n = %1 on, kernel and copies together were ahead of the better loop on the CPU.</source>
        <translation>Da circa n = %1 in su, kernel e copie insieme sono stati più veloci del miglior ciclo sulla CPU.</translation>
    </message>
    <message>
        <source>Run %1 took %2.</source>
        <translation>L’esecuzione %1 è durata %2.</translation>
    </message>
    <message>
        <source>In which order do the blocks run? Nobody promises one: record it.</source>
        <translation>In quale ordine vengono eseguiti i blocchi? Nessuno ne promette uno: registralo.</translation>
    </message>
    <message>
        <source>A single block has no order. Ask for more of them.</source>
        <translation>Un solo blocco non ha un ordine. Chiedine di più.</translation>
    </message>
    <message>
        <source>%1 blocks: all in order this time. That promises nothing for the next run or another device.</source>
        <translation>%1 blocchi: questa volta tutti in ordine. Non promette nulla per la prossima esecuzione o per un altro dispositivo.</translation>
    </message>
    <message>
        <source>%1 blocks: %2 of them ran right after the block before them. Another run will differ.</source>
        <translation>%1 blocchi: %2 sono stati eseguiti subito dopo il blocco precedente. Un’altra esecuzione sarà diversa.</translation>
    </message>
</context>
<context>
    <name>roundtrip::AnswerInput</name>
    <message>
        <source>Your answer</source>
        <translation>La tua risposta</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>scegli …</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>Righe da mettere in ordine</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down move a line</source>
        <translation>Ctrl+Su e Ctrl+Giù spostano una riga</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Ctrl+Up</source>
        <translation>Ctrl+Su</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Giù</translation>
    </message>
</context>
<context>
    <name>roundtrip::Banner</name>
    <message>
        <source>Notice</source>
        <translation>Avviso</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Chiudi l’avviso</translation>
    </message>
</context>
<context>
    <name>roundtrip::BarsView</name>
    <message>
        <source>Bars</source>
        <translation>Barre</translation>
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
        <translation>avvio di un thread</translation>
    </message>
    <message>
        <source>round trip of one element</source>
        <translation>andata e ritorno di un elemento</translation>
    </message>
    <message>
        <source>a round trip against the same again, n = %1</source>
        <translation>un’andata e ritorno contro la stessa, n = %1</translation>
    </message>
    <message>
        <source>tuned vec_add (block %1) against plain, kernels alone, n = %2</source>
        <translation>vec_add ottimizzato (blocco %1) contro quello semplice, solo i kernel, n = %2</translation>
    </message>
    <message>
        <source>%1 chunks, pipelined, against one round trip, n = %2</source>
        <translation>%1 pezzi in pipeline contro un’andata e ritorno, n = %2</translation>
    </message>
    <message>
        <source>%1 kernels that stay on the device against as many round trips, n = %2</source>
        <translation>%1 kernel che restano sul dispositivo contro altrettante andate e ritorni, n = %2</translation>
    </message>
    <message>
        <source>Looking for the best block of the tuned kernel</source>
        <translation>Cerco il blocco migliore del kernel ottimizzato</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>Misuro %1 (%2 di %3)</translation>
    </message>
    <message>
        <source>copy up</source>
        <translation>caricamento</translation>
    </message>
    <message>
        <source>copy down</source>
        <translation>recupero</translation>
    </message>
    <message>
        <source>order to start</source>
        <translation>dall’ordine all’avvio</translation>
    </message>
    <message>
        <source>from start to end</source>
        <translation>dall’inizio alla fine</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the answer is wrong</source>
        <translation>la risposta è sbagliata</translation>
    </message>
    <message>
        <source>%1 of its time</source>
        <translation>%1 del suo tempo</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tempo sconosciuto</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3%4</source>
        <translation>mediana %1, quartili %2 … %3%4</translation>
    </message>
    <message>
        <source>: far apart</source>
        <translation>: molto distanti</translation>
    </message>
    <message>
        <source>Rates count what the kernel must read and write once (vec_add: 3 × n elements), over the best of the repetitions; every other figure is a median. Ratios are medians of each round&apos;s own ratio, with the interval that holds the true median with 95 % confidence (by ranks); the two are measured in turn, in random order. Each step is warmed up first; the first run is not counted.</source>
        <translation>Le velocità contano ciò che il kernel deve leggere e scrivere una volta (vec_add: 3 × n elementi) sulla migliore delle ripetizioni; ogni altro valore è una mediana. I rapporti sono mediane del rapporto di ogni giro, con l’intervallo che contiene la vera mediana con il 95 % di confidenza (per ranghi); i due si misurano a turno, in ordine casuale. Ogni passo viene prima riscaldato; la prima esecuzione non conta.</translation>
    </message>
</context>
<context>
    <name>roundtrip::BesideView</name>
    <message>
        <source>Earlier runs…</source>
        <translation>Esecuzioni precedenti…</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>misurato qui</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellato</translation>
    </message>
</context>
<context>
    <name>roundtrip::Builtin</name>
    <message>
        <source>The barrier also waits for what was stored in global memory.</source>
        <translation>La barriera aspetta anche ciò che è stato scritto nella memoria globale.</translation>
    </message>
    <message>
        <source>The barrier also waits for what was stored in local memory.</source>
        <translation>La barriera aspetta anche ciò che è stato scritto nella memoria locale.</translation>
    </message>
    <message>
        <source>Memory that all threads read and nobody writes while a kernel runs.</source>
        <translation>Memoria che tutti i thread leggono e nessuno scrive mentre un kernel è in esecuzione.</translation>
    </message>
    <message>
        <source>The device’s memory, where the arrays lie: all threads see it.</source>
        <translation>La memoria del dispositivo, dove stanno gli array: tutti i thread la vedono.</translation>
    </message>
    <message>
        <source>A function that the host can start. It gives nothing back.</source>
        <translation>Una funzione che l’host può avviare. Non restituisce nulla.</translation>
    </message>
    <message>
        <source>Memory that the threads of one block share.</source>
        <translation>Memoria condivisa dai thread di un blocco.</translation>
    </message>
    <message>
        <source>A thread’s own memory; what says nothing else is private.</source>
        <translation>La memoria propria di un thread; ciò che non dice altro è privato.</translation>
    </message>
    <message>
        <source>The absolute value of a whole number; fabs is for float.</source>
        <translation>Il valore assoluto di un numero intero; per float c’è fabs.</translation>
    </message>
    <message>
        <source>The same bits, read as another type.</source>
        <translation>Gli stessi bit, letti come un altro tipo.</translation>
    </message>
    <message>
        <source>The block copies together; wait_group_events waits for the end.</source>
        <translation>Il blocco copia insieme; wait_group_events aspetta la fine.</translation>
    </message>
    <message>
        <source>Adds to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Somma a *p senza che altri thread interferiscano; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Stores x if *p is as expected; gives what was there before.</source>
        <translation>Scrive x se *p è come previsto; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Adds 1 to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Somma 1 a *p senza che altri thread interferiscano; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Keeps the larger one in *p; gives what was there before.</source>
        <translation>Tiene in *p il più grande; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Keeps the smaller one in *p; gives what was there before.</source>
        <translation>Tiene in *p il più piccolo; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Takes x away from *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Toglie x da *p senza che altri thread interferiscano; restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Stores x in *p and gives what was there before.</source>
        <translation>Scrive x in *p e restituisce il valore di prima.</translation>
    </message>
    <message>
        <source>Waits until every thread of the block is here. All of them must come.</source>
        <translation>Aspetta finché ogni thread del blocco è qui. Devono arrivare tutti.</translation>
    </message>
    <message>
        <source>x, but not below least and not above most.</source>
        <translation>x, ma non sotto least e non sopra most.</translation>
    </message>
    <message>
        <source>The number as another type.</source>
        <translation>Il numero come un altro tipo.</translation>
    </message>
    <message>
        <source>The number as another type: what stands behind the point is cut off.</source>
        <translation>Il numero come un altro tipo: ciò che sta dopo la virgola viene tagliato.</translation>
    </message>
    <message>
        <source>The cosine; x in radians.</source>
        <translation>Il coseno; x in radianti.</translation>
    </message>
    <message>
        <source>The dot product of two vectors.</source>
        <translation>Il prodotto scalare di due vettori.</translation>
    </message>
    <message>
        <source>e to the power of x.</source>
        <translation>e alla x.</translation>
    </message>
    <message>
        <source>The absolute value of a float.</source>
        <translation>Il valore assoluto di un float.</translation>
    </message>
    <message>
        <source>The largest whole number that is not above x.</source>
        <translation>Il più grande intero che non supera x.</translation>
    </message>
    <message>
        <source>a · b + c, rounded once.</source>
        <translation>a · b + c, arrotondato una volta sola.</translation>
    </message>
    <message>
        <source>The larger one.</source>
        <translation>Il più grande.</translation>
    </message>
    <message>
        <source>The smaller one.</source>
        <translation>Il più piccolo.</translation>
    </message>
    <message>
        <source>This thread’s index among all threads of the grid.</source>
        <translation>L’indice di questo thread fra tutti i thread della griglia.</translation>
    </message>
    <message>
        <source>Where the global indexes begin; mostly 0.</source>
        <translation>Dove cominciano gli indici globali; di solito 0.</translation>
    </message>
    <message>
        <source>How many threads the whole grid has.</source>
        <translation>Quanti thread ha l’intera griglia.</translation>
    </message>
    <message>
        <source>The index of this thread’s block in the grid.</source>
        <translation>L’indice, nella griglia, del blocco di questo thread.</translation>
    </message>
    <message>
        <source>This thread’s index inside its block.</source>
        <translation>L’indice di questo thread dentro il suo blocco.</translation>
    </message>
    <message>
        <source>How many threads a block has.</source>
        <translation>Quanti thread ha un blocco.</translation>
    </message>
    <message>
        <source>How many blocks the grid has.</source>
        <translation>Quanti blocchi ha la griglia.</translation>
    </message>
    <message>
        <source>In how many dimensions the grid was laid out.</source>
        <translation>In quante dimensioni è disposta la griglia.</translation>
    </message>
    <message>
        <source>The natural logarithm.</source>
        <translation>Il logaritmo naturale.</translation>
    </message>
    <message>
        <source>a · b + c, as the device does it fastest.</source>
        <translation>a · b + c, nel modo più veloce per il dispositivo.</translation>
    </message>
    <message>
        <source>The larger one; both of the same type.</source>
        <translation>Il più grande; entrambi dello stesso tipo.</translation>
    </message>
    <message>
        <source>Orders this thread’s own stores and loads; it waits for nobody.</source>
        <translation>Ordina scritture e letture di questo thread; non aspetta nessuno.</translation>
    </message>
    <message>
        <source>The smaller one; both of the same type.</source>
        <translation>Il più piccolo; entrambi dello stesso tipo.</translation>
    </message>
    <message>
        <source>x to the power of y.</source>
        <translation>x alla y.</translation>
    </message>
    <message>
        <source>Prints from a thread. The order of threads is not promised.</source>
        <translation>Stampa da un thread. L’ordine dei thread non è garantito.</translation>
    </message>
    <message>
        <source>The kernel runs in blocks of this size only.</source>
        <translation>Il kernel funziona solo in blocchi di questa dimensione.</translation>
    </message>
    <message>
        <source>The nearest whole number; halves away from 0.</source>
        <translation>L’intero più vicino; i mezzi si allontanano da 0.</translation>
    </message>
    <message>
        <source>1 divided by the square root.</source>
        <translation>1 diviso per la radice quadrata.</translation>
    </message>
    <message>
        <source>One of two values, without a branch.</source>
        <translation>Uno di due valori, senza diramazione.</translation>
    </message>
    <message>
        <source>The sine; x in radians.</source>
        <translation>Il seno; x in radianti.</translation>
    </message>
    <message>
        <source>A whole number that is long enough for every index.</source>
        <translation>Un intero abbastanza lungo per ogni indice.</translation>
    </message>
    <message>
        <source>The square root.</source>
        <translation>La radice quadrata.</translation>
    </message>
    <message>
        <source>Reads four elements, from p[4 k] on.</source>
        <translation>Legge quattro elementi, a partire da p[4 k].</translation>
    </message>
    <message>
        <source>Stores four elements, from p[4 k] on.</source>
        <translation>Scrive quattro elementi, a partire da p[4 k].</translation>
    </message>
    <message>
        <source>Waits until the block’s copies have ended.</source>
        <translation>Aspetta che le copie del blocco siano finite.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Calls</name>
    <message>
        <source>call</source>
        <translation>chiamata</translation>
    </message>
    <message>
        <source>waits: back after</source>
        <translation>aspetta: ritorna dopo</translation>
    </message>
    <message>
        <source>does not wait: back after</source>
        <translation>non aspetta: ritorna dopo</translation>
    </message>
    <message>
        <source>the device worked</source>
        <translation>il dispositivo ha lavorato</translation>
    </message>
    <message>
        <source>Calls that do not wait were back after %1 in all, while the device worked for %2: the wait moved into finish.</source>
        <translation>Le chiamate che non aspettano sono ritornate dopo %1 in tutto, mentre il dispositivo ha lavorato per %2: l’attesa si è spostata in finish.</translation>
    </message>
    <message>
        <source>A timer around the launch would have shown %1 for a kernel of %2.</source>
        <translation>Un timer attorno al lancio avrebbe mostrato %1 per un kernel da %2.</translation>
    </message>
    <message>
        <source>calls that wait</source>
        <translation>chiamate che aspettano</translation>
    </message>
    <message>
        <source>calls that return</source>
        <translation>chiamate che ritornano</translation>
    </message>
    <message>
        <source>the host gives orders</source>
        <translation>l’host dà ordini</translation>
    </message>
    <message>
        <source>the host waits</source>
        <translation>l’host aspetta</translation>
    </message>
</context>
<context>
    <name>roundtrip::Caption</name>
    <message>
        <source>grid %1 (automatic)</source>
        <translation>griglia %1 (automatica)</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>griglia %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blocco %1</translation>
    </message>
    <message>
        <source>grid automatic</source>
        <translation>griglia automatica</translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>catena di %1</translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>pezzi: %1</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3, repetitions: %4</source>
        <translation>mediana %1, quartili %2 … %3, ripetizioni: %4</translation>
    </message>
    <message>
        <source>answer right</source>
        <translation>risultato giusto</translation>
    </message>
    <message>
        <source>answer wrong</source>
        <translation>risultato sbagliato</translation>
    </message>
    <message>
        <source>times of the host&apos;s clock</source>
        <translation>tempi dell’orologio dell’host</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>andata e ritorno</translation>
    </message>
    <message>
        <source>kept on the device</source>
        <translation>tenuto sul dispositivo</translation>
    </message>
    <message>
        <source>pipelined pieces</source>
        <translation>pezzi in pipeline</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>mappato</translation>
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
        <translation>acceleratore</translation>
    </message>
    <message>
        <source>other kind</source>
        <translation>altro tipo</translation>
    </message>
    <message>
        <source>%1 (%2 through %3)</source>
        <translation>%1 (%2 tramite %3)</translation>
    </message>
    <message>
        <source>Roundtrip %1</source>
        <translation>Roundtrip %1</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>niente da fare</translation>
    </message>
</context>
<context>
    <name>roundtrip::Card</name>
    <message>
        <source>Show as table</source>
        <translation>Mostra come tabella</translation>
    </message>
</context>
<context>
    <name>roundtrip::Chart</name>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modellato)</translation>
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
quartili %1 … %2</translation>
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
        <translation>Il kernel ha scritto fuori da %1.</translation>
    </message>
    <message>
        <source>It changed element %1, before the first; valid are 0 … %2.</source>
        <translation>Ha modificato l’elemento %1, prima del primo; sono validi 0 … %2.</translation>
    </message>
    <message>
        <source>It changed elements %1 … %2; valid are 0 … %3.</source>
        <translation>Ha modificato gli elementi %1 … %2; sono validi 0 … %3.</translation>
    </message>
    <message>
        <source>Guard the access, if (i &lt; n), and look at how the index is made.</source>
        <translation>Proteggi l’accesso con una guardia, if (i &lt; n), e guarda come si calcola l’indice.</translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation>Il risultato è giusto.</translation>
    </message>
    <message>
        <source>Elements compared with the CPU&apos;s answer: %1.</source>
        <translation>Elementi confrontati con il risultato della CPU: %1.</translation>
    </message>
    <message>
        <source>There was nothing to check.</source>
        <translation>Non c’era nulla da verificare.</translation>
    </message>
    <message>
        <source>No element has an answer.</source>
        <translation>Nessun elemento ha un risultato.</translation>
    </message>
    <message>
        <source>The kernel changed its input %1.</source>
        <translation>Il kernel ha modificato il suo ingresso %1.</translation>
    </message>
    <message>
        <source>Inputs are to be read only; the next run would start from other numbers.</source>
        <translation>Gli ingressi vanno solo letti: l’esecuzione successiva partirebbe da altri numeri.</translation>
    </message>
    <message>
        <source>Write to the output, and mark the input const.</source>
        <translation>Scrivi nell’uscita e dichiara const l’ingresso.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements were never written.</source>
        <translation>Il risultato è sbagliato: %1 elementi su %2 non sono mai stati scritti.</translation>
    </message>
    <message>
        <source>No thread stored a result for them.</source>
        <translation>Nessun thread ha salvato un risultato per loro.</translation>
    </message>
    <message>
        <source>See that grid × block covers n, and that every thread stores its result.</source>
        <translation>Controlla che griglia × blocco copra n e che ogni thread scriva il suo risultato.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements are not what the CPU computed.</source>
        <translation>Il risultato è sbagliato: %1 elementi su %2 non sono quelli calcolati dalla CPU.</translation>
    </message>
    <message>
        <source>Look at the first wrong element and work it out by hand.</source>
        <translation>Guarda il primo elemento sbagliato e calcolalo a mano.</translation>
    </message>
    <message>
        <source>Element %1 is %2; it should be %3.</source>
        <translation>L’elemento %1 vale %2; dovrebbe valere %3.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CheckCommand</name>
    <message>
        <source>There is no .cl file in the folder %1.</source>
        <translation>Nella cartella %1 non c’è nessun file .cl.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 non è né un file né una cartella.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il file %1 non esiste.</translation>
    </message>
    <message>
        <source>There is no exercise %1.</source>
        <translation>L’esercizio %1 non esiste.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Esistono: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Intendevi %1?</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Il file %1 non si può leggere: %2.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superato</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>FALLITO</translation>
    </message>
    <message>
        <source>Right: %1 of %2.</source>
        <translation>Giusti: %1 su %2.</translation>
    </message>
    <message>
        <source>Grading %1 (%2 of %3)</source>
        <translation>Valuto %1 (%2 di %3)</translation>
    </message>
</context>
<context>
    <name>roundtrip::ClassSummary</name>
    <message>
        <source>steps</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>previsioni</translation>
    </message>
    <message>
        <source>right / answered</source>
        <translation>giuste / date</translation>
    </message>
    <message>
        <source>passed / begun</source>
        <translation>superati / iniziati</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>studente</translation>
    </message>
</context>
<context>
    <name>roundtrip::Coach</name>
    <message>
        <source>%1 threads are too few: %2 elements have none and stay as they were. %3 blocks would do.</source>
        <translation>%1 thread sono troppo pochi: %2 elementi non ne hanno uno e restano com’erano. Basterebbero %3 blocchi.</translation>
    </message>
    <message>
        <source>`&lt;=` lets thread %1 in too, but the last element is %2. That thread wrote behind the end; the guard zone there caught it. Use `&lt;`.</source>
        <translation>Con `&lt;=` passa anche il thread %1, ma l’ultimo elemento è %2. Quel thread ha scritto oltre la fine; se n’è accorta la zona di guardia. Usa `&lt;`.</translation>
    </message>
    <message>
        <source>%1 threads have no element, and nothing holds them back: %2 elements behind the end were overwritten. Guard zones caught it here. Elsewhere it would be somebody else&apos;s data.</source>
        <translation>%1 thread non hanno un elemento e nulla li ferma: %2 elementi oltre la fine sono stati sovrascritti. Qui se ne sono accorte le zone di guardia. Altrove sarebbero i dati di qualcun altro.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 elements were written: every block did those again. `get_local_id` counts within the block; you need the global index.</source>
        <translation>Sono stati scritti solo i primi %1 elementi su %2: ogni blocco ha rifatto gli stessi. `get_local_id` conta dentro il blocco; ti serve l’indice globale.</translation>
    </message>
    <message>
        <source>The last %1 elements were left out: %2 ÷ %3 was rounded down, and the rest of a block got no threads. Round up and guard the end.</source>
        <translation>Gli ultimi %1 elementi sono rimasti fuori: %2 ÷ %3 è stato arrotondato per difetto e per il resto mancano i thread di un blocco. Arrotonda per eccesso e metti una guardia alla fine.</translation>
    </message>
    <message>
        <source>Only element 0 is wrong. Indices count from 0: the first thread is thread 0.</source>
        <translation>È sbagliato solo l’elemento 0. Gli indici partono da 0: il primo thread è il thread 0.</translation>
    </message>
    <message>
        <source>Only the end is wrong: the last %1 of %2 elements. Look at the guard and at the last block.</source>
        <translation>È sbagliata solo la fine: gli ultimi %1 elementi su %2. Guarda la guardia e l’ultimo blocco.</translation>
    </message>
    <message>
        <source>None of the %1 elements was written. Does a thread get past the guard, and does it store into the output?</source>
        <translation>Nessuno dei %1 elementi è stato scritto. C’è un thread che supera la guardia, e scrive nell’output?</translation>
    </message>
    <message>
        <source>Every element is wrong, the first one too: %1 where %2 belongs. So the index is fine; look at the arithmetic.</source>
        <translation>Tutti gli elementi sono sbagliati, anche il primo: %1 al posto di %2. Quindi l’indice va bene; controlla il calcolo.</translation>
    </message>
    <message>
        <source>%1 elements outside the buffer were overwritten, from index %2 on. Guard zones around it caught that; without them it may go unnoticed for long.</source>
        <translation>%1 elementi fuori dal buffer sono stati sovrascritti, a partire dall’indice %2. Se ne sono accorte le zone di guardia intorno; senza, l’errore può passare inosservato a lungo.</translation>
    </message>
    <message>
        <source>Your kernel wrote into an input. With `const` in the signature the compiler would have told you.</source>
        <translation>Il tuo kernel ha scritto in un input. Con `const` nella firma te l’avrebbe detto il compilatore.</translation>
    </message>
    <message>
        <source>Right with n = %2, wrong with n = %1. Passing once does not mean right: compare what is different about the two.</source>
        <translation>Giusto con n = %2, sbagliato con n = %1. Funzionare una volta non vuol dire essere giusto: confronta che cosa cambia tra i due casi.</translation>
    </message>
    <message>
        <source>Your kernel loops over all %1 elements, and every thread runs it. A thread needs one element: the launch is the loop.</source>
        <translation>Il tuo kernel ha un ciclo su tutti i %1 elementi, e lo esegue ogni thread. A un thread serve un solo elemento: il ciclo è il lancio.</translation>
    </message>
    <message>
        <source>Right by luck: nothing guards the end, but n = %1 is a multiple of the block of %2, so no thread is left over.</source>
        <translation>Giusto per caso: nulla protegge la fine, ma n = %1 è un multiplo del blocco da %2, quindi nessun thread è in eccesso.</translation>
    </message>
    <message>
        <source>The first run took %1, the ones after it about %2. The first one also compiled the kernel for this block size. It is kept apart and counts in no median.</source>
        <translation>La prima esecuzione ha richiesto %1, le successive circa %2. La prima ha anche compilato il kernel per questa dimensione di blocco. È tenuta a parte e non entra in nessuna mediana.</translation>
    </message>
    <message>
        <source>The middle half of the repetitions lies between %1 and %2. A difference smaller than that says nothing. Close other programs, or repeat more often.</source>
        <translation>La metà centrale delle ripetizioni sta tra %1 e %2. Una differenza più piccola non dice nulla. Chiudi gli altri programmi, o ripeti più volte.</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s) cannot show how far the times scatter.</source>
        <translation>
            <numerusform>%n ripetizione non basta a mostrare quanto variano i tempi.</numerusform>
            <numerusform>%n ripetizioni non bastano a mostrare quanto variano i tempi.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference shown: the ratio is %1, and it may as well be anything from %2 to %3.</source>
        <translation>Nessuna differenza visibile: il rapporto è %1, ma può stare ovunque tra %2 e %3.</translation>
    </message>
    <message>
        <source>With one chunk there is nothing to overlap: the kernel waits for the whole upload, the download for the whole kernel.</source>
        <translation>Con un solo pezzo non c’è nulla da sovrapporre: il kernel aspetta tutto il caricamento, il recupero tutto il kernel.</translation>
    </message>
    <message>
        <source>%1 chunks of %2 each: every copy and launch has a fixed cost, and now it is paid %1 times.</source>
        <translation>%1 pezzi da %2 ciascuno: ogni copia e ogni lancio ha un costo fisso, che ora si paga %1 volte.</translation>
    </message>
    <message>
        <source>No overlap here: none of the %1 chunks was copied while another was computed. On a CPU copies and kernels need the same cores. Whether chunks help all the same, the whole time tells.</source>
        <translation>Qui nessuna sovrapposizione: nessuno dei %1 pezzi è stato copiato mentre se ne calcolava un altro. Su una CPU copie e kernel hanno bisogno degli stessi core. Se i pezzi aiutano comunque, lo dice il tempo totale.</translation>
    </message>
    <message>
        <source>No overlap: the %1 chunks went one after the other. It takes queues of their own, memory the device can fetch by itself, and a free copy engine.</source>
        <translation>Nessuna sovrapposizione: i %1 pezzi sono passati uno dopo l’altro. Servono code separate, memoria che il dispositivo possa leggere da solo e un motore di copia libero.</translation>
    </message>
    <message>
        <source>For %1 of %2 nothing was copied or computed: that is how long the orders take to get to the device and back. More work for each order hides it.</source>
        <translation>Per %1 su %2 non si è copiato né calcolato nulla: è il tempo che gli ordini impiegano per arrivare al dispositivo e tornare. Più lavoro per ogni ordine lo nasconde.</translation>
    </message>
    <message>
        <source>Each of the %1 kernels has its own copies, %2 together. Kept on the device, the data moves once and about %3 of that is saved.</source>
        <translation>Ognuno dei %1 kernel ha le sue copie, in tutto %2. Se restano sul dispositivo, i dati si spostano una volta sola e si risparmia circa %3.</translation>
    </message>
    <message>
        <source>With one kernel there is nothing to keep: the data goes there and back once either way. It pays from two on.</source>
        <translation>Con un solo kernel non c’è nulla da tenere: i dati vanno e tornano comunque una volta. Conviene da due in su.</translation>
    </message>
    <message>
        <source>One trip of copies costs %2, and each kernel saves %3 against the loop on the CPU. From %1 kernels on one trip it pays: %2 ÷ %3, rounded up.</source>
        <translation>Un viaggio di copie costa %2 e ogni kernel fa risparmiare %3 rispetto al ciclo sulla CPU. Conviene da %1 kernel per viaggio in su: %2 ÷ %3, arrotondato per eccesso.</translation>
    </message>
    <message>
        <source>The loop on the CPU takes %1, the kernel %2. Where the kernel saves nothing, no chain is long enough to pay for the copies.</source>
        <translation>Il ciclo sulla CPU richiede %1, il kernel %2. Se il kernel non fa risparmiare nulla, nessuna catena è abbastanza lunga da ripagare le copie.</translation>
    </message>
    <message>
        <source>Mapping took %1 and moved nothing: host and device share this memory. A GPU with memory of its own would have to move the data after all.</source>
        <translation>La mappatura ha richiesto %1 e non ha spostato nulla: host e dispositivo condividono questa memoria. Una GPU con memoria propria dovrebbe comunque spostare i dati.</translation>
    </message>
    <message>
        <source>Doubles moved %1. Where seven digits are enough, floats move %2: half the bytes, half the time in copies.</source>
        <translation>I double hanno spostato %1. Dove bastano sette cifre, i float spostano %2: metà dei byte, metà del tempo di copia.</translation>
    </message>
    <message>
        <source>%1 of the busy time moved data: %2 of copies for %3 of computing. A faster kernel would hardly help; more work on the same data would.</source>
        <translation>Tempo attivo speso a spostare dati: %1, cioè %2 di copie per %3 di calcolo. Un kernel più veloce aiuterebbe poco; più lavoro sugli stessi dati sì.</translation>
    </message>
    <message>
        <source>%1 were copied in %2, from one place in your memory to another. To a GPU with its own memory they would have to cross a link.</source>
        <translation>%1 sono stati copiati in %2 da un punto all’altro della tua memoria. Per una GPU con memoria propria dovrebbero attraversare un collegamento.</translation>
    </message>
    <message>
        <source>%1 blocks of one thread each: starting a block costs far more than one addition.</source>
        <translation>%1 blocchi da un solo thread: avviare un blocco costa molto più di un’addizione.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) for %1 compute units: a block runs on one unit, so the others have nothing to do.</source>
        <translation>
            <numerusform>%n blocco per %1 unità di calcolo: un blocco gira su una sola unità, quindi le altre non hanno nulla da fare.</numerusform>
            <numerusform>%n blocchi per %1 unità di calcolo: un blocco gira su una sola unità, quindi le altre non hanno nulla da fare.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 threads find no element. They are started, meet the guard and end: harmless, but not free.</source>
        <translation>%1 thread su %2 non trovano un elemento. Partono, incontrano la guardia e finiscono: innocui, ma non gratis.</translation>
    </message>
    <message>
        <source>This device runs threads in groups of %2. A block of %1 is no multiple of that, so its last group is partly empty.</source>
        <translation>Questo dispositivo esegue i thread a gruppi di %2. Un blocco da %1 non ne è un multiplo, quindi il suo ultimo gruppo è in parte vuoto.</translation>
    </message>
    <message>
        <source>Right, and slow for a CPU&apos;s reason: one core jumps far through memory with every step of this loop. On a GPU neighbouring threads read neighbours, and the loop is good style.</source>
        <translation>Giusto, e lento per un motivo da CPU: a ogni passo di questo ciclo un core fa un lungo salto in memoria. Su una GPU thread vicini leggono elementi vicini, e il ciclo è scritto bene.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU. This is a CPU&apos;s reason: both are the same cores, so the copies are pure loss. A product has more work for each byte.</source>
        <translation>Fino a n = %1 il dispositivo con le sue copie non batte mai il ciclo sulla CPU. È un motivo da CPU: i core sono gli stessi, quindi le copie sono solo una perdita. Un prodotto ha più lavoro per ogni byte.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU: too little work for each byte. A product has more.</source>
        <translation>Fino a n = %1 il dispositivo con le sue copie non batte mai il ciclo sulla CPU: troppo poco lavoro per ogni byte. Un prodotto ne ha di più.</translation>
    </message>
    <message>
        <source>n = %1 is below the break-even point that your sweep found, about %2. There the loop on the CPU is done before the copies are.</source>
        <translation>n = %1 è sotto il punto di pareggio trovato facendo variare n, circa %2. Lì il ciclo sulla CPU finisce prima delle copie.</translation>
    </message>
    <message>
        <source>The kernel took %1, the loop on all threads %2: about even, because this device is the same cores. With a GPU it would not be.</source>
        <translation>Il kernel ha richiesto %1, il ciclo su tutti i thread %2: quasi pari, perché questo dispositivo è fatto degli stessi core. Con una GPU non sarebbe così.</translation>
    </message>
    <message>
        <source>Here large blocks win, %1 before all others. That is a CPU&apos;s reason: a block is one piece of work for a core, and fewer pieces cost fewer starts. On a GPU the times level off far earlier.</source>
        <translation>Qui vincono i blocchi grandi, %1 davanti a tutti. È un motivo da CPU: un blocco è un’unità di lavoro per un core, e meno unità costano meno avvii. Su una GPU i tempi si stabilizzano molto prima.</translation>
    </message>
    <message>
        <source>From blocks of %1 on the times level off: up to the largest none is clearly better. Take one from there, and measure again on another device.</source>
        <translation>Dai blocchi da %1 in su i tempi si stabilizzano: fino al più grande nessuno è nettamente migliore. Scegline uno da lì in poi, e su un altro dispositivo misura di nuovo.</translation>
    </message>
    <message>
        <source>All %1 blocks ran in order this time. Nothing promises it: another run, device or number of blocks may differ, so no block may count on one before it.</source>
        <translation>Questa volta tutti i %1 blocchi sono stati eseguiti in ordine. Nulla lo promette: un’altra esecuzione, un altro dispositivo o un altro numero di blocchi può cambiare tutto, quindi nessun blocco può contare su uno precedente.</translation>
    </message>
    <message>
        <source>%1 of the blocks ran right after the one before them, and now %2. Same kernel, same data: the order is the device&apos;s own affair.</source>
        <translation>Blocchi eseguiti subito dopo il precedente: prima %1, ora %2. Stesso kernel, stessi dati: l’ordine lo decide il dispositivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</source>
        <translation>
            <numerusform>Finora %n volta le copie sono costate più di quanto ti aspettavi. Conta i byte che servono a ogni operazione: a un’addizione ne servono 12, e devono viaggiare tutti.</numerusform>
            <numerusform>Già %n volte le copie sono costate più di quanto ti aspettavi. Conta i byte che servono a ogni operazione: a un’addizione ne servono 12, e devono viaggiare tutti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</source>
        <translation>
            <numerusform>Finora %n volta le copie sono costate meno di quanto ti aspettavi. Contano una volta per viaggio; un kernel conta ogni volta che gira.</numerusform>
            <numerusform>Già %n volte le copie sono costate meno di quanto ti aspettavi. Contano una volta per viaggio; un kernel conta ogni volta che gira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</source>
        <translation>
            <numerusform>Finora %n volta gli errori sono stati più di quanti ti aspettavi. Un indice sbagliato colpisce ogni thread che lo usa, non uno solo.</numerusform>
            <numerusform>Già %n volte gli errori sono stati più di quanti ti aspettavi. Un indice sbagliato colpisce ogni thread che lo usa, non uno solo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</source>
        <translation>
            <numerusform>Finora %n volta gli errori sono stati meno di quanti ti aspettavi. Chiediti quali thread raggiunge lo sbaglio: spesso solo l’ultimo blocco.</numerusform>
            <numerusform>Già %n volte gli errori sono stati meno di quanti ti aspettavi. Chiediti quali thread raggiunge lo sbaglio: spesso solo l’ultimo blocco.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</source>
        <translation>
            <numerusform>Finora %n volta la differenza è stata maggiore di quanto ti aspettavi. Cerca un costo che si paga una volta per ogni blocco o per ogni viaggio.</numerusform>
            <numerusform>Già %n volte la differenza è stata maggiore di quanto ti aspettavi. Cerca un costo che si paga una volta per ogni blocco o per ogni viaggio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</source>
        <translation>
            <numerusform>Finora %n volta la differenza è stata minore di quanto ti aspettavi. Una parte del tempo è uguale nei due casi; solo il resto può cambiare.</numerusform>
            <numerusform>Già %n volte la differenza è stata minore di quanto ti aspettavi. Una parte del tempo è uguale nei due casi; solo il resto può cambiare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</source>
        <translation>
            <numerusform>Finora %n volta ti aspettavi i blocchi in ordine. Le unità libere prendono il primo blocco disponibile, e nessuno aspetta il vicino.</numerusform>
            <numerusform>Già %n volte ti aspettavi i blocchi in ordine. Le unità libere prendono il primo blocco disponibile, e nessuno aspetta il vicino.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the checks again</source>
        <translation>Ripeti la verifica</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>Fai variare n</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Fai variare il blocco</translation>
    </message>
    <message>
        <source>Record again</source>
        <translation>Registra di nuovo</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Esegui di nuovo</translation>
    </message>
    <message numerus="yes">
        <source>Keep it there for %n kernel(s)</source>
        <translation>
            <numerusform>Tieni lì i dati per %n kernel</numerusform>
            <numerusform>Tieni lì i dati per %n kernel</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it in chunks</source>
        <translation>Prova in pezzi</translation>
    </message>
    <message>
        <source>Map it instead</source>
        <translation>Mappa invece di copiare</translation>
    </message>
    <message>
        <source>Make round trips</source>
        <translation>Fai andata e ritorno</translation>
    </message>
    <message>
        <source>Compare with round trips</source>
        <translation>Confronta con andata e ritorno</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Prova %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
    <message>
        <source>Try n = %1</source>
        <translation>Prova n = %1</translation>
    </message>
    <message>
        <source>Use blocks of %1</source>
        <translation>Usa blocchi da %1</translation>
    </message>
    <message>
        <source>Use just enough blocks</source>
        <translation>Usa solo i blocchi che servono</translation>
    </message>
    <message>
        <source>Use %1 blocks</source>
        <translation>Usa %1 blocchi</translation>
    </message>
    <message>
        <source>Use %1 chunks</source>
        <translation>Usa %1 pezzi</translation>
    </message>
    <message>
        <source>Repeat %1 times</source>
        <translation>Ripeti %1 volte</translation>
    </message>
    <message>
        <source>%1 of %2 elements were still old: the copy back was queued, not done. Wait with `finish`, or with a blocking read, before you use a result.</source>
        <translation>%1 elementi su %2 erano ancora vecchi: la copia indietro era in coda, non finita. Prima di usare un risultato aspetta con `finish` o con una lettura bloccante.</translation>
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
        <translation>Disattiva</translation>
    </message>
    <message>
        <source>Switch the coach off</source>
        <translation>Disattiva il coach</translation>
    </message>
    <message>
        <source>The menu of the language switches it on again</source>
        <translation>Si riattiva dal menu della lingua</translation>
    </message>
    <message>
        <source>Close what the coach says</source>
        <translation>Chiudi il messaggio del coach</translation>
    </message>
</context>
<context>
    <name>roundtrip::CodeBlock</name>
    <message>
        <source>Program text</source>
        <translation>Testo del programma</translation>
    </message>
</context>
<context>
    <name>roundtrip::CommandLine</name>
    <message>
        <source> Did you mean %1?</source>
        <translation> Intendevi %1?</translation>
    </message>
    <message>
        <source> Possible are: %1.</source>
        <translation> Sono possibili: %1.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 non prende valori.</translation>
    </message>
    <message>
        <source>%1 needs a value: %1 %2.</source>
        <translation>%1 richiede un valore: %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not go with this command.</source>
        <translation>%1 non va con questo comando.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>L’opzione %1 non esiste.</translation>
    </message>
    <message>
        <source>The word %1 is one too many.</source>
        <translation>La parola %1 è di troppo.</translation>
    </message>
    <message>
        <source>%1 needs a whole number such as 1000 or 2^20, not &quot;%2&quot;.</source>
        <translation>%1 richiede un numero intero come 1000 o 2^20, non &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 does not know &quot;%2&quot;.</source>
        <translation>%1 non conosce &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>--over does not know &quot;%1&quot;.</source>
        <translation>--over non conosce &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--format does not know &quot;%1&quot;.</source>
        <translation>--format non conosce &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>--format stands behind the --export that it is for.</source>
        <translation>--format va dopo l’--export a cui si riferisce.</translation>
    </message>
    <message>
        <source>--export - needs --format, since standard output has no name that says it.</source>
        <translation>--export - richiede --format, perché l’uscita standard non ha un nome che lo dica.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .png, .svg, .pdf, .csv, .json or .trace.json, or add --format.</source>
        <translation>Il nome &quot;%1&quot; non dice che cosa scrivere. Fallo finire in .png, .svg, .pdf, .csv, .json o .trace.json, oppure aggiungi --format.</translation>
    </message>
    <message>
        <source>Only one result can go to standard output.</source>
        <translation>Un solo risultato può andare sull’uscita standard.</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>Il comando %1 non esiste.</translation>
    </message>
    <message>
        <source>elements of each array, for example 1048576 or 2^20</source>
        <translation>elementi di ogni array, per esempio 1048576 o 2^20</translation>
    </message>
    <message>
        <source>what changes from point to point</source>
        <translation>che cosa cambia da un punto all’altro</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>primo valore</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>ultimo valore</translation>
    </message>
    <message>
        <source>how many values, evenly spread on a log scale</source>
        <translation>quanti valori, distribuiti uniformemente su scala logaritmica</translation>
    </message>
    <message>
        <source>threads in a block (256)</source>
        <translation>thread in un blocco (256)</translation>
    </message>
    <message>
        <source>a kernel of the course, or a .cl file with the parameters of vec_add</source>
        <translation>un kernel del corso, o un file .cl con i parametri di vec_add</translation>
    </message>
    <message>
        <source>round-trip, keep-on-device, pipelined or mapped</source>
        <translation>round-trip, keep-on-device, pipelined o mapped</translation>
    </message>
    <message>
        <source>kernels one after the other</source>
        <translation>kernel uno dopo l’altro</translation>
    </message>
    <message>
        <source>how often it is measured (7)</source>
        <translation>quante volte si misura (7)</translation>
    </message>
    <message>
        <source>float, double, int or uint</source>
        <translation>float, double, int o uint</translation>
    </message>
    <message>
        <source>the result as JSON on standard output</source>
        <translation>il risultato come JSON sull’uscita standard</translation>
    </message>
    <message>
        <source>write a file; may be given several times; - is standard output</source>
        <translation>scrive un file; si può ripetere; - è l’uscita standard</translation>
    </message>
    <message>
        <source>of the --export before it, where its name does not say: png, svg, pdf, csv, json or trace</source>
        <translation>dell’--export precedente, se il nome non lo dice: png, svg, pdf, csv, json o trace</translation>
    </message>
    <message>
        <source>CSV for spreadsheets that write 1,5: semicolons and decimal commas</source>
        <translation>CSV per fogli di calcolo che scrivono 1,5: punti e virgola e virgole decimali</translation>
    </message>
    <message>
        <source>folder to write to (roundtrip-tour)</source>
        <translation>cartella in cui scrivere (roundtrip-tour)</translation>
    </message>
    <message>
        <source>how to start the engine, for example &quot;ssh lab roundtrip-engine&quot;</source>
        <translation>come avviare il motore, per esempio &quot;ssh lab roundtrip-engine&quot;</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>questo testo</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>la versione</translation>
    </message>
    <message>
        <source>list the devices</source>
        <translation>elenca i dispositivi</translation>
    </message>
    <message>
        <source>measure one experiment</source>
        <translation>misura un esperimento</translation>
    </message>
    <message>
        <source>measure over many sizes or block sizes</source>
        <translation>misura su molte dimensioni o dimensioni di blocco</translation>
    </message>
    <message>
        <source>run every lesson&apos;s experiment; write its page, charts and numbers</source>
        <translation>esegue l’esperimento di ogni lezione; ne scrive pagina, grafici e numeri</translation>
    </message>
    <message>
        <source>Usage: roundtrip %1</source>
        <translation>Uso: roundtrip %1</translation>
    </message>
    <message>
        <source>[COMMAND] [OPTIONS]</source>
        <translation>[COMANDO] [OPZIONI]</translation>
    </message>
    <message>
        <source> [OPTIONS]</source>
        <translation> [OPZIONI]</translation>
    </message>
    <message>
        <source>Learn GPU computing by measuring it. Without a command the window opens.</source>
        <translation>Impara il calcolo su GPU misurandolo. Senza comando si apre la finestra.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the run failed or its answer is wrong, 2 bad usage, 3 no device or no engine.</source>
        <translation>Codici di uscita: 0 fatto, 1 esecuzione fallita o risultato sbagliato, 2 uso errato, 3 nessun dispositivo o motore.</translation>
    </message>
    <message>
        <source>%1 %2 is too large; %3 is the most that can be said.</source>
        <translation>%1 %2 è troppo grande; il massimo consentito è %3.</translation>
    </message>
    <message>
        <source>%1 starts at 1.</source>
        <translation>%1 parte da 1.</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile richiede una cartella.</translation>
    </message>
    <message>
        <source>check needs a .cl file, or a folder of them.</source>
        <translation>check richiede un file .cl, o una cartella che ne contenga.</translation>
    </message>
    <message>
        <source>check needs --exercise, for example --exercise vec-add.</source>
        <translation>check richiede --exercise, per esempio --exercise vec-add.</translation>
    </message>
    <message>
        <source>results merge needs the files that the learners exported.</source>
        <translation>results merge richiede i file esportati dagli studenti.</translation>
    </message>
    <message>
        <source>results export needs the file to write, such as results.csv.</source>
        <translation>results export richiede il file da scrivere, per esempio results.csv.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .csv or .json.</source>
        <translation>Il nome &quot;%1&quot; non dice che cosa scrivere. Fallo finire in .csv o .json.</translation>
    </message>
    <message>
        <source>sweep needs --over n, block, pieces or chunks.</source>
        <translation>sweep richiede --over n, block, pieces o chunks.</translation>
    </message>
    <message>
        <source>--to %1 is below --from %2. Let the larger one be --to.</source>
        <translation>--to %1 è minore di --from %2. Il valore più grande va in --to.</translation>
    </message>
    <message>
        <source>--points %1 is too large; %2 are the most.</source>
        <translation>--points %1 è troppo grande; il massimo è %2.</translation>
    </message>
    <message>
        <source>--to %1 is too large; %2 pieces are the most.</source>
        <translation>--to %1 è troppo grande; il massimo è %2 pezzi.</translation>
    </message>
    <message>
        <source>--elements 0 leaves nothing to time. Choose 1 or more.</source>
        <translation>Con --elements 0 non c’è nulla da misurare. Scegli 1 o più.</translation>
    </message>
    <message>
        <source>A sweep cannot be written as a trace, which shows the steps of one run. Choose another format for %1, or: roundtrip run.</source>
        <translation>Uno sweep non si può scrivere come traccia, che mostra i passi di una sola esecuzione. Scegli un altro formato per %1, oppure: roundtrip run.</translation>
    </message>
    <message>
        <source>%1 needs a second word:</source>
        <translation>%1 richiede una seconda parola:</translation>
    </message>
    <message>
        <source>blocks (auto: as many as the elements need)</source>
        <translation>blocchi (auto: quanti ne servono per gli elementi)</translation>
    </message>
    <message>
        <source>pieces of a pipelined run (4, or fewer where there are fewer blocks)</source>
        <translation>pezzi di un’esecuzione in pipeline (4, o meno se ci sono meno blocchi)</translation>
    </message>
    <message>
        <source>a device&apos;s id, its kind (cpu, gpu) or a part of its name; see: roundtrip devices</source>
        <translation>l’id di un dispositivo, il tipo (cpu, gpu) o una parte del nome; vedi: roundtrip devices</translation>
    </message>
    <message>
        <source>which exercise of the course the file solves, for example vec-add</source>
        <translation>quale esercizio del corso risolve il file, per esempio vec-add</translation>
    </message>
    <message>
        <source>of the random inputs, to grade with the same ones again</source>
        <translation>degli input casuali, per valutare di nuovo con gli stessi</translation>
    </message>
    <message>
        <source>folder that keeps the learner&apos;s progress and settings</source>
        <translation>cartella che conserva progressi e impostazioni dello studente</translation>
    </message>
    <message>
        <source>the learner&apos;s name in the file (the one given in the window)</source>
        <translation>il nome dello studente nel file (quello indicato nella finestra)</translation>
    </message>
    <message>
        <source>grade kernels that solve an exercise: a .cl file, or a folder of them</source>
        <translation>valuta i kernel che risolvono un esercizio: un file .cl, o una cartella che ne contenga</translation>
    </message>
    <message>
        <source>write what you did in the lessons, for a teacher: .csv or .json</source>
        <translation>scrive ciò che hai fatto nelle lezioni, per un insegnante: .csv o .json</translation>
    </message>
    <message>
        <source>put the results of many learners together: a table and the guesses</source>
        <translation>riunisce i risultati di più studenti: una tabella e le previsioni</translation>
    </message>
    <message>
        <source>lessons check needs one folder: a lesson, or a folder of lessons.</source>
        <translation>lessons check vuole una cartella: una lezione o una cartella di lezioni.</translation>
    </message>
    <message>
        <source>find every mistake in a lesson, or in a folder of lessons</source>
        <translation>trova ogni errore in una lezione o in una cartella di lezioni</translation>
    </message>
    <message>
        <source>--lessons needs a folder.</source>
        <translation>--lessons richiede una cartella.</translation>
    </message>
    <message>
        <source>lessons of your own: a lesson&apos;s folder, or a folder of lessons</source>
        <translation>lezioni tue: la cartella di una lezione, o una cartella di lezioni</translation>
    </message>
    <message>
        <source>a device that is not here, modelled from its published figures, for example t4</source>
        <translation>un dispositivo che qui non c’è, modellato dai suoi dati pubblicati, per esempio t4</translation>
    </message>
    <message>
        <source>measure this device as other benchmarks do: bandwidths, latencies, comparisons</source>
        <translation>misura questo dispositivo come fanno altri benchmark: larghezze di banda, latenze, confronti</translation>
    </message>
</context>
<context>
    <name>roundtrip::Commands</name>
    <message>
        <source>There is no kernel %1.</source>
        <translation>Il kernel %1 non esiste.</translation>
    </message>
    <message>
        <source>There are: %1. A file needs a name that ends in .cl.</source>
        <translation>Ci sono: %1. Il nome di un file deve finire in .cl.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Intendevi %1?</translation>
    </message>
    <message>
        <source>Allowed would be: %1.</source>
        <translation>Sarebbero ammessi: %1.</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>Misuro %1 (%2 di %3)</translation>
    </message>
    <message>
        <source>At least one answer is wrong. Run that size alone to see which elements.</source>
        <translation>Almeno un risultato è sbagliato. Esegui quella dimensione da sola per vedere quali elementi.</translation>
    </message>
    <message>
        <source>The compiler warns: %1</source>
        <translation>Il compilatore avverte: %1</translation>
    </message>
    <message>
        <source>No font here has %1: the picture shows boxes instead.</source>
        <translation>Qui nessun font contiene %1: al suo posto l’immagine mostra dei riquadri.</translation>
    </message>
    <message>
        <source>--from %1 is above the last value, %2. Give --to as well.</source>
        <translation>--from %1 è maggiore dell’ultimo valore, %2. Indica anche --to.</translation>
    </message>
    <message>
        <source>There are no modelled devices in lessons/devices.</source>
        <translation>In lessons/devices non ci sono dispositivi modellati.</translation>
    </message>
    <message>
        <source>There is no modelled device %1. There are: %2.</source>
        <translation>Non c’è un dispositivo modellato %1. Ci sono: %2.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CompilerMessage</name>
    <message>
        <source>%1 is a word of CUDA. OpenCL C says get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</source>
        <translation>%1 è una parola di CUDA. OpenCL C dice get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</translation>
    </message>
    <message>
        <source>This is a word of CUDA. In OpenCL C a kernel begins with __kernel void, and its arrays with __global.</source>
        <translation>Questa è una parola di CUDA. In OpenCL C un kernel comincia con __kernel void, e i suoi array con __global.</translation>
    </message>
    <message>
        <source>Nothing is called %1. It may be a slip of the pen for %2.</source>
        <translation>Niente si chiama %1. Forse volevi scrivere %2.</translation>
    </message>
    <message>
        <source>Nothing is called %1 here: it is misspelt, or it is declared further down or inside other braces. A function stands above its first use.</source>
        <translation>Qui niente si chiama %1: è scritto male, oppure è dichiarato più sotto o dentro altre graffe. Una funzione sta sopra il suo primo uso.</translation>
    </message>
    <message>
        <source>%1 is no type. OpenCL C has int, uint, float, float4, size_t and their like.</source>
        <translation>%1 non è un tipo. OpenCL C ha int, uint, float, float4, size_t e simili.</translation>
    </message>
    <message>
        <source>The three parts of for stand between semicolons: for (int k = 0; k &lt; 3; ++k).</source>
        <translation>Le tre parti di for sono separate da punti e virgola: for (int k = 0; k &lt; 3; ++k).</translation>
    </message>
    <message>
        <source>A semicolon is missing here, or at the end of the line before: every statement ends in one.</source>
        <translation>Manca un punto e virgola qui o alla fine della riga precedente: ogni istruzione finisce così.</translation>
    </message>
    <message>
        <source>A semicolon stands inside an expression. If a name before it was made with #define: that line must not end in one.</source>
        <translation>Dentro un’espressione c’è un punto e virgola. Se il nome che lo precede viene da un #define, quella riga non deve finire con un punto e virgola.</translation>
    </message>
    <message>
        <source>A bracket was opened and is not closed: %1 is missing here or a little before.</source>
        <translation>Una parentesi è stata aperta e non chiusa: manca %1 qui o poco prima.</translation>
    </message>
    <message>
        <source>The text ends inside braces: one of the { has no }.</source>
        <translation>Il testo finisce dentro le graffe: a una { manca la }.</translation>
    </message>
    <message>
        <source>Here is one } too many: it closes nothing.</source>
        <translation>Qui c’è una } di troppo: non chiude nulla.</translation>
    </message>
    <message>
        <source>After the parameters comes the kernel’s body, between { and }.</source>
        <translation>Dopo i parametri viene il corpo del kernel, fra { e }.</translation>
    </message>
    <message>
        <source>A value is missing here. Often an operator has nothing beside it, an else has no if, or a bracket closes too early.</source>
        <translation>Qui manca un valore. Spesso un operatore non ha nulla accanto, un else non ha il suo if, o una parentesi si chiude troppo presto.</translation>
    </message>
    <message>
        <source>A name is missing here. OpenCL C is C: it has no references (&amp;), no new and no templates.</source>
        <translation>Qui manca un nome. OpenCL C è C: non ha riferimenti (&amp;), né new, né template.</translation>
    </message>
    <message>
        <source>%1 does not take these arguments: count them, and look at their types.</source>
        <translation>%1 non accetta questi argomenti: contali e guarda i loro tipi.</translation>
    </message>
    <message>
        <source>%1 exists for several types, and these arguments fit none of them exactly. Give all of them one type: 1.0f instead of 1, or (float)x.</source>
        <translation>%1 esiste per più tipi, e questi argomenti non corrispondono esattamente a nessuno. Dai a tutti lo stesso tipo: 1.0f invece di 1, oppure (float)x.</translation>
    </message>
    <message>
        <source>The function takes fewer arguments than stand here: %1.</source>
        <translation>La funzione accetta meno argomenti di quelli scritti qui: %1.</translation>
    </message>
    <message>
        <source>The function takes more arguments than stand here: %1.</source>
        <translation>La funzione vuole più argomenti di quelli scritti qui: %1.</translation>
    </message>
    <message>
        <source>This array is an input: const says that nobody writes to it. Store in the output instead.</source>
        <translation>Questo array è un ingresso: const dice che nessuno ci scrive. Scrivi invece nell’uscita.</translation>
    </message>
    <message>
        <source>%1 is const: its value is handed over and stays. Use a variable of your own.</source>
        <translation>%1 è const: il suo valore viene passato e resta quello. Usa una variabile tua.</translation>
    </message>
    <message>
        <source>Only a variable or an element can stand at the left of =.</source>
        <translation>A sinistra di = può stare solo una variabile o un elemento.</translation>
    </message>
    <message>
        <source>Only arrays have elements: what stands before the [ is a single value.</source>
        <translation>Solo gli array hanno elementi: ciò che sta prima di [ è un singolo valore.</translation>
    </message>
    <message>
        <source>An index is a whole number: give it the type size_t, uint or int.</source>
        <translation>Un indice è un numero intero: dagli il tipo size_t, uint o int.</translation>
    </message>
    <message>
        <source>The array ends before element %1: the first one is 0, and the last is its length less 1.</source>
        <translation>L’array finisce prima dell’elemento %1: il primo è 0, l’ultimo è la lunghezza meno 1.</translation>
    </message>
    <message>
        <source>A * before a name asks for what it points to, but this is a single value. Leave the * out.</source>
        <translation>Un * davanti a un nome chiede ciò a cui punta, ma questo è un singolo valore. Togli il *.</translation>
    </message>
    <message>
        <source>A pointer says in which memory its data lie: give it the same word as the array has, for example __global const float* p.</source>
        <translation>Un puntatore dice in quale memoria stanno i suoi dati: dagli la stessa parola dell’array, per esempio __global const float* p.</translation>
    </message>
    <message>
        <source>A whole array does not fit into a number. To read one element, give its index: a[i].</source>
        <translation>Un intero array non sta in un numero. Per leggere un elemento, indica l’indice: a[i].</translation>
    </message>
    <message>
        <source>At the left stands the whole array. To store one element, give its index: out[i].</source>
        <translation>A sinistra c’è l’intero array. Per scrivere un elemento, indica l’indice: out[i].</translation>
    </message>
    <message>
        <source>The two sides of = have types that do not fit. Look at the type of each side.</source>
        <translation>I due lati di = hanno tipi che non si accordano. Guarda il tipo di ciascun lato.</translation>
    </message>
    <message>
        <source>This operator does not work with these types: the remainder and &amp; want whole numbers, and an array needs an index, a[i].</source>
        <translation>Questo operatore non funziona con questi tipi: il resto e &amp; vogliono numeri interi, e un array ha bisogno di un indice, a[i].</translation>
    </message>
    <message>
        <source>%1 is declared a second time. Leave the type out to use the first one, or take another name.</source>
        <translation>%1 è dichiarato una seconda volta. Togli il tipo per usare il primo, oppure scegli un altro nome.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back: it begins with __kernel void, and stores its results in an array.</source>
        <translation>Un kernel non restituisce nulla: comincia con __kernel void e scrive i risultati in un array.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back. Store the result in the output; a return without a value ends the thread.</source>
        <translation>Un kernel non restituisce nulla. Scrivi il risultato nell’uscita; un return senza valore termina il thread.</translation>
    </message>
    <message>
        <source>A kernel’s arrays lie in the device’s memory: write __global before their type.</source>
        <translation>Gli array di un kernel stanno nella memoria del dispositivo: scrivi __global davanti al loro tipo.</translation>
    </message>
    <message>
        <source>The host cannot hand over this type, for its size is not the same everywhere. Use uint or int.</source>
        <translation>L’host non può passare questo tipo, perché la sua dimensione non è uguale ovunque. Usa uint o int.</translation>
    </message>
    <message>
        <source>Local memory begins with unknown values: declare it first, then let the threads store into it.</source>
        <translation>La memoria locale comincia con valori sconosciuti: prima dichiarala, poi falla riempire dai thread.</translation>
    </message>
    <message>
        <source>Local memory is declared in the kernel itself, at its beginning, and handed to functions as a pointer.</source>
        <translation>La memoria locale si dichiara nel kernel stesso, all’inizio, e si passa alle funzioni come puntatore.</translation>
    </message>
    <message>
        <source>What stands outside all functions cannot be changed: make it __constant, or declare it inside the kernel.</source>
        <translation>Ciò che sta fuori da ogni funzione non si può cambiare: rendilo __constant, o dichiaralo dentro il kernel.</translation>
    </message>
    <message>
        <source>The length of this array must be known before the kernel runs: a number, or a name made with #define.</source>
        <translation>La lunghezza di questo array deve essere nota prima che il kernel parta: un numero, o un nome fatto con #define.</translation>
    </message>
    <message>
        <source>One = stores. To compare, write ==.</source>
        <translation>Un solo = scrive. Per confrontare, scrivi ==.</translation>
    </message>
    <message>
        <source>Two == compare, and nobody uses the answer. To store, write one =.</source>
        <translation>Due == confrontano, e nessuno usa la risposta. Per scrivere, usa un solo =.</translation>
    </message>
    <message>
        <source>The function promises a value and ends without a return.</source>
        <translation>La funzione promette un valore e finisce senza return.</translation>
    </message>
    <message>
        <source>A comment begins here with /* and never ends: */ is missing.</source>
        <translation>Qui comincia un commento con /* che non finisce mai: manca */.</translation>
    </message>
    <message>
        <source>Data lie in one memory: keep one of the words __global, __local, __constant, __private.</source>
        <translation>I dati stanno in una sola memoria: tieni una delle parole __global, __local, __constant, __private.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Console</name>
    <message>
        <source>Standard output did not take the result: %1.</source>
        <translation>L’uscita standard non ha accettato il risultato: %1.</translation>
    </message>
    <message>
        <source>No device, or more than one, is meant by --device %1. There are:</source>
        <translation>--device %1 non indica alcun dispositivo, o ne indica più d’uno. Ci sono:</translation>
    </message>
    <message>
        <source>Waiting for the engine: %1 has said nothing yet. Ctrl+C stops.</source>
        <translation>Attendo il motore: %1 non ha ancora detto nulla. Ctrl+C interrompe.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Contrast</name>
    <message>
        <source>no difference shown: too few rounds to tell</source>
        <translation>nessuna differenza mostrata: troppo pochi giri per dirlo</translation>
    </message>
    <message>
        <source>no difference shown (ratio %1 … %2)</source>
        <translation>nessuna differenza mostrata (rapporto %1 … %2)</translation>
    </message>
    <message>
        <source>%1 × faster (%2 … %3)</source>
        <translation>%1 × più veloce (%2 … %3)</translation>
    </message>
    <message>
        <source>%1 × slower (%2 … %3)</source>
        <translation>%1 × più lento (%2 … %3)</translation>
    </message>
    <message>
        <source>The repetitions lie far apart: the middle half spans %1 of the median. Most likely something else used the machine, or its clock changed. Close other programs and measure again before you conclude anything.</source>
        <translation>Le ripetizioni sono molto distanti: la metà centrale copre %1 della mediana. Probabilmente qualcos’altro ha usato la macchina, o la sua frequenza è cambiata. Chiudi gli altri programmi e misura di nuovo prima di concludere qualcosa.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Detective</name>
    <message>
        <source>A race: thread %1 in line %2 and thread %3 in line %4 use one element, and at least one of them writes it.</source>
        <translation>Una race condition: il thread %1 alla riga %2 e il thread %3 alla riga %4 usano lo stesso elemento, e almeno uno dei due lo scrive.</translation>
    </message>
    <message>
        <source>Line %1: threads of block %2 that reach this barrier: %3. All of them have to.</source>
        <translation>Riga %1: thread del blocco %2 che raggiungono questa barriera: %3. Devono raggiungerla tutti.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 writes outside a buffer.</source>
        <translation>Riga %1: il thread %2 scrive fuori da un buffer.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 reads outside a buffer.</source>
        <translation>Riga %1: il thread %2 legge fuori da un buffer.</translation>
    </message>
    <message>
        <source>Races were not looked for: the simulator takes no text that may read other files.</source>
        <translation>Le race condition non sono state cercate: il simulatore non accetta testi che possono leggere altri file.</translation>
    </message>
    <message>
        <source>Races were not looked for: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Le race condition non sono state cercate: Oclgrind non è installato (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Oclgrind came to no end, so races were not found out about.</source>
        <translation>Oclgrind non è arrivato alla fine, quindi sulle race condition non si sa nulla.</translation>
    </message>
    <message>
        <source>Oclgrind saw no race and no missed barrier with n = %1. That is none seen, not none.</source>
        <translation>Con n = %1 Oclgrind non ha visto race condition né barriere mancate. Vuol dire che non ne ha viste, non che non ce ne siano.</translation>
    </message>
    <message>
        <source>Oclgrind is looking for races and missed barriers …</source>
        <translation>Oclgrind cerca race condition e barriere mancate …</translation>
    </message>
    <message>
        <source>This driver seems to miscompile your kernel: without the compiler’s optimizations every case is right, and Oclgrind sees no race and no missed barrier. It counts as right.</source>
        <translation>Questo driver sembra compilare male il tuo kernel: senza le ottimizzazioni del compilatore ogni caso è giusto, e Oclgrind non vede race condition né barriere mancate. Vale come giusto.</translation>
    </message>
    <message>
        <source>Every answer was right on this device, but Oclgrind saw a mistake that can make them wrong on another one.</source>
        <translation>Su questo dispositivo ogni risposta era giusta, ma Oclgrind ha visto un errore che può renderle sbagliate su un altro.</translation>
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
        <translation>acceleratore</translation>
    </message>
    <message>
        <source>other device</source>
        <translation>altro dispositivo</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation>
            <numerusform>%1 · %2 · %3, %n unità</numerusform>
            <numerusform>%1 · %2 · %3, %n unità</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Cerco i dispositivi …</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Nessun motore</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>Nessun dispositivo trovato</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Dispositivo: %1</translation>
    </message>
    <message>
        <source> (also through %1)</source>
        <translation> (anche tramite %1)</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>What is this device?</source>
        <translation>Che cos’è questo dispositivo?</translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceDialog</name>
    <message>
        <source>Devices and drivers</source>
        <translation>Dispositivi e driver</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Cerca di nuovo</translation>
    </message>
</context>
<context>
    <name>roundtrip::DevicePage</name>
    <message>
        <source>driver %1, %2</source>
        <translation>driver %1, %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>memoria %1</translation>
    </message>
    <message>
        <source>blocks of up to %1 threads</source>
        <translation>blocchi fino a %1 thread</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doppia precisione</translation>
    </message>
    <message>
        <source>no double precision</source>
        <translation>niente doppia precisione</translation>
    </message>
    <message>
        <source>gives no times</source>
        <translation>non fornisce tempi</translation>
    </message>
    <message>
        <source>also through %1</source>
        <translation>anche tramite %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>In uso: %1</translation>
    </message>
    <message>
        <source>What this machine can do</source>
        <translation>Che cosa sa fare questo computer</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Ricerca dei dispositivi …</translation>
    </message>
    <message>
        <source>No device was found: nothing can be measured yet. All lessons can be read.</source>
        <translation>Nessun dispositivo trovato: per ora non si può misurare nulla. Tutte le lezioni si possono leggere.</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>No driver is registered in %1.</source>
        <translation>Nessun driver è registrato in %1.</translation>
    </message>
    <message>
        <source>Registered in %1:</source>
        <translation>Registrati in %1:</translation>
    </message>
    <message>
        <source>None of them failed.</source>
        <translation>Nessuno ha dato errori.</translation>
    </message>
    <message>
        <source>They are given these variables:</source>
        <translation>Ricevono queste variabili:</translation>
    </message>
    <message>
        <source>A driver for your GPU</source>
        <translation>Un driver per la tua GPU</translation>
    </message>
    <message>
        <source>A GPU needs its maker&apos;s OpenCL driver. On Debian these are packages: the first for Intel, the second for AMD, the third, from the section non-free, for NVIDIA. The fourth lets every processor take part.</source>
        <translation>Una GPU ha bisogno del driver OpenCL del suo produttore. In Debian sono pacchetti: il primo per Intel, il secondo per AMD, il terzo, dalla sezione non-free, per NVIDIA. Con il quarto partecipa qualsiasi processore.</translation>
    </message>
    <message>
        <source>After installing one, press “Search again”; the program need not be restarted.</source>
        <translation>Dopo averlo installato premi «Cerca di nuovo»; non serve riavviare il programma.</translation>
    </message>
    <message>
        <source>A GPU in your lab</source>
        <translation>Una GPU del tuo laboratorio</translation>
    </message>
    <message>
        <source>The window can stay here while everything is measured elsewhere. Install Roundtrip there, and start it here with the command that reaches it: over ssh, or through Slurm, whose -u is needed.</source>
        <translation>La finestra può restare qui mentre tutto si misura altrove. Installa Roundtrip là e avvialo qui con il comando che lo raggiunge: con ssh, oppure con Slurm, a cui serve -u.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DiffView</name>
    <message>
        <source>Changes against the starter</source>
        <translation>Modifiche rispetto al testo iniziale</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Non è cambiato nulla.</translation>
    </message>
    <message>
        <source>Lines that begin with + were added, lines that begin with − are gone.</source>
        <translation>Le righe che cominciano con + sono state aggiunte, quelle con − tolte.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DriverTrouble</name>
    <message>
        <source>Install a driver: sudo apt install pocl-opencl-icd computes on your CPU. Then search again.</source>
        <translation>Installa un driver: sudo apt install pocl-opencl-icd calcola sulla tua CPU. Poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>A driver</source>
        <translation>Un driver</translation>
    </message>
    <message>
        <source>The driver %1</source>
        <translation>Il driver %1</translation>
    </message>
    <message>
        <source>No OpenCL driver was found.</source>
        <translation>Nessun driver OpenCL trovato.</translation>
    </message>
    <message>
        <source>No file in /etc/OpenCL/vendors names one.</source>
        <translation>Nessun file in /etc/OpenCL/vendors ne indica uno.</translation>
    </message>
    <message>
        <source>%1 offers no device.</source>
        <translation>%1 non offre alcun dispositivo.</translation>
    </message>
    <message>
        <source>Its hardware is missing, switched off, or closed to your user account.</source>
        <translation>Il suo hardware manca, è spento o non è accessibile al tuo utente.</translation>
    </message>
    <message>
        <source>A GPU often needs you to be in the group render: sudo usermod -aG render $USER, then log in again. Without a GPU, sudo apt install pocl-opencl-icd computes on your CPU.</source>
        <translation>Una GPU spesso richiede che tu sia nel gruppo render: sudo usermod -aG render $USER, poi accedi di nuovo. Senza GPU, sudo apt install pocl-opencl-icd calcola sulla tua CPU.</translation>
    </message>
    <message>
        <source>%1 did not answer and was left out.</source>
        <translation>%1 non ha risposto ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>Update or remove it, then search again.</source>
        <translation>Aggiornalo o rimuovilo, poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>%1 crashed and was left out.</source>
        <translation>%1 è andato in crash ed è stato tralasciato.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used.</source>
        <translation>La cartella dei kernel compilati non è utilizzabile.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used: %1.</source>
        <translation>La cartella dei kernel compilati non è utilizzabile: %1.</translation>
    </message>
    <message>
        <source>It is full, or not yours to write to, or files in it may not be run. Kernels are compiled into the temporary folder instead, so first runs stay slow.</source>
        <translation>È piena, non puoi scriverci, oppure i file al suo interno non si possono eseguire. I kernel vengono compilati nella cartella temporanea, quindi le prime esecuzioni restano lente.</translation>
    </message>
    <message>
        <source>Free some space there, or set ROUNDTRIP_CACHE_DIR to another folder.</source>
        <translation>Libera spazio lì, oppure imposta ROUNDTRIP_CACHE_DIR su un’altra cartella.</translation>
    </message>
    <message>
        <source>The variable OCL_ICD_VENDORS sends the search to %1, and nothing there names one.</source>
        <translation>La variabile OCL_ICD_VENDORS manda la ricerca in %1, e lì nulla ne indica uno.</translation>
    </message>
    <message>
        <source>It hung while its devices were listed. Roundtrip goes on without it.</source>
        <translation>Si è bloccato mentre si elencavano i suoi dispositivi. Roundtrip va avanti senza.</translation>
    </message>
    <message>
        <source>It ended the process that listed its devices. Roundtrip goes on without it.</source>
        <translation>Ha fatto terminare il processo che elencava i suoi dispositivi. Roundtrip va avanti senza.</translation>
    </message>
    <message>
        <source>PoCL offers no device, because POCL_DEVICES is set.</source>
        <translation>PoCL non offre alcun dispositivo, perché POCL_DEVICES è impostata.</translation>
    </message>
    <message>
        <source>The variable POCL_DEVICES asks it for %1, which it does not have.</source>
        <translation>La variabile POCL_DEVICES gli chiede %1, che non ha.</translation>
    </message>
    <message>
        <source>Take the variable out of your environment (unset POCL_DEVICES), then start again.</source>
        <translation>Togli la variabile dall’ambiente (unset POCL_DEVICES), poi riavvia.</translation>
    </message>
    <message>
        <source>%1 was left out: the process that listed its devices was ended from outside, twice.</source>
        <translation>%1 è stato escluso: il processo che ne elencava i dispositivi è stato terminato dall’esterno, due volte.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Qualcuno lo ha terminato, oppure il computer ha esaurito la memoria.</translation>
    </message>
    <message>
        <source>Close other programs, then search again.</source>
        <translation>Chiudi gli altri programmi, poi cerca di nuovo.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Editor</name>
    <message>
        <source>Kernel source</source>
        <translation>Sorgente del kernel</translation>
    </message>
    <message>
        <source>Press Esc, then Tab, to leave the editor.</source>
        <translation>Premi Esc, poi Tab, per uscire dall’editor.</translation>
    </message>
</context>
<context>
    <name>roundtrip::EditorPicture</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Reset to starter</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Esercizio</translation>
    </message>
    <message>
        <source>OpenCL C · Esc, then Tab, leaves the editor</source>
        <translation>OpenCL C · Esc, poi Tab, esce dall’editor</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Esegui la verifica</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Suggerimento %1 di %2</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Nessun altro suggerimento</translation>
    </message>
    <message>
        <source>After a try of your own</source>
        <translation>Dopo un tuo tentativo</translation>
    </message>
    <message>
        <source>One of the gallery</source>
        <translation>Uno della galleria</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
</context>
<context>
    <name>roundtrip::ExportDialog</name>
    <message>
        <source>Not exported</source>
        <translation>Non esportato</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 non è stato scritto.</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>Scegli un altro nome…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>immagine PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>disegno SVG</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>pagina PDF</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>tabella CSV</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>dati JSON</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>traccia per Perfetto</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
</context>
<context>
    <name>roundtrip::Exporter</name>
    <message>
        <source>A chart cannot be written as a trace.</source>
        <translation>Un grafico non si può scrivere come traccia.</translation>
    </message>
    <message>
        <source>A trace shows the steps of one run.</source>
        <translation>Una traccia mostra i passi di una sola esecuzione.</translation>
    </message>
    <message>
        <source>Export the run, or choose another format.</source>
        <translation>Esporta l’esecuzione, oppure scegli un altro formato.</translation>
    </message>
    <message>
        <source>This picture cannot be written in that format.</source>
        <translation>Questa immagine non può essere scritta in quel formato.</translation>
    </message>
    <message>
        <source>JSON and traces hold the steps of one run.</source>
        <translation>JSON e tracce contengono i passi di una sola esecuzione.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FactsTable</name>
    <message>
        <source>Facts</source>
        <translation>Dati</translation>
    </message>
</context>
<context>
    <name>roundtrip::Failure</name>
    <message>
        <source>The kernel</source>
        <translation>Il kernel</translation>
    </message>
    <message>
        <source>The kernel %1</source>
        <translation>Il kernel %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>no __kernel function</source>
        <translation>nessuna funzione __kernel</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>Arguments of the launch: %1; parameters of your kernel: %2.</source>
        <translation>Argomenti del lancio: %1; parametri del tuo kernel: %2.</translation>
    </message>
    <message>
        <source>Parameter %1, %2, is %3 in your source and must be %4.</source>
        <translation>Il parametro %1, %2, nel tuo sorgente è %3 e deve essere %4.</translation>
    </message>
    <message>
        <source>Number, order and types of the parameters must be those of the signature shown in the step.</source>
        <translation>Numero, ordine e tipi dei parametri devono essere quelli della firma mostrata nel passo.</translation>
    </message>
    <message>
        <source>%1 does not compile.</source>
        <translation>%1 non si compila.</translation>
    </message>
    <message>
        <source>The compiler says: %1.</source>
        <translation>Il compilatore dice: %1.</translation>
    </message>
    <message>
        <source>Mend that line and run again. Later messages often vanish with the first.</source>
        <translation>Correggi quella riga ed esegui di nuovo. I messaggi successivi spesso spariscono con il primo.</translation>
    </message>
    <message>
        <source>Your source holds a zero byte.</source>
        <translation>Il tuo sorgente contiene un byte zero.</translation>
    </message>
    <message>
        <source>Compilers stop reading there, and what follows would be silently lost.</source>
        <translation>Lì i compilatori smettono di leggere, e il seguito andrebbe perso in silenzio.</translation>
    </message>
    <message>
        <source>Type the line again, or bring back the starter code with Reset.</source>
        <translation>Riscrivi la riga, oppure recupera il codice iniziale con Ripristina l’inizio.</translation>
    </message>
    <message>
        <source>Your source is too long.</source>
        <translation>Il tuo sorgente è troppo lungo.</translation>
    </message>
    <message>
        <source>It has %1, and %2 are read.</source>
        <translation>È lungo %1, e se ne leggono %2.</translation>
    </message>
    <message>
        <source>Shorten it and run again.</source>
        <translation>Accorcialo ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>There is no kernel of that name in your source%1.</source>
        <translation>Nel tuo sorgente non c’è un kernel con quel nome%1.</translation>
    </message>
    <message>
        <source>The launch asks for %1, and the source defines %2.</source>
        <translation>Il lancio chiede %1, e il sorgente definisce %2.</translation>
    </message>
    <message>
        <source>Give your function that name, or bring back the starter code with Reset.</source>
        <translation>Dai quel nome alla tua funzione, oppure recupera il codice iniziale con Ripristina l’inizio.</translation>
    </message>
    <message>
        <source>%1 takes other parameters than the launch hands over%2.</source>
        <translation>%1 prende parametri diversi da quelli passati dal lancio%2.</translation>
    </message>
    <message>
        <source>Compare your signature with the one in the step and run again.</source>
        <translation>Confronta la tua firma con quella del passo ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>%1 does not compile%2.</source>
        <translation>%1 non si compila%2.</translation>
    </message>
    <message>
        <source>The compiler gave no line and no reason.</source>
        <translation>Il compilatore non ha indicato né riga né motivo.</translation>
    </message>
    <message>
        <source>Undo your last change, or bring back the starter code with Reset, and go on in small steps.</source>
        <translation>Annulla l’ultima modifica, oppure recupera il codice iniziale con Ripristina l’inizio, e procedi a piccoli passi.</translation>
    </message>
    <message>
        <source>A block of this kernel needs too much local memory%1.</source>
        <translation>Un blocco di questo kernel richiede troppa memoria locale%1.</translation>
    </message>
    <message>
        <source>It asks for %1, and the device has %2 for a block.</source>
        <translation>Ne chiede %1, e il dispositivo ha %2 per un blocco.</translation>
    </message>
    <message>
        <source>Make the __local arrays smaller and run again.</source>
        <translation>Riduci gli array __local ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The device refuses this block size%1.</source>
        <translation>Il dispositivo rifiuta questa dimensione di blocco%1.</translation>
    </message>
    <message>
        <source>You asked for %1 threads in a block; %2 are allowed.</source>
        <translation>Hai chiesto %1 thread in un blocco; ne sono ammessi %2.</translation>
    </message>
    <message>
        <source>It is larger than this device or this kernel allows, or the kernel asks for another.</source>
        <translation>È più grande di quanto questo dispositivo o questo kernel consenta, oppure il kernel ne chiede un’altra.</translation>
    </message>
    <message>
        <source>Choose a smaller block and run again.</source>
        <translation>Scegli un blocco più piccolo ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The device refuses this launch%1.</source>
        <translation>Il dispositivo rifiuta questo lancio%1.</translation>
    </message>
    <message>
        <source>Grid, block or a parameter is not what the device allows for this kernel.</source>
        <translation>Griglia, blocco o un parametro non è ciò che il dispositivo consente per questo kernel.</translation>
    </message>
    <message>
        <source>Go back to the values of the last run that worked, or choose a smaller n and a block of 64.</source>
        <translation>Torna ai valori dell’ultima esecuzione riuscita, oppure scegli un n più piccolo e un blocco di 64.</translation>
    </message>
    <message>
        <source>The data does not fit into the device&apos;s memory%1.</source>
        <translation>I dati non entrano nella memoria del dispositivo%1.</translation>
    </message>
    <message>
        <source>Together the buffers are larger than what is free.</source>
        <translation>Insieme i buffer superano ciò che è libero.</translation>
    </message>
    <message>
        <source>Choose a smaller n, or close other programs, and run again.</source>
        <translation>Scegli un n più piccolo, o chiudi altri programmi, ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The buffers need %1, and this device gives %2.</source>
        <translation>I buffer richiedono %1, e questo dispositivo dà %2.</translation>
    </message>
    <message>
        <source>With n up to about %1 it fits: choose such an n and run again.</source>
        <translation>Con n fino a circa %1 ci sta: scegli un n così ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>This kernel crashed %1 times in %2 seconds, and the engine takes a rest.</source>
        <translation>Questo kernel è andato in crash %1 volte in %2 secondi e il motore si prende una pausa.</translation>
    </message>
    <message>
        <source>Starting it again and again would only keep your computer busy.</source>
        <translation>Riavviarlo di continuo terrebbe solo occupato il computer.</translation>
    </message>
    <message>
        <source>Mend what you changed last, or wait a few seconds, and run again.</source>
        <translation>Correggi l’ultima modifica, o attendi qualche secondo, ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The engine itself ended.</source>
        <translation>Il motore stesso è terminato.</translation>
    </message>
    <message>
        <source>%1 was killed or lost its connection; your text and settings are kept.</source>
        <translation>%1 è stato terminato o ha perso la connessione; il tuo testo e le impostazioni sono conservati.</translation>
    </message>
    <message>
        <source>Run again: a new one starts by itself.</source>
        <translation>Esegui di nuovo: ne parte uno nuovo da solo.</translation>
    </message>
    <message>
        <source>A driver crashed while the devices were listed%1.</source>
        <translation>Un driver è andato in crash mentre si elencavano i dispositivi%1.</translation>
    </message>
    <message>
        <source>The driver itself is at fault; Roundtrip and your files are not harmed.</source>
        <translation>La colpa è del driver; Roundtrip e i tuoi file non hanno subito danni.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, remove or update the driver that the device page names.</source>
        <translation>Cerca di nuovo. Se si ripete, rimuovi o aggiorna il driver indicato nella pagina del dispositivo.</translation>
    </message>
    <message>
        <source>The compiler crashed on your kernel%1.</source>
        <translation>Il compilatore è andato in crash sul tuo kernel%1.</translation>
    </message>
    <message>
        <source>Recursion, huge arrays inside the kernel and deeply nested code are the usual causes.</source>
        <translation>Le cause usuali sono ricorsione, array enormi dentro il kernel e codice annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>Take out your last change and run again. Your text is kept.</source>
        <translation>Togli l’ultima modifica ed esegui di nuovo. Il tuo testo è conservato.</translation>
    </message>
    <message>
        <source>%1 crashed, and its process ended%2.</source>
        <translation>%1 è andato in crash e il suo processo è terminato%2.</translation>
    </message>
    <message>
        <source>An index out of bounds is the usual cause: a thread read or wrote where no element is. Very large arrays inside the kernel do it too.</source>
        <translation>La causa usuale è un indice fuori dai limiti: un thread ha letto o scritto dove non c’è un elemento. Lo fanno anche array molto grandi dentro il kernel.</translation>
    </message>
    <message>
        <source>Check that every index stays below n, above all in the spare threads of the last block: if (i &lt; n). Your text and settings are kept; run again.</source>
        <translation>Controlla che ogni indice resti sotto n, soprattutto nei thread in eccesso dell’ultimo blocco: if (i &lt; n). Testo e impostazioni sono conservati; esegui di nuovo.</translation>
    </message>
    <message>
        <source>The compiler did not come to an end.</source>
        <translation>Il compilatore non è arrivato alla fine.</translation>
    </message>
    <message>
        <source>A macro or a loop to unroll may have grown without end. The build was stopped.</source>
        <translation>Forse una macro o un ciclo da srotolare è cresciuto senza fine. La compilazione è stata fermata.</translation>
    </message>
    <message>
        <source>A driver did not answer while the devices were listed.</source>
        <translation>Un driver non ha risposto mentre si elencavano i dispositivi.</translation>
    </message>
    <message>
        <source>It was given ten seconds and then stopped.</source>
        <translation>Ha avuto dieci secondi, poi è stato fermato.</translation>
    </message>
    <message>
        <source>%1 did not come to an end and was stopped.</source>
        <translation>%1 non è arrivato alla fine ed è stato fermato.</translation>
    </message>
    <message>
        <source>Either a loop never ends, or not every thread of a block reaches the same barrier, or there is too much to do for the time allowed.</source>
        <translation>O un ciclo non finisce mai, o non tutti i thread di un blocco raggiungono la stessa barriera, o c’è troppo da fare per il tempo concesso.</translation>
    </message>
    <message>
        <source>Check the loop&apos;s end and every barrier, or choose a smaller n, and run again. Your text is kept.</source>
        <translation>Controlla la fine del ciclo e ogni barriera, oppure scegli un n più piccolo, ed esegui di nuovo. Il tuo testo è conservato.</translation>
    </message>
    <message>
        <source>The engine did not start%1.</source>
        <translation>Il motore non si è avviato%1.</translation>
    </message>
    <message>
        <source>%1 was not found, could not be run or stayed silent.</source>
        <translation>%1 non è stato trovato, non si è potuto eseguire o è rimasto in silenzio.</translation>
    </message>
    <message>
        <source>The device was lost during the run%1.</source>
        <translation>Il dispositivo è andato perso durante l’esecuzione%1.</translation>
    </message>
    <message>
        <source>Its driver was reset, or the device was unplugged or taken by another program.</source>
        <translation>Il suo driver è stato reimpostato, oppure il dispositivo è stato scollegato o preso da un altro programma.</translation>
    </message>
    <message>
        <source>Run again. If it comes back, search for devices again or choose another one.</source>
        <translation>Esegui di nuovo. Se si ripete, cerca di nuovo i dispositivi o scegline un altro.</translation>
    </message>
    <message>
        <source>You stopped the run.</source>
        <translation>Hai fermato l’esecuzione.</translation>
    </message>
    <message>
        <source>Nothing of it was kept, and the engine is ready.</source>
        <translation>Non ne è stato conservato nulla, e il motore è pronto.</translation>
    </message>
    <message>
        <source>Run again whenever you like.</source>
        <translation>Esegui di nuovo quando vuoi.</translation>
    </message>
    <message>
        <source>A newer run took this one&apos;s place before it began.</source>
        <translation>Un’esecuzione più recente ha preso il posto di questa prima che iniziasse.</translation>
    </message>
    <message>
        <source>Only the newest of the waiting runs is worth doing.</source>
        <translation>Delle esecuzioni in attesa vale la pena fare solo la più recente.</translation>
    </message>
    <message>
        <source>There is no device to compute on%1.</source>
        <translation>Non c’è un dispositivo su cui calcolare%1.</translation>
    </message>
    <message>
        <source>No OpenCL driver offers one. On a CPU, PoCL does.</source>
        <translation>Nessun driver OpenCL ne offre uno. Su una CPU lo fa PoCL.</translation>
    </message>
    <message>
        <source>Install it with: sudo apt install pocl-opencl-icd. Then search again.</source>
        <translation>Installalo con: sudo apt install pocl-opencl-icd. Poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>The engine&apos;s answer makes no sense to this program%1.</source>
        <translation>La risposta del motore non ha senso per questo programma%1.</translation>
    </message>
    <message>
        <source>The two may be of different versions, or something else writes to the engine&apos;s output.</source>
        <translation>I due possono essere di versioni diverse, oppure qualcos’altro scrive sull’uscita del motore.</translation>
    </message>
    <message>
        <source>Install the same version on both sides. If --engine names a command, see that it prints nothing of its own. Then run again.</source>
        <translation>Installa la stessa versione da entrambe le parti. Se --engine indica un comando, controlla che non stampi nulla di suo. Poi esegui di nuovo.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>riga %1</translation>
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
        <translation>Togli ciò che nomina, oppure scrivilo tu, ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The kernel asks for another block size%1.</source>
        <translation>Il kernel chiede un’altra dimensione di blocco%1.</translation>
    </message>
    <message>
        <source>You chose %1 threads in a block; reqd_work_group_size in its source allows only %2.</source>
        <translation>Hai scelto %1 thread in un blocco; reqd_work_group_size nel suo sorgente ne ammette solo %2.</translation>
    </message>
    <message>
        <source>Choose a block of %1 and run again.</source>
        <translation>Scegli un blocco di %1 ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>The process that ran the kernel was ended from outside%1.</source>
        <translation>Il processo che eseguiva il kernel è stato terminato dall’esterno%1.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Qualcuno lo ha terminato, oppure il computer ha esaurito la memoria.</translation>
    </message>
    <message>
        <source>Choose a smaller n or close other programs, and run again. Your text and settings are kept.</source>
        <translation>Scegli un n più piccolo o chiudi altri programmi, ed esegui di nuovo. Testo e impostazioni sono conservati.</translation>
    </message>
    <message>
        <source> It printed last: %1</source>
        <translation> Ultimo messaggio: %1</translation>
    </message>
    <message>
        <source>If it runs on another computer, try that command in a terminal first.</source>
        <translation>Se gira su un altro computer, prova prima quel comando in un terminale.</translation>
    </message>
    <message>
        <source>The engine could not be started%1.</source>
        <translation>Non è stato possibile avviare il motore%1.</translation>
    </message>
    <message>
        <source>There is no program %1, or it may not be run.</source>
        <translation>Il programma %1 non esiste, oppure non si può eseguire.</translation>
    </message>
    <message>
        <source>Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it.</source>
        <translation>Metti roundtrip-engine accanto a roundtrip, o ricompila entrambi, o indica con --engine come avviarlo.</translation>
    </message>
    <message>
        <source>The engine ended before it said anything%1.</source>
        <translation>Il motore è terminato prima di dire qualcosa%1.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2.</source>
        <translation>%1 è terminato con codice di uscita %2.</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2.</source>
        <translation>%1 è stato terminato dal segnale %2.</translation>
    </message>
    <message>
        <source>Mend what it names, then search again.</source>
        <translation>Correggi ciò che indica, poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>%1 runs, but it speaks something else: it only repeats what it hears.</source>
        <translation>%1 è in esecuzione, ma parla un’altra lingua: ripete solo ciò che sente.</translation>
    </message>
    <message>
        <source>Say with --engine how to start roundtrip-engine, and try that command in a terminal first.</source>
        <translation>Indica con --engine come avviare roundtrip-engine, e prova prima quel comando in un terminale.</translation>
    </message>
    <message>
        <source>The engine did not answer%1.</source>
        <translation>Il motore non ha risposto%1.</translation>
    </message>
    <message>
        <source>%1 was started and stayed silent for ten seconds.</source>
        <translation>%1 è stato avviato ed è rimasto in silenzio per dieci secondi.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, restart the computer or build both programs again.</source>
        <translation>Cerca di nuovo. Se si ripete, riavvia il computer o ricompila entrambi i programmi.</translation>
    </message>
    <message>
        <source>The engine found no worker to do its work%1.</source>
        <translation>Il motore non ha trovato un worker che faccia il lavoro%1.</translation>
    </message>
    <message>
        <source>roundtrip-worker must stand where the engine was installed, and may have been left out.</source>
        <translation>roundtrip-worker deve stare dove è installato il motore, e forse è stato dimenticato.</translation>
    </message>
    <message>
        <source>Build or install Roundtrip again on the computer where the engine runs.</source>
        <translation>Compila o installa di nuovo Roundtrip sul computer dove gira il motore.</translation>
    </message>
    <message>
        <source>Program and engine are of different versions%1.</source>
        <translation>Programma e motore sono di versioni diverse%1.</translation>
    </message>
    <message>
        <source>%1 does not speak version %2 of their language, and this program speaks no other.</source>
        <translation>%1 non parla la versione %2 del loro linguaggio, e questo programma non ne parla altre.</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of their language, and this program version %3.</source>
        <translation>%1 parla la versione %2 del loro linguaggio, questo programma la versione %3.</translation>
    </message>
    <message>
        <source>Install the same version of Roundtrip on both sides, then search again.</source>
        <translation>Installa la stessa versione di Roundtrip da entrambe le parti, poi cerca di nuovo.</translation>
    </message>
    <message>
        <source>The first mistake is in another file, which your source includes; what stands there is not shown.</source>
        <translation>Il primo errore è in un altro file, incluso dal tuo sorgente; il suo contenuto non viene mostrato.</translation>
    </message>
    <message>
        <source>Take the #include out: a kernel needs none here.</source>
        <translation>Togli la riga #include: qui a un kernel non ne serve nessuna.</translation>
    </message>
    <message>
        <source>The batch was refused before anything was allocated for it.</source>
        <translation>Il batch è stato rifiutato prima di allocare qualcosa.</translation>
    </message>
    <message>
        <source>It needs %1, and %2 of your budget are left.</source>
        <translation>Gli serve %1, e del tuo budget resta %2.</translation>
    </message>
    <message>
        <source>Choose a larger budget or a smaller n, and run again.</source>
        <translation>Scegli un budget più grande o un n più piccolo, ed esegui di nuovo.</translation>
    </message>
    <message>
        <source>%1 is too slow: all cases together took longer than %2 seconds.</source>
        <translation>%1 è troppo lento: tutti i casi insieme hanno richiesto più di %2 secondi.</translation>
    </message>
    <message>
        <source>No case was stopped by itself, so its loops do end; but they do far more than one result a thread needs.</source>
        <translation>Nessun caso è stato fermato da solo, quindi i cicli finiscono; ma fanno molto più di quanto serve per un risultato a thread.</translation>
    </message>
    <message>
        <source>Look for a loop over all elements in every thread, and run again. Your text is kept.</source>
        <translation>Cerca un ciclo su tutti gli elementi in ogni thread, ed esegui di nuovo. Il tuo testo resta.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FailureCard</name>
    <message>
        <source>What went wrong</source>
        <translation>Che cosa è andato storto</translation>
    </message>
</context>
<context>
    <name>roundtrip::FindBar</name>
    <message>
        <source>Find in the kernel</source>
        <translation>Cerca nel kernel</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Il precedente</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Il successivo</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Chiudi la ricerca</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>da nessuna parte</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n volta</numerusform>
            <numerusform>%n volte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::GalleryCard</name>
    <message>
        <source>Look at the compiler’s message.</source>
        <translation>Guarda il messaggio del compilatore.</translation>
    </message>
    <message>
        <source>Look at which elements are wrong.</source>
        <translation>Guarda quali elementi sono sbagliati.</translation>
    </message>
    <message>
        <source>Look at what was written past the end.</source>
        <translation>Guarda che cosa è stato scritto oltre la fine.</translation>
    </message>
    <message>
        <source>Try other sizes.</source>
        <translation>Prova altre dimensioni.</translation>
    </message>
    <message>
        <source>It is ended after a few seconds; Stop ends it sooner.</source>
        <translation>Viene terminato dopo qualche secondo; con Ferma finisce prima.</translation>
    </message>
    <message>
        <source>Look at the kernel’s time in the timeline.</source>
        <translation>Guarda il tempo del kernel nella timeline.</translation>
    </message>
    <message>
        <source>No run shows it for certain: read it line by line.</source>
        <translation>Nessuna esecuzione lo mostra con certezza: leggilo riga per riga.</translation>
    </message>
    <message>
        <source>%1, diagnosed</source>
        <translation>%1, diagnosticato</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Esegui</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Che cosa c’è di sbagliato?</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridCanvas</name>
    <message>
        <source>The grid</source>
        <translation>La griglia</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Registra l’ordine</translation>
    </message>
    <message>
        <source>Record the order</source>
        <translation>Registra l’ordine</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>Un’esecuzione a parte: ogni blocco annota quando è stato eseguito</translation>
    </message>
    <message>
        <source>Number of blocks</source>
        <translation>Numero di blocchi</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ blocco, arrotondato per eccesso</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>arrotondato per difetto</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>with guard</source>
        <translation>con guardia</translation>
    </message>
    <message>
        <source>without guard</source>
        <translation>senza guardia</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Arrotondando per difetto nessun thread è in eccesso: non c’è nulla da proteggere.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridView</name>
    <message>
        <source>The grid</source>
        <translation>La griglia</translation>
    </message>
</context>
<context>
    <name>roundtrip::Help</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>run</source>
        <translation>esegui</translation>
    </message>
    <message>
        <source>stop the run, leave the presentation</source>
        <translation>ferma l’esecuzione, esci dalla presentazione</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>passo successivo</translation>
    </message>
    <message>
        <source>step before</source>
        <translation>passo precedente</translation>
    </message>
    <message>
        <source>lesson 1 … 4</source>
        <translation>lezione 1 … 4</translation>
    </message>
    <message>
        <source>replay or pause the timeline</source>
        <translation>replay o pausa della timeline</translation>
    </message>
    <message>
        <source>in the timeline: to the event before or after, zoom</source>
        <translation>nella timeline: all’evento prima o dopo, zoom</translation>
    </message>
    <message>
        <source>export</source>
        <translation>esporta</translation>
    </message>
    <message>
        <source>leave the editor</source>
        <translation>esci dall’editor</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>presentazione</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>questi tasti</translation>
    </message>
    <message>
        <source>find in the kernel</source>
        <translation>cerca nel kernel</translation>
    </message>
    <message>
        <source>letters of the editor: larger, smaller, as before</source>
        <translation>lettere dell’editor: più grandi, più piccole, come prima</translation>
    </message>
    <message>
        <source>copy the timeline as a picture</source>
        <translation>copia la timeline come immagine</translation>
    </message>
    <message>
        <source>on a chart, a timeline or a table: copy it</source>
        <translation>su un grafico, una timeline o una tabella: la copia</translation>
    </message>
    <message>
        <source>OpenCL platform</source>
        <translation>Piattaforma OpenCL</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>none in use</source>
        <translation>nessuna in uso</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Informazioni su Roundtrip</translation>
    </message>
    <message>
        <source>Roundtrip teaches GPU computing by letting you measure it. It is free software under the GNU General Public License, version 3 or later, and comes without any warranty.</source>
        <translation>Roundtrip insegna il calcolo su GPU facendotelo misurare. È software libero sotto la GNU General Public License, versione 3 o successiva, e non offre alcuna garanzia.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Honesty</name>
    <message>
        <source>Whether a result is right: every element is compared with the CPU&apos;s.</source>
        <translation>Se un risultato è giusto: ogni elemento viene confrontato con quello della CPU.</translation>
    </message>
    <message>
        <source>What it costs to start a kernel and to copy data.</source>
        <translation>Quanto costa avviare un kernel e copiare dati.</translation>
    </message>
    <message>
        <source>That work is queued: the host goes on while the device is still busy.</source>
        <translation>Che il lavoro va in coda: l’host prosegue mentre il dispositivo è ancora occupato.</translation>
    </message>
    <message>
        <source>Which blocks are allowed: here up to %1 threads.</source>
        <translation>Quali blocchi sono ammessi: qui fino a %1 thread.</translation>
    </message>
    <message>
        <source>How fast this GPU is.</source>
        <translation>Quanto è veloce questa GPU.</translation>
    </message>
    <message>
        <source>How fast this GPU is, and the link that leads to it.</source>
        <translation>Quanto sono veloci questa GPU e il collegamento che porta a lei.</translation>
    </message>
    <message>
        <source>The speed of a GPU. This is your processor reached through OpenCL: all its cores, but no GPU.</source>
        <translation>La velocità di una GPU. Questo è il tuo processore, usato tramite OpenCL: tutti i suoi core, ma nessuna GPU.</translation>
    </message>
    <message>
        <source>Two memories. Its copies go from one place in your memory to another; a GPU&apos;s cross a link.</source>
        <translation>Due memorie. Le sue copie vanno da un punto all’altro della tua memoria; quelle di una GPU attraversano un collegamento.</translation>
    </message>
    <message numerus="yes">
        <source>What thousands of lanes do: threads here run one after the other on %n core(s).</source>
        <translation>
            <numerusform>Che cosa fanno migliaia di corsie: qui i thread girano uno dopo l’altro su %n core.</numerusform>
            <numerusform>Che cosa fanno migliaia di corsie: qui i thread girano uno dopo l’altro su %n core.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where that makes a difference, the page says so.</source>
        <translation>Dove questo fa differenza, la pagina lo dice.</translation>
    </message>
    <message>
        <source>A link. This GPU uses the CPU&apos;s memory; other GPUs have their own.</source>
        <translation>Un collegamento. Questa GPU usa la memoria della CPU; altre GPU hanno la propria.</translation>
    </message>
    <message>
        <source>How fast another GPU or another link would be.</source>
        <translation>Quanto sarebbe veloce un’altra GPU o un altro collegamento.</translation>
    </message>
    <message>
        <source>What several GPUs do together.</source>
        <translation>Che cosa fanno più GPU insieme.</translation>
    </message>
    <message>
        <source>The speed of a GPU: this device is of another kind.</source>
        <translation>La velocità di una GPU: questo dispositivo è di un altro tipo.</translation>
    </message>
    <message>
        <source>Everything here is measured, on this device</source>
        <translation>Qui tutto è misurato, su questo dispositivo</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Piattaforma</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Unità di calcolo</translation>
    </message>
    <message>
        <source>%1 usable of %2</source>
        <translation>%1 utilizzabili su %2</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>%1, of which Roundtrip uses up to %2</source>
        <translation>%1, di cui Roundtrip usa al massimo %2</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Cerco i dispositivi …</translation>
    </message>
    <message>
        <source>There is no OpenCL device here yet</source>
        <translation>Qui non c’è ancora nessun dispositivo OpenCL</translation>
    </message>
    <message>
        <source>All lessons can be read, and their questions answered.</source>
        <translation>Puoi leggere tutte le lezioni e rispondere alle domande.</translation>
    </message>
    <message>
        <source>Nothing can be measured. The lesson&apos;s page says what is missing and how to get it.</source>
        <translation>Non si può misurare nulla. La pagina della lezione dice che cosa manca e come ottenerlo.</translation>
    </message>
</context>
<context>
    <name>roundtrip::HonestyPage</name>
    <message>
        <source>What it shows truly</source>
        <translation>Che cosa mostra davvero</translation>
    </message>
    <message>
        <source>What it cannot show</source>
        <translation>Che cosa non può mostrare</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message>
        <source>did not run</source>
        <translation>non eseguito</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>%n pixel di un altro thread</numerusform>
            <numerusform>%n pixel di altri thread</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written behind the image</source>
        <translation>%1 scritti oltre l’immagine</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>tutto giusto</translation>
    </message>
    <message>
        <source>guard in both directions</source>
        <translation>guardia in entrambe le direzioni</translation>
    </message>
    <message>
        <source>guard at the end only</source>
        <translation>guardia solo alla fine</translation>
    </message>
    <message>
        <source>no guard</source>
        <translation>nessuna guardia</translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%1 × %2 blocchi da %3 × %3 thread coprono %4 colonne e %5 righe.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>I blocchi dividono esattamente le colonne, quindi a destra nessun thread è in eccesso. Scegli un altro blocco.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Anche qui i thread oltre il bordo destro hanno scritto nella riga sotto, ma quelli giusti hanno scritto per ultimi. Nulla lo promette.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>I thread oltre il bordo destro sono finiti nella riga sotto, e una guardia solo alla fine li lascia passare. Un&apos;altra esecuzione può mostrare altri pixel.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImagesView</name>
    <message>
        <source>Images</source>
        <translation>Immagini</translation>
    </message>
</context>
<context>
    <name>roundtrip::KernelSource</name>
    <message>
        <source>The kernel file %1 cannot be used.</source>
        <translation>Il file kernel %1 non è utilizzabile.</translation>
    </message>
    <message>
        <source>Choose an OpenCL C file (.cl), saved as UTF-8 text.</source>
        <translation>Scegli un file OpenCL C (.cl), salvato come testo UTF-8.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>È una cartella.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Il sistema dice: %1.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB.</source>
        <translation>È più grande di 1 MiB.</translation>
    </message>
    <message>
        <source>It holds zero bytes, so it is no text, or UTF-16.</source>
        <translation>Contiene byte zero, quindi non è testo, oppure è UTF-16.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Non è UTF-8.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>È vuoto.</translation>
    </message>
    <message>
        <source>It holds no __kernel function.</source>
        <translation>Non contiene nessuna funzione __kernel.</translation>
    </message>
    <message>
        <source>It is no ordinary file.</source>
        <translation>Non è un file normale.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LearnerRecord</name>
    <message>
        <source>%1: there is no such file.</source>
        <translation>%1: il file non esiste.</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 non è un file normale.</translation>
    </message>
    <message>
        <source>%1 is too large to be the results of one learner.</source>
        <translation>%1 è troppo grande per contenere i risultati di un solo studente.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 non si può leggere: %2.</translation>
    </message>
    <message>
        <source>%1 holds no results of Roundtrip, or those of a newer version. It was left out.</source>
        <translation>%1 non contiene risultati di Roundtrip, o ne contiene di una versione più recente. È stato escluso.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonButton</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Lezione %1: %2</translation>
    </message>
    <message>
        <source>%1 / %2 steps</source>
        <translation>%1 / %2 passi</translation>
    </message>
    <message>
        <source>%1 / %2 questions</source>
        <translation>%1 / %2 domande</translation>
    </message>
    <message>
        <source>%1 / %2 exercises</source>
        <translation>%1 / %2 esercizi</translation>
    </message>
    <message>
        <source>%1 / %2 further</source>
        <translation>%1 / %2 approfondimenti</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonCommand</name>
    <message>
        <source>Nothing to mend.</source>
        <translation>Niente da correggere.</translation>
    </message>
    <message>
        <source>The lessons load. What is named above can still be better.</source>
        <translation>Le lezioni si caricano. Ciò che è elencato sopra si può ancora migliorare.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonFaultText</name>
    <message>
        <source>%1 is neither a file nor a folder. Take it out.</source>
        <translation>%1 non è né un file né una cartella. Toglilo.</translation>
    </message>
    <message>
        <source>%1 leads out of the folder. Put the file itself into the folder.</source>
        <translation>%1 porta fuori dalla cartella. Metti il file stesso nella cartella.</translation>
    </message>
    <message>
        <source>This is larger than 1 MiB. Make it smaller, or split it.</source>
        <translation>È più grande di 1 MiB. Riducilo o dividilo.</translation>
    </message>
    <message>
        <source>There are more than %1 files in the folder.</source>
        <translation>Nella cartella ci sono più di %1 file.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8. Save the file again with that encoding.</source>
        <translation>Questo non è testo in UTF-8. Salva di nuovo il file con quella codifica.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads out of the lesson. Link to a step (#id), a term (term:id) or a picture of the folder.</source>
        <translation>&quot;%1&quot; porta fuori dalla lezione. Collega un passo (#id), un termine (term:id) o un&apos;immagine della cartella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads nowhere.</source>
        <translation>&quot;%1&quot; non porta da nessuna parte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is HTML. Lessons are plain Markdown.</source>
        <translation>&quot;%1&quot; è HTML. Le lezioni sono in Markdown semplice.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Non c&apos;è nessun file %1.</translation>
    </message>
    <message>
        <source>This is no TOML: %1.</source>
        <translation>Questo non è TOML: %1.</translation>
    </message>
    <message>
        <source>This was written for a newer Roundtrip. Update Roundtrip, or write format = 1.</source>
        <translation>È stato scritto per un Roundtrip più recente. Aggiorna Roundtrip oppure scrivi format = 1.</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot; here. Look for a typing mistake.</source>
        <translation>Qui non c&apos;è nessuna chiave &quot;%1&quot;. Cerca un errore di battitura.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Qui manca &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a value of the wrong kind.</source>
        <translation>&quot;%1&quot; ha un valore del tipo sbagliato.</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot; here.</source>
        <translation>Qui niente si chiama &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond what is allowed.</source>
        <translation>&quot;%1&quot; è oltre ciò che è permesso.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id. Use small letters, digits and hyphens.</source>
        <translation>&quot;%1&quot; non è un id. Usa lettere minuscole, cifre e trattini.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>&quot;%1&quot; c&apos;è due volte.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no words.</source>
        <translation>&quot;%1&quot; non ha testo.</translation>
    </message>
    <message>
        <source>Nothing in the .toml file is called &quot;%1&quot;.</source>
        <translation>Nel file .toml niente si chiama &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This is not translated yet. The heading would end: %1</source>
        <translation>Non è ancora tradotto. Il titolo finirebbe così: %1</translation>
    </message>
    <message>
        <source>The English has changed since. Bring this up to date, then let the heading end: %1</source>
        <translation>L&apos;inglese nel frattempo è cambiato. Aggiorna, poi fai finire il titolo così: %1</translation>
    </message>
    <message>
        <source>The heading does not say which English this was made from. Let it end: %1</source>
        <translation>Il titolo non dice da quale inglese è tradotto. Fallo finire così: %1</translation>
    </message>
    <message>
        <source>The title of &quot;%1&quot; has other numbers than the English one.</source>
        <translation>Il titolo di &quot;%1&quot; ha numeri diversi da quello inglese.</translation>
    </message>
    <message>
        <source>Two choices of &quot;%1&quot; read the same.</source>
        <translation>Due scelte di &quot;%1&quot; sono uguali.</translation>
    </message>
    <message>
        <source>A choice of &quot;%1&quot; is not explained.</source>
        <translation>Una scelta di &quot;%1&quot; non è spiegata.</translation>
    </message>
    <message>
        <source>%1 is no folder. Choose a folder with a lesson, or a folder of lessons.</source>
        <translation>%1 non è una cartella. Scegli la cartella di una lezione, o una cartella di lezioni.</translation>
    </message>
    <message>
        <source>%1 is an archive. Unpack it first, then open the folder that comes out.</source>
        <translation>%1 è un archivio. Estrailo prima, poi apri la cartella che ne esce.</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a folder with the files lesson.toml and en.md.</source>
        <translation>In %1 non c’è alcuna lezione. Una lezione è una cartella con i file lesson.toml e en.md.</translation>
    </message>
    <message>
        <source>There are more than %1 lessons in the folder. Split it.</source>
        <translation>Nella cartella ci sono più di %1 lezioni. Dividila.</translation>
    </message>
    <message>
        <source>%1 is nothing that lessons are made of: .toml, .md, .cl, .png, .svg, .txt. Take it out.</source>
        <translation>%1 non è un file da lezione: servono .toml, .md, .cl, .png, .svg, .txt. Toglilo.</translation>
    </message>
    <message>
        <source>%1 is a link. Put the thing itself in its place.</source>
        <translation>%1 è un collegamento. Metti al suo posto il file o la cartella vera.</translation>
    </message>
    <message>
        <source>Too many names are joined by points here. Look for a typing mistake.</source>
        <translation>Qui troppi nomi sono uniti da punti. Cerca un errore di battitura.</translation>
    </message>
    <message>
        <source>%1 lies in too many folders. Put it higher up.</source>
        <translation>%1 si trova in troppe cartelle una dentro l’altra. Mettilo più in alto.</translation>
    </message>
    <message>
        <source>This is no picture of the kind that its name says. Export it again as PNG or SVG.</source>
        <translation>Questa non è un’immagine del tipo che dice il nome. Esportala di nuovo come PNG o SVG.</translation>
    </message>
    <message>
        <source>This drawing holds a program or another picture, or wants a file from elsewhere. Export it as plain shapes.</source>
        <translation>Questo disegno contiene un programma o un’altra immagine, o vuole un file da altrove. Esportalo come semplici forme.</translation>
    </message>
    <message>
        <source>This picture is too large to show: %1 pixels a side are the most, and %2 shapes. Make it smaller.</source>
        <translation>Questa immagine è troppo grande da mostrare: al massimo %1 pixel per lato e %2 forme. Rimpiccioliscila.</translation>
    </message>
    <message>
        <source>Nobody would see this in a lesson with another picture. It needs stage = &quot;%1&quot;.</source>
        <translation>In una lezione con un’altra immagine non lo vedrebbe nessuno. Serve stage = &quot;%1&quot;.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPage</name>
    <message>
        <source>Search again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Searched: %1</source>
        <translation>Cercato in: %1</translation>
    </message>
    <message>
        <source>Below you still see run %1.</source>
        <translation>Sotto vedi ancora l’esecuzione %1.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Esegui di nuovo</translation>
    </message>
    <message>
        <source>Reached.</source>
        <translation>Raggiunto.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPicture</name>
    <message>
        <source>▶ Run</source>
        <translation>▶ Esegui</translation>
    </message>
</context>
<context>
    <name>roundtrip::MainWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>Roundtrip</source>
        <translation>Roundtrip</translation>
    </message>
    <message>
        <source>Timeline as %1…</source>
        <translation>Timeline come %1…</translation>
    </message>
    <message>
        <source>This run as %1…</source>
        <translation>Questa esecuzione come %1…</translation>
    </message>
    <message>
        <source>The device that you chose last time is not here now. Everything runs on %1 until it is back.</source>
        <translation>Il dispositivo che avevi scelto l’ultima volta ora non c’è. Finché non torna, tutto gira su %1.</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Lezione %1 · %2</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Torna alla lezione</translation>
    </message>
    <message>
        <source>Begin lesson %1</source>
        <translation>Inizia la lezione %1</translation>
    </message>
    <message>
        <source>Five quick questions from yesterday? Remembering is what makes it last.</source>
        <translation>Cinque domande veloci su ieri? Richiamare alla mente è ciò che fa ricordare.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Chiedimi</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Salva come file…</translation>
    </message>
    <message>
        <source>The picture of this step…</source>
        <translation>L’immagine di questo passo…</translation>
    </message>
    <message>
        <source>Open lessons…</source>
        <translation>Apri lezioni…</translation>
    </message>
    <message>
        <source>Back to Roundtrip’s own lessons</source>
        <translation>Torna alle lezioni di Roundtrip</translation>
    </message>
    <message>
        <source>Open a lesson, or a folder of lessons</source>
        <translation>Apri una lezione, o una cartella di lezioni</translation>
    </message>
    <message>
        <source>The lessons in %1 are open. What you do in them is kept apart from Roundtrip’s own.</source>
        <translation>Sono aperte le lezioni in %1. Ciò che vi fai è conservato a parte da quelle di Roundtrip.</translation>
    </message>
    <message>
        <source>Lesson %1 begins again: its steps, guesses, answers and texts were cleared.</source>
        <translation>La lezione %1 ricomincia: passi, previsioni, risposte e testi sono stati cancellati.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy the timeline</source>
        <translation>Copia la timeline</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>What this device shows</source>
        <translation>Che cosa mostra questo dispositivo</translation>
    </message>
    <message>
        <source>Devices and drivers</source>
        <translation>Dispositivi e driver</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Informazioni su Roundtrip</translation>
    </message>
</context>
<context>
    <name>roundtrip::Mapped</name>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>nothing moved, %1</source>
        <translation>nulla si è spostato, %1</translation>
    </message>
    <message>
        <source>moved out of sight, %1</source>
        <translation>spostato di nascosto, %1</translation>
    </message>
    <message>
        <source>Mapped, nothing moved: host and device share this memory. The copies carried %1; mapping took %2 in all.</source>
        <translation>Mappato, nulla si è spostato: host e dispositivo condividono questa memoria. Le copie hanno trasportato %1; la mappatura ha richiesto in tutto %2.</translation>
    </message>
    <message>
        <source>This device has memory of its own, so mapping moves the data too, out of sight: it took %1 in all.</source>
        <translation>Questo dispositivo ha memoria propria, quindi anche la mappatura sposta i dati, di nascosto: ha richiesto in tutto %1.</translation>
    </message>
    <message>
        <source>with copies</source>
        <translation>con copie</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>mappato</translation>
    </message>
    <message>
        <source>to the device</source>
        <translation>al dispositivo</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>to the host</source>
        <translation>all’host</translation>
    </message>
</context>
<context>
    <name>roundtrip::Measures</name>
    <message>
        <source>%1 times</source>
        <translation>%1 volte</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 thread</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementi</translation>
    </message>
    <message>
        <source>at no n here</source>
        <translation>qui per nessun n</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>a n ≈ %1</translation>
    </message>
    <message>
        <source>Nothing was lost, and the guard zones around the arrays are untouched.</source>
        <translation>Nulla è andato perso, e le zone di guardia attorno agli array sono intatte.</translation>
    </message>
    <message>
        <source>Lost, because nobody wrote them: %1 elements.</source>
        <translation>Persi, perché nessuno li ha scritti: %1 elementi.</translation>
    </message>
    <message>
        <source>Overwritten in the guard zones behind the arrays: %1 elements.</source>
        <translation>Sovrascritti nelle zone di guardia dopo gli array: %1 elementi.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Memory</name>
    <message numerus="yes">
        <source>%n buffer(s)</source>
        <translation>
            <numerusform>%n buffer</numerusform>
            <numerusform>%n buffer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Batch %1 was refused before anything was allocated for it: it needs %2, and %3 of the budget of %4 are left, because %5 of earlier passes are still alive.</source>
        <translation>Il batch %1 è stato rifiutato prima di allocare qualcosa: gli serve %2, e del budget di %4 resta %3, perché %5 delle iterazioni precedenti sono ancora allocati.</translation>
    </message>
    <message>
        <source>All %1 passes went through, and %2 are alive at the end. Choose a smaller budget to see the loop refused.</source>
        <translation>Tutte le %1 iterazioni sono riuscite, e alla fine restano allocati %2. Scegli un budget più piccolo per vedere il ciclo rifiutato.</translation>
    </message>
    <message>
        <source>The loop that releases never held more than %1.</source>
        <translation>Il ciclo che rilascia non ha mai occupato più di %1.</translation>
    </message>
    <message>
        <source>releases in each pass</source>
        <translation>rilascia a ogni iterazione</translation>
    </message>
    <message>
        <source>never releases</source>
        <translation>non rilascia mai</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>budget di %1</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>allocati</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>proprietario</translation>
    </message>
    <message>
        <source>size</source>
        <translation>dimensione</translation>
    </message>
    <message>
        <source>batch of the pass that runs</source>
        <translation>batch dell’iterazione in corso</translation>
    </message>
    <message>
        <source>that pass: it releases at its end</source>
        <translation>quell’iterazione: rilascia alla fine</translation>
    </message>
    <message>
        <source>batches 1 … %1</source>
        <translation>batch 1 … %1</translation>
    </message>
    <message>
        <source>passes that are over: nobody releases them</source>
        <translation>iterazioni concluse: nessuno li rilascia</translation>
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
        <translation>Dove sono ora i dati</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrays: %1</source>
        <translation>Array: %1</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3, %4 filled</source>
        <translation>%1: %2 elementi, %3, riempito al %4</translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryView</name>
    <message>
        <source>Where the data is now</source>
        <translation>Dove sono ora i dati</translation>
    </message>
    <message>
        <source>follows the timeline’s playhead</source>
        <translation>segue il cursore del tempo della timeline</translation>
    </message>
</context>
<context>
    <name>roundtrip::Modelled</name>
    <message>
        <source>Each copy: %1 + 2 × bytes ÷ %2; it reads and writes the same memory. Mapping moves nothing.</source>
        <translation>Ogni copia: %1 + 2 × byte ÷ %2; legge e scrive la stessa memoria. Mappare non sposta nulla.</translation>
    </message>
    <message>
        <source>Each copy: %1 + bytes ÷ (%2 × %3).</source>
        <translation>Ogni copia: %1 + byte ÷ (%2 × %3).</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>modellato: %1</translation>
    </message>
    <message>
        <source>cannot be modelled</source>
        <translation>non si può modellare</translation>
    </message>
    <message>
        <source>%1: this cannot be modelled from its published figures.</source>
        <translation>%1: questo non si può modellare dai dati pubblicati.</translation>
    </message>
    <message>
        <source>Source: %1, looked up %2.</source>
        <translation>Fonte: %1, consultata il %2.</translation>
    </message>
    <message>
        <source>modelled: %1. %2</source>
        <translation>modellato: %1. %2</translation>
    </message>
    <message>
        <source>modelled, not measured: %1 in all: %2 up, %3 computing, %4 down.</source>
        <translation>modellato, non misurato: %1 in tutto: caricamento %2, calcolo %3, recupero %4.</translation>
    </message>
    <message>
        <source>This plan moves %1 up and %2 down; its kernels must read and write %3 and do %4 operations.</source>
        <translation>Questo piano carica %1 e recupera %2; i suoi kernel devono leggere e scrivere %3 e fare %4 operazioni.</translation>
    </message>
    <message>
        <source>This plan cannot be modelled: the published figures say nothing about double precision, loops on the host, or a queue that is held.</source>
        <translation>Questo piano non si può modellare: i dati pubblicati non dicono nulla di doppia precisione, cicli sull’host o una coda trattenuta.</translation>
    </message>
    <message>
        <source>Each kernel: %1 + the larger of bytes ÷ (%2 × %3) and operations ÷ (%4 × %5 TFLOP/s).</source>
        <translation>Ogni kernel: %1 + il maggiore fra byte ÷ (%2 × %3) e operazioni ÷ (%4 × %5 TFLOP/s).</translation>
    </message>
    <message>
        <source>It computes in the host’s own memory.</source>
        <translation>Calcola nella memoria stessa dell’host.</translation>
    </message>
    <message>
        <source>Link: %1, %2 in one direction.</source>
        <translation>Collegamento: %1, %2 in una direzione.</translation>
    </message>
    <message>
        <source>The shares are what well-tuned programs reach; a simple matrix product reaches far less. Copies count as coming from pinned memory; from ordinary memory they take about twice as long.</source>
        <translation>Le quote sono quelle che raggiungono i programmi ben ottimizzati; un prodotto di matrici semplice ne raggiunge molto meno. Le copie si intendono da memoria bloccata (pinned); da memoria ordinaria durano circa il doppio.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ModelledChoice</name>
    <message>
        <source>How modelled…</source>
        <translation>Come è modellato…</translation>
    </message>
    <message>
        <source>Device to show beside the measured one</source>
        <translation>Dispositivo da mostrare accanto a quello misurato</translation>
    </message>
    <message>
        <source>A device that is not here, modelled from its published figures</source>
        <translation>Un dispositivo che qui non c’è, modellato dai suoi dati pubblicati</translation>
    </message>
    <message>
        <source>beside: nothing</source>
        <translation>accanto: niente</translation>
    </message>
    <message>
        <source>beside: %1</source>
        <translation>accanto: %1</translation>
    </message>
    <message>
        <source>Formula, inputs, source and date of the modelled numbers</source>
        <translation>Formula, dati, fonte e data dei numeri modellati</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>roundtrip::Navigation</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>I miei progressi</translation>
    </message>
    <message>
        <source>My progress ▾</source>
        <translation>I miei progressi ▾</translation>
    </message>
</context>
<context>
    <name>roundtrip::Notebook</name>
    <message>
        <source>Another Roundtrip is writing the runs and does not end. They are kept for now, and written with the next one.</source>
        <translation>Un altro Roundtrip sta scrivendo le esecuzioni e non finisce. Per ora restano in memoria e saranno scritte con la prossima.</translation>
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
        <translation>Rispetto all’esecuzione precedente non si mostra alcuna differenza.</translation>
    </message>
    <message>
        <source>This run was %1 × faster, by medians.</source>
        <translation>Questa esecuzione è stata %1 × più veloce, secondo le mediane.</translation>
    </message>
    <message>
        <source>This run was %1 × slower, by medians.</source>
        <translation>Questa esecuzione è stata %1 × più lenta, secondo le mediane.</translation>
    </message>
    <message>
        <source>The other one ran on another device.</source>
        <translation>L’altra girava su un altro dispositivo.</translation>
    </message>
    <message>
        <source>The two were not measured in turn, so small differences mean nothing.</source>
        <translation>Le due non sono state misurate a turno, quindi le piccole differenze non dicono nulla.</translation>
    </message>
    <message>
        <source>The runs that were kept cannot be read, and their file cannot be set aside. New ones are kept for this start only.</source>
        <translation>Le esecuzioni conservate non si possono leggere e il loro file non si può mettere da parte. Le nuove restano solo fino alla chiusura del programma.</translation>
    </message>
</context>
<context>
    <name>roundtrip::NumberControl</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, cursore</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>auto</translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation>%1, automatico</translation>
    </message>
    <message>
        <source>Just enough for all elements</source>
        <translation>Quanto basta per tutti gli elementi</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrderTrial</name>
    <message>
        <source>run %1: %2 in sequence</source>
        <translation>esecuzione %1: %2 in sequenza</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrdersView</name>
    <message>
        <source>Recorded orders</source>
        <translation>Ordini registrati</translation>
    </message>
</context>
<context>
    <name>roundtrip::OtherContext</name>
    <message>
        <source>refused: %1 (%2)</source>
        <translation>rifiutato: %1 (%2)</translation>
    </message>
    <message>
        <source>Roundtrip’s own check: out belongs to another context, and %1 use it. OpenCL forbids that.</source>
        <translation>Controllo di Roundtrip: out appartiene a un altro contesto, e lo usano %1. OpenCL lo vieta.</translation>
    </message>
    <message>
        <source>This driver gave up before the first call.</source>
        <translation>Questo driver ha rinunciato prima della prima chiamata.</translation>
    </message>
    <message>
        <source>This driver said so at once.</source>
        <translation>Questo driver l’ha detto subito.</translation>
    </message>
    <message>
        <source>This driver took %1 without a word and refused only %2.</source>
        <translation>Questo driver ha accettato %1 senza dire nulla e ha rifiutato solo %2.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was right. No other driver has to.</source>
        <translation>Questo driver ha accettato ogni chiamata, e il risultato era giusto. Nessun altro driver è tenuto a farlo.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was wrong.</source>
        <translation>Questo driver ha accettato ogni chiamata, e il risultato era sbagliato.</translation>
    </message>
    <message>
        <source>call</source>
        <translation>chiamata</translation>
    </message>
    <message>
        <source>Roundtrip’s check</source>
        <translation>controllo di Roundtrip</translation>
    </message>
    <message>
        <source>the driver’s answer</source>
        <translation>risposta del driver</translation>
    </message>
    <message>
        <source>✗ buffer of another context</source>
        <translation>✗ buffer di un altro contesto</translation>
    </message>
    <message>
        <source>✓ fine</source>
        <translation>✓ a posto</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettata</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non raggiunta</translation>
    </message>
</context>
<context>
    <name>roundtrip::ParameterPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Avanzamento dell’esecuzione</translation>
    </message>
    <message>
        <source>Elements n</source>
        <translation>Elementi n</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Dimensione del blocco</translation>
    </message>
    <message>
        <source>Kernels chained</source>
        <translation>Kernel in catena</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Ripetizioni</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>Dimensione griglia</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Tipo di elemento</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Ferma</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
</context>
<context>
    <name>roundtrip::Picture</name>
    <message>
        <source>A picture of %1 by %2 pixels is not written.</source>
        <translation>Un’immagine di %1 per %2 pixel non viene scritta.</translation>
    </message>
    <message>
        <source>A side may have %1 to %2 pixels, the whole at most 100 million.</source>
        <translation>Un lato può avere da %1 a %2 pixel, il tutto al massimo 100 milioni.</translation>
    </message>
    <message>
        <source>Choose another size, or SVG or PDF, which have none.</source>
        <translation>Scegli un’altra dimensione, oppure SVG o PDF, che non ne hanno.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Non è stato possibile creare l’immagine.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Non c’è abbastanza memoria.</translation>
    </message>
    <message>
        <source>Choose a smaller size, or SVG or PDF.</source>
        <translation>Scegli una dimensione più piccola, oppure SVG o PDF.</translation>
    </message>
</context>
<context>
    <name>roundtrip::PredictionCard</name>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Esegui</translation>
    </message>
    <message>
        <source>Predict, then run</source>
        <translation>Prevedi, poi esegui</translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation>prima scegli una risposta</translation>
    </message>
    <message>
        <source>sets the controls for you</source>
        <translation>imposta i controlli per te</translation>
    </message>
    <message>
        <source>Now change one thing</source>
        <translation>Ora cambia una cosa sola</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Hai detto</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Misurato</translation>
    </message>
    <message>
        <source>▶ Run it again</source>
        <translation>▶ Esegui di nuovo</translation>
    </message>
    <message>
        <source>%1, as you said</source>
        <translation>%1, come avevi detto</translation>
    </message>
    <message>
        <source>You said: %1. Measured: %2. %3</source>
        <translation>Hai detto: %1. Misurato: %2. %3</translation>
    </message>
</context>
<context>
    <name>roundtrip::Problem</name>
    <message>
        <source>this kernel</source>
        <translation>questo kernel</translation>
    </message>
    <message>
        <source>A block needs at least one thread.</source>
        <translation>Un blocco ha bisogno di almeno un thread.</translation>
    </message>
    <message>
        <source>With none, no thread would run.</source>
        <translation>Senza, nessun thread verrebbe eseguito.</translation>
    </message>
    <message>
        <source>Choose a block of 1 or more; 64 or 256 are good starts.</source>
        <translation>Scegli un blocco di 1 o più; 64 o 256 sono un buon inizio.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for this device.</source>
        <translation>Un blocco di %1 thread è troppo grande per questo dispositivo.</translation>
    </message>
    <message>
        <source>It allows %1 at most.</source>
        <translation>Ne consente al massimo %1.</translation>
    </message>
    <message>
        <source>Choose a smaller block.</source>
        <translation>Scegli un blocco più piccolo.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for %2.</source>
        <translation>Un blocco di %1 thread è troppo grande per %2.</translation>
    </message>
    <message>
        <source>This kernel needs more of the device for each thread, so %1 is its limit here.</source>
        <translation>Questo kernel chiede di più al dispositivo per ogni thread, quindi qui il suo limite è %1.</translation>
    </message>
    <message>
        <source>%1 runs in blocks of %2 threads only.</source>
        <translation>%1 gira solo in blocchi di %2 thread.</translation>
    </message>
    <message>
        <source>Its source says so with reqd_work_group_size, and you chose %1.</source>
        <translation>Il suo sorgente lo dice con reqd_work_group_size, e tu hai scelto %1.</translation>
    </message>
    <message>
        <source>Choose the block it asks for.</source>
        <translation>Scegli il blocco che richiede.</translation>
    </message>
    <message>
        <source>A grid of 0 blocks does nothing.</source>
        <translation>Una griglia di 0 blocchi non fa nulla.</translation>
    </message>
    <message>
        <source>Your elements need at least one block.</source>
        <translation>I tuoi elementi hanno bisogno di almeno un blocco.</translation>
    </message>
    <message>
        <source>Choose a larger grid, or let Roundtrip choose it.</source>
        <translation>Scegli una griglia più grande, o lasciala scegliere a Roundtrip.</translation>
    </message>
    <message>
        <source>%1 blocks are too many.</source>
        <translation>%1 blocchi sono troppi.</translation>
    </message>
    <message>
        <source>With this block size, %1 blocks are the most that a kernel can count with 32 bits.</source>
        <translation>Con questa dimensione di blocco, %1 blocchi sono il massimo che un kernel può contare con 32 bit.</translation>
    </message>
    <message>
        <source>Choose a smaller grid or a smaller block.</source>
        <translation>Scegli una griglia o un blocco più piccoli.</translation>
    </message>
    <message>
        <source>The array %1 is too large: %2.</source>
        <translation>L’array %1 è troppo grande: %2.</translation>
    </message>
    <message>
        <source>One buffer of this device holds %1 at most.</source>
        <translation>Un buffer di questo dispositivo contiene al massimo %1.</translation>
    </message>
    <message>
        <source>Choose a smaller n.</source>
        <translation>Scegli un n più piccolo.</translation>
    </message>
    <message>
        <source>Together the buffers need %1: too much.</source>
        <translation>Insieme i buffer richiedono %1: troppo.</translation>
    </message>
    <message>
        <source>This device may use %1, so that your computer stays usable.</source>
        <translation>Questo dispositivo può usare %1, così il tuo computer resta utilizzabile.</translation>
    </message>
    <message>
        <source>%1 elements are too many for %2.</source>
        <translation>%1 elementi sono troppi per %2.</translation>
    </message>
    <message>
        <source>%1 is the most that it can count, or do while you wait.</source>
        <translation>%1 è il massimo che può contare, o fare mentre aspetti.</translation>
    </message>
    <message>
        <source>This device does not compute with double.</source>
        <translation>Questo dispositivo non calcola con double.</translation>
    </message>
    <message>
        <source>Double precision is optional in OpenCL, and its driver does not offer it.</source>
        <translation>La doppia precisione in OpenCL è facoltativa, e il suo driver non la offre.</translation>
    </message>
    <message>
        <source>Choose float, or another device.</source>
        <translation>Scegli float, o un altro dispositivo.</translation>
    </message>
    <message>
        <source>A chain needs at least one kernel.</source>
        <translation>Una catena ha bisogno di almeno un kernel.</translation>
    </message>
    <message>
        <source>With none, there would be nothing to measure.</source>
        <translation>Senza, non ci sarebbe nulla da misurare.</translation>
    </message>
    <message>
        <source>Choose 1 or more.</source>
        <translation>Scegli 1 o più.</translation>
    </message>
    <message>
        <source>The data needs at least one piece.</source>
        <translation>I dati hanno bisogno di almeno un pezzo.</translation>
    </message>
    <message>
        <source>With none, nothing would be moved.</source>
        <translation>Senza, non si sposterebbe nulla.</translation>
    </message>
    <message>
        <source>A run needs at least one repetition.</source>
        <translation>Un’esecuzione ha bisogno di almeno una ripetizione.</translation>
    </message>
    <message>
        <source>A median is made of repetitions.</source>
        <translation>Una mediana si ricava dalle ripetizioni.</translation>
    </message>
    <message>
        <source>Choose 1 or more; 7 is a good start.</source>
        <translation>Scegli 1 o più; 7 è un buon inizio.</translation>
    </message>
    <message>
        <source>A chain of %1 kernels is too long.</source>
        <translation>Una catena di %1 kernel è troppo lunga.</translation>
    </message>
    <message>
        <source>%1 is the most, so that a run ends while you watch.</source>
        <translation>%1 è il massimo, così l’esecuzione finisce mentre guardi.</translation>
    </message>
    <message>
        <source>Choose a shorter chain.</source>
        <translation>Scegli una catena più corta.</translation>
    </message>
    <message>
        <source>%1 pieces are too many.</source>
        <translation>%1 pezzi sono troppi.</translation>
    </message>
    <message>
        <source>%1 is the most: each piece costs time of its own, and needs an element.</source>
        <translation>%1 è il massimo: ogni pezzo costa tempo suo e ha bisogno di un elemento.</translation>
    </message>
    <message>
        <source>Choose fewer pieces.</source>
        <translation>Scegli meno pezzi.</translation>
    </message>
    <message>
        <source>%1 repetitions are too many.</source>
        <translation>%1 ripetizioni sono troppe.</translation>
    </message>
    <message>
        <source>Choose fewer repetitions.</source>
        <translation>Scegli meno ripetizioni.</translation>
    </message>
    <message>
        <source>There is no kernel called %1.</source>
        <translation>Non c’è un kernel di nome %1.</translation>
    </message>
    <message>
        <source>The name is not in Roundtrip&apos;s list.</source>
        <translation>Il nome non è nell’elenco di Roundtrip.</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Scegline uno dall’elenco.</translation>
    </message>
    <message>
        <source>%1 cannot be chained.</source>
        <translation>%1 non si può mettere in catena.</translation>
    </message>
    <message>
        <source>Its result does not have the form of its input, so a second one has nothing to work on.</source>
        <translation>Il suo risultato non ha la forma del suo ingresso, quindi un secondo non avrebbe su che cosa lavorare.</translation>
    </message>
    <message>
        <source>Choose a chain of 1, or another kernel.</source>
        <translation>Scegli una catena di 1, o un altro kernel.</translation>
    </message>
    <message>
        <source>%1 cannot be run this way.</source>
        <translation>%1 non si può eseguire in questo modo.</translation>
    </message>
    <message>
        <source>This way of moving data needs a kernel whose elements stand each for itself.</source>
        <translation>Questo modo di spostare i dati richiede un kernel i cui elementi siano indipendenti l’uno dall’altro.</translation>
    </message>
    <message>
        <source>Choose the round trip, or another kernel.</source>
        <translation>Scegli andata e ritorno, o un altro kernel.</translation>
    </message>
    <message>
        <source>This run cannot be put together.</source>
        <translation>Questa esecuzione non si può comporre.</translation>
    </message>
    <message>
        <source>Its plan contradicts itself. That is a mistake in Roundtrip, not yours.</source>
        <translation>Il suo piano si contraddice. È un errore di Roundtrip, non tuo.</translation>
    </message>
    <message>
        <source>Choose other values, and please report what you had chosen.</source>
        <translation>Scegli altri valori, e per favore segnala che cosa avevi scelto.</translation>
    </message>
    <message>
        <source>Block of %1</source>
        <translation>Blocco di %1</translation>
    </message>
    <message>
        <source>Grid of %1</source>
        <translation>Griglia di %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chain of %1</source>
        <translation>Catena di %1</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation>Pezzi: %1</translation>
    </message>
    <message>
        <source>Repetitions: %1</source>
        <translation>Ripetizioni: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Usa: %1</translation>
    </message>
    <message>
        <source>Automatic grid</source>
        <translation>Griglia automatica</translation>
    </message>
</context>
<context>
    <name>roundtrip::Profile</name>
    <message>
        <source>It was set aside as %1.</source>
        <translation>È stato messo da parte come %1.</translation>
    </message>
    <message>
        <source>It is still at %1.</source>
        <translation>È ancora in %1.</translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so the ones before them are used. </source>
        <translation>Non è stato possibile leggere le impostazioni salvate, quindi si usano le precedenti. </translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so this is a fresh start. </source>
        <translation>Non è stato possibile leggere le impostazioni salvate, quindi si ricomincia da capo. </translation>
    </message>
    <message>
        <source>Your progress cannot be saved in %1: %2. Everything else works.</source>
        <translation>I tuoi progressi non si possono salvare in %1: %2. Tutto il resto funziona.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so an older state of it is used. </source>
        <translation>I tuoi progressi sono stati salvati da un Roundtrip più recente, quindi si usa un loro stato precedente. </translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so this is a fresh start. </source>
        <translation>I tuoi progressi sono stati salvati da un Roundtrip più recente, quindi si riparte da zero. </translation>
    </message>
    <message>
        <source>You have no home folder, so your progress cannot be saved. Start with: roundtrip --profile FOLDER</source>
        <translation>Non hai una cartella home, quindi i tuoi progressi non si possono salvare. Avvia con: roundtrip --profile CARTELLA</translation>
    </message>
    <message>
        <source>another Roundtrip is writing there and does not end</source>
        <translation>un altro Roundtrip ci sta scrivendo e non termina</translation>
    </message>
    <message>
        <source>a file that cannot be read is in the way</source>
        <translation>lo impedisce un file che non si può leggere</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 non si può leggere.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Roundtrip. Install that version here, then try again.</source>
        <translation>%1 è stato scritto da un Roundtrip più recente. Installa qui quella versione, poi riprova.</translation>
    </message>
    <message>
        <source>%1 holds no progress. Choose a file that was saved with “Save my progress as a file”.</source>
        <translation>%1 non contiene progressi. Scegli un file salvato con “Salva i miei progressi come file”.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ProgressMenu</name>
    <message>
        <source>Export my results…</source>
        <translation>Esporta i miei risultati…</translation>
    </message>
    <message>
        <source>Save my progress as a file…</source>
        <translation>Salva i miei progressi come file…</translation>
    </message>
    <message>
        <source>Bring progress from a file…</source>
        <translation>Importa progressi da un file…</translation>
    </message>
    <message>
        <source>Begin lesson %1 again</source>
        <translation>Ricomincia la lezione %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Export my results</source>
        <translation>Esporta i miei risultati</translation>
    </message>
    <message>
        <source>Your name, for whoever reads the file. It may stay empty.</source>
        <translation>Il tuo nome, per chi legge il file. Può restare vuoto.</translation>
    </message>
    <message>
        <source>Bring progress from a file</source>
        <translation>Importa progressi da un file</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>Progressi (*.json)</translation>
    </message>
    <message>
        <source>The progress in %1 is here now, together with yours.</source>
        <translation>I progressi di %1 ora sono qui, insieme ai tuoi.</translation>
    </message>
</context>
<context>
    <name>roundtrip::QuestionCard</name>
    <message>
        <source>Look again at these:

- %1</source>
        <translation>Riguarda questi:

- %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines stand where they belong.</source>
        <translation>Le prime %1 righe su %2 sono al loro posto.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verifica</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Giusto.</translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation>✗ Non proprio.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Race</name>
    <message>
        <source>From start to end the device won: the best loop took %1 times as long.</source>
        <translation>Dall’inizio alla fine ha vinto il dispositivo: il ciclo migliore ha impiegato %1 volte tanto.</translation>
    </message>
    <message>
        <source>From start to end the CPU’s own loop won: with its copies the device took %1 times as long.</source>
        <translation>Dall’inizio alla fine ha vinto il ciclo della CPU: con le sue copie il dispositivo ha impiegato %1 volte tanto.</translation>
    </message>
    <message>
        <source>From start to end it was a draw: less than a twentieth lies between them.</source>
        <translation>Dall’inizio alla fine è un pareggio: la differenza è meno di un ventesimo.</translation>
    </message>
    <message>
        <source>CPU loop, 1 thread</source>
        <translation>ciclo CPU, 1 thread</translation>
    </message>
    <message>
        <source>CPU loop, all threads</source>
        <translation>ciclo CPU, tutti i thread</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <translation>solo kernel</translation>
    </message>
    <message>
        <source>kernel with its copies</source>
        <translation>kernel con le sue copie</translation>
    </message>
    <message>
        <source>The kernel alone would have won.</source>
        <translation>Il solo kernel avrebbe vinto.</translation>
    </message>
    <message>
        <source>The device’s answer is wrong, so nobody has won.</source>
        <translation>Il risultato del dispositivo è sbagliato, quindi nessuno ha vinto.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ReadEarly</name>
    <message>
        <source>The host looked while the queue was held, and still no element was old. This driver does not wait when it is told to.</source>
        <translation>L’host ha guardato mentre la coda era ferma, eppure nessun elemento era vecchio. Questo driver non aspetta quando glielo si chiede.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: all %1 elements were old.</source>
        <translation>L’host ha guardato prima che la coda fosse eseguita: tutti i %1 elementi erano vecchi.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: %1 of %2 elements were old.</source>
        <translation>L’host ha guardato prima che la coda fosse eseguita: %1 elementi su %2 erano vecchi.</translation>
    </message>
    <message>
        <source>After finish none was.</source>
        <translation>Dopo finish nessuno lo era.</translation>
    </message>
    <message>
        <source>After finish %1 were still wrong.</source>
        <translation>Dopo finish %1 erano ancora sbagliati.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>read too early</source>
        <translation>letto troppo presto</translation>
    </message>
    <message>
        <source>read after finish</source>
        <translation>letto dopo finish</translation>
    </message>
    <message>
        <source>should be</source>
        <translation>dovrebbe essere</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>Set it up</source>
        <translation>Imposta</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Esegui</translation>
    </message>
    <message>
        <source>▶ Sweep n</source>
        <translation>▶ Fai variare n</translation>
    </message>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Fai variare il blocco</translation>
    </message>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Registra l’ordine</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Esegui la verifica</translation>
    </message>
    <message>
        <source>This step is not translated yet, so it is in English.</source>
        <translation>Questo passo non è ancora tradotto, quindi è in inglese.</translation>
    </message>
    <message>
        <source>The English text of this step has changed since it was translated.</source>
        <translation>Il testo inglese di questo passo è cambiato dopo la traduzione.</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Indietro</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Avanti →</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Testo della lezione</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>STEP %1 OF %2</source>
        <translation>PASSO %1 DI %2</translation>
    </message>
    <message>
        <source>▶ Sweep the pieces</source>
        <translation>▶ Fai variare i pezzi</translation>
    </message>
    <message>
        <source>▶ Sweep the chunks</source>
        <translation>▶ Fai variare i pezzi</translation>
    </message>
    <message>
        <source>▶ Race</source>
        <translation>▶ Gareggia</translation>
    </message>
    <message>
        <source>TO REMEMBER</source>
        <translation>DA RICORDARE</translation>
    </message>
    <message>
        <source>GO FURTHER · %1 OF %2</source>
        <translation>PER APPROFONDIRE · %1 DI %2</translation>
    </message>
    <message>
        <source>▶ Measure the limits</source>
        <translation>▶ Misura i limiti</translation>
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
        <translation>mediana</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>quartili</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>byte</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>velocità</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>tempo sconosciuto</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intero</translation>
    </message>
    <message>
        <source>Of the time, moving data took %1 %, computing %2 %, both at once %3 %, waiting %4 %.</source>
        <translation>Del tempo, spostare i dati ha preso il %1 %, calcolare il %2 %, entrambi insieme il %3 %, attendere il %4 %.</translation>
    </message>
    <message>
        <source>Nothing was launched: there are no elements.</source>
        <translation>Non si è lanciato nulla: non ci sono elementi.</translation>
    </message>
    <message>
        <source>Repetitions: %1. </source>
        <translation>Ripetizioni: %1. </translation>
    </message>
    <message>
        <source>The first run, which is not counted, took %1.</source>
        <translation>La prima esecuzione, che non si conta, è durata %1.</translation>
    </message>
    <message>
        <source>The device gives no times; these are the host&apos;s.</source>
        <translation>Il dispositivo non dà tempi; questi sono dell’host.</translation>
    </message>
    <message>
        <source>Printed by the kernel (%1 in all):</source>
        <translation>Stampato dal kernel (%1 in tutto):</translation>
    </message>
    <message>
        <source>%1, %2 of them usable</source>
        <translation>%1, di cui %2 utilizzabili</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>driver</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>unità di calcolo</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>for one run</source>
        <translation>per un’esecuzione</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>blocco più grande</translation>
    </message>
    <message>
        <source>preferred multiple</source>
        <translation>multiplo preferito</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>doppia precisione</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>stay in the host&apos;s own memory</source>
        <translation>restano nella memoria dell’host</translation>
    </message>
    <message>
        <source>Shortest at %1.</source>
        <translation>Il più breve a %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ResultCommands</name>
    <message>
        <source>You have no home folder. Name the folder of your progress with --profile.</source>
        <translation>Non hai una cartella home. Indica la cartella dei tuoi progressi con --profile.</translation>
    </message>
    <message>
        <source>There is no progress in %1 yet. Open the window and begin a lesson, or name the folder with --profile.</source>
        <translation>In %1 non ci sono ancora progressi. Apri la finestra e inizia una lezione, oppure indica la cartella con --profile.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Roofline</name>
    <message>
        <source>The roofline of this device</source>
        <translation>Il roofline di questo dispositivo</translation>
    </message>
    <message>
        <source>operations for each byte read or written</source>
        <translation>operazioni per byte letto o scritto</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operazioni</translation>
    </message>
    <message>
        <source>log–log, both limits measured here, median of %1</source>
        <translation>log–log, entrambi i limiti misurati qui, mediana di %1</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>limiti</translation>
    </message>
    <message>
        <source>one chain</source>
        <translation>una catena</translation>
    </message>
    <message>
        <source>Below %1 operations a byte the memory is the limit (%2), above it the arithmetic (%3).</source>
        <translation>Sotto %1 operazioni per byte il limite è la memoria (%2), sopra è l’aritmetica (%3).</translation>
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
        <translation>una catena: %1, perché ogni passo aspetta quello prima</translation>
    </message>
    <message>
        <source>Of what the limits allow: %1.</source>
        <translation>Di ciò che i limiti permettono: %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::RunsDialog</name>
    <message>
        <source>Show beside</source>
        <translation>Mostra accanto</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Esecuzioni precedenti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Name of this run</source>
        <translation>Nome di questa esecuzione</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Lascia andare</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fissa</translation>
    </message>
    <message>
        <source>A pinned run stays however many follow</source>
        <translation>Un’esecuzione fissata resta, quante che ne seguano</translation>
    </message>
    <message>
        <source>There are no earlier runs yet. Press Run: every run that you ask for is kept here.</source>
        <translation>Non ci sono ancora esecuzioni precedenti. Premi Esegui: ogni esecuzione che chiedi viene conservata qui.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sheet</name>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Non c’è ancora nulla da disegnare.</translation>
    </message>
    <message>
        <source>No run has given any times.</source>
        <translation>Nessuna esecuzione ha dato tempi.</translation>
    </message>
    <message>
        <source>Run the experiment, then export.</source>
        <translation>Esegui l’esperimento, poi esporta.</translation>
    </message>
    <message>
        <source>Steps without a time from the driver, not drawn: %1</source>
        <translation>Passi senza un tempo dal driver, non disegnati: %1</translation>
    </message>
    <message>
        <source>the repetition whose total is the median one</source>
        <translation>la ripetizione il cui totale è quello mediano</translation>
    </message>
    <message>
        <source>%1: modelled, not measured</source>
        <translation>%1: modellato, non misurato</translation>
    </message>
</context>
<context>
    <name>roundtrip::Spoken</name>
    <message>
        <source>%1: measured.</source>
        <translation>%1: misurato.</translation>
    </message>
    <message>
        <source>%1: shortest at %2, %3.</source>
        <translation>%1: il più breve con %2, %3.</translation>
    </message>
    <message>
        <source>The run is finished; nothing was launched.</source>
        <translation>L’esecuzione è finita; nulla è stato lanciato.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>entrambi insieme</translation>
    </message>
    <message>
        <source>%1: %2 of the time moved data</source>
        <translation>%1: il %2 del tempo è servito a spostare dati</translation>
    </message>
</context>
<context>
    <name>roundtrip::SpotCard</name>
    <message>
        <source>Explain it</source>
        <translation>Spiegalo</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Riga precedente</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Riga successiva</translation>
    </message>
    <message>
        <source>The first wrong element</source>
        <translation>Il primo elemento sbagliato</translation>
    </message>
    <message>
        <source>Thread to follow</source>
        <translation>Thread da seguire</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Step through is not available here: only n = %1 went wrong, and simulating that takes too long.</source>
        <translation>Il passo per passo qui non è disponibile: è andato male solo n = %1, e simularlo richiede troppo tempo.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Il passo per passo non è disponibile: Oclgrind non è installato (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>In the block</source>
        <translation>Nel blocco</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>È</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>Dovrebbe essere</translation>
    </message>
    <message>
        <source>Oclgrind walks …</source>
        <translation>Oclgrind avanza …</translation>
    </message>
    <message>
        <source>Step through is not available: the simulator takes no text that may read other files.</source>
        <translation>Il passo per passo non è disponibile: il simulatore non accetta testi che possono leggere altri file.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind came to no end with this kernel.</source>
        <translation>Il passo per passo non è disponibile: con questo kernel Oclgrind non è arrivato alla fine.</translation>
    </message>
    <message>
        <source>Step %1 of %2: line %3 comes next.</source>
        <translation>Passo %1 di %2: ora tocca alla riga %3.</translation>
    </message>
    <message>
        <source>Then the thread has finished.</source>
        <translation>Poi il thread ha finito.</translation>
    </message>
    <message>
        <source>There it waits at a barrier, and the walk ends.</source>
        <translation>Lì aspetta a una barriera, e il percorso finisce.</translation>
    </message>
    <message>
        <source>The walk ends here: it is long enough.</source>
        <translation>Il percorso finisce qui: è abbastanza lungo.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Status</name>
    <message>
        <source>last run #%1, live, repetitions: %2, median %3</source>
        <translation>ultima esecuzione #%1, dal vivo, ripetizioni: %2, mediana %3</translation>
    </message>
    <message>
        <source>The driver builds the kernel</source>
        <translation>Il driver compila il kernel</translation>
    </message>
    <message>
        <source>Making the buffers</source>
        <translation>Creo i buffer</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>Riscaldamento</translation>
    </message>
    <message>
        <source>Comparing with the CPU</source>
        <translation>Confronto con la CPU</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Misuro</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · Esc stops</source>
        <translation>%1 · %2 di %3 · Esc ferma</translation>
    </message>
    <message>
        <source>%1 · repetition %2 of %3 · Esc stops</source>
        <translation>%1 · ripetizione %2 di %3 · Esc ferma</translation>
    </message>
    <message>
        <source>%1 · Esc stops</source>
        <translation>%1 · Esc ferma</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>No device yet</source>
        <translation>Ancora nessun dispositivo</translation>
    </message>
    <message>
        <source>last run #%1, repetitions: %2, median %3</source>
        <translation>ultima esecuzione #%1, ripetizioni: %2, mediana %3</translation>
    </message>
    <message>
        <source>every number here was measured on this device unless it is marked “modelled”</source>
        <translation>qui ogni numero è misurato su questo dispositivo, salvo dove è scritto «modellato»</translation>
    </message>
</context>
<context>
    <name>roundtrip::SummaryBar</name>
    <message>
        <source>How the time divides</source>
        <translation>Come si divide il tempo</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <translation>%1: %2, %3 di %4</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>none up to n = %1</source>
        <translation>nessuno fino a n = %1</translation>
    </message>
    <message>
        <source>ahead from n = %1 on</source>
        <translation>in testa da n = %1 in poi</translation>
    </message>
    <message>
        <source>%1 at n ≈ %2</source>
        <translation>%1 a n ≈ %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Break-even, %1: %2</source>
        <translation>Punto di pareggio, %1: %2</translation>
    </message>
    <message>
        <source>Time against problem size</source>
        <translation>Tempo in base alla dimensione</translation>
    </message>
    <message>
        <source>log–log, median of %1, whiskers = quartiles</source>
        <translation>log–log, mediana di %1, baffi = quartili</translation>
    </message>
    <message>
        <source>elements n</source>
        <translation>elementi n</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>CPU, 1 thread</source>
        <translation>CPU, 1 thread</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <translation>CPU, tutti i thread</translation>
    </message>
    <message>
        <source>device kernel</source>
        <translation>kernel sul dispositivo</translation>
    </message>
    <message>
        <source>device with transfers</source>
        <translation>dispositivo con trasferimenti</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Tempo del kernel per blocco</translation>
    </message>
    <message>
        <source>n = %1, median of %2, shorter is better</source>
        <translation>n = %1, mediana di %2, più breve è meglio</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>thread in un blocco</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>tempo del kernel</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>Un caricamento in pezzi</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>pezzi</translation>
    </message>
    <message>
        <source>%1 in all, log–log, no kernel runs</source>
        <translation>%1 in tutto, log–log, nessun kernel eseguito</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>caricamento</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>stimato</translation>
    </message>
    <message>
        <source>Fixed cost, fitted: %1 for each piece. The bytes alone: %2.</source>
        <translation>Costo fisso, stimato: %1 per ogni pezzo. I soli byte: %2.</translation>
    </message>
    <message>
        <source>More pieces did not take more time here, so there is no fixed cost to fit.</source>
        <translation>Qui più pezzi non hanno richiesto più tempo, quindi non c’è un costo fisso da stimare.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Tempo totale in base al numero di pezzi</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>pezzi</translation>
    </message>
    <message>
        <source>whole time</source>
        <translation>tempo totale</translation>
    </message>
    <message>
        <source>%1 in each array, shorter is better</source>
        <translation>%1 in ogni array, più corto è meglio</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>andata e ritorno</translation>
    </message>
    <message>
        <source>Not every answer was right, so no best one is named.</source>
        <translation>Non tutti i risultati erano giusti, quindi non si indica il migliore.</translation>
    </message>
    <message>
        <source>Best: 1 chunk. Here every cut cost more than it saved.</source>
        <translation>Migliore: 1 pezzo. Qui ogni taglio è costato più di quanto ha fatto risparmiare.</translation>
    </message>
    <message>
        <source>Best: %1 chunks, %2 of the time of 1 chunk.</source>
        <translation>Migliore: %1 pezzi, %2 del tempo di 1 pezzo.</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>a n ≈ %1</translation>
    </message>
    <message>
        <source>The answer is wrong at n = %1.</source>
        <translation>Il risultato è sbagliato per n = %1.</translation>
    </message>
    <message>
        <source>The answer is wrong with a block of %1.</source>
        <translation>Il risultato è sbagliato con un blocco da %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Time against problem size</source>
        <translation>Tempo in base alla dimensione</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Tempo del kernel per blocco</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Esporta grafico…</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>Fai variare n</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Fai variare il blocco</translation>
    </message>
    <message>
        <source>Sweep n to race the device against this computer’s own loop.</source>
        <translation>Fai variare n per far gareggiare il dispositivo con il ciclo di questo computer.</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Fai variare la dimensione del blocco per vedere quale si adatta a questo dispositivo.</translation>
    </message>
    <message>
        <source>■ Stop · %1 of %2</source>
        <translation>■ Ferma · %1 di %2</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>Un caricamento in pezzi</translation>
    </message>
    <message>
        <source>Sweep the pieces</source>
        <translation>Fai variare i pezzi</translation>
    </message>
    <message>
        <source>Sweep the pieces to see what each copy costs before a byte has moved.</source>
        <translation>Fai variare i pezzi per vedere quanto costa ogni copia prima che si sposti un byte.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Tempo totale in base al numero di pezzi</translation>
    </message>
    <message>
        <source>Sweep the chunks</source>
        <translation>Fai variare i pezzi</translation>
    </message>
    <message>
        <source>Sweep the chunks to see how many are best here.</source>
        <translation>Fai variare i pezzi per vedere quanti ne convengono qui.</translation>
    </message>
    <message>
        <source>The roofline of this device</source>
        <translation>Il roofline di questo dispositivo</translation>
    </message>
    <message>
        <source>Measure the limits</source>
        <translation>Misura i limiti</translation>
    </message>
    <message>
        <source>Measure this device’s two limits, and see how near to them kernels come.</source>
        <translation>Misura i due limiti di questo dispositivo e guarda quanto vi si avvicinano i kernel.</translation>
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
        <translation>Passi dell’esecuzione</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>I primi %1 passi su %2.</translation>
    </message>
    <message>
        <source>How the time divides</source>
        <translation>Come si divide il tempo</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
</context>
<context>
    <name>roundtrip::Takeaway</name>
    <message>
        <source>Copy picture</source>
        <translation>Copia immagine</translation>
    </message>
</context>
<context>
    <name>roundtrip::TaskCard</name>
    <message>
        <source>sets the controls for you</source>
        <translation>imposta i controlli per te</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
</context>
<context>
    <name>roundtrip::Terms</name>
    <message>
        <source>Lesson words</source>
        <translation>Parole della lezione</translation>
    </message>
    <message>
        <source>%1: shown for reading, not run.</source>
        <translation>%1: da leggere, non viene eseguito.</translation>
    </message>
    <message>
        <source>OpenCL: there is no %1 code for this.</source>
        <translation>OpenCL: per questo non c’è codice %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineCanvas</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>%1 steps in this pixel: zoom in to see them</source>
        <translation>%1 passi in questo pixel: ingrandisci per vederli</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Timeline</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>All’inizio (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>To the event before (Left)</source>
        <translation>All’evento precedente (Sinistra)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Replay or pause (Space)</source>
        <translation>Replay o pausa (Spazio)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>To the next event (Right)</source>
        <translation>All’evento successivo (Destra)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Show the whole run (F)</source>
        <translation>Mostra tutta l’esecuzione (F)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Velocità del replay</translation>
    </message>
    <message>
        <source>Speed of the replay: 1/1000 × shows a microsecond in a millisecond</source>
        <translation>Velocità del replay: 1/1000 × mostra un microsecondo in un millisecondo</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Esporta la timeline</translation>
    </message>
    <message>
        <source>This run has no times to show.</source>
        <translation>Questa esecuzione non ha tempi da mostrare.</translation>
    </message>
    <message>
        <source>host clock, because the device gives no times · run #%1</source>
        <translation>orologio dell’host, perché il dispositivo non dà tempi · #%1</translation>
    </message>
    <message>
        <source>device clock, run #%1</source>
        <translation>orologio dispositivo, #%1</translation>
    </message>
    <message>
        <source>Press Run: here you see what the device did, and when.</source>
        <translation>Premi Esegui: qui vedi che cosa ha fatto il dispositivo, e quando.</translation>
    </message>
    <message>
        <source>%1: begins at %2, takes %3 %4</source>
        <translation>%1: inizia a %2, dura %3 %4</translation>
    </message>
    <message>
        <source>and more, %1 steps in all</source>
        <translation>e altri, %1 passi in tutto</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>pausa</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>replay</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>gap: %1 (Esc removes it)</source>
        <translation>intervallo: %1 (Esc lo toglie)</translation>
    </message>
    <message>
        <source>Show queueing</source>
        <translation>Mostra l’accodamento</translation>
    </message>
    <message>
        <source>A line to each step from the moment it was queued (Q)</source>
        <translation>Una linea verso ogni passo dal momento in cui è stato messo in coda (Q)</translation>
    </message>
</context>
<context>
    <name>roundtrip::TopBar</name>
    <message>
        <source>Dark theme</source>
        <translation>Tema scuro</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>Esporta ▾</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Tema chiaro</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci il movimento</translation>
    </message>
    <message>
        <source>Whose words and code the lessons use</source>
        <translation>Di chi sono i termini e il codice usati nelle lezioni</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Language, motion, coach: %1</source>
        <translation>Lingua, movimento, coach: %1</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Termini: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Keys, devices and drivers, versions</source>
        <translation>Tasti, dispositivi e driver, versioni</translation>
    </message>
</context>
<context>
    <name>roundtrip::Tour</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 di %3</translation>
    </message>
    <message>
        <source>No lesson was found in %1.</source>
        <translation>Nessuna lezione trovata in %1.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Non è possibile creare la cartella %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Read too early</source>
        <translation>Letto troppo presto</translation>
    </message>
    <message>
        <source>Copied or mapped</source>
        <translation>Copiato o mappato</translation>
    </message>
    <message>
        <source>Memory gauge</source>
        <translation>Indicatore della memoria</translation>
    </message>
    <message>
        <source>A buffer of another context</source>
        <translation>Un buffer di un altro contesto</translation>
    </message>
    <message>
        <source>Calls that wait, and calls that return</source>
        <translation>Chiamate che aspettano e chiamate che ritornano</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>La gara</translation>
    </message>
    <message>
        <source>A grid in two dimensions</source>
        <translation>Una griglia a due dimensioni</translation>
    </message>
    <message>
        <source>The queue is held, and the host looks at out all the same. Run it to see what it finds.</source>
        <translation>La coda è ferma, ma l’host guarda out lo stesso. Esegui per vedere che cosa trova.</translation>
    </message>
    <message>
        <source>Run the same work with copies and with mapped memory.</source>
        <translation>Esegui lo stesso lavoro con le copie e con la memoria mappata.</translation>
    </message>
    <message>
        <source>Run a loop that releases what it allocates, and one that forgets to.</source>
        <translation>Esegui un ciclo che rilascia ciò che alloca, e uno che se ne dimentica.</translation>
    </message>
    <message>
        <source>Run the same trip with all buffers in one context, then with out in another.</source>
        <translation>Esegui lo stesso viaggio con tutti i buffer in un contesto, poi con out in un altro.</translation>
    </message>
    <message>
        <source>Run the same trip with calls that wait, then with calls that return at once.</source>
        <translation>Esegui lo stesso viaggio con chiamate che aspettano, poi con chiamate che ritornano subito.</translation>
    </message>
    <message>
        <source>Run to let the CPU’s own loop race the device.</source>
        <translation>Esegui per far gareggiare il ciclo della CPU con il dispositivo.</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Registra in quale ordine il dispositivo esegue i blocchi, in tre esecuzioni separate.</translation>
    </message>
    <message>
        <source>Run to colour an image with three different guards.</source>
        <translation>Esegui per colorare un’immagine con tre guardie diverse.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>Block order</source>
        <translation>Ordine dei blocchi</translation>
    </message>
</context>
<context>
    <name>roundtrip::TrialCard</name>
    <message>
        <source>Budget in MiB</source>
        <translation>Budget in MiB</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Tempo reale</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Rallentato</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Ferma</translation>
    </message>
    <message>
        <source>▶ Run</source>
        <translation>▶ Esegui</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Esecuzione %1</translation>
    </message>
    <message>
        <source>This run measured nothing to show.</source>
        <translation>Questa esecuzione non ha misurato nulla da mostrare.</translation>
    </message>
    <message>
        <source>as fast as it was</source>
        <translation>alla velocità reale</translation>
    </message>
    <message>
        <source>slowed %1 times</source>
        <translation>rallentato %1 volte</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Esporta immagine…</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdict</name>
    <message>
        <source>With %1, element %2 is %3; it should be %4.</source>
        <translation>Con %1, l’elemento %2 vale %3; dovrebbe essere %4.</translation>
    </message>
    <message>
        <source>Cases: %1, from n = %2 to n = %3, each with other random inputs (seed %4).</source>
        <translation>Casi: %1, da n = %2 a n = %3, ognuno con altri input casuali (seme %4).</translation>
    </message>
    <message>
        <source>The kernel is right.</source>
        <translation>Il kernel è giusto.</translation>
    </message>
    <message>
        <source>%1 Nothing outside its buffers was read or written.</source>
        <translation>%1 Nulla è stato letto o scritto fuori dai suoi buffer.</translation>
    </message>
    <message>
        <source>%1 Nothing near its buffers was written; reads outside them cannot be seen on this device.</source>
        <translation>%1 Nulla è stato scritto vicino ai suoi buffer; su questo dispositivo le letture al di fuori non si possono vedere.</translation>
    </message>
    <message>
        <source>The kernel stores nothing.</source>
        <translation>Il kernel non scrive nulla.</translation>
    </message>
    <message>
        <source>In every case the whole output is as it was before.</source>
        <translation>In tutti i casi l’intero output è rimasto com’era.</translation>
    </message>
    <message>
        <source>Let each thread store its result, for example: out[i] = …</source>
        <translation>Fai scrivere a ogni thread il suo risultato, per esempio: out[i] = …</translation>
    </message>
    <message>
        <source>Every element gets the same value.</source>
        <translation>Tutti gli elementi ricevono lo stesso valore.</translation>
    </message>
    <message>
        <source>Read the thread&apos;s own elements, at its index i, and work the result out from them.</source>
        <translation>Leggi gli elementi propri del thread, al suo indice i, e calcola da quelli il risultato.</translation>
    </message>
    <message>
        <source>The output is a copy of %1.</source>
        <translation>L’output è una copia di %1.</translation>
    </message>
    <message>
        <source>Work the result out from all that the task names, then store it.</source>
        <translation>Calcola il risultato da tutto ciò che il compito indica, poi scrivilo.</translation>
    </message>
    <message>
        <source>The kernel adds to what lay in the output before.</source>
        <translation>Il kernel somma a ciò che c’era prima nell’output.</translation>
    </message>
    <message>
        <source>Memory on the device begins with whatever was left in it; the check leaves random values there.</source>
        <translation>La memoria sul dispositivo contiene all’inizio ciò che vi è rimasto; la verifica ci lascia valori casuali.</translation>
    </message>
    <message>
        <source>Store with =, not with +=, and read no element before it was stored.</source>
        <translation>Scrivi con =, non con +=, e non leggere un elemento prima di averlo scritto.</translation>
    </message>
    <message>
        <source>The kernel stops at element %1, whatever n is.</source>
        <translation>Il kernel si ferma all’elemento %1, qualunque sia n.</translation>
    </message>
    <message>
        <source>With %1, everything from there on was left as it was.</source>
        <translation>Con %1, da lì in poi tutto è rimasto com’era.</translation>
    </message>
    <message>
        <source>Compare with n, which the launch hands over, instead of a number in the text.</source>
        <translation>Confronta con n, che il lancio passa al kernel, invece che con un numero nel testo.</translation>
    </message>
    <message>
        <source>The index is too short: it holds %1 bits.</source>
        <translation>L’indice è troppo corto: ha %1 bit.</translation>
    </message>
    <message>
        <source>It cannot reach element %1 and starts again from the beginning.</source>
        <translation>Non può raggiungere l’elemento %1 e ricomincia dall’inizio.</translation>
    </message>
    <message>
        <source>Give the index the type size_t or uint.</source>
        <translation>Dai all’indice il tipo size_t o uint.</translation>
    </message>
    <message>
        <source>The same case was right in one run and wrong in another.</source>
        <translation>Lo stesso caso era giusto in un’esecuzione e sbagliato in un’altra.</translation>
    </message>
    <message>
        <source>That is a race: threads use one place in no promised order. %1</source>
        <translation>È una race condition: più thread usano la stessa posizione senza un ordine garantito. %1</translation>
    </message>
    <message>
        <source>Let each thread write to a place of its own, or put a barrier or an atomic operation between them.</source>
        <translation>Fai scrivere ogni thread in una posizione tutta sua, oppure metti tra loro una barriera o un’operazione atomica.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements.</source>
        <translation>Il risultato è sbagliato: %1 elementi su %2.</translation>
    </message>
    <message>
        <source>Work that element out by hand: which thread has it, and what does it read?</source>
        <translation>Calcola a mano quell’elemento: quale thread se ne occupa, e che cosa legge?</translation>
    </message>
    <message>
        <source>%1 of %2 elements were never stored.</source>
        <translation>%1 elementi su %2 non sono mai stati scritti.</translation>
    </message>
    <message>
        <source>With %1, the first of them is element %2.</source>
        <translation>Con %1, il primo è l’elemento %2.</translation>
    </message>
    <message>
        <source>See that every element has a thread, and that every thread stores its result.</source>
        <translation>Assicurati che ogni elemento abbia un thread, e che ogni thread scriva il suo risultato.</translation>
    </message>
    <message>
        <source>read %1[%2]</source>
        <translation>ha letto %1[%2]</translation>
    </message>
    <message>
        <source>wrote %1[%2]</source>
        <translation>ha scritto %1[%2]</translation>
    </message>
    <message>
        <source>it has no element</source>
        <translation>non ha un elemento</translation>
    </message>
    <message>
        <source>valid are 0 … %1</source>
        <translation>sono validi 0 … %1</translation>
    </message>
    <message>
        <source>%1 %2; %3. That was with %4.</source>
        <translation>%1 %2; %3. È successo con %4.</translation>
    </message>
    <message>
        <source>Threads without an element write past the end.</source>
        <translation>Thread senza elemento scrivono oltre la fine.</translation>
    </message>
    <message>
        <source>Put a guard before the line that stores: if (i &lt; n).</source>
        <translation>Metti una guardia prima della riga che scrive: if (i &lt; n).</translation>
    </message>
    <message>
        <source>The kernel goes one element too far.</source>
        <translation>Il kernel va avanti di un elemento di troppo.</translation>
    </message>
    <message>
        <source>The last element is n − 1: write i &lt; n, not i &lt;= n.</source>
        <translation>L’ultimo elemento è n − 1: scrivi i &lt; n, non i &lt;= n.</translation>
    </message>
    <message>
        <source>The kernel reads outside its buffers.</source>
        <translation>Il kernel legge fuori dai suoi buffer.</translation>
    </message>
    <message>
        <source>The kernel writes outside its buffers.</source>
        <translation>Il kernel scrive fuori dai suoi buffer.</translation>
    </message>
    <message>
        <source>Work out the index by hand for the first and for the last thread, and guard it.</source>
        <translation>Calcola a mano l’indice per il primo e per l’ultimo thread, e mettici una guardia.</translation>
    </message>
    <message>
        <source>With %1. %2</source>
        <translation>Con %1. %2</translation>
    </message>
    <message>
        <source>The kernel was not graded.</source>
        <translation>Il kernel non è stato valutato.</translation>
    </message>
    <message>
        <source>The engine gave no answer that fits the question.</source>
        <translation>Il motore non ha dato una risposta adatta alla domanda.</translation>
    </message>
    <message>
        <source>Run the checks again.</source>
        <translation>Ripeti la verifica.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Giusto</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Sbagliato</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Pericoloso</translation>
    </message>
    <message>
        <source>Changes an input</source>
        <translation>Modifica un input</translation>
    </message>
    <message>
        <source>Does not build</source>
        <translation>Non si compila</translation>
    </message>
    <message>
        <source>Refused by the device</source>
        <translation>Rifiutato dal dispositivo</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>In crash</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Memoria esaurita</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Fermato</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>Non valutato</translation>
    </message>
    <message>
        <source>n = %1, block %2, grid %3</source>
        <translation>n = %1, blocco %2, griglia %3</translation>
    </message>
    <message>
        <source>Wrong with the compiler’s optimizations, right in every case without them.</source>
        <translation>Sbagliato con le ottimizzazioni del compilatore, giusto in ogni caso senza.</translation>
    </message>
    <message>
        <source>Either this driver miscompiles the kernel, or there is a race that only some orders show. %1</source>
        <translation>O questo driver compila male il kernel, o c’è una race condition che solo certi ordini mostrano. %1</translation>
    </message>
    <message>
        <source>Look whether every thread waits at a barrier before it reads what another one stored.</source>
        <translation>Guarda se ogni thread aspetta a una barriera prima di leggere ciò che un altro ha scritto.</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>In dubbio</translation>
    </message>
    <message>
        <source>Did not end in time</source>
        <translation>Non è finito in tempo</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdicts</name>
    <message>
        <source>Result of the checks</source>
        <translation>Risultato della verifica</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Vai alla riga %1</translation>
    </message>
    <message>
        <source>Run the checks: the kernel is run with many sizes and blocks, and every element is compared with the CPU’s result.</source>
        <translation>Esegui la verifica: il kernel viene eseguito con molte dimensioni e molti blocchi, e ogni elemento viene confrontato con il risultato della CPU.</translation>
    </message>
    <message>
        <source>printed by the kernel, which decides nothing: %1</source>
        <translation>stampato dal kernel, non decide nulla: %1</translation>
    </message>
    <message>
        <source>Cases passed: %1 of %2.</source>
        <translation>Casi superati: %1 su %2.</translation>
    </message>
    <message>
        <source>Messages not shown: %1. Mend the first ones, and most others go.</source>
        <translation>Messaggi non mostrati: %1. Correggi i primi, e quasi tutti gli altri spariranno.</translation>
    </message>
</context>
<context>
    <name>roundtrip::WorkloadCard</name>
    <message>
        <source>travels: %1</source>
        <translation>viaggiano: %1</translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>operazioni: %1</translation>
    </message>
    <message>
        <source>%1 for each byte that travels</source>
        <translation>%1 per ogni byte che viaggia</translation>
    </message>
    <message>
        <source>A GPU pays</source>
        <translation>Una GPU conviene</translation>
    </message>
    <message>
        <source>It does not pay</source>
        <translation>Non conviene</translation>
    </message>
</context>
<context>
    <name>roundtrip::saveFile</name>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>È una cartella, non un file.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>La cartella %1 non esiste.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 non è una cartella.</translation>
    </message>
    <message>
        <source>You may not write to the folder %1.</source>
        <translation>Non puoi scrivere nella cartella %1.</translation>
    </message>
    <message>
        <source>That file is read-only.</source>
        <translation>Quel file è di sola lettura.</translation>
    </message>
    <message>
        <source>The disk did not take all of it; it may be full.</source>
        <translation>Il disco non ha accettato tutto; forse è pieno.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Il sistema dice: %1.</translation>
    </message>
    <message>
        <source>The file %1 was not written.</source>
        <translation>Il file %1 non è stato scritto.</translation>
    </message>
    <message>
        <source>Choose another folder or name, or free some space, and export again. Nothing else was changed.</source>
        <translation>Scegli un’altra cartella o un altro nome, oppure libera spazio, ed esporta di nuovo. Nient’altro è cambiato.</translation>
    </message>
    <message>
        <source>That is no ordinary file.</source>
        <translation>Non è un file normale.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>vec_add (guarded)</source>
        <translation>vec_add (con guardia)</translation>
    </message>
    <message>
        <source>vec_add, no guard</source>
        <translation>vec_add, senza guardia</translation>
    </message>
    <message>
        <source>vec_add, four a thread</source>
        <translation>vec_add, quattro per thread</translation>
    </message>
    <message>
        <source>vec_add, grid stride</source>
        <translation>vec_add, a passo di griglia</translation>
    </message>
    <message>
        <source>vec_add, a slice a thread</source>
        <translation>vec_add, una fetta per thread</translation>
    </message>
    <message>
        <source>vec_add, rounded down</source>
        <translation>vec_add, arrotondato per difetto</translation>
    </message>
    <message>
        <source>vec_add, local index</source>
        <translation>vec_add, indice locale</translation>
    </message>
    <message>
        <source>scale by 3</source>
        <translation>moltiplica per 3</translation>
    </message>
    <message>
        <source>saxpy</source>
        <translation>saxpy</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>prodotto di matrici</translation>
    </message>
    <message>
        <source>Round trip each time</source>
        <translation>Sempre andata e ritorno</translation>
    </message>
    <message>
        <source>Keep on device</source>
        <translation>Tieni sul dispositivo</translation>
    </message>
    <message>
        <source>Pipelined chunks</source>
        <translation>Pezzi in pipeline</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>Mappato</translation>
    </message>
    <message>
        <source>reverse each block</source>
        <translation>inverti ogni blocco</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>istogramma</translation>
    </message>
    <message>
        <source>sum of each block</source>
        <translation>somma di ogni blocco</translation>
    </message>
    <message>
        <source>vec_add, tuned</source>
        <translation>vec_add, ottimizzato</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>No lesson was found in %1. Install Roundtrip again, or set ROUNDTRIP_DATA to the folder that holds lessons and kernels.</source>
        <translation>Nessuna lezione trovata in %1. Reinstalla Roundtrip, oppure imposta ROUNDTRIP_DATA sulla cartella che contiene lessons e kernels.</translation>
    </message>
</context>
</TS>
