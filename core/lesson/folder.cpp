// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/folder.h"

#include "lesson/drawing.h"
#include "lesson/pack.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

namespace roundtrip {

namespace {

/// Line and column of the first byte that is no UTF-8, as far as a reader would count them.
LessonError notUtf8(const QString& name, const QByteArray& bytes)
{
    qsizetype good = 0;
    for (qsizetype step = bytes.size(); step > 0; step /= 2) {
        while (good + step <= bytes.size()) {
            QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
            const QString text = decoder(QByteArrayView(bytes).first(good + step));
            if (decoder.hasError())
                break;
            good += step;
        }
    }
    const QString before = QString::fromUtf8(bytes.first(good));
    const int line = int(before.count('\n')) + 1;
    const int column = int(before.size() - (before.lastIndexOf('\n') + 1)) + 1;
    return {LessonFault::NotUtf8, name, line, column, {}};
}

/// By its name. Scripts and archives have no place in a lesson; what an editor leaves behind is never read.
bool isForLessons(const QString& name)
{
    const QString file = name.section('/', -1);
    if (!file.contains('.') || file.startsWith('.') || file.endsWith('~'))
        return true;
    static const QStringList kinds = {"toml", "md", "cl", "png", "svg", "txt"};
    return kinds.contains(file.section('.', -1).toLower());
}

} // namespace

LessonFolder::LessonFolder(const QString& path)
{
    const QFileInfo info(path);
    m_name = QDir(info.absoluteFilePath()).dirName();
    if (info.isDir())
        m_path = info.canonicalFilePath();
}

QString LessonFolder::name() const
{
    return m_name;
}

bool LessonFolder::inside(const QString& path) const
{
    const QString target = QFileInfo(path).canonicalFilePath();
    return target.startsWith(m_path + '/');
}

bool LessonFolder::holds(const QString& name) const
{
    const QFileInfo info(m_path + '/' + name);
    return info.isFile() && inside(info.filePath()) && info.size() <= mostFileBytes;
}

bool LessonFolder::check(LessonErrors& errors) const
{
    if (m_path.isEmpty()) {
        errors.push_back({LessonFault::NotAFolder, {}, 0, 0, m_name});
        return false;
    }
    const size_t before = errors.size();
    int files = 0;
    QDirIterator entries(m_path, QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QFileInfo info = entries.nextFileInfo();
        const QString name = QDir(m_path).relativeFilePath(info.filePath());
        if (++files > mostFiles) {
            errors.push_back({LessonFault::TooManyFiles, {}, 0, 0, QString::number(mostFiles)});
            return false;
        }
        const auto fault = faultOf(info, name);
        if (fault)
            errors.push_back({*fault, name, 0, 0, name});
        if (fault == LessonFault::TooDeep)
            return false;
    }
    return errors.size() == before;
}

std::optional<LessonFault> LessonFolder::faultOf(const QFileInfo& entry, const QString& name) const
{
    if (!inside(entry.filePath()))
        return LessonFault::OutsideFolder;
    if (entry.isSymLink())
        return LessonFault::IsLink;
    if (entry.isDir())
        return name.count('/') >= deepest ? std::optional(LessonFault::TooDeep) : std::nullopt;
    if (!entry.isFile())
        return LessonFault::NotAFile;
    if (isArchive(entry.filePath()))
        return LessonFault::Archive;
    if (!isForLessons(name))
        return LessonFault::NotForLessons;
    if (entry.size() > mostFileBytes)
        return LessonFault::TooLarge;
    if (!isPictureName(name))
        return {};
    const auto picture = bytes(name);
    return std::holds_alternative<QByteArray>(picture) ? pictureFault(name, std::get<QByteArray>(picture)) : std::get<LessonFault>(picture);
}

std::variant<QByteArray, LessonFault> LessonFolder::bytes(const QString& name) const
{
    const QString path = m_path + '/' + name;
    const QFileInfo info(path);
    if (name.startsWith('/') || name.split('/').contains(".."))
        return LessonFault::OutsideFolder;
    if (!info.exists())
        return LessonFault::MissingFile;
    if (!inside(path))
        return LessonFault::OutsideFolder;
    // Opening a pipe would wait for its other end, so the kind is asked first.
    if (!info.isFile())
        return LessonFault::NotAFile;
    QFile source(path);
    if (!source.open(QIODevice::ReadOnly))
        return LessonFault::MissingFile;
    QByteArray read = source.read(mostFileBytes + 1);
    if (read.size() > mostFileBytes)
        return LessonFault::TooLarge;
    return read;
}

std::optional<QString> LessonFolder::read(const QString& name, LessonErrors& errors, int line,
                                          int column) const
{
    const auto found = this->bytes(name);
    if (const auto* fault = std::get_if<LessonFault>(&found)) {
        errors.push_back({*fault, line == 0 ? name : structureFile, line, column, name});
        return std::nullopt;
    }
    QByteArray bytes = std::get<QByteArray>(found);
    if (bytes.startsWith("\xEF\xBB\xBF"))
        bytes.remove(0, 3);
    bytes.replace("\r\n", "\n");
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (decoder.hasError() || text.contains(QChar(0))) {
        errors.push_back(notUtf8(name, bytes));
        return std::nullopt;
    }
    return text;
}

QStringList LessonFolder::languages() const
{
    QStringList found;
    for (const QString& file : QDir(m_path).entryList({"??.md"}, QDir::Files, QDir::Name))
        found << file.left(2);
    if (found.removeOne(originalLanguage))
        found.prepend(originalLanguage);
    return found;
}

} // namespace roundtrip
