// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does the time of one repetition divide, as a bar and in numbers that add up?

#include "scenes/scene.h"

#include "model/plan.h"
#include "model/report.h"

#include <QLocale>

namespace roundtrip {

struct SummaryOptions {
    qreal width = 0;
    qreal scale = 1;
    QLocale locale;
};

struct SummaryPart {
    QString name, time, percent;
    Tone tone = Tone::Waiting;
    Texture texture = Texture::Plain;
    std::int64_t ns = 0;
};

struct Summary {
    QString whole; // "27.4 ms"
    QString kind;  // "round trip"
    std::vector<SummaryPart> parts; // those that took any time
};

Summary summaryOf(const Plan& plan, const Repetition& repetition, const QLocale& locale);
// As high as it needs: Scene::size says how high.
Scene layoutSummary(const Summary& summary, const SummaryOptions& options);
Scene layoutSummary(const Plan& plan, const Repetition& repetition, const SummaryOptions& options);

} // namespace roundtrip
