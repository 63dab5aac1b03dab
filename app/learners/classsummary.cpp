// SPDX-License-Identifier: GPL-3.0-or-later
#include "learners/classsummary.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int summaryFormat = 1;
constexpr int widestBar = 30, widestName = 28;

struct ClasssummaryWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::ClassSummary) };

// Names and ids come from files that anybody may have written: no control characters reach the terminal.
QString printable(const QString& text)
{
    QString clean;
    for (const QChar c : text.simplified())
        clean += c.isPrint() ? c : QChar(u'?');
    return clean;
}

QString fitted(const QString& text, int width)
{
    const QString clean = printable(text);
    return clean.size() > width ? clean.left(width - 1) + QChar(0x2026) : clean.leftJustified(width);
}

LearnerTotals totalsOf(const NamedRecord& named)
{
    LearnerTotals totals;
    totals.name = named.record.name.trimmed().isEmpty() ? named.file : named.record.name.trimmed();
    for (const RecordRow& row : named.record.rows) {
        totals.steps += row.kind == QLatin1String("step");
        totals.guesses += row.kind == QLatin1String("guess");
        totals.answered += row.kind == QLatin1String("answer");
        totals.right += row.kind == QLatin1String("answer") && row.right;
        totals.exercises += row.kind == QLatin1String("exercise");
        totals.passed += row.kind == QLatin1String("exercise") && row.right;
    }
    return totals;
}

const Prediction* predictionOf(const Course& course, const QString& path)
{
    for (const Lesson& lesson : course.lessons)
        for (const Step& step : lesson.steps)
            for (const Prediction& prediction : step.predictions)
                if (path == lesson.id + QLatin1Char('/') + prediction.id)
                    return &prediction;
    return nullptr;
}

QString histogram(const QString& path, const std::map<QString, int>& counts, const Prediction* prediction)
{
    // Every choice, also one that nobody took, in the lesson's order; then what the lesson does not know.
    std::vector<std::pair<QString, QString>> lines; // choice, text
    if (prediction)
        for (const Choice& choice : prediction->choices)
            lines.push_back({choice.id, choice.text});
    for (const auto& [choice, count] : counts)
        if (std::none_of(lines.begin(), lines.end(), [&](const auto& line) { return line.first == choice; }))
            lines.push_back({choice, {}});
    int most = 1;
    for (const auto& [choice, count] : counts)
        most = std::max(most, count);
    qsizetype widest = 0;
    for (const auto& [choice, words] : lines)
        widest = std::clamp(choice.size(), widest, qsizetype{widestName});
    QString text = QLatin1Char('\n') + printable(path) + (prediction ? QStringLiteral(": ") + printable(prediction->text) : QString())
        + QLatin1Char('\n');
    for (const auto& [choice, words] : lines) {
        const auto found = counts.find(choice);
        const int count = found == counts.end() ? 0 : found->second;
        const QString bar(count == 0 ? 0 : std::max(1, count * widestBar / most), QLatin1Char('#'));
        QString line = QStringLiteral("  ") + fitted(choice, static_cast<int>(widest)) + QString::number(count).rightJustified(5)
            + QStringLiteral("  ") + bar.leftJustified(widestBar) + QLatin1Char(' ') + printable(words);
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    }
    return text;
}

} // namespace

ClassSummary summaryOf(std::vector<NamedRecord> records)
{
    std::stable_sort(records.begin(), records.end(),
        [](const NamedRecord& a, const NamedRecord& b) { return a.record.exported > b.record.exported; });
    ClassSummary summary;
    std::set<QString> seen;
    for (const NamedRecord& named : records) {
        if (!named.record.id.isEmpty() && !seen.insert(named.record.id).second)
            continue;
        summary.learners.push_back(totalsOf(named));
        for (const RecordRow& row : named.record.rows)
            if (row.kind == QLatin1String("guess"))
                ++summary.guesses[row.lesson + QLatin1Char('/') + row.item][row.value];
    }
    std::stable_sort(summary.learners.begin(), summary.learners.end(),
        [](const LearnerTotals& a, const LearnerTotals& b) { return a.name.localeAwareCompare(b.name) < 0; });
    return summary;
}

QString summaryText(const ClassSummary& summary, const Course& course)
{
    const QStringList titles{ClasssummaryWords::tr("steps"), ClasssummaryWords::tr("guesses"), ClasssummaryWords::tr("right / answered"), ClasssummaryWords::tr("passed / begun")};
    QString text = fitted(ClasssummaryWords::tr("learner"), widestName);
    for (const QString& title : titles)
        text += QStringLiteral("  ") + title;
    text += QLatin1Char('\n');
    for (const LearnerTotals& learner : summary.learners) {
        const QStringList cells{QString::number(learner.steps), QString::number(learner.guesses),
            QStringLiteral("%1 / %2").arg(learner.right).arg(learner.answered),
            QStringLiteral("%1 / %2").arg(learner.passed).arg(learner.exercises)};
        text += fitted(learner.name, widestName);
        for (qsizetype i = 0; i < cells.size(); ++i)
            text += QStringLiteral("  ") + cells[i].rightJustified(titles[i].size());
        text += QLatin1Char('\n');
    }
    for (const auto& [path, counts] : summary.guesses)
        text += histogram(path, counts, predictionOf(course, path));
    return text;
}

QByteArray summaryToJson(const ClassSummary& summary)
{
    QJsonArray learners;
    for (const LearnerTotals& learner : summary.learners)
        learners.append(QJsonObject{{"name", learner.name}, {"steps", learner.steps}, {"guesses", learner.guesses},
            {"answered", learner.answered}, {"right", learner.right}, {"exercises", learner.exercises},
            {"passed", learner.passed}});
    QJsonObject guesses;
    for (const auto& [path, counts] : summary.guesses) {
        QJsonObject choices;
        for (const auto& [choice, count] : counts)
            choices[choice] = count;
        guesses[path] = choices;
    }
    return QJsonDocument(QJsonObject{{"kind", "roundtrip-class"}, {"format", summaryFormat}, {"learners", learners}, {"guesses", guesses}}).toJson();
}

} // namespace roundtrip
