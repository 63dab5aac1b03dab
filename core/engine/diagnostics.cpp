// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diagnostics.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace roundtrip {
namespace {

constexpr std::size_t mostLineBytes = 1000;

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && static_cast<unsigned char>(text.front()) <= ' ')
        text.remove_prefix(1);
    while (!text.empty() && (static_cast<unsigned char>(text.back()) <= ' '))
        text.remove_suffix(1);
    return text;
}

bool isPathByte(char c)
{
    return c != ' ' && c != '\'' && c != '"' && c != ',' && c != '<' && c != '>' && c != '(' && c != ')' && c != ';'
        && c != '\n';
}

// "/home/ada/x.cl" → "x.cl", wherever a word begins with a slash.
std::string withoutPaths(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const bool begins = text[i] == '/' && (i == 0 || !isPathByte(text[i - 1])) && i + 1 < text.size()
            && isPathByte(text[i + 1]) && text[i + 1] != '/' && text[i + 1] != '*';
        if (!begins) {
            result += text[i++];
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && isPathByte(text[end]) && text[end] != ':')
            ++end;
        const std::string_view path = text.substr(i, end - i);
        result += path.substr(path.rfind('/') + 1);
        i = end;
    }
    return result;
}

std::optional<Severity> takeSeverity(std::string_view& text)
{
    static constexpr std::array<std::pair<std::string_view, Severity>, 7> words{{
        {"fatal error:", Severity::Error},
        {"error:", Severity::Error},
        {"error :", Severity::Error},
        {"warning:", Severity::Warning},
        {"warning :", Severity::Warning},
        {"note:", Severity::Note},
        {"remark:", Severity::Note},
    }};
    for (const auto& [word, severity] : words) {
        const bool matches = text.size() >= word.size()
            && std::equal(word.begin(), word.end(), text.begin(),
                          [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b + 32) : b); });
        if (matches) {
            text = trimmed(text.substr(word.size()));
            return severity;
        }
    }
    return {};
}

struct Position {
    std::string_view file;
    std::uint32_t line = 0, column = 0;
};

std::optional<std::uint32_t> takeNumber(std::string_view& text)
{
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || value == 0)
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

// "name:3:17: rest"; names may hold colons and blanks, so try every colon.
std::optional<Position> takePosition(std::string_view& text)
{
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
        std::string_view rest = text.substr(colon + 1);
        const auto line = takeNumber(rest);
        if (!line || rest.empty() || rest.front() != ':')
            continue;
        rest.remove_prefix(1);
        Position position{text.substr(0, colon), *line, 0};
        if (const auto column = takeNumber(rest); column && !rest.empty() && rest.front() == ':') {
            position.column = *column;
            rest.remove_prefix(1);
        }
        text = trimmed(rest);
        return position;
    }
    return {};
}

// "k.cl", line 3: rest — as older drivers have it.
std::optional<Position> takeQuotedPosition(std::string_view& text)
{
    static constexpr std::string_view between = "\", line ";
    const std::size_t end = text.starts_with('"') ? text.find(between, 1) : std::string_view::npos;
    if (end == std::string_view::npos)
        return {};
    std::string_view rest = text.substr(end + between.size());
    const auto line = takeNumber(rest);
    if (!line || !rest.starts_with(':'))
        return {};
    const Position position{text.substr(1, end - 1), *line, 0};
    text = trimmed(rest.substr(1));
    return position;
}

// Cuts every "begin … end" out.
void cutOut(std::string& text, std::string_view begin, std::string_view end)
{
    for (std::size_t from; (from = text.find(begin)) != std::string::npos;) {
        const std::size_t to = text.find(end, from + begin.size());
        text.erase(from, to == std::string::npos ? std::string::npos : to + end.size() - from);
    }
}

void replaceAll(std::string& text, std::string_view what, std::string_view by)
{
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += by.size())
        text.replace(at, what.size(), by);
}

// What a learner wrote instead of what PoCL's headers made of it: '_cl_fma' is fma, and a variable that nobody put
// anywhere is not said to be __private.
std::string inTheLearnersWords(std::string message)
{
    replaceAll(message, "'_cl_", "'");
    replaceAll(message, "*__private", "*");
    if (message.find('*') == std::string::npos)
        replaceAll(message, "__private ", "");
    return message;
}

// The learner's text: our own name, or the name a driver invents for a source without one.
bool isOurs(std::string_view name, const std::string& file)
{
    const std::string_view last = name.substr(name.rfind('/') + 1);
    return last == file || last.starts_with("tempfile") || last == "CompileSource" || last == "input.cl" || name == "<kernel>" || name == "<program source>"
        || name == "<stdin>" || std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Headers that come with a compiler say nothing about this machine or its users.
bool isCompilers(std::string_view name)
{
    const bool isHeader = name.ends_with(".h") || name.ends_with(".cl") || name.ends_with(".clh");
    return isHeader && (name.starts_with("/usr/share/") || name.starts_with("/usr/lib") || name.starts_with("/usr/local/"))
        && name.find("..") == std::string_view::npos;
}

bool isForeign(std::string_view name, const std::string& file) { return !isOurs(name, file) && !isCompilers(name); }

std::optional<Diagnostic> parseLine(std::string_view line, const std::string& file)
{
    std::string spelled(trimmed(line.substr(0, mostLineBytes)));
    cutOut(spelled, " <Spelling=", ">"); // where in a header the macro stands that was used at this place
    line = spelled;
    std::optional<Severity> severity = takeSeverity(line); // PoCL writes it in front of the position …
    std::string_view rest = line;
    std::optional<Position> position = takeQuotedPosition(rest);
    if (!position)
        position = takePosition(rest);
    if (position) {
        if (const auto later = takeSeverity(rest)) // … and everybody else behind it
            severity = later;
        else if (!severity)
            return {};
    }
    if (!severity || (position && isForeign(position->file, file)))
        return {};
    Diagnostic diagnostic;
    diagnostic.severity = *severity;
    if (position && isOurs(position->file, file)) {
        diagnostic.line = position->line;
        diagnostic.column = position->column;
    }
    diagnostic.message = inTheLearnersWords(withoutPaths(rest));
    return diagnostic;
}

} // namespace

std::vector<Diagnostic> parseBuildLog(std::string_view log, const std::string& file)
{
    std::vector<Diagnostic> result;
    while (!log.empty() && result.size() < mostDiagnostics) {
        const std::size_t end = log.find('\n');
        if (const auto diagnostic = parseLine(log.substr(0, end), file))
            if (std::find(result.begin(), result.end(), *diagnostic) == result.end())
                result.push_back(*diagnostic);
        log.remove_prefix(end == std::string_view::npos ? log.size() : end + 1);
    }
    return result;
}

bool quotesOtherFiles(std::string_view log, const std::string& file)
{
    while (!log.empty()) {
        const std::size_t end = log.find('\n');
        std::string_view rest = trimmed(log.substr(0, std::min(end, mostLineBytes)));
        takeSeverity(rest);
        if (const auto position = takePosition(rest); position && isForeign(position->file, file))
            return true;
        log.remove_prefix(end == std::string_view::npos ? log.size() : end + 1);
    }
    return false;
}

std::string condensed(std::string_view log, std::size_t mostBytes)
{
    std::string text = withoutPaths(trimmed(log).substr(0, mostBytes));
    std::replace_if(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    while (!text.empty()
           && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80) // not in the middle of a character
        text.pop_back();
    return text;
}

} // namespace roundtrip
