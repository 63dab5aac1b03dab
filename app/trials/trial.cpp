// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/statistics.h"
#include "scenes/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace roundtrip {
namespace {

struct TrialWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Trial)
};

} // namespace

bool isTrial(Experiment kind) { return !trialTitle(kind).isEmpty(); }

QString trialTitle(Experiment kind)
{
    switch (kind) {
    case Experiment::ReadEarly: return TrialWords::tr("Read too early");
    case Experiment::Map: return TrialWords::tr("Copied or mapped");
    case Experiment::Memory: return TrialWords::tr("Memory gauge");
    case Experiment::OtherContext: return TrialWords::tr("A buffer of another context");
    case Experiment::Calls: return TrialWords::tr("Calls that wait, and calls that return");
    case Experiment::Race: return TrialWords::tr("The race");
    case Experiment::Image: return TrialWords::tr("A grid in two dimensions");
    case Experiment::BlockOrder: return TrialWords::tr("Block order");
    default: return {};
    }
}

QString trialInvitation(Experiment kind)
{
    switch (kind) {
    case Experiment::ReadEarly: return TrialWords::tr("The queue is held, and the host looks at out all the same. Run it to see what it finds.");
    case Experiment::Map: return TrialWords::tr("Run the same work with copies and with mapped memory.");
    case Experiment::Memory: return TrialWords::tr("Run a loop that releases what it allocates, and one that forgets to.");
    case Experiment::OtherContext: return TrialWords::tr("Run the same trip with all buffers in one context, then with out in another.");
    case Experiment::Calls: return TrialWords::tr("Run the same trip with calls that wait, then with calls that return at once.");
    case Experiment::Race: return TrialWords::tr("Run to let the CPU’s own loop race the device.");
    case Experiment::BlockOrder: return TrialWords::tr("Record in which order the device runs the blocks, in three runs of their own.");
    case Experiment::Image: return TrialWords::tr("Run to colour an image with three different guards.");
    default: return {};
    }
}

Trial trialOf(Experiment kind, const std::vector<Run>& runs, const QLocale& locale)
{
    if (runs.empty())
        return {};
    if (kind == Experiment::BlockOrder)
        return trials::order(runs, locale);
    const Run& run = runs.back();
    const std::size_t expected = kind == Experiment::Race || kind == Experiment::Image ? 3 : 2;
    if (run.plans.size() != expected || run.report.measurements.size() != expected)
        return {};
    switch (kind) {
    case Experiment::ReadEarly: return trials::readEarly(run, locale);
    case Experiment::Map: return trials::mapped(run, locale);
    case Experiment::Memory: return trials::memory(run, locale);
    case Experiment::OtherContext: return trials::otherContext(run, locale);
    case Experiment::Calls: return trials::calls(run, locale);
    case Experiment::Race: return trials::race(run, locale);
    case Experiment::Image: return trials::image(run, locale);
    default: return {};
    }
}

// The median repetition from its first call to its end: phases where they were, and waiting between them.
BarRow trials::phaseRow(const QString& name, const Plan& plan, const Measurement& measurement, const QLocale& locale)
{
    BarRow row;
    row.name = name;
    const auto median = medianRepetition(measurement);
    if (!median)
        return row;
    const Repetition& repetition = measurement.repetitions[*median];
    row.value = format::duration(repetition.wallNs(), locale);
    const auto whole = static_cast<double>(repetition.wallNs());
    row.parts.push_back({0, whole, Tone::Waiting, Texture::Plain});
    for (const Span& span : repetition.spans) {
        const auto phase = span.operation < plan.operations.size() ? phaseOf(plan.operations[span.operation]) : std::nullopt;
        if (!phase || !hasTime(span))
            continue;
        const auto at = [&](std::int64_t ns) { return std::clamp(static_cast<double>(ns - repetition.began), 0.0, whole); };
        row.parts.push_back({at(span.started), at(span.ended), toneOf(*phase), textureOf(*phase)});
    }
    return row;
}

std::vector<BarKey> trials::phaseKeys()
{
    std::vector<BarKey> keys;
    for (const Phase phase : {Phase::Upload, Phase::Compute, Phase::Download})
        keys.push_back({phaseName(phase), toneOf(phase), textureOf(phase)});
    keys.push_back({TrialWords::tr("waiting"), Tone::Waiting, Texture::Plain});
    return keys;
}

} // namespace roundtrip
