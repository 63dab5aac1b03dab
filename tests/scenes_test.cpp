// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakerun.h"
#include "plan/catalogue.h"
#include "plan/coverage.h"
#include "scenes/gridscene.h"
#include "scenes/memoryscene.h"
#include "scenes/summaryscene.h"
#include "scenes/timelinescene.h"
#include "scenes/words.h"

#include <QtTest>
#include <QtWidgets>

#include <numeric>
#include <set>

using namespace roundtrip;

namespace {

using Kind = OperationKind;

TimelineViewport viewportOf(const TimelineIndex& index, qreal width = 800)
{
    TimelineViewport viewport;
    viewport.size = QSizeF(width, 140);
    return fitted(index, viewport);
}

std::uint64_t countsIn(const TimelineScene& scene, std::uint32_t lane)
{
    std::uint64_t sum = 0;
    for (const Box& box : scene.scene.boxes)
        sum += box.item >= 0 && box.lane == lane ? box.count : 0;
    return sum;
}

const Box* boxOf(const TimelineScene& scene, std::int64_t span, std::uint32_t lane)
{
    for (const Box& box : scene.scene.boxes)
        if (box.item == span && box.lane == lane && box.count == 1)
            return &box;
    return nullptr;
}

constexpr std::uint32_t copyLane = 1, computeLane = 2;

} // namespace

class ScenesTest : public QObject {
    Q_OBJECT
private slots:
    void barsStandWhereTheirTimesAre()
    {
        const auto [plan, repetition] = fake::steps({{Kind::Write, 0, 250}, {Kind::Launch, 250, 500}, {Kind::Read, 750, 1000}}, 0, 1000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        TimelineViewport viewport = viewportOf(index);
        viewport.from = 0;
        viewport.to = 1000;
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewport);
        const qreal unit = scene.plot.width() / 1000;
        const Box* kernel = boxOf(scene, 1, computeLane);
        QVERIFY(kernel);
        QCOMPARE(kernel->rect.left(), scene.plot.left() + 250 * unit);
        QCOMPARE(kernel->rect.width(), 250 * unit);
        QCOMPARE(kernel->tone, Tone::Compute);
        QCOMPARE(boxOf(scene, 2, copyLane)->tone, Tone::Download);
        QCOMPARE(barAt(scene, kernel->rect.center()), kernel);
        QVERIFY(!barAt(scene, QPointF(scene.plot.left() + 600 * unit, kernel->rect.center().y())));
        QCOMPARE(edgeAt(index, scene, QPointF(scene.plot.left() + 501 * unit, kernel->rect.center().y()), 6).value(), 500);
        QVERIFY(!edgeAt(index, scene, QPointF(scene.plot.left() + 600 * unit, kernel->rect.center().y()), 6));
    }

    void overlappingBarsStackAndNoneIsLost()
    {
        const auto [plan, repetition] = fake::steps({{Kind::Launch, 0, 100}, {Kind::Launch, 10, 60}, {Kind::Launch, 60, 90}, {Kind::Launch, 20, 30}}, 0, 100);
        const TimelineIndex index = indexTimeline(plan, repetition);
        QCOMPARE(index.lanes[computeLane].rows.size(), std::size_t{3});
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        QCOMPARE(countsIn(scene, computeLane), std::uint64_t{4});
        for (std::int64_t i = 0; i < 4; ++i)
            for (std::int64_t j = 0; j < i; ++j)
                QVERIFY(!boxOf(scene, i, computeLane)->rect.intersects(boxOf(scene, j, computeLane)->rect));
    }

    void moreOverlapsThanLinesKeepTheirCount()
    {
        std::vector<fake::Step> steps;
        for (std::int64_t i = 0; i < 40; ++i)
            steps.push_back({Kind::Launch, i * 10, 1000 - i});
        const auto [plan, repetition] = fake::steps(steps, 0, 1000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        QCOMPARE(index.lanes[computeLane].rows.size(), mostRows);
        QCOMPARE(index.bars(), std::size_t{40});
        for (const TimelineRow& row : index.lanes[computeLane].rows)
            for (std::size_t i = 1; i < row.size(); ++i)
                QVERIFY(row.ends[i - 1] <= row.starts[i]);
    }

    void foldingConservesCounts_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("length");
        QTest::newRow("few") << 10 << 20;
        QTest::newRow("hundred thousand") << 100'000 << 20;
        QTest::newRow("hundred thousand without length") << 100'000 << 0;
        QTest::newRow("a million without gaps") << 1'000'000 << 50;
    }
    void foldingConservesCounts()
    {
        QFETCH(int, count);
        QFETCH(int, length);
        std::vector<fake::Step> steps;
        for (std::int64_t i = 0; i < count; ++i)
            steps.push_back({i % 2 ? Kind::Read : Kind::Write, i * 50, i * 50 + length});
        const auto [plan, repetition] = fake::steps(steps, 0, std::int64_t{count} * 50);
        const TimelineIndex index = indexTimeline(plan, repetition);
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        QCOMPARE(countsIn(scene, copyLane), static_cast<std::uint64_t>(count));
        QVERIFY(scene.scene.boxes.size() < 2000);
    }

    void aLongBarAmongFoldedOnesStandsAlone()
    {
        std::vector<fake::Step> steps;
        for (std::int64_t i = 0; i < 1000; ++i)
            steps.push_back({Kind::Write, i, i + 1});
        steps.push_back({Kind::Write, 1000, 900'000});
        const auto [plan, repetition] = fake::steps(steps, 0, 1'000'000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        const Box* longOne = boxOf(scene, 1000, copyLane);
        QVERIFY(longOne);
        QVERIFY(longOne->rect.width() > scene.plot.width() * 0.8);
        QCOMPARE(countsIn(scene, copyLane), std::uint64_t{1001});
    }

    void zeroLengthStaysVisibleAndSelectable()
    {
        const auto [plan, repetition] = fake::steps({{Kind::Write, 1000, 1000}, {Kind::Launch, 1000, 1000}, {Kind::Read, 1000, 1001}}, 0, 5000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        const Box* kernel = boxOf(scene, 1, computeLane);
        QVERIFY(kernel && kernel->rect.width() >= 2);
        QCOMPARE(barAt(scene, kernel->rect.center() + QPointF(2, 0)), kernel);
        // Upload and download share a pixel: folded, still two.
        QCOMPARE(countsIn(scene, copyLane), std::uint64_t{2});
        QVERIFY(spanFacts(plan, repetition, 0, QLocale::c()).contains(QLatin1String("too short to measure")));
    }

    void extremeRatio()
    {
        const std::int64_t hour = 3'600'000'000'000;
        const auto [plan, repetition] = fake::steps({{Kind::Write, 0, 1}, {Kind::Launch, 1, hour}, {Kind::Read, hour, hour + 1}}, 0, hour + 1);
        const TimelineIndex index = indexTimeline(plan, repetition);
        TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        QCOMPARE(countsIn(scene, copyLane), std::uint64_t{2});
        // 500 turns in at the end of the run, then 500 out.
        for (int i = 0; i < 500; ++i)
            scene = layoutTimeline(plan, repetition, index, zoomed(index, scene, scene.xOf(hour), 1.25));
        QCOMPARE(scene.viewport.range(), 1);
        QVERIFY(scene.scene.boxes.size() < 10);
        for (const Box& box : scene.scene.boxes)
            QVERIFY(box.rect.left() >= scene.plot.left() - 1 && box.rect.right() <= scene.plot.right() + 1);
        for (int i = 0; i < 500; ++i)
            scene = layoutTimeline(plan, repetition, index, zoomed(index, scene, scene.plot.center().x(), 1 / 1.25));
        QVERIFY(scene.viewport.from <= 0 && scene.viewport.to >= hour);
        QVERIFY(scene.viewport.range() <= 5 * hour);
    }

    void zoomKeepsThePointersTime()
    {
        const auto [plan, repetition] = fake::steps({{Kind::Write, 0, 1'000'000}}, 0, 1'000'000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        const qreal x = scene.xOf(400'000);
        for (int i = 0; i < 20; ++i)
            scene = layoutTimeline(plan, repetition, index, zoomed(index, scene, x, 1.25));
        QVERIFY(std::abs(scene.timeAt(x) - 400'000) <= 20);
        const TimelineViewport away = panned(index, scene.viewport, 1ll << 60);
        QVERIFY(away.from < index.last && away.range() == scene.viewport.range());
        for (const TimelineViewport& viewport : {scene.viewport, viewportOf(index)}) { // little of the time before the run
            const TimelineViewport back = panned(index, viewport, -(1ll << 60));
            QVERIFY(back.from >= index.first - back.range() / 10 && back.range() == viewport.range());
        }
    }

    void timesThatCannotBeTrueAreListedNotDrawn()
    {
        auto [plan, repetition] = fake::steps({{Kind::Launch, 100, 90}, {Kind::Launch, notGiven, notGiven}, {Kind::Launch, 3'735'928'559, 3'735'928'559},
                                               {Kind::Launch, notGiven, 50}, {Kind::Write, 10, 20}}, 0, 1000);
        const TimelineIndex index = indexTimeline(plan, repetition);
        QCOMPARE(index.unknown, (std::vector<std::uint32_t>{0, 1, 2, 3}));
        QCOMPARE(index.last, 1000);
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        QCOMPARE(countsIn(scene, computeLane), std::uint64_t{0});
        QCOMPARE(countsIn(scene, copyLane), std::uint64_t{1});
        QVERIFY(std::any_of(scene.scene.labels.begin(), scene.scene.labels.end(), [](const Label& label) {
            return label.tone == Tone::Warning && label.text.contains(QLatin1String("time unknown: 4 of 5"));
        }));
        QVERIFY(spanFacts(plan, repetition, 0, QLocale::c()).contains(QLatin1String("time unknown")));
    }

    void epochSizedTimesKeepTheirNanoseconds()
    {
        const std::int64_t epoch = 1'764'550'000'123'456'789;
        const auto [plan, repetition] = fake::steps({{Kind::Launch, epoch, epoch + 11}}, epoch - 5, epoch + 20);
        const TimelineIndex index = indexTimeline(plan, repetition);
        const TimelineScene scene = layoutTimeline(plan, repetition, index, viewportOf(index));
        const Box* kernel = boxOf(scene, 0, computeLane);
        QVERIFY(kernel);
        QCOMPARE(kernel->rect.left(), scene.xOf(5));
        QCOMPARE(scene.timeAt(kernel->rect.right()), 16);
    }

    void nothingAtAll()
    {
        for (const auto& [plan, repetition] : {fake::steps({}, 0, 0), fake::steps({{Kind::Write, 0, 0}, {Kind::Launch, 0, 0}, {Kind::Read, 0, 0}}, 0, 0)}) {
            const TimelineScene scene = layoutTimeline(plan, repetition, viewportOf(indexTimeline(plan, repetition)));
            QVERIFY(scene.viewport.range() >= 1);
            QCOMPARE(countsIn(scene, copyLane) + countsIn(scene, computeLane), static_cast<std::uint64_t>(plan.operations.size()));
            QVERIFY(summaryOf(plan, repetition, QLocale::c()).parts.empty());
        }
    }

    void ticksAreFewAndRound_data()
    {
        QTest::addColumn<qint64>("from");
        QTest::addColumn<qint64>("to");
        QTest::newRow("1 ns") << qint64(0) << qint64(1);
        QTest::newRow("27 ms") << qint64(0) << qint64(27'400'000);
        QTest::newRow("an hour, deep") << qint64(3'600'000'000'000) << qint64(3'600'000'000'007);
        QTest::newRow("before the beginning") << qint64(-7'000) << qint64(12'000);
        QTest::newRow("largest") << qint64(-(1ll << 62)) << qint64(1ll << 62);
        QTest::newRow("epoch") << qint64(1'764'550'000'123'456'789) << qint64(1'764'550'000'123'456'799);
    }
    void ticksAreFewAndRound()
    {
        QFETCH(qint64, from);
        QFETCH(qint64, to);
        const auto ticks = ticksOf(from, to, 700, 1, QLocale::c());
        QVERIFY(ticks.size() <= 12);
        std::set<QString> texts;
        for (const Tick& tick : ticks) {
            QVERIFY(tick.time >= from && tick.time <= to);
            QVERIFY2(texts.insert(tick.text).second, qPrintable(tick.text));
        }
        if (ticks.size() >= 3) {
            qint64 step = ticks[1].time - ticks[0].time;
            QCOMPARE(ticks[2].time - ticks[1].time, step);
            while (step % 10 == 0)
                step /= 10;
            QVERIFY(step == 1 || step == 2 || step == 5);
        }
    }

    void hostBarsEndWhereTheCommandWasQueued()
    {
        auto [plan, repetition] = fake::steps({{Kind::Launch, 50'000, 90'000}, {Kind::Read, 90'000, 95'000}}, 0, 4'600'000);
        repetition.spans[0].callBegan = 1'000;
        repetition.spans[0].queued = 4'000;
        repetition.spans[0].callEnded = 4'500'000; // the thread lost its core
        plan.operations[1].blocking = true;
        repetition.spans[1].callBegan = 4'501'000;
        repetition.spans[1].queued = 4'502'000;
        repetition.spans[1].callEnded = 4'590'000;
        const TimelineRow row = indexTimeline(plan, repetition).lanes[0].rows.at(0);
        QCOMPARE(row.ends, (std::vector<std::int64_t>{4'000, 4'502'000, 4'590'000}));
        QCOMPARE(row.kinds, (std::vector<BarKind>{BarKind::Call, BarKind::Call, BarKind::Wait}));
    }

    void summaryAddsUp_data()
    {
        QTest::addColumn<int>("strategy");
        QTest::newRow("round trip") << int(Strategy::RoundTrip);
        QTest::newRow("keep") << int(Strategy::KeepOnDevice);
        QTest::newRow("pipelined") << int(Strategy::Pipelined);
        QTest::newRow("mapped") << int(Strategy::Mapped);
    }
    void summaryAddsUp()
    {
        QFETCH(int, strategy);
        Settings settings;
        settings.strategy = static_cast<Strategy>(strategy);
        const Run run = fake::run(settings);
        const Repetition& repetition = run.report.measurements[0].repetitions[0];
        const Summary summary = summaryOf(run.plans[0], repetition, QLocale::c());
        QVERIFY(!summary.parts.empty());
        std::int64_t ns = 0;
        int percent = 0;
        double written = 0;
        for (const SummaryPart& part : summary.parts) {
            ns += part.ns;
            percent += part.percent.section(QChar(0x00A0), 0, 0).toInt();
            written += part.time.section(QChar(0x00A0), 0, 0).toDouble();
        }
        QCOMPARE(ns, repetition.wallNs());
        QCOMPARE(percent, 100);
        QVERIFY(std::abs(written - summary.whole.section(QChar(0x00A0), 0, 0).toDouble()) < 1e-6);
        const bool overlaps = std::any_of(summary.parts.begin(), summary.parts.end(), [](const SummaryPart& p) { return p.tone == Tone::Overlap; });
        QCOMPARE(overlaps, settings.strategy == Strategy::Pipelined);
        const Scene wide = layoutSummary(summary, {900, 1, QLocale::c()}), narrow = layoutSummary(summary, {300, 1, QLocale::c()});
        QVERIFY(narrow.size.height() > wide.size.height());
    }

    void gridShowsEveryThreadOnce_data()
    {
        QTest::addColumn<quint64>("n");
        QTest::addColumn<quint64>("block");
        QTest::addColumn<quint64>("grid");
        QTest::addColumn<QString>("kernel");
        QTest::newRow("the drawing") << quint64(1000) << quint64(96) << quint64(11) << "vec_add";
        QTest::newRow("one") << quint64(1) << quint64(1) << quint64(0) << "vec_add";
        QTest::newRow("too few") << quint64(1000) << quint64(96) << quint64(9) << "vec_add";
        QTest::newRow("one large block") << quint64(63) << quint64(4096) << quint64(0) << "vec_add";
        QTest::newRow("a block a thread") << quint64(3000) << quint64(1) << quint64(0) << "vec_add";
        QTest::newRow("all of 32 bits") << quint64(4'294'967'295) << quint64(256) << quint64(0) << "vec_add";
        QTest::newRow("more than 32 bits") << quint64(1ull << 40) << quint64(1) << quint64(0) << "vec_add";
        QTest::newRow("grid of 2^60") << quint64(1000) << quint64(7) << quint64(1ull << 60) << "vec_add";
    }
    void gridShowsEveryThreadOnce()
    {
        QFETCH(quint64, n);
        QFETCH(quint64, block);
        QFETCH(quint64, grid);
        QFETCH(QString, kernel);
        Settings settings;
        settings.elements = n;
        settings.block = block;
        settings.grid = grid;
        settings.kernel = kernel.toStdString();
        const Coverage all = coverage(settings);
        for (const QSizeF size : {QSizeF(706, 130), QSizeF(706, 400), QSizeF(1400, 900), QSizeF(260, 120)}) {
            const GridScene scene = layoutGrid(settings, {size, 1, QLocale::c(), {}, 1});
            std::uint64_t threads = 0, blocks = 0, spare = 0;
            QRectF covered;
            for (const Box& box : scene.scene.boxes) {
                QVERIFY(box.rect.left() >= -0.5 && box.rect.right() <= size.width() + 0.5);
                QVERIFY(box.rect.top() >= -0.5 && box.rect.bottom() <= size.height() + 0.5);
                if (box.item < 0)
                    continue;
                covered |= box.rect;
                threads += 1;
                blocks += box.count;
                spare += box.tone == Tone::Waiting ? 1 : 0;
            }
            if (scene.detail == GridDetail::Threads) {
                QCOMPARE(threads, all.threads);
                QCOMPARE(spare, all.spare);
            } else {
                QCOMPARE(blocks, all.grid);
            }
            if (all.threads > 500)
                QVERIFY2(covered.width() > size.width() * 0.6, qPrintable(QString::number(covered.width())));
        }
    }

    void gridNamesElements()
    {
        Settings settings;
        settings.elements = 1000;
        settings.block = 96;
        settings.grid = 11;
        const GridScene scene = layoutGrid(settings, {QSizeF(706, 200), 1, QLocale::c(), {}, 1});
        const auto text = [&](std::int64_t thread) {
            for (const Box& box : scene.scene.boxes)
                if (box.item == thread)
                    return cellText(settings, scene, box, QLocale::c());
            return QString();
        };
        QCOMPARE(text(4 * 96 + 37), QStringLiteral("thread 37 of block 4 → element 421"));
        QVERIFY(text(1055).contains(QLatin1String("no element")));
        QCOMPARE(gridText(settings, QLocale::c()), QStringLiteral("11 blocks × 96 threads = 1056 threads for 1000 elements"));
    }

    void gridReplaysTheMeasuredOrder()
    {
        Settings settings;
        settings.elements = 400;
        settings.block = 100;
        const std::vector<double> tickets{2, 0, 3, 1}; // block 1 ran first, then 3, 0, 2
        const auto doneIn = [&](double progress, std::uint64_t block) {
            const GridScene scene = layoutGrid(settings, {QSizeF(706, 200), 1, QLocale::c(), tickets, progress});
            return std::count_if(scene.scene.boxes.begin(), scene.scene.boxes.end(), [&](const Box& box) {
                return box.item >= 0 && static_cast<std::uint64_t>(box.item) / 100 == block && box.tone == Tone::Compute;
            });
        };
        QCOMPARE(doneIn(0, 1), 0);
        QCOMPARE(doneIn(0.25, 1), 100);
        QCOMPARE(doneIn(0.25, 3), 0);
        QCOMPARE(doneIn(0.375, 3), 50);
        QCOMPARE(doneIn(1, 2), 100);
    }

    void onlyAGuardIsCalledOne()
    {
        for (const KernelInfo& kernel : catalogue()) {
            if (kernel.signature == Signature::Tickets)
                continue;
            Settings settings;
            settings.elements = 1000;
            settings.block = 96;
            settings.kernel = kernel.id;
            const GridScene scene = layoutGrid(settings, {QSizeF(706, 200), 1, QLocale::c(), {}, 1});
            const bool said = std::any_of(scene.scene.labels.begin(), scene.scene.labels.end(),
                [](const Label& label) { return label.text.contains(QLatin1String("(guarded)")); });
            QVERIFY2(!said || (kernel.guarded && kernel.indexing != Indexing::FloorBlocks), std::string(kernel.id).c_str());
        }
    }

    void memoryTotalsDoNotOverlap()
    {
        const Run run = fake::run(Settings{});
        const Repetition& repetition = run.report.measurements[0].repetitions[1];
        for (const qreal width : {480, 560, 640, 706, 900}) {
            const Scene scene = layoutMemory(run.plans[0], repetition, repetition.wallNs(), {QSizeF(width, 320), 1, QLocale::c(), 1 << 30}).scene;
            const auto name = std::find_if(scene.labels.begin(), scene.labels.end(),
                [](const Label& label) { return label.text == QLatin1String("downloaded"); });
            if (name == scene.labels.end())
                continue;
            const qreal end = name->rect.left() + textWidth(name->text, FontRole::Small, 1);
            for (const Label& label : scene.labels)
                if (&label != &*name && label.rect.top() == name->rect.top() && label.rect.right() > end)
                    QVERIFY(label.rect.right() - textWidth(label.text, FontRole::Small, 1) >= end || label.rect.left() >= end);
        }
    }

    void memoryFollowsThePlayhead()
    {
        Settings settings;
        settings.elements = 1 << 20;
        const Run run = fake::run(settings);
        const Plan& plan = run.plans[0];
        const Repetition& repetition = run.report.measurements[0].repetitions[1];
        const auto index = [&](const char* name) {
            for (std::size_t i = 0; i < plan.buffers.size(); ++i)
                if (plan.buffers[i].name == name)
                    return i;
            return plan.buffers.size();
        };
        const std::size_t a = index("a"), b = index("b"), out = index("out");
        MemoryState state = memoryAt(plan, repetition, 0);
        QCOMPARE(state.arrays[a].host, 1.0);
        QCOMPARE(state.arrays[out].host, 0.0);
        QCOMPARE(state.arrays[a].device, 0.0);
        QCOMPARE(state.uploads, std::uint64_t{8 << 20});

        const Span& second = repetition.spans[1];
        state = memoryAt(plan, repetition, (second.started + second.ended) / 2);
        QCOMPARE(state.arrays[a].device, 1.0);
        QVERIFY(std::abs(state.arrays[b].device - 0.5) < 0.01);
        QCOMPARE(state.motions.size(), std::size_t{1});
        QCOMPARE(motionText(plan, state, QLocale::c()), QStringLiteral("uploading b · 50\u00A0%").replace(QStringLiteral("50"), QString::number(static_cast<int>(state.motions[0].done * 100))));

        state = memoryAt(plan, repetition, repetition.wallNs());
        QCOMPARE(state.arrays[out].host, 1.0);
        QVERIFY(state.arrays[out].fromDevice && state.arrays[out].computed && state.motions.empty());
        QCOMPARE(state.uploaded, state.uploads);
        QCOMPARE(state.downloaded, state.downloads);
        QCOMPARE(state.computed, state.computes);
    }

    void memoryEndsFullForEveryStrategy_data()
    {
        QTest::addColumn<int>("strategy");
        QTest::addColumn<int>("chain");
        for (int strategy = 0; strategy < 4; ++strategy)
            for (const int chain : {1, 4})
                QTest::addRow("strategy %d, chain %d", strategy, chain) << strategy << chain;
    }
    void memoryEndsFullForEveryStrategy()
    {
        QFETCH(int, strategy);
        QFETCH(int, chain);
        Settings settings;
        settings.strategy = static_cast<Strategy>(strategy);
        settings.chain = static_cast<std::uint32_t>(chain);
        settings.chunks = 7;
        const Run run = fake::run(settings);
        const Repetition& repetition = run.report.measurements[0].repetitions[1];
        for (int i = 0; i <= 50; ++i) {
            const MemoryScene scene = layoutMemory(run.plans[0], repetition, repetition.wallNs() * i / 50, {QSizeF(706, 300), 1, QLocale::c(), 1 << 30});
            for (const ArrayState& array : scene.state.arrays)
                QVERIFY(array.host >= 0 && array.host <= 1 && array.device >= 0 && array.device <= 1);
            for (const Box& box : scene.scene.boxes)
                QVERIFY(QRectF(-1, -1, 708, 302).contains(box.rect));
            if (i == 50)
                for (std::size_t b = 0; b < scene.state.arrays.size(); ++b)
                    QVERIFY2(scene.state.arrays[b].host > 0.999, run.plans[0].buffers[b].name.c_str());
        }
    }

    void scenesPaintOnAnything()
    {
        const Run run = fake::run(Settings{});
        const TimelineScene scene = layoutTimeline(run.plans[0], run.report.measurements[0].repetitions[0],
                                                   viewportOf(indexTimeline(run.plans[0], run.report.measurements[0].repetitions[0])));
        QImage image(scene.scene.size.toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(paperTheme().panel);
        QPainter painter(&image);
        paint(painter, scene.scene, paperTheme());
        painter.end();
        const Box* kernel = nullptr;
        for (const Box& box : scene.scene.boxes)
            if (box.tone == Tone::Compute)
                kernel = &box;
        QVERIFY(kernel);
        int matching = 0;
        for (int x = static_cast<int>(kernel->rect.left()) + 2; x < kernel->rect.right() - 2; ++x)
            matching += image.pixelColor(x, static_cast<int>(kernel->rect.top()) + 4) == paperTheme().compute ? 1 : 0;
        QVERIFY(matching > kernel->rect.width() / 3);
    }
};

QTEST_MAIN(ScenesTest)
#include "scenes_test.moc"
