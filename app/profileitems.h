// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a profile lie in its file, so that two windows that both change it lose nothing?
//
// As items: one value for every single thing, such as "lessons/4-move-data/guesses/copy-share", with the time when it
// was last changed. The newer one of two wins; a set has one item for every member, so that two sets unite. What was
// taken away stays as an item without value, or the other window would bring it back.

#include "profile.h"

#include <QJsonValue>

#include <variant>

namespace roundtrip {

using Values = std::map<QString, QJsonValue>;

struct Item {
    QJsonValue value; // null: taken away
    qint64 at = 0;    // milliseconds since 1970, UTC

    bool operator==(const Item&) const = default;
};
using Items = std::map<QString, Item>;

Values valuesOf(const Profile& profile);
Profile profileOf(const Items& items); // what is unknown or of another type is left out

Items merged(const Items& one, const Items& other);
// What was changed between two states of this program, as of `now`, or just after the item that it replaces where that
// is newer: another machine's clock may be ahead.
void stampChanges(Items& items, const Values& before, const Values& after, qint64 now);

enum class Unreadable { Broken, Newer };
QByteArray toJson(const Items& items);
std::variant<Items, Unreadable> itemsFromJson(const QByteArray& json);

} // namespace roundtrip
