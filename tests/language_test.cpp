// SPDX-License-Identifier: GPL-3.0-or-later
#include "format.h"
#include "language.h"
#include "mainwindow.h"
#include "patience.h"
#include "widgets/devicebadge.h"
#include "widgets/topbar.h"

#include <QtWidgets>

using namespace roundtrip;

namespace {

struct Message {
    QString source;
    QStringList translations; // one, or one for each plural form
    bool unfinished = false;
};

// The language's file, with whatever the sources say by now taken into it: a sentence that nobody took over is unfinished.
QString refreshed(const QString& language, const QTemporaryDir& folder)
{
    const QString name = QStringLiteral("roundtrip_%1.ts").arg(language), path = folder.filePath(name);
    QFile::copy(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/resources/translations/") + name, path);
    QStringList options{QStringLiteral("-silent"), QStringLiteral("-locations"), QStringLiteral("none"),
        QStringLiteral("-no-obsolete"), QStringLiteral(ROUNDTRIP_SOURCE_DIR "/app"), QStringLiteral("-ts"), path};
    if (language == QLatin1String("en"))
        options.prepend(QStringLiteral("-pluralonly"));
    return QProcess::execute(QStringLiteral(LUPDATE), options) == 0 ? path : QString();
}

std::vector<Message> messagesOf(const QString& path)
{
    std::vector<Message> messages;
    QFile file(path);
    if (!file.open(QFile::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("message"))
            messages.emplace_back();
        else if (xml.name() == QLatin1String("source"))
            messages.back().source = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            messages.back().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            messages.back().translations += text;
        }
    }
    return messages;
}

QStringList placesIn(const QString& text)
{
    QStringList places;
    static const QRegularExpression place(QStringLiteral("%(\\d|n)"));
    for (auto match = place.globalMatch(text); match.hasNext();)
        places += match.next().captured();
    places.removeDuplicates();
    places.sort();
    return places;
}

Device deviceOf(std::uint32_t units)
{
    Device device;
    device.name = "Test";
    device.platform = "Portable Computing Language";
    device.computeUnits = device.usableUnits = units;
    return device;
}

} // namespace

class LanguageTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { speak(*qApp, QStringLiteral("en")); }

    void everySentenceIsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void everySentenceIsTranslated()
    {
        QFETCH(QString, language);
        const QTemporaryDir folder;
        const auto messages = messagesOf(refreshed(language, folder));
        QVERIFY(messages.size() > (language == QLatin1String("en") ? 0u : 600u));
        for (const Message& message : messages) {
            QVERIFY2(!message.unfinished, qPrintable(message.source));
            for (const QString& translation : message.translations) {
                QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(message.source));
                QCOMPARE(placesIn(translation), placesIn(message.source));
                QCOMPARE(translation.startsWith(u' '), message.source.startsWith(u' '));
                QCOMPARE(translation.trimmed().endsWith(u':'), message.source.trimmed().endsWith(u':'));
            }
        }
    }

    // Pictures follow the switch of words, in every language, and go back with it.
    void picturesSpeakTheDialect()
    {
        const auto block = [](const char* language, const char* dialect) {
            speak(*qApp, QString::fromLatin1(language), QString::fromLatin1(dialect));
            return QCoreApplication::translate("Grid", "block %1") + u'|' + QCoreApplication::translate("roundtrip::Sweep", "threads in a block");
        };
        QCOMPARE(block("en", "opencl"), QStringLiteral("work-group %1|work-items in a work-group"));
        QCOMPARE(block("en", "cuda"), QStringLiteral("block %1|threads in a block"));
        QCOMPARE(block("sv", "opencl"), QStringLiteral("work-group %1|work-items i en work-group"));
        QCOMPARE(block("sv", ""), QStringLiteral("block %1|trådar i ett block"));
        const auto known = messagesOf(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/resources/translations/roundtrip_sv.ts"));
        for (const Language& language : languages()) {
            const auto renamed = messagesOf(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/resources/translations/opencl/roundtrip_opencl_%1.ts").arg(language.code));
            QVERIFY(renamed.size() > 25);
            for (const Message& message : renamed) { // of sentences that are still there
                QVERIFY2(std::any_of(known.begin(), known.end(), [&](const Message& one) { return one.source == message.source; }), qPrintable(message.source));
                for (const QString& translation : message.translations)
                    QCOMPARE(placesIn(translation), placesIn(message.source));
            }
        }
    }

    void pluralsFollowTheLanguage()
    {
        const auto unitsIn = [](const char* language, std::uint32_t units) {
            speak(*qApp, QString::fromLatin1(language));
            return badgeText(deviceOf(units)).section(QStringLiteral(", "), -1);
        };
        QCOMPARE(unitsIn("en", 1), QStringLiteral("1 unit"));
        QCOMPARE(unitsIn("en", 2), QStringLiteral("2 units"));
        QCOMPARE(unitsIn("tr", 1), QStringLiteral("1 birim"));
        QCOMPARE(unitsIn("tr", 2), QStringLiteral("2 birim"));
        QCOMPARE(unitsIn("it", 1), QStringLiteral("1 unità"));
        QCOMPARE(unitsIn("it", 2), QStringLiteral("2 unità"));
        QCOMPARE(unitsIn("sv", 1), QStringLiteral("1 enhet"));
        QCOMPARE(unitsIn("sv", 2), QStringLiteral("2 enheter"));
    }

    void numbersFollowTheLanguageAndFilesDoNot()
    {
        speak(*qApp, QStringLiteral("tr"));
        QCOMPARE(format::duration(std::int64_t(1'500'000), QLocale()), QStringLiteral("1,50\u00a0ms"));
        QCOMPARE(format::percent(50, QLocale()), QStringLiteral("%50"));
        QCOMPARE(QString::number(1.5), QStringLiteral("1.5"));
        QCOMPARE(QByteArray(std::to_string(1.5).c_str()), QByteArray("1.500000"));
        speak(*qApp, QStringLiteral("sv"));
        QCOMPARE(format::percent(50, QLocale()), QStringLiteral("50\u00a0%"));
    }

    void qtSpeaksToo()
    {
        speak(*qApp, QStringLiteral("sv"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Save"), QStringLiteral("Spara"));
        speak(*qApp, QStringLiteral("tr"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("İptal"));
    }

    void theSystemIsAsked()
    {
        QCOMPARE(languageFor({QStringLiteral("sv-SE"), QStringLiteral("en")}), QStringLiteral("sv"));
        QCOMPARE(languageFor({QStringLiteral("de-DE"), QStringLiteral("it")}), QStringLiteral("it"));
        QCOMPARE(languageFor({QStringLiteral("C")}), QStringLiteral("en"));
        QCOMPARE(languageFor({}), QStringLiteral("en"));
    }

    void switchingLosesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("profile.json"));
        EngineClient client(QStringList(QStringLiteral(FAKE_DEVICES)));
        Session session(client, loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)));
        ProfileFile file(path);
        MainWindow window(session, file);
        client.start();
        client.listDevices();
        window.show();
        session.openLesson(3);
        session.openStep(2);
        Settings settings = session.settings();
        settings.elements = 4096;
        session.set(settings);
        QTRY_VERIFY_WITH_TIMEOUT(session.state().results.run.has_value() && !session.activity(), patienceMs);
        const Kept kept = session.state().kept;

        for (const QString& code : {QStringLiteral("tr"), QStringLiteral("it"), QStringLiteral("sv"), QStringLiteral("en")}) {
            const QString title = session.lesson().steps[2].title;
            const auto run = session.state().results.run->number;
            emit window.findChild<TopBar*>()->languageWanted(code); // as the menu does
            QTRY_COMPARE_WITH_TIMEOUT(session.course().language, code, patienceMs);
            QCOMPARE(session.lessonIndex(), std::size_t(3));
            QCOMPARE(session.stepIndex(), std::size_t(2));
            QCOMPARE(session.state().kept, kept);
            QCOMPARE(session.state().results.run->number, run);
            QVERIFY(session.lesson().steps[2].title != title);
            QCOMPARE(session.lesson().steps[2].language, code);
            const auto isShown = [&] {
                const auto labels = window.findChildren<QLabel*>();
                return std::any_of(labels.begin(), labels.end(),
                    [&](const QLabel* label) { return label->isVisible() && label->text() == session.lesson().steps[2].title; });
            };
            QTRY_VERIFY_WITH_TIMEOUT(isShown(), patienceMs);
        }
        window.setLanguage(QStringLiteral("it"));
        window.close();
        QCOMPARE(ProfileFile(path).load().profile.language, QStringLiteral("it"));
    }
};

QTEST_MAIN(LanguageTest)
#include "language_test.moc"
