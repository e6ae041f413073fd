#include "gui/editor.h"
#include "models/maplayersmodel.h"
#include "support/testregistry.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QGuiApplication>
#include <QListView>
#include <QMenu>

using namespace zonewright;

class TestWorldOverlays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draggingTheStartMovesIt();
    void escapeMovesNothing();
    void anotherTabMovesNothing();
    void startIsPlacedByTheKeyboard();
    void legendSwitchesLayers();
    void legendSwitchesLayersOfTheZoneViewToo();
    void legendFitsItsDock();
    void menuDoesWhatItSays();
};

namespace {

/// Where the player is seen in the world view, in logical pixels.
QPointF playerIn(test::Editor& editor)
{
    const TurnRecord& record = editor.document.playback().record();
    const Point cell = record.zone * editor.document.world().zoneSide() + record.cell;
    const QRect place = editor.worldView().projection().appearances({cell.x, cell.y, 1, 1}).front();
    return QPointF(place.center()) / editor.worldView().projection().pixelRatio();
}

bool startIs(const test::Editor& editor, const CellPlace& place)
{
    const WalkSettings& walk = editor.document.project().walk;
    return walk.startZone == place.zone && walk.startCell == place.cell;
}

QMenu* openMenu(test::Editor& editor, QPoint at)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, editor.worldView().mapToGlobal(at));
    QApplication::sendEvent(&editor.worldView(), &event);
    return editor.worldView().findChild<QMenu*>(QStringLiteral("worldMenu"));
}

} // namespace

void TestWorldOverlays::draggingTheStartMovesIt()
{
    test::Editor editor;
    editor.show();
    WorldView& view = editor.worldView();
    const QPointF from = playerIn(editor);
    const QPointF to = from + QPointF(150, 60);
    const auto place = view.placeAt(to);
    const int steps = editor.document.undoStack().count();
    const QImage before = test::completePicture(view);
    test::drag(view, from, to, Qt::LeftButton);
    QVERIFY(startIs(editor, *place));
    QVERIFY(editor.document.playback().record().zone == place->zone);
    QCOMPARE(editor.document.undoStack().count(), steps + 1);
    QVERIFY(editor.window.isWindowModified());

    const auto around = [&view](const QImage& image, QPointF at) {
        const double ratio = view.projection().pixelRatio();
        return image.copy(QRect((at * ratio).toPoint() - QPoint(5, 5), QSize(10, 10)));
    };
    const QImage after = test::completePicture(view);
    QVERIFY(around(after, to) != around(before, to));
    QVERIFY(around(after, from) != around(before, from));
    editor.action(ActionId::Undo).trigger();
    QVERIFY(!startIs(editor, *place));
    QVERIFY(!editor.window.isWindowModified());
    view.setHoveredPlace(std::nullopt);
    QVERIFY(around(test::completePicture(view), from) == around(before, from));
}

void TestWorldOverlays::escapeMovesNothing()
{
    test::Editor editor;
    editor.show();
    WorldView& view = editor.worldView();
    const QPointF from = playerIn(editor);
    const Project before = editor.document.project();
    test::sendMouse(view, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(view, from + QPointF(60, 60), Qt::LeftButton);
    QTest::keyClick(&view, Qt::Key_Escape);
    test::sendMouse(view, QEvent::MouseButtonRelease, from + QPointF(60, 60), Qt::LeftButton, Qt::NoButton);
    QVERIFY(editor.document.project() == before);
    QVERIFY(!editor.window.isWindowModified());
}

void TestWorldOverlays::anotherTabMovesNothing()
{
    test::Editor editor;
    editor.show();
    WorldView& view = editor.worldView();
    const QPointF from = playerIn(editor);
    const Project before = editor.document.project();
    test::sendMouse(view, QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    test::move(view, from + QPointF(60, 60), Qt::LeftButton);
    editor.action(ActionId::ShowZone).trigger();
    editor.action(ActionId::ShowWorld).trigger();
    test::sendMouse(view, QEvent::MouseButtonRelease, from + QPointF(60, 60), Qt::LeftButton, Qt::NoButton);
    QVERIFY(editor.document.project() == before);
}

void TestWorldOverlays::startIsPlacedByTheKeyboard()
{
    test::Editor editor;
    editor.show();
    QVERIFY(!editor.action(ActionId::PlaceStart).isEnabled());
    QTest::keyClick(&editor.worldView(), Qt::Key_Right, Qt::ShiftModifier);
    const auto selected = editor.document.selection().selected();
    QVERIFY(selected);
    QVERIFY(editor.action(ActionId::PlaceStart).isEnabled());
    editor.action(ActionId::PlaceStart).trigger();
    QVERIFY(startIs(editor, *selected));
    QCOMPARE(editor.document.undoStack().count(), 1);
}

void TestWorldOverlays::legendSwitchesLayers()
{
    test::Editor editor;
    editor.show();
    auto& list = editor.part<QListView>("layers");
    const QImage all = test::completePicture(editor.worldView());
    list.setCurrentIndex(list.model()->index(static_cast<int>(MapLayer::Window), 0));
    const test::PaintCount paints(editor.worldView());
    QTest::keyClick(&list, Qt::Key_Space);
    QTRY_VERIFY(paints.count() > 0);
    QVERIFY(test::completePicture(editor.worldView()) != all);
    const int painted = paints.count();
    QTest::keyClick(&list, Qt::Key_Space);
    QTRY_VERIFY(paints.count() > painted);
    QVERIFY(test::completePicture(editor.worldView()) == all);
}

void TestWorldOverlays::legendSwitchesLayersOfTheZoneViewToo()
{
    test::Editor editor;
    editor.show();
    editor.action(ActionId::ShowZone).trigger();
    auto& list = editor.part<QListView>("layers");
    const QImage all = test::completePicture(editor.zoneView());
    for (const MapLayer layer : {MapLayer::Coordinates, MapLayer::Player}) {
        list.setCurrentIndex(list.model()->index(static_cast<int>(layer), 0));
        QTest::keyClick(&list, Qt::Key_Space);
        QVERIFY(test::completePicture(editor.zoneView()) != all);
        QTest::keyClick(&list, Qt::Key_Space);
        QVERIFY(test::completePicture(editor.zoneView()) == all);
    }
}

void TestWorldOverlays::legendFitsItsDock()
{
    test::Editor editor;
    editor.show();
    const auto& list = editor.part<QListView>("layers");
    for (int row = 0; row < list.model()->rowCount(); ++row) {
        const QModelIndex index = list.model()->index(row, 0);
        QVERIFY(list.sizeHintForIndex(index).width() <= 288);
    }
}

void TestWorldOverlays::menuDoesWhatItSays()
{
    test::Editor editor;
    editor.show();
    WorldView& view = editor.worldView();
    const QPoint at(100, 90);
    const auto place = view.placeAt(at);
    QMenu* menu = openMenu(editor, at);
    QVERIFY(menu);
    QVERIFY(editor.document.selection().selected() == place);
    const QList<QAction*> actions = menu->actions(); // open, place, event, breakpoint, line, centre, copy
    QCOMPARE(actions.size(), 7);
    actions[6]->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(),
             QStringLiteral("%1,%2:%3,%4").arg(place->zone.x).arg(place->zone.y).arg(place->cell.x).arg(place->cell.y));
    actions[5]->trigger();
    QVERIFY(view.middle().zone == place->zone);
    actions[1]->trigger();
    QVERIFY(startIs(editor, *place));
    actions[3]->trigger();
    QVERIFY(editor.document.breakpoints().find(StopBeforeZone{place->zone}).has_value());
    actions[2]->trigger();
    QVERIFY(editor.document.project().walk.events.back().zone == place->zone);
    actions[0]->trigger();
    QVERIFY(editor.zoneView().zone() == place->zone);
    QVERIFY(editor.zoneView().isVisible());
    menu->close();
}

ZONEWRIGHT_TEST(worldoverlays, TestWorldOverlays)

#include "tst_worldoverlays.moc"
