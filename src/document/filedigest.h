#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace zonewright {

/// What tells the contents of a project file from others: their SHA-256.
[[nodiscard]] QByteArray digestOf(std::string_view contents);

/// The same of what stands at `path` now: empty where there is no file (a folder is none), nothing where it cannot be
/// read. All files that are too large to be a project (see largestProjectFile) have one digest, and are not read.
[[nodiscard]] std::optional<QByteArray> digestOfFile(const QString& path);

} // namespace zonewright
