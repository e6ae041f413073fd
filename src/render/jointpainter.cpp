#include "render/jointpainter.h"

#include "render/jointbrush.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"

#include <QPainter>

#include <algorithm>
#include <bit>
#include <span>

namespace zonewright {

namespace {

constexpr double chosenLight = 1.6; ///< how much stronger the light on chosen columns is
constexpr double pathFill = 0.42;   ///< opacity of a path's cells
constexpr double openFill = 0.22;   ///< of an open candidate
constexpr double pinShare = 0.62;   ///< of a cell
constexpr double diamondShare = 0.4;
constexpr double stateShare = 0.8;
constexpr double dotSide = 3.0;       ///< logical pixels
constexpr double jointDotsFrom = 5.0; ///< logical pixels a cell

/// The marks of the joints in sight, kind by kind.
class JointMarks
{
public:
    JointMarks(const JointBrush& brush, const JointScene& scene)
        : m_brush(brush)
        , m_scene(scene)
        , m_joints(inSight())
    {
    }

    void paint() const
    {
        forEach([this](const JointMark& joint) { paintColumn(joint); });
        if (m_brush.cellSide() < jointRowsFrom)
            return;
        forEach([this](const JointMark& joint) { paintCandidates(joint); });
        forEach([this](const JointMark& joint) { paintOpening(joint); });
        forEach([this](const JointMark& joint) { paintWalled(joint); });
        if (m_brush.cellSide() >= jointSignsFrom)
            forEach([this](const JointMark& joint) { paintSigns(joint); });
        else if (m_brush.cellSide() >= jointDotsFrom)
            forEach([this](const JointMark& joint) { paintDots(joint); });
    }

    void paintChosen() const
    {
        const Rect cells = m_brush.projection().visibleCells();
        const auto first = std::ranges::lower_bound(m_scene.chosen, cells.x);
        const int beside = m_brush.pixels(m_brush.cellSide() >= jointFramesFrom ? 2.0 : 1.0); // dashes stay seen
        for (auto column = first; column != m_scene.chosen.end() && *column < cells.right(); ++column) {
            const QRect whole = grownTo(wholeColumn(*column), m_brush.pixels(3.0));
            m_brush.frame(whole.adjusted(-beside, 0, beside, 0), m_brush.colors().chosen, 1.0);
        }
    }

    void paintHovered() const
    {
        if (m_scene.hovered && !isUnderEdit(m_scene.hovered->x))
            m_brush.frame(grownTo(placeOf(*m_scene.hovered), m_brush.pixels(5.0)), m_brush.colors().hover, 1.5);
    }

    void paintCurrent() const
    {
        if (m_scene.current && !m_scene.path)
            m_brush.corners(grownTo(placeOf(*m_scene.current), m_brush.pixels(6.0)), m_brush.colors().hover);
    }

private:
    /// Paths reach into the rooms beside their joints.
    [[nodiscard]] std::span<const JointMark> inSight() const
    {
        const Rect cells = m_brush.projection().visibleCells();
        const int reach = roomWidthLimits.high;
        const auto begin = std::ranges::lower_bound(m_scene.joints, cells.x - reach, {}, &JointMark::column);
        const auto end = std::ranges::lower_bound(m_scene.joints, cells.right() + reach, {}, &JointMark::column);
        return {begin, end};
    }

    [[nodiscard]] bool isUnderEdit(int column) const { return m_scene.path && m_scene.path->column == column; }

    /// Joints that share a pixel with the one before are passed over.
    template <typename Paint>
    void forEach(Paint paint) const
    {
        int last = -1;
        const bool isThin = m_brush.projection().scale() < 1.0;
        for (const JointMark& joint : m_joints) {
            const int x = m_brush.projection().pixelOf({joint.column, 0}).x();
            if (isUnderEdit(joint.column) || (isThin && x == last && joint.state != JointState::Blocked))
                continue;
            last = x;
            paint(joint);
        }
    }

    /// Without the border.
    [[nodiscard]] QRect rows(int column) const { return m_brush.projection().pixelsOf({column, 1, 1, m_scene.rows}); }

    [[nodiscard]] QRect wholeColumn(int column) const
    {
        return m_brush.projection().pixelsOf({column, 0, 1, m_scene.rows + 2});
    }

    /// A row of a joint, or all of it.
    [[nodiscard]] QRect placeOf(Point place) const { return place.y == 0 ? wholeColumn(place.x) : m_brush.cell(place); }

    void paintColumn(const JointMark& joint) const
    {
        const JointColors& colors = m_brush.colors();
        const QRect column = grownTo(rows(joint.column), 1);
        if (!m_brush.isSeen(column))
            return;
        const bool isChosen = std::ranges::binary_search(m_scene.chosen, joint.column);
        const bool isBlocked = joint.state == JointState::Blocked;
        const double light = (isChosen ? chosenLight : 1.0) * (m_brush.cellSide() < jointRowsFrom ? 2.0 : 1.0);
        QColor shade = isBlocked ? weakened(colors.blocked, 0.22) : colors.column;
        shade.setAlphaF(std::min(1.0F, static_cast<float>(shade.alphaF() * light)));
        fillShade(m_brush.painter(), m_brush.projection(), column, shade);
        if (isBlocked && m_brush.cellSide() >= jointRowsFrom) {
            const QBrush hatch = patternBrush(AreaPattern::WideHatching, colors.blocked, m_brush.projection());
            fillArea(m_brush.painter(), column.intersected(seenBand(column)), hatch);
            m_brush.frame(column, colors.blocked, 1.0);
        }
    }

    /// Columns may be very high; what of one is seen, begun where its pattern begins.
    [[nodiscard]] QRect seenBand(const QRect& column) const
    {
        return {column.left(), column.top(), column.width(), m_brush.projection().viewport().height() - column.top()};
    }

    /// Calls `paint(row, cell)` for the rows of a mask that are in sight.
    template <typename Paint>
    void forEachRow(int column, ColumnMask mask, Paint paint) const
    {
        for (; mask != 0; mask &= mask - 1) {
            const int row = std::countr_zero(mask) + 1;
            const QRect cell = m_brush.cell({column, row});
            if (m_brush.isSeen(cell))
                paint(row, cell);
        }
    }

    void paintCandidates(const JointMark& joint) const
    {
        const JointColors& colors = m_brush.colors();
        ColumnMask ghosts = joint.candidates & ~(joint.row != 0 ? rowBit(joint.row) : 0);
        for (const Point at : joint.walled)
            ghosts &= at.x == joint.column ? ~rowBit(at.y) : ~ColumnMask{0};
        forEachRow(joint.column, ghosts, [&](int row, const QRect& cell) {
            m_brush.painter().fillRect(cell, colors.ghost);
            if (m_brush.cellSide() >= jointFramesFrom)
                m_brush.dashes(cell, colors.frame);
            if (m_brush.cellSide() >= jointNumbersFrom)
                m_brush.number(cell, row, colors.plate, colors.frame);
        });
    }

    void paintOpening(const JointMark& joint) const
    {
        const JointColors& colors = m_brush.colors();
        for (const Point at : joint.path) {
            const QRect cell = m_brush.cell(at);
            m_brush.painter().fillRect(cell, weakened(colors.path, pathFill));
            if (m_brush.cellSide() >= jointFramesFrom)
                m_brush.frame(cell, colors.path, 1.5);
        }
        if (joint.row == 0)
            return;
        const QRect cell = m_brush.cell({joint.column, joint.row});
        const bool isSmall = m_brush.cellSide() < jointFramesFrom;
        m_brush.painter().fillRect(cell, weakened(colors.frame, isSmall ? 1.0 : openFill));
        if (!isSmall)
            m_brush.frame(cell, colors.frame, 2.0);
        if (m_brush.cellSide() >= jointNumbersFrom)
            m_brush.number(cell, joint.row, colors.frame, colors.ink);
    }

    /// What is there is seen: bricks. Those of a candidate keep its number.
    void paintWalled(const JointMark& joint) const
    {
        const JointColors& colors = m_brush.colors();
        const bool isFramed = m_brush.cellSide() >= jointFramesFrom;
        const int thick = m_brush.pixels(dotSide);
        for (const Point at : joint.walled) {
            const QRect cell = m_brush.cell(at);
            const bool isCandidate = at.x == joint.column && (joint.candidates & rowBit(at.y)) != 0;
            if (isFramed)
                m_brush.dashes(cell, colors.blocked);
            if (isCandidate && m_brush.cellSide() >= jointNumbersFrom)
                m_brush.number(cell, at.y, colors.plate, colors.frame);
            if (!isFramed)
                m_brush.painter().fillRect(QRect(cell.left(), cell.center().y() - thick / 2, cell.width(), thick),
                                           colors.blocked);
        }
    }

    void paintWalledSign(const JointMark& joint, Point at) const
    {
        const QRect cell = m_brush.cell(at);
        if (joint.pin == PinSource::None)
            paintBlockedSign(m_brush.painter(), m_brush.signIn(cell, pinShare), m_brush.colors());
        else
            paintLostPin(m_brush.painter(), m_brush.signIn(cell, pinShare), m_brush.colors());
    }

    void paintSigns(const JointMark& joint) const
    {
        QPainter& painter = m_brush.painter();
        const JointColors& colors = m_brush.colors();
        const bool isFloors = joint.pin == PinSource::Floor;
        bool isPinned = joint.pin == PinSource::None; // no pin is as good as one that is painted
        for (const Point at : joint.path) {
            const QRect cell = m_brush.cell(at);
            if (!isPinned && (at.x == joint.column || at == joint.path.back())) {
                paintPin(painter, m_brush.signIn(cell, pinShare), isFloors, colors);
                isPinned = true;
            } else {
                paintDiamond(painter, m_brush.signIn(cell, diamondShare), colors);
            }
        }
        if (joint.row != 0 && !isPinned)
            paintPin(painter, m_brush.signIn(m_brush.cell({joint.column, joint.row}), pinShare), isFloors, colors);
        for (const Point at : joint.walled)
            paintWalledSign(joint, at);
        if (joint.state == JointState::Blocked)
            paintBlockedSign(painter, m_brush.signIn(m_brush.cell({joint.column, 0}), stateShare), colors);
        if (joint.lostPin) {
            const QRect below = m_brush.cell({joint.column, m_scene.rows + 1});
            paintLostPin(painter, m_brush.signIn(below, stateShare), colors);
        }
    }

    /// Where there is no room for signs: a dot on what is pinned (a ring for a pin of the catalogue), a bar across what
    /// is blocked.
    void paintDots(const JointMark& joint) const
    {
        const JointColors& colors = m_brush.colors();
        if (joint.state == JointState::Blocked) {
            const QRect column = rows(joint.column);
            const int thick = m_brush.pixels(dotSide);
            m_brush.painter().fillRect(QRect(column.left(), column.center().y() - thick / 2, column.width(), thick),
                                       colors.blocked);
        }
        if (joint.pin == PinSource::None)
            return;
        const auto dot = [&](Point at) {
            QRect place(0, 0, m_brush.pixels(dotSide), m_brush.pixels(dotSide));
            place.moveCenter(m_brush.cell(at).center());
            m_brush.painter().fillRect(place, colors.ink);
            const int ring = m_brush.pixels(1.0);
            if (joint.pin == PinSource::Catalogue)
                m_brush.painter().fillRect(place.adjusted(ring, ring, -ring, -ring), colors.frame);
        };
        if (joint.row != 0)
            dot({joint.column, joint.row});
        for (const Point at : joint.path)
            dot(at);
    }

    const JointBrush& m_brush;
    const JointScene& m_scene;
    std::span<const JointMark> m_joints;
};

} // namespace

void paintJoints(QPainter& painter, const FloorProjection& projection, const JointScene& scene)
{
    const JointBrush brush(painter, projection, scene.theme);
    const JointMarks marks(brush, scene);
    marks.paint();
    marks.paintChosen();
    if (scene.path)
        paintPathMark(brush, *scene.path);
    marks.paintHovered();
    marks.paintCurrent();
}

} // namespace zonewright
