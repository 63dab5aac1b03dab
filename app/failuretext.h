// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a learner read when something went wrong: what happened, why, and what to do next?

#include "model/report.h"
#include "model/validate.h"

#include <QLocale>
#include <QString>

namespace roundtrip {

struct Explanation {
    QString what, why, next; // plain text; `next` is empty only where there is nothing to do

    bool operator==(const Explanation&) const = default;
    QString text() const; // the parts that are there, one after the other
};

// elements: n of the run that failed, so that the largest n that fits can be named; 0: not known.
Explanation explain(const Failure& failure, std::uint64_t elements = 0, const QLocale& locale = QLocale());
Explanation explain(const Problem& problem, const QLocale& locale = QLocale());
Explanation explain(const Check& check, const QLocale& locale = QLocale()); // also of a check that passed
// environment: NAME=value, as DeviceList has it; what a variable did is not blamed on the driver.
Explanation explain(const DriverTrouble& trouble, const std::vector<std::string>& environment = {});

// What stands on the button that sets one of problem.suggestions: "Use 256 threads".
QString suggestionLabel(const Problem& problem, std::uint64_t value, const QLocale& locale = QLocale());

template <class T> QString sentence(const T& value) { return explain(value).text(); }

// "vec_add.cl, line 3: use of undeclared identifier 'x'".
QString describe(const Diagnostic& diagnostic, const QString& file);

} // namespace roundtrip
