#pragma once

#include <QWidget>

namespace zonewright {

struct DockServices;

/// The pair matrix of the catalogue in focus, the chosen pair joined, and the special paths that it may take.
class PairsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PairsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~PairsPanel() override;
};

} // namespace zonewright
