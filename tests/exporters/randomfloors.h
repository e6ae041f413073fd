#pragma once

#include "exporters/exportproject.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

class Exporter;

namespace test {

/// Names that are hard to write: with quotes, commas, line breaks, control characters, emoji, and such as formats give
/// a meaning to.
[[nodiscard]] std::vector<std::string> hardNames();

/// A project of that many floors, less a few that cannot be made, strip and dug by turns, of all sizes, with hard
/// names; two of three have cells and markers set by hand, and strip floors pins, some of which do not fit. The same
/// seed gives the same project.
[[nodiscard]] Project randomFloors(int count, unsigned seed);

/// The files of an export by their paths.
struct ExportedFile
{
    std::string path;
    std::vector<std::size_t> targets;
    std::string text;
};

/// Everything that an exporter writes for targets; fails the test where it cannot.
[[nodiscard]] std::vector<ExportedFile> exportAll(const Exporter& exporter, const ExportProject& from,
                                                  const std::vector<ExportTarget>& targets);

} // namespace test

} // namespace zonewright
