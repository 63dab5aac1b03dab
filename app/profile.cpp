// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile.h"

#include "profileitems.h"

namespace roundtrip {

Profile broughtTogether(const Profile& here, const Profile& brought)
{
    Items items;
    for (const auto& [key, value] : valuesOf(here))
        items[key] = {value, 0};
    for (const auto& [key, value] : valuesOf(brought))
        if (key.startsWith(QLatin1String("lessons/")) || key == QLatin1String("name") || key == QLatin1String("id"))
            items[key] = {value, 1};
    return profileOf(items);
}

} // namespace roundtrip
