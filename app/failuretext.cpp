// SPDX-License-Identifier: GPL-3.0-or-later
#include "failuretext.h"

#include "enginetext.h"
#include "format.h"
#include "text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace roundtrip {
namespace {

// The larger numbers are the more readable for having two digits.
std::uint64_t twoDigitsDown(std::uint64_t value)
{
    std::uint64_t step = 1;
    while (value / step >= 100)
        step *= 10;
    return value / step * step;
}

struct FailuretextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Failure)
public:
    const Failure& failure;
    std::uint64_t elements;
    const QLocale& locale;

    QString kernel() const
    {
        return failure.subject.empty() ? tr("The kernel") : tr("The kernel %1").arg(text(failure.subject));
    }
    QString program() const
    {
        return failure.subject.empty() ? QStringLiteral("roundtrip-engine") : text(failure.subject).section(QLatin1Char('/'), -1);
    }
    // The technical code goes last and in brackets: for whoever helps, never alone.
    QString detail() const { return failure.detail.empty() ? QString() : tr(" (%1)").arg(text(failure.detail)); }

    QString note(std::size_t index) const { return text(failure.diagnostics[index].message); }

    QString namesFound() const
    {
        return failure.diagnostics.empty() ? tr("no __kernel function")
                                           : tr("only %1").arg(note(0).replace(u';', QLatin1String(", ")));
    }

    QString parametersDiffer() const
    {
        if (failure.detail == "ARGUMENT_COUNT")
            return tr("Arguments of the launch: %1; parameters of your kernel: %2.")
                .arg(format::count(failure.limit, locale), format::count(failure.value, locale));
        if (failure.diagnostics.size() == 3)
            return tr("Parameter %1, %2, is %3 in your source and must be %4.")
                .arg(format::count(failure.value, locale), note(0), note(1), note(2));
        return tr("Number, order and types of the parameters must be those of the signature shown in the step.");
    }

    Explanation badSource() const
    {
        const auto error = std::find_if(failure.diagnostics.begin(), failure.diagnostics.end(),
            [](const Diagnostic& d) { return d.severity == Severity::Error; });
        if (error != failure.diagnostics.end())
            return {tr("%1 does not compile.").arg(kernel()),
                tr("The compiler says: %1.").arg(describe(*error, QString())),
                error->line != 0 ? tr("Mend that line and run again. Later messages often vanish with the first.")
                                 : tr("Take out what it names, or write it yourself, and run again.")};
        if (failure.detail == "INCLUDED_FILE")
            return {tr("%1 does not compile.").arg(kernel()),
                tr("The first mistake is in another file, which your source includes; what stands there is not shown."),
                tr("Take the #include out: a kernel needs none here.")};
        if (failure.detail == "NUL_IN_SOURCE")
            return {tr("Your source holds a zero byte."),
                tr("Compilers stop reading there, and what follows would be silently lost."),
                tr("Type the line again, or bring back the starter code with Reset.")};
        if (failure.detail == "SOURCE_TOO_LONG")
            return {tr("Your source is too long."),
                tr("It has %1, and %2 are read.")
                    .arg(format::bytes(failure.value, locale), format::bytes(failure.limit, locale)),
                tr("Shorten it and run again.")};
        switch (failure.status) {
        case -46: // CL_INVALID_KERNEL_NAME
            return {tr("There is no kernel of that name in your source%1.").arg(detail()),
                tr("The launch asks for %1, and the source defines %2.").arg(text(failure.subject), namesFound()),
                tr("Give your function that name, or bring back the starter code with Reset.")};
        case -49:
        case -50:
        case -51:
        case -52: // an argument's index, value or size; an argument missing
            return {tr("%1 takes other parameters than the launch hands over%2.").arg(kernel(), detail()),
                parametersDiffer(), tr("Compare your signature with the one in the step and run again.")};
        default:
            return {tr("%1 does not compile%2.").arg(kernel(), detail()),
                tr("The compiler gave no line and no reason."),
                tr("Undo your last change, or bring back the starter code with Reset, and go on in small steps.")};
        }
    }

    Explanation badLaunch() const
    {
        if (failure.detail == "LOCAL_MEMORY_TOO_LARGE")
            return {tr("A block of this kernel needs too much local memory%1.").arg(detail()),
                tr("It asks for %1, and the device has %2 for a block.")
                    .arg(format::bytes(failure.value, locale), format::bytes(failure.limit, locale)),
                tr("Make the __local arrays smaller and run again.")};
        if (failure.detail == "BLOCK_NOT_REQUIRED" && failure.limit)
            return {tr("The kernel asks for another block size%1.").arg(detail()),
                tr("You chose %1 threads in a block; reqd_work_group_size in its source allows only %2.")
                    .arg(format::count(failure.value, locale), format::count(failure.limit, locale)),
                tr("Choose a block of %1 and run again.").arg(format::count(failure.limit, locale))};
        if (failure.status == -54) // CL_INVALID_WORK_GROUP_SIZE
            return {tr("The device refuses this block size%1.").arg(detail()),
                failure.limit
                    ? tr("You asked for %1 threads in a block; %2 are allowed.")
                          .arg(format::count(failure.value, locale), format::count(failure.limit, locale))
                    : tr("It is larger than this device or this kernel allows, or the kernel asks for another."),
                tr("Choose a smaller block and run again.")};
        return {tr("The device refuses this launch%1.").arg(detail()),
            tr("Grid, block or a parameter is not what the device allows for this kernel."),
            tr("Go back to the values of the last run that worked, or choose a smaller n and a block of 64.")};
    }

    Explanation outOfMemory() const
    {
        if (failure.detail == "BUDGET_EXCEEDED")
            return {tr("The batch was refused before anything was allocated for it."),
                tr("It needs %1, and %2 of your budget are left.")
                    .arg(format::bytes(failure.value, locale), format::bytes(failure.limit, locale)),
                tr("Choose a larger budget or a smaller n, and run again.")};
        Explanation result{tr("The data does not fit into the device's memory%1.").arg(detail()),
            tr("Together the buffers are larger than what is free."),
            tr("Choose a smaller n, or close other programs, and run again.")};
        if (failure.value && failure.limit) {
            result.why = tr("The buffers need %1, and this device gives %2.")
                             .arg(format::bytes(failure.value, locale), format::bytes(failure.limit, locale));
            const double share = static_cast<double>(failure.limit) / static_cast<double>(failure.value);
            if (elements && share < 1)
                result.next
                    = tr("With n up to about %1 it fits: choose such an n and run again.")
                          .arg(format::count(
                              twoDigitsDown(static_cast<std::uint64_t>(static_cast<double>(elements) * share)), locale));
        }
        return result;
    }

    Explanation crashed() const
    {
        if (failure.detail == "REPEATED_CRASHES")
            return {
                tr("This kernel crashed %1 times in %2 seconds, and the engine takes a rest.").arg(failure.value).arg(failure.limit),
                tr("Starting it again and again would only keep your computer busy."),
                tr("Mend what you changed last, or wait a few seconds, and run again.")};
        if (failure.stage == Stage::None)
            return {tr("The engine itself ended."),
                tr("%1 was killed or lost its connection; your text and settings are kept.").arg(program()),
                tr("Run again: a new one starts by itself.")};
        if (failure.stage == Stage::Starting || failure.stage == Stage::Listing)
            return {tr("A driver crashed while the devices were listed%1.").arg(detail()),
                tr("The driver itself is at fault; Roundtrip and your files are not harmed."),
                tr("Search again. If it comes back, remove or update the driver that the device page names.")};
        if (failure.stage == Stage::Building)
            return {tr("The compiler crashed on your kernel%1.").arg(detail()),
                tr("Recursion, huge arrays inside the kernel and deeply nested code are the usual causes."),
                tr("Take out your last change and run again. Your text is kept.")};
        if (failure.detail == "SIGKILL") // nothing that a kernel computes ends its process in this way
            return {tr("The process that ran the kernel was ended from outside%1.").arg(detail()),
                tr("Somebody ended it, or the computer ran out of memory."),
                tr("Choose a smaller n or close other programs, and run again. Your text and settings are kept.")};
        return {tr("%1 crashed, and its process ended%2.").arg(kernel(), detail()),
            tr("An index out of bounds is the usual cause: a thread read or wrote where no element is. Very large "
               "arrays inside the kernel do it too."),
            tr("Check that every index stays below n, above all in the spare threads of the last block: if (i < n). "
               "Your text and settings are kept; run again.")};
    }

    Explanation timedOut() const
    {
        if (failure.detail == "TOTAL_TIME")
            return {tr("%1 is too slow: all cases together took longer than %2 seconds.").arg(kernel()).arg(failure.limit / 1000),
                tr("No case was stopped by itself, so its loops do end; but they do far more than one result a thread needs."),
                tr("Look for a loop over all elements in every thread, and run again. Your text is kept.")};
        if (failure.stage == Stage::Building)
            return {tr("The compiler did not come to an end."),
                tr("A macro or a loop to unroll may have grown without end. The build was stopped."),
                tr("Take out your last change and run again. Your text is kept.")};
        if (failure.stage == Stage::Starting || failure.stage == Stage::Listing)
            return {tr("A driver did not answer while the devices were listed."),
                tr("It was given ten seconds and then stopped."),
                tr("Search again. If it comes back, remove or update the driver that the device page names.")};
        return {tr("%1 did not come to an end and was stopped.").arg(kernel()),
            tr("Either a loop never ends, or not every thread of a block reaches the same barrier, or there is too "
               "much to do for the time allowed."),
            tr("Check the loop's end and every barrier, or choose a smaller n, and run again. Your text is kept.")};
    }

    Explanation explain() const
    {
        switch (failure.code) {
        case FailureCode::BadSource: return badSource();
        case FailureCode::BadLaunch: return badLaunch();
        case FailureCode::OutOfMemory: return outOfMemory();
        case FailureCode::Crashed: return crashed();
        case FailureCode::TimedOut: return timedOut();
        case FailureCode::EngineMissing:
        case FailureCode::Protocol: return explainEngine(failure);
        case FailureCode::DeviceLost:
            return {tr("The device was lost during the run%1.").arg(detail()),
                tr("Its driver was reset, or the device was unplugged or taken by another program."),
                tr("Run again. If it comes back, search for devices again or choose another one.")};
        case FailureCode::Stopped:
            return {tr("You stopped the run."), tr("Nothing of it was kept, and the engine is ready."),
                tr("Run again whenever you like.")};
        case FailureCode::Superseded:
            return {tr("A newer run took this one's place before it began."),
                tr("Only the newest of the waiting runs is worth doing."), {}};
        case FailureCode::NoDevice:
            return {tr("There is no device to compute on%1.").arg(detail()),
                tr("No OpenCL driver offers one. On a CPU, PoCL does."),
                tr("Install it with: sudo apt install pocl-opencl-icd. Then search again.")};
        }
        return {};
    }
};

struct DriverText {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::DriverTrouble)
public:
    static Explanation poclDevices(const QString& value)
    {
        return {tr("PoCL offers no device, because POCL_DEVICES is set."),
            tr("The variable POCL_DEVICES asks it for %1, which it does not have.").arg(value),
            tr("Take the variable out of your environment (unset POCL_DEVICES), then start again.")};
    }

    static Explanation explain(DriverTrouble::Kind kind, const QString& subject)
    {
        const QString install
            = tr("Install a driver: sudo apt install pocl-opencl-icd computes on your CPU. Then search again.");
        const QString driver = subject.isEmpty() ? tr("A driver") : tr("The driver %1").arg(subject);
        switch (kind) {
        case DriverTrouble::Kind::NoPlatform:
            return {tr("No OpenCL driver was found."),
                subject.isEmpty() || subject == QLatin1String("/etc/OpenCL/vendors")
                    ? tr("No file in /etc/OpenCL/vendors names one.")
                    : tr("The variable OCL_ICD_VENDORS sends the search to %1, and nothing there names one.").arg(subject),
                install};
        case DriverTrouble::Kind::NoDevice:
            return {tr("%1 offers no device.").arg(driver),
                tr("Its hardware is missing, switched off, or closed to your user account."),
                tr("A GPU often needs you to be in the group render: sudo usermod -aG render $USER, then log in again. "
                   "Without a GPU, sudo apt install pocl-opencl-icd computes on your CPU.")};
        case DriverTrouble::Kind::Hung:
            return {tr("%1 did not answer and was left out.").arg(driver),
                tr("It hung while its devices were listed. Roundtrip goes on without it."),
                tr("Update or remove it, then search again.")};
        case DriverTrouble::Kind::Crashed:
            return {tr("%1 crashed and was left out.").arg(driver),
                tr("It ended the process that listed its devices. Roundtrip goes on without it."),
                tr("Update or remove it, then search again.")};
        case DriverTrouble::Kind::Killed:
            return {tr("%1 was left out: the process that listed its devices was ended from outside, twice.").arg(driver),
                tr("Somebody ended it, or the computer ran out of memory."),
                tr("Close other programs, then search again.")};
        case DriverTrouble::Kind::CacheUnusable:
            return {subject.isEmpty() ? tr("The folder for compiled kernels cannot be used.")
                                      : tr("The folder for compiled kernels cannot be used: %1.").arg(subject),
                tr("It is full, or not yours to write to, or files in it may not be run. Kernels are compiled into the "
                   "temporary folder instead, so first runs stay slow."),
                tr("Free some space there, or set ROUNDTRIP_CACHE_DIR to another folder.")};
        }
        return {};
    }
};

} // namespace

QString Explanation::text() const
{
    QStringList parts{what, why, next};
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

Explanation explain(const Failure& failure, std::uint64_t elements, const QLocale& locale)
{
    return FailuretextWords{failure, elements, locale}.explain();
}

Explanation explain(const DriverTrouble& trouble, const std::vector<std::string>& environment)
{
    constexpr std::string_view variable = "POCL_DEVICES=", pocl = "Portable Computing Language";
    if (trouble.kind == DriverTrouble::Kind::NoDevice && trouble.subject == pocl)
        for (const std::string& entry : environment)
            if (entry.starts_with(variable) && entry.size() > variable.size())
                return DriverText::poclDevices(text(entry.substr(variable.size())));
    return DriverText::explain(trouble.kind, text(trouble.subject));
}

QString describe(const Diagnostic& diagnostic, const QString& file)
{
    QString place = file;
    if (diagnostic.line != 0) {
        const QString line = FailuretextWords::tr("line %1").arg(diagnostic.line);
        place = place.isEmpty() ? line : FailuretextWords::tr("%1, %2").arg(place, line);
    }
    const QString message = text(diagnostic.message);
    return place.isEmpty() ? message : FailuretextWords::tr("%1: %2").arg(place, message);
}

} // namespace roundtrip
