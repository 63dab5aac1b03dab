// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/navigation.h"

#include <QButtonGroup>
#include <QFocusEvent>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int ring = 26, margin = 10, gap = 10, foldedWidth = 56;

} // namespace

LessonButton::LessonButton(int number, const QString& title, QWidget* parent)
    : QAbstractButton(parent)
    , m_number(number)
{
    setText(title);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
}

void LessonButton::setProgress(const LessonProgress& progress)
{
    m_progress = progress;
    setAccessibleName(tr("Lesson %1: %2").arg(m_number).arg(text()));
    setAccessibleDescription(doneTexts().join(QStringLiteral(", ")));
    setFolded(m_folded); // its tool tip says it too
}

void LessonButton::setFolded(bool folded)
{
    m_folded = folded;
    setToolTip(folded ? (text() + QLatin1Char('\n') + doneTexts().join(QLatin1Char('\n'))).trimmed() : QString());
    updateGeometry();
    update();
}

void LessonButton::setTheme(const Theme& theme)
{
    m_theme = theme;
    updateGeometry();
    update();
}

QStringList LessonButton::doneTexts() const
{
    QStringList texts;
    const auto add = [&texts](const QString& words, const Done& done) {
        if (done.all > 0)
            texts += words.arg(done.done).arg(done.all);
    };
    add(tr("%1 / %2 steps"), m_progress.steps);
    add(tr("%1 / %2 questions"), m_progress.questions);
    add(tr("%1 / %2 exercises"), m_progress.exercises);
    if (m_progress.further.done > 0) // nobody has to
        add(tr("%1 / %2 further"), m_progress.further);
    return texts;
}

QRect LessonButton::titleRect(int width) const
{
    const int left = qRound(m_theme.px(margin + ring + gap));
    return {left, qRound(m_theme.px(9)), width - left - qRound(m_theme.px(8)), 1000};
}

int LessonButton::heightForWidth(int width) const
{
    if (m_folded)
        return qRound(m_theme.px(ring + 2 * margin));
    QFont strong = roundtrip::font(FontRole::Strong, m_theme.scale);
    const int title = QFontMetrics(strong).boundingRect(titleRect(width), Qt::TextWordWrap, text()).height();
    const int line = QFontMetrics(roundtrip::font(FontRole::Small, m_theme.scale)).height();
    const int lines = line * static_cast<int>(doneTexts().size());
    return std::max(qRound(m_theme.px(ring + 2 * margin)), title + lines + qRound(m_theme.px(20)));
}

QSize LessonButton::sizeHint() const
{
    const int width = qRound(m_theme.px(m_folded ? foldedWidth - 16 : size::navigation - 16));
    return {width, heightForWidth(width)};
}

void LessonButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.field);
        painter.drawRoundedRect(all, m_theme.px(8), m_theme.px(8));
    }
    if (isChecked()) {
        painter.setClipRect(QRectF(0, 0, m_theme.px(4), height()));
        painter.setBrush(m_theme.accent);
        painter.drawRoundedRect(all, m_theme.px(8), m_theme.px(8));
        painter.setClipping(false);
    }
    if (hasFocus() && m_ringed) {
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(all, m_theme.px(8), m_theme.px(8));
    }

    const qreal diameter = m_theme.px(ring);
    const QRectF circle(
        m_folded ? (width() - diameter) / 2 : m_theme.px(margin), (height() - diameter) / 2, diameter, diameter);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.line, m_theme.px(2)));
    painter.drawEllipse(circle);
    if (m_progress.share() > 0) {
        painter.setPen(QPen(m_theme.accent, m_theme.px(2), Qt::SolidLine, Qt::FlatCap));
        painter.drawArc(circle, 90 * 16, -qRound(360 * 16 * m_progress.share()));
    }
    QFont number = roundtrip::font(FontRole::Small, m_theme.scale);
    number.setWeight(QFont::DemiBold);
    painter.setFont(number);
    painter.setPen(m_theme.ink);
    painter.drawText(circle, Qt::AlignCenter, QString::number(m_number));
    if (m_folded)
        return;

    painter.setFont(roundtrip::font(FontRole::Strong, m_theme.scale));
    QRect used;
    painter.drawText(titleRect(width()), Qt::TextWordWrap, text(), &used);
    painter.setFont(roundtrip::font(FontRole::Small, m_theme.scale));
    painter.setPen(m_theme.muted);
    const QFontMetrics small(painter.font());
    int baseline = used.bottom() + small.ascent() + qRound(m_theme.px(2));
    for (const QString& line : doneTexts()) {
        painter.drawText(QPoint(used.left(), baseline), line);
        baseline += small.height();
    }
}

void LessonButton::focusInEvent(QFocusEvent* event)
{
    m_ringed = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    QAbstractButton::focusInEvent(event);
}

Navigation::Navigation(const QStringList& titles, QWidget* parent)
    : QWidget(parent)
{
    setProperty("role", "navigation");
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Lessons"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 12, 8, 12);
    column->setSpacing(2);
    m_group = new QButtonGroup(this);
    for (int i = 0; i < titles.size(); ++i) {
        auto* button = new LessonButton(i + 1, titles[i], this);
        m_buttons.push_back(button);
        m_group->addButton(button, i);
        column->addWidget(button);
    }
    column->addStretch(1);
    m_menu = new QPushButton(this);
    m_menu->setProperty("role", "pill");
    m_menu->setAccessibleName(tr("My progress"));
    m_menu->setMenu(new QMenu(m_menu));
    column->addWidget(m_menu);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int lesson, bool on) {
        if (on)
            emit lessonWanted(lesson);
    });
}

void Navigation::setOpen(int lesson)
{
    const QSignalBlocker quiet(m_group);
    m_buttons[static_cast<std::size_t>(lesson)]->setChecked(true);
}

void Navigation::setProgress(int lesson, const LessonProgress& progress)
{
    m_buttons[static_cast<std::size_t>(lesson)]->setProgress(progress);
}

QMenu* Navigation::progressMenu() const
{
    return m_menu->menu();
}

void Navigation::setFolded(bool folded)
{
    m_folded = folded;
    setFixedWidth(qRound(m_theme.px(folded ? foldedWidth : size::navigation)));
    for (LessonButton* button : m_buttons)
        button->setFolded(folded);
    m_menu->setText(folded ? QStringLiteral("⋯") : tr("My progress ▾"));
    m_menu->setToolTip(folded ? tr("My progress") : QString());
}

void Navigation::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (LessonButton* button : m_buttons)
        button->setTheme(theme);
    setFolded(m_folded);
}

} // namespace roundtrip
