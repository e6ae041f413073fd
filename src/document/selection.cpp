#include "document/selection.h"

namespace zonewright {

void Selection::hover(const std::optional<CellPlace>& place)
{
    if (m_hovered == place)
        return;
    m_hovered = place;
    Q_EMIT hoveredChanged();
}

void Selection::select(const std::optional<CellPlace>& place)
{
    if (m_selected == place)
        return;
    m_selected = place;
    Q_EMIT selectionChanged();
}

void Selection::clear()
{
    hover(std::nullopt);
    select(std::nullopt);
}

} // namespace zonewright
