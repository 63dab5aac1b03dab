// SPDX-License-Identifier: GPL-3.0-or-later
#include "format.h"
#include "model/report.h"

#include <QtTest>

using namespace roundtrip;

class FormatTest : public QObject {
    Q_OBJECT
    const QLocale en{QLocale::English}, de{QLocale::German}, turkish{QLocale::Turkish};
    static QString flat(QString text) { return text.replace(QChar(0x00A0), QLatin1Char(' ')).replace(QChar(0x202F), QLatin1Char('_')); }

private slots:
    void durations_data()
    {
        QTest::addColumn<qint64>("ns");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << qint64(0) << "0 ns";
        QTest::newRow("one") << qint64(1) << "1 ns";
        QTest::newRow("999 ns") << qint64(999) << "999 ns";
        QTest::newRow("1 µs") << qint64(1000) << "1.00 µs";
        QTest::newRow("rounds up into the next unit") << qint64(999'600) << "1.00 ms";
        QTest::newRow("12.8 ms") << qint64(12'800'000) << "12.8 ms";
        QTest::newRow("9.996 ms") << qint64(9'996'000) << "10.0 ms";
        QTest::newRow("99.96 ms") << qint64(99'960'000) << "100 ms";
        QTest::newRow("an hour") << qint64(3'600'000'000'000) << "3600 s";
        QTest::newRow("ten hours") << qint64(36'000'000'000'000) << "36_000 s";
        QTest::newRow("not given") << qint64(notGiven) << "time unknown";
        QTest::newRow("reversed") << qint64(-10) << "time unknown";
    }
    void durations()
    {
        QFETCH(qint64, ns);
        QTEST(flat(format::duration(std::int64_t(ns), en)), "text");
    }

    void partsAddUp()
    {
        const auto parts = format::durations(100, {33, 33, 34, 0, 0}, en);
        QCOMPARE(flat(parts.whole), "100 ns");
        const auto thirds = format::durations(10'000'000, {3'333'333, 3'333'333, 3'333'334}, en);
        QCOMPARE(flat(thirds.whole), "10.0 ms");
        double sum = 0;
        for (const QString& part : thirds.parts)
            sum += flat(part).section(QLatin1Char(' '), 0, 0).toDouble();
        QVERIFY(qAbs(sum - 10.0) < 1e-9);
        QCOMPARE(flat(format::durations(0, {0, 0}, en).parts.at(1)), "0 ns");
    }

    void impossibleNumbersAreSaid()
    {
        QCOMPARE(format::rate(1000, 0, en), "too short to measure");
        QCOMPARE(format::rate(0, 0, en), "too short to measure");
        QCOMPARE(format::rate(std::optional<double>(std::numeric_limits<double>::infinity()), en), "too short to measure");
        QCOMPARE(format::duration(std::nan(""), en), "time unknown");
        QCOMPARE(format::number(std::nan(""), en), "not given");
    }

    void unitsAndLocales()
    {
        QCOMPARE(flat(format::rate(6'100'000, 1'000'000, en)), "6.10 GB/s");
        QCOMPARE(flat(format::rate(6'100'000, 1'000'000, de)), "6,10 GB/s");
        QCOMPARE(flat(format::bytes(12u << 20, en)), "12 MiB");
        QCOMPARE(flat(format::bytes(3'972'844'748, de)), "3,7 GiB");
        QCOMPARE(flat(format::bytes(1000, en)), "1000 B");
        QCOMPARE(flat(format::count(4096, en)), "4096");
        QCOMPARE(flat(format::count(1'048'576, de)), "1_048_576");
        QCOMPARE(flat(format::count(std::numeric_limits<std::uint64_t>::max(), turkish)), "18_446_744_073_709_551_615");
    }
};

QTEST_MAIN(FormatTest)
#include "format_test.moc"
