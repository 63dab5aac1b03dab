// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How does a value travel and lie in a file? One form for the wire, the saved run, the export and the fixture:
// a CBOR map of field names; JSON is the same map for people.

#include "model/request.h"
#include "model/verdict.h"

#include <QByteArray>
#include <QCborValue>
#include <QJsonObject>

#include <optional>

namespace roundtrip {

QCborValue toCbor(const Run& run);
std::optional<Run> runFromCbor(const QCborValue& value);

// JSON for people and scripts. Spans are written out as objects; a time that is not given is null; every number
// is finite. `schema` stands in the first line. 64-bit integers above 2^53 are exact.
QByteArray toJson(const Run& run);
std::optional<Run> runFromJson(const QByteArray& json);
QJsonObject toJsonObject(const Run& run); // the same, to stand inside another file
std::optional<Run> runFromJson(const QJsonObject& object);
QByteArray toJson(const DeviceList& list);
QByteArray toJson(const Failure& failure);
QByteArray toJson(const Verdict& verdict);

// Names of enumerators as they stand in files and on the command line: "round-trip", "cpu", "timed-out".
const char* nameOf(DeviceKind);
const char* nameOf(ElementType);
const char* nameOf(Strategy);
const char* nameOf(OperationKind);
const char* nameOf(Severity);
const char* nameOf(FailureCode);
const char* nameOf(Stage);
const char* nameOf(VerdictKind);
const char* nameOf(Mistake);
std::optional<ElementType> elementTypeNamed(const QByteArray& name);
std::optional<Strategy> strategyNamed(const QByteArray& name);

} // namespace roundtrip
