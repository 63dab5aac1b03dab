// SPDX-License-Identifier: GPL-3.0-or-later
#include "learners/record.h"

#include "course.h"
#include "learners/recordcsv.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace roundtrip {
namespace {

constexpr int recordFormat = 1;
constexpr qint64 mostRecordBytes = 16 << 20;
const QString kindOfFile = QStringLiteral("roundtrip-results");

struct RecordWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::LearnerRecord) };

// The same for the whole class, wherever each of them keeps the folder.
QString nameOf(const QString& lesson)
{
    return isOwnLesson(lesson) ? QStringLiteral("own:") + lesson.section(QLatin1Char('@'), 0, -2) : lesson;
}

void addLesson(std::vector<RecordRow>& rows, const QString& lesson, const Kept& kept)
{
    const auto add = [&](const char* kind, const QString& item, const QString& value, int tries = 0, bool right = false) {
        rows.push_back({lesson, QLatin1String(kind), item, value, tries, right});
    };
    for (const QString& step : kept.seen)
        add("step", step, QStringLiteral("seen"));
    for (const auto& [prediction, choice] : kept.guesses)
        add("guess", prediction, choice);
    for (const auto& [question, answer] : kept.answers)
        if (answer.tries > 0)
            add("answer", question, answer.given.join(QStringLiteral(" | ")), answer.tries, kept.solved.count(question) > 0);
    for (const auto& [workload, verdict] : kept.verdicts)
        add("workload", workload, verdict);
    std::set<QString> exercises = kept.passed;
    for (const auto& [exercise, source] : kept.sources)
        exercises.insert(exercise);
    for (const QString& exercise : exercises) {
        const auto source = kept.sources.find(exercise);
        add("exercise", exercise, source == kept.sources.end() ? QString() : source->second, 0, kept.passed.count(exercise) > 0);
    }
}

std::optional<LearnerRecord> recordFromJson(const QByteArray& content)
{
    const QJsonObject root = QJsonDocument::fromJson(content).object();
    if (root["kind"].toString() != kindOfFile || root["format"].toInt() != recordFormat || !root["rows"].isArray())
        return {};
    const QJsonObject learner = root["learner"].toObject();
    LearnerRecord record{learner["id"].toString(), learner["name"].toString(), root["exported"].toString(), {}};
    for (const QJsonValue& value : root["rows"].toArray()) {
        const QJsonObject row = value.toObject();
        record.rows.push_back({row["lesson"].toString(), row["kind"].toString(), row["item"].toString(),
            row["value"].toString(), row["tries"].toInt(), row["right"].toBool()});
    }
    return record;
}

} // namespace

LearnerRecord recordOf(const Profile& profile, const QDateTime& now)
{
    LearnerRecord record{profile.id, profile.name, now.toUTC().toString(Qt::ISODate), {}};
    for (const auto& [lesson, kept] : profile.lessons)
        addLesson(record.rows, nameOf(lesson), kept);
    return record;
}

QByteArray recordToJson(const LearnerRecord& record)
{
    QJsonArray rows;
    for (const RecordRow& row : record.rows)
        rows.append(QJsonObject{{"lesson", row.lesson}, {"kind", row.kind}, {"item", row.item}, {"value", row.value},
            {"tries", row.tries}, {"right", row.right}});
    return QJsonDocument(QJsonObject{{"kind", kindOfFile}, {"format", recordFormat},
        {"learner", QJsonObject{{"id", record.id}, {"name", record.name}}}, {"exported", record.exported},
        {"rows", rows}}).toJson();
}

std::optional<LearnerRecord> recordFrom(const QByteArray& content)
{
    return content.trimmed().startsWith('{') ? recordFromJson(content) : recordFromCsv(content);
}

std::variant<LearnerRecord, QString> recordFromFile(const QString& path)
{
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    QFile file(path);
    if (!info.exists())
        return RecordWords::tr("%1: there is no such file.").arg(name);
    if (!info.isFile())
        return RecordWords::tr("%1 is no ordinary file.").arg(name);
    if (info.size() > mostRecordBytes)
        return RecordWords::tr("%1 is too large to be the results of one learner.").arg(name);
    if (!file.open(QFile::ReadOnly))
        return RecordWords::tr("%1 cannot be read: %2.").arg(name, file.errorString());
    if (auto record = recordFrom(file.readAll()))
        return *std::move(record);
    return RecordWords::tr("%1 holds no results of Roundtrip, or those of a newer version. It was left out.").arg(name);
}

} // namespace roundtrip
