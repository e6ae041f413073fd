#include "app/bestdelegate.h"

#include "app/iconengine.h"
#include "models/roles.h"

namespace zonewright {

void BestDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShareBarDelegate::initStyleOption(option, index);
    const bool isBest = index.data(BestRole).toBool();
    if (isBest) {
        const int side = option->fontMetrics.height() - 2;
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = {side, side};
        option->icon = themedIcon(QStringLiteral("check"));
    }
    const bool isUsedName = index.column() == 0 && index.data(UsedRole).toBool();
    if (isBest || isUsedName) {
        option->font.setBold(true);
        option->fontMetrics = QFontMetrics(option->font);
    }
    if (m_isStale && index.column() > 0)
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
}

} // namespace zonewright
