// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Where in the editor's text does a word stand?

#include <QWidget>

class QLabel;
class QLineEdit;

namespace roundtrip {

class Editor;

// Enter goes to the next one, Shift and Enter to the one before, Esc back to the text.
class FindBar : public QWidget {
    Q_OBJECT
public:
    explicit FindBar(Editor& editor, QWidget* parent = nullptr);

    void open(); // with what is selected
    void close();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
    void go(bool forward);

    Editor& m_editor;
    QLineEdit* m_word;
    QLabel* m_count;
};

} // namespace roundtrip
