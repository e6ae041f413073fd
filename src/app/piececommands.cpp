#include "app/piececommands.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/filecommands.h"
#include "app/panels.h"
#include "app/sharedfiles.h"
#include "app/statusline.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/floornames.h"
#include "document/itemedits.h"
#include "document/languagechange.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "models/piecewords.h"
#include "models/sentence.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"
#include "views/samplefloors.h"

#include <QAction>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace zonewright {

namespace {

QString pieceListFilter()
{
    return PieceCommands::tr("Piece lists (*%1)").arg(sharedSuffix);
}

} // namespace

PieceCommands::PieceCommands(const DockServices& services, QWidget& parent)
    : QObject(&parent)
    , m_document(services.document)
    , m_actions(services.actions)
    , m_status(services.status)
    , m_parent(parent)
{
    comeForward();
    connectActions();
    const PieceFocus& focus = m_document.pieceFocus();
    connect(&focus, &PieceFocus::contentChanged, this, &PieceCommands::follow);
    connect(&focus, &PieceFocus::chosenChanged, this, &PieceCommands::follow);
    follow();
    whenLanguageChanges(*this, [this] { follow(); });
}

void PieceCommands::connectActions()
{
    const auto on = [this](ActionId id, void (PieceCommands::*work)()) {
        connect(m_actions[id], &QAction::triggered, this, work);
    };
    on(ActionId::NewPiece, &PieceCommands::addPiece);
    on(ActionId::DuplicatePiece, &PieceCommands::duplicatePieces);
    on(ActionId::RemovePieces, &PieceCommands::removePieces);
    on(ActionId::NewPieceList, &PieceCommands::addList);
    on(ActionId::ImportPieceList, &PieceCommands::importList);
    on(ActionId::ExportPieceList, &PieceCommands::exportList);
    on(ActionId::EmbedPieceList, &PieceCommands::embedList);
    on(ActionId::RemovePieceList, &PieceCommands::removeList);
}

/// The pieces that a command is for are seen before anything is done to them, wherever it was asked from.
void PieceCommands::comeForward()
{
    for (const ActionId id :
         {ActionId::NewPiece, ActionId::DuplicatePiece, ActionId::RemovePieces, ActionId::NewPieceList,
          ActionId::ImportPieceList, ActionId::ExportPieceList, ActionId::EmbedPieceList, ActionId::RemovePieceList}) {
        connect(m_actions[id], &QAction::triggered, &m_parent, [this] { bringForward(m_parent); });
    }
}

void PieceCommands::say(const Error& error)
{
    m_status.say(asSentence(errorText(error)));
}

void PieceCommands::addPiece()
{
    PieceFocus& focus = m_document.pieceFocus();
    const auto added = zonewright::addPiece(m_document, focus.list(), focus.current() + 1);
    if (!added)
        return say(added.error());
    m_status.clearSaid();
    focus.choose({*added}, *added);
    Q_EMIT pieceAdded(*added);
}

void PieceCommands::duplicatePieces()
{
    PieceFocus& focus = m_document.pieceFocus();
    const auto copies = zonewright::duplicatePieces(m_document, focus.list(), focus.chosen());
    if (!copies)
        return say(copies.error());
    m_status.clearSaid();
    if (!copies->empty())
        focus.choose(*copies, copies->front());
}

void PieceCommands::removePieces()
{
    PieceFocus& focus = m_document.pieceFocus();
    const std::vector<int> places = focus.chosen();
    if (const PieceList* list = focus.pieces(); list == nullptr || places.size() >= list->pieces.size())
        return m_status.say(tr("A list keeps one piece at least."));
    const PieceList before = *focus.pieces();
    if (const auto removed = zonewright::removePieces(m_document, focus.list(), places); !removed)
        return say(removed.error());
    m_status.clearSaid();
    if (const QString lost = lostPartsText(before, *focus.pieces()); !lost.isEmpty())
        m_status.say(asSentence(lost));
    const int next = std::min(places.front(), static_cast<int>(focus.pieces()->pieces.size()) - 1);
    focus.choose({next}, next);
}

/// Before which piece the chosen ones would go; -1 for no move. Those that are apart come together.
int PieceCommands::placeOfMove(int rows) const
{
    const PieceFocus& focus = m_document.pieceFocus();
    const std::vector<int>& chosen = focus.chosen();
    if (!focus.isEditable() || chosen.empty())
        return -1;
    const int count = static_cast<int>(focus.pieces()->pieces.size());
    const bool isTogether = chosen.back() - chosen.front() + 1 == static_cast<int>(chosen.size());
    const int before = rows < 0 ? chosen.front() - (isTogether ? 1 : 0) : chosen.back() + (isTogether ? 2 : 1);
    return before < 0 || before > count ? -1 : before;
}

bool PieceCommands::canMoveBy(int rows) const
{
    return placeOfMove(rows) >= 0;
}

void PieceCommands::moveBy(int rows)
{
    PieceFocus& focus = m_document.pieceFocus();
    const int before = placeOfMove(rows);
    if (before < 0)
        return;
    const auto moved = movePieces(m_document, focus.list(), focus.chosen(), before);
    if (!moved)
        return say(moved.error());
    focus.choose(*moved, rows < 0 ? moved->front() : moved->back());
}

void PieceCommands::addList()
{
    const std::string name = freePieceListName(m_document.project(), tr("Pieces").toStdString());
    const auto added = addPieceList(m_document, starterPieces(name));
    if (!added)
        return say(added.error());
    m_status.clearSaid();
    m_document.pieceFocus().setList(*added);
    Q_EMIT listAdded();
}

void PieceCommands::importList()
{
    const QString file = askSharedFile(
        {.window = m_parent, .document = m_document, .title = tr("Import Piece List"), .filter = pieceListFilter()});
    if (!file.isEmpty())
        importFrom(file);
}

/// A list without a name is called as its file is.
void PieceCommands::importFrom(const QString& file)
{
    const auto imported = readPieceListFile(file).and_then([&](PieceList list) {
        if (list.name.empty())
            list.name = QFileInfo(file).completeBaseName().left(longestPieceWord / 2).toStdString();
        return addPieceList(m_document, std::move(list));
    });
    if (!imported)
        return m_status.fail(FileCommands::sentenceOf(imported.error()));
    m_status.clearSaid();
    m_document.pieceFocus().setList(*imported);
}

void PieceCommands::exportList()
{
    const ProjectPieceList* list = m_document.pieceFocus().item();
    if (list == nullptr)
        return;
    const QString file = askNewSharedFile(
        {.window = m_parent, .document = m_document, .title = tr("Export Piece List"), .filter = pieceListFilter()},
        shownName(*list));
    if (!file.isEmpty())
        exportTo(file);
}

void PieceCommands::exportTo(const QString& file)
{
    const PieceList* list = m_document.pieceFocus().pieces();
    if (list == nullptr)
        return;
    if (const auto written = writePieceListFile(*list, file); !written)
        return m_status.fail(FileCommands::sentenceOf(written.error()));
    m_status.clearSaid();
    m_status.say(tr("The piece list is in %1.").arg(QFileInfo(file).fileName()));
}

/// The file may be another one since the project was opened: what it holds now is meant.
void PieceCommands::embedList()
{
    const ProjectPieceList* list = m_document.pieceFocus().item();
    if (list == nullptr || list->file.empty())
        return;
    const QString path = QString::fromStdString(list->file);
    const QString file = QFileInfo(path).fileName();
    const auto read = readPieceListFile(path);
    const bool isOther = read && *read != *list->pieces;
    const auto embedded =
        embedPieceList(m_document, list->id, isOther ? std::make_shared<const PieceList>(*read) : nullptr);
    if (!embedded)
        return say(embedded.error());
    m_status.clearSaid();
    if (!read)
        m_status.say(tr("%1 cannot be read now: the pieces are embedded as they were read before.").arg(file));
    else if (isOther)
        m_status.say(tr("%1 had changed: it was read again, and its pieces as they are now are embedded.").arg(file));
}

void PieceCommands::removeList()
{
    const auto removed = removePieceList(m_document, m_document.pieceFocus().list());
    if (!removed)
        return m_status.fail(asSentence(errorTextWithPlace(removed.error()))); // the place is the floor that needs it
    m_status.clearSaid();
}

void PieceCommands::makeSampleFloor(int number)
{
    const ProjectPieceList* list = m_document.pieceFocus().item();
    if (list == nullptr)
        return;
    const auto added = addSampleFloor(sampleFloorPlan(list->id, number));
    if (!added)
        return say(added.error());
    m_document.floorFocus().setFloor(*added);
    m_actions[ActionId::ShowFloor]->trigger();
}

/// Names as DungeonCommands gives them.
Result<ItemId> PieceCommands::addSampleFloor(FloorPlan floor)
{
    const Project& project = m_document.project();
    const std::string name = tr("Dug floor").toStdString();
    if (project.dungeons.empty()) {
        floor.name = name;
        return addDungeon(m_document, {.name = freeDungeonName(project, tr("Dungeon").toStdString()),
                                       .zone = freeZoneNear(m_document, m_document.state().player().zone),
                                       .floors = {std::move(floor)}})
            .map([&](ItemId) { return project.dungeons.back().floors.front().id; });
    }
    const auto place = m_document.floorFocus().place();
    const Dungeon& dungeon = place ? project.dungeons[place->dungeon] : project.dungeons.back();
    floor.name = FloorNames(dungeon).takeLike(name);
    return addFloor(m_document, dungeon.id, place ? place->floor + 1 : dungeon.floors.size(), std::move(floor));
}

void PieceCommands::follow()
{
    const PieceFocus& focus = m_document.pieceFocus();
    const ProjectPieceList* item = focus.item();
    const bool isEditable = focus.isEditable();
    const std::size_t count = item != nullptr ? item->pieces->pieces.size() : 0;
    const bool hasPlace =
        isEditable && count + focus.chosen().size() <= static_cast<std::size_t>(pieceCountLimits.high);
    const QString ofAFile =
        item != nullptr && !isEditable
            ? tr("The piece list is a file of its own, which the project does not change: embed it first.")
            : QString();
    m_actions.enable(ActionId::NewPiece, isEditable && count < static_cast<std::size_t>(pieceCountLimits.high),
                     ofAFile);
    m_actions.enable(ActionId::DuplicatePiece, hasPlace && !focus.chosen().empty(), ofAFile);
    const bool leavesOne = focus.chosen().size() < count;
    m_actions.enable(ActionId::RemovePieces, isEditable && !focus.chosen().empty() && leavesOne,
                     isEditable && !leavesOne ? tr("A list keeps one piece at least.") : ofAFile);
    m_actions.enable(ActionId::RenamePieceList, isEditable, ofAFile);
    m_actions[ActionId::ExportPieceList]->setEnabled(item != nullptr);
    m_actions[ActionId::EmbedPieceList]->setEnabled(item != nullptr && !item->file.empty());
    m_actions[ActionId::RemovePieceList]->setEnabled(item != nullptr);
}

} // namespace zonewright
