// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker/environment.h"

#include "engine/machine.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string_view>

namespace roundtrip {
namespace {

constexpr std::array<std::string_view, 13> prefixes{"OCL_ICD_",   "OPENCL_", "POCL_", "CUDA_", "NVIDIA_", "XDG_", "LC_",
                                                    "ROUNDTRIP_", "ROCR_",   "HIP_",  "HSA_",  "NEO_",    "ZE_"};
constexpr std::array<std::string_view, 7> names{"LD_LIBRARY_PATH", "HOME", "TMPDIR", "PATH", "LANG", "LANGUAGE", "TZ"};

std::optional<std::uint32_t> positiveNumber(const char* text)
{
    if (!text)
        return {};
    std::uint32_t value = 0;
    const char* end = text + std::strlen(text);
    const auto [stop, error] = std::from_chars(text, end, value);
    return error == std::errc() && stop == end && value > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

bool isPassedOn(const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end()
        || std::any_of(prefixes.begin(), prefixes.end(),
                       [&](std::string_view prefix) { return name.starts_with(prefix); });
}

std::vector<std::string> cleanEnvironment()
{
    std::vector<std::string> kept;
    for (char** entry = environ; *entry; ++entry) {
        const std::string text = *entry;
        if (isPassedOn(text.substr(0, text.find('='))))
            kept.push_back(text);
        else
            explicit_bzero(*entry, text.size());
    }
    clearenv();
    for (const std::string& text : kept) {
        const std::size_t equals = text.find('=');
        if (equals != std::string::npos)
            setenv(text.substr(0, equals).c_str(), text.c_str() + equals + 1, 1);
    }
    std::sort(kept.begin(), kept.end());
    return kept;
}

void tunePocl()
{
    const std::optional<std::uint32_t> asked = positiveNumber(std::getenv("POCL_MAX_PTHREAD_COUNT"));
    if (!asked)
        unsetenv("POCL_MAX_PTHREAD_COUNT"); // −3 crashes PoCL
    const std::uint32_t online = static_cast<std::uint32_t>(std::max(1l, sysconf(_SC_NPROCESSORS_ONLN)));
    const std::uint32_t threads = std::min(asked.value_or(online), usableCpus());
    if (threads < online)
        setenv("POCL_MAX_PTHREAD_COUNT", std::to_string(threads).c_str(), 1);
    if (mayUseFirstCpus(threads))
        setenv("POCL_AFFINITY", "1", 0);
    else
        unsetenv("POCL_AFFINITY");
}

} // namespace roundtrip
