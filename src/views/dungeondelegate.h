#pragma once

#include "render/theme.h"

#include <QStyledItemDelegate>

namespace zonewright {

class FloorPictures;

/// Shows the rows of a DungeonsModel: a dungeon on one line, bold, with its zone in a quieter colour; a floor with its
/// picture, its number and name, and its kind on a second line. At the right a sign and a number say how much is wrong.
/// A name is edited where it stands. Rows of a kind are all of one height, and pictures are only asked for when they
/// are painted.
class DungeonDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr QSize pictureSize{76, 40}; ///< of a floor, in logical pixels

    /// Where the pictures come from; null for placeholders alone. They outlive the delegate.
    void setPictures(FloorPictures* pictures) { m_pictures = pictures; }

    void setTheme(Theme theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

    /// Where the name of a row stands, up to the end of the row.
    [[nodiscard]] static QRect nameRect(const QStyleOptionViewItem& option, const QModelIndex& index);

    /// Where the sign of problems stands; empty where there are none.
    [[nodiscard]] static QRect badgeRect(const QStyleOptionViewItem& option, const QModelIndex& index);

private:
    struct Inks
    {
        QColor text;
        QColor quiet;
    };

    void paintDungeon(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                      const Inks& inks) const;
    void paintFloor(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const Inks& inks) const;
    void paintPicture(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                      const QColor& ink) const;
    void paintBadge(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    FloorPictures* m_pictures = nullptr;
    Theme m_theme = Theme::Light;
};

} // namespace zonewright
