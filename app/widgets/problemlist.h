// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What forbids a run, each with the buttons that mend it.

#include "model/validate.h"

#include <QWidget>

#include <vector>

namespace roundtrip {

class ProblemList : public QWidget {
    Q_OBJECT
public:
    explicit ProblemList(QWidget* parent = nullptr);
    void show(const std::vector<Problem>& problems);

signals:
    void mendWanted(const roundtrip::Problem& problem, quint64 value);

private:
    QWidget* row(const Problem& problem);

    std::vector<Problem> m_problems;
};

} // namespace roundtrip
