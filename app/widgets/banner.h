// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What must be said once, or can be taken up, without a dialog in the way?

#include <QFrame>
#include <QStringList>

#include <functional>
#include <vector>

class QVBoxLayout;

namespace roundtrip {

struct BannerAction {
    QString text;
    std::function<void()> perform;
};

// One line for each notice, with its buttons; each can be closed alone.
class Banner : public QFrame {
    Q_OBJECT
public:
    explicit Banner(QWidget* parent = nullptr);
    void say(const QString& sentence, const std::vector<BannerAction>& actions = {}); // each sentence once
    // Again each time. One that cannot be closed has an action for it.
    void offer(const QString& sentence, const std::vector<BannerAction>& actions, bool closable = true);
    QString text() const; // of all that is shown

private:
    void remove(QWidget* notice);

    QVBoxLayout* m_column;
    QStringList m_said;
};

} // namespace roundtrip
