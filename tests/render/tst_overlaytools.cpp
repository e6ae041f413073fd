#include "overlaycanvas.h"
#include "render/overlaytools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestOverlayTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void lengthsAreWholePixels()
    {
        QCOMPARE(inDevicePixels(1.0, MapProjection(Torus(5), QSize(9, 9), 1.25)), 1);
        QCOMPARE(inDevicePixels(2.0, MapProjection(Torus(5), QSize(9, 9), 2.5)), 5);
        QCOMPARE(inDevicePixels(0.1, MapProjection(Torus(5), QSize(9, 9), 1.0)), 1);
    }

    void coloursAreWeakened()
    {
        QCOMPARE(weakened(QColor(1, 2, 3), 0.5).alpha(), 128);
        QCOMPARE(weakened(QColor(1, 2, 3, 128), 0.5).alpha(), 64);
        QCOMPARE(weakened(QColor(1, 2, 3), 7.0).alpha(), 255);
        QCOMPARE(weakened(QColor(1, 2, 3), -1.0).alpha(), 0);
    }

    void rectanglesGrow()
    {
        QCOMPARE(grownTo(QRect(10, 10, 1, 20), 5), QRect(8, 10, 5, 20));
        QCOMPARE(grownTo(QRect(10, 10, 0, 0), 4), QRect(8, 8, 4, 4));
        QCOMPARE(grownTo(QRect(1, 2, 30, 40), 4), QRect(1, 2, 30, 40));
    }

    void shadesFillJustTheirRectangle()
    {
        const MapProjection projection(Torus(5), QSize(200, 300));
        for (const QRect& rect : {QRect(10, 20, 30, 200), QRect(-50, -50, 1000, 1000), QRect(40, 250, 1, 64)}) {
            const QImage image = overGround(
                projection, [&](QPainter& painter) { fillShade(painter, projection, rect, QColor(255, 0, 0, 100)); });
            const QRect seen = rect.intersected(image.rect());
            QCOMPARE(paintedIn(image, image.rect()), seen.width() * seen.height());
            QCOMPARE(countOf(image, seen, QColor(image.pixel(seen.center()))), seen.width() * seen.height());
        }
    }

    void dashesKeepTheirPhaseOutOfSight()
    {
        const MapProjection projection(Torus(5), QSize(100, 60));
        const auto row = [&](int left) {
            const QImage image = overGround(projection, [&](QPainter& painter) {
                fillDashedFrame(painter, projection, QRect(left, 10, 100'000, 30), 2, 5, Qt::black);
            });
            QString text;
            for (int x = 20; x < 100; ++x)
                text += QLatin1Char(isAbout(image.pixel(x, 10), 0xff000000) ? '#' : '.');
            return text;
        };
        QCOMPARE(row(-30), row(-1030)); // a hundred periods
        QVERIFY(row(-30) != row(-35));
        QCOMPARE(row(-30).count(QLatin1Char('#')), 40);
    }

    void platesHoldTheirText()
    {
        const MapProjection projection(Torus(5), QSize(200, 60), 2.0);
        const QString text = QStringLiteral("Old mine");
        const QRect plate({20, 20}, plateSize(projection, text));
        const QImage image = overGround(
            projection, [&](QPainter& painter) { paintPlate(painter, projection, plate, text, Qt::black, Qt::white); });
        QVERIFY(countOf(image, plate, Qt::white) > 10);
        QCOMPARE(paintedIn(image, image.rect()), paintedIn(image, plate));
        QVERIFY(plateSize(projection, QStringLiteral("Old mine, deep")).width() > plate.width());
    }
};

ZONEWRIGHT_TEST(overlaytools, TestOverlayTools)
#include "tst_overlaytools.moc"
