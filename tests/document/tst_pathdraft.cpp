#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace zonewright;
using namespace zonewright::test;

/// A path drawn by hand, on the floor "Narrow way" of the sample: the rooms 0 and 1, which only a path joins.
class TestPathDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void beginsWithThePathThatIsThere();
    void placesOutsideTheRoomsAreNotTaken_data();
    void placesOutsideTheRoomsAreNotTaken();
    void aPairWithCandidatesTakesNoPath();
    void cellsComeAndGo();
    void saysAtEveryCellWhetherItJoins();
    void takesCellsOfTheTwoRoomsAlone();
    void anInvalidOneIsNotTaken();
    void becomesAPinOrThePairsOwn();
    void endsWithItsJoint();
    void leavesNoTraceWhenItIsCancelled();

private:
    [[nodiscard]] PathDraft& draft() { return m_document->pathDraft(); }

    std::unique_ptr<Document> m_document;
};

namespace {

constexpr ItemId draftFloor = 6;

using DraftCells = std::vector<Point>;

} // namespace

void TestPathDraft::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    openProject(*m_document,
                readProject(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")).value());
    m_document->floorFocus().setFloor(draftFloor);
}

void TestPathDraft::cleanup()
{
    m_document.reset();
}

void TestPathDraft::beginsWithThePathThatIsThere()
{
    QVERIFY(!draft().isActive());
    must(draft().begin(4));
    QVERIFY(draft().isActive());
    QCOMPARE(draft().cells(), (DraftCells{{4, 1}, {4, 2}})); // the catalogue's
    draft().cancel();
    must(pinPath(*m_document, draftFloor, 4, {{0, 1}, {1, 1}}));
    must(draft().begin(4));
    QCOMPARE(draft().cells(), (DraftCells{{4, 1}, {5, 1}})); // the floor's own
    draft().cancel();
    must(unpinJoints(*m_document, draftFloor, std::array{4}));
    must(setPairPath(*m_document, 1, 0, 1, {}));
    must(draft().begin(4));
    QVERIFY(draft().cells().empty());
    QCOMPARE(draft().begin(5).error().code, ErrorCode::Unknown);
}

void TestPathDraft::placesOutsideTheRoomsAreNotTaken_data()
{
    constexpr int highest = std::numeric_limits<int>::max(), lowest = std::numeric_limits<int>::min();
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::newRow("highest column") << highest << 1;
    QTest::newRow("lowest column") << lowest << 1;
    QTest::newRow("highest row") << 0 << highest;
    QTest::newRow("lowest row") << 0 << lowest;
    QTest::newRow("next to them") << -4 << 1;
}

void TestPathDraft::placesOutsideTheRoomsAreNotTaken()
{
    QFETCH(int, x);
    QFETCH(int, y);
    const PathCells path{{0, 1}, {x, y}};
    Project project = m_document->project();
    std::get<StripPlan>(floorAt(project, *findFloor(project, draftFloor)).plan).pins = {{.column = 4, .path = path}};
    openProject(*m_document, std::move(project));
    m_document->floorFocus().setFloor(draftFloor);
    must(draft().begin(4));
    QVERIFY(draft().cells().empty());
    must(draft().toggle({4, 1}));
    must(draft().toggle({4, 2}));
    must(draft().pin());
    QVERIFY(!pinPath(*m_document, draftFloor, 4, path)); // and says where, without overflow
    const std::string said = pathError(4, path, ProblemReason::PathLeavesRooms).value;
    QCOMPARE(said, "4,1 " + std::to_string(std::int64_t{x} + 4) + "," + std::to_string(y));
}

void TestPathDraft::aPairWithCandidatesTakesNoPath()
{
    m_document->floorFocus().setFloor(5);
    const std::string before = formatProject(m_document->project());
    QCOMPARE(draft().canSetForPair().error().code, ErrorCode::Unknown); // it is not active
    must(draft().begin(8));
    for (const Point cell : {Point{8, 1}, Point{8, 2}})
        must(draft().toggle(cell));
    QCOMPARE(draft().fault(), ProblemReason::None);
    const auto refused = draft().setForPair();
    QCOMPARE(refused.error().code, ErrorCode::Malformed);
    QCOMPARE(whyNotEverywhere(refused.error()), NotEverywhere::HasCandidates);
    QVERIFY(!draft().canSetForPair());
    QVERIFY(draft().isActive());
    QCOMPARE(formatProject(m_document->project()), before);
    draft().cancel();
    m_document->floorFocus().setFloor(draftFloor);
    must(draft().begin(4));
    must(draft().canSetForPair());
    openProject(*m_document, demoProject());
    m_document->floorFocus().setFloor(vault);
    const auto joints = m_document->floorFocus().strip()->joints();
    const auto barred = std::ranges::find(joints, ColumnMask{0}, &StripJoint::candidates);
    if (barred == joints.end())
        return;
    must(draft().begin(barred->column));
    QCOMPARE(whyNotEverywhere(draft().canSetForPair().error()), NotEverywhere::CatalogueIsAFile);
}

void TestPathDraft::cellsComeAndGo()
{
    must(draft().begin(4));
    QSignalSpy changed(&draft(), &PathDraft::changed);
    must(draft().toggle({4, 3}));
    QCOMPARE(draft().cells(), (DraftCells{{4, 1}, {4, 2}, {4, 3}}));
    must(draft().toggle({4, 1}));
    QCOMPARE(draft().cells(), (DraftCells{{4, 2}, {4, 3}}));
    QCOMPARE(changed.count(), 2);
    for (int row = 1; row <= 5; ++row)
        static_cast<void>(draft().toggle({3, row}));
    must(draft().toggle({5, 1}));
    QCOMPARE(draft().cells().size(), std::size_t{8});
    QCOMPARE(draft().toggle({5, 2}).error().code, ErrorCode::OutOfRange);
    QCOMPARE(draft().cells().size(), std::size_t{8});
}

void TestPathDraft::saysAtEveryCellWhetherItJoins()
{
    must(draft().begin(4));
    QCOMPARE(draft().fault(), ProblemReason::None);
    must(draft().toggle({4, 1}));
    QCOMPARE(draft().fault(), ProblemReason::PathDoesNotJoin);
    must(draft().toggle({4, 2}));
    QVERIFY(draft().cells().empty());
    QCOMPARE(draft().fault(), ProblemReason::PathDoesNotJoin);
}

void TestPathDraft::takesCellsOfTheTwoRoomsAlone()
{
    must(draft().begin(4));
    for (int x = -1; x <= 9; ++x) {
        for (int y = -1; y <= 7; ++y) {
            const bool inside = x >= 1 && x <= 7 && y >= 1 && y <= 5;
            QCOMPARE(draft().accepts({x, y}), inside);
            if (!inside)
                QVERIFY(!draft().toggle({x, y}));
        }
    }
    QCOMPARE(draft().cells().size(), std::size_t{2});
}

void TestPathDraft::anInvalidOneIsNotTaken()
{
    must(draft().begin(4));
    must(draft().toggle({4, 1}));
    QVERIFY(!draft().pin());
    QVERIFY(!draft().setForPair());
    QVERIFY(draft().isActive());
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestPathDraft::becomesAPinOrThePairsOwn()
{
    must(draft().begin(4));
    must(draft().toggle({5, 1}));
    must(draft().pin());
    QVERIFY(!draft().isActive());
    QCOMPARE(floorOf(*m_document, draftFloor).strip()->pins.front().path, (PathCells{{0, 1}, {0, 2}, {1, 1}}));
    QCOMPARE(m_document->undoStack().count(), 1);
    must(draft().begin(4));
    must(draft().toggle({5, 1}));
    must(draft().toggle({3, 1}));
    must(draft().setForPair());
    const auto& paths = findCatalogue(m_document->project(), 1)->rooms->contents().specialPaths;
    QCOMPARE(paths.front().cells, (PathCells{{0, 1}, {0, 2}, {-1, 1}}));
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestPathDraft::endsWithItsJoint()
{
    const auto endsBy = [&](const auto& edit) {
        m_document->floorFocus().setFloor(draftFloor);
        must(draft().begin(4));
        edit();
        const bool ended = !draft().isActive();
        draft().cancel();
        return ended;
    };
    QVERIFY(endsBy([&] { m_document->floorFocus().setFloor(5); }));
    QVERIFY(
        endsBy([&] { must(changeFloor(*m_document, draftFloor, StripPlan{.catalogue = 1, .sequence = {0, 17}})); }));
    m_document->undoStack().undo();
    QVERIFY(!endsBy([&] { redrawJunctions(*m_document, std::array{draftFloor}); }));
    QVERIFY(endsBy([&] { removeFloors(*m_document, std::array{draftFloor}); }));
    m_document->undoStack().undo();
    QVERIFY(endsBy([&] { m_document->startNew({.name = "Other"}); }));
}

void TestPathDraft::leavesNoTraceWhenItIsCancelled()
{
    const std::string before = formatProject(m_document->project());
    must(draft().begin(4));
    must(draft().toggle({5, 1}));
    draft().cancel();
    QCOMPARE(formatProject(m_document->project()), before);
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(draft().cells().empty());
}

ZONEWRIGHT_TEST(pathdraft, TestPathDraft)
#include "tst_pathdraft.moc"
