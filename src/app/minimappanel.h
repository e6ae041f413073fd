#pragma once

#include "views/minimap.h"

namespace zonewright {

class Document;
class Maps;

/// The minimap of a window: in step with its world view, the selection and the player.
class MinimapPanel : public Minimap
{
    Q_OBJECT

public:
    /// Both outlive the panel.
    MinimapPanel(Document& document, Maps& maps, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeWorld();
    void followView();
    void followSelection();
    void followPlayer();

    Document& m_document;
    Maps& m_maps;
};

} // namespace zonewright
