#include "cli/floorpicture.h"

#include "project/floorsource.h"
#include "project/problemtext.h"
#include "render/floormarks.h"
#include "render/floorpainter.h"
#include "render/floorscene.h"
#include "render/jointscene.h"
#include "render/palette.h"
#include "render/toolpainter.h"

#include <QPainter>

namespace zonewright::cli {

namespace {

void paintFloor(QPainter& painter, const FloorProjection& projection, const BuiltFloor& built, const FloorPlan& plan,
                const Tileset& tileset)
{
    const Size size = projection.floor();
    const Theme theme = tileset.theme();
    FloorPainter(tileset).paint(painter, floorScene(built), projection.pixelOf({0, 0}),
                                static_cast<int>(projection.scale()), {0, 0, size.width, size.height},
                                {.markers = true, .roomTints = true});
    paintRoomLabels(painter, projection, built, theme);
    if (const StripPlan* strip = plan.strip())
        paintJoints(painter, projection,
                    {.theme = theme, .rows = size.height - 2, .joints = jointMarks(built, *strip)});
    paintTouchUpMarks(painter, projection, plan.touchUps, theme);
}

} // namespace

Outcome<QImage> floorPicture(const OpenProject& of, const RenderArguments& asked, const Tilesets& tilesets)
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
    const int pixels = *asked.tilePixels;
    return renderSize(cells, pixels).map([&](QSize size) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(canvasColors(asked.theme).background);
        FloorProjection projection(cells, size);
        projection.setScale(pixels);
        projection.setCentre(QPointF(cells.width / 2.0, cells.height / 2.0));
        QPainter painter(&image);
        paintFloor(painter, projection, built, floorAt(of.project, *place), tilesets.of(asked.theme));
        return image;
    });
}

} // namespace zonewright::cli
