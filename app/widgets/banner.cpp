// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/banner.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace roundtrip {

Banner::Banner(QWidget* parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
{
    setProperty("role", "coach");
    setAccessibleName(tr("Notice"));
    m_column->setContentsMargins(16, 8, 16, 8);
    m_column->setSpacing(6);
    hide();
}

void Banner::say(const QString& sentence, const std::vector<BannerAction>& actions)
{
    if (sentence.isEmpty() || m_said.contains(sentence))
        return;
    m_said += sentence;
    offer(sentence, actions);
}

void Banner::offer(const QString& sentence, const std::vector<BannerAction>& actions, bool closable)
{
    auto* notice = new QWidget(this);
    auto* text = new QLabel(sentence, notice);
    text->setWordWrap(true);
    text->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(notice);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(text, 1);
    for (const BannerAction& action : actions) {
        auto* button = new QPushButton(action.text, notice);
        row->addWidget(button, 0, Qt::AlignTop);
        connect(button, &QPushButton::clicked, this, [this, notice, perform = action.perform] {
            remove(notice);
            perform();
        });
    }
    if (closable) {
        auto* close = new QPushButton(tr("Close"), notice);
        close->setAccessibleName(tr("Close the notice"));
        row->addWidget(close, 0, Qt::AlignTop);
        connect(close, &QPushButton::clicked, this, [this, notice] { remove(notice); });
    }
    m_column->addWidget(notice);
    show();
}

void Banner::remove(QWidget* notice)
{
    notice->hide();
    m_column->removeWidget(notice);
    notice->deleteLater();
    setVisible(m_column->count() > 0);
}

QString Banner::text() const
{
    QStringList sentences;
    for (int i = 0; i < m_column->count(); ++i)
        for (const QLabel* label : m_column->itemAt(i)->widget()->findChildren<QLabel*>())
            sentences += label->text();
    return sentences.join(QLatin1Char('\n'));
}

} // namespace roundtrip
