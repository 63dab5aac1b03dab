// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What came of each case of an exercise, in words.

#include "lessonstate.h"

#include <QWidget>

#include <vector>

namespace roundtrip {

// "n = 1000, block 64: wrote 24 elements past the end …"; whole: with its reason and what to do.
QString verdictText(const CaseResult& result, bool whole, const QLocale& locale);

class Verdicts : public QWidget {
    Q_OBJECT
public:
    explicit Verdicts(QWidget* parent = nullptr);
    // file: name of the source, for messages; the compiler's own are links to their lines.
    void show(const std::vector<CaseResult>& cases, const QString& file);

signals:
    void lineWanted(int line);

private:
    void addLine(const QString& text, const char* role);
    void addMessage(const Diagnostic& diagnostic, const QString& file);

    std::vector<CaseResult> m_cases;
};

} // namespace roundtrip
