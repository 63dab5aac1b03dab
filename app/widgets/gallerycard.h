// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Kernels with a mistake each: which one, what is seen of it, and what is wrong?

#include "lesson/lesson.h"
#include "lessonstate.h"
#include "theme.h"

#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace roundtrip {

class QuestionCard;
class TaskCard;

class GalleryCard : public QWidget {
    Q_OBJECT
public:
    // path: of its step, "lesson/step".
    GalleryCard(std::vector<Buggy> kernels, const QString& path, const Theme& theme, QWidget* parent = nullptr);

    // answers, solved: by "step/kernel", as in Kept. What is open in the editor is shown, if it is one of these.
    void show(const Kept& kept);
    void setBusy(bool busy);

signals:
    void opened(const QString& kernel);
    void runWanted(const QString& kernel);
    void answered(const QString& question, const roundtrip::Answer& answer); // "step/kernel"

private:
    void build(std::size_t kernel);
    QString questionOf(std::size_t kernel) const;

    std::vector<Buggy> m_kernels;
    QString m_path;
    Theme m_theme;
    QButtonGroup* m_numbers;
    QVBoxLayout* m_column;
    TaskCard* m_task = nullptr;
    QuestionCard* m_question = nullptr;
    int m_shown = -1;
};

} // namespace roundtrip
