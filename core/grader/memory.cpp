// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/memory.h"

#include "model/data.h"

#include <algorithm>
#include <cstring>

namespace roundtrip::grading {
namespace {

std::uint64_t uploadedLength(const Plan& plan, std::uint32_t buffer)
{
    std::uint64_t length = 0;
    for (const Operation& operation : plan.operations) {
        if (operation.buffer != buffer)
            continue;
        const bool isWrite = operation.kind == OperationKind::Write;
        if (isWrite && operation.host != buffer)
            return 0; // something else is meant to lie there
        if ((isWrite || (operation.kind == OperationKind::Map && operation.forWriting)) && operation.first <= length)
            length = std::max(length, operation.first + operation.count);
    }
    return std::min(length, plan.buffers[buffer].length);
}

} // namespace

Memory::Memory(const Plan& plan, const ReadResults& read) : m_plan(plan), m_read(read), m_layout(resultLayout(plan)) {}

void Memory::fetch(std::uint64_t offset, void* into, std::uint64_t bytes) const
{
    auto* at = static_cast<unsigned char*>(into);
    while (bytes > 0) {
        const std::uint64_t got = std::min(m_read(offset, at, bytes), bytes);
        if (got == 0)
            break;
        offset += got;
        at += got;
        bytes -= got;
    }
    std::memset(at, untouchedByte, bytes);
}

void Memory::output(std::uint64_t first, std::uint64_t count, void* into) const
{
    const std::uint64_t size = sizeBytes(m_plan.buffers[m_plan.check->output].type);
    fetch(m_layout.output.offset + first * size, into, count * size);
}

void Memory::outputBefore(std::uint64_t first, std::uint64_t count, void* into) const
{
    const Buffer& buffer = m_plan.buffers[m_plan.check->output];
    fillArray(into, buffer.fill, buffer.type, first, count);
}

void Memory::deviceBytesOf(std::uint32_t buffer, std::uint64_t first, std::uint64_t bytes, void* into) const
{
    fetch(m_layout.devices[buffer].offset + first, into, bytes);
}

InputWatch::InputWatch(const Memory& memory) : m_memory(memory), m_piece(pieceElements * sizeof(double))
{
    const Plan& plan = memory.plan();
    for (const std::uint32_t buffer : plan.check->inputs) {
        const bool watched = buffer != plan.check->output && !plan.buffers[buffer].hostOnly;
        m_inputs.push_back({buffer, watched ? uploadedLength(plan, buffer) : 0, false});
    }
}

void InputWatch::compare(std::size_t input, std::uint64_t first, std::uint64_t count, const void* expected)
{
    Input& watched = m_inputs[input];
    if (watched.changed || first >= watched.uploaded)
        return;
    const Buffer& buffer = m_memory.plan().buffers[watched.buffer];
    const std::uint64_t size = sizeBytes(buffer.type);
    const std::uint64_t bytes = std::min(count, watched.uploaded - first) * size;
    m_memory.deviceBytesOf(watched.buffer, layoutOf(buffer).frontBytes + first * size, bytes, m_piece.data());
    watched.changed = std::memcmp(m_piece.data(), expected, bytes) != 0;
}

void InputWatch::compareAllFrom(std::uint64_t first)
{
    std::vector<double> expected(pieceElements);
    for (std::size_t i = 0; i < m_inputs.size(); ++i) {
        const Buffer& buffer = m_memory.plan().buffers[m_inputs[i].buffer];
        for (std::uint64_t at = first; at < m_inputs[i].uploaded && !m_inputs[i].changed; at += pieceElements) {
            const std::uint64_t count = std::min(pieceElements, m_inputs[i].uploaded - at);
            fillArray(expected.data(), buffer.fill, buffer.type, at, count);
            compare(i, at, count, expected.data());
        }
    }
}

std::vector<std::string> InputWatch::changed() const
{
    std::vector<std::string> names;
    for (const Input& input : m_inputs)
        if (input.changed)
            names.push_back(m_memory.plan().buffers[input.buffer].name);
    return names;
}

} // namespace roundtrip::grading
