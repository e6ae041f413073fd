#include "cli/rendercommand.h"

#include "cli/floorpicture.h"
#include "cli/offscreengui.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/projectargument.h"
#include "cli/renderarguments.h"
#include "cli/signals.h"
#include "cli/worldpicture.h"
#include "exporters/exportsink.h"
#include "exporters/pngwriter.h"

namespace zonewright::cli {

namespace {

constexpr int windowZones = 3; ///< a side

CommandSpec renderSpec()
{
    return {
        .name = "render",
        .summary = "draw what the editor shows as a picture",
        .synopsis = {"render PROJECT --view world [--at X,Y] [--size WxH] [--tile-size N] [--hide LAYER]... "
                     "[--theme light|dark] [-o FILE] [--quiet]",
                     "render PROJECT --view zone|window [--at X,Y] [--tile-size N] [--hide LAYER]... "
                     "[--theme light|dark] [-o FILE] [--quiet]",
                     "render PROJECT --view floor --level DUNGEON/FLOOR [--tile-size N] [--theme light|dark] "
                     "[-o FILE] [--quiet]"},
        .description =
            {
                "Draws a view of the editor as a PNG picture, as it is when the project has just been opened: before "
                "the first move of the walk, with all layers but those that are hidden. Frames of what is selected, "
                "pointed at or has the keys, tools, steps and breakpoints are not in it. No display is needed, "
                "whatever the environment says; text is in a font that the program brings, and numbers are written as "
                "in English: the same project gives the same bytes everywhere.",
                "world: the torus of zones with the state of memory, the kept walk, dungeons, scheduled events, the "
                "event that is next and the player; all of it, repeating over the wrap where the picture is longer "
                "one way than the other, unless --tile-size or --at brings one zone into the middle.",
                "zone: the cells of one zone, with creatures, dungeons, the player and the view square. window: a zone "
                "and the eight around it, likewise. What memory lacks is veiled, thinly the zone that --at names.",
                "floor: the floor of a dungeon with the names of its rooms, the marks of its joints and of cells set "
                "by hand, and the floor above, faintly, where the hero comes from there.",
                "For pictures of the tiles alone, and of many levels at once, see zonewright-cli help export.",
            },
        .options = joined({renderOptions(), commonOptions()}),
        .examples =
            {
                {"zonewright-cli render a.zonewright --view world -o world.png", "The whole world."},
                {"zonewright-cli render a.zonewright --view zone --at 9,16 -o zone.png", "One zone, with large tiles."},
                {"zonewright-cli render a.zonewright --view window --hide coordinates -o w.png",
                 "The nine zones around the start, without positions."},
                {"zonewright-cli render a.zonewright --view floor --level Crypt/Cellar -o c.png", "A floor."},
            },
        .mostArguments = 1,
        .completion = Completion::ProjectFile,
    };
}

Outcome<QImage> pictureOf(const OpenProject& project, const RenderArguments& asked)
{
    const OffscreenGui gui;
    const auto tilesets = std::make_shared<const Tilesets>();
    if (asked.view == RenderView::Floor)
        return floorPicture(project, asked, tilesets);
    if (asked.view == RenderView::World)
        return worldPicture(project, asked, QSize(asked.size.width, asked.size.height), tilesets);
    const int side = project.world.zoneSide() * (asked.view == RenderView::Window ? windowZones : 1);
    return renderSize({side, side}, *asked.tilePixels).and_then([&](QSize size) {
        return worldPicture(project, asked, size, tilesets);
    });
}

/// Row by row, so that an interruption does not wait for all of it.
Outcome<void> writePicture(const QImage& image, Output& output)
{
    Outcome<void> written;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        written = output.write(bytes);
        return written ? Result<void>() : failure({.code = ErrorCode::CannotWrite});
    });
    PngWriter writer(sink, {image.width(), image.height()});
    for (int y = 0; y < image.height() && !interrupted(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (!writer.writeRow({row, static_cast<std::size_t>(image.width())}))
            return written;
    }
    writer.finish();
    if (!sink.finish())
        return written;
    return output.finish();
}

} // namespace

const CommandSpec& RenderCommand::spec() const
{
    static const CommandSpec spec = renderSpec();
    return spec;
}

Outcome<ExitCode> RenderCommand::run(const Arguments& arguments) const
{
    if (arguments.others().empty())
        return wrongUsage("PROJECT", "missing; name a project file");
    const auto asked = renderArguments(arguments);
    if (!asked)
        return tl::unexpected<Failure>(asked.error());
    const auto project = projectFromArguments(arguments);
    if (!project)
        return tl::unexpected<Failure>(project.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());
    if (output->isTerminal())
        return wrongUsage("-o", "missing; a picture is not shown on a terminal");
    return pictureOf(*project, *asked)
        .and_then([&](const QImage& image) { return writePicture(image, *output); })
        .map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli
