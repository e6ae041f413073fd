#include "document/catalogueedits.h"

#include "document/commands/addcatalogue.h"
#include "document/commands/changecatalogue.h"
#include "document/commands/embedcatalogue.h"
#include "document/commands/paintroom.h"
#include "document/commands/pinpair.h"
#include "document/commands/removecatalogue.h"
#include "document/commands/shownname.h"
#include "document/editchecks.h"
#include "document/libraryedits.h"
#include "project/cataloguefile.h"

#include <QCoreApplication>

#include <algorithm>

namespace zonewright {

namespace {

using SharedRooms = std::shared_ptr<const RoomCatalogue>;

Result<SharedRooms> makeRooms(CatalogueContents contents)
{
    return RoomCatalogue::from(std::move(contents)).map([](RoomCatalogue rooms) {
        return std::make_shared<const RoomCatalogue>(std::move(rooms));
    });
}

Result<const ProjectCatalogue*> catalogueOf(const Document& document, ItemId id)
{
    const ProjectCatalogue* catalogue = findCatalogue(document.project(), id);
    if (catalogue == nullptr)
        return failure(unknownId("catalogue", id));
    return catalogue;
}

Result<ItemId> addRooms(Document& document, std::string file, SharedRooms rooms)
{
    const ItemId id = document.project().nextId;
    return checkPlaceInLibrary(document.project(), document.project().catalogues.size()).map([&] {
        document.perform(std::make_unique<AddCatalogue>(
            document.state(), ProjectCatalogue{.file = std::move(file), .rooms = std::move(rooms)}));
        return id;
    });
}

Result<void> checkCode(const RoomCatalogue& rooms, std::int32_t code)
{
    return rooms.indexOf(code) ? Result<void>() : failure(unknownId("room", code));
}

void paintCells(RoomType& room, int rows, std::span<const Point> cells, bool slab)
{
    for (const Point at : cells) {
        if (at.x < 1 || at.x > room.width() || at.y < 1 || at.y > rows || at == room.start)
            continue;
        ColumnMask& column = room.columns[static_cast<std::size_t>(at.x - 1)];
        column = slab ? column | rowBit(at.y) : column & ~rowBit(at.y);
    }
}

void setPath(std::vector<SpecialPath>& paths, SpecialPath path)
{
    const auto known = std::ranges::find_if(
        paths, [&](const SpecialPath& other) { return other.left == path.left && other.right == path.right; });
    if (path.cells.empty()) {
        if (known != paths.end())
            paths.erase(known);
    } else if (known != paths.end()) {
        *known = std::move(path);
    } else {
        paths.push_back(std::move(path));
    }
}

} // namespace

Result<const ProjectCatalogue*> embeddedCatalogueOf(const Document& document, ItemId id)
{
    return catalogueOf(document, id).and_then([](const ProjectCatalogue* catalogue) {
        return checkEmbedded(catalogue->file).map([catalogue] { return catalogue; });
    });
}

Result<ItemId> addCatalogue(Document& document, CatalogueContents contents)
{
    return makeRooms(std::move(contents)).and_then([&](SharedRooms rooms) {
        return addRooms(document, {}, std::move(rooms));
    });
}

Result<ItemId> addCatalogueFile(Document& document, const QString& path)
{
    return readCatalogueFile(path).and_then([&](RoomCatalogue rooms) {
        return addRooms(document, libraryPath(path), std::make_shared<const RoomCatalogue>(std::move(rooms)));
    });
}

Result<void> changeCatalogue(Document& document, ItemId catalogue, CatalogueContents contents, StepName name,
                             Gesture gesture)
{
    return embeddedCatalogueOf(document, catalogue)
        .and_then([&](const ProjectCatalogue*) { return makeRooms(std::move(contents)); })
        .map([&](SharedRooms rooms) {
            document.perform(std::make_unique<ChangeCatalogue>(document.state(), catalogue, std::move(rooms),
                                                               std::move(name), gesture));
        });
}

Result<void> paintRoom(Document& document, ItemId catalogue, std::int32_t room, std::span<const Point> cells, bool slab,
                       Gesture gesture)
{
    return embeddedCatalogueOf(document, catalogue)
        .and_then([&](const ProjectCatalogue* before) -> Result<SharedRooms> {
            const auto index = before->rooms->indexOf(room);
            if (!index)
                return failure(unknownId("room", room));
            CatalogueContents contents = before->rooms->contents();
            paintCells(contents.rooms[static_cast<std::size_t>(*index)], contents.rows, cells, slab);
            return makeRooms(std::move(contents));
        })
        .map([&](SharedRooms rooms) {
            document.perform(std::make_unique<PaintRoom>(document.state(), catalogue, std::move(rooms), room, gesture));
        });
}

Result<void> embedCatalogue(Document& document, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms)
{
    return catalogueOf(document, catalogue).map([&](const ProjectCatalogue*) {
        document.perform(std::make_unique<EmbedCatalogue>(document.state(), catalogue, std::move(rooms)));
    });
}

Result<void> removeCatalogue(Document& document, ItemId catalogue)
{
    return catalogueOf(document, catalogue)
        .and_then([&](const ProjectCatalogue* before) {
            return checkUnused(document.project(), catalogue, shownName(*before));
        })
        .map([&] { document.perform(std::make_unique<RemoveCatalogue>(document.state(), catalogue)); });
}

Result<void> pinPair(Document& document, ItemId catalogue, std::int32_t left, std::int32_t right,
                     std::optional<int> row)
{
    return embeddedCatalogueOf(document, catalogue)
        .and_then([&](const ProjectCatalogue* before) {
            const RoomCatalogue& rooms = *before->rooms;
            return checkCode(rooms, left).and_then([&] { return checkCode(rooms, right); }).and_then([&] {
                return checkNumber("row", row.value_or(1), 1, rooms.rows());
            });
        })
        .map([&] { document.perform(std::make_unique<PinPair>(document.state(), catalogue, left, right, row)); });
}

Result<void> setPairPath(Document& document, ItemId catalogue, std::int32_t left, std::int32_t right, PathCells cells)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* before) {
        const char* sentence =
            cells.empty() ? QT_TRANSLATE_NOOP("zonewright::ChangeCatalogue", "Remove path for rooms %1 and %2")
                          : QT_TRANSLATE_NOOP("zonewright::ChangeCatalogue", "Set path for rooms %1 and %2 everywhere");
        CatalogueContents contents = before->rooms->contents();
        setPath(contents.specialPaths, {.left = left, .right = right, .cells = std::move(cells)});
        return changeCatalogue(document, catalogue, std::move(contents), [sentence, left, right] {
            return QCoreApplication::translate("zonewright::ChangeCatalogue", sentence)
                .arg(QString::number(left), QString::number(right));
        });
    });
}

} // namespace zonewright
