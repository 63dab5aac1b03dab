// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trial.h"

#include "format.h"
#include "model/data.h"
#include "plan/trials.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct ImageWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::ImageTrial)
};

std::uint64_t outside(const Check& check)
{
    std::uint64_t elements = 0;
    for (const GuardHit& hit : check.outside)
        elements += hit.elements;
    return elements;
}

QString outcome(const Measurement& measurement, const QLocale& locale)
{
    if (!measurement.check)
        return ImageWords::tr("did not run");
    const std::uint64_t beyond = outside(*measurement.check), wrong = measurement.check->mismatches;
    QStringList parts;
    if (wrong > 0)
        parts += ImageWords::tr("%n pixel(s) of another thread", "", static_cast<int>(wrong));
    if (beyond > 0)
        parts += ImageWords::tr("%1 written behind the image").arg(format::count(beyond, locale));
    return parts.isEmpty() ? ImageWords::tr("all right") : parts.join(QStringLiteral(", "));
}

} // namespace

Trial trials::image(const Run& run, const QLocale& locale)
{
    Trial trial;
    const ImageShape shape = imageShape(run.settings);
    const QStringList names{ImageWords::tr("guard in both directions"), ImageWords::tr("guard at the end only"), ImageWords::tr("no guard")};
    for (std::size_t i = 0; i < 3; ++i) {
        const Measurement& measurement = run.report.measurements[i];
        TrialImage image{names[static_cast<qsizetype>(i)], outcome(measurement, locale), imageColumns, shape.side, {}};
        for (const Capture& capture : measurement.captures)
            if (capture.buffer == "image")
                image.pixels = capture.values;
        trial.images.push_back(std::move(image));
    }
    trial.sentence = ImageWords::tr("%1 × %2 blocks of %3 × %3 threads cover %4 columns and %5 rows.")
                         .arg(shape.across).arg(shape.down).arg(shape.side).arg(imageColumns).arg(shape.rows);
    const auto& end = run.report.measurements[1].check;
    if (shape.across * shape.side == imageColumns)
        trial.sentence += QLatin1Char(' ') + ImageWords::tr("The blocks divide the columns, so no thread is spare at the right. Choose another block.");
    else if (end && end->mismatches > 0)
        trial.sentence += QLatin1Char(' ') + ImageWords::tr("Threads past the right end landed in the row below, and a guard at the end alone lets them. Another run may show other pixels.");
    else if (end)
        trial.sentence += QLatin1Char(' ') + ImageWords::tr("Threads past the right end wrote into the row below too, but here the right ones wrote last. Nothing promises that.");
    return trial;
}

} // namespace roundtrip
