// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenes/memoryscene.h"

#include "format.h"
#include "scenes/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace roundtrip {
namespace {

struct MemorysceneWords {
    Q_DECLARE_TR_FUNCTIONS(Memory)
};

QString share(double done, const QLocale& locale) { return format::percent(static_cast<int>(done * 100), locale); }

QString motionWords(const Plan& plan, const Motion& motion, const QLocale& locale)
{
    const Operation& operation = plan.operations[motion.operation];
    const QString percent = share(motion.done, locale);
    if (motion.phase == Phase::Compute)
        return MemorysceneWords::tr("%1 computes · %2").arg(operationName(plan, operation), percent);
    const QString buffer = motion.buffer < plan.buffers.size() ? QString::fromStdString(plan.buffers[motion.buffer].name) : QString();
    if (motion.mapped)
        return MemorysceneWords::tr("%1 is mapped: the same memory, nothing moves").arg(buffer);
    return motion.phase == Phase::Upload ? MemorysceneWords::tr("uploading %1 · %2").arg(buffer, percent) : MemorysceneWords::tr("downloading %1 · %2").arg(buffer, percent);
}

struct MemoryJob {
    const Plan& plan;
    const Repetition& repetition;
    const MemoryOptions& options;
    MemoryScene out;

    qreal px(qreal size) const { return size * options.scale; }
    Scene& scene() { return out.scene; }

    void label(const QRectF& rect, const QString& text, Tone tone = Tone::Ink, FontRole role = FontRole::Small, Qt::Alignment align = Qt::AlignLeft)
    {
        scene().labels.push_back({rect, text, tone, role, align | Qt::AlignVCenter});
    }

    // A bar filled from the left.
    void gauge(const QRectF& rect, double level, Tone tone, Texture texture, Tone outline, std::int64_t item = -1)
    {
        Box frame;
        frame.rect = rect;
        frame.tone = Tone::Panel;
        frame.outline = outline;
        frame.radius = px(4);
        frame.item = item;
        scene().boxes.push_back(frame);
        if (level <= 0)
            return;
        Box fill = frame;
        fill.rect = rect.adjusted(px(1), px(1), -px(1), -px(1));
        fill.rect.setWidth(std::max(fill.rect.width() * std::min(level, 1.0), px(2)));
        fill.tone = tone;
        fill.texture = texture;
        fill.outline = Tone::None;
        fill.radius = px(3);
        scene().boxes.push_back(fill);
    }

    const Motion* moving(Phase phase) const
    {
        for (const Motion& motion : out.state.motions)
            if (motion.phase == phase)
                return &motion;
        return nullptr;
    }

    void layHalf(const QRectF& rect, bool device);
    void layArray(const QRectF& row, std::size_t buffer, bool device, qreal nameWidth);
    void layProcessor(const QRectF& rect, bool device);
    QString fitting(const QStringList& words, qreal room) const;
    void layLink(const QRectF& rect, Phase phase);
    void layTotals(const QRectF& rect);
};

void MemoryJob::layArray(const QRectF& row, std::size_t buffer, bool device, qreal nameWidth)
{
    const ArrayState& array = out.state.arrays[buffer];
    const Buffer& described = plan.buffers[buffer];
    const QString name = QString::fromStdString(described.name);
    const QString size = format::bytes(described.length * sizeBytes(described.type), options.locale);
    const qreal sizeWidth = row.width() > px(220) ? px(62) : 0;
    label(QRectF(row.left(), row.top(), nameWidth, row.height()), device ? MemorysceneWords::tr("d_%1").arg(name) : name, Tone::Ink, FontRole::Small, Qt::AlignRight);
    const QRectF bar(row.left() + nameWidth + px(8), row.top(), row.width() - nameWidth - px(8) - sizeWidth, row.height());
    if (device && !array.allocated) {
        label(bar, described.hostOnly ? MemorysceneWords::tr("host only") : MemorysceneWords::tr("not allocated"), Tone::Muted);
        return;
    }
    const Phase by = array.computed ? Phase::Compute : Phase::Upload;
    const bool isOutput = device ? array.computed : array.fromDevice;
    if (device)
        gauge(bar, array.device, toneOf(by), textureOf(by), array.device > 0 ? toneOf(by) : Tone::Muted, static_cast<std::int64_t>(buffer));
    else
        gauge(bar, array.host, isOutput ? Tone::Download : Tone::Host, isOutput ? textureOf(Phase::Download) : Texture::Plain,
              isOutput ? Tone::Download : Tone::Host, static_cast<std::int64_t>(buffer));
    if (sizeWidth > 0)
        label(QRectF(bar.right() + px(8), row.top(), sizeWidth - px(8), row.height()), size, Tone::Muted);
}

// The first that has room, or nothing: a number must not lose its end.
QString MemoryJob::fitting(const QStringList& words, qreal room) const
{
    for (const QString& text : words)
        if (textWidth(text, FontRole::Small, options.scale) <= room)
            return text;
    return {};
}

void MemoryJob::layProcessor(const QRectF& rect, bool device)
{
    const Motion* kernel = moving(Phase::Compute);
    const bool here = kernel && device == (plan.operations[kernel->operation].kind == OperationKind::Launch);
    const QStringList idle = device ? QStringList{MemorysceneWords::tr("compute units: nothing to do"), MemorysceneWords::tr("nothing to do")}
                                    : QStringList{MemorysceneWords::tr("CPU: queues work, then waits"), MemorysceneWords::tr("queues, waits")};
    gauge(rect, here ? kernel->done : 0, Tone::Compute, textureOf(Phase::Compute), here ? Tone::Compute : Tone::Line);
    if (!here) {
        label(rect.adjusted(px(4), 0, -px(4), 0), fitting(idle, rect.width() - px(8)), Tone::Muted, FontRole::Small, Qt::AlignHCenter);
        return;
    }
    const QString text = motionWords(plan, *kernel, options.locale);
    const qreal width = std::min(textWidth(text, FontRole::Small, options.scale) + px(12), rect.width() - px(8));
    scene().labels.push_back({QRectF(rect.center().x() - width / 2, rect.center().y() - px(10), width, px(20)), text, Tone::Ink, FontRole::Small,
                              Qt::AlignCenter, Tone::Line});
}

void MemoryJob::layHalf(const QRectF& rect, bool device)
{
    const qreal title = px(24), strip = px(30), pad = px(12);
    label(QRectF(rect.left() + pad, rect.top(), rect.width() - pad, title), device ? MemorysceneWords::tr("Device memory") : MemorysceneWords::tr("Host memory"));
    if (device) {
        const QString used = format::bytes(out.state.deviceBytes, options.locale);
        QStringList words{MemorysceneWords::tr("%1 in use").arg(used), used};
        if (options.deviceBudgetBytes > 0)
            words.prepend(MemorysceneWords::tr("%1 of %2 in use").arg(used, format::bytes(options.deviceBudgetBytes, options.locale)));
        const qreal room = rect.width() - pad - textWidth(MemorysceneWords::tr("Device memory"), FontRole::Small, options.scale) - px(8);
        label(QRectF(rect.right() - room, rect.top(), room, title), fitting(words, room), Tone::Muted, FontRole::Small, Qt::AlignRight);
    }
    Box plate;
    plate.rect = rect.adjusted(0, title, 0, 0);
    plate.tone = Tone::Field;
    plate.radius = px(8);
    scene().boxes.push_back(plate);

    const QRectF room = plate.rect.adjusted(pad, pad, -pad, -pad - strip - px(8));
    layProcessor(QRectF(room.left(), plate.rect.bottom() - pad - strip, room.width(), strip), device);
    const std::size_t arrays = plan.buffers.size();
    if (arrays == 0 || room.height() < px(12))
        return;
    const auto most = static_cast<std::size_t>(std::max(1.0, room.height() / px(18)));
    const std::size_t shown = arrays <= most ? arrays : most - 1;
    const qreal pitch = room.height() / static_cast<qreal>(arrays <= most ? arrays : most);
    const qreal height = std::min(pitch - px(6), px(64));
    qreal nameWidth = 0;
    for (std::size_t i = 0; i < shown; ++i)
        nameWidth = std::max(nameWidth, textWidth(QStringLiteral("d_") + QString::fromStdString(plan.buffers[i].name), FontRole::Small, options.scale));
    nameWidth = std::min(nameWidth, room.width() / 3);
    for (std::size_t i = 0; i < shown; ++i)
        layArray(QRectF(room.left(), room.top() + pitch * static_cast<qreal>(i) + (pitch - height) / 2, room.width(), height), i, device, nameWidth);
    if (shown < arrays)
        label(QRectF(room.left(), room.bottom() - pitch, room.width(), pitch), MemorysceneWords::tr("and %1 more").arg(arrays - shown), Tone::Muted, FontRole::Small, Qt::AlignHCenter);
}

// One direction of the link: what moves above it, packets in it, the measured rate below.
void MemoryJob::layLink(const QRectF& rect, Phase phase)
{
    const Motion* motion = moving(phase);
    const qreal line = px(20), height = std::clamp(rect.height() - 2 * line, px(10), px(26));
    const QRectF lane(rect.left(), rect.top() + line, rect.width(), height);
    const QRectF words = rect.adjusted(px(8), 0, -px(8), 0);
    Box road;
    road.rect = lane;
    road.tone = Tone::Line;
    scene().boxes.push_back(road);
    const bool right = phase == Phase::Upload;
    const QString rest = right ? MemorysceneWords::tr("upload →") : MemorysceneWords::tr("← download");
    label(QRectF(words.left(), rect.top(), words.width(), line), motion ? motionWords(plan, *motion, options.locale) : rest,
          motion ? Tone::Ink : Tone::Muted, FontRole::Small, Qt::AlignHCenter);
    if (!motion || motion->mapped)
        return;
    const Span& span = repetition.spans[motion->span];
    const QString rate = format::rate(operationBytes(plan, plan.operations[motion->operation]), span.ended - span.started, options.locale);
    label(QRectF(words.left(), lane.bottom(), words.width(), line), MemorysceneWords::tr("%1 measured").arg(rate), Tone::Muted, FontRole::Small, Qt::AlignHCenter);

    const qreal packet = height - px(10), pitch = packet * 1.8;
    const auto count = static_cast<int>(std::min(40.0, lane.width() / pitch));
    const double phaseShift = std::fmod(motion->done * 24, 1.0);
    for (int i = 0; i < count; ++i) {
        const qreal along = (static_cast<qreal>(i) + phaseShift) * pitch;
        Box box;
        box.rect = QRectF(right ? lane.left() + along : lane.right() - along - packet, lane.top() + px(5), packet, packet);
        box.tone = toneOf(phase);
        box.texture = textureOf(phase);
        box.radius = px(3);
        box.opacity = 1 - 0.6 * along / lane.width();
        if (lane.contains(box.rect))
            scene().boxes.push_back(box);
    }
}

void MemoryJob::layTotals(const QRectF& rect)
{
    const MemoryState& now = out.state;
    const auto bytes = [&](std::uint64_t done, std::uint64_t all) {
        return MemorysceneWords::tr("%1 of %2").arg(format::bytes(done, options.locale), format::bytes(all, options.locale));
    };
    const struct { QString name, text, brief; double level; Phase phase; } rows[] = {
        {MemorysceneWords::tr("uploaded"), bytes(now.uploaded, now.uploads), format::bytes(now.uploaded, options.locale), static_cast<double>(now.uploaded) / static_cast<double>(std::max<std::uint64_t>(now.uploads, 1)), Phase::Upload},
        {MemorysceneWords::tr("kernels"), MemorysceneWords::tr("%1 of %2").arg(now.computed).arg(now.computes), QString::number(now.computed), static_cast<double>(now.computed) / static_cast<double>(std::max<std::uint64_t>(now.computes, 1)), Phase::Compute},
        {MemorysceneWords::tr("downloaded"), bytes(now.downloaded, now.downloads), format::bytes(now.downloaded, options.locale), static_cast<double>(now.downloaded) / static_cast<double>(std::max<std::uint64_t>(now.downloads, 1)), Phase::Download}};
    const qreal pitch = rect.height() / 3;
    for (int i = 0; i < 3; ++i) {
        const QRectF row(rect.left(), rect.top() + i * pitch, rect.width(), pitch);
        label(row.adjusted(0, 0, 0, -px(7)), rows[i].name, Tone::Muted);
        const qreal left = row.width() - textWidth(rows[i].name, FontRole::Small, options.scale) - px(6);
        for (const QString& text : {rows[i].text, rows[i].brief}) // the longest that fits beside the name
            if (textWidth(text, FontRole::Small, options.scale) <= left) {
                label(row.adjusted(row.width() - left, 0, 0, -px(7)), text, Tone::Ink, FontRole::Small, Qt::AlignRight);
                break;
            }
        Box track;
        track.rect = QRectF(row.left(), row.bottom() - px(7), row.width(), px(5));
        track.tone = Tone::Line;
        scene().boxes.push_back(track);
        track.rect.setWidth(row.width() * rows[i].level);
        track.tone = toneOf(rows[i].phase);
        track.texture = textureOf(rows[i].phase);
        if (rows[i].level > 0)
            scene().boxes.push_back(track);
    }
}

} // namespace

MemoryScene layoutMemory(const Plan& plan, const Repetition& repetition, std::int64_t playheadNs, const MemoryOptions& options)
{
    MemoryJob job{plan, repetition, options, {}};
    job.out.state = memoryAt(plan, repetition, playheadNs);
    job.scene().size = options.size;
    job.scene().scale = options.scale;
    const qreal width = options.size.width(), height = options.size.height(), half = std::floor(width * 0.37);
    job.layHalf(QRectF(0, 0, half, height), false);
    job.layHalf(QRectF(width - half, 0, half, height), true);

    const qreal title = job.px(24), least = job.px(60), totals = job.px(78);
    const QRectF between(half, title, width - 2 * half, std::max(1.0, height - title));
    const bool room = between.height() >= 2 * least + totals;
    const qreal links = between.height() - (room ? totals + job.px(8) : 0);
    const qreal each = std::clamp(links / 2, job.px(30), job.px(90));
    const qreal top = between.top() + std::max(0.0, (links - 2 * each) / 2);
    job.layLink(QRectF(between.left(), top, between.width(), each), Phase::Upload);
    job.layLink(QRectF(between.left(), top + each, between.width(), each), Phase::Download);
    if (room)
        job.layTotals(QRectF(between.left() + job.px(10), between.bottom() - totals, between.width() - job.px(20), totals));
    return std::move(job.out);
}

QString motionText(const Plan& plan, const MemoryState& state, const QLocale& locale)
{
    QStringList texts;
    for (const Motion& motion : state.motions)
        texts += motionWords(plan, motion, locale);
    return texts.isEmpty() ? MemorysceneWords::tr("nothing moves") : texts.join(QStringLiteral(" · "));
}

} // namespace roundtrip
