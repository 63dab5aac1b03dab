// SPDX-License-Identifier: GPL-3.0-or-later
// Is every common message of the compiler explained, and does it name the learner's line and nobody's files?
#include "compilertext.h"
#include "enginehelpers.h"
#include "plan/grading.h"

#include <QRegularExpression>

using namespace roundtrip;

namespace {

std::string inKernel(const char* line)
{
    return std::string("__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n)\n{\n"
                       "    size_t i = get_global_id(0);\n    ") + line + "\n}\n";
}

struct Example {
    std::string source, message; // as PoCL 3.1 says it
    std::uint32_t line;
};

const std::vector<Example> examples{
    {inKernel("out[i] = threadIdx.x;"), "use of undeclared identifier 'threadIdx'", 4},
    {inKernel("float sum = 1; i = get_globl_id(0); out[i] = sum;"), "use of undeclared identifier 'get_globl_id'; did you mean 'get_global_id'?", 4},
    {inKernel("out[i] = x;"), "use of undeclared identifier 'x'", 4},
    {inKernel("for (int k = 0, j = 0) out[i] = k;"), "expected ';' in 'for' statement specifier", 4},
    {inKernel("if (i < n) out[i] = a[i] + b[i]"), "expected ';' after expression", 4},
    {inKernel("if (i < n out[i] = a[i];"), "expected ')'", 4},
    {inKernel("out[i = a[i];"), "expected ']'", 4},
    {inKernel("if (i < n) { out[i] = 1;"), "expected '}'", 6},
    {inKernel("out[i] = 1; }"), "extraneous closing brace ('}')", 5},
    {inKernel("else out[i] = 1;"), "expected expression", 4},
    {inKernel("float& x = out[i];"), "expected identifier or '('", 4},
    {inKernel("out[i] = fma(a[i], b[i]);"), "no matching function for call to 'fma'", 4},
    {inKernel("out[i] = min(a[i], 1);"), "call to 'min' is ambiguous", 4},
    {inKernel("out[i] = get_global_id(0, 1);"), "too many arguments to function call, expected 1, have 2", 4},
    {inKernel("out[i] = get_global_id();"), "too few arguments to function call, expected 1, have 0", 4},
    {inKernel("a[i] = b[i];"), "read-only variable is not assignable", 4},
    {inKernel("n = 3;"), "cannot assign to variable 'n' with const-qualified type 'const uint' (aka 'const unsigned int')", 4},
    {inKernel("a[i] + b[i] = out[i];"), "expression is not assignable", 4},
    {inKernel("out[i] = n[i];"), "subscripted value is not an array, pointer, or vector", 4},
    {inKernel("float k = 1; out[k] = 1;"), "array subscript is not an integer", 4},
    {inKernel("float t[4]; t[5] = 1; out[i] = t[5];"), "array index 5 is past the end of the array (which contains 4 elements)", 4},
    {inKernel("out[i] = *n;"), "indirection requires pointer operand ('uint' (aka 'unsigned int') invalid)", 4},
    {inKernel("float* p = a; out[i] = *p;"), "initializing '__private float *' with an expression of type 'const __global float *' changes address space of pointer", 4},
    {inKernel("int k = out; out[i] = k;"), "incompatible pointer to integer conversion initializing '__private int' with an expression of type '__global float *'", 4},
    {inKernel("out = a[i];"), "assigning to '__global float *' from incompatible type 'const __global float'", 4},
    {inKernel("float x = barrier(CLK_LOCAL_MEM_FENCE); out[i] = x;"), "initializing 'float' with an expression of incompatible type 'void'", 4},
    {inKernel("out[i] = a[i] % 2;"), "invalid operands to binary expression ('const __global float' and 'int')", 4},
    {inKernel("int i = 3; out[i] = 1;"), "redefinition of 'i' with a different type: 'int' vs 'size_t' (aka 'unsigned long')", 4},
    {inKernel("return 1;"), "void function 'vec_add' should not return a value", 4},
    {inKernel("__local float t = 0; out[i] = t;"), "'__local' variable cannot have an initializer", 4},
    {inKernel("float t[n]; out[i] = t[0];"), "variable length arrays are not supported in OpenCL", 4},
    {inKernel("if (i = n) out[i] = 1;"), "using the result of an assignment as a condition without parentheses", 4},
    {inKernel("out[i] == a[i];"), "equality comparison result unused", 4},
    {inKernel("out[i] = 1; /* oops"), "unterminated /* comment", 4},
    {inKernel("__global __local float* p; out[i] = 1;"), "multiple address spaces specified for type", 4},
    {"__global__ void vec_add(float* a) { }", "unknown type name '__global__'", 1},
    {"void f(flaot x) { }\n__kernel void vec_add(__global float* a) { a[0] = 1; }", "unknown type name 'flaot'", 1},
    {"#define N 4;\n__kernel void vec_add(__global float* a) { a[N] = 1; }", "unexpected ';' before ']'", 2},
    {"__kernel void vec_add(__global float* a)\n    a[0] = 1;", "expected function body after function declarator", 2},
    {"__kernel int vec_add(__global float* a) { return 1; }", "kernel must have void return type", 1},
    {"__kernel void vec_add(float* a, uint n) { a[0] = 1; }", "pointer arguments to kernel functions must reside in '__global', '__constant' or '__local' address space", 1},
    {"__kernel void vec_add(__global float* a, size_t n) { a[0] = n; }", "'size_t' (aka 'unsigned long') cannot be used as the type of a kernel parameter", 1},
    {"void f() { __local float t[4]; t[0] = 1; }\n__kernel void vec_add(__global float* a) { f(); a[0] = 1; }", "non-kernel function variable cannot be declared in local address space", 1},
    {"float t[4];\n__kernel void vec_add(__global float* a) { a[0] = t[0]; }", "program scope variable must reside in constant address space", 1},
    {"float f(float x) { x = 1; }\n__kernel void vec_add(__global const float* a, __global const float* b, __global float* out, const uint n) { out[0] = f(3); }", "non-void function does not return a value", 1},
};

} // namespace

class CompilerTextTest : public QObject {
    Q_OBJECT
private slots:
    void everyExplanationHasAnExample()
    {
        QSet<QString> said, used;
        for (const Example& example : examples) {
            const QString text = plainly({Severity::Error, 1, 1, example.message});
            QVERIFY2(text.endsWith(u'.'), example.message.c_str());
            QVERIFY2(!text.contains(QRegularExpression(QStringLiteral("%[0-9]"))), qPrintable(text));
            said.insert(text);
        }
        for (const QString& pattern : explainedMessages()) {
            const QRegularExpression expression(pattern);
            QVERIFY2(expression.isValid(), qPrintable(pattern));
            QVERIFY2(std::any_of(examples.begin(), examples.end(), [&](const Example& e) { return expression.match(QString::fromStdString(e.message)).hasMatch(); }),
                qPrintable(pattern));
        }
        QVERIFY(said.size() >= explainedMessages().size() - 2); // each its own, but for a name that is put in
        QVERIFY(plainly({Severity::Error, 1, 1, "something that nobody has seen before"}).isEmpty());
        QVERIFY(plainly({Severity::Error, 1, 1, ""}).isEmpty());
        QVERIFY(plainly({Severity::Error, 1, 1, "use of undeclared identifier '%1%2'"}).contains(QStringLiteral("%1%2")));
    }

    // What the real compiler says about each of these texts is what the table knows.
    void theRealCompilerSaysSo()
    {
        Engine engine;
        engine.client.start();
        const auto list = engine.list();
        QVERIFY(list);
        const auto isPocl = [](const Device& device) { return device.platform == "Portable Computing Language"; };
        const auto device = std::find_if(list->devices.begin(), list->devices.end(), isPocl);
        if (device == list->devices.end())
            QSKIP("PoCL is not installed");
        for (const Example& example : examples) {
            GradeTask task;
            task.kernel = "vec_add";
            task.file = "mine.cl";
            task.source = example.source;
            Grading grading = gradingOf(task);
            grading.plans.resize(1);
            const auto outcome = engine.run(requestFor(grading, device->id));
            QVERIFY(outcome);
            const std::vector<Diagnostic> all = messagesOf(*outcome);
            const auto found = std::find_if(all.begin(), all.end(), [&](const Diagnostic& d) { return !plainly(d).isEmpty() && d.line == example.line; });
            QVERIFY2(found != all.end(), (example.message + "\n" + toText(all)).c_str());
            for (const Diagnostic& diagnostic : all)
                QVERIFY2(diagnostic.message.find("_builtin") == std::string::npos && diagnostic.message.find("Spelling") == std::string::npos
                        && diagnostic.message.find("tempfile") == std::string::npos && diagnostic.message.find("_cl_") == std::string::npos,
                    diagnostic.message.c_str());
            if (std::none_of(all.begin(), all.end(), [&](const Diagnostic& d) { return d.message == example.message; }))
                qWarning() << "another version's words:" << example.message.c_str() << toText(all).c_str();
        }
    }

private:
    static std::vector<Diagnostic> messagesOf(const Outcome& outcome)
    {
        if (const auto* failure = std::get_if<Failure>(&outcome))
            return failure->diagnostics;
        const Measurement& first = std::get<Report>(outcome).measurements.front();
        return first.failure ? first.failure->diagnostics : first.diagnostics;
    }
    static std::string toText(const std::vector<Diagnostic>& all)
    {
        std::string text;
        for (const Diagnostic& diagnostic : all)
            text += std::to_string(diagnostic.line) + ": " + diagnostic.message + "\n";
        return text;
    }
};

QTEST_GUILESS_MAIN(CompilerTextTest)
#include "compilertext_test.moc"
