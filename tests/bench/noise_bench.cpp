// SPDX-License-Identifier: GPL-3.0-or-later
// How far do two equal round trips differ here? 100 tries, each with an engine of its own and 21 rounds in random order.
// Prints a line for each try: 21 times of the one, then 21 of the other, in ns. tests/noise/ keeps such a recording, by
// which model_test.cpp judges the verdicts. An exponent of n may be given: noise_bench 20

#include "askengine.h"
#include "model/contrast.h"

#include <QCoreApplication>

using namespace roundtrip;

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const int exponent = argc > 1 ? std::atoi(argv[1]) : 20;
    constexpr std::uint32_t tries = 100, rounds = 21;
    Settings settings;
    settings.elements = std::uint64_t{1} << exponent;
    Request request;
    request.plans = {planFor(settings, bench::kernelSource("vec_add.cl")), planFor(settings, bench::kernelSource("vec_add.cl"))};
    request.repetitions = rounds;
    std::uint32_t called = 0;
    for (std::uint32_t attempt = 0; attempt < tries; ++attempt) {
        EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
        request.shuffleSeed = attempt + 1;
        const Report report = bench::measure(client, request);
        const auto found = contrast(request.plans, report, Contrasted::Wall);
        called += found && found->isShown() ? 1 : 0;
        bool first = true;
        for (const Measurement& measurement : report.measurements)
            for (const Repetition& repetition : measurement.repetitions) {
                std::printf("%s%lld", first ? "" : ",", static_cast<long long>(repetition.wallNs()));
                first = false;
            }
        std::printf("\n");
        std::fflush(stdout);
    }
    std::fprintf(stderr, "n = 2^%d: %u of %u tries called equal runs different\n", exponent, called, tries);
}
