#include "document/piecelistedits.h"

#include "document/commands/addpiecelist.h"
#include "document/commands/changepiecelist.h"
#include "document/commands/embedpiecelist.h"
#include "document/commands/removepiecelist.h"
#include "document/commands/shownname.h"
#include "document/editchecks.h"
#include "document/libraryedits.h"
#include "project/piecelistformat.h"

namespace zonewright {

namespace {

Result<const ProjectPieceList*> pieceListOf(const Document& document, ItemId id)
{
    const ProjectPieceList* list = findPieceList(document.project(), id);
    if (list == nullptr)
        return failure(unknownId("list", id));
    return list;
}

Result<ItemId> addPieces(Document& document, std::string file, PieceList pieces)
{
    const ItemId id = document.project().nextId;
    return checkPlaceInLibrary(document.project(), document.project().pieceLists.size()).map([&] {
        auto shared = std::make_shared<const PieceList>(std::move(pieces));
        document.perform(std::make_unique<AddPieceList>(
            document.state(), ProjectPieceList{.file = std::move(file), .pieces = std::move(shared)}));
        return id;
    });
}

} // namespace

Result<ItemId> addPieceList(Document& document, PieceList pieces)
{
    return validate(pieces).and_then([&] { return addPieces(document, {}, std::move(pieces)); });
}

Result<ItemId> addPieceListFile(Document& document, const QString& path)
{
    return readPieceListFile(path).and_then(
        [&](PieceList pieces) { return addPieces(document, libraryPath(path), std::move(pieces)); });
}

Result<void> changePieceList(Document& document, ItemId list, PieceList pieces, StepName name, Gesture gesture,
                             std::int64_t part)
{
    return pieceListOf(document, list)
        .and_then([](const ProjectPieceList* before) { return checkEmbedded(before->file); })
        .and_then([&] { return validate(pieces); })
        .map([&] {
            auto shared = std::make_shared<const PieceList>(std::move(pieces));
            document.perform(std::make_unique<ChangePieceList>(document.state(), list, std::move(shared),
                                                               std::move(name), gesture, part));
        });
}

Result<void> embedPieceList(Document& document, ItemId list, std::shared_ptr<const PieceList> pieces)
{
    return pieceListOf(document, list).map([&](const ProjectPieceList*) {
        document.perform(std::make_unique<EmbedPieceList>(document.state(), list, std::move(pieces)));
    });
}

Result<void> removePieceList(Document& document, ItemId list)
{
    return pieceListOf(document, list)
        .and_then(
            [&](const ProjectPieceList* before) { return checkUnused(document.project(), list, shownName(*before)); })
        .map([&] { document.perform(std::make_unique<RemovePieceList>(document.state(), list)); });
}

} // namespace zonewright
