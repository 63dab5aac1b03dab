// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdicts.h"

#include "compilertext.h"
#include "verdicttext.h"
#include "widgets/breakable.h"

#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr std::size_t mostMessages = 20;
constexpr qsizetype mostFailed = 4, mostPrinted = 1000;

// Ends in "…" where there is no room; the tool tip has the whole.
class MessageButton : public QPushButton {
public:
    MessageButton(const QString& text, QWidget* parent)
        : QPushButton(text, parent)
        , m_text(text)
    {
        setProperty("role", "message");
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAccessibleName(text);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QPushButton::resizeEvent(event);
        setText(fontMetrics().elidedText(m_text, Qt::ElideRight, width() - 2 * fontMetrics().averageCharWidth()));
    }

private:
    QString m_text;
};

} // namespace

Verdicts::Verdicts(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Result of the checks"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void Verdicts::show(const std::optional<Verdict>& verdict, const std::optional<Detection>& detection, const QString& file)
{
    if (verdict == m_verdict && detection == m_detection && layout()->count() > 0)
        return;
    m_verdict = verdict;
    m_detection = detection;
    while (QLayoutItem* item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (!verdict) {
        addLine(tr("Run the checks: the kernel is run with many sizes and blocks, and every element is compared with the CPU’s result."), "small");
        return;
    }
    addVerdict(*verdict, detection ? caveat(*verdict, *detection) : QString());
    addCases(verdict->cases);
    if (detection)
        addDetection(*detection, file);
    addMessages(verdict->failure ? verdict->failure->diagnostics : verdict->diagnostics, file);
    if (!verdict->printed.empty())
        addLine(tr("printed by the kernel, which decides nothing: %1").arg(QString::fromStdString(verdict->printed).left(mostPrinted)), "small");
}

void Verdicts::addVerdict(const Verdict& verdict, const QString& caveat)
{
    if (!caveat.isEmpty())
        return addLine(QStringLiteral("⚠ ") + caveat, "warning");
    const Explanation why = explain(verdict, locale());
    const QString mark = verdict.passed() ? QStringLiteral("✓ ") : QStringLiteral("✗ ");
    addLine(mark + why.text(), verdict.passed() ? "right" : "warning");
}

// "✓ 17 of 18 cases" and the ones that went wrong; the tool tip has all of them.
void Verdicts::addCases(const std::vector<GradedCase>& cases)
{
    QStringList all, failed;
    std::size_t passed = 0;
    for (const GradedCase& graded : cases) {
        const bool isRight = graded.state == GradedCase::State::Passed, isWrong = graded.state == GradedCase::State::Failed;
        passed += isRight;
        all += (isRight ? QStringLiteral("✓ ") : isWrong ? QStringLiteral("✗ ") : QStringLiteral("○ ")) + describe(graded, locale());
        if (isWrong)
            failed += all.last();
    }
    if (passed == 0 && failed.isEmpty())
        return; // it did not come to that
    QString line = tr("Cases passed: %1 of %2.").arg(passed).arg(cases.size());
    if (!failed.isEmpty() && static_cast<std::size_t>(failed.size()) < cases.size())
        line += QLatin1Char(' ') + failed.mid(0, mostFailed).join(QStringLiteral(" · "))
            + (failed.size() > mostFailed ? QStringLiteral(" …") : QString());
    addLine(line, "small");
    layout()->itemAt(layout()->count() - 1)->widget()->setToolTip(all.join(QLatin1Char('\n')));
}

void Verdicts::addDetection(const Detection& detection, const QString& file)
{
    if (detection.state == Detection::State::Seen)
        addMessages(diagnosticsOf(detection), file);
    else
        addLine(sentences(detection).join(QLatin1Char(' ')), "small");
}

void Verdicts::addMessages(const std::vector<Diagnostic>& diagnostics, const QString& file)
{
    QSet<QString> explained; // the second time it is known
    for (std::size_t i = 0; i < std::min(diagnostics.size(), mostMessages); ++i) {
        addMessage(diagnostics[i], file);
        if (const QString why = plainly(diagnostics[i]); !why.isEmpty() && !explained.contains(why)) {
            explained.insert(why);
            addLine(why, "small");
        }
    }
    if (diagnostics.size() > mostMessages)
        addLine(tr("Messages not shown: %1. Mend the first ones, and most others go.").arg(diagnostics.size() - mostMessages), "small");
}

void Verdicts::addLine(const QString& text, const char* role)
{
    auto* label = new QLabel(breakable(text), this);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout()->addWidget(label);
}

void Verdicts::addMessage(const Diagnostic& diagnostic, const QString& file)
{
    const QString text = describe(diagnostic, file);
    auto* button = new MessageButton(text, this);
    button->setToolTip(diagnostic.line > 0 ? QStringLiteral("%1\n%2").arg(breakable(text), tr("Go to line %1").arg(diagnostic.line)) : breakable(text));
    button->setEnabled(diagnostic.line > 0);
    layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this,
        [this, line = static_cast<int>(diagnostic.line)] { emit lineWanted(line); });
}

} // namespace roundtrip
