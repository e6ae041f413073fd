#pragma once

#include "document/document.h"
#include "document/dungeonedits.h"

#include <QTest>

namespace zonewright::test {

/// A strip floor of the article's rooms and a dug one, whose making is looked at.
struct StepFloors
{
    ItemId strip = 0;
    ItemId dug = 0;
};

/// Adds them to the open sample, the dug one with so many pieces on so many cells.
inline StepFloors addStepFloors(Document& document, Size size = {40, 30}, int count = 20)
{
    const Project& project = document.project();
    const StripPlan strip{.catalogue = project.catalogues.front().id, .sequence = {1, 15, 4, 10, 0}};
    const DugPlan dug{.pieces = project.pieceLists.front().id, .size = size, .count = count};
    const auto added = addDungeon(
        document,
        {.name = "Test", .zone = {}, .floors = {{.name = "Strip", .plan = strip}, {.name = "Dug", .plan = dug}}});
    if (!added)
        qFatal("the sample takes no dungeon");
    const std::vector<FloorPlan>& floors = project.dungeons.back().floors;
    return {.strip = floors[0].id, .dug = floors[1].id};
}

/// The sample with those floors, and how one of them was made.
struct StepsBench
{
    explicit StepsBench(Size size = {40, 30}, int count = 20)
    {
        if (!document.open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")))
            qFatal("the sample cannot be read");
        const StepFloors floors = addStepFloors(document, size, count);
        strip = floors.strip;
        dug = floors.dug;
    }

    FloorScrub& scrub() { return document.floorScrub(); }

    void showSteps(ItemId floor)
    {
        document.floorFocus().setFloor(floor);
        scrub().setOn(true);
        QTRY_VERIFY(scrub().isSettled());
    }

    Document document{{.name = "Elderlore"}};
    ItemId strip = 0;
    ItemId dug = 0;
};

} // namespace zonewright::test
