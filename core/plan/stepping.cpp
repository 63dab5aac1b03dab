// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/stepping.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace roundtrip {
namespace {

constexpr std::uint32_t mostSteps = 200;
constexpr std::uint32_t detour = 16; // more steps than this thread that another one may need to the same barrier
constexpr std::size_t mostNames = 20, longestValue = 60;
constexpr std::string_view pauses = "roundtrip_pauses", resumes = "roundtrip_resumes";

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isWordByte(char c) { return isLetter(c) || (c >= '0' && c <= '9'); }

// Words that are no variables.
bool isReserved(std::string_view word)
{
    static constexpr std::array words{
        "break",  "case",   "const",  "continue", "default", "do",     "else",   "enum",   "extern",   "for",     "goto",   "if",
        "inline", "return", "signed", "sizeof",   "static",  "struct", "switch", "typedef", "union",   "unsigned", "volatile", "while",
        "kernel", "global", "local",  "constant", "private", "restrict", "void", "bool",   "half",     "size_t",  "event_t", "true", "false"};
    static constexpr std::array types{"char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double"};
    if (word.starts_with("__") || word.starts_with("CLK_") || std::find(words.begin(), words.end(), word) != words.end())
        return true;
    const std::string_view stem = word.substr(0, word.find_last_not_of("0123456789") + 1);
    return std::find(types.begin(), types.end(), stem) != types.end();
}

// Comments, strings and lines for the preprocessor become blanks.
std::string withoutComments(std::string_view source)
{
    std::string text;
    for (std::size_t i = 0; i < source.size();) {
        const std::string_view rest = source.substr(i);
        std::size_t end = 0;
        if (rest.starts_with("//") || rest.front() == '#')
            end = rest.find('\n');
        else if (rest.starts_with("/*"))
            end = rest.find("*/", 2) == std::string_view::npos ? rest.size() : rest.find("*/", 2) + 2;
        else if (rest.front() == '"')
            end = rest.find('"', 1) == std::string_view::npos ? rest.size() : rest.find('"', 1) + 1;
        if (end == 0) {
            text += source[i++];
            continue;
        }
        text += ' ';
        i += std::min(end, rest.size());
    }
    return text;
}

std::string_view before(std::string_view text, std::size_t at)
{
    while (at > 0 && text[at - 1] == ' ')
        --at;
    return text.substr(0, at);
}

// "__local float* tile": whether the declaration that ends at this place speaks of local memory.
bool pointsToLocal(std::string_view text, std::size_t at)
{
    const std::size_t begin = text.find_last_of("(,;{", at);
    const std::string_view declaration = text.substr(begin == std::string_view::npos ? 0 : begin, at - (begin == std::string_view::npos ? 0 : begin));
    return declaration.find("local") != std::string_view::npos;
}

std::optional<std::uint32_t> lineOf(std::string_view text) // "17\t    if (i < n)"
{
    std::uint32_t line = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), line);
    const bool isLine = error == std::errc() && end != text.data() + text.size() && *end == '\t';
    return isLine ? std::optional(line) : std::nullopt;
}

std::optional<std::pair<std::string, std::string>> valueIn(std::string_view text) // "sum = 3"
{
    const std::size_t at = text.find(" = ");
    if (at == std::string_view::npos || text.empty() || !isLetter(text.front()))
        return {};
    std::string value(text.substr(at + 3));
    if (value.starts_with("not ") || value.starts_with("0x"))
        return {};
    if (value.size() > longestValue)
        value = value.substr(0, longestValue) + "…";
    return std::pair(std::string(text.substr(0, at)), value);
}

} // namespace

std::vector<std::string> namesIn(std::string_view source, std::uint64_t element, std::uint64_t inBlock)
{
    const std::string text = withoutComments(source);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < text.size() && names.size() < mostNames;) {
        if (!isWordByte(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && isWordByte(text[end]))
            ++end;
        const std::string word = text.substr(i, end - i);
        const std::size_t next = text.find_first_not_of(" \t\n", end);
        const bool isMember = i > 0 && text[i - 1] == '.', isCall = next != std::string::npos && text[next] == '(';
        const bool isPointer = before(text, i).ends_with('*') && next != std::string::npos && (text[next] == ',' || text[next] == ')');
        const std::string name = isPointer ? word + '[' + std::to_string(pointsToLocal(text, i) ? inBlock : element) + ']' : word;
        const auto isKnown = [&](const std::string& one) { return one == name || one.starts_with(word + '['); };
        if (isLetter(word.front()) && !isReserved(word) && !isMember && !isCall && std::none_of(names.begin(), names.end(), isKnown))
            names.push_back(name);
        i = end;
    }
    return names;
}

std::string commandsFor(const Walk& walk)
{
    std::string print = "print", commands = "workitem " + std::to_string(walk.thread) + '\n';
    for (const std::string& name : walk.names)
        print += ' ' + name;
    print += '\n';
    std::string gather; // the whole block stands at the barrier, goes on, and stops at once
    const std::uint64_t first = walk.block ? walk.thread / walk.block * walk.block : walk.thread;
    for (std::uint32_t step = 1; step <= mostSteps; ++step) {
        commands += "next\n" + print;
        if (std::find(walk.barriers.begin(), walk.barriers.end(), step) == walk.barriers.end())
            continue;
        commands += "print " + std::string(pauses) + '\n';
        for (std::uint64_t other = first; other < first + walk.block; ++other) {
            if (other == walk.thread)
                continue;
            commands += "workitem " + std::to_string(other) + '\n';
            for (std::uint32_t i = 0; i < step + detour; ++i)
                commands += "next\n";
        }
        for (std::uint32_t line = 1; line <= walk.lines; ++line)
            commands += "break " + std::to_string(line) + '\n';
        commands += "continue\ndelete\ny\nprint " + std::string(resumes) + "\nworkitem " + std::to_string(walk.thread) + '\n' + print;
    }
    return commands + "quit\n";
}

Trace traceIn(std::string_view answer)
{
    Trace trace;
    bool isPaused = false, hasBegun = false, isBack = false; // from a barrier: where it stands is no answer to "next"
    std::uint32_t steps = 0;
    while (!answer.empty() && !trace.finished && trace.waitsAfter == 0) {
        const std::size_t end = std::min(answer.find('\n'), answer.size());
        const std::string_view text = answer.substr(0, end);
        answer.remove_prefix(std::min(end + 1, answer.size()));
        if (text.find(pauses) != std::string_view::npos)
            isPaused = true;
        else if (text.find(resumes) != std::string_view::npos)
            isPaused = false, isBack = true;
        else if (text.starts_with("Switched to work-item:"))
            hasBegun = true;
        else if (isPaused || !hasBegun)
            continue;
        else if (text == "Work-item has finished.")
            trace.finished = true;
        else if (text == "Work-item is at barrier.")
            trace.waitsAfter = std::max(steps, 1u);
        else if (const auto line = lineOf(text)) {
            trace.steps.push_back({*line, {}});
            steps += !std::exchange(isBack, false);
        } else if (auto value = valueIn(text); value && !trace.steps.empty())
            trace.steps.back().values.push_back(std::move(*value));
    }
    return trace;
}

} // namespace roundtrip
