#include "cli/floorpicture.h"

#include "project/floorsource.h"
#include "project/problemtext.h"
#include "render/floorground.h"
#include "render/flooroverlay.h"
#include "render/floorscene.h"
#include "render/jointscene.h"

#include <QPainter>

#include <utility>

namespace zonewright::cli {

namespace {

FloorGround groundOf(const OpenProject& of, FloorPlace place, const BuiltFloor& built,
                     std::shared_ptr<const Tilesets> tilesets)
{
    FloorGround ground;
    ground.setTilesets(std::move(tilesets));
    if (const auto above = floorAbove(of.project, place)) {
        const BuiltFloor builtAbove = FloorSource(of.project, of.world.seed(), *above).build();
        ground.setFloors(floorScene(built), floorScene(builtAbove), builtAbove.exit);
    } else {
        ground.setFloors(floorScene(built), std::nullopt, std::nullopt);
    }
    return ground;
}

JointScene jointsOf(const BuiltFloor& built, const FloorPlan& plan, Theme theme)
{
    JointScene scene{.theme = theme};
    if (const StripPlan* strip = plan.strip()) {
        scene.rows = built.level.cells.height() - 2; // without the border
        scene.joints = jointMarks(built, *strip);
    }
    return scene;
}

} // namespace

Outcome<QImage> floorPicture(const OpenProject& of, const RenderArguments& asked,
                             std::shared_ptr<const Tilesets> tilesets)
{
    const auto place = renderedFloor(of.project, asked.level);
    if (!place)
        return tl::unexpected<Failure>(place.error());
    const BuiltFloor built = FloorSource(of.project, of.world.seed(), *place).build();
    if (const Problem* problem = problemOfNothing(built.level)) {
        return tl::unexpected<Failure>(
            {ExitCode::Failed, floorTitle(of.project, *place), problemText(*problem).toStdString()});
    }
    const Size cells = built.level.cells.size();
    return renderSize(cells, *asked.tilePixels).map([&](QSize size) {
        FloorProjection projection(cells, size);
        projection.setScale(*asked.tilePixels);
        projection.setCentre(QPointF(cells.width / 2.0, cells.height / 2.0));
        const FloorPlan& plan = floorAt(of.project, *place);
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        groundOf(of, *place, built, std::move(tilesets)).paintOnce(painter, projection, asked.theme);
        paintFloorOverlay(
            painter, projection,
            {.floor = built, .joints = jointsOf(built, plan, asked.theme), .touchUps = plan.touchUps, .hovered = {}});
        return image;
    });
}

} // namespace zonewright::cli
