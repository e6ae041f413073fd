#include "models/junctionsmodel.h"
#include "support/testregistry.h"
#include "views/candidatesdelegate.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTableView>
#include <QTest>

using namespace zonewright;

class TestCandidatesDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chipsStandInOrderAndApart();
    void pointsFindTheirChip();
    void clicksGoToTheChip();
    void everyStateLooksItsOwnWay();
    void hoverAndCurrentAreSeen();
};

namespace {

constexpr QRect chipCell(10, 20, 200, 26);
constexpr ColumnMask threeRows = 0b10101; // rows 1, 3, 5

/// One joint in column 12.
QStandardItemModel& chipModel()
{
    static QStandardItemModel model(1, JunctionsModel::ColumnCount);
    const QModelIndex index = model.index(0, JunctionsModel::CandidatesColumn);
    for (const auto& [role, value] :
         {std::pair<int, QVariant>{CandidatesRole, QVariant::fromValue(qulonglong{threeRows})},
          std::pair<int, QVariant>{JointColumnRole, 12}, std::pair<int, QVariant>{OpenRowRole, 3},
          std::pair<int, QVariant>{FloorPinRole, 0}, std::pair<int, QVariant>{CataloguePinRole, 0}})
        model.setData(index, value, role);
    return model;
}

QStyleOptionViewItem chipOption()
{
    QStyleOptionViewItem option;
    option.rect = chipCell;
    option.state = QStyle::State_Enabled;
    option.palette.setColor(QPalette::Text, Qt::black);
    option.palette.setColor(QPalette::Base, Qt::white);
    option.palette.setColor(QPalette::Highlight, Qt::blue);
    option.palette.setColor(QPalette::HighlightedText, Qt::white);
    return option;
}

QImage paintedChips(const CandidatesDelegate& delegate, const QStandardItemModel& model)
{
    QImage image(QSize(240, 60), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    delegate.paint(&painter, chipOption(), model.index(0, JunctionsModel::CandidatesColumn));
    return image;
}

int darkPixels(const QImage& image, const QRect& rect)
{
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += image.pixelColor(x, y).lightness() < 128 ? 1 : 0;
    }
    return count;
}

QRect chipOf(int row)
{
    for (const auto& chip : CandidatesDelegate::chips(chipCell, chipOption().fontMetrics, threeRows)) {
        if (chip.row == row)
            return chip.rect;
    }
    return {};
}

} // namespace

void TestCandidatesDelegate::chipsStandInOrderAndApart()
{
    const QFontMetrics metrics = chipOption().fontMetrics;
    const auto all = CandidatesDelegate::chips(chipCell, metrics, ~ColumnMask{0});
    QCOMPARE(all.size(), std::size_t{64});
    for (std::size_t i = 0; i < all.size(); ++i) {
        QCOMPARE(all[i].row, static_cast<int>(i) + 1);
        QVERIFY(all[i].rect.top() > chipCell.top() && all[i].rect.bottom() < chipCell.bottom());
        QVERIFY(i == 0 || all[i].rect.left() > all[i - 1].rect.right());
        QVERIFY(all[i].rect.width() > metrics.horizontalAdvance(QString::number(all[i].row)));
    }
    QVERIFY(CandidatesDelegate::chips(chipCell, metrics, 0).empty());
    const auto five = CandidatesDelegate::chips(chipCell, metrics, 0b11111);
    QVERIFY(five.back().rect.right() - chipCell.left() < CandidatesDelegate::widthOf(5, metrics));
}

void TestCandidatesDelegate::pointsFindTheirChip()
{
    const QModelIndex index = chipModel().index(0, JunctionsModel::CandidatesColumn);
    const QFontMetrics metrics = chipOption().fontMetrics;
    for (const int row : {1, 3, 5})
        QCOMPARE(CandidatesDelegate::rowAt(chipCell, metrics, index, chipOf(row).center()), row);
    QCOMPARE(CandidatesDelegate::rowAt(chipCell, metrics, index, chipCell.topLeft()), 0);
    QCOMPARE(CandidatesDelegate::rowAt(chipCell, metrics, index, chipCell.bottomRight()), 0);
    QCOMPARE(CandidatesDelegate::rowAt(chipCell, metrics, chipModel().index(0, JunctionsModel::StateColumn),
                                       chipOf(3).center()),
             0);
}

void TestCandidatesDelegate::clicksGoToTheChip()
{
    QTableView table;
    CandidatesDelegate delegate;
    table.setModel(&chipModel());
    table.setItemDelegate(&delegate);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.resize(900, 200);
    const QModelIndex index = chipModel().index(0, JunctionsModel::CandidatesColumn);
    table.setColumnWidth(index.column(), 200);
    table.show();
    const QSignalSpy clicked(&delegate, &CandidatesDelegate::chipClicked);
    const QRect cell = table.visualRect(index);
    const auto chips = CandidatesDelegate::chips(cell, table.fontMetrics(), threeRows);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, chips[1].rect.center());
    QCOMPARE(clicked.size(), 1);
    QCOMPARE(clicked.front().at(1).toInt(), 3);
    QVERIFY(!table.selectionModel()->hasSelection());
    QTest::mouseClick(table.viewport(), Qt::RightButton, {}, chips[1].rect.center());
    QTest::mouseClick(table.viewport(), Qt::LeftButton, Qt::ControlModifier, chips[1].rect.center());
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, cell.bottomRight() - QPoint(3, 3));
    QCOMPARE(clicked.size(), 1);
    QVERIFY(table.selectionModel()->hasSelection());
}

/// In shape, not in colour alone.
void TestCandidatesDelegate::everyStateLooksItsOwnWay()
{
    const CandidatesDelegate delegate;
    QStandardItemModel& model = chipModel();
    const QModelIndex index = model.index(0, JunctionsModel::CandidatesColumn);
    const QImage drawn = paintedChips(delegate, model);
    QVERIFY(darkPixels(drawn, chipOf(3)) > 2 * darkPixels(drawn, chipOf(1))); // full, and dashed
    model.setData(index, 3, FloorPinRole);
    const QImage pinned = paintedChips(delegate, model);
    QVERIFY(pinned.copy(chipOf(3)) != drawn.copy(chipOf(3)));
    QCOMPARE(pinned.copy(chipOf(1)), drawn.copy(chipOf(1)));
    model.setData(index, 0, FloorPinRole);
    model.setData(index, 3, CataloguePinRole);
    const QImage everywhere = paintedChips(delegate, model);
    QVERIFY(everywhere.copy(chipOf(3)) != drawn.copy(chipOf(3)));
    QVERIFY(everywhere.copy(chipOf(3)) != pinned.copy(chipOf(3)));
}

void TestCandidatesDelegate::hoverAndCurrentAreSeen()
{
    CandidatesDelegate delegate;
    const QImage rest = paintedChips(delegate, chipModel());
    delegate.setHovered(JointPlace{.column = 12, .row = 1});
    const QImage hovered = paintedChips(delegate, chipModel());
    QVERIFY(hovered.copy(chipOf(1)) != rest.copy(chipOf(1)));
    QVERIFY(hovered.pixel(chipCell.right() - 2, chipCell.top() + 2) !=
            rest.pixel(chipCell.right() - 2, chipCell.top() + 2)); // the whole row
    delegate.setHovered(JointPlace{.column = 8, .row = 1});
    QCOMPARE(paintedChips(delegate, chipModel()), rest);
    delegate.setHovered(std::nullopt);
    delegate.setCurrent(JointPlace{.column = 12, .row = 5});
    QVERIFY(paintedChips(delegate, chipModel()) != rest);
    delegate.setCurrent(JointPlace{.column = 12});
    QCOMPARE(paintedChips(delegate, chipModel()), rest);
}

ZONEWRIGHT_TEST(candidatesdelegate, TestCandidatesDelegate)

#include "tst_candidatesdelegate.moc"
