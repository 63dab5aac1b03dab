// SPDX-License-Identifier: GPL-3.0-or-later
#include "course.h"
#include "protocol/codec.h"

#include <QImage>
#include <QProcess>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

using namespace roundtrip;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

// The whole course, really run, without a display.
class TourTest : public QObject {
    Q_OBJECT
private slots:
    void everyLessonLeavesItsPageAndItsNumbers()
    {
        const QString program = QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip");
        if (QProcess::execute(program, {QStringLiteral("devices")}) != 0)
            QSKIP("there is no device");
        QTemporaryDir folder;
        QDir out(folder.filePath(QStringLiteral("a/b")));
        QProcess tour;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("ROUNDTRIP_PROFILE"), folder.filePath(QStringLiteral("profile.json")));
        tour.setProcessEnvironment(environment);
        tour.start(program, {QStringLiteral("tour"), QStringLiteral("--out"), out.path()});
        QVERIFY(tour.waitForFinished(280'000));
        QVERIFY2(tour.exitCode() == 0, tour.readAllStandardError().constData());

        const QStringList said
            = QString::fromUtf8(tour.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(said.size(), out.entryList(QDir::Files).size());
        for (const QString& path : said)
            QVERIFY2(QFileInfo(path).size() > 100, qPrintable(path));
        QVERIFY(
            !QFileInfo::exists(folder.filePath(QStringLiteral("profile.json")))); // the learner's own stays untouched

        const Course course = loadCourse();
        QCOMPARE(course.lessons.size(), std::size_t{4});
        for (const Lesson& lesson : course.lessons) {
            QImage page;
            QVERIFY2(page.load(out.filePath(lesson.id + QLatin1String(".png"))), qPrintable(lesson.id));
            QCOMPARE(page.size(), QSize(1360, 860));
            QVERIFY(QSvgRenderer(out.filePath(lesson.id + QLatin1String("-run.svg"))).isValid());
            const auto run = runFromJson(contentOf(out.filePath(lesson.id + QLatin1String("-run.json"))));
            QVERIFY(run && !run->report.measurements.empty());
            QVERIFY(run->report.measurements.front().check && run->report.measurements.front().check->passed());
        }
        QVERIFY(QSvgRenderer(out.filePath(course.lessons[0].id + QLatin1String("-sweep.svg"))).isValid());
        QVERIFY(QSvgRenderer(out.filePath(course.lessons[1].id + QLatin1String("-blocks.svg"))).isValid());
    }
};

QTEST_MAIN(TourTest)
#include "tour_test.moc"
