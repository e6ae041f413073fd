#include "app/scrubbar.h"

namespace zonewright {

ScrubBar::ScrubBar(QWidget* parent)
    : QWidget(parent)
{
    setVisible(false);
}

ScrubBar::~ScrubBar() = default;

void ScrubBar::setUp(Document& document, const ActionSet& actions)
{
    Q_UNUSED(document);
    Q_UNUSED(actions);
}

} // namespace zonewright
