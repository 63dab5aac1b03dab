// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which things can the coach remark on?

namespace roundtrip {

// The comment names the numbers that the sentence needs, in order.
enum class Remark {
    // Wrong answers, and right ones by luck
    GridTooSmall,      // threads, elements without one, blocks that would do
    GuardLetsOneIn,    // n
    NoGuard,           // spare threads, elements written outside
    LocalIndex,        // block, n
    RoundedDown,       // elements left out, n, block
    CountsFromOne,     // n
    WrongAtEnd,        // wrong elements, n
    NothingWritten,    // n
    EveryElementWrong, // got, expected, of the first one
    WritesOutside,     // elements, index of the first
    InputChanged,      // inputs
    SomeSizesFail,     // n that fails, n that passes
    LoopInKernel,      // n
    GuardByLuck,       // n, block
    ReadTooEarly,      // elements that were old, all
    // Measuring
    FirstRunSlower,    // first run, ns; median, ns
    SpreadTooLarge,    // lower and upper quartile, ns
    TooFewRepetitions, // repetitions
    NotDifferent,      // ratio, least, most
    // Moving data
    OneChunk,
    TooManyChunks,     // chunks, bytes of one
    NoOverlapOnCpu,    // chunks
    NoOverlap,         // chunks
    WaitingDominates,  // waiting, ns; wall, ns
    KeepOnDevice,      // kernels; copies, ns; of which saved, ns
    KeepWithoutChain,
    ChainWouldPay,     // kernels; copies, ns; saved by each, ns
    NoChainPays,       // loop, ns; kernel, ns
    MappedMovesNothing, // map and unmap, ns
    HalfTheBytes,      // bytes copied; as floats
    TransfersDominate, // share, percent; copies, ns; kernel, ns
    CopiesInOneMemory, // bytes, ns
    // Threads and blocks
    BlocksOfOne,       // blocks
    IdleUnits,         // blocks, compute units
    SpareThreads,      // spare, all
    OffTheMultiple,    // block, preferred multiple
    StrideOnCpu,       // kernel, ns
    // Sweeps, races and recorded orders
    NeverBreaksEvenOnCpu, // n
    NeverBreaksEven,   // n
    BelowBreakEven,    // n, break-even n
    SameCores,         // kernel, ns; loop, ns
    LargestBlockOnCpu, // best block
    BlocksLevelOff,    // first block within a twentieth of the best, best block
    InOrderThisTime,   // blocks
    OrderDiffers,      // share before and now, percent
    // Guesses
    CopiesCostMore, CopiesCostLess, MoreGoesWrong, LessGoesWrong, EffectLarger, EffectSmaller, OrderDisappoints // guesses
};

} // namespace roundtrip
