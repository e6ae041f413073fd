#include "app/comparisonpanel.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QAction>
#include <QDockWidget>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>

using namespace zonewright;

class TestComparisonPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void actionCompares();
    void emptyWalkSaysWhatToDo();
    void figuresGoStaleAndComeBack();
    void comparisonIsCancelled();
    void useThisActsOnTheRowShown_data();
    void useThisActsOnTheRowShown();
    void usedRowIsNotOffered();
    void bestFiguresHaveASign();
};

namespace {

/// The window on a small world with a walk, and the panel in front.
struct ComparisonEditor : test::Editor
{
    explicit ComparisonEditor(int turns = 120)
    {
        document.startNew({.name = "Elderlore", .size = 4, .zoneSize = 3});
        walk(turns);
        show();
        panelDock().show();
        panelDock().raise();
        QCoreApplication::processEvents();
    }

    void walk(int turns)
    {
        for (int i = 0; i < turns; ++i)
            document.playback().walk(static_cast<Direction>(i / 7 % 6));
    }

    QDockWidget& panelDock() { return part<QDockWidget>("comparison"); }

    WalkComparison& comparison() { return panelDock().findChild<ComparisonPanel*>()->comparison(); }

    QTableView& table() { return part<QTableView>("comparisonTable"); }

    void click(const char* name)
    {
        auto& button = part<QPushButton>(name);
        QVERIFY2(button.isVisible() && button.isEnabled(), name);
        QTest::mouseClick(&button, Qt::LeftButton);
    }

    void compare()
    {
        click("compareButton");
        QTRY_VERIFY_WITH_TIMEOUT(!comparison().isRunning(), 120'000);
        QVERIFY(comparison().figures());
    }

    void clickRow(int row)
    {
        const QModelIndex index = table().model()->index(row, ComparisonModel::LostColumn);
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().visualRect(index).center());
    }

    void clickHeader(int column)
    {
        QHeaderView& header = *table().horizontalHeader();
        const QPoint place(header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
                           header.height() / 2);
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, place);
    }

    QString nameOf(int row) { return table().model()->index(row, ComparisonModel::SchemeColumn).data().toString(); }
};

} // namespace

void TestComparisonPanel::actionCompares()
{
    ComparisonEditor editor;
    editor.panelDock().hide();
    QCOMPARE(editor.text("comparisonState"), QStringLiteral("Not compared yet"));
    editor.action(ActionId::Compare).trigger();
    QVERIFY(editor.panelDock().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!editor.comparison().isRunning(), 120'000);
    QVERIFY(editor.comparison().isCurrent());
    QCOMPARE(editor.table().model()->rowCount(), 5);
    QVERIFY(editor.text("comparisonState").contains(QStringLiteral("120")));
    QCOMPARE(editor.part<QPushButton>("compareButton").text(), QStringLiteral("Compare Again"));
}

void TestComparisonPanel::emptyWalkSaysWhatToDo()
{
    ComparisonEditor editor(0);
    auto& pages = editor.part<QStackedWidget>("comparisonPages");
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("comparisonEmptyPage"));
    QVERIFY(!editor.part<QPushButton>("compareButton").isEnabled());
    editor.action(ActionId::Compare).trigger();
    QVERIFY(editor.part<QLabel>("comparisonEmptyLabel").isVisible());
    QVERIFY(editor.text("comparisonEmptyLabel").contains(QStringLiteral("arrow keys")));
    editor.walk(5);
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("comparisonTablePage"));
    editor.compare();
    editor.document.playback().discard();
    QVERIFY(editor.text("comparisonState").contains(QStringLiteral("no walk")));
}

void TestComparisonPanel::figuresGoStaleAndComeBack()
{
    ComparisonEditor editor;
    editor.compare();
    const QString fresh = editor.text("comparisonState");
    const QString figure = editor.table().model()->index(0, ComparisonModel::ComputedColumn).data().toString();
    const QImage before = editor.table().viewport()->grab().toImage();
    QVERIFY(changeView(editor.document, 3));
    QVERIFY(editor.text("comparisonState").startsWith(QStringLiteral("Out of date")));
    QVERIFY(!editor.part<QLabel>("comparisonSign").pixmap().isNull());
    QCOMPARE(editor.table().model()->index(0, ComparisonModel::ComputedColumn).data().toString(), figure);
    QVERIFY(editor.table().viewport()->grab().toImage() != before); // they stand back
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(editor.text("comparisonState"), fresh);
    QVERIFY(editor.part<QLabel>("comparisonSign").pixmap().isNull());
    QTRY_VERIFY(editor.document.playback().isSettled());
    editor.walk(1);
    QVERIFY(editor.text("comparisonState").startsWith(QStringLiteral("Out of date")));
    editor.compare();
    QVERIFY(editor.text("comparisonState").contains(QStringLiteral("121")));
}

void TestComparisonPanel::comparisonIsCancelled()
{
    ComparisonEditor editor;
    editor.compare();
    keepWalk(editor.document, std::vector<Direction>(400'000, Direction::SouthEast));
    editor.document.playback().discard();
    auto& bar = editor.part<QProgressBar>("comparisonProgress");
    QVERIFY(!bar.isVisible());
    editor.click("compareButton");
    QVERIFY(bar.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(bar.value() > 0, 60'000);
    editor.click("cancelComparisonButton");
    QVERIFY(!editor.comparison().isRunning());
    QVERIFY(!bar.isVisible());
    QVERIFY(!editor.part<QPushButton>("cancelComparisonButton").isEnabled());
    QVERIFY(editor.text("comparisonState").startsWith(QStringLiteral("Out of date")));
}

void TestComparisonPanel::useThisActsOnTheRowShown_data()
{
    QTest::addColumn<int>("column");
    for (const int column : {int(ComparisonModel::SchemeColumn), int(ComparisonModel::ComputedColumn),
                             int(ComparisonModel::HiccupsColumn)})
        QTest::addRow("%d", column) << column;
}

/// Sorted by the header's clicks, either way.
void TestComparisonPanel::useThisActsOnTheRowShown()
{
    QFETCH(int, column);
    ComparisonEditor editor;
    editor.compare();
    for (int turn = 0; turn < 2; ++turn) {
        editor.clickHeader(column);
        for (int row = 0; row < 5; ++row) {
            const QString name = editor.nameOf(row);
            editor.clickRow(row);
            if (name.endsWith(QLatin1String("(in use)")))
                continue;
            const Project before = editor.document.project();
            editor.click("useSchemeButton");
            const auto& scheme = comparedSchemes[static_cast<std::size_t>(editor.comparison().usedRow())];
            const WalkSettings& walk = editor.document.project().walk;
            QVERIFY(walk.memory == scheme.memory);
            QCOMPARE(editor.nameOf(row), name + QStringLiteral(" (in use)"));
            QVERIFY(!editor.part<QPushButton>("useSchemeButton").isEnabled());
            editor.action(ActionId::Undo).trigger();
            QVERIFY(editor.document.project() == before);
            QCOMPARE(editor.nameOf(row), name);
        }
    }
}

void TestComparisonPanel::usedRowIsNotOffered()
{
    ComparisonEditor editor;
    auto& use = editor.part<QPushButton>("useSchemeButton");
    QVERIFY(!use.isEnabled()); // nothing is selected
    editor.clickRow(2);
    QVERIFY(!use.isEnabled());
    editor.clickRow(0);
    QVERIFY(use.isEnabled());
    QVERIFY(changeEngine(editor.document, {.queue = QueueMode::Fifo}));
    QVERIFY(!use.isEnabled());
}

/// In grey as in colour.
void TestComparisonPanel::bestFiguresHaveASign()
{
    ComparisonEditor editor;
    editor.compare();
    const auto sign = [&](const QModelIndex& index) {
        QStyleOptionViewItem option;
        option.initFrom(&editor.table());
        option.rect = editor.table().visualRect(index);
        return editor.table().itemDelegate()->sizeHint(option, index).width();
    };
    int best = 0;
    for (int column = 1; column < ComparisonModel::ColumnCount; ++column) {
        for (int row = 0; row < 5; ++row) {
            const QModelIndex index = editor.table().model()->index(row, column);
            if (!index.data(BestRole).toBool())
                continue;
            ++best;
            const int plain = editor.table().fontMetrics().horizontalAdvance(index.data().toString());
            QVERIFY(sign(index) > plain + editor.table().fontMetrics().height() / 2);
            QVERIFY(editor.table().columnWidth(column) >= sign(index));
        }
    }
    QVERIFY(best > 2);
}

ZONEWRIGHT_TEST(comparisonpanel, TestComparisonPanel)

#include "tst_comparisonpanel.moc"
