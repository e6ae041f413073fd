#pragma once

#include "core/base/result.h"
#include "render/toolpainter.h"

#include <QCoreApplication>
#include <Qt>

#include <optional>

namespace zonewright {

class Document;
struct BuiltFloor;

/// One tool that sets cells of the floor in focus by hand: what presses, moves and releases of the left button do, or
/// of keys in its place, and what it shows meanwhile. Cells may be anywhere, on the floor or not. Nothing of the
/// project changes before a release, so that giving up a drag leaves no trace, and a drag is one step.
class FloorTool
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::FloorTool)

public:
    /// The document outlives the tool.
    explicit FloorTool(Document& document);
    virtual ~FloorTool();

    FloorTool(const FloorTool&) = delete;
    FloorTool& operator=(const FloorTool&) = delete;

    /// A drag begins.
    virtual void press(Point cell, Qt::KeyboardModifiers modifiers) = 0;

    /// The drag is at another cell, or with other keys held; without effect while none is under way.
    virtual void move(Point cell, Qt::KeyboardModifiers modifiers) = 0;

    /// It ends there, and is done; without effect while none is under way.
    virtual Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) = 0;

    /// Gives the drag up.
    virtual void cancel() = 0;

    [[nodiscard]] virtual bool isUnderWay() const = 0;

    /// No drag is under way, and the pointer or the keys are on a cell of the floor, or on none.
    virtual void hover(std::optional<Point> cell) { m_hovered = cell; }

    [[nodiscard]] const std::optional<Point>& hovered() const { return m_hovered; }

    /// The floor is another one, or what is painted with: what is known of them does not hold.
    virtual void forget() {}

    /// Takes away what was set by hand at a cell.
    virtual Result<void> remove(Point cell);

    /// By keys, whether the first press of Space begins a drag that the second one ends; else one is both.
    [[nodiscard]] virtual bool isDragged() const { return false; }

    /// What it would do or does; cells, markers, frame, label.
    [[nodiscard]] virtual ToolMark mark() const = 0;

    [[nodiscard]] virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }

protected:
    [[nodiscard]] Document& document() const { return m_document; }

    /// The floor in focus, built; null where there is none.
    [[nodiscard]] const BuiltFloor* built() const;

    /// Of the floor in focus; nothing at all where there is none.
    [[nodiscard]] Size floorSize() const;

    [[nodiscard]] bool isOnFloor(Point cell) const;

private:
    Document& m_document;
    std::optional<Point> m_hovered;
};

/// "7 cells".
[[nodiscard]] QString toolCountText(int cells);

/// "7 × 3".
[[nodiscard]] QString toolSizeText(int width, int height);

} // namespace zonewright
