// SPDX-License-Identifier: GPL-3.0-or-later
// Does every trial say what its own numbers say, and draw what it says?

#include "export/exporter.h"
#include "format.h"
#include "model/data.h"
#include "model/layout.h"
#include "pages/trialcard.h"
#include "plan/trials.h"
#include "samplerun.h"
#include "scenes/imagescene.h"
#include "scenes/orderscene.h"
#include "sweep.h"
#include "tickets.h"
#include "trials/trial.h"
#include "widgets/trialviews.h"

#include <QtTest>

#include <algorithm>

using namespace roundtrip;

namespace {

Run runOf(std::vector<Plan> plans, const Settings& settings)
{
    Run run = sampleRun(settings);
    run.device.budgetBytes = std::uint64_t{1} << 30;
    run.plans = std::move(plans);
    run.report.measurements.clear();
    for (const Plan& plan : run.plans)
        run.report.measurements.push_back(sampleMeasurement(plan, 3));
    return run;
}

Trial trial(Experiment kind, const Run& run) { return trialOf(kind, {run}, QLocale::c()); }

bool says(const Trial& trial, const char* words)
{
    if (trial.sentence.contains(QString::fromUtf8(words)))
        return true;
    return std::any_of(trial.table.begin(), trial.table.end(), [&](const QStringList& row) {
        return row.join(QLatin1Char('|')).contains(QString::fromUtf8(words));
    });
}

} // namespace

class TrialTextTest : public QObject {
    Q_OBJECT
private slots:
    // Whatever a trial shows goes into every kind of picture, with its sentence and caption, and into one table.
    void trialsAreExported()
    {
        Trial bars, table, images, orders;
        bars.bars.rows = {{QStringLiteral("loop"), {{0, 10, Tone::Host, Texture::Plain}, {10, 25, Tone::Upload, Texture::Dots}}, QStringLiteral("25 ns")}};
        bars.bars.keys = {{QStringLiteral("copies"), Tone::Upload, Texture::Dots}};
        table.table = {{QStringLiteral("element"), QStringLiteral("read")}, {QStringLiteral("=out[0]"), QStringLiteral("-2.5")}};
        images.images = {{QStringLiteral("both"), QStringLiteral("right"), 2, 1, {0, 1, 65536, 65537}}};
        orders.orders = {{QStringLiteral("run 1"), Settings{}, {1, 0}}};
        const std::vector<std::pair<Trial, QByteArray>> all{
            {bars, "bar,value,part,from,to\r\nloop,25 ns,,0,10\r\nloop,25 ns,copies,10,25\r\n"},
            {table, "element,read\r\n'=out[0],-2.5\r\n"},
            {images, "image,row,column,thread_row,thread_column\r\nboth,0,0,0,0\r\nboth,0,1,0,1\r\nboth,1,0,1,0\r\nboth,1,1,1,1\r\n"},
            {orders, "record,block,turn\r\nrun 1,0,1\r\nrun 1,1,0\r\n"}};
        for (auto [trial, csv] : all) {
            trial.sentence = QStringLiteral("It took long.");
            const TrialFigure figure{QStringLiteral("The trial"), trial, {QStringLiteral("on this device")}};
            QCOMPARE(std::get<QByteArray>(encodeTrial(figure, ExportFormat::Csv)), csv);
            const QByteArray svg = std::get<QByteArray>(encodeTrial(figure, ExportFormat::Svg));
            for (const char* words : {"The trial", "It took long.", "on this device"})
                QVERIFY2(svg.contains(words), words);
            QVERIFY(QImage::fromData(std::get<QByteArray>(encodeTrial(figure, ExportFormat::Png))).width() == 1920);
            QVERIFY(std::get<QByteArray>(encodeTrial(figure, ExportFormat::Pdf)).startsWith("%PDF"));
            QVERIFY(std::holds_alternative<Explanation>(encodeTrial(figure, ExportFormat::Trace)));
        }
        QVERIFY(std::holds_alternative<Explanation>(encodeTrial({QStringLiteral("Nothing"), {}, {}}, ExportFormat::Png)));
    }

    void oldValuesAreCounted()
    {
        Settings settings;
        settings.elements = 1000;
        Run run = runOf(readEarlyPlans(settings, "s"), settings);
        Check& early = *run.report.measurements[0].check;
        early.mismatches = 1000;
        early.first = {{0, 0, 2.5}, {1, 0, 3}};
        run.report.measurements[1].captures = {{"seen", {2.5, 3}}};
        const Trial all = trial(Experiment::ReadEarly, run);
        QVERIFY(says(all, "all 1000 elements were old") && says(all, "After finish none was."));
        const QString three = format::number(3, QLocale::c());
        QVERIFY(says(all, qPrintable(QStringLiteral("out[1]|%1|%2|%2").arg(format::number(0, QLocale::c()), three))));
        early.mismatches = 7;
        QVERIFY(says(trial(Experiment::ReadEarly, run), "7 of 1000 elements were old"));
        early.mismatches = 0;
        QVERIFY(says(trial(Experiment::ReadEarly, run), "still no element was old"));
        run.report.measurements[1].check->mismatches = 3;
        QVERIFY(says(trial(Experiment::ReadEarly, run), "After finish 3 were still wrong"));
    }

    void mappingIsNeverARate()
    {
        Settings settings;
        Run run = runOf(mapPlans(settings, "s"), settings);
        run.device.sharesHostMemory = true;
        const Trial shared = trial(Experiment::Map, run);
        QVERIFY(says(shared, "Mapped, nothing moved"));
        for (const QStringList& row : shared.table)
            QVERIFY(!row.back().contains(QStringLiteral("GB/s")));
        QVERIFY(shared.table[1][1].contains(QStringLiteral("GB/s"))); // the copy has one
        run.device.sharesHostMemory = false;
        QVERIFY(!says(trial(Experiment::Map, run), "nothing moved"));
    }

    void theGaugeShowsTheRefusal()
    {
        Settings settings;
        settings.elements = 4000000;
        settings.budgetMiB = 128;
        Run run = runOf(memoryPlans(settings), settings);
        const LiveMemory leak = liveMemory(run.plans[1], run.device.budgetBytes);
        Measurement& measured = run.report.measurements[1];
        measured = {};
        measured.failure = Failure{FailureCode::OutOfMemory, Stage::WarmingUp, "BUDGET_EXCEEDED", -4,
            run.plans[1].operations[*leak.refused].label, leak.neededBytes, leak.leftBytes, {}, {}};
        const Trial refused = trial(Experiment::Memory, run);
        QVERIFY(says(refused, "Batch 9 was refused before anything was allocated"));
        QCOMPARE(refused.bars.rows[0].parts.size(), std::size_t{1});
        QCOMPARE(refused.bars.rows[1].parts.size(), std::size_t{8});
        QCOMPARE(*refused.bars.limit, 128.0 * 1024 * 1024);
        QVERIFY(refused.bars.rows[1].parts.back().to <= *refused.bars.limit);
        settings.budgetMiB = 1000;
        const Trial fits = trial(Experiment::Memory, runOf(memoryPlans(settings), settings));
        QVERIFY(says(fits, "All 16 passes went through"));
        QCOMPARE(fits.bars.rows[1].parts.size(), std::size_t{memoryPasses});
    }

    void theDriversAnswerStandsBesideTheCheck()
    {
        Settings settings;
        Run run = runOf(contextPlans(settings, "s"), settings);
        Measurement& measured = run.report.measurements[1];
        const Measurement fine = measured;
        measured = {};
        measured.failure = Failure{FailureCode::BadLaunch, Stage::WarmingUp, "CL_INVALID_CONTEXT", -34, "download out", 0, 0, {}, {}};
        const Trial late = trial(Experiment::OtherContext, run);
        QVERIFY(says(late, "without a word and refused only download out"));
        QVERIFY(says(late, "vec_add|✗ buffer of another context|accepted"));
        QVERIFY(says(late, "refused: CL_INVALID_CONTEXT (-34)"));
        measured.failure->subject = "vec_add";
        const Trial soon = trial(Experiment::OtherContext, run);
        QVERIFY(says(soon, "said so at once") && says(soon, "not reached"));
        measured = fine;
        QVERIFY(says(trial(Experiment::OtherContext, run), "took every call, and the answer was right"));
    }

    void waitsMoveIntoFinish()
    {
        Settings settings;
        const Trial calls = trial(Experiment::Calls, runOf(callPlans(settings, "s"), settings));
        QVERIFY(says(calls, "the wait moved into finish"));
        QCOMPARE(calls.table.size(), std::size_t{6}); // headings, four calls, finish
        QCOMPARE(calls.bars.rows.size(), std::size_t{2});
    }

    void theRaceNamesNoWinnerForLittle()
    {
        Settings settings;
        Ticket ticket = raced(runTicket(settings, {}, "s"));
        Run run = runOf(ticket.request.plans, settings);
        const auto last = [&](std::size_t plan, std::int64_t ns) {
            for (Repetition& repetition : run.report.measurements[plan].repetitions)
                repetition.ended = repetition.began + ns;
        };
        last(0, 5'000'000), last(1, 9'000'000), last(2, 5'100'000);
        QVERIFY(says(trial(Experiment::Race, run), "it was a draw"));
        last(2, 1'000'000);
        QVERIFY(says(trial(Experiment::Race, run), "the CPU’s own loop won"));
        last(1, 90'000'000), last(2, 80'000'000);
        const Trial won = trial(Experiment::Race, run);
        QVERIFY(says(won, "the device won"));
        QCOMPARE(won.lengthNs, 90e6);
        run.report.measurements[0].check->mismatches = 1;
        QVERIFY(says(trial(Experiment::Race, run), "nobody has won"));
    }

    void barsRunAsFarAsTheReplay()
    {
        Bars bars;
        bars.rows = {{"short", {{0, 10}}, "10"}, {"long", {{0, 100}}, "100"}};
        const auto widest = [&](double reached) {
            double most = 0;
            for (const Box& box : layoutBars(bars, {600, 1, reached}).boxes)
                if (box.tone == Tone::Host)
                    most = std::max(most, box.rect.width());
            return most;
        };
        QVERIFY(widest(50) < widest(-1) * 0.6 && widest(50) > widest(-1) * 0.4);
        const auto has = [&](double reached, const char* value) {
            const Scene scene = layoutBars(bars, {600, 1, reached});
            return std::any_of(scene.labels.begin(), scene.labels.end(), [&](const Label& label) { return label.text == QLatin1String(value); });
        };
        QVERIFY(has(50, "10") && !has(50, "100") && has(-1, "100"));
    }

    void wrongPixelsStandOut()
    {
        Settings settings;
        settings.elements = 40 * imageColumns;
        settings.block = 256;
        Run run = runOf(imagePlans(settings, "s"), settings);
        std::vector<double> pixels;
        for (std::uint32_t i = 0; i < 40 * imageColumns; ++i)
            pixels.push_back(pixelAt(i / imageColumns, i % imageColumns));
        for (Measurement& measured : run.report.measurements)
            measured.captures = {{"image", pixels}};
        run.report.measurements[1].captures.front().values[imageColumns] = pixelAt(0, imageColumns);
        run.report.measurements[1].check->mismatches = 1;
        const Trial image = trial(Experiment::Image, run);
        QVERIFY(says(image, "4 × 3 blocks of 16 × 16 threads") && says(image, "landed in the row below"));
        const Scene scene = layoutImages(image.images, {900, 300}, 1);
        QCOMPARE(std::count_if(scene.boxes.begin(), scene.boxes.end(), [](const Box& box) { return box.tone == Tone::Ink; }), 1);
    }

    void ordersAreSideBySide()
    {
        Settings settings;
        settings.elements = 4096 * 64;
        settings.block = 64;
        std::vector<Run> runs(3, runOf({blockOrderPlan(settings, "s")}, settings));
        for (std::size_t r = 0; r < 3; ++r) {
            std::vector<double> order(4096);
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = static_cast<double>(r == 0 ? i : i ^ 1);
            runs[r].report.measurements.front().captures = {{"order", order}};
        }
        const Trial mixed = trialOf(Experiment::BlockOrder, runs, QLocale::c());
        QCOMPARE(mixed.orders.size(), std::size_t{3});
        QVERIFY(mixed.lengthNs > 0);
        QVERIFY(!layoutOrders(mixed.orders, {900, 240}, 1, QLocale::c(), 0.5).boxes.empty());
        const Trial same = trialOf(Experiment::BlockOrder, {runs[0], runs[0], runs[0]}, QLocale::c());
        QVERIFY(same.sentence.contains(QStringLiteral("That promises nothing")));
    }

    void aFixedCostIsFitted()
    {
        std::vector<ChartPoint> points;
        for (const double x : {1.0, 2.0, 4.0, 8.0, 16.0, 256.0})
            points.push_back({x, 100'000 + 3'000 * x, 0, 0});
        points[2].y += 50'000; // one odd point
        const auto fit = piecesFit(points);
        QVERIFY(fit);
        QVERIFY(std::abs(fit->fixedNs - 3'000) < 100 && std::abs(fit->bytesNs - 100'000) < 2'000);
        for (ChartPoint& point : points)
            point.y = 1e6 / point.x;
        QVERIFY(!piecesFit(points));
        QVERIFY(!piecesFit({{1, 1, 0, 0}, {2, 2, 0, 0}}));
    }

    void chunksNameTheBest()
    {
        std::vector<Run> runs;
        for (const auto& [chunks, ns] : std::vector<std::pair<std::uint32_t, std::int64_t>>{{1, 9'000'000}, {16, 5'000'000}, {256, 12'000'000}}) {
            Settings settings = sweepSettings({}, SweepOver::Chunks, chunks);
            Run run = runOf({planFor(settings, "s")}, settings);
            for (Repetition& repetition : run.report.measurements.front().repetitions)
                repetition.ended = repetition.began + ns;
            runs.push_back(run);
        }
        const Chart chart = chunksChart(runs, QLocale::c());
        QCOMPARE(chart.best, std::optional<std::size_t>{1});
        QVERIFY(chart.notes.join(QLatin1Char(' ')).contains(QStringLiteral("Best: 16 chunks, %1 of").arg(format::number(chart.series.front().points[1].y / chart.series.front().points[0].y, QLocale::c()))));
        runs.back().report.measurements.front().check->mismatches = 1;
        QVERIFY(!chunksChart(runs, QLocale::c()).best);
    }

    void aTrialOfNothingSaysNothing()
    {
        for (int kind = 0; kind <= static_cast<int>(Experiment::Image); ++kind) {
            QCOMPARE(trialOf(static_cast<Experiment>(kind), {}, QLocale::c()), Trial{});
            if (isTrial(static_cast<Experiment>(kind))) {
                QVERIFY(!trialTitle(static_cast<Experiment>(kind)).isEmpty());
                QVERIFY(!trialInvitation(static_cast<Experiment>(kind)).isEmpty());
            }
        }
    }
};

QTEST_MAIN(TrialTextTest)
#include "trialtext_test.moc"
