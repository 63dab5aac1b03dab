// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour.h"

#include "console.h"
#include "export/savefile.h"
#include "language.h"
#include "mainwindow.h"
#include "sweep.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QPixmap>
#include <QTemporaryDir>

#include <algorithm>

namespace roundtrip {
namespace {

struct TourWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Tour)
};

constexpr QSize windowSize(1360, 860);

// Which experiments show what a lesson is about: the first one chooses step and settings, the last one stays in sight.
std::vector<Experiment> experimentsOf(StageKind stage)
{
    switch (stage) {
    case StageKind::Sweep: return {Experiment::SweepElements, Experiment::Run};
    case StageKind::Grid: return {Experiment::BlockOrder, Experiment::SweepBlock, Experiment::Run};
    case StageKind::Editor: return {Experiment::Check};
    case StageKind::Memory: return {Experiment::Run};
    }
    return {};
}

class Tour {
public:
    Tour(Session& session, MainWindow& window, const QDir& folder)
        : m_session(session)
        , m_window(window)
        , m_folder(folder)
    {
    }

    bool visit(std::size_t index)
    {
        m_session.openLesson(index);
        const QString name = m_session.lesson().id;
        const auto experiments = experimentsOf(m_session.lesson().stage);
        openStepOf(experiments.front());
        if (const Exercise* exercise = m_session.exercise())
            m_session.setSource(exercise->solution);
        bool good = true;
        for (const Experiment experiment : experiments)
            good &= perform(experiment);
        const Results& results = m_session.state().results;
        good &= writePage(name);
        if (results.run)
            good &= writeRun(name, *results.run);
        if (!results.elementSweep.empty())
            good &= writeChart(name + QLatin1String("-sweep"), sweepChart(results.elementSweep, QLocale::c()));
        if (!results.blockSweep.empty())
            good &= writeChart(name + QLatin1String("-blocks"), blockChart(results.blockSweep, QLocale::c()));
        return good;
    }

private:
    void openStepOf(Experiment experiment)
    {
        const auto& steps = m_session.lesson().steps;
        const auto step = std::find_if(
            steps.begin(), steps.end(), [&](const Step& s) { return s.action.experiment == experiment; });
        if (step == steps.end())
            return;
        m_session.set(applied(step->action.set, m_session.settings()));
        m_session.openStep(static_cast<std::size_t>(step - steps.begin()));
    }

    bool perform(Experiment experiment)
    {
        const QString title = m_session.lesson().title;
        QEventLoop loop;
        QObject::connect(&m_session, &Session::activityChanged, &loop, [&] {
            const auto& activity = m_session.activity();
            if (!activity)
                loop.quit();
            else
                console::progress(TourWords::tr("%1: %2 of %3").arg(title).arg(activity->done).arg(activity->total));
        });
        m_session.start(experiment);
        if (m_session.activity())
            loop.exec();
        const auto& failure = m_session.state().results.failure;
        if (failure)
            console::say(title + QLatin1String(": ") + explain(*failure, m_session.settings().elements).text());
        return !failure;
    }

    bool writePage(const QString& name)
    {
        // Twice, because what is laid out anew asks for another round.
        for (int round = 0; round < 2; ++round)
            QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, 200);
        QByteArray data;
        QBuffer buffer(&data);
        m_window.grab().save(&buffer, "PNG");
        return write(name + QLatin1String(".png"), data);
    }

    bool writeRun(const QString& name, const Run& run)
    {
        bool good = true;
        for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Csv, ExportFormat::Json})
            good &= write(withSuffix(name + QLatin1String("-run"), format), encodeRun(run, format));
        return good;
    }

    bool writeChart(const QString& name, const Chart& chart)
    {
        bool good = true;
        for (const ExportFormat format : {ExportFormat::Png, ExportFormat::Svg, ExportFormat::Csv, ExportFormat::Json})
            good &= write(withSuffix(name, format), encodeChart(chart, format));
        return good;
    }

    bool write(const QString& name, const Encoded& encoded)
    {
        const QString path = m_folder.filePath(name);
        return console::write(encoded, path) && console::write(path.toUtf8() + '\n');
    }

    Session& m_session;
    MainWindow& m_window;
    const QDir m_folder;
};

// Nothing of the learner's is read or changed, and nothing moves: the end state appears at once.
QString writeProfile(const QTemporaryDir& folder)
{
    Profile profile;
    profile.reduceMotion = profile.greeted = true;
    const QString path = folder.filePath(QStringLiteral("profile.json"));
    saveFile(path, profileCopy(profile));
    return path;
}

} // namespace

int runTour(const Options& options)
{
    const QDir folder(options.out.isEmpty() ? QStringLiteral("roundtrip-tour") : options.out);
    Course course = loadCourse(courseFolder(), systemLanguage());
    if (course.lessons.empty() || !folder.mkpath(QStringLiteral("."))) {
        console::say(course.lessons.empty() ? TourWords::tr("No lesson was found in %1.").arg(courseFolder())
                                            : TourWords::tr("The folder %1 cannot be made.").arg(folder.path()));
        return exitcode::failed;
    }
    Runner runner(EngineClient::splitCommand(options.engine));
    const console::Found found = console::findDevice(runner, options);
    if (!found.device)
        return found.exitCode;

    QTemporaryDir temporary;
    ProfileFile file(writeProfile(temporary));
    Session session(runner.client(), std::move(course));
    MainWindow window(session, file);
    session.devices().choose(QString::fromStdString(found.device->id));
    QEventLoop loop;
    QObject::connect(&session.devices(), &DeviceChoice::changed, &loop, [&] {
        if (session.device())
            loop.quit();
    });
    runner.client().listDevices();
    loop.exec();
    window.resize(windowSize);
    window.show();

    Tour tour(session, window, folder);
    bool good = true;
    for (std::size_t lesson = 0; lesson < session.course().lessons.size(); ++lesson)
        good &= tour.visit(lesson);
    return good ? exitcode::done : exitcode::failed;
}

} // namespace roundtrip
