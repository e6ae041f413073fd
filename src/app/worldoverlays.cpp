#include "app/worldoverlays.h"

#include "app/actionset.h"
#include "document/walkedits.h"
#include "models/words.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

namespace zonewright {

WorldOverlays::WorldOverlays(Document& document, const ActionSet& actions, Views views, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
    , m_view(views.world)
{
    m_standings.setPlayback(&document.playback());
    m_marks.setDocument(&document);
    m_view.setModels({.document = document, .standings = m_standings, .marks = m_marks, .layers = m_layers});
    views.zone.setLayers(m_layers);
    connect(&m_view, &WorldView::startDropped, this, &WorldOverlays::place);
    connect(&m_view, &WorldView::menuRequested, this, &WorldOverlays::showMenu);
    connect(&document.selection(), &Selection::selectionChanged, this, &WorldOverlays::followSelection);
    connect(actions[ActionId::PlaceStart], &QAction::triggered, this, [this] {
        if (const auto& selected = m_document.selection().selected())
            place(*selected);
    });
    followSelection();
}

void WorldOverlays::place(const CellPlace& start)
{
    placeStart(m_document, start.zone, start.cell, m_document.newGesture());
}

void WorldOverlays::followSelection()
{
    m_actions[ActionId::PlaceStart]->setEnabled(m_document.selection().selected().has_value());
}

/// What is asked about is selected first, so that it is seen what the menu is for.
void WorldOverlays::showMenu(const CellPlace& place, QPoint globalPosition)
{
    m_document.selection().select(place);
    auto* menu = new QMenu(&m_view);
    menu->setObjectName(QStringLiteral("worldMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("&Open Zone %1").arg(positionText(place.zone))), &QAction::triggered, this,
            [this, place] { Q_EMIT zoneWanted(place.zone); });
    menu->addAction(m_actions[ActionId::PlaceStart]);
    menu->addAction(m_actions[ActionId::AddEvent]);
    menu->addAction(m_actions[ActionId::ToggleBreakpoint]);
    menu->addSeparator();
    connect(menu->addAction(tr("&Centre Here")), &QAction::triggered, this,
            [this, place] { m_view.lookAt(place.zone * m_document.world().zoneSide() + place.cell); });
    connect(menu->addAction(tr("Copy Coo&rdinates")), &QAction::triggered, this, [place] {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("%1:%2").arg(positionText(place.zone), positionText(place.cell)));
    });
    menu->popup(globalPosition);
}

} // namespace zonewright
