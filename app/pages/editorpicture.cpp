// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/editorpicture.h"

#include "compilertext.h"
#include "widgets/card.h"
#include "widgets/diffview.h"
#include "widgets/editor.h"
#include "widgets/findbar.h"
#include "widgets/inlinecode.h"
#include "widgets/markdownview.h"
#include "widgets/spotcard.h"
#include "widgets/verdicts.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

// What stands at the lines of the text: the compiler's messages, and the first mistake that the simulator saw.
std::vector<Diagnostic> annotationsOf(const Results& results)
{
    if (!results.verdict)
        return {};
    std::vector<Diagnostic> all = results.verdict->failure ? results.verdict->failure->diagnostics : results.verdict->diagnostics;
    for (Diagnostic& diagnostic : all)
        if (const QString why = plainly(diagnostic); !why.isEmpty())
            diagnostic.message += '\n' + why.toStdString();
    if (results.detection)
        if (const auto seen = diagnosticsOf(*results.detection); !seen.empty())
            all.push_back(seen.front());
    return all;
}

} // namespace

EditorPicture::EditorPicture(Session& session, QWidget* parent)
    : LessonPicture(session, parent)
    , m_card(new Card(QString(), this))
    , m_exercises(new QComboBox(this))
    , m_task(new MarkdownView(this))
    , m_editor(new Editor(this))
    , m_find(new FindBar(*m_editor, this))
    , m_changes(new DiffView(this))
    , m_showChanges(new QPushButton(tr("Changes"), this))
    , m_hint(new QPushButton(this))
    , m_solution(new QPushButton(tr("Solution"), this))
    , m_reset(new QPushButton(tr("Reset to starter"), this))
    , m_hintText(new QLabel(this))
    , m_verdicts(new Verdicts(this))
    , m_spot(new SpotCard(this))
{
    m_exercises->setAccessibleName(tr("Exercise"));
    m_exercises->setPlaceholderText(tr("One of the gallery")); // which is chosen beside
    m_exercises->setMinimumContentsLength(12);
    m_exercises->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_hintText->setWordWrap(true);
    m_hintText->setTextFormat(Qt::RichText);
    m_hintText->setProperty("role", "small");
    m_editor->setMinimumHeight(190);
    m_changes->setMinimumHeight(190);
    m_changes->setVisible(false);
    m_showChanges->setCheckable(true);
    m_showChanges->setProperty("role", "fold");
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, [this] {
        m_showChanges->setChecked(false);
        m_find->open();
    });
    connect(m_showChanges, &QPushButton::toggled, this, &EditorPicture::showChanges);
    for (const Exercise& exercise : session.lesson().exercises)
        m_exercises->addItem(exercise.title, exercise.id);
    m_card->setNote(tr("OpenCL C · Esc, then Tab, leaves the editor"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_hint, m_showChanges, m_reset, m_solution})
        m_card->addButton(widget);
    m_card->setContent(m_task, 0);
    m_card->setContent(m_editor, 1);
    m_card->setContent(m_changes, 1);
    m_card->setContent(m_find, 0);
    m_card->setContent(m_hintText, 0);
    m_card->setContent(m_verdicts, 0);
    m_card->setContent(m_spot, 0);
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
    connect(m_spot, &SpotCard::lineReached, m_editor, &Editor::setCurrentLine);
    connect(m_editor, &Editor::edited, m_spot, &SpotCard::leave);
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
    m_showChanges->setChecked(false);
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
    m_showChanges->setEnabled(touched || m_showChanges->isChecked());
    if (m_showChanges->isChecked())
        m_changes->show(session().exercise()->starter, session().exerciseSource());
    m_reset->setEnabled(touched);
    m_solution->setVisible(!session().exercise()->solution.isEmpty());
    m_solution->setEnabled(touched || session().state().results.verdict.has_value());
    m_solution->setToolTip(m_solution->isEnabled() ? QString() : tr("After a try of your own"));
}

void EditorPicture::showChanges()
{
    const bool shown = m_showChanges->isChecked();
    m_editor->setVisible(!shown);
    m_changes->setVisible(shown);
    if (shown)
        m_find->setVisible(false);
    showSettings();
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
    const bool isNew = results.verdict != m_judged;
    if (isNew || results.detection != m_detection) {
        m_judged = results.verdict;
        m_detection = results.detection;
        const bool sameText = session().exerciseSource() == results.judged; // typing goes on while checks run
        m_editor->setDiagnostics(sameText ? annotationsOf(results) : std::vector<Diagnostic>{});
        if (isNew && m_judged && m_judged->passed())
            say(session().exercise()->afterwards);
    }
    m_spot->show(results.spot);
    m_verdicts->show(results.verdict, results.detection, session().exercise()->kernel + QStringLiteral(".cl"));
    showSettings();
}

void EditorPicture::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_editor->setTheme(theme);
    m_changes->setTheme(theme);
    m_spot->setTheme(theme);
    if (session().exercise()) {
        showExercise();
        showHints();
    }
}

} // namespace roundtrip
