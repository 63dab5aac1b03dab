// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"

#include "export/caption.h"
#include "export/savefile.h"

#include <QCoreApplication>
#include <QTimer>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace roundtrip::console {
namespace {

struct ConsoleWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Console)
};

bool progressShown = false; // a line on the terminal that the next one must clear

// A job may wait in a cluster's queue for hours, so a launcher is given any time; but nobody should wonder.
std::variant<DeviceList, Failure> devicesOf(Runner& runner, const Options& options)
{
    QTimer patience;
    patience.setSingleShot(true);
    QObject::connect(&patience, &QTimer::timeout, [&options] {
        say(ConsoleWords::tr("Waiting for the engine: %1 has said nothing yet. Ctrl+C stops.").arg(options.engine));
    });
    if (!options.engine.isEmpty())
        patience.start(std::chrono::seconds(10));
    return runner.devices();
}

} // namespace

void say(const QString& message)
{
    QByteArray line = QString(message).remove(QChar(0x202F)).replace(QChar(0x00A0), QLatin1Char(' ')).toUtf8() + '\n';
    if (progressShown)
        line.prepend("\r\033[K");
    progressShown = false;
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

void say(const Explanation& explanation) { say(explanation.text()); }

void progress(const QString& message)
{
    if (!isatty(STDERR_FILENO) || (message.isEmpty() && !progressShown))
        return;
    const QByteArray line = "\r\033[K" + message.toUtf8();
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
    std::fflush(stderr);
    progressShown = !message.isEmpty();
}

bool write(const QByteArray& result)
{
    progress(QString());
    const auto size = static_cast<std::size_t>(result.size());
    if (std::fwrite(result.constData(), 1, size, stdout) == size && std::fflush(stdout) == 0)
        return true;
    say(ConsoleWords::tr("Standard output did not take the result: %1.").arg(QString::fromLocal8Bit(std::strerror(errno))));
    return false;
}

bool write(const Encoded& encoded, const QString& path)
{
    if (const auto* data = std::get_if<QByteArray>(&encoded); data && path == QLatin1String("-"))
        return write(*data);
    if (const auto problem = save(path, encoded)) {
        say(*problem);
        return false;
    }
    return true;
}

int exitCodeOf(const Failure& failure)
{
    switch (failure.code) {
    case FailureCode::EngineMissing:
    case FailureCode::NoDevice:
    case FailureCode::Protocol: return exitcode::noDevice;
    default: return exitcode::failed;
    }
}

Found findDevice(Runner& runner, const Options& options)
{
    auto answer = devicesOf(runner, options);
    if (const auto* failure = std::get_if<Failure>(&answer)) {
        say(explain(*failure));
        return {{}, nullptr, exitCodeOf(*failure), *failure};
    }
    Found found{
        std::get<DeviceList>(std::move(answer)), nullptr, exitcode::noDevice, Failure{FailureCode::NoDevice}};
    for (const DriverTrouble& trouble : found.list.troubles)
        say(explain(trouble, found.list.environment));
    if (found.list.devices.empty()) {
        if (found.list.troubles.empty())
            say(explain(Failure{FailureCode::NoDevice}));
        return found;
    }
    found.device = chooseDevice(found.list, options.device);
    if (found.device) {
        found.exitCode = exitcode::done;
        found.failure.reset();
        return found;
    }
    found.failure->subject = options.device;
    say(ConsoleWords::tr("No device, or more than one, is meant by --device %1. There are:")
            .arg(QString::fromStdString(options.device)));
    for (const Device& device : found.list.devices)
        say(QStringLiteral("  %1  %2").arg(QString::fromStdString(device.id), deviceName(device)));
    return found;
}

} // namespace roundtrip::console
