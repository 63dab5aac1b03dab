// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/scene.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

QColor textColourOn(Tone tone, const Theme& theme)
{
    switch (tone) {
    case Tone::Upload:
    case Tone::Compute:
    case Tone::Download:
    case Tone::Overlap: return theme.onPhase;
    case Tone::Accent: return theme.onAccent;
    case Tone::Host: return theme.onHost;
    default: return theme.ink;
    }
}

class ScenePainter {
public:
    ScenePainter(QPainter& painter, const Scene& scene, const Theme& theme)
        : m_painter(painter), m_scene(scene), m_theme(theme)
        , m_insideFont(font(FontRole::Small, scene.scale)), m_insideMetrics(m_insideFont)
    {
    }

    void run()
    {
        m_painter.save();
        drawRules(m_scene.rules);
        for (const Box& box : m_scene.boxes)
            drawBox(box);
        drawRules(m_scene.overlay);
        for (const Label& label : m_scene.labels)
            drawLabel(label);
        if (m_scene.playhead)
            drawPlayhead(*m_scene.playhead);
        m_painter.restore();
    }

private:
    void drawRules(const std::vector<Rule>& rules)
    {
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        for (const Rule& rule : rules) {
            m_painter.setPen(QPen(colourOf(rule.tone, m_theme), rule.width * m_scene.scale, Qt::SolidLine, Qt::FlatCap));
            m_painter.drawLine(rule.line);
        }
    }

    void drawBox(const Box& box)
    {
        m_painter.setOpacity(box.opacity);
        // Rounding what is narrower than its own corners costs ten times as much and shows nothing.
        const bool round = box.radius > 0 && std::min(box.rect.width(), box.rect.height()) >= 4;
        m_painter.setRenderHint(QPainter::Antialiasing, round || box.outline != Tone::None);
        const QColor colour = colourOf(box.tone, m_theme);
        if (box.tone != Tone::None) {
            fill(box, colour, round);
            // Clear of the corners a plain rectangle does, at a tenth of the price.
            const qreal inset = round ? box.radius / 3 : 0;
            if (box.texture != Texture::Plain)
                m_painter.fillRect(box.rect.adjusted(inset, inset, -inset, -inset), textureBrush(box.texture, textColourOn(box.tone, m_theme)));
        }
        if (box.outline != Tone::None) {
            m_painter.setPen(QPen(colourOf(box.outline, m_theme), 1.5 * m_scene.scale));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(box.rect, box.radius, box.radius);
        }
        m_painter.setOpacity(1);
        if (!box.text.isEmpty())
            drawInside(box, colour);
    }

    void fill(const Box& box, const QBrush& brush, bool round)
    {
        if (!round) {
            m_painter.fillRect(box.rect, brush);
            return;
        }
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(brush);
        m_painter.drawRoundedRect(box.rect, box.radius, box.radius);
    }

    void drawInside(const Box& box, const QColor& ground)
    {
        const qreal margin = 8 * m_scene.scale;
        const qreal room = box.rect.width() - 2 * margin;
        if (room < 8)
            return;
        QString text = box.text;
        if (m_insideMetrics.horizontalAdvance(text) > room)
            text = text.section(QLatin1Char(' '), 0, 0);
        const qreal width = m_insideMetrics.horizontalAdvance(text);
        if (width > room)
            return;
        // A plate of the plain colour keeps the word readable on a texture.
        if (box.texture != Texture::Plain)
            m_painter.fillRect(QRectF(box.rect.left() + margin - 3, box.rect.center().y() - m_insideMetrics.height() / 2 + 1,
                                      width + 6, m_insideMetrics.height() - 2), ground);
        m_painter.setFont(m_insideFont);
        m_painter.setPen(textColourOn(box.tone, m_theme));
        m_painter.drawText(box.rect.adjusted(margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    void drawLabel(const Label& label)
    {
        if (label.plate != Tone::None) {
            m_painter.setRenderHint(QPainter::Antialiasing, true);
            m_painter.setPen(QPen(colourOf(label.plate, m_theme), m_scene.scale));
            m_painter.setBrush(m_theme.panel);
            m_painter.drawRoundedRect(label.rect, 4 * m_scene.scale, 4 * m_scene.scale);
        }
        const QFont labelFont = font(label.font, m_scene.scale);
        m_painter.setFont(labelFont);
        m_painter.setPen(colourOf(label.tone, m_theme));
        const QString text = QFontMetricsF(labelFont).elidedText(label.text, Qt::ElideRight, label.rect.width() + 1);
        m_painter.drawText(label.rect, static_cast<int>(label.align) | Qt::TextSingleLine, text);
    }

    void drawPlayhead(const QLineF& line)
    {
        const qreal half = 5 * m_scene.scale;
        m_painter.setRenderHint(QPainter::Antialiasing, true);
        m_painter.setPen(QPen(m_theme.ink, 1.5 * m_scene.scale, Qt::SolidLine, Qt::FlatCap));
        m_painter.drawLine(line);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.ink);
        m_painter.drawPolygon(QPolygonF{line.p1() + QPointF(-half, 0), line.p1() + QPointF(half, 0), line.p1() + QPointF(0, 1.4 * half)});
    }

    QPainter& m_painter;
    const Scene& m_scene;
    const Theme& m_theme;
    const QFont m_insideFont;
    const QFontMetricsF m_insideMetrics;
};

} // namespace

QColor colourOf(Tone tone, const Theme& theme)
{
    switch (tone) {
    case Tone::None: return Qt::transparent;
    case Tone::Panel: return theme.panel;
    case Tone::Field: return theme.field;
    case Tone::Line: return theme.line;
    case Tone::Ink: return theme.ink;
    case Tone::Muted: return theme.muted;
    case Tone::Accent: return theme.accent;
    case Tone::Upload: return theme.upload;
    case Tone::Compute: return theme.compute;
    case Tone::Download: return theme.download;
    case Tone::Overlap: return theme.overlap;
    case Tone::Host: return theme.host;
    case Tone::Waiting: return theme.waiting;
    case Tone::Warning: return theme.warning;
    case Tone::Right: return theme.right;
    }
    return theme.ink;
}

Tone toneOf(Phase phase)
{
    return phase == Phase::Upload ? Tone::Upload : phase == Phase::Compute ? Tone::Compute : Tone::Download;
}

void paint(QPainter& painter, const Scene& scene, const Theme& theme)
{
    ScenePainter(painter, scene, theme).run();
}

qreal textWidth(const QString& text, FontRole role, qreal scale)
{
    return std::ceil(QFontMetricsF(font(role, scale)).horizontalAdvance(text)) + 1;
}

qreal textHeight(FontRole role, qreal scale)
{
    return std::ceil(QFontMetricsF(font(role, scale)).height());
}

void append(Scene& scene, Scene other, QPointF offset)
{
    for (Rule& rule : other.rules)
        rule.line.translate(offset), scene.rules.push_back(rule);
    for (Box& box : other.boxes)
        box.rect.translate(offset), scene.boxes.push_back(std::move(box));
    for (Rule& rule : other.overlay)
        rule.line.translate(offset), scene.overlay.push_back(rule);
    for (Label& label : other.labels)
        label.rect.translate(offset), scene.labels.push_back(std::move(label));
    if (other.playhead)
        scene.playhead = other.playhead->translated(offset);
}

} // namespace roundtrip
