// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/pack.h"

#include "lesson/folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace roundtrip {

namespace {

LessonErrors because(LessonFault fault, const QString& detail)
{
    return {{fault, {}, 0, 0, detail}};
}

/// The first archive beside nothing that could be opened: somebody forgot to unpack it.
QString archiveIn(const QDir& folder)
{
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name))
        if (isArchive(file.filePath()))
            return file.fileName();
    return {};
}

} // namespace

bool isArchive(const QString& path)
{
    for (const char* suffix : {".zip", ".tar", ".tgz", ".gz", ".bz2", ".xz", ".zst", ".7z", ".rar"})
        if (path.endsWith(QLatin1String(suffix), Qt::CaseInsensitive))
            return true;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(512);
    for (const QByteArray& magic : {QByteArray("PK\x03\x04"), QByteArray("PK\x05\x06"), QByteArray("\x1f\x8b"), QByteArray("BZh"),
                                    QByteArray("\xfd" "7zXZ"), QByteArray("7z\xbc\xaf"), QByteArray("Rar!"), QByteArray("\x28\xb5\x2f\xfd")})
        if (head.startsWith(magic))
            return true;
    return head.mid(257, 5) == "ustar";
}

std::variant<Pack, LessonErrors> openPack(const QString& path)
{
    const QFileInfo info(path);
    const QString name = QDir(info.absoluteFilePath()).dirName();
    if (!info.isDir())
        return because(info.isFile() && isArchive(path) ? LessonFault::Archive : LessonFault::NotAFolder, name);
    const QFileInfo root(info.canonicalFilePath());
    if (QFileInfo::exists(root.filePath() + '/' + structureFile))
        return Pack{root.path(), {root.fileName()}, false};
    Pack pack{root.filePath(), {}, false};
    LessonErrors errors;
    const QDir folder(pack.root);
    for (const QFileInfo& entry : folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const bool isGlossary = entry.fileName() == QLatin1String("glossary");
        if (!isGlossary && !QFileInfo::exists(entry.filePath() + '/' + structureFile))
            continue;
        if (entry.isSymLink())
            errors.push_back({LessonFault::IsLink, entry.fileName(), 0, 0, entry.fileName()});
        else if (isGlossary)
            pack.hasGlossary = true;
        else
            pack.lessons << entry.fileName();
    }
    if (!errors.empty())
        return errors;
    if (pack.lessons.size() > Pack::mostLessons)
        return because(LessonFault::TooManyLessons, QString::number(Pack::mostLessons));
    if (!pack.lessons.isEmpty())
        return pack;
    const QString archive = archiveIn(folder);
    return archive.isEmpty() ? because(LessonFault::NoLesson, name) : because(LessonFault::Archive, archive);
}

} // namespace roundtrip
