#include "app/placespeaker.h"

#include "document/document.h"
#include "document/playback.h"
#include "document/walkrun.h"
#include "render/walkpicture.h"
#include "views/floorview.h"
#include "views/mapcanvas.h"
#include "views/spokenplace.h"
#include "views/walkpicture.h"

#include <QApplication>

namespace zonewright {

PlaceSpeaker::PlaceSpeaker(Document& document, MapCanvas& world, MapCanvas& zone, FloorView& floor, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_world(world)
    , m_zone(zone)
    , m_floor(floor)
{
    connect(&document, &Document::worldChanged, this, [this] { m_words.forget(); });
    connect(&document.selection(), &Selection::selectionChanged, this, &PlaceSpeaker::speakSelection);
    connect(&document.playback(), &Playback::turnChanged, this, &PlaceSpeaker::speakPlayer);
    connect(&floor, &FloorView::cellDescribed, this, [this](const QString& text) {
        m_floorCell = text;
        speakPlace(m_floor, text);
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { speakOn(now); });
}

MapCanvas* PlaceSpeaker::listenedMap() const
{
    return isListenedTo(m_world) ? &m_world : isListenedTo(m_zone) ? &m_zone : nullptr;
}

void PlaceSpeaker::say(const CellPlace& place)
{
    if (MapCanvas* map = listenedMap())
        speakPlace(*map, m_words.describe(m_document.world(), place, &m_document.playback()));
}

void PlaceSpeaker::speakSelection()
{
    if (const auto& place = m_document.selection().selected(); place && listenedMap())
        say(*place);
}

/// A run goes by faster than anybody listens.
void PlaceSpeaker::speakPlayer()
{
    if (!isListenedTo(m_zone) || !m_document.playback().isSettled() || m_document.walkRun().isRunning())
        return;
    const World& world = m_document.world();
    const int side = world.zoneSide();
    const Point cell = world.cells().wrap(walkPictureOf(m_document).player);
    say({.zone = {cell.x / side, cell.y / side}, .cell = {cell.x % side, cell.y % side}});
}

/// Whoever comes to a view wants to know where it is.
void PlaceSpeaker::speakOn(const QWidget* view)
{
    if (view == &m_floor)
        speakPlace(m_floor, m_floorCell);
    else if (view == &m_zone && !m_document.selection().selected())
        speakPlayer();
    else if (view == &m_zone || view == &m_world)
        speakSelection();
}

} // namespace zonewright
