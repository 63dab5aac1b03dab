// SPDX-License-Identifier: GPL-3.0-or-later
#include "grader/grader.h"
#include "model/data.h"
#include "model/layout.h"
#include "plan/experiments.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace roundtrip;

namespace {

Settings with(const char* kernel, std::uint64_t elements, ElementType type = ElementType::Float)
{
    Settings settings;
    settings.kernel = kernel;
    settings.elements = elements;
    settings.block = 64;
    settings.type = type;
    settings.strategy = Strategy::KeepOnDevice;
    return settings;
}

// The results as a right kernel leaves them, to be spoilt by hand. The arithmetic is a second one, element by element.
class Results {
public:
    explicit Results(const Settings& settings) : Results(planFor(settings, {})) {}
    explicit Results(Plan made) : plan(std::move(made)), layout(resultLayout(plan)), bytes(layout.totalBytes, untouchedByte)
    {
        const CheckSpec& check = *plan.check;
        for (const std::uint32_t input : check.inputs)
            if (!plan.buffers[input].hostOnly)
                fillArray(device(input), plan.buffers[input].fill, plan.buffers[input].type, 0, plan.buffers[input].length);
        switch (type()) {
        case ElementType::Float: answer<float>(); break;
        case ElementType::Double: answer<double>(); break;
        case ElementType::Int:
        case ElementType::UInt: answer<std::uint32_t>(); break;
        }
    }

    ElementType type() const { return plan.buffers[plan.check->output].type; }
    unsigned char* device(std::uint32_t buffer) // its data; the guard zone lies in front
    {
        return bytes.data() + layout.devices[buffer].offset + layoutOf(plan.buffers[buffer]).frontBytes;
    }
    template <class T> T* output() { return reinterpret_cast<T*>(bytes.data() + layout.output.offset); }
    Check judged() const
    {
        return judge(plan, [this](std::uint64_t offset, void* into, std::uint64_t count) -> std::uint64_t {
            if (offset >= bytes.size())
                return 0;
            count = std::min<std::uint64_t>(count, bytes.size() - offset);
            std::memcpy(into, bytes.data() + offset, count);
            return count;
        });
    }

    Plan plan;
    ResultLayout layout;
    std::vector<unsigned char> bytes;

private:
    template <class T> void answer()
    {
        const CheckSpec& check = *plan.check;
        const auto in = [&](std::size_t which, std::uint64_t i) {
            return static_cast<T>(valueAt(plan.buffers[check.inputs[which]].fill, type(), i));
        };
        const auto side = static_cast<std::uint64_t>(std::lround(std::sqrt(static_cast<double>(check.count))));
        if (check.reference == "matmul")
            return product<T>(side, in);
        const std::uint64_t n = plan.buffers[check.inputs.empty() ? 0 : check.inputs.front()].length;
        if (check.reference == "histogram") {
            std::fill_n(output<T>(), check.count, T{0});
            for (std::uint64_t i = 0; i < n; ++i)
                output<T>()[static_cast<std::uint64_t>(in(0, i)) % check.count] += 1;
            return;
        }
        if (check.reference == "block_sums") {
            for (std::uint64_t k = 0; k < check.count; ++k) {
                T sum = 0; // backwards, one by one: another order than any block's
                for (std::uint64_t i = (k + 1) * check.block; i-- > k * check.block;)
                    sum += i < n ? in(0, i) : T{0};
                output<T>()[k] = sum;
            }
            return;
        }
        for (std::uint64_t i = 0; i < check.count; ++i) {
            if (check.reference == "block_order") {
                output<std::uint32_t>()[i] = static_cast<std::uint32_t>(check.count - 1 - i); // the last block ran first
                continue;
            }
            if (check.reference == "reverse") {
                const std::uint64_t first = i / check.block * check.block, end = std::min(first + check.block, check.count);
                output<T>()[i] = in(0, end - 1 - (i - first));
                continue;
            }
            T value = in(0, i);
            for (std::uint32_t k = 0; k < check.chain; ++k) {
                if (check.reference == "vec_add")
                    value = value + in(1, i);
                else if (check.reference == "scale")
                    value = 3 * value;
                else if constexpr (std::is_floating_point_v<T>)
                    value = std::fma(T{2.5}, value, in(1, i)); // as a device may
                else
                    value = 2 * value + in(1, i);
            }
            output<T>()[i] = value;
        }
    }

    template <class T, class In> void product(std::uint64_t side, In in)
    {
        std::vector<T> left(side * side), right(side * side), sums(side * side);
        for (std::uint64_t i = 0; i < side * side; ++i) {
            left[i] = in(0, i);
            right[i] = in(1, i);
        }
        for (std::uint32_t k = 0; k < plan.check->chain; ++k, left = sums)
            for (std::uint64_t i = 0; i < side * side; ++i) {
                T sum = 0;
                for (std::uint64_t j = 0; j < side; ++j)
                    sum += left[i / side * side + j] * right[j * side + i % side];
                sums[i] = sum;
            }
        std::copy(left.begin(), left.end(), output<T>());
    }
};

float nextAfter(float value, int steps)
{
    for (; steps > 0; --steps)
        value = std::nextafter(value, std::numeric_limits<float>::infinity());
    return value;
}

} // namespace

class GraderTest : public QObject {
    Q_OBJECT
private slots:
    void rightAnswersPass()
    {
        for (const char* kernel : {"vec_add", "vec_add_float4", "scale", "saxpy", "matmul", "reverse", "histogram", "block_sums", "block_order"})
            for (const ElementType type : {ElementType::Float, ElementType::Double, ElementType::Int, ElementType::UInt})
                for (const std::uint64_t n : {1u, 2u, 3u, 63u, 64u, 65u, 1000u, 8191u, 8192u, 8193u, 20000u})
                    for (const std::uint32_t chain : {1u, 2u, 5u}) {
                        Settings settings = with(kernel, n, type);
                        settings.chain = chain;
                        settings.seed = n + chain;
                        const Results results(settings);
                        const Check check = results.judged();
                        QVERIFY2(check.passed(), qPrintable(QString("%1 %2 %3").arg(kernel).arg(n).arg(chain)));
                        if (n < 20000) // a larger product is sampled
                            QCOMPARE(check.compared, results.plan.check->count);
                        QCOMPARE(check.untouched, std::uint64_t{0});
                        QVERIFY(check.first.empty());
                        QCOMPARE(check.reference, results.plan.check->reference);
                    }
    }

    void nothingToCompareIsRight()
    {
        for (const char* kernel : {"vec_add", "matmul", "block_order"}) {
            const Check check = Results(with(kernel, 0)).judged();
            QVERIFY(check.passed());
            QCOMPARE(check.compared, std::uint64_t{0});
        }
    }

    void oneWrongElementIsNamed()
    {
        for (const std::uint64_t at : {0u, 1u, 8191u, 8192u, 19999u}) {
            Results results(with("vec_add", 20000));
            const float right = results.output<float>()[at];
            results.output<float>()[at] = nextAfter(right, 1); // an addition has one right result
            const Check check = results.judged();
            QCOMPARE(check.mismatches, std::uint64_t{1});
            QCOMPARE(check.untouched, std::uint64_t{0});
            QCOMPARE(check.first, (std::vector<Mismatch>{{at, nextAfter(right, 1), right}}));
            QVERIFY(!check.passed());
        }
    }

    void blocksWithoutElementsHaveTheSumZero()
    {
        Settings settings = with("block_sums", 100);
        settings.grid = 5; // two would do
        Results results(settings);
        QCOMPARE(results.judged().compared, std::uint64_t{5});
        QVERIFY(results.judged().passed());
        results.output<float>()[4] = 1;
        QCOMPARE(results.judged().mismatches, std::uint64_t{1});
        QCOMPARE(results.judged().first.at(0).index, std::uint64_t{4});
    }

    void aShorterLastBlockIsTurnedRoundWithinItself()
    {
        Results results(with("reverse", 100));
        QVERIFY(results.judged().passed());
        std::swap(results.output<float>()[64], results.output<float>()[99]);
        QCOMPARE(results.judged().mismatches, std::uint64_t{2});
    }

    void wrongAnswersAreLikened()
    {
        Plan plan = planFor(with("vec_add", 20000), {});
        plan.buffers[2].fill = {Fill::Kind::Random, 99};
        const auto liken = [&](const std::function<float(std::uint64_t)>& value) {
            Results results(plan);
            for (std::uint64_t i = 0; i < 20000; ++i)
                results.output<float>()[i] = value(i);
            return results.judged();
        };
        const auto at = [&](std::size_t buffer, std::uint64_t i) { return static_cast<float>(valueAt(plan.buffers[buffer].fill, ElementType::Float, i)); };
        QCOMPARE(liken([](std::uint64_t) { return 3.0f; }).likeness, Likeness::Constant);
        QCOMPARE(liken([](std::uint64_t) { return NAN; }).likeness, Likeness::Constant);
        const Check copy = liken([&](std::uint64_t i) { return at(1, i); });
        QCOMPARE(copy.likeness, Likeness::Copy);
        QCOMPARE(copy.copied, std::string("b"));
        QCOMPARE(liken([&](std::uint64_t i) { return at(0, i) + at(1, i) + at(2, i); }).likeness, Likeness::OldContent);
        const Check left = liken([&](std::uint64_t i) { return at(2, i); }); // random, and still known for what lay there
        QCOMPARE(left.untouched, std::uint64_t{20000});
        QCOMPARE(liken([&](std::uint64_t i) { return i < 9000 ? at(0, i) + at(1, i) : 3.0f; }).likeness, Likeness::None);
        QCOMPARE(liken([&](std::uint64_t i) { return at(0, i) + at(1, i); }).likeness, Likeness::None);
    }

    void onlyTheFirstSixteenAreListed()
    {
        Results results(with("vec_add", 20000));
        std::memset(results.output<float>(), 0, 20000 * sizeof(float));
        const Check check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{20000});
        QCOMPARE(check.first.size(), std::size_t{16});
        QCOMPARE(check.first.back().index, std::uint64_t{15});
    }

    void untouchedElementsAreCounted()
    {
        for (const ElementType type : {ElementType::Float, ElementType::Double, ElementType::Int}) {
            Results results(with("vec_add", 1000, type));
            std::memset(results.bytes.data() + results.layout.output.offset + 960 * sizeBytes(type), untouchedByte, 40 * sizeBytes(type));
            const Check check = results.judged();
            QCOMPARE(check.mismatches, std::uint64_t{40});
            QCOMPARE(check.untouched, std::uint64_t{40});
            QCOMPARE(check.first.front().index, std::uint64_t{960});
        }
    }

    void theToleranceIsOneOfRounding()
    {
        Results results(with("saxpy", 100));
        const float right = results.output<float>()[7];
        results.output<float>()[7] = nextAfter(right, 1);
        QVERIFY(results.judged().passed());
        QCOMPARE(results.judged().toleranceUlps, 2u);
        results.output<float>()[7] = nextAfter(right, 5);
        QCOMPARE(results.judged().mismatches, std::uint64_t{1});
    }

    void notANumberIsNeverRight()
    {
        for (const char* kernel : {"vec_add", "saxpy"})
            for (const float wrong : {std::numeric_limits<float>::quiet_NaN(), -std::numeric_limits<float>::quiet_NaN(),
                                      std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()}) {
                Results results(with(kernel, 100));
                results.output<float>()[99] = wrong;
                QCOMPARE(results.judged().mismatches, std::uint64_t{1});
            }
    }

    void expectedInfinitiesAreRight()
    {
        Settings settings = with("scale", 100);
        settings.chain = 64;
        Results results(settings); // 3^64 is still a float
        QVERIFY(results.judged().passed());
        results.plan.check->chain = 100; // 3^100 is not
        results.plan.operations.resize(100);
        std::fill_n(results.output<float>(), 100, std::numeric_limits<float>::infinity());
        QVERIFY(results.judged().passed());
        results.output<float>()[5] = -std::numeric_limits<float>::infinity();
        results.output<float>()[6] = std::numeric_limits<float>::quiet_NaN();
        QCOMPARE(results.judged().mismatches, std::uint64_t{2});
    }

    void bothZerosAreEqual()
    {
        Results results(with("vec_add", 10));
        for (Buffer& buffer : results.plan.buffers)
            buffer.fill = {Fill::Kind::Zero, 0};
        std::memset(results.device(0), 0, 40);
        std::memset(results.device(1), 0, 40);
        std::fill_n(results.output<float>(), 10, -0.0f);
        QVERIFY(results.judged().passed());
    }

    void writesAroundABufferAreFound_data()
    {
        QTest::addColumn<int>("buffer");
        QTest::addColumn<qint64>("from");
        QTest::addColumn<qint64>("to");
        QTest::newRow("one behind") << 2 << qint64{1000} << qint64{1000};
        QTest::newRow("spare threads") << 2 << qint64{1000} << qint64{1023};
        QTest::newRow("one in front") << 2 << qint64{-1} << qint64{-1};
        QTest::newRow("first of the zone") << 2 << qint64{-1024} << qint64{-1020};
        QTest::newRow("behind an input") << 0 << qint64{1010} << qint64{1012};
        QTest::newRow("last of the zone") << 1 << qint64{2023} << qint64{2023};
    }
    void writesAroundABufferAreFound()
    {
        QFETCH(int, buffer);
        QFETCH(qint64, from);
        QFETCH(qint64, to);
        Results results(with("vec_add", 1000));
        auto* data = reinterpret_cast<float*>(results.device(static_cast<std::uint32_t>(buffer)));
        for (qint64 i = from; i <= to; ++i)
            data[i] = 1.5f;
        const Check check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{0});
        QVERIFY(!check.passed());
        const std::string name = results.plan.buffers[static_cast<std::size_t>(buffer)].name;
        QCOMPARE(check.outside, (std::vector<GuardHit>{{name, from, to, static_cast<std::uint64_t>(to - from + 1), 1000}}));
    }

    void bothSidesAndGapsAreCounted()
    {
        Results results(with("vec_add", 1000, ElementType::Double));
        auto* data = reinterpret_cast<double*>(results.device(2));
        data[-3] = data[-1] = data[1000] = data[1005] = 0;
        results.device(2)[8 * 1010 + 7] = 0; // a single byte
        const std::vector<GuardHit> expected{{"out", -3, -1, 2, 1000}, {"out", 1000, 1010, 3, 1000}};
        QCOMPARE(results.judged().outside, expected);
    }

    void changedInputsAreNamed()
    {
        for (const char* kernel : {"vec_add", "matmul"}) {
            Results results(with(kernel, 10000));
            reinterpret_cast<float*>(results.device(1))[9999] += 1;
            const Check check = results.judged();
            QCOMPARE(check.changedInputs, std::vector<std::string>{"b"});
            QCOMPARE(check.mismatches, std::uint64_t{0});
            QVERIFY(!check.passed());
        }
    }

    void inputsThatWereNotUploadedMayBeAnything()
    {
        Results results(with("vec_add", 1000));
        std::memset(results.device(0), 0, 4000);
        std::erase_if(results.plan.operations, [](const Operation& o) { return o.label == "upload a"; });
        QVERIFY(results.judged().passed());
    }

    void hostLoopsHaveNoDevice()
    {
        const Results results(hostLoopPlan(with("vec_add", 1000), 1));
        QVERIFY(results.judged().passed());
    }

    void shortReadsNeverPass()
    {
        Results results(with("vec_add", 1000));
        results.bytes.resize(results.layout.output.offset + 400);
        Check check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{900});
        QCOMPARE(check.untouched, std::uint64_t{900});
        results.bytes.clear();
        check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{1000});
        QCOMPARE(check.changedInputs, (std::vector<std::string>{"a", "b"}));
        QVERIFY(check.outside.empty());
    }

    void readingInSmallPiecesIsTheSame()
    {
        Results results(with("vec_add", 1000));
        results.output<float>()[500] = 0;
        const Check check = judge(results.plan, [&](std::uint64_t offset, void* into, std::uint64_t count) -> std::uint64_t {
            count = std::min<std::uint64_t>({count, 7, results.bytes.size() - offset});
            std::memcpy(into, results.bytes.data() + offset, count);
            return count;
        });
        QCOMPARE(check, results.judged());
        QCOMPARE(check.mismatches, std::uint64_t{1});
    }

    void aReaderThatLiesIsNotBelieved()
    {
        const Results results(with("vec_add", 1000));
        const Check check = judge(results.plan, [](std::uint64_t, void*, std::uint64_t) { return std::numeric_limits<std::uint64_t>::max(); });
        QVERIFY(!check.passed());
    }

    void ticketsAreAPermutation()
    {
        Results results(with("block_order", 64 * 1000));
        auto* order = results.output<std::uint32_t>();
        QVERIFY(results.judged().passed());
        order[10] = order[20]; // 989 is missing now
        order[30] = 5000;      // and 969
        const Check check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{2});
        QCOMPARE(check.first, (std::vector<Mismatch>{{20, 979, 969}, {30, 5000, 989}}));
    }

    void aLargeProductIsSampled()
    {
        Settings settings = with("matmul", 300 * 300);
        Results results(settings);
        QVERIFY(results.judged().passed());
        QVERIFY(results.judged().compared < 300 * 300);
        QVERIFY(results.judged().compared >= 4 * 300);
        float* out = results.output<float>();
        out[0] *= 1.01f; // rows at the edges are always in
        out[300 * 300 - 1] *= 1.01f;
        QCOMPARE(results.judged().mismatches, std::uint64_t{2});
        Results halfDone(settings);
        std::memset(halfDone.output<float>() + 150 * 300, untouchedByte, 150 * 300 * sizeof(float));
        const Check check = halfDone.judged();
        QCOMPARE(check.untouched, std::uint64_t{150 * 300});
        QCOMPARE(check.first.front().index, std::uint64_t{150 * 300});
        Results oneMissing(settings);
        std::memset(oneMissing.output<float>() + 77 * 300 + 5, untouchedByte, sizeof(float));
        QCOMPARE(oneMissing.judged().mismatches, std::uint64_t{1});
        QCOMPARE(oneMissing.judged().first.front().index, std::uint64_t{77 * 300 + 5});
    }

    void oneTermLeftOutIsFound()
    {
        Results results(with("matmul", 1024 * 64)); // 256 × 256
        const Plan& plan = results.plan;
        const double term = valueAt(plan.buffers[0].fill, ElementType::Float, 3) * valueAt(plan.buffers[1].fill, ElementType::Float, 3 * 256 + 9);
        results.output<float>()[9] -= static_cast<float>(term);
        QCOMPARE(results.judged().mismatches, std::uint64_t{1});
    }

    void whatCannotBeJudgedNeverPasses()
    {
        const Results right(with("vec_add", 1000));
        const auto spoilt = [&](auto change) {
            Results results = right;
            change(results.plan);
            return results.judged();
        };
        const Check checks[] = {
            spoilt([](Plan& p) { p.check->reference = "no such reference"; }),
            spoilt([](Plan& p) { p.check->reference = "matmul"; }), // 1000 is no square
            spoilt([](Plan& p) { p.check->reference = "block_order"; }),
            spoilt([](Plan& p) { p.check->inputs.clear(); }),
            spoilt([](Plan& p) { p.check->inputs.push_back(0); }),
            spoilt([](Plan& p) { p.check->inputs[1] = 77; }),
            spoilt([](Plan& p) { p.check->output = 77; }),
            spoilt([](Plan& p) { p.check->count = 1001; }),
            spoilt([](Plan& p) { p.check->chain = 0; }),
            spoilt([](Plan& p) { p.check->chain = 4294967295u; }),
            spoilt([](Plan& p) { p.buffers[1].type = ElementType::Int; }),
            spoilt([](Plan& p) { p.buffers[1].length = std::numeric_limits<std::uint64_t>::max(); }),
            spoilt([](Plan& p) { p.buffers[1].spareLength = std::numeric_limits<std::uint64_t>::max(); }),
        };
        for (const Check& check : checks) {
            QVERIFY(!check.passed());
            QCOMPARE(check.compared, std::uint64_t{0});
        }
    }

    void withoutACheckOnlyTheSurroundingsCount()
    {
        Results results(with("vec_add", 1000));
        reinterpret_cast<float*>(results.device(2))[1000] = 1;
        results.plan.check.reset();
        const Check check = results.judged();
        QCOMPARE(check.mismatches, std::uint64_t{0});
        QCOMPARE(check.outside.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(GraderTest)
#include "grader_test.moc"
