// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor/judgement.h"

#include "grader/grader.h"
#include "model/layout.h"
#include "supervisor/results.h"

#include <sys/eventfd.h>

#include <atomic>
#include <thread>

namespace roundtrip {

struct Judgement::Shared {
    std::vector<Plan> plans;
    Report report;
    Descriptor results;
    Descriptor event;
    std::atomic<bool> ready = false;

    void work();
};

void Judgement::Shared::work()
{
    const BlackBox box = readBox(results.number(), plans);
    std::uint64_t base = 0;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        Measurement& measurement = report.measurements[i];
        measurement.check.reset();
        if (!measurement.failure) {
            Check check = judge(plans[i], [this, base](std::uint64_t offset, void* into, std::uint64_t bytes) {
                return readResults(results.number(), base + offset, into, bytes);
            });
            const std::vector<GuardHit> touched = hitsIn(box, plans, static_cast<std::uint32_t>(i));
            check.outside.insert(check.outside.begin(), touched.begin(), touched.end());
            if (plans[i].check || !check.passed())
                measurement.check = std::move(check);
        }
        base += resultLayout(plans[i]).totalBytes;
    }
    ready.store(true, std::memory_order_release);
    ::eventfd_write(event.number(), 1);
}

Judgement::Judgement(std::vector<Plan> plans, Report report, Descriptor results)
    : m_shared(std::make_shared<Shared>(std::move(plans), std::move(report), std::move(results),
                                        lifted(Descriptor(::eventfd(0, EFD_CLOEXEC)).number())))
{
    // Starting a thread takes longer than judging a little.
    if (resultBytes(m_shared->plans) <= 4u << 20)
        m_shared->work();
    else
        std::thread([shared = m_shared] { shared->work(); }).detach();
}

int Judgement::whenReady() const { return m_shared->event.number(); }
bool Judgement::isReady() const { return m_shared->ready.load(std::memory_order_acquire); }
Report Judgement::takeReport() { return std::move(m_shared->report); }

} // namespace roundtrip
