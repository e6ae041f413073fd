#include "app/historypanel.h"
#include "app/maps.h"
#include "app/panels.h"
#include "app/tabfocus.h"
#include "gui/editor.h"
#include "support/testregistry.h"
#include "views/minimap.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QItemSelectionModel>
#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QUndoView>

#include <algorithm>

using namespace zonewright;

/// The docks beside the map.
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
    void clickBelowTheHistoryKeepsTheMark();
    void savedRowStandsInLine();
    void hiddenDocksComeBackAfterAStart();
    void hiddenDocksComeBackAsTheyWere();
    void floatingDocksAreRaised();
    void commandsBringDocksForward();
    void inspectorRestsOutOfSight();
    void inspectorRowsFitTheirText();
    void rowsToTickHaveOneIndicator_data();
    void rowsToTickHaveOneIndicator();
    void listsAreAsWideAsTheirEntries();

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
    const auto& dungeons = editor.part<QDockWidget>("dungeons");
    QVERIFY(minimap.isVisible() && dungeons.isVisible());
    QVERIFY(minimap.geometry().bottom() < dungeons.geometry().top());
    QVERIFY(dungeons.height() > 150); // some floors of it are seen
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
    for (int i = 0; i < 80; ++i) // more than a zone, which is some pixels
        editor.document.playback().walk(Direction::NorthEast);
    QTRY_VERIFY(minimap.grab().toImage() != selected);
    editor.action(ActionId::RandomName).trigger();
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    QVERIFY(minimap.grab().toImage() != selected);
}

void TestDocks::historyRowsAreClicked()
{
    test::Editor editor;
    editor.show();
    editor.part<QDockWidget>("history").raise();
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
    editor.part<QDockWidget>("history").raise();
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
    editor.part<QDockWidget>("history").raise();
    auto& view = editor.part<QUndoView>("historyView");
    const QString onlyKeys = view.accessibleDescription(); // a sample is saved nowhere
    QVERIFY(!onlyKeys.contains(QStringLiteral("Saved")));
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
    QVERIFY(editor.document.reseed({.name = "Ostermere"})); // there are changes already
    QCOMPARE(view.accessibleDescription(), QStringLiteral("Saved: Reseed world as “Westwold”"));
    editor.document.keepOwn(); // another program took the file away
    QCOMPARE(view.accessibleDescription(), onlyKeys);
    QVERIFY(editor.document.save());
    editor.document.keepOwn(); // and without changes
    QCOMPARE(view.accessibleDescription(), onlyKeys);
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

void TestDocks::clickBelowTheHistoryKeepsTheMark()
{
    test::Editor editor;
    editor.show();
    editor.part<QDockWidget>("history").raise();
    auto& view = editor.part<QUndoView>("historyView");
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(view.selectionModel()->isSelected(view.currentIndex()));
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, QPoint(20, view.viewport()->height() - 4));
    QCOMPARE(view.currentIndex().row(), 1);
    QVERIFY(view.selectionModel()->isSelected(view.currentIndex()));
    QVERIFY(view.hasFocus());
    QCOMPARE(editor.name(), std::string("Westwold"));
}

/// The mark at its end moves nothing of a row.
void TestDocks::savedRowStandsInLine()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.show();
    editor.part<QDockWidget>("history").raise();
    auto& view = editor.part<QUndoView>("historyView");
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    const QImage before = historyRow(view, 1);
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    const QImage after = historyRow(view, 1);
    QVERIFY(after != before);
    const QRect text(0, 0, before.width() / 3, before.height());
    QVERIFY(after.copy(text) == before.copy(text));
}

void TestDocks::hiddenDocksComeBackAfterAStart()
{
    Session kept;
    {
        test::Editor editor;
        editor.show();
        editor.action(ActionId::ShowDocks).trigger();
        QVERIFY(editor.part<QDockWidget>("inspector").isHidden());
        kept = editor.window.session();
    }
    test::Editor editor;
    editor.window.restoreSession(kept);
    editor.show();
    QVERIFY(!editor.action(ActionId::ShowDocks).isChecked());
    for (const char* dock : {"minimap", "history", "inspector", "legend"})
        QVERIFY(editor.part<QDockWidget>(dock).isHidden());
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QVERIFY(editor.action(ActionId::ShowDocks).isChecked());
    for (const char* dock : {"minimap", "history", "inspector", "legend"})
        QVERIFY(editor.part<QDockWidget>(dock).isVisible());
    editor.part<QDockWidget>("legend").close();
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QVERIFY(editor.part<QDockWidget>("inspector").isVisible());
    QVERIFY(editor.part<QDockWidget>("legend").isHidden()); // not by that key
}

void TestDocks::hiddenDocksComeBackAsTheyWere()
{
    test::Editor editor;
    editor.show();
    const QStringList fronts{QStringLiteral("junctions"), QStringLiteral("rooms"), QStringLiteral("steps"),
                             QStringLiteral("history")};
    for (const QString& name : fronts)
        editor.window.findChild<QDockWidget*>(name)->raise();
    auto& minimap = editor.part<QDockWidget>("minimap");
    editor.window.resizeDocks({&minimap}, {minimap.height() - 20}, Qt::Vertical);
    QTRY_VERIFY(!editor.window.findChild<QDockWidget*>(fronts.last())->visibleRegion().isEmpty());
    QCoreApplication::processEvents();
    const int height = minimap.height();
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QTRY_VERIFY(minimap.isHidden());
    QTest::keyClick(&editor.window, Qt::Key_F12);
    for (const QString& name : fronts)
        QTRY_VERIFY2(!editor.window.findChild<QDockWidget*>(name)->visibleRegion().isEmpty(), qPrintable(name));
    QTRY_COMPARE(minimap.height(), height);
}

void TestDocks::floatingDocksAreRaised()
{
    Session kept;
    {
        test::Editor editor;
        editor.show();
        for (const char* name : {"inspector", "legend"})
            editor.part<QDockWidget>(name).setFloating(true);
        kept = editor.window.session();
    }
    test::Editor editor;
    editor.window.restoreSession(kept);
    QStringList raised;

    struct Watch : QObject
    {
        explicit Watch(QStringList& names)
            : m_names(names)
        {
        }

        bool eventFilter(QObject* watched, QEvent* event) override
        {
            if (event->type() == QEvent::ZOrderChange)
                m_names << watched->objectName();
            return false;
        }

        QStringList& m_names;
    } watch(raised);

    for (const char* name : {"minimap", "inspector", "legend"})
        editor.part<QDockWidget>(name).installEventFilter(&watch);
    editor.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor.window));
    raised.clear(); // what their being shown did
    editor.window.hide();
    editor.window.show();
    QTRY_VERIFY(raised.contains(QStringLiteral("inspector")) && raised.contains(QStringLiteral("legend")));
    QVERIFY(!raised.contains(QStringLiteral("minimap")));
}

/// A dock behind others comes in front, whatever its check mark was, and one in front goes.
void TestDocks::commandsBringDocksForward()
{
    test::Editor editor;
    editor.show();
    for (const char* id : {"rooms", "pairs", "steps", "history"}) {
        auto& dock = editor.part<QDockWidget>(id);
        auto& command = *dock.findChild<QAction*>(QLatin1String(id) + QLatin1String("Dock"));
        QVERIFY(liesBehind(dock));
        QVERIFY(command.isChecked());
        command.trigger();
        QTRY_VERIFY2(!liesBehind(dock) && dock.isAncestorOf(QApplication::focusWidget()), id);
        QVERIFY(command.isChecked());
        command.trigger();
        QVERIFY(dock.isHidden());
        QVERIFY(!command.isChecked());
        command.trigger();
        QTRY_VERIFY2(!liesBehind(dock) && dock.isAncestorOf(QApplication::focusWidget()), id);
        QVERIFY(command.isChecked());
    }
}

void TestDocks::inspectorRestsOutOfSight()
{
    test::Editor editor;
    editor.show();
    auto& dock = editor.part<QDockWidget>("inspector");
    QAbstractItemModel& model = *dock.findChild<QTableView*>()->model();
    const auto heading = [&dock] { return dock.findChild<QLabel*>(QStringLiteral("heading"))->text(); };
    const auto hover = [&editor](int x) {
        editor.document.selection().hover(CellPlace{.zone = {x, 4}, .cell = {5, 6}});
    };
    hover(3);
    QCOMPARE(heading(), QStringLiteral("Zone 3,4"));
    dock.close();
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    hover(8);
    editor.document.playback().walk(Direction::East);
    QCOMPARE(changed.size(), 0);
    dock.show();
    QCOMPARE(heading(), QStringLiteral("Zone 8,4"));
    hover(9);
    QCOMPARE(heading(), QStringLiteral("Zone 9,4"));
}

void TestDocks::inspectorRowsFitTheirText()
{
    test::Editor editor;
    editor.show();
    auto& table = *editor.part<QDockWidget>("inspector").findChild<QTableView*>();
    const auto heights = [&table] {
        QList<int> all;
        for (int row = 0; row < table.model()->rowCount(); ++row)
            all << table.rowHeight(row);
        return all;
    };
    bool anyTall = false;
    for (int i = 0; i < 40; ++i) {
        editor.document.selection().hover(CellPlace{.zone = {i % 32, 13}, .cell = {i, i}});
        const QList<int> shown = heights();
        table.resizeRowsToContents();
        QCOMPARE(shown, heights());
        anyTall = anyTall || *std::ranges::max_element(shown) > shown.front();
    }
    QVERIFY(anyTall); // many kinds of creatures
    const int wide = table.columnWidth(1);
    editor.window.resizeDocks({&editor.part<QDockWidget>("inspector")}, {500}, Qt::Horizontal);
    QTRY_VERIFY(table.columnWidth(1) != wide);
    QCoreApplication::processEvents();
    const QList<int> shown = heights();
    table.resizeRowsToContents();
    QCOMPARE(shown, heights());
}

void TestDocks::rowsToTickHaveOneIndicator_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("list");
    QTest::newRow("breakpoints") << QStringLiteral("breakpoints") << QStringLiteral("breakpointList");
    QTest::newRow("layers") << QStringLiteral("legend") << QStringLiteral("layers");
}

/// A click changes no more of a row than the indicator, which is as large as the style sheet has it.
void TestDocks::rowsToTickHaveOneIndicator()
{
    QFETCH(QString, dock);
    QFETCH(QString, list);
    constexpr int indicator = 18; // logical pixels, its border and its smooth edges included
    test::Editor editor;
    editor.show();
    editor.document.breakpoints().add(StopAtHazard{});
    editor.part<QDockWidget>(qPrintable(dock)).raise();
    auto& view = editor.part<QListView>(qPrintable(list));
    QTRY_VERIFY(view.isVisible());
    const QModelIndex row = view.model()->index(0, 0);
    const auto picture = [&view, &row](Qt::CheckState state) {
        [&] { QVERIFY(view.model()->setData(row, state, Qt::CheckStateRole)); }();
        return view.viewport()->grab(view.visualRect(row)).toImage();
    };
    const QImage on = picture(Qt::Checked);
    const QImage off = picture(Qt::Unchecked);
    QRect changed;
    for (int y = 0; y < on.height(); ++y) {
        for (int x = 0; x < on.width(); ++x) {
            if (on.pixel(x, y) != off.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
        }
    }
    QVERIFY(!changed.isEmpty());
    QVERIFY2(changed.width() <= indicator && changed.height() <= indicator,
             qPrintable(QStringLiteral("%1 × %2").arg(changed.width()).arg(changed.height())));
    constexpr int whole = 16; // with its border
    QVERIFY2(on.height() / on.devicePixelRatio() >= whole, qPrintable(QString::number(on.height())));
}

/// Whatever they were filled with after they were made.
void TestDocks::listsAreAsWideAsTheirEntries()
{
    test::Editor editor; // in whose theme lists are dressed
    QWidget panel;
    auto* box = new QComboBox(&panel);
    nameLists(panel);
    panel.show();
    const auto width = [box] { return box->view()->minimumWidth(); };
    for (const QString entry :
         {QStringLiteral("One"), QStringLiteral("A catalogue with a long name"), QString(60, u'm')}) {
        const int before = width();
        box->addItem(entry);
        QTRY_VERIFY(width() > before);
        QVERIFY(width() > box->view()->fontMetrics().horizontalAdvance(entry));
    }
    box->showPopup();
    box->hidePopup();
    const int longest = width();
    box->setItemText(0, QStringLiteral("Two"));
    QCoreApplication::processEvents();
    QCOMPARE(width(), longest); // it does not grow by being seen
    box->removeItem(2);
    QTRY_VERIFY(width() < longest);
}

ZONEWRIGHT_TEST(docks, TestDocks)

#include "tst_docks.moc"
