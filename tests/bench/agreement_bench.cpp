// SPDX-License-Identifier: GPL-3.0-or-later
// Do the report's kernel and copy bandwidths agree with those of a plain OpenCL program? 21 rounds; in each an engine
// and a plain program are started anew, in random order. Judged by the median of the per-round ratios and its 95 %
// order-statistic interval (ranks 6 and 16 of 21).
//
// Started anew, because where its memory happens to lie makes one process up to 20 % faster than another: two plain
// programs that stay alive disagree as much, for good. Exponents of n may be given: agreement_bench 18 20

#include "askengine.h"
#include "model/data.h"
#include "model/statistics.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>
#include <array>

using namespace roundtrip;

namespace {

constexpr int rounds = 21;
constexpr std::uint32_t repetitions = 15; // an odd number has a median of its own

using Triple = std::array<double, 3>; // upload, kernel, download in ns

double medianOf(std::vector<double> values) { return statistics(std::move(values)).median; }

Triple bareRound(const Settings& settings)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(QStringLiteral(BARE_PROGRAM),
                  {QString::number(settings.elements), QString::number(settings.block), QString::number(repetitions),
                   QStringLiteral(ROUNDTRIP_SOURCE_DIR "/kernels/vec_add.cl")});
    process.waitForFinished(-1);
    const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
    if (process.exitCode() != 0 || words.size() != 3) {
        std::fprintf(stderr, "the plain program failed\n");
        std::exit(1);
    }
    return {words[0].toDouble(), words[1].toDouble(), words[2].toDouble()};
}

Triple engineRound(const Request& request)
{
    EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
    const Report report = bench::measure(client, request);
    const auto phase = [&](Phase p) { return phaseSummary(request.plans[0], report.measurements[0], p).timeNs.median; };
    return {phase(Phase::Upload), phase(Phase::Compute), phase(Phase::Download)};
}

void compare(int exponent)
{
    Settings settings;
    settings.elements = std::uint64_t{1} << exponent;
    Request request;
    request.plans = {planFor(settings, bench::kernelSource("vec_add.cl"))};
    request.repetitions = repetitions;
    bareRound(settings); // compile
    engineRound(request);

    std::array<std::vector<double>, 3> ratios, rates;
    for (int round = 0; round < rounds; ++round) {
        const bool isEngineFirst = randomBits(settings.elements, static_cast<std::uint64_t>(round)) & 1;
        const Triple first = isEngineFirst ? engineRound(request) : bareRound(settings);
        const Triple second = isEngineFirst ? bareRound(settings) : engineRound(request);
        const Triple &ours = isEngineFirst ? first : second, &plain = isEngineFirst ? second : first;
        for (std::size_t i = 0; i < 3; ++i) {
            ratios[i].push_back(plain[i] / ours[i]); // of bandwidths
            rates[i].push_back(static_cast<double>(settings.elements * 4 * (i == 0 ? 2 : i == 1 ? 3 : 1)) / ours[i]);
        }
    }
    constexpr const char* names[] = {"upload", "kernel", "download"};
    for (std::size_t i = 0; i < 3; ++i) {
        std::sort(ratios[i].begin(), ratios[i].end());
        std::printf("n = 2^%-2d %-9s %6.2f GB/s   engine / bare %.3f  [%.3f … %.3f]\n", exponent, names[i],
                    medianOf(rates[i]), ratios[i][10], ratios[i][5], ratios[i][15]);
    }
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    QTemporaryDir cache;
    qputenv("POCL_CACHE_DIR", cache.path().toUtf8()); // of the plain program; the engine has its own
    qputenv("POCL_AFFINITY", "1"); // as the worker does, else a plain program is nearly twice as slow here
    QCoreApplication app(argc, argv);
    QStringList exponents = app.arguments().mid(1);
    if (exponents.isEmpty())
        exponents = {QStringLiteral("18"), QStringLiteral("20"), QStringLiteral("22"), QStringLiteral("24")};
    for (const QString& exponent : exponents)
        compare(exponent.toInt());
}
