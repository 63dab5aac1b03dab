// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/summaryscene.h"

#include "format.h"
#include "model/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace roundtrip {
namespace {

struct SummarysceneWords {
    Q_DECLARE_TR_FUNCTIONS(Summary)
};

bool roundTrip(const Plan& plan)
{
    std::array<bool, 3> seen{};
    for (const Operation& operation : plan.operations)
        if (const auto phase = phaseOf(operation))
            seen[static_cast<std::size_t>(*phase)] = true;
    return seen[0] && seen[1] && seen[2];
}

// "only" is said where phases overlap, since each then has a share in the overlap too.
std::array<SummaryPart, 5> named(bool overlaps)
{
    return {SummaryPart{overlaps ? SummarysceneWords::tr("upload only") : SummarysceneWords::tr("upload"), {}, {}, Tone::Upload, textureOf(Phase::Upload)},
            SummaryPart{overlaps ? SummarysceneWords::tr("compute only") : SummarysceneWords::tr("compute"), {}, {}, Tone::Compute, textureOf(Phase::Compute)},
            SummaryPart{overlaps ? SummarysceneWords::tr("download only") : SummarysceneWords::tr("download"), {}, {}, Tone::Download, textureOf(Phase::Download)},
            SummaryPart{SummarysceneWords::tr("overlap"), {}, {}, Tone::Overlap, Texture::Columns},
            SummaryPart{SummarysceneWords::tr("waiting"), {}, {}, Tone::Waiting, Texture::Plain}};
}

void layBar(Scene& scene, const Summary& summary, const QRectF& bar)
{
    std::int64_t whole = 0, before = 0;
    for (const SummaryPart& part : summary.parts)
        whole += part.ns;
    const auto xOf = [&](std::int64_t ns) {
        return bar.left() + bar.width() * static_cast<double>(ns) / static_cast<double>(std::max<std::int64_t>(whole, 1));
    };
    for (std::size_t i = 0; i < summary.parts.size(); ++i) {
        const SummaryPart& part = summary.parts[i];
        Box box;
        box.rect = QRectF(QPointF(xOf(before), bar.top()), QPointF(xOf(before + part.ns), bar.bottom()));
        box.tone = part.tone;
        box.texture = part.texture;
        box.item = static_cast<std::int64_t>(i);
        scene.boxes.push_back(std::move(box));
        before += part.ns;
    }
}

} // namespace

Summary summaryOf(const Plan& plan, const Repetition& repetition, const QLocale& locale)
{
    const auto times = breakdown(plan, repetition).parts();
    const auto shares = percentages(times);
    const auto written = format::durations(repetition.wallNs(), {times.begin(), times.end()}, locale);
    Summary summary{written.whole, roundTrip(plan) ? SummarysceneWords::tr("round trip") : SummarysceneWords::tr("in all"), {}};
    if (plan.operations.empty()) {
        summary.kind = SummarysceneWords::tr("nothing to do");
        return summary;
    }
    auto parts = named(times[3] > 0);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        parts[i].ns = times[i];
        parts[i].time = written.parts[i];
        parts[i].percent = format::percent(shares[i], locale);
        if (times[i] > 0)
            summary.parts.push_back(std::move(parts[i]));
    }
    return summary;
}

Scene layoutSummary(const Plan& plan, const Repetition& repetition, const SummaryOptions& options)
{
    return layoutSummary(summaryOf(plan, repetition, options.locale), options);
}

Scene layoutSummary(const Summary& summary, const SummaryOptions& options)
{
    const qreal scale = options.scale, barHeight = 12 * scale, swatch = 12 * scale;
    Scene scene;
    scene.scale = scale;
    layBar(scene, summary, QRectF(0, 0, options.width, barHeight));

    // Cells of two lines side by side: the whole, then each part with its name above its numbers.
    const qreal upper = textHeight(FontRole::Heading, scale), lower = textHeight(FontRole::Small, scale), cell = upper + lower;
    qreal x = 0, y = barHeight + 6 * scale;
    const qreal whole = std::max(textWidth(summary.whole, FontRole::Heading, scale), textWidth(summary.kind, FontRole::Small, scale));
    scene.labels.push_back({QRectF(x, y, whole, upper), summary.whole, Tone::Ink, FontRole::Heading});
    scene.labels.push_back({QRectF(x, y + upper, whole, lower), summary.kind, Tone::Muted, FontRole::Small});
    x += whole;
    for (std::size_t i = 0; i < summary.parts.size(); ++i) {
        const SummaryPart& part = summary.parts[i];
        const QString numbers = SummarysceneWords::tr("%1 · %2").arg(part.time, part.percent);
        const qreal words = std::max(textWidth(part.name, FontRole::Small, scale), textWidth(numbers, FontRole::Small, scale));
        x += 24 * scale;
        if (x + swatch + 6 * scale + words > options.width && i > 0) {
            x = whole + 24 * scale;
            y += cell;
        }
        Box box;
        box.rect = QRectF(x, y + (upper - swatch) / 2, swatch, swatch);
        box.tone = part.tone;
        box.texture = part.texture;
        box.item = static_cast<std::int64_t>(i);
        scene.boxes.push_back(std::move(box));
        x += swatch + 6 * scale;
        scene.labels.push_back({QRectF(x, y, words, upper), part.name, Tone::Muted, FontRole::Small});
        scene.labels.push_back({QRectF(x, y + upper, words, lower), numbers, Tone::Ink, FontRole::Small});
        x += words;
    }
    scene.size = QSizeF(options.width, y + cell);
    return scene;
}

} // namespace roundtrip
