// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How do two processes tell where a message ends? A frame is four magic bytes, the payload's length
// (32 bits, little-endian) and the payload. Pure: bytes in, payloads out, no descriptor anywhere.

#include <QByteArray>

#include <cstdint>
#include <optional>

namespace roundtrip {

// Larger payloads are refused by both sides: a report with 10^6 spans takes 40 MB.
inline constexpr std::uint32_t largestPayloadBytes = 256u << 20;
inline constexpr std::size_t frameHeaderBytes = 8;

QByteArray frame(const QByteArray& payload);

// Collects bytes in pieces of any size. Once broken it stays broken: what follows garbage is garbage.
class FrameReader {
public:
    enum class Broken { No, BadMagic, TooLarge };

    explicit FrameReader(std::uint32_t largestBytes = largestPayloadBytes) : m_largestBytes(largestBytes) {}

    void append(const char* bytes, std::size_t count);
    void append(const QByteArray& bytes) { append(bytes.constData(), static_cast<std::size_t>(bytes.size())); }
    std::optional<QByteArray> next(); // the next whole payload
    Broken broken() const { return m_broken; }
    bool isMidway() const { return m_bytes.size() > m_read; } // bytes of an unfinished frame are waiting

private:
    QByteArray m_bytes;
    qsizetype m_read = 0;
    std::uint32_t m_largestBytes;
    Broken m_broken = Broken::No;
};

} // namespace roundtrip
