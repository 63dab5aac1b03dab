// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/contrast.h"

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

double timeOf(const Plan& plan, const Repetition& repetition, Contrasted what)
{
    if (what == Contrasted::Wall)
        return static_cast<double>(repetition.wallNs());
    double sum = 0;
    for (const Span& span : repetition.spans)
        if (hasTime(span) && span.operation < plan.operations.size()
            && phaseOf(plan.operations[span.operation]) == Phase::Compute)
            sum += static_cast<double>(span.ended - span.started);
    return sum;
}

} // namespace

std::size_t ranksLeftOut(std::size_t n)
{
    double probability = std::pow(0.5, static_cast<double>(n)), below = 0; // of exactly k, of at most k
    std::size_t k = 0;
    for (; k < n; ++k) {
        below += probability;
        if (2 * below > 0.05)
            break;
        probability *= static_cast<double>(n - k) / static_cast<double>(k + 1);
    }
    return k == 0 ? 0 : k - 1;
}

std::optional<Contrast> contrastOf(const std::vector<double>& ones, const std::vector<double>& others)
{
    std::vector<double> first, second, ratios;
    for (std::size_t round = 0; round < std::min(ones.size(), others.size()); ++round) {
        const double a = ones[round], b = others[round];
        if (!(a > 0 && b > 0 && std::isfinite(a / b)))
            continue;
        first.push_back(a);
        second.push_back(b);
        ratios.push_back(a / b);
    }
    if (ratios.empty())
        return {};
    std::sort(ratios.begin(), ratios.end());
    const std::size_t out = ranksLeftOut(ratios.size());
    return Contrast{statistics(first).median, statistics(second).median, statistics(ratios).median, ratios[out],
        ratios[ratios.size() - 1 - out], ratios.size()};
}

std::optional<Contrast> contrast(const std::vector<Plan>& plans, const Report& report, Contrasted what)
{
    if (plans.size() < 2 || report.measurements.size() < 2)
        return {};
    const auto times = [&](std::size_t plan) {
        std::vector<double> found;
        for (const Repetition& repetition : report.measurements[plan].repetitions)
            found.push_back(timeOf(plans[plan], repetition, what));
        return found;
    };
    return contrastOf(times(0), times(1));
}

} // namespace roundtrip
