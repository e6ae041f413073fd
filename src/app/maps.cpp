#include "app/maps.h"

#include "app/actionset.h"
#include "app/floorpage.h"
#include "app/placespeaker.h"
#include "app/statusline.h"
#include "app/walkcontrol.h"
#include "app/worldoverlays.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "render/tileset.h"
#include "render/worldchunks.h"
#include "views/floorview.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAction>
#include <QGuiApplication>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace zonewright {

namespace {

constexpr int longestTabText = 32; // average characters

} // namespace

Maps::Maps(Document& document, const ActionSet& actions, Parts parts, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_parts(parts)
    , m_tilesets(std::make_shared<Tilesets>())
{
    connect(&m_document, &Document::worldChanged, this, &Maps::takeWorld);
    connect(&m_document.selection(), &Selection::hoveredChanged, this, &Maps::showHover);
    connect(&m_document.selection(), &Selection::selectionChanged, this, &Maps::showSelection);
    connectViews();
    connectActions(actions);
    takeWorld();
    new WalkControl(
        document, actions,
        {.tabs = parts.tabs, .worldView = parts.worldView, .zoneView = parts.zoneView, .status = parts.status}, this);
    connect(&m_document.playback(), &Playback::turnChanged, this, &Maps::showHover);
    m_overlays = new WorldOverlays(document, actions, {.world = parts.worldView, .zone = parts.zoneView}, this);
    connect(m_overlays, &WorldOverlays::zoneWanted, this, &Maps::openZone);
    new PlaceSpeaker(document, parts.worldView, parts.zoneView, parts.floorPage.view(), this);
    showFloorTitle();
    whenLanguageChanges(*this, [this] {
        if (map() != nullptr)
            showHover(); // a floor says itself what is under the pointer
        showZoom();
        showZoneTitle();
        showFloorTitle();
    });
}

void Maps::connectViews()
{
    Selection* selection = &m_document.selection();
    for (MapCanvas* map : {static_cast<MapCanvas*>(&m_parts.worldView), static_cast<MapCanvas*>(&m_parts.zoneView)}) {
        connect(map, &MapCanvas::hovered, selection, &Selection::hover);
        connect(map, &MapCanvas::zoomChanged, this, &Maps::showZoom);
    }
    connect(&m_parts.worldView, &WorldView::placeSelected, selection, &Selection::select);
    connect(&m_parts.worldView, &WorldView::zoneActivated, this, &Maps::openZone);
    connect(&m_parts.zoneView, &ZoneView::placeSelected, selection, &Selection::select);
    connect(&m_parts.zoneView, &ZoneView::zoneChanged, this, &Maps::showZoneTitle);
    connect(&m_parts.zoneView, &ZoneView::zoneEntered, this, &Maps::followZone);
    FloorView& floor = m_parts.floorPage.view();
    m_parts.floorPage.setUp(m_document, m_tilesets);
    connect(&floor, &FloorView::zoomChanged, this, &Maps::showZoom);
    connect(&floor, &FloorView::cellDescribed, &m_parts.status, &StatusLine::say);
    connect(&floor, &FloorView::refused, &m_parts.status, &StatusLine::say);
    connect(&m_document.floorFocus(), &FloorFocus::contentChanged, this, &Maps::showFloorTitle);
    connect(&m_parts.tabs, &QTabWidget::currentChanged, this, &Maps::changeTab);
}

void Maps::connectActions(const ActionSet& actions)
{
    const auto on = [this, &actions](ActionId id, auto work) { connect(actions[id], &QAction::triggered, this, work); };
    on(ActionId::Fit, [this] { view().fit(); });
    on(ActionId::ActualSize, [this] { view().setZoom(1.0); });
    on(ActionId::ZoomIn, [this] { view().zoomBy(1.0 / 3); });
    on(ActionId::ZoomOut, [this] { view().zoomBy(-1.0 / 3); });
    for (const auto& [id, tab] :
         {std::pair{ActionId::ShowWorld, MapTab::World}, std::pair{ActionId::ShowZone, MapTab::Zone},
          std::pair{ActionId::ShowFloor, MapTab::Floor}}) {
        on(id, [this, tab = tab] {
            setTab(tab);
            focus(); // also where it is in front already, and the keys are in a dock
        });
    }
}

MapCanvas* Maps::map() const
{
    return qobject_cast<MapCanvas*>(m_parts.tabs.currentWidget());
}

Zoomable& Maps::view() const
{
    MapCanvas* front = map();
    return front != nullptr ? static_cast<Zoomable&>(*front) : m_parts.floorPage.view();
}

bool Maps::isSettled() const
{
    return map() != nullptr ? map()->isComplete() : m_parts.floorPage.isSettled();
}

void Maps::focus()
{
    QWidget* front = map();
    (front != nullptr ? front : &m_parts.floorPage.view())->setFocus();
}

MapLayersModel& Maps::layers() const
{
    return m_overlays->layers();
}

void Maps::reveal(Point zone)
{
    if (map() == nullptr)
        setTab(MapTab::World);
    selectMiddle(zone);
    const int side = m_document.world().zoneSide();
    const Point middle = zone * side + Point{side / 2, side / 2};
    if (m_parts.worldView.projection().appearances(Rect{.x = middle.x, .y = middle.y, .width = 1, .height = 1}).empty())
        m_parts.worldView.lookAt(middle);
}

void Maps::revealCell(ItemId floor, Point cell)
{
    m_document.floorFocus().setFloor(floor);
    setTab(MapTab::Floor);
    m_parts.floorPage.view().setMarkedCell(cell);
    m_parts.floorPage.view().reveal(cell);
}

void Maps::setTab(MapTab tab)
{
    m_parts.tabs.setCurrentIndex(static_cast<int>(tab));
}

void Maps::setViKeys(bool on)
{
    m_parts.worldView.setViKeys(on);
    m_parts.zoneView.setViKeys(on);
}

void Maps::setTheme(Theme theme)
{
    m_parts.worldView.setTheme(theme);
    m_parts.zoneView.setTheme(theme);
    m_parts.floorPage.setTheme(theme);
}

void Maps::takeWorld()
{
    m_chunks = std::make_shared<WorldChunks>(m_document.world(), m_tilesets);
    m_parts.worldView.setChunks(m_chunks);
    m_parts.zoneView.setChunks(m_chunks);
    m_parts.status.showWorld(m_document.world());
    showHover();
    showZoneTitle();
    Q_EMIT chunksChanged();
}

void Maps::showHover()
{
    const auto& place = m_document.selection().hovered();
    m_parts.worldView.setHoveredPlace(place);
    m_parts.zoneView.setHoveredPlace(place);
    m_parts.status.showPlace(m_document.world(), place, &m_document.playback());
}

void Maps::showSelection()
{
    const auto& place = m_document.selection().selected();
    m_selectionIsNew = place.has_value() && m_parts.tabs.currentWidget() != &m_parts.zoneView;
    m_parts.worldView.setSelectedZone(place ? std::optional(place->zone) : std::nullopt);
    m_parts.zoneView.setSelectedPlace(place);
}

void Maps::showZoom()
{
    m_parts.status.showZoom(view().zoom());
}

void Maps::openZone(Point zone)
{
    m_parts.zoneView.setZone(zone);
    followZone();
    if (!m_document.selection().selected())
        selectMiddle(zone);
    setTab(MapTab::Zone);
}

void Maps::showZoneTitle()
{
    m_parts.tabs.setTabText(static_cast<int>(MapTab::Zone), tr("Zone %1").arg(positionText(m_parts.zoneView.zone())));
}

void Maps::showFloorTitle()
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    QString title = plan != nullptr ? tr("Floor: %1", "a tab").arg(QString::fromStdString(plan->name)) : tr("Floor");
    const QFontMetrics metrics = m_parts.tabs.fontMetrics();
    const QString shown = metrics.elidedText(title, Qt::ElideRight, metrics.averageCharWidth() * longestTabText);
    const auto tab = static_cast<int>(MapTab::Floor);
    m_parts.tabs.setTabText(tab, QString(shown).replace(QLatin1Char('&'), QStringLiteral("&&")));
    m_parts.tabs.setTabToolTip(tab, shown == title ? QString() : plainTip(title));
}

/// The designer went to another zone: what is selected goes with it.
void Maps::followZone()
{
    const Point zone = m_parts.zoneView.zone();
    const auto& selected = m_document.selection().selected();
    if (selected && selected->zone != zone)
        selectMiddle(zone);
}

void Maps::selectMiddle(Point zone)
{
    const int middle = m_document.world().zoneSide() / 2;
    m_document.selection().select(CellPlace{.zone = zone, .cell = {middle, middle}});
}

void Maps::changeTab()
{
    const auto& selected = m_document.selection().selected();
    if (m_parts.tabs.currentWidget() == &m_parts.zoneView) {
        if (std::exchange(m_selectionIsNew, false) && selected && selected->zone != m_parts.zoneView.zone())
            openZone(selected->zone);
    }
    m_document.selection().hover(std::nullopt);
    if (!m_parts.tabs.tabBar()->hasFocus() || QGuiApplication::mouseButtons() != Qt::NoButton)
        focus(); // else its keys go on from tab to tab
    showZoom();
    Q_EMIT tabChanged(static_cast<MapTab>(m_parts.tabs.currentIndex()));
}

} // namespace zonewright
