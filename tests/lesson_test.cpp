// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/loader.h"

#include <QtTest>

using namespace roundtrip;

class LessonTest : public QObject {
    Q_OBJECT
private slots:
    void shipped();
};

void LessonTest::shipped()
{
    const QString root = QStringLiteral(ROUNDTRIP_SOURCE_DIR "/lessons");
    for (const QString& name : lessonFolders(root)) {
        const auto loaded = loadLesson(root + '/' + name);
        if (const auto* errors = std::get_if<LessonErrors>(&loaded))
            for (const LessonError& error : *errors)
                qWarning() << name << error.place() << int(error.fault) << error.detail;
        QVERIFY(std::holds_alternative<Lesson>(loaded));
    }
}

QTEST_GUILESS_MAIN(LessonTest)
#include "lesson_test.moc"
