// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Which runs were made before, also in other windows and at earlier starts?

#include "notebook/note.h"

#include <QObject>

namespace roundtrip {

// A file beside the profile. Every change is merged with what others have written meanwhile, and written whole or not
// at all; a file that cannot be read is set aside with its date.
class Notebook : public QObject {
    Q_OBJECT
public:
    explicit Notebook(QString path, QObject* parent = nullptr); // empty: kept for this start alone
    static QString pathBeside(const QString& profile);

    Notes notes() const; // without the deleted ones
    const Note* find(const QString& id) const;

    void add(const Run& run);
    void rename(const QString& id, const QString& name);
    void pin(const QString& id, bool pinned);
    void remove(const QString& id);
    QString trouble() const { return m_trouble; } // why the last change was not written; empty: it was

signals:
    void changed();

private:
    struct Read {
        Notes notes;
        bool inTheWay = false; // a file that could neither be read nor set aside
    };

    Note* noteOf(const QString& id);
    void keep(Note* changedNote); // stamps it
    void write();
    Read read() const;

    QString m_path, m_trouble;
    Notes m_notes;
};

} // namespace roundtrip
