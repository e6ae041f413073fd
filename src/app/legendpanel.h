#pragma once

#include "models/terrainlegendmodel.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Document;

namespace Ui {
class LegendPanel;
}

/// The legend of the maps: every terrain with its colour, its letter and its share of the world's zones.
class LegendPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LegendPanel(Document& document, QWidget* parent = nullptr);
    ~LegendPanel() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    std::unique_ptr<Ui::LegendPanel> m_ui;
    TerrainLegendModel m_model;
    ShareBarDelegate m_delegate;
};

} // namespace zonewright
