#include "gui/editor.h"
#include "models/terrainlegendmodel.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QItemSelectionModel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace zonewright;

/// The legend beside the real map.
class TestLegend : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void selectedRowsKeepTheirColours();
    void oneScrollBarForAll();
    void namesOfTerrainsAreWhole();
    void keysBringTheirRowIntoSight();

private:
    static QImage rowOf(QAbstractItemView& view, int row);
    static bool holdsColour(const QImage& image, QRgb color);
};

QImage TestLegend::rowOf(QAbstractItemView& view, int row)
{
    const QModelIndex index = view.model()->index(row, 0);
    return view.viewport()->grab(view.visualRect(index)).toImage();
}

bool TestLegend::holdsColour(const QImage& image, QRgb color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == color)
                return true;
        }
    }
    return false;
}

void TestLegend::selectedRowsKeepTheirColours()
{
    test::Editor editor;
    editor.window.setThemeChoice(ThemeChoice::Light);
    editor.show();
    auto& dock = editor.part<QDockWidget>("legend");
    auto& table = *dock.findChild<QTableView*>();
    for (const Terrain terrain : {Terrain::Grass, Terrain::Forest}) {
        const int row = static_cast<int>(index(terrain));
        const QRgb color = terrainColor(terrain, Theme::Light);
        table.clearSelection();
        QVERIFY(holdsColour(rowOf(table, row), color));
        table.selectRow(row);
        QVERIFY(holdsColour(rowOf(table, row), color));
    }
    auto& layers = editor.part<QListView>("layers");
    const QRgb grass = terrainColor(Terrain::Grass, Theme::Light);
    layers.setCurrentIndex(layers.model()->index(1, 0));
    QVERIFY(layers.selectionModel()->isSelected(layers.model()->index(1, 0)));
    QVERIFY(holdsColour(rowOf(layers, 1), grass));
}

void TestLegend::oneScrollBarForAll()
{
    for (const int height : {480, 700, 1000}) {
        test::Editor editor;
        editor.window.resize(1200, height);
        editor.show();
        auto& dock = editor.part<QDockWidget>("legend");
        for (QAbstractItemView* view : {static_cast<QAbstractItemView*>(dock.findChild<QListView*>()),
                                        static_cast<QAbstractItemView*>(dock.findChild<QTableView*>())}) {
            QCOMPARE(view->verticalScrollBar()->maximum(), 0);
            const QModelIndex last = view->model()->index(view->model()->rowCount() - 1, 0);
            QVERIFY(view->viewport()->rect().contains(view->visualRect(last)));
        }
        const auto& scroll = editor.part<QScrollArea>("legendScroll");
        QCOMPARE(scroll.horizontalScrollBar()->maximum(), 0);
        QCOMPARE(scroll.verticalScrollBar()->isVisible(), scroll.widget()->height() > scroll.viewport()->height());
    }
}

void TestLegend::namesOfTerrainsAreWhole()
{
    test::Editor editor;
    editor.show();
    auto& table = *editor.part<QDockWidget>("legend").findChild<QTableView*>();
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        const QModelIndex name = table.model()->index(row, TerrainLegendModel::NameColumn);
        QVERIFY2(table.columnWidth(TerrainLegendModel::NameColumn) >= table.sizeHintForIndex(name).width(),
                 qPrintable(name.data().toString()));
    }
    const int letter = table.columnWidth(TerrainLegendModel::LetterColumn);
    QVERIFY(letter >= table.fontMetrics().horizontalAdvance(QStringLiteral("Letter")));
    QVERIFY(letter < table.columnWidth(TerrainLegendModel::NameColumn));
    const QModelIndex share = table.model()->index(0, TerrainLegendModel::ShareColumn);
    QVERIFY(table.columnWidth(TerrainLegendModel::ShareColumn) >= table.sizeHintForIndex(share).width());
}

void TestLegend::keysBringTheirRowIntoSight()
{
    test::Editor editor;
    editor.window.resize(1200, 480);
    editor.show();
    auto& table = *editor.part<QDockWidget>("legend").findChild<QTableView*>();
    const auto& scroll = editor.part<QScrollArea>("legendScroll");
    QVERIFY(scroll.verticalScrollBar()->maximum() > 0);
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(table.currentIndex().row(), table.model()->rowCount() - 1);
    const QRect row = table.visualRect(table.currentIndex());
    const QRect seen(table.viewport()->mapTo(scroll.viewport(), row.topLeft()), row.size());
    QVERIFY(seen.top() >= 0 && seen.bottom() < scroll.viewport()->height());
}

ZONEWRIGHT_TEST(legend, TestLegend)

#include "tst_legend.moc"
