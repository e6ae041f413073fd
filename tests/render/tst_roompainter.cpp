#include "render/renderfixtures.h"
#include "render/roompainter.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

#include <set>

using namespace zonewright;

class TestRoomPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    /// Whatever their size, what stands beside a small grid stays.
    void smallGridsStayInTheirPlace_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("rows");
        for (const int width : {1, 3, 47, 48, 49, 64}) {
            for (const int rows : {1, 5, 48, 49, 64})
                QTest::addRow("%d x %d", width, rows) << width << rows;
        }
    }

    void smallGridsStayInTheirPlace()
    {
        QFETCH(int, width);
        QFETCH(int, rows);
        const QRect place(10, 10, 48, 48);
        for (const Point start : {Point{1, 1}, Point{width, rows}}) {
            RoomType room{.name = "room", .start = start, .columns = {}};
            for (int x = 1; x <= width; ++x)
                room.columns.push_back(x <= (width + 1) / 2 ? ~ColumnMask{0} : ColumnMask{0});
            QImage picture(68, 68, QImage::Format_RGB32);
            picture.fill(Qt::magenta);
            QPainter painter(&picture);
            RoomPainter(test::sharedTilesets()->of(Theme::Light)).paintSmall(painter, room, rows, place);
            painter.end();
            std::set<QRgb> inside;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (place.contains(x, y))
                        inside.insert(picture.pixel(x, y));
                    else
                        QCOMPARE(picture.pixel(x, y), qRgb(255, 0, 255));
                }
            }
            QVERIFY(inside.size() > 1); // it is there
        }
    }
};

ZONEWRIGHT_TEST(roompainter, TestRoomPainter)
#include "tst_roompainter.moc"
