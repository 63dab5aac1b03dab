// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/devices.h"

#include "engine/machine.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace roundtrip {
namespace {

// Numbers of extensions that the headers at hand may lack.
constexpr cl_device_info preferredMultiple30 = 0x1067, uuidKhr = 0x106A, pciKhr = 0x410F, warpNv = 0x4003,
                         busNv = 0x4008, slotNv = 0x4009, wavefrontAmd = 0x4043;

template <class T> T infoOf(const cl::Device& device, cl_device_info what, T fallback = {})
{
    T value = fallback;
    return clGetDeviceInfo(device(), what, sizeof value, &value, nullptr) == CL_SUCCESS ? value : fallback;
}

std::string trimmed(std::string text)
{
    const auto isBlank = [](unsigned char c) { return c <= ' '; };
    text.erase(std::find_if_not(text.rbegin(), text.rend(), isBlank).base(), text.end());
    text.erase(text.begin(), std::find_if_not(text.begin(), text.end(), isBlank));
    return text;
}

std::string textOf(const cl::Device& device, cl_device_info what)
{
    std::size_t bytes = 0;
    if (clGetDeviceInfo(device(), what, 0, nullptr, &bytes) != CL_SUCCESS)
        return {};
    std::string text(bytes, '\0');
    if (clGetDeviceInfo(device(), what, bytes, text.data(), nullptr) != CL_SUCCESS)
        return {};
    return trimmed(text);
}

std::string textOf(const cl::Platform& platform, cl_platform_info what)
{
    std::string text;
    try {
        platform.getInfo(what, &text);
    } catch (const cl::Error&) {
        return {};
    }
    return trimmed(text);
}

DeviceKind kindOf(cl_device_type type)
{
    if (type & CL_DEVICE_TYPE_GPU)
        return DeviceKind::Gpu;
    if (type & CL_DEVICE_TYPE_CPU)
        return DeviceKind::Cpu;
    return type & CL_DEVICE_TYPE_ACCELERATOR ? DeviceKind::Accelerator : DeviceKind::Other;
}

// "OpenCL 3.0 PoCL HSTR: …" → "OpenCL 3.0"
std::string shortVersion(const std::string& version)
{
    const std::size_t second = version.find(' ', version.find(' ') + 1);
    return version.substr(0, second);
}

std::uint64_t preferredMultiple(const cl::Device& device)
{
    if (const auto value = infoOf<std::size_t>(device, preferredMultiple30))
        return value;
    if (const auto value = infoOf<cl_uint>(device, warpNv))
        return value;
    return std::max<cl_uint>(1, infoOf<cl_uint>(device, wavefrontAmd));
}

std::string slug(const std::string& text)
{
    std::string result;
    for (const unsigned char c : text) {
        if (c < 0x80 && std::isalnum(c))
            result += static_cast<char>(c >= 'A' && c <= 'Z' ? c + 32 : c);
        else if (!result.empty() && result.back() != '-')
            result += '-';
    }
    while (!result.empty() && result.back() == '-')
        result.pop_back();
    return result;
}

Device factsOf(const cl::Device& device, const std::string& platform)
{
    Device facts;
    facts.name = textOf(device, CL_DEVICE_NAME);
    facts.vendor = textOf(device, CL_DEVICE_VENDOR);
    facts.platform = platform;
    facts.driver = textOf(device, CL_DRIVER_VERSION);
    facts.version = shortVersion(textOf(device, CL_DEVICE_VERSION));
    facts.kind = kindOf(infoOf<cl_device_type>(device, CL_DEVICE_TYPE));
    facts.computeUnits = infoOf<cl_uint>(device, CL_DEVICE_MAX_COMPUTE_UNITS);
    facts.usableUnits = facts.kind == DeviceKind::Cpu ? std::min(facts.computeUnits, usableCpus()) : facts.computeUnits;
    facts.clockMHz = infoOf<cl_uint>(device, CL_DEVICE_MAX_CLOCK_FREQUENCY);
    facts.memoryBytes = infoOf<cl_ulong>(device, CL_DEVICE_GLOBAL_MEM_SIZE);
    facts.maxAllocationBytes = infoOf<cl_ulong>(device, CL_DEVICE_MAX_MEM_ALLOC_SIZE);
    facts.budgetBytes = budgetBytes(facts.memoryBytes);
    facts.localMemoryBytes = infoOf<cl_ulong>(device, CL_DEVICE_LOCAL_MEM_SIZE);
    const auto items = infoOf<std::array<std::size_t, 8>>(device, CL_DEVICE_MAX_WORK_ITEM_SIZES);
    facts.maxBlock = std::max<std::size_t>(1, infoOf<std::size_t>(device, CL_DEVICE_MAX_WORK_GROUP_SIZE, 1));
    if (items[0] > 0)
        facts.maxBlock = std::min<std::uint64_t>(facts.maxBlock, items[0]);
    facts.preferredMultiple = preferredMultiple(device);
    facts.baseAlignBytes = std::max<cl_uint>(1, infoOf<cl_uint>(device, CL_DEVICE_MEM_BASE_ADDR_ALIGN, 1024) / 8);
    facts.sharesHostMemory = infoOf<cl_bool>(device, CL_DEVICE_HOST_UNIFIED_MEMORY) == CL_TRUE;
    const auto queue = infoOf<cl_command_queue_properties>(device, CL_DEVICE_QUEUE_PROPERTIES);
    facts.profiling = queue & CL_QUEUE_PROFILING_ENABLE;
    facts.outOfOrder = queue & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE;
    facts.doubles = textOf(device, CL_DEVICE_EXTENSIONS).find("cl_khr_fp64") != std::string::npos;
    facts.id = slug(platform) + ':' + slug(facts.name) + ':' + slug(facts.driver);
    return facts;
}

// Something that only this piece of hardware has; empty where the driver tells nothing.
std::string hardwareOf(const cl::Device& device)
{
    const auto uuid = infoOf<std::array<unsigned char, CL_UUID_SIZE_KHR>>(device, uuidKhr);
    if (std::any_of(uuid.begin(), uuid.end(), [](unsigned char byte) { return byte != 0; }))
        return "uuid " + std::string(uuid.begin(), uuid.end());
    const auto pci = infoOf<std::array<cl_uint, 4>>(device, pciKhr, {~0u, ~0u, ~0u, ~0u});
    if (pci[1] != ~0u)
        return "pci " + std::to_string(pci[0]) + ' ' + std::to_string(pci[1]) + ' ' + std::to_string(pci[2]) + ' '
            + std::to_string(pci[3]);
    const auto bus = infoOf<cl_uint>(device, busNv, ~0u);
    const auto slot = infoOf<cl_uint>(device, slotNv, ~0u);
    return bus != ~0u
        ? "pci 0 " + std::to_string(bus) + ' ' + std::to_string(slot >> 3) + ' ' + std::to_string(slot & 7)
        : "";
}

// A CPU that one driver lists twice is one CPU; a GPU listed twice by one driver may be two cards.
class Merger {
public:
    void add(const cl::Device& handle, Device facts, std::size_t platformIndex)
    {
        const std::string hardware = hardwareOf(handle);
        unsigned ordinal = 0; // among devices of the same name in the same platform
        for (Entry& entry : m_entries) {
            const bool samePlatform = entry.platformIndex == platformIndex;
            const bool sameNames = entry.baseId == facts.id;
            if (sameNames && samePlatform && facts.kind != DeviceKind::Cpu
                && (hardware.empty() || hardware != entry.hardware))
                ++ordinal;
            const bool sameHardware = !hardware.empty() && hardware == entry.hardware && (!samePlatform || sameNames);
            const bool sameListedTwice = sameNames
                && (facts.kind == DeviceKind::Cpu
                    || (!samePlatform && entry.ordinal == ordinal && (hardware.empty() || entry.hardware.empty())));
            if (sameHardware || sameListedTwice) {
                noteOther(entry.found.facts, facts.platform);
                return;
            }
        }
        Entry entry{{facts, handle}, facts.id, hardware, platformIndex, ordinal};
        if (std::any_of(m_entries.begin(), m_entries.end(),
                        [&](const Entry& other) { return other.found.facts.id == facts.id; }))
            entry.found.facts.id += '#' + std::to_string(2 + m_repeats[facts.id]++);
        m_entries.push_back(std::move(entry));
    }

    std::vector<FoundDevice> result() const
    {
        std::vector<FoundDevice> devices;
        for (const Entry& entry : m_entries)
            devices.push_back(entry.found);
        return devices;
    }

private:
    struct Entry {
        FoundDevice found;
        std::string baseId, hardware;
        std::size_t platformIndex;
        unsigned ordinal;
    };

    static void noteOther(Device& kept, const std::string& platform)
    {
        if (platform != kept.platform
            && std::find(kept.alsoThrough.begin(), kept.alsoThrough.end(), platform) == kept.alsoThrough.end())
            kept.alsoThrough.push_back(platform);
    }

    std::vector<Entry> m_entries;
    std::map<std::string, unsigned> m_repeats;
};

std::vector<cl::Device> devicesOf(const cl::Platform& platform)
{
    std::vector<cl::Device> devices;
    try {
        platform.getDevices(CL_DEVICE_TYPE_ALL, &devices);
    } catch (const cl::Error&) {
    }
    return devices;
}

} // namespace

std::uint64_t budgetBytes(std::uint64_t memoryBytes)
{
    return std::min(memoryBytes, freeMemoryBytes() / 4); // host arrays and results take as much again
}

FoundDevices findDevices()
{
    FoundDevices found;
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) { // -1001: the loader found no driver
    }
    if (platforms.empty())
        found.troubles.push_back({DriverTrouble::Kind::NoPlatform, {}});
    Merger merger;
    for (std::size_t i = 0; i < platforms.size(); ++i) {
        const std::string name = textOf(platforms[i], CL_PLATFORM_NAME);
        const std::vector<cl::Device> devices = devicesOf(platforms[i]);
        if (devices.empty())
            found.troubles.push_back({DriverTrouble::Kind::NoDevice, name});
        for (const cl::Device& device : devices)
            merger.add(device, factsOf(device, name), i);
    }
    found.devices = merger.result();
    return found;
}

} // namespace roundtrip
