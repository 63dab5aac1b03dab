// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include <QtWidgets>
#include <QtTest>

using namespace roundtrip;

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void contrasts_data()
    {
        QTest::addColumn<const Theme*>("theme");
        QTest::newRow("light") << &lightTheme();
        QTest::newRow("dark") << &darkTheme();
        QTest::newRow("paper") << &paperTheme();
    }
    void contrasts()
    {
        QFETCH(const Theme*, theme);
        const Theme& t = *theme;
        for (const QColor& ground : {t.background, t.panel, t.field})
            for (const QColor& text : {t.ink, t.muted, t.accent, t.warning, t.right})
                QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + " on " + ground.name()));
        for (const QColor& ground : {t.upload, t.compute, t.download, t.overlap})
            QVERIFY2(contrast(t.onPhase, ground) >= 4.5, qPrintable(ground.name()));
        QVERIFY(contrast(t.onAccent, t.accent) >= 4.5);
        for (const QColor& graphic : {t.upload, t.compute, t.download, t.overlap})
            QVERIFY2(contrast(graphic, t.panel) >= 3.0, qPrintable(graphic.name()));
    }

    void sheetNamesEveryColourAndScales()
    {
        const QString normal = styleSheetOf(lightTheme());
        QVERIFY(!normal.contains(QLatin1Char('@')));
        QVERIFY(normal.contains(QLatin1String("font-size: 22px")));
        const QString large = styleSheetOf(scaled(lightTheme(), 1.5));
        QVERIFY(large.contains(QLatin1String("font-size: 33px")));
        QVERIFY(large.contains(QLatin1String("border: 1px")));
    }

    // A radius above half the size makes a square of a disc.
    void handlesStayRoundAtEveryScale()
    {
        static const QRegularExpression handle(QStringLiteral(
            "handle:horizontal \\{ width: (\\d+)px; height: \\d+px; margin: -(\\d+)px 0px;[^}]*border: (\\d+)px[^}]*border-radius: (\\d+)px"));
        static const QRegularExpression groove(QStringLiteral("groove:horizontal \\{ height: (\\d+)px"));
        for (qreal scale = 1; scale <= 2; scale += 0.02) {
            const QString sheet = styleSheetOf(scaled(lightTheme(), scale));
            const auto match = handle.match(sheet);
            QVERIFY(match.hasMatch());
            const int width = match.captured(1).toInt() + 2 * match.captured(3).toInt();
            const int height = groove.match(sheet).captured(1).toInt() + 2 * match.captured(2).toInt();
            QCOMPARE(width, height);
            QVERIFY(2 * match.captured(4).toInt() <= width);
        }
    }

    void phasesDifferByTextureToo()
    {
        QCOMPARE(textureOf(Phase::Upload), Texture::Plain);
        QVERIFY(textureBrush(Texture::Plain, Qt::white).style() == Qt::NoBrush);
        QVERIFY(textureBrush(textureOf(Phase::Compute), Qt::white).style() != textureBrush(textureOf(Phase::Download), Qt::white).style());
    }

    void themeChangesWhileRunning()
    {
        roundtrip::apply(*qApp, lightTheme());
        QLabel label(QStringLiteral("text"));
        label.ensurePolished();
        const QColor before = label.palette().color(QPalette::WindowText);
        roundtrip::apply(*qApp, darkTheme());
        QVERIFY(label.palette().color(QPalette::WindowText) != before);
        QCOMPARE(label.palette().color(QPalette::WindowText), darkTheme().ink);
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
