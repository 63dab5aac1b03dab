// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What has the learner changed in the text that the exercise began with? To read only.

#include "theme.h"

#include <QPlainTextEdit>

namespace roundtrip {

class DiffView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit DiffView(QWidget* parent = nullptr);

    void show(const QString& before, const QString& now); // "+ " and "− " stand before the lines that differ
    using QPlainTextEdit::show;
    void setTheme(const Theme& theme);

private:
    Theme m_theme;
    QString m_before, m_now;
};

} // namespace roundtrip
