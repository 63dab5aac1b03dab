// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/icon.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace roundtrip {
namespace {

QByteArray sourceOf(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

// Draws from the source whenever it is asked: a kept pixmap would be blurred at scale 1.25 or 1.5.
class SvgEngine : public QIconEngine {
public:
    explicit SvgEngine(QByteArray source) : m_source(std::move(source)), m_renderer(m_source) { m_renderer.setAspectRatioMode(Qt::KeepAspectRatio); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal before = painter->opacity();
        if (mode == QIcon::Disabled)
            painter->setOpacity(before * 0.4);
        m_renderer.render(painter, rect);
        painter->setOpacity(before);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return picture;
    }

    QIconEngine* clone() const override { return new SvgEngine(m_source); }
    bool isNull() override { return !m_renderer.isValid(); }

private:
    QByteArray m_source;
    QSvgRenderer m_renderer;
};

QIcon iconFrom(const QByteArray& source) { return source.isEmpty() ? QIcon() : QIcon(new SvgEngine(source)); }

} // namespace

QIcon icon(const QString& name, const QColor& colour) { return iconFrom(sourceOf(name).replace("currentColor", colour.name().toLatin1())); }

QIcon programIcon() { return iconFrom(sourceOf(QStringLiteral("roundtrip"))); }

} // namespace roundtrip
