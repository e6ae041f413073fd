#pragma once

#include "shots/stage.h"

#include <functional>
#include <string_view>
#include <vector>

namespace zonewright::shots {

/// One picture of the editor.
struct Scene
{
    const char* name; ///< of its file, without theme and scale
    /// Sets the stage up and gives the widget to take a picture of.
    std::function<QWidget*(Stage&)> set;
};

/// Every view, dock and dialog.
[[nodiscard]] const std::vector<Scene>& scenes();

/// The scene of that name, which there is.
[[nodiscard]] const Scene& scene(std::string_view name);

} // namespace zonewright::shots
