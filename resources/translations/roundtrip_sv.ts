<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>Format</name>
    <message>
        <source>not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too short to measure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Grid</name>
    <message>
        <source>no element: its guard lets it do nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element %1, which does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements %1, %2, …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no element: this block is past floor(n / block)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>element %1, like thread %1 of every block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value for the whole block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thread %1 of block %2 → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block %1: first thread → %2; last thread → %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks %1 … %2: first thread → %3; last thread → %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks × %2 threads = %3 threads for %4 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has an element</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no element (guarded): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no element, and no guard: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one cell = %1 blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 elements get no thread: nobody computes them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No elements: nothing is launched.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Memory</name>
    <message>
        <source>%1 computes · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is mapped: the same memory, nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uploading %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloading %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d_%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute units: nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU: queues work, then waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uploaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QsciScintilla</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>upload only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Host enqueue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown: %1 of %2 steps (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>waited for nothing before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; started %2 after it was queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upload %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map %1 to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map %1 to read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unmap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>release %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait for the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop on the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks of %2 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements %1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown: the driver gave none that can be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host&apos;s call took %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>course</name>
    <message>
        <source>The lesson %1 could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson %1 was left out: its mistake is at %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>See: roundtrip %1--help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--engine needs a command whose quotes are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display here, so no window can open. The same in pictures and numbers: roundtrip tour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Banner</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the notice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Caption</name>
    <message>
        <source>grid %1 (automatic)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grid automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chain of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median %1, quartiles %2 … %3, repetitions: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answer wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times of the host&apos;s clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round trip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipelined pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 through %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roundtrip %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Chart</name>
    <message>
        <source>%1 (modelled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>
quartiles %1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Check</name>
    <message>
        <source>The kernel wrote outside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed element %1, before the first; valid are 0 … %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It changed elements %1 … %2; valid are 0 … %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard the access, if (i &lt; n), and look at how the index is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements compared with the CPU&apos;s answer: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There was nothing to check.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No element has an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel changed its input %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs are to be read only; the next run would start from other numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write to the output, and mark the input const.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is wrong: some elements were never written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements that no thread wrote: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See that grid × block covers n, and that every thread stores its result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The answer is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements that differ from the CPU&apos;s answer: %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the first wrong element and work it out by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element %1 is %2; it should be %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::CodeBlock</name>
    <message>
        <source>Program text</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::CommandLine</name>
    <message>
        <source> Did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> Possible are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value: %1 %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go with this command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word %1 is one too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a whole number such as 1000 or 2^20, not &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not know &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--over does not know &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format does not know &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--format stands behind the --export that it is for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--export - needs --format, since standard output has no name that says it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; does not say what to write. Let it end in .png, .svg, .pdf, .csv, .json or .trace.json, or add --format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one result can go to standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sweep needs --over n or --over block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of each array, for example 1048576 or 2^20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what changes from point to point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many values, evenly spread on a log scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in a block (256)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blocks; 0: as many as the elements need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a kernel of the course, or a .cl file with the parameters of vec_add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round-trip, keep-on-device, pipelined or mapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernels one after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pieces of a pipelined run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how often it is measured (7)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a device&apos;s id or a part of its name; see: roundtrip devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>float, double, int or uint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result as JSON on standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a file; may be given several times; - is standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the --export before it, where its name does not say: png, svg, pdf, csv, json or trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV for spreadsheets that write 1,5: semicolons and decimal commas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder to write to (roundtrip-tour)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how to start the engine, for example &quot;ssh lab roundtrip-engine&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the devices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure one experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measure over many sizes or block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run every lesson&apos;s experiment; write its page, charts and numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: roundtrip %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[COMMAND] [OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> [OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn GPU computing by measuring it. Without a command the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes: 0 done, 1 the run failed or its answer is wrong, 2 bad usage, 3 no device or no engine.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Commands</name>
    <message>
        <source>There is no kernel %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are: %1. A file needs a name that ends in .cl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed would be: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring %1 (%2 of %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least one answer is wrong. Run that size alone to see which elements.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Console</name>
    <message>
        <source>Standard output did not take the result: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device, or more than one, is meant by --device %1. There are:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::DeviceBadge</name>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3, 1 unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · %3, %n units</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (also through %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is this device?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::DriverTrouble</name>
    <message>
        <source>Install a driver: sudo apt install pocl-opencl-icd computes on your CPU. Then search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenCL driver was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file in /etc/OpenCL/vendors names one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers no device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its hardware is missing, switched off, or closed to your user account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU often needs you to be in the group render: sudo usermod -aG render $USER, then log in again. Without a GPU, sudo apt install pocl-opencl-icd computes on your CPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It hung while its devices were listed. The others go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update or remove it, then search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashed and was left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ended the process that listed its devices. The others go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder for compiled kernels cannot be used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is full, or not yours to write to, or files in it may not be run. Kernels are compiled into the temporary folder instead, so first runs stay slow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space there, or set ROUNDTRIP_CACHE_DIR to another folder.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Editor</name>
    <message>
        <source>Kernel source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Esc, then Tab, to leave the editor.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::EditorPicture</name>
    <message>
        <source>Solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to starter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenCL C · Esc, then Tab, leaves the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a try of your own</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::ExportDialog</name>
    <message>
        <source>Not exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace for Perfetto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Exporter</name>
    <message>
        <source>A chart cannot be written as a trace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trace shows the steps of one run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the run, or choose another format.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Failure</name>
    <message>
        <source>The kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kernel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no __kernel function</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments of the launch: %1; parameters of your kernel: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter %1, %2, is %3 in your source and must be %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number, order and types of the parameters must be those of the signature shown in the step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not compile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler says: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend that line and run again. Later messages often vanish with the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your source holds a zero byte.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compilers stop reading there, and what follows would be silently lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the line again, or bring back the starter code with Reset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your source is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has %1, and %2 are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kernel of that name in your source%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch asks for %1, and the source defines %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give your function that name, or bring back the starter code with Reset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes other parameters than the launch hands over%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare your signature with the one in the step and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not compile%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler gave no line and no reason.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo your last change, or bring back the starter code with Reset, and go on in small steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of this kernel needs too much local memory%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It asks for %1, and the device has %2 for a block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the __local arrays smaller and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device refuses this block size%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You asked for %1 threads in a block; %2 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than this device or this kernel allows, or the kernel asks for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller block and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device refuses this launch%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid, block or a parameter is not what the device allows for this kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the values of the last run that worked, or choose a smaller n and a block of 64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data does not fit into the device&apos;s memory%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together the buffers are larger than what is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller n, or close other programs, and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The buffers need %1, and this device gives %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With n up to about %1 it fits: choose such an n and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine crashed %1 times in %2 seconds and takes a rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting it again and again would only keep your computer busy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait a few seconds, mend what you changed last, and run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine itself ended%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was killed or lost its connection; your text and settings are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again: a new one starts by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A driver crashed while the devices were listed%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The driver itself is at fault; Roundtrip and your files are not harmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search again. If it comes back, remove or update the driver that the device page names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler crashed on your kernel%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recursion, huge arrays inside the kernel and deeply nested code are the usual causes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out your last change and run again. Your text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 crashed, and its process ended%2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An index out of bounds is the usual cause: a thread read or wrote where no element is. Very large arrays inside the kernel do it too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that every index stays below n, above all in the spare threads of the last block: if (i &lt; n). Your text and settings are kept; run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compiler did not come to an end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A macro or a loop to unroll may have grown without end. The build was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A driver did not answer while the devices were listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was given ten seconds and then stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not come to an end and was stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either a loop never ends, or not every thread of a block reaches the same barrier, or there is too much to do for the time allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the loop&apos;s end and every barrier, or choose a smaller n, and run again. Your text is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine did not start%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not found, could not be run or stayed silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put roundtrip-engine beside roundtrip, or build both again, or say with --engine how to start it. If it runs on another computer, try that command in a terminal first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device was lost during the run%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its driver was reset, or the device was unplugged or taken by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again. If it comes back, search for devices again or choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You stopped the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it was kept, and the engine is ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again whenever you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer run took this one&apos;s place before it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the newest of the waiting runs is worth doing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device to compute on%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No OpenCL driver offers one. On a CPU, PoCL does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install it with: sudo apt install pocl-opencl-icd. Then search again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine&apos;s answer makes no sense to this program%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two may be of different versions, or something else writes to the engine&apos;s output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the same version on both sides. If --engine names a command, see that it prints nothing of its own. Then run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::FailureCard</name>
    <message>
        <source>What went wrong</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::GridCanvas</name>
    <message>
        <source>The grid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::GridPicture</name>
    <message>
        <source>▶ Record the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of its own: every block notes when it ran</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::GridView</name>
    <message>
        <source>The grid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Help</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop the run, leave the presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lesson 1 … 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replay or pause the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the timeline: to the event before or after, zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no OpenCL device here yet. The lessons can be read all the same; nothing can be measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your processor, reached through OpenCL: all its cores, but no GPU. It shows truly whether a result is right, what a launch and a copy cost, and which blocks are allowed. It cannot show the speed of a GPU, and its copies stay in the same memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything here is measured on this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 usable of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of which Roundtrip uses up to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::KernelSource</name>
    <message>
        <source>The kernel file %1 cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an OpenCL C file (.cl), saved as UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is larger than 1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds zero bytes, so it is no text, or UTF-16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds no __kernel function.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonButton</name>
    <message>
        <source>Lesson %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPage</name>
    <message>
        <source>Search again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below you still see run %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::LessonPicture</name>
    <message>
        <source>▶ Run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::MainWindow</name>
    <message>
        <source>Roundtrip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline as %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run as %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device that you chose last time is not here now. Everything runs on %1 until it is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson %1 · %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Measures</name>
    <message>
        <source>%1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 took %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies were %1 of the busy time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order do the blocks run? Nobody promises one: record it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks: all in order this time. That promises nothing for the next run or another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks: %2 of them ran right after the block before them. Another run will differ.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryCanvas</name>
    <message>
        <source>Where the data is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 elements, %3, %4 filled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::MemoryView</name>
    <message>
        <source>Where the data is now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follows the timeline’s playhead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Navigation</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::NumberControl</name>
    <message>
        <source>%1, slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just enough for all elements</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::ParameterPanel</name>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels chained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Element type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>■ Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Picture</name>
    <message>
        <source>A picture of %1 by %2 pixels is not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may have %1 to %2 pixels, the whole at most 100 million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another size, or SVG or PDF, which have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller size, or SVG or PDF.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::PredictionCard</name>
    <message>
        <source>▶ Run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict, then run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an answer first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets the controls for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured: %1, as you said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured: %1. You said “%2”; it is “%3”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Problem</name>
    <message>
        <source>this kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block needs at least one thread.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none, no thread would run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a block of 1 or more; 64 or 256 are good starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It allows %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A block of %1 threads is too large for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kernel needs more of the device for each thread, so %1 is its limit here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs in blocks of %2 threads only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its source says so with reqd_work_group_size, and you chose %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the block it asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grid of 0 blocks does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your elements need at least one block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a larger grid, or let Roundtrip choose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 blocks are too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this block size, %1 blocks are the most that a kernel can count with 32 bits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller grid or a smaller block.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array %1 is too large: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One buffer of this device holds %1 at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a smaller n.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together the buffers need %1: too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device may use %1, so that your computer stays usable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements are too many for %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the most that it can count, or do while you wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device does not compute with double.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double precision is optional in OpenCL, and its driver does not offer it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose float, or another device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain needs at least one kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none, there would be nothing to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data needs at least one piece.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With none, nothing would be moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run needs at least one repetition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A median is made of repetitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose 1 or more; 7 is a good start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chain of %1 kernels is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the most, so that a run ends while you watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter chain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pieces are too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the most: each piece costs time of its own, and needs an element.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose fewer pieces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 repetitions are too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose fewer repetitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kernel called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is not in Roundtrip&apos;s list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be chained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its result does not have the form of its input, so a second one has nothing to work on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a chain of 1, or another kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be run this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This way of moving data needs a kernel whose elements stand each for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the round trip, or another kernel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run cannot be put together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its plan contradicts itself. That is a mistake in Roundtrip, not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other values, and please report what you had chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chain of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetitions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Profile</name>
    <message>
        <source>It was set aside as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is still at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so the ones before them are used. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your saved settings could not be read, so this is a fresh start. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your progress cannot be saved in %1: %2. Everything else works.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::QuestionCard</name>
    <message>
        <source>Your answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look again at these:

- %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines to put in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first %1 of %2 lines stand where they belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Not quite.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Reader</name>
    <message>
        <source>Set it up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Sweep n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Record the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Run checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This step is not translated yet, so it is in English.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The English text of this step has changed since it was translated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STEP %1 OF %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · GO FURTHER</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::ReportText</name>
    <message>
        <source>%1 … %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the time, moving data took %1 %, computing %2 %, both at once %3 %, waiting %4 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was launched: there are no elements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetitions: %1. </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first run, which is not counted, took %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device gives no times; these are the host&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed by the kernel (%1 in all):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of them usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compute units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferred multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stay in the host&apos;s own memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest at %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Sheet</name>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No run has given any times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the experiment, then export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps without a time from the driver, not drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the repetition whose total is the median one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: modelled, not measured</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Status</name>
    <message>
        <source>The driver builds the kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing with the CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3 · Esc stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · repetition %2 of %3 · Esc stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · Esc stops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No device yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last run #%1, repetitions: %2, median %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number here was measured on this device unless it is marked “modelled”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::StepDots</name>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::SummaryBar</name>
    <message>
        <source>How the time divides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, %3 of %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Sweep</name>
    <message>
        <source>none up to n = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ahead from n = %1 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at n ≈ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time against problem size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log–log, median of %1, whiskers = quartiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU, 1 thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU, all threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device with transfers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = %1, median of %2, shorter is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threads in a block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::SweepCard</name>
    <message>
        <source>Time against problem size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel time by block size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Sweep n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>▶ Sweep block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep block sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep n to race the device against this computer’s own loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep the block sizes to see which one suits this device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>■ Stop · %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::TaskCard</name>
    <message>
        <source>sets the controls for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineCanvas</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps in this pixel: zoom in to see them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the event before (Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay or pause (Space)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next event (Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole run (F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the replay: 1/1000 × shows a microsecond in a millisecond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run has no times to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host clock, because the device gives no times · run #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>device clock, run #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Run: here you see what the device did, and when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: begins at %2, takes %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and more, %1 steps in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap: %1 (Esc removes it)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::TopBar</name>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Tour</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lesson was found in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::Verdicts</name>
    <message>
        <source>n = %1, block %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing was compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result of the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the checks: every element is compared with the CPU’s result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roundtrip::saveFile</name>
    <message>
        <source>That is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write to the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That file is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk did not take all of it; it may be full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system says: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or name, or free some space, and export again. Nothing else was changed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>vec_add (guarded)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, no guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, four a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, grid stride</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, a slice a thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, rounded down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vec_add, local index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale by 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saxpy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>matrix product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round trip each time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep on device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipelined chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>No lesson was found in %1. Install Roundtrip again, or set ROUNDTRIP_DATA to the folder that holds lessons and kernels.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
