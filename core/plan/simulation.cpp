// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/simulation.h"

#include "model/data.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <locale>
#include <optional>
#include <sstream>

namespace roundtrip {
namespace {

constexpr std::size_t mostFindings = 16;

template <class T> void writeScalar(std::ostream& out, const char* type, T value)
{
    out << "<size=" << sizeof value << ' ' << type << ">\n" << value << '\n';
}

// Oclgrind reads no "nan" and no "inf": their bits stand there instead.
void writeBits(std::ostream& out, const Buffer& buffer)
{
    const bool isFloat = buffer.type == ElementType::Float;
    out << "<size=" << std::max<std::uint64_t>(buffer.length, 1) * sizeBytes(buffer.type) << (isFloat ? " uint>\n" : " ulong>\n");
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(buffer.length, 1); ++i) {
        const double value = valueAt(buffer.fill, buffer.type, i);
        isFloat ? out << std::bit_cast<std::uint32_t>(static_cast<float>(value)) << '\n' : out << std::bit_cast<std::uint64_t>(value) << '\n';
    }
}

void writeBuffer(std::ostream& out, const Buffer& buffer)
{
    if (buffer.fill.kind == Fill::Kind::Special && (buffer.type == ElementType::Float || buffer.type == ElementType::Double))
        return writeBits(out, buffer);
    out << "<size=" << std::max<std::uint64_t>(buffer.length, 1) * sizeBytes(buffer.type) << ' ' << typeName(buffer.type) << ">\n";
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(buffer.length, 1); ++i)
        out << valueAt(buffer.fill, buffer.type, i) << '\n';
}

struct ArgumentWriter {
    std::ostream& out;
    const Plan& plan;
    void operator()(const BufferArgument& argument) const { writeBuffer(out, plan.buffers[argument.buffer]); }
    void operator()(const LocalArgument& argument) const { out << "<size=" << argument.bytes << ">\n"; }
    void operator()(std::int32_t value) const { writeScalar(out, "int", value); }
    void operator()(std::uint32_t value) const { writeScalar(out, "uint", value); }
    void operator()(std::uint64_t value) const { writeScalar(out, "ulong", value); }
    void operator()(float value) const { writeScalar(out, "float", value); }
    void operator()(double value) const { writeScalar(out, "double", value); }
};

// The number behind a word: "At line 7" has 7 behind "line ".
std::optional<std::uint64_t> numberBehind(std::string_view text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return {};
    const char* begin = text.data() + at + word.size();
    std::uint64_t value = 0;
    return std::from_chars(begin, text.data() + text.size(), value).ec == std::errc() ? std::optional(value) : std::nullopt;
}

std::optional<Finding> begun(std::string_view line)
{
    Finding finding;
    if (line.find("data race at") != std::string_view::npos)
        finding.kind = Finding::Kind::Race;
    else if (line.starts_with("Work-group divergence detected"))
        finding.kind = Finding::Kind::Barrier;
    else if (line.starts_with("Invalid read") || line.starts_with("Invalid write"))
        finding.kind = Finding::Kind::Outside;
    else
        return {};
    finding.isWrite = line.find("write") != std::string_view::npos;
    return finding;
}

void addLine(Finding& finding, std::string_view line)
{
    const bool isSecond = line.find("Second entity:") != std::string_view::npos;
    if (const auto thread = numberBehind(line, "Global("))
        (isSecond ? finding.otherThread : finding.thread) = *thread;
    if (const auto block = numberBehind(line, "Work-group: ("))
        finding.thread = *block;
    if (const auto arrived = numberBehind(line, "Only "))
        finding.otherThread = *arrived;
    if (const auto number = numberBehind(line, "At line "))
        (finding.line == 0 ? finding.line : finding.otherLine) = static_cast<std::uint32_t>(*number);
}

bool isSamePlace(const Finding& a, const Finding& b)
{
    return a.kind == b.kind && std::minmax(a.line, a.otherLine) == std::minmax(b.line, b.otherLine);
}

} // namespace

std::string simulationOf(const Plan& plan, const std::string& sourceFile)
{
    const auto launch = std::find_if(plan.operations.begin(), plan.operations.end(),
                                     [](const Operation& operation) { return operation.kind == OperationKind::Launch; });
    if (launch == plan.operations.end())
        return {};
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out.precision(17);
    out << sourceFile << '\n' << plan.programs[launch->program].function << '\n' << launch->grid * launch->block << " 1 1\n" << launch->block << " 1 1\n\n";
    for (const Argument& argument : launch->arguments)
        std::visit(ArgumentWriter{out, plan}, argument);
    return out.str();
}

std::vector<Finding> findingsIn(std::string_view log)
{
    std::vector<Finding> findings;
    std::optional<Finding> current;
    const auto keep = [&] {
        const bool known = current && std::any_of(findings.begin(), findings.end(), [&](const Finding& one) { return isSamePlace(one, *current); });
        if (current && !known && findings.size() < mostFindings)
            findings.push_back(*current);
        current.reset();
    };
    while (!log.empty()) {
        const std::size_t end = std::min(log.find('\n'), log.size());
        const std::string_view line = log.substr(0, end);
        if (const auto next = begun(line)) {
            keep();
            current = next;
        } else if (current) {
            addLine(*current, line);
        }
        log.remove_prefix(std::min(end + 1, log.size()));
    }
    keep();
    return findings;
}

} // namespace roundtrip
