#include "project/libraryformat.h"

#include "core/base/utf8.h"
#include "project/cataloguefile.h"
#include "project/catalogueformat.h"
#include "project/floorformat.h"
#include "project/jsontext.h"
#include "project/piecelistformat.h"

#include <fmt/format.h>

#include <QDir>
#include <QFileInfo>

#include <map>
#include <memory>

namespace zonewright {

namespace {

constexpr int objectIndent = 12;
constexpr const char* aFileName = QT_TRANSLATE_NOOP("Error", "a file name");
constexpr std::int64_t longestFileName = 4096; ///< code points; no system has longer paths

std::string relativePath(const std::string& file, const QString& folder)
{
    const QString absolute = QString::fromStdString(file);
    return (folder.isEmpty() ? absolute : QDir(folder).relativeFilePath(absolute)).toStdString();
}

QString absolutePath(const std::string& file, const QString& folder)
{
    const QString path = QString::fromStdString(file);
    return QDir::cleanPath(QDir::isAbsolutePath(path) || folder.isEmpty() ? path : QDir(folder).filePath(path));
}

/// What an item of either kind looks like: its id, and its contents or where they are.
std::string formatItem(ItemId id, const std::string& file, const QString& folder, std::string_view key,
                       const std::string& object)
{
    return fmt::format("        {{\n            \"id\": {},\n            \"{}\": {}\n        }}", id,
                       file.empty() ? key : "file", file.empty() ? object : jsonString(relativePath(file, folder)));
}

std::string embeddedCatalogue(const ProjectCatalogue& item)
{
    constexpr int step = 4;
    return fmt::format("{{\n{}\n{:{}}}}", formatCatalogueMembers(item.rooms->contents(), {objectIndent + step, step}),
                       "", objectIndent);
}

template <typename Item, typename Format>
std::string formatItems(std::string_view key, const std::vector<Item>& items, Format format)
{
    std::string text = fmt::format("    \"{}\": [", key);
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + format(items[i]);
    return text + (items.empty() ? "]" : "\n    ]");
}

/// Contents read from files of their own, by the files' true paths: several items may name one file.
template <typename Contents>
using FilesRead = std::map<QString, std::shared_ptr<const Contents>>;

/// What an item's contents are read from: the member `key`, or the file that it names.
template <typename Contents>
struct ItemFormat
{
    std::string_view key;
    Result<Contents> (*readObject)(const JsonMembers&);
    Result<Contents> (*readFile)(const QString&);
};

constexpr ItemFormat<RoomCatalogue> catalogueItems{"catalogue", readCatalogueMembers, readCatalogueFile};
constexpr ItemFormat<PieceList> pieceListItems{"list", readPieceListObject, readPieceListFile};

template <typename Contents>
std::shared_ptr<const Contents> shared(Contents contents)
{
    return std::make_shared<const Contents>(std::move(contents));
}

template <typename Contents>
Result<std::shared_ptr<const Contents>> readItemFile(const QString& path, const ItemFormat<Contents>& format,
                                                     FilesRead<Contents>& files)
{
    const QString truePath = QFileInfo(path).canonicalFilePath();
    if (const auto known = files.find(truePath); known != files.end())
        return known->second;
    return format.readFile(path).map(shared<Contents>).map([&](std::shared_ptr<const Contents> contents) {
        return files.emplace(truePath, std::move(contents)).first->second;
    });
}

template <typename Contents>
Result<std::shared_ptr<const Contents>> readContents(const JsonMembers& members, const QString& folder,
                                                     const ItemFormat<Contents>& format, FilesRead<Contents>& files,
                                                     std::string& file)
{
    if (!members.has("file"))
        return members.object(format.key).and_then(format.readObject).map(shared<Contents>);
    if (members.has(format.key)) {
        return failure({.code = ErrorCode::Duplicate,
                        .place = members.place("file"),
                        .value = fmt::format("{}, file", format.key)});
    }
    return members.text("file").and_then([&](const std::string& name) -> Result<std::shared_ptr<const Contents>> {
        const std::size_t length = codePointCount(name).value_or(0);
        if (length == 0)
            return failure({.code = ErrorCode::NameEmpty, .place = members.place("file")});
        if (length > longestFileName) {
            return failure({.code = ErrorCode::NameTooLong,
                            .place = members.place("file"),
                            .value = fmt::format("{}", length),
                            .high = longestFileName});
        }
        if (name.find('\0') != std::string::npos) {
            return failure(
                {.code = ErrorCode::Malformed, .place = members.place("file"), .value = name, .expected = aFileName});
        }
        const QString path = absolutePath(name, folder);
        file = path.toStdString();
        return readItemFile(path, format, files).map_error([&](Error error) {
            error.place = fmt::format("{}: {}", members.place("file"), error.place);
            return error;
        });
    });
}

/// The list `key` of a project, whose items keep their contents in the member `contents`.
template <typename Item, typename Contents>
Result<void> readItems(const JsonMembers& root, std::string_view key, const QString& folder,
                       const ItemFormat<Contents>& format, std::shared_ptr<const Contents> Item::* contents,
                       std::vector<Item>& items)
{
    if (!root.has(key))
        return {};
    const auto all = root.objects(key, mostLibraryItems);
    if (!all)
        return failure(all.error());
    FilesRead<Contents> files;
    for (const JsonMembers& members : *all) {
        Item item;
        const auto read = members.allowOnly({"id", format.key, "file"})
                              .and_then([&] { return readItemId(members, "id"); })
                              .map([&](ItemId id) { item.id = id; })
                              .and_then([&] { return readContents(members, folder, format, files, item.file); })
                              .map([&](std::shared_ptr<const Contents> some) { item.*contents = std::move(some); });
        if (!read)
            return read;
        items.push_back(std::move(item));
    }
    return {};
}

} // namespace

std::string formatLibrary(const Project& project, const QString& folder)
{
    const auto catalogue = [&](const ProjectCatalogue& item) {
        return formatItem(item.id, item.file, folder, "catalogue", item.file.empty() ? embeddedCatalogue(item) : "");
    };
    const auto list = [&](const ProjectPieceList& item) {
        return formatItem(item.id, item.file, folder, "list",
                          item.file.empty() ? formatPieceListObject(*item.pieces, objectIndent) : "");
    };
    return formatItems("catalogues", project.catalogues, catalogue) + ",\n" +
           formatItems("pieceLists", project.pieceLists, list);
}

Result<void> readLibrary(const JsonMembers& root, const QString& folder, Project& project)
{
    return readItems(root, "catalogues", folder, catalogueItems, &ProjectCatalogue::rooms, project.catalogues)
        .and_then([&] {
            return readItems(root, "pieceLists", folder, pieceListItems, &ProjectPieceList::pieces, project.pieceLists);
        });
}

} // namespace zonewright
