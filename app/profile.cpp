// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile.h"

#include "protocol/codec.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

namespace roundtrip {
namespace {

constexpr int format = 1;
constexpr qint64 mostBytes = 16 << 20;

struct Words { Q_DECLARE_TR_FUNCTIONS(roundtrip::Profile) };

QJsonObject toObject(const Settings& s)
{
    return {{"elements", static_cast<qint64>(s.elements)}, {"block", static_cast<qint64>(s.block)},
        {"grid", static_cast<qint64>(s.grid)}, {"kernel", QString::fromStdString(s.kernel)},
        {"type", QLatin1String(nameOf(s.type))}, {"strategy", QLatin1String(nameOf(s.strategy))},
        {"chain", static_cast<qint64>(s.chain)}, {"chunks", static_cast<qint64>(s.chunks)},
        {"repetitions", static_cast<qint64>(s.repetitions)}, {"budgetMiB", static_cast<qint64>(s.budgetMiB)}};
}

// A number that is missing, of another type or negative leaves the default.
template <class T> void read(const QJsonObject& object, const char* key, T& value)
{
    const qint64 found = object[QLatin1String(key)].toInteger(-1);
    if (found >= 0 && static_cast<quint64>(found) <= std::numeric_limits<T>::max())
        value = static_cast<T>(found);
}

Settings settingsFrom(const QJsonObject& object)
{
    Settings s;
    read(object, "elements", s.elements);
    read(object, "block", s.block);
    read(object, "grid", s.grid);
    read(object, "chain", s.chain);
    read(object, "chunks", s.chunks);
    read(object, "repetitions", s.repetitions);
    read(object, "budgetMiB", s.budgetMiB);
    s.kernel = object["kernel"].toString(QString::fromStdString(s.kernel)).toStdString();
    s.type = elementTypeNamed(object["type"].toString().toUtf8()).value_or(s.type);
    s.strategy = strategyNamed(object["strategy"].toString().toUtf8()).value_or(s.strategy);
    return s;
}

QJsonObject toObject(const std::map<QString, QString>& texts)
{
    QJsonObject object;
    for (const auto& [key, text] : texts)
        object[key] = text;
    return object;
}

std::map<QString, QString> textsFrom(const QJsonObject& object)
{
    std::map<QString, QString> texts;
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it->isString())
            texts[it.key()] = it->toString();
    return texts;
}

QJsonObject toObject(const Kept& kept)
{
    QJsonArray seen;
    for (const QString& id : kept.seen)
        seen.append(id);
    return {{"settings", toObject(kept.settings)}, {"step", kept.step}, {"seen", seen}, {"exercise", kept.exercise},
        {"sources", toObject(kept.sources)}, {"guesses", toObject(kept.guesses)}};
}

Kept keptFrom(const QJsonObject& object)
{
    Kept kept;
    kept.settings = settingsFrom(object["settings"].toObject());
    kept.step = object["step"].toString();
    for (const QJsonValue& id : object["seen"].toArray())
        kept.seen.insert(id.toString());
    kept.exercise = object["exercise"].toString();
    kept.sources = textsFrom(object["sources"].toObject());
    kept.guesses = textsFrom(object["guesses"].toObject());
    return kept;
}

// What a file holds; nothing where it cannot be read or is too large to be ours.
std::optional<QByteArray> contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly) || file.size() > mostBytes)
        return {};
    return file.readAll();
}

QString backupOf(const QString& path) { return path + QStringLiteral(".before"); }

// QSaveFile's commit can succeed after a flush that failed on a full disk: look at everything before it.
bool write(const QString& path, const QByteArray& content, QString& reason)
{
    QSaveFile file(path);
    const bool written = file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush()
        && file.error() == QFileDevice::NoError && file.size() == content.size() && file.commit();
    reason = file.errorString();
    return written;
}

} // namespace

QByteArray toJson(const Profile& profile)
{
    QJsonObject lessons;
    for (const auto& [id, kept] : profile.lessons)
        lessons[id] = toObject(kept);
    return QJsonDocument(QJsonObject{{"format", format}, {"lessons", lessons}, {"lesson", profile.lesson},
        {"device", profile.device}, {"language", profile.language}, {"dark", profile.dark}, {"reduceMotion", profile.reduceMotion},
        {"exportFolder", profile.exportFolder}, {"geometry", QString::fromLatin1(profile.geometry.toBase64())}}).toJson();
}

std::optional<Profile> profileFromJson(const QByteArray& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject() || document["format"].toInt() < 1)
        return {};
    Profile profile;
    const QJsonObject lessons = document["lessons"].toObject();
    for (auto it = lessons.begin(); it != lessons.end(); ++it)
        profile.lessons[it.key()] = keptFrom(it->toObject());
    profile.lesson = document["lesson"].toString();
    profile.device = document["device"].toString();
    profile.language = document["language"].toString();
    profile.dark = document["dark"].toBool();
    profile.reduceMotion = document["reduceMotion"].toBool();
    profile.exportFolder = document["exportFolder"].toString();
    profile.geometry = QByteArray::fromBase64(document["geometry"].toString().toLatin1());
    return profile;
}

QString ProfileFile::defaultPath()
{
    const QString named = qEnvironmentVariable("ROUNDTRIP_PROFILE");
    if (!named.isEmpty())
        return named;
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/roundtrip/profile.json");
}

ProfileFile::ProfileFile(QString path)
    : m_path(std::move(path))
{
}

ProfileFile::Loaded ProfileFile::load()
{
    Loaded loaded = read();
    m_written = toJson(loaded.profile); // nothing is written before something changed
    return loaded;
}

ProfileFile::Loaded ProfileFile::read() const
{
    if (!QFileInfo::exists(m_path))
        return {};
    const auto content = contentOf(m_path);
    if (content)
        if (const auto profile = profileFromJson(*content))
            return {*profile, {}};
    const QString aside = m_path + QStringLiteral(".broken-")
        + QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    const bool moved = QFile::rename(m_path, aside);
    const QString where = moved ? Words::tr("It was set aside as %1.").arg(QFileInfo(aside).fileName())
                                : Words::tr("It is still at %1.").arg(m_path);
    const auto before = contentOf(backupOf(m_path));
    if (before)
        if (const auto profile = profileFromJson(*before))
            return {*profile, Words::tr("Your saved settings could not be read, so the ones before them are used. ") + where};
    return {{}, Words::tr("Your saved settings could not be read, so this is a fresh start. ") + where};
}

std::optional<QString> ProfileFile::save(const Profile& profile)
{
    const QByteArray content = toJson(profile);
    if (content == m_written)
        return {};
    QString reason;
    QDir().mkpath(QFileInfo(m_path).path());
    const auto before = contentOf(m_path);
    if (before && profileFromJson(*before))
        write(backupOf(m_path), *before, reason); // without it there is still the file itself
    if (!write(m_path, content, reason))
        return Words::tr("Your progress cannot be saved in %1: %2. Everything else works.").arg(QFileInfo(m_path).path(), reason);
    m_written = content;
    return {};
}

} // namespace roundtrip
