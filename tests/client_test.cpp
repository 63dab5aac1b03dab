// SPDX-License-Identifier: GPL-3.0-or-later
#include "client/engineclient.h"
#include "patience.h"
#include "protocol/messages.h"

#include <map>

using namespace roundtrip;

namespace {

Request someRequest()
{
    Request request;
    request.plans.resize(1);
    return request;
}

// Everything that a client says, as it was said.
class Listener : public QObject {
public:
    explicit Listener(EngineClient& client)
    {
        connect(&client, &EngineClient::finished, this, [this](quint64 ticket, const Outcome& outcome) {
            QVERIFY(!m_insideSubmit);
            outcomes[ticket].push_back(outcome);
        });
        connect(&client, &EngineClient::described, this,
                [this](quint64 ticket, const std::variant<KernelLimits, Failure>& answer) { described[ticket].push_back(answer); });
        connect(&client, &EngineClient::engineLost, this, [this](const Failure& failure) { losses.push_back(failure); });
        connect(&client, &EngineClient::devices, this, [this](const DeviceList& list) { lists.push_back(list); });
        connect(&client, &EngineClient::progressed, this, [this] { ++progress; });
    }

    quint64 submitTo(EngineClient& client)
    {
        m_insideSubmit = true;
        const quint64 ticket = client.submit(someRequest());
        m_insideSubmit = false;
        return ticket;
    }
    const Failure* failureOf(quint64 ticket) const
    {
        const auto known = outcomes.find(ticket);
        return known == outcomes.end() ? nullptr : std::get_if<Failure>(&known->second.front());
    }
    bool everyTicketEndedOnce(std::size_t tickets) const
    {
        return outcomes.size() == tickets && std::all_of(outcomes.begin(), outcomes.end(), [](const auto& entry) { return entry.second.size() == 1; });
    }

    std::map<quint64, std::vector<Outcome>> outcomes;
    std::map<quint64, std::vector<std::variant<KernelLimits, Failure>>> described;
    std::vector<Failure> losses;
    std::vector<DeviceList> lists;
    int progress = 0;

private:
    bool m_insideSubmit = false;
};

QStringList fake(const char* mode) { return {QStringLiteral(FAKE_ENGINE), QLatin1String(mode)}; }

} // namespace

class ClientTest : public QObject {
    Q_OBJECT
private slots:
    void engineThatFails_data()
    {
        QTest::addColumn<QByteArray>("mode");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("detail");
        const auto row = [](const char* mode, FailureCode code, const char* detail) {
            QTest::newRow(mode) << QByteArray(mode) << static_cast<int>(code) << QByteArray(detail);
        };
        row("garbage", FailureCode::Protocol, "NOT_A_FRAME");
        row("huge-length", FailureCode::Protocol, "NOT_A_FRAME");
        row("no-message", FailureCode::Protocol, "NOT_A_MESSAGE");
        row("wrong-version", FailureCode::Protocol, "VERSION");
        row("refuses", FailureCode::Protocol, "VERSION");
        row("list-first", FailureCode::Protocol, "NO_HELLO");
        row("echo", FailureCode::EngineMissing, "SPEAKS_SOMETHING_ELSE");
        row("exits", FailureCode::EngineMissing, "EXITED");
        row("exits-greeted", FailureCode::Crashed, "EXITED");
        row("half-answer", FailureCode::Crashed, "EXITED");
        row("crashes", FailureCode::Crashed, "SIGNAL");
        row("midway-garbage", FailureCode::Protocol, "NOT_A_FRAME");
    }
    void engineThatFails()
    {
        QFETCH(QByteArray, mode);
        QFETCH(int, code);
        QFETCH(QByteArray, detail);
        EngineClient client(fake(mode));
        Listener heard(client);
        const quint64 first = heard.submitTo(client);
        client.describe("", {});
        QTRY_VERIFY_WITH_TIMEOUT(!heard.losses.empty(), patienceMs);
        QCOMPARE(static_cast<int>(heard.losses.front().code), code);
        QCOMPARE(QByteArray::fromStdString(heard.losses.front().detail), detail);
        QCOMPARE(QString::fromStdString(heard.losses.front().subject), QStringLiteral(FAKE_ENGINE));
        QCOMPARE(client.state(), EngineClient::State::Missing);
        if (detail == "VERSION") { // both numbers, where the engine told its own
            QCOMPARE(heard.losses.front().value, std::uint64_t{mode == "refuses" ? 0 : protocolVersion + 1});
            QCOMPARE(heard.losses.front().limit, std::uint64_t{protocolVersion});
        }
        QTest::qWait(50); // for a second outcome, if there were one
        QVERIFY(heard.everyTicketEndedOnce(1));
        QVERIFY(heard.failureOf(first) || mode == "crashes");
        QCOMPARE(heard.losses.size(), std::size_t{1});
        QCOMPARE(heard.described.size(), std::size_t{1});
    }

    void goodEngine_data()
    {
        QTest::addColumn<QByteArray>("mode");
        for (const char* mode : {"good", "trickle", "huge-answer", "forged", "twice"})
            QTest::newRow(mode) << QByteArray(mode);
    }
    void goodEngine()
    {
        QFETCH(QByteArray, mode);
        EngineClient client(fake(mode));
        Listener heard(client);
        client.start();
        client.start();
        QTRY_COMPARE_WITH_TIMEOUT(heard.lists.size(), std::size_t{1}, patienceMs);
        QCOMPARE(heard.lists.front().devices.front().id, std::string("fake"));
        QCOMPARE(client.engineName(), QStringLiteral("fake 1.0"));
        const quint64 ticket = heard.submitTo(client);
        QTRY_VERIFY_WITH_TIMEOUT(heard.everyTicketEndedOnce(1), patienceMs);
        QVERIFY(!heard.failureOf(ticket));
        QCOMPARE(heard.progress, 1);
        const quint64 question = client.describe("fake", {});
        QTRY_COMPARE_WITH_TIMEOUT(heard.described[question].size(), std::size_t{1}, patienceMs);
        QTest::qWait(20);
        QVERIFY(heard.everyTicketEndedOnce(1));
        QVERIFY(heard.losses.empty());
    }

    void missingProgram()
    {
        EngineClient client({QStringLiteral("/nonexistent/engine")});
        Listener heard(client);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 10; ++i) {
            const quint64 ticket = heard.submitTo(client);
            QTRY_VERIFY_WITH_TIMEOUT(heard.failureOf(ticket), patienceMs);
            QCOMPARE(heard.failureOf(ticket)->code, FailureCode::EngineMissing);
        }
        QVERIFY(heard.everyTicketEndedOnce(10));
        const auto windows = static_cast<std::size_t>(1 + timer.elapsed() / 10000);
        QVERIFY2(heard.losses.size() <= 3 * windows, "an engine that cannot start is not started for ever");
    }

    void complaintsAreKept()
    {
        EngineClient client(fake("exits"));
        Listener heard(client);
        client.start();
        QTRY_VERIFY_WITH_TIMEOUT(!heard.losses.empty(), patienceMs);
        QCOMPARE(heard.losses.front().status, 7);
        QCOMPARE(heard.losses.front().printed, std::string("engine: not today\n"));
    }

    void nextRequestStartsAnotherEngine()
    {
        EngineClient client(fake("crashes"));
        Listener heard(client);
        heard.submitTo(client);
        QTRY_COMPARE_WITH_TIMEOUT(heard.losses.size(), std::size_t{1}, patienceMs);
        heard.submitTo(client);
        QTRY_COMPARE_WITH_TIMEOUT(heard.losses.size(), std::size_t{2}, patienceMs);
        QVERIFY(heard.everyTicketEndedOnce(2));
    }

    void whileALauncherQueuesTheLatestRequestCounts()
    {
        EngineClient client(fake("silent"));
        Listener heard(client);
        const quint64 first = heard.submitTo(client), second = heard.submitTo(client);
        QTRY_VERIFY_WITH_TIMEOUT(heard.failureOf(first), patienceMs);
        QCOMPARE(heard.failureOf(first)->code, FailureCode::Superseded);
        client.stop(second);
        client.stop(second);
        QTRY_VERIFY_WITH_TIMEOUT(heard.failureOf(second), patienceMs);
        QCOMPARE(heard.failureOf(second)->code, FailureCode::Stopped);
        QVERIFY(heard.everyTicketEndedOnce(2));
        QCOMPARE(client.state(), EngineClient::State::Starting);
    }

    void stopIsAnswered()
    {
        EngineClient client(fake("waits"));
        Listener heard(client);
        const quint64 ticket = heard.submitTo(client);
        QTRY_COMPARE_WITH_TIMEOUT(client.state(), EngineClient::State::Ready, patienceMs);
        client.stop(ticket);
        client.stop(ticket);
        client.stop(ticket + 1);
        QTRY_VERIFY_WITH_TIMEOUT(heard.failureOf(ticket), patienceMs);
        QCOMPARE(heard.failureOf(ticket)->code, FailureCode::Stopped);
        QTest::qWait(20);
        QVERIFY(heard.everyTicketEndedOnce(1));
    }

    // All at once, because each takes ten seconds.
    void engineThatSaysNothingMore()
    {
        qputenv("ROUNDTRIP_ENGINE", FAKE_ENGINE);
        qputenv("FAKE_ENGINE", "silent");
        EngineClient silent;
        Listener heardSilent(silent);
        const quint64 silentTicket = heardSilent.submitTo(silent);
        struct Deaf {
            explicit Deaf(const char* mode) : client(fake(mode)), heard(client), ticket(heard.submitTo(client)) {}
            EngineClient client;
            Listener heard;
            quint64 ticket;
        };
        Deaf deaf[] = {Deaf("ignores-stop"), Deaf("never-reads"), Deaf("closes")};
        for (Deaf& one : deaf) {
            QTRY_COMPARE_WITH_TIMEOUT(one.client.state(), EngineClient::State::Ready, patienceMs);
            one.client.stop(one.ticket);
        }
        for (Deaf& one : deaf) {
            QTRY_VERIFY_WITH_TIMEOUT(one.heard.failureOf(one.ticket), patienceMs);
            QCOMPARE(one.heard.failureOf(one.ticket)->code, FailureCode::Protocol);
            QVERIFY(one.heard.everyTicketEndedOnce(1));
        }
        QTRY_VERIFY_WITH_TIMEOUT(heardSilent.failureOf(silentTicket), patienceMs);
        QCOMPARE(heardSilent.failureOf(silentTicket)->code, FailureCode::EngineMissing);
        QCOMPARE(heardSilent.failureOf(silentTicket)->detail, std::string("SILENT"));
        qunsetenv("ROUNDTRIP_ENGINE");
        qunsetenv("FAKE_ENGINE");
    }

    void endsAnyEngineWithIt_data()
    {
        QTest::addColumn<QByteArray>("mode");
        for (const char* mode : {"good", "silent", "never-reads", "stubborn", "waits"})
            QTest::newRow(mode) << QByteArray(mode);
    }
    void endsAnyEngineWithIt()
    {
        QFETCH(QByteArray, mode);
        const QString pidFile = QDir::temp().filePath(QStringLiteral("roundtrip-client-test-") + QString::number(QCoreApplication::applicationPid()));
        {
            EngineClient client({QStringLiteral("/bin/sh"), QStringLiteral("-c"), QStringLiteral("echo $$ > \"$0\"; exec \"$1\" \"$2\""),
                                 pidFile, QStringLiteral(FAKE_ENGINE), QLatin1String(mode)});
            client.submit(someRequest());
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(pidFile).size() > 0, patienceMs);
        }
        QFile file(pidFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!QFileInfo::exists(QStringLiteral("/proc/") + QString::fromLatin1(file.readAll().trimmed())));
        file.remove();
    }

    void deletedFromASlot()
    {
        auto* client = new EngineClient(fake("crashes"));
        bool lost = false;
        connect(client, &EngineClient::finished, client, [client] { delete client; });
        connect(client, &EngineClient::engineLost, qApp, [&lost] { lost = true; });
        client->submit(someRequest());
        client->submit(someRequest());
        const QPointer<EngineClient> alive(client);
        QTRY_VERIFY_WITH_TIMEOUT(!alive, patienceMs);
        QVERIFY(!lost);
    }

    void splitsLikeAShell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("plain") << "ssh lab  roundtrip-engine " << QStringList{"ssh", "lab", "roundtrip-engine"};
        QTest::newRow("quotes") << "srun \"a b\" 'c \"d\"' e\\ f \"\"" << QStringList{"srun", "a b", "c \"d\"", "e f", ""};
        QTest::newRow("inside") << "--x=\"a b\"c \"\\\"\\\\\\n\"" << QStringList{"--x=a bc", "\"\\\\n"};
        QTest::newRow("no shell") << "a $HOME;b|c" << QStringList{"a", "$HOME;b|c"};
        QTest::newRow("open quote") << "a 'b" << QStringList();
        QTest::newRow("open backslash") << "a \\" << QStringList();
        QTest::newRow("blank") << "  " << QStringList();
    }
    void splitsLikeAShell()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QCOMPARE(EngineClient::splitCommand(text), words);
    }

    void defaultCommandFollowsTheVariable()
    {
        qputenv("ROUNDTRIP_ENGINE", "/somewhere/engine");
        QCOMPARE(EngineClient::defaultCommand(), QStringList{"/somewhere/engine"});
        qunsetenv("ROUNDTRIP_ENGINE");
        QCOMPARE(EngineClient::defaultCommand().size(), 1);
    }
};

QTEST_GUILESS_MAIN(ClientTest)
#include "client_test.moc"
