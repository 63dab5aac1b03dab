// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workloadcard.h"

#include "format.h"
#include "widgets/segments.h"

#include <QLabel>
#include <QVBoxLayout>

namespace roundtrip {
namespace {

const QStringList verdicts{QStringLiteral("pays"), QStringLiteral("does-not-pay")}; // as the segments stand

} // namespace

QString workloadNumbers(const Workload& workload, const QLocale& locale)
{
    const double elements = static_cast<double>(workload.elements);
    const double travels
        = elements * static_cast<double>(workload.bytesUp + workload.bytesDown) * static_cast<double>(workload.moves);
    const double operations = elements * static_cast<double>(workload.operations) * static_cast<double>(workload.runs);
    QStringList parts{WorkloadCard::tr("travels: %1").arg(format::bytes(static_cast<std::uint64_t>(travels), locale)),
        WorkloadCard::tr("operations: %1").arg(format::count(static_cast<std::uint64_t>(operations), locale))};
    if (travels > 0)
        parts += WorkloadCard::tr("%1 for each byte that travels").arg(format::number(operations / travels, locale));
    return parts.join(QStringLiteral(" · "));
}

WorkloadCard::WorkloadCard(const Workload& workload, QWidget* parent)
    : QFrame(parent)
    , m_verdict(new Segments(workload.text, {tr("A GPU pays"), tr("It does not pay")}, this))
{
    setProperty("role", "task");
    setAccessibleName(workload.text);
    const auto label = [this](const QString& text, const char* role) {
        auto* words = new QLabel(text, this);
        words->setProperty("role", role);
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
        return words;
    };
    m_note = label(workload.note, "note");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    column->addWidget(label(workload.text, "strong"));
    column->addWidget(label(workloadNumbers(workload, locale()), "small"));
    column->addWidget(m_verdict, 0, Qt::AlignLeft);
    column->addWidget(m_note);
    setVerdict({});
    connect(m_verdict, &Segments::chosen, this, [this](int index) { emit judged(verdicts[index]); });
}

void WorkloadCard::setVerdict(const QString& verdict)
{
    m_verdict->show(static_cast<int>(verdicts.indexOf(verdict)));
    m_note->setVisible(verdicts.contains(verdict)); // what decides, once the learner has guessed
}

} // namespace roundtrip
