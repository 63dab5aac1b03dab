// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What do the parts of lesson.toml share while they are read?

#include "lesson/structure.h"
#include "lesson/tomltable.h"

#include <algorithm>

namespace roundtrip {

struct LessonParser {
    const LessonFolder& folder;
    LessonErrors& errors;
    Structure structure;

    /// Remembers where a path stands; a path can stand only once.
    void claim(const QString& path, TomlTable& table, const char* key);
    void claimAll(const QString& path, const QStringList& ids, TomlTable& table, const char* key);

    std::vector<Choice> choices(const QString& path, TomlTable& table, const char* key);
    QString answer(const std::vector<Choice>& choices, TomlTable& table);
    std::map<QString, QString> code(TomlTable& table);
    QString source(TomlTable& table, const char* key, const QString& kernel);

    Prediction prediction(const QString& step, const toml::table& source);
    Question question(const QString& step, const toml::table& source);
    Retrieval retrieval(const toml::table& source);
    Workload workload(const QString& step, const toml::table& source);
    Exercise exercise(const toml::table& source);
    Buggy buggy(const toml::table& source);

    std::set<QString> predictions = {}; // ids, of all steps

private:
    void accepted(Question& question, TomlTable& table);
    void lines(Question& question, TomlTable& table);
    void needVersion(const QString& dialect, TomlTable& dialects);
};

template<typename Enum>
Enum asEnum(const QStringList& names, const QString& name)
{
    return Enum(std::max<qsizetype>(0, names.indexOf(name)));
}

extern const QStringList partNames; // in the order of Part
extern const QStringList runNames; // in the order of Experiment

} // namespace roundtrip
