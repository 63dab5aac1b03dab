// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do host memory, device memory and the link between them look at one moment of a run?

#include "scenes/memorystate.h"
#include "scenes/scene.h"

#include <QLocale>

namespace roundtrip {

struct MemoryOptions {
    QSizeF size;
    qreal scale = 1;
    QLocale locale;
    std::uint64_t deviceBudgetBytes = 0; // 0: not known
};

struct MemoryScene {
    Scene scene;
    MemoryState state;
};

MemoryScene layoutMemory(const Plan& plan, const Repetition& repetition, std::int64_t playheadNs, const MemoryOptions& options);

// "uploading b · 45 %", "vec_add computes · 80 %", "nothing moves"
QString motionText(const Plan& plan, const MemoryState& state, const QLocale& locale);

} // namespace roundtrip
