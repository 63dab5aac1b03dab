// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/honestypage.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

constexpr int widest = 760; // lines stay under 65 characters

QLabel* label(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString list(const QStringList& sentences, const QString& mark)
{
    QString rich;
    for (const QString& sentence : sentences)
        rich += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td style=\"padding-bottom:6px\">%2</td></tr>").arg(mark, sentence.toHtmlEscaped());
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rich);
}

} // namespace

HonestyPage::HonestyPage(QWidget* parent)
    : QWidget(parent)
    , m_title(label("title", this))
    , m_device(label("strong", this))
    , m_lists(new QWidget(this))
    , m_shows(label("", m_lists))
    , m_cannot(label("", m_lists))
    , m_figures(new QGridLayout)
    , m_way(new QPushButton(this))
{
    auto* columns = new QGridLayout(m_lists);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setHorizontalSpacing(32);
    columns->setVerticalSpacing(8);
    int column = 0;
    for (const auto& [heading, text] : {std::pair{tr("What it shows truly"), m_shows}, std::pair{tr("What it cannot show"), m_cannot}}) {
        auto* title = label("heading", m_lists);
        title->setText(heading);
        text->setTextFormat(Qt::RichText);
        text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        columns->addWidget(title, 0, column);
        columns->addWidget(text, 1, column);
        columns->setColumnStretch(column++, 1);
    }
    m_figures->setHorizontalSpacing(16);
    m_figures->setVerticalSpacing(2);
    m_figures->setColumnStretch(1, 1);
    m_way->setProperty("role", "primary");

    auto* card = new QFrame(this);
    card->setProperty("role", "card");
    card->setMaximumWidth(widest);
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(28, 24, 28, 20);
    rows->setSpacing(12);
    rows->addWidget(m_title);
    rows->addWidget(m_device);
    rows->addWidget(m_lists);
    rows->addLayout(m_figures);
    rows->addWidget(m_way, 0, Qt::AlignLeft);

    auto* page = new QWidget;
    page->setProperty("role", "page");
    auto* middle = new QGridLayout(page);
    middle->setContentsMargins(20, 16, 20, 16);
    middle->addWidget(card, 1, 1);
    middle->setColumnStretch(1, 1);
    middle->setAlignment(card, Qt::Alignment());
    middle->setRowStretch(0, 1);
    middle->setRowStretch(2, 2);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(m_way, &QPushButton::clicked, this, &HonestyPage::done);
}

void HonestyPage::show(const Honesty& honesty, const QString& device, const QString& way)
{
    m_title->setText(honesty.title);
    m_device->setText(device);
    m_device->setVisible(!device.isEmpty());
    m_lists->setVisible(!honesty.shows.isEmpty());
    m_shows->setText(list(honesty.shows, QStringLiteral("✓")));
    m_cannot->setText(list(honesty.cannot, QStringLiteral("–")));
    while (QLayoutItem* item = m_figures->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    int row = 0;
    for (const auto& [name, value] : honesty.figures) {
        int column = 0;
        for (const QString& text : {name, value}) {
            QLabel* small = label("small", this);
            small->setText(text);
            m_figures->addWidget(small, row, column++);
        }
        ++row;
    }
    m_way->setText(way);
    setAccessibleName(honesty.title);
    setAccessibleDescription((honesty.shows + honesty.cannot).join(QLatin1Char(' ')));
}

} // namespace roundtrip
