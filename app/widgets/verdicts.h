// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What came of a kernel's checks: the verdict in words, each case at a glance, the compiler's messages.

#include "model/verdict.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace roundtrip {

class Verdicts : public QWidget {
    Q_OBJECT
public:
    explicit Verdicts(QWidget* parent = nullptr);
    // file: name of the source, for messages; the compiler's own are links to their lines.
    void show(const std::optional<Verdict>& verdict, const QString& file);

signals:
    void lineWanted(int line);

private:
    void addLine(const QString& text, const char* role);
    void addVerdict(const Verdict& verdict);
    void addCases(const std::vector<GradedCase>& cases);
    void addMessages(const Verdict& verdict, const QString& file);
    void addMessage(const Diagnostic& diagnostic, const QString& file);

    std::optional<Verdict> m_verdict;
};

} // namespace roundtrip
