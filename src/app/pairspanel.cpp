#include "app/pairspanel.h"

namespace zonewright {

PairsPanel::PairsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
{
    Q_UNUSED(services);
    setObjectName(QStringLiteral("pairsPanel"));
}

PairsPanel::~PairsPanel() = default;

} // namespace zonewright
