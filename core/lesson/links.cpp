// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/links.h"

#include "lesson/drawing.h"
#include "lesson/ids.h"
#include "lesson/terms.h"

namespace roundtrip {

namespace {

/// The line with its code spans blanked, so that columns stay. An odd backtick opens no span.
QString withoutCode(const QString& line)
{
    if (line.count('`') % 2 != 0)
        return line;
    QString blanked = line;
    bool code = false;
    for (QChar& c : blanked) {
        if (c == '`')
            code = !code;
        else if (code)
            c = ' ';
    }
    return blanked;
}

class LinkChecker {
public:
    LinkChecker(const QString& file, const Words& words, const QStringList& terms, const LessonFolder& folder,
                LessonErrors& errors)
        : m_file(file), m_words(words), m_terms(terms), m_folder(folder), m_errors(errors)
    {
    }

    void check(const QString& text)
    {
        ++m_line;
        const QString line = withoutCode(text);
        if (line.size() > longestLine)
            report(LessonFault::TooLarge, 0, {});
        else {
            checkHtml(line);
            checkTargets(line);
        }
    }

private:
    static constexpr qsizetype longestLine = 4000;

    void report(LessonFault fault, qsizetype at, const QString& detail)
    {
        m_errors.push_back({fault, m_file, m_line, int(at) + 1, detail});
    }

    void checkHtml(const QString& line)
    {
        for (qsizetype at = line.indexOf('<'); at >= 0; at = line.indexOf('<', at + 1)) {
            const QChar next = at + 1 < line.size() ? line[at + 1] : QChar(' ');
            if (next.isLetter() || next == '/' || next == '!' || next == '?')
                report(LessonFault::Html, at, line.mid(at, 20));
        }
    }

    void checkTargets(const QString& line)
    {
        if (line.trimmed().startsWith('[') && line.contains("]:"))
            report(LessonFault::ForeignLink, line.indexOf("]:") + 2, line.trimmed());
        for (qsizetype at = line.indexOf("]("); at >= 0; at = line.indexOf("](", at + 2)) {
            const qsizetype from = at + 2;
            const qsizetype end = line.indexOf(')', from);
            checkTarget(line.mid(from, end < 0 ? -1 : end - from), from);
        }
    }

    void checkTarget(const QString& target, qsizetype at)
    {
        if (target.startsWith('#')) {
            if (!m_words.contains(target.mid(1)))
                report(LessonFault::BrokenLink, at, target);
        } else if (target.startsWith(termScheme)) {
            const QString id = termOf(target).id;
            if (!isLessonId(id) || !(m_terms.isEmpty() || m_terms.contains(id)))
                report(LessonFault::BrokenLink, at, target);
        } else if (!isPictureName(target) || target.contains(':') || target.contains('\\')
                   || target.contains('%') || target.startsWith('/') || target.split('/').contains("..")) {
            report(LessonFault::ForeignLink, at, target);
        } else if (!m_folder.holds(target)) {
            report(LessonFault::BrokenLink, at, target);
        }
    }

    QString m_file;
    const Words& m_words;
    const QStringList& m_terms;
    const LessonFolder& m_folder;
    LessonErrors& m_errors;
    int m_line = 0;
};

} // namespace

void checkLinks(const QString& markdown, const QString& file, const Words& words, const QStringList& terms,
                const LessonFolder& folder, LessonErrors& errors)
{
    LinkChecker checker(file, words, terms, folder, errors);
    bool fenced = false;
    for (const QString& line : markdown.split('\n')) {
        const bool fence = line.startsWith("```");
        if (fence)
            fenced = !fenced;
        checker.check(fenced || fence ? QString() : line);
    }
}

} // namespace roundtrip
