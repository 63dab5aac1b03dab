// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonstate.h"

namespace roundtrip {

bool passed(const CaseResult& result)
{
    const Report* report = result.outcome ? std::get_if<Report>(&*result.outcome) : nullptr;
    if (!report || report->measurements.empty())
        return false;
    const Measurement& measurement = report->measurements.front();
    return !measurement.failure && measurement.check && measurement.check->passed();
}

} // namespace roundtrip
