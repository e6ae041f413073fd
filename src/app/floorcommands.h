#pragma once

#include "core/geometry/point.h"

#include <QObject>
#include <QTimer>

#include <optional>

class QPoint;

namespace zonewright {

class ActionSet;
class Document;
class Maps;
class StatusLine;

/// The commands of the menu Dungeon that are about the floor in the middle of the window: the floors above and below,
/// redraws, the exit, and the menu of a cell.
class FloorCommands : public QObject
{
    Q_OBJECT

public:
    /// What it works with; all outlive it.
    struct Parts
    {
        Document& document;
        Maps& maps;
        const ActionSet& actions;
        StatusLine& status;
    };

    explicit FloorCommands(const Parts& parts, QObject* parent = nullptr);

private:
    void connectActions();
    void lookBy(int floors);
    void redraw(bool rooms, bool all);
    void placeExit();
    void showMenu(Point cell, QPoint globalPosition);
    [[nodiscard]] std::optional<Point> exitCell() const;
    void follow();
    [[nodiscard]] bool hasChosenStrip() const;

    Parts m_parts;
    std::optional<Point> m_menuCell; ///< that the menu was asked for at, while it is open
    QTimer m_later;                  ///< follows once, however much changes in a row
};

} // namespace zonewright
