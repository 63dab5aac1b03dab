// SPDX-License-Identifier: GPL-3.0-or-later
#include "failuretext.h"

#include "export/caption.h"
#include "format.h"
#include "protocol/codec.h"
#include "text.h"

#include <QCoreApplication>
#include <QStringList>

namespace roundtrip {
namespace {

struct ProblemtextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Problem)
public:
    const Problem& problem;
    const QLocale& locale;

    QString value() const { return format::count(problem.value, locale); }
    QString limit() const { return format::count(problem.limit, locale); }
    QString valueBytes() const { return format::bytes(problem.value, locale); }
    QString limitBytes() const { return format::bytes(problem.limit, locale); }
    QString kernel() const { return problem.subject.empty() ? tr("this kernel") : text(problem.subject); }

    Explanation block() const
    {
        switch (problem.code) {
        case ProblemCode::BlockZero:
            return {tr("A block needs at least one thread."), tr("With none, no thread would run."),
                tr("Choose a block of 1 or more; 64 or 256 are good starts.")};
        case ProblemCode::BlockAboveDevice:
            return {tr("A block of %1 threads is too large for this device.").arg(value()),
                tr("It allows %1 at most.").arg(limit()), tr("Choose a smaller block.")};
        case ProblemCode::BlockAboveKernel:
            return {tr("A block of %1 threads is too large for %2.").arg(value(), kernel()),
                tr("This kernel needs more of the device for each thread, so %1 is its limit here.").arg(limit()),
                tr("Choose a smaller block.")};
        case ProblemCode::BlockNotRequired:
            return {tr("%1 runs in blocks of %2 threads only.").arg(kernel(), limit()),
                tr("Its source says so with reqd_work_group_size, and you chose %1.").arg(value()),
                tr("Choose the block it asks for.")};
        default: return {};
        }
    }

    Explanation size() const
    {
        switch (problem.code) {
        case ProblemCode::GridZero:
            return {tr("A grid of 0 blocks does nothing."), tr("Your elements need at least one block."),
                tr("Choose a larger grid, or let Roundtrip choose it.")};
        case ProblemCode::GlobalTooLarge:
            return {tr("%1 blocks are too many.").arg(value()),
                tr("With this block size, %1 blocks are the most that a kernel can count with 32 bits.").arg(limit()),
                tr("Choose a smaller grid or a smaller block.")};
        case ProblemCode::BufferTooLarge:
            return {tr("The array %1 is too large: %2.").arg(text(problem.subject), valueBytes()),
                tr("One buffer of this device holds %1 at most.").arg(limitBytes()), tr("Choose a smaller n.")};
        case ProblemCode::MemoryTooLarge:
            return {tr("Together the buffers need %1: too much.").arg(valueBytes()),
                tr("This device may use %1, so that your computer stays usable.").arg(limitBytes()),
                tr("Choose a smaller n.")};
        case ProblemCode::ElementsTooMany:
            return {tr("%1 elements are too many for %2.").arg(value(), kernel()),
                tr("%1 is the most that it can count, or do while you wait.").arg(limit()), tr("Choose a smaller n.")};
        case ProblemCode::NoDoubles:
            return {tr("This device does not compute with double."),
                tr("Double precision is optional in OpenCL, and its driver does not offer it."),
                tr("Choose float, or another device.")};
        default: return {};
        }
    }

    Explanation count() const
    {
        switch (problem.code) {
        case ProblemCode::ChainZero:
            return {tr("A chain needs at least one kernel."), tr("With none, there would be nothing to measure."),
                tr("Choose 1 or more.")};
        case ProblemCode::ChunksZero:
            return {tr("The data needs at least one piece."), tr("With none, nothing would be moved."),
                tr("Choose 1 or more.")};
        case ProblemCode::RepetitionsZero:
            return {tr("A run needs at least one repetition."), tr("A median is made of repetitions."),
                tr("Choose 1 or more; 7 is a good start.")};
        case ProblemCode::ChainTooLong:
            return {tr("A chain of %1 kernels is too long.").arg(value()),
                tr("%1 is the most, so that a run ends while you watch.").arg(limit()), tr("Choose a shorter chain.")};
        case ProblemCode::ChunksTooMany:
            return {tr("%1 pieces are too many.").arg(value()),
                tr("%1 is the most: each piece costs time of its own, and needs an element.").arg(limit()),
                tr("Choose fewer pieces.")};
        case ProblemCode::RepetitionsTooMany:
            return {tr("%1 repetitions are too many.").arg(value()),
                tr("%1 is the most, so that a run ends while you watch.").arg(limit()),
                tr("Choose fewer repetitions.")};
        default: return {};
        }
    }

    Explanation explain() const
    {
        switch (problem.code) {
        case ProblemCode::BlockZero:
        case ProblemCode::BlockAboveDevice:
        case ProblemCode::BlockAboveKernel:
        case ProblemCode::BlockNotRequired: return block();
        case ProblemCode::GridZero:
        case ProblemCode::GlobalTooLarge:
        case ProblemCode::BufferTooLarge:
        case ProblemCode::MemoryTooLarge:
        case ProblemCode::NoDoubles:
        case ProblemCode::ElementsTooMany: return size();
        case ProblemCode::ChainZero:
        case ProblemCode::ChunksZero:
        case ProblemCode::RepetitionsZero:
        case ProblemCode::ChainTooLong:
        case ProblemCode::ChunksTooMany:
        case ProblemCode::RepetitionsTooMany: return count();
        case ProblemCode::UnknownKernel:
            return {tr("There is no kernel called %1.").arg(kernel()), tr("The name is not in Roundtrip's list."),
                tr("Choose one from the list.")};
        case ProblemCode::KernelNotChainable:
            return {tr("%1 cannot be chained.").arg(kernel()),
                tr("Its result does not have the form of its input, so a second one has nothing to work on."),
                tr("Choose a chain of 1, or another kernel.")};
        case ProblemCode::StrategyNotOffered:
            return {tr("%1 cannot be run this way.").arg(kernel()),
                tr("This way of moving data needs a kernel whose elements stand each for itself."),
                tr("Choose the round trip, or another kernel.")};
        case ProblemCode::BrokenPlan:
            return {tr("This run cannot be put together."),
                tr("Its plan contradicts itself. That is a mistake in Roundtrip, not yours."),
                tr("Choose other values, and please report what you had chosen.")};
        }
        return {};
    }
};

struct CheckText {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Check)
public:
    static QString number(double value) { return QString::number(value, 'g', 7); }

    static Explanation outside(const GuardHit& hit)
    {
        const QString last = hit.length ? QString::number(hit.length - 1) : QStringLiteral("−");
        return {tr("The kernel wrote outside %1.").arg(text(hit.buffer)),
            hit.firstIndex < 0 ? tr("It changed element %1, before the first; valid are 0 … %2.")
                                     .arg(QString::number(hit.firstIndex), last)
                               : tr("It changed elements %1 … %2; valid are 0 … %3.")
                                     .arg(QString::number(hit.firstIndex), QString::number(hit.lastIndex), last),
            tr("Guard the access, if (i < n), and look at how the index is made.")};
    }

    static Explanation explain(const Check& check, const QLocale& locale)
    {
        const QString all = format::count(check.compared, locale), wrong = format::count(check.mismatches, locale);
        if (check.passed())
            return check.compared ? Explanation{tr("The answer is right."),
                       tr("Elements compared with the CPU's answer: %1.").arg(all), {}}
                                  : Explanation{tr("There was nothing to check."), tr("No element has an answer."), {}};
        if (!check.outside.empty())
            return outside(check.outside.front());
        if (!check.changedInputs.empty())
            return {tr("The kernel changed its input %1.").arg(text(check.changedInputs.front())),
                tr("Inputs are to be read only; the next run would start from other numbers."),
                tr("Write to the output, and mark the input const.")};
        if (check.untouched == check.mismatches)
            return {tr("The answer is wrong: %1 of %2 elements were never written.").arg(wrong, all),
                tr("No thread stored a result for them."),
                tr("See that grid × block covers n, and that every thread stores its result.")};
        Explanation result{tr("The answer is wrong: %1 of %2 elements are not what the CPU computed.").arg(wrong, all), {},
            tr("Look at the first wrong element and work it out by hand.")};
        if (!check.first.empty()) {
            const Mismatch& first = check.first.front();
            result.why = tr("Element %1 is %2; it should be %3.")
                             .arg(QString::number(first.index), number(first.got), number(first.expected));
        }
        return result;
    }
};

} // namespace

Explanation explain(const Problem& problem, const QLocale& locale) { return ProblemtextWords{problem, locale}.explain(); }

Explanation explain(const Check& check, const QLocale& locale) { return CheckText::explain(check, locale); }

QString suggestionLabel(const Problem& problem, std::uint64_t value, const QLocale& locale)
{
    const QString number = format::count(value, locale);
    switch (problem.code) {
    case ProblemCode::BlockZero:
    case ProblemCode::BlockAboveDevice:
    case ProblemCode::BlockAboveKernel:
    case ProblemCode::BlockNotRequired: return ProblemtextWords::tr("Block of %1").arg(number);
    case ProblemCode::GridZero:
    case ProblemCode::GlobalTooLarge: return value == 0 ? ProblemtextWords::tr("Automatic grid") : ProblemtextWords::tr("Grid of %1").arg(number);
    case ProblemCode::BufferTooLarge:
    case ProblemCode::MemoryTooLarge:
    case ProblemCode::ElementsTooMany: return ProblemtextWords::tr("n = %1").arg(number);
    case ProblemCode::ChainZero:
    case ProblemCode::ChainTooLong:
    case ProblemCode::KernelNotChainable: return ProblemtextWords::tr("Chain of %1").arg(number);
    case ProblemCode::ChunksZero:
    case ProblemCode::ChunksTooMany: return ProblemtextWords::tr("Pieces: %1").arg(number);
    case ProblemCode::RepetitionsZero:
    case ProblemCode::RepetitionsTooMany: return ProblemtextWords::tr("Repetitions: %1").arg(number);
    case ProblemCode::StrategyNotOffered: return ProblemtextWords::tr("Use: %1").arg(strategyName(static_cast<Strategy>(value)));
    case ProblemCode::NoDoubles: return QLatin1String(nameOf(static_cast<ElementType>(value)));
    case ProblemCode::UnknownKernel:
    case ProblemCode::BrokenPlan: break;
    }
    return number;
}

} // namespace roundtrip
