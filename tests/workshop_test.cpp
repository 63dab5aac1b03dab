// SPDX-License-Identifier: GPL-3.0-or-later
// Lesson 3's workshop: can everything about a kernel's text be done by keyboard, and does what was found stand at its line?
#include "builtins.h"
#include "openwindow.h"
#include "textdiff.h"
#include "widgets/diffview.h"
#include "widgets/editor.h"
#include "widgets/findbar.h"

#include <QtWidgets>

using namespace roundtrip;

namespace {

// The window at lesson 3, with a made-up engine behind it, and perhaps a made-up Oclgrind.
struct Fixture : OpenWindow {
    explicit Fixture(const QString& profile)
        : OpenWindow(profile)
    {
        window.resize(1360, 860);
        window.activateWindow();
    }
    bool ready()
    {
        if (!comes([this] { return session.devices().list().has_value() && window.isActiveWindow(); }))
            return false;
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier);
        if (!comes([this] { return (editor = shown<Editor>()) != nullptr; }))
            return false;
        editor->setFocus();
        return comes([this] { return editor->hasFocus(); });
    }
    QPushButton* message(const QString& part) // of the list below the editor
    {
        for (QPushButton* button : window.findChildren<QPushButton*>())
            if (button->isVisible() && button->accessibleName().contains(part))
                return button;
        return nullptr;
    }
    bool check()
    {
        QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
        return comes([this] { return !session.activity() && session.state().results.verdict.has_value(); });
    }
    // Keys that leave the text empty and write anew.
    void type(const char* text)
    {
        QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(editor, Qt::Key_Delete);
        write(text);
    }
    void write(const char* text)
    {
        for (const char* c = text; *c; ++c)
            *c == '\n' ? QTest::keyClick(editor, Qt::Key_Return) : QTest::keyClick(editor, *c);
    }
    bool listIsOpen() const { return editor->SendScintilla(QsciScintillaBase::SCI_AUTOCACTIVE) != 0; }
    bool tipIsOpen() const { return editor->SendScintilla(QsciScintillaBase::SCI_CALLTIPACTIVE) != 0; }

    Editor* editor = nullptr;
};

} // namespace

class WorkshopTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = qgetenv("PATH");
        play("exit 0");
    }
    void cleanup() { qputenv("PATH", m_path); }

    void wordsAreKnown()
    {
        QVERIFY(completions(QStringLiteral("get_g")).contains(QStringLiteral("get_global_id")));
        QVERIFY(completions(QStringLiteral("__l")).contains(QStringLiteral("__local")));
        QVERIFY(completions(QStringLiteral("get_global_id")).isEmpty());
        QVERIFY(completions(QStringLiteral("nothing")).isEmpty());
        const QStringList everything = completions(QString());
        QVERIFY(std::is_sorted(everything.begin(), everything.end())); // by code point, as the list wants it
        const QStringList all = completions(QStringLiteral("a")) + completions(QStringLiteral("g")) + completions(QStringLiteral("_"));
        QVERIFY(all.size() > 20);
        for (const QString& name : all)
            QCOMPARE(builtinHelp(name).count(QLatin1Char('\n')), 1);
        QVERIFY(builtinHelp(QStringLiteral("get_global_i")).isEmpty());
        QVERIFY(builtinHelp(QStringLiteral("barrier")).contains(QStringLiteral("every thread")));
    }

    void wordsAreCompletedAndExplained()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.type("get_lo");
        QVERIFY(f.listIsOpen());
        QTest::keyClick(f.editor, Qt::Key_Return);
        QCOMPARE(f.editor->text(), QStringLiteral("get_local_id"));
        QVERIFY(f.tipIsOpen());
        QTest::keyClicks(f.editor, QStringLiteral("(0)"));
        QVERIFY(!f.tipIsOpen());
        f.type("__glo");
        QVERIFY(f.listIsOpen());
        QTest::keyClick(f.editor, Qt::Key_Tab);
        QCOMPARE(f.editor->text(), QStringLiteral("__global"));
        f.type("barrier(");
        QVERIFY(f.tipIsOpen());
        f.type("xyz");
        QVERIFY(!f.listIsOpen());
        f.type("get_");
        QVERIFY(f.listIsOpen());
        QTest::keyClick(f.editor, Qt::Key_Escape); // closes the list, and no more
        QVERIFY(!f.listIsOpen());
        QTest::keyClick(f.editor, Qt::Key_Tab);
        QVERIFY(f.editor->hasFocus());
        QTest::keyClick(f.editor, Qt::Key_Escape);
        QTest::keyClick(f.editor, Qt::Key_Tab);
        QVERIFY(!f.editor->hasFocus());
    }

    void wordsAreFound()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        f.type("one two\nthree TWO\ntwo");
        QTest::keyClick(f.editor, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(f.editor, Qt::Key_F, Qt::ControlModifier);
        auto* bar = f.shown<FindBar>();
        QVERIFY(bar);
        auto* word = bar->findChild<QLineEdit*>();
        QVERIFY(comes([&] { return word->hasFocus(); }));
        QTest::keyClicks(word, QStringLiteral("two"));
        QVERIFY(comes([&] { return f.says(QStringLiteral("3")); }));
        const auto line = [&] {
            int row = 0, column = 0;
            f.editor->getCursorPosition(&row, &column);
            return f.editor->selectedText().toLower() == QLatin1String("two") ? row : -1;
        };
        QCOMPARE(line(), 0);
        QTest::keyClick(word, Qt::Key_Return);
        QCOMPARE(line(), 1);
        QTest::keyClick(word, Qt::Key_Return);
        QCOMPARE(line(), 2);
        QTest::keyClick(word, Qt::Key_Return);
        QCOMPARE(line(), 0);
        QTest::keyClick(word, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(line(), 2);
        QTest::keyClicks(word, QStringLiteral("x"));
        QVERIFY(comes([&] { return f.says(QStringLiteral("nowhere")); }));
        QTest::keyClick(word, Qt::Key_Escape);
        QVERIFY(!bar->isVisible());
        QVERIFY(comes([&] { return f.editor->hasFocus(); }));
    }

    void lettersGrowAndShrink()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        const auto zoom = [&] { return f.editor->SendScintilla(QsciScintillaBase::SCI_GETZOOM); };
        QCOMPARE(zoom(), 0L);
        QTest::keyClick(f.editor, Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(f.editor, Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(zoom(), 2L);
        QTest::keyClick(f.editor, Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(zoom(), 1L);
        QTest::keyClick(f.editor, Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(zoom(), 0L);
    }

    void textsAreCompared()
    {
        const auto marks = [](const char* before, const char* now) {
            QString text;
            for (const DiffLine& line : differences(QString::fromLatin1(before), QString::fromLatin1(now)))
                text += QLatin1Char("=+-"[static_cast<int>(line.mark)]) + line.text;
            return text;
        };
        QCOMPARE(marks("a\nb\nc\n", "a\nb\nc\n"), QStringLiteral("=a=b=c"));
        QCOMPARE(marks("a\nb\nc\n", "a\nx\nc\n"), QStringLiteral("=a-b+x=c"));
        QCOMPARE(marks("", "a\n"), QStringLiteral("+a"));
        QCOMPARE(marks("a\nb\n", ""), QStringLiteral("-a-b"));
        QCOMPARE(marks("a\nb\nc\nd\n", "b\nd\ne\n"), QStringLiteral("-a=b-c=d+e"));
        QCOMPARE(marks("a\na\n", "a\na\na\n"), QStringLiteral("=a=a+a"));
        QString many, more;
        for (int i = 0; i < 5000; ++i) {
            many += QStringLiteral("a%1\n").arg(i);
            more += QStringLiteral("b%1\n").arg(i);
        }
        QCOMPARE(differences(many, more).size(), std::size_t{10000});
    }

    void changesAreShown()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(!f.button(QStringLiteral("Changes"))->isEnabled());
        const QString starter = f.session.exercise()->starter;
        QTest::keyClick(f.editor, Qt::Key_Home, Qt::ControlModifier);
        f.write("// mine\n");
        auto* changes = f.button(QStringLiteral("Changes"));
        QVERIFY(changes->isEnabled());
        changes->setFocus();
        QTest::keyClick(changes, Qt::Key_Space);
        auto* view = f.shown<DiffView>();
        QVERIFY(view && !f.editor->isVisible());
        QVERIFY(view->isReadOnly());
        QVERIFY(view->toPlainText().startsWith(QStringLiteral("+ // mine\n  ")));
        QCOMPARE(view->toPlainText().count(QLatin1Char('\n')), starter.count(QLatin1Char('\n')));
        QTest::keyClick(changes, Qt::Key_Space);
        QVERIFY(f.editor->isVisible() && !view->isVisible());
    }

    void whatTheSimulatorSawStandsAtItsLine()
    {
        play("echo 'Read-write data race at global memory address 0x1'; echo ' First entity: Global(3,0,0)'; echo '  At line 4 (column 3) of input.cl'; "
             "echo ' Second entity: Global(9,0,0)'; echo '  At line 5 (column 3) of input.cl'");
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(f.check());
        QVERIFY(comes([&] { return f.session.state().results.detection->state == Detection::State::Seen; }));
        QVERIFY2(f.editor->annotation(3).contains(QStringLiteral("race")), qPrintable(f.editor->annotation(3)));
        QVERIFY(!f.says(QStringLiteral("The kernel is right.")));
        QVERIFY(comes([&] { return f.message(QStringLiteral("A race: thread 3 in line 4")) != nullptr; }));
        auto* message = f.message(QStringLiteral("A race: thread 3 in line 4"));
        QVERIFY(message->isEnabled());
        message->setFocus();
        QTest::keyClick(message, Qt::Key_Space);
        int row = 0, column = 0;
        f.editor->getCursorPosition(&row, &column);
        QCOMPARE(row, 3);
        QVERIFY(comes([&] { return f.editor->hasFocus(); }));
        QTest::keyClicks(f.editor, QStringLiteral("x")); // another text: nothing is known about it
        QVERIFY(f.editor->annotation(3).isEmpty());
    }

    void noneSeenIsNotNone()
    {
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(f.check());
        QVERIFY(comes([&] { return f.session.state().results.detection->state == Detection::State::NoneSeen; }));
        QVERIFY(comes([&] { return f.says(QStringLiteral("none seen, not none")); }));
        QVERIFY(comes([&] { return f.says(QStringLiteral("The kernel is right.")); }));
    }

    void whereItIsMissingThePageSaysHowToGetIt()
    {
        qputenv("PATH", "/nonexistent");
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(f.check());
        QVERIFY(comes([&] { return f.session.state().results.detection->state == Detection::State::Absent; }));
        QVERIFY(comes([&] { return f.says(QStringLiteral("sudo apt install oclgrind")); }));
        QVERIFY(comes([&] { return f.says(QStringLiteral("The kernel is right.")); }));
    }

    void theWindowWorksWhileTheSimulatorDoes()
    {
        play("exec /bin/sleep 1000");
        Fixture f(profile());
        QVERIFY(f.ready());
        QVERIFY(f.check());
        QCOMPARE(f.session.state().results.detection->state, Detection::State::Looking);
        QVERIFY(comes([&] { return f.says(QStringLiteral("The kernel is right.")); }));
        QVERIFY(comes([&] { return f.says(QStringLiteral("is looking for races")); }));
        QVERIFY(!f.session.activity());
        play("exit 0");
        QVERIFY(f.check()); // once more, while it still looks
        QVERIFY(comes([&] { return f.session.state().results.detection->state == Detection::State::NoneSeen; }));
        play("exec /bin/sleep 1000");
        QVERIFY(f.check());
        f.session.openExercise(f.session.lesson().exercises[1].id); // nobody wants to know any more
        QVERIFY(!f.session.state().results.detection);
    }

    void whatDoesNotBuildIsNotLookedAt()
    {
        play("touch \"$SEEN\"");
        const QString seen = m_folder->filePath(QStringLiteral("seen"));
        qputenv("SEEN", seen.toUtf8());
        Fixture f(profile());
        QVERIFY(f.ready());
        f.write("// BROKEN\n");
        QVERIFY(f.check());
        QVERIFY(!f.session.state().results.detection);
        QVERIFY(!QFile::exists(seen));
    }

private:
    QString profile() const { return m_folder->filePath(QStringLiteral("profile.json")); }
    // An Oclgrind that does as it is told.
    void play(const QByteArray& commands)
    {
        QFile file(m_folder->filePath(QStringLiteral("oclgrind-kernel")));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("#!/bin/sh\n" + commands + '\n');
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
        qputenv("PATH", m_folder->path().toUtf8() + ':' + m_path);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_path;
};

QTEST_MAIN(WorkshopTest)
#include "workshop_test.moc"
