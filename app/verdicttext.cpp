// SPDX-License-Identifier: GPL-3.0-or-later
#include "verdicttext.h"

#include "format.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct VerdicttextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Verdict)
public:
    const Verdict& verdict;
    const QLocale& locale;

    static QString text(const std::string& value) { return QString::fromStdString(value); }
    QString count(std::uint64_t value) const { return format::count(value, locale); }
    QString place() const { return verdict.at < verdict.cases.size() ? describe(verdict.cases[verdict.at], locale) : QString(); }
    static QString number(double value) { return QString::number(value, 'g', 7); }

    QString firstWrong() const
    {
        if (!verdict.check || verdict.check->first.empty())
            return {};
        const Mismatch& first = verdict.check->first.front();
        return tr("With %1, element %2 is %3; it should be %4.")
            .arg(place(), QString::number(first.index), number(first.got), number(first.expected));
    }

    Explanation right() const
    {
        if (verdict.cases.empty())
            return {};
        const auto [least, most] = std::minmax_element(verdict.cases.begin(), verdict.cases.end(),
            [](const GradedCase& a, const GradedCase& b) { return a.elements < b.elements; });
        const QString cases = tr("Cases: %1, from n = %2 to n = %3, each with other random inputs (seed %4).")
                                  .arg(count(verdict.cases.size()), count(least->elements), count(most->elements), QString::number(verdict.seed));
        return {tr("The kernel is right."),
            verdict.readsWatched ? tr("%1 Nothing outside its buffers was read or written.").arg(cases)
                                 : tr("%1 Nothing near its buffers was written; reads outside them cannot be seen on this device.").arg(cases),
            {}};
    }

    Explanation wrong() const
    {
        switch (verdict.mistake) {
        case Mistake::NothingStored:
            return {tr("The kernel stores nothing."), tr("In every case the whole output is as it was before."),
                tr("Let each thread store its result, for example: out[i] = …")};
        case Mistake::SomeNotStored: return someNotStored();
        case Mistake::Constant:
            return {tr("Every element gets the same value."), firstWrong(),
                tr("Read the thread's own elements, at its index i, and work the result out from them.")};
        case Mistake::Copy:
            return {tr("The output is a copy of %1.").arg(verdict.check ? text(verdict.check->copied) : QString()), firstWrong(),
                tr("Work the result out from all that the task names, then store it.")};
        case Mistake::OldContent:
            return {tr("The kernel adds to what lay in the output before."),
                tr("Memory on the device begins with whatever was left in it; the check leaves random values there."),
                tr("Store with =, not with +=, and read no element before it was stored.")};
        case Mistake::FixedSize:
            return {tr("The kernel stops at element %1, whatever n is.").arg(count(verdict.limit)),
                tr("With %1, everything from there on was left as it was.").arg(place()),
                tr("Compare with n, which the launch hands over, instead of a number in the text.")};
        case Mistake::ShortIndex:
            return {tr("The index is too short: it holds %1 bits.").arg(verdict.limit),
                tr("It cannot reach element %1 and starts again from the beginning.").arg(count(std::uint64_t{1} << std::min<std::uint64_t>(verdict.limit, 63))),
                tr("Give the index the type size_t or uint.")};
        case Mistake::Unsteady:
            return {tr("The same case was right in one run and wrong in another."),
                tr("That is a race: threads use one place in no promised order. %1").arg(firstWrong()),
                tr("Let each thread write to a place of its own, or put a barrier or an atomic operation between them.")};
        default: break;
        }
        const QString wrong = verdict.check ? count(verdict.check->mismatches) : QString();
        const QString all = verdict.check ? count(verdict.check->compared) : QString();
        return {tr("The answer is wrong: %1 of %2 elements.").arg(wrong, all), firstWrong(),
            tr("Work that element out by hand: which thread has it, and what does it read?")};
    }

    Explanation someNotStored() const
    {
        if (!verdict.check || verdict.check->first.empty())
            return {};
        return {tr("%1 of %2 elements were never stored.").arg(count(verdict.check->untouched), count(verdict.check->compared)),
            tr("With %1, the first of them is element %2.").arg(place(), QString::number(verdict.check->first.front().index)),
            tr("See that every element has a thread, and that every thread stores its result.")};
    }

    QString touched() const
    {
        if (!verdict.outside)
            return {};
        const GuardHit& hit = *verdict.outside;
        const QString what = hit.access == Access::Read ? tr("read %1[%2]") : tr("wrote %1[%2]");
        const QString valid = hit.length == 0 ? tr("it has no element") : tr("valid are 0 … %1").arg(QString::number(hit.length - 1));
        return tr("%1 %2; %3. That was with %4.")
            .arg(text(verdict.kernel), what.arg(text(hit.buffer), QString::number(hit.firstIndex)), valid, place());
    }

    Explanation dangerous() const
    {
        switch (verdict.mistake) {
        case Mistake::NoGuard:
            return {tr("Threads without an element write past the end."), touched(),
                tr("Put a guard before the line that stores: if (i < n).")};
        case Mistake::OneTooFar:
            return {tr("The kernel goes one element too far."), touched(), tr("The last element is n − 1: write i < n, not i <= n.")};
        default: break;
        }
        const bool reads = verdict.outside && verdict.outside->access == Access::Read;
        return {reads ? tr("The kernel reads outside its buffers.") : tr("The kernel writes outside its buffers."), touched(),
            tr("Work out the index by hand for the first and for the last thread, and guard it.")};
    }

    Explanation changesInput() const
    {
        Explanation result = verdict.check ? roundtrip::explain(*verdict.check, locale) : Explanation{};
        result.why = tr("With %1. %2").arg(place(), result.why);
        return result;
    }

    Explanation explain() const
    {
        switch (verdict.kind) {
        case VerdictKind::Right: return right();
        case VerdictKind::Wrong: return wrong();
        case VerdictKind::Doubtful:
            return {tr("Wrong with the compiler’s optimizations, right in every case without them."),
                tr("Either this driver miscompiles the kernel, or there is a race that only some orders show. %1").arg(firstWrong()),
                tr("Look whether every thread waits at a barrier before it reads what another one stored.")};
        case VerdictKind::Dangerous: return dangerous();
        case VerdictKind::ChangesInput: return changesInput();
        default: break;
        }
        if (!verdict.failure)
            return {tr("The kernel was not graded."), tr("The engine gave no answer that fits the question."), tr("Run the checks again.")};
        const bool known = verdict.at < verdict.cases.size();
        return roundtrip::explain(*verdict.failure, known ? verdict.cases[verdict.at].elements : 0, locale);
    }
};

} // namespace

Explanation explain(const Verdict& verdict, const QLocale& locale) { return VerdicttextWords{verdict, locale}.explain(); }

QString title(VerdictKind kind)
{
    switch (kind) {
    case VerdictKind::Right: return VerdicttextWords::tr("Right");
    case VerdictKind::Wrong: return VerdicttextWords::tr("Wrong");
    case VerdictKind::Doubtful: return VerdicttextWords::tr("In doubt");
    case VerdictKind::Dangerous: return VerdicttextWords::tr("Dangerous");
    case VerdictKind::ChangesInput: return VerdicttextWords::tr("Changes an input");
    case VerdictKind::DoesNotBuild: return VerdicttextWords::tr("Does not build");
    case VerdictKind::Refused: return VerdicttextWords::tr("Refused by the device");
    case VerdictKind::Crashed: return VerdicttextWords::tr("Crashed");
    case VerdictKind::TimedOut: return VerdicttextWords::tr("Did not end in time");
    case VerdictKind::OutOfMemory: return VerdicttextWords::tr("Out of memory");
    case VerdictKind::Stopped: return VerdicttextWords::tr("Stopped");
    case VerdictKind::NotGraded: break;
    }
    return VerdicttextWords::tr("Not graded");
}

QString describe(const GradedCase& graded, const QLocale& locale)
{
    return VerdicttextWords::tr("n = %1, block %2, grid %3")
        .arg(format::count(graded.elements, locale), format::count(graded.block, locale), format::count(graded.grid, locale));
}

} // namespace roundtrip
