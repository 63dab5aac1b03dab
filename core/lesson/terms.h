// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is a term called in the dialect that the learner reads, and what does it mean?

#include "lesson/error.h"
#include "lesson/exercise.h"

#include <variant>

namespace roundtrip {

struct TermWord {
    QString one;
    QString many; // its plural
    QString code; // how a program says it; may be empty, as may the words
    bool operator==(const TermWord&) const = default;
};

struct Term : Wording {
    QString id;
    QString title; // the lessons' word
    QString body; // what it means, in Markdown
    std::map<QString, TermWord> words; // by dialect, where that has a word of its own
    bool operator==(const Term&) const = default;
};

/// "[warps](term:warp/plural)" in a text leads to a term.
inline const QString termScheme = QStringLiteral("term:");
struct TermLink {
    QString id;
    bool plural = false;
};
TermLink termOf(const QString& target);

struct Terms {
    std::vector<Term> all; // in the order of the glossary
    std::map<QString, QString> versions; // of the dialects

    const Term* find(const QString& id) const;
    QStringList ids() const;

    /// The dialect's word, or the lessons' where it has none (any unknown dialect: the lessons' own).
    QString word(const QString& id, const QString& dialect, bool plural = false) const;

    /// The text with every linked term renamed, the lessons' word behind it: "[work-items](term:thread/plural) (threads)".
    QString renamed(const QString& markdown, const QString& dialect) const;
    bool operator==(const Terms&) const = default;
};

/// A folder with glossary.toml and en.md, tr.md … as in a lesson. What a language lacks comes in English.
std::variant<Terms, LessonErrors> loadTerms(const QString& folder, const QString& language = QStringLiteral("en"));

} // namespace roundtrip
