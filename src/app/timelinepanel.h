#pragma once

#include "views/timeline.h"

#include <optional>

class QMenu;

namespace zonewright {

class ActionSet;
class Document;
struct Change;

/// The time line of a window, in step with the walk that is looked at and the scheduled events. It travels, runs, and
/// moves and deletes events by itself; it asks for the editor of an event (eventActivated) and for a new one
/// (addEventWanted). Out of sight it costs nothing.
class TimelinePanel : public Timeline
{
    Q_OBJECT

public:
    /// Both outlive the panel.
    TimelinePanel(Document& document, const ActionSet& actions, QWidget* parent = nullptr);

Q_SIGNALS:
    /// `Add Event at Turn N…` was chosen.
    void addEventWanted(qint64 turn);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void takeTurn();
    void takeEvents();
    void speakTurn();
    void travelOn();
    void takeChange(const Change& change);
    void travel(qint64 turn);
    void runUntilTurn(qint64 turn);
    void runUntilEvent(qint64 id);
    void showMenu(QPoint place, qint64 turn, const QList<qint64>& events);
    void addEventCommands(QMenu& menu, qint64 id);
    [[nodiscard]] bool isProcessed(const ScheduledEvent& event) const;
    [[nodiscard]] QString titleOf(qint64 id) const;

    Document& m_document;
    const ActionSet& m_actions;
    qint64 m_shown = -1;            ///< the last turn that was shown and not only passed by
    std::optional<qint64> m_wanted; ///< asked for while another one was on its way
    bool m_eventsStale = true;
    bool m_ownSettings = false; ///< of the walk that is shown
};

} // namespace zonewright
