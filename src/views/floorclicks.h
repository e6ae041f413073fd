#pragma once

#include "document/floorfocus.h"

#include <QObject>

#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// The columns of the joints of the floor in focus from `low` to `high`.
[[nodiscard]] std::vector<int> jointsBetween(const FloorFocus& focus, int low, int high);

/// What the pointer does to the joints of the floor in focus. A click on a candidate pins it or unpins it, and chooses
/// its joint; elsewhere on a joint it chooses that alone, and off all joints none. With Ctrl a click adds a joint to
/// those that are chosen, or takes it out, with Shift it chooses a range. While a path is drawn, a click puts a cell
/// into it or takes it out, whatever key is held.
class FloorClicks : public QObject
{
    Q_OBJECT

public:
    explicit FloorClicks(QObject* parent = nullptr);

    /// The document outlives this.
    void setDocument(Document& document);

    /// The pointer is on a cell of the floor, or on none.
    void hover(const std::optional<Point>& cell);

    /// A click on a cell, or beside the floor.
    void click(const std::optional<Point>& cell, Qt::KeyboardModifiers modifiers);

    /// A second one at once: begins a path on a blocked joint, else is another click.
    void clickAgain(const std::optional<Point>& cell, Qt::KeyboardModifiers modifiers);

    /// A menu of a cell is about to be shown: what is under the pointer is chosen, unless it is already.
    void prepareMenu(Point cell);

Q_SIGNALS:
    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

private:
    [[nodiscard]] std::optional<JointPlace> placeAt(const std::optional<Point>& cell) const;
    void toggleCell(const std::optional<Point>& cell);
    void clickJoint(JointPlace place, Qt::KeyboardModifiers modifiers);

    Document* m_document = nullptr;
};

} // namespace zonewright
