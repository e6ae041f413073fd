#include "document/roomedits.h"

#include "core/strip/roomcodes.h"
#include "core/strip/roomshapes.h"
#include "document/catalogueedits.h"
#include "document/commands/changecatalogue.h"
#include "document/commands/recoderooms.h"
#include "document/commands/shownname.h"
#include "document/editchecks.h"
#include "document/itemuse.h"
#include "document/libraryedits.h"

#include <fmt/format.h>

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace zonewright {

namespace {

constexpr const char* squareRoom = QT_TRANSLATE_NOOP("Error", "as wide as the catalogue has rows");
constexpr const char* sparedRoom = QT_TRANSLATE_NOOP("Error", "removable: a catalogue keeps at least one room");

/// What the steps are called.
class RoomEdits
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RoomEdits)

public:
    static QString newRoomName(int number) { return tr("Room %1").arg(number); }

    static QString add(const QString& name) { return tr("Add room “%1”").arg(name); }

    static QString duplicate(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Duplicate %n room(s)", nullptr, count) : tr("Duplicate room “%1”").arg(name);
    }

    static QString remove(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Delete %n room(s)", nullptr, count) : tr("Delete room “%1”").arg(name);
    }

    static QString mirror(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Mirror %n room(s)", nullptr, count) : tr("Mirror room “%1”").arg(name);
    }

    static QString flip(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Flip %n room(s)", nullptr, count) : tr("Flip room “%1”").arg(name);
    }

    static QString rotate(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Rotate %n room(s)", nullptr, count) : tr("Rotate room “%1”").arg(name);
    }

    static QString resize(const QString& name, int count)
    {
        return name.isEmpty() ? tr("Resize %n room(s)", nullptr, count) : tr("Resize room “%1”").arg(name);
    }

    static QString recode(const QString& name, int count, std::int32_t code)
    {
        return name.isEmpty() ? tr("Change codes of %n room(s)", nullptr, count)
                              : tr("Change code of room “%1” to %2").arg(name, QString::number(code));
    }

    static QString rows(const QString& catalogue, int rows)
    {
        return tr("Give catalogue “%1” %n row(s)", nullptr, rows).arg(catalogue);
    }

    static QString moveStart(const QString& name, Point start)
    {
        return tr("Move start of room “%1” to %2").arg(name, shownPoint(start));
    }

    static QString rename(const QString& name) { return tr("Rename room to “%1”").arg(name); }

    static QString renameCatalogue(const QString& name) { return tr("Rename catalogue to “%1”").arg(name); }
};

/// The sentence for the only room, or for several.
using SentenceOfRooms = QString (*)(const QString&, int);

/// The places of rooms in their catalogue, ascending, each once.
Result<std::vector<std::size_t>> placesOfRooms(const RoomCatalogue& rooms, std::span<const std::int32_t> codes)
{
    std::set<std::size_t> places;
    for (const std::int32_t code : codes) {
        const auto place = rooms.indexOf(code);
        if (!place)
            return failure(unknownId("room", code));
        places.insert(static_cast<std::size_t>(*place));
    }
    return std::vector(places.begin(), places.end());
}

QString onlyRoomName(const RoomCatalogue& rooms, const std::vector<std::size_t>& places)
{
    return places.size() == 1 ? shownName(rooms.rooms()[places.front()].name) : QString();
}

/// An edit of the contents of a catalogue: checked, and then one step.
Result<void> editRooms(Document& document, ItemId id, std::span<const std::int32_t> codes, SentenceOfRooms sentence,
                       const std::function<Result<void>(CatalogueContents&, const std::vector<std::size_t>&)>& edit)
{
    return embeddedCatalogueOf(document, id).and_then([&](const ProjectCatalogue* before) {
        return placesOfRooms(*before->rooms, codes).and_then([&](const std::vector<std::size_t>& places) {
            CatalogueContents contents = before->rooms->contents();
            StepName text = [sentence, name = onlyRoomName(*before->rooms, places),
                             count = static_cast<int>(places.size())] { return sentence(name, count); };
            return edit(contents, places).and_then([&] {
                return changeCatalogue(document, id, std::move(contents), std::move(text));
            });
        });
    });
}

Result<void> turnRooms(Document& document, ItemId id, std::span<const std::int32_t> codes, SentenceOfRooms sentence,
                       const std::function<RoomType(const RoomType&, int rows)>& turn)
{
    return editRooms(document, id, codes, sentence,
                     [&](CatalogueContents& contents, const std::vector<std::size_t>& places) -> Result<void> {
                         for (const std::size_t place : places)
                             contents.rooms[place] = turn(contents.rooms[place], contents.rows);
                         return {};
                     });
}

bool hasRoomNamed(const std::vector<RoomType>& rooms, const std::string& name)
{
    return std::ranges::find(rooms, name, &RoomType::name) != rooms.end();
}

std::string newNameOfRoom(const std::vector<RoomType>& rooms)
{
    for (int number = static_cast<int>(rooms.size()) + 1;; ++number) {
        std::string name = RoomEdits::newRoomName(number).toStdString();
        if (!hasRoomNamed(rooms, name))
            return name;
    }
}

/// Names for copies of rooms: `name (2)` and so on, cut where they would be too long.
class NamesOfCopies
{
public:
    explicit NamesOfCopies(const std::vector<RoomType>& rooms)
    {
        for (const RoomType& room : rooms)
            m_taken.insert(room.name);
    }

    /// A name that no room has; from then on one has it.
    std::string take(const std::string& name)
    {
        const QList<uint> points = QString::fromStdString(name).toUcs4();
        for (int& number = m_next.try_emplace(name, 2).first->second;; ++number) { // what is taken stays so
            const QString end = QStringLiteral(" (%1)").arg(number);
            const auto kept = std::min<qsizetype>(points.size(), longestRoomName - end.size());
            const QString begin = QString::fromUcs4(reinterpret_cast<const char32_t*>(points.constData()), kept);
            std::string copy = (begin + end).toStdString();
            if (m_taken.insert(copy).second)
                return copy;
        }
    }

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_next; ///< for copies of a name
};

/// Rooms with copies of some of them, each behind what it was made of; gives the codes of the copies.
std::vector<std::int32_t> copyRooms(std::vector<RoomType>& rooms, const std::vector<std::size_t>& places)
{
    FreeRoomCodes codes(rooms);
    NamesOfCopies names(rooms);
    std::vector<RoomType> all;
    all.reserve(rooms.size() + places.size());
    std::vector<std::int32_t> copies;
    auto next = places.begin();
    for (std::size_t place = 0; place < rooms.size(); ++place) {
        all.push_back(std::move(rooms[place]));
        if (next == places.end() || *next != place)
            continue;
        ++next;
        RoomType copy = all.back();
        copy.code = codes.take();
        copy.name = names.take(copy.name);
        copies.push_back(copy.code);
        all.push_back(std::move(copy));
    }
    rooms = std::move(all);
    return copies;
}

std::string trimmedName(const std::string& name)
{
    return QString::fromStdString(name).trimmed().toStdString();
}

using NewCodes = std::map<std::int32_t, std::int32_t>;

std::int32_t recoded(const NewCodes& codes, std::int32_t code)
{
    const auto found = codes.find(code);
    return found != codes.end() ? found->second : code;
}

/// The codes of the catalogue's rooms, and of its paths and pins.
void recodeContents(CatalogueContents& contents, const NewCodes& codes)
{
    for (RoomType& room : contents.rooms)
        room.code = recoded(codes, room.code);
    const auto recodePairs = [&](auto& pairs) {
        for (auto& pair : pairs) {
            pair.left = recoded(codes, pair.left);
            pair.right = recoded(codes, pair.right);
        }
    };
    recodePairs(contents.specialPaths);
    recodePairs(contents.pins);
}

/// The floors that are made from a catalogue and name rooms of other codes from now on.
std::vector<FloorPlan> recodedFloors(const Project& project, ItemId catalogue, const NewCodes& codes)
{
    std::vector<FloorPlan> floors;
    for (const ItemId id : floorsUsing(project, catalogue)) {
        const FloorPlan& before = floorAt(project, findFloor(project, id).value());
        FloorPlan after = before;
        for (std::int32_t& code : std::get<StripPlan>(after.plan).sequence)
            code = recoded(codes, code);
        if (after != before)
            floors.push_back(std::move(after));
    }
    return floors;
}

} // namespace

Result<std::int32_t> addRoom(Document& document, ItemId catalogue, int width)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* before) {
        return checkNumber("width", width, roomWidthLimits).and_then([&] {
            CatalogueContents contents = before->rooms->contents();
            const std::int32_t code = freeRoomCode(contents.rooms);
            const std::string name = newNameOfRoom(contents.rooms);
            contents.rooms.push_back(plainRoom(code, name, width, contents.rows));
            return changeCatalogue(document, catalogue, std::move(contents),
                                   [shown = shownName(name)] { return RoomEdits::add(shown); })
                .map([code] { return code; });
        });
    });
}

Result<std::vector<std::int32_t>> duplicateRooms(Document& document, ItemId catalogue,
                                                 std::span<const std::int32_t> codes)
{
    std::vector<std::int32_t> copies;
    const auto copy = [&](CatalogueContents& contents, const std::vector<std::size_t>& places) -> Result<void> {
        return checkNumber("/rooms", std::ssize(contents.rooms) + std::ssize(places), roomCountLimits).map([&] {
            copies = copyRooms(contents.rooms, places);
        });
    };
    return editRooms(document, catalogue, codes, RoomEdits::duplicate, copy).map([&] { return std::move(copies); });
}

Result<void> removeRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes)
{
    const auto remove = [](CatalogueContents& contents, const std::vector<std::size_t>& places) -> Result<void> {
        if (places.size() == contents.rooms.size())
            return failure({.code = ErrorCode::Malformed,
                            .place = {},
                            .value = contents.rooms.front().name,
                            .expected = sparedRoom});
        std::set<std::int32_t> gone;
        for (const std::size_t place : places)
            gone.insert(contents.rooms[place].code);
        std::erase_if(contents.rooms, [&](const RoomType& room) { return gone.contains(room.code); });
        dropStrayPairs(contents);
        return {};
    };
    return editRooms(document, catalogue, codes, RoomEdits::remove, remove);
}

Result<void> mirrorRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes)
{
    return turnRooms(document, catalogue, codes, RoomEdits::mirror,
                     [](const RoomType& room, int) { return mirroredRoom(room); });
}

Result<void> flipRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes)
{
    return turnRooms(document, catalogue, codes, RoomEdits::flip, flippedRoom);
}

Result<void> rotateRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes)
{
    const auto rotate = [](CatalogueContents& contents, const std::vector<std::size_t>& places) -> Result<void> {
        for (const std::size_t place : places) {
            RoomType& room = contents.rooms[place];
            if (room.width() != contents.rows)
                return failure({.code = ErrorCode::Malformed, .place = {}, .value = room.name, .expected = squareRoom});
            room = rotatedRoom(room);
        }
        return {};
    };
    return editRooms(document, catalogue, codes, RoomEdits::rotate, rotate);
}

Result<void> resizeRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes, int width,
                         const Turning& turning)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* now) -> Result<void> {
        const RoomCatalogue& before = turning.from != nullptr ? *turning.from : *now->rooms;
        const auto places = placesOfRooms(before, codes);
        if (!places)
            return failure(places.error());
        if (const auto valid = checkNumber("width", width, roomWidthLimits); !valid)
            return valid;
        CatalogueContents contents = before.contents();
        for (const std::size_t place : *places)
            contents.rooms[place] = resizedRoom(std::move(contents.rooms[place]), width);
        dropStrayPairs(contents);
        return changeCatalogue(
            document, catalogue, std::move(contents),
            [name = onlyRoomName(before, *places), count = static_cast<int>(places->size())] {
                return RoomEdits::resize(name, count);
            },
            turning.gesture);
    });
}

Result<void> setCatalogueRows(Document& document, ItemId catalogue, int rows, const Turning& turning)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* now) {
        const RoomCatalogue& before = turning.from != nullptr ? *turning.from : *now->rooms;
        return checkNumber("rows", rows, roomRowLimits).and_then([&] {
            return changeCatalogue(
                document, catalogue, withRows(before.contents(), rows),
                [name = shownName(*now), rows] { return RoomEdits::rows(name, rows); }, turning.gesture);
        });
    });
}

Result<void> moveRoomStart(Document& document, ItemId catalogue, std::int32_t code, Point start, const Turning& turning)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* now) -> Result<void> {
        const RoomCatalogue& before = turning.from != nullptr ? *turning.from : *now->rooms;
        const auto place = before.indexOf(code);
        if (!place)
            return failure(unknownId("room", code));
        CatalogueContents contents = before.contents();
        RoomType& room = contents.rooms[static_cast<std::size_t>(*place)];
        StepName sentence = [name = shownName(room.name), start] { return RoomEdits::moveStart(name, start); };
        return checkNumber("start", start.x, 1, room.width())
            .and_then([&] { return checkNumber("start", start.y, 1, contents.rows); })
            .and_then([&] {
                putStart(room, start);
                return changeCatalogue(document, catalogue, std::move(contents), std::move(sentence), turning.gesture);
            });
    });
}

Result<void> renameRoom(Document& document, ItemId catalogue, std::int32_t code, const std::string& name)
{
    if (const auto valid = checkItemName(name); !valid)
        return valid;
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* before) -> Result<void> {
        const auto place = before->rooms->indexOf(code);
        if (!place)
            return failure(unknownId("room", code));
        CatalogueContents contents = before->rooms->contents();
        contents.rooms[static_cast<std::size_t>(*place)].name = trimmedName(name);
        return changeCatalogue(document, catalogue, std::move(contents),
                               [shown = shownName(trimmedName(name))] { return RoomEdits::rename(shown); });
    });
}

Result<void> renameCatalogue(Document& document, ItemId catalogue, const std::string& name)
{
    if (const auto valid = checkItemName(name); !valid)
        return valid;
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* before) {
        CatalogueContents contents = before->rooms->contents();
        contents.name = trimmedName(name);
        StepName sentence = [shown = shownName(contents.name)] { return RoomEdits::renameCatalogue(shown); };
        return changeCatalogue(document, catalogue, std::move(contents), std::move(sentence));
    });
}

Result<void> recodeRooms(Document& document, ItemId catalogue, std::span<const RecodedRoom> codes, Gesture gesture)
{
    return embeddedCatalogueOf(document, catalogue).and_then([&](const ProjectCatalogue* before) -> Result<void> {
        NewCodes news;
        for (const RecodedRoom& room : codes) {
            if (!before->rooms->indexOf(room.before))
                return failure(unknownId("room", room.before));
            if (const auto [known, isNew] = news.emplace(room.before, room.after); known->second != room.after)
                return failure(
                    {.code = ErrorCode::Duplicate, .place = "room", .value = fmt::format("{}", room.before)});
        }
        std::erase_if(news, [](const auto& pair) { return pair.first == pair.second; });
        CatalogueContents contents = before->rooms->contents();
        QString only;
        if (news.size() == 1) {
            const auto place = before->rooms->indexOf(news.begin()->first).value();
            only = shownName(before->rooms->rooms()[static_cast<std::size_t>(place)].name);
        }
        const StepName sentence = [only, count = static_cast<int>(news.size()),
                                   code = news.empty() ? 0 : news.begin()->second] {
            return RoomEdits::recode(only, count, code);
        };
        recodeContents(contents, news);
        return RoomCatalogue::from(std::move(contents)).map([&](RoomCatalogue rooms) {
            document.perform(std::make_unique<RecodeRooms>(
                document.state(), catalogue, std::make_shared<const RoomCatalogue>(std::move(rooms)),
                recodedFloors(document.project(), catalogue, news), sentence, gesture));
        });
    });
}

} // namespace zonewright
