// SPDX-License-Identifier: GPL-3.0-or-later
#include "settingnames.h"

#include <QCoreApplication>

#include <map>

namespace roundtrip {
namespace {

QString words(const char* text) { return QCoreApplication::translate("settings", text); }

} // namespace

QString kernelTitle(const QString& id)
{
    static const std::map<QString, const char*> titles{
        {"vec_add", QT_TRANSLATE_NOOP("settings", "vec_add (guarded)")},
        {"vec_add_unguarded", QT_TRANSLATE_NOOP("settings", "vec_add, no guard")},
        {"vec_add_float4", QT_TRANSLATE_NOOP("settings", "vec_add, four a thread")},
        {"vec_add_tuned", QT_TRANSLATE_NOOP("settings", "vec_add, tuned")},
        {"vec_add_grid_stride", QT_TRANSLATE_NOOP("settings", "vec_add, grid stride")},
        {"vec_add_slice", QT_TRANSLATE_NOOP("settings", "vec_add, a slice a thread")},
        {"vec_add_floor", QT_TRANSLATE_NOOP("settings", "vec_add, rounded down")},
        {"vec_add_local_index", QT_TRANSLATE_NOOP("settings", "vec_add, local index")},
        {"scale", QT_TRANSLATE_NOOP("settings", "scale by 3")},
        {"saxpy", QT_TRANSLATE_NOOP("settings", "saxpy")},
        {"matmul", QT_TRANSLATE_NOOP("settings", "matrix product")},
        {"reverse", QT_TRANSLATE_NOOP("settings", "reverse each block")},
        {"histogram", QT_TRANSLATE_NOOP("settings", "histogram")},
        {"block_sums", QT_TRANSLATE_NOOP("settings", "sum of each block")}};
    const auto found = titles.find(id);
    return found == titles.end() ? id : words(found->second);
}

QStringList strategyTitles()
{
    return {words(QT_TRANSLATE_NOOP("settings", "Round trip each time")),
        words(QT_TRANSLATE_NOOP("settings", "Keep on device")),
        words(QT_TRANSLATE_NOOP("settings", "Pipelined chunks")), words(QT_TRANSLATE_NOOP("settings", "Mapped"))};
}

QStringList typeTitles()
{
    return {QStringLiteral("float"), QStringLiteral("double"), QStringLiteral("int"), QStringLiteral("uint")};
}

} // namespace roundtrip
