#pragma once

#include "views/sharebardelegate.h"

namespace zonewright {

/// Shows the rows of a PiecesModel: a small picture before the kind, the probability as a bar. The kind of a piece that
/// is never placed is set aslant.
class PieceDelegate : public ShareBarDelegate
{
    Q_OBJECT

public:
    using ShareBarDelegate::ShareBarDelegate;

    static constexpr QSize pictureSize{20, 18}; ///< of a piece, in logical pixels

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace zonewright
