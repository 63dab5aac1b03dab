// SPDX-License-Identifier: GPL-3.0-or-later
// Does every room include only what it may? The link graph keeps most of it; this reads the rest.

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

namespace {

struct Wall {
    const char* room;      // folder below the project's root
    const char* forbidden; // pattern of an #include's target
    const char* why;
};

const Wall walls[] = {
    {"core/model", "^(Q|CL/|engine/|plan/|protocol/|grader/|client/|lesson/)", "the model knows the standard library alone"},
    {"core/plan", "^(Q|CL/|engine/|protocol/|grader/|client/|lesson/)", "plans are pure functions over the model"},
    {"core/grader", "^(Q|CL/|engine/|plan/|protocol/|client/|lesson/)", "the grader sees the model alone"},
    {"core/engine", "^(Q|protocol/|grader/|client/|lesson/|supervisor/|worker/)", "the engine sees model and OpenCL"},
    {"core/protocol", "^(CL/|engine/|plan/|grader/|client/|lesson/)", "the protocol sees model and Qt Core"},
    {"core/lesson", "^(CL/|engine/|grader/|client/|supervisor/|worker/)", "lessons are data"},
    {"core/client", "^(CL/|engine/|grader/|supervisor/|worker/|lesson/)", "engine and client never meet"},
    {"core/supervisor", "^(CL/|engine/|client/|worker/|lesson/)", "the supervisor touches no OpenCL"},
    {"core/worker", "^(CL/|grader/|client/|supervisor/|lesson/)", "no reference result where a kernel could reach it"},
    {"core", "^(QtGui|QtWidgets|QWidget|QPainter|QColor|QFont|QApplication|QGuiApplication|QImage|QPixmap)", "no GUI in core"},
    {"app", "^(CL/|engine/|grader/|supervisor/|worker/)", "the app sees no OpenCL and no engine"},
    {"app/scenes", "^(QWidget|QtWidgets|widgets/|pages/|export/)", "scenes are geometry, not widgets"},
};

QStringList sourcesBelow(const QString& folder)
{
    QStringList files;
    QDirIterator it(folder, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files << it.next();
    return files;
}

QStringList includesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression include("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]", QRegularExpression::MultilineOption);
    QStringList targets;
    auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
    while (matches.hasNext())
        targets << matches.next().captured(1);
    return targets;
}

} // namespace

class LayeringTest : public QObject {
    Q_OBJECT
private slots:
    void noRoomSeesThroughAWall()
    {
        const QDir root(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        int files = 0;
        for (const Wall& wall : walls) {
            const QRegularExpression forbidden(QString::fromLatin1(wall.forbidden));
            for (const QString& path : sourcesBelow(root.filePath(QString::fromLatin1(wall.room)))) {
                ++files;
                for (const QString& target : includesOf(path))
                    QVERIFY2(!forbidden.match(target).hasMatch(),
                             qPrintable(QString("%1 includes %2: %3").arg(root.relativeFilePath(path), target, QString::fromLatin1(wall.why))));
            }
        }
        QVERIFY(files > 10);
    }

    void openClIsIncludedInOnePlace()
    {
        const QDir root(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        for (const char* room : {"core", "app"})
            for (const QString& path : sourcesBelow(root.filePath(QString::fromLatin1(room))))
                for (const QString& target : includesOf(path))
                    QVERIFY2(!target.startsWith("CL/") || path.endsWith("core/engine/opencl.h"), qPrintable(path + " includes " + target));
    }

    void everySourceNamesItsLicenseAndHeadersGuardThemselves()
    {
        const QDir root(QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        for (const char* room : {"core", "app", "tests"}) {
            for (const QString& path : sourcesBelow(root.filePath(QString::fromLatin1(room)))) {
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray text = file.readAll();
                QVERIFY2(text.startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"), qPrintable(path));
                QVERIFY2(!path.endsWith(".h") || text.contains("#pragma once"), qPrintable(path));
            }
        }
    }
};

QTEST_GUILESS_MAIN(LayeringTest)
#include "layering_test.moc"
