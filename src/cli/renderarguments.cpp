#include "cli/renderarguments.h"

#include "cli/options.h"
#include "cli/worldarguments.h"
#include "exporters/exporter.h"
#include "project/displaytext.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace zonewright::cli {

namespace {

constexpr Limits renderSideLimits{16, 16384}; ///< of a picture of the world, pixels
constexpr int defaultRenderSide = 1024;

/// Options that say nothing of a view are refused rather than passed over.
Outcome<void> refuseOthers(const Arguments& arguments, RenderView view)
{
    if (view == RenderView::Floor && arguments.has("--at"))
        return wrongUsage("--at", "goes with a world, a zone or a window; a floor is named by --level");
    if (view != RenderView::Floor && arguments.has("--level"))
        return wrongUsage("--level", "goes with --view floor");
    if (view == RenderView::Floor && arguments.has("--hide"))
        return wrongUsage("--hide", "goes with a world, a zone or a window");
    if (view != RenderView::World && arguments.has("--size"))
        return wrongUsage("--size", "goes with --view world; other pictures are as large as what they show");
    return {};
}

Outcome<void> takeWhat(const Arguments& arguments, RenderArguments& asked)
{
    if (const auto text = arguments.value("--at")) {
        const auto zone = parsePosition(*text);
        if (!zone)
            return wrongUsage("--at", zone.error());
        asked.at = *zone;
    }
    asked.level = arguments.value("--level").value_or(std::string());
    if (asked.view == RenderView::Floor && asked.level.empty())
        return wrongUsage("--level", "missing; name the floor, DUNGEON/FLOOR");
    return {};
}

bool isOfWorldAlone(RenderLayer layer)
{
    return layer == RenderLayer::Known || layer == RenderLayer::Forgotten || layer == RenderLayer::Walk ||
           layer == RenderLayer::Events;
}

Outcome<void> takeHidden(const Arguments& arguments, RenderArguments& asked)
{
    for (const std::string& text : arguments.values("--hide")) {
        const auto layer = valueIn<RenderLayer>(renderLayerWords, text);
        if (layer && asked.view != RenderView::World && isOfWorldAlone(*layer))
            return wrongUsage("--hide", fmt::format("{} is shown on a world alone", text));
        if (layer)
            asked.hidden[static_cast<std::size_t>(*layer)] = true;
    }
    return {};
}

Outcome<void> takeHow(const Arguments& arguments, RenderArguments& asked)
{
    if (arguments.has("--tile-size") || asked.view != RenderView::World) {
        const auto pixels = numberFromArguments(arguments, "--tile-size", exportTileLimits, ExportOptions().tilePixels);
        if (!pixels)
            return tl::unexpected<Failure>(pixels.error());
        asked.tilePixels = *pixels;
    }
    asked.size = {defaultRenderSide, defaultRenderSide};
    if (const auto text = arguments.value("--size")) {
        const auto size = parseSize(*text, renderSideLimits);
        if (!size)
            return wrongUsage("--size", size.error());
        asked.size = *size;
    }
    asked.theme = arguments.value("--theme") == "dark" ? Theme::Dark : Theme::Light;
    return {};
}

} // namespace

std::vector<OptionSpec> renderOptions()
{
    return {
        {.name = "--view",
         .value = "VIEW",
         .summary = "What is shown.",
         .words = {renderViewWords.begin(), renderViewWords.end()},
         .required = true},
        {.name = "--at",
         .value = "X,Y",
         .summary = "The zone that is shown, or stands in the middle of the world or of the window; it wraps.",
         .defaultValue = "the zone in which the player starts"},
        {.name = "--level", .value = "NAME", .summary = "The floor that is shown, DUNGEON/FLOOR."},
        {.name = "--size",
         .value = "WxH",
         .summary = "The pixels of a picture of the world.",
         .range = fmt::format("{} to {} each", renderSideLimits.low, renderSideLimits.high),
         .defaultValue = fmt::format("{0}x{0}", defaultRenderSide)},
        {.name = "--tile-size",
         .value = "N",
         .summary = "Pixels a side of a cell.",
         .range = fmt::format("{} to {}", exportTileLimits.low, exportTileLimits.high),
         .defaultValue = fmt::format("{}; of the world, what shows all of it", ExportOptions().tilePixels)},
        {.name = "--hide",
         .value = "LAYER",
         .summary = "What is not shown over the ground of a world, a zone or a window; known, forgotten, walk and "
                    "events are on a world alone.",
         .words = {renderLayerWords.begin(), renderLayerWords.end()},
         .repeatable = true},
        {.name = "--theme",
         .value = "NAME",
         .summary = "The colours of light or dark.",
         .defaultValue = "light",
         .words = {"light", "dark"}},
    };
}

Outcome<RenderArguments> renderArguments(const Arguments& arguments)
{
    RenderArguments asked;
    const auto view = arguments.value("--view");
    if (!view)
        return wrongUsage("--view", fmt::format("missing; one of {}", fmt::join(renderViewWords, ", ")));
    asked.view = valueIn<RenderView>(renderViewWords, *view).value_or(RenderView::World);
    return refuseOthers(arguments, asked.view)
        .and_then([&] { return takeWhat(arguments, asked); })
        .and_then([&] { return takeHow(arguments, asked); })
        .and_then([&] { return takeHidden(arguments, asked); })
        .map([&] { return asked; });
}

Outcome<FloorPlace> renderedFloor(const Project& project, const std::string& name)
{
    const std::vector<FloorPlace> all = allFloors(project);
    std::vector<FloorPlace> named;
    std::ranges::copy_if(all, std::back_inserter(named),
                         [&](FloorPlace place) { return floorTitle(project, place) == name; });
    if (named.empty()) {
        std::ranges::copy_if(all, std::back_inserter(named),
                             [&](FloorPlace place) { return project.dungeons[place.dungeon].name == name; });
    }
    if (named.size() == 1)
        return named.front();
    if (named.empty())
        return wrongUsage("--level", fmt::format("'{}' is no floor of the project", displayText(name)));
    return wrongUsage("--level", fmt::format("'{}' is the name of {} floors; one is drawn at a time", displayText(name),
                                             named.size()));
}

Outcome<QSize> renderSize(Size cells, int tilePixels)
{
    const std::int64_t width = std::int64_t{cells.width} * tilePixels;
    const std::int64_t height = std::int64_t{cells.height} * tilePixels;
    if (std::max(width, height) <= longestRenderSide && width * height <= mostRenderPixels)
        return QSize(static_cast<int>(width), static_cast<int>(height));
    return wrongUsage("--tile-size",
                      fmt::format("a picture of {} x {} pixels is too large; at most {} a side and {} in "
                                  "all",
                                  width, height, longestRenderSide, mostRenderPixels));
}

} // namespace zonewright::cli
