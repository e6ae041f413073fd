#include "app/roomcommands.h"

#include "app/actionset.h"
#include "app/panels.h"
#include "app/sharedfiles.h"
#include "app/statusline.h"
#include "core/strip/roomshapes.h"
#include "document/catalogueedits.h"
#include "document/commands/shownname.h"
#include "document/document.h"
#include "document/itemuse.h"
#include "document/languagechange.h"
#include "document/roomedits.h"
#include "models/sentence.h"
#include "project/cataloguefile.h"
#include "project/errortext.h"

#include <QAction>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace zonewright {

namespace {

constexpr int newRoomWidth = 3;
constexpr int newRoomRows = 5;

QString catalogueFilter()
{
    return RoomCommands::tr("Room catalogues (*%1)").arg(sharedSuffix);
}

/// What a file of a catalogue could be called.
QString fileNameOf(const ProjectCatalogue& catalogue)
{
    return shownName(catalogue).toLower().replace(QLatin1Char(' '), QLatin1Char('-'));
}

} // namespace

RoomCommands::RoomCommands(Document& document, const ActionSet& actions, StatusLine& status, QWidget& window)
    : QObject(&window)
    , m_document(document)
    , m_actions(actions)
    , m_status(status)
    , m_window(window)
{
    comeForward();
    connectRooms();
    connectCatalogues();
    const RoomFocus& focus = document.roomFocus();
    connect(&focus, &RoomFocus::contentChanged, this, &RoomCommands::follow);
    connect(&focus, &RoomFocus::roomsChanged, this, &RoomCommands::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        const bool isOfFloors = change.kind >= ChangeKind::DungeonInserted;
        if (isOfFloors) // which may use the catalogue, or not any more
            follow();
    });
    follow();
    whenLanguageChanges(*this, [this] { follow(); });
}

/// The rooms that a command is for are seen before anything is done to them, wherever it was asked from.
void RoomCommands::comeForward()
{
    for (const ActionId id :
         {ActionId::NewRoom, ActionId::DuplicateRoom, ActionId::MirrorRoom, ActionId::FlipRoom, ActionId::RotateRoom,
          ActionId::RemoveRooms, ActionId::NewCatalogue, ActionId::ImportCatalogue, ActionId::ExportCatalogue,
          ActionId::EmbedCatalogue, ActionId::RemoveCatalogue}) {
        connect(m_actions[id], &QAction::triggered, &m_window, [this] { bringForward(m_window); });
    }
}

void RoomCommands::onRooms(ActionId id, const EditOfRooms& edit)
{
    connect(m_actions[id], &QAction::triggered, this, [this, edit] {
        const std::vector<std::int32_t> chosen = m_document.roomFocus().chosenRooms(); // the edit changes it
        say(edit(chosen));
    });
}

void RoomCommands::connectRooms()
{
    const auto catalogue = [this] { return m_document.roomFocus().catalogue(); };
    connect(m_actions[ActionId::NewRoom], &QAction::triggered, this, &RoomCommands::addNewRoom);
    connect(m_actions[ActionId::DuplicateRoom], &QAction::triggered, this, &RoomCommands::duplicate);
    onRooms(ActionId::MirrorRoom, [=, this](auto rooms) { return mirrorRooms(m_document, catalogue(), rooms); });
    onRooms(ActionId::FlipRoom, [=, this](auto rooms) { return flipRooms(m_document, catalogue(), rooms); });
    onRooms(ActionId::RotateRoom, [=, this](auto rooms) { return rotateRooms(m_document, catalogue(), rooms); });
    connect(m_actions[ActionId::RemoveRooms], &QAction::triggered, this, &RoomCommands::remove);
}

void RoomCommands::connectCatalogues()
{
    connect(m_actions[ActionId::NewCatalogue], &QAction::triggered, this, &RoomCommands::addNewCatalogue);
    connect(m_actions[ActionId::ImportCatalogue], &QAction::triggered, this, &RoomCommands::askImport);
    connect(m_actions[ActionId::ExportCatalogue], &QAction::triggered, this, &RoomCommands::askExport);
    connect(m_actions[ActionId::EmbedCatalogue], &QAction::triggered, this, &RoomCommands::embed);
    connect(m_actions[ActionId::RemoveCatalogue], &QAction::triggered, this,
            [this] { say(removeCatalogue(m_document, m_document.roomFocus().catalogue())); });
}

bool RoomCommands::say(const Result<void>& result)
{
    if (!result)
        m_status.say(asSentence(errorTextWithPlace(result.error())));
    else
        m_status.clearSaid();
    return result.has_value();
}

/// The file may be another one since the project was opened: what it holds now is meant.
void RoomCommands::embed()
{
    const ProjectCatalogue* catalogue = m_document.roomFocus().item();
    if (catalogue == nullptr || catalogue->file.empty())
        return;
    const QString path = QString::fromStdString(catalogue->file);
    const QString file = QFileInfo(path).fileName();
    const auto read = readCatalogueFile(path);
    const bool isOther = read && read->contents() != catalogue->rooms->contents();
    if (!say(embedCatalogue(m_document, catalogue->id,
                            isOther ? std::make_shared<const RoomCatalogue>(*read) : nullptr)))
        return;
    if (!read)
        m_status.say(tr("%1 cannot be read now: the rooms are embedded as they were read before.").arg(file));
    else if (isOther)
        m_status.say(tr("%1 had changed: it was read again, and its rooms as they are now are embedded.").arg(file));
}

void RoomCommands::addNewRoom()
{
    RoomFocus& focus = m_document.roomFocus();
    const int width = focus.room() != nullptr ? focus.room()->width() : newRoomWidth;
    const auto code = addRoom(m_document, focus.catalogue(), width);
    if (say(code.map([](std::int32_t) {})))
        focus.chooseRoom(*code);
}

void RoomCommands::duplicate()
{
    RoomFocus& focus = m_document.roomFocus();
    const std::vector<std::int32_t> chosen = focus.chosenRooms();
    const auto copies = duplicateRooms(m_document, focus.catalogue(), chosen);
    if (say(copies.map([](const auto&) {})) && !copies->empty())
        focus.chooseRooms(*copies, copies->front());
}

/// Floors that name the rooms keep their codes.
void RoomCommands::remove()
{
    const ItemId catalogue = m_document.roomFocus().catalogue();
    const std::vector<std::int32_t> chosen = m_document.roomFocus().chosenRooms();
    if (!say(removeRooms(m_document, catalogue, chosen)))
        return;
    if (const QString sentence = missedText(catalogue, chosen); !sentence.isEmpty())
        m_status.say(sentence);
}

/// What rooms that are gone leave without a room; empty where no floor names them.
QString RoomCommands::missedText(ItemId catalogue, std::span<const std::int32_t> rooms) const
{
    const Project& project = m_document.project();
    const std::set<std::int32_t> gone(rooms.begin(), rooms.end());
    std::set<std::int32_t> codes;
    int floors = 0;
    QString name;
    for (const ItemId id : floorsUsing(project, catalogue)) {
        const FloorPlan& floor = floorAt(project, findFloor(project, id).value());
        bool isMissing = false;
        for (const std::int32_t code : std::get<StripPlan>(floor.plan).sequence) {
            if (!gone.contains(code))
                continue;
            codes.insert(code);
            isMissing = true;
        }
        if (!isMissing)
            continue;
        ++floors;
        name = shownName(floor.name);
    }
    if (floors == 0)
        return {};
    if (floors > 1)
        return tr("%n floor(s) name rooms that are gone: nothing is built of them.", nullptr, floors);
    if (codes.size() > 1)
        return tr("“%1” names rooms that are gone: nothing is built of it.", "a floor").arg(name);
    return tr("“%1” names room %2, which is gone: nothing is built of it.", "a floor")
        .arg(name, QLocale().toString(*codes.begin()));
}

QString RoomCommands::freeCatalogueName() const
{
    const auto& catalogues = m_document.project().catalogues;
    const QString name = tr("New catalogue");
    for (int number = 1;; ++number) {
        const QString tried = number == 1 ? name : QStringLiteral("%1 (%2)").arg(name).arg(number);
        const bool isTaken = std::ranges::any_of(catalogues, [&](const ProjectCatalogue& catalogue) {
            return catalogue.rooms->contents().name == tried.toStdString();
        });
        if (!isTaken)
            return tried;
    }
}

CatalogueContents RoomCommands::newCatalogue() const
{
    return {.name = freeCatalogueName().toStdString(),
            .rows = newRoomRows,
            .rooms = {plainRoom(0, tr("Room %1").arg(1).toStdString(), newRoomWidth, newRoomRows)},
            .specialPaths = {},
            .pins = {}};
}

void RoomCommands::addNewCatalogue()
{
    const auto id = addCatalogue(m_document, newCatalogue());
    if (say(id.map([](ItemId) {})))
        m_document.roomFocus().setCatalogue(*id);
}

void RoomCommands::askImport()
{
    const QString path = askSharedFile(
        {.window = m_window, .document = m_document, .title = tr("Import Catalogue"), .filter = catalogueFilter()});
    if (!path.isEmpty())
        importFile(path);
}

/// A catalogue without a name is called after its file.
void RoomCommands::importFile(const QString& path)
{
    const auto id = readCatalogueFile(path).and_then([&](const RoomCatalogue& rooms) {
        CatalogueContents contents = rooms.contents();
        if (contents.name.empty())
            contents.name = QFileInfo(path).completeBaseName().left(longestRoomName).toStdString();
        return addCatalogue(m_document, std::move(contents));
    });
    if (!id)
        return m_status.fail(errorTextWithPlace(id.error()) + QLatin1Char('.')); // it begins with the file's name
    m_status.clearSaid();
    m_document.roomFocus().setCatalogue(*id);
}

void RoomCommands::askExport()
{
    const ProjectCatalogue* catalogue = m_document.roomFocus().item();
    if (catalogue == nullptr)
        return;
    const QString path = askNewSharedFile(
        {.window = m_window, .document = m_document, .title = tr("Export Catalogue"), .filter = catalogueFilter()},
        fileNameOf(*catalogue));
    if (!path.isEmpty())
        exportFile(path);
}

void RoomCommands::exportFile(const QString& path)
{
    const RoomCatalogue* rooms = m_document.roomFocus().rooms();
    if (rooms == nullptr)
        return;
    if (const auto written = writeCatalogueFile(rooms->contents(), path); !written)
        return m_status.fail(errorTextWithPlace(written.error()) + QLatin1Char('.'));
    m_status.clearSaid();
    m_status.say(tr("%1 was written.").arg(QFileInfo(path).fileName()));
}

/// Of the chosen rooms each is as wide as high.
bool RoomCommands::canRotate() const
{
    const RoomFocus& focus = m_document.roomFocus();
    return focus.rooms() != nullptr && std::ranges::all_of(focus.chosenRooms(), [&](std::int32_t code) {
               const auto place = focus.rooms()->indexOf(code);
               return place &&
                      focus.rooms()->rooms()[static_cast<std::size_t>(*place)].width() == focus.rooms()->rows();
           });
}

void RoomCommands::follow()
{
    const RoomFocus& focus = m_document.roomFocus();
    const bool isThere = focus.item() != nullptr;
    const bool isEditable = focus.isEditable();
    const QString ofAFile =
        isThere && !isEditable
            ? tr("The room catalogue is a file of its own, which the project does not change: embed it first.")
            : QString();
    for (const ActionId id : {ActionId::NewRoom, ActionId::DuplicateRoom, ActionId::MirrorRoom, ActionId::FlipRoom})
        m_actions.enable(id, isEditable, ofAFile);
    m_actions.enable(ActionId::RotateRoom, isEditable && canRotate(),
                     isEditable ? tr("Only a room that is as wide as the catalogue has rows can be rotated.")
                                : ofAFile);
    const bool leavesOne = isThere && focus.chosenRooms().size() < focus.rooms()->rooms().size();
    m_actions.enable(ActionId::RemoveRooms, isEditable && leavesOne,
                     isEditable ? tr("A catalogue keeps at least one room.") : ofAFile);
    m_actions.enable(ActionId::RenameCatalogue, isEditable, ofAFile);
    m_actions.enable(ActionId::ExportCatalogue, isThere);
    m_actions.enable(ActionId::EmbedCatalogue, isThere && !isEditable,
                     isThere ? tr("The project holds the rooms of this catalogue already.") : QString());
    const bool isUsed = isThere && !floorsUsing(m_document.project(), focus.catalogue()).empty();
    m_actions.enable(ActionId::RemoveCatalogue, isThere && !isUsed,
                     isUsed ? tr("Floors are made from this catalogue.") : QString());
}

} // namespace zonewright
