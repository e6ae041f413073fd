#pragma once

#include "views/sharebardelegate.h"

namespace zonewright {

/// Shows rows of the comparison: the best figure of a column (BestRole) bold with a tick before it, the row that the
/// project uses (UsedRole) with its name bold.
class BestDelegate : public ShareBarDelegate
{
    Q_OBJECT

public:
    using ShareBarDelegate::ShareBarDelegate;

    /// Whether the figures are of another walk or other settings, and stand back.
    void setStale(bool stale) { m_isStale = stale; }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    bool m_isStale = false;
};

} // namespace zonewright
