// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where does a learner write a kernel, and see at which line the compiler stumbled? Words of OpenCL C are completed, and
// explained in one line.

#include "model/report.h"
#include "theme.h"

#include <Qsci/qsciscintilla.h>

#include <vector>

namespace roundtrip {

class Editor : public QsciScintilla {
    Q_OBJECT
public:
    explicit Editor(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSource(const QString& text); // emits nothing
    QString source() const { return text(); }
    void setDiagnostics(const std::vector<Diagnostic>& diagnostics); // replaces those shown before
    void showLine(int line);             // from 1
    void setCurrentLine(int line);       // that is stepped through, from 1; 0: none
    enum class From { SelectionStart, SelectionEnd, Backwards };
    bool findFrom(const QString& word, From from); // and select it; begins anew at the other end

signals:
    void edited(const QString& text);

protected:
    bool event(QEvent* event) override; // Esc stops a run first, if there is one
    // Tab writes a tab; Esc and then Tab leaves the editor.
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void dress();
    QFont pointFont(FontRole role) const;
    void fitLexer();
    void help(int typed);               // a character
    QString wordBefore(int position) const;
    void explainWord(const QString& word);
    bool helps() const;                 // a list or an explanation is open
    QString wrapped(const QString& text) const;

    Theme m_theme;
    QsciLexer* m_lexer;
    bool m_leaving = false, m_quiet = false;
};

} // namespace roundtrip
