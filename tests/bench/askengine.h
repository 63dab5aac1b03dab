// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a benchmark ask the engine and wait for the answer?

#include "client/engineclient.h"
#include "plan/experiments.h"

#include <QEventLoop>
#include <QFile>

#include <cstdio>
#include <cstdlib>
#include <optional>

namespace roundtrip::bench {

inline std::string kernelSource(const QString& file)
{
    QFile source(QStringLiteral(ROUNDTRIP_SOURCE_DIR "/kernels/") + file);
    if (!source.open(QIODevice::ReadOnly)) {
        std::fprintf(stderr, "cannot read %s\n", qPrintable(source.fileName()));
        std::exit(1);
    }
    return source.readAll().toStdString();
}

// Submits and waits; a failure ends the benchmark, because its numbers would mean nothing.
inline Report measure(EngineClient& client, const Request& request)
{
    QEventLoop loop;
    std::optional<Outcome> outcome;
    const auto connection = QObject::connect(&client, &EngineClient::finished, &loop, [&](quint64, const Outcome& answer) {
        outcome = answer;
        loop.quit();
    });
    client.submit(request);
    loop.exec();
    QObject::disconnect(connection);
    const Report* report = std::get_if<Report>(&*outcome);
    if (!report || report->measurements.empty() || report->measurements[0].failure) {
        std::fprintf(stderr, "the run failed\n");
        std::exit(1);
    }
    return *report;
}

} // namespace roundtrip::bench
