// SPDX-License-Identifier: GPL-3.0-or-later
#include "honesty.h"

#include "format.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(roundtrip::Honesty) };

QStringList shown(const Device& device, const QLocale& locale)
{
    QStringList sentences{Words::tr("Whether a result is right: every element is compared with the CPU's."),
        Words::tr("What it costs to start a kernel and to copy data."),
        Words::tr("That work is queued: the host goes on while the device is still busy."),
        Words::tr("Which blocks are allowed: here up to %1 threads.").arg(format::count(device.maxBlock, locale))};
    if (device.kind == DeviceKind::Gpu)
        sentences += device.sharesHostMemory ? Words::tr("How fast this GPU is.")
                                             : Words::tr("How fast this GPU is, and the link that leads to it.");
    return sentences;
}

QStringList notShown(const Device& device)
{
    switch (device.kind) {
    case DeviceKind::Cpu:
        return {Words::tr("The speed of a GPU. This is your processor reached through OpenCL: all its cores, but no GPU."),
            Words::tr("Two memories. Its copies go from one place in your memory to another; a GPU's cross a link."),
            Words::tr("What thousands of lanes do: threads here run one after the other on %n core(s).", nullptr, static_cast<int>(device.usableUnits)),
            Words::tr("Where that makes a difference, the page says so.")};
    case DeviceKind::Gpu:
        return {device.sharesHostMemory ? Words::tr("A link. This GPU uses the CPU's memory; other GPUs have their own.")
                                        : Words::tr("How fast another GPU or another link would be."),
            Words::tr("What several GPUs do together.")};
    case DeviceKind::Accelerator:
    case DeviceKind::Other: break;
    }
    return {Words::tr("The speed of a GPU: this device is of another kind.")};
}

} // namespace

Honesty honestyOf(const Device& device, const QLocale& locale)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    Honesty honesty{Words::tr("Everything here is measured, on this device"), shown(device, locale), notShown(device), {}};
    honesty.figures = {{Words::tr("Device"), text(device.name)},
        {Words::tr("Platform"), text(device.platform)},
        {Words::tr("Driver"), text(device.driver + ", " + device.version)},
        {Words::tr("Compute units"), Words::tr("%1 usable of %2").arg(device.usableUnits).arg(device.computeUnits)},
        {Words::tr("Memory"), Words::tr("%1, of which Roundtrip uses up to %2").arg(format::bytes(device.memoryBytes, locale), format::bytes(device.budgetBytes, locale))}};
    return honesty;
}

Honesty honestyWithoutDevice(bool searching)
{
    if (searching)
        return {Words::tr("Looking for devices …"), {}, {}, {}};
    return {Words::tr("There is no OpenCL device here yet"),
        {Words::tr("All lessons can be read, and their questions answered.")},
        {Words::tr("Nothing can be measured. The lesson's page says what is missing and how to get it.")}, {}};
}

} // namespace roundtrip
