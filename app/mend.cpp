// SPDX-License-Identifier: GPL-3.0-or-later
#include "mend.h"

#include <algorithm>
#include <limits>

namespace roundtrip {
namespace {

std::uint32_t narrow(std::uint64_t value)
{
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(value, std::numeric_limits<std::uint32_t>::max()));
}

} // namespace

QString settingOf(const Problem& problem)
{
    switch (problem.code) {
    case ProblemCode::BlockZero:
    case ProblemCode::BlockAboveDevice:
    case ProblemCode::BlockAboveKernel:
    case ProblemCode::BlockNotRequired: return QStringLiteral("block");
    case ProblemCode::GridZero:
    case ProblemCode::GlobalTooLarge: return QStringLiteral("grid");
    case ProblemCode::ElementsTooMany:
    case ProblemCode::BufferTooLarge:
    case ProblemCode::MemoryTooLarge: return QStringLiteral("elements");
    case ProblemCode::NoDoubles: return QStringLiteral("type");
    case ProblemCode::ChainZero:
    case ProblemCode::ChainTooLong:
    case ProblemCode::KernelNotChainable: return QStringLiteral("chain");
    case ProblemCode::ChunksZero:
    case ProblemCode::ChunksTooMany: return QStringLiteral("chunks");
    case ProblemCode::RepetitionsZero:
    case ProblemCode::RepetitionsTooMany: return QStringLiteral("repetitions");
    case ProblemCode::UnknownKernel: return QStringLiteral("kernel");
    case ProblemCode::StrategyNotOffered: return QStringLiteral("strategy");
    case ProblemCode::BrokenPlan: break;
    }
    return {};
}

Settings mended(Settings settings, const Problem& problem, std::uint64_t value)
{
    const QString setting = settingOf(problem);
    if (setting == QLatin1String("block"))
        settings.block = value;
    else if (setting == QLatin1String("grid"))
        settings.grid = value;
    else if (setting == QLatin1String("elements"))
        settings.elements = value;
    else if (setting == QLatin1String("chain"))
        settings.chain = narrow(value);
    else if (setting == QLatin1String("chunks"))
        settings.chunks = narrow(value);
    else if (setting == QLatin1String("repetitions"))
        settings.repetitions = narrow(value);
    else if (setting == QLatin1String("type") && value <= static_cast<std::uint64_t>(ElementType::UInt))
        settings.type = static_cast<ElementType>(value);
    else if (setting == QLatin1String("strategy") && value <= static_cast<std::uint64_t>(Strategy::Mapped))
        settings.strategy = static_cast<Strategy>(value);
    return settings;
}

} // namespace roundtrip
