#include "views/tools/floortoolbox.h"

#include "document/document.h"
#include "models/sentence.h"
#include "project/dungeonformat.h"
#include "project/errortext.h"
#include "views/mapnavigation.h"
#include "views/tools/areatool.h"
#include "views/tools/erasertool.h"
#include "views/tools/filltool.h"
#include "views/tools/linetool.h"
#include "views/tools/markertool.h"
#include "views/tools/pastetool.h"
#include "views/tools/penciltool.h"
#include "views/tools/rectangletool.h"
#include "views/tools/stairstool.h"
#include "views/tools/toolshapes.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

bool isConfirming(int key)
{
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// The nearest cell of a floor.
Point onFloor(Point cell, Rect floor)
{
    return {std::clamp(cell.x, 0, std::max(0, floor.width - 1)), std::clamp(cell.y, 0, std::max(0, floor.height - 1))};
}

} // namespace

FloorToolBox::FloorToolBox(QObject* parent)
    : QObject(parent)
{
}

FloorToolBox::~FloorToolBox() = default;

void FloorToolBox::setDocument(Document& document)
{
    m_document = &document;
    const auto at = [this](ToolKind kind) -> auto& { return m_tools[static_cast<std::size_t>(kind)]; };
    at(ToolKind::Pencil) = std::make_unique<PencilTool>(document);
    at(ToolKind::Line) = std::make_unique<LineTool>(document);
    at(ToolKind::Rectangle) = std::make_unique<RectangleTool>(document);
    at(ToolKind::Fill) = std::make_unique<FillTool>(document);
    at(ToolKind::Eraser) = std::make_unique<EraserTool>(document);
    at(ToolKind::Area) = std::make_unique<AreaTool>(document);
    at(ToolKind::StairsUp) = std::make_unique<StairsTool>(document, MarkerKind::StairsUp);
    at(ToolKind::StairsDown) = std::make_unique<StairsTool>(document, MarkerKind::StairsDown);
    at(ToolKind::Marker) = std::make_unique<MarkerTool>(document, [this](Point cell) { Q_EMIT markerAsked(cell); });
    at(ToolKind::Paste) = std::make_unique<PasteTool>(document);
    FloorTools& tools = document.floorTools();
    tools.setSeen(m_isSeen);
    connect(&tools, &FloorTools::toolChanged, this, &FloorToolBox::followTool);
    connect(&tools, &FloorTools::brushChanged, this, &FloorToolBox::followContent);
    connect(&tools, &FloorTools::areaChanged, this, &FloorToolBox::expire);
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &FloorToolBox::followContent);
    followTool();
}

FloorTool* FloorToolBox::tool() const
{
    return m_document != nullptr ? m_tools[static_cast<std::size_t>(m_document->floorTools().tool())].get() : nullptr;
}

bool FloorToolBox::isUnderWay() const
{
    return tool() != nullptr && tool()->isUnderWay();
}

/// A drag of the tool before comes to nothing.
void FloorToolBox::followTool()
{
    if (m_worked != nullptr)
        m_worked->cancel();
    m_byKeys = false;
    m_anchor.reset();
    m_worked = tool();
    if (m_worked == nullptr)
        m_cursor.reset();
    else if (m_document->floorTools().tool() == ToolKind::Paste && !m_hovered && !m_cursor)
        m_cursor = m_home; // what is pasted is seen at once
    if (m_worked != nullptr) {
        m_worked->forget();
        m_worked->hover(m_cursor ? m_cursor : m_hovered);
    }
    expire();
    Q_EMIT toolChanged();
}

void FloorToolBox::followContent()
{
    if (FloorTool* worked = tool()) {
        giveUp();
        worked->forget();
    }
    m_sceneExpired = true;
    m_hasLost = true;
    if (m_isSeen)
        dropLostCells();
    expire();
}

/// A floor is built for that only where there is something to lose.
void FloorToolBox::dropLostCells()
{
    if (!std::exchange(m_hasLost, false) || (!m_cursor && !m_hovered))
        return;
    const Rect floor = wholeFloor();
    if (m_cursor && !floor.contains(*m_cursor))
        m_cursor.reset();
    if (m_hovered && !floor.contains(*m_hovered))
        hover(std::nullopt, false);
}

void FloorToolBox::setSeen(bool on)
{
    m_isSeen = on;
    if (m_document != nullptr)
        m_document->floorTools().setSeen(on);
    if (on) {
        dropLostCells();
    } else if (isUnderWay()) {
        giveUp();
        expire();
        Q_EMIT toolChanged();
    }
}

Rect FloorToolBox::wholeFloor() const
{
    const BuiltFloor* built = m_document->floorFocus().built();
    const Size size = built != nullptr ? built->level.cells.size() : Size{};
    return {0, 0, size.width, size.height};
}

void FloorToolBox::giveUp()
{
    if (isUnderWay())
        tool()->cancel();
    m_byKeys = false;
    m_anchor.reset();
}

void FloorToolBox::expire()
{
    m_expired = true;
    Q_EMIT changed();
}

void FloorToolBox::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (tool() == nullptr)
        return;
    giveUp();
    m_last = cell;
    m_modifiers = modifiers;
    tool()->press(cell, modifiers);
    expire();
    Q_EMIT toolChanged();
}

void FloorToolBox::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    const bool isMoved = m_last != cell || m_modifiers != modifiers;
    if (!isUnderWay() || !isMoved)
        return;
    m_last = cell;
    m_modifiers = modifiers;
    tool()->move(cell, modifiers);
    expire();
}

void FloorToolBox::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_byKeys = false;
    if (isUnderWay())
        finish(tool()->release(cell, modifiers));
}

QString FloorToolBox::refusalText(const Error& error)
{
    const QString mostCells = QLocale().toString(qlonglong{touchUpLimits.high});
    if (error.code == ErrorCode::OutOfRange && error.place == "touchUps")
        return tr("A floor holds no more than %1 cells set by hand.").arg(mostCells);
    if (error.code == ErrorCode::OutOfRange && error.place == "area")
        return tr("No more than %1 cells can be moved at once.").arg(mostCells);
    if (error.code == ErrorCode::Duplicate && error.place == "markers")
        return tr("A cell holds one marker set by hand, and one stands there already.");
    return asSentence(errorText(error));
}

void FloorToolBox::finish(const Result<void>& done)
{
    if (!done)
        Q_EMIT refused(refusalText(done.error()));
    expire();
    Q_EMIT toolChanged();
}

void FloorToolBox::setModifiers(Qt::KeyboardModifiers modifiers)
{
    if (!modifiers.testFlag(Qt::ShiftModifier))
        m_anchor.reset(); // what was selected stays so
    if (isUnderWay() && m_last)
        move(*m_last, modifiers);
}

void FloorToolBox::hover(const std::optional<Point>& cell, bool byPointer)
{
    const bool hasCursor = byPointer && cell && !m_byKeys && m_cursor.has_value();
    if (std::exchange(m_hovered, cell) == cell && !hasCursor)
        return;
    if (hasCursor) {
        m_cursor.reset();
        m_anchor.reset();
    }
    FloorTool* worked = tool();
    if (worked == nullptr || m_cursor)
        return;
    worked->hover(cell);
    expire();
    Q_EMIT toolChanged();
}

bool FloorToolBox::takes(int key, Qt::KeyboardModifiers modifiers) const
{
    if (tool() == nullptr)
        return key == Qt::Key_Escape && canDismissArea();
    if (stepOfArrow(key) != Point{})
        return isUnderWay() || modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    if (key == Qt::Key_A)
        return modifiers == Qt::ControlModifier && m_document->floorTools().tool() == ToolKind::Area;
    return key == Qt::Key_Escape || key == Qt::Key_Delete || isConfirming(key);
}

bool FloorToolBox::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    const Qt::KeyboardModifiers plain = modifiers & ~Qt::KeypadModifier;
    if (!takes(key, plain))
        return false;
    if (key == Qt::Key_Escape)
        escape();
    else if (key == Qt::Key_Delete)
        remove();
    else if (key == Qt::Key_A)
        m_document->floorTools().setArea(wholeFloor());
    else if (isConfirming(key))
        tap(plain);
    else if (!isUnderWay() || m_byKeys)
        goBy(stepOfArrow(key), plain);
    return true;
}

/// A drag goes on. What is selected is seen, and so is the cell that the pointer or the keys are on.
void FloorToolBox::remove()
{
    m_anchor.reset();
    const FloorTools& tools = m_document->floorTools();
    const bool isOfArea = tools.tool() == ToolKind::Area && tools.area();
    if (!isUnderWay() && (isOfArea || !showCursor()))
        finish(tool()->remove(keyCell()));
}

/// Not while something else has the keys: a path that is drawn, steps that are shown, cells that are pasted.
bool FloorToolBox::canDismissArea() const
{
    const FloorTools* tools = m_document != nullptr ? &m_document->floorTools() : nullptr;
    return tools != nullptr && tools->area() && tools->isAvailable() && tools->tool() != ToolKind::Paste;
}

void FloorToolBox::escape()
{
    FloorTools& tools = m_document->floorTools();
    if (isUnderWay()) {
        giveUp();
        expire();
        Q_EMIT toolChanged();
    } else if (canDismissArea()) {
        tools.setArea(std::nullopt);
    } else {
        tools.goBack();
    }
}

/// Where the keys are, or would begin.
Point FloorToolBox::keyCell() const
{
    return m_cursor.value_or(m_hovered.value_or(m_home));
}

/// Shows which cell the keys mean; false where one is seen to be meant already.
bool FloorToolBox::showCursor()
{
    if (m_cursor || m_hovered)
        return false;
    m_cursor = onFloor(m_home, wholeFloor());
    tool()->hover(m_cursor);
    expire();
    Q_EMIT moved(*m_cursor);
    return true;
}

/// With Shift, the area tool selects on the way: no drag, so that what is selected stays whatever comes next.
void FloorToolBox::goBy(Point step, Qt::KeyboardModifiers modifiers)
{
    const Point from = keyCell();
    FloorTools& tools = m_document->floorTools();
    const bool selects = modifiers.testFlag(Qt::ShiftModifier) && !isUnderWay() && tools.tool() == ToolKind::Area;
    const bool begins = !m_cursor && !isUnderWay() && !selects;
    const Point to = onFloor(begins ? from : from + step, wholeFloor());
    m_cursor = to;
    if (!selects)
        m_anchor.reset();
    else if (!m_anchor)
        m_anchor = from;
    if (isUnderWay())
        move(to, modifiers);
    else
        tool()->hover(to);
    if (selects)
        tools.setArea(rectBetween(*m_anchor, to));
    expire();
    Q_EMIT moved(to);
}

void FloorToolBox::tap(Qt::KeyboardModifiers modifiers)
{
    FloorTool* worked = tool();
    if (worked == nullptr || (worked->isUnderWay() && !m_byKeys))
        return; // the pointer draws
    if (std::exchange(m_anchor, std::nullopt) || showCursor())
        return; // it ends what is selected, and begins no drag there
    const Point cell = keyCell();
    m_cursor = cell;
    if (m_byKeys) {
        release(cell, modifiers);
        return;
    }
    press(cell, modifiers);
    m_byKeys = true;
    if (!worked->isDragged())
        release(cell, modifiers);
}

Qt::CursorShape FloorToolBox::pointerShape() const
{
    return tool() != nullptr ? tool()->cursor() : Qt::ArrowCursor;
}

/// The scene is kept as long as the same cells are shown: a hover over a large floor makes no other one.
const ToolMark& FloorToolBox::mark()
{
    if (!std::exchange(m_expired, false))
        return m_mark;
    const BuiltFloor* built = m_document != nullptr ? m_document->floorFocus().built() : nullptr;
    if (built == nullptr) {
        m_mark = {};
        return m_mark;
    }
    ToolMark mark;
    if (const FloorTool* worked = tool()) {
        mark = worked->mark();
        mark.cursor = m_cursor;
    }
    mark.area = m_document->floorTools().area();
    if (std::exchange(m_sceneExpired, false) || mark.cells != m_mark.cells)
        m_scene = mark.cells.empty() ? FloorScene{} : toolScene(built->level.cells, mark);
    m_mark = std::move(mark);
    return m_mark;
}

void FloorToolBox::paint(QPainter& painter, const FloorProjection& projection, const Tileset& tileset)
{
    paintTool(painter, projection, mark(), m_scene, tileset);
}

} // namespace zonewright
