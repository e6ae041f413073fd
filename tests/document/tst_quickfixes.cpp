#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/document.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "document/quickfixes.h"
#include "document/randomedits.h"
#include "document/redrawsearch.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

class TestQuickFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blockedJointGetsTheShortestPath_data();
    void blockedJointGetsTheShortestPath();
    void invalidPinsAreDropped();
    void invalidPathOfTheCatalogueIsDropped();
    void invalidPinOfTheCatalogueIsDropped();
    void heroComesIn();
    void whatLiesOutsideIsDropped();
    void wayIsMadeToAWalledInHero();
    void goneProblemsAreRefused();
    void redrawMakesAllReachable();
    void redrawSaysWhenNoneHelps();
    void redrawEndsWithItsFloor();
    void everyFixHelps_data();
    void everyFixHelps();
    void everyKindWasTried();

private:
    QTemporaryDir m_folder;
    std::set<QuickFix> m_tried;
};

namespace {

std::vector<FloorProblem> floorProblems(Document& document)
{
    std::vector<FloorProblem> problems;
    for (const FloorPlace place : allFloors(document.project())) {
        const ItemId id = floorAt(document.project(), place).id;
        for (const Problem& problem : document.builtFloors().floor(id).level.problems)
            problems.push_back({id, problem});
    }
    return problems;
}

std::map<ProblemKind, int> countKinds(Document& document, ItemId floor)
{
    std::map<ProblemKind, int> counts;
    for (const Problem& problem : document.builtFloors().floor(floor).level.problems)
        ++counts[problem.kind];
    return counts;
}

std::ptrdiff_t countOf(Document& document, const FloorProblem& problem)
{
    return std::ranges::count(document.builtFloors().floor(problem.floor).level.problems, problem.problem);
}

/// Applies a fix: it is one step, the problem is gone, nothing is worse in kind, and undo leads back, byte for byte.
/// Gives why not; null if all is well.
const char* tryFix(Document& document, const FloorProblem& problem, QuickFix fix)
{
    const std::string before = formatProject(document.project());
    const auto kinds = countKinds(document, problem.floor);
    const auto same = countOf(document, problem);
    const int index = document.undoStack().index();
    if (!applyFix(document, problem, fix))
        return "refused";
    if (document.undoStack().index() != index + 1)
        return "not one step";
    if (countOf(document, problem) >= same)
        return "the problem is still there";
    for (const auto& [kind, count] : countKinds(document, problem.floor)) {
        const auto known = kinds.find(kind);
        if (count > (known != kinds.end() ? known->second : 0))
            return "something is worse";
    }
    document.undoStack().undo();
    return formatProject(document.project()) == before ? nullptr : "undo does not lead back";
}

/// A project of one strip floor of two rooms.
void openPair(Document& document, const std::vector<std::string_view>& left, const std::vector<std::string_view>& right)
{
    CatalogueContents contents{.name = "Pair",
                               .rows = static_cast<int>(left.size()),
                               .rooms = {demoRoom(1, "left", left), demoRoom(2, "right", right)}};
    Project project{.world = {.name = "Elderlore", .size = 2, .zoneSize = 3}};
    project.catalogues = {
        {.id = 1, .file = {}, .rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(contents).value())}};
    project.dungeons = {{.id = 2,
                         .name = "Pit",
                         .zone = {1, 1},
                         .floors = {{.id = 3,
                                     .name = "Floor",
                                     .redraw = 0,
                                     .copied = {},
                                     .plan = StripPlan{.catalogue = 1, .sequence = {1, 2}},
                                     .touchUps = {},
                                     .markers = {}}}}};
    project.nextId = 4;
    openProject(document, std::move(project));
}

constexpr ItemId pairFloor = 3;

FloorProblem problemOf(Document& document, ProblemKind kind)
{
    const auto all = floorProblems(document);
    const auto found = std::ranges::find(all, kind, [](const FloorProblem& one) { return one.problem.kind; });
    return found != all.end() ? *found : FloorProblem{};
}

using Rows = std::vector<std::string_view>;

} // namespace

void TestQuickFixes::blockedJointGetsTheShortestPath_data()
{
    QTest::addColumn<QByteArrayList>("left");
    QTest::addColumn<QByteArrayList>("right");
    QTest::addColumn<int>("cells"); // 0: none is short enough
    QTest::newRow("one row apart") << QByteArrayList{"##", "..", ".."} << QByteArrayList{"..", "##", ".."} << 2;
    QTest::newRow("two rows apart") << QByteArrayList{"##", "..", ".."} << QByteArrayList{"..", "..", "##"} << 3;
    QTest::newRow("behind bricks") << QByteArrayList{"#.", "#.", "#."} << QByteArrayList{"#", "#", "#"} << 2;
    QTest::newRow("far away") << QByteArrayList{"#......", "......."} << QByteArrayList{"..#", "..."} << 0;
    QTest::newRow("just near enough") << QByteArrayList{"#.....", "......"} << QByteArrayList{"..#", "..."} << 8;
}

void TestQuickFixes::blockedJointGetsTheShortestPath()
{
    QFETCH(QByteArrayList, left);
    QFETCH(QByteArrayList, right);
    QFETCH(int, cells);
    Document document({.name = "Elderlore"});
    openPair(document, Rows(left.begin(), left.end()), Rows(right.begin(), right.end()));
    const FloorProblem blocked = problemOf(document, ProblemKind::Blocked);
    QCOMPARE(blocked.floor, pairFloor);
    const auto fixes = fixesOf(document, blocked);
    QCOMPARE(std::ranges::count(fixes, QuickFix::PinSpecialPath), cells > 0 ? 1 : 0);
    if (cells == 0)
        return;
    QCOMPARE(tryFix(document, blocked, QuickFix::PinSpecialPath), static_cast<const char*>(nullptr));
    QVERIFY(applyFix(document, blocked, QuickFix::PinSpecialPath));
    const StripPlan& plan = *floorOf(document, pairFloor).strip();
    QCOMPARE(plan.pins.size(), std::size_t{1});
    QCOMPARE(static_cast<int>(plan.pins.front().path.size()), cells);
}

void TestQuickFixes::invalidPinsAreDropped()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "#..", "###"}, {"###", "..#", "###"});
    for (const JointPin& pin :
         {JointPin{.column = 4, .row = 2}, JointPin{.column = 6, .row = 1}, JointPin{.column = 4, .path = {{0, 2}}}}) {
        must(pinJoints(document, pairFloor, std::array{pin}));
        const FloorProblem invalid = problemOf(document, ProblemKind::InvalidPin);
        QCOMPARE(fixesOf(document, invalid), std::vector{QuickFix::DropPin});
        QCOMPARE(tryFix(document, invalid, QuickFix::DropPin), static_cast<const char*>(nullptr));
        document.undoStack().undo();
    }
}

void TestQuickFixes::invalidPathOfTheCatalogueIsDropped()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "#..", "###"}, {"###", "###", "..#"});
    must(setPairPath(document, 1, 1, 2, {{0, 2}, {1, 2}}));
    const auto invalidPath = [&document] {
        const auto all = catalogueProblems(document.project().catalogues.front(), mostCatalogueProblems);
        const auto found = std::ranges::find_if(all, [](const ProjectProblem& problem) {
            return std::get<CatalogueProblem>(problem).warning.kind == CatalogueWarningKind::InvalidPath;
        });
        return found != all.end() ? std::optional<ProjectProblem>(*found) : std::nullopt;
    };
    const auto invalid = invalidPath();
    QVERIFY(invalid);
    const int steps = document.undoStack().count();
    QCOMPARE(fixesOf(document, *invalid), std::vector{QuickFix::DropPath});
    QVERIFY(!applyFix(document, *invalid, QuickFix::DropPin));
    QVERIFY(applyFix(document, *invalid, QuickFix::DropPath));
    QVERIFY(!invalidPath());
    QVERIFY(document.project().catalogues.front().rooms->contents().specialPaths.empty());
    QCOMPARE(document.undoStack().count(), steps + 1);
}

void TestQuickFixes::invalidPinOfTheCatalogueIsDropped()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "#..", "###"}, {"###", "..#", "###"});
    must(pinPair(document, 1, 1, 2, 2));
    const FloorProblem invalid = problemOf(document, ProblemKind::InvalidPin);
    QCOMPARE(tryFix(document, invalid, QuickFix::DropPin), static_cast<const char*>(nullptr));
    const auto ofCatalogue = catalogueProblems(document.project().catalogues.front(), mostCatalogueProblems);
    QCOMPARE(ofCatalogue.size(), std::size_t{1});
    QCOMPARE(fixesOf(document, ofCatalogue.front()), std::vector{QuickFix::DropPin});
    QVERIFY(applyFix(document, ofCatalogue.front(), QuickFix::DropPin));
    QVERIFY(catalogueProblems(document.project().catalogues.front(), mostCatalogueProblems).empty());
    document.undoStack().undo();
    // Both pin the same wrong row: each fix takes one of them.
    must(pinJoints(document, pairFloor, std::array{JointPin{.column = 4, .row = 2}}));
    QCOMPARE(tryFix(document, invalid, QuickFix::DropPin), static_cast<const char*>(nullptr));
    QVERIFY(applyFix(document, invalid, QuickFix::DropPin));
    QCOMPARE(tryFix(document, invalid, QuickFix::DropPin), static_cast<const char*>(nullptr));
}

void TestQuickFixes::heroComesIn()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    must(chooseExit(document, vault, Point{500, 2}));
    StripPlan below = *floorOf(document, nest).strip();
    below.heroFromAbove = true;
    const ItemId under = addFloor(document, mine, 4, {.name = "Under", .plan = below}).value();
    const FloorProblem outside{under, {.kind = ProblemKind::HeroOutside, .at = {500, 2}}};
    QCOMPARE(fixesOf(document, outside), std::vector{QuickFix::HeroInRightmostRoom});
    QCOMPARE(tryFix(document, outside, QuickFix::HeroInRightmostRoom), static_cast<const char*>(nullptr));
}

void TestQuickFixes::whatLiesOutsideIsDropped()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "###"}, {"###", "###"});
    const Point far{300, 1};
    const FloorProblem outside{pairFloor, {.kind = ProblemKind::OutsideFloor, .at = far}};
    must(chooseExit(document, pairFloor, far));
    must(placeMarker(document, pairFloor, {.kind = MarkerKind::Custom, .at = {far.x, far.y, 1, 1}}));
    must(touchUpFloor(document, pairFloor, std::array{TouchUp{.at = far}, TouchUp{.at = {far.x + 1, far.y}}}, {}));
    FloorProblem cells = outside;
    cells.problem.number = 2; // all of them at once
    QCOMPARE(countOf(document, cells), 1);
    QVERIFY(fixesOf(document, cells) == std::vector{QuickFix::DropOutside});
    QVERIFY(applyFix(document, cells, QuickFix::DropOutside));
    const auto plan = [&] { return floorAt(document.project(), *findFloor(document.project(), pairFloor)); };
    QVERIFY(plan().touchUps.empty());
    const TouchUp brick{.at = {2, 0}, .cell = LevelCell::Brick}; // on the border, and closes it
    must(touchUpFloor(document, pairFloor, std::array{TouchUp{.at = {1, 0}}, brick, TouchUp{.at = {3, 0}}}, {}));
    const FloorProblem open{
        pairFloor, {.kind = ProblemKind::Misplaced, .at = {1, 0}, .reason = ProblemReason::OpenBorder, .number = 2}};
    QCOMPARE(countOf(document, open), 1);
    QVERIFY(applyFix(document, open, QuickFix::DropOutside));
    QVERIFY(plan().touchUps == std::vector{brick});
    for (int left = 2; left > 0; --left) {
        QCOMPARE(countOf(document, outside), left);
        QCOMPARE(tryFix(document, outside, QuickFix::DropOutside), static_cast<const char*>(nullptr));
        QVERIFY(applyFix(document, outside, QuickFix::DropOutside));
    }
    QVERIFY(fixesOf(document, outside).empty());
}

void TestQuickFixes::wayIsMadeToAWalledInHero()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "###", "###"}, {"###", "###", "###"});
    const Marker* marker = findMarker(document.builtFloors().floor(pairFloor).level, MarkerKind::Hero);
    const Point hero{marker->at.x, marker->at.y};
    std::vector<TouchUp> bricks;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{0, 0}, Point{1, 0}, Point{0, 1}})
        bricks.push_back({.at = hero + step, .cell = LevelCell::Brick});
    must(touchUpFloor(document, pairFloor, bricks, {})); // on a brick itself
    for (const ProblemKind kind : {ProblemKind::WalledIn, ProblemKind::Unreachable}) {
        const FloorProblem problem = problemOf(document, kind);
        QCOMPARE(problem.floor, pairFloor);
        QCOMPARE(tryFix(document, problem, QuickFix::MakeSlab), static_cast<const char*>(nullptr));
    }
}

void TestQuickFixes::goneProblemsAreRefused()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"##", "..", ".."}, {"..", "##", ".."});
    const FloorProblem blocked = problemOf(document, ProblemKind::Blocked);
    QVERIFY(!applyFix(document, blocked, QuickFix::DropPin)); // no fix of it
    QVERIFY(applyFix(document, blocked, QuickFix::PinSpecialPath));
    const int index = document.undoStack().index();
    QVERIFY(fixesOf(document, blocked).empty());
    QVERIFY(!applyFix(document, blocked, QuickFix::PinSpecialPath));
    QVERIFY(!applyFix(document, FloorProblem{99, {}}, QuickFix::DropPin));
    QCOMPARE(document.undoStack().index(), index);
}

void TestQuickFixes::redrawMakesAllReachable()
{
    Document document({.name = "Elderlore"});
    // Rows 1 and 3 of the right room are not joined, so that one of the two is out of reach by chance.
    openPair(document, {"###", "...", "..."}, {"###", "...", "###"});
    StripPlan chance = *floorOf(document, pairFloor).strip();
    chance.sequence.clear();
    chance.count = 2;
    must(changeFloor(document, pairFloor, chance));
    int tried = 0;
    for (int i = 0; i < 30; ++i) {
        redrawRooms(document, std::array{pairFloor});
        const auto problems = document.builtFloors().floor(pairFloor).level.problems;
        if (problems.empty())
            continue;
        ++tried;
        const std::string before = formatProject(document.project());
        const int index = document.undoStack().index();
        RedrawSearch search(document);
        const QSignalSpy found(&search, &RedrawSearch::found), failed(&search, &RedrawSearch::failed);
        search.begin(pairFloor);
        QVERIFY(search.isRunning());
        QCOMPARE(search.floor(), pairFloor);
        QTRY_VERIFY(!search.isRunning());
        QCOMPARE(found.size(), 1);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(document.undoStack().index(), index + 1);
        QVERIFY(document.builtFloors().floor(pairFloor).level.problems.empty());
        document.undoStack().undo();
        QCOMPARE(formatProject(document.project()), before);
    }
    QVERIFY(tried > 3);
}

void TestQuickFixes::redrawSaysWhenNoneHelps()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "...", "###"}, {"###", "...", "###"}); // whatever is drawn, a row is out of reach
    const std::string before = formatProject(document.project());
    RedrawSearch search(document);
    const QSignalSpy found(&search, &RedrawSearch::found), failed(&search, &RedrawSearch::failed);
    search.begin(pairFloor);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(found.size(), 0);
    QVERIFY(!search.isRunning());
    QCOMPARE(formatProject(document.project()), before);
    QCOMPARE(document.undoStack().index(), 0);
}

void TestQuickFixes::redrawEndsWithItsFloor()
{
    Document document({.name = "Elderlore"});
    openPair(document, {"###", "...", "###"}, {"###", "...", "###"});
    RedrawSearch search(document);
    const QSignalSpy found(&search, &RedrawSearch::found), failed(&search, &RedrawSearch::failed);
    search.begin(pairFloor);
    redrawJunctions(document, std::array{pairFloor});
    QVERIFY(!search.isRunning());
    search.begin(pairFloor);
    removeFloors(document, std::array{pairFloor});
    QVERIFY(!search.isRunning());
    document.undoStack().undo();
    search.begin(pairFloor);
    search.cancel();
    QVERIFY(!search.isRunning());
    QTest::qWait(50); // what it found meanwhile is nobody's concern
    QCOMPARE(found.size() + failed.size(), 0);
}

void TestQuickFixes::everyFixHelps_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 12; ++seed)
        QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
}

/// Whatever edits made of the project: each fix that is offered does what it says.
void TestQuickFixes::everyFixHelps()
{
    QFETCH(quint64, seed);
    Document document({.name = "Elderlore"});
    openProject(document, demoProject(m_folder.path()));
    RandomEdits edits(document, seed);
    for (int round = 0; round < 40; ++round) {
        for (int i = 0; i < 12; ++i)
            (void)edits.make();
        const std::vector<FloorProblem> problems = floorProblems(document);
        for (int i = 0; i < 12 && !problems.empty(); ++i) {
            const FloorProblem& problem = problems[edits.random().below(static_cast<std::uint32_t>(problems.size()))];
            for (const QuickFix fix : fixesOf(document, problem)) {
                m_tried.insert(fix);
                if (fix == QuickFix::RedrawUntilReachable)
                    continue;
                const char* wrong = tryFix(document, problem, fix);
                QVERIFY2(wrong == nullptr, qPrintable(QStringLiteral("%1: %2 (%3) at %4,%5 of floor %6")
                                                          .arg(fixText(fix), QString::fromUtf8(wrong))
                                                          .arg(static_cast<int>(problem.problem.kind))
                                                          .arg(problem.problem.at.x)
                                                          .arg(problem.problem.at.y)
                                                          .arg(problem.floor)));
            }
        }
    }
}

void TestQuickFixes::everyKindWasTried()
{
    for (const QuickFix fix : {QuickFix::DropPin, QuickFix::MakeSlab, QuickFix::MakeCorridor,
                               QuickFix::RedrawUntilReachable, QuickFix::DropOutside})
        QVERIFY2(m_tried.contains(fix), qPrintable(fixText(fix)));
}

ZONEWRIGHT_TEST(quickfixes, TestQuickFixes)

#include "tst_quickfixes.moc"
