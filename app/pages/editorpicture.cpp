// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/editorpicture.h"

#include "widgets/card.h"
#include "widgets/editor.h"
#include "widgets/inlinecode.h"
#include "widgets/markdownview.h"
#include "widgets/verdicts.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

// The messages about the text that is in the editor now.
std::vector<Diagnostic> diagnosticsOf(const std::optional<Verdict>& verdict)
{
    if (!verdict)
        return {};
    return verdict->failure ? verdict->failure->diagnostics : verdict->diagnostics;
}

} // namespace

EditorPicture::EditorPicture(Session& session, QWidget* parent)
    : LessonPicture(session, parent)
    , m_card(new Card(QString(), this))
    , m_exercises(new QComboBox(this))
    , m_task(new MarkdownView(this))
    , m_editor(new Editor(this))
    , m_hint(new QPushButton(this))
    , m_solution(new QPushButton(tr("Solution"), this))
    , m_reset(new QPushButton(tr("Reset to starter"), this))
    , m_hintText(new QLabel(this))
    , m_verdicts(new Verdicts(this))
{
    m_exercises->setAccessibleName(tr("Exercise"));
    m_exercises->setPlaceholderText(tr("One of the gallery")); // which is chosen beside
    m_exercises->setMinimumContentsLength(12);
    m_exercises->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_hintText->setWordWrap(true);
    m_hintText->setTextFormat(Qt::RichText);
    m_hintText->setProperty("role", "small");
    m_editor->setMinimumHeight(190);
    for (const Exercise& exercise : session.lesson().exercises)
        m_exercises->addItem(exercise.title, exercise.id);
    m_card->setNote(tr("OpenCL C · Esc, then Tab, leaves the editor"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_hint, m_reset, m_solution})
        m_card->addButton(widget);
    m_card->setContent(m_task, 0);
    m_card->setContent(m_editor, 1);
    m_card->setContent(m_hintText, 0);
    m_card->setContent(m_verdicts, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_card);

    connect(m_exercises, &QComboBox::activated, this,
        [this](int index) { this->session().openExercise(m_exercises->itemData(index).toString()); });
    connect(m_editor, &Editor::edited, &session, &Session::setSource);
    connect(m_hint, &QPushButton::clicked, &session, &Session::showHint);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_editor->setText(this->session().exercise()->starter); });
    connect(m_solution, &QPushButton::clicked, this, [this] {
        m_editor->setText(this->session().exercise()->solution);
        say(this->session().exercise()->explanation);
    });
    connect(m_verdicts, &Verdicts::lineWanted, m_editor, &Editor::showLine);
}

QString EditorPicture::runText() const
{
    return tr("▶ Run checks");
}

QWidget* EditorPicture::control()
{
    return m_exercises;
}

void EditorPicture::showExercise()
{
    const Exercise& exercise = *session().exercise();
    m_shown = exercise.id;
    m_hints = 0;
    say({});
    m_card->setTitle(exercise.kernel + QStringLiteral(".cl"));
    m_exercises->setCurrentIndex(m_exercises->findData(exercise.id));
    QString task = exercise.body;
    if (!exercise.output.isEmpty())
        task += QStringLiteral("\n\n```\n%1\n```").arg(exercise.output.trimmed());
    m_task->setText(task, m_theme);
}

void EditorPicture::showSettings()
{
    if (!session().exercise())
        return;
    if (session().exercise()->id != m_shown)
        showExercise();
    m_editor->setSource(session().exerciseSource());
    const std::size_t hints = session().exercise()->hints.size();
    showHints();
    m_hint->setVisible(hints > 0);
    m_hint->setText(m_hints < hints ? tr("Hint %1 of %2").arg(m_hints + 1).arg(hints) : tr("No more hints"));
    m_hint->setEnabled(m_hints < hints);
    const bool touched = session().exerciseSource() != session().exercise()->starter;
    m_reset->setEnabled(touched);
    m_solution->setVisible(!session().exercise()->solution.isEmpty());
    m_solution->setEnabled(touched || session().state().results.verdict.has_value());
    m_solution->setToolTip(m_solution->isEnabled() ? QString() : tr("After a try of your own"));
}

// The latest of those that the learner has asked for, now or at an earlier start.
void EditorPicture::showHints()
{
    const auto& hints = session().exercise()->hints;
    const auto& kept = session().state().kept.hints;
    const auto found = kept.find(m_shown);
    const std::size_t shown = found == kept.end() ? 0 : std::min(hints.size(), static_cast<std::size_t>(found->second));
    if (shown == m_hints)
        return;
    m_hints = shown;
    say(shown == 0 ? QString() : hints[shown - 1].text);
}

void EditorPicture::say(const QString& text)
{
    m_hintText->setText(inlineCode(text));
    m_hintText->setVisible(!text.isEmpty());
}

void EditorPicture::showResults()
{
    if (!session().exercise())
        return;
    const Results& results = session().state().results;
    if (results.verdict != m_judged) {
        m_judged = results.verdict;
        m_editor->setDiagnostics(diagnosticsOf(m_judged));
        if (m_judged && m_judged->passed())
            say(session().exercise()->afterwards);
    }
    m_verdicts->show(results.verdict, session().exercise()->kernel + QStringLiteral(".cl"));
    showSettings();
}

void EditorPicture::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_editor->setTheme(theme);
    if (session().exercise()) {
        showExercise();
        showHints();
    }
}

} // namespace roundtrip
