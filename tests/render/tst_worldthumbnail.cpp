#include "render/worldthumbnail.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>

using namespace zonewright;

class TestWorldThumbnail : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheSizeAskedFor_data();
    void hasTheSizeAskedFor();
    void showsTheWorldAboutAZone();
    void differsByWorldAndTheme();
    void coversEveryWorld_data();
    void coversEveryWorld();

private:
    static QImage of(const WorldSettings& settings, Point zone = {}, Theme theme = Theme::Light, double ratio = 1.0)
    {
        return worldThumbnail(World::create(settings).value(), zone, {96, 60}, ratio, theme,
                              std::make_shared<Tilesets>());
    }
};

void TestWorldThumbnail::hasTheSizeAskedFor_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<QSize>("pixels");
    QTest::newRow("1") << 1.0 << QSize(96, 60);
    QTest::newRow("1.25") << 1.25 << QSize(120, 75);
    QTest::newRow("2") << 2.0 << QSize(192, 120);
    QTest::newRow("2.5") << 2.5 << QSize(240, 150);
}

void TestWorldThumbnail::hasTheSizeAskedFor()
{
    QFETCH(double, ratio);
    QFETCH(QSize, pixels);
    const QImage image = of({.name = "Elderlore"}, {}, Theme::Light, ratio);
    QCOMPARE(image.size(), pixels);
    QCOMPARE(image.devicePixelRatio(), ratio);
}

/// The world wraps once from left to right: half a world on, the two halves have changed places.
void TestWorldThumbnail::showsTheWorldAboutAZone()
{
    const QImage here = of({.name = "Elderlore", .size = 4}, {0, 0});
    const QImage there = of({.name = "Elderlore", .size = 4}, {8, 0});
    int wrong = 0;
    for (int y = 0; y < here.height(); ++y) {
        for (int x = 0; x < here.width(); ++x) {
            const QColor a = here.pixelColor(x, y);
            const QColor b = there.pixelColor((x + 48) % 96, y);
            wrong += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) > 60;
        }
    }
    QVERIFY2(wrong < 60, qPrintable(QString::number(wrong)));
    QVERIFY(here != there);
}

void TestWorldThumbnail::differsByWorldAndTheme()
{
    const QImage elderlore = of({.name = "Elderlore"});
    QVERIFY(elderlore == of({.name = "Elderlore"}));
    QVERIFY(elderlore != of({.name = "Farreach"}));
    QVERIFY(elderlore != of({.name = "Elderlore"}, {}, Theme::Dark));
}

void TestWorldThumbnail::coversEveryWorld_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("zoneSize");
    QTest::newRow("smallest") << 2 << 3; // cells are large enough for tiles
    QTest::newRow("default") << 5 << 6;
    QTest::newRow("largest") << 10 << 8;
}

void TestWorldThumbnail::coversEveryWorld()
{
    QFETCH(int, size);
    QFETCH(int, zoneSize);
    const QImage image = of({.name = "Elderlore", .size = size, .zoneSize = zoneSize}, {3, 3});
    std::set<QRgb> colors;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            colors.insert(image.pixel(x, y));
    }
    QVERIFY(colors.size() > 20);
}

ZONEWRIGHT_TEST(worldthumbnail, TestWorldThumbnail)

#include "tst_worldthumbnail.moc"
