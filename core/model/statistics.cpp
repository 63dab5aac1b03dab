// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace roundtrip {
namespace {

double quantile(const std::vector<double>& sorted, double p)
{
    const double place = p * static_cast<double>(sorted.size() - 1);
    const std::size_t below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

struct Edge {
    std::int64_t time;
    int phase;
    int step;
};

std::vector<Edge> edgesOf(const Plan& plan, const Repetition& repetition)
{
    std::vector<Edge> edges;
    for (const Span& span : repetition.spans) {
        if (!hasTime(span) || span.operation >= plan.operations.size())
            continue;
        const auto phase = phaseOf(plan.operations[span.operation]);
        const std::int64_t start = std::clamp(span.started, repetition.began, repetition.ended);
        const std::int64_t end = std::clamp(span.ended, repetition.began, repetition.ended);
        if (!phase || start == end)
            continue;
        edges.push_back({start, static_cast<int>(*phase), +1});
        edges.push_back({end, static_cast<int>(*phase), -1});
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.time < b.time; });
    return edges;
}

std::int64_t& partFor(Breakdown& parts, const std::array<int, 3>& active)
{
    const int busy = (active[0] > 0) + (active[1] > 0) + (active[2] > 0);
    if (busy == 0)
        return parts.waiting;
    if (busy > 1)
        return parts.overlap;
    return active[0] > 0 ? parts.uploadOnly : active[1] > 0 ? parts.computeOnly : parts.downloadOnly;
}

} // namespace

Statistics statistics(std::vector<double> values)
{
    std::erase_if(values, [](double value) { return !std::isfinite(value); });
    Statistics result;
    result.count = values.size();
    if (values.empty())
        return result;
    std::sort(values.begin(), values.end());
    result.minimum = values.front();
    result.maximum = values.back();
    result.lowerQuartile = quantile(values, 0.25);
    result.median = quantile(values, 0.5);
    result.upperQuartile = quantile(values, 0.75);
    const double reach = 1.5 * (result.upperQuartile - result.lowerQuartile);
    result.outliers = static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [&](double value) {
        return value < result.lowerQuartile - reach || value > result.upperQuartile + reach;
    }));
    return result;
}

std::uint64_t operationBytes(const Plan& plan, const Operation& operation)
{
    switch (operation.kind) {
    case OperationKind::Write:
    case OperationKind::Read:
        return operation.count * (operation.buffer < plan.buffers.size() ? sizeBytes(plan.buffers[operation.buffer].type) : 0);
    case OperationKind::Launch:
    case OperationKind::HostLoop:
        return operation.bytes;
    default:
        return 0; // mapping moves nothing
    }
}

std::optional<Phase> phaseOf(const Operation& operation)
{
    switch (operation.kind) {
    case OperationKind::Write:
    case OperationKind::Unmap:
        return Phase::Upload;
    case OperationKind::Map:
        return operation.forWriting ? Phase::Upload : Phase::Download;
    case OperationKind::Read:
        return Phase::Download;
    case OperationKind::Launch:
        return Phase::Compute;
    case OperationKind::HostLoop: // a look at an array computes nothing
        return operation.work == "copy" ? std::nullopt : std::optional(Phase::Compute);
    default:
        return {};
    }
}

bool hasTime(const Span& span)
{
    return span.started != notGiven && span.ended != notGiven && span.started <= span.ended;
}

Breakdown breakdown(const Plan& plan, const Repetition& repetition)
{
    Breakdown parts;
    std::array<int, 3> active{};
    std::int64_t now = repetition.began;
    for (const Edge& edge : edgesOf(plan, repetition)) {
        partFor(parts, active) += edge.time - now;
        now = edge.time;
        active[static_cast<std::size_t>(edge.phase)] += edge.step;
    }
    parts.waiting += repetition.ended - now;
    return parts;
}

std::array<int, 5> percentages(const std::array<std::int64_t, 5>& parts)
{
    const std::int64_t whole = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
    std::array<int, 5> result{};
    if (whole <= 0)
        return result;
    std::array<double, 5> remainder{};
    int missing = 100;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const double exact = 100.0 * static_cast<double>(parts[i]) / static_cast<double>(whole);
        result[i] = static_cast<int>(exact);
        remainder[i] = exact - result[i];
        missing -= result[i];
    }
    for (; missing > 0; --missing) {
        const auto largest = std::max_element(remainder.begin(), remainder.end());
        ++result[static_cast<std::size_t>(largest - remainder.begin())];
        *largest = -1;
    }
    return result;
}

std::optional<std::size_t> medianRepetition(const Measurement& measurement)
{
    const auto& all = measurement.repetitions;
    if (all.empty())
        return {};
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return all[a].wallNs() < all[b].wallNs(); });
    return order[(order.size() - 1) / 2];
}

std::optional<double> PhaseSummary::gigabytesPerSecond() const
{
    if (bytes == 0 || timeNs.count == 0 || timeNs.median <= 0)
        return {};
    return static_cast<double>(bytes) / timeNs.median; // bytes per ns are decimal GB/s
}

PhaseSummary phaseSummary(const Plan& plan, const Measurement& measurement, Phase phase)
{
    PhaseSummary summary;
    for (const Operation& operation : plan.operations) {
        if (phaseOf(operation) == phase) {
            summary.bytes += operationBytes(plan, operation);
            ++summary.spans;
        }
    }
    std::vector<double> times;
    for (const Repetition& repetition : measurement.repetitions) {
        std::int64_t sum = 0;
        bool whole = true;
        for (const Span& span : repetition.spans) {
            if (span.operation >= plan.operations.size() || phaseOf(plan.operations[span.operation]) != phase)
                continue;
            if (hasTime(span)) {
                sum += span.ended - span.started;
            } else {
                whole = false;
                ++summary.withoutTime;
            }
        }
        if (whole && summary.spans > 0)
            times.push_back(static_cast<double>(sum));
    }
    summary.timeNs = statistics(std::move(times));
    return summary;
}

Statistics wallStatistics(const Measurement& measurement)
{
    std::vector<double> times;
    for (const Repetition& repetition : measurement.repetitions)
        times.push_back(static_cast<double>(repetition.wallNs()));
    return statistics(std::move(times));
}

} // namespace roundtrip
