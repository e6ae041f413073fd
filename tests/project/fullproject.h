#pragma once

#include "project/project.h"

#include <string>
#include <string_view>

namespace zonewright::test {

/// A project in which nothing has its default, with every kind of thing that a project file can hold.
[[nodiscard]] Project fullProject();

/// A project of one dungeon with that many floors, by turns strip and dug, with touch-ups and pins on some.
[[nodiscard]] Project largeProject(int floors);

/// The sentence of the error that a project file of these contents gives, empty where it can be read. The file is
/// called `f`.
[[nodiscard]] std::string readingError(std::string_view contents);

/// Text with single quotes as JSON.
[[nodiscard]] std::string jsonFrom(std::string_view text);

} // namespace zonewright::test
