#include "app/minimappanel.h"

#include "app/maps.h"
#include "app/panels.h"
#include "document/document.h"
#include "views/worldview.h"

#include <QEvent>

namespace zonewright {

MinimapPanel::MinimapPanel(Document& document, Maps& maps, QWidget* parent)
    : Minimap(parent)
    , m_document(document)
    , m_maps(maps)
{
    setAttribute(Qt::WA_StyledBackground);
    WorldView* view = &maps.worldView();
    connect(view, &MapCanvas::zoomChanged, this, &MinimapPanel::followView);
    connect(&maps, &Maps::chunksChanged, this, &MinimapPanel::takeWorld);
    connect(&document.selection(), &Selection::selectionChanged, this, &MinimapPanel::followSelection);
    connect(&document.playback(), &Playback::turnChanged, this, &MinimapPanel::followPlayer);
    connect(this, &Minimap::placeChosen, this, [this](Point cell) {
        m_maps.worldView().lookAt(cell);
        m_maps.setTab(MapTab::World); // where the zone was in front, so that one sees what one does
        setFocus();                   // which that takes away
    });
    connect(this, &Minimap::zoomChosen, view, &MapCanvas::zoomBy);
    setTheme(currentTheme());
    takeWorld();
}

void MinimapPanel::takeWorld()
{
    setChunks(m_maps.chunks());
    followView();
    followSelection();
    followPlayer();
}

void MinimapPanel::followView()
{
    setViewed(m_maps.worldView().projection());
}

void MinimapPanel::followSelection()
{
    const auto& place = m_document.selection().selected();
    setSelectedZone(place ? std::optional(place->zone) : std::nullopt);
}

/// The walk is computed when somebody looks: not by a map that nobody sees.
void MinimapPanel::followPlayer()
{
    if (!isVisible())
        return;
    const TurnRecord& record = m_document.playback().record();
    setPlayer(CellPlace{.zone = record.zone, .cell = record.cell});
}

void MinimapPanel::showEvent(QShowEvent* event)
{
    Minimap::showEvent(event);
    followPlayer();
}

void MinimapPanel::changeEvent(QEvent* event)
{
    Minimap::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setTheme(currentTheme());
}

} // namespace zonewright
