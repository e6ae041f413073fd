#include "app/limitedspinbox.h"
#include "app/nameedit.h"
#include "document/catalogueedits.h"
#include "document/flooredits.h"
#include "document/roomedits.h"
#include "gui/roomseditor.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QItemSelectionModel>
#include <QTemporaryDir>

#include <array>

using namespace zonewright;

using roomsgui::must;
using roomsgui::RoomsEditor;

/// What is typed and turned in the fields of the Rooms dock.
class TestRoomFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codesFollowAndClashesAreSaid();
    void codesAreTurned();
    void numbersTurnedInARowAreOneStep();
    void aStartIsPutInOneStep();
    void refusalsGoWithEscape();
    void namesAreTyped();
    void closingAsksAboutATypedName();
    void nothingJumps();
};

void TestRoomFields::codesFollowAndClashesAreSaid()
{
    RoomsEditor one;
    auto& box = one.editor.part<LimitedSpinBox>("roomCodeBox");
    const auto type = [&](const char* text) {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(text));
        QTest::keyClick(&box, Qt::Key_Return);
    };
    const std::string before = one.bytes();
    type("21");
    QCOMPARE(one.room().code, 21);
    const auto plan =
        *floorAt(one.editor.document.project(), *findFloor(one.editor.document.project(), one.floor)).strip();
    QVERIFY(plan.sequence == (std::vector<std::int32_t>{1, 15, 4, 10, 21}));
    QCOMPARE(one.list().currentIndex().row(), 0);
    QCOMPARE(one.list().selectionModel()->selectedIndexes().size(), 1);
    type("15");
    QCOMPARE(one.room().code, 21);
    QCOMPARE(one.editor.text("roomsNote"), QStringLiteral("Another room has that code."));
    QCOMPARE(box.value(), 21);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    QCOMPARE(box.value(), 0);
    type("99999999999");
    QVERIFY(one.editor.text("roomsNote").contains(QStringLiteral("99999999999")));
    QCOMPARE(one.bytes(), before);
}

/// Steps pass over codes of other rooms, and over those that floors wait for; all of them are one step of the history.
void TestRoomFields::codesAreTurned()
{
    RoomsEditor one;
    auto& box = one.editor.part<LimitedSpinBox>("roomCodeBox");
    const ItemId catalogue = one.focus().catalogue();
    must(recodeRooms(one.editor.document, catalogue, std::array{RecodedRoom{17, 3}}));
    must(changeFloor(one.editor.document, one.floor,
                     StripPlan{.catalogue = catalogue, .sequence = {1, 15, 4, 10, 0, 3}}));
    must(removeRooms(one.editor.document, catalogue, std::array<std::int32_t, 1>{3}));
    const std::string before = one.bytes();
    const int steps = one.history().count();
    box.stepUp();
    QCOMPARE(one.room().code, 2); // 1 is another room's
    box.stepUp();
    QCOMPARE(one.room().code, 5); // 3 is the floor's, 4 another room's
    box.stepUp();
    box.stepDown();
    box.stepDown();
    QCOMPARE(one.room().code, 2);
    QCOMPARE(one.history().count(), steps + 1);
    const auto plan =
        *floorAt(one.editor.document.project(), *findFloor(one.editor.document.project(), one.floor)).strip();
    QVERIFY(plan.sequence == (std::vector<std::int32_t>{1, 15, 4, 10, 2, 3}));
    one.history().undo();
    QCOMPARE(one.bytes(), before);
    one.history().redo();
    QCOMPARE(one.room().code, 2);
    one.history().undo();
    box.stepUp();
    box.stepDown(); // back again: nothing was done
    QCOMPARE(one.bytes(), before);
    QCOMPARE(one.history().index(), steps);
    box.stepUp();
    one.focus().chooseRoom(4);
    box.stepUp(); // another room
    QCOMPARE(one.history().count(), steps + 2);
}

void TestRoomFields::numbersTurnedInARowAreOneStep()
{
    RoomsEditor one;
    const std::string before = one.bytes();
    const int steps = one.history().count();
    auto& width = one.editor.part<LimitedSpinBox>("roomWidthBox");
    for (int i = 0; i < 2; ++i)
        width.stepDown();
    QCOMPARE(one.room().width(), 1);
    QCOMPARE(one.history().count(), steps + 1);
    for (int i = 0; i < 2; ++i)
        width.stepUp();
    QCOMPARE(one.bytes(), before); // nothing is lost on the way
    QCOMPARE(one.history().count(), steps);
    auto& rows = one.editor.part<LimitedSpinBox>("roomRowsBox");
    rows.stepDown();
    rows.stepDown();
    QCOMPARE(one.focus().rooms()->rows(), 3);
    width.stepUp();
    QCOMPARE(one.history().count(), steps + 2);
    // Something else in between: what was turned before is not what this begins with.
    one.editor.action(ActionId::Undo).trigger();
    must(paintRoom(one.editor.document, one.focus().catalogue(), 0, std::array{Point{1, 1}}, false));
    QVERIFY(!one.isSlab({1, 1}));
    width.stepUp();
    QVERIFY(!one.isSlab({1, 1}));
    QCOMPARE(one.room().width(), 4);
    auto& x = one.editor.part<LimitedSpinBox>("roomStartXBox");
    x.setValue(4);
    QCOMPARE(one.room().start.x, 4);
    auto& y = one.editor.part<LimitedSpinBox>("roomStartYBox");
    y.setValue(1);
    QVERIFY(one.room().start == (Point{4, 1}) && one.isSlab({4, 1}));
    while (one.history().canUndo() && one.bytes() != before)
        one.history().undo();
    QCOMPARE(one.bytes(), before);
}

/// Typed or turned, no cell is a slab but the one that it comes to, until the keys leave its two fields.
void TestRoomFields::aStartIsPutInOneStep()
{
    RoomsEditor one;
    auto& x = one.editor.part<LimitedSpinBox>("roomStartXBox");
    auto& y = one.editor.part<LimitedSpinBox>("roomStartYBox");
    one.focus().chooseRoom(1);
    const Point start = one.room().start;
    must(paintRoom(one.editor.document, one.focus().catalogue(), 1,
                   std::array{Point{1, 1}, Point{2, 1}, Point{3, 1}, Point{1, start.y}, Point{3, start.y}}, false));
    const RoomType before = one.room();
    const int steps = one.history().count();
    const int column = start.x == 3 ? 1 : 3;
    const auto isMovedTo = [&](Point to) {
        RoomType moved = before;
        moved.start = to;
        moved.columns[static_cast<std::size_t>(to.x - 1)] |= rowBit(to.y);
        QVERIFY(one.room() == moved);
    };
    x.setFocus();
    x.selectAll();
    QTest::keyClicks(&x, QString::number(column));
    QTest::keyClick(&x, Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), &y);
    y.selectAll();
    QTest::keyClicks(&y, QStringLiteral("1"));
    QTest::keyClick(&y, Qt::Key_Tab);
    isMovedTo({column, 1});
    QCOMPARE(one.history().count(), steps + 1);
    one.editor.action(ActionId::Undo).trigger();
    QVERIFY(one.room() == before);
    x.setFocus();
    QTest::keyClick(&x, column > start.x ? Qt::Key_Up : Qt::Key_Down);
    QTest::keyClick(&x, Qt::Key_Tab);
    while (one.room().start.y > 1)
        QTest::keyClick(&y, Qt::Key_Down);
    isMovedTo(one.room().start);
    QCOMPARE(one.history().index(), steps + 1);
    one.list().setFocus(); // what comes now is another step
    y.setFocus();
    QTest::keyClick(&y, Qt::Key_Up);
    QCOMPARE(one.history().index(), steps + 2);
}

/// What was refused is past when the field is as it was, and is read whole somewhere.
void TestRoomFields::refusalsGoWithEscape()
{
    RoomsEditor one;
    one.editor.window.resizeDocks({&one.editor.part<QDockWidget>("rooms")}, {160}, Qt::Horizontal);
    auto& box = one.editor.part<LimitedSpinBox>("roomCodeBox");
    auto& name = one.editor.part<NameEdit>("roomNameEdit");
    auto& note = one.editor.part<QLabel>("roomsNote");
    for (QWidget* field : {static_cast<QWidget*>(&box), static_cast<QWidget*>(&name)}) {
        field->setFocus();
        box.selectAll();
        name.selectAll();
        QTest::keyClicks(field, field == &box ? QStringLiteral("99999999999") : QStringLiteral(" "));
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!note.text().isEmpty());
        QVERIFY(note.property("invalid").toBool());
        const bool isCut = note.fontMetrics().horizontalAdvance(note.text()) > note.contentsRect().width();
        QCOMPARE(one.status() == note.text(), isCut);
        QVERIFY(isCut || field != &box);
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(note.text(), QString());
        QVERIFY(!note.property("invalid").toBool());
        QVERIFY(!isCut || one.status().isEmpty());
    }
}

void TestRoomFields::namesAreTyped()
{
    RoomsEditor one;
    auto& name = one.editor.part<NameEdit>("roomNameEdit");
    const QString before = name.text();
    const int steps = one.history().count();
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Throne"));
    QTest::keyClick(&name, Qt::Key_Escape);
    QCOMPARE(name.text(), before);
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Throne"));
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(one.room().name, std::string("Throne"));
    QCOMPARE(one.list().currentIndex().data().toString(), QStringLiteral("Throne"));
    QCOMPARE(one.history().count(), steps + 1);
    name.clear();
    QTest::keyClicks(&name, QStringLiteral("  "));
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(one.room().name, std::string("Throne"));
    QVERIFY(!one.editor.text("roomsNote").isEmpty());
    // What is typed goes to the room that it was typed for.
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Cell"));
    one.list().setFocus();
    one.focus().chooseRoom(4);
    const RoomCatalogue& rooms = *one.focus().rooms();
    QCOMPARE(rooms.rooms()[static_cast<std::size_t>(*rooms.indexOf(0))].name, std::string("Cell"));
}

/// What is typed when the window is closed, or another file opened, is a change like any other.
void TestRoomFields::closingAsksAboutATypedName()
{
    QTemporaryDir folder;
    RoomsEditor one;
    const QString file = folder.filePath(QStringLiteral("a.zonewright"));
    must(one.editor.document.saveAs(file));
    const auto type = [&](const char* field, const char* text) {
        auto& edit = one.editor.part<QLineEdit>(field);
        edit.setFocus();
        edit.selectAll();
        QTest::keyClicks(&edit, QLatin1String(text));
        QVERIFY(!one.editor.document.isModified());
    };
    type("roomNameEdit", "Throne");
    test::answerBox(QMessageBox::RejectRole);
    QVERIFY(!one.editor.window.close());
    QVERIFY(one.editor.document.isModified());
    QCOMPARE(one.room().name, std::string("Throne"));
    must(one.editor.document.save());
    type("roomNameEdit", "Cell");
    test::answerBox(QMessageBox::RejectRole);
    one.editor.window.files().openInstead(file);
    QCOMPARE(one.room().name, std::string("Cell"));
    must(one.editor.document.save());
    type("nameEdit", "Westwold"); // of the world
    test::answerBox(QMessageBox::RejectRole);
    QVERIFY(!one.editor.window.close());
    QCOMPARE(one.editor.name(), std::string("Westwold"));
}

/// Whatever is said, every part of the panel stays where it is.
void TestRoomFields::nothingJumps()
{
    RoomsEditor one;
    const auto places = [&one] {
        QStringList all;
        for (const char* name :
             {"roomsList", "roomCanvas", "roomNameEdit", "roomCodeBox", "roomRowsBox", "roomsNote"}) {
            const auto& part = one.editor.part<QWidget>(name);
            const QRect at(part.mapTo(&one.panel(), QPoint()), part.size());
            all << QStringLiteral("%1 %2,%3 %4x%5")
                       .arg(QLatin1String(name))
                       .arg(at.x())
                       .arg(at.y())
                       .arg(at.width())
                       .arg(at.height());
        }
        return all;
    };
    QCoreApplication::processEvents();
    const QStringList before = places();
    auto& box = one.editor.part<LimitedSpinBox>("roomCodeBox");
    for (const char* text : {"15", "99999999999", "21"}) {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(text));
        QTest::keyClick(&box, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }
    one.focus().chooseRoom(4);
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

ZONEWRIGHT_TEST(roomfields, TestRoomFields)

#include "tst_roomfields.moc"
