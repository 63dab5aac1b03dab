// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to lessons that somebody else made: unfit, damaged or hostile ones are refused with a sentence, good ones
// open, and what is done in them mixes with nothing.
#include "course.h"
#include "lesson/checklessons.h"
#include "lesson/drawing.h"
#include "lesson/loader.h"
#include "lesson/pack.h"
#include "lessonfaulttext.h"
#include "lessonpicture.h"
#include "mainwindow.h"
#include "widgets/navigation.h"

#include <QtTest>
#include <QtWidgets>

using namespace roundtrip;

namespace {

const QByteArray toml = "format = 1\nstage = \"grid\"\n[[step]]\nid = \"first\"\n[[step]]\nid = \"second\"\n";
const QByteArray words = "# A lesson\n\n## First {#first}\nBody.\n\n## Second {#second}\nMore.\n";

class Files {
public:
    void write(const QString& name, const QByteArray& content) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QFile::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    void writeLesson(const QString& name, const QByteArray& structure = toml, const QByteArray& text = words) const
    {
        write(name + QStringLiteral("/lesson.toml"), structure);
        write(name + QStringLiteral("/en.md"), text);
    }
    QString path(const QString& name = {}) const { return m_folder.filePath(name); }
    LessonErrors lessonErrors(const QString& name) const
    {
        const auto loaded = loadLesson(path(name));
        const auto* errors = std::get_if<LessonErrors>(&loaded);
        return errors ? *errors : LessonErrors();
    }
    LessonErrors packErrors(const QString& name = {}) const
    {
        const auto opened = openPack(path(name));
        const auto* errors = std::get_if<LessonErrors>(&opened);
        return errors ? *errors : LessonErrors();
    }

private:
    QTemporaryDir m_folder;
};

QByteArray svg(const QByteArray& attributes, const QByteArray& content = "<rect width='9' height='9'/>")
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " + attributes + ">" + content + "</svg>";
}

QByteArray png(int width, int height)
{
    QImage image(8, 8, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    qToBigEndian(quint32(width), bytes.data() + 16); // what the header declares
    qToBigEndian(quint32(height), bytes.data() + 20);
    return bytes;
}

// Ten drawings that each draw the one before ten times.
QByteArray manyUses()
{
    QByteArray content = "<defs><rect id='a0' width='1' height='1'/>";
    for (int level = 1; level <= 10; ++level) {
        content += "<g id='a" + QByteArray::number(level) + "'>";
        for (int i = 0; i < 10; ++i)
            content += "<use xlink:href='#a" + QByteArray::number(level - 1) + "'/>";
        content += "</g>";
    }
    return svg("width='9' height='9'", content + "</defs><use xlink:href='#a10'/>");
}

struct Fixture {
    Fixture(const QString& profile, Course course)
        : client(QStringList(QStringLiteral(FAKE_DEVICES)))
        , session(client, std::move(course))
        , file(profile)
        , window(session, file)
    {
        window.resize(1360, 860);
        window.show();
    }
    QAction* action(const QString& text)
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        for (QAction* action : window.findChild<Navigation*>()->progressMenu()->actions())
            if (action->text() == text)
                return action;
        return nullptr;
    }
    // Through the menu and its dialog, as a learner would.
    void open(const QString& folder)
    {
        QTimer::singleShot(200, &window, [folder] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            dialog->findChild<QLineEdit*>()->setText(folder);
            static_cast<QDialog*>(dialog)->accept();
        });
        action(QStringLiteral("Open lessons…"))->trigger();
        QTRY_VERIFY(!QApplication::activeModalWidget());
        QCoreApplication::processEvents();
    }
    QString step() const { return session.lesson().steps[session.stepIndex()].id; }

    EngineClient client;
    Session session;
    ProfileFile file;
    MainWindow window;
};

Course shipped() { return loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)); }

} // namespace

class PackTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    // A lesson, a folder of lessons, and a link to either open; whatever else lies there is left alone.
    void packsOpen()
    {
        const Files files;
        files.writeLesson(QStringLiteral("pack/b"));
        files.writeLesson(QStringLiteral("pack/a"));
        files.write(QStringLiteral("pack/.git/objects/x.pack"), QByteArray(2 << 20, 'x'));
        files.write(QStringLiteral("pack/notes.odt"), "PK\x03\x04");
        const auto opened = openPack(files.path(QStringLiteral("pack")));
        const QString root = QFileInfo(files.path(QStringLiteral("pack"))).canonicalFilePath();
        QCOMPARE(std::get<Pack>(opened), (Pack{root, {"a", "b"}, false}));
        QCOMPARE(std::get<Pack>(openPack(files.path(QStringLiteral("pack/a")))), (Pack{root, {"a"}, false}));
        QVERIFY(QFile::link(root, files.path(QStringLiteral("there"))));
        QCOMPARE(std::get<Pack>(openPack(files.path(QStringLiteral("there")))).root, root);
        QVERIFY(checkLessons(root).empty());
    }

    void archivesAreToBeUnpacked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("zip") << "a.zip" << QByteArray("PK\x03\x04whatever");
        QTest::newRow("slip") << "lessons" << QByteArray("PK\x03\x04../../../.bashrc"); // never opened, so it cannot slip
        QTest::newRow("truncated") << "lessons" << QByteArray("PK\x03\x04");
        QTest::newRow("empty zip") << "lessons" << QByteArray("PK\x05\x06");
        QTest::newRow("gzip") << "lessons" << QByteArray("\x1f\x8b\x08");
        QTest::newRow("tar") << "lessons" << QByteArray(257, '\0') + "ustar";
        QTest::newRow("xz") << "lessons" << QByteArray("\xfd" "7zXZ");
        QTest::newRow("7z by name alone") << "Lessons.7Z" << QByteArray();
        QTest::newRow("rar by name alone") << "a.rar" << QByteArray("no archive");
    }
    void archivesAreToBeUnpacked()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        const Files files;
        files.write(name, content);
        QCOMPARE(files.packErrors(name), (LessonErrors{{LessonFault::Archive, {}, 0, 0, name}}));
        QCOMPARE(checkLessons(files.path(name)), files.packErrors(name));
        QCOMPARE(files.packErrors(), (LessonErrors{{LessonFault::Archive, {}, 0, 0, name}})); // the folder it lies in
        const Course course = loadOwnCourse(files.path(name), QStringLiteral("en"), QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        QVERIFY(course.lessons.empty());
        QCOMPARE(course.troubles.size(), 1);
        QVERIFY2(course.troubles.front().contains(name + QStringLiteral(" is an archive. Unpack it first")), qPrintable(course.troubles.front()));

        files.writeLesson(QStringLiteral("lesson"));
        files.write(QStringLiteral("lesson/") + name, content);
        QCOMPARE(files.lessonErrors(QStringLiteral("lesson")), (LessonErrors{{LessonFault::Archive, name, 0, 0, name}}));
    }

    void foldersWithoutLessonsAreSaid()
    {
        const Files files;
        QCOMPARE(files.packErrors(QStringLiteral("none")).front().fault, LessonFault::NotAFolder);
        files.write(QStringLiteral("empty/notes.txt"), "x");
        QCOMPARE(files.packErrors(QStringLiteral("empty")), (LessonErrors{{LessonFault::NoLesson, {}, 0, 0, "empty"}}));
        QCOMPARE(files.packErrors(QStringLiteral("empty/notes.txt")).front().fault, LessonFault::NotAFolder);
        for (int i = 0; i <= Pack::mostLessons; ++i)
            files.writeLesson(QStringLiteral("many/%1").arg(i));
        QCOMPARE(files.packErrors(QStringLiteral("many")).front().fault, LessonFault::TooManyLessons);
    }

    void linksAreRefused()
    {
        const Files files;
        files.writeLesson(QStringLiteral("pack/a"));
        files.writeLesson(QStringLiteral("elsewhere/b"));
        QVERIFY(QFile::link(files.path(QStringLiteral("elsewhere/b")), files.path(QStringLiteral("pack/b"))));
        QCOMPARE(files.packErrors(QStringLiteral("pack")), (LessonErrors{{LessonFault::IsLink, "b", 0, 0, "b"}}));
        QVERIFY(QFile::remove(files.path(QStringLiteral("pack/b"))));
        QVERIFY(QFile::link(QStringLiteral("/etc"), files.path(QStringLiteral("pack/glossary"))));
        QCOMPARE(files.packErrors(QStringLiteral("pack")), (LessonErrors{{LessonFault::IsLink, "glossary", 0, 0, "glossary"}}));
        QVERIFY(QFile::remove(files.path(QStringLiteral("pack/glossary"))));
        QVERIFY(QFile::link(files.path(QStringLiteral("pack/a/en.md")), files.path(QStringLiteral("pack/a/sv.md"))));
        QCOMPARE(files.lessonErrors(QStringLiteral("pack/a")), (LessonErrors{{LessonFault::IsLink, "sv.md", 0, 0, "sv.md"}}));
    }

    void onlyWhatLessonsAreMadeOf()
    {
        const Files files;
        files.writeLesson(QStringLiteral("a"));
        for (const char* good : {"LICENSE", ".DS_Store", "en.md~", "notes.txt", "extra.cl"})
            files.write(QStringLiteral("a/") + QLatin1String(good), "x");
        QVERIFY(files.lessonErrors(QStringLiteral("a")).empty());
        for (const char* bad : {"run.sh", "lib.so", "page.html", "photo.jpg", "run.py"}) {
            files.write(QStringLiteral("a/") + QLatin1String(bad), "x");
            QCOMPARE(files.lessonErrors(QStringLiteral("a")), (LessonErrors{{LessonFault::NotForLessons, bad, 0, 0, bad}}));
            QVERIFY(QFile::remove(files.path(QStringLiteral("a/") + QLatin1String(bad))));
        }
        files.write(QStringLiteral("a/unused.txt"), QByteArray((1 << 20) + 1, 'x'));
        QCOMPARE(files.lessonErrors(QStringLiteral("a")).front().fault, LessonFault::TooLarge);
        QVERIFY(QFile::remove(files.path(QStringLiteral("a/unused.txt"))));
        QVERIFY(QDir().mkpath(files.path(QStringLiteral("a/1/2/3/4"))));
        QVERIFY(files.lessonErrors(QStringLiteral("a")).empty());
        QVERIFY(QDir().mkpath(files.path(QStringLiteral("a/1/2/3/4/5") + QStringLiteral("/x").repeated(200))));
        QCOMPARE(files.lessonErrors(QStringLiteral("a")), (LessonErrors{{LessonFault::TooDeep, "1/2/3/4/5", 0, 0, "1/2/3/4/5"}}));
    }

    void picturesAreLookedAt_data()
    {
        using F = LessonFault;
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<LessonFault>("fault");
        const auto row = [](const char* what, const char* name, const QByteArray& content, F fault) {
            QTest::newRow(what) << QString(name) << content << fault;
        };
        const QByteArray size = "width='9' height='9'";
        row("declares 100000 pixels", "x.png", png(100000, 100000), F::PictureTooLarge);
        row("is 1 high and 100000 wide", "x.png", png(100000, 1), F::PictureTooLarge);
        row("declares nothing", "x.png", png(0, 7), F::BadPicture);
        row("is an SVG", "x.png", svg(size), F::BadPicture);
        row("is a JPEG", "x.png", QByteArray("\xff\xd8\xff\xe0 and so on, long enough for a header", 40), F::BadPicture);
        row("is empty", "x.png", {}, F::BadPicture);
        row("is a PNG", "x.svg", png(8, 8), F::BadPicture);
        row("is no XML", "x.svg", "<svg", F::BadPicture);
        row("is no SVG", "x.svg", "<html/>", F::BadPicture);
        row("is 1e9 wide", "x.svg", svg("width='1e9' height='1e9'"), F::PictureTooLarge);
        row("is 1000000000 wide", "x.svg", svg("width='1000000000px' height='2'"), F::PictureTooLarge);
        row("is 1e999 wide", "x.svg", svg("width='1e999' height='2'"), F::PictureTooLarge);
        row("has a shape beyond all paper", "x.svg", svg(size, "<path d='M0 0 L 1e12 1e12'/>"), F::PictureTooLarge);
        row("has a view beyond all paper", "x.svg", svg("viewBox='0 0 1e9 1e9'"), F::PictureTooLarge);
        row("draws itself ten thousand million times", "x.svg", manyUses(), F::PictureTooLarge);
        row("draws itself", "x.svg", svg(size, "<g id='a'><use xlink:href='#a'/></g>"), F::PictureTooLarge);
        row("is nested without end", "x.svg", svg(size, QByteArray("<g>").repeated(20000)), F::PictureTooLarge);
        row("has too many shapes", "x.svg", svg(size, QByteArray("<a/>").repeated(30000)), F::PictureTooLarge);
        row("grows by entities", "x.svg", "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>" + svg(size, "<text>&b;</text>"), F::BadPicture);
        row("holds a program", "x.svg", svg(size, "<script>alert(1)</script>"), F::ForeignPicture);
        row("starts a program", "x.svg", svg("onload='x()' " + size), F::ForeignPicture);
        row("wants a picture from elsewhere", "x.svg", svg(size, "<image xlink:href='http://example.org/x.png'/>"), F::ForeignPicture);
        row("wants a file", "x.svg", svg(size, "<use xlink:href='file:///etc/passwd#a'/>"), F::ForeignPicture);
        row("wants a pattern from elsewhere", "x.svg", svg(size, "<rect fill='url(http://example.org/#a)'/>"), F::ForeignPicture);
        row("wants a style from elsewhere", "x.svg", svg(size, "<style>@import 'x.css';</style>"), F::ForeignPicture);
    }
    void picturesAreLookedAt()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QFETCH(LessonFault, fault);
        const Files files;
        files.writeLesson(QStringLiteral("a"));
        files.write(QStringLiteral("a/") + name, content);
        QCOMPARE(files.lessonErrors(QStringLiteral("a")), (LessonErrors{{fault, name, 0, 0, name}}));
        QVERIFY(lessonPicture(files.path(QStringLiteral("a")), name, 300).isNull()); // should it change after it was loaded
    }

    void goodPicturesAreShown()
    {
        const Files files;
        QImage photo(600, 300, QImage::Format_RGB32);
        photo.fill(Qt::red);
        files.writeLesson(QStringLiteral("a"), toml, QByteArray(words).replace("Body.", "Body. ![a square](square.svg)"));
        QVERIFY(photo.save(files.path(QStringLiteral("a/photo.png"))));
        files.write(QStringLiteral("a/square.svg"), "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
                + svg("width='80' height='40' viewBox='0 0 80 40'", "<defs><rect id='r' width='80' height='40' fill='#00ff00'/></defs><use xlink:href='#r'/>"));
        QCOMPARE(files.lessonErrors(QStringLiteral("a")), LessonErrors());
        const QString folder = files.path(QStringLiteral("a"));
        QCOMPARE(lessonPicture(folder, QStringLiteral("photo.png"), 300).size(), QSize(300, 150));
        QCOMPARE(lessonPicture(folder, QStringLiteral("photo.png"), 300).pixelColor(9, 9), QColor(Qt::red));
        const QImage drawn = lessonPicture(folder, QStringLiteral("square.svg"), 300);
        QCOMPARE(drawn.size(), QSize(80, 40));
        QCOMPARE(drawn.pixelColor(40, 20), QColor(Qt::green));
        for (const char* away : {"../a/photo.png", "/etc/passwd", "en.md", "none.png"})
            QVERIFY(lessonPicture(folder, QLatin1String(away), 300).isNull());
        QVERIFY(lessonPicture({}, QStringLiteral("photo.png"), 300).isNull());
    }

    void absurdNestingEnds()
    {
        const auto nested = [](const QByteArray& open, const QByteArray& middle, const QByteArray& close, int times) {
            return "x = " + open.repeated(times) + middle + close.repeated(times) + "\n";
        };
        const QList<QByteArray> all{QByteArray("a.").repeated(200000) + "a = 1\n", "[" + QByteArray("a.").repeated(200000) + "a]\nb = 1\n",
            "[[" + QByteArray("'a' . ").repeated(100000) + "a]]\n", nested("[", "1", "]", 200000), nested("{a = ", "1", "}", 100000),
            nested("{" + QByteArray("a.").repeated(15) + "a = ", "1", "}", 20000), "x = 1" + QByteArray(500000, '0') + "\n",
            "x = \"" + QByteArray(900000, 'x') + "\"\n", QByteArray("x").repeated(900000) + " = 1\n", toml + QByteArray("x = 1\n").repeated(1000)};
        for (const QByteArray& bad : all) {
            const Files files;
            files.writeLesson(QStringLiteral("a"), bad);
            const LessonErrors errors = files.lessonErrors(QStringLiteral("a"));
            QVERIFY(!errors.empty());
            QCOMPARE(errors.front().file, QStringLiteral("lesson.toml"));
            QVERIFY(errors.front().line > 0);
            QVERIFY(!line(errors.front()).isEmpty());
        }
    }

    void guessesAreToldApart()
    {
        const QByteArray guess = "[[step.predict]]\nid = \"same\"\nmeasure = \"transfer-share\"\nchoices = [\"a\", \"b\"]\nupTo = [0.5]\n";
        const QByteArray text = "### What? {#same}\n- One {#a}\n- Other {#b}\n\n";
        const Files files;
        files.writeLesson(QStringLiteral("a"), QByteArray(toml).replace("[[step]]\nid = \"second\"", guess + "[[step]]\nid = \"second\"") + guess,
            QByteArray(words).replace("Body.\n", "Body.\n\n" + text) + "\n" + text);
        const LessonErrors errors = files.lessonErrors(QStringLiteral("a"));
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors.front(), (LessonError{LessonFault::DuplicateId, "lesson.toml", 13, 6, "same"}));
    }

    // What would come out where nobody sees it is refused.
    void everythingHasItsStage()
    {
        for (const auto& [run, stage] : {std::pair{"sweep-elements", "sweep"}, std::pair{"sweep-block", "grid"}, std::pair{"check", "editor"}})
            for (const char* has : {"sweep", "grid", "editor", "memory"}) {
                const Files files;
                files.writeLesson(QStringLiteral("a"), QByteArray(toml).replace("grid", has) + "run = \"" + run + "\"\n", words + "\n### Your turn {.turn}\nRun.\n");
                const LessonErrors none, one{{LessonFault::NeedsStage, "lesson.toml", 7, 7, stage}};
                QCOMPARE(files.lessonErrors(QStringLiteral("a")), QByteArray(has) == stage ? none : one);
            }
    }

    // One bad lesson of a pack leaves the others; its sentence says where to look.
    void goodLessonsOpenBesideBadOnes()
    {
        const Files files;
        files.writeLesson(QStringLiteral("1-good"));
        files.writeLesson(QStringLiteral("2-bad"), QByteArray(toml).replace("grid", "gird"));
        const Course course = loadOwnCourse(files.path(), QStringLiteral("tr"), QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        QCOMPARE(course.lessons.size(), std::size_t{1});
        QVERIFY(isOwnLesson(course.lessons.front().id) && course.lessons.front().id.startsWith(QStringLiteral("1-good@")));
        QCOMPARE(course.troubles.front(), QStringLiteral("The lesson 2-bad was left out. lesson.toml:2:9: Nothing is called \"gird\" here."));
        QVERIFY(course.troubles.back().contains(QStringLiteral("roundtrip lessons check")));
        QVERIFY(!course.kernel("vec_add").empty());
        QVERIFY(course.terms.find(QStringLiteral("thread")));
        QVERIFY(!isOwnLesson(shipped().lessons.front().id));
        const Course one = loadOwnCourse(files.path(QStringLiteral("1-good")), QStringLiteral("en"), QStringLiteral(ROUNDTRIP_SOURCE_DIR));
        QCOMPARE(one.lessons.front().id, course.lessons.front().id); // the same lesson by itself
    }

    // A lesson of the same name as one of the program: each keeps its own progress, through the menu and a restart.
    void progressIsKeptApart()
    {
        const Files files;
        const QString profile = files.path(QStringLiteral("profile.json")), own = files.path(QStringLiteral("lessons"));
        files.writeLesson(QStringLiteral("lessons/4-move-data"));
        files.writeLesson(QStringLiteral("lessons/9-more"));
        {
            Fixture f(profile, shipped());
            f.session.openLesson(3);
            f.session.openStep(5);
            const QString before = f.step();
            f.open(own);
            QCOMPARE(f.session.course().lessons.size(), std::size_t{2});
            QCOMPARE(f.step(), QStringLiteral("first"));
            QVERIFY(f.window.notice().contains(QStringLiteral("kept apart")));
            f.session.openLesson(1);
            f.session.openStep(1);
            f.action(QStringLiteral("Back to Roundtrip’s own lessons"))->trigger();
            QTRY_COMPARE(f.session.course().lessons.size(), std::size_t{4});
            QCOMPARE(f.step(), before);
            QVERIFY(!f.action(QStringLiteral("Back to Roundtrip’s own lessons")));
            f.open(own);
            QCOMPARE(f.session.lessonIndex(), std::size_t{1});
            QCOMPARE(f.step(), QStringLiteral("second"));
            f.window.setLanguage(QStringLiteral("sv"));
            QCOMPARE(f.step(), QStringLiteral("second"));
            f.window.setLanguage(QStringLiteral("en"));
            f.window.close();
        }
        const Profile kept = ProfileFile(profile).load().profile;
        QCOMPARE(kept.lesson, QStringLiteral("4-move-data"));
        QVERIFY(!kept.lessons.at(QStringLiteral("4-move-data")).seen.count(QStringLiteral("first")));
        {
            Fixture f(profile, shipped()); // as it was left
            QCOMPARE(f.session.course().lessons.size(), std::size_t{2});
            QCOMPARE(f.step(), QStringLiteral("second"));
        }
        QVERIFY(QDir(own).removeRecursively());
        Fixture f(profile, shipped());
        QCOMPARE(f.session.course().lessons.size(), std::size_t{4});
        QVERIFY2(f.window.notice().contains(QStringLiteral("lessons is no folder")), qPrintable(f.window.notice()));
    }

    // Nothing changes where a folder is unfit; the sentence stands in the window.
    void unfitFoldersAreSaidInTheWindow()
    {
        const Files files;
        files.write(QStringLiteral("downloads/lessons.zip"), "PK\x03\x04");
        Fixture f(files.path(QStringLiteral("profile.json")), shipped());
        f.session.openStep(2);
        const QString before = f.step();
        f.open(files.path(QStringLiteral("downloads")));
        QVERIFY2(f.window.notice().contains(QStringLiteral("lessons.zip is an archive. Unpack it first")), qPrintable(f.window.notice()));
        QCOMPARE(f.session.course().lessons.size(), std::size_t{4});
        QCOMPARE(f.step(), before);
    }

    void theCommandLineSaysWhyNot()
    {
        const Files files;
        files.write(QStringLiteral("lessons.zip"), "PK\x03\x04");
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), files.path());
        program.setProcessEnvironment(environment);
        program.start(QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip"), {QStringLiteral("--lessons"), files.path(QStringLiteral("lessons.zip"))});
        QVERIFY(program.waitForFinished(60000));
        QCOMPARE(program.exitCode(), 1);
        const QString said = QString::fromUtf8(program.readAllStandardError());
        QVERIFY2(said.contains(QStringLiteral("lessons.zip is an archive. Unpack it first")), qPrintable(said));
    }
};

QTEST_MAIN(PackTest)
#include "pack_test.moc"
