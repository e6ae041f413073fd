#include "render/pairpainter.h"

#include "core/strip/pathsearch.h"
#include "render/jointbrush.h"
#include "render/jointsigns.h"
#include "render/overlaytools.h"
#include "render/palette.h"

#include <QPainter>
#include <QPolygon>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zonewright {

namespace {

constexpr double pairMargin = 4.0;       // logical pixels around the floor
constexpr double largestPairCell = 48.0; // logical pixels
constexpr double walkPen = 2.0;          // logical pixels
constexpr double walkCasing = 4.0;
constexpr double walksFrom = 6.0; // logical pixels a cell
constexpr double lostDiamondShare = 0.5;
constexpr double strikePen = 1.75; // logical pixels

/// In order: where the two starts are, one after the other.
std::vector<Point> walkOn(const RoomCatalogue& catalogue, const StripFloor& floor, std::span<const Point> open)
{
    const std::span<const RoomType> types = catalogue.rooms();
    const StripJoint& joint = floor.joints().front();
    PathCells path;
    for (const Point cell : open)
        path.push_back({cell.x - joint.column, cell.y});
    std::vector<Point> walk =
        walkOverPath(types[static_cast<std::size_t>(floor.rooms()[0].type)],
                     types[static_cast<std::size_t>(floor.rooms()[1].type)], catalogue.rows(), path);
    for (Point& cell : walk)
        cell = cell + Point{joint.column, 0};
    return walk;
}

/// What was drawn by chance is a brick again: a pair has all of its candidates.
void closeDrawn(FloorScene& scene, std::span<const Point> drawn)
{
    for (const Point cell : drawn)
        scene.cells[cell] = LevelCell::Brick;
}

void paintPairWalk(QPainter& painter, const FloorProjection& projection, const PairScene& scene, Theme theme)
{
    const JointColors& colors = jointColors(theme);
    if (scene.walk.size() < 2 || projection.scale() < walksFrom * projection.pixelRatio())
        return;
    QPolygonF line;
    for (const Point cell : scene.walk)
        line << QRectF(projection.pixelsOf({cell.x, cell.y, 1, 1})).center();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(colors.casing, walkCasing * projection.pixelRatio(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    QPen pen(colors.path, walkPen * projection.pixelRatio(), Qt::CustomDashLine, Qt::RoundCap, Qt::RoundJoin);
    pen.setDashPattern({0.5, 2.0});
    painter.setPen(pen);
    painter.drawPolyline(line);
    painter.restore();
}

/// Each of its cells in dashes, with its diamond struck through.
void paintLostPath(QPainter& painter, const FloorProjection& projection, const PairScene& scene, Theme theme)
{
    if (scene.lostPath.empty())
        return;
    const JointBrush brush(painter, projection, theme);
    const QColor& color = brush.colors().blocked;
    for (const Point cell : scene.lostPath) {
        const QRect place = brush.cell(cell);
        if (brush.cellSide() < jointFramesFrom) {
            painter.fillRect(place, color);
            continue;
        }
        brush.dashes(place, color);
        if (brush.cellSide() < jointSignsFrom)
            continue;
        const QRectF sign = brush.signIn(place, lostDiamondShare);
        paintDiamond(painter, sign, brush.colors());
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        for (const auto& [ink, width] :
             {std::pair{brush.colors().casing, 2 * strikePen}, std::pair{color, strikePen}}) {
            painter.setPen(QPen(ink, width * projection.pixelRatio()));
            painter.drawLine(sign.topLeft(), sign.bottomRight());
        }
        painter.restore();
    }
}

} // namespace

PairScene pairScene(const RoomCatalogue& catalogue, int left, int right, std::span<const Point> path)
{
    const RoomType& leftRoom = catalogue.rooms()[static_cast<std::size_t>(left)];
    const RoomType& rightRoom = catalogue.rooms()[static_cast<std::size_t>(right)];
    StripPlan plan{.sequence = {leftRoom.code, rightRoom.code}};
    if (!path.empty())
        plan.pins.push_back({.column = leftRoom.width() + 1, .path = {path.begin(), path.end()}});
    PairScene scene{.built = buildStripFloor(catalogue, {.plan = plan}, 0, std::nullopt), .rows = catalogue.rows()};
    scene.floor = floorScene(scene.built);
    const auto& floor = std::get<StripFloor>(scene.built.made);
    const StripJoint& joint = floor.joints().front();
    const auto open = floor.open(joint);
    scene.joint = {.column = joint.column, .candidates = joint.candidates, .state = joint.state};
    if (joint.state == JointState::Drawn) {
        closeDrawn(scene.floor, open);
    } else if (joint.pin == PinSource::Catalogue) {
        scene.joint.pin = joint.pin;
        scene.joint.row = open.front().y;
    } else if (!open.empty()) {
        // A path that is looked at is shown as it would be once the pair has it.
        scene.joint.state = JointState::Special;
        scene.joint.path.assign(open.begin(), open.end());
        scene.walk = walkOn(catalogue, floor, open);
    }
    const SpecialPath* own = catalogue.specialPath(left, right);
    if (own != nullptr && scene.joint.state == JointState::Blocked) {
        for (const Point cell : own->cells)
            scene.lostPath.push_back(cell + Point{joint.column, 0});
    }
    scene.joint.lostPin = catalogue.pin(left, right) != nullptr && joint.pin != PinSource::Catalogue;
    return scene;
}

FloorProjection pairProjection(Size floor, QSize size, double pixelRatio)
{
    FloorProjection projection(floor, size, pixelRatio);
    const double margin = 2.0 * pairMargin;
    const double cell =
        std::min({(size.width() - margin) / floor.width, (size.height() - margin) / floor.height, largestPairCell});
    const double scale = std::max(cell, 0.0) * pixelRatio;
    projection.setScale(scale >= FloorProjection::wholeFrom ? std::floor(scale) : scale);
    projection.setCentre({floor.width / 2.0, floor.height / 2.0});
    return projection;
}

void paintPair(QPainter& painter, const FloorProjection& projection, const PairScene& scene, Theme theme, int hovered,
               int current)
{
    paintPairWalk(painter, projection, scene, theme);
    JointScene joints{.theme = theme, .rows = scene.rows, .joints = {scene.joint}};
    if (hovered != 0)
        joints.hovered = Point{scene.joint.column, hovered};
    if (current != 0)
        joints.current = Point{scene.joint.column, current};
    paintJoints(painter, projection, joints);
    paintLostPath(painter, projection, scene, theme);
}

} // namespace zonewright
