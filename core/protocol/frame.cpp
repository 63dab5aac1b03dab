// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/frame.h"

#include <QtEndian>

namespace roundtrip {
namespace {

constexpr char magic[4] = {'R', 'T', 'f', '1'};

} // namespace

QByteArray frame(const QByteArray& payload)
{
    QByteArray bytes(static_cast<qsizetype>(frameHeaderBytes), Qt::Uninitialized);
    std::memcpy(bytes.data(), magic, sizeof magic);
    qToLittleEndian<quint32>(static_cast<quint32>(payload.size()), bytes.data() + sizeof magic);
    return bytes + payload;
}

void FrameReader::append(const char* bytes, std::size_t count)
{
    if (m_broken == Broken::No)
        m_bytes.append(bytes, static_cast<qsizetype>(count));
}

std::optional<QByteArray> FrameReader::next()
{
    const qsizetype waiting = m_bytes.size() - m_read;
    const char* at = m_bytes.constData() + m_read;
    if (m_broken != Broken::No || waiting == 0)
        return {};
    if (std::memcmp(at, magic, static_cast<std::size_t>(std::min<qsizetype>(waiting, sizeof magic))) != 0) {
        m_broken = Broken::BadMagic;
        return {};
    }
    if (waiting < static_cast<qsizetype>(frameHeaderBytes))
        return {};
    const quint32 size = qFromLittleEndian<quint32>(at + sizeof magic);
    if (size > m_largestBytes) {
        m_broken = Broken::TooLarge;
        return {};
    }
    if (waiting - static_cast<qsizetype>(frameHeaderBytes) < static_cast<qsizetype>(size))
        return {};
    const QByteArray payload(at + frameHeaderBytes, static_cast<qsizetype>(size));
    m_read += static_cast<qsizetype>(frameHeaderBytes + size);
    if (m_read == m_bytes.size() || m_read > (1 << 20)) { // not after every frame: removing moves the rest
        m_bytes.remove(0, m_read);
        m_read = 0;
    }
    return payload;
}

} // namespace roundtrip
