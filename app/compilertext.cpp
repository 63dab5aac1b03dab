// SPDX-License-Identifier: GPL-3.0-or-later
#include "compilertext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>
#include <vector>

namespace roundtrip {
namespace {

struct Entry {
    const char* pattern; // of the message; what it captures fills %1, %2
    const char* text;
};

struct CompilertextWords {
    Q_DECLARE_TR_FUNCTIONS(roundtrip::CompilerMessage)
public:
    static const std::array<Entry, 44> entries;
};

// Clang's words, which PoCL, Oclgrind and most drivers share. The first that fits speaks.
constexpr std::array<Entry, 44> CompilertextWords::entries{{
    {"use of undeclared identifier '(threadIdx|blockIdx|blockDim|gridDim|__syncthreads|__shared__)'",
        QT_TR_NOOP("%1 is a word of CUDA. OpenCL C says get_local_id(0), get_group_id(0), get_local_size(0), get_num_groups(0), barrier(…), __local.")},
    {"unknown type name '__(?:global__|device__|host__|shared__)'",
        QT_TR_NOOP("This is a word of CUDA. In OpenCL C a kernel begins with __kernel void, and its arrays with __global.")},
    {"use of undeclared identifier '(.+)'; did you mean '(.+)'",
        QT_TR_NOOP("Nothing is called %1. It may be a slip of the pen for %2.")},
    {"use of undeclared identifier '(.+)'",
        QT_TR_NOOP("Nothing is called %1 here: it is misspelt, or it is declared further down or inside other braces. A function stands above its first use.")},
    {"unknown type name '(.+)'", QT_TR_NOOP("%1 is no type. OpenCL C has int, uint, float, float4, size_t and their like.")},
    {"expected ';' in 'for'", QT_TR_NOOP("The three parts of for stand between semicolons: for (int k = 0; k < 3; ++k).")},
    {"expected ';'", QT_TR_NOOP("A semicolon is missing here, or at the end of the line before: every statement ends in one.")},
    {"unexpected ';' before", QT_TR_NOOP("A semicolon stands inside an expression. If a name before it was made with #define: that line must not end in one.")},
    {"expected '([)\\]])'", QT_TR_NOOP("A bracket was opened and is not closed: %1 is missing here or a little before.")},
    {"expected '\\}'", QT_TR_NOOP("The text ends inside braces: one of the { has no }.")},
    {"extraneous closing brace", QT_TR_NOOP("Here is one } too many: it closes nothing.")},
    {"expected function body", QT_TR_NOOP("After the parameters comes the kernel’s body, between { and }.")},
    {"expected expression", QT_TR_NOOP("A value is missing here. Often an operator has nothing beside it, an else has no if, or a bracket closes too early.")},
    {"expected identifier or '\\('", QT_TR_NOOP("A name is missing here. OpenCL C is C: it has no references (&), no new and no templates.")},
    {"no matching function for call to '(.+)'",
        QT_TR_NOOP("%1 does not take these arguments: count them, and look at their types.")},
    {"call to '(.+)' is ambiguous",
        QT_TR_NOOP("%1 exists for several types, and these arguments fit none of them exactly. Give all of them one type: 1.0f instead of 1, or (float)x.")},
    {"too many arguments to function call, expected (\\d+)", QT_TR_NOOP("The function takes fewer arguments than stand here: %1.")},
    {"too few arguments to function call, expected (\\d+)", QT_TR_NOOP("The function takes more arguments than stand here: %1.")},
    {"read-only variable is not assignable", QT_TR_NOOP("This array is an input: const says that nobody writes to it. Store in the output instead.")},
    {"cannot assign to variable '(.+)' with const-qualified type", QT_TR_NOOP("%1 is const: its value is handed over and stays. Use a variable of your own.")},
    {"expression is not assignable", QT_TR_NOOP("Only a variable or an element can stand at the left of =.")},
    {"subscripted value is not an array", QT_TR_NOOP("Only arrays have elements: what stands before the [ is a single value.")},
    {"array subscript is not an integer", QT_TR_NOOP("An index is a whole number: give it the type size_t, uint or int.")},
    {"array index (-?\\d+) is past the end", QT_TR_NOOP("The array ends before element %1: the first one is 0, and the last is its length less 1.")},
    {"indirection requires pointer operand", QT_TR_NOOP("A * before a name asks for what it points to, but this is a single value. Leave the * out.")},
    {"changes address space of pointer",
        QT_TR_NOOP("A pointer says in which memory its data lie: give it the same word as the array has, for example __global const float* p.")},
    {"incompatible pointer to integer conversion", QT_TR_NOOP("A whole array does not fit into a number. To read one element, give its index: a[i].")},
    {"assigning to '.*\\*' from incompatible type", QT_TR_NOOP("At the left stands the whole array. To store one element, give its index: out[i].")},
    {"(?:assigning|initializing).* incompatible type", QT_TR_NOOP("The two sides of = have types that do not fit. Look at the type of each side.")},
    {"invalid operands to binary expression",
        QT_TR_NOOP("This operator does not work with these types: the remainder and & want whole numbers, and an array needs an index, a[i].")},
    {"redefinition of '(.+?)'", QT_TR_NOOP("%1 is declared a second time. Leave the type out to use the first one, or take another name.")},
    {"kernel must have void return type", QT_TR_NOOP("A kernel gives nothing back: it begins with __kernel void, and stores its results in an array.")},
    {"should not return a value", QT_TR_NOOP("A kernel gives nothing back. Store the result in the output; a return without a value ends the thread.")},
    {"pointer arguments to kernel functions must reside", QT_TR_NOOP("A kernel’s arrays lie in the device’s memory: write __global before their type.")},
    {"cannot be used as the type of a kernel parameter", QT_TR_NOOP("The host cannot hand over this type, for its size is not the same everywhere. Use uint or int.")},
    {"'__local' variable cannot have an initializer", QT_TR_NOOP("Local memory begins with unknown values: declare it first, then let the threads store into it.")},
    {"non-kernel function variable cannot be declared in local", QT_TR_NOOP("Local memory is declared in the kernel itself, at its beginning, and handed to functions as a pointer.")},
    {"program scope variable must reside in constant", QT_TR_NOOP("What stands outside all functions cannot be changed: make it __constant, or declare it inside the kernel.")},
    {"variable length arrays are not supported", QT_TR_NOOP("The length of this array must be known before the kernel runs: a number, or a name made with #define.")},
    {"using the result of an assignment as a condition", QT_TR_NOOP("One = stores. To compare, write ==.")},
    {"equality comparison result unused", QT_TR_NOOP("Two == compare, and nobody uses the answer. To store, write one =.")},
    {"does not return a value", QT_TR_NOOP("The function promises a value and ends without a return.")},
    {"unterminated /\\* comment", QT_TR_NOOP("A comment begins here with /* and never ends: */ is missing.")},
    {"multiple address spaces", QT_TR_NOOP("Data lie in one memory: keep one of the words __global, __local, __constant, __private.")},
}};

const std::vector<QRegularExpression>& patterns()
{
    static const std::vector<QRegularExpression> all = [] {
        std::vector<QRegularExpression> made;
        for (const Entry& entry : CompilertextWords::entries)
            made.emplace_back(QString::fromLatin1(entry.pattern));
        return made;
    }();
    return all;
}

} // namespace

QString plainly(const Diagnostic& diagnostic)
{
    const QString message = QString::fromStdString(diagnostic.message);
    for (std::size_t i = 0; i < CompilertextWords::entries.size(); ++i) {
        const QRegularExpressionMatch match = patterns()[i].match(message);
        if (!match.hasMatch())
            continue;
        QString text = CompilertextWords::tr(CompilertextWords::entries[i].text);
        for (int group = match.lastCapturedIndex(); group >= 1; --group)
            text.replace(QLatin1Char('%') + QString::number(group), match.captured(group));
        return text;
    }
    return {};
}

QStringList explainedMessages()
{
    QStringList all;
    for (const Entry& entry : CompilertextWords::entries)
        all += QString::fromLatin1(entry.pattern);
    return all;
}

} // namespace roundtrip
