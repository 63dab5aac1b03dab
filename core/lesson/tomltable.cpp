// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/tomltable.h"

#include "lesson/ids.h"
#include "lesson/vocabulary.h"

namespace roundtrip {

namespace {

TomlPlace placeOf(const toml::source_region& source)
{
    return {int(source.begin.line), int(source.begin.column)};
}

constexpr int deepestKey = 16; // names joined by points, each a table in the one before

/// Where a chain of names joined by points is too long. Every point would be a table in a table, without end, and what
/// reads or frees them goes from one into the next.
std::optional<TomlPlace> tooDeepKey(const QString& text)
{
    TomlPlace at{1, 0};
    int points = 0;
    QChar before;
    for (const QChar c : text) {
        ++at.column;
        if (c == '.' && before != '.' && ++points > deepestKey)
            return at;
        if (c == '\n')
            at = {at.line + 1, 0};
        if (!c.isLetterOrNumber() && !QStringLiteral("._-\"' \t").contains(c))
            points = 0;
        if (!c.isSpace())
            before = c;
    }
    return {};
}

} // namespace

std::optional<toml::table> parseToml(const QString& text, const QString& file, LessonErrors& errors)
{
    if (const auto at = tooDeepKey(text)) {
        errors.push_back({LessonFault::TooDeep, file, at->line, at->column, {}});
        return {};
    }
    toml::parse_result parsed = toml::parse(text.toStdString()); // stops by itself at 256 brackets in each other
    if (parsed)
        return std::move(parsed).table();
    const auto [line, column] = placeOf(parsed.error().source());
    errors.push_back({LessonFault::BadToml, file, line, column, fromToml(parsed.error().description())});
    return {};
}

QString fromToml(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

void TomlTable::fault(LessonFault fault, TomlPlace at, const QString& detail)
{
    m_errors.push_back({fault, m_file, at.line, at.column, detail});
}

void TomlTable::fault(LessonFault kind, const toml::node& at, const QString& detail)
{
    fault(kind, placeOf(at.source()), detail);
}

TomlPlace TomlTable::place(const char* key) const
{
    const toml::node* node = m_table.get(key);
    return placeOf(node ? node->source() : m_table.source());
}

const toml::node* TomlTable::find(const char* key, Need need)
{
    m_asked.insert(key);
    const toml::node* node = m_table.get(key);
    if (!node && need == Need::Required)
        fault(LessonFault::MissingKey, m_table, key);
    return node;
}

QString TomlTable::text(const char* key, Need need)
{
    const toml::node* node = find(key, need);
    if (!node)
        return {};
    if (const auto text = node->value_exact<std::string_view>())
        return fromToml(*text);
    fault(LessonFault::WrongType, *node, key);
    return {};
}

QString TomlTable::id()
{
    const QString id = text("id", Need::Required);
    if (has("id") && !isLessonId(id))
        fault(LessonFault::BadId, place("id"), id);
    return id;
}

QString TomlTable::name(const char* key, const QStringList& allowed, const QString& otherwise)
{
    const QString name = text(key);
    if (!has(key))
        return otherwise;
    if (!allowed.contains(name))
        fault(LessonFault::UnknownName, place(key), name);
    return name;
}

const toml::array* TomlTable::array(const char* key, Need need)
{
    const toml::node* node = find(key, need);
    if (node && !node->is_array())
        fault(LessonFault::WrongType, *node, key);
    return node ? node->as_array() : nullptr;
}

QStringList TomlTable::texts(const char* key, Need need)
{
    QStringList found;
    if (const toml::array* list = array(key, need)) {
        for (const toml::node& node : *list) {
            if (const auto text = node.value_exact<std::string_view>())
                found << fromToml(*text);
            else
                fault(LessonFault::WrongType, node, key);
        }
    }
    return found;
}

QStringList TomlTable::ids(const char* key, Need need)
{
    const QStringList found = texts(key, need);
    for (qsizetype i = 0; i < found.size(); ++i) {
        const toml::node& node = m_table.get(key)->ref<toml::array>()[size_t(i)];
        if (!isLessonId(found[i]))
            fault(LessonFault::BadId, node, found[i]);
        else if (found.indexOf(found[i]) < i)
            fault(LessonFault::DuplicateId, node, found[i]);
    }
    return found;
}

QStringList TomlTable::names(const char* key, const QStringList& allowed)
{
    const QStringList found = texts(key);
    for (qsizetype i = 0; i < found.size(); ++i)
        if (!allowed.contains(found[i]))
            fault(LessonFault::UnknownName, m_table.get(key)->ref<toml::array>()[size_t(i)], found[i]);
    return found;
}

std::vector<double> TomlTable::numbers(const char* key)
{
    std::vector<double> found;
    if (const toml::array* list = array(key, Need::Optional)) {
        for (const toml::node& node : *list) {
            if (const auto number = node.value<double>())
                found.push_back(*number);
            else
                fault(LessonFault::WrongType, node, key);
        }
    }
    return found;
}

qint64 TomlTable::number(const char* key, qint64 least, qint64 most)
{
    const toml::node* node = find(key, Need::Required);
    if (!node)
        return 0;
    const auto number = node->value_exact<int64_t>();
    if (!number)
        fault(LessonFault::WrongType, *node, key);
    else if (*number < least || *number > most)
        fault(LessonFault::OutOfRange, *node, QString::number(*number));
    return number.value_or(0);
}

double TomlTable::decimal(const char* key, double least, double most)
{
    const toml::node* node = find(key, Need::Required);
    if (!node)
        return 0;
    const auto number = node->value<double>(); // a whole number is one as well
    if (!number)
        fault(LessonFault::WrongType, *node, key);
    else if (!(*number >= least && *number <= most)) // no NaN either
        fault(LessonFault::OutOfRange, *node, key);
    return number.value_or(0);
}

Assignments TomlTable::assignmentsIn(const toml::table& table)
{
    Assignments found;
    TomlTable values(table, m_errors, m_file);
    for (const QString& setting : settingNames()) {
        const std::string key = setting.toStdString();
        if (!values.has(key.c_str()))
            continue;
        const QStringList allowed = namesFor(setting);
        const SettingRange range = rangeFor(setting);
        if (allowed.isEmpty())
            found.push_back({setting, values.number(key.c_str(), range.least, range.most)});
        else
            found.push_back({setting, values.name(key.c_str(), allowed)});
    }
    values.finish();
    return found;
}

Assignments TomlTable::assignments(const char* key)
{
    const toml::table* values = table(key);
    return values ? assignmentsIn(*values) : Assignments();
}

std::vector<Assignments> TomlTable::assignmentLists(const char* key)
{
    std::vector<Assignments> found;
    for (const toml::table* values : tables(key))
        found.push_back(assignmentsIn(*values));
    return found;
}

const toml::table* TomlTable::table(const char* key)
{
    const toml::node* node = find(key, Need::Optional);
    if (node && !node->is_table())
        fault(LessonFault::WrongType, *node, key);
    return node ? node->as_table() : nullptr;
}

std::vector<const toml::table*> TomlTable::tables(const char* key)
{
    std::vector<const toml::table*> found;
    if (const toml::array* list = array(key, Need::Optional)) {
        for (const toml::node& node : *list) {
            if (const toml::table* table = node.as_table())
                found.push_back(table);
            else
                fault(LessonFault::WrongType, node, key);
        }
    }
    return found;
}

void TomlTable::finish()
{
    for (const auto& [key, node] : m_table)
        if (!m_asked.contains(key.str()))
            fault(LessonFault::UnknownKey, placeOf(key.source()), fromToml(key.str()));
}

} // namespace roundtrip
