// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include <QApplication>
#include <QPixmap>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleFactory>

#include <cmath>

namespace roundtrip {
namespace {

Theme makeLight()
{
    Theme t;
    t.background = 0xF6F7F9, t.panel = 0xFFFFFF, t.field = 0xEDF0F5, t.line = 0xDDE1E7;
    t.ink = 0x1B2430, t.muted = 0x5B6675;
    t.accent = 0x3559C7, t.onAccent = 0xFFFFFF, t.warning = 0xB54708, t.right = 0x067647;
    t.upload = 0x0072B2, t.compute = 0xC05000, t.download = 0x007F5C, t.overlap = 0x8E3B76, t.onPhase = 0xFFFFFF;
    t.host = 0x8A94A3, t.waiting = 0xDDE1E7, t.onHost = 0x10141A;
    return t;
}

Theme makeDark()
{
    Theme t;
    t.dark = true;
    t.background = 0x14181F, t.panel = 0x1C222B, t.field = 0x262E3A, t.line = 0x303947;
    t.ink = 0xE8ECF2, t.muted = 0x9AA6B5;
    t.accent = 0x8FA8FF, t.onAccent = 0x10141A, t.warning = 0xF6B26B, t.right = 0x5BD6A0;
    t.upload = 0x56B4E9, t.compute = 0xF5894A, t.download = 0x3CCB9F, t.overlap = 0xE3A0CC, t.onPhase = 0x10141A;
    t.host = 0x7A8696, t.waiting = 0x303947, t.onHost = 0xFFFFFF;
    return t;
}

Theme makePaper()
{
    Theme t = makeLight();
    t.background = t.panel;
    return t;
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Sizes stand in the sheet as for scale 1; @name is a colour of the theme.
constexpr auto sheet = R"(
QWidget[role="bar"] { background: @panel; border-bottom: 1px solid @line; }
QWidget[role="navigation"] { background: @panel; border-right: 1px solid @line; }
QWidget[role="status"] { background: @panel; border-top: 1px solid @line; color: @muted; font-size: 12px; }
QFrame[role="card"] { background: @panel; border: 1px solid @line; border-radius: 10px; }
QFrame[role="task"] { background: @panel; border: 1px solid @line; border-left: 3px solid @accent; border-radius: 8px; }
QFrame[role="coach"] { background: @panel; border: 1px solid @line; border-left: 3px solid @warning; border-radius: 8px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-size: 22px; font-weight: 600; }
QLabel[role="heading"], QLabel[role="strong"] { font-weight: 600; }
QLabel[role="small"] { font-size: 12px; color: @muted; }
QLabel[role="control"] { font-size: 12px; color: @muted; }
QLabel[role="name"] { font-size: 16px; font-weight: 600; }
QLabel[role="lesson"] { font-size: 13px; color: @muted; }
QLabel[role="warning"] { color: @warning; }
QLabel[role="right"] { color: @right; }
QPushButton { font-size: 14px; background: @panel; color: @ink; border: 1px solid @line; border-radius: 6px; padding: 0px 12px; min-height: 28px; }
QPushButton:hover, QPushButton:checked { background: @field; }
QPushButton:checked { font-weight: 600; }
QPushButton[role="fold"]:checked { font-weight: 400; border-color: @accent; }
QPushButton:pressed { background: @line; }
QPushButton:disabled { color: @muted; background: @background; }
QPushButton, QComboBox, QSlider, QRadioButton, QCheckBox { outline: none; }
QPushButton:focus { border: 2px solid @accent; padding: 0px 11px; min-height: 26px; }
QPushButton[role="primary"] { background: @accent; color: @onAccent; border-color: @accent; font-weight: 600; }
QPushButton[role="primary"]:hover { background: @accentHover; }
QPushButton[role="primary"]:focus { border-color: @ink; }
QPushButton[role="primary"]:disabled { background: @line; color: @muted; border-color: @line; }
QPushButton[role="pill"] { font-size: 13px; background: @field; border-color: @field; border-radius: 14px; }
QPushButton[role="pill"]:focus { border-color: @accent; }
QPushButton::menu-indicator { width: 0px; }
QFrame[role="segments"] { background: @panel; border: 1px solid @line; border-radius: 6px; }
QFrame[role="segments"] QPushButton { border: 2px solid transparent; border-radius: 5px; min-height: 24px; padding: 0px 10px; }
QFrame[role="segments"] QPushButton[look="icon"] { padding: 0px 4px; }
QFrame[role="segments"] QPushButton, QComboBox, QSlider, QRadioButton, QCheckBox { outline: none; }
QPushButton:focus { border-color: @accent; }
QFrame[role="segments"] QPushButton:checked { background: @field; }
QComboBox, QAbstractSpinBox, QLineEdit { background: @panel; color: @ink; border: 1px solid @line; border-radius: 6px; padding: 0px 8px; min-height: 28px; selection-background-color: @accent; selection-color: @onAccent; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { border: 2px solid @accent; padding: 0px 7px; min-height: 26px; }
QComboBox:disabled, QAbstractSpinBox:disabled, QLineEdit:disabled { color: @muted; background: @background; }
QComboBox::drop-down { border: none; width: 22px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: 18px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url(:/icons/chevron-down.svg); width: 12px; height: 12px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/chevron-up.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: @panel; color: @ink; border: 1px solid @line; selection-background-color: @accent; selection-color: @onAccent; }
QPushButton[role="number"] { min-width: 30px; min-height: 24px; padding: 0px 4px; }
QPushButton[role="number"]:focus { padding: 0px 3px; min-height: 22px; }
QPushButton[role="number"]:checked { border-color: @accent; background: @field; font-weight: 600; }
QPushButton[role="toggle"] { font-size: 12px; min-height: 20px; padding: 0px 6px; border-radius: 10px; }
QPushButton[role="toggle"]:focus { padding: 0px 5px; min-height: 18px; }
QPushButton[role="message"] { border: none; color: @warning; text-align: left; padding: 0px 2px; min-height: 24px; }
QPushButton[role="message"]:hover { text-decoration: underline; background: transparent; }
QPushButton[role="message"]:focus { border: 2px solid @accent; padding: 0px; min-height: 20px; }
QPushButton[look="icon"] { padding: 0px 5px; }
QPushButton[look="icon"]:focus { padding: 0px 4px; }
QTableView { background: @panel; alternate-background-color: @background; color: @ink; border: 1px solid @line; border-radius: 6px; font-size: 13px; selection-background-color: @field; selection-color: @ink; }
QTableView:focus { border: 2px solid @accent; }
QTableView::item { padding: 1px 6px; }
QHeaderView { background: @field; }
QHeaderView::section { background: @field; color: @ink; border: none; padding: 2px 6px; font-size: 12px; font-weight: 600; }
QTextEdit[role="prose"] { background: transparent; border: none; }
QLineEdit[role="number"] { font-size: 13px; font-weight: 600; background: transparent; border: 1px solid transparent; border-radius: 4px; padding: 0px; min-height: 22px; }
QLineEdit[role="number"]:hover { border-color: @line; }
QLineEdit[role="number"]:focus { border: 1px solid @accent; padding: 0px; min-height: 22px; background: @field; }
QLineEdit[warned="true"] { border-color: @warning; color: @warning; }
QProgressBar { background: @line; border: none; border-radius: 2px; }
QProgressBar::chunk { background: @accent; border-radius: 2px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: @line; border: 2px solid transparent; border-radius: 5px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; }
QPlainTextEdit, QTextEdit { selection-background-color: @accent; selection-color: @onAccent; }
*[role="code"] { background: @field; border: 1px solid @line; border-radius: 6px; font-family: @mono; }
QSlider { min-height: 28px; }
QSlider::groove:horizontal { height: 4px; background: @line; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @accent; border-radius: 2px; }
QSlider::handle:horizontal { width: @handle; height: @handle; margin: -7px 0px; background: @panel; border: 2px solid @accent; border-radius: @knob; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { background: @accent; }
QSlider::sub-page:horizontal:disabled { background: @muted; }
QSlider::handle:horizontal:disabled { border-color: @muted; }
QCheckBox::indicator, QRadioButton::indicator { width: 14px; height: 14px; background: @panel; border: 2px solid @muted; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: @disc; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked { background: @accent; border-color: @accent; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: @ink; }
QScrollArea, QScrollArea > QWidget > QWidget[role="page"] { background: transparent; border: none; }
QMenu { background: @panel; border: 1px solid @muted; }
QToolTip { background: @panel; color: @ink; border: 1px solid @muted; padding: 4px; }
)";

const QStringList monospaced{QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")};

} // namespace

QColor Theme::phase(Phase phase) const
{
    return phase == Phase::Upload ? upload : phase == Phase::Compute ? compute : download;
}

const Theme& lightTheme()
{
    static const Theme theme = makeLight();
    return theme;
}

const Theme& darkTheme()
{
    static const Theme theme = makeDark();
    return theme;
}

const Theme& paperTheme()
{
    static const Theme theme = makePaper();
    return theme;
}

Theme scaled(Theme theme, qreal scale)
{
    theme.scale = scale;
    return theme;
}

QFont font(FontRole role, qreal scale)
{
    QFont result;
    result.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")});
    int pixels = size::body;
    switch (role) {
    case FontRole::Body: break;
    case FontRole::Strong: result.setWeight(QFont::DemiBold); break;
    case FontRole::Small: pixels = size::small; break;
    case FontRole::Heading: result.setWeight(QFont::DemiBold); pixels = 18; break;
    case FontRole::Title: result.setWeight(QFont::DemiBold); pixels = size::title; break;
    case FontRole::Code: result.setFamilies(monospaced); pixels = 13; break;
    }
    result.setPixelSize(qRound(pixels * scale));
    return result;
}

Texture textureOf(Phase phase)
{
    return phase == Phase::Upload ? Texture::Plain : phase == Phase::Compute ? Texture::Dots : Texture::Lines;
}

QBrush textureBrush(Texture texture, const QColor& ink)
{
    QColor faint = ink;
    faint.setAlphaF(texture == Texture::Hatch ? 0.55f : 0.28f);
    switch (texture) {
    case Texture::Plain: return Qt::NoBrush;
    case Texture::Dots: return {faint, Qt::Dense6Pattern};
    case Texture::Lines: return {faint, Qt::HorPattern};
    case Texture::Columns: return {faint, Qt::VerPattern};
    case Texture::Hatch: return {faint, Qt::BDiagPattern};
    }
    return Qt::NoBrush;
}

QPalette paletteOf(const Theme& theme)
{
    QPalette p;
    p.setColor(QPalette::Window, theme.background);
    p.setColor(QPalette::WindowText, theme.ink);
    p.setColor(QPalette::Base, theme.panel);
    p.setColor(QPalette::AlternateBase, theme.field);
    p.setColor(QPalette::Text, theme.ink);
    p.setColor(QPalette::PlaceholderText, theme.muted);
    p.setColor(QPalette::Button, theme.panel);
    p.setColor(QPalette::ButtonText, theme.ink);
    p.setColor(QPalette::BrightText, theme.warning);
    p.setColor(QPalette::ToolTipBase, theme.panel);
    p.setColor(QPalette::ToolTipText, theme.ink);
    p.setColor(QPalette::Highlight, theme.accent);
    p.setColor(QPalette::HighlightedText, theme.onAccent);
    p.setColor(QPalette::Link, theme.accent);
    p.setColor(QPalette::LinkVisited, theme.accent);
    p.setColor(QPalette::Light, theme.dark ? theme.field : theme.panel);
    p.setColor(QPalette::Midlight, theme.line);
    p.setColor(QPalette::Mid, theme.dark ? theme.host : theme.line);
    p.setColor(QPalette::Dark, theme.muted);
    p.setColor(QPalette::Shadow, theme.dark ? theme.background : theme.muted);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, theme.muted);
    return p;
}

QString styleSheetOf(const Theme& theme)
{
    QString text = QString::fromLatin1(sheet);
    // The longer names first: @onAccent must not be taken for @on….
    const std::pair<const char*, QColor> colours[] = {
        {"@accentHover", theme.dark ? theme.accent.lighter(110) : theme.accent.darker(110)}, {"@background", theme.background},
        {"@onAccent", theme.onAccent}, {"@warning", theme.warning}, {"@accent", theme.accent}, {"@panel", theme.panel},
        {"@field", theme.field}, {"@muted", theme.muted}, {"@right", theme.right}, {"@line", theme.line}, {"@ink", theme.ink}};
    for (const auto& [name, colour] : colours)
        text.replace(QLatin1String(name), colour.name());
    // A radius above half the size would make a square of a disc: both are rounded on their own.
    const int disc = (qRound(theme.px(14)) + 2 * qRound(theme.px(2))) / 2;
    text.replace(QLatin1String("@disc"), QString::number(disc) + QLatin1String("PX"));
    const int knob = qRound(theme.px(4)) + 2 * qRound(theme.px(7)); // the groove, and what the margins add to it
    text.replace(QLatin1String("@knob"), QString::number(knob / 2) + QLatin1String("PX"));
    text.replace(QLatin1String("@handle"), QString::number(knob - 2 * qRound(theme.px(2))) + QLatin1String("PX"));
    text.replace(QLatin1String("@mono"), QStringLiteral("\"%1\"").arg(monospaced.join(QStringLiteral("\",\""))));

    static const QRegularExpression pixels(QStringLiteral("(\\d+)px"));
    QString result;
    qsizetype from = 0;
    for (auto it = pixels.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        result += text.mid(from, match.capturedStart() - from);
        const int size = match.capturedView(1).toInt();
        result += QString::number(size == 1 ? 1 : qRound(theme.px(size))) + QLatin1String("px");
        from = match.capturedEnd();
    }
    result += text.mid(from);
    return result.replace(QLatin1String("PX"), QLatin1String("px")); // those were scaled already
}

void apply(QApplication& application, const Theme& theme)
{
    if (application.style()->name() != QLatin1String("fusion"))
        application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    application.setPalette(paletteOf(theme));
    application.setFont(font(FontRole::Body, theme.scale));
    application.setStyleSheet(styleSheetOf(theme));
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace roundtrip
