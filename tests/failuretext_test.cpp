// SPDX-License-Identifier: GPL-3.0-or-later
#include "failuretext.h"

#include "protocol/names.h"

#include <QSet>
#include <QTest>

using namespace roundtrip;

namespace {

// Plain sentences of a whole kind: each its own, in at least two parts, none with a bare code or an unfilled place.
class Collected {
public:
    bool add(const Explanation& e, bool mustSayNext = true)
    {
        const QString all = e.text();
        const bool good = e.what.endsWith(u'.') && e.why.endsWith(u'.') && (!mustSayNext || e.next.endsWith(u'.'))
            && !all.contains(u'%') && !all.contains(QLatin1String("  ")) && !m_seen.contains(e.what + e.why);
        if (!good)
            qWarning().noquote() << all;
        m_seen.insert(e.what + e.why);
        return good;
    }

private:
    QSet<QString> m_seen;
};

} // namespace

class FailureTextTest : public QObject {
    Q_OBJECT
private slots:
    void everyFailure()
    {
        Collected all;
        for (std::size_t i = 0; i < names::Table<FailureCode>::names.size(); ++i) {
            Failure failure;
            failure.code = static_cast<FailureCode>(i);
            QVERIFY(all.add(explain(failure), failure.code != FailureCode::Superseded));
        }
    }

    void everyStageOfCrashAndDeadline()
    {
        for (const FailureCode code : {FailureCode::Crashed, FailureCode::TimedOut}) {
            QSet<QString> seen;
            for (std::size_t i = 0; i < names::Table<Stage>::names.size(); ++i) {
                Failure failure;
                failure.code = code;
                failure.stage = static_cast<Stage>(i);
                Collected one;
                QVERIFY(one.add(explain(failure)));
                seen.insert(sentence(failure));
            }
            // listing, building, running; and, outside of all stages, the engine itself
            QCOMPARE(seen.size(), code == FailureCode::Crashed ? 4 : 3);
        }
    }

    // Each way of having no engine has its own words, and those of the launcher are passed on.
    void everyWayToLoseTheEngine()
    {
        Collected all;
        for (const char* detail : {"", "FAILED_TO_START", "EXITED", "SIGNAL", "SILENT", "WORKER_MISSING"}) {
            Failure failure;
            failure.code = FailureCode::EngineMissing;
            failure.detail = detail;
            failure.subject = "ssh";
            failure.status = 255;
            const bool speaks = failure.detail == "EXITED" || failure.detail == "SIGNAL" || failure.detail == "SILENT";
            QVERIFY(all.add(explain(failure)));
            failure.printed = "Pseudo-terminal will not be allocated.\nssh: lab: Name or service not known\r\n";
            QCOMPARE(sentence(failure).contains(QLatin1String("printed last: ssh: lab: Name or service not known")),
                speaks || failure.detail.empty());
            QVERIFY(!sentence(failure).contains(QLatin1String("Pseudo")));
        }
        Failure version;
        version.code = FailureCode::Protocol;
        version.detail = "VERSION";
        version.value = 7;
        version.limit = 8;
        QVERIFY(all.add(explain(version)));
        QVERIFY(sentence(version).contains(QLatin1String("version 7")) && sentence(version).contains(QLatin1String("version 8")));
        version.value = 0; // it refused and did not say which one it speaks
        QVERIFY(all.add(explain(version)));
        QVERIFY(sentence(version).contains(QLatin1String("version 8")) && !sentence(version).contains(QLatin1String("version 0")));
        Failure noise = version;
        noise.detail = "NOT_A_FRAME";
        QVERIFY(all.add(explain(noise)));
    }

    // What ended the process is not always the kernel, and what was refused not always too large.
    void endsAndRefusalsSayWhoWasAtFault()
    {
        Failure ended;
        ended.code = FailureCode::Crashed;
        ended.stage = Stage::Running;
        ended.detail = "SIGSEGV";
        QVERIFY(sentence(ended).contains(QLatin1String("out of bounds")));
        ended.detail = "SIGKILL";
        QVERIFY(sentence(ended).contains(QLatin1String("from outside")));
        QVERIFY(!sentence(ended).contains(QLatin1String("out of bounds")));

        Failure refused;
        refused.code = FailureCode::BadLaunch;
        refused.status = -54;
        refused.detail = "BLOCK_NOT_REQUIRED";
        refused.value = 256;
        refused.limit = 64;
        QVERIFY(sentence(refused).contains(QLatin1String("allows only 64")));
        QVERIFY(!sentence(refused).contains(QLatin1String("smaller")));
    }

    void everyProblem()
    {
        Collected all;
        for (int i = 0; i <= static_cast<int>(ProblemCode::BrokenPlan); ++i) {
            Problem problem;
            problem.code = static_cast<ProblemCode>(i);
            problem.value = 5000;
            problem.limit = 4096;
            problem.subject = "a";
            QVERIFY(all.add(explain(problem)));
        }
    }

    void suggestionsNameWhatTheySet()
    {
        QCOMPARE(suggestionLabel({ProblemCode::BlockAboveDevice, {}, 5000, 4096, {4096}}, 4096, QLocale::c()),
            QStringLiteral("Block of 4096"));
        QCOMPARE(suggestionLabel({ProblemCode::MemoryTooLarge, {}, 5000, 4096, {1000}}, 1000, QLocale::c()),
            QStringLiteral("n = 1000"));
        QCOMPARE(suggestionLabel({ProblemCode::GlobalTooLarge, {}, 5000, 4096, {0, 9}}, 0, QLocale::c()),
            QStringLiteral("Automatic grid"));
        QCOMPARE(suggestionLabel({ProblemCode::NoDoubles, {}, 0, 0, {0}}, 0), QStringLiteral("float"));
        QCOMPARE(suggestionLabel({ProblemCode::StrategyNotOffered, {}, 2, 0, {1}}, 1),
            QStringLiteral("Use: kept on the device"));
    }

    void everyDriverTrouble()
    {
        Collected all;
        for (std::size_t i = 0; i < names::Table<DriverTrouble::Kind>::names.size(); ++i)
            for (const char* subject : {"", "/etc/OpenCL/vendors/broken.icd"}) {
                const Explanation e = explain(DriverTrouble{static_cast<DriverTrouble::Kind>(i), subject});
                QVERIFY(all.add(e));
                QVERIFY(*subject == 0 || e.text().contains(QLatin1String(subject)));
            }
        const DriverTrouble pocl{DriverTrouble::Kind::NoDevice, "Portable Computing Language"};
        const Explanation variable = explain(pocl, {"HOME=/", "POCL_DEVICES=nonsense"});
        QVERIFY(all.add(variable));
        QVERIFY(variable.text().contains(QLatin1String("nonsense")) && !variable.text().contains(QLatin1String("apt install")));
        QVERIFY(explain(pocl, {"POCL_DEVICES="}).text() == explain(pocl).text());
        QVERIFY(sentence(
            DriverTrouble{DriverTrouble::Kind::NoPlatform,
                {}}).contains(QLatin1String("sudo apt install pocl-opencl-icd")));
    }

    void everyAnswer()
    {
        Check right{"add", 1000, 0, 0, 4, {}, {}, {}};
        Check wrong = right, untouched = right, outside = right, before = right, changed = right;
        wrong.mismatches = 3;
        wrong.first = {{7, 1.5, 2.5}};
        untouched.mismatches = untouched.untouched = 24;
        outside.outside = {{"out", 1000, 1023, 24, 1000}};
        before.outside = {{"out", -1, -1, 1, 1000}};
        changed.changedInputs = {"a"};
        Collected all;
        QVERIFY(all.add(explain(right), false));
        for (const Check& check : {wrong, untouched, outside, before, changed})
            QVERIFY(all.add(explain(check)));
        QVERIFY(sentence(wrong).contains(QLatin1String("Element 7 is 1.5; it should be 2.5.")));
        QVERIFY(sentence(outside).contains(QStringLiteral("1000 … 1023; valid are 0 … 999")));
    }

    void buildFailureNamesTheLine()
    {
        Failure failure;
        failure.code = FailureCode::BadSource;
        failure.diagnostics
            = {{Severity::Warning, 1, 1, "unused"}, {Severity::Error, 3, 17, "use of undeclared identifier 'x'"}};
        QVERIFY(sentence(failure).contains(QLatin1String("line 3: use of undeclared identifier 'x'")));
        QCOMPARE(describe(failure.diagnostics[1], QStringLiteral("vec_add.cl")),
            QStringLiteral("vec_add.cl, line 3: use of undeclared identifier 'x'"));
    }

    void everyWayToMissTheSignature()
    {
        const auto badSource = [](const char* detail, std::int64_t status, std::uint64_t value, std::uint64_t limit) {
            Failure failure;
            failure.code = FailureCode::BadSource;
            failure.detail = detail;
            failure.status = status;
            failure.subject = "vec_add";
            failure.value = value;
            failure.limit = limit;
            return failure;
        };
        Failure type = badSource("ARGUMENT_TYPE", -51, 4, 4);
        type.diagnostics
            = {{Severity::Note, 0, 0, "n"}, {Severity::Note, 0, 0, "ulong"}, {Severity::Note, 0, 0, "uint"}};
        Failure name = badSource("CL_INVALID_KERNEL_NAME", -46, 0, 0);
        const Failure none = name;
        name.diagnostics = {{Severity::Note, 0, 0, "vectorAdd;other"}};
        Collected all;
        for (const Failure& failure : {type, name, none, badSource("ARGUMENT_COUNT", -49, 3, 4),
                 badSource("NUL_IN_SOURCE", 0, 0, 0), badSource("SOURCE_TOO_LONG", 0, 3 << 20, 1 << 20)})
            QVERIFY(all.add(explain(failure)));
        QVERIFY(sentence(type).contains(QLatin1String("Parameter 4, n, is ulong in your source and must be uint.")));
        QVERIFY(sentence(name).contains(QLatin1String("only vectorAdd, other")));
    }

    void memoryFailureNamesTheLargestN()
    {
        Failure failure;
        failure.code = FailureCode::OutOfMemory;
        failure.value = 3000;
        failure.limit = 1000;
        QVERIFY(explain(failure, 32'123'456, QLocale::c()).next.contains(QStringLiteral("10\u202f000\u202f000")));
        QVERIFY(!explain(failure).next.contains(QLatin1String("about")));
    }
};

QTEST_MAIN(FailureTextTest)
#include "failuretext_test.moc"
