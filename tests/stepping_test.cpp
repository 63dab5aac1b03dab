// SPDX-License-Identifier: GPL-3.0-or-later
// Is the wrong element the right one to look at, and does a thread's walk through the text show what the thread did?
#include "patience.h"
#include "plan/spot.h"
#include "stepper.h"
#include "widgets/gridview.h"
#include "widgets/spotcard.h"

#include <QtWidgets>

using namespace roundtrip;

namespace {

const char* const sums = "__kernel void block_sums(__global const float* a, __global float* sums, __local float* tile, const uint n)\n"
                         "{\n"
                         "    const size_t t = get_local_id(0), i = get_global_id(0);\n"
                         "    tile[t] = i < n ? a[i] : 0.0f; // a comment with words\n"
                         "    for (size_t apart = 1; apart < get_local_size(0); apart *= 2) {\n"
                         "        barrier(CLK_LOCAL_MEM_FENCE);\n"
                         "        if (t % (2 * apart) == 0)\n"
                         "            tile[t] += tile[t + apart];\n"
                         "    }\n"
                         "    if (t == 0)\n"
                         "        sums[get_group_id(0)] = tile[0];\n"
                         "}\n";
const char* const difference = "__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)\n"
                               "{\n"
                               "    const size_t i = get_global_id(0);\n"
                               "    float sum = a[i];\n"
                               "    if (i < n)\n"
                               "        out[i] = sum - b[i];\n"
                               "}\n";

// The first wrong element of a case with that many.
std::optional<Spot> spotFor(const char* kernel, const char* source, std::uint64_t elements, std::uint64_t element)
{
    GradeTask task;
    task.kernel = kernel;
    task.source = source;
    const Grading grading = gradingOf(task);
    Verdict verdict;
    verdict.kind = VerdictKind::Wrong;
    for (std::size_t i = 0; i < grading.plans.size(); ++i)
        if (grading.cases[grading.caseOf[i]].elements == elements)
            verdict.run = i;
    verdict.check = Check{"vec_add", elements, 1, 0, 0, {{element, 1.5, 2.5}}, {}, {}};
    return spotOf(grading, verdict);
}

Steps walked(const Spot& spot, std::uint64_t thread)
{
    Stepper stepper;
    std::optional<Steps> steps;
    QObject::connect(&stepper, &Stepper::finished, &stepper, [&](const Steps& what) { steps = what; });
    stepper.begin(spot, thread);
    return comes([&] { return steps.has_value(); }) ? *steps : Steps{};
}

std::string valueOf(const TraceStep& step, const char* name)
{
    for (const auto& [known, value] : step.values)
        if (known == name)
            return value;
    return {};
}

} // namespace

class SteppingTest : public QObject {
    Q_OBJECT
private slots:
    void theSpotNamesThreadAndInputs()
    {
        const auto spot = spotFor("vec_add", difference, 257, 130);
        QVERIFY(spot);
        QCOMPARE(spot->thread, 130u);
        QCOMPARE(spot->block * spot->of.block + spot->inBlock, spot->thread);
        QCOMPARE(spot->inputs.size(), std::size_t{2});
        QCOMPARE(spot->inputs[0].name, std::string("a"));
        QVERIFY(spot->inputs[0].value >= 0.5 && spot->inputs[0].value < 2);
        QCOMPARE(spot->wrong.expected, 2.5);
        const auto sum = spotFor("block_sums", sums, 257, 3);
        QVERIFY(sum && sum->inputs.empty());
        QCOMPARE(sum->thread, 3 * sum->of.block); // the first thread of that block
        QVERIFY(!spotFor("histogram", "", 257, 3)->ownThread);
        QVERIFY(!spotOf({}, {}));
        Verdict right;
        right.kind = VerdictKind::Right;
        QVERIFY(!spotOf(gradingOf(GradeTask{"vec_add", {}, {}, difference, {}}), right));
    }

    void variablesAreNamed()
    {
        const auto names = namesIn(sums, 5, 2);
        const auto has = [&](const char* name) { return std::find(names.begin(), names.end(), name) != names.end(); };
        for (const char* name : {"a[5]", "sums[5]", "tile[2]", "n", "t", "i", "apart"})
            QVERIFY2(has(name), name);
        for (const char* name : {"block_sums", "float", "barrier", "CLK_LOCAL_MEM_FENCE", "comment", "words", "size_t", "tile", "f"})
            QVERIFY2(!has(name), name);
        QVERIFY(namesIn("", 0, 0).empty());
        QVERIFY(namesIn("\"unfinished /* text", 0, 0).empty());
    }

    void answersAreRead()
    {
        const Trace none = traceIn("1\tkernel void f()\nrandom\n");
        QVERIFY(none.steps.empty() && !none.finished);
        const Trace trace = traceIn("1\tkernel\nSwitched to work-item: (5,0,0)\nSource line not available.\n3\t    int i = 5;\nnosuch = not found\na = 0x1000\n"
                                    "4\t    i++;\ni = 5\nv = (1,2,3,4)\nWork-item has finished.\n");
        QVERIFY(trace.finished);
        QCOMPARE(trace.steps.size(), std::size_t{2});
        QCOMPARE(trace.steps[0], (TraceStep{3, {}}));
        QCOMPARE(trace.steps[1], (TraceStep{4, {{"i", "5"}, {"v", "(1,2,3,4)"}}}));
        const Trace waiting = traceIn("Switched to work-item: (5,0,0)\n3\tx\n4\tbarrier\nWork-item is at barrier.\nWork-item is at barrier.\n");
        QCOMPARE(waiting.waitsAfter, 2u);
    }

    void aThreadIsFollowed()
    {
        if (Simulator::program().isEmpty())
            QSKIP("Oclgrind is not installed");
        const auto spot = spotFor("vec_add", difference, 257, 130);
        const Steps steps = walked(*spot, 130);
        QVERIFY(steps.trace.finished);
        std::vector<std::uint32_t> lines;
        for (const TraceStep& step : steps.trace.steps)
            lines.push_back(step.line);
        for (const std::uint32_t line : {4u, 5u, 6u})
            QVERIFY(std::find(lines.begin(), lines.end(), line) != lines.end());
        const TraceStep& last = steps.trace.steps.back();
        QCOMPARE(valueOf(last, "i"), std::string("130"));
        QCOMPARE(std::stod(valueOf(last, "a[130]")), std::stod(QByteArray::number(spot->inputs[0].value, 'g', 6).toStdString()));
        QCOMPARE(valueOf(last, "sum"), valueOf(last, "a[130]"));
        const Steps spare = walked(*spot, 257); // it has no element: the guard sends it past
        QVERIFY(spare.trace.finished);
        QVERIFY(std::none_of(spare.trace.steps.begin(), spare.trace.steps.end(), [](const TraceStep& step) { return step.line == 6; }));
    }

    void barriersAreCrossed()
    {
        if (Simulator::program().isEmpty())
            QSKIP("Oclgrind is not installed");
        const auto spot = spotFor("block_sums", sums, 257, 1);
        const Steps steps = walked(*spot, spot->thread);
        QVERIFY2(steps.trace.finished, QByteArray::number(qulonglong(steps.trace.steps.size())));
        const auto at = [&](std::uint32_t line) { return std::count_if(steps.trace.steps.begin(), steps.trace.steps.end(), [&](const TraceStep& step) { return step.line == line; }); };
        QCOMPARE(at(8), 6); // 2^6 threads in the block: six rounds of additions
        QCOMPARE(at(11), 1);
    }

    void whatCannotBeFollowedSaysSo()
    {
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", "/nonexistent");
        QCOMPARE(walked(*spotFor("vec_add", difference, 257, 1), 1).state, SimulatorRun::State::Absent);
        qputenv("PATH", path);
        QCOMPARE(walked(*spotFor("vec_add", "#include \"/etc/passwd\"\n", 257, 1), 1).state, SimulatorRun::State::Refused);
    }

    void theCardExplainsByKeyboard()
    {
        SpotCard card;
        card.setTheme(lightTheme());
        card.resize(700, 500);
        int line = -1;
        connect(&card, &SpotCard::lineReached, this, [&line](int reached) { line = reached; });
        card.show(std::nullopt);
        QVERIFY(!card.isVisible());
        card.show(spotFor("vec_add", difference, 257, 130));
        QVERIFY(card.isVisible());
        const auto press = [&](const char* text) {
            for (QPushButton* button : card.findChildren<QPushButton*>())
                if (button->text() == QLatin1String(text) && button->isEnabled()) {
                    button->setFocus();
                    QTest::keyClick(button, Qt::Key_Space);
                    return true;
                }
            return false;
        };
        auto* table = card.findChild<QTableWidget*>();
        QVERIFY(!table->isVisible());
        QVERIFY(press("Explain it"));
        QVERIFY(table->isVisible());
        QStringList texts;
        for (int i = 0; i < table->columnCount(); ++i)
            texts += table->horizontalHeaderItem(i)->text() + QLatin1Char('=') + table->item(0, i)->text();
        for (const char* text : {"Thread=130", "Element=130", "It is=1.5", "It should be=2.5"})
            QVERIFY2(texts.contains(QLatin1String(text)), qPrintable(texts.join(QLatin1Char(' '))));
        QCOMPARE(texts.filter(QStringLiteral("[130]=")).size(), 2);
        auto* canvas = card.findChild<GridCanvas*>();
        const auto& boxes = canvas->grid().scene.boxes;
        QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](const Box& box) { return box.tone == Tone::Warning && box.item >= 0; }));
        if (Simulator::program().isEmpty()) {
            QVERIFY(!press("Step through"));
            return;
        }
        QVERIFY(press("Step through"));
        QVERIFY(comes([&] { return line > 0; }));
        const int first = line;
        QVERIFY(press("Next line"));
        QVERIFY(press("Next line"));
        QVERIFY(line > first);
        QVERIFY(press("Line before"));
        QVERIFY(press("Line before"));
        QCOMPARE(line, first);
        card.leave();
        QCOMPARE(line, 0);
        QVERIFY(!press("Next line"));
    }
};

QTEST_MAIN(SteppingTest)
#include "stepping_test.moc"
