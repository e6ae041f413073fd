#pragma once

#include "models/breakpointsmodel.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class ActionSet;
class Maps;
struct DockServices;

namespace Ui {
class BreakpointsPanel;
}

/// The designer's breakpoints: enabled and disabled by their check marks, added by a question, removed with Del. A
/// double click on that of a zone shows the zone.
class BreakpointsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BreakpointsPanel(const DockServices& services, QWidget* parent = nullptr);
    ~BreakpointsPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void removeSelected();
    void followRows();
    void reveal(const QModelIndex& index);

    Maps& m_maps;
    std::unique_ptr<Ui::BreakpointsPanel> m_ui;
    BreakpointsModel m_model;
};

} // namespace zonewright
