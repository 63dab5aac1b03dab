// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "answertext.h"
#include "measures.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct OrderWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::OrderTrial)
};

} // namespace

Trial trials::order(const std::vector<Run>& runs, const QLocale& locale)
{
    Trial trial;
    for (const Run& run : runs) {
        const auto share = orderedShare(run);
        if (!share || run.plans.empty())
            continue;
        TrialOrder order{OrderWords::tr("run %1: %2 in sequence").arg(run.number)
                             .arg(measureText(QStringLiteral("ordered-share"), *share, locale)), run.settings, {}};
        for (const Capture& capture : run.report.measurements.front().captures)
            if (capture.buffer == "order")
                order.tickets = capture.values;
        trial.orders.push_back(std::move(order));
        const double kernel = phaseSummary(run.plans.front(), run.report.measurements.front(), Phase::Compute).timeNs.median;
        trial.lengthNs = std::max(trial.lengthNs, kernel);
    }
    if (!trial.orders.empty())
        trial.sentence = orderText(runs, locale);
    return trial;
}

} // namespace roundtrip
