// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/likeness.h"
#include "grader/references.h"

#include "model/data.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace roundtrip::grading {
namespace {

constexpr std::uint64_t mostProducts = 1u << 23; // multiplications of one check: some milliseconds
constexpr std::uint64_t fewestRows = 4;

// Each row of the result depends on its own row of the first matrix alone, through the whole chain.
template <class T> class Product {
public:
    Product(const Plan& plan, std::uint64_t side)
        : m_plan(plan), m_spec(*plan.check), m_type(plan.buffers[m_spec.output].type), m_side(side), m_right(side) {}

    // Row after row of the product for these rows of the first matrix.
    std::vector<T> rows(const std::vector<std::uint64_t>& rows)
    {
        std::vector<T> left(rows.size() * m_side), sums;
        for (std::size_t r = 0; r < rows.size(); ++r)
            fillArray(left.data() + r * m_side, m_plan.buffers[m_spec.inputs[0]].fill, m_type, rows[r] * m_side, m_side);
        for (std::uint32_t link = 0; link < m_spec.chain; ++link) {
            sums.assign(left.size(), T{0});
            for (std::uint64_t k = 0; k < m_side; ++k)
                addRow(left, sums, k);
            left.swap(sums);
        }
        return left;
    }

private:
    void addRow(const std::vector<T>& left, std::vector<T>& sums, std::uint64_t k)
    {
        fillArray(m_right.data(), m_plan.buffers[m_spec.inputs[1]].fill, m_type, k * m_side, m_side);
        const T* right = m_right.data();
        for (std::size_t begin = 0; begin < sums.size(); begin += m_side) {
            const T factor = left[begin + k];
            T* sum = sums.data() + begin;
            for (std::uint64_t column = 0; column < m_side; ++column)
                sum[column] += factor * right[column];
        }
    }

    const Plan& m_plan;
    const CheckSpec& m_spec;
    const ElementType m_type;
    const std::uint64_t m_side;
    std::vector<T> m_right;
};

std::vector<std::uint64_t> sampledRows(const CheckSpec& spec, std::uint64_t seed, std::uint64_t side)
{
    const std::uint64_t affordable = mostProducts / (side * side) / spec.chain;
    const std::uint64_t count = std::min(std::max(affordable, fewestRows), side);
    std::vector<std::uint64_t> rows;
    for (std::uint64_t i = 0; i < count; ++i) { // one of each share of the rows; which one is not to be guessed
        const std::uint64_t begin = i * side / count, end = (i + 1) * side / count;
        const bool isEdge = i == 0 || i + 1 == count;
        rows.push_back(isEdge ? (i == 0 ? 0 : side - 1) : begin + randomBits(seed, i) % (end - begin));
    }
    return rows;
}

// Untouched elements in rows that are not compared; the first such row joins the sample and is not counted here.
std::uint64_t lookBetween(const Memory& memory, std::uint64_t side, std::vector<std::uint64_t>& rows)
{
    const ElementType type = memory.plan().buffers[memory.plan().check->output].type;
    const std::uint64_t size = sizeBytes(type);
    std::vector<unsigned char> row(side * size), before(side * size);
    const std::vector<std::uint64_t> sampled = rows;
    std::uint64_t untouched = 0;
    for (std::uint64_t r = 0; r < side; ++r) {
        if (std::binary_search(sampled.begin(), sampled.end(), r))
            continue;
        memory.output(r * side, side, row.data());
        memory.outputBefore(r * side, side, before.data());
        std::uint64_t here = 0;
        for (std::uint64_t i = 0; i < side; ++i)
            here += std::memcmp(row.data() + i * size, before.data() + i * size, size) == 0;
        if (here > 0 && rows.size() == sampled.size())
            rows.insert(std::upper_bound(rows.begin(), rows.end(), r), r);
        else
            untouched += here;
    }
    return untouched;
}

template <class T> void judgeTyped(const Memory& memory, std::uint64_t side, Check& check)
{
    const Plan& plan = memory.plan();
    const ElementType type = plan.buffers[plan.check->output].type;
    std::vector<std::uint64_t> rows = sampledRows(*plan.check, plan.buffers[plan.check->inputs[0]].fill.seed, side);
    std::uint64_t untouched = 0;
    if (std::is_floating_point_v<T> && rows.size() < side) // an integer may have that pattern and be right
        untouched = lookBetween(memory, side, rows);
    const std::vector<T> expected = Product<T>(plan, side).rows(rows);
    std::vector<T> got(side), before(side);
    LikenessWatch likeness({});
    for (std::size_t r = 0; r < rows.size(); ++r) {
        memory.output(rows[r] * side, side, got.data());
        memory.outputBefore(rows[r] * side, side, before.data());
        const Piece piece{type, rows[r] * side, side, got.data(), expected.data() + r * side, before.data()};
        addComparison(check, piece);
        likeness.add(check, piece, {});
    }
    likeness.tell(check);
    check.mismatches += untouched;
    check.untouched += untouched;
}

} // namespace

bool judgeMatrices(const Memory& memory, Check& check)
{
    const CheckSpec& spec = *memory.plan().check;
    const auto side = static_cast<std::uint64_t>(std::llround(std::sqrt(static_cast<double>(spec.count))));
    if (spec.inputs.size() != 2 || side * side != spec.count)
        return false;
    if (side == 0)
        return true;
    const auto walk = static_cast<std::uint32_t>(std::ceil(8 * std::sqrt(static_cast<double>(side))));
    switch (memory.plan().buffers[spec.output].type) {
    case ElementType::Float:
        check.toleranceUlps = walk * spec.chain;
        judgeTyped<float>(memory, side, check);
        break;
    case ElementType::Double:
        check.toleranceUlps = walk * spec.chain;
        judgeTyped<double>(memory, side, check);
        break;
    case ElementType::Int:
    case ElementType::UInt:
        judgeTyped<std::uint32_t>(memory, side, check);
        break;
    }
    return true;
}

} // namespace roundtrip::grading
