// SPDX-License-Identifier: GPL-3.0-or-later
// Which of its lives does the program live today: a window, or one command? Decided before any application object,
// because one with windows aborts where there is no display.
#include "commands.h"
#include "console.h"
#include "language.h"
#include "tour.h"
#include "windowmain.h"

#include <QApplication>

#include <clocale>

using namespace roundtrip;

namespace {

int badUsage(const UsageError& error)
{
    console::say(error.message);
    const QString word = QLatin1String(wordOf(error.command));
    console::say(QCoreApplication::translate("main", "See: roundtrip %1--help")
                     .arg(word.isEmpty() ? word : word + QLatin1Char(' ')));
    return exitcode::badUsage;
}

int perform(const Options& options)
{
    switch (options.command) {
    case Command::Devices: return listDevices(options);
    case Command::Run: return runOnce(options);
    case Command::Sweep: return runSweep(options);
    case Command::Bench: return runBench(options);
    case Command::Check: return checkKernels(options);
    case Command::Help: return console::write(usage(options.helpFor).toUtf8()) ? exitcode::done : exitcode::failed;
    case Command::Version:
        return console::write("roundtrip " ROUNDTRIP_VERSION "\n") ? exitcode::done : exitcode::failed;
    case Command::Tour: return runTour(options);
    case Command::ResultsExport: return exportResults(options);
    case Command::ResultsMerge: return mergeResults(options);
    case Command::LessonsCheck: return checkLessonFolder(options);
    case Command::Window: break;
    }
    return exitcode::badUsage;
}

// What concerns nobody who wants a picture: Qt makes a folder of its own where the system gave it none.
void quiet(QtMsgType, const QMessageLogContext&, const QString& message)
{
    if (!message.startsWith(QLatin1String("QStandardPaths: ")))
        console::say(message);
}

// Qt ends the process where it finds no display, and says nothing that helps.
bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        if (!qEnvironmentVariableIsEmpty(name))
            return true;
    return false;
#else
    return true;
#endif
}

} // namespace

int main(int argc, char** argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const auto parsed = parseCommandLine(arguments);
    if (const auto* error = std::get_if<UsageError>(&parsed))
        return badUsage(*error);
    const Options options = std::get<Options>(parsed);
    const QStringList engine = EngineClient::splitCommand(options.engine);
    if (!options.engine.isEmpty() && engine.isEmpty())
        return badUsage({QCoreApplication::translate("main", "--engine needs a command whose quotes are closed."),
            options.command});

    if (options.command == Command::Window) {
        if (!hasDisplay()) {
            console::say(QCoreApplication::translate("main",
                "There is no display here, so no window can open. The same in pictures and numbers: roundtrip tour"));
            return exitcode::failed;
        }
        // What a desktop knows the program by: its icon and name in the task bar.
        QGuiApplication::setDesktopFileName(QStringLiteral("io.github.roundtrip.Roundtrip"));
        QApplication application(argc, argv);
        speak(application, systemLanguage());
        std::setlocale(LC_NUMERIC, "C"); // Qt took over the user's: numbers in files and kernels have a point
        return showWindow(application, engine, options.profile, options.lessons);
    }
    if (needsPictures(options)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(quiet);
        QApplication application(argc, argv);
        speak(application, systemLanguage());
        std::setlocale(LC_NUMERIC, "C");
        return perform(options);
    }
    QCoreApplication application(argc, argv);
    speak(application, systemLanguage());
    std::setlocale(LC_NUMERIC, "C");
    return perform(options);
}
