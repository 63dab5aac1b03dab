// SPDX-License-Identifier: GPL-3.0-or-later
#include "profilefile.h"

#include "filelock.h"
#include "keptfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

namespace roundtrip {
namespace {

constexpr qint64 mostBytes = 16 << 20;

struct ProfilefileWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Profile) };

std::variant<Items, Unreadable> itemsOf(const std::optional<QByteArray>& content)
{
    return content ? itemsFromJson(*content) : Unreadable::Broken;
}

QString backupOf(const QString& path) { return path + QStringLiteral(".before"); }

// QSaveFile's commit can succeed after a flush that failed on a full disk: look at everything before it.
bool writeWhole(const QString& path, const QByteArray& content, QString& reason)
{
    QSaveFile file(path);
    const bool written = file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush()
        && file.error() == QFileDevice::NoError && file.size() == content.size() && file.commit();
    reason = file.errorString();
    return written;
}

} // namespace

QString ProfileFile::defaultPath()
{
    const QString named = qEnvironmentVariable("ROUNDTRIP_PROFILE");
    if (!named.isEmpty())
        return named;
    // Without a home folder Qt answers with the root of the file system.
    if (QDir::homePath() == QDir::rootPath() && qEnvironmentVariableIsEmpty("XDG_CONFIG_HOME"))
        return {};
    return pathIn(
        QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/roundtrip"));
}

QString ProfileFile::pathIn(const QString& folder)
{
    return QDir(folder).absoluteFilePath(QStringLiteral("profile.json"));
}

ProfileFile::ProfileFile(QString path)
    : m_path(std::move(path))
{
}

ProfileFile::Loaded ProfileFile::load()
{
    const Read found = read();
    m_items = found.items;
    Profile profile = profileOf(m_items);
    begin(profile);
    return {std::move(profile), found.notice};
}

void ProfileFile::begin(const Profile& profile)
{
    m_known = valuesOf(profile);
    for (const auto& [key, value] : m_known)
        m_items.insert({key, {value, 0}}); // as old as can be: whoever changes it wins
}

ProfileFile::Read ProfileFile::read() const
{
    const QFileInfo info(m_path);
    if (m_path.isEmpty() || !info.isFile())
        return {};
    const auto content = contentOf(m_path, mostBytes);
    const auto read = itemsOf(content);
    if (const auto* items = std::get_if<Items>(&read))
        return {*items, *content, {}, false};
    const bool newer = std::get<Unreadable>(read) == Unreadable::Newer;
    const QString aside = setAside(m_path, newer ? "newer" : "broken");
    const QString where = aside.isEmpty() ? ProfilefileWords::tr("It is still at %1.").arg(m_path)
                                          : ProfilefileWords::tr("It was set aside as %1.").arg(QFileInfo(aside).fileName());
    const auto before = itemsOf(contentOf(backupOf(m_path), mostBytes));
    const auto* items = std::get_if<Items>(&before);
    const QString what = newer
        ? items ? ProfilefileWords::tr("Your progress was saved by a newer Roundtrip, so an older state of it is used. ")
                : ProfilefileWords::tr("Your progress was saved by a newer Roundtrip, so this is a fresh start. ")
        : items ? ProfilefileWords::tr("Your saved settings could not be read, so the ones before them are used. ")
                : ProfilefileWords::tr("Your saved settings could not be read, so this is a fresh start. ");
    return {items ? *items : Items(), {}, what + where, aside.isEmpty()};
}

QString ProfileFile::cannotSave(const QString& reason) const
{
    return ProfilefileWords::tr("Your progress cannot be saved in %1: %2. Everything else works.").arg(QFileInfo(m_path).path(), reason);
}

std::optional<QString> ProfileFile::save(const Profile& profile)
{
    Values now = valuesOf(profile);
    if (now != m_known) {
        stampChanges(m_items, m_known, now, QDateTime::currentMSecsSinceEpoch());
        m_known = std::move(now);
        m_unsaved = true;
    }
    if (!m_unsaved)
        return {};
    if (m_path.isEmpty())
        return ProfilefileWords::tr("You have no home folder, so your progress cannot be saved. Start with: roundtrip --profile FOLDER");
    return write();
}

std::optional<QString> ProfileFile::write()
{
    QDir().mkpath(QFileInfo(m_path).path());
    const FileLock lock(m_path + QStringLiteral(".lock"), keptFileWaitMs);
    if (lock.isTakenByAnother())
        return cannotSave(ProfilefileWords::tr("another Roundtrip is writing there and does not end"));
    // Whatever else refuses the lock refuses the file as well, and says why below.
    const Read found = read();
    if (found.inTheWay)
        return cannotSave(ProfilefileWords::tr("a file that cannot be read is in the way"));
    m_items = merged(found.items, m_items);
    const QByteArray content = toJson(m_items);
    QString reason;
    if (!found.content.isEmpty())
        writeWhole(backupOf(m_path), found.content, reason); // without it there is still the file itself
    if (!writeWhole(m_path, content, reason))
        return cannotSave(reason);
    m_unsaved = false;
    return found.notice.isEmpty() ? std::nullopt : std::optional(found.notice);
}

QByteArray profileCopy(const Profile& profile)
{
    Items items;
    stampChanges(items, {}, valuesOf(profile), QDateTime::currentMSecsSinceEpoch());
    return toJson(items);
}

std::variant<Profile, QString> profileFromCopy(const QString& path)
{
    const auto content = contentOf(path, mostBytes);
    if (!content)
        return ProfilefileWords::tr("%1 cannot be read.").arg(QDir::toNativeSeparators(path));
    const auto read = itemsFromJson(*content);
    if (const auto* items = std::get_if<Items>(&read))
        return profileOf(*items);
    return std::get<Unreadable>(read) == Unreadable::Newer
        ? ProfilefileWords::tr("%1 was written by a newer Roundtrip. Install that version here, then try again.").arg(QDir::toNativeSeparators(path))
        : ProfilefileWords::tr("%1 holds no progress. Choose a file that was saved with “Save my progress as a file”.").arg(QDir::toNativeSeparators(path));
}

} // namespace roundtrip
