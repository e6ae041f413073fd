#include "views/piecedelegate.h"

#include "models/piecesmodel.h"
#include "models/roles.h"
#include "views/piecepicture.h"

#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QPoint>
#include <QSpinBox>

namespace zonewright {

namespace {

Limits limitsIn(const QModelIndex& index, int role)
{
    const QPoint range = index.data(role).toPoint();
    return {range.x(), range.y()};
}

PieceLook lookOfRow(const QModelIndex& index)
{
    return {.shape = static_cast<PieceShape>(index.data(PiecesModel::ShapeRole).toInt()),
            .width = limitsIn(index, PiecesModel::WidthRole),
            .height = limitsIn(index, PiecesModel::HeightRole),
            .sides = static_cast<SideSet>(index.data(PiecesModel::SidesRole).toInt()),
            .single = index.data(PiecesModel::SingleRole).toBool()};
}

QPixmap piecePixmap(const PieceLook& look, double ratio, const QColor& ink, const QColor& accent)
{
    QPixmap pixmap(PieceDelegate::pictureSize * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintPiece(painter, QRectF(QPointF(), QSizeF(PieceDelegate::pictureSize)), look, ink, accent);
    return pixmap;
}

/// On the ground of a selected row both are drawn as its text is.
QIcon pieceIcon(const PieceLook& look, double ratio, const QPalette& palette)
{
    const QColor ink = palette.color(QPalette::Text);
    const QColor selected = palette.color(QPalette::HighlightedText);
    QIcon icon(piecePixmap(look, ratio, ink, palette.color(QPalette::Highlight)));
    icon.addPixmap(piecePixmap(look, ratio, selected, selected), QIcon::Selected);
    return icon;
}

} // namespace

void PieceDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShareBarDelegate::initStyleOption(option, index);
    if (index.column() != PiecesModel::KindColumn || !index.data(PiecesModel::ShapeRole).isValid())
        return;
    const double ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = pictureSize;
    option->icon = pieceIcon(lookOfRow(index), ratio, option->palette);
    option->font.setItalic(index.data(HasFaultRole).toBool());
}

QWidget* PieceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const
{
    QWidget* editor = ShareBarDelegate::createEditor(parent, option, index);
    if (auto* box = qobject_cast<QSpinBox*>(editor)) {
        box->setRange(pieceWeightLimits.low, pieceWeightLimits.high);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    }
    if (editor != nullptr) {
        editor->setAccessibleName(
            index.model()->headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    }
    return editor;
}

} // namespace zonewright
