// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How is a value taken out of a TOML table so that every mistake is reported where it stands?

#include "lesson/action.h"
#include "lesson/error.h"

#include <QStringList>
#include <toml++/toml.h>

#include <optional>
#include <set>

namespace roundtrip {

struct TomlPlace {
    int line = 0;
    int column = 0;
};

class TomlTable {
public:
    TomlTable(const toml::table& table, LessonErrors& errors, const QString& file = QStringLiteral("lesson.toml"))
        : m_table(table), m_errors(errors), m_file(file)
    {
    }

    enum class Need { Optional, Required };

    QString text(const char* key, Need need = Need::Optional);
    QString id(); // the key "id", which every named thing has
    QString name(const char* key, const QStringList& allowed, const QString& otherwise = {});
    QStringList texts(const char* key, Need need = Need::Optional);
    QStringList ids(const char* key, Need need = Need::Optional); // each only once
    QStringList names(const char* key, const QStringList& allowed);
    std::vector<double> numbers(const char* key);
    qint64 number(const char* key, qint64 least, qint64 most);
    double decimal(const char* key, double least, double most);
    Assignments assignments(const char* key);
    std::vector<Assignments> assignmentLists(const char* key);
    const toml::table* table(const char* key);
    std::vector<const toml::table*> tables(const char* key);

    /// Reports every key that nothing asked for.
    void finish();

    bool has(const char* key) const { return m_table.contains(key); }
    TomlPlace place(const char* key) const; // of the value; of the table where the key is missing
    void fault(LessonFault fault, const toml::node& at, const QString& detail);
    void fault(LessonFault fault, TomlPlace at, const QString& detail);

private:
    const toml::node* find(const char* key, Need need);
    const toml::array* array(const char* key, Need need);
    Assignments assignmentsIn(const toml::table& table);

    const toml::table& m_table;
    LessonErrors& m_errors;
    QString m_file;
    std::set<std::string, std::less<>> m_asked;
};

QString fromToml(std::string_view text);

/// A whole file, or nothing and one error that says where it is no TOML, or too deep in itself to be a lesson's.
std::optional<toml::table> parseToml(const QString& text, const QString& file, LessonErrors& errors);

} // namespace roundtrip
