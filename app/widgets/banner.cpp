// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setProperty("role", "coach");
    setAccessibleName(tr("Notice"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* close = new QPushButton(tr("Close"), this);
    close->setAccessibleName(tr("Close the notice"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->addWidget(m_text, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    connect(close, &QPushButton::clicked, this, [this] {
        m_text->clear();
        hide();
    });
    hide();
}

void Banner::say(const QString& sentence)
{
    if (sentence.isEmpty() || m_said.contains(sentence))
        return;
    m_said += sentence;
    m_text->setText(m_text->text().isEmpty() ? sentence : m_text->text() + QLatin1Char('\n') + sentence);
    show();
}

QString Banner::text() const
{
    return m_text->text();
}

} // namespace roundtrip
