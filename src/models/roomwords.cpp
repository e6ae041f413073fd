#include "models/roomwords.h"

#include "document/commands/shownname.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>

namespace zonewright {

namespace {

class RoomWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RoomWords)

public:
    static QString size(int width, int rows)
    {
        return tr("%1 × %2", "columns and rows of a room").arg(QLocale().toString(width), QLocale().toString(rows));
    }

    static QString room(const QString& code, const QString& name, const QString& size, const QString& start)
    {
        return tr("Room %1, %2: %3 cells, starts at %4").arg(code, name, size, start);
    }

    static QString cell(const QString& code, Point at, const QString& kind)
    {
        return tr("Room %1 · column %2, row %3: %4", "code of a room, cell, what the cell is")
            .arg(code, QLocale().toString(at.x), QLocale().toString(at.y), kind);
    }

    static QString slab() { return tr("slab"); }

    static QString brick() { return tr("brick"); }

    static QString start() { return tr("slab, start of the hero"); }
};

} // namespace

QString roomSizeText(const RoomType& room, int rows)
{
    return RoomWords::size(room.width(), rows);
}

QString roomText(const RoomType& room, int rows)
{
    return RoomWords::room(QString::number(room.code), shownName(room.name), roomSizeText(room, rows),
                           positionText(room.start));
}

QString roomCellText(const RoomType& room, int rows, Point cell)
{
    if (!isRoomCell(room, rows, cell))
        return {};
    const QString kind = cell == room.start       ? RoomWords::start()
                         : isRoomSlab(room, cell) ? RoomWords::slab()
                                                  : RoomWords::brick();
    return RoomWords::cell(QString::number(room.code), cell, kind);
}

bool isRoomCell(const RoomType& room, int rows, Point cell)
{
    return cell.x >= 1 && cell.x <= room.width() && cell.y >= 1 && cell.y <= rows;
}

bool isRoomSlab(const RoomType& room, Point cell)
{
    return (room.columns[static_cast<std::size_t>(cell.x - 1)] & rowBit(cell.y)) != 0;
}

} // namespace zonewright
