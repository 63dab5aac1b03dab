// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/sketch.h"

#include "model/data.h"
#include "plan/experiments.h"
#include "model/saturating.h"

#include <algorithm>
#include <utility>

namespace roundtrip {
namespace {

using namespace saturating;

constexpr std::uint64_t mostShorter = 1u << 22;
constexpr std::uint64_t shownElements = 16; // so many values of each buffer come back with the report

const char* optionsFor(ElementType type)
{
    switch (type) {
    case ElementType::Float: return "";
    case ElementType::Double: return "-DREAL=double";
    case ElementType::Int: return "-DREAL=int";
    case ElementType::UInt: return "-DREAL=uint";
    }
    return "";
}

Argument factorFor(ElementType type)
{
    switch (type) {
    case ElementType::Float: return static_cast<float>(saxpyFactor(type));
    case ElementType::Double: return saxpyFactor(type);
    case ElementType::Int: return static_cast<std::int32_t>(saxpyFactor(type));
    case ElementType::UInt: return static_cast<std::uint32_t>(saxpyFactor(type));
    }
    return std::int32_t{0};
}

bool hasTwoInputs(Signature signature)
{
    return signature == Signature::TwoInputs || signature == Signature::Factor || signature == Signature::Matrices;
}

bool hasTile(Signature signature) { return signature == Signature::LocalTile || signature == Signature::BlockSums; }

std::uint32_t as32Bits(std::uint64_t value)
{
    return static_cast<std::uint32_t>(std::min(value, std::uint64_t{0xFFFFFFFF}));
}

} // namespace

Sketch::Sketch(const Settings& settings, const KernelInfo& kernel, const std::string& source)
    : m_settings(settings), m_kernel(kernel), m_coverage(coverage(settings))
{
    if (kernel.chainable)
        m_chain = std::clamp(settings.chain, std::uint32_t{1}, mostChain);
    const bool vectors = kernel.signature == Signature::Factor;
    m_inputs.push_back(addBuffer(vectors ? "x" : "a", {Fill::Kind::Random, settings.seed}, elements()));
    if (hasTwoInputs(kernel.signature)) // another seed: equal inputs would hide that they were swapped
        m_inputs.push_back(addBuffer(vectors ? "y" : "b", {Fill::Kind::Random, settings.seed ^ 0x9E3779B97F4A7C15ull}, elements()));
    m_output = m_between = addOutput();
    if (m_chain > 1 && !kernel.inPlace)
        m_between = addBuffer("between", {}, elements());
    m_plan.programs.push_back({std::string(kernel.file), source, std::string(kernel.function), optionsFor(type())});
    m_plan.check = CheckSpec{std::string(kernel.reference), m_output, m_inputs, m_plan.buffers[m_output].length, m_chain};
    if (hasTile(kernel.signature))
        m_plan.check->block = settings.block;
}

ElementType Sketch::type() const { return m_kernel.signature == Signature::Bins ? ElementType::UInt : m_settings.type; }

std::uint32_t Sketch::addOutput()
{
    switch (m_kernel.signature) {
    case Signature::BlockSums: return addBuffer("sums", {}, m_coverage.grid);
    case Signature::Bins: return addBuffer("bins", {Fill::Kind::Zero, 0}, binCount);
    default: return addBuffer("out", {}, elements());
    }
}

std::uint32_t Sketch::addBuffer(const char* name, const Fill& fill, std::uint64_t length)
{
    Buffer buffer;
    buffer.name = name;
    buffer.type = type();
    buffer.length = length;
    buffer.fill = fill;
    buffer.captured = std::min(length, shownElements);
    const std::uint64_t shorter = elements() - std::min(length, elements()); // a thread's own index may be taken for one in here
    buffer.spareLength = spareLength(m_settings, m_kernel) + std::min(shorter, mostShorter);
    m_plan.buffers.push_back(std::move(buffer));
    return static_cast<std::uint32_t>(m_plan.buffers.size() - 1);
}

std::uint32_t Sketch::chunks() const
{
    const std::uint64_t pieces = std::clamp(m_settings.chunks, std::uint32_t{1}, mostChunks);
    return static_cast<std::uint32_t>(std::clamp(m_coverage.autoGrid, std::uint64_t{1}, pieces));
}

std::uint32_t Sketch::source(std::uint32_t step) const { return step == 0 ? m_inputs.front() : target(step - 1); }

std::uint32_t Sketch::target(std::uint32_t step) const { return (m_chain - 1 - step) % 2 == 0 ? m_output : m_between; }

std::string Sketch::numbered(std::uint32_t index, std::uint32_t of)
{
    return of > 1 ? std::string(" ").append(std::to_string(index + 1)) : std::string();
}

Operation& Sketch::append(OperationKind kind, std::string label)
{
    Operation& operation = m_plan.operations.emplace_back();
    operation.kind = kind;
    operation.label = std::move(label);
    return operation;
}

Operation& Sketch::whole(OperationKind kind, std::uint32_t buffer, std::string label)
{
    Operation& operation = append(kind, std::move(label));
    operation.buffer = buffer;
    operation.count = m_plan.buffers[buffer].length;
    return operation;
}

Operation& Sketch::write(std::uint32_t buffer, std::string label)
{
    Operation& operation = whole(OperationKind::Write, buffer, std::move(label));
    operation.host = buffer;
    return operation;
}

Operation& Sketch::read(std::uint32_t buffer, std::string label)
{
    Operation& operation = whole(OperationKind::Read, buffer, std::move(label));
    operation.host = buffer;
    return operation;
}

Operation& Sketch::map(std::uint32_t buffer, bool forWriting, std::string label)
{
    Operation& operation = whole(OperationKind::Map, buffer, std::move(label));
    operation.forWriting = forWriting;
    operation.blocking = true; // the host works in the memory as soon as the call returns
    return operation;
}

Operation& Sketch::unmap(std::uint32_t buffer, std::string label)
{
    Operation& operation = append(OperationKind::Unmap, std::move(label));
    operation.buffer = buffer;
    return operation;
}

Operation& Sketch::launch(std::uint32_t step, std::string label)
{
    Operation& operation = append(OperationKind::Launch, std::move(label));
    if (m_kernel.signature == Signature::Factor)
        operation.arguments.push_back(factorFor(type()));
    operation.arguments.push_back(BufferArgument{source(step)});
    for (std::size_t i = 1; i < m_inputs.size(); ++i)
        operation.arguments.push_back(BufferArgument{m_inputs[i]});
    operation.arguments.push_back(BufferArgument{target(step)});
    if (hasTile(m_kernel.signature))
        operation.arguments.push_back(LocalArgument{times(m_settings.block, sizeBytes(type()))});
    const bool matrices = m_kernel.signature == Signature::Matrices;
    operation.arguments.push_back(as32Bits(matrices ? squareSide(elements()) : elements()));
    operation.grid = m_coverage.grid;
    operation.block = m_settings.block;
    countWork(operation, elements());
    return operation;
}

Operation& Sketch::hostLoop(std::uint32_t step, std::uint32_t threads, std::string label)
{
    Operation& operation = append(OperationKind::HostLoop, std::move(label));
    operation.arguments.push_back(BufferArgument{source(step)});
    for (std::size_t i = 1; i < m_inputs.size(); ++i)
        operation.arguments.push_back(BufferArgument{m_inputs[i]});
    operation.arguments.push_back(BufferArgument{target(step)});
    operation.work = m_kernel.reference;
    operation.threads = threads;
    countWork(operation, elements());
    return operation;
}

void Sketch::countWork(Operation& operation, std::uint64_t count) const
{
    operation.bytes = times(times(count, m_kernel.movedPerElement), sizeBytes(m_settings.type));
    operation.flops = times(count, m_kernel.flopsPerElement);
    if (m_kernel.signature == Signature::Matrices)
        operation.flops = times(operation.flops, 2 * squareSide(count));
}

// Whole blocks, so that no thread of one piece has an element of the next, which may not be there yet. The last piece
// takes what an own grid leaves over.
Sketch::Range Sketch::range(std::uint32_t chunk, std::uint32_t chunks) const
{
    const std::uint64_t blocks = m_coverage.autoGrid, share = blocks / chunks, rest = blocks % chunks;
    const auto begin = [&](std::uint64_t index) { return index * share + std::min<std::uint64_t>(index, rest); };
    const std::uint64_t from = begin(chunk), to = begin(chunk + std::uint64_t{1});
    const bool isLast = chunk + 1 == chunks;
    const std::uint64_t perBlock = times(m_settings.block, m_kernel.elementsPerThread);
    Range range;
    range.first = std::min(times(from, perBlock), elements());
    range.count = std::min(times(to, perBlock), elements()) - range.first;
    range.firstBlock = std::min(from, m_coverage.grid);
    range.blocks = (isLast ? m_coverage.grid : std::min(to, m_coverage.grid)) - range.firstBlock;
    return range;
}

void Sketch::narrow(Operation& launch, const Range& range) const
{
    launch.offset = times(range.firstBlock, m_settings.block);
    launch.grid = range.blocks;
    countWork(launch, range.count);
}

} // namespace roundtrip
