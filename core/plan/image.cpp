// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/trials.h"

#include "model/data.h"
#include "plan/coverage.h"
#include "model/saturating.h"

#include <algorithm>

namespace roundtrip {
namespace {

enum Guard : std::uint32_t { Nowhere, AtTheEnd, InBoth };

Plan imagePlan(const ImageShape& shape, const std::string& source, Guard guard)
{
    const std::uint64_t pixels = shape.rows * imageColumns;
    const std::uint64_t reach = (shape.down * shape.side - 1) * imageColumns + shape.across * shape.side;
    Plan plan;
    plan.name = guard == InBoth ? "guarded in both directions" : guard == AtTheEnd ? "guarded at the end" : "not guarded";
    plan.buffers.push_back({"image", ElementType::UInt, pixels, {}, false, pixels, reach - pixels});
    plan.programs.push_back({"color_image.cl", source, "color_image", {}});
    plan.check = CheckSpec{"color_image", 0, {}, pixels, 1};
    Operation launch;
    launch.kind = OperationKind::Launch;
    launch.label = "color_image";
    launch.arguments = {BufferArgument{0}, static_cast<std::uint32_t>(shape.rows), imageColumns, std::uint32_t{guard}};
    launch.grid = shape.across;
    launch.gridRows = shape.down;
    launch.block = launch.blockRows = shape.side;
    launch.bytes = pixels * sizeBytes(ElementType::UInt);
    Operation read;
    read.kind = OperationKind::Read;
    read.label = "download image";
    read.count = pixels;
    read.blocking = true;
    plan.operations = {launch, read};
    return plan;
}

} // namespace

ImageShape imageShape(const Settings& settings)
{
    ImageShape shape;
    shape.rows = std::clamp<std::uint64_t>(settings.elements / imageColumns, 1, mostImageRows);
    shape.side = std::clamp<std::uint64_t>(squareSide(settings.block), 1, mostImageRows);
    shape.across = saturating::ceilDivide(imageColumns, shape.side);
    shape.down = saturating::ceilDivide(shape.rows, shape.side);
    return shape;
}

std::vector<Plan> imagePlans(const Settings& settings, const std::string& source)
{
    const ImageShape shape = imageShape(settings);
    return {imagePlan(shape, source, InBoth), imagePlan(shape, source, AtTheEnd), imagePlan(shape, source, Nowhere)};
}

} // namespace roundtrip
