#include "document/demoproject.h"
#include "document/editchecks.h"
#include "document/floorchecks.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/undocontract.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Pins, touch-ups and markers.
class TestHandCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void pinsTakeEachOthersPlace();
    void touchUpsStandInRowOrder();
    void strokesAreNamedByWhatTheyCameTo();
    void stairsByHandAreOneOfAKind();
    void aCellHoldsOneMarker();
    void paintingAgainIsNoMore();
    void whatCannotBeIsRefused();
    void newFloorsAreCheckedAsAWhole();
    void markersAreNamed();
};

namespace {

using Pins = std::vector<JointPin>;

Marker custom(Point at, std::string name)
{
    return {.kind = MarkerKind::Custom, .at = {at.x, at.y, 1, 1}, .name = std::move(name), .properties = {}};
}

Marker stairs(MarkerKind kind, Point at)
{
    return {.kind = kind, .at = {at.x, at.y, 1, 1}, .name = {}, .properties = {}};
}

DocumentEdit pinning(ItemId floor, const Pins& pins, Gesture gesture = Gesture::None)
{
    return [=](Document& d) { must(pinJoints(d, floor, pins, gesture)); };
}

DocumentEdit unpinning(ItemId floor, const std::vector<int>& columns, Gesture gesture = Gesture::None)
{
    return [=](Document& d) { must(unpinJoints(d, floor, columns, gesture)); };
}

DocumentEdit painting(ItemId floor, const std::vector<TouchUp>& cells, Gesture gesture)
{
    return [=](Document& d) { must(touchUpFloor(d, floor, cells, {}, gesture)); };
}

DocumentEdit erasing(ItemId floor, const std::vector<Point>& cells, Gesture gesture)
{
    return [=](Document& d) { must(touchUpFloor(d, floor, {}, cells, gesture)); };
}

DocumentEdit changing(ItemId floor, std::size_t place, const Marker& marker, Gesture gesture)
{
    return [=](Document& d) { must(changeMarker(d, floor, place, marker, gesture)); };
}

/// The chest of the demo project.
Marker chest(Point at)
{
    Marker marker = custom(at, "chest");
    marker.properties = {{"gold", "5"}};
    return marker;
}

std::vector<UndoCase> pinCases()
{
    const Pins path{{.column = 4, .row = 0, .path = {{0, 1}, {1, 1}}}};
    const Pins longer{{.column = 4, .row = 0, .path = {{0, 1}, {1, 1}, {1, 2}}}};
    return {{.name = "pin",
             .sentence = QStringLiteral("Pin row 3 of column 12"),
             .edit = pinning(gate, {{.column = 12, .row = 3}}),
             .like = pinning(gate, {{.column = 12, .row = 2}}),
             .unlike = pinning(gate, {{.column = 4, .row = 3}}),
             .nothing = pinning(gate, {{.column = 8, .row = 2}}),
             .back = {}},
            {.name = "pin several",
             .sentence = QStringLiteral("Pin 2 joint(s)"),
             .edit = pinning(gate, {{.column = 12, .row = 3}, {.column = 4, .row = 1}}),
             .like = pinning(gate, {{.column = 12, .row = 2}, {.column = 4, .row = 1}}),
             .unlike = pinning(hall, {{.column = 12, .row = 3}, {.column = 4, .row = 1}}),
             .nothing = pinning(gate, {}),
             .back = {}},
            {.name = "draw a path",
             .sentence = QStringLiteral("Pin path of column 4"),
             .edit = pinning(gate, path, drag),
             .like = pinning(gate, longer, drag),
             .merges = true,
             .unlike = pinning(gate, longer, otherDrag),
             .nothing = pinning(gate, {{.column = 8, .row = 2}}, drag),
             .back = unpinning(gate, {4}, drag)},
            {.name = "unpin",
             .sentence = QStringLiteral("Unpin column 8"),
             .edit = unpinning(gate, {8}),
             .like = pinning(gate, {{.column = 8, .row = 1}}),
             .unlike = pinning(hall, {{.column = 8, .row = 1}}),
             .nothing = unpinning(gate, {4, 5}),
             .back = {}}};
}

std::vector<UndoCase> touchUpCases()
{
    const std::vector<TouchUp> one{{.at = {5, 2}, .cell = LevelCell::Brick}};
    const std::vector<TouchUp> two{{.at = {6, 2}, .cell = LevelCell::Brick}, {.at = {7, 3}, .cell = LevelCell::Slab}};
    return {{.name = "paint",
             .sentence = QStringLiteral("Paint 1 cell(s) of “Gate”"),
             .edit = painting(gate, one, drag),
             .like = painting(gate, two, drag),
             .merges = true,
             .unlike = painting(gate, two, otherDrag),
             .nothing = painting(gate, {{.at = {2, 1}, .cell = LevelCell::Brick}}, drag),
             .back = erasing(gate, {{5, 2}}, drag)},
            {.name = "paint dot by dot",
             .sentence = QStringLiteral("Paint 2 cell(s) of “Shaft”"),
             .edit = painting(shaft, two, Gesture::None),
             .like = painting(shaft, one, Gesture::None),
             .unlike = painting(hall, one, Gesture::None),
             .nothing = painting(shaft, {}, Gesture::None),
             .back = {}},
            {.name = "erase",
             .sentence = QStringLiteral("Erase 1 touch-up(s) of “Gate”"),
             .edit = erasing(gate, {{2, 1}, {9, 9}}, drag),
             .like = erasing(gate, {{1, 2}}, drag),
             .merges = true,
             .unlike = painting(hall, one, drag),
             .nothing = erasing(gate, {{9, 9}}, drag),
             .back = painting(gate, {{.at = {2, 1}, .cell = LevelCell::Brick}}, drag)}};
}

std::vector<UndoCase> markerCases()
{
    const auto place = [](ItemId floor, const Marker& marker) {
        return [=](Document& d) { must(placeMarker(d, floor, marker)); };
    };
    const auto remove = [](ItemId floor, const std::vector<std::size_t>& places) {
        return [=](Document& d) { must(removeMarkers(d, floor, places)); };
    };
    return {{.name = "place",
             .sentence = QStringLiteral("Place “altar” at 2,3"),
             .edit = place(gate, custom({2, 3}, "altar")),
             .like = place(gate, custom({3, 3}, "altar")),
             .unlike = place(hall, custom({2, 3}, "altar")),
             .nothing = place(shaft, stairs(MarkerKind::StairsDown, {5, 5})),
             .back = {}},
            {.name = "drag",
             .sentence = QStringLiteral("Move “chest” to 9,9"),
             .edit = changing(shaft, 0, chest({9, 9}), drag),
             .like = changing(shaft, 0, chest({8, 9}), drag),
             .merges = true,
             .unlike = changing(shaft, 1, stairs(MarkerKind::StairsDown, {6, 6}), drag),
             .nothing = changing(shaft, 0, chest({3, 4}), drag),
             .back = changing(shaft, 0, chest({3, 4}), drag)},
            {.name = "change",
             .sentence = QStringLiteral("Change “box”"),
             .edit = changing(shaft, 0, custom({3, 4}, "box"), Gesture::None),
             .like = changing(shaft, 0, custom({3, 4}, "bag"), Gesture::None),
             .unlike = changing(shaft, 0, custom({3, 4}, "bag"), otherDrag),
             .nothing = changing(shaft, 0, chest({3, 4}), Gesture::None),
             .back = {}},
            {.name = "remove",
             .sentence = QStringLiteral("Remove “chest”"),
             .edit = remove(shaft, {0, 7}),
             .like = remove(shaft, {0}),
             .unlike = place(hall, custom({2, 3}, "altar")),
             .nothing = remove(shaft, {2}),
             .back = {}},
            {.name = "remove several",
             .sentence = QStringLiteral("Remove 2 marker(s)"),
             .edit = remove(shaft, {1, 0, 1}),
             .like = place(shaft, custom({2, 3}, "altar")),
             .unlike = place(hall, custom({2, 3}, "altar")),
             .nothing = remove(gate, {0}),
             .back = {}}};
}

DocumentEdit editing(ItemId floor, const CellEdit& edit, CellVerb verb)
{
    return [=](Document& d) { must(editCells(d, floor, edit, verb)); };
}

std::vector<UndoCase> cellCases()
{
    const CellEdit pasted{
        .erased = {{5, 2}, {6, 2}},
        .painted = {{.at = {5, 2}, .cell = LevelCell::Brick}, {.at = {6, 2}, .cell = LevelCell::Door}},
        .placed = {custom({5, 2}, "altar"), stairs(MarkerKind::StairsUp, {6, 2})}};
    const CellEdit chestGoes{.erased = {{3, 4}, {9, 9}}, .painted = {}, .placed = {}};
    const CellEdit stairsGo{.erased = {{5, 5}}, .painted = {}, .placed = {}};
    const CellEdit nothing{.erased = {{9, 9}}, .painted = {}, .placed = {}};
    std::vector<UndoCase> cases;
    for (const auto& [name, verb, sentence] :
         {std::tuple{"eraser", CellVerb::Erase, QStringLiteral("Erase 1 touch-up(s) of “Shaft”")},
          std::tuple{"clear", CellVerb::Clear, QStringLiteral("Clear 1 touch-up(s) of “Shaft”")},
          std::tuple{"cut", CellVerb::Cut, QStringLiteral("Cut 1 touch-up(s) out of “Shaft”")}}) {
        cases.push_back({.name = name,
                         .sentence = sentence,
                         .edit = editing(shaft, chestGoes, verb),
                         .like = editing(shaft, stairsGo, verb),
                         .unlike = editing(gate, {.erased = {{2, 1}}, .painted = {}, .placed = {}}, verb),
                         .nothing = editing(shaft, nothing, verb),
                         .back = {}});
    }
    for (const auto& [name, verb, sentence] :
         {std::tuple{"paste", CellVerb::Paste, QStringLiteral("Paste 2 cell(s) into “Gate”")},
          std::tuple{"move", CellVerb::Move, QStringLiteral("Move 2 cell(s) of “Gate”")}}) {
        cases.push_back({.name = name,
                         .sentence = sentence,
                         .edit = editing(gate, pasted, verb),
                         .like = editing(gate, {.erased = {{2, 1}}, .painted = {}, .placed = {}}, verb),
                         .unlike = editing(hall, pasted, verb),
                         .nothing = editing(gate, nothing, verb),
                         .back = {}});
    }
    return cases;
}

std::vector<UndoCase> handCases()
{
    std::vector<UndoCase> cases = pinCases();
    for (const auto& some : {touchUpCases(), markerCases(), cellCases()})
        cases.insert(cases.end(), some.begin(), some.end());
    return cases;
}

/// A document with the demo project.
struct HandBench
{
    HandBench() { openProject(document, demoProject()); }

    [[nodiscard]] QString sentence() const { return document.undoStack().undoText(); }

    mutable Document document{{.name = "Elderlore"}};
};

} // namespace

void TestHandCommands::keepTheUndoContract_data()
{
    addUndoCases(handCases());
}

void TestHandCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(handCases()[static_cast<std::size_t>(index)]);
}

void TestHandCommands::pinsTakeEachOthersPlace()
{
    HandBench bench;
    Document& document = bench.document;
    const JointPin path{.column = 8, .row = 3, .path = {{0, 1}, {1, 1}}};
    QVERIFY(pinJoints(document, gate, Pins{{.column = 12, .row = 1}, {.column = 4, .row = 2}, path}));
    const Pins& pins = floorOf(document, gate).strip()->pins;
    QVERIFY(pins ==
            (Pins{{.column = 4, .row = 2}, {.column = 8, .row = 0, .path = path.path}, {.column = 12, .row = 1}}));
    QVERIFY(unpinJoints(document, gate, std::array{4, 12}));
    QCOMPARE(bench.sentence(), QStringLiteral("Unpin 2 joint(s)"));
    QCOMPARE(floorOf(document, gate).strip()->pins.size(), std::size_t{1});
    redrawRooms(document, std::array{gate});
    QCOMPARE(floorOf(document, gate).strip()->pins.size(), std::size_t{1}); // redrawing keeps pins
}

void TestHandCommands::touchUpsStandInRowOrder()
{
    HandBench bench;
    using Touches = std::vector<TouchUp>;
    QVERIFY(touchUpFloor(bench.document, gate,
                         Touches{{{3, 3}, LevelCell::Slab},
                                 {{0, 0}, LevelCell::Slab},
                                 {{2, 1}, LevelCell::Slab},
                                 {{3, 3}, LevelCell::Brick}},
                         std::array{Point{1, 2}, Point{3, 3}}));
    QVERIFY(floorOf(bench.document, gate).touchUps ==
            (Touches{{{0, 0}, LevelCell::Slab}, {{2, 1}, LevelCell::Slab}, {{3, 3}, LevelCell::Brick}}));
}

void TestHandCommands::strokesAreNamedByWhatTheyCameTo()
{
    HandBench bench;
    for (const int x : {3, 4, 5})
        painting(hall, {{.at = {x, 1}, .cell = LevelCell::Brick}}, drag)(bench.document);
    QCOMPARE(bench.sentence(), QStringLiteral("Paint 3 cell(s) of “Hall”"));
    painting(hall, {{.at = {4, 1}, .cell = LevelCell::Slab}}, drag)(bench.document);
    QCOMPARE(bench.sentence(), QStringLiteral("Paint 3 cell(s) of “Hall”"));
    QCOMPARE(bench.document.undoStack().count(), 1);
}

void TestHandCommands::stairsByHandAreOneOfAKind()
{
    HandBench bench;
    Document& document = bench.document;
    const auto markers = [&] { return floorOf(document, shaft).markers; };
    QVERIFY(placeMarker(document, shaft, stairs(MarkerKind::StairsDown, {7, 7})));
    QCOMPARE(bench.sentence(), QStringLiteral("Place stairs down at 7,7"));
    QCOMPARE(markers().size(), std::size_t{2});
    QVERIFY(markers()[1] == stairs(MarkerKind::StairsDown, {7, 7}));
    QVERIFY(placeMarker(document, shaft, stairs(MarkerKind::StairsUp, {7, 8})));
    QVERIFY(placeMarker(document, shaft, custom({1, 1}, "")));
    QVERIFY(placeMarker(document, shaft, custom({1, 2}, "")));
    QCOMPARE(markers().size(), std::size_t{5});
    QVERIFY(changeMarker(document, shaft, 3, stairs(MarkerKind::StairsUp, {1, 1})).error().code ==
            ErrorCode::Duplicate);
    QVERIFY(changeMarker(document, shaft, 2, stairs(MarkerKind::StairsUp, {1, 3})));
    Marker nameless = custom({2, 2}, "chest");
    nameless.properties = {{"", "gold"}};
    QVERIFY(placeMarker(document, shaft, nameless).error().code == ErrorCode::NameEmpty);
    QCOMPARE(markers().size(), std::size_t{5});
}

/// Whatever their kinds. What a file brought may stay, and be changed where it is.
void TestHandCommands::aCellHoldsOneMarker()
{
    HandBench bench;
    Document& document = bench.document;
    const auto isTaken = [](const Result<void>& done) {
        return !done && done.error().code == ErrorCode::Duplicate && done.error().place == "markers";
    };
    QVERIFY(placeMarker(document, gate, custom({1, 1}, "chest")));
    QVERIFY(placeMarker(document, gate, custom({2, 1}, "altar")));
    QVERIFY(placeMarker(document, gate, stairs(MarkerKind::StairsUp, {3, 1})));
    const auto& markers = [&]() -> const std::vector<Marker>& { return floorOf(document, gate).markers; };
    const std::size_t first = markers().size() - 3;
    const int steps = document.undoStack().count();
    for (const Point cell : {Point{1, 1}, Point{2, 1}, Point{3, 1}}) {
        QVERIFY(isTaken(placeMarker(document, gate, custom(cell, "pot"))));
        QVERIFY(isTaken(placeMarker(document, gate, stairs(MarkerKind::StairsDown, cell))));
        QCOMPARE(isTaken(changeMarker(document, gate, first, custom(cell, "chest"), drag)), cell != (Point{1, 1}));
        QCOMPARE(isTaken(placeMarker(document, gate, stairs(MarkerKind::StairsUp, cell))), cell != (Point{3, 1}));
    }
    QCOMPARE(document.undoStack().count(), steps);
    QVERIFY(editCells(document, gate, {.erased = {{1, 1}}, .painted = {}, .placed = {custom({1, 1}, "pot")}},
                      CellVerb::Paste));
    QCOMPARE(markers().back(), custom({1, 1}, "pot")); // what is pasted takes the place
    FloorPlan brought = floorOf(document, gate);
    brought.markers.push_back(custom({1, 1}, "second"));
    document.state().replaceFloor(*findFloor(document.project(), gate), brought);
    QVERIFY(changeMarker(document, gate, markers().size() - 1, custom({1, 1}, "changed")));
    QVERIFY(changeMarker(document, gate, markers().size() - 1, custom({5, 1}, "changed")));
}

/// What a floor has afterwards is counted, not what is painted: most of a large floor can be painted twice.
void TestHandCommands::paintingAgainIsNoMore()
{
    HandBench bench;
    Document& document = bench.document;
    constexpr int side = 800;
    std::vector<TouchUp> square, beside;
    std::vector<Point> cells;
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            square.push_back({{x, y}, LevelCell::Floor});
            beside.push_back({{x + side, y}, LevelCell::Floor});
            cells.push_back({x, y});
        }
    }
    QVERIFY(touchUpFloor(document, shaft, square, {}));
    for (TouchUp& touch : square)
        touch.cell = LevelCell::Wall;
    QVERIFY(touchUpFloor(document, shaft, square, {}));
    QCOMPARE(floorOf(document, shaft).touchUps.size(), square.size());
    QVERIFY(editCells(document, shaft, {.erased = cells, .painted = square, .placed = {}}, CellVerb::Paste));
    QVERIFY(touchUpFloor(document, shaft, beside, {}).error().code == ErrorCode::OutOfRange);
    QVERIFY(editCells(document, shaft, {.erased = {}, .painted = beside, .placed = {}}, CellVerb::Paste).error().code ==
            ErrorCode::OutOfRange);
    QVERIFY(touchUpFloor(document, shaft, beside, cells));
    QCOMPARE(floorOf(document, shaft).touchUps.size(), beside.size());
    QVERIFY(editCells(document, shaft, {.erased = {}, .painted = {}, .placed = {}}, CellVerb::Clear));
    // And so are markers.
    CellEdit full;
    for (int i = 0; i < static_cast<int>(mostMarkersOfFloor) - 1; ++i) {
        full.erased.push_back({i % side, i / side});
        full.placed.push_back(custom({i % side, i / side}, "pot"));
    }
    full.placed.push_back(stairs(MarkerKind::StairsUp, {0, 0}));
    QVERIFY(removeMarkers(document, shaft, std::array{std::size_t{0}, std::size_t{1}, std::size_t{2}}));
    QVERIFY(editCells(document, shaft, full, CellVerb::Paste));
    QVERIFY(editCells(document, shaft, full, CellVerb::Paste));
    QCOMPARE(floorOf(document, shaft).markers.size(), static_cast<std::size_t>(mostMarkersOfFloor));
    QVERIFY(placeMarker(document, shaft, stairs(MarkerKind::StairsUp, {side + 5, 5})));
    QVERIFY(placeMarker(document, shaft, custom({side + 6, 5}, "pot")).error().code == ErrorCode::OutOfRange);
    full.erased.clear();
    QVERIFY(editCells(document, shaft, full, CellVerb::Paste).error().code == ErrorCode::OutOfRange);
}

void TestHandCommands::whatCannotBeIsRefused()
{
    HandBench bench;
    Document& document = bench.document;
    const auto isCode = [](const Result<void>& result, ErrorCode code) {
        return !result && result.error().code == code;
    };
    QVERIFY(isCode(pinJoints(document, gate, Pins{{.column = 4, .row = 1}, {.column = 4, .row = 2}}),
                   ErrorCode::Duplicate));
    QVERIFY(isCode(pinJoints(document, gate, Pins{{.column = -1, .row = 1}}), ErrorCode::OutOfRange));
    QVERIFY(isCode(pinJoints(document, gate, Pins{{.column = 4, .row = 0, .path = {{0, 1}, {0, 1}}}}),
                   ErrorCode::Duplicate));
    QVERIFY(
        isCode(pinJoints(document, gate, Pins{{.column = 4, .row = 0, .path = PathCells(9)}}), ErrorCode::Duplicate));
    QVERIFY(isCode(pinJoints(document, shaft, Pins{{.column = 4, .row = 1}}), ErrorCode::Unknown));
    QVERIFY(isCode(unpinJoints(document, noItem, std::array{4}), ErrorCode::Unknown));
    Pins many;
    for (int column = 0; column < 10000; ++column)
        many.push_back({.column = column + 9, .row = 1});
    QVERIFY(isCode(pinJoints(document, gate, many), ErrorCode::OutOfRange)); // beside the one in column 8
    QVERIFY(
        isCode(touchUpFloor(document, gate, std::array{TouchUp{{1, 1}, LevelCell::Grass}}, {}), ErrorCode::Unknown));
    QVERIFY(
        isCode(touchUpFloor(document, gate, std::array{TouchUp{{1, -1}, LevelCell::Slab}}, {}), ErrorCode::OutOfRange));
    QVERIFY(isCode(touchUpFloor(document, noItem, {}, {}), ErrorCode::Unknown));
    QVERIFY(isCode(editCells(document, noItem, {}, CellVerb::Cut), ErrorCode::Unknown));
    QVERIFY(isCode(editCells(document, gate, {.erased = {}, .painted = {{{1, 1}, LevelCell::Grass}}, .placed = {}},
                             CellVerb::Paste),
                   ErrorCode::Unknown));
    std::vector<Marker> wrong(6, custom({1, 1}, "x"));
    wrong[0].kind = MarkerKind::Creature;
    wrong[1].at.width = 2;
    wrong[2].at.x = 1 << 21;
    wrong[3].name = std::string(1, static_cast<char>(0xff));
    wrong[4].properties = {{"a", "1"}, {"a", "2"}};
    wrong[5].properties.resize(257);
    for (int i = 0; i < 257; ++i)
        wrong[5].properties[static_cast<std::size_t>(i)].first = std::to_string(i);
    for (const Marker& marker : wrong) {
        QVERIFY(!editCells(document, shaft, {.erased = {{3, 4}}, .painted = {}, .placed = {marker}}, CellVerb::Paste));
        QVERIFY(!placeMarker(document, shaft, marker));
        QVERIFY(!changeMarker(document, shaft, 0, marker));
    }
    QVERIFY(isCode(placeMarker(document, noItem, custom({}, "")), ErrorCode::Unknown));
    QVERIFY(isCode(changeMarker(document, shaft, 2, custom({}, "")), ErrorCode::OutOfRange));
    QVERIFY(isCode(removeMarkers(document, noItem, {}), ErrorCode::Unknown));
    QCOMPARE(document.undoStack().count(), 0);
}

void TestHandCommands::newFloorsAreCheckedAsAWhole()
{
    const Project project = demoProject();
    QVERIFY(checkFloor(project, project.dungeons[0].floors[0]));
    QVERIFY(checkFloor(project, newDugFloor("x")));
    std::vector<FloorPlan> wrong(8, newStripFloor("x"));
    wrong[0].name.clear();
    wrong[1].redraw = static_cast<std::uint64_t>(highestItemId) + 1;
    wrong[2].copied = SeedSource{.dungeon = 0, .floor = 1};
    std::get<StripPlan>(wrong[3].plan).catalogue = noItem;
    std::get<StripPlan>(wrong[4].plan).sequence = {0, 3};
    std::get<StripPlan>(wrong[5].plan).pins = {{.column = 4, .row = 1}, {.column = 4, .row = 2}};
    wrong[6].touchUps = {{{1, 1}, LevelCell::Slab}, {{1, 1}, LevelCell::Brick}};
    wrong[7].markers = {stairs(MarkerKind::Hero, {1, 1})};
    for (const FloorPlan& floor : wrong)
        QVERIFY(!checkFloor(project, floor));
    FloorPlan dug = newDugFloor("x");
    std::get<DugPlan>(dug.plan).pieces = threeRooms;
    QVERIFY(!checkFloor(project, dug));
}

void TestHandCommands::markersAreNamed()
{
    HandBench bench;
    must(placeMarker(bench.document, gate, custom({1, 1}, "")));
    QCOMPARE(bench.sentence(), QStringLiteral("Place marker at 1,1"));
    must(placeMarker(bench.document, gate, stairs(MarkerKind::StairsUp, {1, 2})));
    QCOMPARE(bench.sentence(), QStringLiteral("Place stairs up at 1,2"));
    must(placeMarker(bench.document, gate, custom({1, 3}, "%2 %1")));
    QCOMPARE(bench.sentence(), QStringLiteral("Place “%2 %1” at 1,3"));
}

ZONEWRIGHT_TEST(handcommands, TestHandCommands)

#include "tst_handcommands.moc"
