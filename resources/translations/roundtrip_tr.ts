<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>Format</name>
    <message>
        <source>not given</source>
        <translation>verilmedi</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>süre bilinmiyor</translation>
    </message>
    <message>
        <source>too short to measure</source>
        <translation>ölçülemeyecek kadar kısa</translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>no element: its guard lets it do nothing</source>
        <translation>eleman yok: sınır denetimi sayesinde hiçbir şey yapmaz</translation>
    </message>
    <message>
        <source>element %1, which does not exist</source>
        <translation>eleman %1 (böyle bir eleman yok)</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>eleman %1</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>elemanlar %1 … %2</translation>
    </message>
    <message>
        <source>elements %1, %2, …</source>
        <translation>elemanlar %1, %2, …</translation>
    </message>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation>eleman yok: bu blok floor(n / blok) sınırının ötesinde</translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation>eleman %1, her bloğun %1 numaralı iş parçacığı gibi</translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation>bütün blok için tek değer</translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation>blok %2, iş parçacığı %1 → %3</translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation>blok %1: ilk iş parçacığı → %2; son iş parçacığı → %3</translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation>bloklar %1 … %2: ilk iş parçacığı → %3; son iş parçacığı → %4</translation>
    </message>
    <message>
        <source>1 block × %1 threads = %1 threads for %2 elements</source>
        <translation>1 blok × %1 iş parçacığı = %2 eleman için %1 iş parçacığı</translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation>%1 blok × %2 iş parçacığı = %4 eleman için %3 iş parçacığı</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>bitti</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>has an element</source>
        <translation>elemanı var</translation>
    </message>
    <message>
        <source>no element: %1</source>
        <translation>elemanı yok: %1</translation>
    </message>
    <message>
        <source>no element (guarded): %1</source>
        <translation>elemanı yok (denetimli): %1</translation>
    </message>
    <message>
        <source>no element, and no guard: %1</source>
        <translation>elemanı yok, denetim de yok: %1</translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation>bir hücre = %1 blok</translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation>%2 elemandan %1 tanesine iş parçacığı düşmüyor: onları kimse hesaplamaz</translation>
    </message>
    <message>
        <source>No elements: nothing is launched.</source>
        <translation>Eleman yok: hiçbir şey başlatılmaz.</translation>
    </message>
    <message>
        <source>went wrong first</source>
        <translation>ilk yanlış olan</translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>%1 computes · %2</source>
        <translation>%1 hesaplıyor · %2</translation>
    </message>
    <message>
        <source>%1 is mapped: the same memory, nothing moves</source>
        <translation>%1 eşlenmiş: aynı bellek, hiçbir şey taşınmaz</translation>
    </message>
    <message>
        <source>uploading %1 · %2</source>
        <translation>%1 yükleniyor · %2</translation>
    </message>
    <message>
        <source>downloading %1 · %2</source>
        <translation>%1 geri alınıyor · %2</translation>
    </message>
    <message>
        <source>d_%1</source>
        <translation>d_%1</translation>
    </message>
    <message>
        <source>host only</source>
        <translation>yalnız ana bilgisayarda</translation>
    </message>
    <message>
        <source>not allocated</source>
        <translation>ayrılmadı</translation>
    </message>
    <message>
        <source>compute units: nothing to do</source>
        <translation>hesaplama birimleri: yapacak iş yok</translation>
    </message>
    <message>
        <source>CPU: queues work, then waits</source>
        <translation>CPU: işleri kuyruğa koyar, sonra bekler</translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation>Aygıt belleği</translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation>Ana bilgisayar belleği</translation>
    </message>
    <message>
        <source>%1 of %2 in use</source>
        <translation>%1 / %2 dolu</translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation>%1 dolu</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ve %1 tane daha</translation>
    </message>
    <message>
        <source>upload →</source>
        <translation>yükleme →</translation>
    </message>
    <message>
        <source>← download</source>
        <translation>← geri alma</translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation>%1 ölçüldü</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>uploaded</source>
        <translation>yüklenen</translation>
    </message>
    <message>
        <source>kernels</source>
        <translation>çekirdek işlevleri</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>geri alınan</translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation>hiçbir şey taşınmaz</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>yapacak iş yok</translation>
    </message>
    <message>
        <source>queues, waits</source>
        <translation>sıraya koyar, bekler</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Evet</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hayır</translation>
    </message>
</context>
<context>
    <name>QsciScintilla</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Ke&amp;s</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opyala</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tümünü seç</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>upload only</source>
        <translation>yalnız yükleme</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>yükleme</translation>
    </message>
    <message>
        <source>compute only</source>
        <translation>yalnız hesap</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>hesap</translation>
    </message>
    <message>
        <source>download only</source>
        <translation>yalnız geri alma</translation>
    </message>
    <message>
        <source>download</source>
        <translation>geri alma</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>örtüşme</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>bekleme</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>gidiş dönüş</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>yapacak iş yok</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Host enqueue</source>
        <translation>Kuyruğa koyma</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopyalama</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Hesap</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>bekler</translation>
    </message>
    <message>
        <source>time unknown: %1 of %2 steps (%3)</source>
        <translation>süresi bilinmiyor: %2 adımdan %1 tanesi (%3)</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waited for nothing before it</source>
        <translation>önünde beklediği bir şey yoktu</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 bitince</translation>
    </message>
    <message>
        <source>%1; started %2 after it was queued</source>
        <translation>%1; kuyruğa girdikten %2 sonra başladı</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>yükleme</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>hesap</translation>
    </message>
    <message>
        <source>download</source>
        <translation>geri alma</translation>
    </message>
    <message>
        <source>upload %1</source>
        <translation>%1 yükleme</translation>
    </message>
    <message>
        <source>download %1</source>
        <translation>%1 geri alma</translation>
    </message>
    <message>
        <source>map %1 to write</source>
        <translation>yazmak için %1 eşleme</translation>
    </message>
    <message>
        <source>map %1 to read</source>
        <translation>okumak için %1 eşleme</translation>
    </message>
    <message>
        <source>unmap %1</source>
        <translation>%1 eşlemesini kaldırma</translation>
    </message>
    <message>
        <source>allocate %1</source>
        <translation>%1 için bellek ayırma</translation>
    </message>
    <message>
        <source>release %1</source>
        <translation>%1 bırakma</translation>
    </message>
    <message>
        <source>wait for the device</source>
        <translation>aygıtı bekleme</translation>
    </message>
    <message>
        <source>loop on the CPU</source>
        <translation>CPU’da döngü</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>çekirdek işlevi</translation>
    </message>
    <message>
        <source>1 block of %1 threads</source>
        <translation>%1 iş parçacıklı 1 blok</translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation>%2 iş parçacıklı %1 blok</translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation>elemanlar %1 … %2</translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation>%1, %2 içinde, %3</translation>
    </message>
    <message>
        <source>time unknown: the driver gave none that can be true</source>
        <translation>süre bilinmiyor: sürücü doğru olabilecek bir süre vermedi</translation>
    </message>
    <message>
        <source>the host&apos;s call took %1</source>
        <translation>ana bilgisayarın çağrısı %1 sürdü</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>süre bilinmiyor</translation>
    </message>
    <message>
        <source>the host reads out</source>
        <translation>ana bilgisayarın out dizisini okuması</translation>
    </message>
    <message>
        <source>hold the queue</source>
        <translation>kuyruğu tutma</translation>
    </message>
    <message>
        <source>let the queue go</source>
        <translation>kuyruğu bırakma</translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>The lesson %1 could not be read.</source>
        <translation>%1 dersi okunamadı.</translation>
    </message>
    <message>
        <source>The lesson %1 was left out. %2</source>
        <translation>%1 dersi atlandı. %2</translation>
    </message>
    <message>
        <source>No lesson was opened. %1</source>
        <translation>Hiçbir ders açılmadı. %1</translation>
    </message>
    <message>
        <source>All mistakes with their places: roundtrip lessons check &quot;%1&quot;</source>
        <translation>Bütün hatalar, yerleriyle birlikte: roundtrip lessons check &quot;%1&quot;</translation>
    </message>
    <message>
        <source>A modelled device was left out. %1</source>
        <translation>Modellenmiş bir aygıt dışarıda bırakıldı. %1</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See: roundtrip %1--help</source>
        <translation>Bakın: roundtrip %1--help</translation>
    </message>
    <message>
        <source>--engine needs a command whose quotes are closed.</source>
        <translation>--engine, tırnakları kapatılmış bir komut ister.</translation>
    </message>
    <message>
        <source>There is no display here, so no window can open. The same in pictures and numbers: roundtrip tour</source>
        <translation>Burada ekran yok, bu yüzden pencere açılamıyor. Aynısı resim ve sayılarla: roundtrip tour</translation>
    </message>
</context>
<context>
    <name>roundtrip::Answer</name>
    <message numerus="yes">
        <source>Your %n kernel(s) took %1</source>
        <translation>
            <numerusform>%n çekirdek işleviniz %1 sürdü</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Mapping took %2 and moved nothing.</source>
        <translation>%1. Eşleme %2 sürdü ve hiçbir şey taşımadı.</translation>
    </message>
    <message>
        <source>%1. Mapping took %2; that moved the data over the link.</source>
        <translation>%1. Eşleme %2 sürdü; veriyi bağlantı üzerinden bu taşıdı.</translation>
    </message>
    <message>
        <source>%1. Copies alone took %2; for %3 something was copied while something was computed.</source>
        <translation>%1. Yalnız kopyalar %2 sürdü; %3 boyunca hem kopyalama hem hesap yapıldı.</translation>
    </message>
    <message numerus="yes">
        <source>Your %n chunk(s) computed for %1</source>
        <translation>
            <numerusform>%n parçanız %1 boyunca hesaplandı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; copying there and back for each took %2: %3 of the busy time moved data.</source>
        <translation>%1; her biri için gidiş ve dönüş kopyaları %2 sürdü: dolu sürenin %3 kadarı veri taşıdı.</translation>
    </message>
    <message>
        <source>%1; copying there and back once took %2: %3 of the busy time moved data.</source>
        <translation>%1; bir kez gidiş ve dönüş kopyası %2 sürdü: dolu sürenin %3 kadarı veri taşıdı.</translation>
    </message>
    <message>
        <source>%1 × %2 = %3 threads for %4 elements</source>
        <translation>%1 × %2 = %4 eleman için %3 iş parçacığı</translation>
    </message>
    <message>
        <source>%1: none is left over.</source>
        <translation>%1: artan yok.</translation>
    </message>
    <message>
        <source>%1: %2 are left over.</source>
        <translation>%1: %2 tanesi artıyor.</translation>
    </message>
    <message>
        <source>All %1 elements are right.</source>
        <translation>%1 elemanın hepsi doğru.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong.</source>
        <translation>%2 elemandan %1 tanesi yanlış.</translation>
    </message>
    <message>
        <source>%1 of %2 elements are wrong, the first is element %3.</source>
        <translation>%2 elemandan %1 tanesi yanlış, ilki eleman %3.</translation>
    </message>
    <message>
        <source>%1 elements behind the end were overwritten; only the guard zones show it.</source>
        <translation>Sonun ardında %1 elemanın üzerine yazıldı; bunu yalnız koruma bölgeleri gösteriyor.</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Blocks of %1</source>
        <translation>Blok boyutu: %1</translation>
    </message>
    <message>
        <source>Blocks: %1</source>
        <translation>Bloklar: %1</translation>
    </message>
    <message>
        <source>Kernels: %1</source>
        <translation>Çekirdek işlevleri: %1</translation>
    </message>
    <message>
        <source>Chunks: %1</source>
        <translation>Parçalar: %1</translation>
    </message>
    <message>
        <source>%1: %2. %3: %4.</source>
        <translation>%1: %2. %3: %4.</translation>
    </message>
    <message>
        <source>A difference did not appear: the ratio is %1, and with these runs it may be anything from %2 to %3.</source>
        <translation>Bir fark görünmedi: oran %1; bu çalıştırmalarla %2 ile %3 arasında herhangi bir değer olabilir.</translation>
    </message>
    <message>
        <source>It did not appear: up to n = %1 the better loop on the CPU was ahead of kernel and copies together.</source>
        <translation>Görünmedi: n = %1 değerine kadar CPU’daki daha iyi döngü, çekirdek işlevi ile kopyaların toplamından öndeydi.</translation>
    </message>
    <message>
        <source>Kernel and copies together were ahead from n = %1 on, the smallest that was measured.</source>
        <translation>Çekirdek işlevi ile kopyalar birlikte, ölçülen en küçük değer olan n = %1 değerinden başlayarak öndeydi.</translation>
    </message>
    <message>
        <source>From about n = %1 on, kernel and copies together were ahead of the better loop on the CPU.</source>
        <translation>Yaklaşık n = %1 değerinden başlayarak çekirdek işlevi ile kopyalar birlikte, CPU’daki daha iyi döngünün önündeydi.</translation>
    </message>
    <message>
        <source>Run %1 took %2.</source>
        <translation>%1 numaralı çalıştırma %2 sürdü.</translation>
    </message>
    <message>
        <source>In which order do the blocks run? Nobody promises one: record it.</source>
        <translation>Bloklar hangi sırayla çalışır? Kimse bir sıra sözü vermez: kaydedin.</translation>
    </message>
    <message>
        <source>A single block has no order. Ask for more of them.</source>
        <translation>Tek bloğun sırası olmaz. Daha çok blok isteyin.</translation>
    </message>
    <message>
        <source>%1 blocks: all in order this time. That promises nothing for the next run or another device.</source>
        <translation>%1 blok: bu kez hepsi sırayla çalıştı. Bu, sonraki çalıştırma ya da başka bir aygıt için hiçbir söz vermez.</translation>
    </message>
    <message>
        <source>%1 blocks: %2 of them ran right after the block before them. Another run will differ.</source>
        <translation>%1 blok: %2 tanesi kendinden önceki bloğun hemen ardından çalıştı. Başka bir çalıştırma farklı olur.</translation>
    </message>
</context>
<context>
    <name>roundtrip::AnswerInput</name>
    <message>
        <source>Your answer</source>
        <translation>Yanıtınız</translation>
    </message>
    <message>
        <source>choose …</source>
        <translation>seçin …</translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation>Sıraya dizilecek satırlar</translation>
    </message>
    <message>
        <source>Ctrl+Up and Ctrl+Down move a line</source>
        <translation>Ctrl+Yukarı ve Ctrl+Aşağı satırı taşır</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Yukarı taşı</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Aşağı taşı</translation>
    </message>
    <message>
        <source>Ctrl+Up</source>
        <translation>Ctrl+Yukarı</translation>
    </message>
    <message>
        <source>Ctrl+Down</source>
        <translation>Ctrl+Aşağı</translation>
    </message>
</context>
<context>
    <name>roundtrip::Banner</name>
    <message>
        <source>Notice</source>
        <translation>Bildirim</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation>Bildirimi kapat</translation>
    </message>
</context>
<context>
    <name>roundtrip::BarsView</name>
    <message>
        <source>Bars</source>
        <translation>Çubuklar</translation>
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
        <translation>tek iş parçacığının başlatılması</translation>
    </message>
    <message>
        <source>round trip of one element</source>
        <translation>tek öğenin gidiş dönüşü</translation>
    </message>
    <message>
        <source>a round trip against the same again, n = %1</source>
        <translation>bir gidiş dönüş, aynısına karşı, n = %1</translation>
    </message>
    <message>
        <source>tuned vec_add (block %1) against plain, kernels alone, n = %2</source>
        <translation>ayarlanmış vec_add (blok %1), sade olana karşı, yalnız çekirdekler, n = %2</translation>
    </message>
    <message>
        <source>%1 chunks, pipelined, against one round trip, n = %2</source>
        <translation>%1 parça, boru hattıyla, tek gidiş dönüşe karşı, n = %2</translation>
    </message>
    <message>
        <source>%1 kernels that stay on the device against as many round trips, n = %2</source>
        <translation>aygıtta kalan %1 çekirdek, bir o kadar gidiş dönüşe karşı, n = %2</translation>
    </message>
    <message>
        <source>Looking for the best block of the tuned kernel</source>
        <translation>Ayarlanmış çekirdeğin en iyi bloğu aranıyor</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>Ölçülüyor: %1 (%2 / %3)</translation>
    </message>
    <message>
        <source>copy up</source>
        <translation>yükleme</translation>
    </message>
    <message>
        <source>copy down</source>
        <translation>geri alma</translation>
    </message>
    <message>
        <source>order to start</source>
        <translation>emirden başlangıca</translation>
    </message>
    <message>
        <source>from start to end</source>
        <translation>baştan sona</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the answer is wrong</source>
        <translation>yanıt yanlış</translation>
    </message>
    <message>
        <source>%1 of its time</source>
        <translation>sürenin %1 katı</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>süre bilinmiyor</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3%4</source>
        <translation>ortanca %1, çeyrekler %2 … %3%4</translation>
    </message>
    <message>
        <source>: far apart</source>
        <translation>: birbirinden uzak</translation>
    </message>
    <message>
        <source>Rates count what the kernel must read and write once (vec_add: 3 × n elements), over the best of the repetitions; every other figure is a median. Ratios are medians of each round&apos;s own ratio, with the interval that holds the true median with 95 % confidence (by ranks); the two are measured in turn, in random order. Each step is warmed up first; the first run is not counted.</source>
        <translation>Hızlar, çekirdeğin bir kez okuyup yazmak zorunda olduğunu (vec_add: 3 × n öğe) tekrarların en iyisine böler; diğer her değer bir ortancadır. Oranlar, her turun kendi oranının ortancasıdır; aralık, gerçek ortancayı % 95 güvenle (sıralara göre) içerir; ikisi sırayla ve rastgele düzende ölçülür. Her adım önce ısıtılır; ilk çalıştırma sayılmaz.</translation>
    </message>
</context>
<context>
    <name>roundtrip::BesideView</name>
    <message>
        <source>Earlier runs…</source>
        <translation>Önceki çalıştırmalar…</translation>
    </message>
    <message>
        <source>measured here</source>
        <translation>burada ölçülmüş</translation>
    </message>
    <message>
        <source>modelled</source>
        <translation>modellenmiş</translation>
    </message>
</context>
<context>
    <name>roundtrip::Builtin</name>
    <message>
        <source>The barrier also waits for what was stored in global memory.</source>
        <translation>Bariyer, genel belleğe yazılanları da bekler.</translation>
    </message>
    <message>
        <source>The barrier also waits for what was stored in local memory.</source>
        <translation>Bariyer, yerel belleğe yazılanları da bekler.</translation>
    </message>
    <message>
        <source>Memory that all threads read and nobody writes while a kernel runs.</source>
        <translation>Çekirdek işlevi çalışırken tüm iş parçacıklarının okuduğu, kimsenin yazmadığı bellek.</translation>
    </message>
    <message>
        <source>The device’s memory, where the arrays lie: all threads see it.</source>
        <translation>Dizilerin durduğu aygıt belleği: tüm iş parçacıkları görür.</translation>
    </message>
    <message>
        <source>A function that the host can start. It gives nothing back.</source>
        <translation>Ana bilgisayarın başlatabildiği işlev. Geriye bir şey döndürmez.</translation>
    </message>
    <message>
        <source>Memory that the threads of one block share.</source>
        <translation>Bir bloğun iş parçacıklarının paylaştığı bellek.</translation>
    </message>
    <message>
        <source>A thread’s own memory; what says nothing else is private.</source>
        <translation>İş parçacığının kendi belleği; başka bir şey söylenmeyen her şey özeldir.</translation>
    </message>
    <message>
        <source>The absolute value of a whole number; fabs is for float.</source>
        <translation>Tam sayının mutlak değeri; float için fabs vardır.</translation>
    </message>
    <message>
        <source>The same bits, read as another type.</source>
        <translation>Aynı bitler, başka bir tür olarak okunur.</translation>
    </message>
    <message>
        <source>The block copies together; wait_group_events waits for the end.</source>
        <translation>Blok birlikte kopyalar; wait_group_events sonunu bekler.</translation>
    </message>
    <message>
        <source>Adds to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Başka iş parçacıkları araya girmeden *p’ye ekler; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Stores x if *p is as expected; gives what was there before.</source>
        <translation>*p beklendiği gibiyse x’i yazar; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Adds 1 to *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Başka iş parçacıkları araya girmeden *p’ye 1 ekler; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Keeps the larger one in *p; gives what was there before.</source>
        <translation>Büyük olanı *p’de tutar; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Keeps the smaller one in *p; gives what was there before.</source>
        <translation>Küçük olanı *p’de tutar; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Takes x away from *p, undisturbed by other threads; gives what was there before.</source>
        <translation>Başka iş parçacıkları araya girmeden *p’den x çıkarır; önceki değeri verir.</translation>
    </message>
    <message>
        <source>Stores x in *p and gives what was there before.</source>
        <translation>x’i *p’ye yazar ve önceki değeri verir.</translation>
    </message>
    <message>
        <source>Waits until every thread of the block is here. All of them must come.</source>
        <translation>Bloğun her iş parçacığı buraya gelene kadar bekler. Hepsinin gelmesi gerekir.</translation>
    </message>
    <message>
        <source>x, but not below least and not above most.</source>
        <translation>x; ama least’ten küçük, most’tan büyük değil.</translation>
    </message>
    <message>
        <source>The number as another type.</source>
        <translation>Sayı, başka bir tür olarak.</translation>
    </message>
    <message>
        <source>The number as another type: what stands behind the point is cut off.</source>
        <translation>Sayı, başka bir tür olarak: virgülden sonrası atılır.</translation>
    </message>
    <message>
        <source>The cosine; x in radians.</source>
        <translation>Kosinüs; x radyan cinsinden.</translation>
    </message>
    <message>
        <source>The dot product of two vectors.</source>
        <translation>İki vektörün skaler çarpımı.</translation>
    </message>
    <message>
        <source>e to the power of x.</source>
        <translation>e üzeri x.</translation>
    </message>
    <message>
        <source>The absolute value of a float.</source>
        <translation>Bir float’ın mutlak değeri.</translation>
    </message>
    <message>
        <source>The largest whole number that is not above x.</source>
        <translation>x’i aşmayan en büyük tam sayı.</translation>
    </message>
    <message>
        <source>a · b + c, rounded once.</source>
        <translation>a · b + c, bir kez yuvarlanır.</translation>
    </message>
    <message>
        <source>The larger one.</source>
        <translation>Büyük olan.</translation>
    </message>
    <message>
        <source>The smaller one.</source>
        <translation>Küçük olan.</translation>
    </message>
    <message>
        <source>This thread’s index among all threads of the grid.</source>
        <translation>Bu iş parçacığının ızgaradaki tüm iş parçacıkları arasındaki sırası.</translation>
    </message>
    <message>
        <source>Where the global indexes begin; mostly 0.</source>
        <translation>Genel sıra numaralarının başladığı yer; çoğunlukla 0.</translation>
    </message>
    <message>
        <source>How many threads the whole grid has.</source>
        <translation>Tüm ızgarada kaç iş parçacığı olduğu.</translation>
    </message>
    <message>
        <source>The index of this thread’s block in the grid.</source>
        <translation>Bu iş parçacığının bloğunun ızgaradaki sırası.</translation>
    </message>
    <message>
        <source>This thread’s index inside its block.</source>
        <translation>Bu iş parçacığının bloğu içindeki sırası.</translation>
    </message>
    <message>
        <source>How many threads a block has.</source>
        <translation>Bir blokta kaç iş parçacığı olduğu.</translation>
    </message>
    <message>
        <source>How many blocks the grid has.</source>
        <translation>Izgarada kaç blok olduğu.</translation>
    </message>
    <message>
        <source>In how many dimensions the grid was laid out.</source>
        <translation>Izgaranın kaç boyutta düzenlendiği.</translation>
    </message>
    <message>
        <source>The natural logarithm.</source>
        <translation>Doğal logaritma.</translation>
    </message>
    <message>
        <source>a · b + c, as the device does it fastest.</source>
        <translation>a · b + c, aygıtın en hızlı yaptığı biçimde.</translation>
    </message>
    <message>
        <source>The larger one; both of the same type.</source>
        <translation>Büyük olan; ikisi de aynı türden.</translation>
    </message>
    <message>
        <source>Orders this thread’s own stores and loads; it waits for nobody.</source>
        <translation>Bu iş parçacığının kendi yazma ve okumalarını sıraya koyar; kimseyi beklemez.</translation>
    </message>
    <message>
        <source>The smaller one; both of the same type.</source>
        <translation>Küçük olan; ikisi de aynı türden.</translation>
    </message>
    <message>
        <source>x to the power of y.</source>
        <translation>x üzeri y.</translation>
    </message>
    <message>
        <source>Prints from a thread. The order of threads is not promised.</source>
        <translation>Bir iş parçacığından yazdırır. İş parçacıklarının sırası güvence altında değildir.</translation>
    </message>
    <message>
        <source>The kernel runs in blocks of this size only.</source>
        <translation>Çekirdek işlevi yalnızca bu boydaki bloklarla çalışır.</translation>
    </message>
    <message>
        <source>The nearest whole number; halves away from 0.</source>
        <translation>En yakın tam sayı; yarımlar 0’dan uzağa.</translation>
    </message>
    <message>
        <source>1 divided by the square root.</source>
        <translation>1 bölü karekök.</translation>
    </message>
    <message>
        <source>One of two values, without a branch.</source>
        <translation>İki değerden biri, dallanma olmadan.</translation>
    </message>
    <message>
        <source>The sine; x in radians.</source>
        <translation>Sinüs; x radyan cinsinden.</translation>
    </message>
    <message>
        <source>A whole number that is long enough for every index.</source>
        <translation>Her sıra numarasına yetecek uzunlukta bir tam sayı.</translation>
    </message>
    <message>
        <source>The square root.</source>
        <translation>Karekök.</translation>
    </message>
    <message>
        <source>Reads four elements, from p[4 k] on.</source>
        <translation>p[4 k]’dan başlayarak dört eleman okur.</translation>
    </message>
    <message>
        <source>Stores four elements, from p[4 k] on.</source>
        <translation>p[4 k]’dan başlayarak dört eleman yazar.</translation>
    </message>
    <message>
        <source>Waits until the block’s copies have ended.</source>
        <translation>Bloğun kopyalamaları bitene kadar bekler.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Calls</name>
    <message>
        <source>call</source>
        <translation>çağrı</translation>
    </message>
    <message>
        <source>waits: back after</source>
        <translation>bekler: dönüş süresi</translation>
    </message>
    <message>
        <source>does not wait: back after</source>
        <translation>beklemez: dönüş süresi</translation>
    </message>
    <message>
        <source>the device worked</source>
        <translation>aygıtın çalışma süresi</translation>
    </message>
    <message>
        <source>Calls that do not wait were back after %1 in all, while the device worked for %2: the wait moved into finish.</source>
        <translation>Beklemeyen çağrılar toplam %1 içinde döndü, aygıt ise %2 çalıştı: bekleme finish çağrısına kaydı.</translation>
    </message>
    <message>
        <source>A timer around the launch would have shown %1 for a kernel of %2.</source>
        <translation>Başlatmanın çevresine konan bir süreölçer, %2 süren bir çekirdek işlevi için %1 gösterirdi.</translation>
    </message>
    <message>
        <source>calls that wait</source>
        <translation>bekleyen çağrılar</translation>
    </message>
    <message>
        <source>calls that return</source>
        <translation>hemen dönen çağrılar</translation>
    </message>
    <message>
        <source>the host gives orders</source>
        <translation>ana bilgisayar komut verir</translation>
    </message>
    <message>
        <source>the host waits</source>
        <translation>ana bilgisayar bekler</translation>
    </message>
</context>
<context>
    <name>roundtrip::Caption</name>
    <message>
        <source>grid %1 (automatic)</source>
        <translation>ızgara %1 (otomatik)</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>ızgara %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <translation>blok %1</translation>
    </message>
    <message>
        <source>grid automatic</source>
        <translation>ızgara otomatik</translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation>%1 halkalı zincir</translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation>parça: %1</translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3, repetitions: %4</source>
        <translation>ortanca %1, çeyrekler %2 … %3, yineleme: %4</translation>
    </message>
    <message>
        <source>answer right</source>
        <translation>yanıt doğru</translation>
    </message>
    <message>
        <source>answer wrong</source>
        <translation>yanıt yanlış</translation>
    </message>
    <message>
        <source>times of the host&apos;s clock</source>
        <translation>süreler ana bilgisayarın saatinden</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>gidiş dönüş</translation>
    </message>
    <message>
        <source>kept on the device</source>
        <translation>aygıtta kalan</translation>
    </message>
    <message>
        <source>pipelined pieces</source>
        <translation>ardışık düzende parçalar</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>eşlenmiş</translation>
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
        <translation>hızlandırıcı</translation>
    </message>
    <message>
        <source>other kind</source>
        <translation>başka tür</translation>
    </message>
    <message>
        <source>%1 (%2 through %3)</source>
        <translation>%1 (%3 üzerinden %2)</translation>
    </message>
    <message>
        <source>Roundtrip %1</source>
        <translation>Roundtrip %1</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>yapacak iş yok</translation>
    </message>
</context>
<context>
    <name>roundtrip::Card</name>
    <message>
        <source>Show as table</source>
        <translation>Tablo olarak göster</translation>
    </message>
</context>
<context>
    <name>roundtrip::Chart</name>
    <message>
        <source>%1 (modelled)</source>
        <translation>%1 (modellenmiş)</translation>
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
çeyrekler %1 … %2</translation>
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
        <translation>Çekirdek işlevi %1 dışına yazdı.</translation>
    </message>
    <message>
        <source>It changed element %1, before the first; valid are 0 … %2.</source>
        <translation>İlkinden önceki %1 numaralı elemanı değiştirdi; geçerli olanlar 0 … %2.</translation>
    </message>
    <message>
        <source>It changed elements %1 … %2; valid are 0 … %3.</source>
        <translation>%1 … %2 numaralı elemanları değiştirdi; geçerli olanlar 0 … %3.</translation>
    </message>
    <message>
        <source>Guard the access, if (i &lt; n), and look at how the index is made.</source>
        <translation>Erişimin önüne sınır denetimi koyun, if (i &lt; n), ve indisin nasıl hesaplandığına bakın.</translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation>Yanıt doğru.</translation>
    </message>
    <message>
        <source>Elements compared with the CPU&apos;s answer: %1.</source>
        <translation>CPU’nun yanıtıyla karşılaştırılan eleman: %1.</translation>
    </message>
    <message>
        <source>There was nothing to check.</source>
        <translation>Denetlenecek bir şey yoktu.</translation>
    </message>
    <message>
        <source>No element has an answer.</source>
        <translation>Hiçbir elemanın yanıtı yok.</translation>
    </message>
    <message>
        <source>The kernel changed its input %1.</source>
        <translation>Çekirdek işlevi girdisi olan %1 dizisini değiştirdi.</translation>
    </message>
    <message>
        <source>Inputs are to be read only; the next run would start from other numbers.</source>
        <translation>Girdiler yalnız okunmalı; yoksa sonraki çalıştırma başka sayılarla başlardı.</translation>
    </message>
    <message>
        <source>Write to the output, and mark the input const.</source>
        <translation>Çıktıya yazın ve girdiyi const yapın.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements were never written.</source>
        <translation>Yanıt yanlış: %2 elemandan %1 tanesine hiç yazılmadı.</translation>
    </message>
    <message>
        <source>No thread stored a result for them.</source>
        <translation>Hiçbir iş parçacığı onlara sonuç yazmadı.</translation>
    </message>
    <message>
        <source>See that grid × block covers n, and that every thread stores its result.</source>
        <translation>Izgara × blok çarpımının n’yi kapladığından ve her iş parçacığının sonucunu yazdığından emin olun.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements are not what the CPU computed.</source>
        <translation>Yanıt yanlış: %2 elemandan %1 tanesi CPU’nun hesapladığı değil.</translation>
    </message>
    <message>
        <source>Look at the first wrong element and work it out by hand.</source>
        <translation>İlk yanlış elemana bakın ve onu elle hesaplayın.</translation>
    </message>
    <message>
        <source>Element %1 is %2; it should be %3.</source>
        <translation>Eleman %1 değeri %2; %3 olmalıydı.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CheckCommand</name>
    <message>
        <source>There is no .cl file in the folder %1.</source>
        <translation>%1 klasöründe .cl dosyası yok.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder.</source>
        <translation>%1 ne bir dosya ne de bir klasör.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 diye bir dosya yok.</translation>
    </message>
    <message>
        <source>There is no exercise %1.</source>
        <translation>%1 diye bir alıştırma yok.</translation>
    </message>
    <message>
        <source>There are: %1.</source>
        <translation>Var olanlar: %1.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>%1 dosyası okunamıyor: %2.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>geçti</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>KALDI</translation>
    </message>
    <message>
        <source>Right: %1 of %2.</source>
        <translation>Doğru: %1 / %2.</translation>
    </message>
    <message>
        <source>Grading %1 (%2 of %3)</source>
        <translation>%1 değerlendiriliyor (%2 / %3)</translation>
    </message>
</context>
<context>
    <name>roundtrip::ClassSummary</name>
    <message>
        <source>steps</source>
        <translation>adım</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>tahmin</translation>
    </message>
    <message>
        <source>right / answered</source>
        <translation>doğru / yanıtlanan</translation>
    </message>
    <message>
        <source>passed / begun</source>
        <translation>geçilen / başlanan</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>öğrenci</translation>
    </message>
</context>
<context>
    <name>roundtrip::Coach</name>
    <message>
        <source>%1 threads are too few: %2 elements have none and stay as they were. %3 blocks would do.</source>
        <translation>%1 iş parçacığı çok az: %2 elemana iş parçacığı düşmüyor ve onlar olduğu gibi kalıyor. %3 blok yeterdi.</translation>
    </message>
    <message>
        <source>`&lt;=` lets thread %1 in too, but the last element is %2. That thread wrote behind the end; the guard zone there caught it. Use `&lt;`.</source>
        <translation>`&lt;=`, %1 numaralı iş parçacığını da içeri alır, oysa son eleman %2. O iş parçacığı sonun ardına yazdı; oradaki koruma bölgesi bunu yakaladı. `&lt;` kullanın.</translation>
    </message>
    <message>
        <source>%1 threads have no element, and nothing holds them back: %2 elements behind the end were overwritten. Guard zones caught it here. Elsewhere it would be somebody else&apos;s data.</source>
        <translation>%1 iş parçacığının elemanı yok ve onları hiçbir şey tutmuyor: sonun ardında %2 elemanın üzerine yazıldı. Burada koruma bölgeleri bunu yakaladı. Başka yerde bu, başkasının verisi olurdu.</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 elements were written: every block did those again. `get_local_id` counts within the block; you need the global index.</source>
        <translation>%2 elemandan yalnız ilk %1 tanesine yazıldı: her blok aynı elemanları yeniden hesapladı. `get_local_id` blok içinde sayar; size genel indis gerekir.</translation>
    </message>
    <message>
        <source>The last %1 elements were left out: %2 ÷ %3 was rounded down, and the rest of a block got no threads. Round up and guard the end.</source>
        <translation>Son %1 eleman dışarıda kaldı: %2 ÷ %3 aşağı yuvarlandı ve son bloğun kalanına iş parçacığı düşmedi. Yukarı yuvarlayın ve sona sınır denetimi koyun.</translation>
    </message>
    <message>
        <source>Only element 0 is wrong. Indices count from 0: the first thread is thread 0.</source>
        <translation>Yalnız eleman 0 yanlış. İndisler 0’dan sayılır: ilk iş parçacığı 0 numaralıdır.</translation>
    </message>
    <message>
        <source>Only the end is wrong: the last %1 of %2 elements. Look at the guard and at the last block.</source>
        <translation>Yalnız son kısım yanlış: %2 elemanın son %1 tanesi. Sınır denetimine ve son bloğa bakın.</translation>
    </message>
    <message>
        <source>None of the %1 elements was written. Does a thread get past the guard, and does it store into the output?</source>
        <translation>%1 elemanın hiçbirine yazılmadı. Sınır denetimini geçen bir iş parçacığı var mı, o da çıktıya yazıyor mu?</translation>
    </message>
    <message>
        <source>Every element is wrong, the first one too: %1 where %2 belongs. So the index is fine; look at the arithmetic.</source>
        <translation>İlki de içinde, her eleman yanlış: %2 olması gereken yerde %1 var. Demek ki indis doğru; işleme bakın.</translation>
    </message>
    <message>
        <source>%1 elements outside the buffer were overwritten, from index %2 on. Guard zones around it caught that; without them it may go unnoticed for long.</source>
        <translation>Arabelleğin dışında, indis %2 konumundan başlayarak %1 elemanın üzerine yazıldı. Çevresindeki koruma bölgeleri bunu yakaladı; onlar olmasa bu uzun süre fark edilmeyebilir.</translation>
    </message>
    <message>
        <source>Your kernel wrote into an input. With `const` in the signature the compiler would have told you.</source>
        <translation>Çekirdek işleviniz bir girdiye yazdı. İmzada `const` olsaydı derleyici bunu size söylerdi.</translation>
    </message>
    <message>
        <source>Right with n = %2, wrong with n = %1. Passing once does not mean right: compare what is different about the two.</source>
        <translation>n = %2 ile doğru, n = %1 ile yanlış. Bir kez geçmek doğru olmak demek değildir: ikisi arasında neyin farklı olduğuna bakın.</translation>
    </message>
    <message>
        <source>Your kernel loops over all %1 elements, and every thread runs it. A thread needs one element: the launch is the loop.</source>
        <translation>Çekirdek işleviniz %1 elemanın hepsini dolaşan bir döngü içeriyor ve bunu her iş parçacığı çalıştırıyor. Bir iş parçacığına bir eleman yeter: döngü, başlatmanın kendisidir.</translation>
    </message>
    <message>
        <source>Right by luck: nothing guards the end, but n = %1 is a multiple of the block of %2, so no thread is left over.</source>
        <translation>Şans eseri doğru: sonda sınır denetimi yok, ama n = %1, %2 olan blok boyutunun katı; bu yüzden artan iş parçacığı yok.</translation>
    </message>
    <message>
        <source>The first run took %1, the ones after it about %2. The first one also compiled the kernel for this block size. It is kept apart and counts in no median.</source>
        <translation>İlk çalıştırma %1, sonrakiler yaklaşık %2 sürdü. İlkinde çekirdek işlevi bu blok boyutu için ayrıca derlendi. O ayrı tutulur ve hiçbir ortancaya katılmaz.</translation>
    </message>
    <message>
        <source>The middle half of the repetitions lies between %1 and %2. A difference smaller than that says nothing. Close other programs, or repeat more often.</source>
        <translation>Yinelemelerin ortadaki yarısı %1 ile %2 arasında. Bundan küçük bir fark hiçbir şey söylemez. Başka programları kapatın ya da daha çok yineleyin.</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s) cannot show how far the times scatter.</source>
        <translation>
            <numerusform>%n yineleme, sürelerin ne kadar dağıldığını gösteremez.</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference shown: the ratio is %1, and it may as well be anything from %2 to %3.</source>
        <translation>Fark görünmüyor: oran %1; ama %2 ile %3 arasında herhangi bir değer de olabilir.</translation>
    </message>
    <message>
        <source>With one chunk there is nothing to overlap: the kernel waits for the whole upload, the download for the whole kernel.</source>
        <translation>Tek parçayla örtüşecek bir şey yok: çekirdek işlevi bütün yüklemeyi, geri alma da bütün çekirdek işlevini bekler.</translation>
    </message>
    <message>
        <source>%1 chunks of %2 each: every copy and launch has a fixed cost, and now it is paid %1 times.</source>
        <translation>%1 parça, her biri %2: her kopyanın ve başlatmanın sabit bir maliyeti var ve bu şimdi %1 kez ödeniyor.</translation>
    </message>
    <message>
        <source>No overlap here: none of the %1 chunks was copied while another was computed. On a CPU copies and kernels need the same cores. Whether chunks help all the same, the whole time tells.</source>
        <translation>Burada örtüşme yok: %1 parçanın hiçbiri, bir başkası hesaplanırken kopyalanmadı. CPU’da kopyalar da çekirdek işlevleri de aynı çekirdekleri kullanır. Parçaların yine de işe yarayıp yaramadığını toplam süre söyler.</translation>
    </message>
    <message>
        <source>No overlap: the %1 chunks went one after the other. It takes queues of their own, memory the device can fetch by itself, and a free copy engine.</source>
        <translation>Örtüşme yok: %1 parça birbiri ardına işlendi. Bunun için ayrı kuyruklar, aygıtın kendi başına okuyabildiği bellek ve boş bir kopyalama birimi gerekir.</translation>
    </message>
    <message>
        <source>For %1 of %2 nothing was copied or computed: that is how long the orders take to get to the device and back. More work for each order hides it.</source>
        <translation>%2 sürenin %1 kadarında ne kopyalama ne hesap yapıldı: komutların aygıta gidip gelmesi bu kadar sürüyor. Komut başına daha çok iş bunu gizler.</translation>
    </message>
    <message>
        <source>Each of the %1 kernels has its own copies, %2 together. Kept on the device, the data moves once and about %3 of that is saved.</source>
        <translation>%1 çekirdek işlevinin her birinin kendi kopyaları var, toplam %2. Veri aygıtta kalırsa bir kez taşınır ve bunun yaklaşık %3 kadarı kazanılır.</translation>
    </message>
    <message>
        <source>With one kernel there is nothing to keep: the data goes there and back once either way. It pays from two on.</source>
        <translation>Tek çekirdek işlevinde aygıtta tutulacak bir şey yok: veri her durumda bir kez gider ve döner. İki ve fazlasında kazandırır.</translation>
    </message>
    <message>
        <source>One trip of copies costs %2, and each kernel saves %3 against the loop on the CPU. From %1 kernels on one trip it pays: %2 ÷ %3, rounded up.</source>
        <translation>Bir yolculuğun kopyaları %2 tutuyor; her çekirdek işlevi CPU’daki döngüye göre %3 kazandırıyor. Yolculuk başına en az %1 çekirdek işlevi olunca kazandırır: %2 ÷ %3, yukarı yuvarlanmış.</translation>
    </message>
    <message>
        <source>The loop on the CPU takes %1, the kernel %2. Where the kernel saves nothing, no chain is long enough to pay for the copies.</source>
        <translation>CPU’daki döngü %1, çekirdek işlevi %2 sürüyor. Çekirdek işlevi zaman kazandırmıyorsa hiçbir zincir kopyaların maliyetini çıkaracak kadar uzun değildir.</translation>
    </message>
    <message>
        <source>Mapping took %1 and moved nothing: host and device share this memory. A GPU with memory of its own would have to move the data after all.</source>
        <translation>Eşleme %1 sürdü ve hiçbir şey taşımadı: ana bilgisayar ile aygıt bu belleği paylaşıyor. Kendi belleği olan bir GPU’da verinin yine de taşınması gerekirdi.</translation>
    </message>
    <message>
        <source>Doubles moved %1. Where seven digits are enough, floats move %2: half the bytes, half the time in copies.</source>
        <translation>double türü %1 taşıdı. Yedi basamağın yettiği yerde float %2 taşır: baytların yarısı, kopya süresinin yarısı.</translation>
    </message>
    <message>
        <source>%1 of the busy time moved data: %2 of copies for %3 of computing. A faster kernel would hardly help; more work on the same data would.</source>
        <translation>Dolu sürenin %1 kadarı veri taşıdı: %3 hesap için %2 kopya. Daha hızlı bir çekirdek işlevi pek yardımcı olmaz; aynı veri üzerinde daha çok iş olurdu.</translation>
    </message>
    <message>
        <source>%1 were copied in %2, from one place in your memory to another. To a GPU with its own memory they would have to cross a link.</source>
        <translation>%2 içinde %1 kopyalandı, belleğinizin bir yerinden başka bir yerine. Kendi belleği olan bir GPU’da bunların bir bağlantıdan geçmesi gerekirdi.</translation>
    </message>
    <message>
        <source>%1 blocks of one thread each: starting a block costs far more than one addition.</source>
        <translation>Birer iş parçacıklı %1 blok: bir bloğu başlatmak, bir toplamadan çok daha pahalıdır.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) for %1 compute units: a block runs on one unit, so the others have nothing to do.</source>
        <translation>
            <numerusform>%1 hesaplama birimine karşılık %n blok var: bir blok tek birimde çalışır, geri kalan birimlerin yapacak işi olmaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 threads find no element. They are started, meet the guard and end: harmless, but not free.</source>
        <translation>%2 iş parçacığından %1 tanesine eleman düşmüyor. Bunlar başlar, sınır denetimine takılır ve biter: zararsız, ama bedava değil.</translation>
    </message>
    <message>
        <source>This device runs threads in groups of %2. A block of %1 is no multiple of that, so its last group is partly empty.</source>
        <translation>Bu aygıt iş parçacıklarını %2 üyeli gruplar hâlinde çalıştırır. Blok boyutu %1 bunun katı değil; bu yüzden son grubun bir kısmı boş.</translation>
    </message>
    <message>
        <source>Right, and slow for a CPU&apos;s reason: one core jumps far through memory with every step of this loop. On a GPU neighbouring threads read neighbours, and the loop is good style.</source>
        <translation>Doğru ama CPU’ya özgü bir nedenle yavaş: bu döngünün her adımında bir çekirdek bellekte uzağa sıçrıyor. GPU’da komşu iş parçacıkları komşu elemanları okur ve bu döngü iyi bir yazımdır.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU. This is a CPU&apos;s reason: both are the same cores, so the copies are pure loss. A product has more work for each byte.</source>
        <translation>n = %1 değerine kadar aygıt, kopyalarıyla birlikte CPU’daki döngüyü hiç geçemiyor. Bu CPU’ya özgü: ikisi de aynı çekirdekler, yani kopyalar saf kayıp. Matris çarpımında bayt başına daha çok iş vardır.</translation>
    </message>
    <message>
        <source>Up to n = %1 the device with its copies never beats the loop on the CPU: too little work for each byte. A product has more.</source>
        <translation>n = %1 değerine kadar aygıt, kopyalarıyla birlikte CPU’daki döngüyü hiç geçemiyor: bayt başına iş çok az. Matris çarpımında daha çok iş vardır.</translation>
    </message>
    <message>
        <source>n = %1 is below the break-even point that your sweep found, about %2. There the loop on the CPU is done before the copies are.</source>
        <translation>n = %1, taramanızın bulduğu başabaş noktasının (yaklaşık %2) altında. Orada CPU’daki döngü, kopyalar bitmeden biter.</translation>
    </message>
    <message>
        <source>The kernel took %1, the loop on all threads %2: about even, because this device is the same cores. With a GPU it would not be.</source>
        <translation>Çekirdek işlevi %1, tüm iş parçacıklarıyla döngü %2 sürdü: neredeyse eşit, çünkü bu aygıt aynı çekirdeklerden oluşuyor. Bir GPU’da öyle olmazdı.</translation>
    </message>
    <message>
        <source>Here large blocks win, %1 before all others. That is a CPU&apos;s reason: a block is one piece of work for a core, and fewer pieces cost fewer starts. On a GPU the times level off far earlier.</source>
        <translation>Burada büyük bloklar kazanıyor, en önde %1 var. Bu CPU’ya özgü: bir blok, bir çekirdek için tek bir iştir ve daha az iş, daha az başlatma demektir. GPU’da süreler çok daha önce düzleşir.</translation>
    </message>
    <message>
        <source>From blocks of %1 on the times level off: up to the largest none is clearly better. Take one from there, and measure again on another device.</source>
        <translation>Blok boyutu %1 ve sonrasında süreler düzleşiyor: en büyüğüne kadar hiçbiri belirgin biçimde daha iyi değil. Oradan birini seçin ve başka bir aygıtta yeniden ölçün.</translation>
    </message>
    <message>
        <source>All %1 blocks ran in order this time. Nothing promises it: another run, device or number of blocks may differ, so no block may count on one before it.</source>
        <translation>Bu kez %1 bloğun hepsi sırayla çalıştı. Bunun sözünü veren yok: başka bir çalıştırma, aygıt ya da blok sayısı farklı olabilir; bu yüzden hiçbir blok kendinden öncekine güvenemez.</translation>
    </message>
    <message>
        <source>%1 of the blocks ran right after the one before them, and now %2. Same kernel, same data: the order is the device&apos;s own affair.</source>
        <translation>Kendinden öncekinin hemen ardından çalışan blokların payı önce %1, şimdi %2. Aynı çekirdek işlevi, aynı veri: sıra, aygıtın kendi işidir.</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez kopyalar beklediğinizden pahalı çıktı. Her işlemin kaç bayt istediğini sayın: bir toplama 12 bayt ister ve hepsinin yol alması gerekir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez kopyalar beklediğinizden ucuz çıktı. Kopyalar yolculuk başına bir kez sayılır; çekirdek işlevi ise her çalıştığında.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez beklediğinizden çok şey yanlış çıktı. Yanlış bir indis yalnız birini değil, onu kullanan her iş parçacığını etkiler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez beklediğinizden az şey yanlış çıktı. Hatanın hangi iş parçacıklarına ulaştığını sorun: çoğu zaman yalnız son bloğa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez fark beklediğinizden büyük çıktı. Her blok ya da yolculuk için bir kez ödenen bir maliyet arayın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez fark beklediğinizden küçük çıktı. Sürenin bir kısmı iki yolda da aynıdır; yalnız kalanı değişebilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.</source>
        <translation>
            <numerusform>Şimdiye dek %n kez blokların sırayla çalışmasını beklediniz. Boşta kalan birim sıradaki hangi bloksa onu alır ve kimse komşusunu beklemez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run the checks again</source>
        <translation>Denetimi yeniden çalıştır</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>n’yi tara</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Blok boyutlarını tara</translation>
    </message>
    <message>
        <source>Record again</source>
        <translation>Yeniden kaydet</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Yeniden çalıştır</translation>
    </message>
    <message numerus="yes">
        <source>Keep it there for %n kernel(s)</source>
        <translation>
            <numerusform>%n çekirdek işlevi için aygıtta tut</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it in chunks</source>
        <translation>Parçalarla dene</translation>
    </message>
    <message>
        <source>Map it instead</source>
        <translation>Bunun yerine eşle</translation>
    </message>
    <message>
        <source>Make round trips</source>
        <translation>Gidiş dönüş yap</translation>
    </message>
    <message>
        <source>Compare with round trips</source>
        <translation>Gidiş dönüşle karşılaştır</translation>
    </message>
    <message>
        <source>Try %1</source>
        <translation>Dene: %1</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Kullan: %1</translation>
    </message>
    <message>
        <source>Try n = %1</source>
        <translation>n = %1 ile dene</translation>
    </message>
    <message>
        <source>Use blocks of %1</source>
        <translation>Blok boyutu %1 olsun</translation>
    </message>
    <message>
        <source>Use just enough blocks</source>
        <translation>Tam yetecek kadar blok kullan</translation>
    </message>
    <message>
        <source>Use %1 blocks</source>
        <translation>%1 blok kullan</translation>
    </message>
    <message>
        <source>Use %1 chunks</source>
        <translation>%1 parça kullan</translation>
    </message>
    <message>
        <source>Repeat %1 times</source>
        <translation>%1 kez yinele</translation>
    </message>
    <message>
        <source>%1 of %2 elements were still old: the copy back was queued, not done. Wait with `finish`, or with a blocking read, before you use a result.</source>
        <translation>%2 elemandan %1 tanesi hâlâ eskiydi: geri kopyalama kuyruktaydı, bitmemişti. Bir sonucu kullanmadan önce `finish` ile ya da bekleyen bir okumayla bekleyin.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CoachCard</name>
    <message>
        <source>Coach</source>
        <translation>Koç</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Switch the coach off</source>
        <translation>Koçu kapat</translation>
    </message>
    <message>
        <source>The menu of the language switches it on again</source>
        <translation>Dil menüsünden yeniden açılır</translation>
    </message>
    <message>
        <source>Close what the coach says</source>
        <translation>Koçun iletisini kapat</translation>
    </message>
</context>
<context>
    <name>roundtrip::CodeBlock</name>
    <message>
        <source>Program text</source>
        <translation>Program metni</translation>
    </message>
</context>
<context>
    <name>roundtrip::CommandLine</name>
    <message>
        <source> Did you mean %1?</source>
        <translation> Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source> Possible are: %1.</source>
        <translation> Olabilecekler: %1.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 değer almaz.</translation>
    </message>
    <message>
        <source>%1 needs a value: %1 %2.</source>
        <translation>%1 bir değer ister: %1 %2.</translation>
    </message>
    <message>
        <source>%1 does not go with this command.</source>
        <translation>%1 bu komutla kullanılmaz.</translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation>%1 diye bir seçenek yok.</translation>
    </message>
    <message>
        <source>The word %1 is one too many.</source>
        <translation>%1 sözcüğü fazla.</translation>
    </message>
    <message>
        <source>%1 needs a whole number such as 1000 or 2^20, not &quot;%2&quot;.</source>
        <translation>%1, 1000 ya da 2^20 gibi bir tam sayı ister; &quot;%2&quot; olmaz.</translation>
    </message>
    <message>
        <source>%1 does not know &quot;%2&quot;.</source>
        <translation>%1, &quot;%2&quot; değerini tanımıyor.</translation>
    </message>
    <message>
        <source>--over does not know &quot;%1&quot;.</source>
        <translation>--over, &quot;%1&quot; değerini tanımıyor.</translation>
    </message>
    <message>
        <source>--format does not know &quot;%1&quot;.</source>
        <translation>--format, &quot;%1&quot; değerini tanımıyor.</translation>
    </message>
    <message>
        <source>--format stands behind the --export that it is for.</source>
        <translation>--format, ait olduğu --export seçeneğinden sonra gelir.</translation>
    </message>
    <message>
        <source>--export - needs --format, since standard output has no name that says it.</source>
        <translation>--export - için --format gerekir, çünkü standart çıktının biçimi söyleyen bir adı yoktur.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .png, .svg, .pdf, .csv, .json or .trace.json, or add --format.</source>
        <translation>&quot;%1&quot; adı ne yazılacağını söylemiyor. .png, .svg, .pdf, .csv, .json ya da .trace.json ile bitsin veya --format ekleyin.</translation>
    </message>
    <message>
        <source>Only one result can go to standard output.</source>
        <translation>Standart çıktıya yalnız bir sonuç gidebilir.</translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation>%1 diye bir komut yok.</translation>
    </message>
    <message>
        <source>elements of each array, for example 1048576 or 2^20</source>
        <translation>her dizinin eleman sayısı, örneğin 1048576 ya da 2^20</translation>
    </message>
    <message>
        <source>what changes from point to point</source>
        <translation>noktadan noktaya ne değişir</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>ilk değer</translation>
    </message>
    <message>
        <source>last value</source>
        <translation>son değer</translation>
    </message>
    <message>
        <source>how many values, evenly spread on a log scale</source>
        <translation>kaç değer, log ölçekte eşit aralıklı</translation>
    </message>
    <message>
        <source>threads in a block (256)</source>
        <translation>bir bloktaki iş parçacıkları (256)</translation>
    </message>
    <message>
        <source>a kernel of the course, or a .cl file with the parameters of vec_add</source>
        <translation>dersteki çekirdek işlevlerinden biri ya da vec_add parametrelerini alan bir .cl dosyası</translation>
    </message>
    <message>
        <source>round-trip, keep-on-device, pipelined or mapped</source>
        <translation>round-trip, keep-on-device, pipelined ya da mapped</translation>
    </message>
    <message>
        <source>kernels one after the other</source>
        <translation>art arda çekirdek işlevleri</translation>
    </message>
    <message>
        <source>how often it is measured (7)</source>
        <translation>kaç kez ölçülür (7)</translation>
    </message>
    <message>
        <source>float, double, int or uint</source>
        <translation>float, double, int ya da uint</translation>
    </message>
    <message>
        <source>the result as JSON on standard output</source>
        <translation>sonuç JSON olarak standart çıktıya</translation>
    </message>
    <message>
        <source>write a file; may be given several times; - is standard output</source>
        <translation>dosya yaz; birkaç kez verilebilir; - standart çıktıdır</translation>
    </message>
    <message>
        <source>of the --export before it, where its name does not say: png, svg, pdf, csv, json or trace</source>
        <translation>önündeki --export için, adı söylemiyorsa: png, svg, pdf, csv, json ya da trace</translation>
    </message>
    <message>
        <source>CSV for spreadsheets that write 1,5: semicolons and decimal commas</source>
        <translation>1,5 yazan hesap tabloları için CSV: noktalı virgül ve ondalık virgül</translation>
    </message>
    <message>
        <source>folder to write to (roundtrip-tour)</source>
        <translation>yazılacak klasör (roundtrip-tour)</translation>
    </message>
    <message>
        <source>how to start the engine, for example &quot;ssh lab roundtrip-engine&quot;</source>
        <translation>motorun nasıl başlatılacağı, örneğin &quot;ssh lab roundtrip-engine&quot;</translation>
    </message>
    <message>
        <source>this text</source>
        <translation>bu metin</translation>
    </message>
    <message>
        <source>the version</source>
        <translation>sürüm</translation>
    </message>
    <message>
        <source>list the devices</source>
        <translation>aygıtları listele</translation>
    </message>
    <message>
        <source>measure one experiment</source>
        <translation>bir deney ölç</translation>
    </message>
    <message>
        <source>measure over many sizes or block sizes</source>
        <translation>birçok boyut ya da blok boyutu üzerinde ölç</translation>
    </message>
    <message>
        <source>run every lesson&apos;s experiment; write its page, charts and numbers</source>
        <translation>her dersin deneyini çalıştır; sayfasını, grafiklerini ve sayılarını yaz</translation>
    </message>
    <message>
        <source>Usage: roundtrip %1</source>
        <translation>Kullanım: roundtrip %1</translation>
    </message>
    <message>
        <source>[COMMAND] [OPTIONS]</source>
        <translation>[KOMUT] [SEÇENEKLER]</translation>
    </message>
    <message>
        <source> [OPTIONS]</source>
        <translation> [SEÇENEKLER]</translation>
    </message>
    <message>
        <source>Learn GPU computing by measuring it. Without a command the window opens.</source>
        <translation>GPU hesaplamayı ölçerek öğrenin. Komut verilmezse pencere açılır.</translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the run failed or its answer is wrong, 2 bad usage, 3 no device or no engine.</source>
        <translation>Çıkış kodları: 0 tamam, 1 çalıştırma başarısız ya da yanıtı yanlış, 2 yanlış kullanım, 3 aygıt ya da motor yok.</translation>
    </message>
    <message>
        <source>%1 %2 is too large; %3 is the most that can be said.</source>
        <translation>%1 %2 çok büyük; verilebilecek en büyük değer %3.</translation>
    </message>
    <message>
        <source>%1 starts at 1.</source>
        <translation>%1 en az 1 olmalıdır.</translation>
    </message>
    <message>
        <source>--profile needs a folder.</source>
        <translation>--profile bir klasör ister.</translation>
    </message>
    <message>
        <source>check needs a .cl file, or a folder of them.</source>
        <translation>check bir .cl dosyası ya da içinde .cl dosyaları olan bir klasör ister.</translation>
    </message>
    <message>
        <source>check needs --exercise, for example --exercise vec-add.</source>
        <translation>check için --exercise gerekir, örneğin --exercise vec-add.</translation>
    </message>
    <message>
        <source>results merge needs the files that the learners exported.</source>
        <translation>results merge, öğrencilerin dışa aktardığı dosyaları ister.</translation>
    </message>
    <message>
        <source>results export needs the file to write, such as results.csv.</source>
        <translation>results export, yazılacak dosyayı ister, örneğin results.csv.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .csv or .json.</source>
        <translation>&quot;%1&quot; adı ne yazılacağını söylemiyor. Ad .csv ya da .json ile bitsin.</translation>
    </message>
    <message>
        <source>sweep needs --over n, block, pieces or chunks.</source>
        <translation>sweep için --over n, block, pieces ya da chunks gerekir.</translation>
    </message>
    <message>
        <source>--to %1 is below --from %2. Let the larger one be --to.</source>
        <translation>--to %1, --from %2 değerinden küçük. Büyük olanı --to yapın.</translation>
    </message>
    <message>
        <source>--points %1 is too large; %2 are the most.</source>
        <translation>--points %1 çok büyük; en çok %2 olabilir.</translation>
    </message>
    <message>
        <source>--to %1 is too large; %2 pieces are the most.</source>
        <translation>--to %1 çok büyük; en çok %2 parça olabilir.</translation>
    </message>
    <message>
        <source>--elements 0 leaves nothing to time. Choose 1 or more.</source>
        <translation>--elements 0 ile ölçülecek bir şey kalmaz. 1 ya da daha fazlasını seçin.</translation>
    </message>
    <message>
        <source>A sweep cannot be written as a trace, which shows the steps of one run. Choose another format for %1, or: roundtrip run.</source>
        <translation>Tarama, iz olarak yazılamaz; iz tek bir çalıştırmanın adımlarını gösterir. %1 için başka bir biçim seçin ya da şunu kullanın: roundtrip run.</translation>
    </message>
    <message>
        <source>%1 needs a second word:</source>
        <translation>%1 ikinci bir sözcük ister:</translation>
    </message>
    <message>
        <source>blocks (auto: as many as the elements need)</source>
        <translation>blok sayısı (auto: elemanlara yetecek kadar)</translation>
    </message>
    <message>
        <source>pieces of a pipelined run (4, or fewer where there are fewer blocks)</source>
        <translation>ardışık düzende çalıştırmanın parça sayısı (4; daha az blok varsa daha az)</translation>
    </message>
    <message>
        <source>a device&apos;s id, its kind (cpu, gpu) or a part of its name; see: roundtrip devices</source>
        <translation>aygıtın kimliği, türü (cpu, gpu) ya da adının bir parçası; bakın: roundtrip devices</translation>
    </message>
    <message>
        <source>which exercise of the course the file solves, for example vec-add</source>
        <translation>dosyanın dersteki hangi alıştırmayı çözdüğü, örneğin vec-add</translation>
    </message>
    <message>
        <source>of the random inputs, to grade with the same ones again</source>
        <translation>rastgele girdilerin tohumu, aynılarıyla yeniden değerlendirmek için</translation>
    </message>
    <message>
        <source>folder that keeps the learner&apos;s progress and settings</source>
        <translation>öğrencinin ilerlemesinin ve ayarlarının tutulduğu klasör</translation>
    </message>
    <message>
        <source>the learner&apos;s name in the file (the one given in the window)</source>
        <translation>dosyada yer alacak öğrenci adı (pencerede verilen ad)</translation>
    </message>
    <message>
        <source>grade kernels that solve an exercise: a .cl file, or a folder of them</source>
        <translation>bir alıştırmayı çözen çekirdek işlevlerini değerlendir: bir .cl dosyası ya da .cl dosyaları klasörü</translation>
    </message>
    <message>
        <source>write what you did in the lessons, for a teacher: .csv or .json</source>
        <translation>derslerde yaptıklarınızı öğretmen için yaz: .csv ya da .json</translation>
    </message>
    <message>
        <source>put the results of many learners together: a table and the guesses</source>
        <translation>birçok öğrencinin sonuçlarını birleştir: bir tablo ve tahminler</translation>
    </message>
    <message>
        <source>lessons check needs one folder: a lesson, or a folder of lessons.</source>
        <translation>lessons check için bir klasör gerekir: bir ders ya da bir ders klasörü.</translation>
    </message>
    <message>
        <source>find every mistake in a lesson, or in a folder of lessons</source>
        <translation>bir dersteki ya da ders klasöründeki bütün hataları bulur</translation>
    </message>
    <message>
        <source>--lessons needs a folder.</source>
        <translation>--lessons bir klasör ister.</translation>
    </message>
    <message>
        <source>lessons of your own: a lesson&apos;s folder, or a folder of lessons</source>
        <translation>kendi dersleriniz: bir dersin klasörü ya da dersleri içeren bir klasör</translation>
    </message>
    <message>
        <source>a device that is not here, modelled from its published figures, for example t4</source>
        <translation>burada olmayan, yayımlanmış değerlerinden modellenmiş bir aygıt, örneğin t4</translation>
    </message>
    <message>
        <source>measure this device as other benchmarks do: bandwidths, latencies, comparisons</source>
        <translation>bu aygıtı öteki ölçüm programları gibi ölçer: bant genişlikleri, gecikmeler, karşılaştırmalar</translation>
    </message>
</context>
<context>
    <name>roundtrip::Commands</name>
    <message>
        <source>There is no kernel %1.</source>
        <translation>%1 diye bir çekirdek işlevi yok.</translation>
    </message>
    <message>
        <source>There are: %1. A file needs a name that ends in .cl.</source>
        <translation>Var olanlar: %1. Dosya adı .cl ile bitmelidir.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Şunu mu demek istediniz: %1?</translation>
    </message>
    <message>
        <source>Allowed would be: %1.</source>
        <translation>Olabilecekler: %1.</translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation>%1 ölçülüyor (%2 / %3)</translation>
    </message>
    <message>
        <source>At least one answer is wrong. Run that size alone to see which elements.</source>
        <translation>En az bir yanıt yanlış. Hangi elemanların yanlış olduğunu görmek için o boyutu tek başına çalıştırın.</translation>
    </message>
    <message>
        <source>The compiler warns: %1</source>
        <translation>Derleyici uyarıyor: %1</translation>
    </message>
    <message>
        <source>No font here has %1: the picture shows boxes instead.</source>
        <translation>Buradaki hiçbir yazı tipinde %1 yok: resimde onun yerine kutular görünür.</translation>
    </message>
    <message>
        <source>--from %1 is above the last value, %2. Give --to as well.</source>
        <translation>--from %1, son değer olan %2 değerinden büyük. --to da verin.</translation>
    </message>
    <message>
        <source>There are no modelled devices in lessons/devices.</source>
        <translation>lessons/devices içinde modellenmiş aygıt yok.</translation>
    </message>
    <message>
        <source>There is no modelled device %1. There are: %2.</source>
        <translation>%1 adında modellenmiş aygıt yok. Olanlar: %2.</translation>
    </message>
</context>
<context>
    <name>roundtrip::CompilerMessage</name>
    <message>
        <source>%1 is a word of CUDA. OpenCL C says get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</source>
        <translation>%1 bir CUDA sözcüğüdür. OpenCL C şunları kullanır: get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.</translation>
    </message>
    <message>
        <source>This is a word of CUDA. In OpenCL C a kernel begins with __kernel void, and its arrays with __global.</source>
        <translation>Bu bir CUDA sözcüğüdür. OpenCL C’de bir çekirdek işlevi __kernel void ile, dizileri __global ile başlar.</translation>
    </message>
    <message>
        <source>Nothing is called %1. It may be a slip of the pen for %2.</source>
        <translation>%1 adında bir şey yok. %2 yazmak istemiş olabilirsiniz.</translation>
    </message>
    <message>
        <source>Nothing is called %1 here: it is misspelt, or it is declared further down or inside other braces. A function stands above its first use.</source>
        <translation>Burada %1 adında bir şey yok: ya yanlış yazılmış ya da daha aşağıda veya başka süslü ayraçların içinde tanımlanmış. Bir işlev, ilk kullanıldığı yerin üstünde durur.</translation>
    </message>
    <message>
        <source>%1 is no type. OpenCL C has int, uint, float, float4, size_t and their like.</source>
        <translation>%1 bir tür değil. OpenCL C’de int, uint, float, float4, size_t ve benzerleri vardır.</translation>
    </message>
    <message>
        <source>The three parts of for stand between semicolons: for (int k = 0; k &lt; 3; ++k).</source>
        <translation>for’un üç bölümü noktalı virgülle ayrılır: for (int k = 0; k &lt; 3; ++k).</translation>
    </message>
    <message>
        <source>A semicolon is missing here, or at the end of the line before: every statement ends in one.</source>
        <translation>Burada ya da önceki satırın sonunda noktalı virgül eksik: her deyim onunla biter.</translation>
    </message>
    <message>
        <source>A semicolon stands inside an expression. If a name before it was made with #define: that line must not end in one.</source>
        <translation>Bir ifadenin içinde noktalı virgül var. Önündeki ad #define ile yapıldıysa o satır noktalı virgülle bitmemeli.</translation>
    </message>
    <message>
        <source>A bracket was opened and is not closed: %1 is missing here or a little before.</source>
        <translation>Açılan bir ayraç kapanmamış: burada ya da biraz önce %1 eksik.</translation>
    </message>
    <message>
        <source>The text ends inside braces: one of the { has no }.</source>
        <translation>Metin süslü ayraçların içinde bitiyor: { işaretlerinden birinin } eşi yok.</translation>
    </message>
    <message>
        <source>Here is one } too many: it closes nothing.</source>
        <translation>Burada bir } fazla: hiçbir şeyi kapatmıyor.</translation>
    </message>
    <message>
        <source>After the parameters comes the kernel’s body, between { and }.</source>
        <translation>Parametrelerden sonra, { ile } arasında çekirdek işlevinin gövdesi gelir.</translation>
    </message>
    <message>
        <source>A value is missing here. Often an operator has nothing beside it, an else has no if, or a bracket closes too early.</source>
        <translation>Burada bir değer eksik. Çoğu kez bir işlecin yanı boştur, bir else’in if’i yoktur ya da bir ayraç erken kapanır.</translation>
    </message>
    <message>
        <source>A name is missing here. OpenCL C is C: it has no references (&amp;), no new and no templates.</source>
        <translation>Burada bir ad eksik. OpenCL C, C’dir: referans (&amp;), new ve şablon yoktur.</translation>
    </message>
    <message>
        <source>%1 does not take these arguments: count them, and look at their types.</source>
        <translation>%1 bu argümanları almaz: sayın ve türlerine bakın.</translation>
    </message>
    <message>
        <source>%1 exists for several types, and these arguments fit none of them exactly. Give all of them one type: 1.0f instead of 1, or (float)x.</source>
        <translation>%1 birkaç tür için vardır ve bu argümanlar hiçbirine tam uymuyor. Hepsine aynı türü verin: 1 yerine 1.0f ya da (float)x.</translation>
    </message>
    <message>
        <source>The function takes fewer arguments than stand here: %1.</source>
        <translation>İşlev, burada yazılandan az argüman alır: %1.</translation>
    </message>
    <message>
        <source>The function takes more arguments than stand here: %1.</source>
        <translation>İşlev, burada yazılandan çok argüman alır: %1.</translation>
    </message>
    <message>
        <source>This array is an input: const says that nobody writes to it. Store in the output instead.</source>
        <translation>Bu dizi bir girdidir: const, ona kimsenin yazmadığını söyler. Çıktıya yazın.</translation>
    </message>
    <message>
        <source>%1 is const: its value is handed over and stays. Use a variable of your own.</source>
        <translation>%1 const’tur: değeri verilir ve öyle kalır. Kendi değişkeninizi kullanın.</translation>
    </message>
    <message>
        <source>Only a variable or an element can stand at the left of =.</source>
        <translation>= işaretinin solunda yalnızca bir değişken ya da eleman durabilir.</translation>
    </message>
    <message>
        <source>Only arrays have elements: what stands before the [ is a single value.</source>
        <translation>Yalnızca dizilerin elemanları vardır: [ işaretinin önündeki tek bir değer.</translation>
    </message>
    <message>
        <source>An index is a whole number: give it the type size_t, uint or int.</source>
        <translation>Sıra numarası tam sayıdır: ona size_t, uint ya da int türünü verin.</translation>
    </message>
    <message>
        <source>The array ends before element %1: the first one is 0, and the last is its length less 1.</source>
        <translation>Dizi, eleman %1’den önce biter: ilki 0’dır, sonuncusu uzunluğun 1 eksiğidir.</translation>
    </message>
    <message>
        <source>A * before a name asks for what it points to, but this is a single value. Leave the * out.</source>
        <translation>Bir adın önündeki * onun gösterdiği şeyi ister, ama bu tek bir değer. * işaretini kaldırın.</translation>
    </message>
    <message>
        <source>A pointer says in which memory its data lie: give it the same word as the array has, for example __global const float* p.</source>
        <translation>Bir işaretçi, verisinin hangi bellekte durduğunu söyler: ona dizininkiyle aynı sözcüğü verin, örneğin __global const float* p.</translation>
    </message>
    <message>
        <source>A whole array does not fit into a number. To read one element, give its index: a[i].</source>
        <translation>Bütün bir dizi bir sayıya sığmaz. Bir eleman okumak için sıra numarasını verin: a[i].</translation>
    </message>
    <message>
        <source>At the left stands the whole array. To store one element, give its index: out[i].</source>
        <translation>Solda dizinin tümü duruyor. Bir elemana yazmak için sıra numarasını verin: out[i].</translation>
    </message>
    <message>
        <source>The two sides of = have types that do not fit. Look at the type of each side.</source>
        <translation>= işaretinin iki yanının türleri uyuşmuyor. Her iki yanın türüne bakın.</translation>
    </message>
    <message>
        <source>This operator does not work with these types: the remainder and &amp; want whole numbers, and an array needs an index, a[i].</source>
        <translation>Bu işleç bu türlerle çalışmaz: kalan ve &amp; tam sayı ister, bir diziye sıra numarası gerekir, a[i].</translation>
    </message>
    <message>
        <source>%1 is declared a second time. Leave the type out to use the first one, or take another name.</source>
        <translation>%1 ikinci kez tanımlanıyor. Birincisini kullanmak için türü kaldırın ya da başka bir ad seçin.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back: it begins with __kernel void, and stores its results in an array.</source>
        <translation>Bir çekirdek işlevi geriye bir şey döndürmez: __kernel void ile başlar ve sonuçlarını bir diziye yazar.</translation>
    </message>
    <message>
        <source>A kernel gives nothing back. Store the result in the output; a return without a value ends the thread.</source>
        <translation>Bir çekirdek işlevi geriye bir şey döndürmez. Sonucu çıktıya yazın; değersiz bir return iş parçacığını bitirir.</translation>
    </message>
    <message>
        <source>A kernel’s arrays lie in the device’s memory: write __global before their type.</source>
        <translation>Çekirdek işlevinin dizileri aygıtın belleğindedir: türlerinin önüne __global yazın.</translation>
    </message>
    <message>
        <source>The host cannot hand over this type, for its size is not the same everywhere. Use uint or int.</source>
        <translation>Ana bilgisayar bu türü veremez, çünkü boyu her yerde aynı değildir. uint ya da int kullanın.</translation>
    </message>
    <message>
        <source>Local memory begins with unknown values: declare it first, then let the threads store into it.</source>
        <translation>Yerel bellek bilinmeyen değerlerle başlar: önce tanımlayın, sonra iş parçacıkları içine yazsın.</translation>
    </message>
    <message>
        <source>Local memory is declared in the kernel itself, at its beginning, and handed to functions as a pointer.</source>
        <translation>Yerel bellek, çekirdek işlevinin kendi başında tanımlanır ve işlevlere işaretçi olarak verilir.</translation>
    </message>
    <message>
        <source>What stands outside all functions cannot be changed: make it __constant, or declare it inside the kernel.</source>
        <translation>Tüm işlevlerin dışında duran şey değiştirilemez: __constant yapın ya da çekirdek işlevinin içinde tanımlayın.</translation>
    </message>
    <message>
        <source>The length of this array must be known before the kernel runs: a number, or a name made with #define.</source>
        <translation>Bu dizinin uzunluğu çekirdek işlevi çalışmadan bilinmelidir: bir sayı ya da #define ile yapılmış bir ad.</translation>
    </message>
    <message>
        <source>One = stores. To compare, write ==.</source>
        <translation>Tek = yazar. Karşılaştırmak için == yazın.</translation>
    </message>
    <message>
        <source>Two == compare, and nobody uses the answer. To store, write one =.</source>
        <translation>İki == karşılaştırır ve yanıtı kimse kullanmaz. Yazmak için tek = kullanın.</translation>
    </message>
    <message>
        <source>The function promises a value and ends without a return.</source>
        <translation>İşlev bir değer sözü veriyor ve return olmadan bitiyor.</translation>
    </message>
    <message>
        <source>A comment begins here with /* and never ends: */ is missing.</source>
        <translation>Burada /* ile başlayan açıklama hiç bitmiyor: */ eksik.</translation>
    </message>
    <message>
        <source>Data lie in one memory: keep one of the words __global, __local, __constant, __private.</source>
        <translation>Veri tek bir bellektedir: __global, __local, __constant, __private sözcüklerinden birini bırakın.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Console</name>
    <message>
        <source>Standard output did not take the result: %1.</source>
        <translation>Standart çıktı sonucu almadı: %1.</translation>
    </message>
    <message>
        <source>No device, or more than one, is meant by --device %1. There are:</source>
        <translation>--device %1 hiçbir aygıtı ya da birden çok aygıtı belirtiyor. Olanlar:</translation>
    </message>
    <message>
        <source>Waiting for the engine: %1 has said nothing yet. Ctrl+C stops.</source>
        <translation>Motor bekleniyor: %1 henüz bir şey söylemedi. Ctrl+C durdurur.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Contrast</name>
    <message>
        <source>no difference shown: too few rounds to tell</source>
        <translation>fark görülmedi: karar için tur sayısı çok az</translation>
    </message>
    <message>
        <source>no difference shown (ratio %1 … %2)</source>
        <translation>fark görülmedi (oran %1 … %2)</translation>
    </message>
    <message>
        <source>%1 × faster (%2 … %3)</source>
        <translation>%1 × daha hızlı (%2 … %3)</translation>
    </message>
    <message>
        <source>%1 × slower (%2 … %3)</source>
        <translation>%1 × daha yavaş (%2 … %3)</translation>
    </message>
    <message>
        <source>The repetitions lie far apart: the middle half spans %1 of the median. Most likely something else used the machine, or its clock changed. Close other programs and measure again before you conclude anything.</source>
        <translation>Tekrarlar birbirinden çok uzak: ortadaki yarı, ortancanın %1 kadarına yayılıyor. Büyük olasılıkla makineyi başka bir şey kullandı veya saat hızı değişti. Bir sonuca varmadan önce başka programları kapatıp yeniden ölçün.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Detective</name>
    <message>
        <source>A race: thread %1 in line %2 and thread %3 in line %4 use one element, and at least one of them writes it.</source>
        <translation>Yarış durumu: satır %2 içinde iş parçacığı %1 ile satır %4 içinde iş parçacığı %3 aynı elemanı kullanıyor ve en az biri ona yazıyor.</translation>
    </message>
    <message>
        <source>Line %1: threads of block %2 that reach this barrier: %3. All of them have to.</source>
        <translation>Satır %1: blok %2 içinde bu bariyere ulaşan iş parçacıkları: %3. Hepsinin ulaşması gerekir.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 writes outside a buffer.</source>
        <translation>Satır %1: iş parçacığı %2 bir arabelleğin dışına yazıyor.</translation>
    </message>
    <message>
        <source>Line %1: thread %2 reads outside a buffer.</source>
        <translation>Satır %1: iş parçacığı %2 bir arabelleğin dışını okuyor.</translation>
    </message>
    <message>
        <source>Races were not looked for: the simulator takes no text that may read other files.</source>
        <translation>Yarış durumu aranmadı: benzetici, başka dosyaları okuyabilecek bir metni kabul etmez.</translation>
    </message>
    <message>
        <source>Races were not looked for: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Yarış durumu aranmadı: Oclgrind kurulu değil (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Oclgrind came to no end, so races were not found out about.</source>
        <translation>Oclgrind bir sona varmadı; bu yüzden yarış durumu olup olmadığı anlaşılamadı.</translation>
    </message>
    <message>
        <source>Oclgrind saw no race and no missed barrier with n = %1. That is none seen, not none.</source>
        <translation>Oclgrind n = %1 ile yarış durumu ya da kaçırılmış bariyer görmedi. Bu, yok demek değil, görülmedi demektir.</translation>
    </message>
    <message>
        <source>Oclgrind is looking for races and missed barriers …</source>
        <translation>Oclgrind, yarış durumlarını ve kaçırılan bariyerleri arıyor …</translation>
    </message>
    <message>
        <source>This driver seems to miscompile your kernel: without the compiler’s optimizations every case is right, and Oclgrind sees no race and no missed barrier. It counts as right.</source>
        <translation>Bu sürücü, çekirdek işlevinizi yanlış derliyor gibi görünüyor: derleyicinin eniyilemeleri olmadan her durum doğru; Oclgrind de yarış durumu ya da kaçırılan bariyer görmüyor. Doğru sayılır.</translation>
    </message>
    <message>
        <source>Every answer was right on this device, but Oclgrind saw a mistake that can make them wrong on another one.</source>
        <translation>Bu aygıtta her yanıt doğruydu; ama Oclgrind, başka bir aygıtta yanıtları yanlış yapabilecek bir hata gördü.</translation>
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
        <translation>hızlandırıcı</translation>
    </message>
    <message>
        <source>other device</source>
        <translation>başka aygıt</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation>
            <numerusform>%1 · %2 · %3, %n birim</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Aygıtlar aranıyor …</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Motor yok</translation>
    </message>
    <message>
        <source>No device found</source>
        <translation>Aygıt bulunamadı</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>Aygıt: %1</translation>
    </message>
    <message>
        <source> (also through %1)</source>
        <translation> (%1 üzerinden de)</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Yeniden ara</translation>
    </message>
    <message>
        <source>What is this device?</source>
        <translation>Bu aygıt nedir?</translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceDialog</name>
    <message>
        <source>Devices and drivers</source>
        <translation>Aygıtlar ve sürücüler</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Yeniden ara</translation>
    </message>
</context>
<context>
    <name>roundtrip::DevicePage</name>
    <message>
        <source>driver %1, %2</source>
        <translation>sürücü %1, %2</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>bellek %1</translation>
    </message>
    <message>
        <source>blocks of up to %1 threads</source>
        <translation>en çok %1 iş parçacıklı bloklar</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>çift duyarlık</translation>
    </message>
    <message>
        <source>no double precision</source>
        <translation>çift duyarlık yok</translation>
    </message>
    <message>
        <source>gives no times</source>
        <translation>süre bildirmiyor</translation>
    </message>
    <message>
        <source>also through %1</source>
        <translation>%1 üzerinden de</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In use: %1</source>
        <translation>Kullanılan: %1</translation>
    </message>
    <message>
        <source>What this machine can do</source>
        <translation>Bu bilgisayar neler yapabiliyor</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Aygıtlar aranıyor …</translation>
    </message>
    <message>
        <source>No device was found: nothing can be measured yet. All lessons can be read.</source>
        <translation>Aygıt bulunamadı: henüz bir şey ölçülemez. Bütün dersler okunabilir.</translation>
    </message>
    <message>
        <source>Drivers</source>
        <translation>Sürücüler</translation>
    </message>
    <message>
        <source>No driver is registered in %1.</source>
        <translation>%1 içinde kayıtlı sürücü yok.</translation>
    </message>
    <message>
        <source>Registered in %1:</source>
        <translation>%1 içinde kayıtlı olanlar:</translation>
    </message>
    <message>
        <source>None of them failed.</source>
        <translation>Hiçbirinde sorun çıkmadı.</translation>
    </message>
    <message>
        <source>They are given these variables:</source>
        <translation>Onlara şu değişkenler veriliyor:</translation>
    </message>
    <message>
        <source>A driver for your GPU</source>
        <translation>GPU’nuz için sürücü</translation>
    </message>
    <message>
        <source>A GPU needs its maker&apos;s OpenCL driver. On Debian these are packages: the first for Intel, the second for AMD, the third, from the section non-free, for NVIDIA. The fourth lets every processor take part.</source>
        <translation>Bir GPU, üreticisinin OpenCL sürücüsünü ister. Debian’da bunlar birer pakettir: birincisi Intel için, ikincisi AMD için, non-free bölümündeki üçüncüsü NVIDIA için. Dördüncüsüyle her işlemci kullanılabilir.</translation>
    </message>
    <message>
        <source>After installing one, press “Search again”; the program need not be restarted.</source>
        <translation>Kurduktan sonra “Yeniden ara” düğmesine basın; programı yeniden başlatmak gerekmez.</translation>
    </message>
    <message>
        <source>A GPU in your lab</source>
        <translation>Laboratuvarınızdaki bir GPU</translation>
    </message>
    <message>
        <source>The window can stay here while everything is measured elsewhere. Install Roundtrip there, and start it here with the command that reaches it: over ssh, or through Slurm, whose -u is needed.</source>
        <translation>Her şey başka yerde ölçülürken pencere burada kalabilir. Roundtrip’i oraya kurun ve burada, oraya ulaşan komutla başlatın: ssh ile ya da -u seçeneği şart olan Slurm ile.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DiffView</name>
    <message>
        <source>Changes against the starter</source>
        <translation>Başlangıç metnine göre değişiklikler</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Değişen bir şey yok.</translation>
    </message>
    <message>
        <source>Lines that begin with + were added, lines that begin with − are gone.</source>
        <translation>+ ile başlayan satırlar eklendi, − ile başlayanlar silindi.</translation>
    </message>
</context>
<context>
    <name>roundtrip::DriverTrouble</name>
    <message>
        <source>Install a driver: sudo apt install pocl-opencl-icd computes on your CPU. Then search again.</source>
        <translation>Bir sürücü kurun: sudo apt install pocl-opencl-icd CPU’nuzda hesaplar. Sonra yeniden arayın.</translation>
    </message>
    <message>
        <source>A driver</source>
        <translation>Bir sürücü</translation>
    </message>
    <message>
        <source>The driver %1</source>
        <translation>%1 sürücüsü</translation>
    </message>
    <message>
        <source>No OpenCL driver was found.</source>
        <translation>OpenCL sürücüsü bulunamadı.</translation>
    </message>
    <message>
        <source>No file in /etc/OpenCL/vendors names one.</source>
        <translation>/etc/OpenCL/vendors içindeki hiçbir dosya bir sürücü göstermiyor.</translation>
    </message>
    <message>
        <source>%1 offers no device.</source>
        <translation>%1 hiç aygıt sunmuyor.</translation>
    </message>
    <message>
        <source>Its hardware is missing, switched off, or closed to your user account.</source>
        <translation>Donanımı yok, kapalı ya da kullanıcı hesabınıza kapatılmış.</translation>
    </message>
    <message>
        <source>A GPU often needs you to be in the group render: sudo usermod -aG render $USER, then log in again. Without a GPU, sudo apt install pocl-opencl-icd computes on your CPU.</source>
        <translation>GPU çoğu zaman render grubunda olmanızı ister: sudo usermod -aG render $USER, sonra yeniden oturum açın. GPU yoksa sudo apt install pocl-opencl-icd CPU’nuzda hesaplar.</translation>
    </message>
    <message>
        <source>%1 did not answer and was left out.</source>
        <translation>%1 yanıt vermedi ve dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>Update or remove it, then search again.</source>
        <translation>Güncelleyin ya da kaldırın, sonra yeniden arayın.</translation>
    </message>
    <message>
        <source>%1 crashed and was left out.</source>
        <translation>%1 çöktü ve dışarıda bırakıldı.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used.</source>
        <translation>Derlenmiş çekirdek işlevlerinin klasörü kullanılamıyor.</translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used: %1.</source>
        <translation>Derlenmiş çekirdek işlevlerinin klasörü kullanılamıyor: %1.</translation>
    </message>
    <message>
        <source>It is full, or not yours to write to, or files in it may not be run. Kernels are compiled into the temporary folder instead, so first runs stay slow.</source>
        <translation>Dolu, yazma izniniz yok ya da içindeki dosyalar çalıştırılamıyor. Çekirdek işlevleri bunun yerine geçici klasöre derlenir; bu yüzden ilk çalıştırmalar yavaş kalır.</translation>
    </message>
    <message>
        <source>Free some space there, or set ROUNDTRIP_CACHE_DIR to another folder.</source>
        <translation>Orada yer açın ya da ROUNDTRIP_CACHE_DIR değişkenini başka bir klasöre ayarlayın.</translation>
    </message>
    <message>
        <source>The variable OCL_ICD_VENDORS sends the search to %1, and nothing there names one.</source>
        <translation>OCL_ICD_VENDORS değişkeni aramayı %1 konumuna yönlendiriyor ve orada hiçbir şey bir sürücü göstermiyor.</translation>
    </message>
    <message>
        <source>It hung while its devices were listed. Roundtrip goes on without it.</source>
        <translation>Aygıtları listelenirken takıldı. Roundtrip onsuz devam ediyor.</translation>
    </message>
    <message>
        <source>It ended the process that listed its devices. Roundtrip goes on without it.</source>
        <translation>Aygıtlarını listeleyen süreci sonlandırdı. Roundtrip onsuz devam ediyor.</translation>
    </message>
    <message>
        <source>PoCL offers no device, because POCL_DEVICES is set.</source>
        <translation>POCL_DEVICES ayarlı olduğu için PoCL hiç aygıt sunmuyor.</translation>
    </message>
    <message>
        <source>The variable POCL_DEVICES asks it for %1, which it does not have.</source>
        <translation>POCL_DEVICES değişkeni ondan %1 istiyor, oysa onda bu yok.</translation>
    </message>
    <message>
        <source>Take the variable out of your environment (unset POCL_DEVICES), then start again.</source>
        <translation>Değişkeni ortamınızdan kaldırın (unset POCL_DEVICES), sonra yeniden başlatın.</translation>
    </message>
    <message>
        <source>%1 was left out: the process that listed its devices was ended from outside, twice.</source>
        <translation>%1 dışarıda bırakıldı: aygıtlarını listeleyen süreç iki kez dışarıdan sonlandırıldı.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Biri onu sonlandırdı ya da bilgisayarın belleği tükendi.</translation>
    </message>
    <message>
        <source>Close other programs, then search again.</source>
        <translation>Başka programları kapatın, sonra yeniden arayın.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Editor</name>
    <message>
        <source>Kernel source</source>
        <translation>Çekirdek işlevinin kaynağı</translation>
    </message>
    <message>
        <source>Press Esc, then Tab, to leave the editor.</source>
        <translation>Düzenleyiciden çıkmak için önce Esc, sonra Tab tuşuna basın.</translation>
    </message>
</context>
<context>
    <name>roundtrip::EditorPicture</name>
    <message>
        <source>Solution</source>
        <translation>Çözüm</translation>
    </message>
    <message>
        <source>Reset to starter</source>
        <translation>Başlangıca döndür</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>OpenCL C · Esc, then Tab, leaves the editor</source>
        <translation>OpenCL C · Esc, sonra Tab: düzenleyiciden çıkar</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Denetimi çalıştır</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>İpucu %1 / %2</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>Başka ipucu yok</translation>
    </message>
    <message>
        <source>After a try of your own</source>
        <translation>Kendiniz denedikten sonra</translation>
    </message>
    <message>
        <source>One of the gallery</source>
        <translation>Galeriden biri</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Değişiklikler</translation>
    </message>
</context>
<context>
    <name>roundtrip::ExportDialog</name>
    <message>
        <source>Not exported</source>
        <translation>Dışa aktarılmadı</translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation>%1 yazılmadı.</translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation>Başka bir ad seç…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG resmi</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG çizimi</translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation>PDF sayfası</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV tablosu</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON verisi</translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation>Perfetto için iz</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
</context>
<context>
    <name>roundtrip::Exporter</name>
    <message>
        <source>A chart cannot be written as a trace.</source>
        <translation>Grafik, iz olarak yazılamaz.</translation>
    </message>
    <message>
        <source>A trace shows the steps of one run.</source>
        <translation>İz, tek bir çalıştırmanın adımlarını gösterir.</translation>
    </message>
    <message>
        <source>Export the run, or choose another format.</source>
        <translation>Çalıştırmayı dışa aktarın ya da başka bir biçim seçin.</translation>
    </message>
    <message>
        <source>This picture cannot be written in that format.</source>
        <translation>Bu resim o biçimde yazılamaz.</translation>
    </message>
    <message>
        <source>JSON and traces hold the steps of one run.</source>
        <translation>JSON ve iz dosyaları tek bir çalıştırmanın adımlarını içerir.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FactsTable</name>
    <message>
        <source>Facts</source>
        <translation>Bilgiler</translation>
    </message>
</context>
<context>
    <name>roundtrip::Failure</name>
    <message>
        <source>The kernel</source>
        <translation>Çekirdek işlevi</translation>
    </message>
    <message>
        <source>The kernel %1</source>
        <translation>%1 çekirdek işlevi</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>no __kernel function</source>
        <translation>hiç __kernel işlevi yok</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>yalnız %1</translation>
    </message>
    <message>
        <source>Arguments of the launch: %1; parameters of your kernel: %2.</source>
        <translation>Başlatmanın bağımsız değişkenleri: %1; çekirdek işlevinizin parametreleri: %2.</translation>
    </message>
    <message>
        <source>Parameter %1, %2, is %3 in your source and must be %4.</source>
        <translation>Parametre %1, yani %2, kaynağınızda %3; %4 olmalı.</translation>
    </message>
    <message>
        <source>Number, order and types of the parameters must be those of the signature shown in the step.</source>
        <translation>Parametrelerin sayısı, sırası ve türleri adımda gösterilen imzadakilerle aynı olmalı.</translation>
    </message>
    <message>
        <source>%1 does not compile.</source>
        <translation>%1 derlenmiyor.</translation>
    </message>
    <message>
        <source>The compiler says: %1.</source>
        <translation>Derleyici şöyle diyor: %1.</translation>
    </message>
    <message>
        <source>Mend that line and run again. Later messages often vanish with the first.</source>
        <translation>O satırı düzeltin ve yeniden çalıştırın. Sonraki iletiler çoğu zaman ilkiyle birlikte kaybolur.</translation>
    </message>
    <message>
        <source>Your source holds a zero byte.</source>
        <translation>Kaynağınızda bir sıfır bayt var.</translation>
    </message>
    <message>
        <source>Compilers stop reading there, and what follows would be silently lost.</source>
        <translation>Derleyiciler orada okumayı bırakır ve gerisi sessizce kaybolurdu.</translation>
    </message>
    <message>
        <source>Type the line again, or bring back the starter code with Reset.</source>
        <translation>Satırı yeniden yazın ya da Başlangıca döndür ile başlangıç kodunu geri getirin.</translation>
    </message>
    <message>
        <source>Your source is too long.</source>
        <translation>Kaynağınız çok uzun.</translation>
    </message>
    <message>
        <source>It has %1, and %2 are read.</source>
        <translation>Uzunluğu %1, oysa %2 okunur.</translation>
    </message>
    <message>
        <source>Shorten it and run again.</source>
        <translation>Kısaltın ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>There is no kernel of that name in your source%1.</source>
        <translation>Kaynağınızda bu adda bir çekirdek işlevi yok%1.</translation>
    </message>
    <message>
        <source>The launch asks for %1, and the source defines %2.</source>
        <translation>Başlatma %1 işlevini istiyor, kaynak ise şunu tanımlıyor: %2.</translation>
    </message>
    <message>
        <source>Give your function that name, or bring back the starter code with Reset.</source>
        <translation>İşlevinize bu adı verin ya da Başlangıca döndür ile başlangıç kodunu geri getirin.</translation>
    </message>
    <message>
        <source>%1 takes other parameters than the launch hands over%2.</source>
        <translation>%1, başlatmanın verdiğinden başka parametreler alıyor%2.</translation>
    </message>
    <message>
        <source>Compare your signature with the one in the step and run again.</source>
        <translation>İmzanızı adımdakiyle karşılaştırın ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>%1 does not compile%2.</source>
        <translation>%1 derlenmiyor%2.</translation>
    </message>
    <message>
        <source>The compiler gave no line and no reason.</source>
        <translation>Derleyici ne satır ne de neden belirtti.</translation>
    </message>
    <message>
        <source>Undo your last change, or bring back the starter code with Reset, and go on in small steps.</source>
        <translation>Son değişikliğinizi geri alın ya da Başlangıca döndür ile başlangıç kodunu geri getirin ve küçük adımlarla ilerleyin.</translation>
    </message>
    <message>
        <source>A block of this kernel needs too much local memory%1.</source>
        <translation>Bu çekirdek işlevinin bir bloğu çok fazla yerel bellek istiyor%1.</translation>
    </message>
    <message>
        <source>It asks for %1, and the device has %2 for a block.</source>
        <translation>%1 istiyor; aygıtta bir blok için %2 var.</translation>
    </message>
    <message>
        <source>Make the __local arrays smaller and run again.</source>
        <translation>__local dizileri küçültün ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The device refuses this block size%1.</source>
        <translation>Aygıt bu blok boyutunu kabul etmiyor%1.</translation>
    </message>
    <message>
        <source>You asked for %1 threads in a block; %2 are allowed.</source>
        <translation>Bir blokta %1 iş parçacığı istediniz; %2 tanesine izin var.</translation>
    </message>
    <message>
        <source>It is larger than this device or this kernel allows, or the kernel asks for another.</source>
        <translation>Bu aygıtın ya da çekirdek işlevinin izin verdiğinden büyük veya çekirdek işlevi başka bir boyut istiyor.</translation>
    </message>
    <message>
        <source>Choose a smaller block and run again.</source>
        <translation>Daha küçük bir blok seçin ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The device refuses this launch%1.</source>
        <translation>Aygıt bu başlatmayı kabul etmiyor%1.</translation>
    </message>
    <message>
        <source>Grid, block or a parameter is not what the device allows for this kernel.</source>
        <translation>Izgara, blok ya da bir parametre, aygıtın bu çekirdek işlevi için izin verdiği gibi değil.</translation>
    </message>
    <message>
        <source>Go back to the values of the last run that worked, or choose a smaller n and a block of 64.</source>
        <translation>Çalışan son çalıştırmanın değerlerine dönün ya da daha küçük bir n ve 64’lük bir blok seçin.</translation>
    </message>
    <message>
        <source>The data does not fit into the device&apos;s memory%1.</source>
        <translation>Veri aygıtın belleğine sığmıyor%1.</translation>
    </message>
    <message>
        <source>Together the buffers are larger than what is free.</source>
        <translation>Arabellekler toplamda boş olandan büyük.</translation>
    </message>
    <message>
        <source>Choose a smaller n, or close other programs, and run again.</source>
        <translation>Daha küçük bir n seçin ya da başka programları kapatın ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The buffers need %1, and this device gives %2.</source>
        <translation>Arabellekler %1 istiyor, bu aygıt %2 veriyor.</translation>
    </message>
    <message>
        <source>With n up to about %1 it fits: choose such an n and run again.</source>
        <translation>n yaklaşık %1 olana dek sığar: böyle bir n seçin ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>This kernel crashed %1 times in %2 seconds, and the engine takes a rest.</source>
        <translation>Bu çekirdek işlevi %2 saniyede %1 kez çöktü; motor biraz ara veriyor.</translation>
    </message>
    <message>
        <source>Starting it again and again would only keep your computer busy.</source>
        <translation>Onu tekrar tekrar başlatmak yalnızca bilgisayarınızı meşgul ederdi.</translation>
    </message>
    <message>
        <source>Mend what you changed last, or wait a few seconds, and run again.</source>
        <translation>Son değiştirdiğinizi düzeltin ya da birkaç saniye bekleyin ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The engine itself ended.</source>
        <translation>Motorun kendisi sona erdi.</translation>
    </message>
    <message>
        <source>%1 was killed or lost its connection; your text and settings are kept.</source>
        <translation>%1 sonlandırıldı ya da bağlantısını yitirdi; metniniz ve ayarlarınız duruyor.</translation>
    </message>
    <message>
        <source>Run again: a new one starts by itself.</source>
        <translation>Yeniden çalıştırın: yenisi kendiliğinden başlar.</translation>
    </message>
    <message>
        <source>A driver crashed while the devices were listed%1.</source>
        <translation>Aygıtlar listelenirken bir sürücü çöktü%1.</translation>
    </message>
    <message>
        <source>The driver itself is at fault; Roundtrip and your files are not harmed.</source>
        <translation>Hata sürücünün kendisinde; Roundtrip ve dosyalarınız zarar görmedi.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, remove or update the driver that the device page names.</source>
        <translation>Yeniden arayın. Yine olursa, aygıt sayfasında adı geçen sürücüyü kaldırın ya da güncelleyin.</translation>
    </message>
    <message>
        <source>The compiler crashed on your kernel%1.</source>
        <translation>Derleyici çekirdek işlevinizde çöktü%1.</translation>
    </message>
    <message>
        <source>Recursion, huge arrays inside the kernel and deeply nested code are the usual causes.</source>
        <translation>Özyineleme, çekirdek işlevinin içindeki dev diziler ve çok derin iç içe kod olağan nedenlerdir.</translation>
    </message>
    <message>
        <source>Take out your last change and run again. Your text is kept.</source>
        <translation>Son değişikliğinizi çıkarın ve yeniden çalıştırın. Metniniz duruyor.</translation>
    </message>
    <message>
        <source>%1 crashed, and its process ended%2.</source>
        <translation>%1 çöktü ve süreci sona erdi%2.</translation>
    </message>
    <message>
        <source>An index out of bounds is the usual cause: a thread read or wrote where no element is. Very large arrays inside the kernel do it too.</source>
        <translation>Olağan neden sınır dışı bir indistir: bir iş parçacığı eleman olmayan bir yeri okudu ya da yazdı. Çekirdek işlevinin içindeki çok büyük diziler de buna yol açar.</translation>
    </message>
    <message>
        <source>Check that every index stays below n, above all in the spare threads of the last block: if (i &lt; n). Your text and settings are kept; run again.</source>
        <translation>Her indisin n’den küçük kaldığını denetleyin, özellikle son bloğun boşta kalan iş parçacıklarında: if (i &lt; n). Metniniz ve ayarlarınız duruyor; yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The compiler did not come to an end.</source>
        <translation>Derleyici bir sona varmadı.</translation>
    </message>
    <message>
        <source>A macro or a loop to unroll may have grown without end. The build was stopped.</source>
        <translation>Bir makro ya da açılacak bir döngü sonsuza dek büyümüş olabilir. Derleme durduruldu.</translation>
    </message>
    <message>
        <source>A driver did not answer while the devices were listed.</source>
        <translation>Aygıtlar listelenirken bir sürücü yanıt vermedi.</translation>
    </message>
    <message>
        <source>It was given ten seconds and then stopped.</source>
        <translation>Ona on saniye verildi, sonra durduruldu.</translation>
    </message>
    <message>
        <source>%1 did not come to an end and was stopped.</source>
        <translation>%1 bir sona varmadı ve durduruldu.</translation>
    </message>
    <message>
        <source>Either a loop never ends, or not every thread of a block reaches the same barrier, or there is too much to do for the time allowed.</source>
        <translation>Ya bir döngü hiç bitmiyor, ya bir bloğun tüm iş parçacıkları aynı bariyere ulaşmıyor, ya da verilen süre için iş çok fazla.</translation>
    </message>
    <message>
        <source>Check the loop&apos;s end and every barrier, or choose a smaller n, and run again. Your text is kept.</source>
        <translation>Döngünün sonunu ve her bariyeri denetleyin ya da daha küçük bir n seçin ve yeniden çalıştırın. Metniniz duruyor.</translation>
    </message>
    <message>
        <source>The engine did not start%1.</source>
        <translation>Motor başlamadı%1.</translation>
    </message>
    <message>
        <source>%1 was not found, could not be run or stayed silent.</source>
        <translation>%1 bulunamadı, çalıştırılamadı ya da sessiz kaldı.</translation>
    </message>
    <message>
        <source>The device was lost during the run%1.</source>
        <translation>Aygıt çalıştırma sırasında yitirildi%1.</translation>
    </message>
    <message>
        <source>Its driver was reset, or the device was unplugged or taken by another program.</source>
        <translation>Sürücüsü sıfırlandı, aygıt çıkarıldı ya da başka bir program onu aldı.</translation>
    </message>
    <message>
        <source>Run again. If it comes back, search for devices again or choose another one.</source>
        <translation>Yeniden çalıştırın. Yine olursa aygıtları yeniden arayın ya da başka birini seçin.</translation>
    </message>
    <message>
        <source>You stopped the run.</source>
        <translation>Çalıştırmayı durdurdunuz.</translation>
    </message>
    <message>
        <source>Nothing of it was kept, and the engine is ready.</source>
        <translation>Ondan hiçbir şey saklanmadı; motor hazır.</translation>
    </message>
    <message>
        <source>Run again whenever you like.</source>
        <translation>İstediğiniz zaman yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>A newer run took this one&apos;s place before it began.</source>
        <translation>Daha yeni bir çalıştırma, bu başlamadan onun yerini aldı.</translation>
    </message>
    <message>
        <source>Only the newest of the waiting runs is worth doing.</source>
        <translation>Bekleyen çalıştırmalardan yalnız en yenisini yapmaya değer.</translation>
    </message>
    <message>
        <source>There is no device to compute on%1.</source>
        <translation>Üzerinde hesap yapılacak aygıt yok%1.</translation>
    </message>
    <message>
        <source>No OpenCL driver offers one. On a CPU, PoCL does.</source>
        <translation>Hiçbir OpenCL sürücüsü bir aygıt sunmuyor. CPU’da bunu PoCL yapar.</translation>
    </message>
    <message>
        <source>Install it with: sudo apt install pocl-opencl-icd. Then search again.</source>
        <translation>Şununla kurun: sudo apt install pocl-opencl-icd. Sonra yeniden arayın.</translation>
    </message>
    <message>
        <source>The engine&apos;s answer makes no sense to this program%1.</source>
        <translation>Motorun yanıtı bu programa anlamlı gelmiyor%1.</translation>
    </message>
    <message>
        <source>The two may be of different versions, or something else writes to the engine&apos;s output.</source>
        <translation>İkisi ayrı sürümlerden olabilir ya da motorun çıktısına başka bir şey de yazıyor.</translation>
    </message>
    <message>
        <source>Install the same version on both sides. If --engine names a command, see that it prints nothing of its own. Then run again.</source>
        <translation>İki tarafa da aynı sürümü kurun. --engine bir komut veriyorsa onun kendinden bir şey yazdırmadığından emin olun. Sonra yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>satır %1</translation>
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
        <translation>Adını verdiği şeyi çıkarın ya da kendiniz yazın ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The kernel asks for another block size%1.</source>
        <translation>Çekirdek işlevi başka bir blok boyutu istiyor%1.</translation>
    </message>
    <message>
        <source>You chose %1 threads in a block; reqd_work_group_size in its source allows only %2.</source>
        <translation>Bir blok için %1 iş parçacığı seçtiniz; kaynağındaki reqd_work_group_size yalnız %2 tanesine izin verir.</translation>
    </message>
    <message>
        <source>Choose a block of %1 and run again.</source>
        <translation>%1’lik bir blok seçin ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>The process that ran the kernel was ended from outside%1.</source>
        <translation>Çekirdek işlevini çalıştıran süreç dışarıdan sonlandırıldı%1.</translation>
    </message>
    <message>
        <source>Somebody ended it, or the computer ran out of memory.</source>
        <translation>Biri onu sonlandırdı ya da bilgisayarın belleği tükendi.</translation>
    </message>
    <message>
        <source>Choose a smaller n or close other programs, and run again. Your text and settings are kept.</source>
        <translation>Daha küçük bir n seçin ya da başka programları kapatın ve yeniden çalıştırın. Metniniz ve ayarlarınız duruyor.</translation>
    </message>
    <message>
        <source> It printed last: %1</source>
        <translation> Son yazdığı: %1</translation>
    </message>
    <message>
        <source>If it runs on another computer, try that command in a terminal first.</source>
        <translation>Başka bir bilgisayarda çalışıyorsa önce o komutu bir terminalde deneyin.</translation>
    </message>
    <message>
        <source>The engine could not be started%1.</source>
        <translation>Motor başlatılamadı%1.</translation>
    </message>
    <message>
        <source>There is no program %1, or it may not be run.</source>
        <translation>%1 diye bir program yok ya da çalıştırılmasına izin yok.</translation>
    </message>
    <message>
        <source>Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it.</source>
        <translation>roundtrip-engine programını roundtrip’in yanına koyun, ikisini de yeniden derleyin ya da nasıl başlatılacağını --engine ile belirtin.</translation>
    </message>
    <message>
        <source>The engine ended before it said anything%1.</source>
        <translation>Motor hiçbir şey söylemeden sona erdi%1.</translation>
    </message>
    <message>
        <source>%1 ended with exit code %2.</source>
        <translation>%1, %2 çıkış koduyla sona erdi.</translation>
    </message>
    <message>
        <source>%1 was ended by signal %2.</source>
        <translation>%1, %2 sinyaliyle sonlandırıldı.</translation>
    </message>
    <message>
        <source>Mend what it names, then search again.</source>
        <translation>Adını verdiği şeyi düzeltin, sonra yeniden arayın.</translation>
    </message>
    <message>
        <source>%1 runs, but it speaks something else: it only repeats what it hears.</source>
        <translation>%1 çalışıyor ama başka bir dil konuşuyor: yalnız duyduğunu yineliyor.</translation>
    </message>
    <message>
        <source>Say with --engine how to start roundtrip-engine, and try that command in a terminal first.</source>
        <translation>roundtrip-engine programının nasıl başlatılacağını --engine ile belirtin ve önce o komutu bir terminalde deneyin.</translation>
    </message>
    <message>
        <source>The engine did not answer%1.</source>
        <translation>Motor yanıt vermedi%1.</translation>
    </message>
    <message>
        <source>%1 was started and stayed silent for ten seconds.</source>
        <translation>%1 başlatıldı ve on saniye sessiz kaldı.</translation>
    </message>
    <message>
        <source>Search again. If it comes back, restart the computer or build both programs again.</source>
        <translation>Yeniden arayın. Yine olursa bilgisayarı yeniden başlatın ya da iki programı da yeniden derleyin.</translation>
    </message>
    <message>
        <source>The engine found no worker to do its work%1.</source>
        <translation>Motor, işini yapacak bir işçi süreç bulamadı%1.</translation>
    </message>
    <message>
        <source>roundtrip-worker must stand where the engine was installed, and may have been left out.</source>
        <translation>roundtrip-worker, motorun kurulduğu yerde olmalıdır; kurulumda atlanmış olabilir.</translation>
    </message>
    <message>
        <source>Build or install Roundtrip again on the computer where the engine runs.</source>
        <translation>Motorun çalıştığı bilgisayarda Roundtrip’i yeniden derleyin ya da kurun.</translation>
    </message>
    <message>
        <source>Program and engine are of different versions%1.</source>
        <translation>Program ile motorun sürümleri farklı%1.</translation>
    </message>
    <message>
        <source>%1 does not speak version %2 of their language, and this program speaks no other.</source>
        <translation>%1, aralarındaki dilin %2 sürümünü konuşmuyor; bu program da başkasını konuşmuyor.</translation>
    </message>
    <message>
        <source>%1 speaks version %2 of their language, and this program version %3.</source>
        <translation>%1, aralarındaki dilin %2 sürümünü, bu program ise %3 sürümünü konuşuyor.</translation>
    </message>
    <message>
        <source>Install the same version of Roundtrip on both sides, then search again.</source>
        <translation>İki tarafa da aynı Roundtrip sürümünü kurun, sonra yeniden arayın.</translation>
    </message>
    <message>
        <source>The first mistake is in another file, which your source includes; what stands there is not shown.</source>
        <translation>İlk hata, kaynağınızın içerdiği başka bir dosyada; orada yazanlar gösterilmez.</translation>
    </message>
    <message>
        <source>Take the #include out: a kernel needs none here.</source>
        <translation>#include satırını çıkarın: burada hiçbir çekirdek işlevine gerekmez.</translation>
    </message>
    <message>
        <source>The batch was refused before anything was allocated for it.</source>
        <translation>Yığın, onun için bellek ayrılmadan reddedildi.</translation>
    </message>
    <message>
        <source>It needs %1, and %2 of your budget are left.</source>
        <translation>%1 istiyor, oysa bütçenizden %2 kaldı.</translation>
    </message>
    <message>
        <source>Choose a larger budget or a smaller n, and run again.</source>
        <translation>Daha büyük bir bütçe ya da daha küçük bir n seçin ve yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>%1 is too slow: all cases together took longer than %2 seconds.</source>
        <translation>%1 çok yavaş: tüm durumlar birlikte %2 saniyeden uzun sürdü.</translation>
    </message>
    <message>
        <source>No case was stopped by itself, so its loops do end; but they do far more than one result a thread needs.</source>
        <translation>Hiçbir durum tek başına durdurulmadı, yani döngüler bitiyor; ama iş parçacığı başına bir sonucun gerektirdiğinden çok fazlasını yapıyorlar.</translation>
    </message>
    <message>
        <source>Look for a loop over all elements in every thread, and run again. Your text is kept.</source>
        <translation>Her iş parçacığında tüm elemanları dolaşan bir döngü arayın ve yeniden çalıştırın. Metniniz saklanır.</translation>
    </message>
</context>
<context>
    <name>roundtrip::FailureCard</name>
    <message>
        <source>What went wrong</source>
        <translation>Ne ters gitti</translation>
    </message>
</context>
<context>
    <name>roundtrip::FindBar</name>
    <message>
        <source>Find in the kernel</source>
        <translation>Çekirdek işlevinde bul</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Aramayı kapat</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>hiçbir yerde</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n kez</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>roundtrip::GalleryCard</name>
    <message>
        <source>Look at the compiler’s message.</source>
        <translation>Derleyicinin iletisine bakın.</translation>
    </message>
    <message>
        <source>Look at which elements are wrong.</source>
        <translation>Hangi elemanların yanlış olduğuna bakın.</translation>
    </message>
    <message>
        <source>Look at what was written past the end.</source>
        <translation>Sonun ötesine ne yazıldığına bakın.</translation>
    </message>
    <message>
        <source>Try other sizes.</source>
        <translation>Başka boyutlar deneyin.</translation>
    </message>
    <message>
        <source>It is ended after a few seconds; Stop ends it sooner.</source>
        <translation>Birkaç saniye sonra sonlandırılır; Durdur onu daha erken bitirir.</translation>
    </message>
    <message>
        <source>Look at the kernel’s time in the timeline.</source>
        <translation>Zaman çizelgesinde çekirdek işlevinin süresine bakın.</translation>
    </message>
    <message>
        <source>No run shows it for certain: read it line by line.</source>
        <translation>Hiçbir çalıştırma bunu kesin göstermez: satır satır okuyun.</translation>
    </message>
    <message>
        <source>%1, diagnosed</source>
        <translation>%1, tanısı konmuş</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Çalıştır</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>Yanlış olan ne?</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridCanvas</name>
    <message>
        <source>The grid</source>
        <translation>Izgara</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Sırayı kaydet</translation>
    </message>
    <message>
        <source>Record the order</source>
        <translation>Sırayı kaydet</translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation>Ayrı bir çalıştırma: her blok ne zaman çalıştığını not eder</translation>
    </message>
    <message>
        <source>Number of blocks</source>
        <translation>Blok sayısı</translation>
    </message>
    <message>
        <source>n ÷ block rounded up</source>
        <translation>n ÷ blok, yukarı yuvarlanmış</translation>
    </message>
    <message>
        <source>rounded down</source>
        <translation>aşağı yuvarlanmış</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Sınır denetimi</translation>
    </message>
    <message>
        <source>with guard</source>
        <translation>sınır denetimli</translation>
    </message>
    <message>
        <source>without guard</source>
        <translation>sınır denetimsiz</translation>
    </message>
    <message>
        <source>Rounded down, no thread is spare: there is nothing to guard.</source>
        <translation>Aşağı yuvarlanınca artan iş parçacığı olmaz: denetlenecek bir şey yok.</translation>
    </message>
</context>
<context>
    <name>roundtrip::GridView</name>
    <message>
        <source>The grid</source>
        <translation>Izgara</translation>
    </message>
</context>
<context>
    <name>roundtrip::Help</name>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>run</source>
        <translation>çalıştır</translation>
    </message>
    <message>
        <source>stop the run, leave the presentation</source>
        <translation>çalıştırmayı durdur, sunumdan çık</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>sonraki adım</translation>
    </message>
    <message>
        <source>step before</source>
        <translation>önceki adım</translation>
    </message>
    <message>
        <source>lesson 1 … 4</source>
        <translation>ders 1 … 4</translation>
    </message>
    <message>
        <source>replay or pause the timeline</source>
        <translation>zaman çizelgesini oynat ya da duraklat</translation>
    </message>
    <message>
        <source>in the timeline: to the event before or after, zoom</source>
        <translation>zaman çizelgesinde: önceki ya da sonraki olaya, yakınlaştır</translation>
    </message>
    <message>
        <source>export</source>
        <translation>dışa aktar</translation>
    </message>
    <message>
        <source>leave the editor</source>
        <translation>düzenleyiciden çık</translation>
    </message>
    <message>
        <source>presentation</source>
        <translation>sunum</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>bu tuşlar</translation>
    </message>
    <message>
        <source>find in the kernel</source>
        <translation>çekirdek işlevinde bul</translation>
    </message>
    <message>
        <source>letters of the editor: larger, smaller, as before</source>
        <translation>düzenleyicinin harfleri: büyük, küçük, eskisi gibi</translation>
    </message>
    <message>
        <source>copy the timeline as a picture</source>
        <translation>zaman çizelgesini resim olarak kopyala</translation>
    </message>
    <message>
        <source>on a chart, a timeline or a table: copy it</source>
        <translation>grafikte, zaman çizelgesinde ya da tabloda: onu kopyala</translation>
    </message>
    <message>
        <source>OpenCL platform</source>
        <translation>OpenCL platformu</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Sürücü</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Aygıt</translation>
    </message>
    <message>
        <source>none in use</source>
        <translation>kullanılan yok</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Roundtrip hakkında</translation>
    </message>
    <message>
        <source>Roundtrip teaches GPU computing by letting you measure it. It is free software under the GNU General Public License, version 3 or later, and comes without any warranty.</source>
        <translation>Roundtrip, GPU ile hesaplamayı size ölçtürerek öğretir. GNU Genel Kamu Lisansı’nın 3. ya da daha sonraki sürümüyle sunulan özgür bir yazılımdır; hiçbir garantisi yoktur.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Honesty</name>
    <message>
        <source>Whether a result is right: every element is compared with the CPU&apos;s.</source>
        <translation>Bir sonucun doğru olup olmadığı: her eleman CPU’nunkiyle karşılaştırılır.</translation>
    </message>
    <message>
        <source>What it costs to start a kernel and to copy data.</source>
        <translation>Bir çekirdek işlevini başlatmanın ve veri kopyalamanın maliyeti.</translation>
    </message>
    <message>
        <source>That work is queued: the host goes on while the device is still busy.</source>
        <translation>İşin kuyruğa konduğu: aygıt daha çalışırken ana bilgisayar yoluna devam eder.</translation>
    </message>
    <message>
        <source>Which blocks are allowed: here up to %1 threads.</source>
        <translation>Hangi bloklara izin verildiği: burada en çok %1 iş parçacığı.</translation>
    </message>
    <message>
        <source>How fast this GPU is.</source>
        <translation>Bu GPU’nun ne kadar hızlı olduğu.</translation>
    </message>
    <message>
        <source>How fast this GPU is, and the link that leads to it.</source>
        <translation>Bu GPU’nun ve ona giden bağlantının ne kadar hızlı olduğu.</translation>
    </message>
    <message>
        <source>The speed of a GPU. This is your processor reached through OpenCL: all its cores, but no GPU.</source>
        <translation>Bir GPU’nun hızı. Bu, OpenCL üzerinden kullanılan işlemciniz: bütün çekirdekleriyle, ama GPU değil.</translation>
    </message>
    <message>
        <source>Two memories. Its copies go from one place in your memory to another; a GPU&apos;s cross a link.</source>
        <translation>İki ayrı bellek. Buradaki kopyalar belleğinizin bir yerinden başka bir yerine gider; GPU’nunkiler bir bağlantıdan geçer.</translation>
    </message>
    <message numerus="yes">
        <source>What thousands of lanes do: threads here run one after the other on %n core(s).</source>
        <translation>
            <numerusform>Binlerce yürütme hattının yaptığı: burada iş parçacıkları %n çekirdekte birbiri ardına çalışır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Where that makes a difference, the page says so.</source>
        <translation>Bunun fark yarattığı yerde sayfa bunu söyler.</translation>
    </message>
    <message>
        <source>A link. This GPU uses the CPU&apos;s memory; other GPUs have their own.</source>
        <translation>Bir bağlantı. Bu GPU CPU’nun belleğini kullanıyor; başka GPU’ların kendi belleği vardır.</translation>
    </message>
    <message>
        <source>How fast another GPU or another link would be.</source>
        <translation>Başka bir GPU’nun ya da bağlantının ne kadar hızlı olacağı.</translation>
    </message>
    <message>
        <source>What several GPUs do together.</source>
        <translation>Birkaç GPU’nun birlikte ne yaptığı.</translation>
    </message>
    <message>
        <source>The speed of a GPU: this device is of another kind.</source>
        <translation>Bir GPU’nun hızı: bu aygıt başka türden.</translation>
    </message>
    <message>
        <source>Everything here is measured, on this device</source>
        <translation>Buradaki her şey bu aygıtta ölçüldü</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Aygıt</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Platform</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Sürücü</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>Hesaplama birimleri</translation>
    </message>
    <message>
        <source>%1 usable of %2</source>
        <translation>%2 birimden %1 tanesi kullanılabilir</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Bellek</translation>
    </message>
    <message>
        <source>%1, of which Roundtrip uses up to %2</source>
        <translation>%1; Roundtrip bunun en çok %2 kadarını kullanır</translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation>Aygıtlar aranıyor …</translation>
    </message>
    <message>
        <source>There is no OpenCL device here yet</source>
        <translation>Burada henüz bir OpenCL aygıtı yok</translation>
    </message>
    <message>
        <source>All lessons can be read, and their questions answered.</source>
        <translation>Bütün dersler okunabilir ve soruları yanıtlanabilir.</translation>
    </message>
    <message>
        <source>Nothing can be measured. The lesson&apos;s page says what is missing and how to get it.</source>
        <translation>Hiçbir şey ölçülemez. Dersin sayfası neyin eksik olduğunu ve nasıl edinileceğini söyler.</translation>
    </message>
</context>
<context>
    <name>roundtrip::HonestyPage</name>
    <message>
        <source>What it shows truly</source>
        <translation>Doğru gösterdikleri</translation>
    </message>
    <message>
        <source>What it cannot show</source>
        <translation>Gösteremedikleri</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImageTrial</name>
    <message>
        <source>did not run</source>
        <translation>çalışmadı</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) of another thread</source>
        <translation>
            <numerusform>başka bir iş parçacığına ait %n piksel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 written behind the image</source>
        <translation>görüntünün ardına yazılan: %1</translation>
    </message>
    <message>
        <source>all right</source>
        <translation>hepsi doğru</translation>
    </message>
    <message>
        <source>guard in both directions</source>
        <translation>iki yönde sınır denetimi</translation>
    </message>
    <message>
        <source>guard at the end only</source>
        <translation>yalnız sonda sınır denetimi</translation>
    </message>
    <message>
        <source>no guard</source>
        <translation>sınır denetimi yok</translation>
    </message>
    <message>
        <source>%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.</source>
        <translation>%3 × %3 iş parçacıklı %1 × %2 blok, %4 sütunu ve %5 satırı kaplar.</translation>
    </message>
    <message>
        <source>The blocks divide the columns, so no thread is spare at the right. Choose another block.</source>
        <translation>Bloklar sütunları tam böldüğü için sağda artan iş parçacığı yok. Başka bir blok seçin.</translation>
    </message>
    <message>
        <source>Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.</source>
        <translation>Sağ kenarı aşan iş parçacıkları yine alttaki satıra yazdı, ama burada son yazan doğru iş parçacıklarıydı. Bunun sözünü veren yok.</translation>
    </message>
    <message>
        <source>Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.</source>
        <translation>Sağ kenarı aşan iş parçacıkları alttaki satıra düştü; yalnız sondaki sınır denetimi bunu engellemez. Başka bir çalıştırma başka pikseller gösterebilir.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ImagesView</name>
    <message>
        <source>Images</source>
        <translation>Görüntüler</translation>
    </message>
</context>
<context>
    <name>roundtrip::KernelSource</name>
    <message>
        <source>The kernel file %1 cannot be used.</source>
        <translation>%1 çekirdek işlevi dosyası kullanılamıyor.</translation>
    </message>
    <message>
        <source>Choose an OpenCL C file (.cl), saved as UTF-8 text.</source>
        <translation>UTF-8 metin olarak kaydedilmiş bir OpenCL C dosyası (.cl) seçin.</translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation>Bu bir klasör.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Sistem şöyle diyor: %1.</translation>
    </message>
    <message>
        <source>It is larger than 1 MiB.</source>
        <translation>1 MiB’den büyük.</translation>
    </message>
    <message>
        <source>It holds zero bytes, so it is no text, or UTF-16.</source>
        <translation>Sıfır bayt içeriyor; yani metin değil ya da UTF-16.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>UTF-8 değil.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Boş.</translation>
    </message>
    <message>
        <source>It holds no __kernel function.</source>
        <translation>Hiç __kernel işlevi içermiyor.</translation>
    </message>
    <message>
        <source>It is no ordinary file.</source>
        <translation>Bu sıradan bir dosya değil.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LearnerRecord</name>
    <message>
        <source>%1: there is no such file.</source>
        <translation>%1: böyle bir dosya yok.</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 sıradan bir dosya değil.</translation>
    </message>
    <message>
        <source>%1 is too large to be the results of one learner.</source>
        <translation>%1 tek bir öğrencinin sonuçları olamayacak kadar büyük.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 okunamıyor: %2.</translation>
    </message>
    <message>
        <source>%1 holds no results of Roundtrip, or those of a newer version. It was left out.</source>
        <translation>%1 içinde Roundtrip sonuçları yok ya da daha yeni bir sürümünkiler var. Dışarıda bırakıldı.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonButton</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation>Ders %1: %2</translation>
    </message>
    <message>
        <source>%1 / %2 steps</source>
        <translation>%1 / %2 adım</translation>
    </message>
    <message>
        <source>%1 / %2 questions</source>
        <translation>%1 / %2 soru</translation>
    </message>
    <message>
        <source>%1 / %2 exercises</source>
        <translation>%1 / %2 alıştırma</translation>
    </message>
    <message>
        <source>%1 / %2 further</source>
        <translation>%1 / %2 ileri adım</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonCommand</name>
    <message>
        <source>Nothing to mend.</source>
        <translation>Düzeltilecek bir şey yok.</translation>
    </message>
    <message>
        <source>The lessons load. What is named above can still be better.</source>
        <translation>Dersler yükleniyor. Yukarıda sayılanlar daha iyi olabilir.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonFaultText</name>
    <message>
        <source>%1 is neither a file nor a folder. Take it out.</source>
        <translation>%1 ne dosya ne klasör. Çıkarın.</translation>
    </message>
    <message>
        <source>%1 leads out of the folder. Put the file itself into the folder.</source>
        <translation>%1 klasörün dışına çıkıyor. Dosyanın kendisini klasöre koyun.</translation>
    </message>
    <message>
        <source>This is larger than 1 MiB. Make it smaller, or split it.</source>
        <translation>Bu 1 MiB&apos;den büyük. Küçültün ya da bölün.</translation>
    </message>
    <message>
        <source>There are more than %1 files in the folder.</source>
        <translation>Klasörde %1 dosyadan fazlası var.</translation>
    </message>
    <message>
        <source>This is no text in UTF-8. Save the file again with that encoding.</source>
        <translation>Bu UTF-8 metni değil. Dosyayı bu kodlamayla yeniden kaydedin.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads out of the lesson. Link to a step (#id), a term (term:id) or a picture of the folder.</source>
        <translation>&quot;%1&quot; dersin dışına çıkıyor. Bir adıma (#id), bir terime (term:id) ya da klasördeki bir resme bağlayın.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leads nowhere.</source>
        <translation>&quot;%1&quot; hiçbir yere çıkmıyor.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is HTML. Lessons are plain Markdown.</source>
        <translation>&quot;%1&quot; HTML&apos;dir. Dersler yalın Markdown&apos;dur.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>%1 dosyası yok.</translation>
    </message>
    <message>
        <source>This is no TOML: %1.</source>
        <translation>Bu TOML değil: %1.</translation>
    </message>
    <message>
        <source>This was written for a newer Roundtrip. Update Roundtrip, or write format = 1.</source>
        <translation>Bu daha yeni bir Roundtrip için yazılmış. Roundtrip&apos;i güncelleyin ya da format = 1 yazın.</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot; here. Look for a typing mistake.</source>
        <translation>Burada &quot;%1&quot; diye bir anahtar yok. Yazım hatası olabilir.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing here.</source>
        <translation>Burada &quot;%1&quot; eksik.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a value of the wrong kind.</source>
        <translation>&quot;%1&quot; değerinin türü yanlış.</translation>
    </message>
    <message>
        <source>Nothing is called &quot;%1&quot; here.</source>
        <translation>Burada &quot;%1&quot; adında bir şey yok.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is beyond what is allowed.</source>
        <translation>&quot;%1&quot; izin verilenin dışında.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no id. Use small letters, digits and hyphens.</source>
        <translation>&quot;%1&quot; bir kimlik değil. Küçük harf, rakam ve tire kullanın.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice.</source>
        <translation>&quot;%1&quot; iki kez var.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no words.</source>
        <translation>&quot;%1&quot; için metin yok.</translation>
    </message>
    <message>
        <source>Nothing in the .toml file is called &quot;%1&quot;.</source>
        <translation>.toml dosyasında &quot;%1&quot; adında bir şey yok.</translation>
    </message>
    <message>
        <source>This is not translated yet. The heading would end: %1</source>
        <translation>Bu henüz çevrilmemiş. Başlığın sonu şöyle olur: %1</translation>
    </message>
    <message>
        <source>The English has changed since. Bring this up to date, then let the heading end: %1</source>
        <translation>İngilizcesi sonradan değişti. Güncelleyin, sonra başlığı şöyle bitirin: %1</translation>
    </message>
    <message>
        <source>The heading does not say which English this was made from. Let it end: %1</source>
        <translation>Başlık hangi İngilizceden çevrildiğini söylemiyor. Şöyle bitirin: %1</translation>
    </message>
    <message>
        <source>The title of &quot;%1&quot; has other numbers than the English one.</source>
        <translation>&quot;%1&quot; başlığındaki sayılar İngilizcesindekilerden farklı.</translation>
    </message>
    <message>
        <source>Two choices of &quot;%1&quot; read the same.</source>
        <translation>&quot;%1&quot; sorusunun iki seçeneği aynı.</translation>
    </message>
    <message>
        <source>A choice of &quot;%1&quot; is not explained.</source>
        <translation>&quot;%1&quot; sorusunun bir seçeneği açıklanmamış.</translation>
    </message>
    <message>
        <source>%1 is no folder. Choose a folder with a lesson, or a folder of lessons.</source>
        <translation>%1 bir klasör değil. Bir dersin klasörünü ya da dersleri içeren bir klasörü seçin.</translation>
    </message>
    <message>
        <source>%1 is an archive. Unpack it first, then open the folder that comes out.</source>
        <translation>%1 bir arşiv. Önce onu açın, sonra içinden çıkan klasörü seçin.</translation>
    </message>
    <message>
        <source>There is no lesson in %1. A lesson is a folder with the files lesson.toml and en.md.</source>
        <translation>%1 içinde ders yok. Ders, içinde lesson.toml ve en.md dosyaları olan bir klasördür.</translation>
    </message>
    <message>
        <source>There are more than %1 lessons in the folder. Split it.</source>
        <translation>Klasörde %1 dersten fazlası var. Klasörü bölün.</translation>
    </message>
    <message>
        <source>%1 is nothing that lessons are made of: .toml, .md, .cl, .png, .svg, .txt. Take it out.</source>
        <translation>%1, derslerde yeri olan bir dosya değil; dersler .toml, .md, .cl, .png, .svg ve .txt dosyalarından oluşur. Onu çıkarın.</translation>
    </message>
    <message>
        <source>%1 is a link. Put the thing itself in its place.</source>
        <translation>%1 bir bağlantı. Yerine dosyanın ya da klasörün kendisini koyun.</translation>
    </message>
    <message>
        <source>Too many names are joined by points here. Look for a typing mistake.</source>
        <translation>Burada noktalarla birbirine bağlanmış çok fazla ad var. Bir yazım hatası arayın.</translation>
    </message>
    <message>
        <source>%1 lies in too many folders. Put it higher up.</source>
        <translation>%1 çok derin iç içe klasörlerde. Onu daha yukarı taşıyın.</translation>
    </message>
    <message>
        <source>This is no picture of the kind that its name says. Export it again as PNG or SVG.</source>
        <translation>Bu, adının söylediği türden bir resim değil. PNG ya da SVG olarak yeniden dışa aktarın.</translation>
    </message>
    <message>
        <source>This drawing holds a program or another picture, or wants a file from elsewhere. Export it as plain shapes.</source>
        <translation>Bu çizimde bir program ya da başka bir resim var ya da çizim başka yerden bir dosya istiyor. Onu yalnız şekillerden oluşacak biçimde dışa aktarın.</translation>
    </message>
    <message>
        <source>This picture is too large to show: %1 pixels a side are the most, and %2 shapes. Make it smaller.</source>
        <translation>Bu resim gösterilemeyecek kadar büyük: en çok bir kenarda %1 piksel ve %2 şekil olabilir. Küçültün.</translation>
    </message>
    <message>
        <source>Nobody would see this in a lesson with another picture. It needs stage = &quot;%1&quot;.</source>
        <translation>Başka resimli bir derste bunu kimse göremez. stage = &quot;%1&quot; gerekir.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPage</name>
    <message>
        <source>Search again</source>
        <translation>Yeniden ara</translation>
    </message>
    <message>
        <source>Searched: %1</source>
        <translation>Aranan yer: %1</translation>
    </message>
    <message>
        <source>Below you still see run %1.</source>
        <translation>Aşağıda hâlâ %1 numaralı çalıştırmayı görüyorsunuz.</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Yeniden çalıştır</translation>
    </message>
    <message>
        <source>Reached.</source>
        <translation>Ulaşıldı.</translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPicture</name>
    <message>
        <source>▶ Run</source>
        <translation>▶ Çalıştır</translation>
    </message>
</context>
<context>
    <name>roundtrip::MainWindow</name>
    <message>
        <source>Saved as %1</source>
        <translation>%1 adıyla kaydedildi</translation>
    </message>
    <message>
        <source>Roundtrip</source>
        <translation>Roundtrip</translation>
    </message>
    <message>
        <source>Timeline as %1…</source>
        <translation>Zaman çizelgesi: %1…</translation>
    </message>
    <message>
        <source>This run as %1…</source>
        <translation>Bu çalıştırma: %1…</translation>
    </message>
    <message>
        <source>The device that you chose last time is not here now. Everything runs on %1 until it is back.</source>
        <translation>Geçen sefer seçtiğiniz aygıt şu anda burada değil. O dönene dek her şey %1 üzerinde çalışır.</translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation>Ders %1 · %2</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Derse dön</translation>
    </message>
    <message>
        <source>Begin lesson %1</source>
        <translation>Ders %1: başla</translation>
    </message>
    <message>
        <source>Five quick questions from yesterday? Remembering is what makes it last.</source>
        <translation>Dünden beş kısa soru ister misiniz? Kalıcı kılan, hatırlamaktır.</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Bana sor</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Dosya olarak kaydet…</translation>
    </message>
    <message>
        <source>The picture of this step…</source>
        <translation>Bu adımın resmi…</translation>
    </message>
    <message>
        <source>Open lessons…</source>
        <translation>Ders aç…</translation>
    </message>
    <message>
        <source>Back to Roundtrip’s own lessons</source>
        <translation>Roundtrip’in kendi derslerine dön</translation>
    </message>
    <message>
        <source>Open a lesson, or a folder of lessons</source>
        <translation>Bir ders ya da dersleri içeren bir klasör aç</translation>
    </message>
    <message>
        <source>The lessons in %1 are open. What you do in them is kept apart from Roundtrip’s own.</source>
        <translation>%1 içindeki dersler açık. Onlarda yaptıklarınız, Roundtrip’in kendi derslerinden ayrı saklanır.</translation>
    </message>
    <message>
        <source>Lesson %1 begins again: its steps, guesses, answers and texts were cleared.</source>
        <translation>Ders %1 yeniden başlıyor: adımları, tahminleri, yanıtları ve metinleri silindi.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Copy the timeline</source>
        <translation>Zaman çizelgesini kopyala</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>What this device shows</source>
        <translation>Bu aygıt neyi gösteriyor</translation>
    </message>
    <message>
        <source>Devices and drivers</source>
        <translation>Aygıtlar ve sürücüler</translation>
    </message>
    <message>
        <source>About Roundtrip</source>
        <translation>Roundtrip hakkında</translation>
    </message>
</context>
<context>
    <name>roundtrip::Mapped</name>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%2 içinde %1: %3</translation>
    </message>
    <message>
        <source>nothing moved, %1</source>
        <translation>hiçbir şey taşınmadı, %1</translation>
    </message>
    <message>
        <source>moved out of sight, %1</source>
        <translation>gözden uzakta taşındı, %1</translation>
    </message>
    <message>
        <source>Mapped, nothing moved: host and device share this memory. The copies carried %1; mapping took %2 in all.</source>
        <translation>Eşlendi, hiçbir şey taşınmadı: ana bilgisayar ile aygıt bu belleği paylaşıyor. Kopyalar %1 taşıdı; eşleme toplam %2 sürdü.</translation>
    </message>
    <message>
        <source>This device has memory of its own, so mapping moves the data too, out of sight: it took %1 in all.</source>
        <translation>Bu aygıtın kendi belleği var; bu yüzden eşleme de veriyi gözden uzakta taşır: toplam %1 sürdü.</translation>
    </message>
    <message>
        <source>with copies</source>
        <translation>kopyalarla</translation>
    </message>
    <message>
        <source>mapped</source>
        <translation>eşlenmiş</translation>
    </message>
    <message>
        <source>to the device</source>
        <translation>aygıta</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>çekirdek işlevi</translation>
    </message>
    <message>
        <source>to the host</source>
        <translation>ana bilgisayara</translation>
    </message>
</context>
<context>
    <name>roundtrip::Measures</name>
    <message>
        <source>%1 times</source>
        <translation>%1 kat</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 iş parçacığı</translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 eleman</translation>
    </message>
    <message>
        <source>at no n here</source>
        <translation>buradaki hiçbir n’de</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>n ≈ %1 iken</translation>
    </message>
    <message>
        <source>Nothing was lost, and the guard zones around the arrays are untouched.</source>
        <translation>Hiçbir şey yitmedi ve dizilerin çevresindeki koruma bölgelerine dokunulmadı.</translation>
    </message>
    <message>
        <source>Lost, because nobody wrote them: %1 elements.</source>
        <translation>Kimse yazmadığı için yiten: %1 eleman.</translation>
    </message>
    <message>
        <source>Overwritten in the guard zones behind the arrays: %1 elements.</source>
        <translation>Dizilerin ardındaki koruma bölgelerinde üzerine yazılan: %1 eleman.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Memory</name>
    <message numerus="yes">
        <source>%n buffer(s)</source>
        <translation>
            <numerusform>%n arabellek</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Batch %1 was refused before anything was allocated for it: it needs %2, and %3 of the budget of %4 are left, because %5 of earlier passes are still alive.</source>
        <translation>Yığın %1, onun için bellek ayrılmadan reddedildi: %2 istiyor; %4 bütçeden %3 kaldı, çünkü önceki geçişlerin %5 kadarı hâlâ yaşıyor.</translation>
    </message>
    <message>
        <source>All %1 passes went through, and %2 are alive at the end. Choose a smaller budget to see the loop refused.</source>
        <translation>%1 geçişin hepsi tamamlandı ve sonunda %2 yaşıyor. Döngünün reddedildiğini görmek için daha küçük bir bütçe seçin.</translation>
    </message>
    <message>
        <source>The loop that releases never held more than %1.</source>
        <translation>Bırakan döngü hiçbir zaman %1 değerinden çok tutmadı.</translation>
    </message>
    <message>
        <source>releases in each pass</source>
        <translation>her geçişte bırakır</translation>
    </message>
    <message>
        <source>never releases</source>
        <translation>hiç bırakmaz</translation>
    </message>
    <message>
        <source>budget %1</source>
        <translation>bütçe %1</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>yaşayan</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>sahibi</translation>
    </message>
    <message>
        <source>size</source>
        <translation>boyut</translation>
    </message>
    <message>
        <source>batch of the pass that runs</source>
        <translation>çalışan geçişin yığını</translation>
    </message>
    <message>
        <source>that pass: it releases at its end</source>
        <translation>o geçiş: sonunda bırakır</translation>
    </message>
    <message>
        <source>batches 1 … %1</source>
        <translation>yığınlar 1 … %1</translation>
    </message>
    <message>
        <source>passes that are over: nobody releases them</source>
        <translation>bitmiş geçişler: onları kimse bırakmaz</translation>
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
        <translation>Veri şimdi nerede</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Arrays: %1</source>
        <translation>Diziler: %1</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3, %4 filled</source>
        <translation>%1: %2 eleman, %3, doluluk %4</translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryView</name>
    <message>
        <source>Where the data is now</source>
        <translation>Veri şimdi nerede</translation>
    </message>
    <message>
        <source>follows the timeline’s playhead</source>
        <translation>zaman çizelgesinin oynatma imlecini izler</translation>
    </message>
</context>
<context>
    <name>roundtrip::Modelled</name>
    <message>
        <source>Each copy: %1 + 2 × bytes ÷ %2; it reads and writes the same memory. Mapping moves nothing.</source>
        <translation>Her kopya: %1 + 2 × bayt ÷ %2; aynı belleği hem okur hem yazar. Eşlemek hiçbir şey taşımaz.</translation>
    </message>
    <message>
        <source>Each copy: %1 + bytes ÷ (%2 × %3).</source>
        <translation>Her kopya: %1 + bayt ÷ (%2 × %3).</translation>
    </message>
    <message>
        <source>modelled: %1</source>
        <translation>modellenmiş: %1</translation>
    </message>
    <message>
        <source>cannot be modelled</source>
        <translation>modellenemez</translation>
    </message>
    <message>
        <source>%1: this cannot be modelled from its published figures.</source>
        <translation>%1: bu, yayımlanmış değerlerinden modellenemez.</translation>
    </message>
    <message>
        <source>Source: %1, looked up %2.</source>
        <translation>Kaynak: %1, bakıldığı tarih %2.</translation>
    </message>
    <message>
        <source>modelled: %1. %2</source>
        <translation>modellenmiş: %1. %2</translation>
    </message>
    <message>
        <source>modelled, not measured: %1 in all: %2 up, %3 computing, %4 down.</source>
        <translation>modellenmiş, ölçülmemiş: toplam %1: yükleme %2, hesaplama %3, geri alma %4.</translation>
    </message>
    <message>
        <source>This plan moves %1 up and %2 down; its kernels must read and write %3 and do %4 operations.</source>
        <translation>Bu plan %1 yükler, %2 geri alır; çekirdekleri %3 okuyup yazmak ve %4 işlem yapmak zorundadır.</translation>
    </message>
    <message>
        <source>This plan cannot be modelled: the published figures say nothing about double precision, loops on the host, or a queue that is held.</source>
        <translation>Bu plan modellenemez: yayımlanmış değerler çift duyarlık, ana bilgisayardaki döngüler veya tutulan bir kuyruk hakkında bir şey söylemez.</translation>
    </message>
    <message>
        <source>Each kernel: %1 + the larger of bytes ÷ (%2 × %3) and operations ÷ (%4 × %5 TFLOP/s).</source>
        <translation>Her çekirdek: %1 + şunların büyüğü: bayt ÷ (%2 × %3), işlem ÷ (%4 × %5 TFLOP/s).</translation>
    </message>
    <message>
        <source>It computes in the host’s own memory.</source>
        <translation>Ana bilgisayarın kendi belleğinde hesaplar.</translation>
    </message>
    <message>
        <source>Link: %1, %2 in one direction.</source>
        <translation>Bağlantı: %1, tek yönde %2.</translation>
    </message>
    <message>
        <source>The shares are what well-tuned programs reach; a simple matrix product reaches far less. Copies count as coming from pinned memory; from ordinary memory they take about twice as long.</source>
        <translation>Oranlar, iyi ayarlanmış programların ulaştığıdır; basit bir matris çarpımı çok daha azına ulaşır. Kopyalar sabitlenmiş bellekten sayılır; sıradan bellekten yaklaşık iki kat sürerler.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ModelledChoice</name>
    <message>
        <source>How modelled…</source>
        <translation>Nasıl modellendi…</translation>
    </message>
    <message>
        <source>Device to show beside the measured one</source>
        <translation>Ölçülenin yanında gösterilecek aygıt</translation>
    </message>
    <message>
        <source>A device that is not here, modelled from its published figures</source>
        <translation>Burada olmayan, yayımlanmış değerlerinden modellenmiş bir aygıt</translation>
    </message>
    <message>
        <source>beside: nothing</source>
        <translation>yanında: hiçbiri</translation>
    </message>
    <message>
        <source>beside: %1</source>
        <translation>yanında: %1</translation>
    </message>
    <message>
        <source>Formula, inputs, source and date of the modelled numbers</source>
        <translation>Modellenmiş sayıların formülü, girdileri, kaynağı ve tarihi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>roundtrip::Navigation</name>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>My progress</source>
        <translation>İlerlemem</translation>
    </message>
    <message>
        <source>My progress ▾</source>
        <translation>İlerlemem ▾</translation>
    </message>
</context>
<context>
    <name>roundtrip::Notebook</name>
    <message>
        <source>Another Roundtrip is writing the runs and does not end. They are kept for now, and written with the next one.</source>
        <translation>Başka bir Roundtrip çalıştırmaları yazıyor ve bitirmiyor. Şimdilik tutuluyorlar ve bir sonrakiyle yazılacaklar.</translation>
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
        <translation>Önceki çalıştırmaya göre fark görülmedi.</translation>
    </message>
    <message>
        <source>This run was %1 × faster, by medians.</source>
        <translation>Bu çalıştırma, ortancalara göre %1 × daha hızlıydı.</translation>
    </message>
    <message>
        <source>This run was %1 × slower, by medians.</source>
        <translation>Bu çalıştırma, ortancalara göre %1 × daha yavaştı.</translation>
    </message>
    <message>
        <source>The other one ran on another device.</source>
        <translation>Önceki başka bir aygıtta çalıştı.</translation>
    </message>
    <message>
        <source>The two were not measured in turn, so small differences mean nothing.</source>
        <translation>İkisi sırayla, dönüşümlü ölçülmedi; küçük farklar bir şey söylemez.</translation>
    </message>
    <message>
        <source>The runs that were kept cannot be read, and their file cannot be set aside. New ones are kept for this start only.</source>
        <translation>Saklanan çalıştırmalar okunamıyor ve dosyaları kenara taşınamıyor. Yenileri yalnızca program kapanana kadar saklanır.</translation>
    </message>
</context>
<context>
    <name>roundtrip::NumberControl</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, sürgü</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>oto</translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation>%1, otomatik</translation>
    </message>
    <message>
        <source>Just enough for all elements</source>
        <translation>Tüm elemanlara tam yetecek kadar</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrderTrial</name>
    <message>
        <source>run %1: %2 in sequence</source>
        <translation>çalıştırma %1: %2 sıralı</translation>
    </message>
</context>
<context>
    <name>roundtrip::OrdersView</name>
    <message>
        <source>Recorded orders</source>
        <translation>Kaydedilen sıralar</translation>
    </message>
</context>
<context>
    <name>roundtrip::OtherContext</name>
    <message>
        <source>refused: %1 (%2)</source>
        <translation>reddedildi: %1 (%2)</translation>
    </message>
    <message>
        <source>Roundtrip’s own check: out belongs to another context, and %1 use it. OpenCL forbids that.</source>
        <translation>Roundtrip’in kendi denetimi: out başka bir bağlama ait ve onu kullanan: %1. OpenCL bunu yasaklar.</translation>
    </message>
    <message>
        <source>This driver gave up before the first call.</source>
        <translation>Bu sürücü ilk çağrıdan önce vazgeçti.</translation>
    </message>
    <message>
        <source>This driver said so at once.</source>
        <translation>Bu sürücü bunu hemen söyledi.</translation>
    </message>
    <message>
        <source>This driver took %1 without a word and refused only %2.</source>
        <translation>Bu sürücü %1 için ses çıkarmadı, yalnız %2 çağrısını reddetti.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was right. No other driver has to.</source>
        <translation>Bu sürücü her çağrıyı kabul etti ve yanıt doğruydu. Başka hiçbir sürücü bunu yapmak zorunda değil.</translation>
    </message>
    <message>
        <source>This driver took every call, and the answer was wrong.</source>
        <translation>Bu sürücü her çağrıyı kabul etti ve yanıt yanlıştı.</translation>
    </message>
    <message>
        <source>call</source>
        <translation>çağrı</translation>
    </message>
    <message>
        <source>Roundtrip’s check</source>
        <translation>Roundtrip’in denetimi</translation>
    </message>
    <message>
        <source>the driver’s answer</source>
        <translation>sürücünün yanıtı</translation>
    </message>
    <message>
        <source>✗ buffer of another context</source>
        <translation>✗ başka bağlamın arabelleği</translation>
    </message>
    <message>
        <source>✓ fine</source>
        <translation>✓ uygun</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>kabul edildi</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>ulaşılmadı</translation>
    </message>
</context>
<context>
    <name>roundtrip::ParameterPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Deney</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Strateji</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Çalıştırmanın ilerlemesi</translation>
    </message>
    <message>
        <source>Elements n</source>
        <translation>Eleman sayısı n</translation>
    </message>
    <message>
        <source>Block size</source>
        <translation>Blok boyutu</translation>
    </message>
    <message>
        <source>Kernels chained</source>
        <translation>Zincirdeki işlevler</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Parçalar</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Yinelemeler</translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation>Izgara boyutu</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Çekirdek işlevi</translation>
    </message>
    <message>
        <source>Element type</source>
        <translation>Eleman türü</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Durdur</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
</context>
<context>
    <name>roundtrip::Picture</name>
    <message>
        <source>A picture of %1 by %2 pixels is not written.</source>
        <translation>%1’e %2 piksellik bir resim yazılmaz.</translation>
    </message>
    <message>
        <source>A side may have %1 to %2 pixels, the whole at most 100 million.</source>
        <translation>Bir kenar %1 ile %2 piksel arasında olabilir, tümü en çok 100 milyon.</translation>
    </message>
    <message>
        <source>Choose another size, or SVG or PDF, which have none.</source>
        <translation>Başka bir boyut ya da boyutu olmayan SVG veya PDF seçin.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Resim yapılamadı.</translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation>Bunun için yeterli bellek yok.</translation>
    </message>
    <message>
        <source>Choose a smaller size, or SVG or PDF.</source>
        <translation>Daha küçük bir boyut ya da SVG veya PDF seçin.</translation>
    </message>
</context>
<context>
    <name>roundtrip::PredictionCard</name>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Çalıştır</translation>
    </message>
    <message>
        <source>Predict, then run</source>
        <translation>Tahmin edin, sonra çalıştırın</translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation>önce bir yanıt seçin</translation>
    </message>
    <message>
        <source>sets the controls for you</source>
        <translation>denetimleri sizin için ayarlar</translation>
    </message>
    <message>
        <source>Now change one thing</source>
        <translation>Şimdi tek bir şeyi değiştirin</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Sizin yanıtınız</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Ölçülen</translation>
    </message>
    <message>
        <source>▶ Run it again</source>
        <translation>▶ Yeniden çalıştır</translation>
    </message>
    <message>
        <source>%1, as you said</source>
        <translation>%1, dediğiniz gibi</translation>
    </message>
    <message>
        <source>You said: %1. Measured: %2. %3</source>
        <translation>Sizin yanıtınız: %1. Ölçülen: %2. %3</translation>
    </message>
</context>
<context>
    <name>roundtrip::Problem</name>
    <message>
        <source>this kernel</source>
        <translation>bu çekirdek işlevi</translation>
    </message>
    <message>
        <source>A block needs at least one thread.</source>
        <translation>Bir bloğa en az bir iş parçacığı gerekir.</translation>
    </message>
    <message>
        <source>With none, no thread would run.</source>
        <translation>Hiç olmazsa hiçbir iş parçacığı çalışmazdı.</translation>
    </message>
    <message>
        <source>Choose a block of 1 or more; 64 or 256 are good starts.</source>
        <translation>1 ya da daha büyük bir blok seçin; 64 ya da 256 iyi bir başlangıçtır.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for this device.</source>
        <translation>%1 iş parçacıklı bir blok bu aygıt için çok büyük.</translation>
    </message>
    <message>
        <source>It allows %1 at most.</source>
        <translation>En çok %1 tanesine izin verir.</translation>
    </message>
    <message>
        <source>Choose a smaller block.</source>
        <translation>Daha küçük bir blok seçin.</translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for %2.</source>
        <translation>%1 iş parçacıklı bir blok %2 için çok büyük.</translation>
    </message>
    <message>
        <source>This kernel needs more of the device for each thread, so %1 is its limit here.</source>
        <translation>Bu çekirdek işlevi her iş parçacığı için aygıttan daha çok şey ister; bu yüzden buradaki sınırı %1.</translation>
    </message>
    <message>
        <source>%1 runs in blocks of %2 threads only.</source>
        <translation>%1 yalnız %2 iş parçacıklı bloklarla çalışır.</translation>
    </message>
    <message>
        <source>Its source says so with reqd_work_group_size, and you chose %1.</source>
        <translation>Kaynağı bunu reqd_work_group_size ile söylüyor; siz %1 seçtiniz.</translation>
    </message>
    <message>
        <source>Choose the block it asks for.</source>
        <translation>İstediği bloğu seçin.</translation>
    </message>
    <message>
        <source>A grid of 0 blocks does nothing.</source>
        <translation>0 bloklu bir ızgara hiçbir şey yapmaz.</translation>
    </message>
    <message>
        <source>Your elements need at least one block.</source>
        <translation>Elemanlarınız için en az bir blok gerekir.</translation>
    </message>
    <message>
        <source>Choose a larger grid, or let Roundtrip choose it.</source>
        <translation>Daha büyük bir ızgara seçin ya da seçimi Roundtrip’e bırakın.</translation>
    </message>
    <message>
        <source>%1 blocks are too many.</source>
        <translation>%1 blok çok fazla.</translation>
    </message>
    <message>
        <source>With this block size, %1 blocks are the most that a kernel can count with 32 bits.</source>
        <translation>Bu blok boyutuyla bir çekirdek işlevinin 32 bitle sayabileceği en çok blok %1.</translation>
    </message>
    <message>
        <source>Choose a smaller grid or a smaller block.</source>
        <translation>Daha küçük bir ızgara ya da blok seçin.</translation>
    </message>
    <message>
        <source>The array %1 is too large: %2.</source>
        <translation>%1 dizisi çok büyük: %2.</translation>
    </message>
    <message>
        <source>One buffer of this device holds %1 at most.</source>
        <translation>Bu aygıtta bir arabellek en çok %1 tutar.</translation>
    </message>
    <message>
        <source>Choose a smaller n.</source>
        <translation>Daha küçük bir n seçin.</translation>
    </message>
    <message>
        <source>Together the buffers need %1: too much.</source>
        <translation>Arabellekler toplamda %1 istiyor: çok fazla.</translation>
    </message>
    <message>
        <source>This device may use %1, so that your computer stays usable.</source>
        <translation>Bilgisayarınız kullanılabilir kalsın diye bu aygıt %1 kullanabilir.</translation>
    </message>
    <message>
        <source>%1 elements are too many for %2.</source>
        <translation>%1 eleman %2 için çok fazla.</translation>
    </message>
    <message>
        <source>%1 is the most that it can count, or do while you wait.</source>
        <translation>Sayabileceği ya da siz beklerken yapabileceği en çok %1.</translation>
    </message>
    <message>
        <source>This device does not compute with double.</source>
        <translation>Bu aygıt double ile hesap yapmaz.</translation>
    </message>
    <message>
        <source>Double precision is optional in OpenCL, and its driver does not offer it.</source>
        <translation>Çift duyarlık OpenCL’de isteğe bağlıdır ve bu sürücü onu sunmuyor.</translation>
    </message>
    <message>
        <source>Choose float, or another device.</source>
        <translation>float ya da başka bir aygıt seçin.</translation>
    </message>
    <message>
        <source>A chain needs at least one kernel.</source>
        <translation>Bir zincire en az bir çekirdek işlevi gerekir.</translation>
    </message>
    <message>
        <source>With none, there would be nothing to measure.</source>
        <translation>Hiç olmazsa ölçülecek bir şey olmazdı.</translation>
    </message>
    <message>
        <source>Choose 1 or more.</source>
        <translation>1 ya da daha fazlasını seçin.</translation>
    </message>
    <message>
        <source>The data needs at least one piece.</source>
        <translation>Veri için en az bir parça gerekir.</translation>
    </message>
    <message>
        <source>With none, nothing would be moved.</source>
        <translation>Hiç olmazsa hiçbir şey taşınmazdı.</translation>
    </message>
    <message>
        <source>A run needs at least one repetition.</source>
        <translation>Bir çalıştırmaya en az bir yineleme gerekir.</translation>
    </message>
    <message>
        <source>A median is made of repetitions.</source>
        <translation>Ortanca, yinelemelerden elde edilir.</translation>
    </message>
    <message>
        <source>Choose 1 or more; 7 is a good start.</source>
        <translation>1 ya da daha fazlasını seçin; 7 iyi bir başlangıçtır.</translation>
    </message>
    <message>
        <source>A chain of %1 kernels is too long.</source>
        <translation>%1 çekirdek işlevlik bir zincir çok uzun.</translation>
    </message>
    <message>
        <source>%1 is the most, so that a run ends while you watch.</source>
        <translation>En çok %1; böylece çalıştırma siz bakarken biter.</translation>
    </message>
    <message>
        <source>Choose a shorter chain.</source>
        <translation>Daha kısa bir zincir seçin.</translation>
    </message>
    <message>
        <source>%1 pieces are too many.</source>
        <translation>%1 parça çok fazla.</translation>
    </message>
    <message>
        <source>%1 is the most: each piece costs time of its own, and needs an element.</source>
        <translation>En çok %1: her parçanın kendi bedeli vardır ve bir eleman ister.</translation>
    </message>
    <message>
        <source>Choose fewer pieces.</source>
        <translation>Daha az parça seçin.</translation>
    </message>
    <message>
        <source>%1 repetitions are too many.</source>
        <translation>%1 yineleme çok fazla.</translation>
    </message>
    <message>
        <source>Choose fewer repetitions.</source>
        <translation>Daha az yineleme seçin.</translation>
    </message>
    <message>
        <source>There is no kernel called %1.</source>
        <translation>%1 adında bir çekirdek işlevi yok.</translation>
    </message>
    <message>
        <source>The name is not in Roundtrip&apos;s list.</source>
        <translation>Bu ad Roundtrip’in listesinde yok.</translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation>Listeden birini seçin.</translation>
    </message>
    <message>
        <source>%1 cannot be chained.</source>
        <translation>%1 zincirlenemez.</translation>
    </message>
    <message>
        <source>Its result does not have the form of its input, so a second one has nothing to work on.</source>
        <translation>Sonucu girdisinin biçiminde değil; bu yüzden ikincisinin üzerinde çalışacağı bir şey yok.</translation>
    </message>
    <message>
        <source>Choose a chain of 1, or another kernel.</source>
        <translation>1’lik bir zincir ya da başka bir çekirdek işlevi seçin.</translation>
    </message>
    <message>
        <source>%1 cannot be run this way.</source>
        <translation>%1 bu yolla çalıştırılamaz.</translation>
    </message>
    <message>
        <source>This way of moving data needs a kernel whose elements stand each for itself.</source>
        <translation>Veriyi bu yolla taşımak, elemanları birbirinden bağımsız bir çekirdek işlevi ister.</translation>
    </message>
    <message>
        <source>Choose the round trip, or another kernel.</source>
        <translation>Gidiş dönüşü ya da başka bir çekirdek işlevini seçin.</translation>
    </message>
    <message>
        <source>This run cannot be put together.</source>
        <translation>Bu çalıştırma bir araya getirilemiyor.</translation>
    </message>
    <message>
        <source>Its plan contradicts itself. That is a mistake in Roundtrip, not yours.</source>
        <translation>Planı kendisiyle çelişiyor. Bu sizin değil, Roundtrip’in hatası.</translation>
    </message>
    <message>
        <source>Choose other values, and please report what you had chosen.</source>
        <translation>Başka değerler seçin ve lütfen ne seçtiğinizi bildirin.</translation>
    </message>
    <message>
        <source>Block of %1</source>
        <translation>%1’lik blok</translation>
    </message>
    <message>
        <source>Grid of %1</source>
        <translation>%1’lik ızgara</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Chain of %1</source>
        <translation>%1’lik zincir</translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation>Parça: %1</translation>
    </message>
    <message>
        <source>Repetitions: %1</source>
        <translation>Yineleme: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Kullan: %1</translation>
    </message>
    <message>
        <source>Automatic grid</source>
        <translation>Otomatik ızgara</translation>
    </message>
</context>
<context>
    <name>roundtrip::Profile</name>
    <message>
        <source>It was set aside as %1.</source>
        <translation>%1 adıyla kenara kondu.</translation>
    </message>
    <message>
        <source>It is still at %1.</source>
        <translation>Hâlâ şurada: %1.</translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so the ones before them are used. </source>
        <translation>Kayıtlı ayarlarınız okunamadı; bu yüzden öncekiler kullanılıyor. </translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so this is a fresh start. </source>
        <translation>Kayıtlı ayarlarınız okunamadı; bu yüzden yeni bir başlangıç yapılıyor. </translation>
    </message>
    <message>
        <source>Your progress cannot be saved in %1: %2. Everything else works.</source>
        <translation>İlerlemeniz %1 içine kaydedilemiyor: %2. Geri kalan her şey çalışıyor.</translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so an older state of it is used. </source>
        <translation>İlerlemeniz daha yeni bir Roundtrip ile kaydedilmiş; bu yüzden onun daha eski bir durumu kullanılıyor. </translation>
    </message>
    <message>
        <source>Your progress was saved by a newer Roundtrip, so this is a fresh start. </source>
        <translation>İlerlemeniz daha yeni bir Roundtrip ile kaydedilmiş; bu yüzden baştan başlanıyor. </translation>
    </message>
    <message>
        <source>You have no home folder, so your progress cannot be saved. Start with: roundtrip --profile FOLDER</source>
        <translation>Ev klasörünüz yok; bu yüzden ilerlemeniz kaydedilemez. Şöyle başlatın: roundtrip --profile KLASÖR</translation>
    </message>
    <message>
        <source>another Roundtrip is writing there and does not end</source>
        <translation>başka bir Roundtrip oraya yazıyor ve bitmiyor</translation>
    </message>
    <message>
        <source>a file that cannot be read is in the way</source>
        <translation>okunamayan bir dosya engel oluyor</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 okunamıyor.</translation>
    </message>
    <message>
        <source>%1 was written by a newer Roundtrip. Install that version here, then try again.</source>
        <translation>%1 daha yeni bir Roundtrip ile yazılmış. O sürümü buraya kurun, sonra yeniden deneyin.</translation>
    </message>
    <message>
        <source>%1 holds no progress. Choose a file that was saved with “Save my progress as a file”.</source>
        <translation>%1 içinde ilerleme yok. “İlerlememi dosya olarak kaydet” ile kaydedilmiş bir dosya seçin.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ProgressMenu</name>
    <message>
        <source>Export my results…</source>
        <translation>Sonuçlarımı dışa aktar…</translation>
    </message>
    <message>
        <source>Save my progress as a file…</source>
        <translation>İlerlememi dosya olarak kaydet…</translation>
    </message>
    <message>
        <source>Bring progress from a file…</source>
        <translation>İlerlemeyi dosyadan getir…</translation>
    </message>
    <message>
        <source>Begin lesson %1 again</source>
        <translation>Ders %1: yeniden başla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Export my results</source>
        <translation>Sonuçlarımı dışa aktar</translation>
    </message>
    <message>
        <source>Your name, for whoever reads the file. It may stay empty.</source>
        <translation>Dosyayı okuyacak kişi için adınız. Boş kalabilir.</translation>
    </message>
    <message>
        <source>Bring progress from a file</source>
        <translation>İlerlemeyi dosyadan getir</translation>
    </message>
    <message>
        <source>Progress (*.json)</source>
        <translation>İlerleme (*.json)</translation>
    </message>
    <message>
        <source>The progress in %1 is here now, together with yours.</source>
        <translation>%1 içindeki ilerleme, sizinkiyle birlikte artık burada.</translation>
    </message>
</context>
<context>
    <name>roundtrip::QuestionCard</name>
    <message>
        <source>Look again at these:

- %1</source>
        <translation>Bunlara bir daha bakın:

- %1</translation>
    </message>
    <message>
        <source>The first %1 of %2 lines stand where they belong.</source>
        <translation>%2 satırdan ilk %1 tanesi yerinde.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Denetle</translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation>✓ Doğru.</translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation>✗ Tam değil.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Race</name>
    <message>
        <source>From start to end the device won: the best loop took %1 times as long.</source>
        <translation>Baştan sona aygıt kazandı: en iyi döngü onun %1 katı sürdü.</translation>
    </message>
    <message>
        <source>From start to end the CPU’s own loop won: with its copies the device took %1 times as long.</source>
        <translation>Baştan sona CPU’nun kendi döngüsü kazandı: aygıt, kopyalarıyla birlikte onun %1 katı sürdü.</translation>
    </message>
    <message>
        <source>From start to end it was a draw: less than a twentieth lies between them.</source>
        <translation>Baştan sona berabere: aralarındaki fark yirmide birden az.</translation>
    </message>
    <message>
        <source>CPU loop, 1 thread</source>
        <translation>CPU döngüsü, 1 iş parçacığı</translation>
    </message>
    <message>
        <source>CPU loop, all threads</source>
        <translation>CPU döngüsü, tüm iş parçacıkları</translation>
    </message>
    <message>
        <source>kernel alone</source>
        <translation>yalnız çekirdek işlevi</translation>
    </message>
    <message>
        <source>kernel with its copies</source>
        <translation>kopyalarıyla çekirdek işlevi</translation>
    </message>
    <message>
        <source>The kernel alone would have won.</source>
        <translation>Yalnız çekirdek işlevi sayılsaydı o kazanırdı.</translation>
    </message>
    <message>
        <source>The device’s answer is wrong, so nobody has won.</source>
        <translation>Aygıtın yanıtı yanlış, demek ki kazanan yok.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ReadEarly</name>
    <message>
        <source>The host looked while the queue was held, and still no element was old. This driver does not wait when it is told to.</source>
        <translation>Ana bilgisayar, kuyruk tutulurken baktı ve yine de hiçbir eleman eski değildi. Bu sürücü, söylendiğinde beklemiyor.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: all %1 elements were old.</source>
        <translation>Ana bilgisayar kuyruk çalışmadan baktı: %1 elemanın hepsi eskiydi.</translation>
    </message>
    <message>
        <source>The host looked before the queue had run: %1 of %2 elements were old.</source>
        <translation>Ana bilgisayar kuyruk çalışmadan baktı: %2 elemandan %1 tanesi eskiydi.</translation>
    </message>
    <message>
        <source>After finish none was.</source>
        <translation>finish sonrasında eski olan kalmadı.</translation>
    </message>
    <message>
        <source>After finish %1 were still wrong.</source>
        <translation>finish sonrasında %1 tanesi hâlâ yanlıştı.</translation>
    </message>
    <message>
        <source>element</source>
        <translation>eleman</translation>
    </message>
    <message>
        <source>read too early</source>
        <translation>çok erken okunan</translation>
    </message>
    <message>
        <source>read after finish</source>
        <translation>finish sonrası okunan</translation>
    </message>
    <message>
        <source>should be</source>
        <translation>olması gereken</translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>Set it up</source>
        <translation>Ayarla</translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation>▶ Çalıştır</translation>
    </message>
    <message>
        <source>▶ Sweep n</source>
        <translation>▶ n’yi tara</translation>
    </message>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation>▶ Blok boyutlarını tara</translation>
    </message>
    <message>
        <source>▶ Record the order</source>
        <translation>▶ Sırayı kaydet</translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation>▶ Denetimi çalıştır</translation>
    </message>
    <message>
        <source>This step is not translated yet, so it is in English.</source>
        <translation>Bu adım henüz çevrilmedi; bu yüzden İngilizce.</translation>
    </message>
    <message>
        <source>The English text of this step has changed since it was translated.</source>
        <translation>Bu adımın İngilizce metni, çevrildikten sonra değişti.</translation>
    </message>
    <message>
        <source>← Back</source>
        <translation>← Geri</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>İleri →</translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation>Ders metni</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>STEP %1 OF %2</source>
        <translation>ADIM %1 / %2</translation>
    </message>
    <message>
        <source>▶ Sweep the pieces</source>
        <translation>▶ Yükleme parçalarını tara</translation>
    </message>
    <message>
        <source>▶ Sweep the chunks</source>
        <translation>▶ Parça sayısını tara</translation>
    </message>
    <message>
        <source>▶ Race</source>
        <translation>▶ Yarıştır</translation>
    </message>
    <message>
        <source>TO REMEMBER</source>
        <translation>AKLINIZDA KALSIN</translation>
    </message>
    <message>
        <source>GO FURTHER · %1 OF %2</source>
        <translation>DAHA İLERİ · %1 / %2</translation>
    </message>
    <message>
        <source>▶ Measure the limits</source>
        <translation>▶ Sınırları ölç</translation>
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
        <translation>ortanca</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>çeyrekler</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bayt</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>hız</translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation>süre bilinmiyor</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>tümü</translation>
    </message>
    <message>
        <source>Of the time, moving data took %1 %, computing %2 %, both at once %3 %, waiting %4 %.</source>
        <translation>Sürenin %%1 kadarı veri taşımaya, %%2 kadarı hesaba, %%3 kadarı ikisine birden, %%4 kadarı beklemeye gitti.</translation>
    </message>
    <message>
        <source>Nothing was launched: there are no elements.</source>
        <translation>Hiçbir şey başlatılmadı: eleman yok.</translation>
    </message>
    <message>
        <source>Repetitions: %1. </source>
        <translation>Yineleme: %1. </translation>
    </message>
    <message>
        <source>The first run, which is not counted, took %1.</source>
        <translation>Sayılmayan ilk çalıştırma %1 sürdü.</translation>
    </message>
    <message>
        <source>The device gives no times; these are the host&apos;s.</source>
        <translation>Aygıt süre vermiyor; bunlar ana bilgisayarın süreleri.</translation>
    </message>
    <message>
        <source>Printed by the kernel (%1 in all):</source>
        <translation>Çekirdek işlevinin yazdırdığı (toplam %1):</translation>
    </message>
    <message>
        <source>%1, %2 of them usable</source>
        <translation>%1, %2 tanesi kullanılabilir</translation>
    </message>
    <message>
        <source>id</source>
        <translation>kimlik</translation>
    </message>
    <message>
        <source>driver</source>
        <translation>sürücü</translation>
    </message>
    <message>
        <source>compute units</source>
        <translation>hesaplama birimleri</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>bellek</translation>
    </message>
    <message>
        <source>for one run</source>
        <translation>bir çalıştırma için</translation>
    </message>
    <message>
        <source>largest block</source>
        <translation>en büyük blok</translation>
    </message>
    <message>
        <source>preferred multiple</source>
        <translation>yeğlenen kat</translation>
    </message>
    <message>
        <source>double precision</source>
        <translation>çift duyarlık</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>no</source>
        <translation>hayır</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>kopyalar</translation>
    </message>
    <message>
        <source>stay in the host&apos;s own memory</source>
        <translation>ana bilgisayarın kendi belleğinde kalır</translation>
    </message>
    <message>
        <source>Shortest at %1.</source>
        <translation>En kısası %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::ResultCommands</name>
    <message>
        <source>You have no home folder. Name the folder of your progress with --profile.</source>
        <translation>Ev klasörünüz yok. İlerlemenizin klasörünü --profile ile belirtin.</translation>
    </message>
    <message>
        <source>There is no progress in %1 yet. Open the window and begin a lesson, or name the folder with --profile.</source>
        <translation>%1 içinde henüz ilerleme yok. Pencereyi açıp bir derse başlayın ya da klasörü --profile ile belirtin.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Roofline</name>
    <message>
        <source>The roofline of this device</source>
        <translation>Bu aygıtın çatı modeli</translation>
    </message>
    <message>
        <source>operations for each byte read or written</source>
        <translation>okunan veya yazılan bayt başına işlem</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>işlem</translation>
    </message>
    <message>
        <source>log–log, both limits measured here, median of %1</source>
        <translation>log–log, iki sınır da burada ölçülmüş, %1 tekrarın ortancası</translation>
    </message>
    <message>
        <source>limits</source>
        <translation>sınırlar</translation>
    </message>
    <message>
        <source>one chain</source>
        <translation>tek zincir</translation>
    </message>
    <message>
        <source>Below %1 operations a byte the memory is the limit (%2), above it the arithmetic (%3).</source>
        <translation>Bayt başına %1 işlemin altında sınır bellektir (%2), üstünde ise aritmetik (%3).</translation>
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
        <translation>tek zincir: %1, çünkü her adım bir öncekini bekler</translation>
    </message>
    <message>
        <source>Of what the limits allow: %1.</source>
        <translation>Sınırların izin verdiğine göre: %1.</translation>
    </message>
</context>
<context>
    <name>roundtrip::RunsDialog</name>
    <message>
        <source>Show beside</source>
        <translation>Yanında göster</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Yeniden adlandır…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Önceki çalıştırmalar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Yeniden adlandır</translation>
    </message>
    <message>
        <source>Name of this run</source>
        <translation>Bu çalıştırmanın adı</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Serbest bırak</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Sabitle</translation>
    </message>
    <message>
        <source>A pinned run stays however many follow</source>
        <translation>Sabitlenmiş bir çalıştırma, ardından kaç tane gelirse gelsin kalır</translation>
    </message>
    <message>
        <source>There are no earlier runs yet. Press Run: every run that you ask for is kept here.</source>
        <translation>Henüz önceki çalıştırma yok. Çalıştır’a basın: istediğiniz her çalıştırma burada saklanır.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sheet</name>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Henüz çizilecek bir şey yok.</translation>
    </message>
    <message>
        <source>No run has given any times.</source>
        <translation>Hiçbir çalıştırma süre vermedi.</translation>
    </message>
    <message>
        <source>Run the experiment, then export.</source>
        <translation>Deneyi çalıştırın, sonra dışa aktarın.</translation>
    </message>
    <message>
        <source>Steps without a time from the driver, not drawn: %1</source>
        <translation>Sürücünün süre vermediği, çizilmeyen adım: %1</translation>
    </message>
    <message>
        <source>the repetition whose total is the median one</source>
        <translation>toplamı ortanca olan yineleme</translation>
    </message>
    <message>
        <source>%1: modelled, not measured</source>
        <translation>%1: modellenmiş, ölçülmemiş</translation>
    </message>
</context>
<context>
    <name>roundtrip::Spoken</name>
    <message>
        <source>%1: measured.</source>
        <translation>%1: ölçüldü.</translation>
    </message>
    <message>
        <source>%1: shortest at %2, %3.</source>
        <translation>%1: en kısası %2 iken, %3.</translation>
    </message>
    <message>
        <source>The run is finished; nothing was launched.</source>
        <translation>Çalıştırma bitti; hiçbir şey başlatılmadı.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>ikisi birden</translation>
    </message>
    <message>
        <source>%1: %2 of the time moved data</source>
        <translation>%1: sürenin %2 kadarı veri taşımaya gitti</translation>
    </message>
</context>
<context>
    <name>roundtrip::SpotCard</name>
    <message>
        <source>Explain it</source>
        <translation>Açıkla</translation>
    </message>
    <message>
        <source>Step through</source>
        <translation>Adım adım izle</translation>
    </message>
    <message>
        <source>Line before</source>
        <translation>Önceki satır</translation>
    </message>
    <message>
        <source>Next line</source>
        <translation>Sonraki satır</translation>
    </message>
    <message>
        <source>The first wrong element</source>
        <translation>İlk yanlış eleman</translation>
    </message>
    <message>
        <source>Thread to follow</source>
        <translation>İzlenecek iş parçacığı</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>İş parçacığı</translation>
    </message>
    <message>
        <source>Step through is not available here: only n = %1 went wrong, and simulating that takes too long.</source>
        <translation>Adım adım izleme burada kullanılamıyor: yalnızca n = %1 yanlış çıktı ve onu benzetmek çok uzun sürer.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind is not installed (sudo apt install oclgrind).</source>
        <translation>Adım adım izleme kullanılamıyor: Oclgrind kurulu değil (sudo apt install oclgrind).</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blok</translation>
    </message>
    <message>
        <source>In the block</source>
        <translation>Blok içinde</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>Eleman</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Değeri</translation>
    </message>
    <message>
        <source>It should be</source>
        <translation>Olması gereken</translation>
    </message>
    <message>
        <source>Oclgrind walks …</source>
        <translation>Oclgrind ilerliyor …</translation>
    </message>
    <message>
        <source>Step through is not available: the simulator takes no text that may read other files.</source>
        <translation>Adım adım izleme kullanılamıyor: benzetici, başka dosyaları okuyabilecek bir metni kabul etmez.</translation>
    </message>
    <message>
        <source>Step through is not available: Oclgrind came to no end with this kernel.</source>
        <translation>Adım adım izleme kullanılamıyor: Oclgrind bu çekirdek işleviyle bir sona varmadı.</translation>
    </message>
    <message>
        <source>Step %1 of %2: line %3 comes next.</source>
        <translation>Adım %1 / %2: sıradaki satır %3.</translation>
    </message>
    <message>
        <source>Then the thread has finished.</source>
        <translation>Sonra iş parçacığı biter.</translation>
    </message>
    <message>
        <source>There it waits at a barrier, and the walk ends.</source>
        <translation>Orada bir bariyerde bekler ve izleme biter.</translation>
    </message>
    <message>
        <source>The walk ends here: it is long enough.</source>
        <translation>İzleme burada biter: yeterince uzun.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Status</name>
    <message>
        <source>last run #%1, live, repetitions: %2, median %3</source>
        <translation>son çalıştırma #%1, canlı, yineleme: %2, ortanca %3</translation>
    </message>
    <message>
        <source>The driver builds the kernel</source>
        <translation>Sürücü çekirdek işlevini derliyor</translation>
    </message>
    <message>
        <source>Making the buffers</source>
        <translation>Arabellekler hazırlanıyor</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>Isınıyor</translation>
    </message>
    <message>
        <source>Comparing with the CPU</source>
        <translation>CPU ile karşılaştırılıyor</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Ölçülüyor</translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · Esc stops</source>
        <translation>%1 · %2 / %3 · Esc durdurur</translation>
    </message>
    <message>
        <source>%1 · repetition %2 of %3 · Esc stops</source>
        <translation>%1 · yineleme %2 / %3 · Esc durdurur</translation>
    </message>
    <message>
        <source>%1 · Esc stops</source>
        <translation>%1 · Esc durdurur</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Hazır</translation>
    </message>
    <message>
        <source>No device yet</source>
        <translation>Henüz aygıt yok</translation>
    </message>
    <message>
        <source>last run #%1, repetitions: %2, median %3</source>
        <translation>son çalıştırma #%1, yineleme: %2, ortanca %3</translation>
    </message>
    <message>
        <source>every number here was measured on this device unless it is marked “modelled”</source>
        <translation>buradaki her sayı, “modellenmiş” diye işaretlenmedikçe bu aygıtta ölçüldü</translation>
    </message>
</context>
<context>
    <name>roundtrip::SummaryBar</name>
    <message>
        <source>How the time divides</source>
        <translation>Süre nasıl bölünüyor</translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <translation>%1: %2, %4 içinde %3</translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>none up to n = %1</source>
        <translation>n = %1 değerine dek yok</translation>
    </message>
    <message>
        <source>ahead from n = %1 on</source>
        <translation>n = %1 değerinden itibaren önde</translation>
    </message>
    <message>
        <source>%1 at n ≈ %2</source>
        <translation>%1, n ≈ %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Break-even, %1: %2</source>
        <translation>Başa baş noktası, %1: %2</translation>
    </message>
    <message>
        <source>Time against problem size</source>
        <translation>Problem boyutuna göre süre</translation>
    </message>
    <message>
        <source>log–log, median of %1, whiskers = quartiles</source>
        <translation>log–log, %1 ölçümün ortancası, çubuklar = çeyrekler</translation>
    </message>
    <message>
        <source>elements n</source>
        <translation>eleman n</translation>
    </message>
    <message>
        <source>time</source>
        <translation>süre</translation>
    </message>
    <message>
        <source>CPU, 1 thread</source>
        <translation>CPU, 1 iş parçacığı</translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <translation>CPU, tüm iş parçacıkları</translation>
    </message>
    <message>
        <source>device kernel</source>
        <translation>aygıtta çekirdek işlevi</translation>
    </message>
    <message>
        <source>device with transfers</source>
        <translation>aktarımlarla aygıt</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Blok boyutuna göre işlev süresi</translation>
    </message>
    <message>
        <source>n = %1, median of %2, shorter is better</source>
        <translation>n = %1, %2 ölçümün ortancası, kısa olan iyidir</translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation>bir bloktaki iş parçacıkları</translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation>işlev süresi</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>Parçalar hâlinde tek yükleme</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>parça</translation>
    </message>
    <message>
        <source>%1 in all, log–log, no kernel runs</source>
        <translation>toplam %1, log–log, çekirdek işlevi çalışmaz</translation>
    </message>
    <message>
        <source>upload</source>
        <translation>yükleme</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>uydurulan</translation>
    </message>
    <message>
        <source>Fixed cost, fitted: %1 for each piece. The bytes alone: %2.</source>
        <translation>Uydurulan sabit maliyet: parça başına %1. Yalnız baytlar: %2.</translation>
    </message>
    <message>
        <source>More pieces did not take more time here, so there is no fixed cost to fit.</source>
        <translation>Burada daha çok parça daha çok süre almadı; bu yüzden uydurulacak bir sabit maliyet yok.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Parça sayısına göre toplam süre</translation>
    </message>
    <message>
        <source>chunks</source>
        <translation>parça</translation>
    </message>
    <message>
        <source>whole time</source>
        <translation>toplam süre</translation>
    </message>
    <message>
        <source>%1 in each array, shorter is better</source>
        <translation>her dizide %1, kısa olan daha iyi</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>gidiş dönüş</translation>
    </message>
    <message>
        <source>Not every answer was right, so no best one is named.</source>
        <translation>Her yanıt doğru değildi; bu yüzden en iyisi belirtilmiyor.</translation>
    </message>
    <message>
        <source>Best: 1 chunk. Here every cut cost more than it saved.</source>
        <translation>En iyi: 1 parça. Burada her bölme, kazandırdığından pahalıya geldi.</translation>
    </message>
    <message>
        <source>Best: %1 chunks, %2 of the time of 1 chunk.</source>
        <translation>En iyi: %1 parça; 1 parçanın süresine oranı %2.</translation>
    </message>
    <message>
        <source>at n ≈ %1</source>
        <translation>n ≈ %1 iken</translation>
    </message>
    <message>
        <source>The answer is wrong at n = %1.</source>
        <translation>n = %1 iken yanıt yanlış.</translation>
    </message>
    <message>
        <source>The answer is wrong with a block of %1.</source>
        <translation>Blok boyutu %1 iken yanıt yanlış.</translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Time against problem size</source>
        <translation>Problem boyutuna göre süre</translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation>Blok boyutuna göre işlev süresi</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Grafiği aktar…</translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation>n’yi tara</translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation>Blok boyutlarını tara</translation>
    </message>
    <message>
        <source>Sweep n to race the device against this computer’s own loop.</source>
        <translation>Aygıtı bu bilgisayarın kendi döngüsüyle yarıştırmak için n’yi tarayın.</translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation>Bu aygıta hangisinin uyduğunu görmek için blok boyutlarını tarayın.</translation>
    </message>
    <message>
        <source>■ Stop · %1 of %2</source>
        <translation>■ Durdur · %1 / %2</translation>
    </message>
    <message>
        <source>One upload in pieces</source>
        <translation>Parçalar hâlinde tek yükleme</translation>
    </message>
    <message>
        <source>Sweep the pieces</source>
        <translation>Parça sayısını tara</translation>
    </message>
    <message>
        <source>Sweep the pieces to see what each copy costs before a byte has moved.</source>
        <translation>Daha bir bayt bile taşınmadan her kopyanın neye mal olduğunu görmek için parça sayısını tarayın.</translation>
    </message>
    <message>
        <source>Whole time by number of chunks</source>
        <translation>Parça sayısına göre toplam süre</translation>
    </message>
    <message>
        <source>Sweep the chunks</source>
        <translation>Parça sayısını tara</translation>
    </message>
    <message>
        <source>Sweep the chunks to see how many are best here.</source>
        <translation>Burada kaç parçanın en iyi olduğunu görmek için parça sayısını tarayın.</translation>
    </message>
    <message>
        <source>The roofline of this device</source>
        <translation>Bu aygıtın çatı modeli</translation>
    </message>
    <message>
        <source>Measure the limits</source>
        <translation>Sınırları ölç</translation>
    </message>
    <message>
        <source>Measure this device’s two limits, and see how near to them kernels come.</source>
        <translation>Bu aygıtın iki sınırını ölçün ve çekirdeklerin onlara ne kadar yaklaştığını görün.</translation>
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
        <translation>Çalıştırmanın adımları</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>The first %1 of %2 steps.</source>
        <translation>%2 adımın ilk %1 tanesi.</translation>
    </message>
    <message>
        <source>How the time divides</source>
        <translation>Süre nasıl bölünüyor</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Pay</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Çubuk</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
</context>
<context>
    <name>roundtrip::Takeaway</name>
    <message>
        <source>Copy picture</source>
        <translation>Resmi kopyala</translation>
    </message>
</context>
<context>
    <name>roundtrip::TaskCard</name>
    <message>
        <source>sets the controls for you</source>
        <translation>denetimleri sizin için ayarlar</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sizde</translation>
    </message>
</context>
<context>
    <name>roundtrip::Terms</name>
    <message>
        <source>Lesson words</source>
        <translation>Dersteki terimler</translation>
    </message>
    <message>
        <source>%1: shown for reading, not run.</source>
        <translation>%1: okumak için gösterilir, çalıştırılmaz.</translation>
    </message>
    <message>
        <source>OpenCL: there is no %1 code for this.</source>
        <translation>OpenCL: bunun %1 kodu yok.</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineCanvas</name>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>%1 steps in this pixel: zoom in to see them</source>
        <translation>Bu pikselde %1 adım var: görmek için yakınlaştırın</translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Başa (Home)</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Bir geri</translation>
    </message>
    <message>
        <source>To the event before (Left)</source>
        <translation>Önceki olaya (Sol)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Oynatım</translation>
    </message>
    <message>
        <source>Replay or pause (Space)</source>
        <translation>Oynat ya da duraklat (Boşluk)</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Bir ileri</translation>
    </message>
    <message>
        <source>To the next event (Right)</source>
        <translation>Sonraki olaya (Sağ)</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tümünü göster</translation>
    </message>
    <message>
        <source>Show the whole run (F)</source>
        <translation>Çalıştırmanın tümünü göster (F)</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Oynatım hızı</translation>
    </message>
    <message>
        <source>Speed of the replay: 1/1000 × shows a microsecond in a millisecond</source>
        <translation>Oynatım hızı: 1/1000 ×, bir mikrosaniyeyi bir milisaniyede gösterir</translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation>Zaman çizelgesini dışa aktar</translation>
    </message>
    <message>
        <source>This run has no times to show.</source>
        <translation>Bu çalıştırmanın gösterilecek süresi yok.</translation>
    </message>
    <message>
        <source>host clock, because the device gives no times · run #%1</source>
        <translation>ana bilgisayar saati, çünkü aygıt süre vermiyor · çalıştırma #%1</translation>
    </message>
    <message>
        <source>device clock, run #%1</source>
        <translation>aygıt saati, çalıştırma #%1</translation>
    </message>
    <message>
        <source>Press Run: here you see what the device did, and when.</source>
        <translation>Çalıştır’a basın: aygıtın neyi ne zaman yaptığını burada görürsünüz.</translation>
    </message>
    <message>
        <source>%1: begins at %2, takes %3 %4</source>
        <translation>%1: başlangıç %2, süre %3 %4</translation>
    </message>
    <message>
        <source>and more, %1 steps in all</source>
        <translation>ve devamı, toplam %1 adım</translation>
    </message>
    <message>
        <source>pause</source>
        <translation>duraklat</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>oynat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>gap: %1 (Esc removes it)</source>
        <translation>aralık: %1 (Esc kaldırır)</translation>
    </message>
    <message>
        <source>Show queueing</source>
        <translation>Kuyruğa girişi göster</translation>
    </message>
    <message>
        <source>A line to each step from the moment it was queued (Q)</source>
        <translation>Kuyruğa konduğu andan (Q) her adıma bir çizgi</translation>
    </message>
</context>
<context>
    <name>roundtrip::TopBar</name>
    <message>
        <source>Dark theme</source>
        <translation>Koyu tema</translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation>Dışa aktar ▾</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Açık tema</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Hareketi azalt</translation>
    </message>
    <message>
        <source>Whose words and code the lessons use</source>
        <translation>Derslerde kimin terimleri ve kodu kullanılsın</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Koç</translation>
    </message>
    <message>
        <source>Language, motion, coach: %1</source>
        <translation>Dil, hareket, koç: %1</translation>
    </message>
    <message>
        <source>Terms: %1</source>
        <translation>Terimler: %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Keys, devices and drivers, versions</source>
        <translation>Tuşlar, aygıtlar ve sürücüler, sürümler</translation>
    </message>
</context>
<context>
    <name>roundtrip::Tour</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 / %3</translation>
    </message>
    <message>
        <source>No lesson was found in %1.</source>
        <translation>%1 içinde ders bulunamadı.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>%1 klasörü oluşturulamıyor.</translation>
    </message>
</context>
<context>
    <name>roundtrip::Trial</name>
    <message>
        <source>Read too early</source>
        <translation>Çok erken okuma</translation>
    </message>
    <message>
        <source>Copied or mapped</source>
        <translation>Kopyalanmış ya da eşlenmiş</translation>
    </message>
    <message>
        <source>Memory gauge</source>
        <translation>Bellek göstergesi</translation>
    </message>
    <message>
        <source>A buffer of another context</source>
        <translation>Başka bir bağlamın arabelleği</translation>
    </message>
    <message>
        <source>Calls that wait, and calls that return</source>
        <translation>Bekleyen çağrılar ve hemen dönen çağrılar</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Yarış</translation>
    </message>
    <message>
        <source>A grid in two dimensions</source>
        <translation>İki boyutlu ızgara</translation>
    </message>
    <message>
        <source>The queue is held, and the host looks at out all the same. Run it to see what it finds.</source>
        <translation>Kuyruk tutuluyor ve ana bilgisayar yine de out dizisine bakıyor. Ne bulduğunu görmek için çalıştırın.</translation>
    </message>
    <message>
        <source>Run the same work with copies and with mapped memory.</source>
        <translation>Aynı işi kopyalarla ve eşlenmiş bellekle çalıştırın.</translation>
    </message>
    <message>
        <source>Run a loop that releases what it allocates, and one that forgets to.</source>
        <translation>Ayırdığını bırakan bir döngü ile bırakmayı unutan bir döngü çalıştırın.</translation>
    </message>
    <message>
        <source>Run the same trip with all buffers in one context, then with out in another.</source>
        <translation>Aynı yolculuğu önce bütün arabellekler tek bağlamdayken, sonra out başka bir bağlamdayken çalıştırın.</translation>
    </message>
    <message>
        <source>Run the same trip with calls that wait, then with calls that return at once.</source>
        <translation>Aynı yolculuğu önce bekleyen, sonra hemen dönen çağrılarla çalıştırın.</translation>
    </message>
    <message>
        <source>Run to let the CPU’s own loop race the device.</source>
        <translation>CPU’nun kendi döngüsünü aygıtla yarıştırmak için çalıştırın.</translation>
    </message>
    <message>
        <source>Record in which order the device runs the blocks, in three runs of their own.</source>
        <translation>Aygıtın blokları hangi sırayla çalıştırdığını üç ayrı çalıştırmada kaydedin.</translation>
    </message>
    <message>
        <source>Run to colour an image with three different guards.</source>
        <translation>Bir görüntüyü üç farklı sınır denetimiyle renklendirmek için çalıştırın.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>bekleme</translation>
    </message>
    <message>
        <source>Block order</source>
        <translation>Blok sırası</translation>
    </message>
</context>
<context>
    <name>roundtrip::TrialCard</name>
    <message>
        <source>Budget in MiB</source>
        <translation>MiB olarak bütçe</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Real time</source>
        <translation>Gerçek zaman</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Yavaşlatılmış</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Yeniden izle</translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation>■ Durdur</translation>
    </message>
    <message>
        <source>▶ Run</source>
        <translation>▶ Çalıştır</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Run %1</source>
        <translation>Çalıştırma %1</translation>
    </message>
    <message>
        <source>This run measured nothing to show.</source>
        <translation>Bu çalıştırma gösterilecek bir şey ölçmedi.</translation>
    </message>
    <message>
        <source>as fast as it was</source>
        <translation>gerçek hızında</translation>
    </message>
    <message>
        <source>slowed %1 times</source>
        <translation>%1 kat yavaşlatılmış</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>Resmi aktar…</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdict</name>
    <message>
        <source>With %1, element %2 is %3; it should be %4.</source>
        <translation>%1 ile eleman %2 değeri %3; %4 olmalıydı.</translation>
    </message>
    <message>
        <source>Cases: %1, from n = %2 to n = %3, each with other random inputs (seed %4).</source>
        <translation>Durum: %1, n = %2 ile n = %3 arasında, her biri başka rastgele girdilerle (tohum %4).</translation>
    </message>
    <message>
        <source>The kernel is right.</source>
        <translation>Çekirdek işlevi doğru.</translation>
    </message>
    <message>
        <source>%1 Nothing outside its buffers was read or written.</source>
        <translation>%1 Arabelleklerinin dışında hiçbir şey okunmadı, hiçbir yere yazılmadı.</translation>
    </message>
    <message>
        <source>%1 Nothing near its buffers was written; reads outside them cannot be seen on this device.</source>
        <translation>%1 Arabelleklerinin yakınında hiçbir yere yazılmadı; dışlarındaki okumalar bu aygıtta görülemez.</translation>
    </message>
    <message>
        <source>The kernel stores nothing.</source>
        <translation>Çekirdek işlevi hiçbir şey yazmıyor.</translation>
    </message>
    <message>
        <source>In every case the whole output is as it was before.</source>
        <translation>Her durumda çıktının tamamı önceki gibi kalıyor.</translation>
    </message>
    <message>
        <source>Let each thread store its result, for example: out[i] = …</source>
        <translation>Her iş parçacığı sonucunu yazsın, örneğin: out[i] = …</translation>
    </message>
    <message>
        <source>Every element gets the same value.</source>
        <translation>Her eleman aynı değeri alıyor.</translation>
    </message>
    <message>
        <source>Read the thread&apos;s own elements, at its index i, and work the result out from them.</source>
        <translation>İş parçacığının kendi elemanlarını, i indisindekileri okuyun ve sonucu onlardan hesaplayın.</translation>
    </message>
    <message>
        <source>The output is a copy of %1.</source>
        <translation>Çıktı, %1 dizisinin kopyası.</translation>
    </message>
    <message>
        <source>Work the result out from all that the task names, then store it.</source>
        <translation>Sonucu, görevde adı geçenlerin hepsinden hesaplayın, sonra yazın.</translation>
    </message>
    <message>
        <source>The kernel adds to what lay in the output before.</source>
        <translation>Çekirdek işlevi, çıktıda önceden bulunanın üzerine ekliyor.</translation>
    </message>
    <message>
        <source>Memory on the device begins with whatever was left in it; the check leaves random values there.</source>
        <translation>Aygıttaki bellek, içinde ne kaldıysa onunla başlar; denetim oraya rastgele değerler bırakır.</translation>
    </message>
    <message>
        <source>Store with =, not with +=, and read no element before it was stored.</source>
        <translation>+= ile değil, = ile yazın ve hiçbir elemanı yazılmadan önce okumayın.</translation>
    </message>
    <message>
        <source>The kernel stops at element %1, whatever n is.</source>
        <translation>n ne olursa olsun çekirdek işlevi eleman %1 konumunda duruyor.</translation>
    </message>
    <message>
        <source>With %1, everything from there on was left as it was.</source>
        <translation>%1 ile oradan sonraki her şey olduğu gibi kaldı.</translation>
    </message>
    <message>
        <source>Compare with n, which the launch hands over, instead of a number in the text.</source>
        <translation>Metindeki bir sayıyla değil, başlatmanın verdiği n ile karşılaştırın.</translation>
    </message>
    <message>
        <source>The index is too short: it holds %1 bits.</source>
        <translation>İndis çok kısa: %1 bit tutuyor.</translation>
    </message>
    <message>
        <source>It cannot reach element %1 and starts again from the beginning.</source>
        <translation>Eleman %1 konumuna ulaşamıyor ve yeniden baştan başlıyor.</translation>
    </message>
    <message>
        <source>Give the index the type size_t or uint.</source>
        <translation>İndise size_t ya da uint türünü verin.</translation>
    </message>
    <message>
        <source>The same case was right in one run and wrong in another.</source>
        <translation>Aynı durum bir çalıştırmada doğru, başka birinde yanlıştı.</translation>
    </message>
    <message>
        <source>That is a race: threads use one place in no promised order. %1</source>
        <translation>Bu bir yarış durumu: iş parçacıkları aynı yeri, sırası garanti olmadan kullanıyor. %1</translation>
    </message>
    <message>
        <source>Let each thread write to a place of its own, or put a barrier or an atomic operation between them.</source>
        <translation>Her iş parçacığı kendi yerine yazsın ya da aralarına bir bariyer veya atomik işlem koyun.</translation>
    </message>
    <message>
        <source>The answer is wrong: %1 of %2 elements.</source>
        <translation>Yanıt yanlış: %2 elemandan %1 tanesi.</translation>
    </message>
    <message>
        <source>Work that element out by hand: which thread has it, and what does it read?</source>
        <translation>O elemanı elle hesaplayın: hangi iş parçacığının ve o ne okuyor?</translation>
    </message>
    <message>
        <source>%1 of %2 elements were never stored.</source>
        <translation>%2 elemandan %1 tanesine hiç yazılmadı.</translation>
    </message>
    <message>
        <source>With %1, the first of them is element %2.</source>
        <translation>%1 ile bunların ilki eleman %2.</translation>
    </message>
    <message>
        <source>See that every element has a thread, and that every thread stores its result.</source>
        <translation>Her elemanın bir iş parçacığı olduğundan ve her iş parçacığının sonucunu yazdığından emin olun.</translation>
    </message>
    <message>
        <source>read %1[%2]</source>
        <translation>%1[%2] elemanını okudu</translation>
    </message>
    <message>
        <source>wrote %1[%2]</source>
        <translation>%1[%2] elemanına yazdı</translation>
    </message>
    <message>
        <source>it has no element</source>
        <translation>elemanı yok</translation>
    </message>
    <message>
        <source>valid are 0 … %1</source>
        <translation>geçerli olanlar 0 … %1</translation>
    </message>
    <message>
        <source>%1 %2; %3. That was with %4.</source>
        <translation>%1 %2; %3. Bu, %4 ile oldu.</translation>
    </message>
    <message>
        <source>Threads without an element write past the end.</source>
        <translation>Elemanı olmayan iş parçacıkları sonun ötesine yazıyor.</translation>
    </message>
    <message>
        <source>Put a guard before the line that stores: if (i &lt; n).</source>
        <translation>Yazan satırın önüne sınır denetimi koyun: if (i &lt; n).</translation>
    </message>
    <message>
        <source>The kernel goes one element too far.</source>
        <translation>Çekirdek işlevi bir eleman fazla gidiyor.</translation>
    </message>
    <message>
        <source>The last element is n − 1: write i &lt; n, not i &lt;= n.</source>
        <translation>Son eleman n − 1: i &lt;= n değil, i &lt; n yazın.</translation>
    </message>
    <message>
        <source>The kernel reads outside its buffers.</source>
        <translation>Çekirdek işlevi arabelleklerinin dışını okuyor.</translation>
    </message>
    <message>
        <source>The kernel writes outside its buffers.</source>
        <translation>Çekirdek işlevi arabelleklerinin dışına yazıyor.</translation>
    </message>
    <message>
        <source>Work out the index by hand for the first and for the last thread, and guard it.</source>
        <translation>İndisi ilk ve son iş parçacığı için elle hesaplayın ve ona sınır denetimi koyun.</translation>
    </message>
    <message>
        <source>With %1. %2</source>
        <translation>%1 ile. %2</translation>
    </message>
    <message>
        <source>The kernel was not graded.</source>
        <translation>Çekirdek işlevi değerlendirilmedi.</translation>
    </message>
    <message>
        <source>The engine gave no answer that fits the question.</source>
        <translation>Motor, soruya uyan bir yanıt vermedi.</translation>
    </message>
    <message>
        <source>Run the checks again.</source>
        <translation>Denetimi yeniden çalıştırın.</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Doğru</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Yanlış</translation>
    </message>
    <message>
        <source>Dangerous</source>
        <translation>Tehlikeli</translation>
    </message>
    <message>
        <source>Changes an input</source>
        <translation>Bir girdiyi değiştiriyor</translation>
    </message>
    <message>
        <source>Does not build</source>
        <translation>Derlenmiyor</translation>
    </message>
    <message>
        <source>Refused by the device</source>
        <translation>Aygıt kabul etmedi</translation>
    </message>
    <message>
        <source>Crashed</source>
        <translation>Çöktü</translation>
    </message>
    <message>
        <source>Out of memory</source>
        <translation>Bellek yetmedi</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Durduruldu</translation>
    </message>
    <message>
        <source>Not graded</source>
        <translation>Değerlendirilmedi</translation>
    </message>
    <message>
        <source>n = %1, block %2, grid %3</source>
        <translation>n = %1, blok %2, ızgara %3</translation>
    </message>
    <message>
        <source>Wrong with the compiler’s optimizations, right in every case without them.</source>
        <translation>Derleyicinin eniyilemeleriyle yanlış, onlar olmadan her durumda doğru.</translation>
    </message>
    <message>
        <source>Either this driver miscompiles the kernel, or there is a race that only some orders show. %1</source>
        <translation>Ya bu sürücü çekirdek işlevini yanlış derliyor ya da yalnızca bazı sıralarda görünen bir yarış durumu var. %1</translation>
    </message>
    <message>
        <source>Look whether every thread waits at a barrier before it reads what another one stored.</source>
        <translation>Her iş parçacığının, bir başkasının yazdığını okumadan önce bir bariyerde bekleyip beklemediğine bakın.</translation>
    </message>
    <message>
        <source>In doubt</source>
        <translation>Kuşkulu</translation>
    </message>
    <message>
        <source>Did not end in time</source>
        <translation>Zamanında bitmedi</translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdicts</name>
    <message>
        <source>Result of the checks</source>
        <translation>Denetimlerin sonucu</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>%1. satıra git</translation>
    </message>
    <message>
        <source>Run the checks: the kernel is run with many sizes and blocks, and every element is compared with the CPU’s result.</source>
        <translation>Denetimi çalıştırın: çekirdek işlevi birçok boyut ve blokla çalıştırılır ve her eleman CPU’nun sonucuyla karşılaştırılır.</translation>
    </message>
    <message>
        <source>printed by the kernel, which decides nothing: %1</source>
        <translation>çekirdek işlevinin yazdırdığı, sonucu etkilemez: %1</translation>
    </message>
    <message>
        <source>Cases passed: %1 of %2.</source>
        <translation>Geçen durum: %1 / %2.</translation>
    </message>
    <message>
        <source>Messages not shown: %1. Mend the first ones, and most others go.</source>
        <translation>Gösterilmeyen ileti: %1. İlklerini düzeltin; ötekilerin çoğu da kaybolur.</translation>
    </message>
</context>
<context>
    <name>roundtrip::WorkloadCard</name>
    <message>
        <source>travels: %1</source>
        <translation>taşınan: %1</translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>işlem: %1</translation>
    </message>
    <message>
        <source>%1 for each byte that travels</source>
        <translation>taşınan her bayt için %1</translation>
    </message>
    <message>
        <source>A GPU pays</source>
        <translation>GPU kazandırır</translation>
    </message>
    <message>
        <source>It does not pay</source>
        <translation>Kazandırmaz</translation>
    </message>
</context>
<context>
    <name>roundtrip::saveFile</name>
    <message>
        <source>That is a folder, not a file.</source>
        <translation>Bu bir dosya değil, klasör.</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>%1 klasörü yok.</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 bir klasör değil.</translation>
    </message>
    <message>
        <source>You may not write to the folder %1.</source>
        <translation>%1 klasörüne yazma izniniz yok.</translation>
    </message>
    <message>
        <source>That file is read-only.</source>
        <translation>Bu dosya salt okunur.</translation>
    </message>
    <message>
        <source>The disk did not take all of it; it may be full.</source>
        <translation>Disk tümünü almadı; dolu olabilir.</translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation>Sistem şöyle diyor: %1.</translation>
    </message>
    <message>
        <source>The file %1 was not written.</source>
        <translation>%1 dosyası yazılmadı.</translation>
    </message>
    <message>
        <source>Choose another folder or name, or free some space, and export again. Nothing else was changed.</source>
        <translation>Başka bir klasör ya da ad seçin veya yer açın ve yeniden dışa aktarın. Başka hiçbir şey değişmedi.</translation>
    </message>
    <message>
        <source>That is no ordinary file.</source>
        <translation>Bu sıradan bir dosya değil.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>vec_add (guarded)</source>
        <translation>vec_add (denetimli)</translation>
    </message>
    <message>
        <source>vec_add, no guard</source>
        <translation>vec_add, sınır denetimsiz</translation>
    </message>
    <message>
        <source>vec_add, four a thread</source>
        <translation>vec_add, iş parçacığı başına dört</translation>
    </message>
    <message>
        <source>vec_add, grid stride</source>
        <translation>vec_add, ızgara adımlı</translation>
    </message>
    <message>
        <source>vec_add, a slice a thread</source>
        <translation>vec_add, iş parçacığı başına dilim</translation>
    </message>
    <message>
        <source>vec_add, rounded down</source>
        <translation>vec_add, aşağı yuvarlanmış</translation>
    </message>
    <message>
        <source>vec_add, local index</source>
        <translation>vec_add, yerel indis</translation>
    </message>
    <message>
        <source>scale by 3</source>
        <translation>3 ile çarpma</translation>
    </message>
    <message>
        <source>saxpy</source>
        <translation>saxpy</translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation>matris çarpımı</translation>
    </message>
    <message>
        <source>Round trip each time</source>
        <translation>Her kez gidiş dönüş</translation>
    </message>
    <message>
        <source>Keep on device</source>
        <translation>Aygıtta tut</translation>
    </message>
    <message>
        <source>Pipelined chunks</source>
        <translation>Ardışık parçalar</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>Eşlenmiş</translation>
    </message>
    <message>
        <source>reverse each block</source>
        <translation>her bloğu ters çevir</translation>
    </message>
    <message>
        <source>histogram</source>
        <translation>histogram</translation>
    </message>
    <message>
        <source>sum of each block</source>
        <translation>her bloğun toplamı</translation>
    </message>
    <message>
        <source>vec_add, tuned</source>
        <translation>vec_add, ayarlanmış</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>No lesson was found in %1. Install Roundtrip again, or set ROUNDTRIP_DATA to the folder that holds lessons and kernels.</source>
        <translation>%1 içinde ders bulunamadı. Roundtrip’i yeniden kurun ya da ROUNDTRIP_DATA değişkenini lessons ile kernels klasörlerini içeren klasöre ayarlayın.</translation>
    </message>
</context>
</TS>
