// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a picture leave the window without a dialog? Copied by Ctrl+C or by its menu, or dragged out into a document
// or a folder. What is taken is what an export writes, on paper's colours.

#include "exportdialog.h"

#include <QMimeData>
#include <QTemporaryDir>
#include <QWidget>

#include <memory>

namespace roundtrip {

// What is taken: a name for its file, and its picture. Without a picture, nothing is.
struct Takeable {
    QString title;
    Encode encode;
};

class Takeaway : public QObject {
    Q_OBJECT
public:
    enum class By { Copy, CopyAndDrag };
    // Belongs to the picture. takeable: asked for when something is taken; its encode is empty where there is nothing.
    Takeaway(QWidget* picture, By by, std::function<Takeable()> takeable);

    void copy();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_picture;
    bool m_drags;
    std::function<Takeable()> m_takeable;
    std::optional<QPoint> m_pressed;
    QTemporaryDir m_folder; // of the files that were dragged out, for as long as the picture is there
};

// PNG, SVG, and where a folder is given a file in it for file managers. Null where there is no picture.
std::unique_ptr<QMimeData> mimeOf(const Takeable& takeable, const QString& folder = {});

} // namespace roundtrip
