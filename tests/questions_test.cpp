// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/answerinput.h"
#include "widgets/questioncard.h"
#include "widgets/workloadcard.h"

#include <QtTest>
#include <QtWidgets>

using namespace roundtrip;

namespace {

Choice choice(const char* id, const char* note = "", const char* match = "", const QStringList& accepts = {})
{
    const QString name = QString::fromLatin1(id);
    return {name, QStringLiteral("text of ") + name, QString::fromLatin1(match), QString::fromLatin1(note), accepts, {}};
}

Question question(Question::Kind kind)
{
    Question q;
    q.id = QStringLiteral("q");
    q.kind = kind;
    q.text = QStringLiteral("Which?");
    switch (kind) {
    case Question::Kind::Choose:
        q.choices = {choice("a", "because a"), choice("b", "because b"), choice("c", "because c")};
        q.answer = QStringLiteral("b");
        break;
    case Question::Kind::Fill:
        q.choices = {choice("eight", "rounded up", "", {QStringLiteral("8")}),
            choice("seven", "one too few", "", {QStringLiteral("7")}), choice("other", "divide")};
        q.answer = QStringLiteral("eight");
        break;
    case Question::Kind::Match:
        q.choices = {choice("a", "note a", "half A"), choice("b", "", "half B"), choice("c", "note c", "half C")};
        break;
    case Question::Kind::Order: q.choices = {choice("a"), choice("b"), choice("c"), choice("d")}; break;
    }
    return q;
}

constexpr std::array kinds{Question::Kind::Choose, Question::Kind::Fill, Question::Kind::Match, Question::Kind::Order};

QStringList rightAnswer(Question::Kind kind)
{
    const auto words = [](const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); };
    switch (kind) {
    case Question::Kind::Choose: return words("b");
    case Question::Kind::Fill: return words("8");
    case Question::Kind::Match: return words("a=a b=b c=c");
    case Question::Kind::Order: break;
    }
    return words("a b c d");
}

// A card on the screen, and what it has told last.
struct Fixture {
    explicit Fixture(const Question& q, const QString& seed = QStringLiteral("lesson/step/q"))
        : card(q, seed, lightTheme(), &window)
    {
        (new QVBoxLayout(&window))->addWidget(&card);
        QObject::connect(&card, &QuestionCard::answered, &card, [this](const Answer& answer) { last = answer; });
        window.resize(400, 500);
        window.show();
        QApplication::setActiveWindow(&window);
        window.setFocus();
    }
    // Where the keyboard goes.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* at = window.focusWidget() ? window.focusWidget() : &window;
        QTest::keyClick(at, key, modifiers);
    }
    template <class W> void tabTo()
    {
        for (int i = 0; i < 20 && !qobject_cast<W*>(window.focusWidget()); ++i)
            press(Qt::Key_Tab);
        QVERIFY(qobject_cast<W*>(window.focusWidget()));
    }
    void tabTo(QWidget* target)
    {
        for (int i = 0; i < 20 && window.focusWidget() != target; ++i)
            press(Qt::Key_Tab);
        QCOMPARE(window.focusWidget(), target);
    }

    QWidget window;
    QuestionCard card;
    std::optional<Answer> last;
};

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsJudgedById()
    {
        for (const Question::Kind kind : kinds) {
            const Question q = question(kind);
            QVERIFY(isRight(q, rightAnswer(kind)));
            QVERIFY(!isRight(q, {}));
            QVERIFY(!isRight(q, {QStringLiteral("no-such-id")}));
        }
        QVERIFY(isRight(question(Question::Kind::Fill), {QStringLiteral(" 8 ")}));
        QVERIFY(!isRight(question(Question::Kind::Match), QStringLiteral("a=a b=c c=b").split(QLatin1Char(' '))));
        QVERIFY(!isRight(question(Question::Kind::Match), QStringLiteral("a=a b=b").split(QLatin1Char(' '))));
        QVERIFY(!isRight(question(Question::Kind::Order), QStringLiteral("a b d c").split(QLatin1Char(' '))));
        Question twins = question(Question::Kind::Match);
        twins.choices[1].match = twins.choices[0].match; // the same words: either is right
        QVERIFY(isRight(twins, QStringLiteral("a=b b=a c=c").split(QLatin1Char(' '))));
    }

    // Whatever the order on the screen and the language, the same id is right.
    void gradingIsIndependentOfOrder()
    {
        for (int i = 0; i < 200; ++i) {
            Question q = question(Question::Kind::Choose);
            const QString seed = QStringLiteral("seed %1").arg(i);
            for (Choice& c : q.choices)
                c.text += seed; // another language
            Fixture f(q, seed);
            const QStringList ids = shuffledChoices(q, seed);
            const auto buttons = f.card.findChildren<QRadioButton*>();
            QCOMPARE(buttons.size(), ids.size());
            for (int shown = 0; shown < ids.size(); ++shown) {
                buttons[shown]->click();
                QCOMPARE(f.last->given, QStringList(ids[shown]));
                f.card.findChild<QPushButton*>()->click();
                QCOMPARE(f.last->right, ids[shown] == QLatin1String("b"));
                QVERIFY(f.card.verdict().contains(QStringLiteral("because ") + ids[shown]));
            }
        }
    }

    void theOrderIsStableAndNotTheFiles()
    {
        std::set<QStringList> orders;
        for (int i = 0; i < 50; ++i) {
            const QString seed = QString::number(i);
            for (const Question::Kind kind : {Question::Kind::Match, Question::Kind::Order}) {
                const QStringList once = shuffledChoices(question(kind), seed);
                QCOMPARE(shuffledChoices(question(kind), seed), once);
                QVERIFY(!isRight(question(Question::Kind::Order), once));
                orders.insert(once);
            }
        }
        QVERIFY(orders.size() > 5);
        // The same on every machine: an answer that was kept elsewhere finds its order again.
        QCOMPARE(shuffledChoices(question(Question::Kind::Order), QStringLiteral("3-write-a-kernel/quick-check/q")).join(QLatin1Char(' ')),
            QStringLiteral("b c a d"));
        Question one = question(Question::Kind::Order);
        one.choices.resize(1);
        QCOMPARE(shuffledChoices(one, QString()).size(), 1);
    }

    void chooseByKeys()
    {
        Fixture f(question(Question::Kind::Choose));
        const QStringList ids = shuffledChoices(question(Question::Kind::Choose), QStringLiteral("lesson/step/q"));
        f.tabTo<QRadioButton>();
        f.press(Qt::Key_Space);
        QCOMPARE(f.last->given, QStringList(ids[0]));
        QCOMPARE(f.last->tries, 0); // looking through the choices is no try
        QVERIFY(f.card.verdict().isEmpty());
        for (qsizetype i = 0; i < ids.indexOf(QStringLiteral("b")); ++i)
            f.press(Qt::Key_Down);
        QCOMPARE(f.last->given, QStringList(QStringLiteral("b")));
        f.press(Qt::Key_Return);
        QVERIFY(f.last->checked && f.last->right);
        QCOMPARE(f.last->tries, 1);
        QVERIFY(f.card.verdict().contains(QStringLiteral("✓")) && f.card.verdict().contains(QStringLiteral("because b")));
    }

    void fillByKeys()
    {
        Fixture f(question(Question::Kind::Fill));
        f.tabTo<QLineEdit>();
        f.press(Qt::Key_Return); // nothing there: nothing is judged
        QVERIFY(!f.last);
        QTest::keyClicks(f.window.focusWidget(), QStringLiteral("7"));
        f.press(Qt::Key_Return);
        QVERIFY(f.card.verdict().contains(QStringLiteral("one too few")) && !f.last->right);
        QCOMPARE(f.last->tries, 1);
        f.press(Qt::Key_Backspace);
        QVERIFY(f.card.verdict().isEmpty()); // it was about the answer before
        QTest::keyClicks(f.window.focusWidget(), QStringLiteral("8"));
        f.press(Qt::Key_Return);
        QVERIFY(f.last->right);
        QCOMPARE(f.last->tries, 2);
    }

    void matchByKeys()
    {
        Fixture f(question(Question::Kind::Match));
        const auto boxes = f.card.findChildren<QComboBox*>();
        QCOMPARE(boxes.size(), 3);
        for (QComboBox* box : boxes) {
            f.tabTo(box);
            f.press(Qt::Key_Down);
        }
        f.press(Qt::Key_Return);
        QVERIFY(f.last->checked && !f.last->right); // all three the same half
        QVERIFY(!f.card.verdict().contains(QStringLiteral("text of b: ")) || !f.card.verdict().contains(QStringLiteral(": \n")));
        for (QComboBox* box : boxes) {
            f.window.setFocus();
            f.tabTo(box);
            f.press(Qt::Key_Home);
            const QString half = QStringLiteral("half ") + box->accessibleName().right(1).toUpper();
            for (int i = 0; i < 4 && box->currentText() != half; ++i)
                f.press(Qt::Key_Down);
            QCOMPARE(box->currentText(), half);
        }
        f.press(Qt::Key_Return);
        QVERIFY(f.last->right);
        QCOMPARE(f.last->tries, 2);
    }

    void orderByKeys()
    {
        Fixture f(question(Question::Kind::Order));
        auto* list = f.card.findChild<QListWidget*>();
        f.tabTo(list);
        const auto lineAt = [&](int row) { return list->item(row)->data(Qt::UserRole).toString(); };
        for (int place = 0; place < 4; ++place) {
            const QString wanted = rightAnswer(Question::Kind::Order)[place];
            f.press(Qt::Key_Home);
            for (int row = 0; lineAt(list->currentRow()) != wanted && row < 4; ++row)
                f.press(Qt::Key_Down);
            while (list->currentRow() > place)
                f.press(Qt::Key_Up, Qt::ControlModifier);
        }
        f.press(Qt::Key_Return);
        QVERIFY(f.last->right);
        QCOMPARE(f.last->given, rightAnswer(Question::Kind::Order));
        f.press(Qt::Key_Home);
        f.press(Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(!f.last->checked);
        f.press(Qt::Key_Return);
        QVERIFY(f.card.verdict().contains(QStringLiteral("first 0 of 4")));
    }

    void whatWasKeptComesBack()
    {
        for (const Question::Kind kind : kinds) {
            const Question q = question(kind);
            Fixture wrong(q), right(q), fresh(q);
            QStringList given = rightAnswer(kind);
            right.card.setAnswer({given, 2, true, true});
            QCOMPARE(right.card.findChild<AnswerInput*>()->given(), given);
            QVERIFY(right.card.verdict().contains(QStringLiteral("✓")));
            QVERIFY(!right.last); // nobody answered anything
            given = kind == Question::Kind::Choose ? QStringList(QStringLiteral("a"))
                : kind == Question::Kind::Fill     ? QStringList(QStringLiteral("1,5 "))
                : kind == Question::Kind::Match    ? QStringList(QStringLiteral("a=c"))
                                                   : QStringLiteral("b a d c").split(QLatin1Char(' '));
            wrong.card.setAnswer({given, 1, true, false});
            QCOMPARE(wrong.card.findChild<AnswerInput*>()->given(), given);
            QVERIFY(wrong.card.verdict().contains(QStringLiteral("✗")));
            const QStringList untouched = fresh.card.findChild<AnswerInput*>()->given();
            wrong.card.setAnswer({}); // the lesson was reset
            QCOMPARE(wrong.card.findChild<AnswerInput*>()->given(), untouched);
            QVERIFY(wrong.card.verdict().isEmpty());
            // Ids of another version of the course.
            wrong.card.setAnswer({{QStringLiteral("gone"), QStringLiteral("gone=gone")}, 1, false, false});
        }
    }

    void workloadsAreGuessedFirst()
    {
        Workload workload;
        workload.text = QStringLiteral("Brighten a photo");
        workload.note = QStringLiteral("the copies decide");
        WorkloadCard card(workload);
        card.show();
        const auto notes = [&] {
            const auto labels = card.findChildren<QLabel*>();
            return std::count_if(labels.begin(), labels.end(), [](QLabel* l) { return l->isVisible() && l->text().contains(QStringLiteral("decide")); });
        };
        QCOMPARE(notes(), 0);
        QSignalSpy judged(&card, &WorkloadCard::judged);
        card.findChildren<QPushButton*>()[1]->click();
        QCOMPARE(judged.size(), 1);
        QCOMPARE(judged[0][0].toString(), QStringLiteral("does-not-pay"));
        card.setVerdict(QStringLiteral("does-not-pay"));
        QCOMPARE(notes(), 1);
        card.setVerdict({});
        QCOMPARE(notes(), 0);
        QVERIFY(!card.findChildren<QPushButton*>()[1]->isChecked());
        QCOMPARE(judged.size(), 1);
    }
};

QTEST_MAIN(QuestionsTest)
#include "questions_test.moc"
