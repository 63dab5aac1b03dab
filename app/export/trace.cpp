// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/trace.h"

#include "export/caption.h"
#include "model/statistics.h"
#include "protocol/codec.h"
#include "scenes/words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <vector>

namespace roundtrip {
namespace {

QByteArray quoted(const QString& text)
{
    const QByteArray array = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return array.mid(1, array.size() - 2);
}
QByteArray quoted(const std::string& text)
{
    return quoted(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())));
}

constexpr std::array laneNames{"host", "copy", "compute"};
constexpr int linesOfLane = 1000; // thread ids of a lane; lanes keep their order

struct Event {
    std::int64_t began = 0, ended = 0;
    std::size_t lane = 0;
    std::size_t line = 0;
    std::uint32_t operation = 0;
    const Span* span = nullptr;
};

std::vector<Event> eventsOf(const Plan& plan, const Repetition& repetition, std::uint64_t& withoutTime)
{
    std::vector<Event> events;
    for (const Span& span : repetition.spans) {
        if (span.operation >= plan.operations.size())
            continue;
        if (span.callBegan != notGiven && span.callEnded >= span.callBegan)
            events.push_back({span.callBegan, span.callEnded, 0, 0, span.operation, &span});
        const auto phase = phaseOf(plan.operations[span.operation]);
        if (!phase)
            continue;
        if (hasTime(span))
            events.push_back({span.started, span.ended, *phase == Phase::Compute ? std::size_t{2} : std::size_t{1}, 0,
                span.operation, &span});
        else
            ++withoutTime;
    }
    std::stable_sort(events.begin(), events.end(), [](const Event& a, const Event& b) { return a.began < b.began; });
    return events;
}

// Viewers nest what overlaps on one thread, so every event goes to the first line of its lane that is free.
std::array<std::size_t, 3> spread(std::vector<Event>& events)
{
    std::array<std::vector<std::int64_t>, 3> freeFrom;
    for (Event& event : events) {
        auto& lines = freeFrom[event.lane];
        const auto line
            = std::find_if(lines.begin(), lines.end(), [&](std::int64_t end) { return end <= event.began; });
        event.line = static_cast<std::size_t>(line - lines.begin());
        if (line == lines.end())
            lines.push_back(event.ended);
        else
            *line = event.ended;
    }
    return {freeFrom[0].size(), freeFrom[1].size(), freeFrom[2].size()};
}

QByteArray thread(const Event& event)
{
    return QByteArray::number(static_cast<int>(event.lane) * linesOfLane + static_cast<int>(event.line) + 1);
}

class Trace {
public:
    void name(const char* what, const QByteArray& process, const QByteArray& thread, const QByteArray& name)
    {
        add("{\"ph\":\"M\",\"name\":\"" + QByteArray(what) + "\",\"pid\":" + process + ",\"tid\":" + thread
            + ",\"args\":{\"name\":" + name + "}}");
    }

    void span(const Event& event, const QByteArray& process, const Plan& plan, std::int64_t origin)
    {
        const Operation& operation = plan.operations[event.operation];
        QByteArray line = "{\"ph\":\"X\",\"name\":" + quoted(operation.label) + ",\"cat\":\"" + laneNames[event.lane]
            + "\",\"pid\":" + process + ",\"tid\":" + thread(event) + ",\"ts\":" + microseconds(event.began - origin)
            + ",\"dur\":" + microseconds(event.ended - event.began)
            + ",\"args\":{\"operation\":" + QByteArray::number(event.operation) + ",\"kind\":\""
            + nameOf(operation.kind) + "\",\"queue\":" + QByteArray::number(operation.queue)
            + ",\"bytes\":" + QByteArray::number(static_cast<qulonglong>(operationBytes(plan, operation)));
        if (event.lane != 0 && event.span->queued != notGiven)
            line += ",\"queued\":" + microseconds(event.span->queued - origin);
        if (operation.kind == OperationKind::Launch)
            line += ",\"grid\":" + QByteArray::number(static_cast<qulonglong>(operation.grid))
                + ",\"block\":" + QByteArray::number(static_cast<qulonglong>(operation.block));
        add(line + "}}");
    }

    const QByteArray& events() const { return m_events; }

private:
    void add(const QByteArray& event)
    {
        m_events += m_events.isEmpty() ? "\n" : ",\n";
        m_events += event;
    }
    QByteArray m_events;
};

void addMeasurement(Trace& trace, const Plan& plan, const Measurement& measurement, const QByteArray& process,
    std::uint64_t& withoutTime)
{
    const auto median = medianRepetition(measurement);
    if (!median)
        return;
    const Repetition& repetition = measurement.repetitions[*median];
    std::vector<Event> events = eventsOf(plan, repetition, withoutTime);
    const auto lines = spread(events);
    trace.name("process_name", process, "0", quoted(plan.name));
    for (std::size_t lane = 0; lane < lines.size(); ++lane)
        for (std::size_t line = 0; line < lines[lane]; ++line) {
            const QByteArray suffix
                = line == 0 ? QByteArray() : ' ' + QByteArray::number(static_cast<qulonglong>(line + 1));
            trace.name("thread_name", process, thread({0, 0, lane, line, 0, nullptr}),
                '"' + QByteArray(laneNames[lane]) + suffix + '"');
        }
    const std::int64_t origin = events.empty() ? repetition.began : std::min(repetition.began, events.front().began);
    for (const Event& event : events)
        trace.span(event, process, plan, origin);
}

} // namespace

QByteArray microseconds(std::int64_t ns)
{
    const QByteArray sign = ns < 0 ? "-" : "";
    const std::uint64_t size = ns < 0 ? 0 - static_cast<std::uint64_t>(ns) : static_cast<std::uint64_t>(ns);
    return sign + QByteArray::number(static_cast<qulonglong>(size / 1000)) + '.'
        + QByteArray::number(static_cast<qulonglong>(size % 1000)).rightJustified(3, '0');
}

QByteArray toTrace(const Run& run)
{
    Trace trace;
    std::uint64_t withoutTime = 0;
    const std::size_t plans = std::min(run.plans.size(), run.report.measurements.size());
    for (std::size_t p = 0; p < plans; ++p)
        addMeasurement(trace, run.plans[p], run.report.measurements[p],
            QByteArray::number(static_cast<qulonglong>(p + 1)), withoutTime);
    const Settings& s = run.settings;
    return "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"device\":" + quoted(run.device.name)
        + ",\"kernel\":" + quoted(kernelName(run)) + ",\"strategy\":\"" + nameOf(s.strategy) + "\",\"elements\":\""
        + QByteArray::number(static_cast<qulonglong>(s.elements)) + "\",\"block\":\""
        + QByteArray::number(static_cast<qulonglong>(s.block)) + "\",\"endedAt\":" + quoted(run.endedAt)
        + ",\"version\":" + quoted(run.appVersion) + ",\"spansWithoutTime\":\""
        + QByteArray::number(static_cast<qulonglong>(withoutTime)) + "\"},\"traceEvents\":[" + trace.events()
        + "\n]}\n";
}

} // namespace roundtrip
