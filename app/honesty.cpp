// SPDX-License-Identifier: GPL-3.0-or-later
#include "honesty.h"

#include "format.h"

#include <QCoreApplication>

namespace roundtrip {
namespace {

struct HonestyWords { Q_DECLARE_TR_FUNCTIONS(roundtrip::Honesty) };

QStringList shown(const Device& device, const QLocale& locale)
{
    QStringList sentences{HonestyWords::tr("Whether a result is right: every element is compared with the CPU's."),
        HonestyWords::tr("What it costs to start a kernel and to copy data."),
        HonestyWords::tr("That work is queued: the host goes on while the device is still busy."),
        HonestyWords::tr("Which blocks are allowed: here up to %1 threads.").arg(format::count(device.maxBlock, locale))};
    if (device.kind == DeviceKind::Gpu)
        sentences += device.sharesHostMemory ? HonestyWords::tr("How fast this GPU is.")
                                             : HonestyWords::tr("How fast this GPU is, and the link that leads to it.");
    return sentences;
}

QStringList notShown(const Device& device)
{
    switch (device.kind) {
    case DeviceKind::Cpu:
        return {HonestyWords::tr("The speed of a GPU. This is your processor reached through OpenCL: all its cores, but no GPU."),
            HonestyWords::tr("Two memories. Its copies go from one place in your memory to another; a GPU's cross a link."),
            HonestyWords::tr("What thousands of lanes do: threads here run one after the other on %n core(s).", nullptr, static_cast<int>(device.usableUnits)),
            HonestyWords::tr("Where that makes a difference, the page says so.")};
    case DeviceKind::Gpu:
        return {device.sharesHostMemory ? HonestyWords::tr("A link. This GPU uses the CPU's memory; other GPUs have their own.")
                                        : HonestyWords::tr("How fast another GPU or another link would be."),
            HonestyWords::tr("What several GPUs do together.")};
    case DeviceKind::Accelerator:
    case DeviceKind::Other: break;
    }
    return {HonestyWords::tr("The speed of a GPU: this device is of another kind.")};
}

} // namespace

Honesty honestyOf(const Device& device, const QLocale& locale)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    Honesty honesty{HonestyWords::tr("Everything here is measured, on this device"), shown(device, locale), notShown(device), {}};
    honesty.figures = {{HonestyWords::tr("Device"), text(device.name)},
        {HonestyWords::tr("Platform"), text(device.platform)},
        {HonestyWords::tr("Driver"), text(device.driver + ", " + device.version)},
        {HonestyWords::tr("Compute units"), HonestyWords::tr("%1 usable of %2").arg(device.usableUnits).arg(device.computeUnits)},
        {HonestyWords::tr("Memory"), HonestyWords::tr("%1, of which Roundtrip uses up to %2").arg(format::bytes(device.memoryBytes, locale), format::bytes(device.budgetBytes, locale))}};
    return honesty;
}

Honesty honestyWithoutDevice(bool searching)
{
    if (searching)
        return {HonestyWords::tr("Looking for devices …"), {}, {}, {}};
    return {HonestyWords::tr("There is no OpenCL device here yet"),
        {HonestyWords::tr("All lessons can be read, and their questions answered.")},
        {HonestyWords::tr("Nothing can be measured. The lesson's page says what is missing and how to get it.")}, {}};
}

} // namespace roundtrip
