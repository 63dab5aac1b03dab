// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "model/validate.h"
#include "scenes/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct OthercontextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::OtherContext)
};

QString nameOf(const Plan& plan, std::uint32_t operation) { return operationName(plan, plan.operations[operation]); }

QString refusal(const Failure& failure)
{
    return OthercontextWords::tr("refused: %1 (%2)").arg(QString::fromStdString(failure.detail)).arg(failure.status);
}

} // namespace

Trial trials::otherContext(const Run& run, const QLocale&)
{
    Trial trial;
    const Plan& plan = run.plans[1];
    const std::vector<std::uint32_t> wrong = usesElsewhere(plan);
    if (wrong.empty())
        return trial;
    const Measurement& measured = run.report.measurements[1];
    std::size_t failed = plan.operations.size(); // the first call that the driver refused
    for (std::size_t i = 0; measured.failure && i < plan.operations.size(); ++i)
        if (plan.operations[i].label == measured.failure->subject)
            failed = std::min(failed, i);
    QStringList names;
    for (const std::uint32_t operation : wrong)
        names += nameOf(plan, operation);
    trial.sentence = OthercontextWords::tr("Roundtrip’s own check: out belongs to another context, and %1 use it. OpenCL forbids that.").arg(names.join(QStringLiteral(", ")));
    trial.sentence += QLatin1Char(' ');
    if (measured.failure && failed == plan.operations.size())
        trial.sentence += OthercontextWords::tr("This driver gave up before the first call.");
    else if (failed == wrong.front())
        trial.sentence += OthercontextWords::tr("This driver said so at once.");
    else if (measured.failure)
        trial.sentence += OthercontextWords::tr("This driver took %1 without a word and refused only %2.").arg(nameOf(plan, wrong.front()), nameOf(plan, static_cast<std::uint32_t>(failed)));
    else
        trial.sentence += measured.check && measured.check->passed()
            ? OthercontextWords::tr("This driver took every call, and the answer was right. No other driver has to.")
            : OthercontextWords::tr("This driver took every call, and the answer was wrong.");
    trial.table.push_back({OthercontextWords::tr("call"), OthercontextWords::tr("Roundtrip’s check"), OthercontextWords::tr("the driver’s answer")});
    for (std::uint32_t i = 0; i < plan.operations.size(); ++i) {
        const bool isWrong = std::find(wrong.begin(), wrong.end(), i) != wrong.end();
        trial.table.push_back({nameOf(plan, i), isWrong ? OthercontextWords::tr("✗ buffer of another context") : OthercontextWords::tr("✓ fine"),
            i < failed ? OthercontextWords::tr("accepted") : i == failed ? refusal(*measured.failure) : OthercontextWords::tr("not reached")});
    }
    return trial;
}

} // namespace roundtrip
