#pragma once

#include "app/rununtil.h"
#include "app/simulationsettings.h"

#include <QObject>
#include <QPointer>

class QMainWindow;

namespace zonewright {

class ActionSet;
class Document;
class EventsPanel;
class SafetyPanel;
class StatusLine;

/// The commands of the simulation: steps, runs, breakpoints, and what they are asked by. Says why a run stopped, and
/// whether the walk is proved to be safe.
class SimulationControl : public QObject
{
    Q_OBJECT

public:
    /// All outlive it; the docks of the window are there.
    struct Parts
    {
        QMainWindow& window;
        Document& document;
        const ActionSet& actions;
        StatusLine& status;
    };

    explicit SimulationControl(const Parts& parts);

private:
    void connectActions();
    void run(bool fast);
    void showPace();
    void showEnd();
    void toggleBreakpoint();
    void showProof();
    void openSettings();
    [[nodiscard]] RunUntil::Suggestion suggestion() const;

    Parts m_parts;
    RunUntil* m_question;
    EventsPanel* m_events;
    SafetyPanel* m_safety;
    QPointer<SimulationSettings> m_settings;
};

} // namespace zonewright
