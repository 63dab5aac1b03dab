// SPDX-License-Identifier: GPL-3.0-or-later
// Does every rule of the coach speak when it should, and hold its tongue when it nearly should?
#include "coach/coach.h"
#include "coach/sentences.h"
#include "samplerun.h"

#include "plan/catalogue.h"
#include "plan/check.h"

#include <QtTest>

#include <functional>
#include <set>

using namespace roundtrip;

namespace {

// A calm run on a CPU: a million elements, most of the time in the kernel, right. Nothing to say about it.
Facts calm(const std::function<void(Settings&)>& change = [](Settings&) {})
{
    Facts facts;
    facts.did = Experiment::Run;
    facts.controls = QStringList{"elements", "block", "grid", "kernel", "chain", "chunks", "strategy", "repetitions"};
    Device device;
    device.id = "cpu";
    device.kind = DeviceKind::Cpu;
    device.computeUnits = device.usableUnits = 2;
    device.maxBlock = 4096;
    device.preferredMultiple = 8;
    device.maxAllocationBytes = 1ull << 30;
    device.budgetBytes = 4ull << 30;
    device.sharesHostMemory = true;
    device.doubles = true;
    facts.device = device;
    facts.mostElements = 1ull << 26;
    facts.mostBlock = 4096;
    change(facts.settings);
    facts.source = sourceFacts(*findKernel(facts.settings.kernel));
    RunFacts run;
    run.settings = facts.settings;
    run.cover = coverage(facts.settings);
    run.parts = {400'000, 1'000'000, 200'000, 0, 50'000};
    run.wall = 1'650'000;
    run.kernel = 1'000'000;
    run.repetitions = 7;
    run.spread = 0.05;
    run.lowerWall = 1'600'000;
    run.upperWall = 1'690'000;
    run.check = Check{"vec_add", run.cover.elements, 0, 0, 4, {}, {}, {}};
    facts.run = run;
    return facts;
}

// As the grader would report it: elements from `first` on are wrong, and were never written.
Facts wrongFrom(Facts facts, std::uint64_t first, bool untouched = true)
{
    Check& check = *facts.run->check;
    check.mismatches = check.compared - first;
    check.untouched = untouched ? check.mismatches : 0;
    check.first = {{first, 0, 1.5}};
    return facts;
}

Facts writesBehind(Facts facts, std::uint64_t elements)
{
    Check& check = *facts.run->check;
    const auto n = static_cast<std::int64_t>(check.compared);
    check.outside = {{"out", n, n + static_cast<std::int64_t>(elements) - 1, elements, check.compared}};
    return facts;
}

Facts own(Facts facts, const char* source)
{
    facts.did = Experiment::Check;
    facts.source = readSource(QString::fromLatin1(source));
    return facts;
}

Facts with(Facts facts, const std::function<void(Facts&)>& change)
{
    change(facts);
    return facts;
}

constexpr auto head = "__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)\n";
QByteArray kernel(const char* body) { return QByteArray(head) + "{ size_t i = get_global_id(0); " + body + " }"; }

void thousand(Settings& s) { s.elements = 1000, s.block = 64; }
void chained(Settings& s) { s.chain = 4; }

Facts pipelined(std::uint32_t chunks)
{
    Facts facts = calm([chunks](Settings& s) { s.strategy = Strategy::Pipelined, s.chunks = chunks; });
    facts.run->parts.overlap = 300'000;
    return facts;
}

Facts swept(BreakEven::Kind kind)
{
    Facts facts = calm();
    facts.did = Experiment::SweepElements;
    facts.run.reset();
    facts.wholeTrip = BreakEven{kind, 300'000, 1e5, 1024, 1 << 26};
    return facts;
}

Facts blockSweep(std::vector<BlockTime> blocks)
{
    Facts facts = calm();
    facts.did = Experiment::SweepBlock;
    facts.run.reset();
    facts.blocks = std::move(blocks);
    return facts;
}

Facts ordered(std::vector<double> shares, std::uint64_t blocks = 4096)
{
    Facts facts = calm();
    facts.did = Experiment::BlockOrder;
    facts.run.reset();
    facts.orders = std::move(shares);
    facts.orderedBlocks = blocks;
    return facts;
}

Facts guessed(const char* measure, std::size_t guess, std::size_t actual)
{
    Facts facts = calm();
    facts.guesses = {{"one", QLatin1String(measure), guess, actual}, {"two", QLatin1String(measure), guess, actual}};
    return facts;
}

void forgetOne(Facts& facts) { facts.guesses.pop_back(); }

struct Case {
    Remark remark;
    Facts facts;
    std::function<void(Facts&)> nearMiss; // what makes the rule hold its tongue
};

std::vector<Case> answerCases()
{
    const Facts unguarded = calm([](Settings& s) { thousand(s), s.kernel = "vec_add_unguarded"; });
    return {
        {Remark::GridTooSmall, wrongFrom(calm([](Settings& s) { thousand(s), s.grid = 8; }), 512),
            [](Facts& f) { f.settings.grid = f.run->settings.grid = 16, f.run->cover = coverage(f.run->settings); }},
        {Remark::GuardLetsOneIn, own(writesBehind(calm(thousand), 1), kernel("if (i <= n) out[i] = a[i] + b[i];")),
            [](Facts& f) { f.source = readSource(kernel("if (i <= n - 1) out[i] = a[i] + b[i];")); }},
        {Remark::NoGuard, writesBehind(unguarded, 24), [](Facts& f) { f.source.guard = true; }},
        {Remark::LocalIndex, wrongFrom(calm([](Settings& s) { thousand(s), s.kernel = "vec_add_local_index"; }), 64),
            [](Facts& f) { f.run->check->first.front().index = 65; }},
        {Remark::RoundedDown, wrongFrom(calm([](Settings& s) { thousand(s), s.block = 96, s.kernel = "vec_add_floor"; }), 960),
            [](Facts& f) { f.run->check->untouched = 39; }},
        {Remark::CountsFromOne,
            with(own(calm(thousand), kernel("i = get_global_id(0) + 1; if (i < n) out[i] = a[i] + b[i];")),
                [](Facts& f) { f.run->check->mismatches = f.run->check->untouched = 1, f.run->check->first = {{0, 0, 1}}; }),
            [](Facts& f) { f.run->check->first.front().index = 1; }},
        {Remark::WrongAtEnd, own(wrongFrom(calm(thousand), 999), kernel("if (i < n - 1) out[i] = a[i] + b[i];")),
            [](Facts& f) { f.run->check->mismatches = f.run->check->untouched = 500, f.run->check->first.front().index = 0; }},
        {Remark::NothingWritten, own(wrongFrom(calm(thousand), 0), kernel("float x = a[i] + b[i];")),
            [](Facts& f) { f.run->check->untouched = 999; }},
        {Remark::EveryElementWrong, own(wrongFrom(calm(thousand), 0, false), kernel("if (i < n) out[i] = a[i] - b[i];")),
            [](Facts& f) { f.run->check->mismatches = 999; }},
        {Remark::WritesOutside, own(writesBehind(calm(thousand), 24), kernel("if (i < n + 24) out[i] = a[i] + b[i];")),
            [](Facts& f) { f.run->check->outside.clear(), f.run->check->mismatches = 3; }},
        {Remark::InputChanged, own(with(calm(thousand), [](Facts& f) { f.run->check->changedInputs = {"a"}; }), kernel("if (i < n) a[i] = 0;")),
            [](Facts& f) { f.run->check->changedInputs.clear(); }},
        {Remark::SomeSizesFail,
            own(with(wrongFrom(calm(thousand), 500), [](Facts& f) { f.cases = {{1024, 64, true}, {1000, 64, false}}; }), kernel("if (i < 500) out[i] = 0;  /* < n */ if (i < n) ;")),
            [](Facts& f) { f.cases.front().right = false; }},
        {Remark::LoopInKernel, own(calm(thousand), kernel("for (uint k = 0; k < n; ++k) out[k] = a[k] + b[k];")),
            [](Facts& f) { f.source = readSource(kernel("for (uint k = i; k < n; k += get_global_size(0)) out[k] = a[k] + b[k];")); }},
        {Remark::ReadTooEarly, with(calm(), [](Facts& f) { f.did = Experiment::ReadEarly, f.run.reset(), f.early = EarlyRead{900, 1000}; }),
            [](Facts& f) { f.early->old = 0; }},
        {Remark::GuardByLuck, calm([](Settings& s) { s.elements = 1024, s.block = 64, s.kernel = "vec_add_unguarded"; }),
            [](Facts& f) { f.run->settings.elements = 1000, f.run->cover = coverage(f.run->settings); }},
    };
}

std::vector<Case> timeCases()
{
    return {
        {Remark::FirstRunSlower, with(calm(), [](Facts& f) { f.run->firstRun = 60'000'000; }),
            [](Facts& f) { f.run->firstRun = 4'000'000; }},
        {Remark::SpreadTooLarge, with(calm(), [](Facts& f) { f.run->spread = 0.4; }), [](Facts& f) { f.run->spread = 0.25; }},
        {Remark::TooFewRepetitions, with(calm([](Settings& s) { s.repetitions = 3; }), [](Facts& f) { f.run->repetitions = 3; }),
            [](Facts& f) { f.settings.repetitions = 7; }}, // it was cut short: more of them would not come
        {Remark::NotDifferent, with(calm(), [](Facts& f) { f.contrast = Contrast{1e6, 1e6, 1.02, 0.97, 1.06, 11}; }),
            [](Facts& f) { f.contrast = Contrast{2e6, 1e6, 2, 1.9, 2.1, 11}; }},
    };
}

std::vector<Case> transferCases()
{
    const auto mostlyCopies = [](Facts& f) { f.run->parts = {2'000'000, 500'000, 1'000'000, 0, 50'000}, f.run->wall = 3'550'000, f.run->kernel = 500'000; };
    return {
        {Remark::OneChunk, pipelined(1), [](Facts& f) { f.run->settings.chunks = 2; }},
        {Remark::TooManyChunks, pipelined(256), [](Facts& f) { f.run->settings.chunks = 16; }},
        {Remark::NoOverlapOnCpu, with(pipelined(4), [](Facts& f) { f.run->parts.overlap = 0; }),
            [](Facts& f) { f.run->parts.overlap = 200'000; }},
        {Remark::NoOverlap, with(pipelined(4), [](Facts& f) { f.run->parts.overlap = 0, f.device->kind = DeviceKind::Gpu; }),
            [](Facts& f) { f.device->kind = DeviceKind::Cpu; }},
        {Remark::WaitingDominates, with(calm([](Settings& s) { s.elements = 4096; }), [](Facts& f) { f.run->parts = {2'000, 5'000, 1'000, 0, 60'000}, f.run->wall = 68'000; }),
            [](Facts& f) { f.run->parts.waiting = 20'000, f.run->wall = 68'000; }},
        {Remark::KeepOnDevice, with(calm(chained), mostlyCopies), [](Facts& f) { f.run->settings.chain = 1; }},
        {Remark::KeepWithoutChain, calm([](Settings& s) { s.strategy = Strategy::KeepOnDevice; }),
            [](Facts& f) { f.run->settings.chain = 2; }},
        {Remark::ChainWouldPay, with(calm(), [&](Facts& f) { mostlyCopies(f), f.host = HostFacts{3e6, 1.5e6}; }),
            [](Facts& f) { f.run->settings.chain = 3; }}, // 3 ms ÷ (1.5 − 0.5) ms = 3
        {Remark::NoChainPays, with(calm(), [](Facts& f) { f.host = HostFacts{2e6, 0.9e6}; }),
            [](Facts& f) { f.host->all = 5e6; }},
        {Remark::MappedMovesNothing, calm([](Settings& s) { s.strategy = Strategy::Mapped; }),
            [](Facts& f) { f.device->kind = DeviceKind::Gpu, f.device->sharesHostMemory = false; }},
        {Remark::HalfTheBytes, with(calm([](Settings& s) { s.type = ElementType::Double; }), [](Facts& f) { f.run->copiedBytes = 24 << 20; }),
            [](Facts& f) { f.run->settings.type = ElementType::Float; }},
        {Remark::TransfersDominate, with(calm(), mostlyCopies), [](Facts& f) { f.run->parts.computeOnly = 2'500'000; }},
        {Remark::CopiesInOneMemory, with(calm(), [](Facts& f) { f.run->copiedBytes = 12 << 20; }),
            [](Facts& f) { f.device->kind = DeviceKind::Gpu; }},
    };
}

std::vector<Case> gridCases()
{
    return {
        {Remark::BlocksOfOne, calm([](Settings& s) { s.block = 1; }), [](Facts& f) { f.run->settings.block = 2; }},
        {Remark::IdleUnits, calm([](Settings& s) { s.elements = 4096, s.block = 4096; }),
            [](Facts& f) { f.run->settings.block = 2048, f.run->cover = coverage(f.run->settings); }},
        {Remark::SpareThreads, calm([](Settings& s) { s.elements = 1000, s.block = 256, s.grid = 16; }),
            [](Facts& f) { f.run->settings.grid = 4, f.run->cover = coverage(f.run->settings); }},
        {Remark::OffTheMultiple, calm([](Settings& s) { s.block = 100; }), [](Facts& f) { f.run->settings.block = 104; }},
        {Remark::StrideOnCpu, calm([](Settings& s) { s.kernel = "vec_add_grid_stride"; }),
            [](Facts& f) { f.device->kind = DeviceKind::Gpu; }},
    };
}

std::vector<Case> sweepCases()
{
    return {
        {Remark::NeverBreaksEvenOnCpu, swept(BreakEven::Kind::Never), [](Facts& f) { f.wholeTrip->kind = BreakEven::Kind::At; }},
        {Remark::NeverBreaksEven, with(swept(BreakEven::Kind::Never), [](Facts& f) { f.device->kind = DeviceKind::Gpu; }),
            [](Facts& f) { f.did = Experiment::Run; }},
        {Remark::BelowBreakEven, with(calm([](Settings& s) { s.elements = 65536; }), [](Facts& f) { f.wholeTrip = BreakEven{BreakEven::Kind::At, 300'000, 1e5, 1024, 1 << 26}; }),
            [](Facts& f) { f.run->settings.elements = 300'001; }},
        {Remark::SameCores, with(calm(), [](Facts& f) { f.controls = QStringList{"elements", "kernel", "repetitions"}, f.host = HostFacts{2e6, 1.1e6}; }),
            [](Facts& f) { f.host->all = 2e6; }},
        {Remark::LargestBlockOnCpu, blockSweep({{1, 48e6}, {64, 3e6}, {1024, 1.4e6}, {4096, 1e6}}),
            [](Facts& f) { f.device->kind = DeviceKind::Gpu; }},
        {Remark::BlocksLevelOff, blockSweep({{1, 14e6}, {64, 1.1e6}, {128, 1.03e6}, {1024, 1e6}, {4096, 1.01e6}}),
            [](Facts& f) { f.blocks.back().kernel = 0.9e6; }}, // the largest is better after all
        {Remark::InOrderThisTime, ordered({1}), [](Facts& f) { f.orders.back() = 0.9998; }},
        {Remark::OrderDiffers, ordered({0.6, 0.7}), [](Facts& f) { f.orders = {0.7, 0.7}; }},
    };
}

std::vector<Case> guessCases()
{
    return {
        {Remark::CopiesCostMore, guessed("transfer-share", 0, 2), forgetOne},
        {Remark::CopiesCostLess, guessed("transfer-share", 2, 0), forgetOne},
        {Remark::MoreGoesWrong, guessed("wrong-elements", 0, 1), forgetOne},
        {Remark::LessGoesWrong, guessed("wrong-elements", 2, 1), forgetOne},
        {Remark::EffectLarger, guessed("kernel-ratio", 0, 2), [](Facts& f) { f.guesses.back().guessed = 2; }},
        {Remark::EffectSmaller, guessed("total-ratio", 2, 0), [](Facts& f) { f.guesses.back().measure = "spare-threads"; }},
        {Remark::OrderDisappoints, guessed("ordered-share", 1, 0), forgetOne},
    };
}

std::vector<Case> allCases()
{
    std::vector<Case> all;
    for (const auto& cases : {answerCases(), timeCases(), transferCases(), gridCases(), sweepCases(), guessCases()})
        all.insert(all.end(), cases.begin(), cases.end());
    return all;
}

// What that rule alone says.
std::optional<Advice> judged(Remark remark, const Facts& facts)
{
    for (const auto rules : {answerRules(), guessRules(), timeRules(), gridRules(), sweepRules(), transferRules()})
        for (const RuleEntry& entry : rules)
            if (auto advice = entry.judge(facts); advice && advice->remark == remark)
                return advice;
    return {};
}

constexpr int ruleCount = static_cast<int>(Remark::OrderDisappoints) + 1;

} // namespace

class CoachTest : public QObject {
    Q_OBJECT
private slots:
    void everyRuleHasACase()
    {
        std::set<int> seen;
        for (const Case& c : allCases())
            seen.insert(static_cast<int>(c.remark));
        QCOMPARE(static_cast<int>(seen.size()), ruleCount);
        QVERIFY(ruleCount >= 25);
    }

    void everyRuleSpeaksInItsPlace_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < ruleCount; ++i)
            QTest::addRow("rule %d", static_cast<int>(allCases()[static_cast<std::size_t>(i)].remark)) << i;
    }
    void everyRuleSpeaksInItsPlace()
    {
        QFETCH(int, index);
        const Case c = allCases()[static_cast<std::size_t>(index)];
        const auto advice = advise(c.facts, {});
        QVERIFY(advice);
        QCOMPARE(static_cast<int>(advice->remark), static_cast<int>(c.remark)); // before all the others that hold
        const QString words = sentence(*advice, QLocale::c());
        QVERIFY(words.size() > 30);
        static const QRegularExpression place(QStringLiteral("%[0-9n]"));
        QVERIFY2(!place.match(words).hasMatch(), qPrintable(words));
        QVERIFY2(words.size() <= 260, qPrintable(words)); // a card, not an essay
        // The suggestion is legal here, and its button says what it does.
        QVERIFY(advice->suggestion.experiment != Experiment::None);
        QVERIFY(problemsWith(advice->suggestion.settings, *c.facts.device).empty());
        QVERIFY(!suggestionLabel(advice->suggestion, c.facts.settings, QLocale::c()).isEmpty());

        Facts nearly = c.facts;
        c.nearMiss(nearly);
        QVERIFY(!judged(c.remark, nearly));
    }

    void nothingIsSaidAboutACalmRun()
    {
        QVERIFY(!advise(calm(), {}));
        QVERIFY(!advise(Facts{}, {}));
    }

    void nothingIsSaidTwiceUnlessItChanged()
    {
        Coach coach;
        const Facts facts = timeCases()[1].facts; // the spread
        QVERIFY(coach.hear(facts));
        QVERIFY(!coach.hear(facts));
        QVERIFY(!coach.hear(with(facts, [](Facts& f) { f.run->lowerWall *= 1.5; })));
        QVERIFY(coach.hear(with(facts, [](Facts& f) { f.run->lowerWall *= 3, f.run->upperWall *= 3; })));
        // What is true once and for all is said once.
        const Facts first = timeCases()[0].facts;
        QVERIFY(coach.hear(first));
        QVERIFY(!coach.hear(with(first, [](Facts& f) { f.run->firstRun *= 10; })));
        // Then the next thing that holds has its turn.
        const Facts both = with(first, [](Facts& f) { f.run->copiedBytes = 12 << 20; });
        const auto next = coach.hear(both);
        QVERIFY(next);
        QCOMPARE(static_cast<int>(next->remark), static_cast<int>(Remark::CopiesInOneMemory));
    }

    void switchedOffItSaysNothingAndForgetsNothing()
    {
        Coach coach;
        coach.setOn(false);
        Facts one = calm();
        one.guesses = {{"one", "transfer-share", 0, 2}};
        QVERIFY(!coach.hear(one));
        QVERIFY(!coach.hear(timeCases()[1].facts));
        coach.setOn(true);
        one.guesses = {{"two", "transfer-share", 1, 2}};
        const auto advice = coach.hear(one); // the second miss of its kind
        QVERIFY(advice);
        QCOMPARE(static_cast<int>(advice->remark), static_cast<int>(Remark::CopiesCostMore));
    }

    void textsAreRead_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("facts");
        const auto row = [](const char* name, const QByteArray& source, const char* facts) {
            QTest::newRow(name) << source << QString::fromLatin1(facts);
        };
        row("guarded", kernel("if (i < n) out[i] = 0;"), "guard");
        row("returns early", kernel("if (i >= n) return; out[i] = 0;"), "guard");
        row("the other way round", kernel("if (n > i) out[i] = 0;"), "guard");
        row("another name", QByteArray(head).replace("uint n)", "uint len)") + "{ size_t i = get_global_id(0); if (i < len) out[i] = 0; }", "guard");
        row("no guard", kernel("out[i] = 0;"), "");
        row("in a comment", kernel("/* if (i < n) */ out[i] = 0; // i < n"), "");
        row("one too far", kernel("if (i <= n) out[i] = 0;"), "guard one-too-far");
        row("one too far, returning", kernel("if (i > n) return; out[i] = 0;"), "guard one-too-far");
        row("the last one counts", kernel("if (i <= n - 1) out[i] = 0;"), "guard");
        row("through a pointer", kernel("if (p->n) out[i] = 0;"), "");
        row("local", QByteArray(head) + "{ size_t i = get_local_id(0); if (i < n) out[i] = 0; }", "guard local");
        row("local and block", QByteArray(head) + "{ size_t i = get_group_id(0) * get_local_size(0) + get_local_id(0); if (i < n) out[i] = 0; }", "guard");
        row("from one", kernel("i = get_global_id(0) + 1; if (i < n) out[i] = 0;"), "guard from-one");
        row("loop over all", kernel("for (uint k = 0; k < n; k++) out[k] = 0;"), "guard loop");
        row("stride", kernel("for (; i < n; i += get_global_size(0)) out[i] = 0;"), "guard stride");
        row("doubles", kernel("double x = 0; if (i < n) out[i] = x;"), "guard doubles");
    }
    void textsAreRead()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, facts);
        const SourceFacts read = readSource(QString::fromLatin1(source));
        QStringList found;
        for (const auto& [is, word] : {std::pair{read.guard, "guard"}, {read.guardOneTooFar, "one-too-far"}, {read.localIndexOnly, "local"},
                 {read.countsFromOne, "from-one"}, {read.loopOverAll, "loop"}, {read.strideLoop, "stride"}, {read.doubles, "doubles"}})
            if (is)
                found += QLatin1String(word);
        QCOMPARE(found.join(QLatin1Char(' ')), facts);
        QVERIFY(read.isOwn);
    }

    void factsAreThoseOfTheMedianRepetition()
    {
        LessonState state;
        state.kept.settings.strategy = Strategy::RoundTrip;
        state.results.run = sampleRun(state.kept.settings);
        Lesson lesson;
        lesson.controls = QStringList{"elements"};
        const Device device = state.results.run->device;
        const Facts facts = gather({Experiment::Run, false, &lesson, &state, &device, {}, {}, {}});
        QVERIFY(facts.timed());
        QCOMPARE(facts.run->repetitions, std::size_t(7));
        QCOMPARE(facts.run->copyCalls, 3u);
        QCOMPARE(facts.run->copiedBytes, 12u << 20);
        QCOMPARE(facts.run->kernel, 1'234'573); // 1 234 567, and 2 more for each repetition before the fourth
        QCOMPARE(facts.run->parts.uploadOnly, 2 * 1'234'573);
        QVERIFY(facts.run->isRight());
        QVERIFY(facts.source.guard && !facts.source.isOwn);
        QVERIFY(!facts.host);
        QVERIFY(!gather({Experiment::SweepBlock, false, &lesson, &state, &device, {}, {}, {}}).timed());
        QCOMPARE(gather({}), Facts{});
    }

    void aCheckIsJudgedByItsFirstWrongCase()
    {
        LessonState state;
        Verdict verdict{VerdictKind::Wrong};
        using State = GradedCase::State;
        verdict.cases = {{1024, 64, 16, State::Passed}, {1000, 64, 16, State::Failed}, {100, 64, 2, State::Failed}, {7, 1, 7, State::NotReached}};
        verdict.at = 1;
        verdict.check = Check{"vec_add", 1000, 1, 0, 0, {{999, 0, 1}}, {}, {}};
        state.results.verdict = verdict;
        Lesson lesson;
        const Facts facts = gather({Experiment::Check, false, &lesson, &state, nullptr, {}, QStringLiteral("x"), {}});
        QCOMPARE(facts.cases.size(), std::size_t(3));
        QCOMPARE(facts.run->settings.elements, 1000u);
        QVERIFY(!facts.run->isRight());
        QVERIFY(facts.source.isOwn);
    }
};

QTEST_GUILESS_MAIN(CoachTest)
#include "coach_test.moc"
