// SPDX-License-Identifier: GPL-3.0-or-later
#include "plan/catalogue.h"

#include <algorithm>
#include <array>

namespace roundtrip {
namespace {

constexpr KernelInfo named(std::string_view id, std::string_view file, std::string_view reference)
{
    KernelInfo info;
    info.id = info.function = id;
    info.file = file;
    info.reference = reference;
    return info;
}

constexpr KernelInfo add(std::string_view id, std::string_view file, Indexing indexing, std::uint32_t elementsPerThread = 1)
{
    KernelInfo info = named(id, file, "vec_add");
    info.indexing = indexing;
    info.elementsPerThread = elementsPerThread;
    return info;
}

constexpr KernelInfo wrong(KernelInfo info)
{
    info.wrongOnPurpose = true;
    return info;
}

constexpr KernelInfo unguarded()
{
    KernelInfo info = add("vec_add_unguarded", "vec_add_unguarded.cl", Indexing::One);
    info.guarded = false;
    return info;
}

constexpr KernelInfo localIndex()
{
    KernelInfo info = add("vec_add_local_index", "vec_add_local_index.cl", Indexing::Local);
    info.chainable = false; // blocks overwrite each other: a chain in place would depend on their order
    return info;
}

constexpr KernelInfo scale()
{
    KernelInfo info = named("scale", "scale.cl", "scale");
    info.signature = Signature::OneInput;
    info.movedPerElement = 2;
    return info;
}

constexpr KernelInfo saxpy()
{
    KernelInfo info = named("saxpy", "saxpy.cl", "saxpy");
    info.signature = Signature::Factor;
    info.flopsPerElement = 2;
    return info;
}

constexpr KernelInfo matmul()
{
    KernelInfo info = named("matmul", "matmul.cl", "matmul");
    info.signature = Signature::Matrices;
    info.mostElements = std::uint64_t{1} << 18; // side 512: some tenths of a second on two CPU cores, and eight times that at 1024
    info.inPlace = false;
    return info;
}

// The blocks of these work together, so there is nothing to chain and nothing to cut into pieces.
constexpr KernelInfo together(std::string_view id, std::string_view file, Signature signature, std::uint32_t moved)
{
    KernelInfo info = named(id, file, id);
    info.signature = signature;
    info.movedPerElement = moved;
    info.chainable = info.inPlace = false;
    info.halves = signature == Signature::BlockSums;
    return info;
}

constexpr KernelInfo blockOrder()
{
    KernelInfo info = named("block_order", "block_order.cl", "block_order");
    info.signature = Signature::Tickets;
    info.indexing = Indexing::Block;
    info.movedPerElement = 1;
    info.flopsPerElement = 0;
    info.chainable = info.inPlace = false;
    return info;
}

constexpr std::array kernels{
    add("vec_add", "vec_add.cl", Indexing::One),
    wrong(unguarded()),
    wrong(add("vec_add_floor", "vec_add_floor.cl", Indexing::FloorBlocks)),
    wrong(localIndex()),
    add("vec_add_float4", "vec_add_float4.cl", Indexing::Neighbours, 4),
    add("vec_add_tuned", "vec_add_tuned.cl", Indexing::Neighbours, 16),
    add("vec_add_slice", "vec_add_slice.cl", Indexing::Slice, 64),
    add("vec_add_grid_stride", "vec_add_grid_stride.cl", Indexing::Stride, 64),
    scale(),
    saxpy(),
    matmul(),
    together("reverse", "reverse.cl", Signature::LocalTile, 2),
    together("histogram", "histogram.cl", Signature::Bins, 1),
    together("block_sums", "block_sums.cl", Signature::BlockSums, 1),
    blockOrder(),
};

} // namespace

std::span<const KernelInfo> catalogue() { return kernels; }

const KernelInfo* findKernel(std::string_view id)
{
    const auto found = std::find_if(kernels.begin(), kernels.end(), [id](const KernelInfo& info) { return info.id == id; });
    return found == kernels.end() ? nullptr : &*found;
}

} // namespace roundtrip
