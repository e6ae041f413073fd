#include "cli/picture.h"
#include "core/world/overview.h"
#include "core/world/world.h"
#include "render/mapimage.h"
#include "support/testregistry.h"

#include <QImage>
#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

class PictureTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isLargeEnough_data();
    void isLargeEnough();
    void showsThePaletteOfEveryZone();
    void isTheSameEveryTime();
};

void PictureTest::isLargeEnough_data()
{
    QTest::addColumn<int>("zones");
    QTest::addColumn<int>("pixels");
    QTest::newRow("4") << 4 << 512;
    QTest::newRow("32") << 32 << 512;
    QTest::newRow("300, no power of two") << 300 << 600;
    QTest::newRow("512") << 512 << 512;
    QTest::newRow("1024") << 1024 << 1024;
}

void PictureTest::isLargeEnough()
{
    QFETCH(const int, zones);
    QFETCH(const int, pixels);
    const auto png = overviewPng(Grid<Terrain>({zones, zones}, Terrain::Grass));
    const QImage image = QImage::fromData(QByteArray::fromStdString(png.value()), "PNG");
    QCOMPARE(image.size(), QSize(pixels, pixels));
}

void PictureTest::showsThePaletteOfEveryZone()
{
    const World world = World::create({.name = "Elderlore", .size = 5, .zoneSize = 3}).value();
    const Grid<Terrain> cells = overview(world);
    const QImage image = QImage::fromData(QByteArray::fromStdString(overviewPng(cells).value()), "PNG");
    QCOMPARE(image.convertToFormat(QImage::Format_RGB32),
             overviewImage(cells, Theme::Light, 16).convertToFormat(QImage::Format_RGB32));
}

void PictureTest::isTheSameEveryTime()
{
    const Grid<Terrain> cells({8, 8}, Terrain::Forest);
    QCOMPARE(overviewPng(cells).value(), overviewPng(cells).value());
}

ZONEWRIGHT_TEST(picture, PictureTest)
#include "tst_picture.moc"
