#include "document/document.h"
#include "models/roomsmodel.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/roomdelegate.h"

#include <QPainter>
#include <QTest>

#include <memory>

using namespace zonewright;

class TestRoomDelegate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void picturesHaveAGroundOfTheirOwn();
};

/// Whatever the card looks like, what lies around and between the cells of its picture is the ground of the list.
void TestRoomDelegate::picturesHaveAGroundOfTheirOwn()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
    RoomsModel model(document);
    RoomDelegate delegate(std::make_shared<const Tilesets>());
    delegate.setTheme(Theme::Dark);
    QStyleOptionViewItem option;
    const QColor base(0x1d, 0x21, 0x29);
    option.palette.setColor(QPalette::Base, base);
    option.palette.setColor(QPalette::Highlight, QColor(0x5b, 0x9b, 0xf5));
    option.palette.setColor(QPalette::Text, Qt::white);
    option.rect = QRect(QPoint(0, 0), delegate.sizeHint(option, model.index(0)));
    for (const QStyle::State state :
         {QStyle::State(QStyle::State_Enabled), QStyle::State_Enabled | QStyle::State_Selected,
          QStyle::State_Enabled | QStyle::State_MouseOver}) {
        option.state = state;
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(base);
        QPainter painter(&image);
        delegate.paint(&painter, option, model.index(0));
        painter.end();
        const bool isPlain = state == QStyle::State(QStyle::State_Enabled);
        QCOMPARE(image.pixelColor(4, image.height() - 6) == base, isPlain);           // of the card
        const QRect frame((image.width() - RoomDelegate::pictureSize.width()) / 2, 5, // as the card has it
                          RoomDelegate::pictureSize.width(), RoomDelegate::pictureSize.height());
        for (const QPoint at : {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()})
            QCOMPARE(image.pixelColor(at), base);
    }
}

ZONEWRIGHT_TEST(roomdelegate, TestRoomDelegate)
#include "tst_roomdelegate.moc"
