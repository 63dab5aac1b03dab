// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// The picture that belongs to a lesson: what a page needs of every kind of it.

#include "session.h"
#include "theme.h"
#include "widgets/chart.h"

#include <QWidget>

#include <memory>

namespace roundtrip {

class LessonPicture : public QWidget {
    Q_OBJECT
public:
    explicit LessonPicture(Session& session, QWidget* parent = nullptr);

    virtual QString runText() const;                           // on the panel's button
    virtual Experiment experiment() const { return Experiment::Run; } // that it starts
    virtual QWidget* control() { return nullptr; }              // of its own, for the panel
    virtual void showSettings() = 0;
    virtual void showResults() = 0;
    virtual void setPlayhead(std::int64_t) {}
    virtual void setTheme(const Theme& theme) = 0;

signals:
    void chartExportWanted(const roundtrip::Chart& chart);

protected:
    Session& session() const { return m_session; }

private:
    Session& m_session;
};

LessonPicture* makePicture(StageKind kind, Session& session, QWidget* parent);

} // namespace roundtrip
