// SPDX-License-Identifier: GPL-3.0-or-later
// How long does the timeline take to show 10^6 spans? Prints medians of processor time; judges nothing.
#include "scenes/timelinescene.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace roundtrip;

namespace {

struct Case { Plan plan; Repetition repetition; };

// Uploads, kernels and downloads in turn, each of its own length, with the host's calls beside them.
Case millionSpans()
{
    Case result;
    result.plan.buffers.push_back({"a", ElementType::Float, 1024, {}, false, 0, 0});
    result.plan.programs.push_back({"k.cl", "", "k", ""});
    for (const OperationKind kind : {OperationKind::Write, OperationKind::Launch, OperationKind::Read}) {
        Operation operation;
        operation.kind = kind;
        operation.count = 1024;
        result.plan.operations.push_back(operation);
    }
    std::int64_t now = 0;
    for (std::uint32_t i = 0; i < 1'000'000; ++i) {
        Span span;
        span.operation = i % 3;
        span.callBegan = now;
        span.queued = span.submitted = now + 200;
        span.callEnded = now + 300;
        span.started = now + 400;
        span.ended = span.started + 500 + i * 7919ll % 3000;
        now = span.ended + i % 11 * 40;
        result.repetition.spans.push_back(span);
    }
    result.repetition.ended = now;
    return result;
}

template <typename Work> double medianMs(int rounds, Work work)
{
    std::vector<double> times;
    for (int i = 0; i < rounds; ++i) {
        const std::clock_t began = std::clock();
        work();
        times.push_back(1000.0 * static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
    }
    std::nth_element(times.begin(), times.begin() + rounds / 2, times.end());
    return times[static_cast<std::size_t>(rounds / 2)];
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication application(argc, argv);
    const Case data = millionSpans();
    TimelineIndex index;
    std::printf("index of 10^6 spans        %8.2f ms\n", medianMs(5, [&] { index = indexTimeline(data.plan, data.repetition); }));

    QImage image(1280, 160, QImage::Format_ARGB32_Premultiplied);
    for (const double zoom : {1.0, 100.0, 10'000.0}) {
        TimelineViewport viewport;
        viewport.size = image.size();
        viewport = fitted(index, viewport);
        viewport.from = viewport.to / 3;
        viewport.to = viewport.from + static_cast<std::int64_t>(static_cast<double>(index.last) * 0.66 / zoom);
        TimelineScene scene;
        const double layout = medianMs(51, [&] { scene = layoutTimeline(data.plan, data.repetition, index, viewport); });
        const double painted = medianMs(51, [&] {
            image.fill(lightTheme().panel);
            QPainter painter(&image);
            paint(painter, scene.scene, lightTheme());
        });
        std::printf("zoom %7.0f: %5zu boxes  layout %6.2f ms  paint %6.2f ms  together %6.2f ms\n", zoom, scene.scene.boxes.size(), layout,
                    painted, layout + painted);
    }
}
