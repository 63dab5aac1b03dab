// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/signature.h"

#include "model/data.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace roundtrip {
namespace {

struct Scalar {
    std::string_view name;
    unsigned bytes;
    bool isReal;
};

constexpr std::array scalars{
    Scalar{"float", 4, true},          Scalar{"double", 8, true},         Scalar{"half", 2, true},
    Scalar{"int", 4, false},           Scalar{"uint", 4, false},          Scalar{"long", 8, false},
    Scalar{"ulong", 8, false},         Scalar{"short", 2, false},         Scalar{"ushort", 2, false},
    Scalar{"char", 1, false},          Scalar{"uchar", 1, false},         Scalar{"unsigned int", 4, false},
    Scalar{"unsigned", 4, false},      Scalar{"atomic_int", 4, false},    Scalar{"atomic_uint", 4, false},
    Scalar{"atomic_float", 4, true},   Scalar{"unsigned long", 8, false}, Scalar{"unsigned short", 2, false},
    Scalar{"unsigned char", 1, false}, Scalar{"bool", 1, false},
};

const Scalar* scalarNamed(std::string_view name)
{
    const auto found
        = std::find_if(scalars.begin(), scalars.end(), [&](const Scalar& scalar) { return scalar.name == name; });
    return found != scalars.end() ? &*found : nullptr;
}

// "float4" → float. Names that are not ours (a typedef) give nothing: they get the benefit of the doubt.
const Scalar* elementOf(std::string_view type)
{
    if (const Scalar* plain = scalarNamed(type))
        return plain;
    const std::size_t last = type.find_last_not_of("0123456789");
    return last == std::string_view::npos ? nullptr : scalarNamed(type.substr(0, last + 1));
}

bool isPointer(const KernelArgument& argument) { return argument.type.ends_with('*'); }

bool fits(const KernelArgument& argument, const Scalar& needed, bool vectors)
{
    std::string_view type = argument.type;
    while (!type.empty() && (type.back() == '*' || type.back() == ' '))
        type.remove_suffix(1);
    const Scalar* found = vectors ? elementOf(type) : scalarNamed(type);
    if (!found)
        return vectors || !elementOf(type); // a float4 by value is no float
    return found->bytes == needed.bytes && found->isReal == needed.isReal;
}

// A pointer without its address space would hide what is wrong with it.
std::string spelled(const KernelArgument& argument)
{
    return argument.space == AddressSpace::Local ? "local " + argument.type : argument.type;
}

struct Expectation {
    std::string type;
    bool isSpaceRight = true;
    bool isTypeRight = true;
};

Expectation compare(const KernelArgument& kernel, const Argument& given, const Plan& plan)
{
    if (const auto* buffer = std::get_if<BufferArgument>(&given)) {
        const std::string element = typeName(plan.buffers[buffer->buffer].type);
        const bool space = kernel.space == AddressSpace::Global || kernel.space == AddressSpace::Constant
            || kernel.space == AddressSpace::Unknown;
        return {element + '*', space && isPointer(kernel), fits(kernel, *scalarNamed(element), true)};
    }
    if (std::holds_alternative<LocalArgument>(given))
        return {"local *",
                isPointer(kernel) && (kernel.space == AddressSpace::Local || kernel.space == AddressSpace::Unknown),
                true};
    static constexpr std::array<const char*, 7> names{"", "", "int", "uint", "ulong", "float", "double"};
    const std::string name = names[given.index()];
    return {name, !isPointer(kernel), fits(kernel, *scalarNamed(name), false)};
}

} // namespace

std::optional<Failure> signatureMismatch(const std::vector<KernelArgument>& kernel, const Operation& launch,
                                         const Plan& plan)
{
    Failure failure;
    failure.code = FailureCode::BadSource;
    failure.stage = Stage::Building;
    failure.subject = plan.programs[launch.program].function;
    if (kernel.size() != launch.arguments.size()) {
        failure.detail = "ARGUMENT_COUNT";
        failure.status = kernel.size() < launch.arguments.size() ? -49 : -52;
        failure.value = kernel.size();
        failure.limit = launch.arguments.size();
        return failure;
    }
    for (std::size_t i = 0; i < kernel.size(); ++i) {
        if (kernel[i].type.empty())
            continue; // the driver gives no information about arguments
        const Expectation expected = compare(kernel[i], launch.arguments[i], plan);
        if (expected.isSpaceRight && expected.isTypeRight)
            continue;
        failure.detail = expected.isSpaceRight ? "ARGUMENT_TYPE" : "ARGUMENT_SPACE";
        failure.status = expected.isSpaceRight ? -51 : -50;
        failure.value = i + 1;
        failure.limit = kernel.size();
        for (const std::string& note : {kernel[i].name, spelled(kernel[i]), expected.type})
            failure.diagnostics.push_back({Severity::Note, 0, 0, note});
        return failure;
    }
    return {};
}

} // namespace roundtrip
