// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What does a word of the course mean, what do others call it, and in whose words does the learner read?

#include "lesson/terms.h"

namespace roundtrip {

// Rich text for a small window.
QString termText(const Terms& terms, const Term& term);

// "CUDA"; "Lesson words" for "", which is how the course speaks by itself.
QString dialectTitle(const QString& dialect);

// What has to be said under a block of code; nothing under the OpenCL that was asked for, because that is what runs.
QString codeNote(const QString& shown, const QString& wanted, const Terms& terms);

// What the dialect calls the controls; empty where it has no other word than the window.
std::map<QString, QString> controlNames(const Terms& terms, const QString& dialect);

} // namespace roundtrip
