#pragma once

#include "core/geometry/point.h"

#include <QObject>

#include <optional>

namespace zonewright {

/// A cell of the world by its zone and its position within that zone.
struct CellPlace
{
    Point zone;
    Point cell;

    friend bool operator==(const CellPlace&, const CellPlace&) = default;
};

/// What the designer points at and has chosen, shared by all views and docks.
class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The cell under the pointer of a view, if it is over one.
    [[nodiscard]] const std::optional<CellPlace>& hovered() const { return m_hovered; }

    /// The cell chosen by a click, its zone with it.
    [[nodiscard]] const std::optional<CellPlace>& selected() const { return m_selected; }

    /// What is to be described: the selected cell, or the hovered one when nothing is selected.
    [[nodiscard]] const std::optional<CellPlace>& described() const { return m_selected ? m_selected : m_hovered; }

    void hover(const std::optional<CellPlace>& place);
    void select(const std::optional<CellPlace>& place);

    /// Forgets both: the world is another one.
    void clear();

Q_SIGNALS:
    void hoveredChanged();
    void selectionChanged();

private:
    std::optional<CellPlace> m_hovered;
    std::optional<CellPlace> m_selected;
};

} // namespace zonewright
