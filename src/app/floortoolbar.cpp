#include "app/floortoolbar.h"

namespace zonewright {

FloorToolBar::FloorToolBar(QWidget* parent)
    : QWidget(parent)
{
    setVisible(false);
}

FloorToolBar::~FloorToolBar() = default;

void FloorToolBar::setUp(Document& document, const ActionSet& actions)
{
    Q_UNUSED(document);
    Q_UNUSED(actions);
}

} // namespace zonewright
