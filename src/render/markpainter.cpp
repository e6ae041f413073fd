#include "render/markpainter.h"

#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/signs.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <map>
#include <utility>

namespace zonewright {

namespace {

constexpr double largestSign = 18.0; ///< logical pixels a side
constexpr double smallestSign = 11.0;
constexpr double dotSize = 5.0;       ///< logical pixels
constexpr double labelsFrom = 44.0;   ///< logical pixels a zone from which marks have their label
constexpr double widestLabel = 160.0; ///< logical pixels
constexpr double pastStrength = 0.5;

bool isShown(const WorldScene& scene, MarkKind kind)
{
    return kind == MarkKind::Dungeon ? scene.layers.dungeons : scene.layers.events;
}

QString shortened(const MapProjection& projection, const QString& label)
{
    return QFontMetrics(overlayFont(projection))
        .elidedText(label, Qt::ElideRight, inDevicePixels(widestLabel, projection));
}

/// Puts signs beside each other where they share a zone, and finds out what has room.
class MarkPlacing
{
public:
    MarkPlacing(const MapProjection& projection, const WorldScene& scene)
        : m_projection(projection)
        , m_scene(scene)
        , m_zonePixels(projection.scale() * scene.zoneSide / projection.pixelRatio())
        , m_size(inDevicePixels(std::clamp(m_zonePixels / 2, smallestSign, largestSign), projection))
        , m_gap(inDevicePixels(2.0, projection))
    {
    }

    [[nodiscard]] std::vector<PlacedMark> place()
    {
        placeSigns();
        for (PlacedMark& placed : m_placed)
            placed.isDot = placed.isDot || !takeRoom(placed.sign);
        for (PlacedMark& placed : m_placed) {
            if (placed.isDot)
                shrink(placed.sign);
            else if (m_zonePixels >= labelsFrom)
                placeLabel(placed);
        }
        return std::move(m_placed);
    }

private:
    void placeSigns()
    {
        std::map<std::pair<int, int>, int> counts, next;
        for (const MapMark& mark : m_scene.marks) {
            if (isShown(m_scene, mark.kind))
                ++counts[{mark.zone.x, mark.zone.y}];
        }
        for (std::size_t i = 0; i < m_scene.marks.size(); ++i) {
            const MapMark& mark = m_scene.marks[i];
            if (!isShown(m_scene, mark.kind))
                continue;
            const std::pair key{mark.zone.x, mark.zone.y};
            const int count = counts[key];
            const int place = next[key]++;
            const int side = m_scene.zoneSide;
            for (const QRect& zone : m_projection.appearances({mark.zone.x * side, mark.zone.y * side, side, side}))
                m_placed.push_back({.mark = i, .sign = signIn(zone, place, count), .label = {}, .isDot = false});
        }
    }

    [[nodiscard]] QRect signIn(const QRect& zone, int place, int count) const
    {
        const int period = m_size + m_gap;
        const int perRow = std::clamp((zone.width() + m_gap) / period, 1, count);
        const int rows = (count + perRow - 1) / perRow;
        const int inRow = std::min(perRow, count - place / perRow * perRow);
        const QPoint centre = zone.center();
        return {centre.x() - (inRow * period - m_gap) / 2 + place % perRow * period,
                centre.y() - (rows * period - m_gap) / 2 + place / perRow * period, m_size, m_size};
    }

    void shrink(QRect& sign) const
    {
        QRect dot(0, 0, inDevicePixels(dotSize, m_projection), inDevicePixels(dotSize, m_projection));
        dot.moveCenter(sign.center());
        sign = dot;
    }

    void placeLabel(PlacedMark& placed)
    {
        const QString text = shortened(m_projection, m_scene.marks[placed.mark].label);
        if (text.isEmpty())
            return;
        QRect label({}, plateSize(m_projection, text));
        label.moveCenter(placed.sign.center());
        label.moveLeft(placed.sign.right() + 1 + m_gap);
        QRect below = label;
        below.moveCenter(placed.sign.center());
        below.moveTop(placed.sign.bottom() + 1 + m_gap);
        for (const QRect& place : {label, below}) {
            if (takeRoom(place)) {
                placed.label = place;
                return;
            }
        }
    }

    bool takeRoom(const QRect& rect)
    {
        if (std::ranges::any_of(m_taken, [&rect](const QRect& other) { return other.intersects(rect); }))
            return false;
        m_taken.push_back(rect);
        return true;
    }

    const MapProjection& m_projection;
    const WorldScene& m_scene;
    double m_zonePixels;
    int m_size;
    int m_gap;
    std::vector<PlacedMark> m_placed;
    std::vector<QRect> m_taken;
};

} // namespace

std::vector<PlacedMark> placeMarks(const MapProjection& projection, const WorldScene& scene)
{
    return MarkPlacing(projection, scene).place();
}

void paintMarks(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
{
    const OverlayColors& colors = overlayColors(scene.theme);
    painter.save();
    for (const PlacedMark& placed : placeMarks(projection, scene)) {
        const MapMark& mark = scene.marks[placed.mark];
        painter.setOpacity(mark.past ? pastStrength : 1.0);
        if (placed.isDot) {
            painter.fillRect(placed.sign, colors.sign);
            const int edge = inDevicePixels(1.0, projection);
            painter.fillRect(placed.sign.adjusted(edge, edge, -edge, -edge),
                             mark.kind == MarkKind::Dungeon ? colors.dungeon : colors.event);
            continue;
        }
        paintSign(painter, placed.sign, mark.kind, scene.theme);
        if (!placed.label.isEmpty())
            paintPlate(painter, projection, placed.label, shortened(projection, mark.label),
                       weakened(colors.sign, plateStrength),
                       mark.kind == MarkKind::Dungeon ? colors.dungeon : colors.event);
    }
    painter.restore();
}

} // namespace zonewright
