// SPDX-License-Identifier: GPL-3.0-or-later
// Do the shipped lessons load whole, and is every mistake in a folder found where it stands?

#include "lesson/dialect.h"
#include "lesson/checklessons.h"
#include "lesson/loader.h"
#include "lesson/pack.h"
#include "lesson/vocabulary.h"
#include "lesson/words.h"
#include "plan/catalogue.h"
#include "plan/check.h"

#include <QRandomGenerator>
#include <QtTest>

#include <set>

#include <sys/stat.h>

using namespace roundtrip;

Q_DECLARE_METATYPE(roundtrip::LessonFault)

namespace {

const QByteArray goodToml = "format = 1\n" // 1
                            "stage = \"grid\"\n" // 2
                            "\n" // 3
                            "[[step]]\n" // 4
                            "id = \"first\"\n" // 5
                            "set = { elements = 10 }\n" // 6
                            "\n" // 7
                            "[[step]]\n" // 8
                            "id = \"check\"\n" // 9
                            "\n" // 10
                            "[[step.question]]\n" // 11
                            "id = \"why\"\n" // 12
                            "kind = \"choose\"\n" // 13
                            "choices = [\"yes\", \"no\"]\n" // 14
                            "answer = \"yes\"\n"; // 15

const QByteArray goodWords = "# A lesson\n" // 1
                             "\n" // 2
                             "## First {#first}\n" // 3
                             "Body.\n" // 4
                             "### Your turn {.turn}\n" // 5
                             "Do it.\n" // 6
                             "\n" // 7
                             "## Check {#check}\n" // 8
                             "### Why? {#why}\n" // 9
                             "- Yes {#yes}\n" // 10
                             "  > Because.\n" // 11
                             "- No {#no}\n"; // 12

class Folder {
public:
    explicit Folder(const QByteArray& toml = goodToml, const QByteArray& words = goodWords)
    {
        write("lesson.toml", toml);
        write("en.md", words);
    }

    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }

    LessonErrors errors(const QString& language = "en") const
    {
        const auto loaded = loadLesson(m_folder.path(), language);
        const auto* errors = std::get_if<LessonErrors>(&loaded);
        return errors ? *errors : LessonErrors();
    }

    Lesson lesson(const QString& language = "en") const
    {
        const auto loaded = loadLesson(m_folder.path(), language);
        const auto* lesson = std::get_if<Lesson>(&loaded);
        return lesson ? *lesson : Lesson();
    }

private:
    QTemporaryDir m_folder;
};

QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to)
{
    Q_ASSERT(text.contains(from));
    return text.replace(text.indexOf(from), from.size(), to);
}

QString shippedRoot()
{
    return QStringLiteral(ROUNDTRIP_SOURCE_DIR "/lessons");
}

QStringList lessonFolders(const QString& root)
{
    const auto opened = openPack(root);
    const auto* pack = std::get_if<Pack>(&opened);
    return pack ? pack->lessons : QStringList();
}

Terms glossary()
{
    const auto loaded = loadTerms(shippedRoot() + "/glossary");
    const auto* terms = std::get_if<Terms>(&loaded);
    return terms ? *terms : Terms();
}

Lesson shipped(const QString& name)
{
    const auto loaded = loadLesson(shippedRoot() + '/' + name, "en", glossary());
    if (const auto* lesson = std::get_if<Lesson>(&loaded))
        return *lesson;
    for (const LessonError& error : std::get<LessonErrors>(loaded))
        qWarning() << name << error.place() << int(error.fault) << error.detail;
    return {};
}

Step stepOf(const Lesson& lesson, const QString& id)
{
    const auto found = std::ranges::find(lesson.steps, id, &Step::id);
    return found == lesson.steps.end() ? Step() : *found;
}

QStringList stepIds(const Lesson& lesson, Part part)
{
    QStringList ids;
    for (const Step& step : lesson.steps)
        if (step.part == part)
            ids << step.id;
    return ids;
}

const QStringList closing = {"quick-check", "recap", "questions"};

} // namespace

class LessonTest : public QObject {
    Q_OBJECT
private slots:
    void shippedSteps_data();
    void shippedSteps();
    void shippedShape_data() { shippedSteps_data(); }
    void shippedShape();
    void shippedFitsTheReader_data() { shippedSteps_data(); }
    void shippedFitsTheReader();
    void shippedExercises();
    void shippedRetrieval();
    void shippedFading();
    void everyExperimentIsPredictedTwice();
    void shippedGallery();
    void shippedWorkload();
    void shippedTerms();
    void shippedNeedsNoMending();
    void shippedExperimentsAreLegal_data() { shippedSteps_data(); }
    void shippedExperimentsAreLegal();
    void kernelsAreThoseOfTheCatalogue();
    void everyPartOfAStepIsRead();
    void everyKindOfQuestionIsRead();
    void exercisesAreRead();
    void assignmentsApplyToSettings();
    void wordsKeepFencesAndLists();
    void windowsLineEndsAndMarkChangeNothing();
    void aMissingTranslationFallsBack();
    void aTranslationOfOtherWordsIsOutdated();
    void aStampIsThatOfTheWords();
    void termsAreRead();
    void termsAreRenamed();
    void aStepIsShownInOneDialect();
    void termLinksLeadToTerms();
    void linesAndTypedAnswersAreJudged();
    void checkingFindsWhatLoadingForgives_data();
    void checkingFindsWhatLoadingForgives();
    void checkingReadsEveryLessonAndLanguage();
    void aMistakeIsFoundWhereItStands_data();
    void aMistakeIsFoundWhereItStands();
    void severalMistakesAreReportedTogether();
    void noFolder();
    void nothingLeavesTheFolder();
    void onlyRegularFiles();
    void tooMuchIsRefused();
    void hostileTextEnds();
    void damagedFilesEnd();
};

void LessonTest::shippedSteps_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<StageKind>("stage");
    QTest::addColumn<QStringList>("core");
    QTest::addColumn<QStringList>("further");
    QTest::newRow("1") << "1-why-gpus" << StageKind::Sweep
                       << QStringList{"big-picture", "cpu-and-gpu", "tensor-maths", "many-small-jobs", "throughput",
                                      "bandwidth", "when-it-pays", "mental-model", "no-magic"}
                       << QStringList{"sorter", "one-language", "from-python", "amdahl", "roofline", "product-or-sum"};
    QTest::newRow("2") << "2-threads-blocks-grids" << StageKind::Grid
                       << QStringList{"one-thread", "blocks", "grid", "find-your-element", "rounding-up", "guard",
                                      "device-limits", "no-order", "choose-block"}
                       << QStringList{"two-dimensions", "grid-stride", "must-divide"};
    QTest::newRow("3") << "3-write-a-kernel" << StageKind::Editor
                       << QStringList{"what-is-a-kernel", "think-as-one-thread", "signature", "read-compute-store",
                                      "guard-the-end", "build", "launch", "check-it"}
                       << QStringList{"local-memory", "races", "neighbours", "reductions", "gallery"};
    QTest::newRow("4") << "4-move-data" << StageKind::Memory
                       << QStringList{"two-memories", "host-and-device", "allocate", "copy-in", "run-kernel",
                                      "copy-back", "queued", "round-trip", "transfers-cost", "keep-on-device",
                                      "pick-device", "free"}
                       << QStringList{"pieces", "break-even", "mapped", "pipelined", "waiting-calls",
                                      "one-context"};
}

void LessonTest::shippedSteps()
{
    QFETCH(QString, name);
    QFETCH(QStringList, core);
    const Lesson lesson = shipped(name);
    QCOMPARE(lesson.id, name);
    QVERIFY(!lesson.title.isEmpty());
    QTEST(lesson.stage, "stage");
    const QStringList last = name == "4-move-data" ? QStringList{"your-workload"} : QStringList();
    QCOMPARE(stepIds(lesson, Part::Core), core + closing + last);
    QTEST(stepIds(lesson, Part::Further), "further");
    QCOMPARE(lessonFolders(shippedRoot()).size(), 4);
    QVERIFY(lessonFolders(shippedRoot()).contains(name));
}

void LessonTest::shippedShape()
{
    QFETCH(QString, name);
    const Lesson lesson = shipped(name);
    size_t core = 0;
    while (core < lesson.steps.size() && lesson.steps[core].part == Part::Core)
        ++core;
    QCOMPARE(qsizetype(core), stepIds(lesson, Part::Core).size()); // the further steps stand behind
    const Step check = stepOf(lesson, "quick-check");
    const Step questions = stepOf(lesson, "questions");
    QVERIFY(check.questions.size() >= 6);
    std::set<Question::Kind> kinds;
    for (const Question& question : check.questions)
        kinds.insert(question.kind);
    for (Question::Kind kind : {Question::Kind::Choose, Question::Kind::Fill, Question::Kind::Match})
        QVERIFY(kinds.contains(kind));
    QVERIFY(questions.asked.size() >= 3 && questions.asked.size() <= 5);
    for (const Asked& asked : questions.asked)
        QVERIFY2(!asked.body.isEmpty(), qPrintable(asked.id));
    for (const Step& step : lesson.steps)
        for (const Question& question : step.questions)
            for (const Choice& choice : question.choices)
                QVERIFY2(question.kind == Question::Kind::Match ? !choice.match.isEmpty() : !choice.note.isEmpty(),
                         qPrintable(step.id + '/' + question.id + '/' + choice.id));
    for (const Step& step : lesson.steps)
        for (const Prediction& prediction : step.predictions)
            for (const Choice& choice : prediction.choices)
                QVERIFY2(!choice.note.isEmpty(), qPrintable(step.id + '/' + prediction.id + '/' + choice.id));
}

void LessonTest::shippedFitsTheReader()
{
    QFETCH(QString, name);
    const Lesson lesson = shipped(name);
    for (const Step& step : lesson.steps) {
        const qsizetype words = step.body.simplified().split(' ').size();
        const int most = step.id == "recap" ? 90 : 65;
        QVERIFY2(words <= most, qPrintable(QStringLiteral("%1: %2 words").arg(step.id).arg(words)));
        QVERIFY2(step.title.size() <= 45, qPrintable(step.title));
        QVERIFY2(!step.body.contains("```"), qPrintable(step.id)); // code stands in lesson.toml
        for (const auto& [dialect, code] : step.code)
            for (const QString& line : code.split('\n'))
                QVERIFY2(line.size() <= 36, qPrintable(step.id + ": " + line));
    }
}

void LessonTest::shippedExercises()
{
    const Lesson lesson = shipped("3-write-a-kernel");
    QVERIFY(lesson.exercises.size() >= 4);
    for (const Exercise& exercise : lesson.exercises) {
        const bool isBlank = !exercise.starter.contains("__kernel");
        QVERIFY2(isBlank || exercise.starter.contains("__kernel void " + exercise.kernel + '('), qPrintable(exercise.id));
        QVERIFY2(exercise.solution.contains("__kernel void " + exercise.kernel + '('), qPrintable(exercise.id));
        QVERIFY(exercise.starter != exercise.solution);
        QVERIFY(!exercise.starter.contains("SPDX") && !exercise.solution.contains("SPDX"));
        QVERIFY(!exercise.cases.empty());
        QCOMPARE(exercise.hints.size(), size_t(3));
        QVERIFY2(!exercise.explanation.isEmpty() && !exercise.afterwards.isEmpty(), qPrintable(exercise.id));
    }
}

void LessonTest::shippedRetrieval()
{
    for (const QString& name : lessonFolders(shippedRoot())) {
        std::map<Retrieval::When, size_t> questions;
        for (const Retrieval& retrieval : shipped(name).retrievals)
            questions[retrieval.when] += retrieval.questions.size();
        QCOMPARE(questions[Retrieval::When::Start], name.startsWith('1') ? size_t(0) : size_t(3));
        QCOMPARE(questions[Retrieval::When::NextDay], size_t(5));
    }
}

/// The same program with less and less of it given: lines to order, a gap, a mistake, a blank page, and its data.
void LessonTest::shippedFading()
{
    using Kind = Question::Kind;
    const auto find = [](const QString& lesson, const auto& wanted) {
        const Step check = stepOf(shipped(lesson), "quick-check");
        const auto found = std::ranges::find_if(check.questions, wanted);
        return found == check.questions.end() ? Question() : *found;
    };
    const auto isOrder = [](const Question& question) { return question.kind == Kind::Order; };
    for (const char* lesson : {"1-why-gpus", "4-move-data"}) {
        const Question question = find(lesson, isOrder);
        QVERIFY(question.choices.size() >= 4);
        for (const Choice& choice : question.choices)
            QCOMPARE(choice.line.size(), size_t(3)); // OpenCL, CUDA, Mojo
    }
    const Question gap = find("2-threads-blocks-grids", [](const Question& q) { return !q.code.empty(); });
    QVERIFY(gap.kind == Kind::Fill);
    for (const auto& [dialect, code] : gap.code)
        QCOMPARE(code.count("____"), 1);
    QCOMPARE(typedChoice(gap, " get_local_size( 0 ) ")->id, gap.answer);
    QCOMPARE(typedChoice(gap, "blockdim.x")->id, gap.answer);
    QCOMPARE(typedChoice(gap, "get_num_groups(0)")->id, "grid-size");
    size_t predictions = 0;
    const Lesson third = shipped("3-write-a-kernel");
    for (const Step& step : third.steps)
        predictions += step.predictions.size();
    QVERIFY(predictions >= 2);
    QVERIFY(std::ranges::any_of(third.exercises, [](const Exercise& e) { return !e.starter.contains("__kernel"); }));
}

// Predict, run, explain, and then predict one changed case.
void LessonTest::everyExperimentIsPredictedTwice()
{
    int changed = 0;
    for (const char* name : {"1-why-gpus", "2-threads-blocks-grids", "3-write-a-kernel", "4-move-data"}) {
        for (const Step& step : shipped(name).steps) {
            if (step.predictions.empty())
                continue;
            QVERIFY2(step.predictions.size() >= 2, qPrintable(step.id));
            for (std::size_t i = 1; i < step.predictions.size(); ++i) {
                const Prediction& one = step.predictions[i - 1];
                const Prediction& next = step.predictions[i];
                QVERIFY2(one.set != next.set || one.against != next.against, qPrintable(next.id));
                ++changed;
            }
            for (const Prediction& prediction : step.predictions)
                for (const Choice& choice : prediction.choices)
                    QVERIFY2(!choice.note.isEmpty(), qPrintable(prediction.id)); // every outcome has its reason
        }
    }
    QVERIFY(changed >= 12);
}

void LessonTest::shippedGallery()
{
    const Lesson lesson = shipped("3-write-a-kernel");
    QCOMPARE(lesson.gallery.size(), size_t(10));
    std::set<QString> sources;
    std::set<QString> tools;
    for (const Buggy& buggy : lesson.gallery) {
        sources.insert(buggy.starter);
        tools.insert(buggy.tool);
        QVERIFY2(findKernel(buggy.kernel.toStdString()), qPrintable(buggy.id));
        QVERIFY2(!buggy.body.isEmpty() && buggy.choices.size() >= 3, qPrintable(buggy.id));
        for (const Choice& choice : buggy.choices)
            QVERIFY2(!choice.note.isEmpty(), qPrintable(buggy.id + '/' + choice.id));
    }
    QCOMPARE(sources.size(), size_t(10));
    QCOMPARE(qsizetype(tools.size()), toolNames().size());
}

void LessonTest::shippedWorkload()
{
    const std::vector<Workload> workloads = stepOf(shipped("4-move-data"), "your-workload").workloads;
    QVERIFY(workloads.size() >= 4);
    QVERIFY(std::ranges::any_of(workloads, [](const Workload& w) { return w.moves > 1; }));
    for (const Workload& workload : workloads) {
        QVERIFY2(!workload.note.isEmpty(), qPrintable(workload.id));
        QVERIFY2(workload.moves <= workload.runs, qPrintable(workload.id)); // it moves for a run, never without
    }
}

void LessonTest::shippedTerms()
{
    const Terms terms = glossary();
    QVERIFY(terms.all.size() >= 30);
    QSet<QString> linked;
    static const QRegularExpression link("\\(term:([a-z-]+)");
    for (const QString& name : lessonFolders(shippedRoot()))
        for (const Step& step : shipped(name).steps)
            for (auto matches = link.globalMatch(step.body); matches.hasNext();)
                linked << matches.next().captured(1);
    QVERIFY2(linked.size() >= 25, qPrintable(QString::number(linked.size())));
    for (const Term& term : terms.all) {
        const qsizetype words = term.body.simplified().split(' ').size();
        QVERIFY2(words <= 40, qPrintable(term.id));
        for (const auto& [dialect, word] : term.words)
            QVERIFY2(!word.one.contains('_') && !word.one.contains('*'), qPrintable(term.id)); // shown as Markdown
    }
    QCOMPARE(terms.word("thread", "opencl", true), "work-items");
    QCOMPARE(terms.word("thread", "cuda", true), "thread");
    QCOMPARE(terms.find("shared-memory")->words.at("cuda").code, "__shared__");
}

/// Translations may lag behind; nothing may be broken, and the English lacks nothing.
void LessonTest::shippedNeedsNoMending()
{
    for (const LessonError& error : checkLessons(shippedRoot())) {
        const bool lags = error.fault == LessonFault::Untranslated || error.fault == LessonFault::Outdated;
        QVERIFY2(lags, qPrintable(QStringLiteral("%1 %2 %3").arg(error.place()).arg(int(error.fault)).arg(error.detail)));
    }
}

/// What a step's button sets has to run as it is, on any plain device.
void LessonTest::shippedExperimentsAreLegal()
{
    QFETCH(QString, name);
    const Lesson lesson = shipped(name);
    Device device;
    device.memoryBytes = device.maxAllocationBytes = device.budgetBytes = std::uint64_t(1) << 30;
    device.maxBlock = 1024;
    device.sharesHostMemory = device.profiling = device.outOfOrder = true;
    const Settings defaults = applied(lesson.defaults, {});
    const auto legal = [&](const Assignments& first, const Assignments& second = {}) {
        return problemsWith(applied(second, applied(first, defaults)), device).empty();
    };
    QVERIFY(legal({}));
    for (const Step& step : lesson.steps) {
        QVERIFY2(legal(step.action.set) && legal(step.action.set, step.action.goal), qPrintable(step.id));
        const bool isSolved = holds(step.action.goal, applied(step.action.set, defaults));
        QVERIFY2(step.action.goal.empty() || !isSolved, qPrintable(step.id));
        for (const Prediction& prediction : step.predictions) {
            QVERIFY2(legal(prediction.set) && legal(prediction.set, prediction.against), qPrintable(prediction.id));
            QCOMPARE(prediction.against.empty(), !prediction.measure.endsWith("-ratio"));
        }
    }
    for (const Buggy& buggy : lesson.gallery)
        QVERIFY2(legal(buggy.cases.front()), qPrintable(buggy.id));
    for (const Exercise& exercise : lesson.exercises) {
        QVERIFY2(findKernel(exercise.kernel.toStdString()), qPrintable(exercise.kernel));
        QCOMPARE(QString::fromStdString(std::string(findKernel(exercise.kernel.toStdString())->reference)), exercise.reference);
        for (const Assignments& settings : exercise.cases)
            QVERIFY2(legal(settings), qPrintable(exercise.id));
    }
}

void LessonTest::kernelsAreThoseOfTheCatalogue()
{
    for (const QString& name : namesFor("kernel"))
        QVERIFY2(findKernel(name.toStdString()), qPrintable(name));
}

void LessonTest::everyPartOfAStepIsRead()
{
    const Folder folder("format = 1\nstage = \"grid\"\ncontrols = [\"block\", \"elements\"]\n"
                        "defaults = { block = 64, kernel = \"saxpy\" }\nversions = { cuda = \"12\" }\n"
                        "[[step]]\nid = \"s\"\npart = \"further\"\ncode.opencl = '''\nline 1\nline 2\n'''\n"
                        "code.cuda = \"other\"\nset = { strategy = \"mapped\", elements = 10 }\n"
                        "goal = { grid = 2 }\nrun = \"sweep-block\"\nasked = [\"q\"]\n"
                        "[[step.predict]]\nid = \"p\"\nmeasure = \"total-ratio\"\nchoices = [\"low\", \"high\"]\n"
                        "upTo = [1.5]\nset = { chain = 4 }\nagainst = { chain = 1 }\nrun = \"block-order\"\n",
                        "# Title\nSummary.\n## Step {#s}\nOne.\n\nTwo.\n### Turn {.turn}\nDo.\n### Done {.done}\n"
                        "Done.\n### Guess? {#p}\nThink.\n- Low {#low}\n  > It was low.\n- High {#high}\n"
                        "  > It was\n  > high.\n### Asked? {#q}\nAnswer.\n");
    QCOMPARE(folder.errors(), LessonErrors());
    const Lesson lesson = folder.lesson();
    QCOMPARE(lesson.title, "Title");
    QCOMPARE(lesson.summary, "Summary.");
    QCOMPARE(lesson.controls, (QStringList{"block", "elements"}));
    QVERIFY(lesson.defaults == (Assignments{{"block", 64}, {"kernel", "saxpy"}}));
    QVERIFY(lesson.versions == (std::map<QString, QString>{{"cuda", "12"}}));
    Step step;
    step.id = "s";
    step.part = Part::Further;
    step.language = "en";
    step.title = "Step";
    step.body = "One.\n\nTwo.";
    step.code = {{"opencl", "line 1\nline 2"}, {"cuda", "other"}};
    step.action = {"Do.", "Done.", {{"elements", 10}, {"strategy", "mapped"}}, {{"grid", 2}}, Experiment::SweepBlock, {}};
    step.asked = {{"q", "Asked?", "Answer."}};
    Choice low{"low", "Low", {}, "It was low.", {}, {}, 1.5};
    Choice high{"high", "High", {}, "It was\nhigh.", {}};
    step.predictions = {{"p", "Guess?", "Think.", {low, high}, "total-ratio", {{"chain", 4}}, {{"chain", 1}},
                         Experiment::BlockOrder}};
    QVERIFY(lesson.steps == std::vector<Step>{step});
}

void LessonTest::everyKindOfQuestionIsRead()
{
    const Folder folder("format = 1\nstage = \"sweep\"\n[[step]]\nid = \"s\"\n"
                        "[[step.question]]\nid = \"c\"\nkind = \"choose\"\nchoices = [\"x\", \"y\"]\nanswer = \"y\"\n"
                        "[[step.question]]\nid = \"f\"\nkind = \"fill\"\nchoices = [\"x\", \"other\"]\nanswer = \"x\"\n"
                        "accept = { x = [\"1\", \"one\"] }\n"
                        "[[step.question]]\nid = \"m\"\nkind = \"match\"\nchoices = [\"x\", \"y\"]\n",
                        "# T\n## S {#s}\n### C? {#c}\n- X {#x}\n- Y {#y}\n### F? {#f}\n- 1 {#x}\n- Other {#other}\n"
                        "### M? {#m}\n- left → right {#x}\n- `a` → b {#y}\n");
    QCOMPARE(folder.errors(), LessonErrors());
    const std::vector<Question> questions = folder.lesson().steps[0].questions;
    QCOMPARE(questions.size(), size_t(3));
    QCOMPARE(questions[0].answer, "y");
    QCOMPARE(questions[1].choices[0].accepts, (QStringList{"1", "one"}));
    QVERIFY(questions[1].choices[1].accepts.isEmpty());
    QCOMPARE(questions[2].choices[0].text, "left");
    QCOMPARE(questions[2].choices[0].match, "right");
    QCOMPARE(questions[2].choices[1].text, "`a`");
}

void LessonTest::exercisesAreRead()
{
    const Folder folder("format = 1\nstage = \"editor\"\n[[exercise]]\nid = \"e\"\nkernel = \"f\"\n"
                        "starter = \"s.cl\"\nsolution = \"s.cl\"\nreference = \"scale\"\noutput = \"3\"\n"
                        "cases = [{ elements = 6 }, { elements = 7, block = 2 }]\nhints = [\"h\"]\n"
                        "[[step]]\nid = \"s\"\nexercise = \"e\"\n",
                        "# T\n## S {#s}\nText.\n### Turn {.turn}\nOpen it.\n## E {#e}\nWrite it.\n- Hint {#h}\n");
    folder.write("s.cl", "__kernel void f(int n) {}");
    QCOMPARE(folder.errors(), LessonErrors());
    const Lesson lesson = folder.lesson();
    QCOMPARE(lesson.steps[0].action.exercise, "e");
    const Exercise& exercise = lesson.exercises.at(0);
    QCOMPARE(exercise.starter, "__kernel void f(int n) {}");
    QCOMPARE(exercise.body, "Write it.");
    QCOMPARE(exercise.hints.at(0).text, "Hint");
    QVERIFY(exercise.cases == (std::vector<Assignments>{{{"elements", 6}}, {{"elements", 7}, {"block", 2}}}));
}

void LessonTest::assignmentsApplyToSettings()
{
    const Assignments all = {{"elements", 10},   {"block", 2},           {"grid", 5},           {"chain", 3},
                             {"chunks", 6},      {"repetitions", 9},     {"kernel", "saxpy"},   {"type", "uint"},
                             {"strategy", "mapped"}, {"budget", 64}};
    QCOMPARE(qsizetype(all.size()), settingNames().size());
    Settings expected;
    expected.elements = 10;
    expected.block = 2;
    expected.grid = 5;
    expected.chain = 3;
    expected.chunks = 6;
    expected.budgetMiB = 64;
    expected.repetitions = 9;
    expected.kernel = "saxpy";
    expected.type = ElementType::UInt;
    expected.strategy = Strategy::Mapped;
    QVERIFY(applied(all, Settings()) == expected);
    QVERIFY(applied({}, expected) == expected);
    QVERIFY(holds(all, expected));
    QVERIFY(holds({}, Settings()));
    expected.block = 3;
    QVERIFY(!holds(all, expected));
}

void LessonTest::wordsKeepFencesAndLists()
{
    LessonErrors errors;
    const Words words = parseWords("# T\n## S {#s}\n```\n## no heading {#x}\n- no item {#y}\n```\n- plain\n"
                                   "- with {braces}\n### Q {#q}\n- two\n- lines {#a}\n  of text\n  > note\n\n  > more\n"
                                   "After.\n",
                                   "en.md", errors);
    QCOMPARE(errors, LessonErrors());
    QCOMPARE(words.size(), size_t(4)); // "", s, s/q, s/q/a
    QCOMPARE(words.at("s").body, "```\n## no heading {#x}\n- no item {#y}\n```\n- plain\n- with {braces}");
    QCOMPARE(words.at("s/q").body, "- two\nAfter.");
    QCOMPARE(words.at("s/q/a").title, "lines of text");
    QCOMPARE(words.at("s/q/a").body, "note\nmore");
    QCOMPARE(words.at("s/q/a").line, 11);
    QCOMPARE(words.at("s/q/a").column, 11);
}

void LessonTest::windowsLineEndsAndMarkChangeNothing()
{
    const Folder plain;
    const Folder windows("\xEF\xBB\xBF" + QByteArray(goodToml).replace("\n", "\r\n"),
                         "\xEF\xBB\xBF" + QByteArray(goodWords).replace("\n", "\r\n"));
    QCOMPARE(windows.errors(), LessonErrors());
    QVERIFY(windows.lesson().steps == plain.lesson().steps);
}

void LessonTest::aMissingTranslationFallsBack()
{
    const Folder folder;
    QCOMPARE(folder.lesson("tr").steps[0].language, "en");
    folder.write("tr.md", "# Ders\n## Denetim {#check}\n### Neden? {#why}\n- Evet {#yes}\n- Hayır {#no}\n");
    const Lesson lesson = folder.lesson("tr");
    QCOMPARE(lesson.languages, (QStringList{"en", "tr"}));
    QCOMPARE(lesson.title, "Ders");
    QCOMPARE(lesson.steps[0].language, "en");
    QCOMPARE(lesson.steps[0].title, "First");
    QCOMPARE(lesson.steps[1].language, "tr");
    QCOMPARE(lesson.steps[1].questions[0].choices[1].text, QString::fromUtf8("Hayır"));

    // A step that is only half translated comes in English as a whole.
    folder.write("tr.md", "# Ders\n## Denetim {#check}\n### Neden? {#why}\n- Evet {#yes}\n");
    QCOMPARE(folder.lesson("tr").steps[1].language, "en");
    QCOMPARE(folder.lesson("tr").steps[1].questions[0].choices[0].text, "Yes");

    folder.write("tr.md", "# Ders\n## Eski {#old}\nMetin.\n");
    QCOMPARE(folder.errors("tr"), LessonErrors()); // what English no longer has does no harm
    QCOMPARE(folder.lesson("tr").steps[0].language, "en");
}

void LessonTest::aTranslationOfOtherWordsIsOutdated()
{
    const Folder folder;
    LessonErrors none;
    const QByteArray title = stampOf(parseWords(goodWords, "en.md", none), {}).toLatin1();
    const QByteArray check = stampOf(parseWords(goodWords, "en.md", none), "check").toLatin1();
    folder.write("tr.md", "# Ders {en=" + title + "}\n## Denetim {#check en=" + check
                     + "}\n### Neden? {#why}\n- Evet {#yes}\n- Hayır {#no}\n");
    const Lesson fresh = folder.lesson("tr");
    QCOMPARE(fresh.title, "Ders");
    QCOMPARE(fresh.language, "tr");
    QCOMPARE(fresh.steps[1].title, "Denetim");
    QCOMPARE(fresh.steps[1].questions[0].text, "Neden?");
    QVERIFY(!fresh.outdated && !fresh.steps[0].outdated && !fresh.steps[1].outdated);
    QCOMPARE(folder.errors("tr"), LessonErrors());

    folder.write("en.md", replaced(goodWords, "Because.", "Because it is."));
    const Lesson changed = folder.lesson("tr");
    QCOMPARE(changed.title, "Ders"); // only the section whose English has changed
    QVERIFY(changed.steps[1].outdated);
    QCOMPARE(changed.steps[1].language, "en");
    QCOMPARE(changed.steps[1].title, "Check");
    QVERIFY(!folder.lesson("en").steps[1].outdated);

    // Also when the change took a choice away, so that the translation has words to spare.
    folder.write("en.md", replaced(goodWords, "- No {#no}\n", "- Never {#never}\n"));
    folder.write("lesson.toml", replaced(goodToml, "\"no\"", "\"never\""));
    QCOMPARE(folder.errors("tr"), LessonErrors());
    QVERIFY(folder.lesson("tr").steps[1].outdated);
}

void LessonTest::aStampIsThatOfTheWords()
{
    LessonErrors errors;
    const auto stamp = [&](const QByteArray& words, const QString& section) {
        return stampOf(parseWords(words, "en.md", errors), section);
    };
    const QString before = stamp(goodWords, "check");
    QCOMPARE(before.size(), 8);
    QCOMPARE(stamp(replaced(goodWords, "Body.", "Other."), "check"), before); // another section
    QCOMPARE(stamp(replaced(goodWords, "  > Because.", "  >   Because.  \n"), "check"), before); // no other words
    for (const char* word : {"## Check", "Why?", "- Yes", "Because.", "#yes"})
        QVERIFY2(stamp(replaced(goodWords, word, QByteArray(word) + "x"), "check") != before, word);
    QVERIFY(stamp(replaced(goodWords, "A lesson", "The lesson"), "") != stamp(goodWords, ""));
    QCOMPARE(stamp(replaced(goodWords, "{#check}", "{#check en=12345678}"), "check"), before);
    QCOMPARE(errors, LessonErrors());
}

namespace {

const QByteArray goodGlossary = "format = 1\nversions = { cuda = \"12\" }\n"
                                "[[term]]\nid = \"thread\"\nword.opencl = [\"work-item\", \"work-items\"]\n"
                                "code.cuda = \"threadIdx.x\"\n[[term]]\nid = \"host\"\n";
const QByteArray goodMeanings = "# Glossary\n## thread {#thread}\nOf a [host](term:host).\n## host {#host}\nThe CPU.\n";

void writeGlossary(const Folder& folder, const QByteArray& toml = goodGlossary, const QByteArray& words = goodMeanings)
{
    QVERIFY(QDir().mkpath(folder.path("glossary")));
    folder.write("glossary/glossary.toml", toml);
    folder.write("glossary/en.md", words);
}

Terms termsIn(const Folder& folder, const QString& language = "en")
{
    const auto loaded = loadTerms(folder.path("glossary"), language);
    const auto* terms = std::get_if<Terms>(&loaded);
    return terms ? *terms : Terms();
}

} // namespace

void LessonTest::termsAreRead()
{
    const Folder folder;
    writeGlossary(folder);
    const Terms terms = termsIn(folder);
    QCOMPARE(terms.ids(), (QStringList{"thread", "host"}));
    QCOMPARE(terms.find("host")->body, "The CPU.");
    QCOMPARE(terms.versions.at("cuda"), "12");
    QCOMPARE(terms.word("thread", "opencl"), "work-item");
    QCOMPARE(terms.word("thread", "opencl", true), "work-items");
    QCOMPARE(terms.word("thread", "cuda"), "thread"); // it has code, but no other word
    QCOMPARE(terms.word("thread", ""), "thread");
    QCOMPARE(terms.word("nothing", "opencl"), "");
    folder.write("glossary/sv.md", "# Ordlista\n## tråd {#thread}\nEn arbetare.\n");
    QCOMPARE(termsIn(folder, "sv").word("thread", "cuda"), QString::fromUtf8("tråd"));
    QCOMPARE(termsIn(folder, "sv").find("host")->language, "en");
    folder.write("glossary/sv.md", "# Ordlista\n## tråd {#thread en=00000000}\nEn arbetare.\n");
    QVERIFY(termsIn(folder, "sv").find("thread")->outdated);
    QCOMPARE(termsIn(folder, "sv").find("thread")->language, "en");

    const auto fault = [&](const QByteArray& toml, const QByteArray& words) {
        writeGlossary(folder, toml, words);
        const auto loaded = loadTerms(folder.path("glossary"));
        const auto* errors = std::get_if<LessonErrors>(&loaded);
        return errors && !errors->empty() ? errors->front() : LessonError();
    };
    const QString file = "glossary.toml";
    QCOMPARE(fault(replaced(goodGlossary, "\"host\"", "\"hos\""), goodMeanings).fault, LessonFault::BrokenLink);
    QCOMPARE(fault(goodGlossary, replaced(goodMeanings, "The CPU.", "")), (LessonError{LessonFault::MissingText, file, 8, 6, "host"}));
    QCOMPARE(fault(replaced(goodGlossary, "{ cuda = \"12\" }", "{}"), goodMeanings), (LessonError{LessonFault::MissingKey, file, 4, 6, "versions.cuda"}));
    QCOMPARE(fault(replaced(goodGlossary, "word.opencl", "word.opengl"), goodMeanings), (LessonError{LessonFault::UnknownKey, file, 5, 6, "opengl"}));
    QCOMPARE(fault(goodGlossary, goodMeanings + "## more {#more}\nText.\n"), (LessonError{LessonFault::TextWithoutStep, "en.md", 6, 11, "more"}));
}

void LessonTest::termsAreRenamed()
{
    const Folder folder;
    writeGlossary(folder);
    const Terms terms = termsIn(folder);
    const QString text = "**[Threads](term:thread/plural)** of one [thread](term:thread), a [host](term:host), [x](#y), [z](term:z).";
    QCOMPARE(terms.renamed(text, "opencl"), "**[Work-items](term:thread/plural) (Threads)** of one [work-item](term:thread) (thread), "
                                            "a [host](term:host), [x](#y), [z](term:z).");
    QCOMPARE(terms.renamed(text, "cuda"), text);
    QCOMPARE(terms.renamed(text, ""), text);
    const QString same = "[Work-items](term:thread/plural) [](term:thread) [a";
    QCOMPARE(terms.renamed(same, "opencl"), "[Work-items](term:thread/plural) [work-item](term:thread) () [a");
}

void LessonTest::aStepIsShownInOneDialect()
{
    const std::map<QString, QString> both{{"opencl", "get_global_id(0)"}, {"cuda", "threadIdx.x"}};
    QCOMPARE(codeFor(both, ""), (ShownCode{"opencl", "get_global_id(0)"}));
    QCOMPARE(codeFor(both, "cuda"), (ShownCode{"cuda", "threadIdx.x"}));
    QCOMPARE(codeFor(both, "pytorch"), (ShownCode{"opencl", "get_global_id(0)"})); // what runs
    QCOMPARE(codeFor({{"pytorch", "a + b"}}, "cuda"), (ShownCode{"pytorch", "a + b"}));
    QVERIFY(!codeFor({}, "cuda"));

    const Terms terms = glossary();
    const Lesson lesson = shipped("2-threads-blocks-grids");
    for (const Step& step : lesson.steps)
        QCOMPARE(inDialect(step, terms, "").body, step.body);
    const Step inOpenCl = inDialect(stepOf(lesson, "blocks"), terms, "opencl");
    QVERIFY2(inOpenCl.body.contains("(term:block/plural) (") && inOpenCl.body.contains("ork-groups]"), qPrintable(inOpenCl.body));
    const Step inCuda = inDialect(stepOf(lesson, "find-your-element"), terms, "cuda");
    QCOMPARE(inCuda.code.size(), std::size_t(1));
    QVERIFY(inCuda.code.begin()->second.contains("blockIdx.x"));
    // Questions, too: their code, and the lines to put in order.
    for (const Question& question : inDialect(stepOf(shipped("1-why-gpus"), "quick-check"), terms, "mojo").questions)
        if (question.kind == Question::Kind::Order)
            for (const Choice& choice : question.choices) {
                QCOMPARE(choice.line.size(), std::size_t(1));
                QCOMPARE(choice.line.begin()->first, "mojo");
            }
}

void LessonTest::termLinksLeadToTerms()
{
    Terms terms;
    terms.all.push_back({});
    terms.all.back().id = "thread";
    const auto load = [](const QByteArray& link, const Terms& known) {
        const Folder folder(goodToml, replaced(goodWords, "Body.", "A [thread](" + link + ")."));
        const auto loaded = loadLesson(folder.path(""), "en", known);
        const auto* errors = std::get_if<LessonErrors>(&loaded);
        return errors ? *errors : LessonErrors();
    };
    QCOMPARE(load("term:thread", terms), LessonErrors());
    QCOMPARE(load("term:thread/plural", terms), LessonErrors());
    QCOMPARE(load("term:block", {}), LessonErrors()); // no glossary to look into
    QCOMPARE(load("term:block", terms), (LessonErrors{{LessonFault::BrokenLink, "en.md", 4, 12, "term:block"}}));
    QCOMPARE(load("term:thread/../x", {}).size(), size_t(1));
    QCOMPARE(load("term://host", {}).size(), size_t(1));
}

void LessonTest::linesAndTypedAnswersAreJudged()
{
    const QByteArray order = "\n[[step.question]]\nid = \"o\"\nkind = \"order\"\nchoices = [\"x\", \"y\"]\n"
                             "lines.opencl = ['one;', 'two;']\n";
    const QByteArray words = "### Order? {#o}\n- First {#x}\n- Second {#y}\n";
    const Folder folder(goodToml + order, goodWords + words);
    QCOMPARE(folder.errors(), LessonErrors());
    const Question question = folder.lesson().steps[1].questions[1];
    QVERIFY(question.kind == Question::Kind::Order);
    QCOMPARE(question.choices[1].line.at("opencl"), "two;");
    QCOMPARE(rightLines(question, {"x", "y"}), 2);
    QCOMPARE(rightLines(question, {"y", "x"}), 0);
    QCOMPARE(rightLines(question, {"x", "y", "x"}), 2);
    const LessonErrors errors = Folder(goodToml + replaced(order, ", 'two;'", ""), goodWords + words).errors();
    QCOMPARE(errors, (LessonErrors{{LessonFault::OutOfRange, "lesson.toml", 21, 16, "1"}}));

    Question fill;
    fill.choices = {{"eight", "8"}, {"other", "?"}};
    fill.choices[0].accepts = QStringList{"8", "8 MiB"};
    for (const char* typed : {"8", " 8 ", "8mib", "8  MIB"})
        QCOMPARE(typedChoice(fill, typed)->id, "eight");
    QCOMPARE(typedChoice(fill, "9")->id, "other");
    QVERIFY(!typedChoice(fill, "  "));
}

void LessonTest::checkingFindsWhatLoadingForgives_data()
{
    using F = LessonFault;
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<LessonFault>("fault");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* name, const char* from, const char* to, F fault, const char* place) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << fault << QString(place);
    };
    row("section missing", "## Birinci {#first en=FIRST}\nGövde.\n### Sıra sende {.turn}\nYap.\n", "", F::Untranslated, "en.md:3:12");
    row("outdated", "en=FIRST", "en=12345678", F::Outdated, "tr.md:2:14");
    row("no mark", " en=FIRST", "", F::Unmarked, "tr.md:2:14");
    row("title without mark", " {en=TITLE}", "", F::Unmarked, "tr.md:1:1");
    row("choice missing", "- Hayır {#no}\n", "", F::MissingText, "tr.md:6:14");
    row("body missing", "Gövde.\n", "", F::MissingText, "tr.md:2:14");
    row("explanation missing", "  > Çünkü.\n", "", F::MissingText, "tr.md:8:10");
    row("other number", "- Evet", "- Evet 2", F::UnequalNumbers, "tr.md:8:12");
    row("same text twice", "- Hayır", "- Evet", F::SameText, "tr.md:10:10");
    row("text too many", "- Hayır", "- Belki {#maybe}\n- Hayır", F::TextWithoutStep, "tr.md:10:11");
    row("HTML", "Gövde.", "<b>", F::Html, "tr.md:3:1");
}

void LessonTest::checkingFindsWhatLoadingForgives()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(LessonFault, fault);
    QFETCH(QString, place);
    const QByteArray english = goodWords + "  > Why not.\n";
    const QByteArray good = "# Ders {en=TITLE}\n" // 1
                         "## Birinci {#first en=FIRST}\n" // 2
                         "Gövde.\n### Sıra sende {.turn}\nYap.\n" // 3 to 5
                         "## Denetim {#check en=CHECK}\n### Neden? {#why}\n- Evet {#yes}\n  > Çünkü.\n"
                         "- Hayır {#no}\n  > Neden olmasın.\n"; // 6 to 11
    LessonErrors none;
    const Words words = parseWords(english, "en.md", none);
    const auto marked = [&](QByteArray text) {
        return text.replace("TITLE", stampOf(words, "").toLatin1()).replace("FIRST", stampOf(words, "first").toLatin1())
            .replace("CHECK", stampOf(words, "check").toLatin1());
    };
    const Folder folder(goodToml, english);
    folder.write("tr.md", marked(good));
    QCOMPARE(checkLessons(folder.path("")), LessonErrors());
    folder.write("tr.md", marked(replaced(good, from, to)));
    QStringList seen;
    bool found = false;
    for (const LessonError& error : checkLessons(folder.path(""))) {
        seen << QStringLiteral("%1 %2 %3").arg(error.place()).arg(int(error.fault)).arg(error.detail);
        found = found || (error.fault == fault && error.place() == place);
    }
    QVERIFY2(found, qPrintable(QStringLiteral("wanted %1 %2, got\n").arg(place).arg(int(fault)) + seen.join('\n')));
    if (fault == LessonFault::Outdated)
        QVERIFY2(seen.join(' ').contains("{#first en=" + stampOf(words, "first") + '}'), qPrintable(seen.join('\n')));
}

void LessonTest::checkingReadsEveryLessonAndLanguage()
{
    const Folder root;
    QVERIFY(QFile::remove(root.path("lesson.toml")) && QFile::remove(root.path("en.md")));
    QCOMPARE(checkLessons(root.path("")).at(0).fault, LessonFault::NoLesson);
    QCOMPARE(checkLessons(root.path("none")).at(0).fault, LessonFault::NotAFolder);
    writeGlossary(root);
    for (const QByteArray term : {"block", "thread"}) {
        QVERIFY(QDir().mkpath(root.path(term)));
        root.write(term + "/lesson.toml", goodToml);
        root.write(term + "/en.md", replaced(goodWords, "Body.", "A [word](term:" + term + ")."));
    }
    root.write("thread/it.md", "# <b>\n");
    QStringList places;
    for (const LessonError& error : checkLessons(root.path("")))
        places << error.place();
    QVERIFY2(places.contains("block/en.md:4:10") && places.contains("thread/it.md:1:3"),
             qPrintable(places.join(' ')));
    QVERIFY(!places.contains("thread/en.md:4:10"));
}

void LessonTest::aMistakeIsFoundWhereItStands_data()
{
    using F = LessonFault;
    QTest::addColumn<QByteArray>("toml");
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<LessonFault>("fault");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("detail");
    const auto toml = [](const char* name, const char* from, const char* to, F fault, const char* place, const char* detail) {
        QTest::newRow(name) << replaced(goodToml, from, to) << goodWords << fault << QString(place) << QString(detail);
    };
    const auto words = [](const char* name, const char* from, const char* to, F fault, const char* place, const char* detail) {
        QTest::newRow(name) << goodToml << replaced(goodWords, from, to) << fault << QString(place)
                            << QString::fromUtf8(detail);
    };
    toml("newer format", "format = 1", "format = 2", F::NewerFormat, "lesson.toml:1:10", "");
    toml("no format", "format = 1", "", F::MissingKey, "lesson.toml:1:1", "format");
    toml("format as text", "format = 1", "format = \"1\"", F::WrongType, "lesson.toml:1:10", "format");
    toml("unknown stage", "\"grid\"", "\"gird\"", F::UnknownName, "lesson.toml:2:9", "gird");
    toml("no stage", "stage = \"grid\"", "", F::MissingKey, "lesson.toml:1:1", "stage");
    toml("unknown key", "set = {", "sett = {", F::UnknownKey, "lesson.toml:6:1", "sett");
    toml("unknown setting", "{ elements", "{ element", F::UnknownKey, "lesson.toml:6:9", "element");
    toml("unknown kernel", "{ elements = 10 }", "{ kernel = \"vecadd\" }", F::UnknownName, "lesson.toml:6:18", "vecadd");
    toml("unknown strategy", "{ elements = 10 }", "{ strategy = \"\" }", F::UnknownName, "lesson.toml:6:20", "");
    toml("unknown control", "\n\n[[step]]", "\ncontrols = [\"block\", \"n\"]\n[[step]]", F::UnknownName, "lesson.toml:3:22", "n");
    toml("unknown run", "set =", "run = \"walk\"\nset =", F::UnknownName, "lesson.toml:6:7", "walk");
    toml("unknown part", "set =", "part = \"corе\"\nset =", F::UnknownName, "lesson.toml:6:8", "corе");
    toml("unknown dialect", "set =", "code.opengl = \"x\"\nset =", F::UnknownKey, "lesson.toml:6:6", "opengl");
    toml("no version", "set =", "code.cuda = \"x\"\nset =", F::MissingKey, "lesson.toml:6:13", "versions.cuda");
    toml("unknown exercise", "set =", "exercise = \"e\"\nset =", F::UnknownName, "lesson.toml:6:12", "e");
    toml("unknown kind", "\"choose\"", "\"chose\"", F::UnknownName, "lesson.toml:13:8", "chose");
    toml("unknown answer", "answer = \"yes\"", "answer = \"maybe\"", F::UnknownName, "lesson.toml:15:10", "maybe");
    toml("no answer", "answer = \"yes\"", "", F::MissingKey, "lesson.toml:11:1", "answer");
    toml("text for a number", "= 10", "= \"10\"", F::WrongType, "lesson.toml:6:20", "elements");
    toml("fraction for a number", "= 10", "= 1.5", F::WrongType, "lesson.toml:6:20", "elements");
    toml("number for a name", "{ elements = 10 }", "{ kernel = 1 }", F::WrongType, "lesson.toml:6:18", "kernel");
    toml("number out of range", "= 10", "= -1", F::OutOfRange, "lesson.toml:6:20", "-1");
    toml("table for a list", "set =", "asked = {}\nset =", F::WrongType, "lesson.toml:6:9", "asked");
    toml("number in a list", "\"no\"]", "3]", F::WrongType, "lesson.toml:14:19", "choices");
    toml("step twice", "\"check\"", "\"first\"", F::DuplicateId, "lesson.toml:9:6", "first");
    toml("choice twice", "[\"yes\", \"no\"]", "[\"yes\", \"yes\"]", F::DuplicateId, "lesson.toml:14:19", "yes");
    toml("id with a capital", "\"first\"", "\"First\"", F::BadId, "lesson.toml:5:6", "First");
    toml("no id", "id = \"first\"", "", F::MissingKey, "lesson.toml:4:1", "id");
    toml("no text for a step", "\"first\"", "\"firs\"", F::MissingText, "lesson.toml:5:6", "firs");
    toml("no text for a choice", "\"no\"]", "\"no\", \"maybe\"]", F::MissingText, "lesson.toml:14:11", "check/why/maybe");
    toml("broken TOML", "id = \"first\"", "id = \"first", F::BadToml, "lesson.toml:5:12", nullptr);
    toml("key twice", "id = \"first\"\n", "id = \"first\"\nid = \"a\"\n", F::BadToml, "lesson.toml:6:6", nullptr);
    words("no text for what to do", "### Your turn {.turn}\n", "", F::MissingText, "lesson.toml:6:7", "first/.turn");
    words("no body", "Body.\n", "", F::MissingText, "lesson.toml:5:6", "first");
    words("no text for a question", "### Why? {#why}\n- Yes {#yes}\n  > Because.\n- No {#no}\n", "", F::MissingText, "lesson.toml:12:6", "check/why");
    words("text without step", "## Check", "## More {#more}\nText.\n## Check", F::TextWithoutStep, "en.md:8:11", "more");
    words("text without part", "Do it.\n", "Do it.\n### So {#so}\n", F::TextWithoutStep, "en.md:7:10", "first/so");
    words("text without choice", "- No", "- Perhaps {#perhaps}\n- No", F::TextWithoutStep, "en.md:12:13", "check/why/perhaps");
    words("step text twice", "## Check", "## First {#first}\nText.\n## Check", F::DuplicateId, "en.md:8:12", "first");
    words("heading without id", "## First {#first}", "## First", F::BadId, "en.md:3:1", "First");
    words("heading with a bad id", "{#first}", "{#fi rst}", F::BadId, "en.md:3:12", "fi rst");
    words("unknown part", "{.turn}", "{.trun}", F::BadId, "en.md:5:16", ".trun");
    words("heading too deep", "### Your", "#### Your", F::BadId, "en.md:5:17", ".turn");
    words("choice with a bad id", "{#no}", "{#No}", F::BadId, "en.md:12:8", "No");
    words("remote picture", "Body.", "![x](https://example.org/x.png)", F::ForeignLink, "en.md:4:6", "https://example.org/x.png");
    words("script link", "Body.", "Go [on](javascript:x).", F::ForeignLink, "en.md:4:9", "javascript:x");
    words("file link", "Body.", "[a](file:///bin/sh)", F::ForeignLink, "en.md:4:5", "file:///bin/sh");
    words("link up", "Body.", "![a](../x.png)", F::ForeignLink, "en.md:4:6", "../x.png");
    words("absolute picture", "Body.", "![a](/x.png)", F::ForeignLink, "en.md:4:6", "/x.png");
    words("reference link", "Body.", "Body.\n\n[a]: https://example.org", F::ForeignLink, "en.md:6:5", "[a]: https://example.org");
    words("no such picture", "Body.", "ä ![a](x.png)", F::BrokenLink, "en.md:4:8", "x.png");
    words("no such step", "Body.", "[a](#chek)", F::BrokenLink, "en.md:4:5", "#chek");
    words("HTML", "Body.", "Body <script>x</script>", F::Html, "en.md:4:6", "<script>x</script>");
    words("HTML behind a lone backtick", "Body.", "` <b>", F::Html, "en.md:4:3", "<b>");
    words("no UTF-8", "Body.", "B\xC3\xB6 \xFF.", F::NotUtf8, "en.md:4:4", "");
    words("overlong UTF-8", "Body.", "\xC0\xAF", F::NotUtf8, "en.md:4:1", "");
}

void LessonTest::aMistakeIsFoundWhereItStands()
{
    QFETCH(QByteArray, toml);
    QFETCH(QByteArray, words);
    QFETCH(LessonFault, fault);
    QFETCH(QString, place);
    QFETCH(QString, detail);
    const LessonErrors errors = Folder(toml, words).errors();
    QStringList seen;
    bool found = false;
    for (const LessonError& error : errors) {
        seen << QStringLiteral("%1 %2 %3").arg(error.place()).arg(int(error.fault)).arg(error.detail);
        const bool sameDetail = detail.isNull() ? !error.detail.isEmpty() : error.detail == detail;
        found = found || (error.fault == fault && error.place() == place && sameDetail);
    }
    QVERIFY2(found, qPrintable(QString("wanted %1 %2, got\n").arg(place).arg(int(fault)) + seen.join('\n')));
}

void LessonTest::severalMistakesAreReportedTogether()
{
    const Folder folder(replaced(replaced(goodToml, "\"grid\"", "\"gird\""), "= 10", "= -1"),
                        replaced(goodWords, "Body.", "<b>"));
    QCOMPARE(folder.errors().size(), size_t(3));
}

void LessonTest::noFolder()
{
    const QTemporaryDir folder;
    for (const QString& path : {folder.filePath("missing"), QStringLiteral(ROUNDTRIP_SOURCE_DIR "/CMakeLists.txt")}) {
        const auto loaded = loadLesson(path);
        QVERIFY(std::holds_alternative<LessonErrors>(loaded));
        QCOMPARE(std::get<LessonErrors>(loaded).at(0).fault, LessonFault::NotAFolder);
    }
    const auto loaded = loadLesson(folder.path());
    QCOMPARE(std::get<LessonErrors>(loaded), (LessonErrors{{LessonFault::MissingFile, "lesson.toml", 0, 0, "lesson.toml"}}));
    QCOMPARE(lessonFolders(folder.path()), QStringList());
    QCOMPARE(lessonFolders(folder.filePath("missing")), QStringList());
}

void LessonTest::nothingLeavesTheFolder()
{
    const QTemporaryDir outside;
    QFile secret(outside.filePath("en.md"));
    QVERIFY(secret.open(QIODevice::WriteOnly));
    secret.write(goodWords);
    secret.close();

    const Folder linked;
    QVERIFY(QFile::remove(linked.path("en.md")));
    QVERIFY(QFile::link(secret.fileName(), linked.path("en.md")));
    QCOMPARE(linked.errors(), (LessonErrors{{LessonFault::OutsideFolder, "en.md", 0, 0, "en.md"}}));

    const Folder unused; // a link that nothing reads is refused as well
    QVERIFY(QFile::link("/etc", unused.path("more")));
    QCOMPARE(unused.errors(), (LessonErrors{{LessonFault::OutsideFolder, "more", 0, 0, "more"}}));

    const Folder dangling;
    QVERIFY(QFile::link("/nowhere/at/all", dangling.path("x")));
    QCOMPARE(dangling.errors().at(0).fault, LessonFault::OutsideFolder);

    const Folder within; // it stays inside, but what it leads to can change
    QVERIFY(QFile::link(within.path("en.md"), within.path("de.md")));
    QCOMPARE(within.errors(), (LessonErrors{{LessonFault::IsLink, "de.md", 0, 0, "de.md"}}));

    const QByteArray exercise = "[[exercise]]\nid = \"e\"\nkernel = \"f\"\nstarter = \"%1\"\nsolution = \"%1\"\n"
                                "reference = \"scale\"\nhints = []\n\n";
    for (const char* name : {"../en.md", "/etc/passwd", "a/../../en.md"}) {
        const Folder folder(replaced(goodToml, "[[step]]", QByteArray(exercise).replace("%1", name) + "[[step]]"));
        const LessonErrors errors = folder.errors();
        QCOMPARE(errors.at(0), (LessonError{LessonFault::OutsideFolder, "lesson.toml", 7, 11, name}));
    }
    const Folder missing(replaced(goodToml, "[[step]]", QByteArray(exercise).replace("%1", "no.cl") + "[[step]]"));
    QCOMPARE(missing.errors().at(0), (LessonError{LessonFault::MissingFile, "lesson.toml", 7, 11, "no.cl"}));
}

void LessonTest::onlyRegularFiles()
{
    const Folder pipe;
    QVERIFY(QFile::remove(pipe.path("en.md")));
    QCOMPARE(mkfifo(qPrintable(pipe.path("en.md")), 0600), 0);
    QCOMPARE(pipe.errors(), (LessonErrors{{LessonFault::NotAFile, "en.md", 0, 0, "en.md"}}));

    const Folder directory;
    QVERIFY(QFile::remove(directory.path("en.md")));
    QVERIFY(QDir().mkdir(directory.path("en.md")));
    QCOMPARE(directory.errors(), (LessonErrors{{LessonFault::NotAFile, "en.md", 0, 0, "en.md"}}));
}

void LessonTest::tooMuchIsRefused()
{
    const qint64 most = 1 << 20;
    const Folder full(goodToml, goodWords + QByteArray(most - goodWords.size(), '\n'));
    QCOMPARE(full.errors(), LessonErrors());
    const Folder over(goodToml, goodWords + QByteArray(most - goodWords.size() + 1, '\n'));
    QCOMPARE(over.errors(), (LessonErrors{{LessonFault::TooLarge, "en.md", 0, 0, "en.md"}}));
    const Folder structure(goodToml + QByteArray(most, '\n'));
    QCOMPARE(structure.errors(), (LessonErrors{{LessonFault::TooLarge, "lesson.toml", 0, 0, "lesson.toml"}}));

    const Folder many;
    for (int i = 0; i < 500; ++i)
        many.write(QString::number(i), {});
    QCOMPARE(many.errors().at(0).fault, LessonFault::TooManyFiles);
}

void LessonTest::hostileTextEnds()
{
    const auto lines = [](const QByteArray& line) { return line.repeated((1 << 19) / line.size()); };
    for (const QByteArray& text : {lines("["), lines("]("), lines("{"), lines("- {#"), lines("# \n"), lines("`<"),
                                   lines("](" + QByteArray(1000, ' ')), lines(">\n"), lines("- a {#a}\n")})
        QVERIFY(!Folder(goodToml, text).errors().empty());
    for (const QByteArray& text : {"x = " + lines("["), "x = " + lines("{a="), lines("a."), lines("[[step]]\n")})
        QVERIFY(!Folder(text).errors().empty());
    QVERIFY(!Folder(QByteArray("format = 1\0stage = 2", 20)).errors().empty());
}

/// Whatever happens to a file on its way, it loads or it is refused at a place that exists.
void LessonTest::damagedFilesEnd()
{
    QRandomGenerator random(4);
    for (int round = 0; round < 300; ++round) {
        QByteArray files[] = {goodToml, goodWords};
        QByteArray& file = files[round % 2];
        for (int hits = 1 + random.bounded(3); hits > 0; --hits) {
            const qsizetype at = random.bounded(int(file.size()));
            const int length = 1 + random.bounded(8);
            switch (random.bounded(3)) {
            case 0: file.remove(at, length); break;
            case 1: file.insert(at, file.mid(random.bounded(int(file.size())), length)); break;
            default: file[at] = char(random.bounded(256));
            }
        }
        const Folder folder(files[0], files[1]);
        const LessonErrors errors = folder.errors();
        QCOMPARE(errors.empty(), !folder.lesson().id.isEmpty());
        for (const LessonError& error : errors) {
            const auto lines = (error.file == "en.md" ? files[1] : files[0]).count('\n') + 1;
            QVERIFY(error.line >= 0 && error.line <= lines);
            QCOMPARE(error.column > 0, error.line > 0);
        }
    }
}

QTEST_GUILESS_MAIN(LessonTest)
#include "lesson_test.moc"
