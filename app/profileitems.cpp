// SPDX-License-Identifier: GPL-3.0-or-later
#include "profileitems.h"

#include "protocol/codec.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace roundtrip {
namespace {

constexpr int format = 2;
constexpr auto lessonsPrefix = "lessons/";

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
    if (found >= 0 && static_cast<quint64>(found) <= static_cast<quint64>(std::numeric_limits<T>::max()))
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

QJsonObject toObject(const Answer& answer)
{
    return {{"given", QJsonArray::fromStringList(answer.given)}, {"tries", answer.tries},
        {"checked", answer.checked}, {"right", answer.right}};
}

Answer answerFrom(const QJsonObject& object)
{
    Answer answer;
    for (const QJsonValue& part : object["given"].toArray())
        answer.given += part.toString();
    read(object, "tries", answer.tries);
    answer.checked = object["checked"].toBool();
    answer.right = object["right"].toBool();
    return answer;
}

void add(Values& values, const QString& prefix, const Kept& kept)
{
    values[prefix + "settings"] = toObject(kept.settings);
    values[prefix + "step"] = kept.step;
    values[prefix + "scroll"] = kept.scroll;
    values[prefix + "exercise"] = kept.exercise;
    for (const auto& [name, texts] : {std::pair{"sources/", &kept.sources}, std::pair{"guesses/", &kept.guesses},
             std::pair{"verdicts/", &kept.verdicts}})
        for (const auto& [id, text] : *texts)
            values[prefix + QLatin1String(name) + id] = text;
    for (const auto& [name, ids] : {std::pair{"seen/", &kept.seen}, std::pair{"solved/", &kept.solved},
             std::pair{"passed/", &kept.passed}})
        for (const QString& id : *ids)
            values[prefix + QLatin1String(name) + id] = true;
    for (const auto& [id, count] : kept.hints)
        values[prefix + "hints/" + id] = count;
    for (const auto& [id, answer] : kept.answers)
        values[prefix + "answers/" + id] = toObject(answer);
}

// name: what follows the lesson's id, such as "guesses/copy-share".
void take(Kept& kept, const QString& name, const QJsonValue& value)
{
    const QString group = name.section('/', 0, 0), id = name.section('/', 1);
    if (group == "settings")
        kept.settings = settingsFrom(value.toObject());
    else if (group == "step")
        kept.step = value.toString();
    else if (group == "scroll")
        kept.scroll = std::max(0, value.toInt());
    else if (group == "exercise")
        kept.exercise = value.toString();
    else if (group == "hints")
        kept.hints[id] = std::max(0, value.toInt());
    else if (group == "answers" && value.isObject())
        kept.answers[id] = answerFrom(value.toObject());
    else if (value.isString()) {
        for (const auto& [known, texts] : {std::pair{"sources", &kept.sources}, std::pair{"guesses", &kept.guesses},
                 std::pair{"verdicts", &kept.verdicts}})
            if (group == QLatin1String(known))
                (*texts)[id] = value.toString();
    } else if (value.toBool()) {
        for (const auto& [known, ids] : {std::pair{"seen", &kept.seen}, std::pair{"solved", &kept.solved},
                 std::pair{"passed", &kept.passed}})
            if (group == QLatin1String(known))
                ids->insert(id);
    }
}

// Files of format 1 held one object for each lesson and no times.
Items itemsFromFirstFormat(QJsonObject root)
{
    Items items;
    const QJsonObject lessons = root.take("lessons").toObject();
    root.remove("format");
    for (auto it = root.begin(); it != root.end(); ++it)
        items[it.key()].value = it.value();
    for (auto lesson = lessons.begin(); lesson != lessons.end(); ++lesson) {
        const QString prefix = lessonsPrefix + lesson.key() + '/';
        const QJsonObject kept = lesson->toObject();
        for (const char* name : {"settings", "step", "exercise"})
            items[prefix + QLatin1String(name)].value = kept[QLatin1String(name)];
        for (const QJsonValue& id : kept["seen"].toArray())
            items[prefix + "seen/" + id.toString()].value = true;
        for (const char* name : {"sources/", "guesses/"}) {
            const QJsonObject texts = kept[QLatin1String(name).chopped(1)].toObject();
            for (auto text = texts.begin(); text != texts.end(); ++text)
                items[prefix + QLatin1String(name) + text.key()].value = text.value();
        }
    }
    return items;
}

} // namespace

Values valuesOf(const Profile& profile)
{
    Values values{{"id", profile.id}, {"name", profile.name}, {"lesson", profile.lesson},
        {"ownLessons", profile.ownLessons}, {"ownLesson", profile.ownLesson},
        {"lastDay", profile.lastDay.toString(Qt::ISODate)}, {"device", profile.device}, {"language", profile.language},
        {"dialect", profile.dialect}, {"dark", profile.dark}, {"coach", profile.coach}, {"greeted", profile.greeted},
        {"reduceMotion", profile.reduceMotion}, {"exportFolder", profile.exportFolder},
        {"geometry", QString::fromLatin1(profile.geometry.toBase64())}};
    for (const auto& [id, kept] : profile.lessons)
        add(values, lessonsPrefix + id + '/', kept);
    return values;
}

Profile profileOf(const Items& items)
{
    Profile profile;
    const auto value = [&items](const char* key) {
        const auto found = items.find(QLatin1String(key));
        return found == items.end() ? QJsonValue() : found->second.value;
    };
    profile.id = value("id").toString();
    profile.name = value("name").toString();
    profile.lesson = value("lesson").toString();
    profile.ownLessons = value("ownLessons").toString();
    profile.ownLesson = value("ownLesson").toString();
    profile.lastDay = QDate::fromString(value("lastDay").toString(), Qt::ISODate);
    profile.device = value("device").toString();
    profile.language = value("language").toString();
    profile.dialect = value("dialect").toString();
    profile.dark = value("dark").toBool();
    profile.coach = value("coach").toBool(true);
    profile.greeted = value("greeted").toBool();
    profile.reduceMotion = value("reduceMotion").toBool();
    profile.exportFolder = value("exportFolder").toString();
    profile.geometry = QByteArray::fromBase64(value("geometry").toString().toLatin1());
    for (const auto& [key, item] : items)
        if (key.startsWith(QLatin1String(lessonsPrefix)) && !item.value.isNull())
            take(profile.lessons[key.section('/', 1, 1)], key.section('/', 2), item.value);
    return profile;
}

Items merged(const Items& one, const Items& other)
{
    Items both = one;
    for (const auto& [key, item] : other) {
        const auto [place, isNew] = both.insert({key, item});
        if (!isNew && item.at > place->second.at)
            place->second = item;
    }
    return both;
}

void stampChanges(Items& items, const Values& before, const Values& after, qint64 now)
{
    const auto set = [&](const QString& key, const QJsonValue& value) {
        Item& item = items[key];
        item = {value, std::max(now, item.at + 1)};
    };
    for (const auto& [key, value] : after)
        if (const auto old = before.find(key); old == before.end() || old->second != value)
            set(key, value);
    for (const auto& [key, value] : before)
        if (!after.count(key))
            set(key, QJsonValue::Null);
}

QByteArray toJson(const Items& items)
{
    QJsonObject object;
    for (const auto& [key, item] : items)
        object[key] = QJsonObject{{"at", item.at}, {"value", item.value}};
    return QJsonDocument(QJsonObject{{"format", format}, {"items", object}}).toJson();
}

std::variant<Items, Unreadable> itemsFromJson(const QByteArray& json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    const double version = root["format"].toDouble();
    if (version > format)
        return Unreadable::Newer;
    if (version == 1)
        return itemsFromFirstFormat(root);
    if (version != format || !root["items"].isObject())
        return Unreadable::Broken;
    Items items;
    const QJsonObject object = root["items"].toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (it->isObject())
            items[it.key()] = {it->toObject()["value"], std::max(qint64{0}, it->toObject()["at"].toInteger())};
    return items;
}

} // namespace roundtrip
