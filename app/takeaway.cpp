// SPDX-License-Identifier: GPL-3.0-or-later
#include "takeaway.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QMouseEvent>
#include <QUrl>

namespace roundtrip {

std::unique_ptr<QMimeData> mimeOf(const Takeable& takeable, const QString& folder)
{
    if (!takeable.encode)
        return nullptr;
    const Encoded png = takeable.encode(ExportFormat::Png), svg = takeable.encode(ExportFormat::Svg);
    const auto* pixels = std::get_if<QByteArray>(&png);
    const auto* drawing = std::get_if<QByteArray>(&svg);
    if (!pixels || !drawing)
        return nullptr;
    auto data = std::make_unique<QMimeData>();
    data->setImageData(QImage::fromData(*pixels));
    data->setData(QStringLiteral("image/svg+xml"), *drawing);
    const QString path = folder + QLatin1Char('/') + suggestedFileName(takeable.title, ExportFormat::Png);
    if (!folder.isEmpty() && !save(path, png))
        data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

Takeaway::Takeaway(QWidget* picture, By by, std::function<Takeable()> takeable)
    : QObject(picture)
    , m_picture(picture)
    , m_drags(by == By::CopyAndDrag)
    , m_takeable(std::move(takeable))
{
    auto* action = new QAction(tr("Copy picture"), picture);
    action->setShortcut(QKeySequence::Copy);
    action->setShortcutContext(Qt::WidgetShortcut);
    picture->addAction(action);
    picture->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(action, &QAction::triggered, this, &Takeaway::copy);
    if (m_drags)
        picture->installEventFilter(this);
}

void Takeaway::copy()
{
    if (auto data = mimeOf(m_takeable()))
        QGuiApplication::clipboard()->setMimeData(data.release());
}

bool Takeaway::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const bool begins = event->type() == QEvent::MouseButtonPress && mouse->button() == Qt::LeftButton;
        m_pressed = begins ? std::optional(mouse->position().toPoint()) : std::nullopt;
    } else if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint now = static_cast<QMouseEvent*>(event)->position().toPoint();
        if ((now - *m_pressed).manhattanLength() < QApplication::startDragDistance())
            return false;
        m_pressed.reset();
        auto data = mimeOf(m_takeable(), m_folder.isValid() ? m_folder.path() : QString());
        if (!data)
            return false;
        auto* drag = new QDrag(m_picture);
        drag->setPixmap(m_picture->grab().scaledToWidth(160, Qt::SmoothTransformation));
        drag->setMimeData(data.release());
        drag->exec(Qt::CopyAction);
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace roundtrip
