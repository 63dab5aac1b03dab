// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Who says what to whom? Client → supervisor → worker, and the answers back. One payload is one message.

#include "model/request.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace roundtrip {

inline constexpr std::uint32_t protocolVersion = 2;

// Client → supervisor, and supervisor → worker (there without Hello and Stop; Stop is a kill).
struct HelloRequest { std::uint32_t version = protocolVersion; bool operator==(const HelloRequest&) const = default; };
struct ListRequest { bool again = false; bool operator==(const ListRequest&) const = default; }; // again: search anew
struct DescribeRequest {
    std::uint64_t ticket = 0;
    std::string deviceId;
    Program program;
    bool operator==(const DescribeRequest&) const = default;
};
struct RunRequest {
    std::uint64_t ticket = 0;
    Request request;
    bool operator==(const RunRequest&) const = default;
};
struct StopRequest { std::uint64_t ticket = 0; bool operator==(const StopRequest&) const = default; };

using Question = std::variant<HelloRequest, ListRequest, DescribeRequest, RunRequest, StopRequest>;

// Supervisor → client, and worker → supervisor.
struct Hello {
    std::uint32_t version = protocolVersion;
    std::string program; // "roundtrip-engine 0.1.0"
    std::int64_t pid = 0;
    bool operator==(const Hello&) const = default;
};
struct ListAnswer { DeviceList list; bool operator==(const ListAnswer&) const = default; };
struct DescribeAnswer {
    std::uint64_t ticket = 0;
    std::variant<KernelLimits, Failure> limits;
    bool operator==(const DescribeAnswer&) const = default;
};
struct ProgressNote {
    std::uint64_t ticket = 0;
    Progress progress;
    bool operator==(const ProgressNote&) const = default;
};
// The last word about a ticket; exactly one for each.
struct OutcomeAnswer {
    std::uint64_t ticket = 0;
    Outcome outcome;
    bool operator==(const OutcomeAnswer&) const = default;
};
struct Refusal { std::string reason; bool operator==(const Refusal&) const = default; }; // wrong version, not a message

using Answer = std::variant<Hello, ListAnswer, DescribeAnswer, ProgressNote, OutcomeAnswer, Refusal>;

QByteArray encode(const Question& question); // a payload, without its frame
QByteArray encode(const Answer& answer);
// Nothing when the payload is not such a message: truncated, wrong types, unknown names, absurd sizes.
std::optional<Question> decodeQuestion(const QByteArray& payload);
std::optional<Answer> decodeAnswer(const QByteArray& payload);

} // namespace roundtrip
