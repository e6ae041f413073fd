#pragma once

#include "views/sharebardelegate.h"

namespace zonewright {

/// Shows the files of an export: each state with its sign and why it is so.
class ExportFileDelegate : public ShareBarDelegate
{
    Q_OBJECT

public:
    using ShareBarDelegate::ShareBarDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace zonewright
