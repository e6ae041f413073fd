#include "document/libraryedits.h"

#include "document/editchecks.h"
#include "document/itemuse.h"
#include "project/libraryformat.h"

#include <QDir>
#include <QFileInfo>

namespace zonewright {

namespace {

constexpr const char* embeddedItem = QT_TRANSLATE_NOOP("Error", "embedded in the project: embed it first");
constexpr const char* unusedItem = QT_TRANSLATE_NOOP("Error", "free: floors are made from it");

} // namespace

Result<void> checkEmbedded(const std::string& file)
{
    if (file.empty())
        return {};
    return failure({.code = ErrorCode::Malformed, .place = {}, .value = file, .expected = embeddedItem});
}

Result<void> checkUnused(const Project& project, ItemId item, const QString& name)
{
    const std::vector<ItemId> floors = floorsUsing(project, item);
    if (floors.empty())
        return {};
    return failure({.code = ErrorCode::Malformed,
                    .place = floorTitle(project, *findFloor(project, floors.front())),
                    .value = name.toStdString(),
                    .expected = unusedItem});
}

Result<void> checkPlaceInLibrary(const Project& project, std::size_t count)
{
    return checkNumber("count", static_cast<std::int64_t>(count) + 1, 0, static_cast<std::int64_t>(mostLibraryItems))
        .and_then([&] { return checkNewIds(project, 1); });
}

std::string libraryPath(const QString& path)
{
    return QDir::cleanPath(QFileInfo(path).absoluteFilePath()).toStdString();
}

} // namespace zonewright
