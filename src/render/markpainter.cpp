#include "render/markpainter.h"

#include "core/geometry/flooring.h"
#include "render/memorypainter.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/signs.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
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

/// Rectangles of which none covers another. What one covers is looked for among those near it.
class TakenRoom
{
public:
    /// False, and nothing is taken, where `rect` would cover another one.
    bool take(const QRect& rect)
    {
        if (!isFree(rect))
            return false;
        for (const std::uint64_t key : keysOf(rect))
            m_taken[key].push_back(rect);
        return true;
    }

    /// Takes it whatever it covers, and knows that it is kept.
    void keep(const QRect& rect)
    {
        m_kept.push_back(rect);
        for (const std::uint64_t key : keysOf(rect))
            m_taken[key].push_back(rect);
    }

    [[nodiscard]] bool coversKept(const QRect& rect) const
    {
        return std::ranges::any_of(m_kept, [&rect](const QRect& kept) { return kept.intersects(rect); });
    }

    [[nodiscard]] bool isFree(const QRect& rect) const
    {
        const auto covers = [this, &rect](std::uint64_t key) {
            const auto found = m_taken.find(key);
            return found != m_taken.end() &&
                   std::ranges::any_of(found->second, [&rect](const QRect& other) { return other.intersects(rect); });
        };
        return std::ranges::none_of(keysOf(rect), covers);
    }

private:
    static constexpr int squareSide = 64; // device pixels

    /// The squares that a rectangle touches.
    [[nodiscard]] static std::vector<std::uint64_t> keysOf(const QRect& rect)
    {
        std::vector<std::uint64_t> keys;
        for (int y = flooredTo(rect.top(), squareSide); y <= rect.bottom(); y += squareSide) {
            for (int x = flooredTo(rect.left(), squareSide); x <= rect.right(); x += squareSide)
                keys.push_back(std::uint64_t{static_cast<std::uint32_t>(y)} << 32 | static_cast<std::uint32_t>(x));
        }
        return keys;
    }

    std::unordered_map<std::uint64_t, std::vector<QRect>> m_taken;
    std::vector<QRect> m_kept;
};

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
        , m_metrics(overlayFont(projection))
    {
    }

    [[nodiscard]] std::vector<PlacedMark> place()
    {
        keepRoom();
        placeSigns();
        for (std::size_t i = 0; i < m_placed.size(); ++i) {
            PlacedMark& placed = m_placed[i];
            placed.isDot = !takeOne(placed.sign, besides(placed.sign, m_zones[i]));
        }
        for (std::size_t i = 0; i < m_placed.size(); ++i) {
            PlacedMark& placed = m_placed[i];
            if (placed.isDot)
                shrink(placed.sign, m_zones[i]);
            else if (m_zonePixels >= labelsFrom)
                placeLabel(placed);
        }
        return std::move(m_placed);
    }

private:
    /// For what is never covered.
    void keepRoom()
    {
        const auto keep = [this](const std::vector<QRect>& places) {
            for (const QRect& place : places)
                m_taken.keep(place);
        };
        keep(placesOfQueueNumbers(m_projection, m_scene));
        if (!m_scene.layers.player || !m_scene.player)
            return;
        keep(placesOfPlayer(m_projection, m_scene.player->cell));
        if (m_scene.player->start)
            keep(placesOfStart(m_projection, *m_scene.player->start));
    }

    /// The place of a sign, and those where it stands aside in its zone: under what is in the middle, over it, and at
    /// both sides.
    [[nodiscard]] std::vector<QRect> besides(const QRect& sign, const QRect& zone) const
    {
        std::vector<QRect> places{sign};
        if (!m_taken.coversKept(sign))
            return places;
        const int step = m_size + m_gap;
        for (const QPoint away : {QPoint(0, step), QPoint(0, -step), QPoint(step, 0), QPoint(-step, 0)}) {
            if (const QRect place = sign.translated(away); zone.contains(place))
                places.push_back(place);
        }
        return places;
    }

    /// The first of the places that is free, if there is one.
    bool takeOne(QRect& rect, std::span<const QRect> places)
    {
        const auto found = std::ranges::find_if(places, [this](const QRect& place) { return m_taken.take(place); });
        if (found == places.end())
            return false;
        rect = *found;
        return true;
    }

    void placeSigns()
    {
        struct Group
        {
            int count = 0;
            int next = 0;
        };

        std::map<std::pair<int, int>, Group> groups;
        std::vector<Group*> groupOf(m_scene.marks.size(), nullptr);
        for (std::size_t i = 0; i < m_scene.marks.size(); ++i) {
            const MapMark& mark = m_scene.marks[i];
            if (!isShown(m_scene, mark.kind))
                continue;
            groupOf[i] = &groups[{mark.zone.x, mark.zone.y}];
            ++groupOf[i]->count;
        }
        const int side = m_scene.zoneSide;
        for (std::size_t i = 0; i < m_scene.marks.size(); ++i) {
            if (!groupOf[i])
                continue;
            const Point zone = m_scene.marks[i].zone;
            const int place = groupOf[i]->next++;
            for (const QRect& seen : m_projection.appearances({zone.x * side, zone.y * side, side, side})) {
                m_zones.push_back(seen);
                m_placed.push_back({.mark = i,
                                    .sign = signIn(seen, place, groupOf[i]->count),
                                    .label = {},
                                    .text = {},
                                    .isDot = false});
            }
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

    /// Into a dot in its middle, or in a corner of the zone where the middle is kept.
    void shrink(QRect& sign, const QRect& zone)
    {
        QRect dot(0, 0, inDevicePixels(dotSize, m_projection), inDevicePixels(dotSize, m_projection));
        dot.moveCenter(sign.center());
        sign = dot;
        if (!m_taken.coversKept(dot))
            return;
        std::array corners{dot, dot, dot, dot};
        const QRect inner = zone.adjusted(m_gap, m_gap, -m_gap, -m_gap);
        corners[0].moveBottomRight(inner.bottomRight());
        corners[1].moveBottomLeft(inner.bottomLeft());
        corners[2].moveTopRight(inner.topRight());
        corners[3].moveTopLeft(inner.topLeft());
        if (!takeOne(sign, corners))
            sign = corners.front();
    }

    /// Where the label of a sign may be: beside it, or else under it.
    [[nodiscard]] std::array<QRect, 2> labelsOf(const QRect& sign, QSize size) const
    {
        QRect beside({}, size);
        beside.moveCenter(sign.center());
        QRect under = beside;
        beside.moveLeft(sign.right() + 1 + m_gap);
        under.moveTop(sign.bottom() + 1 + m_gap);
        return {beside, under};
    }

    void placeLabel(PlacedMark& placed)
    {
        // Where not even an empty label has room, which is quickly found out, none has.
        const std::array least = labelsOf(placed.sign, plateSize(m_projection, m_metrics, {}));
        if (std::ranges::none_of(least, [this](const QRect& place) { return m_taken.isFree(place); }))
            return;
        placed.text = m_metrics.elidedText(m_scene.marks[placed.mark].label, Qt::ElideRight,
                                           inDevicePixels(widestLabel, m_projection));
        if (placed.text.isEmpty())
            return;
        for (const QRect& place : labelsOf(placed.sign, plateSize(m_projection, m_metrics, placed.text))) {
            if (m_taken.take(place)) {
                placed.label = place;
                return;
            }
        }
    }

    const MapProjection& m_projection;
    const WorldScene& m_scene;
    double m_zonePixels;
    int m_size;
    int m_gap;
    QFontMetrics m_metrics;
    std::vector<PlacedMark> m_placed;
    std::vector<QRect> m_zones; ///< what is seen of the zone of each of them
    TakenRoom m_taken;
};

/// Signs of one size, each kind drawn once: thousands of them are painted in little time.
class SignPictures
{
public:
    explicit SignPictures(Theme theme)
        : m_theme(theme)
    {
    }

    void paint(QPainter& painter, const QRect& sign, MarkKind kind)
    {
        QImage& picture = m_pictures[static_cast<std::size_t>(kind)];
        if (picture.size() != sign.size()) {
            picture = QImage(sign.size(), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
            QPainter pictured(&picture);
            paintSign(pictured, QRect({}, sign.size()), kind, m_theme);
        }
        painter.drawImage(sign.topLeft(), picture);
    }

private:
    Theme m_theme;
    std::array<QImage, 4> m_pictures; ///< by kind
};

} // namespace

std::vector<PlacedMark> placeMarks(const MapProjection& projection, const WorldScene& scene)
{
    return MarkPlacing(projection, scene).place();
}

void paintMarks(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
{
    const OverlayColors& colors = overlayColors(scene.theme);
    const QRect viewport({}, projection.viewport());
    SignPictures signs(scene.theme);
    painter.save();
    for (const PlacedMark& placed : placeMarks(projection, scene)) {
        const MapMark& mark = scene.marks[placed.mark];
        if (!viewport.intersects(placed.sign.united(placed.label)))
            continue;
        const bool isPast = mark.due && *mark.due <= scene.turn;
        painter.setOpacity(isPast ? pastStrength : 1.0);
        if (placed.isDot) {
            painter.fillRect(placed.sign, colors.sign);
            const int edge = inDevicePixels(1.0, projection);
            painter.fillRect(placed.sign.adjusted(edge, edge, -edge, -edge),
                             mark.kind == MarkKind::Dungeon ? colors.dungeon : colors.event);
            continue;
        }
        signs.paint(painter, placed.sign, mark.kind);
        if (placed.label.isEmpty())
            continue;
        painter.setOpacity(1.0); // words stay readable
        const QColor& text = mark.kind == MarkKind::Dungeon ? colors.dungeon : colors.event;
        paintPlate(painter, projection, placed.label, placed.text, weakened(colors.sign, plateStrength),
                   isPast ? pastLabel(text, colors.sign) : text);
    }
    painter.restore();
}

} // namespace zonewright
