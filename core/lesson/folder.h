// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How is a file of a lesson read without ever leaving the folder or swallowing too much?

#include "lesson/error.h"

#include <QStringList>

#include <optional>
#include <variant>

class QFileInfo;

namespace roundtrip {

/// Every lesson has it; the others are translated from it.
inline const QString originalLanguage = QStringLiteral("en");
inline const QString structureFile = QStringLiteral("lesson.toml"); // what makes a folder a lesson

class LessonFolder {
public:
    static constexpr qint64 mostFileBytes = 1 << 20;
    static constexpr int mostFiles = 500;
    static constexpr int deepest = 4; // folders in folders

    explicit LessonFolder(const QString& path);

    /// Looks at every entry once. False: nothing in it may be read.
    bool check(LessonErrors& errors) const;

    /// The text of a regular file inside the folder, with \n as its only line end.
    std::optional<QString> read(const QString& name, LessonErrors& errors, int line = 0,
                                int column = 0) const;

    /// The bytes of a regular file inside the folder, or why they may not be read.
    std::variant<QByteArray, LessonFault> bytes(const QString& name) const;

    bool holds(const QString& name) const; // a regular file, not too large

    QString name() const;
    QString path() const { return m_path; }
    QStringList languages() const; // of its words, "en" first

private:
    bool inside(const QString& path) const;
    std::optional<LessonFault> faultOf(const QFileInfo& entry, const QString& name) const;

    QString m_path; // with every link resolved; empty when there is no such folder
    QString m_name;
};

} // namespace roundtrip
