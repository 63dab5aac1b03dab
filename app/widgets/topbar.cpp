// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topbar.h"

#include "language.h"
#include "lesson/vocabulary.h"
#include "termtext.h"
#include "widgets/devicebadge.h"
#include "widgets/elided.h"
#include "widgets/icon.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>

namespace roundtrip {
namespace {

QPushButton* pill(const QString& text, const QString& name, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty("role", "pill");
    button->setAccessibleName(name);
    return button;
}

} // namespace

TopBar::TopBar(QWidget* parent)
    : QWidget(parent)
    , m_lesson(new Elided(this))
    , m_badge(new DeviceBadge(this))
    , m_dialect(pill(QString(), QString(), this))
    , m_language(pill(QString(), QString(), this))
    , m_dark(pill(QString(), tr("Dark theme"), this))
    , m_export(pill(tr("Export ▾"), tr("Export"), this))
    , m_help(pill(QStringLiteral("?"), tr("Help"), this))
{
    setProperty("role", "bar");
    setAttribute(Qt::WA_StyledBackground);
    auto* program = new QLabel(QStringLiteral("⇄ Roundtrip"), this);
    program->setProperty("role", "name");
    m_lesson->setProperty("role", "lesson");
    m_lesson->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the badge never gives way
    auto* words = new QMenu(m_dialect);
    auto* group = new QActionGroup(words);
    for (const QString& dialect : QStringList{QString()} + dialectNames()) {
        QAction* action = words->addAction(dialectTitle(dialect), this, [this, dialect] { emit dialectWanted(dialect); });
        action->setCheckable(true);
        action->setData(dialect);
        group->addAction(action);
    }
    m_dialect->setMenu(words);
    m_dialect->setToolTip(tr("Whose words and code the lessons use"));
    auto* menu = new QMenu(m_language);
    for (const auto& [code, name] : languages()) {
        QAction* action = menu->addAction(name, this, [this, code = code] { emit languageWanted(code); });
        action->setCheckable(true);
        action->setData(code);
    }
    menu->addSeparator();
    m_reduced = menu->addAction(tr("Reduce motion"));
    m_reduced->setCheckable(true);
    m_coach = menu->addAction(tr("Coach"));
    m_coach->setCheckable(true);
    m_language->setMenu(menu);
    m_export->setMenu(new QMenu(m_export));
    m_help->setMenu(new QMenu(m_help));
    m_help->setToolTip(tr("Keys, devices and drivers, versions"));
    m_dark->setCheckable(true);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(12);
    row->addWidget(program);
    row->addSpacing(8);
    row->addWidget(m_lesson, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_badge, m_dialect, m_language, m_dark, m_export, m_help})
        row->addWidget(widget);
    connect(m_reduced, &QAction::triggered, this, &TopBar::reducedMotionWanted);
    connect(m_coach, &QAction::triggered, this, &TopBar::coachWanted);
    connect(m_dark, &QPushButton::toggled, this, &TopBar::themeWanted);
}

QMenu* TopBar::exportMenu() const
{
    return m_export->menu();
}

QMenu* TopBar::helpMenu() const
{
    return m_help->menu();
}

void TopBar::setReducedMotion(bool reduced)
{
    m_reduced->setChecked(reduced);
}

void TopBar::setCoach(bool on)
{
    m_coach->setChecked(on);
}

void TopBar::setLanguage(const QString& code)
{
    m_language->setText(languageName(code) + QStringLiteral(" ▾"));
    m_language->setAccessibleName(tr("Language, motion, coach: %1").arg(languageName(code)));
    for (QAction* action : m_language->menu()->actions())
        if (action->data().isValid())
            action->setChecked(action->data() == code);
}

void TopBar::setDialect(const QString& dialect)
{
    m_dialect->setText(dialectTitle(dialect) + QStringLiteral(" ▾"));
    m_dialect->setAccessibleName(tr("Terms: %1").arg(dialectTitle(dialect)));
    for (QAction* action : m_dialect->menu()->actions())
        action->setChecked(action->data() == dialect);
}

void TopBar::setLesson(const QString& title)
{
    m_lesson->setText(title);
    m_lesson->setToolTip({});
}

void TopBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_badge->setTheme(theme);
    const QSignalBlocker quiet(m_dark);
    m_dark->setChecked(theme.dark);
    m_dark->setIcon(icon(theme.dark ? QStringLiteral("sun") : QStringLiteral("moon"), theme.ink));
    m_dark->setToolTip(theme.dark ? tr("Light theme") : tr("Dark theme"));
}

} // namespace roundtrip
