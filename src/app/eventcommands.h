#pragma once

#include "core/events/breakpoint.h"

#include <QObject>

#include <cstdint>
#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace zonewright {

class ActionSet;
class Document;
class EventForm;
class EventsTable;
class Maps;

/// What a designer does with the rows of the events' table: each command acts on those that are shown and selected when
/// it is given, and is only there for rows that it can do something with.
class EventCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it.
    struct Parts
    {
        Document& document;
        Maps& maps;
        const ActionSet& actions;
        EventsTable& table;
        EventForm& form;
    };

    explicit EventCommands(const Parts& parts);

    [[nodiscard]] QAction* duplicateAction() const { return m_duplicate; }

    [[nodiscard]] QAction* deleteAction() const { return m_delete; }

    [[nodiscard]] QAction* runUntilAction() const { return m_runUntil; }

    /// All of them, for the rows.
    void fillMenu(QMenu& menu) const;

    /// Schedules an announcement at the shown turn + 10, or the next turn after it that no event has, in the selected
    /// zone, else the player's.
    void addEvent();

    /// The same at a turn.
    void addEventAt(std::int64_t turn);

    /// A breakpoint before every selected row, or none, when each has its own.
    void toggleBreakpoints();

    /// The same before one row.
    void toggleBreakpoint(int row);

    /// Shows where the event of a row happens.
    void reveal(int row);

Q_SIGNALS:
    /// There is a new event, for the form.
    void added(qint64 id);

private:
    QAction* make(const char* name, const char* icon);
    void retranslate();
    void connectActions();
    void duplicate();
    void remove();
    void runUntil();
    void goToTurn();
    void followRows();
    [[nodiscard]] std::vector<std::int64_t> chosenEvents() const;
    [[nodiscard]] Breakpoint breakpointOf(int row) const;
    [[nodiscard]] std::vector<int> breakpointsAt(int row) const;
    void setBreakpoints(const std::vector<int>& rows, bool stop);
    [[nodiscard]] bool liesInWorld(int row) const;
    [[nodiscard]] bool canRunUntil(int row) const;
    [[nodiscard]] bool canGoToTurn(int row) const;

    Parts m_parts;
    QAction* m_edit;
    QAction* m_duplicate;
    QAction* m_delete;
    QAction* m_runUntil;
    QAction* m_reveal;
    QAction* m_goToTurn;
};

} // namespace zonewright
