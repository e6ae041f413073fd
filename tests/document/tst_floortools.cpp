#include "document/articleproject.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Which tool is in hand, and what it paints with.
class TestFloorTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void noToolWorksWithoutAFloor();
    void noToolWorksWhileAPathIsDrawn();
    void noToolWorksWhileSuspended();
    void brushesAreRememberedForEachKind();
    void swappingGoesBackAndForth();
    void areasStayOnTheFloor();
    void areasOfUnseenFloorsWait();
    void pastingEndsWithTheToolBefore();
    void tellsWhatChanged();

private:
    [[nodiscard]] FloorTools& tools() { return m_document->floorTools(); }

    std::unique_ptr<Document> m_document;
};

void TestFloorTools::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    openArticle(*m_document);
}

void TestFloorTools::noToolWorksWithoutAFloor()
{
    tools().choose(ToolKind::Pencil);
    QCOMPARE(tools().tool(), ToolKind::Pencil);
    const QSignalSpy told(&tools(), &FloorTools::toolChanged);
    m_document->startNew({.name = "Empty", .size = 2, .zoneSize = 3});
    QCOMPARE(tools().tool(), ToolKind::Pin);
    QCOMPARE(tools().chosen(), ToolKind::Pencil);
    QVERIFY(!tools().isAvailable());
    QVERIFY(!told.isEmpty());
    tools().setArea(Rect{0, 0, 3, 3});
    QVERIFY(!tools().area());
    openArticle(*m_document);
    QCOMPARE(tools().tool(), ToolKind::Pencil);
}

void TestFloorTools::noToolWorksWhileAPathIsDrawn()
{
    tools().choose(ToolKind::Fill);
    const QSignalSpy told(&tools(), &FloorTools::toolChanged);
    QVERIFY(m_document->pathDraft().begin(4));
    QCOMPARE(tools().tool(), ToolKind::Pin);
    QCOMPARE(told.size(), 1);
    m_document->pathDraft().cancel();
    QCOMPARE(tools().tool(), ToolKind::Fill);
    QCOMPARE(told.size(), 2);
}

void TestFloorTools::noToolWorksWhileSuspended()
{
    tools().choose(ToolKind::Fill);
    tools().setSuspended(true);
    QCOMPARE(tools().tool(), ToolKind::Pin);
    tools().setSuspended(false);
    QCOMPARE(tools().tool(), ToolKind::Fill);
}

void TestFloorTools::brushesAreRememberedForEachKind()
{
    QCOMPARE(tools().brush(), LevelCell::Slab);
    tools().setBrush(LevelCell::Door);
    m_document->floorFocus().setFloor(articleDug);
    QCOMPARE(tools().brush(), LevelCell::Floor);
    tools().setBrush(LevelCell::Earth);
    tools().setBrush(LevelCell::Slab); // of the other kind
    QCOMPARE(tools().brush(), LevelCell::Earth);
    m_document->floorFocus().setFloor(specialFloor);
    QCOMPARE(tools().brush(), LevelCell::Door);
    for (const ItemId floor : {articleFloor, articleDug}) {
        m_document->floorFocus().setFloor(floor);
        for (const LevelCell brush : tools().brushes()) {
            tools().setBrush(brush);
            QCOMPARE(tools().brush(), brush);
        }
    }
}

void TestFloorTools::swappingGoesBackAndForth()
{
    tools().setBrush(LevelCell::Door);
    tools().swapBrushes();
    QCOMPARE(tools().brush(), LevelCell::Slab);
    tools().swapBrushes();
    QCOMPARE(tools().brush(), LevelCell::Door);
    m_document->floorFocus().setFloor(articleDug);
    tools().swapBrushes();
    QCOMPARE(tools().brush(), LevelCell::Wall);
}

void TestFloorTools::areasStayOnTheFloor()
{
    const Size size = m_document->floorFocus().built()->level.cells.size();
    tools().setArea(Rect{-3, 2, 1000, 1000});
    QCOMPARE(*tools().area(), (Rect{0, 2, size.width, size.height - 2}));
    tools().setArea(Rect{-3, -3, 2, 2});
    QVERIFY(!tools().area());
    tools().setArea(Rect{size.width - 2, 1, 2, 2});
    const QSignalSpy told(&tools(), &FloorTools::areaChanged);
    StripPlan plan = *m_document->floorFocus().plan()->strip();
    plan.sequence = {1, 15}; // far narrower
    QVERIFY(changeFloor(*m_document, articleFloor, plan));
    QVERIFY(!tools().area());
    QCOMPARE(told.size(), 1);
    tools().setArea(Rect{1, 1, 2, 2});
    m_document->floorFocus().setFloor(articleDug);
    QVERIFY(!tools().area());
}

/// Such a floor is not built to cut them, whatever happens to it.
void TestFloorTools::areasOfUnseenFloorsWait()
{
    redrawJunctions(*m_document, std::array{articleFloor}); // it is built no more
    tools().setSeen(false);
    const std::size_t kept = m_document->builtFloors().kept();
    tools().setArea(Rect{16, 1, 1000, 1});
    for (int i = 0; i < 3; ++i)
        QVERIFY(touchUpFloor(*m_document, articleFloor, std::array{TouchUp{{i, 1}, LevelCell::Door}}, {}));
    QCOMPARE(m_document->builtFloors().kept(), kept);
    QVERIFY(tools().area());
    tools().setSeen(true);
    QCOMPARE(m_document->builtFloors().kept(), kept + 1);
    QCOMPARE(*tools().area(), (Rect{16, 1, m_document->floorFocus().built()->level.cells.width() - 16, 1}));
    tools().setSeen(false);
    StripPlan plan = *m_document->floorFocus().plan()->strip();
    plan.sequence = {1, 15}; // far narrower
    QVERIFY(changeFloor(*m_document, articleFloor, plan));
    tools().setSeen(true);
    QVERIFY(!tools().area());
}

void TestFloorTools::pastingEndsWithTheToolBefore()
{
    tools().choose(ToolKind::Line);
    QVERIFY(tools().clip() == nullptr);
    const CellsClip clip{.cells = Grid<LevelCell>({2, 1}, LevelCell::Slab)};
    tools().beginPaste(clip);
    QCOMPARE(tools().tool(), ToolKind::Paste);
    QVERIFY(*tools().clip() == clip);
    tools().beginPaste(clip);
    tools().goBack();
    QCOMPARE(tools().tool(), ToolKind::Line);
    QVERIFY(tools().clip() == nullptr);
    tools().goBack();
    QCOMPARE(tools().tool(), ToolKind::Pin);
    tools().choose(ToolKind::Paste); // there is nothing to be pasted
    QCOMPARE(tools().tool(), ToolKind::Pin);
}

void TestFloorTools::tellsWhatChanged()
{
    const QSignalSpy tool(&tools(), &FloorTools::toolChanged);
    const QSignalSpy brush(&tools(), &FloorTools::brushChanged);
    const QSignalSpy area(&tools(), &FloorTools::areaChanged);
    for (int i = 0; i < 2; ++i) { // the second time nothing changes
        tools().choose(ToolKind::Eraser);
        tools().setBrush(LevelCell::Brick);
        tools().setArea(Rect{1, 1, 2, 2});
    }
    QCOMPARE(tool.size(), 1);
    QCOMPARE(brush.size(), 1);
    QCOMPARE(area.size(), 1);
    m_document->floorFocus().setFloor(articleDug);
    QCOMPARE(brush.size(), 2);
}

ZONEWRIGHT_TEST(floortools, TestFloorTools)
#include "tst_floortools.moc"
