// SPDX-License-Identifier: GPL-3.0-or-later
#include "learners/classsummary.h"
#include "learners/recordcsv.h"
#include "progress.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace roundtrip;

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);

Profile learner(const char* id, const QString& name, const char* guess = "half")
{
    Profile profile;
    profile.id = QString::fromLatin1(id);
    profile.name = name;
    Kept& kept = profile.lessons[QStringLiteral("4-move-data")];
    kept.seen = {QStringLiteral("two-memories"), QStringLiteral("recap")};
    kept.guesses[QStringLiteral("copy-share")] = QString::fromLatin1(guess);
    kept.answers[QStringLiteral("quick-check/typed")] = {{QStringLiteral("=1+1")}, 2, true, false};
    kept.answers[QStringLiteral("quick-check/order")] = {{QStringLiteral("a"), QStringLiteral("b")}, 1, true, true};
    kept.answers[QStringLiteral("quick-check/draft")] = {{QStringLiteral("not checked")}, 0, false, false};
    kept.solved.insert(QStringLiteral("quick-check/order"));
    kept.verdicts[QStringLiteral("your-workload/photo")] = QStringLiteral("pays");
    kept.sources[QStringLiteral("vec-add")] = QStringLiteral("// \"half\",\r\n a; kern\n");
    kept.passed = {QStringLiteral("blank-page")};
    return profile;
}

LearnerRecord recordFor(const char* id, const QString& name, const char* guess = "half")
{
    return recordOf(learner(id, name, guess), noon);
}

} // namespace

class ResultsTest : public QObject {
    Q_OBJECT
private slots:
    void everythingIsInBothFormats_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"Ada", "", "=1+1", "-2+3", "+4", "@x", "Ayşe \"the\" Yılmaz, 漢字; 'quoted'", "a\nb", "\tx", "'"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void everythingIsInBothFormats()
    {
        QFETCH(QString, name);
        const LearnerRecord record = recordFor("id-1", name);
        QCOMPARE(record.rows.size(), std::size_t{2 + 1 + 2 + 1 + 2}); // a draft is no answer
        const auto json = recordFrom(recordToJson(record));
        QVERIFY(json);
        QCOMPARE(*json, record);
        const auto csv = recordFrom(recordToCsv(record));
        QVERIFY(csv);
        QCOMPARE(*csv, record);
    }

    void noCellIsAFormula()
    {
        Profile profile = learner("=id", QStringLiteral("=HYPERLINK(\"x\")"));
        profile.lessons[QStringLiteral("-lesson")] = profile.lessons.begin()->second;
        profile.lessons.begin()->second.guesses[QStringLiteral("@g")] = QStringLiteral("+c");
        const auto records = parseCsv(QString::fromUtf8(recordToCsv(recordOf(profile, noon))), u',');
        QVERIFY(records);
        for (const QStringList& record : *records)
            for (const QString& cell : record)
                QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@\t\r").contains(cell[0]), qPrintable(cell));
    }

    // Wherever each of the class keeps the folder, a lesson of the teacher's own has one name.
    void ownLessonsAreNamedAlike()
    {
        Profile profile;
        profile.lessons[QStringLiteral("intro@1a2b3c4d")].guesses[QStringLiteral("g")] = QStringLiteral("c");
        const LearnerRecord record = recordOf(profile, noon);
        QCOMPARE(record.rows.size(), std::size_t{1});
        QCOMPARE(record.rows.front().lesson, QStringLiteral("own:intro"));
        QCOMPARE(recordFrom(recordToCsv(record)), std::optional(record));
    }

    void spreadsheetsMaySaveItAgain()
    {
        const LearnerRecord record = recordFor("id-1", QStringLiteral("Ada; the first"));
        const auto records = parseCsv(QString::fromUtf8(recordToCsv(record)), u',');
        for (const auto& [separator, bom, end] : {std::tuple{";", "\xef\xbb\xbf", "\r\n"}, std::tuple{"\t", "", "\n"}}) {
            QByteArray again = bom;
            for (const QStringList& cells : *records) {
                QStringList quoted;
                for (QString cell : cells)
                    quoted += QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
                if (&cells == &records->front())
                    quoted = cells;
                again += quoted.join(QLatin1String(separator)).toUtf8() + end;
            }
            const auto read = recordFrom(again);
            QVERIFY(read);
            QCOMPARE(*read, record);
        }
    }

    void whoDidNothingIsALearnerToo()
    {
        const LearnerRecord record = recordOf({}, noon);
        QCOMPARE(recordFrom(recordToCsv(record)), std::optional(record));
        QCOMPARE(recordFrom(recordToJson(record)), std::optional(record));
    }

    void whatIsNoRecordIsRefused()
    {
        const QByteArray good = recordToCsv(recordFor("id", QStringLiteral("Ada")));
        const QByteArray header = good.left(good.indexOf("\r\n") + 2);
        for (const QByteArray& bad : {QByteArray(), QByteArray("{}"), QByteArray("[]"), QByteArray("a,b\r\n1,2\r\n"), header,
                 good.left(good.size() - 12), header + "\"never closed", header + "a,b\r\n", QByteArray(4096, '\0'),
                 QByteArray(100000, '['), good + good.mid(header.size()).replace("Ada", "Bob"),
                 QByteArray(R"({"kind": "roundtrip-results", "format": 2, "rows": []})")})
            QVERIFY2(!recordFrom(bad), bad.left(60));
        QTemporaryDir folder;
        for (const QString& path : {folder.path(), folder.filePath(QStringLiteral("none.csv"))}) {
            const auto read = recordFromFile(path);
            QVERIFY(std::get<QString>(read).contains(path));
        }
    }

    void guessesAreCounted()
    {
        const ClassSummary summary = summaryOf({{QStringLiteral("b.csv"), recordFor("1", QStringLiteral("Berta"))},
            {QStringLiteral("a.csv"), recordFor("2", QStringLiteral("Ada"), "tenth")}, {QStringLiteral("c.csv"), recordFor("3", QString())}});
        QCOMPARE(summary.learners.size(), std::size_t{3});
        QCOMPARE(summary.learners[0].name, QStringLiteral("Ada"));
        QCOMPARE(summary.learners[2].name, QStringLiteral("c.csv")); // nameless: the file's
        QCOMPARE(summary.learners[0], (LearnerTotals{QStringLiteral("Ada"), 2, 1, 2, 1, 2, 1}));
        QCOMPARE(summary.guesses.at(QStringLiteral("4-move-data/copy-share")),
            (std::map<QString, int>{{QStringLiteral("half"), 2}, {QStringLiteral("tenth"), 1}}));
        const QJsonDocument json = QJsonDocument::fromJson(summaryToJson(summary));
        QCOMPARE(json["guesses"]["4-move-data/copy-share"]["half"].toInt(), 2);
        QCOMPARE(json["learners"].toArray().size(), 3);
    }

    void ofOneLearnerTheLaterFileCounts()
    {
        LearnerRecord early = recordFor("1", QStringLiteral("Ada"), "tenth"), late = recordFor("1", QStringLiteral("Ada"));
        late.exported = QStringLiteral("2026-03-02T00:00:00Z");
        for (const auto& order : {std::vector<NamedRecord>{{QStringLiteral("a"), early}, {QStringLiteral("b"), late}},
                 std::vector<NamedRecord>{{QStringLiteral("b"), late}, {QStringLiteral("a"), early}}}) {
            const ClassSummary summary = summaryOf(order);
            QCOMPARE(summary.learners.size(), std::size_t{1});
            QCOMPARE(summary.guesses.at(QStringLiteral("4-move-data/copy-share")), (std::map<QString, int>{{QStringLiteral("half"), 1}}));
        }
        early.id = late.id = QString(); // who has no id is nobody twice
        QCOMPARE(summaryOf({{QStringLiteral("a"), early}, {QStringLiteral("b"), late}}).learners.size(), std::size_t{2});
    }

    void namesCannotSteerATerminal()
    {
        const ClassSummary summary = summaryOf({{QStringLiteral("x"), recordFor("1", QStringLiteral("\x1b[2J\x07") + QString(300, u'x'))}});
        const QString text = summaryText(summary, {});
        for (const QChar c : text)
            QVERIFY(c.isPrint() || c == u'\n');
        for (const QString& line : text.split(u'\n'))
            QVERIFY2(line.size() < 100, qPrintable(line));
    }

    void theHistogramNamesEveryChoice()
    {
        const Course course = loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        const Prediction* prediction = nullptr;
        QString path;
        for (const Step& step : course.lessons.back().steps)
            if (!step.predictions.empty()) {
                prediction = &step.predictions.front();
                path = course.lessons.back().id + u'/' + prediction->id;
            }
        QVERIFY(prediction);
        ClassSummary summary;
        summary.guesses[path][prediction->choices.front().id] = 3;
        summary.guesses[path][QStringLiteral("of-an-older-course")] = 1;
        const QString text = summaryText(summary, course);
        for (const Choice& choice : prediction->choices)
            QVERIFY2(text.contains(choice.id), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("of-an-older-course")));
        QVERIFY(text.contains(prediction->text));
        QCOMPARE(text.count(u'#'), 30 + 10);
    }

    void onlyTheCoreCounts()
    {
        const Course course = loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        for (const Lesson& lesson : course.lessons) {
            Kept kept;
            QCOMPARE(progressOf(lesson, kept).share(), 0.0);
            for (const Step& step : lesson.steps)
                if (step.part == Part::Core) {
                    kept.seen.insert(step.id);
                    for (const Question& question : step.questions)
                        kept.solved.insert(step.id + u'/' + question.id);
                }
            for (const Exercise& exercise : lesson.exercises)
                if (exercise.part == Part::Core)
                    kept.passed.insert(exercise.id);
            const LessonProgress progress = progressOf(lesson, kept);
            QCOMPARE(progress.share(), 1.0);
            QVERIFY(progress.questions.all >= 6);
            QCOMPARE(lesson.steps.front().part, lesson.id.startsWith(u'1') ? Part::Core : Part::Before);
            QCOMPARE(lesson.steps.back().part, Part::After);
            QCOMPARE(lesson.steps.back().questions.size(), std::size_t{5});
            if (lesson.steps.front().part == Part::Before)
                QCOMPARE(lesson.steps.front().questions.size(), std::size_t{3});
        }
    }

    void theNextDayIsALaterDay()
    {
        const Course course = loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        const auto& lessons = course.lessons;
        std::map<QString, Kept> kept;
        const auto see = [&](std::size_t lesson) {
            for (const Step& step : lessons[lesson].steps)
                if (step.part == Part::Core)
                    kept[lessons[lesson].id].seen.insert(step.id);
        };
        const QDate monday(2026, 3, 2), tuesday(2026, 3, 3);
        const auto offered = [&](std::size_t open, QDate last, QDate today) { return nextDayLesson(lessons, kept, lessons[open].id, last, today); };
        QCOMPARE(offered(0, monday, tuesday), std::nullopt); // nothing was learnt
        kept[lessons[0].id].seen.insert(lessons[0].steps.front().id);
        QCOMPARE(offered(0, monday, tuesday), std::nullopt); // hardly anything
        see(0);
        QCOMPARE(offered(0, monday, tuesday), std::optional<std::size_t>{0});
        QCOMPARE(offered(0, monday, monday), std::nullopt);         // the same day
        QCOMPARE(offered(0, tuesday, monday), std::nullopt);        // the clock was set back
        QCOMPARE(offered(0, QDate(), tuesday), std::nullopt);       // the first start ever
        QCOMPARE(offered(0, QDate(2025, 12, 31), monday), std::optional<std::size_t>{0});
        QCOMPARE(offered(1, monday, tuesday), std::optional<std::size_t>{0}); // lesson 2 was only opened
        see(1);
        see(2);
        QCOMPARE(offered(1, monday, tuesday), std::optional<std::size_t>{1}); // the open one
        QCOMPARE(offered(3, monday, tuesday), std::optional<std::size_t>{2}); // the latest
        const Step& page = lessons[2].steps.back();
        for (const Question& question : page.questions)
            kept[lessons[2].id].answers[page.id + u'/' + question.id].tries = 1;
        QCOMPARE(offered(2, monday, tuesday), std::optional<std::size_t>{1}); // those were answered
    }
};

QTEST_GUILESS_MAIN(ResultsTest)
#include "results_test.moc"
