#include "views/tools/floortoolbox.h"

#include "document/document.h"
#include "models/words.h"
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
    const FloorTools& tools = document.floorTools();
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
    m_extends = false;
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
    const Rect floor = wholeFloor();
    if (m_cursor && !floor.contains(*m_cursor))
        m_cursor.reset();
    if (m_hovered && !floor.contains(*m_hovered))
        hover(std::nullopt, false);
    expire();
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
    m_extends = false;
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
    tool()->press(cell, modifiers);
    expire();
    Q_EMIT toolChanged();
}

void FloorToolBox::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    if (!isUnderWay())
        return;
    m_last = cell;
    tool()->move(cell, modifiers);
    expire();
}

void FloorToolBox::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    m_byKeys = false;
    m_extends = false;
    if (isUnderWay())
        finish(tool()->release(cell, modifiers));
}

void FloorToolBox::finish(const Result<void>& done)
{
    if (!done && done.error().code == ErrorCode::OutOfRange && done.error().place == "touchUps") {
        Q_EMIT refused(tr("A floor holds no more than %1 cells set by hand.")
                           .arg(QLocale().toString(qlonglong{touchUpLimits.high})));
    } else if (!done) {
        Q_EMIT refused(capitalised(errorText(done.error())) + QLatin1Char('.'));
    }
    expire();
    Q_EMIT toolChanged();
}

void FloorToolBox::setModifiers(Qt::KeyboardModifiers modifiers)
{
    if (isUnderWay() && m_last)
        move(*m_last, modifiers);
}

void FloorToolBox::hover(const std::optional<Point>& cell, bool byPointer)
{
    const bool hasCursor = byPointer && !m_byKeys && m_cursor.has_value();
    if (std::exchange(m_hovered, cell) == cell && !hasCursor)
        return;
    if (hasCursor)
        m_cursor.reset();
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
        return false;
    if (stepOfArrow(key) != Point{})
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
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
        finish(tool()->remove(keyCell()));
    else if (key == Qt::Key_A)
        m_document->floorTools().setArea(wholeFloor());
    else if (isConfirming(key))
        tap();
    else
        goBy(stepOfArrow(key), plain.testFlag(Qt::ShiftModifier));
    return true;
}

void FloorToolBox::escape()
{
    FloorTools& tools = m_document->floorTools();
    if (isUnderWay()) {
        giveUp();
        expire();
        Q_EMIT toolChanged();
    } else if (tools.tool() == ToolKind::Area && tools.area()) {
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

/// With Shift, the area tool selects on the way.
void FloorToolBox::goBy(Point step, bool extends)
{
    const Rect floor = wholeFloor();
    const Point from = keyCell();
    if (!extends && m_extends)
        release(from, Qt::NoModifier); // what was selected stays so
    const bool begins = !m_cursor;
    Point to = onFloor(begins && !isUnderWay() ? from : from + step, floor);
    if (extends && !isUnderWay() && m_document->floorTools().tool() == ToolKind::Area) {
        m_document->floorTools().setArea(std::nullopt);
        press(from, Qt::NoModifier);
        m_byKeys = true;
        m_extends = true;
        to = onFloor(from + step, floor);
    }
    m_cursor = to;
    if (isUnderWay())
        move(to, Qt::NoModifier);
    else
        tool()->hover(to);
    expire();
    Q_EMIT moved(to);
}

void FloorToolBox::tap()
{
    FloorTool* worked = tool();
    if (worked == nullptr || (worked->isUnderWay() && !m_byKeys))
        return; // the pointer draws
    const Point cell = keyCell();
    m_cursor = cell;
    if (m_byKeys) {
        release(cell, Qt::NoModifier);
        return;
    }
    press(cell, Qt::NoModifier);
    m_byKeys = true;
    if (!worked->isDragged())
        release(cell, Qt::NoModifier);
}

Qt::CursorShape FloorToolBox::pointerShape() const
{
    return tool() != nullptr ? tool()->cursor() : Qt::ArrowCursor;
}

const ToolMark& FloorToolBox::mark()
{
    if (std::exchange(m_expired, false)) {
        m_mark = {};
        const BuiltFloor* built = m_document != nullptr ? m_document->floorFocus().built() : nullptr;
        if (built == nullptr)
            return m_mark;
        if (const FloorTool* worked = tool()) {
            m_mark = worked->mark();
            m_mark.cursor = m_cursor;
        }
        m_mark.area = m_document->floorTools().area();
        m_scene = m_mark.cells.empty() ? FloorScene{} : toolScene(built->level.cells, m_mark);
    }
    return m_mark;
}

void FloorToolBox::paint(QPainter& painter, const FloorProjection& projection, const Tileset& tileset)
{
    paintTool(painter, projection, mark(), m_scene, tileset);
}

} // namespace zonewright
