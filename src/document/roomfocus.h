#pragma once

#include "document/projectstate.h"
#include "project/projectitems.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace zonewright {

/// An ordered pair of rooms, by their codes.
struct RoomCodes
{
    std::int32_t left = 0;
    std::int32_t right = 0;

    friend bool operator==(const RoomCodes&, const RoomCodes&) = default;
};

/// The catalogue, the rooms and the pair of rooms that are looked at: shared by all docks about rooms. Where something
/// of that goes away, what is nearest takes its place; undone with nothing else chosen since, it is chosen again. A
/// room whose code changes stays chosen.
class RoomFocus : public QObject
{
    Q_OBJECT

public:
    /// `state` outlives this.
    explicit RoomFocus(const ProjectState& state, QObject* parent = nullptr);

    /// The catalogue that is looked at; 0 where the project has none.
    [[nodiscard]] ItemId catalogue() const { return m_catalogue; }

    /// The same as the project has it; null where there is none.
    [[nodiscard]] const ProjectCatalogue* item() const;

    /// Its rooms; null where there is none. Stays valid until the next change of the project.
    [[nodiscard]] const RoomCatalogue* rooms() const;

    /// Whether it may be changed: it is there, and has no file of its own.
    [[nodiscard]] bool isEditable() const;

    /// Looks at another catalogue, its first room and no pair. An id that no catalogue has is passed over.
    void setCatalogue(ItemId catalogue);

    /// The rooms that commands are for, by their codes, in the order of the catalogue: at least the current one.
    [[nodiscard]] const std::vector<std::int32_t>& chosenRooms() const { return m_chosen; }

    /// The room that is painted; null where there is none. Stays valid until the next change of the project.
    [[nodiscard]] const RoomType* room() const;

    /// Chooses rooms; `current`, one of them, is painted. A current code that no room has is passed over.
    void chooseRooms(std::vector<std::int32_t> codes, std::int32_t current);

    /// The same of one room.
    void chooseRoom(std::int32_t code) { chooseRooms({code}, code); }

    /// The pair that is previewed.
    [[nodiscard]] const std::optional<RoomCodes>& pair() const { return m_pair; }

    /// Previews a pair; nothing, or codes that no rooms have, for none.
    void setPair(const std::optional<RoomCodes>& pair);

    /// To be called after each change of the project.
    void take(const Change& change);

Q_SIGNALS:
    /// Another catalogue is looked at, or none any more. contentChanged follows.
    void catalogueChanged();

    /// The catalogue that is looked at has other contents, or belongs to the project instead of a file.
    void contentChanged();

    /// Other rooms are chosen, or another one is painted. Comes after contentChanged, where that is why.
    void roomsChanged();
    void pairChanged();

private:
    /// What is chosen of the rooms that there are, or were.
    struct Choice
    {
        std::shared_ptr<const RoomCatalogue> rooms;
        std::size_t index = 0;
        std::vector<std::int32_t> chosen;
        std::optional<RoomCodes> pair;
    };

    void lookAt(ItemId catalogue, std::size_t index);
    void keepRooms();
    void followContent();
    [[nodiscard]] Choice followed(const Choice& before) const;
    bool adopt(std::vector<std::int32_t> chosen, std::size_t index);

    const ProjectState& m_state;
    ItemId m_catalogue = 0;
    std::size_t m_index = 0;                      ///< of the current room
    std::shared_ptr<const RoomCatalogue> m_rooms; ///< as they were when the catalogue was looked at last
    std::vector<std::int32_t> m_codes;            ///< of all of them
    std::vector<std::int32_t> m_chosen;
    std::optional<RoomCodes> m_pair;
    std::optional<Choice> m_lost; ///< when a room of it went away last; none once something else was chosen
};

} // namespace zonewright
