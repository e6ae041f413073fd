#include "render/steppainter.h"

#include "render/jointbrush.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/stepsigns.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <optional>

namespace zonewright {

namespace {

// Logical pixels.
constexpr double smallestGhost = 9.0; ///< of what a decision is about, where cells are smaller
constexpr double smallestGhostSign = 14.0;
constexpr double largestGhostSign = 30.0;
constexpr double ghostLine = 2.0;
constexpr double plateGap = 6.0;
constexpr double plateMargin = 4.0;

constexpr double ghostSignShare = 0.8; ///< of a cell
constexpr double ghostFill = 0.3;      ///< opacity of what is carved
constexpr double refusedFill = 0.22;

/// One decision that is being painted.
class GhostPainter
{
public:
    GhostPainter(QPainter& painter, const FloorProjection& projection, const StepGhost& ghost)
        : m_brush(painter, projection, ghost.theme)
        , m_colors(stepColors(ghost.theme))
        , m_steps(ghost.steps)
        , m_index(ghost.index)
    {
    }

    void paint() const
    {
        if (const DigStep* dug = m_steps.dig(m_index))
            paintDig(*dug);
        else if (const StripStep* row = m_steps.strip(m_index))
            paintStrip(*row);
        else
            paintByHand();
    }

private:
    [[nodiscard]] QRect cellOf(Point at) const { return grownTo(m_brush.cell(at), m_brush.pixels(smallestGhost)); }

    [[nodiscard]] QRect areaOf(Rect cells) const
    {
        return grownTo(m_brush.projection().pixelsOf(cells), m_brush.pixels(smallestGhost));
    }

    /// In the middle of a cell, and seen at every scale.
    [[nodiscard]] QRectF signIn(const QRect& cell) const
    {
        const double side = std::clamp(cell.width() * ghostSignShare, double(m_brush.pixels(smallestGhostSign)),
                                       double(m_brush.pixels(largestGhostSign)));
        const QPointF middle = QRectF(cell).center();
        return {middle.x() - side / 2, middle.y() - side / 2, side, side};
    }

    void tint(const QRect& area, const QColor& color, double strength) const
    {
        fillShade(m_brush.painter(), m_brush.projection(), area, weakened(color, strength));
    }

    void hatch(const QRect& area, const QColor& color) const
    {
        tint(area, color, refusedFill);
        fillArea(m_brush.painter(), area, patternBrush(AreaPattern::WideHatching, color, m_brush.projection()));
    }

    void cross(Point at) const
    {
        const QRect cell = cellOf(at);
        m_brush.frame(cell, m_colors.refused, ghostLine);
        paintCross(m_brush.painter(), signIn(cell), m_colors.refused, m_colors.casing);
    }

    void check(Point at) const
    {
        const QRect cell = cellOf(at);
        m_brush.frame(cell, m_colors.done, ghostLine);
        paintCheck(m_brush.painter(), signIn(cell), m_colors.done, m_colors.casing);
    }

    void paintRefused(const DigStep& step) const
    {
        if (step.direction == Direction::None)
            return;
        if (!step.floor.empty()) {
            const QRect area = areaOf(step.floor);
            hatch(area, m_colors.refused);
            m_brush.dashes(area, m_colors.refused);
        }
        cross(step.at);
    }

    void paintCarved(const DigStep& step) const
    {
        const QRect area = areaOf(step.floor);
        tint(area, m_colors.done, ghostFill);
        m_brush.frame(area, m_colors.done, ghostLine);
        if (step.hasDoor())
            m_brush.frame(cellOf(step.at), m_colors.done, ghostLine);
    }

    void paintDig(const DigStep& step) const
    {
        switch (step.kind) {
        case DigStepKind::StartedOver:
        case DigStepKind::PieceChosen:
            break;
        case DigStepKind::WallTried:
            if (isRefusedNext(m_steps, m_index))
                paintRefused(*m_steps.dig(m_index + 1));
            else
                check(step.at);
            break;
        case DigStepKind::Refused:
            paintRefused(step);
            break;
        case DigStepKind::Carved:
            paintCarved(step);
            break;
        case DigStepKind::DoorOpened:
            check(step.at);
            break;
        case DigStepKind::CorridorPruned:
        case DigStepKind::DoorRemoved:
            cross(step.at);
            break;
        case DigStepKind::StairsPlaced:
            m_brush.corners(cellOf(step.at), m_brush.colors().hover);
            break;
        }
    }

    [[nodiscard]] ColumnMask candidatesOf(const StripStep& step) const
    {
        const auto& floor = std::get<StripFloor>(m_steps.floor().made);
        return step.index >= 0 ? floor.joints()[static_cast<std::size_t>(step.index)].candidates : ColumnMask{0};
    }

    void number(const QRect& cell, int row, const QColor& ground, const QColor& ink) const
    {
        constexpr double numbersFrom = 20.0;
        if (m_brush.cellSide() >= numbersFrom)
            m_brush.number(cell, row, ground, ink);
    }

    /// Ghosts of the rows that a joint could be open in.
    void paintCandidates(int column, ColumnMask candidates) const
    {
        const JointColors& colors = m_brush.colors();
        const int rows = m_steps.floor().level.cells.height() - 2;
        tint(m_brush.projection().pixelsOf({column, 1, 1, rows}), colors.column, 1.0);
        for (; candidates != 0; candidates &= candidates - 1) {
            const int row = std::countr_zero(candidates) + 1;
            const QRect cell = m_brush.cell({column, row});
            tint(cell, colors.ghost, 1.0);
            m_brush.dashes(cell, colors.frame);
            number(cell, row, colors.plate, colors.frame);
        }
    }

    void paintJunction(const StripStep& step) const
    {
        const JointColors& colors = m_brush.colors();
        const bool isRow = step.cells.size() == 1 && step.cells.front().x == step.at.x;
        const int column =
            std::get<StripFloor>(m_steps.floor().made).joints()[static_cast<std::size_t>(step.index)].column;
        paintCandidates(column, candidatesOf(step));
        for (const Point at : step.cells) {
            const QRect cell = cellOf(at);
            tint(cell, isRow ? colors.frame : colors.path, ghostFill);
            m_brush.frame(cell, isRow ? colors.frame : colors.path, ghostLine);
            if (isRow)
                number(cell, at.y, colors.frame, colors.ink);
            else
                paintDiamond(m_brush.painter(), signIn(cell), colors);
        }
        if (step.kind == StripStepKind::JunctionPinned)
            paintPin(m_brush.painter(), signIn(cellOf(step.cells.front())), step.pin == PinSource::Floor, colors);
    }

    void paintRefusedPin(const StripStep& step) const
    {
        if (step.index >= 0)
            paintCandidates(step.at.x, candidatesOf(step));
        for (const Point at : step.cells) {
            hatch(cellOf(at), m_colors.refused);
            m_brush.dashes(cellOf(at), m_colors.refused);
        }
        paintLostPin(m_brush.painter(), signIn(cellOf(step.at)), m_brush.colors());
    }

    void paintBlocked(const StripStep& step) const
    {
        const QRect area = areaOf(m_steps.area(m_index));
        hatch(area, m_colors.refused);
        m_brush.frame(area, m_colors.refused, ghostLine);
        const int rows = m_steps.floor().level.cells.height() - 2;
        paintBlockedSign(m_brush.painter(), signIn(cellOf({step.at.x, (rows + 1) / 2})), m_brush.colors());
    }

    void paintStrip(const StripStep& step) const
    {
        switch (step.kind) {
        case StripStepKind::RoomChosen: {
            const QRect area = areaOf(m_steps.area(m_index));
            tint(area, m_colors.done, ghostFill);
            m_brush.frame(area, m_colors.done, ghostLine);
            break;
        }
        case StripStepKind::CandidatesFound:
            paintCandidates(step.at.x, step.candidates);
            m_brush.frame(areaOf(m_steps.area(m_index)), m_brush.colors().hover, 1.0);
            break;
        case StripStepKind::PinRefused:
            paintRefusedPin(step);
            break;
        case StripStepKind::JunctionDrawn:
        case StripStepKind::JunctionPinned:
        case StripStepKind::PathOpened:
            paintJunction(step);
            break;
        case StripStepKind::JointBlocked:
            paintBlocked(step);
            break;
        case StripStepKind::HeroRefused:
            cross(step.at);
            break;
        case StripStepKind::HeroPlaced:
            m_brush.corners(cellOf(step.at), m_brush.colors().hover);
            break;
        }
    }

    /// Those in sight alone: there may be as many as cells.
    void paintByHand() const
    {
        if (m_steps.kind(m_index) != FloorStepKind::SetByHand)
            return;
        const Rect seen = m_brush.projection().visibleCells();
        for (const Point at : m_steps.byHand()) {
            if (seen.contains(at))
                m_brush.dashes(m_brush.cell(at), m_brush.colors().chosen);
        }
    }

    JointBrush m_brush;
    const StepColors& m_colors;
    const FloorSteps& m_steps;
    std::size_t m_index;
};

Rect unitedCells(Rect one, Rect other)
{
    if (one.empty() || other.empty())
        return one.empty() ? other : one;
    const int left = std::min(one.x, other.x);
    const int top = std::min(one.y, other.y);
    return {left, top, std::max(one.right(), other.right()) - left, std::max(one.bottom(), other.bottom()) - top};
}

/// The rows of the joint that a decision is about, where it shows its candidates; empty for others.
Rect candidateColumn(const FloorSteps& steps, const StripStep& step)
{
    switch (step.kind) {
    case StripStepKind::PinRefused:
    case StripStepKind::JunctionDrawn:
    case StripStepKind::JunctionPinned:
    case StripStepKind::PathOpened: {
        if (step.index < 0)
            return {};
        const int column =
            std::get<StripFloor>(steps.floor().made).joints()[static_cast<std::size_t>(step.index)].column;
        return {column, 1, 1, steps.floor().level.cells.height() - 2};
    }
    default:
        return {};
    }
}

/// `plate` beside `about`, on one of its four sides, moved along that side into sight.
QRect besideGhost(QRect plate, const QRect& about, const QRect& view, int gap, Qt::Edge side)
{
    const auto within = [](int at, int low, int high) { return std::clamp(at, low, std::max(low, high)); };
    plate.moveTopLeft(about.topLeft());
    if (side == Qt::TopEdge)
        plate.moveTop(about.y() - gap - plate.height());
    else if (side == Qt::BottomEdge)
        plate.moveTop(about.y() + about.height() + gap);
    else if (side == Qt::RightEdge)
        plate.moveLeft(about.x() + about.width() + gap);
    else
        plate.moveLeft(about.x() - gap - plate.width());
    if (side == Qt::TopEdge || side == Qt::BottomEdge)
        plate.moveLeft(within(plate.x(), view.x(), view.x() + view.width() - plate.width()));
    else
        plate.moveTop(within(plate.y(), view.y(), view.y() + view.height() - plate.height()));
    return plate;
}

/// How many cells that can be walked on, once all is made, a plate hides.
int walkableBelow(const FloorProjection& projection, const QRect& plate, const Grid<LevelCell>& cells)
{
    const Point first = projection.cellAt(plate.topLeft());
    const Point last = projection.cellAt(plate.bottomRight());
    int count = 0;
    for (int y = first.y; y <= last.y; ++y) {
        for (int x = first.x; x <= last.x; ++x)
            count += cells.contains({x, y}) && walkable(cells[Point{x, y}]) ? 1 : 0;
    }
    return count;
}

void paintGhostWords(QPainter& painter, const FloorProjection& projection, const StepGhost& ghost)
{
    const QRect plate = ghostPlate(projection, ghost);
    if (plate.isEmpty())
        return;
    const StepColors& colors = stepColors(ghost.theme);
    const bool isBad = isSetback(ghost.steps, ghost.index) || isRefusedNext(ghost.steps, ghost.index);
    const QColor& ink = isBad ? colors.refused : colors.done;
    paintPlate(painter, projection, plate, {}, colors.plate, ink);
    const QRectF sign(plate.x(), plate.y(), plate.height(), plate.height());
    (isBad ? paintCross : paintCheck)(painter, sign, ink, colors.plate);
    painter.setPen(ink);
    painter.drawText(plate.adjusted(plate.height(), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, ghost.words);
}

} // namespace

Rect ghostArea(const FloorSteps& steps, std::size_t index)
{
    const Rect area = steps.area(index);
    if (isRefusedNext(steps, index))
        return unitedCells(area, steps.area(index + 1));
    const StripStep* step = steps.strip(index);
    return step != nullptr ? unitedCells(area, candidateColumn(steps, *step)) : area;
}

bool isSetback(const FloorSteps& steps, std::size_t index)
{
    const FloorStepKind kind = steps.kind(index);
    const StripStep* step = steps.strip(index);
    return isRefusal(kind) || kind == FloorStepKind::CorridorPruned || kind == FloorStepKind::DoorRemoved ||
           (step != nullptr && kind == FloorStepKind::CandidatesFound && step->candidates == 0);
}

QRect ghostPlate(const FloorProjection& projection, const StepGhost& ghost)
{
    const Rect area = ghost.index < ghost.steps.count() ? ghostArea(ghost.steps, ghost.index) : Rect{};
    const QRect viewport({}, projection.viewport());
    if (ghost.words.isEmpty() || area.empty())
        return {};
    const QRect about = grownTo(projection.pixelsOf(area), inDevicePixels(smallestGhostSign, projection));
    if (!about.intersects(viewport))
        return {};
    const int margin = inDevicePixels(plateMargin, projection);
    const int gap = inDevicePixels(plateGap, projection);
    const QRect view = viewport.adjusted(margin, margin, -margin, -margin);
    const QSize words = plateSize(projection, ghost.words);
    const QRect plate({}, QSize(words.width() + words.height(), words.height())); // with a sign before them
    std::optional<QRect> best;
    int hidden = 0;
    for (const Qt::Edge side : {Qt::TopEdge, Qt::BottomEdge, Qt::RightEdge, Qt::LeftEdge}) {
        const QRect place = besideGhost(plate, about, view, gap, side);
        if (!view.contains(place))
            continue;
        const int below = walkableBelow(projection, place, ghost.steps.floor().level.cells);
        if (!best || below < hidden) {
            best = place;
            hidden = below;
        }
    }
    return best.value_or(plate.translated(view.topLeft())); // with no room beside it as far from its middle as can be
}

bool isRefusedNext(const FloorSteps& steps, std::size_t index)
{
    const DigStep* step = steps.dig(index);
    const DigStep* next = steps.dig(index + 1);
    return step != nullptr && next != nullptr && step->kind == DigStepKind::WallTried &&
           next->kind == DigStepKind::Refused && next->direction != Direction::None;
}

void paintStep(QPainter& painter, const FloorProjection& projection, const StepGhost& ghost)
{
    if (ghost.index >= ghost.steps.count())
        return;
    GhostPainter(painter, projection, ghost).paint();
    paintGhostWords(painter, projection, ghost);
}

} // namespace zonewright
