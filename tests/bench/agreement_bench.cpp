// SPDX-License-Identifier: GPL-3.0-or-later
// Do the report's kernel and copy bandwidths agree with those of a plain OpenCL program? Both are measured in
// turn, in random order, 21 rounds; judged by the median of the per-round ratios and its 95 % order-statistic
// interval (ranks 6 and 16 of 21).

#include "askengine.h"
#include "bareopencl.h"
#include "model/data.h"
#include "model/statistics.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <bit>

using namespace roundtrip;

namespace {

constexpr int rounds = 21;
constexpr int repetitions = 5;

using Triple = std::array<double, 3>; // upload, kernel, download in ns

double medianOf(std::vector<double> values) { return statistics(std::move(values)).median; }

Triple bareRound(BareVecAdd& bare)
{
    bare.run(); // what came between may have emptied the caches
    std::array<std::vector<double>, 3> times;
    for (int i = 0; i < repetitions; ++i) {
        const BareVecAdd::Times t = bare.run();
        times[0].push_back(t.uploadNs);
        times[1].push_back(t.kernelNs);
        times[2].push_back(t.downloadNs);
    }
    return {medianOf(times[0]), medianOf(times[1]), medianOf(times[2])};
}

Triple engineRound(EngineClient& client, const Request& request)
{
    const Report report = bench::measure(client, request);
    const auto phase = [&](Phase p) { return phaseSummary(request.plans[0], report.measurements[0], p).timeNs.median; };
    return {phase(Phase::Upload), phase(Phase::Compute), phase(Phase::Download)};
}

void compare(EngineClient& client, std::uint64_t n)
{
    Settings settings;
    settings.elements = n;
    const std::string source = bench::kernelSource("vec_add.cl");
    Request request;
    request.plans = {planFor(settings, source)};
    request.repetitions = repetitions;
    BareVecAdd bare(n, settings.block, source);
    bareRound(bare);
    engineRound(client, request);

    std::array<std::vector<double>, 3> ratios;
    std::array<std::vector<double>, 3> rates;
    for (int round = 0; round < rounds; ++round) {
        Triple ours{}, plain{};
        if (randomBits(n, static_cast<std::uint64_t>(round)) & 1) {
            ours = engineRound(client, request);
            plain = bareRound(bare);
        } else {
            plain = bareRound(bare);
            ours = engineRound(client, request);
        }
        for (std::size_t i = 0; i < 3; ++i) {
            ratios[i].push_back(plain[i] / ours[i]); // of bandwidths
            rates[i].push_back(static_cast<double>(n * 4 * (i == 0 ? 2 : i == 1 ? 3 : 1)) / ours[i]);
        }
    }
    constexpr const char* names[] = {"upload", "kernel", "download"};
    for (std::size_t i = 0; i < 3; ++i) {
        std::sort(ratios[i].begin(), ratios[i].end());
        std::printf("n = 2^%-2d %-9s %6.2f GB/s   engine / bare %.3f  [%.3f … %.3f]\n", static_cast<int>(std::countr_zero(n)), names[i],
                    medianOf(rates[i]), ratios[i][10], ratios[i][5], ratios[i][15]);
    }
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("POCL_AFFINITY", "1"); // as the worker does, else a plain program is nearly twice as slow here
    QCoreApplication app(argc, argv);
    EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
    client.start();
    for (const std::uint64_t n : {1ull << 18, 1ull << 20, 1ull << 22, 1ull << 24})
        compare(client, n);
}
