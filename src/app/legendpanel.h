#pragma once

#include "models/terrainlegendmodel.h"
#include "views/layersymbol.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Document;

namespace Ui {
class LegendPanel;
}

/// The legend of the maps: the layers of the world map, each with its symbol and a box to tick, and below them every
/// terrain with its colour, its letter and its share of the world's zones. Both are as high as they are long, and
/// scroll together where there is no room.
class LegendPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive it.
    LegendPanel(Document& document, MapLayersModel& layers, QWidget* parent = nullptr);
    ~LegendPanel() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void takeTheme();
    void fitHeights();

    std::unique_ptr<Ui::LegendPanel> m_ui;
    TerrainLegendModel m_model;
    ShareBarDelegate m_delegate;
    LayerSymbolDelegate m_symbols;
};

} // namespace zonewright
