#pragma once

#include <QWidget>

namespace zonewright {

struct DockServices;

/// A catalogue of the project: its rooms as small grids to paint, with code, name, start and size.
class RoomsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RoomsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~RoomsPanel() override;
};

} // namespace zonewright
