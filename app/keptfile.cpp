// SPDX-License-Identifier: GPL-3.0-or-later
#include "keptfile.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace roundtrip {

std::optional<QByteArray> contentOf(const QString& path, qint64 mostBytes)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QFile::ReadOnly) || file.size() > mostBytes)
        return {};
    return file.readAll();
}

QString setAside(const QString& path, const char* why)
{
    const QString name = path + QLatin1Char('.') + QLatin1String(why) + QLatin1Char('-')
        + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    for (int number = 1; number <= 100; ++number) {
        const QString aside = number == 1 ? name : name + QLatin1Char('-') + QString::number(number);
        if (!QFileInfo::exists(aside) && QFile::rename(path, aside))
            return aside;
    }
    return {};
}

} // namespace roundtrip
