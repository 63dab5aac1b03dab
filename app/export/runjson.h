// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a finished run lie in a JSON file, so that a script needs no statistics of its own?

#include "model/request.h"

#include <QByteArray>
#include <QJsonValue>

namespace roundtrip {

// protocol/codec's form, with the name of the file that was compiled as settings.kernel, and in each measurement a
// "summary" that readers of runs pass over. README.md beside this file explains it.
// modelled: of a device that was not measured (modelledtext.h), as "modelled" beside "report"; null: left out.
QByteArray exportedJson(const Run& run, const QJsonValue& modelled = {});

} // namespace roundtrip
