#include "app/historypanel.h"
#include "app/maps.h"
#include "gui/editor.h"
#include "support/testregistry.h"
#include "views/minimap.h"

#include <QDockWidget>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QUndoView>

using namespace zonewright;

/// The docks at the left: the minimap and the history.
class TestDocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapIsStillLarge();
    void minimapFollowsTheMap();
    void minimapMovesTheMap();
    void minimapShowsSelectionPlayerAndWorld();
    void historyRowsAreClicked();
    void historyByKeys();
    void savedStateIsMarked();
    void firstRowSaysHowItBegan();

private:
    static QImage historyRow(QUndoView& view, int row);
};

QImage TestDocks::historyRow(QUndoView& view, int row)
{
    return view.viewport()->grab(view.visualRect(view.model()->index(row, 0))).toImage();
}

void TestDocks::mapIsStillLarge()
{
    test::Editor editor;
    editor.window.resize(1400, 900);
    editor.show();
    QVERIFY2(editor.worldView().width() >= 800, qPrintable(QString::number(editor.worldView().width())));
    const auto& minimap = editor.part<QDockWidget>("minimap");
    const auto& history = editor.part<QDockWidget>("history");
    QVERIFY(minimap.isVisible() && history.isVisible());
    QVERIFY(minimap.geometry().bottom() < history.geometry().top());
    QVERIFY(minimap.geometry().right() < editor.worldView().mapTo(&editor.window, QPoint()).x());
    QVERIFY(editor.part<Minimap>("minimapView").mapSquare().width() >= 200);
}

void TestDocks::minimapFollowsTheMap()
{
    test::Editor editor;
    editor.show();
    auto& minimap = editor.part<Minimap>("minimapView");
    editor.worldView().setPlace({.centre = {1024, 1024}, .zoom = 0.1, .fitted = false});
    QCOMPARE(minimap.viewedFrames().size(), std::size_t{1});
    const QRect frame = minimap.viewedFrames().front();
    const QPoint middle(minimap.mapSquare().width() / 2, minimap.mapSquare().height() / 2);
    QVERIFY((frame.center() - middle).manhattanLength() < 6);
    QTest::keyClick(&editor.worldView(), Qt::Key_Right);
    QVERIFY(minimap.viewedFrames().front().center().x() > frame.center().x());
    editor.action(ActionId::ZoomIn).trigger();
    QVERIFY(minimap.viewedFrames().front().width() < frame.width());
}

void TestDocks::minimapMovesTheMap()
{
    test::Editor editor;
    editor.show();
    auto& minimap = editor.part<Minimap>("minimapView");
    editor.worldView().setPlace({.centre = {1024, 1024}, .zoom = 0.1, .fitted = false});
    const QPointF at = QPointF(minimap.mapSquare().topLeft()) + QPointF(40.5, 60.5);
    const auto distanceTo = [&editor](Point cell) {
        const QPointF centre = editor.worldView().projection().centre();
        return std::max(std::abs(centre.x() - cell.x), std::abs(centre.y() - cell.y));
    };
    test::click(minimap, at);
    QVERIFY(distanceTo(minimap.cellAt(at)) <= 1);
    test::drag(minimap, at, at + QPointF(70, 30), Qt::LeftButton);
    QVERIFY(distanceTo(minimap.cellAt(at + QPointF(70, 30))) <= 1);
    const double zoom = editor.worldView().zoom();
    test::turnWheel(minimap, at, 120);
    QVERIFY(editor.worldView().zoom() > zoom);

    editor.window.setTab(MapTab::Zone);
    minimap.setFocus();
    const double before = editor.worldView().projection().centre().x();
    QTest::keyClick(&minimap, Qt::Key_Right);
    QVERIFY(editor.worldView().projection().centre().x() > before);
    QCOMPARE(editor.part<QTabWidget>("tabs").currentIndex(), 0);
    QVERIFY(minimap.hasFocus());
}

void TestDocks::minimapShowsSelectionPlayerAndWorld()
{
    test::Editor editor;
    editor.show();
    auto& minimap = editor.part<Minimap>("minimapView");
    const QImage bare = minimap.grab().toImage();
    editor.document.selection().select(CellPlace{.zone = {20, 20}, .cell = {3, 3}});
    const QImage selected = minimap.grab().toImage();
    QVERIFY(selected != bare);
    for (int i = 0; i < 3; ++i)
        editor.document.playback().walk(Direction::NorthEast);
    editor.document.playback().goTo(80);
    QTRY_VERIFY(minimap.grab().toImage() != selected);
    editor.action(ActionId::RandomName).trigger();
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    QVERIFY(minimap.grab().toImage() != selected);
}

void TestDocks::historyRowsAreClicked()
{
    test::Editor editor;
    editor.show();
    auto& view = editor.part<QUndoView>("historyView");
    for (const char* name : {"Westwold", "Farreach", "Ostermere"})
        QVERIFY(editor.document.reseed({.name = name}));
    QCOMPARE(view.model()->rowCount(), 4);
    QCOMPARE(view.currentIndex().row(), 3);
    QCOMPARE(view.model()->index(1, 0).data().toString(), QStringLiteral("Reseed world as “Westwold”"));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(1, 0)).center());
    QCOMPARE(editor.name(), std::string("Westwold"));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(0, 0)).center());
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(view.model()->index(3, 0)).center());
    QCOMPARE(editor.name(), std::string("Ostermere"));
}

void TestDocks::historyByKeys()
{
    test::Editor editor;
    editor.show();
    auto& view = editor.part<QUndoView>("historyView");
    for (int i = 0; i < 60; ++i)
        QVERIFY(editor.document.reseed({.name = "World " + std::to_string(i)}));
    const auto isSeen = [&view] { return view.viewport()->rect().contains(view.visualRect(view.currentIndex())); };
    QTRY_VERIFY(isSeen()); // the present step never leaves what is seen
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Up);
    QCOMPARE(editor.name(), std::string("World 58"));
    QTest::keyClick(&view, Qt::Key_Home);
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QTRY_VERIFY(isSeen());
    QTest::keyClick(&view, Qt::Key_Down);
    QCOMPARE(editor.name(), std::string("World 0"));
}

void TestDocks::savedStateIsMarked()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.show();
    auto& view = editor.part<QUndoView>("historyView");
    QCOMPARE(view.accessibleDescription(), QString()); // a sample is saved nowhere
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(editor.document.reseed({.name = "Farreach"}));
    const QImage unmarked = historyRow(view, 2);
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Saved: Reseed world as “Farreach”"));
    const QImage marked = historyRow(view, 2);
    QVERIFY(marked != unmarked);
    editor.action(ActionId::Undo).trigger();
    QVERIFY(editor.document.isModified());
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Saved: Reseed world as “Farreach”"));
    QVERIFY(editor.document.save());
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Saved: Reseed world as “Westwold”"));
    editor.document.keepOwn(); // another program took the file away
    QCOMPARE(view.accessibleDescription(), QString());
}

void TestDocks::firstRowSaysHowItBegan()
{
    const QTemporaryDir folder;
    test::Editor editor;
    const auto first = [&editor] {
        return editor.part<QUndoView>("historyView").model()->index(0, 0).data().toString();
    };
    editor.window.files().startNew();
    QCOMPARE(first(), QStringLiteral("New project"));
    const QString file = folder.filePath(QStringLiteral("a.zonewright"));
    QVERIFY(editor.document.saveAs(file));
    QCOMPARE(first(), QStringLiteral("New project")); // that is how it began
    editor.window.files().openFile(file);
    QCOMPARE(first(), QStringLiteral("Opened"));
    editor.window.files().startNew();
    QCOMPARE(first(), QStringLiteral("New project"));
}

ZONEWRIGHT_TEST(docks, TestDocks)

#include "tst_docks.moc"
