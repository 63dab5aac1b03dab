// SPDX-License-Identifier: GPL-3.0-or-later
// How soon is the window there, how soon the first report, and how soon does a slider's move show its new picture?
// Run it with a display for the real thing, or with QT_QPA_PLATFORM=offscreen.

#include "mainwindow.h"
#include "model/statistics.h"
#include "widgets/timelineview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <ctime>
#include <functional>
#include <unistd.h>

using namespace roundtrip;

namespace {

// From the start of this process, exec and dynamic linking included; the kernel counts in 10 ms.
double sinceExecMs()
{
    QFile stat(QStringLiteral("/proc/self/stat"));
    if (!stat.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = stat.readAll();
    const double ticks = text.mid(text.lastIndexOf(')') + 2).split(' ').value(19).toDouble();
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return 1e3 * (static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec) - ticks / static_cast<double>(sysconf(_SC_CLK_TCK)));
}

// Notices when a picture is painted while what is waited for is already known. Decided at the paint itself: looked at
// between events, a report and its picture that come together would be missed.
class PaintWatch : public QObject {
public:
    bool painted = false;

    void expect(std::function<bool()> known, const char* picture)
    {
        m_known = std::move(known);
        m_picture = picture;
        painted = false;
    }

    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && !painted && object->inherits(m_picture) && m_known())
            painted = true;
        return false;
    }

private:
    std::function<bool()> m_known = [] { return false; };
    const char* m_picture = "QWidget";
};

template <class Done> bool waitFor(Done done, int limitMs)
{
    QElapsedTimer timer;
    timer.start();
    while (!done() && timer.elapsed() < limitMs)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    return done();
}

void drag(Session& session, PaintWatch& watch, const char* name)
{
    std::vector<double> times;
    int late = 0;
    for (std::uint64_t block = 1; block <= session.device()->maxBlock; block *= 2) {
        for (double exponent = 4; exponent <= 18; exponent += 1.4) {
            Settings settings = session.settings();
            settings.elements = static_cast<std::uint64_t>(std::exp2(exponent)) + (exponent < 18 ? 1 : 0);
            settings.block = block;
            watch.expect([&session, settings] {
                const auto& run = session.state().results.run;
                return run && run->settings.elements == settings.elements && run->settings.block == settings.block;
            }, "roundtrip::TimelineCanvas");
            QElapsedTimer timer;
            timer.start();
            session.set(settings);
            if (waitFor([&] { return watch.painted; }, 3000))
                times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
            else
                ++late;
        }
    }
    std::sort(times.begin(), times.end());
    if (times.empty())
        return;
    const Statistics s = statistics(times);
    std::printf("slider to new picture, %s: median %.1f ms, 95 %% within %.1f ms, longest %.1f ms (%zu moves, %d without a picture)\n", name, s.median,
                times[times.size() * 95 / 100], s.maximum, s.count, late);
}

} // namespace

int main(int argc, char** argv)
{
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    QTemporaryDir own;
    const bool isSecondStart = argc > 1; // in the folder of the first, where kernels are compiled already
    const QDir folder(isSecondStart ? QString::fromLocal8Bit(argv[1]) : own.path());
    const char* cached = isSecondStart ? "cached" : "nothing cached";
    qputenv("ROUNDTRIP_CACHE_DIR", folder.filePath(QStringLiteral("cache")).toUtf8());
    QApplication app(argc, argv);
    EngineClient client({QStringLiteral(ROUNDTRIP_BIN_DIR "/roundtrip-engine")});
    Session session(client, loadCourse(QStringLiteral(ROUNDTRIP_SOURCE_DIR)));
    ProfileFile file(folder.filePath(QStringLiteral("profile-%1.json").arg(app.applicationPid())));
    client.start(); // as showWindow does it
    MainWindow window(session, file);
    PaintWatch watch;
    app.installEventFilter(&watch);
    watch.expect([] { return true; }, "QWidget");
    window.show();
    waitFor([&] { return watch.painted; }, 5000);
    std::printf("start to a painted window: %.0f ms\n", sinceExecMs());
    if (!waitFor([&] { return session.state().results.run.has_value(); }, 20000)) {
        std::fprintf(stderr, "no report came\n");
        return 1;
    }
    std::printf("start to the first report, %s: %.0f ms\n", cached, sinceExecMs());
    if (isSecondStart)
        return 0;
    session.openLesson(3);
    waitFor([&] { return session.state().results.run.has_value(); }, 20000);
    drag(session, watch, "nothing cached");
    drag(session, watch, "cached");
    return QProcess::execute(app.applicationFilePath(), {folder.path()});
}
