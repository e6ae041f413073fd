#include "app/piecespanel.h"

namespace zonewright {

PiecesPanel::PiecesPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
{
    Q_UNUSED(services);
    setObjectName(QStringLiteral("piecesPanel"));
}

PiecesPanel::~PiecesPanel() = default;

} // namespace zonewright
