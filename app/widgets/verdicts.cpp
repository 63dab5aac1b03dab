// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/verdicts.h"

#include "failuretext.h"
#include "format.h"
#include "widgets/breakable.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

constexpr std::size_t mostMessages = 20;

const Measurement* measurementOf(const CaseResult& result)
{
    const Report* report = result.outcome ? std::get_if<Report>(&*result.outcome) : nullptr;
    return report && !report->measurements.empty() ? &report->measurements.front() : nullptr;
}

const Failure* failureOf(const CaseResult& result)
{
    if (!result.outcome)
        return nullptr;
    if (const auto* failure = std::get_if<Failure>(&*result.outcome))
        return failure;
    const Measurement* measurement = measurementOf(result);
    return measurement && measurement->failure ? &*measurement->failure : nullptr;
}

} // namespace

namespace {

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

QString verdictText(const CaseResult& result, bool whole, const QLocale& locale)
{
    const QString name
        = Verdicts::tr("n = %1, block %2")
              .arg(format::count(result.settings.elements, locale), format::count(result.settings.block, locale));
    if (!result.outcome)
        return QStringLiteral("○ ") + name;
    const QString mark = passed(result) ? QStringLiteral("✓ ") : QStringLiteral("✗ ");
    if (const Failure* failure = failureOf(result)) {
        const Explanation why = explain(*failure, result.settings.elements, locale);
        return mark + Verdicts::tr("%1: %2").arg(name, whole ? why.text() : why.what);
    }
    const Measurement* measurement = measurementOf(result);
    if (!measurement || !measurement->check)
        return mark + Verdicts::tr("%1: nothing was compared").arg(name);
    const Explanation verdict = explain(*measurement->check, locale);
    return mark + Verdicts::tr("%1: %2").arg(name, whole && !passed(result) ? verdict.text() : verdict.what);
}

Verdicts::Verdicts(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Result of the checks"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

void Verdicts::show(const std::vector<CaseResult>& cases, const QString& file)
{
    if (cases == m_cases && layout()->count() > 0)
        return;
    m_cases = cases;
    while (QLayoutItem* item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    bool explained = false; // the first that went wrong says all, the others only that they did
    for (const CaseResult& result : cases) {
        addLine(verdictText(result, !explained, locale()),
            !result.outcome      ? "small"
                : passed(result) ? "right"
                                 : "warning");
        explained = explained || (result.outcome && !passed(result));
    }
    std::size_t messages = 0;
    for (const CaseResult& result : cases) {
        const Failure* failure = failureOf(result);
        const Measurement* measurement = measurementOf(result);
        const auto& diagnostics = failure ? failure->diagnostics
            : measurement                 ? measurement->diagnostics
                                          : std::vector<Diagnostic> {};
        for (const Diagnostic& diagnostic : diagnostics)
            if (++messages <= mostMessages)
                addMessage(diagnostic, file);
        const std::string& printed = failure ? failure->printed : measurement ? measurement->printed : std::string();
        if (!printed.empty())
            addLine(tr("printed: %1").arg(QString::fromStdString(printed).left(1000)), "small");
        if (messages > 0)
            break; // the same text has the same messages in every case
    }
    if (cases.empty())
        addLine(tr("Run the checks: every element is compared with the CPU’s result."), "small");
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
