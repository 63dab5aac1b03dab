// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How long does a test wait for what must come? No test may need an idle machine: a wait ends as soon as what it waits
// for is there, so this is long, and reached only where it never comes.

#include <QtTest>

namespace roundtrip {

inline constexpr int patienceMs = 120000;

template <class Condition> bool comes(Condition condition) { return QTest::qWaitFor(condition, patienceMs); }

} // namespace roundtrip
