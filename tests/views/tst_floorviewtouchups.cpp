#include "document/articleproject.h"
#include "document/handedits.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/jointmarks.h"
#include "views/mapevents.h"

#include <QTest>

#include <array>

using namespace zonewright;

/// What a floor view makes of cells that are set by hand and selected.
class TestFloorViewTouchUps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void hiddenFloorsAreNotBuilt();
    void walledUpJunctionsLookAsTheyAreBuilt();
    void escapeDismissesTheAreaBeforeTheJoints();

private:
    [[nodiscard]] FloorFocus& focus() { return m_document->floorFocus(); }

    [[nodiscard]] QPointF middleOf(Point cell) const { return m_view->rectOf(cell).center(); }

    void key(Qt::Key key) { QTest::keyClick(m_view.get(), key); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorView> m_view;
};

void TestFloorViewTouchUps::init()
{
    static const auto tilesets = std::make_shared<const Tilesets>();
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    test::openArticle(*m_document);
    m_view = std::make_unique<FloorView>();
    m_view->setTilesets(tilesets);
    m_view->setDocument(*m_document);
    m_view->resize(900, 500);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTRY_VERIFY(m_view->isComplete());
}

void TestFloorViewTouchUps::cleanup()
{
    m_view.reset();
    m_document.reset();
}

/// Whatever is selected, pointed at or chosen there.
void TestFloorViewTouchUps::hiddenFloorsAreNotBuilt()
{
    m_document->floorTools().choose(ToolKind::Pencil);
    test::move(*m_view, middleOf({3, 3}));
    key(Qt::Key_Right);
    m_document->floorTools().setArea(Rect{2, 2, 3, 3});
    m_view->hide();
    const std::array door{TouchUp{.at = {5, 3}, .cell = LevelCell::Door}};
    QVERIFY(touchUpFloor(*m_document, test::articleFloor, door, {}));
    const std::size_t kept = m_document->builtFloors().kept();
    m_document->floorTools().choose(ToolKind::Line);
    m_document->floorTools().setSuspended(true);
    m_document->floorTools().setSuspended(false);
    m_document->floorTools().swapBrushes();
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    QCoreApplication::processEvents();
    QCOMPARE(m_document->builtFloors().kept(), kept);
    m_view->show();
    QTRY_VERIFY(m_view->isComplete());
    QCOMPARE(m_document->builtFloors().kept(), kept + 1);
}

/// The joints' marks say nothing else than the cells do.
void TestFloorViewTouchUps::walledUpJunctionsLookAsTheyAreBuilt()
{
    const auto mark = [this] { return jointMarks(*m_document).front(); };
    const auto picture = [this](Point cell) { return m_view->grab(m_view->rectOf(cell).toRect()).toImage(); };
    m_view->setZoom(2.0);
    m_view->reveal({4, 3});
    QCOMPARE(mark().row, 3);
    QVERIFY(mark().walled.empty());
    const QImage open = picture({4, 3});
    const std::array bricks{TouchUp{.at = {4, 3}, .cell = LevelCell::Brick}};
    QVERIFY(touchUpFloor(*m_document, test::articleFloor, bricks, {}));
    QCOMPARE(mark().row, 0);
    QVERIFY(mark().walled == (std::vector<Point>{{4, 3}}));
    QVERIFY(picture({4, 3}) != open);
    m_document->undoStack().undo();
    QVERIFY(picture({4, 3}) == open);
    focus().setFloor(test::specialFloor); // a path of two cells
    QCOMPARE(mark().path.size(), std::size_t{2});
    const Point last = mark().path.back();
    const std::array half{TouchUp{.at = last, .cell = LevelCell::Brick}};
    QVERIFY(touchUpFloor(*m_document, test::specialFloor, half, {}));
    QCOMPARE(mark().path.size(), std::size_t{1});
    QVERIFY(mark().walled == std::vector{last});
}

void TestFloorViewTouchUps::escapeDismissesTheAreaBeforeTheJoints()
{
    focus().chooseJoint({.column = 4});
    m_document->floorTools().setArea(Rect{2, 2, 3, 3});
    key(Qt::Key_Escape);
    QVERIFY(!m_document->floorTools().area());
    QCOMPARE(focus().joints().size(), std::size_t{1});
    key(Qt::Key_Escape);
    QVERIFY(focus().joints().empty());
}

ZONEWRIGHT_TEST(floorviewtouchups, TestFloorViewTouchUps)
#include "tst_floorviewtouchups.moc"
