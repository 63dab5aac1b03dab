// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program.h"

#include "engine/clock.h"
#include "engine/diagnostics.h"
#include "engine/errors.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <sstream>

namespace roundtrip {
namespace {

constexpr std::size_t mostEntries = 48;
constexpr std::size_t mostSourceBytes = 1u << 20;

[[noreturn]] void refuse(const Program& program, const char* detail, std::uint64_t value = 0, std::uint64_t limit = 0)
{
    Failure failure;
    failure.code = FailureCode::BadSource;
    failure.stage = Stage::Building;
    failure.detail = detail;
    failure.subject = program.file;
    failure.value = value;
    failure.limit = limit;
    throw EngineError{std::move(failure)};
}

// A name that can stand between quotation marks in a #line.
std::string safeName(const std::string& file)
{
    std::string name = file.substr(file.rfind('/') + 1);
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return c < ' ' || c == '"' || c == '\\' || c == 0x7F; }, '_');
    return name.empty() ? "kernel.cl" : name;
}

std::string preparedSource(const Program& program)
{
    static constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    std::string_view source = program.source;
    if (source.starts_with(byteOrderMark))
        source.remove_prefix(byteOrderMark.size());
    if (source.find('\0') != std::string_view::npos) // PoCL would silently drop what follows
        refuse(program, "NUL_IN_SOURCE");
    if (source.size() > mostSourceBytes)
        refuse(program, "SOURCE_TOO_LONG", source.size(), mostSourceBytes);
    return "#line 1 \"" + safeName(program.file) + "\"\n" + std::string(source) + '\n';
}

// Compilers also write "1 error generated." to standard error, where it would look like something a kernel printed.
class Hush {
public:
    Hush() : m_kept(dup(STDERR_FILENO))
    {
        const int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (m_kept >= 0 && null >= 0)
            dup2(null, STDERR_FILENO);
        if (null >= 0)
            close(null);
    }
    ~Hush()
    {
        if (m_kept >= 0) {
            dup2(m_kept, STDERR_FILENO);
            close(m_kept);
        }
    }
    Hush(const Hush&) = delete;
    Hush& operator=(const Hush&) = delete;

private:
    int m_kept;
};

cl_int compile(const cl::Program& program, cl_device_id device, const std::string& options)
{
    const Hush hush;
    return clBuildProgram(program(), 1, &device, options.c_str(), nullptr, nullptr);
}

// By the C call: the C++ wrapper loses the log for every code but one.
std::string logOf(cl_program program, cl_device_id device)
{
    std::size_t bytes = 0;
    if (clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, 0, nullptr, &bytes) != CL_SUCCESS)
        return {};
    std::string log(bytes, '\0');
    if (clGetProgramBuildInfo(program, device, CL_PROGRAM_BUILD_LOG, bytes, log.data(), nullptr) != CL_SUCCESS)
        return {};
    log.resize(std::min(log.size(), log.find('\0')));
    return log;
}

std::string kernelNames(const cl::Program& program)
{
    std::string names;
    try {
        program.getInfo(CL_PROGRAM_KERNEL_NAMES, &names);
    } catch (const cl::Error&) {
    }
    return names;
}

[[noreturn]] void reportBuild(cl_int status, const Program& program, const std::string& log)
{
    Failure failure = failureOf(status, Stage::Building, program.file);
    if (failure.code == FailureCode::BadLaunch)
        failure.code = FailureCode::BadSource;
    failure.diagnostics = parseBuildLog(log, safeName(program.file));
    const bool hasError = std::any_of(failure.diagnostics.begin(), failure.diagnostics.end(),
                                      [](const Diagnostic& d) { return d.severity == Severity::Error; });
    const bool mayBeShown = !quotesOtherFiles(log, safeName(program.file));
    if (!hasError && !mayBeShown)
        failure.detail = "INCLUDED_FILE";
    else if (const std::string text = condensed(log); !hasError && !text.empty())
        failure.diagnostics.push_back({Severity::Error, 0, 0, text});
    throw EngineError{std::move(failure)};
}

cl::Kernel kernelOf(const cl::Program& built, const Program& program)
{
    cl_int status = CL_SUCCESS;
    const cl::Kernel kernel(clCreateKernel(built(), program.function.c_str(), &status));
    if (status != CL_SUCCESS) {
        Failure failure = failureOf(status, Stage::Building, program.function);
        failure.code = FailureCode::BadSource;
        if (const std::string names = kernelNames(built); !names.empty())
            failure.diagnostics.push_back({Severity::Note, 0, 0, names}); // what the source does hold
        throw EngineError{std::move(failure)};
    }
    return kernel;
}

template <class T> T limitOf(const cl::Kernel& kernel, const cl::Device& device, cl_kernel_work_group_info what)
{
    T value{};
    return clGetKernelWorkGroupInfo(kernel(), device(), what, sizeof value, &value, nullptr) == CL_SUCCESS ? value
                                                                                                           : T{};
}

KernelLimits limitsOf(const cl::Kernel& kernel, const cl::Device& device)
{
    struct Sizes { std::size_t x, y, z; };
    KernelLimits limits;
    limits.maxBlock = limitOf<std::size_t>(kernel, device, CL_KERNEL_WORK_GROUP_SIZE);
    limits.preferredMultiple = limitOf<std::size_t>(kernel, device, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE);
    limits.requiredBlock = limitOf<Sizes>(kernel, device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE).x;
    limits.localBytes = limitOf<cl_ulong>(kernel, device, CL_KERNEL_LOCAL_MEM_SIZE);
    limits.privateBytes = limitOf<cl_ulong>(kernel, device, CL_KERNEL_PRIVATE_MEM_SIZE);
    return limits;
}

std::string argumentText(const cl::Kernel& kernel, cl_uint index, cl_kernel_arg_info what)
{
    char text[512] = {};
    if (clGetKernelArgInfo(kernel(), index, what, sizeof text - 1, text, nullptr) != CL_SUCCESS)
        return {};
    return text;
}

AddressSpace spaceOf(const cl::Kernel& kernel, cl_uint index)
{
    cl_kernel_arg_address_qualifier space = 0;
    if (clGetKernelArgInfo(kernel(), index, CL_KERNEL_ARG_ADDRESS_QUALIFIER, sizeof space, &space, nullptr)
        != CL_SUCCESS)
        return AddressSpace::Unknown;
    switch (space) {
    case CL_KERNEL_ARG_ADDRESS_GLOBAL: return AddressSpace::Global;
    case CL_KERNEL_ARG_ADDRESS_CONSTANT: return AddressSpace::Constant;
    case CL_KERNEL_ARG_ADDRESS_LOCAL: return AddressSpace::Local;
    case CL_KERNEL_ARG_ADDRESS_PRIVATE: return AddressSpace::Private;
    default: return AddressSpace::Unknown;
    }
}

std::vector<KernelArgument> argumentsOf(const cl::Kernel& kernel)
{
    cl_uint count = 0;
    check(clGetKernelInfo(kernel(), CL_KERNEL_NUM_ARGS, sizeof count, &count, nullptr), Stage::Building, "");
    std::vector<KernelArgument> arguments;
    for (cl_uint i = 0; i < count; ++i)
        arguments.push_back({argumentText(kernel, i, CL_KERNEL_ARG_NAME),
                             argumentText(kernel, i, CL_KERNEL_ARG_TYPE_NAME), spaceOf(kernel, i)});
    return arguments;
}

bool isWord(const std::string& text)
{
    return !text.empty() && !std::isdigit(static_cast<unsigned char>(text[0]))
        && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

} // namespace

bool isAcceptable(const std::string& options)
{
    std::istringstream stream(options);
    for (std::string option; stream >> option;) {
        if (option.starts_with("-D")) {
            const std::size_t equals = option.find('=');
            const std::string value = equals == std::string::npos ? "" : option.substr(equals + 1);
            if (!isWord(option.substr(2, equals == std::string::npos ? equals : equals - 2))
                || !std::all_of(value.begin(), value.end(), [](unsigned char c) {
                       return std::isalnum(c) || c == '.' || c == '-' || c == '+' || c == '_';
                   }))
                return false;
        } else if (!option.starts_with("-cl-") && option != "-w" && option != "-Werror") {
            return false;
        }
    }
    return options.size() < 4096;
}

std::shared_ptr<const BuiltKernel> ProgramCache::built(const Program& program)
{
    const auto found
        = std::find_if(m_entries.begin(), m_entries.end(), [&](const auto& entry) { return entry.first == program; });
    if (found != m_entries.end())
        return found->second;
    m_entries.emplace_front(program, build(program));
    if (m_entries.size() > mostEntries)
        m_entries.pop_back();
    return m_entries.front().second;
}

std::shared_ptr<const BuiltKernel> ProgramCache::build(const Program& program) const
{
    const std::string source = preparedSource(program);
    if (!isAcceptable(program.options))
        refuse(program, "OPTIONS");
    const std::string options = "-cl-kernel-arg-info " + program.options;
    const std::int64_t began = nowNs();
    const char* text = source.data();
    const std::size_t length = source.size();
    cl_int status = CL_SUCCESS;
    const cl::Program built(clCreateProgramWithSource(m_context(), 1, &text, &length, &status));
    check(status, Stage::Building, program.file);
    const cl_device_id device = m_device();
    status = compile(built, device, options);
    const std::string log = logOf(built(), device);
    if (status != CL_SUCCESS)
        reportBuild(status, program, log);
    BuiltKernel result;
    result.buildNs = nowNs() - began;
    result.kernel = kernelOf(built, program);
    result.limits = limitsOf(result.kernel, m_device);
    result.arguments = argumentsOf(result.kernel);
    result.diagnostics = parseBuildLog(log, safeName(program.file));
    return std::make_shared<const BuiltKernel>(std::move(result));
}

} // namespace roundtrip
