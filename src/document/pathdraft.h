#pragma once

#include "core/level/problem.h"
#include "document/floorfocus.h"

#include <QObject>

#include <optional>

namespace zonewright {

class Document;

/// A special path that a designer draws on a joint of the floor in focus, cell by cell, before it becomes a pin: what
/// it would do is said at every cell, and a path that does not join the rooms is not taken. It ends when its floor, its
/// joint or one of the joint's rooms goes away.
class PathDraft : public QObject
{
    Q_OBJECT

public:
    /// The document outlives the draft.
    explicit PathDraft(Document& document, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const { return m_column != 0; }

    /// Of its joint; 0 while it is not active.
    [[nodiscard]] int column() const { return m_column; }

    /// Its cells on the floor, in the order in which they were put there.
    [[nodiscard]] const std::vector<Point>& cells() const { return m_cells; }

    /// Whether a cell may be part of it: in one of the two rooms or the joint.
    [[nodiscard]] bool accepts(Point cell) const;

    /// Why it would not join the two rooms as it is; None where it would.
    [[nodiscard]] ProblemReason fault() const;

    /// Begins on a joint of the floor in focus with the path that it has: the floor's pinned one, whether it joins the
    /// rooms or not, else the pair's in the catalogue; with no cell where there is none, and where it leaves the rooms.
    /// Unknown for a column in which no joint stands.
    Result<void> begin(int column);

    /// Adds a cell of the floor, or takes it out. OutOfRange for one that it does not accept and for too many cells.
    Result<void> toggle(Point cell);

    /// Pins it on its joint, and ends. Errors as pinPath has them; then it goes on.
    Result<void> pin();

    /// Whether its pair may have a path everywhere, whatever its cells: errors as canGivePath has them, and Malformed
    /// for a catalogue with a file of its own. Unknown while it is not active.
    [[nodiscard]] Result<void> canSetForPair() const;

    /// Gives it to the pair of rooms everywhere, as one step, and ends. Errors as canSetForPair and setPairPath have
    /// them, and pathError for one that would not join the rooms; then it goes on.
    Result<void> setForPair();

    /// Ends without a trace.
    void cancel();

Q_SIGNALS:
    /// It begins, has other cells, or ends.
    void changed();

private:
    [[nodiscard]] const RoomCatalogue* catalogue() const;
    [[nodiscard]] PathCells pathCells() const;
    void follow();
    void end();

    Document& m_document;
    ItemId m_floor = 0;
    int m_column = 0;
    std::int32_t m_left = 0; ///< codes of the joint's rooms
    std::int32_t m_right = 0;
    std::vector<Point> m_cells;
};

} // namespace zonewright
