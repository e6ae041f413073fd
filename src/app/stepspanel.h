#pragma once

#include <QWidget>

namespace zonewright {

struct DockServices;

/// The decisions that made the floor in focus, and what was refused how often.
class StepsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StepsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~StepsPanel() override;
};

} // namespace zonewright
