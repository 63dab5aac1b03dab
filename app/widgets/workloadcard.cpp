// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workloadcard.h"

#include "format.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace roundtrip {

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
    auto* note = label(workload.note, "note");
    note->hide();
    auto* reveal = new QPushButton(tr("What decides?"), this);
    reveal->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(6);
    column->addWidget(label(workload.text, "strong"));
    column->addWidget(label(workloadNumbers(workload, locale()), "small"));
    column->addWidget(reveal);
    column->addWidget(note);
    connect(reveal, &QPushButton::clicked, this, [reveal, note] {
        reveal->hide();
        note->show();
    });
}

} // namespace roundtrip
