// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/picture.h"

#include "pages/editorpicture.h"
#include "pages/gridpicture.h"
#include "pages/memorypicture.h"
#include "pages/sweeppicture.h"

namespace roundtrip {

LessonPicture::LessonPicture(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
{
}

QString LessonPicture::runText() const
{
    return tr("▶ Run");
}

LessonPicture* makePicture(StageKind kind, Session& session, QWidget* parent)
{
    switch (kind) {
    case StageKind::Sweep: return new SweepPicture(session, parent);
    case StageKind::Grid: return new GridPicture(session, parent);
    case StageKind::Editor: return new EditorPicture(session, parent);
    case StageKind::Memory: break;
    }
    return new MemoryPicture(session, parent);
}

} // namespace roundtrip
