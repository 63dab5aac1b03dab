// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline.h"
#include "export/formats.h"
#include "kernelsource.h"
#include "profilefile.h"
#include "reporttext.h"
#include "runner.h"
#include "samplerun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace roundtrip;

namespace {

// Its path; empty where it could not be written.
QString kernelFile(const QString& path, const char* source)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(source) >= 0 && file.flush() ? path : QString();
}

std::variant<Options, UsageError> parsed(const char* line)
{
    return parseCommandLine(QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts));
}

Options good(const char* line)
{
    const auto result = parsed(line);
    if (const auto* error = std::get_if<UsageError>(&result))
        qWarning().noquote() << error->message;
    return std::holds_alternative<Options>(result) ? std::get<Options>(result) : Options{};
}

QString wrong(const char* line)
{
    const auto result = parsed(line);
    return std::holds_alternative<UsageError>(result) ? std::get<UsageError>(result).message : QString();
}

struct Result {
    int exitCode = -1;
    QByteArray output, errors;
};

Result program(const QStringList& arguments, const std::map<const char*, QString>& environment = {})
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.remove(QStringLiteral("DISPLAY"));
    variables.remove(QStringLiteral("WAYLAND_DISPLAY"));
    variables.remove(QStringLiteral("QT_QPA_PLATFORM")); // the program must choose for itself
    for (const auto& [name, value] : environment)
        variables.insert(QLatin1String(name), value);
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip"), arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_hasDevice = program({QStringLiteral("devices")}).exitCode == 0; }

    void everyOptionIsRead()
    {
        const Options o
            = good("run --elements 2^20 --block 128 --grid 5 --kernel saxpy --strategy pipelined --chain 3 --chunks 7 "
                   "--repetitions 9 "
                   "--device gpu --type double --json --export a.png --export b --format trace --engine ssh");
        Settings s;
        s.elements = 1 << 20, s.block = 128, s.grid = 5, s.kernel = "saxpy", s.strategy = Strategy::Pipelined;
        s.chain = 3, s.chunks = 7, s.repetitions = 9, s.type = ElementType::Double;
        QVERIFY(o.settings == s);
        QCOMPARE(o.command, Command::Run);
        QCOMPARE(o.device, std::string("gpu"));
        QVERIFY(o.json);
        QVERIFY(o.exports
            == (std::vector<ExportTarget>{
                {QStringLiteral("a.png"), ExportFormat::Png}, {QStringLiteral("b"), ExportFormat::Trace}}));
        QCOMPARE(o.engine, QStringLiteral("ssh"));
        QCOMPARE(good("sweep --over=chunks").over, SweepOver::Chunks);
        QCOMPARE(good("sweep --over pieces --to 64").over, SweepOver::Pieces);
        QCOMPARE(good("sweep --over=block --from=1 --to=64 --points=4").over, SweepOver::Block);
        QCOMPARE(good("run --kernel=./a.cl").kernelFile, QStringLiteral("./a.cl"));
        QCOMPARE(good("tour --out x").out, QStringLiteral("x"));
        QCOMPARE(good("run --semicolons").csv, CsvStyle::Spreadsheet);
        QCOMPARE(good("").command, Command::Window);
        QCOMPARE(good("--engine x").command, Command::Window);
        QCOMPARE(good("run --help").helpFor, Command::Run);
        QCOMPARE(good("-h").command, Command::Help);
        QCOMPARE(good("run --grid 7 --grid auto").settings.grid, std::uint64_t{0});
        QVERIFY(good("run --chunks 4").chunksGiven && !good("run").chunksGiven);
        QCOMPARE(good("run --export - --format csv").exports.front().path, QStringLiteral("-"));
    }

    void mistakesNameTheNearestWord_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QByteArray(line) << QString::fromUtf8(says);
        };
        row("rnu", "Did you mean run?");
        row("wibble", "Possible are: devices, run, sweep, bench, check, tour, results, lessons.");
        row("run --element 5", "Did you mean --elements?");
        row("results", "results needs a second word: Possible are: export, merge.");
        row("results exprot x.csv", "Did you mean export?");
        row("results export", "such as results.csv");
        row("lessons check", "needs one folder");
        row("results export x.pdf", "Let it end in .csv or .json.");
        row("results export a.csv b.csv", "b.csv is one too many");
        row("results merge", "needs the files");
        row("results merge --wibble", "There is no option --wibble.");
        row("run --profile x", "does not go with this command");
        row("--profile=", "--profile needs a folder.");
        row("run --zzzzzzzzzz", "There is no option --zzzzzzzzzz. Possible are:");
        row("run 5", "The word 5 is one too many.");
        row("devices --elements 5", "--elements does not go with this command.");
        row("run --elements", "--elements needs a value: --elements N.");
        row("run --elements --block 5", "--elements needs a value");
        row("run --elements 1,5", "not \"1,5\"");
        row("run --elements 1.5", "not \"1.5\"");
        row("run --elements -5", "not \"-5\"");
        row("run --elements ١٢", "not \"١٢\"");
        for (const char* line : {"run --elements 99999999999999999999", "run --elements 18446744073709551616",
                 "run --elements 2^64", "run --elements 1e30", "run --chain 4294967296", "sweep --over n --to 1e40"})
            row(line, "is too large;");
        row("run --elements 1e", "whole number");
        row("run --elements 1^2^3", "whole number");
        row("run --json=yes", "--json takes no value.");
        row("run --strategy pipelinde", "Did you mean pipelined?");
        row("run --type flaot", "Did you mean float?");
        row("run --export picture", "does not say what to write");
        row("run --export -", "needs --format");
        row("run --format png", "stands behind the --export");
        row("run --export x --format pgn", "Did you mean png?");
        row("run --json --export - --format csv", "Only one result");
        row("sweep", "sweep needs --over n, block, pieces or chunks.");
        row("sweep --over m", "Did you mean n?");
        row("sweep --over n --from 0", "--from starts at 1.");
        row("sweep --over n --points 0", "--points starts at 1.");
        row("sweep --over pieces --to 257", "256 pieces are the most");
        row("sweep --over n --points 201", "200 are the most");
        row("sweep --over n --from 9 --to 8", "--to 8 is below --from 9.");
        row("sweep --over block --elements 0", "--elements 0");
        row("sweep --over n --export a.trace.json", "cannot be written as a trace");
        row("sweep --over n --export a --format trace", "cannot be written as a trace");
    }
    void mistakesNameTheNearestWord()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, says);
        const QString message = wrong(line.constData());
        QVERIFY2(message.contains(says)
                || (says == QLatin1String("Did you mean n?") && message.contains(QLatin1String("n, block"))),
            qPrintable(message));
    }

    void helpNamesEveryOption()
    {
        for (const Command command : {Command::Window, Command::Devices, Command::Run, Command::Sweep, Command::Check, Command::Tour})
            QVERIFY(usage(command).contains(QLatin1String("--engine COMMAND")));
        QVERIFY(usage(Command::Run).contains(QLatin1String("--strategy S")));
        QVERIFY(!usage(Command::Devices).contains(QLatin1String("--strategy")));
    }

    void aCheckNeedsFilesAndAnExercise()
    {
        const Options o = good("check a.cl folder --exercise vec-add --seed 7 --json --device gpu");
        QCOMPARE(o.command, Command::Check);
        QCOMPARE(o.files, (QStringList{QStringLiteral("a.cl"), QStringLiteral("folder")}));
        QCOMPARE(o.exercise, QStringLiteral("vec-add"));
        QCOMPARE(o.seed, std::optional<std::uint32_t>(7));
        QVERIFY(o.json);
        QVERIFY(wrong("check --exercise vec-add").contains(QStringLiteral(".cl file")));
        QVERIFY(wrong("check a.cl").contains(QStringLiteral("--exercise")));
        QVERIFY(wrong("check a.cl --exercise x --seed -1").contains(QStringLiteral("--seed")));
        QVERIFY(wrong("check a.cl --exercise x --elements 5").contains(QStringLiteral("does not go with")));
    }

    void kernelFilesAreReadWithCare()
    {
        QTemporaryDir folder;
        const auto file = [&](const char* name, const QByteArray& content) {
            QFile f(folder.filePath(QString::fromUtf8(name)));
            f.open(QIODevice::WriteOnly);
            f.write(content);
            return f.fileName();
        };
        const QByteArray kernel
            = "// __kernel void no(\n/* __kernel void neither( */\n__kernel void mine(__global float* a) {}\n";
        const auto read = readKernel(file("größer.cl", "\xEF\xBB\xBF" + kernel));
        QVERIFY(std::holds_alternative<KernelSource>(read));
        QCOMPARE(std::get<KernelSource>(read).function, std::string("mine"));
        QCOMPARE(std::get<KernelSource>(read).source, kernel.toStdString());
        QCOMPARE(std::get<KernelSource>(read).kernel, std::string("vec_add"));
        QCOMPARE(std::get<KernelSource>(readKernel(file("saxpy.cl", kernel))).kernel, std::string("saxpy"));
        QCOMPARE(kernelFunctions(
                     "kernel void a(int x){} __kernel __attribute__((reqd_work_group_size(64,1,1))) void b(int y){}"),
            (std::vector<std::string>{"a", "b"}));
        const QString pipe = folder.filePath(QStringLiteral("pipe.cl")); // opening it would wait for ever
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        for (const QString& bad : {pipe, QStringLiteral("/dev/zero"),
                folder.path(), folder.filePath(QStringLiteral("gone.cl")), file("zero.cl", QByteArray("a\0b", 3)),
                file("utf16.cl",
                    "\xFF\xFE"
                    "a"),
                file("empty.cl", " \n"), file("text.cl", "hello"), file("large.cl", QByteArray(2'000'000, ' '))}) {
            const auto refused = readKernel(bad);
            QVERIFY2(std::holds_alternative<Explanation>(refused), qPrintable(bad));
            QVERIFY(std::get<Explanation>(refused).what.contains(bad));
        }
    }

    void devicesAreChosenByNameOrKind()
    {
        DeviceList list;
        Device cpu, gpu, other;
        cpu.id = "cpu-1", cpu.name = "Some CPU", cpu.kind = DeviceKind::Cpu, cpu.platform = "Portable";
        gpu.id = "gpu-1", gpu.name = "Some GPU", gpu.kind = DeviceKind::Gpu, gpu.platform = "Vendor";
        other = gpu, other.id = "gpu-2";
        list.devices = {cpu, gpu, other};
        QCOMPARE(chooseDevice(list, "")->id, std::string("gpu-1"));
        QCOMPARE(chooseDevice(list, "gpu-2")->id, std::string("gpu-2"));
        QCOMPARE(chooseDevice(list, "portable")->id, std::string("cpu-1"));
        QCOMPARE(chooseDevice(list, "CPU")->id, std::string("cpu-1"));
        QCOMPARE(chooseDevice(list, "gpu")->id, std::string("gpu-1"));
        QVERIFY(!chooseDevice(list, "accelerator"));
        QVERIFY(!chooseDevice(list, "some gpu")); // two
        QVERIFY(!chooseDevice(list, "nothing"));
        QVERIFY(!chooseDevice({}, ""));
    }

    void reportIsPlainText()
    {
        const QString text = reportText(sampleRun());
        QVERIFY2(text.contains(QLatin1String("n = 1048576")) && text.contains(QLatin1String("1.23 ms"))
                && text.contains(QLatin1String("The answer is right.")),
            qPrintable(text));
        QVERIFY(!text.contains(QChar(0x202F)) && !text.contains(QChar(0x00A0)));
        Settings none;
        none.elements = 0;
        QVERIFY(reportText(sampleRun(none)).contains(QLatin1String("Nothing was launched")));
    }

    void helpAndVersionNeedNothing()
    {
        const Result help = program({QStringLiteral("--help")}), version = program({QStringLiteral("--version")});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.output.contains("sweep") && help.errors.isEmpty());
        QCOMPARE(version.output, QByteArray("roundtrip " ROUNDTRIP_VERSION "\n"));
        QCOMPARE(program({QStringLiteral("run"), QStringLiteral("--help")}).exitCode, 0);
    }

    void noDisplayIsSaid()
    {
        const Result result = program({});
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.errors.contains("no display"), result.errors.constData());
    }

    void badUsageIsTwoAndSilentOnOutput()
    {
        for (const QStringList& arguments : {QStringList{QStringLiteral("rnu")},
                 QStringList{QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("x")},
                 QStringList{QStringLiteral("run"), QStringLiteral("--kernel"), QStringLiteral("vec_ad")},
                 QStringList{QStringLiteral("run"), QStringLiteral("--kernel"), QStringLiteral("/gone.cl")},
                 QStringList{QStringLiteral("devices"), QStringLiteral("--engine"), QStringLiteral("a \"b")}}) {
            const Result result = program(arguments);
            QCOMPARE(result.exitCode, 2);
            QVERIFY(result.output.isEmpty() && !result.errors.isEmpty());
        }
    }

    void noEngineAndNoDeviceAreThree()
    {
        for (const char* command : {"devices", "run"}) {
            const Result engine
                = program({QLatin1String(command), QStringLiteral("--engine"), QStringLiteral("/nonexistent/engine")});
            QCOMPARE(engine.exitCode, 3);
            QVERIFY2(engine.errors.contains("/nonexistent/engine"), engine.errors.constData());
            const Result device
                = program({QLatin1String(command)}, {{"OCL_ICD_VENDORS", QStringLiteral("/nonexistent")}});
            QCOMPARE(device.exitCode, 3);
            QVERIFY2(device.errors.contains("sudo apt install pocl-opencl-icd"), device.errors.constData());
            QVERIFY2(device.errors.contains("OCL_ICD_VENDORS sends the search to /nonexistent"),
                device.errors.constData());
        }
    }

    void aVariableThatHidesPoclIsNamed()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const Result result = program({QStringLiteral("devices")}, {{"POCL_DEVICES", QStringLiteral("nonsense")}});
        if (result.exitCode == 0)
            QSKIP("there is another driver");
        QVERIFY2(result.errors.contains("POCL_DEVICES asks it for nonsense")
                && !result.errors.contains("apt install pocl"),
            result.errors.constData());
    }

    void jsonIsSaidWithoutEngineOrDeviceToo()
    {
        const auto code = [](QStringList arguments, const std::map<const char*, QString>& environment) {
            const Result result = program(arguments << QStringLiteral("--json"), environment);
            return result.exitCode == 3
                ? QJsonDocument::fromJson(result.output).object().value(QStringLiteral("code")).toString()
                : QString();
        };
        const QStringList missing{QStringLiteral("--engine"), QStringLiteral("/nonexistent/engine")};
        for (const QStringList& command : {QStringList{QStringLiteral("run")},
                 QStringList{QStringLiteral("sweep"), QStringLiteral("--over"), QStringLiteral("n")}}) {
            QCOMPARE(code(command + missing, {}), QStringLiteral("engine-missing"));
            QCOMPARE(
                code(command, {{"OCL_ICD_VENDORS", QStringLiteral("/nonexistent")}}), QStringLiteral("no-device"));
        }
        QCOMPARE(code(QStringList{QStringLiteral("devices")} + missing, {}), QStringLiteral("engine-missing"));
        const Result none = program({QStringLiteral("devices"), QStringLiteral("--json")},
            {{"OCL_ICD_VENDORS", QStringLiteral("/nonexistent")}}); // an engine without devices: a list without any
        QCOMPARE(none.exitCode, 3);
        const QJsonObject list = QJsonDocument::fromJson(none.output).object();
        QVERIFY(list.value(QStringLiteral("devices")).isArray() && list.value(QStringLiteral("devices")).toArray().isEmpty());
        if (m_hasDevice)
            QCOMPARE(code({QStringLiteral("run"), QStringLiteral("--device"), QStringLiteral("none such")}, {}),
                QStringLiteral("no-device"));
    }

    void whatALauncherSaysLastIsSaid()
    {
        QTemporaryDir folder;
        QFile launcher(folder.filePath(QStringLiteral("launcher")));
        QVERIFY(launcher.open(QIODevice::WriteOnly));
        launcher.write("#!/bin/sh\necho 'first line' >&2\necho 'Could not resolve hostname lab' >&2\nexit 255\n");
        launcher.close();
        launcher.setPermissions(QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        const Result result = program({QStringLiteral("devices"), QStringLiteral("--engine"), launcher.fileName()});
        QCOMPARE(result.exitCode, 3);
        QVERIFY2(result.errors.contains("Could not resolve hostname lab") && result.errors.contains("255")
                && !result.errors.contains("first line"),
            result.errors.constData());
    }

    void aRunSaysWhatItMeasured()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const Result result = program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("5000")});
        QCOMPARE(result.exitCode, 0);
        for (const char* word : {"upload", "compute", "download", "n = 5000",
                 "The answer is right. Elements compared with the CPU's answer: 5000."})
            QVERIFY2(result.output.contains(word), result.output.constData());
        QCOMPARE(program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("5000"),
                             QStringLiteral("--block"), QStringLiteral("100000000")})
                     .exitCode,
            2);
        QCOMPARE(
            program({QStringLiteral("run"), QStringLiteral("--device"), QStringLiteral("no such device")}).exitCode, 3);
    }

    void aModelledDeviceStandsBesideARunAndSaysSo()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const QStringList run{QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("5000"), QStringLiteral("--modelled")};
        const QByteArray text = program(run + QStringList{QStringLiteral("h100")}).output;
        QVERIFY2(text.contains("modelled: NVIDIA H100") && text.contains("H100 data sheet"), text.constData());
        const auto json = QJsonDocument::fromJson(program(run + QStringList{QStringLiteral("h100"), QStringLiteral("--json")}).output).object();
        QVERIFY(json.value(QStringLiteral("modelled")).toObject().value(QStringLiteral("modelled")).toBool());
        const Result unknown = program(run + QStringList{QStringLiteral("h200")});
        QCOMPARE(unknown.exitCode, 2);
        QVERIFY2(unknown.errors.contains("h100") && unknown.output.isEmpty(), unknown.errors.constData());
    }

    void aWrongAnswerIsOne()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const Result result = program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("1000"),
            QStringLiteral("--kernel"), QStringLiteral("vec_add_floor"), QStringLiteral("--json")});
        QCOMPARE(result.exitCode, 1);
        QVERIFY(result.errors.contains("never written"));
        QVERIFY(!QJsonDocument::fromJson(result.output).isNull());
    }

    // A time is no success where the answer is wrong, whatever the sweep is over.
    void aSweepWithAWrongAnswerIsOne()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const QStringList over[] = {{QStringLiteral("--over"), QStringLiteral("block"), QStringLiteral("--elements"),
                                        QStringLiteral("1000"), QStringLiteral("--from"), QStringLiteral("64")},
            {QStringLiteral("--over"), QStringLiteral("n"), QStringLiteral("--from"), QStringLiteral("1000")}};
        for (const QStringList& what : over) {
            const Result result = program(QStringList{QStringLiteral("sweep"), QStringLiteral("--to"),
                                              QStringLiteral("2000"), QStringLiteral("--points"), QStringLiteral("2"),
                                              QStringLiteral("--kernel"), QStringLiteral("vec_add_floor")}
                + what);
            QCOMPARE(result.exitCode, 1);
            QVERIFY2(result.output.contains("The answer is wrong") && !result.output.contains("Shortest")
                    && !result.output.contains("Break-even"),
                result.output.constData());
            QVERIFY2(result.errors.contains("At least one answer is wrong."), result.errors.constData());
        }
    }

    void aPipelineOfFewElementsHasFewerPieces()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const QStringList pipelined{QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("10"),
            QStringLiteral("--strategy"), QStringLiteral("pipelined")};
        QCOMPARE(program(pipelined).exitCode, 0);
        QCOMPARE(program(QStringList(pipelined) << QStringLiteral("--chunks") << QStringLiteral("4")).exitCode, 2);
    }

    void aFilesNameStandsWhereverItsRunIsTold()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        QTemporaryDir folder;
        const QString kernel = kernelFile(folder.filePath(QStringLiteral("mine.cl")),
            "__kernel void sum(__global const float* a, __global const float* b, __global float* out, uint n)\n"
            "{\n    uint i = get_global_id(0);\n    if (i < n) out[i] = a[i] + b[i];\n}\n");
        QVERIFY(!kernel.isEmpty());
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("1000"),
            QStringLiteral("--kernel"), kernel};
        for (const char* name : {"a.svg", "a.csv", "a.json", "a.trace.json"})
            arguments << QStringLiteral("--export") << folder.filePath(QLatin1String(name));
        const Result result = program(arguments);
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.output.contains("mine.cl"));
        for (const char* name : {"a.svg", "a.csv", "a.json", "a.trace.json"}) {
            QFile written(folder.filePath(QLatin1String(name)));
            QVERIFY(written.open(QIODevice::ReadOnly));
            const QByteArray content = written.readAll().replace("\"reference\": \"vec_add\"", "");
            // what the answer is compared with keeps its name, and only JSON tells it
            QVERIFY2(content.contains("mine.cl") && !content.contains("vec_add"), name);
        }
    }

    void whatTheCompilerWarnsOfIsSaid()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        QTemporaryDir folder;
        const QString kernel = kernelFile(folder.filePath(QStringLiteral("warned.cl")),
            "#warning look here\n__kernel void sum(__global const float* a, __global const float* b, "
            "__global float* out, uint n)\n"
            "{\n    uint i = get_global_id(0);\n    if (i < n) out[i] = a[i] + b[i];\n}\n");
        QVERIFY(!kernel.isEmpty());
        const Result result = program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("1000"),
            QStringLiteral("--kernel"), kernel});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.errors.contains("The compiler warns: warned.cl, line 1: "), result.errors.constData());
    }

    void aKernelThatDoesNotCompileIsOne()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        QTemporaryDir folder;
        const QString kernel = kernelFile(folder.filePath(QStringLiteral("größer.cl")),
            "__kernel void mine(__global const float* a, __global const float* b, __global float* out, uint "
            "n)\n{\n    out[0] = nowhere;\n}\n");
        QVERIFY(!kernel.isEmpty());
        const Result result
            = program({QStringLiteral("run"), QStringLiteral("--kernel"), kernel, QStringLiteral("--json")},
                {{"LC_ALL", QStringLiteral("C")}});
        QCOMPARE(result.exitCode, 1);
        QVERIFY2(result.errors.contains("größer.cl, line 3"), result.errors.constData());
        QCOMPARE(QJsonDocument::fromJson(result.output).object().value(QStringLiteral("code")).toString(),
            QStringLiteral("bad-source"));
    }

    void exportsAreWrittenWithoutADisplayWhateverTheLocale()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        QTemporaryDir folder;
        QStringList arguments{QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("3000")}, paths;
        for (const QString& format : formatNames())
            paths += folder.filePath(QStringLiteral("Übung") + QLatin1String(suffixOf(*formatNamed(format))));
        for (const QString& path : paths)
            arguments << QStringLiteral("--export") << path;
        for (const char* locale : {"de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "C"}) {
            const Result result
                = program(arguments, {{"LC_ALL", QLatin1String(locale)}, {"XDG_RUNTIME_DIR", QString()}});
            QCOMPARE(result.exitCode, 0);
            QCOMPARE(result.errors, QByteArray());
            QVERIFY(result.output.contains("n = 3000"));
            for (const QString& path : paths) {
                QVERIFY2(QFileInfo(path).size() > 100, qPrintable(path));
                QFile::remove(path);
            }
        }
        const Result refused = program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("10"),
            QStringLiteral("--export"), folder.path() + QStringLiteral("/gone/a.csv")});
        QCOMPARE(refused.exitCode, 1);
        QVERIFY(refused.errors.contains("does not exist"));
        QVERIFY(refused.output.contains("n = 10")); // the result is not lost
    }

    void standardOutputTakesOneResult()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const Result result = program({QStringLiteral("run"), QStringLiteral("--elements"), QStringLiteral("10"),
            QStringLiteral("--export"), QStringLiteral("-"), QStringLiteral("--format"), QStringLiteral("trace")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(
            !QJsonDocument::fromJson(result.output).object().value(QStringLiteral("traceEvents")).toArray().isEmpty());
    }

    void aSweepIsATableAndAChart()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        QTemporaryDir folder;
        const QString svg = folder.filePath(QStringLiteral("sweep.svg"));
        const Result result = program({QStringLiteral("sweep"), QStringLiteral("--over"), QStringLiteral("n"),
            QStringLiteral("--from"), QStringLiteral("1024"), QStringLiteral("--to"), QStringLiteral("4096"),
            QStringLiteral("--export"), svg});
        QCOMPARE(result.exitCode, 0);
        for (const char* word :
            {"CPU, 1 thread", "CPU, all threads", "device kernel", "device with transfers", "2048", "Break-even"})
            QVERIFY2(result.output.contains(word), result.output.constData());
        QVERIFY(QFileInfo(svg).size() > 1000);
        QVERIFY2(!result.output.contains(": A at"), result.output.constData()); // there is no mark to see
        const Result blocks = program(
            {QStringLiteral("sweep"), QStringLiteral("--over"), QStringLiteral("block"), QStringLiteral("--elements"),
                QStringLiteral("4096"), QStringLiteral("--to"), QStringLiteral("8"), QStringLiteral("--json")});
        QCOMPARE(blocks.exitCode, 0);
        QCOMPARE(QJsonDocument::fromJson(blocks.output)
                     .object()
                     .value(QStringLiteral("series"))
                     .toArray()
                     .at(0)
                     .toObject()
                     .value(QStringLiteral("points"))
                     .toArray()
                     .size(),
            4);
    }

    void resultsAreExportedAndMerged()
    {
        QTemporaryDir folder;
        const QString progress = folder.filePath(QStringLiteral("progress"));
        const auto none = program({QStringLiteral("results"), QStringLiteral("export"), folder.filePath(QStringLiteral("a.csv")), QStringLiteral("--profile"), progress});
        QCOMPARE(none.exitCode, 1);
        QVERIFY2(none.errors.contains("There is no progress in"), none.errors.constData());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a.csv"))));

        ProfileFile file(ProfileFile::pathIn(progress));
        Profile profile;
        profile.name = QStringLiteral("=Ada");
        Kept& kept = profile.lessons[QStringLiteral("4-move-data")];
        kept.seen = {QStringLiteral("recap")};
        kept.guesses[QStringLiteral("copy-share")] = QStringLiteral("half");
        QVERIFY(!file.save(profile));
        QStringList files;
        for (const auto& [name, format] : {std::pair{"", "csv"}, std::pair{"Bo\x1b[31m", "json"}, std::pair{"Cem", "csv"}}) {
            files += folder.filePath(QStringLiteral("%1.%2").arg(files.size()).arg(QLatin1String(format)));
            QStringList arguments{QStringLiteral("results"), QStringLiteral("export"), QStringLiteral("--profile"), progress, files.back()};
            if (*name)
                arguments += {QStringLiteral("--name"), QString::fromUtf8(name)};
            const auto result = program(arguments, {{"LC_ALL", QStringLiteral("de_DE.UTF-8")}});
            QVERIFY2(result.exitCode == 0, result.errors.constData());
        }
        const auto table = program(QStringList{QStringLiteral("results"), QStringLiteral("merge")} + files);
        QVERIFY2(table.exitCode == 0, table.errors.constData());
        QVERIFY2(table.output.contains("=Ada") && table.output.contains("Cem") && table.output.contains("4-move-data/copy-share"), table.output.constData());
        QVERIFY(!table.output.contains('\x1b'));

        // Bad files are named, the others count.
        const QString broken = folder.filePath(QStringLiteral("broken.json"));
        QVERIFY(!kernelFile(broken, "{").isEmpty());
        const auto some = program(QStringList{QStringLiteral("results"), QStringLiteral("merge"), QStringLiteral("--json"), broken,
                                      folder.filePath(QStringLiteral("none.csv")), folder.path()} + files);
        QCOMPARE(some.exitCode, 1);
        QCOMPARE(some.errors.count('\n'), 3);
        QVERIFY(some.errors.contains("broken.json") && some.errors.contains("none.csv"));
        const QJsonObject json = QJsonDocument::fromJson(some.output).object();
        QCOMPARE(json[QStringLiteral("learners")].toArray().size(), 3);
        QCOMPARE(json[QStringLiteral("guesses")][QStringLiteral("4-move-data/copy-share")][QStringLiteral("half")].toInt(), 3);
        const auto nothing = program({QStringLiteral("results"), QStringLiteral("merge"), broken});
        QCOMPARE(nothing.exitCode, 1);
        QVERIFY(nothing.output.isEmpty());
    }

    void kernelsAreGraded()
    {
        if (!m_hasDevice)
            QSKIP("there is no device");
        const auto check = [](const QStringList& files, const QString& exercise = QStringLiteral("vec-add"), const QStringList& more = {}) {
            return program(QStringList{QStringLiteral("check")} + files + QStringList{QStringLiteral("--exercise"), exercise} + more);
        };
        const auto kernel = [](const char* name) { return QStringLiteral(ROUNDTRIP_SOURCE_DIR "/tests/kernels/%1.cl").arg(QLatin1String(name)); };
        Result result = check({kernel("right_early_return")});
        QCOMPARE(result.exitCode, 0);
        QVERIFY2(result.output.contains("n = 262147"), result.output);
        QVERIFY2(result.output.contains("The kernel is right.") && result.output.contains("passed n = 1009"), result.output);
        result = check({kernel("outside_no_guard")}, QStringLiteral("vec-add"), {QStringLiteral("--json"), QStringLiteral("--seed"), QStringLiteral("5")});
        QCOMPARE(result.exitCode, 1);
        const QJsonObject verdict = QJsonDocument::fromJson(result.output).object();
        QCOMPARE(verdict.value(QStringLiteral("schema")).toString(), QStringLiteral("roundtrip-verdict-1"));
        QCOMPARE(verdict.value(QStringLiteral("kind")).toString(), QStringLiteral("dangerous"));
        QCOMPARE(verdict.value(QStringLiteral("mistake")).toString(), QStringLiteral("no-guard"));
        QCOMPARE(verdict.value(QStringLiteral("seed")).toInt(), 5);
        QCOMPARE(verdict.value(QStringLiteral("passed")).toBool(true), false);
        QVERIFY(!verdict.value(QStringLiteral("outside")).toObject().value(QStringLiteral("buffer")).toString().isEmpty());

        QTemporaryDir folder;
        for (const char* name : {"right_plain", "wrong_zero", "build_undeclared", "wrong_empty_file"})
            QVERIFY(QFile::copy(kernel(name), folder.filePath(QLatin1String(name) + QStringLiteral(".cl"))));
        result = check({folder.path()});
        QCOMPARE(result.exitCode, 1);
        QCOMPARE(result.output.count('\n'), 5);
        QVERIFY2(result.output.contains("Right: 1 of 4."), result.output);
        QVERIFY2(result.output.contains("Does not build"), result.output);
        result = check({folder.path()}, QStringLiteral("vec-add"), {QStringLiteral("--json")});
        QCOMPARE(QJsonDocument::fromJson(result.output).object().value(QStringLiteral("verdicts")).toArray().size(), 4);

        // PoCL 3.1 miscompiles it. Right or, where nobody can say more, in doubt; but never wrong.
        result = check({kernel("driver_sums_by_pairs")}, QStringLiteral("sum-of-each-block"), {QStringLiteral("--json")});
        const QJsonObject sums = QJsonDocument::fromJson(result.output).object();
        const QString kind = sums.value(QStringLiteral("kind")).toString();
        QVERIFY2(kind == QLatin1String("right") || kind == QLatin1String("doubtful"), result.output);
        const bool isSure = kind == QLatin1String("right") || sums.value(QStringLiteral("simulator")).toString() == QLatin1String("none-seen");
        QCOMPARE(result.exitCode, isSure ? 0 : 1);
        QCOMPARE(sums.value(QStringLiteral("passed")).toBool(), isSure);

        const Result nowhere = program({QStringLiteral("check"), kernel("right_plain"), QStringLiteral("--exercise"), QStringLiteral("vec-add")},
            {{"OCL_ICD_VENDORS", QStringLiteral("/nonexistent")}});
        QCOMPARE(nowhere.exitCode, 3);
        QVERIFY(nowhere.output.isEmpty());
        QVERIFY2(nowhere.errors.contains("OCL_ICD_VENDORS"), nowhere.errors);
        QCOMPARE(check({kernel("no_such_kernel")}).exitCode, 2);
        QCOMPARE(check({kernel("right_plain")}, QStringLiteral("no-such-exercise")).exitCode, 2);
        QVERIFY(check({kernel("right_plain")}, QStringLiteral("vec-ad")).errors.contains("vec-add"));
        QCOMPARE(check({kernel("right_plain")}, QStringLiteral("vec-add"), {QStringLiteral("--engine"), QStringLiteral("/no/such/engine")}).exitCode, 3);
    }

private:
    bool m_hasDevice = false;
};

QTEST_MAIN(CommandLineTest)
#include "commandline_test.moc"
