// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/words.h"

#include "lesson/ids.h"

#include <QCryptographicHash>

namespace roundtrip {

namespace {

struct Marked {
    QString text;
    QString id; // ".turn" keeps its dot
    int column = 0;
};

const QString stampKey = QStringLiteral("en=");

/// Takes "{#id en=stamp}" or "{en=stamp}" off its stamp, and the stamp off the line.
QString takeStamp(QString& line)
{
    const qsizetype at = line.lastIndexOf(stampKey);
    const qsizetype end = line.lastIndexOf('}');
    if (at < 1 || end < at || !line.mid(end + 1).trimmed().isEmpty() || (line[at - 1] != '{' && line[at - 1] != ' '))
        return {};
    const QString stamp = line.mid(at + stampKey.size(), end - at - stampKey.size()).trimmed();
    line = line.left(at).trimmed() + '}';
    if (line.endsWith("{}"))
        line.chop(2);
    return stamp;
}

/// Takes "Title {#id}" apart. An id that is malformed comes back as it stands.
Marked takeMark(const QString& line)
{
    QString text = line;
    while (!text.isEmpty() && text.back().isSpace())
        text.chop(1);
    const qsizetype open = text.lastIndexOf('{');
    if (!text.endsWith('}') || open < 0 || open + 1 >= text.size())
        return {text.trimmed(), {}, 0};
    const QChar kind = text[open + 1];
    if (kind != '#' && kind != '.')
        return {text.trimmed(), {}, 0};
    const qsizetype from = kind == '#' ? open + 2 : open + 1;
    return {text.left(open).trimmed(), text.mid(from, text.size() - from - 1), int(from) + 1};
}

class WordsParser {
public:
    WordsParser(const QString& file, LessonErrors& errors) : m_file(file), m_errors(errors) {}

    Words parse(const QString& markdown)
    {
        for (const QString& line : markdown.split('\n')) {
            ++m_line;
            take(line);
        }
        for (auto& [path, text] : m_words)
            text.body = text.body.trimmed();
        return std::move(m_words);
    }

private:
    void take(const QString& line)
    {
        const bool fence = line.startsWith("```");
        if (fence)
            m_fenced = !m_fenced;
        const int level = m_fenced || fence ? 0 : headingLevel(line);
        if (level > 0)
            heading(level, line);
        else if (!m_fenced && (line.startsWith("- ") || line.startsWith("* ")))
            listItem(line);
        else if (m_item && !line.isEmpty() && line[0] == ' ')
            continueItem(line.trimmed());
        else
            add(line);
    }

    static int headingLevel(const QString& line)
    {
        int level = 0;
        while (level < line.size() && line[level] == '#')
            ++level;
        return level > 0 && level < line.size() && line[level] == ' ' ? level : 0;
    }

    void heading(int level, const QString& line)
    {
        m_item = nullptr;
        QString bare = line;
        const QString madeFrom = level < 3 ? takeStamp(bare) : QString();
        const Marked mark = takeMark(bare);
        const QString title = mark.text.mid(level + 1).trimmed();
        if (level == 1) {
            m_step.clear();
            m_section = start({}, title, 1, madeFrom);
            return;
        }
        const bool named = isLessonId(mark.id) || (level == 3 && isPartName(mark.id));
        if (level > 3 || !named || (level == 3 && m_step.isEmpty())) {
            m_errors.push_back({LessonFault::BadId, m_file, m_line, mark.column ? mark.column : 1,
                                mark.id.isEmpty() ? title : mark.id});
            m_section = nullptr;
            return;
        }
        if (level == 2)
            m_step = mark.id;
        m_path = level == 2 ? mark.id : m_step + '/' + mark.id;
        m_section = start(m_path, title, mark.column, madeFrom);
    }

    void listItem(const QString& line)
    {
        m_item = nullptr;
        const Marked mark = takeMark(line);
        if (mark.id.isEmpty() || !m_section) {
            add(line);
            return;
        }
        if (!isLessonId(mark.id)) {
            m_errors.push_back({LessonFault::BadId, m_file, m_line, mark.column, mark.id});
            return;
        }
        m_item = start(m_path + '/' + mark.id, mark.text.mid(2).trimmed(), mark.column);
    }

    void continueItem(const QString& text)
    {
        if (text.startsWith('>'))
            m_item->body += text.mid(1).trimmed() + '\n';
        else
            m_item->title += ' ' + text;
    }

    void add(const QString& line)
    {
        if (!line.isEmpty())
            m_item = nullptr;
        if (m_section && !m_item)
            m_section->body += line + '\n';
    }

    WordsText* start(const QString& path, const QString& title, int column, const QString& madeFrom = {})
    {
        const auto [at, isNew] = m_words.insert({path, {title, {}, m_line, column, madeFrom}});
        if (isNew)
            return& at->second;
        m_errors.push_back({LessonFault::DuplicateId, m_file, m_line, column, path});
        return nullptr;
    }

    QString m_file;
    LessonErrors& m_errors;
    Words m_words;
    QString m_step;
    QString m_path;
    WordsText* m_section = nullptr;
    WordsText* m_item = nullptr;
    int m_line = 0;
    bool m_fenced = false;
};

} // namespace

Words parseWords(const QString& markdown, const QString& file, LessonErrors& errors)
{
    return WordsParser(file, errors).parse(markdown);
}

QString stampOf(const Words& words, const QString& section)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& [path, text] : words) {
        const bool within = path == section || (!section.isEmpty() && path.startsWith(section + '/'));
        if (within)
            hash.addData((path + '\n' + text.title.simplified() + '\n' + text.body.simplified() + '\n').toUtf8());
    }
    return QString::fromLatin1(hash.result().toHex().left(8));
}

} // namespace roundtrip
