// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What are kernels, strategies and element types called on the screen?

#include <QString>
#include <QStringList>

namespace roundtrip {

QString kernelTitle(const QString& id);
QStringList strategyTitles(); // in the order of enum Strategy
QStringList typeTitles();     // in the order of enum ElementType

} // namespace roundtrip
