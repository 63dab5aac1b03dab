// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplerun.h"
#include "sweep.h"
#include "tables.h"
#include "widgets/charttickers.h"
#include "widgets/chartwidget.h"

#include <QTest>

#include <cmath>

using namespace roundtrip;

namespace {

std::vector<ChartPoint> line(std::initializer_list<std::pair<double, double>> points)
{
    std::vector<ChartPoint> result;
    for (const auto& [x, y] : points)
        result.push_back({x, y, y, y});
    return result;
}

// A run of a sweep over n whose four times are as given.
Run point(std::uint64_t n, std::int64_t cpuOne, std::int64_t cpuAll, std::int64_t kernel, std::int64_t copies)
{
    Settings settings;
    settings.elements = n;
    Run result = sampleRun(settings);
    result.plans = sweepPlans(settings, SweepOver::Elements, "");
    result.report.measurements.clear();
    for (const Plan& plan : result.plans) {
        Measurement m = sampleMeasurement(plan, 5);
        const bool host = plan.operations.front().kind == OperationKind::HostLoop;
        for (Repetition& repetition : m.repetitions) {
            std::int64_t at = 0;
            for (Span& span : repetition.spans) {
                const bool launch = plan.operations[span.operation].kind == OperationKind::Launch;
                const std::int64_t copy
                    = copies / std::max<std::int64_t>(static_cast<std::int64_t>(plan.operations.size()) - 1, 1);
                span.started = at;
                span.ended = at += host ? (plan.operations.front().threads == 1 ? cpuOne : cpuAll)
                    : launch            ? kernel
                                        : copy;
            }
            repetition.began = 0;
            repetition.ended = at;
        }
        result.report.measurements.push_back(m);
    }
    return result;
}

const ChartSeries& seriesNamed(const Chart& chart, const QString& name)
{
    for (const ChartSeries& series : chart.series)
        if (series.name == name)
            return series;
    qFatal("no such series");
}

} // namespace

class ChartTest : public QObject {
    Q_OBJECT
private slots:
    void breakEvenIsStraightInLogLog()
    {
        // y = x against y = 100: they meet at x = 100, halfway between 10 and 1000 on log scales.
        const BreakEven b = breakEven(line({{10, 100}, {1000, 100}}), line({{10, 10}, {1000, 1000}}));
        QCOMPARE(b.kind, BreakEven::Kind::At);
        QVERIFY(std::abs(b.x - 100) < 1e-9);
        QVERIFY(std::abs(b.y - 100) < 1e-9);
    }

    void breakEvenHoldsToTheEnd()
    {
        // Ahead, behind, ahead: only the last crossing is one from which on it holds.
        const auto incumbent = line({{1, 10}, {2, 10}, {4, 10}, {8, 10}});
        QCOMPARE(breakEven(line({{1, 5}, {2, 20}, {4, 5}, {8, 5}}), incumbent).kind, BreakEven::Kind::At);
        QVERIFY(breakEven(line({{1, 5}, {2, 20}, {4, 5}, {8, 5}}), incumbent).x > 2);
        QCOMPARE(breakEven(line({{1, 5}, {2, 5}, {4, 5}, {8, 20}}), incumbent).kind, BreakEven::Kind::Never);
        QCOMPARE(breakEven(incumbent, incumbent).kind, BreakEven::Kind::Never); // a tie is no win
        QCOMPARE(breakEven(line({{1, 5}, {8, 5}}), incumbent).kind, BreakEven::Kind::Always);
        QCOMPARE(breakEven({}, incumbent).kind, BreakEven::Kind::NotMeasured);
        QCOMPARE(breakEven(line({{3, 5}}), incumbent).kind, BreakEven::Kind::NotMeasured); // no common x
        QCOMPARE(breakEven(line({{1, 0}, {2, NAN}}), incumbent).kind, BreakEven::Kind::NotMeasured);
    }

    void noiseDoesNotDecideTheBreakEven()
    {
        const auto incumbent = line({{1, 10}, {2, 10}, {4, 10}, {8, 10}, {16, 10}});
        // Once a little behind, still ahead; once far behind, not yet ahead; never really ahead, never.
        const BreakEven little = breakEven(line({{1, 20}, {2, 8}, {4, 10.3}, {8, 5}, {16, 5}}), incumbent);
        QCOMPARE(little.kind, BreakEven::Kind::At);
        QVERIFY(little.x > 1 && little.x < 2);
        const BreakEven far = breakEven(line({{1, 20}, {2, 8}, {4, 12}, {8, 5}, {16, 5}}), incumbent);
        QCOMPARE(far.kind, BreakEven::Kind::At);
        QVERIFY(far.x > 4 && far.x < 8);
        QCOMPARE(breakEven(line({{1, 20}, {2, 10.2}, {4, 10.1}, {8, 10}, {16, 10.4}}), incumbent).kind, BreakEven::Kind::Never);
    }

    void theLinesOfTheCpuDiffer()
    {
        const Chart chart = sweepChart({point(1 << 10, 1, 1, 1, 1)}, QLocale::c());
        const ChartSeries &one = chart.series[0], &all = chart.series[1];
        QVERIFY(one.dashed != all.dashed && one.tone != all.tone);
        ChartWidget widget; // each name has a sample of its line before it
        widget.resize(900, 300);
        widget.setChart(chart);
        int samples = 0;
        for (int i = 0; i < widget.itemCount(); ++i)
            samples += qobject_cast<QCPItemLine*>(widget.item(i)) ? 1 : 0;
        QCOMPARE(samples, static_cast<int>(chart.series.size()));
    }

    void sweepValuesHaveBothEnds()
    {
        QCOMPARE(sweepValues(1024, 8192, 0), (std::vector<std::uint64_t>{1024, 2048, 4096, 8192}));
        QCOMPARE(sweepValues(1000, 5000, 0), (std::vector<std::uint64_t>{1000, 1024, 2048, 4096, 5000}));
        QCOMPARE(sweepValues(10, 1000, 3), (std::vector<std::uint64_t>{10, 100, 1000}));
        QCOMPARE(sweepValues(1, 4, 50), (std::vector<std::uint64_t>{1, 2, 3, 4}));
        QCOMPARE(sweepValues(7, 7, 5), (std::vector<std::uint64_t>{7}));
        QCOMPARE(sweepValues(0, 0, 0), (std::vector<std::uint64_t>{1}));
        QCOMPARE(sweepValues(9, 3, 4), (std::vector<std::uint64_t>{9}));
        QVERIFY(sweepValues(1, ~std::uint64_t{0}, 0).size() == 65);
        QVERIFY(sweepValues(1, 1u << 30, 1'000'000).size() <= 200);
    }

    void sweepChartSaysWhereTheDeviceWins()
    {
        const Chart chart = sweepChart(
            {point(1 << 10, 1000, 4000, 4000, 30'000), point(1 << 20, 1'000'000, 500'000, 400'000, 6'000'000)},
            QLocale::c());
        QCOMPARE(chart.series.size(), std::size_t{4});
        QCOMPARE(seriesNamed(chart, QStringLiteral("CPU, 1 thread")).points[1].y, 1'000'000.0);
        QCOMPARE(seriesNamed(chart, QStringLiteral("CPU, all threads")).points[1].y, 500'000.0);
        QCOMPARE(seriesNamed(chart, QStringLiteral("device kernel")).points[1].y, 400'000.0);
        QCOMPARE(seriesNamed(chart, QStringLiteral("device with transfers")).points[1].y, 6'400'000.0);
        const QString notes = chart.notes.join(QLatin1Char('\n'));
        QVERIFY2(notes.contains(QStringLiteral("Break-even, device kernel: A at n ≈ ")), qPrintable(notes));
        QVERIFY2(
            notes.contains(QStringLiteral("Break-even, device with transfers: none up to n = 2²⁰")), qPrintable(notes));
        QCOMPARE(chart.marks.size(), std::size_t{2});
        QVERIFY(!chart.caption.isEmpty());
        QCOMPARE(sweepChart({}).isEmpty(), true);
    }

    void blockChartMarksTheBest()
    {
        std::vector<Run> points;
        for (const auto& [block, time] : {std::pair{1u, 900}, {64u, 300}, {256u, 310}}) {
            points.push_back(point(1 << 20, 1, 1, time, 100));
            points.back().settings.block = block;
        }
        const Chart chart = blockChart(points, QLocale::c());
        QCOMPARE(chart.series.front().points.size(), std::size_t{3});
        QCOMPARE(*chart.best, std::size_t{1});
        QVERIFY(chart.subtitle.contains(QStringLiteral("2²⁰")));
    }

    // No winner is named among times of wrong answers; the chart says where they are.
    void wrongAnswersAreSaidAndWinNothing()
    {
        std::vector<Run> points{point(1 << 10, 1000, 4000, 4000, 30'000),
            point(1 << 20, 1'000'000, 500'000, 400'000, 6'000'000)};
        QVERIFY(answerIsRight(points.back().report));
        points.back().report.measurements.front().check->mismatches = 3;
        QVERIFY(!answerIsRight(points.back().report));
        const Chart lines = sweepChart(points, QLocale::c());
        QCOMPARE(lines.notes, QStringList{QStringLiteral("The answer is wrong at n = 1048576.")});
        QVERIFY(lines.marks.empty());
        const Chart bars = blockChart(points, QLocale::c());
        QCOMPARE(bars.notes, QStringList{QStringLiteral("The answer is wrong with a block of 256.")});
        QVERIFY(!bars.best);
    }

    void aTextHasNoMarks()
    {
        const std::vector<Run> points{point(1 << 10, 1000, 4000, 4000, 30'000),
            point(1 << 20, 1'000'000, 500'000, 400'000, 6'000'000)};
        const Chart chart = sweepChart(points, QLocale::c(), Marks::None);
        QVERIFY(chart.marks.empty());
        QVERIFY(chart.notes.join(u' ').contains(QStringLiteral("Break-even, device kernel: at n ≈ ")));
    }

    void failedPlansLeaveGaps()
    {
        Run bad = point(1 << 12, 1, 1, 1, 1);
        bad.report.measurements[0].failure = Failure{};
        bad.report.measurements[1].repetitions.clear();
        const Chart chart = sweepChart({bad});
        QVERIFY(seriesNamed(chart, QStringLiteral("device kernel")).points.empty());
        QVERIFY(seriesNamed(chart, QStringLiteral("CPU, 1 thread")).points.empty());
        QCOMPARE(seriesNamed(chart, QStringLiteral("CPU, all threads")).points.size(), std::size_t{1});
    }

    void onlyDrawableValuesAreDrawn()
    {
        Chart chart;
        chart.x.kind = AxisKind::Powers;
        chart.y.kind = AxisKind::Durations;
        chart.series = {{QStringLiteral("a"), Tone::Accent, false, false,
                            {{0, 1, 1, 1}, {1, 0, 0, 0}, {1, -1, -1, -1}, {NAN, 1, 1, 1}, {1, INFINITY, 1, 1},
                                {2, 5, NAN, -1}, {4, 5, 0, INFINITY}}},
            {QStringLiteral("b"), Tone::Accent, false, false, {{NAN, NAN, 0, 0}}}};
        chart.marks = {{NAN, 1, QStringLiteral("A")}, {1, 0, QStringLiteral("B")}};
        chart.best = 99;
        const Chart clean = drawable(chart);
        QCOMPARE(clean.series.size(), std::size_t{1});
        QCOMPARE(clean.series[0].points, line({{2, 5}, {4, 5}}));
        QVERIFY(clean.marks.empty());
        QVERIFY(!clean.best);
    }

    void tickersAreBounded()
    {
        PowerTicker powers(10, QLocale::c());
        DecimalTicker durations(DecimalTicker::Unit::Duration, QLocale::c());
        for (QCPAxisTicker* ticker : {static_cast<QCPAxisTicker*>(&powers), static_cast<QCPAxisTicker*>(&durations)})
            for (const auto& [low, high] :
                {std::pair{1e-300, 1e300}, {0.0, 1.0}, {-1.0, 1.0}, {1.0, INFINITY}, {5.0, 5.0}, {1e15, 1e15 + 1}}) {
                QVector<double> ticks;
                QVector<QString> labels;
                ticker->generate({low, high}, QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
                QVERIFY(ticks.size() < 700);
                QCOMPARE(ticks.size(), labels.size());
            }
        QVector<double> ticks;
        QVector<QString> labels;
        powers.generate({1024, 67108864}, QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
        QCOMPARE(labels.first(), QStringLiteral("2¹⁰"));
        QVERIFY(labels.size() <= 10);
        durations.generate({5e3, 2e9}, QLocale::c(), QLatin1Char('g'), 6, ticks, nullptr, &labels);
        QCOMPARE(labels,
            (QVector<QString>{QStringLiteral("10\u00A0µs"), QStringLiteral("100\u00A0µs"), QStringLiteral("1\u00A0ms"),
                QStringLiteral("10\u00A0ms"), QStringLiteral("100\u00A0ms"), QStringLiteral("1\u00A0s")}));
    }

    void widgetSurvivesEveryChart()
    {
        ChartWidget widget;
        widget.setPlaceholder(QStringLiteral("nothing yet"));
        Chart single = sweepChart({point(1, 1, 1, 1, 1)});
        Chart bars = blockChart({point(1 << 20, 1, 1, 5, 5)});
        Chart odd;
        odd.series = {{QStringLiteral("a"), Tone::Accent, false, false, {{NAN, 1, 1, 1}}}};
        for (const Chart& chart :
            {Chart{}, single, bars, odd, sweepChart({point(1 << 10, 1, 2, 3, 4), point(1 << 20, 5, 6, 7, 8)})})
            for (const QSize size : {QSize(1, 1), QSize(300, 20), QSize(800, 300), QSize(20, 900)}) {
                widget.resize(size);
                widget.setChart(chart);
                widget.setTheme(scaled(darkTheme(), 1.5));
                QVERIFY(!widget.grab().isNull());
            }
    }

    void valuesAreReachedByKeyboardAndReader()
    {
        ChartWidget widget;
        widget.resize(800, 300);
        widget.setChart(sweepChart(
            {point(1 << 10, 1000, 4000, 4000, 30'000), point(1 << 20, 1'000'000, 500'000, 400'000, 6'000'000)},
            QLocale::c()));
        widget.setLocale(QLocale::c());
        QVERIFY(widget.accessibleDescription().contains(QStringLiteral("CPU, 1 thread")));
        QVERIFY(widget.accessibleDescription().contains(QStringLiteral("none up to")));
        QTest::keyClick(&widget, Qt::Key_Right);
        QVERIFY(widget.shownValue().startsWith(QStringLiteral("CPU, 1 thread\nn = 1024\n1.00\u00A0µs")));
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Right);
        QTest::keyClick(&widget, Qt::Key_Down);
        QVERIFY(widget.shownValue().startsWith(QStringLiteral("CPU, all threads")));
        widget.setChart({});
        QVERIFY(widget.shownValue().isEmpty());
    }

    void tablesSpeakTheirChartsUnits()
    {
        Chart chart;
        chart.x = {QStringLiteral("operations for each byte"), AxisKind::Ratios};
        chart.y = {QStringLiteral("operations"), AxisKind::OperationRates};
        chart.series = {{QStringLiteral("limits"), Tone::Muted, false, false, {{0.25, 2, 1, 3}}}};
        const Table table = chartTable(chart, QLocale::c());
        QCOMPARE(table.rows.at(0).at(0), xNumber(chart, 0.25, QLocale::c()));
        QVERIFY(table.rows.at(0).at(0).startsWith(QStringLiteral("0.25")));
        QCOMPARE(table.rows.at(0).at(1).count(QStringLiteral("GFLOP/s")), 3);
    }

    void everyValueStandsInTheTable()
    {
        const Chart chart = sweepChart(
            {point(1 << 10, 1000, 4000, 4000, 30'000), point(1 << 20, 1'000'000, 500'000, 400'000, 6'000'000)}, QLocale::c());
        const Table table = chartTable(chart, QLocale::c());
        QCOMPARE(table.columns.size(), static_cast<qsizetype>(chart.series.size()) + 1);
        QCOMPARE(table.rows.size(), std::size_t{2});
        for (const QStringList& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        QCOMPARE(table.rows[0][0], QStringLiteral("1024"));
        QVERIFY(table.rows[0][1].startsWith(QStringLiteral("1.00\u00A0µs")));
        QVERIFY(table.note.contains(QStringLiteral("none up to")));

        Chart gap = chart; // a point that one line lacks
        gap.series[1].points.pop_back();
        QCOMPARE(chartTable(gap, QLocale::c()).rows[1][2], QStringLiteral("–"));
        QVERIFY(chartTable({}, QLocale::c()).rows.empty());
    }
};

QTEST_MAIN(ChartTest)
#include "chart_test.moc"
