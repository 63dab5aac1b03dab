// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/savefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace roundtrip {
namespace {

struct SavefileWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::saveFile)
public:
    static QString reason(const QString& path, const QString& system)
    {
        const QFileInfo info(path), folder(info.absolutePath());
        if (info.fileName().isEmpty() || info.isDir())
            return tr("That is a folder, not a file.");
        if (info.exists() && !info.isFile())
            return tr("That is no ordinary file.");
        if (!folder.exists())
            return tr("The folder %1 does not exist.").arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
        if (!folder.isDir())
            return tr("%1 is no folder.").arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
        if (!folder.isWritable())
            return tr("You may not write to the folder %1.").arg(QDir::toNativeSeparators(folder.absoluteFilePath()));
        if (info.exists() && !info.isWritable())
            return tr("That file is read-only.");
        return system.isEmpty() ? tr("The disk did not take all of it; it may be full.")
                                : tr("The system says: %1.").arg(system);
    }

    static Explanation failed(const QString& path, const QString& system)
    {
        return {tr("The file %1 was not written.").arg(QDir::toNativeSeparators(path)), reason(path, system),
            tr("Choose another folder or name, or free some space, and export again. Nothing else was changed.")};
    }
};

} // namespace

std::optional<Explanation> saveFile(const QString& path, const QByteArray& data)
{
    const QFileInfo info(path);
    QSaveFile file(path);
    const bool isOther = info.exists() && !info.isFile(); // a pipe or device would be replaced, or wait for a reader
    if (info.fileName().isEmpty() || isOther || !file.open(QIODevice::WriteOnly))
        return SavefileWords::failed(path, file.errorString());
    // commit() alone can say true after a failed flush on a full disk.
    const bool whole = file.write(data) == data.size() && file.flush() && file.error() == QFileDevice::NoError
        && file.size() == data.size();
    if (!whole) {
        const QString system = file.error() == QFileDevice::NoError ? QString() : file.errorString();
        file.cancelWriting();
        return SavefileWords::failed(path, system);
    }
    if (!file.commit())
        return SavefileWords::failed(path, file.errorString());
    return std::nullopt;
}

} // namespace roundtrip
