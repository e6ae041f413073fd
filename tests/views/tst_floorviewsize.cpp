#include "document/articleproject.h"
#include "document/flooredits.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/pathbar.h"

#include <QKeyEvent>
#include <QTest>

using namespace zonewright;

/// What of a floor is in sight while the floor becomes another one, and while a path is drawn on it.
class TestFloorViewSize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFloorThatShrinksStaysInSight_data();
    void aFloorThatShrinksStaysInSight();
    void aFloorThatIsEditedStaysWhereItIs();
    void aPathHasRoomBelowItsBar();
    void theViewFitsAgainAfterAPath();
    void aHeldEnterPinsOnce();

private:
    [[nodiscard]] bool isInSight(Point cell) const
    {
        return QRectF(m_view->rect()).contains(m_view->rectOf(cell).center());
    }

    void setRooms(int count)
    {
        StripPlan plan = *m_document->floorFocus().plan()->strip();
        plan.sequence.clear();
        plan.count = count;
        QVERIFY(changeFloor(*m_document, m_document->floorFocus().floor(), plan));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorView> m_view;
};

void TestFloorViewSize::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    test::openArticle(*m_document);
    m_view = std::make_unique<FloorView>();
    m_view->setTilesets(std::make_shared<const Tilesets>());
    m_view->setDocument(*m_document);
    m_view->resize(700, 320);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestFloorViewSize::cleanup()
{
    m_view.reset();
    m_document.reset();
}

void TestFloorViewSize::aFloorThatShrinksStaysInSight_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::newRow("few") << 300 << 2;
    QTest::newRow("some") << 300 << 8;
    QTest::newRow("many") << 5'000 << 300;
    QTest::newRow("more") << 8 << 5'000;
}

void TestFloorViewSize::aFloorThatShrinksStaysInSight()
{
    QFETCH(int, before);
    QFETCH(int, after);
    setRooms(before);
    m_view->zoomBy(-1.0); // not fitted any more
    const int last = m_document->floorFocus().strip()->size().width - 2;
    m_view->reveal({last, 3});
    setRooms(after);
    const Size size = m_document->floorFocus().strip()->size();
    bool anySeen = false;
    for (int x = 0; x < size.width && !anySeen; ++x)
        anySeen = isInSight({x, 3});
    QVERIFY(anySeen);
    const double zoom = m_view->zoom();
    if (zoom >= 0.1) // whole pixels a cell
        QCOMPARE(m_view->rectOf({1, 1}).width(), zoom * FloorView::normalScale);
    m_view->zoomBy(0.5);
    QVERIFY(m_view->zoom() > zoom); // from what is shown, not from what was
}

void TestFloorViewSize::aFloorThatIsEditedStaysWhereItIs()
{
    setRooms(40);
    m_view->setZoom(1.0);
    m_view->reveal({100, 3});
    const QRectF before = m_view->rectOf({100, 3});
    redrawJunctions(*m_document, std::span(&test::articleFloor, 1));
    QCOMPARE(m_view->rectOf({100, 3}), before);
}

void TestFloorViewSize::aPathHasRoomBelowItsBar()
{
    m_document->floorFocus().setFloor(test::specialFloor);
    m_view->setZoom(0.2); // six pixels a cell
    QVERIFY(m_document->pathDraft().begin(4));
    const auto* bar = m_view->findChild<PathBar*>();
    QVERIFY(bar->isVisible());
    for (int x = 1; x <= 7; ++x) {
        for (int y = 1; y <= 5; ++y) {
            const QRectF cell = m_view->rectOf({x, y});
            QVERIFY(isInSight({x, y}) && cell.width() >= 20);
            QVERIFY(!QRectF(bar->geometry()).intersects(cell));
        }
    }
}

void TestFloorViewSize::theViewFitsAgainAfterAPath()
{
    m_document->floorFocus().setFloor(test::specialFloor);
    m_view->fit();
    const QRectF before = m_view->rectOf({4, 3});
    QVERIFY(m_document->pathDraft().begin(4));
    m_document->pathDraft().cancel();
    QCOMPARE(m_view->rectOf({4, 3}), before);
}

void TestFloorViewSize::aHeldEnterPinsOnce()
{
    m_document->floorFocus().chooseJoint({.column = 8, .row = 3});
    QKeyEvent press(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
    QCoreApplication::sendEvent(m_view.get(), &press);
    QCOMPARE(m_document->undoStack().count(), 1);
    for (int i = 0; i < 5; ++i) {
        QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
        QCoreApplication::sendEvent(m_view.get(), &repeat);
    }
    QCOMPARE(m_document->undoStack().count(), 1);
}

ZONEWRIGHT_TEST(floorviewsize, TestFloorViewSize)
#include "tst_floorviewsize.moc"
