#pragma once

#include "document/floorfocus.h"

#include <QObject>

#include <optional>

namespace zonewright {

class Document;

/// What keys do to the joints of the floor in focus: Left and Right go from joint to joint (with Shift they choose
/// those on the way too), Up and Down from candidate to candidate, Home and End to the first and the last joint; Ctrl+A
/// chooses all, Escape none; Enter pins the candidate, or unpins it, and begins a path where there is no candidate.
///
/// While a path is drawn, arrow keys move a cursor over the cells that it may take in, Space puts one in or takes it
/// out, Enter pins the path, Escape gives it up. While the decisions that made the floor are shown, Escape leaves them.
class FloorKeys : public QObject
{
    Q_OBJECT

public:
    explicit FloorKeys(QObject* parent = nullptr);

    /// The document outlives this.
    void setDocument(Document& document);

    /// Whether a press would do something.
    [[nodiscard]] bool takes(int key, Qt::KeyboardModifiers modifiers) const;

    /// Does what a press does; false where it does nothing.
    bool press(int key, Qt::KeyboardModifiers modifiers);

    /// What Space does: pins or unpins the candidate, or toggles the cell under the cursor.
    void toggle();

    /// The cell of the path that is drawn where the keys are; nothing while none is drawn.
    [[nodiscard]] const std::optional<Point>& cursor() const { return m_cursor; }

    /// Puts it elsewhere, where the path may be.
    void setCursor(Point cell);

Q_SIGNALS:
    /// The keys went to a cell, which is to be seen.
    void moved(zonewright::Point cell);

    void cursorChanged();

    /// An edit was refused; one sentence.
    void refused(const QString& sentence);

private:
    enum class Step { Before, After, First, Last };

    void followDraft();
    bool pressInPath(int key);
    bool pressOnJoints(int key, Qt::KeyboardModifiers modifiers);
    bool goToJoint(Step step, bool extends);
    bool goToRow(int by);
    bool chooseAll();
    bool confirm();
    void choose(int column, bool extends);
    void show(JointPlace place);
    [[nodiscard]] int usualRow(const StripJoint& joint) const;

    Document* m_document = nullptr;
    std::optional<Point> m_cursor;
    std::optional<int> m_anchor; ///< the column that a range of joints begins at
};

} // namespace zonewright
