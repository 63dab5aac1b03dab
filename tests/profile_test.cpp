// SPDX-License-Identifier: GPL-3.0-or-later
#include "filelock.h"
#include "profilefile.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace roundtrip;

namespace {

const QString lessonId = QStringLiteral("4-move-data");

Profile fullProfile()
{
    Profile profile;
    profile.id = QStringLiteral("7f0e");
    profile.name = QStringLiteral("Ayşe 漢字");
    profile.lesson = lessonId;
    profile.ownLessons = QStringLiteral("/home/ayşe/dersler");
    profile.ownLesson = QStringLiteral("intro@1a2b3c4d");
    profile.lastDay = QDate(2026, 3, 1);
    profile.device = QStringLiteral("cpu-2");
    profile.language = QStringLiteral("tr");
    profile.dark = profile.reduceMotion = true;
    profile.exportFolder = QStringLiteral("/tmp/a b");
    profile.geometry = QByteArray("\x00\x01\xff", 3);
    Kept& kept = profile.lessons[lessonId];
    kept.settings.elements = 77;
    kept.settings.strategy = Strategy::Pipelined;
    kept.step = QStringLiteral("recap");
    kept.scroll = 140;
    kept.seen = {QStringLiteral("one"), QStringLiteral("recap")};
    kept.exercise = QStringLiteral("blank-page");
    kept.sources[QStringLiteral("gallery/one-too-far")] = QStringLiteral("// half a kern\n\t\"'");
    kept.hints[QStringLiteral("vec-add")] = 2;
    kept.guesses[QStringLiteral("copy-share")] = QStringLiteral("half");
    kept.answers[QStringLiteral("quick-check/order")] = {{QStringLiteral("b"), QStringLiteral("a")}, 3, true, false};
    kept.answers[QStringLiteral("quick-check/typed")] = {{QStringLiteral("1,5 ")}, 0, false, false};
    kept.verdicts[QStringLiteral("your-workload/photo")] = QStringLiteral("does-not-pay");
    kept.solved.insert(QStringLiteral("quick-check/order"));
    kept.passed.insert(QStringLiteral("vec-add"));
    profile.lessons[QStringLiteral("of-another-course")].seen.insert(QStringLiteral("x"));
    return profile;
}

void writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

// One window: what it holds, and its file.
struct Window {
    explicit Window(const QString& path)
        : file(path)
        , profile(file.load().profile)
    {
    }
    Kept& kept() { return profile.lessons[lessonId]; }
    std::optional<QString> save() { return file.save(profile); }
    ProfileFile file;
    Profile profile;
};

} // namespace

class ProfileTest : public QObject {
    Q_OBJECT
private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everythingComesBack()
    {
        Window writer(path());
        writer.profile = fullProfile();
        QCOMPARE(writer.save(), std::nullopt);
        QCOMPARE(ProfileFile(path()).load().profile, fullProfile());
        QVERIFY(ProfileFile(path()).load().notice.isEmpty());
    }

    void nothingIsWrittenBeforeSomethingChanged()
    {
        Window window(path());
        QCOMPARE(window.save(), std::nullopt);
        QVERIFY(!QFile::exists(path()));
        window.kept().settings.elements = 5; // what the course starts with
        window.file.begin(window.profile);
        QCOMPARE(window.save(), std::nullopt);
        QVERIFY(!QFile::exists(path()));
        window.kept().seen.insert(QStringLiteral("a"));
        QCOMPARE(window.save(), std::nullopt);
        QCOMPARE(ProfileFile(path()).load().profile, window.profile); // with what the course starts with
    }

    // What one window began with does not win over what another one changed.
    void defaultsWinOverNothing()
    {
        Window one(path()), other(path());
        for (Window* window : {&one, &other}) {
            window->kept().settings.elements = 5;
            window->file.begin(window->profile);
        }
        one.kept().settings.elements = 6;
        QVERIFY(!one.save());
        other.kept().seen.insert(QStringLiteral("a"));
        QVERIFY(!other.save());
        QCOMPARE(ProfileFile(path()).load().profile.lessons.at(lessonId).settings.elements, std::uint64_t{6});
    }

    // Both windows start from the same file; each does something else; whoever saves last loses nothing of the other.
    void twoWindowsLoseNothing()
    {
        Window one(path()), other(path());
        one.kept().seen.insert(QStringLiteral("a"));
        one.kept().guesses[QStringLiteral("first")] = QStringLiteral("half");
        one.kept().passed.insert(QStringLiteral("exercise-1"));
        QVERIFY(!one.save());
        other.kept().seen.insert(QStringLiteral("b"));
        other.kept().answers[QStringLiteral("q/1")] = {{QStringLiteral("x")}, 1, true, true};
        other.kept().passed.insert(QStringLiteral("exercise-2"));
        QVERIFY(!other.save());
        one.kept().settings.elements = 123;
        QVERIFY(!one.save());
        other.profile.dark = true;
        QVERIFY(!other.save());

        const Profile both = ProfileFile(path()).load().profile;
        const Kept& kept = both.lessons.at(lessonId);
        QCOMPARE(kept.seen, (std::set<QString>{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(kept.passed, (std::set<QString>{QStringLiteral("exercise-1"), QStringLiteral("exercise-2")}));
        QCOMPARE(kept.guesses.size(), std::size_t{1});
        QVERIFY(kept.answers.at(QStringLiteral("q/1")).right);
        QCOMPARE(kept.settings.elements, std::uint64_t{123}); // and not the other one's, which never changed
        QVERIFY(both.dark);
    }

    void theNewerOfTwoWins()
    {
        Window one(path()), other(path());
        one.kept().guesses[QStringLiteral("g")] = QStringLiteral("early");
        QVERIFY(!one.save());
        QTest::qWait(2);
        other.kept().guesses[QStringLiteral("g")] = QStringLiteral("late");
        QVERIFY(!other.save());
        one.kept().step = QStringLiteral("something-else");
        QVERIFY(!one.save()); // does not bring its old guess back
        QCOMPARE(ProfileFile(path()).load().profile.lessons.at(lessonId).guesses.at(QStringLiteral("g")), QStringLiteral("late"));
    }

    // The clock of the machine that wrote the file was ahead: what is done now is newer all the same.
    void aClockThatWasAheadHidesNothing()
    {
        Items items;
        stampChanges(items, {}, valuesOf(fullProfile()), QDateTime::currentMSecsSinceEpoch() + 1000LL * 3600 * 24 * 365);
        writeFile(path(), toJson(items));
        Window window(path());
        window.kept().step = QStringLiteral("now");
        QVERIFY(!window.save());
        QCOMPARE(ProfileFile(path()).load().profile.lessons.at(lessonId).step, QStringLiteral("now"));
    }

    void whatWasResetStaysResetAndCanComeBack()
    {
        Window first(path());
        first.profile = fullProfile();
        QVERIFY(!first.save());
        Window one(path()), other(path());
        const Kept before = one.kept();
        one.kept() = Kept();
        QVERIFY(!one.save());
        other.profile.dark = false;
        QVERIFY(!other.save());
        QCOMPARE(ProfileFile(path()).load().profile.lessons.at(lessonId), Kept());
        one.kept() = before; // undo
        QVERIFY(!one.save());
        QCOMPARE(ProfileFile(path()).load().profile.lessons.at(lessonId), before);
    }

    void whatCannotBeReadIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        const QByteArray good = [] {
            Items items;
            stampChanges(items, {}, valuesOf(fullProfile()), 1);
            return toJson(items);
        }();
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("zeros") << QByteArray(good.size(), '\0');
        QTest::newRow("zero head") << QByteArray(64, '\0') + good.mid(64);
        QTest::newRow("truncated") << good.left(good.size() * 2 / 3);
        QTest::newRow("byte order mark of UTF-16") << QByteArray("\xff\xfe{\0", 4);
        QTest::newRow("garbage") << QByteArray("\x81\x12garbage\x00\xff", 12);
        QTest::newRow("trailing") << good + "\n}}]] trailing";
        QTest::newRow("deep") << QByteArray(100000, '[') + QByteArray(100000, ']');
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("no profile") << QByteArray("{}");
        QTest::newRow("other types") << QByteArray(R"({"format": "two", "items": 7})");
        QTest::newRow("newer") << QByteArray(R"({"format": 3, "things": {}})");
        QTest::newRow("much newer") << QByteArray(R"({"format": 99999999999999999999999})");
    }
    void whatCannotBeReadIsSetAside()
    {
        QFETCH(QByteArray, content);
        Window first(path());
        first.kept().step = QStringLiteral("generation-1");
        QVERIFY(!first.save());
        first.kept().step = QStringLiteral("generation-2");
        QVERIFY(!first.save());
        writeFile(path(), content);
        ProfileFile file(path());
        ProfileFile::Loaded loaded = file.load();
        QVERIFY(!loaded.notice.isEmpty());
        QCOMPARE(loaded.profile.lessons.at(lessonId).step, QStringLiteral("generation-1"));
        const QStringList aside = QDir(m_folder->path()).entryList({QStringLiteral("profile.json.broken-*"), QStringLiteral("profile.json.newer-*")});
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contentOf(m_folder->filePath(aside.first())), content);
        QCOMPARE(aside.first().contains(QStringLiteral("newer")), content.startsWith("{\"format\": 3") || content.contains("9999"));
        QVERIFY(loaded.notice.contains(aside.first()));

        loaded.profile.dark = true;
        QVERIFY(!file.save(loaded.profile));
        QVERIFY(ProfileFile(path()).load().profile.dark);
        QCOMPARE(contentOf(m_folder->filePath(aside.first())), content);
        writeFile(path(), content); // once more, within the same second, and found while saving
        loaded.profile.dark = false;
        QVERIFY(file.save(loaded.profile));
        QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("profile.json.broken-*"), QStringLiteral("profile.json.newer-*")}).size(), 2);
        QVERIFY(!ProfileFile(path()).load().profile.dark);
    }

    void strangeValuesAreHarmless()
    {
        Items items;
        stampChanges(items, {}, valuesOf(fullProfile()), 1);
        const QByteArray good = toJson(items);
        static const QRegularExpression numbers(QStringLiteral("(\"(?!format)[a-z]+\": )(\\d+|true|false)"));
        for (const char* value : {"\"not-a-number\"", "99999999999999999999999", "-7", "null", "[]", "{}", "1e999", "0.5"}) {
            QString text = QString::fromUtf8(good);
            text.replace(numbers, QStringLiteral("\\1") + QLatin1String(value));
            writeFile(path(), text.toUtf8());
            const Profile profile = ProfileFile(path()).load().profile;
            if (profile.lessons.count(lessonId)) {
                QVERIFY(profile.lessons.at(lessonId).scroll >= 0);
                QCOMPARE(profile.name, fullProfile().name);
            }
        }
        QByteArray settings = good;
        settings.replace("\"block\": 256", "\"block\": -1").replace("\"chain\": 1", "\"chain\": 1e99").replace("\"float\"", "7");
        writeFile(path(), settings);
        const Settings read = ProfileFile(path()).load().profile.lessons.at(lessonId).settings;
        QCOMPARE(read.elements, std::uint64_t{77});
        QCOMPARE(read.block, Settings{}.block);
        QCOMPARE(read.chain, Settings{}.chain);
    }

    void unknownThingsStayInTheFile()
    {
        writeFile(path(), R"({"format": 2, "items": {"of-tomorrow": {"at": 5, "value": [1]}, "lessons/x/later/y": {"at": 5, "value": 2}}})");
        Window window(path());
        window.profile.dark = true;
        QVERIFY(!window.save());
        const QByteArray content = contentOf(path());
        QVERIFY(content.contains("of-tomorrow") && content.contains("lessons/x/later/y") && content.contains("dark"));
    }

    void theFirstFormatIsRead()
    {
        writeFile(path(), R"({"format": 1, "lesson": "4-move-data", "dark": true, "lessons": {"4-move-data": {"step": "recap",
            "seen": ["a", "b"], "settings": {"elements": 9}, "exercise": "", "sources": {"e": "text"}, "guesses": {"g": "half"}}}})");
        const auto loaded = ProfileFile(path()).load();
        QVERIFY(loaded.notice.isEmpty());
        QVERIFY(loaded.profile.dark);
        const Kept& kept = loaded.profile.lessons.at(lessonId);
        QCOMPARE(kept.step, QStringLiteral("recap"));
        QCOMPARE(kept.seen.size(), std::size_t{2});
        QCOMPARE(kept.settings.elements, std::uint64_t{9});
        QCOMPARE(kept.sources.at(QStringLiteral("e")), QStringLiteral("text"));
        QCOMPARE(kept.guesses.at(QStringLiteral("g")), QStringLiteral("half"));
    }

    // A lock file that was left behind locks nothing, whatever is in it.
    void staleLocksLockNothing()
    {
        for (const char* left : {"", "1\nroundtrip\nhost\n", "garbage"}) {
            writeFile(path() + QStringLiteral(".lock"), left);
            Window window(path());
            window.profile.dark = !window.profile.dark;
            QCOMPARE(window.save(), std::nullopt);
            QCOMPARE(ProfileFile(path()).load().profile.dark, window.profile.dark);
        }
    }

    // A process that holds the lock and does not go on: it is said, nothing is lost, and its death ends it.
    void aHolderIsWaitedForAndItsDeathEndsIt()
    {
        Window window(path());
        window.profile.dark = true;
        QVERIFY(!window.save());
        int ready[2];
        QCOMPARE(pipe(ready), 0);
        const pid_t child = fork();
        if (child == 0) {
            const FileLock lock(path() + QStringLiteral(".lock"), 0);
            if (::write(ready[1], "x", 1) == 1)
                pause();
            _exit(0);
        }
        char byte = 0;
        QCOMPARE(::read(ready[0], &byte, 1), ssize_t{1});
        window.profile.dark = false;
        const auto trouble = window.save();
        QVERIFY(trouble && trouble->contains(QStringLiteral("another Roundtrip")));
        QVERIFY(ProfileFile(path()).load().profile.dark);
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        QCOMPARE(window.save(), std::nullopt);
        QVERIFY(!ProfileFile(path()).load().profile.dark);
        close(ready[0]);
        close(ready[1]);
    }

    // The process dies at any moment of a save: the file is whole, of before or after.
    void killedWhileSaving()
    {
        Window first(path());
        first.profile = fullProfile();
        QVERIFY(!first.save());
        for (int round = 0; round < 20; ++round) {
            const pid_t child = fork();
            if (child == 0) {
                Window window(path());
                for (int i = 0;; ++i) {
                    window.kept().scroll = i;
                    window.kept().seen.insert(QString::number(i % 50));
                    window.save();
                }
            }
            QTest::qSleep(3 + round);
            kill(child, SIGKILL);
            waitpid(child, nullptr, 0);
            const auto loaded = ProfileFile(path()).load();
            QVERIFY2(loaded.notice.isEmpty(), qPrintable(loaded.notice));
            QCOMPARE(loaded.profile.name, fullProfile().name);
            QCOMPARE(loaded.profile.lessons.at(lessonId).guesses, fullProfile().lessons.at(lessonId).guesses);
        }
        Window after(path());
        after.profile.dark = false;
        const auto trouble = after.save(); // whatever lock was left
        QVERIFY2(!trouble, qPrintable(trouble.value_or(QString()) + QDir(m_folder->path()).entryList(QDir::Files).join(u' ')));
    }

    void foldersAreMadeOnDemand()
    {
        const QString deep = m_folder->filePath(QStringLiteral("Übung 漢字/a/b"));
        Window window(ProfileFile::pathIn(deep));
        window.profile.dark = true;
        QVERIFY(!window.save());
        QVERIFY(QFile::exists(deep + QStringLiteral("/profile.json")));
    }

    void whatCannotBeWrittenIsSaidAndKeptForLater()
    {
        const QString place = m_folder->filePath(QStringLiteral("place"));
        writeFile(place, "a file, no folder");
        Window window(ProfileFile::pathIn(place));
        window.profile.dark = true;
        const auto trouble = window.save();
        QVERIFY(trouble && trouble->contains(QStringLiteral("cannot be saved")));
        QCOMPARE(window.save(), trouble); // not forgotten
        QVERIFY(QFile::remove(place));
        QVERIFY(!window.save());
        QVERIFY(ProfileFile(ProfileFile::pathIn(place)).load().profile.dark);
    }

    void aFolderInTheWayIsLeftAlone()
    {
        QVERIFY(QDir().mkpath(path() + QStringLiteral("/precious")));
        Window window(path());
        window.profile.dark = true;
        QVERIFY(window.save());
        QVERIFY(QDir(path() + QStringLiteral("/precious")).exists());
    }

    void withoutAHomeNothingIsWrittenToTheRoot()
    {
        const QByteArray home = qgetenv("HOME"), config = qgetenv("XDG_CONFIG_HOME"), named = qgetenv("ROUNDTRIP_PROFILE");
        qunsetenv("HOME");
        qunsetenv("XDG_CONFIG_HOME");
        qunsetenv("ROUNDTRIP_PROFILE");
        const QString path = ProfileFile::defaultPath();
        qputenv("HOME", home);
        if (!config.isEmpty())
            qputenv("XDG_CONFIG_HOME", config);
        if (!named.isEmpty())
            qputenv("ROUNDTRIP_PROFILE", named);
        QCOMPARE(path, QString());
        Window window{QString()};
        window.profile.dark = true;
        QVERIFY(window.save()->contains(QStringLiteral("--profile")));
    }

    void copiesTravel()
    {
        Profile here;
        here.device = QStringLiteral("here's own");
        here.lessons[lessonId].seen = {QStringLiteral("only-here")};
        here.lessons[lessonId].guesses[QStringLiteral("copy-share")] = QStringLiteral("tenth");
        writeFile(path(), profileCopy(fullProfile()));
        const auto read = profileFromCopy(path());
        QVERIFY(std::holds_alternative<Profile>(read));
        QCOMPARE(std::get<Profile>(read), fullProfile());
        const Profile both = broughtTogether(here, std::get<Profile>(read));
        QCOMPARE(both.device, here.device);
        QCOMPARE(both.name, fullProfile().name);
        QCOMPARE(both.lessons.at(lessonId).seen.size(), std::size_t{3});
        QCOMPARE(both.lessons.at(lessonId).guesses.at(QStringLiteral("copy-share")), QStringLiteral("half"));
        for (const char* bad : {"", "{}", "{\"format\": 9}", "no json"}) {
            writeFile(path(), bad);
            const auto refused = profileFromCopy(path());
            QVERIFY(std::get<QString>(refused).contains(QStringLiteral("profile.json")));
            QCOMPARE(contentOf(path()), QByteArray(bad)); // it is the learner's: nothing is moved
        }
        QVERIFY(std::holds_alternative<QString>(profileFromCopy(m_folder->path())));
    }

private:
    QString path() const { return m_folder->filePath(QStringLiteral("profile.json")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ProfileTest)
#include "profile_test.moc"
