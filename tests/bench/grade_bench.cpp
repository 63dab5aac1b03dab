// SPDX-License-Identifier: GPL-3.0-or-later
// How long does a learner wait after Run checks, with a text that nobody has compiled before?
#include "askengine.h"

#include "plan/grading.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <vector>

using namespace roundtrip;

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QTemporaryDir folder;
    qputenv("ROUNDTRIP_CACHE_DIR", folder.filePath("cache").toUtf8()); // nothing compiled before
    EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
    GradeTask task;
    task.kernel = "vec_add";
    std::vector<double> times;
    bool right = true;
    for (int round = 0; round < 12; ++round) {
        // A number in the text makes it another program; a comment would not, for a driver that looks at the tokens.
        task.source = "#define ROUND " + std::to_string(QDateTime::currentMSecsSinceEpoch()) + "\n"
            + "__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)\n"
            + "{ const size_t i = get_global_id(0); if (i < n && i != ROUND) out[i] = a[i] + b[i]; }\n";
        task.seed = static_cast<std::uint64_t>(round) + 1;
        QElapsedTimer timer;
        timer.start();
        const Grading grading = gradingOf(task);
        const Report report = bench::measure(client, requestFor(grading, {}));
        right = right && verdictOf(grading, report).passed();
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (round == 0)
            std::printf("first, with the start of the engine: %.0f ms, %zu runs\n", ms, grading.plans.size());
        else
            times.push_back(ms);
    }
    std::sort(times.begin(), times.end());
    std::printf("fresh source to verdict: median %.0f ms, quartiles %.0f … %.0f (aim: under 1000)%s\n", times[times.size() / 2],
        times[times.size() / 4], times[times.size() * 3 / 4], right ? "" : "; A VERDICT WAS WRONG");
}
