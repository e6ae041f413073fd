#pragma once

#include "render/theme.h"

#include <QStyledItemDelegate>

namespace zonewright {

class FloorPictures;

/// Shows the rows of an AlternativesModel as cards: a small picture with the number of the redraw under it. The floor
/// as it is has a thicker frame and a tick; an alternative with problems has a sign of warning. All cards are of one
/// size, and pictures are only asked for when they are painted.
class AlternativesDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// The pictures outlive the delegate.
    explicit AlternativesDelegate(FloorPictures& pictures, QObject* parent = nullptr);

    static constexpr QSize pictureSize{112, 44}; ///< of a floor, in logical pixels

    void setTheme(Theme theme) { m_theme = theme; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintPicture(QPainter& painter, const QRect& frame, const QModelIndex& index) const;
    void paintFrame(QPainter& painter, const QRect& frame, const QStyleOptionViewItem& option, bool isPresent) const;
    void paintLabel(QPainter& painter, const QRect& line, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const;

    FloorPictures& m_pictures;
    Theme m_theme = Theme::Light;
};

} // namespace zonewright
