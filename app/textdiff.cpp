// SPDX-License-Identifier: GPL-3.0-or-later
#include "textdiff.h"

#include <QStringList>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::size_t mostCells = 4'000'000; // of the table: 16 MB

QStringList linesOf(const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    if (lines.last().isEmpty())
        lines.removeLast(); // what stands behind the last line break is no line
    return lines;
}

// The longest common subsequence (Wagner and Fischer 1974): from[i][j] lines are shared from i and j on.
void compare(std::vector<DiffLine>& all, const QStringList& before, const QStringList& now)
{
    const auto rows = static_cast<std::size_t>(before.size()), columns = static_cast<std::size_t>(now.size());
    const auto line = [](const QStringList& lines, std::size_t i) -> const QString& { return lines[static_cast<qsizetype>(i)]; };
    std::vector<unsigned> shared;
    const bool closely = (rows + 1) * (columns + 1) <= mostCells;
    const auto at = [&](std::size_t i, std::size_t j) -> unsigned& { return shared[i * (columns + 1) + j]; };
    if (closely) {
        shared.assign((rows + 1) * (columns + 1), 0);
        for (std::size_t i = rows; i-- > 0;)
            for (std::size_t j = columns; j-- > 0;)
                at(i, j) = line(before, i) == line(now, j) ? at(i + 1, j + 1) + 1 : std::max(at(i + 1, j), at(i, j + 1));
    }
    std::size_t i = 0, j = 0;
    while (i < rows || j < columns)
        if (closely && i < rows && j < columns && line(before, i) == line(now, j)) {
            all.push_back({DiffLine::Mark::Same, line(now, j)});
            ++i, ++j;
        } else if (i < rows && (j == columns || !closely || at(i + 1, j) >= at(i, j + 1))) {
            all.push_back({DiffLine::Mark::Removed, line(before, i++)});
        } else {
            all.push_back({DiffLine::Mark::Added, line(now, j++)});
        }
}

} // namespace

std::vector<DiffLine> differences(const QString& before, const QString& now)
{
    const QStringList old = linesOf(before), mine = linesOf(now);
    const qsizetype least = std::min(old.size(), mine.size());
    qsizetype head = 0, tail = 0; // that are the same: most of a kernel under work
    while (head < least && old[head] == mine[head])
        ++head;
    while (tail < least - head && old[old.size() - 1 - tail] == mine[mine.size() - 1 - tail])
        ++tail;
    std::vector<DiffLine> all;
    for (qsizetype i = 0; i < head; ++i)
        all.push_back({DiffLine::Mark::Same, mine[i]});
    compare(all, old.mid(head, old.size() - head - tail), mine.mid(head, mine.size() - head - tail));
    for (qsizetype i = mine.size() - tail; i < mine.size(); ++i)
        all.push_back({DiffLine::Mark::Same, mine[i]});
    return all;
}

} // namespace roundtrip
