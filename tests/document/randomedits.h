#pragma once

#include "core/random/generator.h"
#include "document/document.h"

#include <string>
#include <vector>

namespace zonewright::test {

/// Makes edits of every verb on whatever the document holds, by chance, some of which are refused or change nothing.
/// The same seed makes the same edits.
class RandomEdits
{
public:
    RandomEdits(Document& document, std::uint64_t seed)
        : m_document(document)
        , m_random(seed)
    {
    }

    /// One edit; gives the place of its verb among verbs().
    std::size_t make();

    /// What make chooses from.
    [[nodiscard]] static std::vector<std::string> verbs();

    [[nodiscard]] Generator& random() { return m_random; }

private:
    struct Verb
    {
        const char* name;
        void (RandomEdits::*make)();
    };

    static const std::vector<Verb>& table();

    void reseed();
    void placeStart();
    void changeView();
    void changeMemory();
    void changeEngine();
    void keepWalk();
    void addEvent();
    void changeEvent();
    void moveEvent();
    void removeEvents();
    void addCatalogue();
    void changeCatalogue();
    void paintRoom();
    void embedCatalogue();
    void removeCatalogue();
    void pinPair();
    void setPairPath();
    void addPieceList();
    void changePieceList();
    void embedPieceList();
    void removePieceList();
    void addDungeon();
    void removeDungeon();
    void renameDungeon();
    void placeDungeon();
    void reorderDungeon();
    void addFloor();
    void duplicateFloors();
    void removeFloors();
    void moveFloors();
    void renameFloor();
    void changeStrip();
    void changeDug();
    void chooseExit();
    void redrawRooms();
    void redrawJunctions();
    void pinJoints();
    void unpinJoints();
    void touchUpFloor();
    void placeMarker();
    void changeMarker();
    void removeMarkers();

    /// 0 to `bound` - 1.
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(bound))); }

    Point point(int bound);
    std::string name();
    Gesture gesture();
    ItemId catalogue();
    ItemId list();
    ItemId dungeon();
    ItemId floor();
    std::vector<ItemId> floors();
    std::int64_t event();
    std::int32_t code();
    Marker marker();
    [[nodiscard]] const FloorPlan* plan(ItemId floor) const;

    Document& m_document;
    Generator m_random;
};

} // namespace zonewright::test
