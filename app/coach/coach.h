// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which rule speaks, and has it been said before?

#include "coach/advice.h"

#include <map>

namespace roundtrip {

using Said = std::map<Remark, std::vector<double>>; // with which numbers, the last time

// The first rule that holds and has something new to say; nothing where there is nothing worth saying.
std::optional<Advice> advise(const Facts& facts, const Said& said);

// One for all pages, for as long as the window is open.
class Coach {
public:
    void setOn(bool on) { m_on = on; }
    // Guesses add up over the session; a later answer to the same one replaces it.
    std::optional<Advice> hear(Facts facts);

private:
    bool m_on = true;
    Said m_said;
    std::vector<GuessFact> m_guesses;
};

} // namespace roundtrip
