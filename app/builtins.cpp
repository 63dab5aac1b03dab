// SPDX-License-Identifier: GPL-3.0-or-later
#include "builtins.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace roundtrip {
namespace {

struct BuiltinsWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::Builtin)
public:
    static const std::array<Builtin, 56> all;
};

// Sorted by name. What the lessons use, and what learners look for beyond.
constexpr std::array<Builtin, 56> BuiltinsWords::all{{
    {"CLK_GLOBAL_MEM_FENCE", "barrier(CLK_GLOBAL_MEM_FENCE)", QT_TR_NOOP("The barrier also waits for what was stored in global memory.")},
    {"CLK_LOCAL_MEM_FENCE", "barrier(CLK_LOCAL_MEM_FENCE)", QT_TR_NOOP("The barrier also waits for what was stored in local memory.")},
    {"__constant", "__constant float* p", QT_TR_NOOP("Memory that all threads read and nobody writes while a kernel runs.")},
    {"__global", "__global float* p", QT_TR_NOOP("The device’s memory, where the arrays lie: all threads see it.")},
    {"__kernel", "__kernel void name(…)", QT_TR_NOOP("A function that the host can start. It gives nothing back.")},
    {"__local", "__local float tile[64]", QT_TR_NOOP("Memory that the threads of one block share.")},
    {"__private", "__private float x", QT_TR_NOOP("A thread’s own memory; what says nothing else is private.")},
    {"abs", "uint abs(int x)", QT_TR_NOOP("The absolute value of a whole number; fabs is for float.")},
    {"as_float", "float as_float(uint x)", QT_TR_NOOP("The same bits, read as another type.")},
    {"as_uint", "uint as_uint(float x)", QT_TR_NOOP("The same bits, read as another type.")},
    {"async_work_group_copy", "event_t async_work_group_copy(__local T* to, __global const T* from, size_t count, event_t e)",
        QT_TR_NOOP("The block copies together; wait_group_events waits for the end.")},
    {"atomic_add", "int atomic_add(volatile __global int* p, int x)", QT_TR_NOOP("Adds to *p, undisturbed by other threads; gives what was there before.")},
    {"atomic_cmpxchg", "int atomic_cmpxchg(volatile __global int* p, int expected, int x)", QT_TR_NOOP("Stores x if *p is as expected; gives what was there before.")},
    {"atomic_inc", "int atomic_inc(volatile __global int* p)", QT_TR_NOOP("Adds 1 to *p, undisturbed by other threads; gives what was there before.")},
    {"atomic_max", "int atomic_max(volatile __global int* p, int x)", QT_TR_NOOP("Keeps the larger one in *p; gives what was there before.")},
    {"atomic_min", "int atomic_min(volatile __global int* p, int x)", QT_TR_NOOP("Keeps the smaller one in *p; gives what was there before.")},
    {"atomic_sub", "int atomic_sub(volatile __global int* p, int x)", QT_TR_NOOP("Takes x away from *p, undisturbed by other threads; gives what was there before.")},
    {"atomic_xchg", "int atomic_xchg(volatile __global int* p, int x)", QT_TR_NOOP("Stores x in *p and gives what was there before.")},
    {"barrier", "void barrier(CLK_LOCAL_MEM_FENCE)", QT_TR_NOOP("Waits until every thread of the block is here. All of them must come.")},
    {"clamp", "T clamp(T x, T least, T most)", QT_TR_NOOP("x, but not below least and not above most.")},
    {"convert_float", "float convert_float(int x)", QT_TR_NOOP("The number as another type.")},
    {"convert_int", "int convert_int(float x)", QT_TR_NOOP("The number as another type: what stands behind the point is cut off.")},
    {"convert_uint", "uint convert_uint(float x)", QT_TR_NOOP("The number as another type: what stands behind the point is cut off.")},
    {"cos", "float cos(float x)", QT_TR_NOOP("The cosine; x in radians.")},
    {"dot", "float dot(float4 a, float4 b)", QT_TR_NOOP("The dot product of two vectors.")},
    {"exp", "float exp(float x)", QT_TR_NOOP("e to the power of x.")},
    {"fabs", "float fabs(float x)", QT_TR_NOOP("The absolute value of a float.")},
    {"floor", "float floor(float x)", QT_TR_NOOP("The largest whole number that is not above x.")},
    {"fma", "float fma(float a, float b, float c)", QT_TR_NOOP("a · b + c, rounded once.")},
    {"fmax", "float fmax(float a, float b)", QT_TR_NOOP("The larger one.")},
    {"fmin", "float fmin(float a, float b)", QT_TR_NOOP("The smaller one.")},
    {"get_global_id", "size_t get_global_id(uint dimension)", QT_TR_NOOP("This thread’s index among all threads of the grid.")},
    {"get_global_offset", "size_t get_global_offset(uint dimension)", QT_TR_NOOP("Where the global indexes begin; mostly 0.")},
    {"get_global_size", "size_t get_global_size(uint dimension)", QT_TR_NOOP("How many threads the whole grid has.")},
    {"get_group_id", "size_t get_group_id(uint dimension)", QT_TR_NOOP("The index of this thread’s block in the grid.")},
    {"get_local_id", "size_t get_local_id(uint dimension)", QT_TR_NOOP("This thread’s index inside its block.")},
    {"get_local_size", "size_t get_local_size(uint dimension)", QT_TR_NOOP("How many threads a block has.")},
    {"get_num_groups", "size_t get_num_groups(uint dimension)", QT_TR_NOOP("How many blocks the grid has.")},
    {"get_work_dim", "uint get_work_dim()", QT_TR_NOOP("In how many dimensions the grid was laid out.")},
    {"log", "float log(float x)", QT_TR_NOOP("The natural logarithm.")},
    {"mad", "float mad(float a, float b, float c)", QT_TR_NOOP("a · b + c, as the device does it fastest.")},
    {"max", "T max(T a, T b)", QT_TR_NOOP("The larger one; both of the same type.")},
    {"mem_fence", "void mem_fence(CLK_LOCAL_MEM_FENCE)", QT_TR_NOOP("Orders this thread’s own stores and loads; it waits for nobody.")},
    {"min", "T min(T a, T b)", QT_TR_NOOP("The smaller one; both of the same type.")},
    {"pow", "float pow(float x, float y)", QT_TR_NOOP("x to the power of y.")},
    {"printf", "int printf(__constant char* format, …)", QT_TR_NOOP("Prints from a thread. The order of threads is not promised.")},
    {"reqd_work_group_size", "__attribute__((reqd_work_group_size(64, 1, 1)))", QT_TR_NOOP("The kernel runs in blocks of this size only.")},
    {"round", "float round(float x)", QT_TR_NOOP("The nearest whole number; halves away from 0.")},
    {"rsqrt", "float rsqrt(float x)", QT_TR_NOOP("1 divided by the square root.")},
    {"select", "T select(T ifNot, T ifSo, int condition)", QT_TR_NOOP("One of two values, without a branch.")},
    {"sin", "float sin(float x)", QT_TR_NOOP("The sine; x in radians.")},
    {"size_t", "size_t i", QT_TR_NOOP("A whole number that is long enough for every index.")},
    {"sqrt", "float sqrt(float x)", QT_TR_NOOP("The square root.")},
    {"vload4", "float4 vload4(size_t k, const float* p)", QT_TR_NOOP("Reads four elements, from p[4 k] on.")},
    {"vstore4", "void vstore4(float4 v, size_t k, float* p)", QT_TR_NOOP("Stores four elements, from p[4 k] on.")},
    {"wait_group_events", "void wait_group_events(int count, event_t* events)", QT_TR_NOOP("Waits until the block’s copies have ended.")},
}};

bool isBefore(const Builtin& builtin, const QByteArray& name) { return name > builtin.name; }

} // namespace

QStringList completions(const QString& prefix)
{
    const QByteArray wanted = prefix.toLatin1();
    QStringList all;
    for (auto it = std::lower_bound(BuiltinsWords::all.begin(), BuiltinsWords::all.end(), wanted, isBefore); it != BuiltinsWords::all.end() && QByteArray(it->name).startsWith(wanted); ++it) {
        if (wanted == it->name)
            return {};
        all += QString::fromLatin1(it->name);
    }
    return all;
}

QString builtinHelp(const QString& name)
{
    const QByteArray wanted = name.toLatin1();
    const auto it = std::lower_bound(BuiltinsWords::all.begin(), BuiltinsWords::all.end(), wanted, isBefore);
    return it == BuiltinsWords::all.end() || wanted != it->name ? QString() : QString::fromUtf8(it->call) + QLatin1Char('\n') + BuiltinsWords::tr(it->help);
}

} // namespace roundtrip
