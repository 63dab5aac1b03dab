// SPDX-License-Identifier: GPL-3.0-or-later
// What is measured to be compared: verdicts, modelled devices, the figures of `roundtrip bench`.
#include "bench.h"
#include "contrasttext.h"
#include "export/exporter.h"
#include "lesson/modelleddevices.h"
#include "modelledtext.h"
#include "model/statistics.h"
#include "notebook/notebook.h"
#include "notebook/notetext.h"
#include "notebook/runsdialog.h"
#include "plan/benchmark.h"
#include "plan/experiments.h"
#include "plan/roofline.h"
#include "samplerun.h"
#include "widgets/besideview.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtWidgets>
#include <QtTest>

using namespace roundtrip;

namespace {

const QLocale plain = QLocale::c();

QString shipped() { return QStringLiteral(ROUNDTRIP_SOURCE_DIR "/lessons/devices"); }

bool write(const QString& path, const char* text)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(text) > 0;
}

Course kernels()
{
    Course course;
    for (const char* id : {"vec_add", "vec_add_tuned"})
        course.kernels[id] = "__kernel void k() {}";
    return course;
}

Device roomy()
{
    Device device;
    device.id = "d";
    device.name = "Device";
    device.maxBlock = 4096;
    device.maxAllocationBytes = device.budgetBytes = std::uint64_t{4} << 30;
    device.doubles = true;
    return device;
}

// Every operation of every plan took so long, one after the other.
Report answered(const std::vector<Plan>& plans, const std::vector<std::int64_t>& ns)
{
    Report report;
    for (std::size_t p = 0; p < plans.size(); ++p) {
        Measurement measurement;
        for (int round = 0; round < 21; ++round) {
            Repetition repetition;
            for (std::uint32_t i = 0; i < plans[p].operations.size(); ++i) {
                Span span;
                span.operation = i;
                span.queued = span.submitted = repetition.ended;
                span.started = repetition.ended + 500;
                span.ended = repetition.ended = span.started + ns[p] + round;
                repetition.spans.push_back(span);
            }
            measurement.repetitions.push_back(repetition);
        }
        report.measurements.push_back(measurement);
    }
    return report;
}

} // namespace

class InstrumentTest : public QObject {
    Q_OBJECT
private slots:
    void verdictsAreSaidPlainly()
    {
        QCOMPARE(verdictText({1, 2, 0.5, 0.48, 0.55, 21}, plain), QStringLiteral("2.00 × faster (1.82 … 2.08)"));
        QCOMPARE(verdictText({2, 1, 1.9, 1.8, 2, 21}, plain), QStringLiteral("1.90 × slower (1.80 … 2.00)"));
        QVERIFY(verdictText({1, 1, 1.02, 0.97, 1.06, 21}, plain).startsWith("no difference shown"));
        QVERIFY(verdictText({1, 1, 1.03, 1.02, 1.04, 21}, plain).startsWith("no difference shown")); // sure, but too little
        QVERIFY(verdictText({2, 1, 2, 2, 2, 3}, plain).contains("too few"));
        QVERIFY(spreadText(statistics({10, 10, 14, 14, 20, 20}), plain).contains("conclude"));
        QVERIFY(spreadText(statistics({10, 10, 10, 10, 10}), plain).isEmpty());
    }

    void theShippedDevicesAreThere()
    {
        const ModelledDevices found = loadModelledDevices(shipped());
        QVERIFY(found.errors.empty());
        QStringList ids;
        for (const ModelledDevice& device : found.devices) {
            ids += QString::fromStdString(device.id);
            QVERIFY(!device.source.empty() && !device.date.empty());
        }
        QCOMPARE(ids, QStringList({"m1-pro", "t4", "rtx-4090", "a100", "h100"}));
    }

    void aTeachersDeviceIsReadAndItsMistakesArePlaced()
    {
        QTemporaryDir folder;
        const char* good = "format = 1\nid = \"mine\"\nname = \"Mine\"\nmemory = 100\npeak = 1.5\nlink = \"PCIe\"\nlinkRate = 8\n"
                           "source = \"data sheet\"\ndate = \"2026-01-01\"\n";
        QVERIFY(write(folder.filePath("mine.toml"), good));
        QCOMPARE(loadModelledDevices(folder.path()).devices.size(), std::size_t{1});
        QVERIFY(write(folder.filePath("same.toml"), good));
        QVERIFY(write(folder.filePath("bad.toml"), "format = 1\nid = \"bad\"\nname = \"Bad\"\nmemory = -5\npeak = \"x\"\nlink = \"\"\nspeed = 3\n"));
        QVERIFY(write(folder.filePath("broken.toml"), "format = \n"));
        const ModelledDevices found = loadModelledDevices(folder.path());
        QCOMPARE(found.devices.size(), std::size_t{1});
        QStringList places;
        for (const LessonError& error : found.errors)
            places += error.place();
        for (const char* place : {"bad.toml:4:10", "bad.toml:5:8", "bad.toml:7:1", "same.toml"})
            QVERIFY2(places.contains(QLatin1String(place)), qPrintable(places.join(' ')));
        QVERIFY(places.filter("broken.toml:1").size() == 1);
        QVERIFY(write(folder.filePath("deep.toml"), QByteArray("a" + QByteArray(".a").repeated(20'000) + " = 1\n").constData()));
        const LessonErrors deep = loadModelledDevices(folder.path()).errors;
        QVERIFY(std::any_of(deep.begin(), deep.end(), [](const LessonError& error) { return error.fault == LessonFault::TooDeep && error.file == "deep.toml"; }));
        QVERIFY(loadModelledDevices(folder.filePath("none")).devices.empty());
    }

    void nothingModelledIsShownWithoutTheWord()
    {
        const Run run = sampleRun();
        for (const ModelledDevice& device : loadModelledDevices(shipped()).devices) {
            const BarRow row = modelledRow(device, run.plans.front(), plain);
            QVERIFY(row.name.contains("modelled"));
            QVERIFY(!row.parts.empty());
            for (const BarPart& part : row.parts)
                QCOMPARE(part.texture, Texture::Hatch);
            const QString basis = modelledBasis(device, run.plans.front(), plain).join('\n');
            QVERIFY(basis.contains("modelled"));
            QVERIFY(basis.contains(QString::fromStdString(device.source)) && basis.contains(QString::fromStdString(device.date)));
            const QJsonObject json = modelledJson(device, run.plans.front()).toObject();
            QVERIFY(json.value("modelled").toBool());
            QCOMPARE(json.value("wallNs").toInteger(), modelledRun(device, run.plans.front())->wallNs());
            Chart chart;
            addModelled(chart, {run}, device, plain);
            QVERIFY(chart.series.back().modelled && seriesTitle(chart.series.back()).contains("modelled"));
            QVERIFY(chart.caption.join('\n').contains(QString::fromStdString(device.source)));
        }
    }

    void aDeviceStandsBesideTheRunAndTellsItsFormula()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        BesideView view(loadModelledDevices(shipped()).devices, nullptr);
        column->addWidget(&view);
        window.show();
        QVERIFY(!view.isVisible()); // there is no run
        view.setRun(sampleRun(), 0);
        QVERIFY(view.isVisible() && view.bars().rows.empty());
        auto* list = view.findChild<QComboBox*>();
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(view.bars().rows.size(), std::size_t{2});
        QVERIFY(view.bars().rows[1].name.contains("NVIDIA T4"));
        QTest::mouseClick(view.findChild<QPushButton*>(), Qt::LeftButton);
        auto* box = window.findChild<QMessageBox*>();
        QVERIFY(box && box->isVisible() && box->text().contains("T4 product brief"));
        QTest::keyClick(box, Qt::Key_Escape);
        QTest::keyClick(list, Qt::Key_Home);
        QVERIFY(view.bars().rows.empty());
    }

    void aKeptRunIsSmallAndReadsBack()
    {
        Run run = sampleRun();
        run.plans.push_back(run.plans.front());
        run.report.measurements.push_back(run.report.measurements.front());
        const Run kept = trimmed(run);
        QCOMPARE(kept.plans.size(), std::size_t{1});
        const Measurement& measurement = kept.report.measurements.front();
        QCOMPARE(wallStatistics(measurement), wallStatistics(run.report.measurements.front()));
        const auto median = medianRepetition(measurement);
        QCOMPARE(measurement.repetitions[*median].spans.size(), run.report.measurements[0].repetitions[*median].spans.size());
        const Notes notes{{"a", 5, "mine", true, false, kept}, {"b", 6, {}, false, true, {}}};
        const auto back = notesFromJson(toJson(notes));
        QVERIFY(back);
        QCOMPARE(merged(*back, {}), merged(notes, {}));
        for (const char* broken : {"", "{", "[]", "{\"format\":2,\"notes\":[]}", "{\"format\":1,\"notes\":3}"})
            QVERIFY2(!notesFromJson(broken), broken);
        QCOMPARE(notesFromJson("{\"format\":1,\"notes\":[3,{},{\"id\":\"x\"}]}")->size(), std::size_t{0});
    }

    void notebooksBecomeOneAndStayBounded()
    {
        const Note first{"a", 1, {}, false, false, trimmed(sampleRun())};
        Note renamed = first, gone = first;
        renamed.changedMs = 2, renamed.name = "mine";
        gone.changedMs = 3, gone.deleted = true, gone.run = {};
        QCOMPARE(merged({first}, {renamed}), Notes{renamed});
        QCOMPARE(merged({renamed}, {first}), Notes{renamed});
        QCOMPARE(merged({gone}, {renamed}), Notes{gone});
        Notes many;
        for (std::size_t i = 0; i < mostNotes + 20; ++i) {
            many.push_back(first);
            many.back().id = QString::number(1000 + i);
            many.back().pinned = i == 0;
        }
        const Notes fewer = bounded(many);
        QCOMPARE(fewer.size(), mostNotes);
        QCOMPARE(fewer.front().id, QStringLiteral("1000")); // pinned
        QCOMPARE(fewer[1].id, QStringLiteral("1021"));
    }

    void runsAreKeptAcrossStartsAndWindows()
    {
        QTemporaryDir folder;
        const QString path = Notebook::pathBeside(folder.filePath("deep/profile.json"));
        QVERIFY(path.endsWith("profile-runs.json"));
        Notebook one(path), other(path);
        one.add(sampleRun());
        other.add(sampleRun()); // which has not seen the first
        QCOMPARE(Notebook(path).notes().size(), std::size_t{2});
        QCOMPARE(other.notes().size(), std::size_t{2});
        const QString id = one.notes().front().id;
        one.rename(id, " mine ");
        one.pin(id, true);
        other.remove(other.notes().back().id == id ? other.notes().front().id : other.notes().back().id);
        const Notes now = Notebook(path).notes();
        QCOMPARE(now.size(), std::size_t{1});
        QVERIFY(now.front().name == "mine" && now.front().pinned);
        QVERIFY(write(path, "{broken"));
        QVERIFY(Notebook(path).notes().empty());
        QCOMPARE(QDir(QFileInfo(path).path()).entryList({"*.broken-*"}).size(), 1);
        const QString longest = folder.filePath(QString(235, QLatin1Char('r')) + ".json"); // no longer name fits beside it
        QVERIFY(write(longest, "{broken"));
        Notebook stuck(longest);
        stuck.add(sampleRun());
        QVERIFY(stuck.notes().size() == 1 && !stuck.trouble().isEmpty());
        QFile untouched(longest);
        QVERIFY(untouched.open(QFile::ReadOnly));
        QCOMPARE(untouched.readAll(), QByteArray("{broken"));
        Notebook nowhere{QString()};
        nowhere.add(sampleRun());
        QVERIFY(nowhere.notes().size() == 1 && nowhere.trouble().isEmpty());
        Notebook unwritable("/proc/none/runs.json");
        unwritable.add(sampleRun());
        QVERIFY(unwritable.notes().size() == 1 && !unwritable.trouble().isEmpty());
    }

    void anEarlierRunStandsBesideTheOneOfNow()
    {
        Notebook notebook{QString()};
        notebook.add(sampleRun());
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        BesideView view({}, &notebook);
        column->addWidget(&view);
        window.show();
        Run slower = sampleRun();
        for (Repetition& repetition : slower.report.measurements[0].repetitions)
            repetition.ended *= 2;
        view.setRun(slower, 0);
        const auto button = [&](const QWidget& of, const char* text) {
            for (auto* candidate : of.findChildren<QPushButton*>())
                if (candidate->text() == QString::fromUtf8(text))
                    return candidate;
            return static_cast<QPushButton*>(nullptr);
        };
        QTest::mouseClick(button(view, "Earlier runs…"), Qt::LeftButton);
        auto* dialog = window.findChild<RunsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QTest::mouseClick(button(*dialog, "Show beside"), Qt::LeftButton);
        QCOMPARE(view.bars().rows.size(), std::size_t{2});
        QVERIFY(againstText(slower, notebook.notes().front(), plain).contains("2.00 × slower"));
        QVERIFY(againstText(sampleRun(), notebook.notes().front(), plain).contains("no difference"));
        QTest::mouseClick(button(*dialog, "Pin"), Qt::LeftButton);
        QVERIFY(notebook.notes().front().pinned);
        QTest::mouseClick(button(*dialog, "Delete"), Qt::LeftButton);
        QVERIFY(notebook.notes().empty());
        QVERIFY(view.bars().rows.empty());
        QVERIFY(!button(*dialog, "Delete")->isEnabled());
    }

    void benchCountsAsOthersDo()
    {
        const std::vector<BenchStep> steps = benchSteps(roomy(), kernels(), 1024);
        QStringList ids;
        std::vector<BenchRow> rows;
        for (const BenchStep& step : steps) {
            ids += step.id;
            const Report report = answered(step.ticket.request.plans, {1'000'000, 2'000'000});
            QCOMPARE(step.ticket.request.repetitions, 21u);
            for (BenchRow& row : benchRows(step, report))
                rows.push_back(row);
        }
        QCOMPARE(ids, QStringList({"float", "double", "copy-64", "copy-256", "launch", "round-trip", "equal", "tuned", "pipelined", "chain"}));
        QCOMPARE(rows[0].bytes, std::uint64_t{3} * 4 << 25);
        QCOMPARE(rows[0].gigabytesPerSecond(), static_cast<double>(rows[0].bytes) / 1e6); // over the best, which was the first
        QCOMPARE(rows[1].bytes, std::uint64_t{3} * 8 << 25);
        QCOMPARE(rows[2].bytes, std::uint64_t{64} << 20); // up, then down
        QCOMPARE(rows[3].figure, BenchFigure::DownloadRate);
        QCOMPARE(rows[6].ns.median, 500.0); // from the order to the start
        const auto tuned = std::find_if(rows.begin(), rows.end(), [](const BenchRow& row) { return row.id == "tuned"; });
        QVERIFY(tuned->contrast && tuned->contrast->isShown() && std::abs(tuned->contrast->ratio - 0.5) < 0.01);
        const QString text = benchText(rows, roomy());
        QVERIFY2(text.contains("2.00 × faster") && text.contains("best of the repetitions"), qPrintable(text));
        const QJsonObject json = QJsonDocument::fromJson(benchJson(rows, roomy())).object();
        QCOMPARE(json.value("figures").toArray().size(), static_cast<qsizetype>(rows.size()));
        QVERIFY(!json.value("method").toString().isEmpty());
    }

    void theRooflineHasTheLimitsThatWereMeasured()
    {
        Settings settings;
        settings.kernel = "vec_add";
        std::map<std::string, std::string> sources;
        for (const char* name : {"copy_array", "multiply_add", "multiply_add_chain", "vec_add", "saxpy", "matmul"})
            sources[name] = name;
        Run run = sampleRun(settings);
        run.plans = rooflinePlans(settings, sources, 1u << 24);
        QCOMPARE(run.plans.size(), std::size_t{6}); // three limits, and three kernels
        for (const Plan& plan : run.plans)
            QCOMPARE(plan.programs.front().source, plan.programs.front().function);
        QCOMPARE(intensityOf(run.plans[MemoryLimit]), 0.0);
        QCOMPARE(intensityOf(run.plans[FirstKernel]), 1.0 / 12);
        run.report = answered(run.plans, {10'000'000, 20'000'000, 30'000'000, 25'000'000, 25'000'000, 25'000'000});
        const Chart chart = rooflineChart({run}, plain);
        const auto& roof = chart.series.front().points;
        const double memory = static_cast<double>(run.plans[MemoryLimit].operations[0].bytes) / 10'000'010;
        const double arithmetic = static_cast<double>(run.plans[ArithmeticLimit].operations[0].flops) / 20'000'010;
        QCOMPARE(roof.size(), std::size_t{3});
        QCOMPARE(roof[2].y, arithmetic);
        QVERIFY(std::abs(roof[1].x - arithmetic / memory) < 1e-9 && std::abs(roof[0].y - roof[0].x * memory) < 1e-9);
        QCOMPARE(chart.series.size(), std::size_t{5}); // limits, one chain, three kernels
        QCOMPARE(drawable(chart), chart);
        QVERIFY2(chart.notes.join('\n').contains("vec_add: ") && chart.notes.join('\n').contains("one chain"), qPrintable(chart.notes.join('\n')));
        QVERIFY(pointText(chart, chart.series[2], chart.series[2].points[0], plain).contains("GFLOP/s"));
        QVERIFY(toCsv(chart).contains("median_gflops"));
        run.report.measurements[ArithmeticLimit].repetitions.clear();
        QVERIFY(rooflineChart({run}, plain).isEmpty());
        QVERIFY(rooflineChart({}, plain).isEmpty());
    }

    void benchFitsTheDevice()
    {
        Device small = roomy();
        small.doubles = false;
        small.maxAllocationBytes = small.budgetBytes = std::uint64_t{128} << 20;
        for (const BenchStep& step : benchSteps(small, kernels(), 64)) {
            QVERIFY(step.id != "double" && step.id != "copy-256");
            QVERIFY(step.ticket.settings.elements <= 1u << 23);
        }
        const Ticket sweep = tunedSweep(small, kernels());
        QCOMPARE(sweep.request.plans.size(), std::size_t{5}); // 16, 64, 256, 1024, 4096
        std::vector<std::int64_t> times{5'000'000, 4'000'000, 3'000'000, 1'000'000, 2'000'000};
        QCOMPARE(bestBlock(sweep, answered(sweep.request.plans, times)), std::uint64_t{1024});
    }

    void aLaunchHasNothingElseToDo()
    {
        const Plan plan = launchPlan(Settings{}, "source");
        QCOMPARE(plan.operations.size(), std::size_t{1});
        QCOMPARE(plan.operations[0].grid * plan.operations[0].block, std::uint64_t{1});
        QVERIFY(!plan.check);
        const Plan copies = copyPlan(64 << 20);
        QCOMPARE(operationBytes(copies, copies.operations[0]), std::uint64_t{64} << 20);
        QVERIFY(copies.buffers[copies.operations[1].host].hostOnly); // so that nothing has to be filled again
    }
};

QTEST_MAIN(InstrumentTest)
#include "instrument_test.moc"
