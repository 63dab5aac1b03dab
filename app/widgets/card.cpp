// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/card.h"

#include "widgets/elided.h"
#include "widgets/icon.h"
#include "widgets/tableview.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <memory>

namespace roundtrip {
Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent)
    , m_title(new Elided(title, this))
    , m_note(new Elided(this))
    , m_head(new QHBoxLayout)
    , m_column(new QVBoxLayout(this))
    , m_switch(new QPushButton(this))
{
    setProperty("role", "card");
    setAccessibleName(title);
    m_title->setProperty("role", "strong");
    m_note->setProperty("role", "small");
    m_note->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never wider than what is left
    m_note->setTextFormat(Qt::PlainText);
    m_head->setSpacing(8);
    m_head->addWidget(m_title);
    m_head->addWidget(m_note, 1);
    m_column->setContentsMargins(16, 12, 16, 14);
    m_column->setSpacing(8);
    m_column->addLayout(m_head);
    makeSwitch();
}

void Card::makeSwitch()
{
    m_switch->setCheckable(true);
    m_switch->setProperty("look", "icon");
    m_switch->setAccessibleName(tr("Show as table"));
    m_switch->setToolTip(tr("Show as table"));
    m_switch->hide();
    m_head->addWidget(m_switch);
    connect(m_switch, &QPushButton::toggled, this, &Card::showTables);
}

void Card::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Card::setNote(const QString& note)
{
    m_note->setText(note);
    m_note->setToolTip(note);
}

void Card::addButton(QWidget* button)
{
    m_head->addWidget(button);
}

void Card::setContent(QWidget* content, int stretch)
{
    m_column->addWidget(content, stretch);
}

void Card::setPicture(QWidget* picture, int stretch)
{
    if (!m_pictures) {
        m_pictures = new QWidget(this);
        auto* column = new QVBoxLayout(m_pictures);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(m_column->spacing());
        setContent(m_pictures, stretch);
    }
    static_cast<QVBoxLayout*>(m_pictures->layout())->addWidget(picture, stretch);
}

void Card::setTables(std::function<std::vector<Table>()> tables)
{
    m_tables = std::move(tables);
    if (!m_tables)
        m_switch->setChecked(false);
    m_switch->setVisible(m_tables != nullptr);
    if (showsTables())
        fillTables();
}

bool Card::showsTables() const { return m_switch->isChecked(); }

void Card::showTables(bool shown)
{
    if (!m_pictures)
        return;
    if (!m_tablesBox) {
        m_tablesBox = new QWidget(this);
        auto* row = new QHBoxLayout(m_tablesBox);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(m_column->spacing());
        m_column->insertWidget(m_column->indexOf(m_pictures), m_tablesBox, 1);
    }
    if (shown) {
        m_tablesBox->setMinimumHeight(m_pictures->height()); // the page stays as it is
        fillTables();
    }
    m_pictures->setVisible(!shown);
    m_tablesBox->setVisible(shown);
}

// The first is the one to be read; those after it stand beside it, narrower.
void Card::fillTables()
{
    std::vector<Table> tables = m_tables ? m_tables() : std::vector<Table>();
    std::erase_if(tables, [](const Table& table) { return table.rows.empty(); });
    auto* row = static_cast<QHBoxLayout*>(m_tablesBox->layout());
    while (row->count() > static_cast<int>(tables.size())) {
        const std::unique_ptr<QLayoutItem> last(row->takeAt(row->count() - 1));
        delete last->widget();
    }
    while (row->count() < static_cast<int>(tables.size()))
        row->addWidget(new TableView(m_tablesBox), row->count() == 0 ? 2 : 1);
    for (std::size_t i = 0; i < tables.size(); ++i)
        static_cast<TableView*>(row->itemAt(static_cast<int>(i))->widget())->setTable(tables[i]);
}

void Card::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::StyleChange && event->type() != QEvent::PaletteChange)
        return;
    const int pixels = fontMetrics().height();
    m_switch->setIconSize({pixels, pixels});
    m_switch->setIcon(icon(QStringLiteral("table"), palette().color(QPalette::ButtonText)));
}

} // namespace roundtrip
