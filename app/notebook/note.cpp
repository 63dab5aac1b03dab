// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/note.h"

#include "model/statistics.h"
#include "protocol/codec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <tuple>

namespace roundtrip {
namespace {

constexpr int version = 1;

QJsonObject objectOf(const Note& note)
{
    QJsonObject object{{QStringLiteral("id"), note.id}, {QStringLiteral("changedMs"), note.changedMs}, {QStringLiteral("name"), note.name},
        {QStringLiteral("pinned"), note.pinned}, {QStringLiteral("deleted"), note.deleted}};
    if (!note.deleted)
        object.insert(QStringLiteral("run"), toJsonObject(note.run));
    return object;
}

std::optional<Note> noteOf(const QJsonObject& object)
{
    Note note{object.value(QStringLiteral("id")).toString(), object.value(QStringLiteral("changedMs")).toInteger(),
        object.value(QStringLiteral("name")).toString(), object.value(QStringLiteral("pinned")).toBool(),
        object.value(QStringLiteral("deleted")).toBool(), {}};
    if (note.id.isEmpty())
        return {};
    if (note.deleted)
        return note;
    const auto run = runFromJson(object.value(QStringLiteral("run")).toObject());
    if (!run || run->plans.size() != 1 || run->report.measurements.size() != 1)
        return {};
    note.run = *run;
    return note;
}

} // namespace

Run alone(const Run& run, std::size_t measurement)
{
    return {run.number, run.endedAt, run.appVersion, run.device, run.settings, {run.plans[measurement]}, {run.report.deviceId, {run.report.measurements[measurement]}}};
}

Run trimmed(const Run& run)
{
    if (run.plans.empty() || run.report.measurements.empty())
        return run;
    Run kept = alone(run, 0);
    Measurement& measurement = kept.report.measurements.front();
    measurement.captures.clear();
    measurement.printed.clear();
    measurement.firstRun.reset();
    const auto median = medianRepetition(measurement);
    for (std::size_t i = 0; i < measurement.repetitions.size(); ++i) {
        std::vector<Span>& spans = measurement.repetitions[i].spans;
        if (i != median || spans.size() > mostKeptSpans)
            spans.clear();
    }
    return kept;
}

Notes merged(const Notes& one, const Notes& other)
{
    Notes all = one;
    for (const Note& note : other) {
        const auto same = std::find_if(all.begin(), all.end(), [&](const Note& known) { return known.id == note.id; });
        if (same == all.end())
            all.push_back(note);
        else if (note.changedMs > same->changedMs)
            *same = note;
    }
    // Their runs' times do not change when a note is renamed; ids tell notes of the same second apart.
    std::stable_sort(all.begin(), all.end(), [](const Note& a, const Note& b) {
        return std::tie(a.run.endedAt, a.id) < std::tie(b.run.endedAt, b.id);
    });
    return all;
}

Notes bounded(Notes notes)
{
    const auto drop = [&notes](std::size_t most, auto counts, auto mayGo) {
        auto surplus = std::count_if(notes.begin(), notes.end(), counts) - static_cast<std::ptrdiff_t>(most);
        std::erase_if(notes, [&](const Note& note) { return mayGo(note) && surplus-- > 0; });
    };
    const auto isDeleted = [](const Note& note) { return note.deleted; };
    const auto isThere = [](const Note& note) { return !note.deleted; };
    drop(mostNotes, isThere, [](const Note& note) { return !note.deleted && !note.pinned; });
    drop(mostDeleted, isDeleted, isDeleted);
    return notes;
}

QByteArray toJson(const Notes& notes)
{
    QJsonArray all;
    for (const Note& note : notes)
        all += objectOf(note);
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), version}, {QStringLiteral("notes"), all}}).toJson(QJsonDocument::Compact);
}

std::optional<Notes> notesFromJson(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    if (object.value(QStringLiteral("format")).toInt() != version || !object.value(QStringLiteral("notes")).isArray())
        return {};
    Notes notes;
    for (const QJsonValue& value : object.value(QStringLiteral("notes")).toArray())
        if (auto note = noteOf(value.toObject())) // one that is broken alone costs no other
            notes.push_back(std::move(*note));
    return merged({}, notes);
}

} // namespace roundtrip
