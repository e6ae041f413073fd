#include "app/piececommands.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/filecommands.h"
#include "app/sentence.h"
#include "app/statusline.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/floornames.h"
#include "document/itemedits.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"
#include "views/samplefloors.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

const QString pieceListSuffix = QStringLiteral(".json");

QString pieceListFilter()
{
    return PieceCommands::tr("Piece lists (*%1)").arg(pieceListSuffix);
}

/// Where a dialog begins: beside the open project.
QString projectFolder(const Document& document)
{
    return document.fileName().isEmpty() ? QString() : QFileInfo(document.fileName()).path();
}

} // namespace

PieceCommands::PieceCommands(const DockServices& services, QWidget& parent)
    : QObject(&parent)
    , m_document(services.document)
    , m_actions(services.actions)
    , m_status(services.status)
    , m_parent(parent)
{
    connectActions();
    const PieceFocus& focus = m_document.pieceFocus();
    connect(&focus, &PieceFocus::contentChanged, this, &PieceCommands::follow);
    connect(&focus, &PieceFocus::chosenChanged, this, &PieceCommands::follow);
    // A window that goes takes what is typed in its fields, and its actions are gone by then.
    connect(m_actions[ActionId::NewPiece], &QObject::destroyed, this,
            [this] { m_document.pieceFocus().disconnect(this); });
    follow();
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
    focus.choose({*added}, *added);
    Q_EMIT pieceAdded(*added);
}

void PieceCommands::duplicatePieces()
{
    PieceFocus& focus = m_document.pieceFocus();
    const auto copies = zonewright::duplicatePieces(m_document, focus.list(), focus.chosen());
    if (!copies)
        return say(copies.error());
    if (!copies->empty())
        focus.choose(*copies, copies->front());
}

void PieceCommands::removePieces()
{
    PieceFocus& focus = m_document.pieceFocus();
    const std::vector<int> places = focus.chosen();
    if (const PieceList* list = focus.pieces(); list == nullptr || places.size() >= list->pieces.size())
        return m_status.say(tr("A list keeps one piece at least."));
    if (const auto removed = zonewright::removePieces(m_document, focus.list(), places); !removed)
        return say(removed.error());
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
    m_document.pieceFocus().setList(*added);
    Q_EMIT listAdded();
}

void PieceCommands::importList()
{
    const QString file =
        QFileDialog::getOpenFileName(&m_parent, tr("Import Piece List"), projectFolder(m_document), pieceListFilter());
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
        return m_status.say(FileCommands::sentenceOf(imported.error()));
    m_document.pieceFocus().setList(*imported);
}

void PieceCommands::exportList()
{
    const ProjectPieceList* list = m_document.pieceFocus().item();
    if (list == nullptr)
        return;
    QString name = shownName(*list);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    QFileDialog dialog(&m_parent, tr("Export Piece List"), projectFolder(m_document), pieceListFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(pieceListSuffix); // by the dialog, so that it asks about the file that is meant
    dialog.selectFile(name + pieceListSuffix);
    if (dialog.exec() == QDialog::Accepted)
        exportTo(dialog.selectedFiles().constFirst());
}

void PieceCommands::exportTo(const QString& file)
{
    const PieceList* list = m_document.pieceFocus().pieces();
    if (list == nullptr)
        return;
    if (const auto written = writePieceListFile(*list, file); !written)
        return m_status.say(FileCommands::sentenceOf(written.error()));
    m_status.say(tr("The piece list is in %1.").arg(QFileInfo(file).fileName()));
}

void PieceCommands::embedList()
{
    if (const auto embedded = embedPieceList(m_document, m_document.pieceFocus().list()); !embedded)
        say(embedded.error());
}

void PieceCommands::removeList()
{
    const auto removed = removePieceList(m_document, m_document.pieceFocus().list());
    if (!removed)
        m_status.say(asSentence(errorTextWithPlace(removed.error()))); // the place is the floor that needs it
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
    m_actions[ActionId::NewPiece]->setEnabled(isEditable && count < static_cast<std::size_t>(pieceCountLimits.high));
    m_actions[ActionId::DuplicatePiece]->setEnabled(hasPlace && !focus.chosen().empty());
    m_actions[ActionId::RemovePieces]->setEnabled(isEditable && !focus.chosen().empty() &&
                                                  focus.chosen().size() < count);
    m_actions[ActionId::ExportPieceList]->setEnabled(item != nullptr);
    m_actions[ActionId::EmbedPieceList]->setEnabled(item != nullptr && !item->file.empty());
    m_actions[ActionId::RemovePieceList]->setEnabled(item != nullptr);
}

} // namespace zonewright
