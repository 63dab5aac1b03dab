// SPDX-License-Identifier: GPL-3.0-or-later
#include "notebook/notebook.h"

#include "export/savefile.h"
#include "filelock.h"
#include "keptfile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace roundtrip {
namespace {

constexpr qint64 mostNotebookBytes = 64 << 20;

} // namespace

QString Notebook::pathBeside(const QString& profile)
{
    if (profile.isEmpty())
        return {};
    const QFileInfo info(profile);
    return info.dir().absoluteFilePath(info.completeBaseName() + QStringLiteral("-runs.json"));
}

Notebook::Notebook(QString path, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_notes(read().notes)
{
}

Notes Notebook::notes() const
{
    Notes there;
    std::copy_if(m_notes.begin(), m_notes.end(), std::back_inserter(there), [](const Note& note) { return !note.deleted; });
    return there;
}

const Note* Notebook::find(const QString& id) const { return const_cast<Notebook*>(this)->noteOf(id); }

Note* Notebook::noteOf(const QString& id)
{
    const auto found = std::find_if(m_notes.begin(), m_notes.end(), [&](const Note& note) { return note.id == id && !note.deleted; });
    return found == m_notes.end() ? nullptr : &*found;
}

void Notebook::add(const Run& run)
{
    if (run.plans.empty() || run.report.measurements.empty() || run.report.measurements.front().repetitions.empty())
        return;
    m_notes.push_back({QUuid::createUuid().toString(QUuid::WithoutBraces), 0, {}, false, false, trimmed(run)});
    keep(&m_notes.back());
}

void Notebook::rename(const QString& id, const QString& name)
{
    if (Note* note = noteOf(id)) {
        note->name = name.trimmed();
        keep(note);
    }
}

void Notebook::pin(const QString& id, bool pinned)
{
    if (Note* note = noteOf(id)) {
        note->pinned = pinned;
        keep(note);
    }
}

void Notebook::remove(const QString& id)
{
    if (Note* note = noteOf(id)) {
        note->deleted = true;
        note->run = {};
        keep(note);
    }
}

void Notebook::keep(Note* changedNote)
{
    changedNote->changedMs = std::max(changedNote->changedMs + 1, QDateTime::currentMSecsSinceEpoch());
    m_notes = bounded(merged({}, m_notes));
    write();
    emit changed();
}

Notebook::Read Notebook::read() const
{
    if (m_path.isEmpty() || !QFileInfo(m_path).isFile())
        return {};
    const auto content = contentOf(m_path, mostNotebookBytes);
    if (auto notes = content ? notesFromJson(*content) : std::nullopt)
        return {std::move(*notes), false};
    return {{}, setAside(m_path, "broken").isEmpty()};
}

void Notebook::write()
{
    m_trouble.clear();
    if (m_path.isEmpty())
        return;
    QDir().mkpath(QFileInfo(m_path).path());
    const FileLock lock(m_path + QStringLiteral(".lock"), keptFileWaitMs);
    if (lock.isTakenByAnother()) {
        m_trouble = tr("Another Roundtrip is writing the runs and does not end. They are kept for now, and written with the next one.");
        return;
    }
    const Read found = read();
    if (found.inTheWay) {
        m_trouble = tr("The runs that were kept cannot be read, and their file cannot be set aside. New ones are kept for this start only.");
        return;
    }
    m_notes = bounded(merged(found.notes, m_notes));
    if (const auto why = saveFile(m_path, toJson(m_notes)))
        m_trouble = why->text();
}

} // namespace roundtrip
