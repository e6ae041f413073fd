#include "document/document.h"
#include "document/walkedits.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"
#include "render/markpainter.h"
#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/startdrag.h"
#include "views/worldview.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestStartDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDragDropsOnTheCellUnderThePointer();
    void aDragGoesAcrossTheWrap();
    void escapeLeavesTheStart();
    void losingTheFocusLeavesTheStart();
    void losingTheWindowOrTheViewLeavesTheStart();
    void aClickOnTheMarkSelectsTheZone();
    void besideTheMarkADragPans();
    void spacePansOnTheMarkToo();
    void theCursorSaysWhatMayBeDragged();
    void theGhostFollowsThePointer();
    void theFlagIsDraggedToo();
    void hiddenMarksAreNotDragged();
};

namespace {

/// A view on a document as the editor has it.
struct DragScene
{
    Document document{{.name = "Elderlore", .size = 3, .zoneSize = 4}};
    ZoneStandingModel standings;
    MapMarksModel marks;
    MapLayersModel layers;
    WorldView view;
    QSignalSpy dropped{&view, &WorldView::startDropped};
    QSignalSpy selected{&view, &WorldView::placeSelected};

    explicit DragScene(Point zone = {4, 4}, Point cell = {8, 8})
    {
        placeStart(document, zone, cell);
        standings.setPlayback(&document.playback());
        marks.setDocument(&document);
        view.setModels({.document = document, .standings = standings, .marks = marks, .layers = layers});
        view.setChunks(test::chunksOf(document.world().settings()));
        test::showAndWait(view, {400, 300});
    }

    /// The middle of a cell of the world, in logical pixels, where it is seen first.
    [[nodiscard]] QPointF middleOf(Point cell) const
    {
        const QRect place = view.projection().appearances({cell.x, cell.y, 1, 1}).front();
        return (QPointF(place.topLeft()) + QPointF(place.width(), place.height()) / 2.0) /
               view.projection().pixelRatio();
    }

    [[nodiscard]] QPointF player() const
    {
        const TurnRecord& record = document.playback().record();
        return middleOf(record.zone * document.world().zoneSide() + record.cell);
    }

    void press(QPointF at) { test::sendMouse(view, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton); }

    void release(QPointF at) { test::sendMouse(view, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton); }

    void dragTo(QPointF from, QPointF to)
    {
        press(from);
        for (int i = 1; i <= 5; ++i)
            test::move(view, from + (to - from) * i / 5, Qt::LeftButton);
    }
};

} // namespace

void TestStartDrag::aDragDropsOnTheCellUnderThePointer()
{
    for (const double zoom : {0.14, 0.5, 1.0, 3.0}) { // the whole world to single cells
        DragScene scene;
        scene.view.setZoom(zoom);
        scene.view.centreOn({72, 72});
        const QPointF centre = scene.view.projection().centre();
        const QPointF to = scene.player() + QPointF(57, 38);
        const auto place = scene.view.placeAt(to);
        scene.dragTo(scene.player(), to);
        QCOMPARE(scene.dropped.size(), 0);
        scene.release(to);
        QCOMPARE(scene.dropped.size(), 1);
        QVERIFY(scene.dropped.front().at(0).value<CellPlace>() == place);
        QVERIFY(scene.view.projection().centre() == centre); // the map stayed
        QCOMPARE(scene.selected.size(), 0);
    }
}

void TestStartDrag::aDragGoesAcrossTheWrap()
{
    DragScene scene({7, 4}, {14, 8});
    scene.view.setZoom(1.0);
    scene.view.centreOn({0, 72});
    const QPointF from = scene.player();
    const QPointF to = from + QPointF(16 * 5, 0);
    scene.dragTo(from, to);
    scene.release(to);
    QVERIFY(scene.dropped.front().at(0).value<CellPlace>() == (CellPlace{.zone = {0, 4}, .cell = {3, 8}}));
}

void TestStartDrag::escapeLeavesTheStart()
{
    DragScene scene;
    const QPointF from = scene.player();
    const QPointF to = from + QPointF(60, 40);
    scene.view.setSelectedZone(Point{1, 1});
    const QImage before = test::completePicture(scene.view);
    scene.dragTo(from, to);
    const test::PaintCount paints(scene.view);
    QTest::keyClick(&scene.view, Qt::Key_Escape);
    QTRY_VERIFY(paints.count() > 0);
    QVERIFY(test::completePicture(scene.view) == before); // no ghost
    scene.release(to);
    QCOMPARE(scene.dropped.size(), 0);
    QCOMPARE(scene.selected.size(), 0); // Esc was the drag's
    scene.dragTo(from, to);
    scene.release(to);
    QCOMPARE(scene.dropped.size(), 1); // and the next drag is one again
}

void TestStartDrag::losingTheFocusLeavesTheStart()
{
    DragScene scene;
    const QPointF to = scene.player() + QPointF(60, 40);
    scene.dragTo(scene.player(), to);
    QFocusEvent event(QEvent::FocusOut, Qt::ActiveWindowFocusReason);
    QApplication::sendEvent(&scene.view, &event);
    scene.release(to);
    QCOMPARE(scene.dropped.size(), 0);
}

void TestStartDrag::losingTheWindowOrTheViewLeavesTheStart()
{
    for (const bool isHidden : {true, false}) {
        DragScene scene;
        const QPointF to = scene.player() + QPointF(60, 40);
        scene.dragTo(scene.player(), to);
        QEvent deactivated(QEvent::WindowDeactivate);
        if (isHidden)
            scene.view.hide();
        else
            QApplication::sendEvent(&scene.view, &deactivated);
        scene.view.show();
        scene.release(to);
        QCOMPARE(scene.dropped.size(), 0);
        scene.dragTo(scene.player(), to); // another one is as good as ever
        scene.release(to);
        QCOMPARE(scene.dropped.size(), 1);
    }
}

void TestStartDrag::aClickOnTheMarkSelectsTheZone()
{
    DragScene scene;
    test::click(scene.view, scene.player());
    QCOMPARE(scene.selected.size(), 1);
    QVERIFY(scene.selected.front().at(0).value<std::optional<CellPlace>>()->zone == (Point{4, 4}));
    const QPointF near = scene.player() + QPointF(1, 0); // a hand that shakes
    scene.press(scene.player());
    test::move(scene.view, near, Qt::LeftButton);
    scene.release(near);
    QCOMPARE(scene.selected.size(), 2);
    QCOMPARE(scene.dropped.size(), 0);
    QSignalSpy activated(&scene.view, &WorldView::zoneActivated);
    test::doubleClick(scene.view, scene.player());
    QCOMPARE(activated.size(), 1);
}

void TestStartDrag::besideTheMarkADragPans()
{
    DragScene scene;
    scene.view.setZoom(1.0);
    scene.view.centreOn({72, 72});
    const QPointF centre = scene.view.projection().centre();
    const QPointF beside = scene.player() + QPointF(80, 0);
    scene.dragTo(beside, beside + QPointF(40, 0));
    scene.release(beside + QPointF(40, 0));
    QCOMPARE(scene.dropped.size(), 0);
    QVERIFY(scene.view.projection().centre() != centre);
}

void TestStartDrag::spacePansOnTheMarkToo()
{
    DragScene scene;
    scene.view.setZoom(1.0);
    scene.view.centreOn({72, 72});
    const QPointF centre = scene.view.projection().centre();
    const QPointF from = scene.player();
    QTest::keyPress(&scene.view, Qt::Key_Space);
    scene.dragTo(from, from + QPointF(40, 0));
    scene.release(from + QPointF(40, 0));
    QTest::keyRelease(&scene.view, Qt::Key_Space);
    QCOMPARE(scene.dropped.size(), 0);
    QVERIFY(scene.view.projection().centre() != centre);
}

void TestStartDrag::theCursorSaysWhatMayBeDragged()
{
    DragScene scene;
    const QPointF from = scene.player();
    test::move(scene.view, from);
    QCOMPARE(scene.view.cursor().shape(), Qt::PointingHandCursor);
    test::move(scene.view, from + QPointF(90, 0));
    QCOMPARE(scene.view.cursor().shape(), Qt::ArrowCursor);
    scene.dragTo(from, from + QPointF(90, 0));
    QCOMPARE(scene.view.cursor().shape(), Qt::DragMoveCursor);
    scene.release(from + QPointF(90, 0));
    QCOMPARE(scene.view.cursor().shape(), Qt::ArrowCursor);
}

void TestStartDrag::theGhostFollowsThePointer()
{
    DragScene scene;
    const QPointF from = scene.player();
    const QImage before = test::completePicture(scene.view);
    scene.press(from); // which gives the view the focus, and paints it
    const test::PaintCount paints(scene.view);
    test::move(scene.view, from + QPointF(60, 40), Qt::LeftButton);
    QTRY_VERIFY(paints.count() > 0);
    const QImage first = test::completePicture(scene.view);
    QVERIFY(first != before);
    const int painted = paints.count();
    test::move(scene.view, from + QPointF(100, -40), Qt::LeftButton);
    QTRY_VERIFY(paints.count() > painted);
    QVERIFY(test::completePicture(scene.view) != first);
}

void TestStartDrag::theFlagIsDraggedToo()
{
    DragScene scene;
    const QPointF start = scene.player();
    for (int i = 0; i < 40; ++i)
        scene.document.playback().walk(Direction::East);
    scene.dragTo(start + QPointF(0, -4), start + QPointF(0, 60));
    scene.release(start + QPointF(0, 60));
    QCOMPARE(scene.dropped.size(), 1);
}

void TestStartDrag::hiddenMarksAreNotDragged()
{
    DragScene scene;
    scene.layers.setShown(MapLayer::Player, false);
    scene.dragTo(scene.player(), scene.player() + QPointF(60, 0));
    scene.release(scene.player() + QPointF(60, 0));
    QCOMPARE(scene.dropped.size(), 0);
}

ZONEWRIGHT_TEST(startdrag, TestStartDrag)

#include "tst_startdrag.moc"
