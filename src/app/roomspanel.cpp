#include "app/roomspanel.h"

namespace zonewright {

RoomsPanel::RoomsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
{
    Q_UNUSED(services);
    setObjectName(QStringLiteral("roomsPanel"));
}

RoomsPanel::~RoomsPanel() = default;

} // namespace zonewright
