#include "app/junctionspanel.h"
#include "app/panels.h"
#include "document/catalogueedits.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "support/testregistry.h"
#include "views/candidatesdelegate.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QMenu>
#include <QPaintEvent>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>

using namespace zonewright;

namespace junctionsgui {

/// The editor with a floor of the rooms 1 15 4 10 0 in focus, and its junctions in front.
struct JunctionsEditor
{
    test::Editor editor;
    ItemId floor = 0;

    explicit JunctionsEditor(std::vector<std::int32_t> rooms = {1, 15, 4, 10, 0})
    {
        const ItemId catalogue = editor.document.project().catalogues.front().id;
        QVERIFY(addDungeon(
            editor.document,
            {.name = "Test",
             .zone = {},
             .floors = {{.name = "Floor", .plan = StripPlan{.catalogue = catalogue, .sequence = std::move(rooms)}}}}));
        floor = editor.document.project().dungeons.back().floors.front().id;
        focus().setFloor(floor);
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(panel().isVisible());
    }

    FloorFocus& focus() { return editor.document.floorFocus(); }

    JunctionsPanel& panel() { return *editor.window.findChild<JunctionsPanel*>(); }

    QTableView& table() { return editor.part<QTableView>("junctionsTable"); }

    const StripPlan& plan()
    {
        return *floorAt(editor.document.project(), findFloor(editor.document.project(), floor).value()).strip();
    }

    QString text(int row, int column) { return table().model()->index(row, column).data().toString(); }

    /// Of the chip of a row of the floor, in a row of the table.
    QPoint chip(int joint, int row)
    {
        const QModelIndex index = table().model()->index(joint, JunctionsModel::CandidatesColumn);
        table().scrollTo(index);
        const auto mask = index.data(CandidatesRole).toULongLong();
        for (const auto& one : CandidatesDelegate::chips(table().visualRect(index), table().fontMetrics(), mask)) {
            if (one.row == row)
                return one.rect.center();
        }
        return {};
    }

    QPoint cell(int row) { return table().visualRect(table().model()->index(row, 0)).center(); }

    void click(int joint, int row) { QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, chip(joint, row)); }

    std::string bytes() { return formatProject(editor.document.project()); }
};

} // namespace junctionsgui

using junctionsgui::JunctionsEditor;

class TestJunctionsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chipsPinAndUnpin();
    void pinsHoldThroughRedraws();
    void rowsAndFocusStayInStep();
    void byKeysAlone();
    void pinsSeveralAtOnce();
    void everywhereAndBack();
    void commandsSayWhatTheyWouldDo();
    void everywhereSaysWhyNot();
    void specialPathIsDrawn();
    void refusalsAreSaid();
    void hoverGoesBothWays();
    void pinsOffAnyJointGo();
    void menuHasTheCommands();
    void emptyStates();
    void selectionOutlivesChanges();
    void whatMattersFitsTheDock();
    void columnsStayAsTheyWereMade();
    void hoverPaintsTwoRows();
};

void TestJunctionsPanel::chipsPinAndUnpin()
{
    JunctionsEditor one;
    QCOMPARE(one.table().model()->rowCount(), 4);
    QCOMPARE(one.text(2, JunctionsModel::CandidatesColumn), QStringLiteral("1 3 4 5"));
    const std::string before = one.bytes();
    one.click(2, 5);
    QCOMPARE(one.plan().pins, (std::vector{JointPin{.column = 12, .row = 5}}));
    QCOMPARE(one.text(2, JunctionsModel::StateColumn), QStringLiteral("pinned"));
    QCOMPARE(one.focus().current(), (JointPlace{.column = 12, .row = 5}));
    QCOMPARE(one.focus().joints(), std::vector{12});
    one.click(2, 4);
    QCOMPARE(one.plan().pins, (std::vector{JointPin{.column = 12, .row = 4}}));
    one.click(2, 4);
    QVERIFY(one.plan().pins.empty());
    one.editor.action(ActionId::Undo).trigger();
    one.editor.action(ActionId::Undo).trigger();
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
}

void TestJunctionsPanel::pinsHoldThroughRedraws()
{
    JunctionsEditor one;
    one.click(2, 5);
    for (int i = 0; i < 10; ++i) {
        one.editor.action(ActionId::RedrawJunctions).trigger();
        QCOMPARE(one.text(2, JunctionsModel::ChosenColumn), QStringLiteral("5"));
    }
}

void TestJunctionsPanel::rowsAndFocusStayInStep()
{
    JunctionsEditor one;
    QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {}, one.cell(1));
    QCOMPARE(one.focus().joints(), std::vector{8});
    QTest::mouseClick(one.table().viewport(), Qt::LeftButton, Qt::ControlModifier, one.cell(3));
    QCOMPARE(one.focus().joints(), (std::vector{8, 16}));
    QCOMPARE(one.focus().current()->column, 16);
    one.focus().chooseJoints({4, 8, 16}, JointPlace{.column = 8, .row = 3});
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 3);
    QVERIFY(!one.table().selectionModel()->isRowSelected(2, {}));
    QCOMPARE(one.table().currentIndex().row(), 1);
    QCOMPARE(one.focus().joints(), (std::vector{4, 8, 16})); // as it was set
    QCOMPARE(one.focus().current(), (JointPlace{.column = 8, .row = 3}));
    one.focus().chooseJoints({}, std::nullopt);
    QVERIFY(!one.table().selectionModel()->hasSelection());
}

void TestJunctionsPanel::byKeysAlone()
{
    JunctionsEditor one;
    one.table().setFocus();
    QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {}, one.cell(0));
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&one.table(), Qt::Key_Down);
    QCOMPARE(one.focus().current()->column, 12);
    QTest::keyClick(&one.table(), Qt::Key_Right); // onto the open one
    QCOMPARE(QString::number(one.focus().current()->row), one.text(2, JunctionsModel::ChosenColumn));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&one.table(), Qt::Key_Left);
    QCOMPARE(one.focus().current(), (JointPlace{.column = 12, .row = 1}));
    QTest::keyClick(&one.table(), Qt::Key_Right);
    QCOMPARE(one.focus().current(), (JointPlace{.column = 12, .row = 3})); // 2 is none
    QTest::keyClick(&one.table(), Qt::Key_Space);
    QCOMPARE(one.plan().pins, (std::vector{JointPin{.column = 12, .row = 3}}));
    QTest::keyClick(&one.table(), Qt::Key_Down); // its row is a candidate there too
    QCOMPARE(one.focus().current(), (JointPlace{.column = 16, .row = 3}));
    QTest::keyClick(&one.table(), Qt::Key_Return);
    QCOMPARE(one.plan().pins.size(), std::size_t{2});
    QTest::keyClick(&one.table(), Qt::Key_Return);
    QCOMPARE(one.plan().pins.size(), std::size_t{1});
    QTest::keyClick(&one.table(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(one.focus().joints().size(), std::size_t{4});
    QTest::keyClick(&one.table(), Qt::Key_Delete);
    QVERIFY(one.plan().pins.empty());
}

void TestJunctionsPanel::pinsSeveralAtOnce()
{
    JunctionsEditor one;
    QVERIFY(!one.editor.action(ActionId::PinJoints).isEnabled());
    one.focus().chooseJoints({4, 8, 16}, std::nullopt);
    QVERIFY(one.editor.action(ActionId::PinJoints).isEnabled());
    const QString open = one.text(3, JunctionsModel::ChosenColumn);
    const int steps = one.editor.document.undoStack().count();
    one.editor.action(ActionId::PinJoints).trigger();
    QCOMPARE(one.editor.document.undoStack().count(), steps + 1);
    QCOMPARE(one.plan().pins.size(), std::size_t{3});
    QCOMPARE(one.text(3, JunctionsModel::ChosenColumn), open);
    one.focus().chooseJoints({4, 8, 12, 16}, std::nullopt); // not all are pinned
    one.editor.action(ActionId::PinJoints).trigger();
    QCOMPARE(one.plan().pins.size(), std::size_t{4});
    one.editor.action(ActionId::PinJoints).trigger();
    QVERIFY(one.plan().pins.empty());
}

void TestJunctionsPanel::everywhereAndBack()
{
    JunctionsEditor one;
    one.focus().chooseJoint({.column = 12});
    QVERIFY(!one.editor.action(ActionId::UnpinEverywhere).isEnabled());
    one.editor.action(ActionId::PinEverywhere).trigger();
    QCOMPARE(one.text(2, JunctionsModel::SourceColumn), QStringLiteral("everywhere"));
    QVERIFY(one.editor.action(ActionId::UnpinEverywhere).isEnabled());
    one.editor.action(ActionId::UnpinEverywhere).trigger();
    QCOMPARE(one.text(2, JunctionsModel::SourceColumn), QString());
    QVERIFY(!one.editor.action(ActionId::UnpinEverywhere).isEnabled());
}

void TestJunctionsPanel::commandsSayWhatTheyWouldDo()
{
    JunctionsEditor one;
    const QAction& pin = one.editor.action(ActionId::PinJoints);
    QCOMPARE(pin.text(), QStringLiteral("&Pin Junction"));
    one.focus().chooseJoints({4, 8}, std::nullopt);
    QCOMPARE(pin.text(), QStringLiteral("&Pin Junction"));
    one.editor.action(ActionId::PinJoints).trigger();
    QCOMPARE(pin.text(), QStringLiteral("Un&pin Junction"));
    one.focus().chooseJoints({4, 8, 12}, std::nullopt); // one of them is not
    QCOMPARE(pin.text(), QStringLiteral("&Pin Junction"));
    one.focus().chooseJoint({.column = 8});
    QCOMPARE(pin.text(), QStringLiteral("Un&pin Junction"));
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(pin.text(), QStringLiteral("&Pin Junction"));
}

void TestJunctionsPanel::everywhereSaysWhyNot()
{
    JunctionsEditor one;
    const QAction& everywhere = one.editor.action(ActionId::PinEverywhere);
    QVERIFY(!everywhere.isEnabled());
    QVERIFY(everywhere.toolTip().startsWith(everywhere.whatsThis()));
    one.focus().chooseJoint({.column = 8});
    QVERIFY(everywhere.isEnabled());
    QVERIFY(pinPath(one.editor.document, one.floor, 8, {{0, 1}, {0, 2}}));
    QVERIFY(!everywhere.isEnabled());
    QCOMPARE(everywhere.toolTip(), QStringLiteral("A path goes everywhere only for a pair without candidates."));
    const int steps = one.editor.document.undoStack().count();
    one.editor.action(ActionId::PinEverywhere).trigger();
    QCOMPARE(one.editor.document.undoStack().count(), steps);
    one.editor.action(ActionId::Undo).trigger();
    QVERIFY(everywhere.isEnabled());
    QVERIFY(everywhere.toolTip().startsWith(everywhere.whatsThis()));
}

void TestJunctionsPanel::specialPathIsDrawn()
{
    JunctionsEditor one({0, 1});
    QCOMPARE(one.text(0, JunctionsModel::StateColumn), QStringLiteral("special"));
    QCOMPARE(one.text(0, JunctionsModel::ChosenColumn), QStringLiteral("path"));
    QAction& edit = one.editor.action(ActionId::EditPath);
    QVERIFY(!edit.isEnabled());
    one.focus().chooseJoint({.column = 4});
    QVERIFY(edit.isEnabled() && !edit.isChecked());
    edit.trigger();
    QVERIFY(edit.isChecked() && one.editor.document.pathDraft().isActive());
    QCOMPARE(one.editor.document.pathDraft().column(), 4);
    one.focus().chooseJoints({}, std::nullopt);
    QVERIFY(edit.isEnabled()); // it can still be ended
    edit.trigger();
    QVERIFY(!edit.isChecked() && !one.editor.document.pathDraft().isActive());
}

void TestJunctionsPanel::refusalsAreSaid()
{
    JunctionsEditor one({0, 1});
    // Blocked: there is nothing to pin.
    QVERIFY(setPairPath(one.editor.document, one.focus().plan()->strip()->catalogue, 0, 1, {}));
    one.focus().chooseJoint({.column = 4});
    const int steps = one.editor.document.undoStack().count();
    one.editor.action(ActionId::PinJoints).trigger();
    QCOMPARE(one.editor.document.undoStack().count(), steps);
    bool isSaid = false;
    for (const QLabel* label : one.editor.window.findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QStringLiteral("column 4"), Qt::CaseInsensitive);
    QVERIFY(isSaid);
}

void TestJunctionsPanel::hoverGoesBothWays()
{
    JunctionsEditor one;
    QTest::mouseMove(one.table().viewport(), one.chip(2, 4));
    QTRY_COMPARE(one.focus().hovered(), std::optional(JointPlace{.column = 12, .row = 4}));
    QTest::mouseMove(one.table().viewport(), one.cell(1));
    QTRY_COMPARE(one.focus().hovered(), std::optional(JointPlace{.column = 8}));
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(one.table().viewport(), &leave);
    QCOMPARE(one.focus().hovered(), std::optional<JointPlace>());
    const QImage rest = one.table().viewport()->grab().toImage();
    one.focus().hover(JointPlace{.column = 16, .row = 1});
    QVERIFY(one.table().viewport()->grab().toImage() != rest);
}

void TestJunctionsPanel::pinsOffAnyJointGo()
{
    JunctionsEditor one;
    QVERIFY(pinJoints(one.editor.document, one.floor,
                      std::array{JointPin{.column = 14, .row = 1}, JointPin{.column = 12, .row = 3}}));
    QCOMPARE(one.table().model()->rowCount(), 5);
    one.table().scrollTo(one.table().model()->index(4, 0));
    QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {}, one.cell(4));
    QVERIFY(one.table().selectionModel()->isRowSelected(4, {}));
    QVERIFY(one.focus().joints().empty());
    QTest::keyClick(&one.table(), Qt::Key_Delete);
    QCOMPARE(one.table().model()->rowCount(), 4);
    QCOMPARE(one.plan().pins.size(), std::size_t{1});
}

void TestJunctionsPanel::menuHasTheCommands()
{
    JunctionsEditor one;
    one.focus().chooseJoint({.column = 12});
    Q_EMIT one.table().customContextMenuRequested(one.cell(2));
    auto* menu = one.panel().findChild<QMenu*>(QStringLiteral("junctionsMenu"));
    QVERIFY(menu);
    for (const ActionId id : {ActionId::PinJoints, ActionId::EditPath, ActionId::PinEverywhere,
                              ActionId::UnpinEverywhere, ActionId::RedrawJunctions})
        QVERIFY(menu->actions().contains(&one.editor.action(id)));
    menu->close();
}

void TestJunctionsPanel::emptyStates()
{
    JunctionsEditor one({4});
    auto& pages = one.editor.part<QStackedWidget>("junctionsPages");
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("noJunctions"));
    QCOMPARE(one.editor.text("emptyJunctions"), QStringLiteral("A floor of one room has no junction."));
    for (const FloorPlace place : allFloors(one.editor.document.project())) {
        if (floorAt(one.editor.document.project(), place).dug() != nullptr)
            one.focus().setFloor(floorAt(one.editor.document.project(), place).id);
    }
    QVERIFY(one.editor.text("emptyJunctions").startsWith(QStringLiteral("A dug floor has no junctions")));
    one.editor.document.startNew({.name = "Empty"});
    QVERIFY(one.editor.text("emptyJunctions").startsWith(QStringLiteral("No floor is selected")));
    QVERIFY(!one.editor.action(ActionId::PinJoints).isEnabled());
    QVERIFY(!one.editor.action(ActionId::EditPath).isEnabled());
}

/// Joints of other columns come and go, those that stay stay chosen.
void TestJunctionsPanel::selectionOutlivesChanges()
{
    JunctionsEditor one;
    one.focus().chooseJoints({4, 12}, JointPlace{.column = 12, .row = 4});
    one.editor.action(ActionId::RedrawJunctions).trigger();
    QCOMPARE(one.focus().joints(), (std::vector{4, 12}));
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 2);
    StripPlan shorter = one.plan();
    shorter.sequence = {1, 15};
    QVERIFY(changeFloor(one.editor.document, one.floor, shorter));
    QCOMPARE(one.focus().joints(), std::vector{4});
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 1);
    one.editor.document.undoStack().undo();
    QCOMPARE(one.focus().joints(), std::vector{4});
    QCOMPARE(one.table().model()->rowCount(), 4);
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 1);
}

/// The joint, its pair, four candidates, its row and its state, at the width that the dock asks for.
void TestJunctionsPanel::whatMattersFitsTheDock()
{
    JunctionsEditor one(std::vector<std::int32_t>(400, 4)); // with a scroll bar
    QTableView& table = one.table();
    QTRY_VERIFY(table.verticalScrollBar()->isVisible());
    const QHeaderView& header = *table.horizontalHeader();
    QCOMPARE(one.panel().sizeHint().width(), 320);
    int right = 2 * table.frameWidth() + table.verticalScrollBar()->width();
    for (const int column : {JunctionsModel::PlaceColumn, JunctionsModel::PairColumn, JunctionsModel::CandidatesColumn,
                             JunctionsModel::ChosenColumn, JunctionsModel::StateColumn}) {
        QCOMPARE(header.visualIndex(column), column);
        right += table.columnWidth(column);
        const QString head = table.model()->headerData(column, Qt::Horizontal).toString();
        QVERIFY2(header.fontMetrics().horizontalAdvance(head) + 12 <= table.columnWidth(column), qPrintable(head));
    }
    QVERIFY2(right <= 320, qPrintable(QString::number(right)));
    QVERIFY(CandidatesDelegate::widthOf(4, table.fontMetrics()) <= table.columnWidth(JunctionsModel::CandidatesColumn));
    const auto fits = [&table](int column, const QString& text, bool isBold = false) {
        QFont font = table.font();
        font.setBold(isBold);
        QStyleOptionViewItem option;
        option.initFrom(&table);
        option.font = font;
        option.fontMetrics = QFontMetrics(font);
        option.features = QStyleOptionViewItem::HasDisplay;
        option.text = text;
        option.rect = QRect(0, 0, table.columnWidth(column), 24);
        const int margins = 2 * (table.style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, &table) + 1);
        return table.style()->subElementRect(QStyle::SE_ItemViewItemText, &option, &table).width() - margins >=
               option.fontMetrics.horizontalAdvance(text);
    };
    QVERIFY(fits(JunctionsModel::PlaceColumn, QStringLiteral("9999")));
    QVERIFY(fits(JunctionsModel::PairColumn, QStringLiteral("-999")));
    QVERIFY(fits(JunctionsModel::ChosenColumn, QStringLiteral("path")));
    for (const JointState state : {JointState::Drawn, JointState::Pinned, JointState::Special, JointState::Blocked})
        QVERIFY(fits(JunctionsModel::StateColumn, jointStateText(state), state == JointState::Blocked));
}

void TestJunctionsPanel::columnsStayAsTheyWereMade()
{
    JunctionsEditor one;
    const auto all = [&one] {
        std::vector<int> widths;
        for (int column = 0; column + 1 < JunctionsModel::ColumnCount; ++column)
            widths.push_back(one.table().columnWidth(column));
        return widths;
    };
    const auto lookAround = [&one] {
        for (const FloorPlace place : allFloors(one.editor.document.project()))
            one.focus().setFloor(floorAt(one.editor.document.project(), place).id);
        one.focus().setFloor(one.floor);
        one.editor.window.resize(one.editor.window.size() + QSize(40, 20));
        QCoreApplication::processEvents();
    };
    const auto before = all();
    lookAround();
    QCOMPARE(all(), before);
    one.table().horizontalHeader()->resizeSection(JunctionsModel::CandidatesColumn, 222);
    const auto wide = all();
    lookAround();
    QCOMPARE(all(), wide);
    QEvent event(QEvent::StyleChange);
    QApplication::sendEvent(&one.panel(), &event);
    QCOMPARE(all(), wide);
}

void TestJunctionsPanel::hoverPaintsTwoRows()
{
    struct Painted : QObject
    {
        int height = 0;

        bool eventFilter(QObject*, QEvent* event) override
        {
            if (event->type() == QEvent::Paint)
                height += static_cast<QPaintEvent*>(event)->region().boundingRect().height();
            return false;
        }
    };

    JunctionsEditor one;
    one.focus().hover(JointPlace{.column = 8});
    QTRY_VERIFY(one.editor.window.isSettled());
    QCoreApplication::processEvents();
    Painted painted;
    one.table().viewport()->installEventFilter(&painted);
    one.focus().hover(JointPlace{.column = 12});
    QTRY_VERIFY(painted.height > 0);
    QVERIFY(painted.height <= 2 * one.table().rowHeight(0));
    one.focus().hover(std::nullopt);
    QCoreApplication::processEvents();
}

ZONEWRIGHT_TEST(junctionspanel, TestJunctionsPanel)

#include "tst_junctionspanel.moc"
