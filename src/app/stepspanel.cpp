#include "app/stepspanel.h"

namespace zonewright {

StepsPanel::StepsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
{
    Q_UNUSED(services);
    setObjectName(QStringLiteral("stepsPanel"));
}

StepsPanel::~StepsPanel() = default;

} // namespace zonewright
