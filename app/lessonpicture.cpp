// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessonpicture.h"

#include "lesson/drawing.h"
#include "lesson/folder.h"
#include "theme.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr int highest = 2; // times as high as wide

QSize fitted(QSize size, int width)
{
    const QSize within(width, width * highest);
    return size.width() > width || size.height() > within.height() ? size.scaled(within, Qt::KeepAspectRatio) : size;
}

QImage paper(QSize size)
{
    QImage image(size.expandedTo({1, 1}), QImage::Format_RGB32);
    image.fill(paperTheme().background);
    return image;
}

QImage drawing(const QByteArray& bytes, int width)
{
    QSvgRenderer renderer(bytes);
    if (!renderer.isValid() || renderer.defaultSize().isEmpty())
        return {};
    QImage image = paper(fitted(renderer.defaultSize(), width));
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

QImage photo(QByteArray bytes, int width)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    const QImage read = reader.read();
    if (read.isNull())
        return {};
    QImage image = paper(fitted(read.size(), width));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(image.rect(), read);
    return image;
}

} // namespace

QImage lessonPicture(const QString& folder, const QString& name, int width)
{
    const auto read = LessonFolder(folder).bytes(name);
    const auto* bytes = std::get_if<QByteArray>(&read);
    if (folder.isEmpty() || !bytes || !isPictureName(name) || pictureFault(name, *bytes))
        return {};
    return name.endsWith(QLatin1String(".png"), Qt::CaseInsensitive) ? photo(*bytes, width) : drawing(*bytes, width);
}

} // namespace roundtrip
