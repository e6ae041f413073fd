#pragma once

#include "core/base/result.h"
#include "core/level/floorplan.h"

#include <QObject>
#include <QString>

#include <vector>

class QWidget;

namespace zonewright {

struct DockServices;
class ActionSet;
class Document;
class StatusLine;

/// The commands about pieces and their lists: they act on what is looked at (see PieceFocus), each is one step of the
/// history, and its action is only enabled where it can do something. What is refused is said in the status line.
class PieceCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it; dialogs belong to the window that `parent` is in.
    PieceCommands(const DockServices& services, QWidget& parent);

    /// Adds a room below the current piece.
    void addPiece();

    void duplicatePieces();
    void removePieces();

    /// Whether moveBy would do something.
    [[nodiscard]] bool canMoveBy(int rows) const;

    /// Moves the chosen pieces up (-1) or down (1) by one.
    void moveBy(int rows);

    void addList();

    /// Copies the list of a file into the project, and looks at it.
    void importFrom(const QString& file);

    /// Writes the list that is looked at to a file.
    void exportTo(const QString& file);

    /// Makes a floor of one of the floors that show what the list makes (see sampleFloorPlan): below the floor that is
    /// looked at, else in the last dungeon, else in a new one. It is looked at then.
    void makeSampleFloor(int number);

Q_SIGNALS:
    /// There is a new piece, whose kind is to be typed.
    void pieceAdded(int place);

    /// There is a new list, whose name is to be typed.
    void listAdded();

private:
    void comeForward();
    void connectActions();
    void importList();
    void exportList();
    void embedList();
    void removeList();
    void follow();
    void say(const Error& error);
    [[nodiscard]] int placeOfMove(int rows) const;
    [[nodiscard]] Result<ItemId> addSampleFloor(FloorPlan floor);

    Document& m_document;
    const ActionSet& m_actions;
    StatusLine& m_status;
    QWidget& m_parent;
};

} // namespace zonewright
