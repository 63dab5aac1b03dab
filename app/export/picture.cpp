// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QCoreApplication>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace roundtrip {
namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Picture)
};

constexpr double sharp = 2;         // pixels of a PNG to each px of the sheet
constexpr int pdfResolution = 1200; // units an inch: positions of letters are rounded to them

// Paints the sheet in the middle of an area of that size, as large as it fits.
void paintInto(QCPPainter& painter, const Sheet& sheet, QSizeF area)
{
    const double factor = std::min(area.width() / sheet.size.width(), area.height() / sheet.size.height());
    painter.setFont(font(FontRole::Body)); // not the window's, which SVG would write down
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.translate(
        (area.width() - factor * sheet.size.width()) / 2, (area.height() - factor * sheet.size.height()) / 2);
    painter.scale(factor, factor);
    sheet.paint(painter);
}

std::variant<QByteArray, Explanation> png(const Sheet& sheet, QSize pixels)
{
    if (pixels == QSize(0, 0))
        pixels = (sheet.size * sharp).toSize();
    const auto outside = [](int side) { return side < leastPixels || side > mostPixels; };
    if (outside(pixels.width()) || outside(pixels.height())
        || qint64{pixels.width()} * pixels.height() > mostPixelsTogether)
        return Explanation{PictureWords::tr("A picture of %1 by %2 pixels is not written.")
                               .arg(QString::number(pixels.width()), QString::number(pixels.height())),
            PictureWords::tr("A side may have %1 to %2 pixels, the whole at most 100 million.")
                .arg(QString::number(leastPixels), QString::number(mostPixels)),
            PictureWords::tr("Choose another size, or SVG or PDF, which have none.")};
    QImage image(pixels, QImage::Format_RGB32);
    QByteArray data;
    QBuffer buffer(&data);
    bool good = !image.isNull();
    if (good) {
        image.fill(paperTheme().background);
        QCPPainter painter(&image);
        good = painter.isActive();
        if (good)
            paintInto(painter, sheet, pixels);
        painter.end();
        image.setText(QStringLiteral("Title"), sheet.title);
        image.setText(QStringLiteral("Description"), sheet.caption);
        image.setText(QStringLiteral("Software"), QStringLiteral("Roundtrip " ROUNDTRIP_VERSION));
    }
    if (!good || !image.save(&buffer, "PNG"))
        return Explanation{PictureWords::tr("The picture could not be made."), PictureWords::tr("There is not enough memory for it."),
            PictureWords::tr("Choose a smaller size, or SVG or PDF.")};
    return data;
}

QByteArray svg(const Sheet& sheet)
{
    QByteArray data;
    QBuffer buffer(&data);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96); // else text comes out a quarter too small
    generator.setSize(sheet.size.toSize());
    generator.setViewBox(QRectF(QPointF(), sheet.size));
    generator.setTitle(sheet.title.toHtmlEscaped()); // Qt writes both as they are
    generator.setDescription(sheet.caption.toHtmlEscaped());
    QCPPainter painter(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    paintInto(painter, sheet, sheet.size);
    painter.end();
    return data;
}

QByteArray pdf(const Sheet& sheet)
{
    QByteArray data;
    QBuffer buffer(&data);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
    writer.setTitle(sheet.title);
    writer.setCreator(QStringLiteral("Roundtrip " ROUNDTRIP_VERSION));
    writer.setResolution(pdfResolution);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(
        QPageSize(sheet.size * 0.75, QPageSize::Point, QStringLiteral("Roundtrip"), QPageSize::ExactMatch));
    QCPPainter painter(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    paintInto(painter, sheet, sheet.size * (pdfResolution / 96.0));
    painter.end();
    return data;
}

} // namespace

QString undrawable(const QStringList& words)
{
    const QFontMetricsF metrics(font(FontRole::Small));
    QString missing;
    for (const char32_t c : words.join(QLatin1Char(' ')).toUcs4()) {
        const QString letter = QString::fromUcs4(&c, 1);
        if (!QChar::isSpace(c) && !metrics.inFontUcs4(c) && !missing.contains(letter))
            missing += letter;
    }
    return missing;
}

std::variant<QByteArray, Explanation> encodePicture(const Sheet& sheet, ExportFormat format, QSize pixels)
{
    switch (format) {
    case ExportFormat::Svg: return svg(sheet);
    case ExportFormat::Pdf: return pdf(sheet);
    default: return png(sheet, pixels);
    }
}

} // namespace roundtrip
