// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// How is one engine started, greeted, heard and ended? It lives once: a lost engine is replaced by another.

#include "protocol/frame.h"
#include "protocol/messages.h"

#include <QElapsedTimer>
#include <QObject>
#include <QProcess>
#include <QStringList>

namespace roundtrip {

class EngineProcess : public QObject {
    Q_OBJECT
public:
    // helloDeadlineMs 0: none, because a launcher may wait in a queue for hours.
    EngineProcess(const QStringList& command, int helloDeadlineMs, QObject* parent);
    ~EngineProcess() override; // waits until it is gone: at once as a rule, 6 s at most

    void start();
    void send(const Question& question);
    void lose(FailureCode code, const char* detail); // gives it up; lost() follows
    void retire(); // ends it in the background and deletes this

signals:
    void greeted(const QString& name);
    void answered(const roundtrip::Answer& answer);
    void lost(const roundtrip::Failure& failure); // once, never from within a call

private:
    void readAnswers();
    void readComplaints();
    bool take(const Answer& answer);
    void loseSoon();
    void loseBecause(Failure failure);
    void onError(QProcess::ProcessError error);
    void onFinished();
    void endSoftly();

    QProcess m_process;
    FrameReader m_reader;
    QByteArray m_complaints; // the last of its standard error
    int m_helloDeadlineMs;
    bool m_greeted = false;
    bool m_over = false;
    bool m_retiring = false;
    QElapsedTimer m_endingFor;
};

} // namespace roundtrip
