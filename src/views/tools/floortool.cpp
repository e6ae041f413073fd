#include "views/tools/floortool.h"

#include "document/document.h"
#include "document/handedits.h"

#include <QLocale>

namespace zonewright {

FloorTool::FloorTool(Document& document)
    : m_document(document)
{
}

FloorTool::~FloorTool() = default;

Result<void> FloorTool::remove(Point cell)
{
    return editCells(m_document, m_document.floorFocus().floor(), {.erased = {cell}, .painted = {}, .placed = {}},
                     CellVerb::Erase);
}

const BuiltFloor* FloorTool::built() const
{
    return m_document.floorFocus().built();
}

Size FloorTool::floorSize() const
{
    const BuiltFloor* floor = built();
    return floor != nullptr ? floor->level.cells.size() : Size{};
}

bool FloorTool::isOnFloor(Point cell) const
{
    const Size size = floorSize();
    return Rect{0, 0, size.width, size.height}.contains(cell);
}

QString toolCountText(int cells)
{
    return FloorTool::tr("%n cell(s)", nullptr, cells);
}

QString toolSizeText(int width, int height)
{
    const QLocale locale;
    return QStringLiteral("%1 × %2").arg(locale.toString(width), locale.toString(height));
}

} // namespace zonewright
