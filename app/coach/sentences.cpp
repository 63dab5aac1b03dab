// SPDX-License-Identifier: GPL-3.0-or-later
#include "coach/sentences.h"

#include "format.h"
#include "settingnames.h"

#include <QCoreApplication>

#include <cmath>

namespace roundtrip {
namespace {

// The advice's numbers, written for people.
struct SentencesWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Coach)
public:
    const Advice& advice;
    const QLocale& locale;

    double at(std::size_t i) const { return advice.numbers.at(i); }
    QString count(std::size_t i) const { return format::count(static_cast<std::uint64_t>(std::llround(at(i))), locale); }
    QString whole(std::size_t i) const { return locale.toString(static_cast<qlonglong>(std::llround(at(i)))); }
    QString time(std::size_t i) const { return format::duration(at(i), locale); }
    QString bytes(std::size_t i) const { return format::bytes(static_cast<std::uint64_t>(at(i)), locale); }
    QString value(std::size_t i) const { return format::number(at(i), locale); }
    QString percent(std::size_t i) const { return format::percent(static_cast<int>(std::lround(at(i))), locale); }
    QString before(std::size_t i) const { return format::count(static_cast<std::uint64_t>(at(i)) - 1, locale); }

    QString answer() const;
    QString time() const;
    QString transfer() const;
    QString grid() const;
    QString sweep() const;
    QString guess() const;
};

QString SentencesWords::answer() const
{
    switch (advice.remark) {
    case Remark::GridTooSmall:
        return tr("%1 threads are too few: %2 elements have none and stay as they were. %3 blocks would do.").arg(count(0), count(1), count(2));
    case Remark::GuardLetsOneIn:
        return tr("`<=` lets thread %1 in too, but the last element is %2. That thread wrote behind the end; the guard zone there caught it. Use `<`.").arg(count(0), before(0));
    case Remark::NoGuard:
        return tr("%1 threads have no element, and nothing holds them back: %2 elements behind the end were overwritten. Guard zones caught it here. Elsewhere it would be somebody else's data.").arg(count(0), count(1));
    case Remark::LocalIndex:
        return tr("Only the first %1 of %2 elements were written: every block did those again. `get_local_id` counts within the block; you need the global index.").arg(count(0), count(1));
    case Remark::RoundedDown:
        return tr("The last %1 elements were left out: %2 ÷ %3 was rounded down, and the rest of a block got no threads. Round up and guard the end.").arg(count(0), count(1), count(2));
    case Remark::CountsFromOne: return tr("Only element 0 is wrong. Indices count from 0: the first thread is thread 0.");
    case Remark::WrongAtEnd:
        return tr("Only the end is wrong: the last %1 of %2 elements. Look at the guard and at the last block.").arg(count(0), count(1));
    case Remark::NothingWritten:
        return tr("None of the %1 elements was written. Does a thread get past the guard, and does it store into the output?").arg(count(0));
    case Remark::EveryElementWrong:
        return tr("Every element is wrong, the first one too: %1 where %2 belongs. So the index is fine; look at the arithmetic.").arg(value(0), value(1));
    case Remark::WritesOutside:
        return tr("%1 elements outside the buffer were overwritten, from index %2 on. Guard zones around it caught that; without them it may go unnoticed for long.").arg(count(0), whole(1));
    case Remark::InputChanged: return tr("Your kernel wrote into an input. With `const` in the signature the compiler would have told you.");
    case Remark::SomeSizesFail:
        return tr("Right with n = %2, wrong with n = %1. Passing once does not mean right: compare what is different about the two.").arg(count(0), count(1));
    case Remark::LoopInKernel:
        return tr("Your kernel loops over all %1 elements, and every thread runs it. A thread needs one element: the launch is the loop.").arg(count(0));
    case Remark::GuardByLuck:
        return tr("Right by luck: nothing guards the end, but n = %1 is a multiple of the block of %2, so no thread is left over.").arg(count(0), count(1));
    case Remark::ReadTooEarly:
        return tr("%1 of %2 elements were still old: the copy back was queued, not done. Wait with `finish`, or with a blocking read, before you use a result.").arg(count(0), count(1));
    default: return {};
    }
}

QString SentencesWords::time() const
{
    switch (advice.remark) {
    case Remark::FirstRunSlower:
        return tr("The first run took %1, the ones after it about %2. The first one also compiled the kernel for this block size. It is kept apart and counts in no median.").arg(time(0), time(1));
    case Remark::SpreadTooLarge:
        return tr("The middle half of the repetitions lies between %1 and %2. A difference smaller than that says nothing. Close other programs, or repeat more often.").arg(time(0), time(1));
    case Remark::TooFewRepetitions: return tr("%n repetition(s) cannot show how far the times scatter.", nullptr, static_cast<int>(at(0)));
    case Remark::NotDifferent:
        return tr("No difference shown: the ratio is %1, and it may as well be anything from %2 to %3.").arg(value(0), value(1), value(2));
    default: return {};
    }
}

QString SentencesWords::transfer() const
{
    switch (advice.remark) {
    case Remark::OneChunk: return tr("With one chunk there is nothing to overlap: the kernel waits for the whole upload, the download for the whole kernel.");
    case Remark::TooManyChunks:
        return tr("%1 chunks of %2 each: every copy and launch has a fixed cost, and now it is paid %1 times.").arg(count(0), bytes(1));
    case Remark::NoOverlapOnCpu:
        return tr("No overlap here: none of the %1 chunks was copied while another was computed. On a CPU copies and kernels need the same cores. Whether chunks help all the same, the whole time tells.").arg(count(0));
    case Remark::NoOverlap:
        return tr("No overlap: the %1 chunks went one after the other. It takes queues of their own, memory the device can fetch by itself, and a free copy engine.").arg(count(0));
    case Remark::WaitingDominates:
        return tr("For %1 of %2 nothing was copied or computed: that is how long the orders take to get to the device and back. More work for each order hides it.").arg(time(0), time(1));
    case Remark::KeepOnDevice:
        return tr("Each of the %1 kernels has its own copies, %2 together. Kept on the device, the data moves once and about %3 of that is saved.").arg(count(0), time(1), time(2));
    case Remark::KeepWithoutChain: return tr("With one kernel there is nothing to keep: the data goes there and back once either way. It pays from two on.");
    case Remark::ChainWouldPay:
        return tr("One trip of copies costs %2, and each kernel saves %3 against the loop on the CPU. From %1 kernels on one trip it pays: %2 ÷ %3, rounded up.").arg(count(0), time(1), time(2));
    case Remark::NoChainPays:
        return tr("The loop on the CPU takes %1, the kernel %2. Where the kernel saves nothing, no chain is long enough to pay for the copies.").arg(time(0), time(1));
    case Remark::MappedMovesNothing:
        return tr("Mapping took %1 and moved nothing: host and device share this memory. A GPU with memory of its own would have to move the data after all.").arg(time(0));
    case Remark::HalfTheBytes:
        return tr("Doubles moved %1. Where seven digits are enough, floats move %2: half the bytes, half the time in copies.").arg(bytes(0), bytes(1));
    case Remark::TransfersDominate:
        return tr("%1 of the busy time moved data: %2 of copies for %3 of computing. A faster kernel would hardly help; more work on the same data would.").arg(percent(0), time(1), time(2));
    case Remark::CopiesInOneMemory:
        return tr("%1 were copied in %2, from one place in your memory to another. To a GPU with its own memory they would have to cross a link.").arg(bytes(0), time(1));
    default: return {};
    }
}

QString SentencesWords::grid() const
{
    switch (advice.remark) {
    case Remark::BlocksOfOne: return tr("%1 blocks of one thread each: starting a block costs far more than one addition.").arg(count(0));
    case Remark::IdleUnits:
        return tr("%n block(s) for %1 compute units: a block runs on one unit, so the others have nothing to do.", nullptr, static_cast<int>(at(0))).arg(count(1));
    case Remark::SpareThreads:
        return tr("%1 of %2 threads find no element. They are started, meet the guard and end: harmless, but not free.").arg(count(0), count(1));
    case Remark::OffTheMultiple:
        return tr("This device runs threads in groups of %2. A block of %1 is no multiple of that, so its last group is partly empty.").arg(count(0), count(1));
    case Remark::StrideOnCpu:
        return tr("Right, and slow for a CPU's reason: one core jumps far through memory with every step of this loop. On a GPU neighbouring threads read neighbours, and the loop is good style.");
    default: return {};
    }
}

QString SentencesWords::sweep() const
{
    switch (advice.remark) {
    case Remark::NeverBreaksEvenOnCpu:
        return tr("Up to n = %1 the device with its copies never beats the loop on the CPU. This is a CPU's reason: both are the same cores, so the copies are pure loss. A product has more work for each byte.").arg(count(0));
    case Remark::NeverBreaksEven:
        return tr("Up to n = %1 the device with its copies never beats the loop on the CPU: too little work for each byte. A product has more.").arg(count(0));
    case Remark::BelowBreakEven:
        return tr("n = %1 is below the break-even point that your sweep found, about %2. There the loop on the CPU is done before the copies are.").arg(count(0), count(1));
    case Remark::SameCores:
        return tr("The kernel took %1, the loop on all threads %2: about even, because this device is the same cores. With a GPU it would not be.").arg(time(0), time(1));
    case Remark::LargestBlockOnCpu:
        return tr("Here large blocks win, %1 before all others. That is a CPU's reason: a block is one piece of work for a core, and fewer pieces cost fewer starts. On a GPU the times level off far earlier.").arg(count(0));
    case Remark::BlocksLevelOff:
        return tr("From blocks of %1 on the times level off: up to the largest none is clearly better. Take one from there, and measure again on another device.").arg(count(0));
    case Remark::InOrderThisTime:
        return tr("All %1 blocks ran in order this time. Nothing promises it: another run, device or number of blocks may differ, so no block may count on one before it.").arg(count(0));
    case Remark::OrderDiffers:
        return tr("%1 of the blocks ran right after the one before them, and now %2. Same kernel, same data: the order is the device's own affair.").arg(percent(0), percent(1));
    default: return {};
    }
}

QString SentencesWords::guess() const
{
    switch (advice.remark) {
    case Remark::CopiesCostMore: return tr("%n time(s) now copies cost more than you expected. Count the bytes that each operation needs: an addition needs 12, and they all have to travel.", nullptr, static_cast<int>(at(0)));
    case Remark::CopiesCostLess: return tr("%n time(s) now copies cost less than you expected. They count once a trip; a kernel counts every time it runs.", nullptr, static_cast<int>(at(0)));
    case Remark::MoreGoesWrong: return tr("%n time(s) now more went wrong than you expected. A wrong index hits every thread that uses it, not just one.", nullptr, static_cast<int>(at(0)));
    case Remark::LessGoesWrong: return tr("%n time(s) now less went wrong than you expected. Ask which threads the mistake reaches: often only the last block.", nullptr, static_cast<int>(at(0)));
    case Remark::EffectLarger: return tr("%n time(s) now the difference was larger than you expected. Look for a cost that is paid once for every block or trip.", nullptr, static_cast<int>(at(0)));
    case Remark::EffectSmaller: return tr("%n time(s) now the difference was smaller than you expected. Part of the time is the same both ways; only the rest can change.", nullptr, static_cast<int>(at(0)));
    case Remark::OrderDisappoints: return tr("%n time(s) now you expected the blocks in order. Idle units take whichever block comes next, and nobody waits for a neighbour.", nullptr, static_cast<int>(at(0)));
    default: return {};
    }
}

QString suggestedRun(Experiment experiment)
{
    switch (experiment) {
    case Experiment::Check: return SentencesWords::tr("Run the checks again");
    case Experiment::SweepElements: return SentencesWords::tr("Sweep n");
    case Experiment::SweepBlock: return SentencesWords::tr("Sweep block sizes");
    case Experiment::BlockOrder: return SentencesWords::tr("Record again");
    default: return SentencesWords::tr("Run again");
    }
}

QString strategyLabel(const Settings& wanted)
{
    switch (wanted.strategy) {
    case Strategy::KeepOnDevice:
        return SentencesWords::tr("Keep it there for %n kernel(s)", nullptr, static_cast<int>(wanted.chain));
    case Strategy::Pipelined: return SentencesWords::tr("Try it in chunks");
    case Strategy::Mapped: return SentencesWords::tr("Map it instead");
    default: break;
    }
    return SentencesWords::tr("Make round trips");
}

} // namespace

QString sentence(const Advice& advice, const QLocale& locale)
{
    const SentencesWords words{advice, locale};
    for (const QString& text : {words.answer(), words.time(), words.transfer(), words.grid(), words.sweep(), words.guess()})
        if (!text.isEmpty())
            return text;
    return {};
}

QString suggestionLabel(const Suggestion& suggestion, const Settings& now, const QLocale& locale)
{
    const Settings& wanted = suggestion.settings;
    if (suggestion.against)
        return SentencesWords::tr("Compare with round trips");
    if (wanted.strategy != now.strategy || wanted.chain != now.chain)
        return strategyLabel(wanted);
    if (wanted.kernel != now.kernel)
        return SentencesWords::tr("Try %1").arg(kernelTitle(QString::fromStdString(wanted.kernel)));
    if (wanted.type != now.type)
        return SentencesWords::tr("Use %1").arg(typeTitles().value(static_cast<int>(wanted.type)));
    if (wanted.elements != now.elements)
        return SentencesWords::tr("Try n = %1").arg(format::count(wanted.elements, locale));
    if (wanted.block != now.block)
        return SentencesWords::tr("Use blocks of %1").arg(format::count(wanted.block, locale));
    if (wanted.grid != now.grid)
        return wanted.grid == 0 ? SentencesWords::tr("Use just enough blocks")
                                : SentencesWords::tr("Use %1 blocks").arg(format::count(wanted.grid, locale));
    if (wanted.chunks != now.chunks)
        return SentencesWords::tr("Use %1 chunks").arg(format::count(wanted.chunks, locale));
    if (wanted.repetitions != now.repetitions)
        return SentencesWords::tr("Repeat %1 times").arg(format::count(wanted.repetitions, locale));
    return suggestedRun(suggestion.experiment);
}

} // namespace roundtrip
