// SPDX-License-Identifier: GPL-3.0-or-later
// Does every icon take the theme's colour, stay inside its square and keep apart from the others?

#include "theme.h"
#include "widgets/icon.h"

#include <QDir>
#include <QImage>
#include <QtTest>

#include <cmath>

using namespace roundtrip;

namespace {

QStringList names()
{
    QStringList result;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}))
        if (file != QLatin1String("roundtrip.svg"))
            result << file.chopped(4);
    return result;
}

QImage drawn(const QIcon& icon, int size, QIcon::Mode mode = QIcon::Normal)
{
    return icon.pixmap(QSize(size, size), 1.0, mode).toImage().convertToFormat(QImage::Format_ARGB32);
}

// The sum of all alphas, in whole pixels.
double inkOf(const QImage& image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += qAlpha(image.pixel(x, y)) / 255.0;
    return sum;
}

// Where fill and stroke overlap, blending rounds.
bool isNearly(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) <= 2 && std::abs(qGreen(a) - qGreen(b)) <= 2 && std::abs(qBlue(a) - qBlue(b)) <= 2;
}

bool touchesTheEdge(const QImage& image)
{
    const int last = image.width() - 1;
    for (int i = 0; i <= last; ++i)
        for (const QPoint& point : {QPoint(i, 0), QPoint(i, last), QPoint(0, i), QPoint(last, i)})
            if (qAlpha(image.pixel(point)) > 128)
                return true;
    return false;
}

} // namespace

class IconTest : public QObject {
    Q_OBJECT
private slots:
    void everyIconTakesTheColourItIsGiven_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : names())
            if (!name.startsWith(QLatin1String("chevron-"))) // for style sheets, which cannot colour: grey in every theme
                QTest::newRow(qPrintable(name)) << name;
        QVERIFY(names().size() >= 14);
    }

    void everyIconTakesTheColourItIsGiven()
    {
        QFETCH(const QString, name);
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const QImage image = drawn(icon(name, theme.ink), 48);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) == 255)
                        QVERIFY2(isNearly(image.pixel(x, y), theme.ink.rgb()), "another colour");
            QVERIFY2(inkOf(image) > 100, "hardly anything is drawn");
            QVERIFY2(!touchesTheEdge(image), "something is cut off");
        }
    }

    // Style sheets cannot colour a picture: these have one grey, which is to be seen in every theme.
    void arrowsOfStyleSheetsShowOnEveryTheme_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : names())
            if (name.startsWith(QLatin1String("chevron-")))
                QTest::newRow(qPrintable(name)) << name;
    }

    void arrowsOfStyleSheetsShowOnEveryTheme()
    {
        QFETCH(const QString, name);
        for (const Theme& theme : {lightTheme(), darkTheme()}) {
            const QImage image = drawn(icon(name, theme.ink), 48);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) == 255)
                        QVERIFY2(contrast(QColor(image.pixel(x, y)), theme.panel) >= 3, "hardly to be seen");
            QVERIFY2(inkOf(image) > 100, "hardly anything is drawn");
            QVERIFY2(!touchesTheEdge(image), "something is cut off");
        }
    }

    void everyIconLooksLikeItself()
    {
        const QStringList all = names();
        for (const QString& first : all)
            for (const QString& second : all)
                if (first < second)
                    QVERIFY2(drawn(icon(first, Qt::black), 16) != drawn(icon(second, Qt::black), 16),
                             qPrintable(first + QLatin1String(" looks like ") + second));
    }

    void aDisabledIconIsFaded()
    {
        const QIcon play = icon(QStringLiteral("play"), Qt::black);
        const double whole = inkOf(drawn(play, 32)), faded = inkOf(drawn(play, 32, QIcon::Disabled));
        QVERIFY2(faded > 0.3 * whole && faded < 0.5 * whole, qPrintable(QString("%1 of %2").arg(faded).arg(whole)));
    }

    void anIconIsSharpAtEveryScale()
    {
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0}) {
            const QPixmap picture = icon(QStringLiteral("check"), Qt::black).pixmap(QSize(16, 16), ratio);
            QCOMPARE(picture.size(), (QSizeF(16, 16) * ratio).toSize());
            QCOMPARE(picture.deviceIndependentSize(), QSizeF(16, 16));
        }
    }

    void anUnknownIconIsNone() { QVERIFY(icon(QStringLiteral("no-such"), Qt::black).isNull()); }

    // Desktops that cannot read SVG get the PNG, so it must be the same picture.
    void thePictureForMenusIsTheProgramsIcon()
    {
        const QImage kept = QImage(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/resources/desktop/roundtrip-128.png")).convertToFormat(QImage::Format_ARGB32);
        const QImage image = drawn(programIcon(), 128);
        QCOMPARE(kept.size(), image.size());
        int different = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                different += std::abs(qGreen(image.pixel(x, y)) - qGreen(kept.pixel(x, y))) > 32;
        QVERIFY2(different < 128, qPrintable(QString("%1 pixels differ").arg(different)));
    }
};

QTEST_MAIN(IconTest)
#include "icon_test.moc"
