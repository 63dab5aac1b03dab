// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include <QtWidgets>
#include <QtTest>

#include <array>
#include <cmath>

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

    // As people without one of the three kinds of cones see them: Machado, Oliveira and Fernandes 2009, severity 1, in
    // linear light; distances in CIELAB. Their lanes and textures differ as well, so 10 is enough to tell bars apart.
    void phasesDifferForEveryColourVision_data()
    {
        using Matrix = std::array<double, 9>;
        QTest::addColumn<Matrix>("seen");
        QTest::newRow("all cones") << Matrix{1, 0, 0, 0, 1, 0, 0, 0, 1};
        QTest::newRow("protanopia") << Matrix{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998};
        QTest::newRow("deuteranopia") << Matrix{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881};
        QTest::newRow("tritanopia") << Matrix{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900};
    }
    void phasesDifferForEveryColourVision()
    {
        using Matrix = std::array<double, 9>;
        QFETCH(Matrix, seen);
        const auto lab = [&seen](const QColor& colour) {
            const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
            const double in[] = {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
            double rgb[3];
            for (std::size_t row = 0; row < 3; ++row)
                rgb[row] = std::clamp(seen[3 * row] * in[0] + seen[3 * row + 1] * in[1] + seen[3 * row + 2] * in[2], 0.0, 1.0);
            const double x = (0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505,
                         y = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2],
                         z = (0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089;
            const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
            return std::array{116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))};
        };
        for (const Theme& t : {lightTheme(), darkTheme(), paperTheme()}) {
            const std::pair<const char*, QColor> phases[] = {{"upload", t.upload}, {"compute", t.compute}, {"download", t.download}};
            for (const auto& [one, colour] : phases)
                for (const auto& [other, second] : phases) {
                    const auto a = lab(colour), b = lab(second);
                    const double distance = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
                    QVERIFY2(one == other || distance >= 10,
                        qPrintable(QStringLiteral("%1 and %2: %3, dark %4").arg(QLatin1String(one), QLatin1String(other)).arg(distance).arg(t.dark)));
                }
        }
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
