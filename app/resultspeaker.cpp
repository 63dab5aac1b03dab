// SPDX-License-Identifier: GPL-3.0-or-later
#include "resultspeaker.h"

#include "spokentext.h"

namespace roundtrip {

ResultSpeaker::ResultSpeaker(const Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::activityChanged, this, &ResultSpeaker::listen);
}

void ResultSpeaker::listen()
{
    const std::optional<Activity> ended = m_session.activity() ? std::nullopt : m_activity;
    m_activity = m_session.activity();
    if (!ended)
        return;
    const QString sentence = spokenResult(m_session.state(ended->lesson).results, ended->kind, QLocale());
    if (!sentence.isEmpty())
        emit spoken(sentence);
}

} // namespace roundtrip
