// SPDX-License-Identifier: GPL-3.0-or-later
// How much time passes between asking for a run and having its report, beyond the work itself?

#include "askengine.h"
#include "model/statistics.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>

using namespace roundtrip;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
    QElapsedTimer sinceStart;
    sinceStart.start();
    client.start();
    Settings settings;
    settings.elements = 1 << 16;
    Request request;
    request.plans = {planFor(settings, bench::kernelSource("vec_add.cl"))};
    request.repetitions = 7;
    bench::measure(client, request);
    std::printf("start of the engine to the first report: %.0f ms\n", static_cast<double>(sinceStart.nsecsElapsed()) * 1e-6);

    std::vector<double> beyond, whole;
    for (int i = 0; i < 101; ++i) {
        QElapsedTimer timer;
        timer.start();
        const Report report = bench::measure(client, request);
        const double total = static_cast<double>(timer.nsecsElapsed());
        double work = report.measurements[0].firstRun ? static_cast<double>(report.measurements[0].firstRun->wallNs()) : 0;
        for (const Repetition& repetition : report.measurements[0].repetitions)
            work += static_cast<double>(repetition.wallNs());
        beyond.push_back((total - work) * 1e-6);
        whole.push_back(total * 1e-6);
    }
    std::sort(beyond.begin(), beyond.end());
    const Statistics b = statistics(beyond), w = statistics(whole);
    std::printf("n = 2^16, %u repetitions, warm: run to report %.2f ms (median of %zu)\n"
                "beyond the work: median %.2f ms, quartiles %.2f … %.2f, 95 %% within %.2f ms\n",
                request.repetitions, w.median, w.count, b.median, b.lowerQuartile, b.upperQuartile, beyond[beyond.size() * 95 / 100]);
}
