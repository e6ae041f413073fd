#pragma once

#include "document/floorfocus.h"
#include "project/cellsclip.h"

#include <QObject>

#include <array>
#include <optional>
#include <span>

namespace zonewright {

class PathDraft;

/// What the pointer does on a floor.
enum class ToolKind : std::uint8_t {
    Pin, ///< chooses joints and pins them, and moves the floor
    Pencil,
    Line,
    Rectangle,
    Fill,
    Eraser,
    Area,
    StairsUp,
    StairsDown,
    Marker,
    Paste,
};

inline constexpr std::size_t toolKindCount = 11;

/// The tools that set cells of the floor in focus by hand: which one is in hand, what it paints with, the area that is
/// selected, and the cells that are about to be pasted. Views and commands share it. Strip floors and dug floors have
/// brushes of their own, each remembered with the one before it.
class FloorTools : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this.
    FloorTools(FloorFocus& focus, PathDraft& path, QObject* parent = nullptr);

    /// Whether anything can be set by hand now: there is a floor, no path is drawn on it, and it is shown as it is.
    [[nodiscard]] bool isAvailable() const;

    /// For who shows the floor otherwise than it is, such as the steps that made it: no tool works meanwhile.
    void setSuspended(bool on);

    /// The tool that was chosen.
    [[nodiscard]] ToolKind chosen() const { return m_chosen; }

    /// The one that works: Pin while none is available.
    [[nodiscard]] ToolKind tool() const { return isAvailable() ? m_chosen : ToolKind::Pin; }

    /// Paste is chosen by beginPaste alone, and passed over here.
    void choose(ToolKind tool);

    /// Back to the tool before pasting, or else to Pin.
    void goBack();

    /// What may be painted on the floor in focus, in the order in which it is offered; on no floor as on a strip floor.
    [[nodiscard]] std::span<const LevelCell> brushes() const;

    /// One of them.
    [[nodiscard]] LevelCell brush() const;

    /// Another one; what is none of brushes() is passed over.
    void setBrush(LevelCell cell);

    /// The brush before, and back again.
    void swapBrushes();

    /// The selected cells, all on the floor (while it is seen); nothing where none are.
    [[nodiscard]] const std::optional<Rect>& area() const { return m_area; }

    /// Cut to the floor; one that is not on it selects nothing.
    void setArea(const std::optional<Rect>& area);

    /// Whether anybody sees the floor; at first they do. One that nobody sees is not built: what is selected on it is
    /// cut to it once it is seen again.
    void setSeen(bool on);

    /// The cells that are about to be pasted; null while none are.
    [[nodiscard]] const CellsClip* clip() const { return m_chosen == ToolKind::Paste ? &m_clip : nullptr; }

    /// Lets each click put these cells on the floor, until another tool is chosen.
    void beginPaste(CellsClip clip);

Q_SIGNALS:
    /// Another tool is chosen, it works or no longer does, or other cells are to be pasted.
    void toolChanged();

    /// The brush is another one, or the brushes are.
    void brushChanged();

    void areaChanged();

private:
    struct Brushes
    {
        LevelCell now;
        LevelCell before;
    };

    [[nodiscard]] bool isDug() const;
    [[nodiscard]] std::optional<Rect> onFloor(Rect area) const;
    void followFloor();
    void followContent();
    void follow();

    FloorFocus& m_focus;
    PathDraft& m_path;
    ToolKind m_chosen = ToolKind::Pin;
    ToolKind m_beforePaste = ToolKind::Pin;
    bool m_suspended = false;
    bool m_wasAvailable = false;
    bool m_wasDug = false;
    std::array<Brushes, 2> m_brushes; ///< of strip floors and of dug ones
    std::optional<Rect> m_area;
    bool m_isSeen = true;
    bool m_isUncut = false; ///< the area may leave the floor
    CellsClip m_clip;
};

} // namespace zonewright
