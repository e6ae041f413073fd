#include "document/floortools.h"

#include "document/pathdraft.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr std::array stripBrushes{LevelCell::Slab, LevelCell::Brick, LevelCell::Door, LevelCell::LockedDoor};
constexpr std::array dugBrushes{LevelCell::Floor, LevelCell::Corridor, LevelCell::Wall,
                                LevelCell::Earth, LevelCell::Door,     LevelCell::LockedDoor};

} // namespace

FloorTools::FloorTools(FloorFocus& focus, PathDraft& path, QObject* parent)
    : QObject(parent)
    , m_focus(focus)
    , m_path(path)
    , m_brushes{{{LevelCell::Slab, LevelCell::Brick}, {LevelCell::Floor, LevelCell::Wall}}}
{
    connect(&focus, &FloorFocus::floorChanged, this, &FloorTools::followFloor);
    connect(&focus, &FloorFocus::contentChanged, this, &FloorTools::followContent);
    connect(&path, &PathDraft::changed, this, &FloorTools::follow);
}

bool FloorTools::isAvailable() const
{
    return m_focus.plan() != nullptr && !m_path.isActive() && !m_suspended;
}

void FloorTools::setSuspended(bool on)
{
    m_suspended = on;
    follow();
}

void FloorTools::choose(ToolKind tool)
{
    if (tool == ToolKind::Paste || std::exchange(m_chosen, tool) == tool)
        return;
    m_clip = {};
    Q_EMIT toolChanged();
}

void FloorTools::goBack()
{
    choose(m_chosen == ToolKind::Paste ? m_beforePaste : ToolKind::Pin);
}

bool FloorTools::isDug() const
{
    const FloorPlan* plan = m_focus.plan();
    return plan != nullptr && plan->dug() != nullptr;
}

std::span<const LevelCell> FloorTools::brushes() const
{
    return isDug() ? std::span<const LevelCell>(dugBrushes) : std::span<const LevelCell>(stripBrushes);
}

LevelCell FloorTools::brush() const
{
    return m_brushes[isDug() ? 1 : 0].now;
}

void FloorTools::setBrush(LevelCell cell)
{
    Brushes& brushes = m_brushes[isDug() ? 1 : 0];
    if (std::ranges::find(this->brushes(), cell) == this->brushes().end() || brushes.now == cell)
        return;
    brushes.before = std::exchange(brushes.now, cell);
    Q_EMIT brushChanged();
}

void FloorTools::swapBrushes()
{
    setBrush(m_brushes[isDug() ? 1 : 0].before);
}

std::optional<Rect> FloorTools::onFloor(Rect area) const
{
    const BuiltFloor* built = m_focus.built();
    const Size size = built != nullptr ? built->level.cells.size() : Size{};
    const Rect seen = area.intersected({0, 0, size.width, size.height});
    return seen.empty() ? std::nullopt : std::optional(seen);
}

void FloorTools::setArea(const std::optional<Rect>& area)
{
    std::optional<Rect> cut = m_focus.plan() != nullptr ? area : std::nullopt;
    m_isUncut = cut && !m_isSeen;
    if (cut && m_isSeen)
        cut = onFloor(*cut);
    if (std::exchange(m_area, cut) != cut)
        Q_EMIT areaChanged();
}

void FloorTools::setSeen(bool on)
{
    m_isSeen = on;
    if (on && m_isUncut)
        setArea(m_area);
}

void FloorTools::beginPaste(CellsClip clip)
{
    if (m_chosen != ToolKind::Paste)
        m_beforePaste = m_chosen;
    m_chosen = ToolKind::Paste;
    m_clip = std::move(clip);
    Q_EMIT toolChanged();
}

void FloorTools::followFloor()
{
    setArea(std::nullopt);
    follow();
}

/// The floor may be smaller now.
void FloorTools::followContent()
{
    if (m_area)
        setArea(m_area);
    follow();
}

void FloorTools::follow()
{
    const bool isDugNow = isDug();
    const bool isAvailableNow = isAvailable();
    if (std::exchange(m_wasDug, isDugNow) != isDugNow)
        Q_EMIT brushChanged();
    if (std::exchange(m_wasAvailable, isAvailableNow) != isAvailableNow)
        Q_EMIT toolChanged();
}

} // namespace zonewright
