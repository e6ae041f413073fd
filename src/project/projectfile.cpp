#include "project/projectfile.h"

#include "project/jsonreader.h"
#include "project/projectformat.h"
#include "project/wholefile.h"

#include <QFileInfo>

namespace zonewright {

namespace {

QString folderOf(const QString& path)
{
    return QFileInfo(path).absolutePath();
}

/// What could not be read again is not written. Short texts need no reading: no value is shorter than a byte.
Result<void> checkReadable(const std::string& text, const QString& path)
{
    Error error{.code = ErrorCode::TooLarge, .place = path.toStdString(), .high = largestProjectFile};
    if (static_cast<std::int64_t>(text.size()) > largestProjectFile)
        return failure(std::move(error));
    if (static_cast<std::int64_t>(text.size()) <= mostJsonValues)
        return {};
    return readJson(text, path.toStdString()).map([](const JsonValue&) {});
}

} // namespace

Result<Project> readProject(const QString& path)
{
    return readWholeFile(path, largestProjectFile).and_then([&path](const std::string& contents) {
        return parseProject(contents, path.toStdString(), folderOf(path));
    });
}

Result<void> writeProject(const Project& project, const QString& path)
{
    const std::string text = formatProject(project, folderOf(path));
    return checkReadable(text, path).and_then([&] { return writeWholeFile(path, text); });
}

} // namespace zonewright
