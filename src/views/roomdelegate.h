#pragma once

#include "render/theme.h"

#include <QStyledItemDelegate>

#include <memory>

namespace zonewright {

class Tilesets;

/// Shows the rows of a RoomsModel as cards of one size: the room as a small grid with its start, its code under it and
/// its name under that. The room that is painted has a frame and a bold code, those that are chosen besides a ground.
class RoomDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit RoomDelegate(std::shared_ptr<const Tilesets> tilesets, QObject* parent = nullptr);

    static constexpr QSize pictureSize{48, 48}; ///< of a room, in logical pixels

    void setTheme(Theme theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, bool isCurrent) const;
    void paintPicture(QPainter& painter, const QRect& frame, const QModelIndex& index, const QColor& ground) const;
    void paintNames(QPainter& painter, const QRect& lines, const QStyleOptionViewItem& option, const QModelIndex& index,
                    bool isCurrent) const;

    std::shared_ptr<const Tilesets> m_tilesets;
    Theme m_theme = Theme::Light;
};

} // namespace zonewright
