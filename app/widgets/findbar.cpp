// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/findbar.h"

#include "widgets/editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace roundtrip {

FindBar::FindBar(Editor& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_word(new QLineEdit(this))
    , m_count(new QLabel(this))
{
    m_word->setPlaceholderText(tr("Find in the kernel"));
    m_word->setAccessibleName(tr("Find in the kernel"));
    m_word->installEventFilter(this);
    m_count->setProperty("role", "small");
    auto* before = new QPushButton(QStringLiteral("↑"), this);
    before->setAccessibleName(tr("The one before"));
    auto* next = new QPushButton(QStringLiteral("↓"), this);
    next->setAccessibleName(tr("The next one"));
    auto* done = new QPushButton(QStringLiteral("✕"), this);
    done->setAccessibleName(tr("Close the search"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_word, 1);
    row->addWidget(m_count);
    for (QPushButton* button : {before, next, done}) {
        button->setToolTip(button->accessibleName());
        row->addWidget(button);
    }
    connect(m_word, &QLineEdit::textChanged, this, &FindBar::look);
    connect(before, &QPushButton::clicked, this, [this] { go(false); });
    connect(next, &QPushButton::clicked, this, [this] { go(true); });
    connect(done, &QPushButton::clicked, this, &FindBar::close);
    setVisible(false);
}

void FindBar::open()
{
    setVisible(true);
    if (m_editor.hasSelectedText() && !m_editor.selectedText().contains(QLatin1Char('\n')))
        m_word->setText(m_editor.selectedText());
    m_word->selectAll();
    m_word->setFocus();
    look();
}

void FindBar::close()
{
    setVisible(false);
    m_editor.setFocus();
}

void FindBar::look()
{
    const QString word = m_word->text();
    const qsizetype found = word.isEmpty() ? 0 : m_editor.text().count(word, Qt::CaseInsensitive);
    m_count->setText(word.isEmpty() ? QString() : found == 0 ? tr("nowhere") : tr("%n times", nullptr, static_cast<int>(found)));
    if (found > 0)
        m_editor.findFrom(word, Editor::From::SelectionStart);
}

void FindBar::go(bool forward)
{
    if (!m_word->text().isEmpty())
        m_editor.findFrom(m_word->text(), forward ? Editor::From::SelectionEnd : Editor::From::Backwards);
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    const bool isPress = event->type() == QEvent::KeyPress, isShortcut = event->type() == QEvent::ShortcutOverride;
    if (!isPress && !isShortcut)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!isEnter && key->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (isShortcut)
        event->accept(); // before the window takes Esc
    else if (isEnter)
        go(!(key->modifiers() & Qt::ShiftModifier));
    else
        close();
    return true;
}

} // namespace roundtrip
