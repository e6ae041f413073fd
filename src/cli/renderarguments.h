#pragma once

#include "cli/arguments.h"
#include "cli/projectargument.h"
#include "cli/values.h"
#include "project/projectitems.h"
#include "render/theme.h"

#include <QSize>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace zonewright::cli {

/// What a picture shows.
enum class RenderView : std::uint8_t { World, Zone, Window, Floor };

inline constexpr WordTable<4> renderViewWords{"world", "zone", "window", "floor"};

/// What the editor's maps can show over the ground, each on its own. A zone and a window have no Known, Forgotten, Walk
/// and Events.
enum class RenderLayer : std::uint8_t {
    ZoneGrid,
    Coordinates,
    Known,
    Window,
    Queue,
    Forgotten,
    Hazards,
    Player,
    Walk,
    Dungeons,
    Events,
};

/// Named as in the editor's settings.
inline constexpr WordTable<11> renderLayerWords{"zone-grid", "coordinates", "known", "window",   "queue", "forgotten",
                                                "hazards",   "player",      "walk",  "dungeons", "events"};

/// What `render` was asked for, checked as far as that goes without a project.
struct RenderArguments
{
    RenderView view = RenderView::World;
    std::optional<WidePosition> at; ///< a zone; not of a floor
    std::string level;              ///< of a floor
    std::optional<int> tilePixels;  ///< a side of a cell; without it a world just fits
    Size size;                      ///< of a picture of the world, pixels
    Theme theme = Theme::Light;
    std::array<bool, renderLayerWords.size()> hidden{}; ///< by layer

    [[nodiscard]] bool shows(RenderLayer layer) const { return !hidden[static_cast<std::size_t>(layer)]; }
};

/// The longest side that a picture may have, and all of it, in pixels: what a painter reaches and 1 GB.
inline constexpr int longestRenderSide = 32'000;
inline constexpr std::int64_t mostRenderPixels = std::int64_t{1} << 28;

/// The options of `render` that say what and how.
[[nodiscard]] std::vector<OptionSpec> renderOptions();

[[nodiscard]] Outcome<RenderArguments> renderArguments(const Arguments& arguments);

/// The one floor that a name means: DUNGEON/FLOOR, or DUNGEON where that has one floor. Wrong usage for any
/// other, and for one that several floors have.
[[nodiscard]] Outcome<FloorPlace> renderedFloor(const Project& project, const std::string& name);

/// Wrong usage where `cells`, each of so many pixels, are more than a picture may have.
[[nodiscard]] Outcome<QSize> renderSize(Size cells, int tilePixels);

} // namespace zonewright::cli
