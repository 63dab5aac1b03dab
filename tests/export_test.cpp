// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/caption.h"
#include "export/exporter.h"
#include "export/picture.h"
#include "export/savefile.h"
#include "export/trace.h"
#include "protocol/codec.h"
#include "samplerun.h"
#include "sweep.h"

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <sys/resource.h>
#include <sys/stat.h>

#include <clocale>
#include <cmath>
#include <csignal>
#include <unistd.h>

using namespace roundtrip;

namespace {

constexpr ExportFormat allFormats[] = {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf, ExportFormat::Csv,
    ExportFormat::Json, ExportFormat::Trace};

QByteArray bytesOf(const Encoded& encoded)
{
    if (const auto* problem = std::get_if<Explanation>(&encoded))
        qWarning().noquote() << problem->text();
    return std::holds_alternative<QByteArray>(encoded) ? std::get<QByteArray>(encoded) : QByteArray();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// An RFC 4180 reader, strict: rows of cells.
std::vector<QStringList> parseCsv(const QByteArray& data, char separator = ',')
{
    std::vector<QStringList> rows;
    QStringList row;
    QByteArray cell;
    bool quoted = false;
    for (qsizetype i = 0; i < data.size(); ++i) {
        const char c = data[i];
        if (quoted && c == '"' && i + 1 < data.size() && data[i + 1] == '"') {
            cell += '"';
            ++i;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (!quoted && c == separator) {
            row += QString::fromUtf8(cell);
            cell.clear();
        } else if (!quoted && c == '\r' && i + 1 < data.size() && data[i + 1] == '\n') {
            row += QString::fromUtf8(cell);
            rows.push_back(row);
            row.clear();
            cell.clear();
            ++i;
        } else {
            cell += c;
        }
    }
    if (!row.isEmpty() || !cell.isEmpty() || quoted)
        rows.clear(); // the last record must end in CRLF
    return rows;
}

// Qt's and, where it is installed, the C library's.
class ScopedLocale {
public:
    explicit ScopedLocale(const char* name)
    {
        setlocale(LC_ALL, name);
        QLocale::setDefault(QLocale(QString::fromLatin1(name).section(QLatin1Char('.'), 0, 0)));
    }
    ~ScopedLocale()
    {
        setlocale(LC_ALL, "C.UTF-8");
        QLocale::setDefault(QLocale::c());
    }
};

Chart sampleChart()
{
    Chart chart;
    chart.title = QStringLiteral("Time against problem size");
    chart.x = {QStringLiteral("elements n"), AxisKind::Powers};
    chart.y = {QStringLiteral("time"), AxisKind::Durations};
    chart.series = {{QStringLiteral("CPU, 1 thread"), Tone::Muted, false, false,
                        {{1024, 1500, 1400, 1600}, {2048, 3000, 2900, 3100}}},
        {QStringLiteral("H100"), Tone::Accent, false, true,
            {{1024, 30000, 30000, 30000}, {2048, 30100, 30100, 30100}}}};
    chart.caption = {QStringLiteral("Sample Device 3000")};
    return chart;
}

} // namespace

class ExportTest : public QObject {
    Q_OBJECT
private slots:
    void traceHasMicrosecondsAndEverySpan()
    {
        QCOMPARE(microseconds(1'234'567), QByteArray("1234.567"));
        QCOMPARE(microseconds(5), QByteArray("0.005"));
        QCOMPARE(microseconds(-1'500), QByteArray("-1.500"));
        QCOMPARE(microseconds(0), QByteArray("0.000"));

        Settings pipelined;
        pipelined.strategy = Strategy::Pipelined;
        for (const Settings& settings : {Settings{}, pipelined}) {
            const Run run = sampleRun(settings);
            const QByteArray trace = toTrace(run);
            QVERIFY(trace.contains("\"dur\":1234.5")); // not 1.234, not 1234567
            QJsonParseError error;
            const QJsonArray events
                = QJsonDocument::fromJson(trace, &error).object().value(QStringLiteral("traceEvents")).toArray();
            QCOMPARE(error.error, QJsonParseError::NoError);
            compareWithSpans(run, events);
            noOverlapOnAnyThread(events);
        }
    }

    void traceSurvivesOddNamesAndMissingTimes()
    {
        Run run = sampleRun();
        run.plans[0].operations[0].label = "up\"load\n\\ \xC3\xA9";
        run.report.measurements[0].repetitions[3].spans[1].ended = notGiven;
        run.report.measurements[0].repetitions.resize(4);
        run.report.measurements[0].repetitions.erase(
            run.report.measurements[0].repetitions.begin(), run.report.measurements[0].repetitions.begin() + 3);
        const QJsonObject trace = QJsonDocument::fromJson(toTrace(run)).object();
        QCOMPARE(
            trace.value(QStringLiteral("otherData")).toObject().value(QStringLiteral("spansWithoutTime")).toString(),
            QStringLiteral("1"));
        bool found = false;
        for (const QJsonValue event : trace.value(QStringLiteral("traceEvents")).toArray())
            found |= event.toObject().value(QStringLiteral("name")).toString() == QStringLiteral("up\"load\n\\ é");
        QVERIFY(found);
        run.report.measurements.clear();
        QVERIFY(!QJsonDocument::fromJson(toTrace(run)).isNull());
    }

    void csvHasOneSpanARow()
    {
        const Run run = sampleRun();
        const auto rows = parseCsv(toCsv(run));
        QCOMPARE(rows.front(), csvColumns());
        const Measurement& m = run.report.measurements[0];
        const std::size_t spans = m.repetitions.size() * m.repetitions[0].spans.size();
        QCOMPARE(rows.size(), 1 + spans + 3 + 1 + 5 + 1); // then three phases, the whole, five shares, the answer
        const auto cell = [&](std::size_t row, const char* column) {
            return rows[row][csvColumns().indexOf(QLatin1String(column))];
        };
        for (const QStringList& row : rows)
            QCOMPARE(row.size(), csvColumns().size());
        for (std::size_t row = 1; row <= spans; ++row) {
            QCOMPARE(cell(row, "row"), QStringLiteral("span"));
            const std::size_t repetition = cell(row, "repetition").toUInt() - 1,
                              span = (row - 1) % m.repetitions[0].spans.size();
            QCOMPARE(cell(row, "started_ns").toLongLong(), m.repetitions[repetition].spans[span].started);
            QCOMPARE(cell(row, "duration_ns").toLongLong(), 1'234'567 + 2 * static_cast<qint64>(repetition));
        }
        QCOMPARE(cell(1, "phase"), QStringLiteral("upload"));
        QCOMPARE(cell(1, "bytes"), QStringLiteral("4194304"));
    }

    void csvAndJsonSumUpAlike()
    {
        const Run run = sampleRun();
        const Measurement& m = run.report.measurements[0];
        const PhaseSummary upload = phaseSummary(run.plans[0], m, Phase::Upload);
        const auto parts = breakdown(run.plans[0], m.repetitions[*medianRepetition(m)]).parts();
        const QJsonObject summary = QJsonDocument::fromJson(bytesOf(encodeRun(run, ExportFormat::Json)))
                                        .object()
                                        .value(QStringLiteral("report"))
                                        .toObject()
                                        .value(QStringLiteral("measurements"))
                                        .toArray()[0]
                                        .toObject()
                                        .value(QStringLiteral("summary"))
                                        .toObject();
        const QJsonObject phase = summary.value(QStringLiteral("upload")).toObject();
        QCOMPARE(phase.value(QStringLiteral("medianNs")).toDouble(), upload.timeNs.median);
        QCOMPARE(phase.value(QStringLiteral("count")).toInt(), 7);
        QCOMPARE(phase.value(QStringLiteral("bytes")).toInteger(), static_cast<qint64>(upload.bytes));
        QCOMPARE(phase.value(QStringLiteral("gigabytesPerSecond")).toDouble(), *upload.gigabytesPerSecond());
        QCOMPARE(summary.value(QStringLiteral("wall")).toObject().value(QStringLiteral("maximumNs")).toDouble(),
            wallStatistics(m).maximum);
        QCOMPARE(summary.value(QStringLiteral("answerIsRight")), QJsonValue(true));

        qint64 whole = 0, percent = 0;
        for (const QStringList& row : parseCsv(toCsv(run))) {
            const auto cell = [&](const char* column) { return row[csvColumns().indexOf(QLatin1String(column))]; };
            if (cell("row") == QLatin1String("phase") && cell("phase") == QLatin1String("upload")) {
                QCOMPARE(cell("median_ns").toDouble(), upload.timeNs.median);
                QCOMPARE(cell("bytes").toULongLong(), upload.bytes);
                QVERIFY(std::abs(cell("gb_per_s").toDouble() - *upload.gigabytesPerSecond()) < 1e-9);
            } else if (cell("row") == QLatin1String("share")) {
                whole += cell("duration_ns").toLongLong();
                percent += cell("percent").toInt();
            } else if (cell("row") == QLatin1String("answer"))
                QCOMPARE(cell("name"), QStringLiteral("right"));
        }
        QCOMPARE(whole, parts[0] + parts[1] + parts[2] + parts[3] + parts[4]);
        QCOMPARE(percent, 100);
    }

    void whatNoFontHasIsNamed()
    {
        QCOMPARE(undrawable({QStringLiteral("vec_add · n = 10 … größer"), QString()}), QString());
        const char32_t unassigned = 0x10FFFD; // for private use: no font has it
        const QString letter = QString::fromUcs4(&unassigned, 1);
        QCOMPARE(undrawable({QStringLiteral("a") + letter, letter}), letter);
    }

    void nothingToDoIsSaid()
    {
        Settings none;
        none.elements = 0;
        const Run run = sampleRun(none);
        const QByteArray svg = bytesOf(encodeRun(run, ExportFormat::Svg));
        QVERIFY(svg.contains("nothing to do"));
        QVERIFY(!svg.contains("answer right") && !svg.contains("waiting"));
        const auto back = runFromJson(bytesOf(encodeRun(run, ExportFormat::Json)));
        QVERIFY(back && *back == run);
        QVERIFY(!parseCsv(toCsv(run)).empty());
    }

    void markupInNamesStaysText()
    {
        Run run = sampleRun();
        run.plans[0].name = "<b> & \"x\".cl · round trip";
        run.device.name = "</desc><script>";
        const QByteArray svg = bytesOf(encodeRun(run, ExportFormat::Svg));
        QVERIFY(QSvgRenderer(svg).isValid());
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            QVERIFY(reader.readNext() != QXmlStreamReader::StartElement || reader.name() != QLatin1String("script"));
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void csvLeavesUnknownTimesEmpty()
    {
        Run run = sampleRun();
        run.report.measurements[0].repetitions[0].spans[0].started = notGiven;
        const auto rows = parseCsv(toCsv(run));
        QCOMPARE(rows[1][csvColumns().indexOf(QStringLiteral("started_ns"))], QString());
        QCOMPARE(rows[1][csvColumns().indexOf(QStringLiteral("duration_ns"))], QString());
    }

    void csvCellsAreNoFormulas()
    {
        CsvWriter csv;
        const QStringList texts{QStringLiteral("=1+1"), QStringLiteral("-2+3"), QStringLiteral("@x"),
            QStringLiteral("+1"), QStringLiteral("\ttab"), QStringLiteral("line\r\nbreak, \"quoted\""),
            QStringLiteral("plain"), QString()};
        for (const QString& text : texts)
            csv.text(text);
        csv.number(-1.5e-8).number(NAN).integer(std::int64_t{-3}).endRecord();
        const auto rows = parseCsv(csv.data());
        QCOMPARE(rows.size(), std::size_t{1});
        QCOMPARE(rows[0],
            (QStringList{QStringLiteral("'=1+1"), QStringLiteral("'-2+3"), QStringLiteral("'@x"), QStringLiteral("'+1"),
                QStringLiteral("'\ttab"), QStringLiteral("line\r\nbreak, \"quoted\""), QStringLiteral("plain"),
                QString(), QStringLiteral("-1.5e-08"), QString(), QStringLiteral("-3")}));
        CsvWriter spreadsheet(CsvStyle::Spreadsheet);
        spreadsheet.text(QStringLiteral("a;b")).number(1.5).endRecord();
        QCOMPARE(spreadsheet.data(), QByteArray("\"a;b\";1,5\r\n"));
    }

    void jsonComesBackTheSame()
    {
        const Run run = sampleRun();
        const auto back = runFromJson(bytesOf(encodeRun(run, ExportFormat::Json)));
        QVERIFY(back);
        QVERIFY(*back == run);
    }

    void everyPictureOpensAndSaysWhatItShows()
    {
        const Run run = sampleRun();
        QImage image;
        QVERIFY(image.loadFromData(bytesOf(encodeRun(run, ExportFormat::Png)), "PNG"));
        QVERIFY(image.width() >= 1500);
        QVERIFY(image.text(QStringLiteral("Description")).contains(QStringLiteral("Sample Device 3000")));

        const QByteArray svg = bytesOf(encodeRun(run, ExportFormat::Svg));
        QSvgRenderer renderer(svg);
        QVERIFY(renderer.isValid());
        for (const char* word : {"vec_add", "n = 1048576", "block 256", "grid 4096", "round trip", "median",
                 "Sample Device 3000", "2026-03-04 05:06", "0.1.0"})
            QVERIFY2(svg.contains(word), word);
        QVERIFY(bytesOf(encodeRun(run, ExportFormat::Pdf)).startsWith("%PDF"));

        const QByteArray chart = bytesOf(encodeChart(sampleChart(), ExportFormat::Svg));
        QVERIFY(QSvgRenderer(chart).isValid());
        for (const char* word : {"H100 (modelled)", "2¹⁰", "2¹¹", "10\u00A0µs", "elements n", "Sample Device 3000"})
            QVERIFY2(chart.contains(word), word);
        QVERIFY(chart.contains("modelled, not measured"));
    }

    void pdfHoldsTextInEmbeddedFonts()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("pdftotext is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("run.pdf"));
        QVERIFY(!save(path, encodeRun(sampleRun(), ExportFormat::Pdf)));
        QProcess text;
        text.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        QVERIFY(text.waitForFinished());
        const QString words = QString::fromUtf8(text.readAllStandardOutput());
        for (const QString& word :
            {QStringLiteral("Sample Device 3000"), QStringLiteral("n = 1048576"), QStringLiteral("upload a")})
            QVERIFY2(words.contains(word), qPrintable(words));
        text.start(QStringLiteral("pdffonts"), {path});
        QVERIFY(text.waitForFinished());
        for (const QByteArray& line : text.readAllStandardOutput().split('\n').mid(2))
            QVERIFY2(line.isEmpty() || line.simplified().contains(" yes "), line.constData());
    }

    void nothingToDrawIsSaid()
    {
        Run empty = sampleRun();
        empty.report.measurements[0].repetitions.clear();
        for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Pdf}) {
            QVERIFY(std::holds_alternative<Explanation>(encodeRun(empty, format)));
            QVERIFY(std::holds_alternative<Explanation>(encodeChart(Chart{}, format)));
        }
        QVERIFY(std::holds_alternative<Explanation>(encodeChart(sampleChart(), ExportFormat::Trace)));
    }

    void pictureSizesAreBounded()
    {
        for (const QSize size : {QSize(0, 5), QSize(1, 1), QSize(5, 2000), QSize(32768, 16), QSize(40000, 10),
                 QSize(60000, 60000), QSize(-3, 100), QSize(16000, 16000)})
            QVERIFY(std::holds_alternative<Explanation>(encodeRun(sampleRun(), ExportFormat::Png, {size})));
        for (const QSize size : {QSize(16, 16), QSize(16384, 16), QSize(16, 3000), QSize(640, 480)}) {
            QImage image;
            QVERIFY(image.loadFromData(bytesOf(encodeRun(sampleRun(), ExportFormat::Png, {size}))));
            QCOMPARE(image.size(), size);
            QVERIFY(!isOneColour(image) || size.width() == 16 || size.height() == 16);
        }
    }

    void numbersAreTheSameInEveryLocale()
    {
        const Run run = sampleRun();
        std::vector<QByteArray> plain;
        for (const ExportFormat format :
            {ExportFormat::Svg, ExportFormat::Csv, ExportFormat::Json, ExportFormat::Trace, ExportFormat::Png})
            plain.push_back(bytesOf(encodeRun(run, format)));
        for (const char* name : {"de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"}) {
            const ScopedLocale locale(name);
            std::size_t i = 0;
            for (const ExportFormat format :
                {ExportFormat::Svg, ExportFormat::Csv, ExportFormat::Json, ExportFormat::Trace, ExportFormat::Png})
                QCOMPARE(bytesOf(encodeRun(run, format)), plain[i++]);
            QCOMPARE(suggestedFileName(titleOf(run), ExportFormat::Png),
                QStringLiteral("roundtrip-vec_add-round-trip-n1048576-b256.png"));
        }
    }

    void themeAndScaleDoNotLeakIntoFiles()
    {
        QTemporaryDir folder;
        std::vector<std::vector<QByteArray>> written;
        for (const char* scale : {"1", "2", "1.25"}) {
            QProcess child;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QLatin1String(scale));
            child.setProcessEnvironment(environment);
            child.start(QCoreApplication::applicationFilePath(),
                {QStringLiteral("--write"), folder.path(), QLatin1String(scale)});
            QVERIFY(child.waitForFinished() && child.exitCode() == 0);
            written.emplace_back();
            for (const char* name : {"run.png", "run.svg", "chart.png", "chart.svg"})
                written.back().push_back(contentOf(folder.filePath(QLatin1String(name))));
            QVERIFY(!written.back().front().isEmpty());
            QVERIFY(written.back() == written.front());
        }
    }

    void namesAreSafe()
    {
        const auto name
            = [](const char* title) { return suggestedFileName(QString::fromUtf8(title), ExportFormat::Csv); };
        QCOMPARE(name("../../x"), QStringLiteral("x.csv"));
        QCOMPARE(name("CON"), QStringLiteral("roundtrip-CON.csv"));
        QCOMPARE(name("com1"), QStringLiteral("roundtrip-com1.csv"));
        QCOMPARE(name("a/b: c?"), QStringLiteral("a-b-c.csv"));
        QCOMPARE(name("Übung, größer"), QStringLiteral("Ubung-gro-er.csv"));
        QCOMPARE(name("漢字 عربي ١٢٣"), QStringLiteral("roundtrip.csv"));
        QCOMPARE(name(""), QStringLiteral("roundtrip.csv"));
        QCOMPARE(name(".hidden..."), QStringLiteral("hidden.csv"));
        QCOMPARE(name("tr\ne\0"), QStringLiteral("tr-e.csv"));
        QCOMPARE(name(QByteArray(5000, 'x').constData()).toUtf8().size(), 100);
        QCOMPARE(withSuffix(QStringLiteral("a.PNG"), ExportFormat::Png), QStringLiteral("a.PNG"));
        QCOMPARE(withSuffix(QStringLiteral("a.json"), ExportFormat::Trace), QStringLiteral("a.json.trace.json"));
        QCOMPARE(withSuffix(QStringLiteral("a.trace.json"), ExportFormat::Json), QStringLiteral("a.trace.json.json"));
        QCOMPARE(*formatOfPath(QStringLiteral("İ.Trace.JSON")), ExportFormat::Trace);
        QVERIFY(!formatOfPath(QStringLiteral("png")));
    }

    void anyNameAndFolderCanBeWritten()
    {
        QTemporaryDir folder;
        QDir inside(folder.path());
        QVERIFY(inside.mkpath(QStringLiteral("Übung 漢字 عربي")) && inside.cd(QStringLiteral("Übung 漢字 عربي")));
        for (const ExportFormat format : allFormats)
            for (const QString& base :
                {QStringLiteral("naïve 測定"), QStringLiteral("emoji 🚀"), QStringLiteral("a'b \"c\" %n")}) {
                const QString path = inside.filePath(withSuffix(base, format));
                QVERIFY(!save(path, encodeRun(sampleRun(), format)));
                QVERIFY(contentOf(path).size() > 100);
            }
    }

    void failuresSayWhyAndLeaveTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.csv"));
        QVERIFY(!saveFile(path, "old"));
        QVERIFY(!saveFile(path, "newer"));
        QCOMPARE(contentOf(path), QByteArray("newer"));

        for (const QString& bad : {folder.path(), folder.filePath(QStringLiteral("gone/x.csv")),
                 path + QStringLiteral("/x.csv"), folder.path() + QStringLiteral("/"), QStringLiteral("/dev/full")}) {
            const auto problem = saveFile(bad, QByteArray(100'000, 'x'));
            QVERIFY2(problem, qPrintable(bad));
            QVERIFY(problem->text().contains(bad) && !problem->why.isEmpty() && !problem->next.isEmpty());
        }
        const QString pipe = folder.filePath(QStringLiteral("pipe.csv")); // opening it would wait for a reader
        QCOMPARE(mkfifo(pipe.toLocal8Bit().constData(), 0600), 0);
        QVERIFY(saveFile(pipe, "x"));
        QVERIFY(!QFileInfo(pipe).isFile());
        QFile::remove(pipe);
        QVERIFY(QFileInfo(QStringLiteral("/dev/full")).exists() && !QFileInfo(QStringLiteral("/dev/full")).isFile());
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("old.csv")});
    }

    void aFullDiskLeavesTheOldFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("old.csv"));
        QVERIFY(!saveFile(path, "old"));
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{}, small{};
        getrlimit(RLIMIT_FSIZE, &before);
        small = {1000, before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        std::vector<std::optional<Explanation>> problems;
        for (const int bytes : {1001, 20'000, 5'000'000}) // within the buffer, beyond it
            problems.push_back(saveFile(path, QByteArray(bytes, 'x')));
        setrlimit(RLIMIT_FSIZE, &before);
        for (const auto& problem : problems)
            QVERIFY(problem);
        QCOMPARE(contentOf(path), QByteArray("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void aReadOnlyFolderIsSaid()
    {
        QTemporaryDir folder;
        QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::ExeOwner);
        const bool root = geteuid() == 0; // may write everywhere
        const auto problem = saveFile(folder.filePath(QStringLiteral("x.csv")), "x");
        QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        if (root)
            QSKIP("root may write everywhere");
        QVERIFY(problem && problem->why.contains(folder.path()));
    }

private:
    static bool isOneColour(const QImage& image)
    {
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (image.pixel(x, y) != image.pixel(0, 0))
                    return false;
        return true;
    }

    static void compareWithSpans(const Run& run, const QJsonArray& events)
    {
        const Measurement& m = run.report.measurements[0];
        const Repetition& repetition = m.repetitions[*medianRepetition(m)];
        std::size_t device = 0, host = 0;
        for (const QJsonValue value : events) {
            const QJsonObject event = value.toObject();
            if (event.value(QStringLiteral("ph")).toString() != QLatin1String("X"))
                continue;
            const bool call = event.value(QStringLiteral("cat")).toString() == QLatin1String("host");
            (call ? host : device) += 1;
            const auto operation = static_cast<std::size_t>(
                event.value(QStringLiteral("args")).toObject().value(QStringLiteral("operation")).toInt());
            const Span& span = repetition.spans[operation];
            const std::int64_t began = call ? span.callBegan : span.started, ended = call ? span.callEnded : span.ended;
            QVERIFY(std::abs(event.value(QStringLiteral("ts")).toDouble() * 1000 - static_cast<double>(began)) < 1);
            QVERIFY(std::abs(event.value(QStringLiteral("dur")).toDouble() * 1000 - static_cast<double>(ended - began))
                < 1);
        }
        QCOMPARE(device, repetition.spans.size());
        QCOMPARE(host, repetition.spans.size());
    }

    static void noOverlapOnAnyThread(const QJsonArray& events)
    {
        QHash<int, double> freeFrom;
        for (const QJsonValue value : events) {
            const QJsonObject event = value.toObject();
            if (event.value(QStringLiteral("ph")).toString() != QLatin1String("X"))
                continue;
            const int thread = event.value(QStringLiteral("tid")).toInt();
            const double began = event.value(QStringLiteral("ts")).toDouble();
            QVERIFY(began >= freeFrom.value(thread, -1) - 0.0005);
            freeFrom[thread] = began + event.value(QStringLiteral("dur")).toDouble();
        }
    }
};

// "--write FOLDER SCALE": writes pictures from a dark desktop unless the scale is 1.
int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.value(1) == QLatin1String("--write")) {
        apply(application, arguments.value(3) == QLatin1String("1") ? lightTheme() : scaled(darkTheme(), 1.5));
        const QDir folder(arguments.value(2));
        bool good = true;
        for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg}) {
            good &= !save(folder.filePath(withSuffix(QStringLiteral("run"), format)), encodeRun(sampleRun(), format));
            good &= !save(
                folder.filePath(withSuffix(QStringLiteral("chart"), format)), encodeChart(sampleChart(), format));
        }
        return good ? 0 : 1;
    }
    ExportTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "export_test.moc"
