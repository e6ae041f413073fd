#pragma once

#include <QWidget>

namespace zonewright {

struct DockServices;

/// A piece list of the project: what floors are dug from, and with which probabilities.
class PiecesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit PiecesPanel(const DockServices& services, QWidget* parent = nullptr);
    ~PiecesPanel() override;
};

} // namespace zonewright
