// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Would a GPU pay for this work? Its numbers first; what decides, once the learner has guessed.

#include "lesson/lesson.h"

#include <QFrame>
#include <QLocale>

class QLabel;

namespace roundtrip {

class Segments;

// "travels 183 MiB · 72 000 000 operations · 0.38 for each byte that travels"
QString workloadNumbers(const Workload& workload, const QLocale& locale);

class WorkloadCard : public QFrame {
    Q_OBJECT
public:
    explicit WorkloadCard(const Workload& workload, QWidget* parent = nullptr);

    void setVerdict(const QString& verdict); // "pays" or "does-not-pay"; empty: none yet

signals:
    void judged(const QString& verdict);

private:
    Segments* m_verdict;
    QLabel* m_note;
};

} // namespace roundtrip
