// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What came of a kernel's checks: the verdict in words, each case at a glance, the compiler's messages.

#include "detection.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace roundtrip {

class Verdicts : public QWidget {
    Q_OBJECT
public:
    explicit Verdicts(QWidget* parent = nullptr);
    // file: name of the source, for messages; the compiler's own are links to their lines.
    void show(const std::optional<Verdict>& verdict, const std::optional<Detection>& detection, const QString& file);

signals:
    void lineWanted(int line);

private:
    void addLine(const QString& text, const char* role);
    void addVerdict(const Verdict& verdict, const QString& caveat);
    void addCases(const std::vector<GradedCase>& cases);
    void addDetection(const Detection& detection, const QString& file);
    void addMessages(const std::vector<Diagnostic>& diagnostics, const QString& file);
    void addMessage(const Diagnostic& diagnostic, const QString& file);

    std::optional<Verdict> m_verdict;
    std::optional<Detection> m_detection;
};

} // namespace roundtrip
