#pragma once

#include "cli/arguments.h"
#include "cli/commandspec.h"
#include "core/strip/stripbuilder.h"

#include <string_view>
#include <vector>

namespace zonewright::cli {

/// The options that say how a strip floor is made: `--sequence`, `--count`, `--seed` and so on.
[[nodiscard]] std::vector<OptionSpec> stripOptions();

/// What those options say. Whether a catalogue allows it is for checkStripSettings.
[[nodiscard]] Outcome<StripSettings> stripSettingsFromArguments(const Arguments& arguments);

/// Wrong usage, at its option, for settings that cannot be built from this catalogue: a code that no room has, two pins
/// on a joint, a path of too many cells or of one twice.
[[nodiscard]] Outcome<void> checkStripSettings(const RoomCatalogue& catalogue, const StripSettings& settings);

/// `COLUMN:ROW`, whatever stands there on the floor: Malformed otherwise.
[[nodiscard]] Result<JointPin> parsePin(std::string_view text);

/// `COLUMN:DX,ROW+DX,ROW`, any number of cells but none: Malformed otherwise.
[[nodiscard]] Result<JointPin> parsePinnedPath(std::string_view text);

} // namespace zonewright::cli
