#include "support/testregistry.h"
#include "views/layersymbol.h"

#include <QListView>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestLayerSymbol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLayerHasItsOwn();
    void sizesAreInLogicalPixels();
    void listsShowThem();
};

void TestLayerSymbol::everyLayerHasItsOwn()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        for (const double ratio : {1.0, 1.25, 2.0, 2.5}) {
            std::vector<QImage> symbols;
            for (int layer = 0; layer < mapLayerCount; ++layer) {
                const QImage symbol = layerSymbol(static_cast<MapLayer>(layer), theme, {30, 18}, ratio).toImage();
                QVERIFY2(std::ranges::find(symbols, symbol) == symbols.end(), qPrintable(QString::number(layer)));
                symbols.push_back(symbol);
            }
        }
    }
}

void TestLayerSymbol::sizesAreInLogicalPixels()
{
    const QPixmap symbol = layerSymbol(MapLayer::Window, Theme::Light, {30, 18}, 2.5);
    QCOMPARE(symbol.size(), QSize(75, 45));
    QCOMPARE(symbol.deviceIndependentSize(), QSizeF(30, 18));
}

void TestLayerSymbol::listsShowThem()
{
    MapLayersModel model;
    LayerSymbolDelegate delegate;
    QListView list;
    list.setModel(&model);
    const QImage plain = list.grab().toImage();
    list.setItemDelegate(&delegate);
    const QImage light = list.grab().toImage();
    QVERIFY(light != plain);
    delegate.setTheme(Theme::Dark);
    QVERIFY(list.grab().toImage() != light);
    QVERIFY(list.sizeHintForRow(0) >= list.fontMetrics().height());
}

ZONEWRIGHT_TEST(layersymbol, TestLayerSymbol)

#include "tst_layersymbol.moc"
