// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicepage.h"

#include "failuretext.h"
#include "format.h"
#include "text.h"
#include "widgets/devicebadge.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct DevicepageWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::DevicePage) };

QString deviceLine(const Device& device, bool isUsed, const QLocale& locale)
{
    QStringList facts{DevicepageWords::tr("driver %1, %2").arg(text(device.driver), text(device.version)),
        DevicepageWords::tr("memory %1").arg(format::bytes(device.memoryBytes, locale)),
        DevicepageWords::tr("blocks of up to %1 threads").arg(format::count(device.maxBlock, locale)),
        device.doubles ? DevicepageWords::tr("double precision") : DevicepageWords::tr("no double precision")};
    if (!device.profiling)
        facts += DevicepageWords::tr("gives no times");
    for (const std::string& other : device.alsoThrough)
        facts += DevicepageWords::tr("also through %1").arg(text(other));
    const QString line = DevicepageWords::tr("%1: %2.").arg(badgeText(device), facts.join(QStringLiteral(", ")));
    return isUsed ? DevicepageWords::tr("In use: %1").arg(line) : line;
}

PageSection devices(const std::optional<DeviceList>& list, const std::optional<Failure>& failure, const Device* used, const QLocale& locale)
{
    PageSection section{DevicepageWords::tr("What this machine can do"), {}, {}};
    if (failure)
        section.lines += sentence(*failure);
    else if (!list)
        section.lines += DevicepageWords::tr("Looking for devices …");
    else if (list->devices.empty())
        section.lines += DevicepageWords::tr("No device was found: nothing can be measured yet. All lessons can be read.");
    else
        for (const Device& device : list->devices)
            section.lines += deviceLine(device, used && used->id == device.id, locale);
    return section;
}

PageSection drivers(const DeviceList& list)
{
    PageSection section{DevicepageWords::tr("Drivers"), {}, {}};
    section.lines += list.driverFiles.empty() ? DevicepageWords::tr("No driver is registered in %1.").arg(text(list.searched))
                                              : DevicepageWords::tr("Registered in %1:").arg(text(list.searched));
    for (const std::string& file : list.driverFiles)
        section.lines += QStringLiteral("• ") + text(file);
    for (const DriverTrouble& trouble : list.troubles)
        section.lines += explain(trouble, list.environment).text();
    if (list.troubles.empty() && !list.driverFiles.empty())
        section.lines += DevicepageWords::tr("None of them failed.");
    if (!list.environment.empty()) {
        section.lines += DevicepageWords::tr("They are given these variables:");
        for (const std::string& entry : list.environment)
            section.commands += text(entry);
    }
    return section;
}

} // namespace

std::vector<PageSection> devicePage(const std::optional<DeviceList>& list, const std::optional<Failure>& failure,
    const Device* used, const QLocale& locale)
{
    std::vector<PageSection> page{devices(list, failure, used, locale)};
    if (list && !failure)
        page.push_back(drivers(*list));
    page.push_back({DevicepageWords::tr("A driver for your GPU"),
        {DevicepageWords::tr("A GPU needs its maker's OpenCL driver. On Debian these are packages: the first for Intel, the second for "
                   "AMD, the third, from the section non-free, for NVIDIA. The fourth lets every processor take part."),
            DevicepageWords::tr("After installing one, press “Search again”; the program need not be restarted.")},
        {QStringLiteral("sudo apt install intel-opencl-icd"), QStringLiteral("sudo apt install mesa-opencl-icd"),
            QStringLiteral("sudo apt install nvidia-opencl-icd"), QStringLiteral("sudo apt install pocl-opencl-icd")}});
    page.push_back({DevicepageWords::tr("A GPU in your lab"),
        {DevicepageWords::tr("The window can stay here while everything is measured elsewhere. Install Roundtrip there, and start it here "
                   "with the command that reaches it: over ssh, or through Slurm, whose -u is needed.")},
        {QStringLiteral("roundtrip --engine \"ssh lab roundtrip-engine\""),
            QStringLiteral("roundtrip --engine \"srun -u --gres=gpu:1 roundtrip-engine\"")}});
    return page;
}

QString htmlOf(const std::vector<PageSection>& sections)
{
    QString html;
    for (const PageSection& section : sections) {
        html += QStringLiteral("<h3>%1</h3>").arg(section.heading.toHtmlEscaped());
        for (const QString& line : section.lines)
            html += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
        QStringList commands;
        for (const QString& command : section.commands)
            commands += command.toHtmlEscaped();
        if (!commands.isEmpty())
            html += QStringLiteral("<pre style=\"white-space:pre-wrap\">%1</pre>").arg(commands.join(QLatin1Char('\n')));
    }
    return html;
}

} // namespace roundtrip
