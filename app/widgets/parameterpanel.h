// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What may be chosen before a run, what forbids it, and the button that runs or stops it.

#include "model/request.h"
#include "model/validate.h"

#include <QFrame>
#include <QStringList>

#include <map>
#include <optional>

class QComboBox;
class QProgressBar;
class QPushButton;

namespace roundtrip {

class FlowLayout;
class NumberControl;
class ProblemList;
class Segments;

// How far the controls reach on this device.
struct PanelLimits {
    std::uint64_t mostElements = 1u << 26, mostBlock = 1024, automaticGrid = 1;

    bool operator==(const PanelLimits&) const = default;
};

class ParameterPanel : public QFrame {
    Q_OBJECT
public:
    // controls: names of settings, in order; runText: "▶ Run", "▶ Run checks".
    ParameterPanel(const QStringList& controls, const QString& runText, QWidget* parent = nullptr);
    void addControl(const QString& name, QWidget* control);
    // By setting: what a control is called instead. The others get their own name back.
    void setNames(const std::map<QString, QString>& names);

    void show(const Settings& settings, const PanelLimits& limits, const std::vector<Problem>& problems);
    // canRun: there is a device; progress: while something runs.
    void setRunning(bool canRun, bool running, const Progress& progress);

signals:
    void settingsChosen(const roundtrip::Settings& settings);
    void runWanted();
    void stopWanted();

private:
    void add(const QString& setting);
    NumberControl* addNumber(const QString& setting, const QString& name);
    void keepRunLast(QWidget* control);
    void addChoice(const QString& setting, const QString& name, const QStringList& texts);
    void choose(const QString& setting, std::uint64_t value);

    QString m_runText;
    Settings m_settings;
    std::uint64_t m_automaticGrid = 1;
    bool m_running = false, m_forbidden = false, m_canRun = false;
    FlowLayout* m_flow;
    std::map<QString, NumberControl*> m_numbers;
    std::map<QString, QString> m_ownNames; // of the numbers
    std::map<QString, QComboBox*> m_choices;
    Segments* m_strategy = nullptr;
    ProblemList* m_problems;
    QPushButton* m_run;
    QProgressBar* m_progress;
};

} // namespace roundtrip
