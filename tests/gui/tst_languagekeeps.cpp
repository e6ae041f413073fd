#include "app/dungeonstree.h"
#include "app/eventspanel.h"
#include "app/layoutkeeper.h"
#include "app/panels.h"
#include "app/questionbar.h"
#include "app/workbar.h"
#include "document/catalogueedits.h"
#include "document/handedits.h"
#include "gui/exporteditor.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMouseEvent>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTreeView>

using namespace zonewright;

/// What a designer is at when the language becomes another one.
class TestLanguageKeeps : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedStays_data();
    void whatIsTypedStays();
    void cellsOfListsStayOpen_data();
    void cellsOfListsStayOpen();
    void choicesStay();
    void columnsStay_data();
    void columnsStay();
    void historyAndFileStay();
    void whatIsRefusedIsSaidAnew();
    void questionsAreAskedAnew();
    void exportsGoOn();
    void walksGoOn();

    void cleanup() { test::forgetLanguage(); }
};

namespace {

// Of the sample.
constexpr ItemId keepsStripFloor = 5;
constexpr ItemId keepsDugFloor = 11;
constexpr qint64 keepsEvent = 2;

/// Begins to type, and gives the field.
using Begin = QWidget& (*)(test::Editor&);

void openDock(test::Editor& editor, const char* dock)
{
    auto& front = editor.part<QDockWidget>(dock);
    front.show();
    front.raise();
    QCoreApplication::processEvents();
}

/// A field in a dock that shows a floor.
QWidget& fieldOf(test::Editor& editor, const char* dock, const char* field, ItemId floor = keepsStripFloor)
{
    editor.document.floorFocus().setFloor(floor);
    openDock(editor, dock);
    return editor.part<QWidget>(field);
}

QLineEdit& lineOf(QWidget& field)
{
    auto* line = qobject_cast<QLineEdit*>(&field);
    return line != nullptr ? *line : *field.findChild<QLineEdit*>();
}

std::string bytesOf(const Document& document)
{
    return formatProject(document.project());
}

void speakAnew(const char* language)
{
    installLanguage(*qApp, QLatin1String(language));
    QCoreApplication::processEvents();
}

} // namespace

void TestLanguageKeeps::whatIsTypedStays_data()
{
    QTest::addColumn<Begin>("begin");
    QTest::addColumn<QString>("typed");
    const auto add = [](const char* name, const char* typed, Begin begin) {
        QTest::newRow(name) << begin << QString::fromUtf8(typed);
    };
    add("name of the world", "Half a wor",
        [](test::Editor& editor) -> QWidget& { return editor.part<QWidget>("nameEdit"); });
    add("size of the world", "9", [](test::Editor& editor) -> QWidget& { return editor.part<QWidget>("worldSize"); });
    add("name of a room", "Half a ro",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "rooms", "roomNameEdit"); });
    add("code of a room", "12345",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "rooms", "roomCodeBox"); });
    add("code that cannot be", "99999999999",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "rooms", "roomCodeBox"); });
    add("sequence", "1, 15, x",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "floor", "sequenceEdit", 6); });
    add("size of a dug floor", "5",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "floor", "dugWidthBox", keepsDugFloor); });
    add("kind of a piece", "half a pi",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "pieces", "pieceKindEdit"); });
    add("weight of a piece", "17",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "pieces", "pieceWeightBox"); });
    add("turn of an event", "7x", [](test::Editor& editor) -> QWidget& {
        openDock(editor, "events");
        editor.window.findChild<EventsPanel*>()->chooseEvent(keepsEvent);
        return editor.part<QWidget>("turnEdit");
    });
    add("rules of the log", "lost drag",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "log", "logFilter"); });
    add("view of a proof", "1",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "safety", "proofView"); });
    add("size of zones in a proof", "7",
        [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "safety", "proofZoneSize"); });
    add("tags", "se", [](test::Editor& editor) -> QWidget& { return fieldOf(editor, "foresight", "foresightTags"); });
    add("coordinates", "17,1", [](test::Editor& editor) -> QWidget& {
        editor.action(ActionId::GoTo).trigger();
        return editor.part<QWidget>("goToEdit");
    });
    add("zones to export", "8,1", [](test::Editor& editor) -> QWidget& {
        editor.action(ActionId::Export).trigger();
        return editor.part<QWidget>("zonesEdit");
    });
}

void TestLanguageKeeps::whatIsTypedStays()
{
    QFETCH(Begin, begin);
    QFETCH(QString, typed);
    test::speak("en");
    test::Editor editor;
    editor.window.resize(1500, 1000);
    editor.show();
    QWidget& field = begin(editor);
    field.window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(field.window()));
    field.setFocus();
    QTRY_VERIFY(field.hasFocus());
    QLineEdit& line = lineOf(field);
    line.selectAll();
    QTest::keyClicks(&field, typed);
    QCOMPARE(line.text(), typed);
    line.setCursorPosition(1);
    const QWidget* focus = QApplication::focusWidget();
    const std::string bytes = bytesOf(editor.document);
    for (const char* language : {"fr", "en"}) {
        speakAnew(language);
        QCOMPARE(line.text(), typed);
        QCOMPARE(line.cursorPosition(), 1);
        QVERIFY(line.isModified());
        QCOMPARE(QApplication::focusWidget(), focus);
        QCOMPARE(editor.document.undoStack().count(), 0);
        QVERIFY(bytesOf(editor.document) == bytes);
    }
}

void TestLanguageKeeps::cellsOfListsStayOpen_data()
{
    using Open = void (*)(test::Editor&);
    QTest::addColumn<QString>("view");
    QTest::addColumn<Open>("open");
    QTest::newRow("name of a floor") << QStringLiteral("dungeonsTree") << Open([](test::Editor& editor) {
        openDock(editor, "dungeons");
        editor.part<DungeonsTree>("dungeonsTree").editName(keepsStripFloor);
    });
    QTest::newRow("kind of a piece") << QStringLiteral("piecesTable") << Open([](test::Editor& editor) {
        openDock(editor, "pieces");
        auto& table = editor.part<QTableView>("piecesTable");
        table.setFocus();
        table.edit(table.model()->index(1, 0));
    });
    QTest::newRow("inhabitant") << QStringLiteral("pieceInhabitants") << Open([](test::Editor& editor) {
        openDock(editor, "pieces");
        editor.document.pieceFocus().choose({3}, 3); // a room
        editor.part<QAbstractButton>("addInhabitant").click();
    });
}

void TestLanguageKeeps::cellsOfListsStayOpen()
{
    using Open = void (*)(test::Editor&);
    QFETCH(QString, view);
    QFETCH(Open, open);
    test::speak("fr");
    test::Editor editor;
    editor.show();
    open(editor);
    QPointer<QLineEdit> cell = editor.window.findChild<QAbstractItemView*>(view)->viewport()->findChild<QLineEdit*>();
    QVERIFY(cell && cell->hasFocus());
    cell->selectAll();
    QTest::keyClicks(cell, QStringLiteral("half a na"));
    const std::string bytes = bytesOf(editor.document);
    speakAnew("en");
    QVERIFY(cell && cell->isVisible() && cell->hasFocus());
    QCOMPARE(cell->text(), QStringLiteral("half a na"));
    QVERIFY(bytesOf(editor.document) == bytes);
}

namespace {

/// What is chosen, ticked, open and in front anywhere in a window.
QStringList choicesOf(const QWidget& window)
{
    QStringList choices;
    const auto note = [&choices](const QObject& part, const QString& what) {
        choices << QLatin1String(part.metaObject()->className()) + QLatin1Char('#') + part.objectName() +
                       QStringLiteral(": ") + what;
    };
    for (const auto* view : window.findChildren<QAbstractItemView*>()) {
        if (view->selectionModel() == nullptr)
            continue;
        QStringList rows;
        for (const QModelIndex& index : view->selectionModel()->selectedIndexes())
            rows << QStringLiteral("%1,%2,%3").arg(index.parent().row()).arg(index.row()).arg(index.column());
        rows.sort();
        note(*view, rows.join(QLatin1Char(' ')));
        note(*view, QStringLiteral("current %1").arg(view->currentIndex().row()));
        if (const auto* tree = qobject_cast<const QTreeView*>(view)) {
            for (int row = 0; tree->model() != nullptr && row < tree->model()->rowCount(); ++row)
                note(*tree, tree->isExpanded(tree->model()->index(row, 0)) ? QStringLiteral("+") : QStringLiteral("-"));
        }
    }
    for (const auto* box : window.findChildren<QComboBox*>())
        note(*box, QString::number(box->currentIndex()));
    for (const auto* button : window.findChildren<QAbstractButton*>())
        note(*button, QStringLiteral("%1 %2").arg(button->isChecked()).arg(button->isEnabled()));
    for (const auto* bar : window.findChildren<QTabBar*>())
        note(*bar, QString::number(bar->currentIndex()));
    for (const auto* action : window.findChildren<QAction*>())
        note(*action, QStringLiteral("%1 %2").arg(action->isChecked()).arg(action->isEnabled()));
    return choices;
}

} // namespace

void TestLanguageKeeps::choicesStay()
{
    test::speak("en");
    test::Editor editor;
    editor.window.resize(1500, 1000);
    editor.show();
    editor.document.selection().select(CellPlace{.zone = {10, 16}, .cell = {2, 30}});
    (void)setPairPath(editor.document, 1, 0, 1, {});
    for (const char* dock : {"problems", "rooms", "pieces", "safety", "floor", "junctions"})
        openDock(editor, dock);
    editor.document.floorFocus().setFloor(keepsStripFloor);
    editor.document.floorFocus().chooseJoint({.column = 12, .row = 4});
    editor.document.roomFocus().chooseRoom(15);
    editor.part<QComboBox>("proofQueue").setCurrentIndex(2);
    editor.window.findChild<EventsPanel*>()->chooseEvent(keepsEvent);
    QTRY_VERIFY(editor.window.isSettled());
    auto& problems = editor.part<QTreeView>("problemsTree");
    QVERIFY(problems.model()->rowCount() > 0);
    problems.collapse(problems.model()->index(0, 0));
    editor.action(ActionId::Settings).trigger();
    editor.action(ActionId::SimulationSettings).trigger();
    QCoreApplication::processEvents();
    const QStringList before = choicesOf(editor.window);
    speakAnew("fr");
    QCOMPARE(choicesOf(editor.window), before);
    speakAnew("en");
    QCOMPARE(choicesOf(editor.window), before);
}

void TestLanguageKeeps::columnsStay_data()
{
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("column");
    for (const auto& [dock, table, column] :
         {std::tuple("log", "logTable", 0), std::tuple("foresight", "foresightTable", 0),
          std::tuple("events", "eventsTable", 2), std::tuple("steps", "stepsTable", 0),
          std::tuple("memory", "memoryTable", 0), std::tuple("junctions", "junctionsTable", 0)})
        QTest::newRow(dock) << QString::fromLatin1(dock) << QString::fromLatin1(table) << column;
}

/// As wide as the designer made them.
void TestLanguageKeeps::columnsStay()
{
    QFETCH(QString, dock);
    QFETCH(QString, table);
    QFETCH(int, column);
    test::speak("en");
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("a.ini")), QSettings::IniFormat);
    test::Editor editor;
    editor.window.resize(1700, 900);
    new LayoutKeeper(editor.window, settings);
    editor.show();
    editor.document.floorFocus().setFloor(dock == QLatin1String("steps") ? keepsDugFloor : keepsStripFloor);
    openDock(editor, qPrintable(dock));
    editor.document.floorScrub().setOn(dock == QLatin1String("steps"));
    QTRY_VERIFY(dock != QLatin1String("steps") || editor.part<QTableView>(qPrintable(table)).isVisible());
    QHeaderView& header = *editor.part<QTableView>(qPrintable(table)).horizontalHeader();
    const QPoint border(header.sectionViewportPosition(column) + header.sectionSize(column) - 2, header.height() / 2);
    QTest::mousePress(header.viewport(), Qt::LeftButton, {}, border);
    QMouseEvent move(QEvent::MouseMove, border + QPoint(29, 0), header.viewport()->mapToGlobal(border + QPoint(29, 0)),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(header.viewport(), &move);
    QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, border + QPoint(29, 0));
    const int width = header.sectionSize(column);
    for (const char* language : {"fr", "en"}) {
        speakAnew(language);
        QCOMPARE(header.sectionSize(column), width);
    }
}

void TestLanguageKeeps::historyAndFileStay()
{
    test::speak("en");
    test::ExportEditor one;
    one.editor.show();
    Document& document = one.editor.document;
    QVERIFY(!document.isModified());
    speakAnew("fr");
    QVERIFY(!document.isModified());
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(document.reseed({.name = "Westwold"}));
    QVERIFY(document.reseed({.name = "Eastwold"}));
    document.undoStack().undo();
    const std::string bytes = bytesOf(document);
    speakAnew("en");
    QVERIFY(document.isModified() && one.editor.window.isWindowModified());
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().index(), 1);
    QCOMPARE(document.undoStack().cleanIndex(), 0);
    QVERIFY(bytesOf(document) == bytes);
}

void TestLanguageKeeps::whatIsRefusedIsSaidAnew()
{
    test::speak("en");
    test::Editor editor;
    editor.show();
    openDock(editor, "events");
    editor.window.findChild<EventsPanel*>()->chooseEvent(keepsEvent);
    auto& zone = editor.part<QLineEdit>("zoneEdit");
    zone.setFocus();
    zone.selectAll();
    QTest::keyClicks(&zone, QStringLiteral("nowhere"));
    QTest::keyClick(&zone, Qt::Key_Return);
    const QString event = editor.text("eventNote");
    editor.action(ActionId::GoTo).trigger();
    auto& place = editor.part<QLineEdit>("goToEdit");
    QTest::keyClicks(&place, QStringLiteral("nowhere"));
    QTest::keyClick(&place, Qt::Key_Return);
    const QString goTo = editor.text("goToSays");
    QVERIFY(!event.isEmpty() && goTo.contains(QStringLiteral("nowhere")));
    speakAnew("fr");
    QVERIFY(!editor.text("eventNote").isEmpty());
    QVERIFY(editor.text("eventNote") != event);
    QVERIFY(editor.text("goToSays").contains(QStringLiteral("nowhere")) && editor.text("goToSays") != goTo);
    QCOMPARE(zone.text(), QStringLiteral("nowhere"));
    speakAnew("en");
    QCOMPARE(editor.text("eventNote"), event);
    QCOMPARE(editor.text("goToSays"), goTo);
}

void TestLanguageKeeps::questionsAreAskedAnew()
{
    test::speak("en");
    QuestionBar bar;
    const auto words = [] { return QLocale().toString(0.5); };
    const QPushButton* answer = bar.addAnswer(words);
    bar.addPuttingOff(words);
    bar.ask(words);
    speakAnew("fr");
    QCOMPARE(bar.question(), QStringLiteral("0,5"));
    QCOMPARE(answer->text(), QStringLiteral("0,5"));
    QCOMPARE(bar.findChild<QToolButton*>()->accessibleName(), QStringLiteral("0,5"));
}

void TestLanguageKeeps::exportsGoOn()
{
    test::speak("en");
    test::ExportEditor one;
    one.editor.show();
    one.open();
    one.dialog().setRecipe(one.longRecipe());
    one.exportButton().click();
    QVERIFY(one.commands().isRunning());
    const QString summary = one.summary();
    speakAnew("fr");
    QVERIFY(one.commands().isRunning());
    QVERIFY(one.summary() != summary);
    QVERIFY(!one.editor.action(ActionId::ExportAgain).isEnabled());
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    one.finish();
    one.dialog().close();
    one.editor.action(ActionId::ExportAgain).trigger();
    auto& bar = one.editor.part<WorkBar>("exportBar");
    QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), 60'000);
    const QString french = bar.words();
    speakAnew("en");
    QVERIFY(one.commands().isRunning() && bar.isVisible());
    QVERIFY2(bar.words() != french && bar.words().startsWith(QStringLiteral("Exporting to ")), qPrintable(bar.words()));
    one.editor.part<QPushButton>("exportBarCancel").click();
    one.finish();
}

void TestLanguageKeeps::walksGoOn()
{
    test::speak("en");
    test::Editor editor;
    editor.show();
    editor.document.playback().goTo(0);
    editor.document.walkRun().setSpeed(WalkRun::slowest);
    editor.document.walkRun().start(Pace::Run);
    const QString pause = editor.action(ActionId::Run).text();
    speakAnew("fr");
    QCOMPARE(editor.document.walkRun().pace(), Pace::Run);
    QVERIFY(editor.action(ActionId::Run).isChecked());
    speakAnew("en");
    QCOMPARE(editor.document.walkRun().pace(), Pace::Run);
    QCOMPARE(editor.action(ActionId::Run).text(), pause);
    QVERIFY(pause != ActionSet::textOf(ActionSet::table()[static_cast<std::size_t>(ActionId::Run)]));
    editor.document.walkRun().stop();
}

ZONEWRIGHT_TEST(languagekeeps, TestLanguageKeeps)

#include "tst_languagekeeps.moc"
