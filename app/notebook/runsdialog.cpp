// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/runsdialog.h"

#include "notebook/notebook.h"
#include "notebook/notetext.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace roundtrip {

RunsDialog::RunsDialog(Notebook& notebook, QWidget* parent)
    : QDialog(parent)
    , m_notebook(notebook)
    , m_list(new QListWidget(this))
    , m_details(new QLabel(this))
    , m_beside(new QPushButton(tr("Show beside"), this))
    , m_pin(new QPushButton(this))
    , m_rename(new QPushButton(tr("Rename…"), this))
    , m_delete(new QPushButton(tr("Delete"), this))
{
    setWindowTitle(tr("Earlier runs"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(640, 420);
    m_list->setAccessibleName(tr("Earlier runs"));
    m_details->setWordWrap(true);
    m_details->setTextFormat(Qt::PlainText);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_details);
    auto* row = new QHBoxLayout;
    for (QPushButton* button : {m_beside, m_pin, m_rename, m_delete}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch(1);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    row->addWidget(close);
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_list, &QListWidget::currentRowChanged, this, &RunsDialog::showCurrent);
    connect(m_list, &QListWidget::itemActivated, m_beside, &QPushButton::click);
    connect(m_beside, &QPushButton::clicked, this, [this] { emit besideWanted(current()); });
    connect(m_pin, &QPushButton::clicked, this, [this] {
        if (const Note* note = m_notebook.find(current()))
            m_notebook.pin(note->id, !note->pinned);
    });
    connect(m_rename, &QPushButton::clicked, this, [this] {
        const Note* note = m_notebook.find(current());
        bool wanted = false;
        const QString id = note ? note->id : QString();
        const QString name = QInputDialog::getText(this, tr("Rename"), tr("Name of this run"), QLineEdit::Normal, note ? note->name : QString(), &wanted);
        if (wanted)
            m_notebook.rename(id, name);
    });
    connect(m_delete, &QPushButton::clicked, this, [this] { m_notebook.remove(current()); });
    connect(&m_notebook, &Notebook::changed, this, &RunsDialog::fill);
    fill();
}

QString RunsDialog::current() const
{
    const QListWidgetItem* item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void RunsDialog::fill()
{
    const QString before = current();
    const int row = m_list->currentRow();
    m_list->clear();
    const Notes notes = m_notebook.notes();
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) { // the newest first
        auto* item = new QListWidgetItem(noteTitle(*note, locale()), m_list);
        item->setData(Qt::UserRole, note->id);
        if (note->id == before)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem() && m_list->count() > 0)
        m_list->setCurrentRow(std::clamp(row, 0, m_list->count() - 1));
    showCurrent();
}

void RunsDialog::showCurrent()
{
    const Note* note = m_notebook.find(current());
    for (QPushButton* button : {m_beside, m_pin, m_rename, m_delete})
        button->setEnabled(note);
    m_pin->setText(note && note->pinned ? tr("Let go") : tr("Pin"));
    m_pin->setToolTip(tr("A pinned run stays however many follow"));
    QStringList lines;
    if (note)
        lines += noteDetails(*note, locale());
    else if (m_list->count() == 0)
        lines += tr("There are no earlier runs yet. Press Run: every run that you ask for is kept here.");
    if (!m_notebook.trouble().isEmpty())
        lines += m_notebook.trouble();
    m_details->setText(lines.join(QLatin1Char('\n')));
}

} // namespace roundtrip
