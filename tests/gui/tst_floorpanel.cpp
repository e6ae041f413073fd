#include "app/floorpanel.h"
#include "app/limitedspinbox.h"
#include "document/catalogueedits.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/piecelistedits.h"
#include "gui/editor.h"
#include "project/builtinlists.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionComboBox>

using namespace zonewright;

/// The settings of a floor in the real window, by mouse and keys.
class TestFloorPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheFloorInFocus();
    void typesTheSequence();
    void aSequenceThatCannotBeStaysWithItsReason();
    void escapeTakesTheSequenceBack();
    void aTypedSequenceIsOfItsFloor();
    void roomsStayWhenTheyArePutInOrder();
    void numbersTurnedAreOneStep();
    void refusesNumbersOutsideTheirLimits();
    void heroAndExit();
    void dugSettingsAreSteps();
    void aLairDecidesItsStairs();
    void cataloguesAreListed();
    void undoIsTheWindowsWhileNothingIsTyped();
    void saysThatThereIsNoFloor();
    void restsOutOfSight();
    void undoWhileSomethingIsTypedIsUndoAlone_data();
    void undoWhileSomethingIsTypedIsUndoAlone();
    void undoneFloorsTakeWhatWasTypedAlong();
    void typedNumbersAreOfTheirFloor_data();
    void typedNumbersAreOfTheirFloor();
    void whatIsTypedIsOfItsProject();
    void namesAndTypedTextArePlain();
    void choicesAreNotCut();
};

namespace {

/// The window with a dungeon of a strip floor above a dug one above a strip one, and the dock in sight.
struct FloorEditor : test::Editor
{
    ItemId strip = 0;
    ItemId dug = 0;
    ItemId below = 0;

    FloorEditor()
    {
        document.startNew({.name = "Elderlore"});
        action(ActionId::AddDungeon).trigger();
        action(ActionId::AddStripFloor).trigger();
        strip = document.floorFocus().floor();
        action(ActionId::AddDugFloor).trigger();
        dug = document.floorFocus().floor();
        action(ActionId::AddStripFloor).trigger();
        below = document.floorFocus().floor();
        document.undoStack().clear();
        window.resize(1400, 1000);
        show();
        part<QDockWidget>("floor").raise();
        look(strip);
    }

    void look(ItemId floor)
    {
        document.floorFocus().setFloor(floor);
        QCoreApplication::processEvents();
    }

    const FloorPlan& plan(ItemId floor)
    {
        return floorAt(document.project(), findFloor(document.project(), floor).value());
    }

    const StripPlan& stripPlan() { return *plan(strip).strip(); }

    const DugPlan& dugPlan() { return *plan(dug).dug(); }

    std::string bytes() { return formatProject(document.project()); }

    int steps() { return document.undoStack().index(); }

    void undo() { action(ActionId::Undo).trigger(); }

    QLineEdit& sequence() { return part<QLineEdit>("sequenceEdit"); }

    LimitedSpinBox& number(const char* name) { return part<LimitedSpinBox>(name); }

    /// Chooses an entry of a list by keys.
    void choose(const char* box, int index)
    {
        auto& combo = part<QComboBox>(box);
        combo.setFocus();
        QTest::keyClick(&combo, index == 0 ? Qt::Key_Home : Qt::Key_End);
        QCoreApplication::processEvents();
    }

    void type(QWidget& field, const QString& text, Qt::Key last = Qt::Key_Return)
    {
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field, text);
        if (last != Qt::Key_unknown)
            QTest::keyClick(&field, last);
        QCoreApplication::processEvents();
    }

    void setSequence(const std::vector<std::int32_t>& codes)
    {
        StripPlan plan = stripPlan();
        plan.sequence = codes;
        QVERIFY(changeFloor(document, strip, plan));
        document.undoStack().clear();
        QCoreApplication::processEvents();
    }

    const QLabel& note() { return part<QLabel>("floorNote"); }
};

} // namespace

void TestFloorPanel::showsTheFloorInFocus()
{
    FloorEditor editor;
    QVERIFY(editor.number("roomCountBox").isVisible() && !editor.sequence().isVisible());
    QCOMPARE(editor.number("roomCountBox").value(), 5);
    QVERIFY(editor.text("floorHeading").contains(QStringLiteral("Floor of rooms")));
    const Size size = editor.document.floorFocus().built()->level.cells.size();
    QVERIFY(editor.text("floorFacts").startsWith(QStringLiteral("%1 × %2 cells").arg(size.width).arg(size.height)));
    QVERIFY(editor.text("floorFacts").contains(QStringLiteral("hero at ")));
    editor.look(editor.dug);
    QVERIFY(editor.number("dugWidthBox").isVisible() && !editor.number("roomCountBox").isVisible());
    QVERIFY(editor.text("floorFacts").contains(QStringLiteral("stairs down at ")));
    QVERIFY(editor.text("floorFacts").contains(QStringLiteral(" of ")));
    QVERIFY(editor.text("floorFacts").contains(QStringLiteral(" between them")));
    QVERIFY(placeMarker(editor.document, editor.dug, {.kind = MarkerKind::StairsDown, .at = {1, 1, 1, 1}}));
    QTRY_VERIFY(!editor.text("floorFacts").contains(QStringLiteral(" between them"))); // that way was not measured
    editor.document.undoStack().undo();
    const QString before = editor.text("dugRedraw");
    redrawRooms(editor.document, std::vector<ItemId>{editor.dug});
    QVERIFY(editor.text("dugRedraw") != before);
}

void TestFloorPanel::typesTheSequence()
{
    FloorEditor editor;
    editor.setSequence({0});
    QVERIFY(editor.sequence().isVisible() && !editor.number("roomCountBox").isVisible());
    QCOMPARE(editor.sequence().text(), QStringLiteral("0"));
    editor.type(editor.sequence(), QStringLiteral("1 15 4 10 0"));
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{1, 15, 4, 10, 0}));
    QCOMPARE(editor.steps(), 1);
    QVERIFY(editor.note().isHidden());
    for (const char* name : {"crank", "hook", "gallery", "bend", "cell"})
        QVERIFY(editor.sequence().toolTip().contains(QLatin1String(name)));
    editor.type(editor.sequence(), QStringLiteral("0, 1"), Qt::Key_Tab); // by leaving it
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{0, 1}));
    QCOMPARE(editor.sequence().text(), QStringLiteral("0 1"));
    editor.undo();
    QCOMPARE(editor.sequence().text(), QStringLiteral("1 15 4 10 0"));
    editor.undo();
    QCOMPARE(editor.sequence().text(), QStringLiteral("0"));
}

void TestFloorPanel::aSequenceThatCannotBeStaysWithItsReason()
{
    FloorEditor editor;
    editor.setSequence({0, 1});
    for (const QString& text : {QStringLiteral("0 1 7"), QStringLiteral("0 x")}) {
        editor.type(editor.sequence(), text, Qt::Key_unknown);
        QVERIFY(editor.note().isVisible()); // while it is typed
        QVERIFY(editor.sequence().property("invalid").toBool());
        QTest::keyClick(&editor.sequence(), Qt::Key_Return);
        QCOMPARE(editor.sequence().text(), text);
        QVERIFY(editor.note().isVisible() && editor.note().text().endsWith(QLatin1Char('.')));
        QCOMPARE(editor.steps(), 0);
    }
    editor.type(editor.sequence(), QStringLiteral("0 4"));
    QVERIFY(editor.note().isHidden() && !editor.sequence().property("invalid").toBool());
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{0, 4}));
}

void TestFloorPanel::escapeTakesTheSequenceBack()
{
    FloorEditor editor;
    editor.setSequence({0, 1});
    editor.type(editor.sequence(), QStringLiteral("0 7"), Qt::Key_Escape);
    QCOMPARE(editor.sequence().text(), QStringLiteral("0 1"));
    QVERIFY(editor.note().isHidden() && !editor.sequence().property("invalid").toBool());
    QCOMPARE(editor.steps(), 0);
}

/// However the editor comes to look at another floor meanwhile.
void TestFloorPanel::aTypedSequenceIsOfItsFloor()
{
    FloorEditor editor;
    editor.setSequence({0, 1});
    editor.type(editor.sequence(), QStringLiteral("4 4"), Qt::Key_unknown);
    editor.look(editor.below);
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{4, 4}));
    QVERIFY(editor.plan(editor.below).strip()->sequence.empty());
    editor.look(editor.strip);
    editor.type(editor.sequence(), QStringLiteral("4 9"), Qt::Key_unknown);
    editor.look(editor.below);
    editor.look(editor.strip);
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{4, 4}));
    QCOMPARE(editor.sequence().text(), QStringLiteral("4 4"));
    editor.type(editor.sequence(), QStringLiteral("1 1"), Qt::Key_unknown);
    removeFloors(editor.document, std::vector<ItemId>{editor.strip}); // it goes away
    QCoreApplication::processEvents();
    QVERIFY(!findFloor(editor.document.project(), editor.strip));
}

void TestFloorPanel::roomsStayWhenTheyArePutInOrder()
{
    FloorEditor editor;
    const std::string before = editor.bytes();
    const auto cells = [&editor] { return editor.document.floorFocus().built()->level.cells; };
    const auto drawn = cells();
    editor.choose("roomOrderBox", 0);
    QCOMPARE(editor.stripPlan().sequence.size(), std::size_t{5});
    QVERIFY(cells() == drawn);
    QVERIFY(editor.sequence().isVisible());
    editor.type(editor.sequence(), QStringLiteral("0 1 4"));
    editor.choose("roomOrderBox", 1);
    QVERIFY(editor.stripPlan().sequence.empty());
    QCOMPARE(editor.stripPlan().count, 3);
    QCOMPARE(editor.steps(), 3);
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.bytes() == before);
}

void TestFloorPanel::numbersTurnedAreOneStep()
{
    FloorEditor editor;
    const std::string before = editor.bytes();
    auto& count = editor.number("roomCountBox");
    count.setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&count, Qt::Key_Up);
    QCOMPARE(editor.stripPlan().count, 9);
    QCOMPARE(editor.steps(), 1);
    editor.undo();
    QVERIFY(editor.bytes() == before);
    QCOMPARE(count.value(), 5);
    editor.choose("exitBox", 1);
    auto& column = editor.number("exitXBox");
    const int x = editor.stripPlan().exit->x;
    column.setFocus();
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&column, Qt::Key_Up);
    QCOMPARE(editor.stripPlan().exit->x, x + 4);
    QCOMPARE(editor.steps(), 2);
    editor.undo();
    QCOMPARE(editor.stripPlan().exit->x, x);
}

void TestFloorPanel::refusesNumbersOutsideTheirLimits()
{
    FloorEditor editor;
    const auto refuses = [&editor](const char* name, const QString& typed) {
        auto& box = editor.number(name);
        const int before = box.value();
        for (const Qt::Key last : {Qt::Key_Return, Qt::Key_Tab}) {
            editor.type(box, typed, last);
            QVERIFY2(editor.note().isVisible(), name);
            QVERIFY2(editor.note().text().contains(typed) && editor.note().text().endsWith(QLatin1Char('.')), name);
            QCOMPARE(box.value(), before);
            QCOMPARE(editor.steps(), 0);
        }
    };
    refuses("roomCountBox", QStringLiteral("0"));
    refuses("roomCountBox", QStringLiteral("99999999"));
    editor.look(editor.dug);
    QVERIFY(editor.note().isHidden());
    refuses("dugWidthBox", QStringLiteral("2000"));
    refuses("dugHeightBox", QStringLiteral("0"));
    refuses("dugCountBox", QStringLiteral("100001"));
    editor.type(editor.number("dugCountBox"), QStringLiteral("12"));
    QCOMPARE(editor.dugPlan().count, 12);
    QVERIFY(editor.note().isHidden());
}

void TestFloorPanel::heroAndExit()
{
    FloorEditor editor;
    const std::string before = editor.bytes();
    const auto& hint = editor.part<QLabel>("heroHint");
    QVERIFY(hint.isHidden());
    editor.choose("heroBox", 1);
    QVERIFY(editor.stripPlan().heroFromAbove);
    QVERIFY(hint.isVisible()); // no floor is above
    const Point start = editor.document.floorFocus().built()->exit.value();
    QVERIFY(!editor.number("exitXBox").isEnabled());
    QVERIFY(editor.number("exitXBox").value() == start.x && editor.number("exitYBox").value() == start.y);
    editor.choose("exitBox", 1);
    QVERIFY(editor.stripPlan().exit == start);
    QVERIFY(editor.number("exitXBox").isEnabled());
    editor.type(editor.number("exitXBox"), QStringLiteral("5000"));
    QVERIFY(editor.stripPlan().exit->x == 5000);
    QVERIFY(editor.part<QLabel>("exitHint").isVisible());
    editor.choose("exitBox", 0);
    QVERIFY(!editor.stripPlan().exit);
    QVERIFY(editor.part<QLabel>("exitHint").isHidden());
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.bytes() == before);
    editor.look(editor.below);
    editor.choose("heroBox", 1);
    QVERIFY(editor.plan(editor.below).strip()->heroFromAbove && hint.isHidden());
}

void TestFloorPanel::dugSettingsAreSteps()
{
    FloorEditor editor;
    editor.look(editor.dug);
    const std::string before = editor.bytes();
    editor.type(editor.number("dugWidthBox"), QStringLiteral("70"));
    QVERIFY(editor.dugPlan().size.width == 70);
    editor.type(editor.number("dugHeightBox"), QStringLiteral("33"));
    QVERIFY(editor.dugPlan().size.height == 33);
    editor.type(editor.number("dugCountBox"), QStringLiteral("9"));
    QCOMPARE(editor.dugPlan().count, 9);
    editor.choose("stairsBox", 1);
    QVERIFY(editor.dugPlan().stairs == FirstStairs::Down);
    QTest::keyClick(&editor.part<QCheckBox>("pruneBox"), Qt::Key_Space);
    QVERIFY(!editor.dugPlan().prune);
    QCOMPARE(editor.steps(), 5);
    QVERIFY(editor.text("floorFacts").startsWith(QStringLiteral("70 × 33 cells")));
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.bytes() == before);
    QVERIFY(editor.part<QCheckBox>("pruneBox").isChecked());
    QCOMPARE(editor.number("dugWidthBox").value(), editor.dugPlan().size.width);
}

void TestFloorPanel::aLairDecidesItsStairs()
{
    FloorEditor editor;
    editor.look(editor.dug);
    const auto& stairs = editor.part<QComboBox>("stairsBox");
    QVERIFY(stairs.isEnabled() && editor.part<QLabel>("stairsHint").isHidden());
    QVERIFY(addPieceList(editor.document, *builtinList("lair")));
    editor.choose("pieceListBox", 1);
    QVERIFY(editor.dugPlan().pieces == editor.document.project().pieceLists.back().id);
    QVERIFY(!stairs.isEnabled());
    QVERIFY(editor.part<QLabel>("stairsHint").isVisible());
    editor.undo();
    QVERIFY(stairs.isEnabled() && editor.part<QLabel>("stairsHint").isHidden());
}

void TestFloorPanel::cataloguesAreListed()
{
    FloorEditor editor;
    const auto& box = editor.part<QComboBox>("floorCatalogueBox");
    QCOMPARE(box.count(), 1);
    CatalogueContents contents = builtinCatalogue()->contents();
    contents.name = "Other rooms";
    const ItemId other = addCatalogue(editor.document, contents).value();
    QCOMPARE(box.count(), 2);
    QCOMPARE(box.itemText(1), QStringLiteral("Other rooms"));
    editor.choose("floorCatalogueBox", 1);
    QVERIFY(editor.stripPlan().catalogue == other);
    editor.undo();
    QCOMPARE(box.currentIndex(), 0);
    editor.undo();
    QCOMPARE(box.count(), 1);
}

void TestFloorPanel::undoIsTheWindowsWhileNothingIsTyped()
{
    FloorEditor editor;
    auto& count = editor.number("roomCountBox");
    editor.type(count, QStringLiteral("8"));
    QCOMPARE(editor.stripPlan().count, 8);
    QTest::keyClick(&count, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor.stripPlan().count, 5);
    QCOMPARE(count.value(), 5);
    editor.setSequence({0, 1});
    editor.type(editor.sequence(), QStringLiteral("4"));
    QVERIFY(editor.stripPlan().sequence == std::vector<std::int32_t>{4});
    QTest::keyClick(&editor.sequence(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(editor.stripPlan().sequence == (std::vector<std::int32_t>{0, 1}));
}

void TestFloorPanel::saysThatThereIsNoFloor()
{
    FloorEditor editor;
    QVERIFY(!editor.part<QLabel>("noFloorLabel").isVisible());
    editor.document.startNew({.name = "Elderlore"});
    QVERIFY(editor.part<QLabel>("noFloorLabel").isVisible());
    editor.window.files().openSample();
    QVERIFY(!editor.part<QLabel>("noFloorLabel").isVisible());
}

void TestFloorPanel::restsOutOfSight()
{
    FloorEditor editor;
    editor.part<QDockWidget>("floor").close();
    const QString before = editor.text("floorHeading");
    editor.look(editor.dug);
    QCOMPARE(editor.text("floorHeading"), before);
    editor.part<QDockWidget>("floor").show();
    QVERIFY(editor.text("floorHeading") != before);
}

void TestFloorPanel::undoWhileSomethingIsTypedIsUndoAlone_data()
{
    QTest::addColumn<QByteArray>("box"); // whose choice is undone
    QTest::addColumn<int>("choice");
    QTest::addColumn<QByteArray>("field"); // that it brings into sight
    QTest::addColumn<QString>("typed");
    QTest::newRow("sequence") << QByteArray("roomOrderBox") << 0 << QByteArray("sequenceEdit") << "0 1 4";
    QTest::newRow("wrong sequence") << QByteArray("roomOrderBox") << 0 << QByteArray("sequenceEdit") << "0 x";
    QTest::newRow("count") << QByteArray("roomOrderBox") << 1 << QByteArray("roomCountBox") << "7";
    QTest::newRow("column") << QByteArray("exitBox") << 1 << QByteArray("exitXBox") << "9";
    QTest::newRow("row") << QByteArray("exitBox") << 1 << QByteArray("exitYBox") << "9";
}

/// What hides a field, or takes it out of use, does not take what stands there.
void TestFloorPanel::undoWhileSomethingIsTypedIsUndoAlone()
{
    QFETCH(const QByteArray, box);
    QFETCH(const int, choice);
    QFETCH(const QByteArray, field);
    QFETCH(const QString, typed);
    FloorEditor editor;
    if (choice == 1)
        editor.setSequence({0, 1});
    const std::string before = editor.bytes();
    editor.choose(box, choice);
    const std::string after = editor.bytes();
    editor.type(editor.part<QWidget>(field), typed, Qt::Key_unknown);
    QVERIFY(editor.part<QWidget>(field).hasFocus());
    editor.undo();
    QCoreApplication::processEvents();
    QVERIFY(editor.bytes() == before);
    QCOMPARE(editor.document.undoStack().count(), 1);
    QVERIFY(editor.note().isHidden());
    editor.action(ActionId::Redo).trigger();
    QVERIFY(editor.bytes() == after);
}

/// The floor that it is typed for comes with the step that is undone.
void TestFloorPanel::undoneFloorsTakeWhatWasTypedAlong()
{
    FloorEditor editor;
    const ItemId dungeon = editor.document.project().dungeons.front().id;
    const std::string before = editor.bytes();
    const auto add = [&](FloorPlan floor) {
        const auto id = addFloor(editor.document, dungeon, 0, std::move(floor));
        QVERIFY(id);
        editor.look(*id);
    };
    const auto undo = [&] {
        editor.undo();
        QCoreApplication::processEvents();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(editor.bytes() == before);
        QVERIFY(editor.document.undoStack().canRedo());
    };
    StripPlan plan = editor.stripPlan();
    add({.name = "New", .plan = plan});
    editor.type(editor.number("roomCountBox"), QStringLiteral("7"), Qt::Key_unknown);
    undo();
    plan.sequence = {0, 1};
    add({.name = "New", .plan = plan});
    editor.type(editor.sequence(), QStringLiteral("4 4"), Qt::Key_unknown);
    undo();
    add({.name = "New", .plan = editor.dugPlan()});
    editor.type(editor.number("dugWidthBox"), QStringLiteral("77"), Qt::Key_unknown);
    undo();
}

void TestFloorPanel::typedNumbersAreOfTheirFloor_data()
{
    QTest::addColumn<QByteArray>("field");
    for (const char* field : {"roomCountBox", "exitXBox", "exitYBox", "dugWidthBox", "dugHeightBox", "dugCountBox"})
        QTest::newRow(field) << QByteArray(field);
}

void TestFloorPanel::typedNumbersAreOfTheirFloor()
{
    QFETCH(const QByteArray, field);
    FloorEditor editor;
    for (const ItemId floor : {editor.strip, editor.below})
        QVERIFY(chooseExit(editor.document, floor, Point{1, 1}));
    const ItemId dungeon = editor.document.project().dungeons.front().id;
    const ItemId otherDug =
        addFloor(editor.document, dungeon, 0, {.name = "Other", .plan = editor.dugPlan()}).value_or(0);
    editor.document.undoStack().clear();
    const bool isDug = field.startsWith("dug");
    const std::string before = editor.bytes();
    for (const ItemId other : {isDug ? otherDug : editor.below, isDug ? editor.strip : editor.dug}) {
        editor.look(isDug ? editor.dug : editor.strip);
        auto& box = editor.number(field);
        const QString shown = box.text();
        editor.type(box, QStringLiteral("7"), Qt::Key_unknown);
        QVERIFY(box.hasFocus());
        editor.look(other);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        QVERIFY(editor.bytes() == before);
        QCOMPARE(editor.steps(), 0);
        QCOMPARE(box.text(), shown); // of the other one, which has the same
    }
}

/// Floors of the next one have the same ids.
void TestFloorPanel::whatIsTypedIsOfItsProject()
{
    FloorEditor editor;
    editor.setSequence({0, 1});
    const Project project = editor.document.project();
    const std::string before = editor.bytes();
    const auto replace = [&] {
        editor.document.undoStack().clear();
        editor.document.state().replaceAll(project);
        QCoreApplication::processEvents();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCoreApplication::processEvents();
        QVERIFY(editor.bytes() == before);
        QCOMPARE(editor.steps(), 0);
    };
    editor.type(editor.sequence(), QStringLiteral("4 4"), Qt::Key_unknown);
    replace();
    editor.look(editor.strip);
    QCOMPARE(editor.sequence().text(), QStringLiteral("0 1"));
    editor.type(editor.sequence(), QStringLiteral("4 4"), Qt::Key_unknown);
    editor.document.floorFocus().setFloor(editor.below); // it is to be taken in a moment
    replace();
    editor.look(editor.below);
    editor.type(editor.number("roomCountBox"), QStringLiteral("7"), Qt::Key_unknown);
    replace();
    editor.look(editor.below);
    QCOMPARE(editor.number("roomCountBox").value(), 5);
}

void TestFloorPanel::namesAndTypedTextArePlain()
{
    FloorEditor editor;
    QVERIFY(renameFloor(editor.document, editor.strip, "<b>Fox</b>"));
    QVERIFY(renameDungeon(editor.document, editor.document.project().dungeons.front().id, "<b>Hole</b>"));
    editor.setSequence({0, 1});
    editor.type(editor.sequence(), QStringLiteral("<b>0</b>"), Qt::Key_unknown);
    QVERIFY(editor.note().isVisible());
    int found = 0;
    for (const QLabel* label : editor.window.findChildren<QLabel*>()) {
        const bool hasMark = label->text().contains(QStringLiteral("<b>"));
        found += hasMark ? 1 : 0;
        QVERIFY2(!hasMark || label->textFormat() == Qt::PlainText, qPrintable(label->objectName()));
    }
    QVERIFY(found > 0);
    for (const char* label : {"floorHeading", "floorNote", "dungeonsNote"})
        QCOMPARE(editor.part<QLabel>(label).textFormat(), Qt::PlainText);
}

void TestFloorPanel::choicesAreNotCut()
{
    FloorEditor editor;
    auto& dock = editor.part<QDockWidget>("floor");
    editor.window.resizeDocks({&dock}, {288}, Qt::Horizontal);
    QCoreApplication::processEvents();
    const auto& box = editor.part<QComboBox>("roomOrderBox");
    const auto isCut = [&box] {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const int room =
            box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
        return box.fontMetrics().horizontalAdvance(box.currentText()) > room;
    };
    QVERIFY(!isCut());
    editor.choose("roomOrderBox", 0);
    QVERIFY(!isCut());
}

ZONEWRIGHT_TEST(floorpanel, TestFloorPanel)

#include "tst_floorpanel.moc"
