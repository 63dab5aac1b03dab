// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Are the answers of a report right? Found out beside the supervisor's loop, so that Stop is heard meanwhile.

#include "model/report.h"
#include "supervisor/descriptor.h"

#include <memory>
#include <vector>

namespace roundtrip {

class Judgement {
public:
    // results: of all plans, one after another. Dropping a Judgement leaves its work to end unheard.
    Judgement(std::vector<Plan> plans, Report report, Descriptor results);

    int whenReady() const; // becomes readable
    bool isReady() const;
    Report takeReport();

private:
    struct Shared;
    std::shared_ptr<Shared> m_shared;
};

} // namespace roundtrip
