// SPDX-License-Identifier: GPL-3.0-or-later
#include "contrast.h"

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

std::optional<Contrast> contrast(const std::vector<Plan>& plans, const Report& report, Contrasted what)
{
    if (plans.size() < 2 || report.measurements.size() < 2)
        return {};
    const auto& one = report.measurements[0].repetitions;
    const auto& other = report.measurements[1].repetitions;
    std::vector<double> ones, others, ratios;
    for (std::size_t round = 0; round < std::min(one.size(), other.size()); ++round) {
        const double a = timeOf(plans[0], one[round], what), b = timeOf(plans[1], other[round], what);
        if (a <= 0 || b <= 0)
            continue;
        ones.push_back(a);
        others.push_back(b);
        ratios.push_back(a / b);
    }
    if (ratios.empty())
        return {};
    std::sort(ratios.begin(), ratios.end());
    const std::size_t out = ranksLeftOut(ratios.size());
    return Contrast{statistics(ones).median, statistics(others).median, statistics(ratios).median, ratios[out],
        ratios[ratios.size() - 1 - out], ratios.size()};
}

} // namespace roundtrip
