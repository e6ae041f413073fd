#include "app/elidedlabel.h"
#include "app/pairspanel.h"
#include "app/panels.h"
#include "app/problemspanel.h"
#include "core/strip/golombruler.h"
#include "document/catalogueedits.h"
#include "document/dungeonedits.h"
#include "document/problemwatch.h"
#include "document/roomedits.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "support/testregistry.h"
#include "views/pairmatrixview.h"
#include "views/pairpreview.h"

#include <QDockWidget>
#include <QItemSelectionModel>
#include <QListView>
#include <QMouseEvent>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QTreeView>

using namespace zonewright;

namespace pairsgui {

/// The editor with its pairs in front.
struct PairsEditor
{
    test::Editor editor;

    PairsEditor()
    {
        editor.window.resize(1200, 1000);
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(panel().isVisible() && matrix().viewport()->isVisible());
    }

    PairsPanel& panel() { return *editor.window.findChild<PairsPanel*>(); }

    PairMatrixView& matrix() { return editor.part<PairMatrixView>("pairMatrix"); }

    PairMatrixModel& model() { return static_cast<PairMatrixModel&>(*matrix().model()); }

    PairPreview& preview() { return editor.part<PairPreview>("pairPreview"); }

    QListView& paths() { return editor.part<QListView>("pathSuggestions"); }

    QToolButton& button(const char* name) { return editor.part<QToolButton>(name); }

    RoomFocus& focus() { return editor.document.roomFocus(); }

    const RoomCatalogue& rooms() { return *focus().rooms(); }

    int steps() { return editor.document.undoStack().count(); }

    void click(std::int32_t left, std::int32_t right)
    {
        const QModelIndex index = model().indexOf({left, right});
        matrix().scrollTo(index);
        QTest::mouseClick(matrix().viewport(), Qt::LeftButton, {}, matrix().visualRect(index).center());
    }

    const SpecialPath* path(std::int32_t left, std::int32_t right)
    {
        return rooms().specialPath(rooms().indexOf(left).value(), rooms().indexOf(right).value());
    }

    const PairPin* pin(std::int32_t left, std::int32_t right)
    {
        return rooms().pin(rooms().indexOf(left).value(), rooms().indexOf(right).value());
    }

    std::vector<std::int32_t> codes()
    {
        std::vector<std::int32_t> all;
        for (const RoomType& room : rooms().rooms())
            all.push_back(room.code);
        return all;
    }

    std::string bytes() { return formatProject(editor.document.project()); }
};

} // namespace pairsgui

using pairsgui::PairsEditor;

class TestPairsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exactlyFourPairsHaveNoCandidates();
    void aClickPreviewsThePair();
    void aPathIsSuggestedAndUsed();
    void movingThroughPathsShowsThem();
    void pairsWithCandidatesNeedNone();
    void candidatesArePinnedEverywhere();
    void codesAreSuggested();
    void thePairOfTheJointIsTaken();
    void theFocusStaysWithTheWork();
    void keysSayTheirPair();
    void aPathThatDoesNotJoinIsSaid();
    void codesAreSuggestedInSight();
    void whatIsSaidHasTheRoom();
    void theUsedPathIsInSight();
    void byKeysAlone();
    void problemsLeadToTheirPair();
    void paintingIsSeenAtOnce();
    void filesAreNotChanged();
    void withoutACatalogue();
    void itFitsItsDock();
    void itTurnsWithItsDock();
};

void TestPairsPanel::exactlyFourPairsHaveNoCandidates()
{
    PairsEditor one;
    QStringList numbers;
    for (int row = 0; row < one.model().rowCount(); ++row) {
        for (int column = 0; column < one.model().columnCount(); ++column) {
            const QModelIndex index = one.model().index(row, column);
            if (index.data(PairMatrixModel::CountRole).toInt() == 0)
                numbers << QString::number(index.data(PairMatrixModel::NumberRole).toLongLong());
        }
    }
    numbers.sort();
    QCOMPARE(numbers,
             (QStringList{QStringLiteral("-1"), QStringLiteral("-7"), QStringLiteral("14"), QStringLiteral("17")}));
}

void TestPairsPanel::aClickPreviewsThePair()
{
    PairsEditor one;
    const QImage nothing = one.preview().grab().toImage();
    one.click(4, 10);
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{4, 10}));
    QVERIFY(one.preview().grab().toImage() != nothing);
    QVERIFY(one.editor.text("pairCaption").startsWith(QStringLiteral("4 gallery – 10 bend: number -6, 4 candidate")));
    one.focus().setPair(RoomCodes{17, 0}); // elsewhere
    QCOMPARE(one.matrix().currentIndex(), one.model().indexOf({17, 0}));
    one.focus().setPair(std::nullopt);
    QVERIFY(!one.matrix().selectionModel()->hasSelection());
    QCOMPARE(one.focus().pair(), std::nullopt);
    QCOMPARE(one.preview().grab().toImage(), nothing);
}

void TestPairsPanel::aPathIsSuggestedAndUsed()
{
    PairsEditor one;
    QVERIFY(!one.editor.action(ActionId::SuggestPaths).isEnabled());
    one.click(10, 17);
    const PathCells own = one.path(10, 17)->cells;
    const std::string before = one.bytes();
    const int steps = one.steps();
    QVERIFY(!one.button("usePathButton").isEnabled());
    one.editor.action(ActionId::SuggestPaths).trigger();
    QTRY_VERIFY(one.paths().hasFocus());
    QVERIFY(one.paths().model()->rowCount() > 1);
    int other = 0;
    while (one.paths().model()->index(other, 0).data(PathSuggestionsModel::ChosenRole).toBool())
        ++other;
    one.paths().setCurrentIndex(one.paths().model()->index(other, 0));
    QVERIFY(one.button("usePathButton").isEnabled());
    one.button("usePathButton").click();
    QCOMPARE(one.steps(), steps + 1);
    QVERIFY(one.path(10, 17)->cells != own);
    QVERIFY(one.paths().model()->index(other, 0).data(PathSuggestionsModel::ChosenRole).toBool());
    QVERIFY(!one.button("usePathButton").isEnabled()); // it is the pair's own now
    one.button("removePathButton").click();
    QVERIFY(one.path(10, 17) == nullptr);
    QCOMPARE(one.steps(), steps + 2);
    QVERIFY(!one.button("removePathButton").isEnabled());
    QCOMPARE(one.model().indexOf({10, 17}).data(PairMatrixModel::StateRole).toInt(), int{PairMatrixModel::Blocked});
    const QPoint row = one.paths().visualRect(one.paths().model()->index(0, 0)).center();
    QTest::mouseClick(one.paths().viewport(), Qt::LeftButton, {}, row);
    QTest::mouseDClick(one.paths().viewport(), Qt::LeftButton, {}, row);
    QCOMPARE(one.steps(), steps + 3);
    QVERIFY(one.path(10, 17) != nullptr);
    for (int i = 0; i < 3; ++i)
        one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    QCOMPARE(one.path(10, 17)->cells, own);
}

void TestPairsPanel::movingThroughPathsShowsThem()
{
    PairsEditor one;
    one.click(0, 1);
    const QImage own = one.preview().grab().toImage();
    one.paths().setFocus();
    std::vector<QImage> seen;
    for (int row = 0; row < one.paths().model()->rowCount(); ++row) {
        one.paths().setCurrentIndex(one.paths().model()->index(row, 0));
        const QImage picture = one.preview().grab().toImage();
        QVERIFY(std::ranges::find(seen, picture) == seen.end());
        QCOMPARE(picture == own, one.paths().currentIndex().data(PathSuggestionsModel::ChosenRole).toBool());
        seen.push_back(picture);
    }
    // What the pointer is on comes before what is current, as long as it is there.
    QMouseEvent move(QEvent::MouseMove, one.paths().visualRect(one.paths().model()->index(0, 0)).center(),
                     one.paths().viewport()->mapToGlobal(QPoint()), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QApplication::sendEvent(one.paths().viewport(), &move);
    QCOMPARE(one.preview().grab().toImage(), seen.front());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(one.paths().viewport(), &leave);
    QCOMPARE(one.preview().grab().toImage(), seen.back());
    one.click(10, 17);
    one.click(0, 1);
    QCOMPARE(one.preview().grab().toImage(), own);
}

void TestPairsPanel::pairsWithCandidatesNeedNone()
{
    PairsEditor one;
    one.click(4, 10);
    auto& pages = one.editor.part<QStackedWidget>("suggestionPages");
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("noSuggestions"));
    QVERIFY(one.editor.text("noSuggestionsLabel").contains(QStringLiteral("needs no special path")));
    QVERIFY(!one.button("usePathButton").isEnabled());
    QVERIFY(!one.button("removePathButton").isEnabled());
    QVERIFY(setPairPath(one.editor.document, one.focus().catalogue(), 4, 10, {{0, 1}, {0, 2}}));
    QVERIFY(one.button("removePathButton").isEnabled()); // it is there for nothing
    one.click(0, 1);
    QCOMPARE(pages.currentWidget(), one.paths().parentWidget());
}

void TestPairsPanel::candidatesArePinnedEverywhere()
{
    PairsEditor one;
    one.click(4, 10);
    const std::string before = one.bytes();
    const auto clickRow = [&](int row) {
        const QPointF at = one.preview().rectOf({one.preview().jointColumn(), row}).center();
        QTest::mouseClick(&one.preview(), Qt::LeftButton, {}, at.toPoint());
    };
    clickRow(4);
    QCOMPARE(one.pin(4, 10)->row, 4);
    clickRow(1);
    QCOMPARE(one.pin(4, 10)->row, 1);
    QCOMPARE(one.model().indexOf({4, 10}).data(PairMatrixModel::PinnedRowRole).toInt(), 1);
    clickRow(1);
    QVERIFY(one.pin(4, 10) == nullptr);
    clickRow(2); // none
    QVERIFY(one.pin(4, 10) == nullptr);
    for (int i = 0; i < 3; ++i)
        one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
}

void TestPairsPanel::codesAreSuggested()
{
    PairsEditor one;
    QAction& suggest = one.editor.action(ActionId::SuggestCodes);
    QVERIFY(!suggest.isEnabled()); // the article's codes are the ruler
    QVERIFY(suggest.toolTip().contains(QStringLiteral("already")));
    const std::vector<RecodedRoom> poor{{0, 100}, {1, 101}, {4, 102}, {10, 103}, {15, 104}, {17, 105}};
    QVERIFY(recodeRooms(one.editor.document, one.focus().catalogue(), poor));
    QVERIFY(suggest.isEnabled());
    one.click(103, 105);
    const std::string before = one.bytes();
    const int steps = one.steps();
    suggest.trigger();
    QCOMPARE(one.steps(), steps + 1);
    QVERIFY(one.codes() == golombCodes(6));
    QVERIFY(!suggest.isEnabled());
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{10, 17}));
    QVERIFY(one.path(10, 17) != nullptr); // it came along
    bool isSaid = false;
    for (const QLabel* label : one.editor.window.findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QStringLiteral("all their differences are distinct"));
    QVERIFY(isSaid);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
}

void TestPairsPanel::thePairOfTheJointIsTaken()
{
    PairsEditor one;
    const ItemId catalogue = one.focus().catalogue();
    QVERIFY(
        addDungeon(one.editor.document,
                   {.name = "Test",
                    .zone = {},
                    .floors = {{.name = "Floor", .plan = StripPlan{.catalogue = catalogue, .sequence = {0, 1, 15}}}}}));
    FloorFocus& floor = one.editor.document.floorFocus();
    floor.setFloor(one.editor.document.project().dungeons.back().floors.front().id);
    QAction& suggest = one.editor.action(ActionId::SuggestPaths);
    QVERIFY(!suggest.isEnabled());
    floor.chooseJoint({.column = 4});
    QVERIFY(suggest.isEnabled());
    one.editor.part<QWidget>("legend").raise(); // another dock is in front
    suggest.trigger();
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{0, 1}));
    QTRY_VERIFY(one.paths().hasFocus());
    one.click(15, 1); // what was chosen last counts
    suggest.trigger();
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{15, 1}));
    floor.chooseJoint({.column = 8});
    suggest.trigger();
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{1, 15}));
}

/// A button that has done its work gives the keys to what it worked on, not to the button beside it.
void TestPairsPanel::theFocusStaysWithTheWork()
{
    PairsEditor one;
    one.click(10, 17);
    int other = 0;
    while (one.paths().model()->index(other, 0).data(PathSuggestionsModel::ChosenRole).toBool())
        ++other;
    one.paths().setCurrentIndex(one.paths().model()->index(other, 0));
    one.button("usePathButton").setFocus();
    QTest::keyClick(&one.button("usePathButton"), Qt::Key_Space);
    QVERIFY(one.path(10, 17) != nullptr);
    QCOMPARE(one.editor.window.focusWidget(), &one.paths());
    one.button("removePathButton").setFocus();
    QTest::keyClick(&one.button("removePathButton"), Qt::Key_Space);
    QVERIFY(one.path(10, 17) == nullptr);
    QCOMPARE(one.editor.window.focusWidget(), &one.matrix());
    const std::vector<RecodedRoom> poor{{0, 100}, {1, 101}, {4, 102}, {10, 103}, {15, 104}, {17, 105}};
    QVERIFY(recodeRooms(one.editor.document, one.focus().catalogue(), poor));
    one.button("suggestCodesButton").setFocus();
    QTest::keyClick(&one.button("suggestCodesButton"), Qt::Key_Space);
    QVERIFY(one.codes() == golombCodes(6));
    QCOMPARE(one.editor.window.focusWidget(), &one.matrix());
}

void TestPairsPanel::keysSayTheirPair()
{
    PairsEditor one;
    one.click(0, 0);
    const QPoint at = one.matrix().visualRect(one.model().indexOf({4, 10})).center();
    QMouseEvent move(QEvent::MouseMove, at, one.matrix().viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(one.matrix().viewport(), &move);
    QVERIFY(one.editor.text("pairCaption").startsWith(QStringLiteral("4 gallery – 10 bend")));
    QTest::keyClick(&one.matrix(), Qt::Key_Down);
    QCOMPARE(one.editor.text("pairCaption"), one.model().indexOf({1, 0}).data(Qt::AccessibleTextRole).toString());
}

void TestPairsPanel::aPathThatDoesNotJoinIsSaid()
{
    PairsEditor one;
    one.click(10, 17);
    QVERIFY(setPairPath(one.editor.document, one.focus().catalogue(), 10, 17, {}));
    const QImage without = one.preview().grab().toImage();
    QVERIFY(setPairPath(one.editor.document, one.focus().catalogue(), 10, 17, {{0, 1}}));
    QVERIFY(one.editor.text("pairCaption").contains(QStringLiteral("does not join")));
    QVERIFY(one.preview().grab().toImage() != without);
}

/// From the menu, with another dock in front.
void TestPairsPanel::codesAreSuggestedInSight()
{
    PairsEditor one;
    const std::vector<RecodedRoom> poor{{0, 100}, {1, 101}, {4, 102}, {10, 103}, {15, 104}, {17, 105}};
    QVERIFY(recodeRooms(one.editor.document, one.focus().catalogue(), poor));
    one.editor.part<QDockWidget>("pairs").hide();
    one.editor.action(ActionId::SuggestCodes).trigger();
    QTRY_VERIFY(one.panel().isVisible());
}

/// A long sentence has what room there is in the status bar, and gives it back.
void TestPairsPanel::whatIsSaidHasTheRoom()
{
    PairsEditor one;
    const auto& said = one.editor.part<QLabel>("statusPlace");
    const auto& next = one.editor.part<QLabel>("statusNext");
    const auto& player = one.editor.part<QLabel>("statusPlayer");
    QVERIFY(recodeRooms(one.editor.document, one.focus().catalogue(), std::array{RecodedRoom{17, 50}}));
    const bool hadNext = next.isVisible();
    const QRect before = player.geometry();
    one.editor.action(ActionId::SuggestCodes).trigger();
    QCoreApplication::processEvents();
    QVERIFY(said.text().size() > 60);
    QVERIFY2(said.contentsRect().width() >= said.fontMetrics().horizontalAdvance(said.text()),
             qPrintable(QString::number(said.contentsRect().width())));
    QCOMPARE(player.pos(), before.topLeft());
    test::move(one.editor.worldView(), {20, 20});
    test::move(one.editor.worldView(), {40, 40});
    QCoreApplication::processEvents();
    QCOMPARE(next.isVisible(), hadNext);
    QCOMPARE(player.geometry(), before);
}

/// Of many paths, that of the pair is seen when the pair is chosen, and also after an undo.
void TestPairsPanel::theUsedPathIsInSight()
{
    PairsEditor one;
    one.editor.window.resize(1200, 700);
    one.click(0, 1);
    QTRY_VERIFY(one.paths().model()->rowCount() > 1);
    QListView& list = one.paths();
    const int last = list.model()->rowCount() - 1;
    list.setCurrentIndex(list.model()->index(last, 0));
    one.button("usePathButton").click();
    const auto usedRow = [&list] {
        for (int row = 0; row < list.model()->rowCount(); ++row) {
            if (list.model()->index(row, 0).data(PathSuggestionsModel::ChosenRole).toBool())
                return row;
        }
        return -1;
    };
    QCOMPARE(usedRow(), last);
    list.setFixedHeight(2 * list.sizeHintForRow(0) + 4); // of some rows, most are out of sight
    one.click(4, 10);
    one.click(0, 1);
    const auto isInSight = [&] {
        return usedRow() >= 0 &&
               list.viewport()->rect().contains(list.visualRect(list.model()->index(usedRow(), 0)).center());
    };
    QTRY_VERIFY(isInSight());
    one.focus().chooseRoom(1);
    one.editor.action(ActionId::RemoveRooms).trigger();
    QVERIFY(!one.focus().pair());
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.focus().pair(), (RoomCodes{0, 1}));
    QTRY_VERIFY(isInSight());
    QCOMPARE(one.focus().room()->code, 1);
}

void TestPairsPanel::byKeysAlone()
{
    PairsEditor one;
    one.matrix().setFocus();
    one.matrix().setCurrentIndex(one.model().index(0, 0));
    QTest::keyClick(&one.matrix(), Qt::Key_Right);
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{0, 1}));
    QTest::keyClick(&one.matrix(), Qt::Key_Return);
    QVERIFY(one.paths().hasFocus());
    QCOMPARE(one.paths().currentIndex().row(), 0);
    while (one.paths().currentIndex().data(PathSuggestionsModel::ChosenRole).toBool())
        QTest::keyClick(&one.paths(), Qt::Key_Down);
    const int steps = one.steps();
    QTest::keyClick(&one.paths(), Qt::Key_Return);
    QCOMPARE(one.steps(), steps + 1);
    QVERIFY(one.paths().currentIndex().data(PathSuggestionsModel::ChosenRole).toBool());
    QTest::keyClick(&one.paths(), Qt::Key_Return); // it has it already
    QCOMPARE(one.steps(), steps + 1);
    one.focus().setPair(RoomCodes{4, 10});
    one.preview().setFocus();
    QTest::keyClick(&one.preview(), Qt::Key_Down);
    QTest::keyClick(&one.preview(), Qt::Key_Space);
    QVERIFY(one.pin(4, 10) != nullptr);
}

void TestPairsPanel::problemsLeadToTheirPair()
{
    PairsEditor one;
    const ItemId catalogue = one.focus().catalogue();
    QVERIFY(pinPair(one.editor.document, catalogue, 1, 15, 1)); // no candidate
    const auto other = addCatalogue(one.editor.document, one.rooms().contents());
    QVERIFY(other);
    one.focus().setCatalogue(*other);
    auto* problems = one.editor.window.findChild<ProblemsPanel*>();
    bringForward(*problems);
    one.editor.part<QWidget>("legend").raise();
    QTRY_VERIFY_WITH_TIMEOUT(one.editor.window.findChild<ProblemWatch*>()->isSettled(), 60'000);
    auto& tree = one.editor.part<QTreeView>("problemsTree");
    auto& model = static_cast<ProblemsModel&>(*tree.model());
    const QModelIndexList all =
        model.match(model.index(0, 0), Qt::DisplayRole, QString(), -1, Qt::MatchContains | Qt::MatchRecursive);
    const auto found = std::ranges::find_if(all, [&](const QModelIndex& index) {
        const auto problem = model.problemAt(index);
        return problem && std::holds_alternative<CatalogueProblem>(*problem) &&
               std::get<CatalogueProblem>(*problem).catalogue == catalogue;
    });
    QVERIFY(found != all.end());
    tree.setCurrentIndex(*found);
    QTest::keyClick(&tree, Qt::Key_Return);
    QCOMPARE(one.focus().catalogue(), catalogue);
    QCOMPARE(one.focus().pair(), std::optional(RoomCodes{1, 15}));
    QTRY_VERIFY(one.matrix().viewport()->isVisible());
    QVERIFY(one.model().indexOf({1, 15}).data(PairMatrixModel::LostPinRole).toBool());
}

void TestPairsPanel::paintingIsSeenAtOnce()
{
    PairsEditor one;
    one.click(4, 10);
    const QImage matrix = one.matrix().viewport()->grab().toImage();
    const QString count = one.model().indexOf({4, 10}).data().toString();
    const QImage preview = one.preview().grab().toImage();
    QVERIFY(paintRoom(one.editor.document, one.focus().catalogue(), 10, std::array{Point{1, 1}}, false));
    QVERIFY(one.model().indexOf({4, 10}).data().toString() != count);
    QVERIFY(one.editor.text("pairCaption").contains(QStringLiteral("3 candidate")));
    QVERIFY(one.matrix().viewport()->grab().toImage() != matrix);
    QVERIFY(one.preview().grab().toImage() != preview);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.matrix().viewport()->grab().toImage(), matrix);
    QCOMPARE(one.preview().grab().toImage(), preview);
}

/// What has a file of its own is looked at, and stays as it is.
void TestPairsPanel::filesAreNotChanged()
{
    PairsEditor one;
    const auto file =
        addCatalogueFile(one.editor.document, QLatin1String(ZONEWRIGHT_SOURCE_DIR "/resources/samples/rooms-six.json"));
    QVERIFY(file);
    one.focus().setCatalogue(*file);
    one.click(0, 1);
    one.paths().setCurrentIndex(one.paths().model()->index(0, 0));
    QVERIFY(!one.button("usePathButton").isEnabled());
    QVERIFY(!one.button("removePathButton").isEnabled());
    QVERIFY(!one.editor.action(ActionId::SuggestCodes).isEnabled());
    const int steps = one.steps();
    const auto saysWhy = [&] { return one.editor.text("statusPlace").contains(QStringLiteral("a file of its own")); };
    one.paths().setFocus();
    QTest::keyClick(&one.paths(), Qt::Key_Return);
    QVERIFY(saysWhy());
    QCOMPARE(one.steps(), steps);
    one.click(4, 10);
    const QPointF at = one.preview().rectOf({one.preview().jointColumn(), 4}).center();
    QTest::mouseClick(&one.preview(), Qt::LeftButton, {}, at.toPoint());
    QVERIFY(saysWhy());
    QCOMPARE(one.steps(), steps);
}

void TestPairsPanel::withoutACatalogue()
{
    PairsEditor one;
    QVERIFY(one.editor.document.open(QLatin1String(ZONEWRIGHT_SOURCE_DIR "/resources/samples/empty.zonewright")));
    while (!one.editor.document.project().catalogues.empty())
        QVERIFY(removeCatalogue(one.editor.document, one.editor.document.project().catalogues.front().id));
    QCOMPARE(one.editor.part<QStackedWidget>("pairsPages").currentWidget()->objectName(), QStringLiteral("noPairs"));
    QVERIFY(!one.editor.action(ActionId::SuggestCodes).isEnabled());
    QVERIFY(!one.editor.action(ActionId::SuggestPaths).isEnabled());
}

void TestPairsPanel::itFitsItsDock()
{
    PairsEditor one;
    QCOMPARE(one.panel().minimumSizeHint(), QSize(150, 48));
    one.click(10, 17);
    const QModelIndex last = one.model().index(5, 5);
    QVERIFY(one.matrix().viewport()->rect().contains(one.matrix().visualRect(last)));
    QVERIFY(one.paths().viewport()->height() >= 4 * one.paths().sizeHintForRow(0));
    auto& caption = one.editor.part<ElidedLabel>("pairCaption");
    const int height = caption.height();
    for (const auto& [left, right] : {std::pair{10, 17}, std::pair{4, 10}}) {
        one.focus().setPair(RoomCodes{left, right});
        QVERIFY(!caption.shownLines().last().endsWith(QChar(0x2026)));
        QCOMPARE(caption.height(), height);
    }
    const QFontMetrics metrics = one.paths().fontMetrics();
    one.focus().setPair(RoomCodes{10, 17});
    for (int row = 0; row < one.paths().model()->rowCount(); ++row) {
        const QString text = one.paths().model()->index(row, 0).data().toString();
        QVERIFY2(metrics.horizontalAdvance(text) < panelWidth - 2 * metrics.height(), qPrintable(text));
    }
    const QRectF cell = one.preview().rectOf({4, 3});
    QVERIFY2(cell.width() >= 8, qPrintable(QString::number(cell.width())));
}

/// Wherever the dock is put, matrix, pair and paths are in sight beside or below each other.
void TestPairsPanel::itTurnsWithItsDock()
{
    PairsEditor one;
    one.focus().setPair(RoomCodes{10, 17});
    const auto& all = one.editor.part<QSplitter>("pairsSplitter");
    const auto& pair = one.editor.part<QSplitter>("pairSplitter");
    auto& dock = one.editor.part<QDockWidget>("pairs");
    QCOMPARE(all.orientation(), Qt::Horizontal);
    QCOMPARE(pair.orientation(), Qt::Horizontal);
    QVERIFY(one.preview().width() > one.matrix().width());

    one.editor.window.addDockWidget(Qt::RightDockWidgetArea, &dock);
    one.editor.window.resize(1200, 1500);
    QTRY_COMPARE(all.orientation(), Qt::Vertical);
    QTRY_VERIFY2(one.panel().height() >= 300, qPrintable(QString::number(one.panel().height())));
    QVERIFY(one.paths().viewport()->height() >= 4 * one.paths().sizeHintForRow(0));

    dock.setFloating(true);
    dock.resize(250, 640);
    QTRY_COMPARE(pair.orientation(), Qt::Vertical);
    QCOMPARE(all.orientation(), Qt::Vertical);
    for (const QWidget* part : std::initializer_list<QWidget*>{&one.matrix(), &one.preview(), &one.paths()})
        QVERIFY2(part->height() >= 60 && part->width() >= 150, qPrintable(part->objectName()));
}

ZONEWRIGHT_TEST(pairspanel, TestPairsPanel)
#include "tst_pairspanel.moc"
