#pragma once

#include "views/sharebardelegate.h"

namespace zonewright {

/// Shows the rows of an EventsModel: the margin with the dots of breakpoints (full: enabled, a ring: disabled, faint
/// where a click would set one) and an arrow at what is processed next, which is bold; what is over or never comes
/// stands back. A click in the margin is the margin's alone: it selects nothing.
class EventDelegate : public ShareBarDelegate
{
    Q_OBJECT

public:
    using ShareBarDelegate::ShareBarDelegate;

    /// Room for the dot and the arrow side by side, in logical pixels, for text of a height.
    [[nodiscard]] static int marginWidth(int textHeight);

    void setTheme(Theme theme);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

Q_SIGNALS:
    /// In the margin of this row, in the model of the view.
    void marginClicked(const QModelIndex& index);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    Theme m_stopTheme = Theme::Light;
};

} // namespace zonewright
