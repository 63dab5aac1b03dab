// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/action.h"

#include "lesson/vocabulary.h"

namespace roundtrip {

namespace {

void apply(const Assignment& assignment, Settings& settings)
{
    const QString& name = assignment.setting;
    if (const qint64* number = std::get_if<qint64>(&assignment.value)) {
        if (name == "elements")
            settings.elements = std::uint64_t(*number);
        else if (name == "block")
            settings.block = std::uint64_t(*number);
        else if (name == "grid")
            settings.grid = std::uint64_t(*number);
        else if (name == "chain")
            settings.chain = std::uint32_t(*number);
        else if (name == "chunks")
            settings.chunks = std::uint32_t(*number);
        else if (name == "budget")
            settings.budgetMiB = std::uint32_t(*number);
        else if (name == "repetitions")
            settings.repetitions = std::uint32_t(*number);
        return;
    }
    const QString word = std::get<QString>(assignment.value);
    if (name == "kernel")
        settings.kernel = word.toStdString();
    else if (name == "type")
        settings.type = ElementType(namesFor(name).indexOf(word));
    else if (name == "strategy")
        settings.strategy = Strategy(namesFor(name).indexOf(word));
}

} // namespace

Settings applied(const Assignments& assignments, Settings settings)
{
    for (const Assignment& assignment : assignments)
        apply(assignment, settings);
    return settings;
}

bool holds(const Assignments& assignments, const Settings& settings)
{
    return applied(assignments, settings) == settings;
}

} // namespace roundtrip
