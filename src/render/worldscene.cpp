#include "render/worldscene.h"

#include "render/figurepainter.h"
#include "render/markpainter.h"
#include "render/memorypainter.h"
#include "render/palette.h"
#include "render/walkpainter.h"
#include "render/worldpainter.h"

namespace zonewright {

void paintWorldScene(QPainter& painter, const MapProjection& projection, const WorldScene& scene,
                     const FigurePainter& figures)
{
    paintMemoryAreas(painter, projection, scene);
    WorldPainter(projection.torus(), scene.zoneSide)
        .paintOverlay(painter, projection,
                      {.style = {.theme = scene.theme},
                       .zoneGrid = scene.layers.zoneGrid,
                       .coordinates = scene.layers.coordinates});
    paintMemoryOutlines(painter, projection, scene);
    if (scene.layers.walk && scene.walk)
        paintWalk(painter, projection, *scene.walk, scene.turn, overlayColors(scene.theme));
    paintMarks(painter, projection, scene);
    paintQueueNumbers(painter, projection, scene);
    if (scene.layers.player && scene.player)
        paintPlayer(painter, projection, *scene.player, scene.theme, &figures);
}

} // namespace zonewright
