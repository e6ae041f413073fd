#include "app/toolcommands.h"

#include "app/actionset.h"
#include "app/brushactions.h"
#include "app/floorpage.h"
#include "app/maps.h"
#include "app/maptabs.h"
#include "app/statusline.h"
#include "document/celledits.h"
#include "document/document.h"
#include "document/handedits.h"
#include "models/sentence.h"
#include "project/errortext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <algorithm>
#include <array>
#include <memory>

namespace zonewright {

namespace {

constexpr std::array toolActions{
    std::pair{ActionId::PinTool, ToolKind::Pin},
    std::pair{ActionId::PencilTool, ToolKind::Pencil},
    std::pair{ActionId::LineTool, ToolKind::Line},
    std::pair{ActionId::RectangleTool, ToolKind::Rectangle},
    std::pair{ActionId::FillTool, ToolKind::Fill},
    std::pair{ActionId::EraserTool, ToolKind::Eraser},
    std::pair{ActionId::AreaTool, ToolKind::Area},
    std::pair{ActionId::StairsUpTool, ToolKind::StairsUp},
    std::pair{ActionId::StairsDownTool, ToolKind::StairsDown},
    std::pair{ActionId::MarkerTool, ToolKind::Marker},
};

const QString& cellsFormat()
{
    static const QString format = QString::fromLatin1(cellsMimeType);
    return format;
}

/// All cells where something of a floor was set by hand, on the floor or not.
std::vector<Point> cellsByHand(const FloorPlan& plan)
{
    std::vector<Point> cells;
    for (const TouchUp& touch : plan.touchUps)
        cells.push_back(touch.at);
    for (const Marker& marker : plan.markers)
        cells.push_back({marker.at.x, marker.at.y});
    return cells;
}

} // namespace

ToolCommands::ToolCommands(Document& document, Maps& maps, const ActionSet& actions, StatusLine& status,
                           QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_maps(maps)
    , m_actions(actions)
    , m_status(status)
{
    connectActions();
    const FloorTools& tools = document.floorTools();
    connect(&tools, &FloorTools::toolChanged, this, &ToolCommands::follow);
    connect(&tools, &FloorTools::brushChanged, this, &ToolCommands::follow);
    connect(&tools, &FloorTools::areaChanged, &m_later, qOverload<>(&QTimer::start));
    connect(&document.floorFocus(), &FloorFocus::contentChanged, &m_later, qOverload<>(&QTimer::start));
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &ToolCommands::follow);
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &ToolCommands::followClipboard);
    followClipboard();
}

void ToolCommands::connectActions()
{
    const auto on = [this](ActionId id, auto work) {
        QAction* action = m_actions[id];
        connect(action, &QAction::triggered, this, work);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_maps.floorPage().addAction(action);
    };
    for (const auto& [id, kind] : toolActions) {
        on(id, [this, kind = kind] {
            m_document.floorTools().choose(kind);
            follow(); // a click on the one that is chosen leaves it chosen
            showFloor();
        });
    }
    for (const auto& [id, cell] : brushActions) {
        on(id, [this, cell = cell] {
            m_document.floorTools().setBrush(cell);
            follow();
        });
    }
    on(ActionId::SwapBrushes, [this] { m_document.floorTools().swapBrushes(); });
    on(ActionId::CutCells, [this] { cut(); });
    on(ActionId::CopyCells, [this] { copy(); });
    on(ActionId::PasteCells, [this] { paste(); });
    m_actions[ActionId::PasteCells]->setShortcutContext(Qt::WindowShortcut); // also where a floor was just picked
    m_actions[ActionId::PasteCells]->setShortcutContext(Qt::WindowShortcut); // also where a floor was just picked
    on(ActionId::ClearTouchUps, [this] { clear(); });
}

void ToolCommands::showFloor()
{
    m_maps.setTab(MapTab::Floor);
    m_maps.floorPage().view().setFocus();
}

void ToolCommands::say(const Result<void>& done)
{
    if (!done)
        m_status.say(asSentence(errorText(done.error())));
}

bool ToolCommands::copy()
{
    const FloorFocus& focus = m_document.floorFocus();
    const auto& area = m_document.floorTools().area();
    if (!area || focus.built() == nullptr)
        return false;
    const auto clip = copyCells(*focus.built(), *focus.plan(), *area);
    if (!clip) {
        say(failure(clip.error()));
        return false;
    }
    auto data = std::make_unique<QMimeData>();
    data->setData(cellsFormat(), QByteArray::fromStdString(formatCells(*clip)));
    data->setText(QString::fromStdString(cellsText(*clip)));
    QGuiApplication::clipboard()->setMimeData(data.release()); // which takes it
    m_status.say(tr("%n cell(s) copied.", nullptr, static_cast<int>(clip->cells.values().size())));
    return true;
}

void ToolCommands::cut()
{
    const auto area = m_document.floorTools().area();
    if (!copy())
        return;
    const std::vector<Point> byHand = cellsByHand(*m_document.floorFocus().plan());
    if (std::ranges::none_of(byHand, [&](Point cell) { return area->contains(cell); }))
        return m_status.say(tr("The cells are copied. Nothing of them was set by hand, so that nothing is cut."));
    const Size size = m_document.floorFocus().built()->level.cells.size();
    say(editCells(m_document, m_document.floorFocus().floor(),
                  {.erased = cellsOf(*area, size), .painted = {}, .placed = {}}, CellVerb::Cut));
}

void ToolCommands::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (data == nullptr || !data->hasFormat(cellsFormat()))
        return m_status.say(tr("The clipboard holds no cells of a floor."));
    const QByteArray text = data->data(cellsFormat());
    auto clip = parseCells({text.constData(), static_cast<std::size_t>(text.size())});
    if (!clip)
        return m_status.say(tr("The cells on the clipboard cannot be read: %1.").arg(errorText(clip.error())));
    showFloor();
    m_document.floorTools().beginPaste(*std::move(clip));
}

void ToolCommands::clear()
{
    const FloorFocus& focus = m_document.floorFocus();
    if (focus.built() == nullptr)
        return;
    const auto& area = m_document.floorTools().area();
    std::vector<Point> cells = cellsByHand(*focus.plan());
    if (area)
        std::erase_if(cells, [&](Point cell) { return !area->contains(cell); });
    say(editCells(m_document, focus.floor(), {.erased = std::move(cells), .painted = {}, .placed = {}},
                  CellVerb::Clear));
}

void ToolCommands::followClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    m_canPaste = data != nullptr && data->hasFormat(cellsFormat());
    follow();
}

void ToolCommands::follow()
{
    const FloorTools& tools = m_document.floorTools();
    const FloorPlan* plan = m_document.floorFocus().plan();
    const bool isAvailable = tools.isAvailable();
    const auto enable = [this](ActionId id, bool on) { m_actions[id]->setEnabled(on); };
    for (const auto& [id, kind] : toolActions) {
        enable(id, isAvailable);
        m_actions[id]->setChecked(tools.chosen() == kind);
    }
    const auto brushes = tools.brushes();
    for (const auto& [id, cell] : brushActions) {
        enable(id, isAvailable);
        m_actions[id]->setVisible(std::ranges::find(brushes, cell) != brushes.end());
        m_actions[id]->setChecked(tools.brush() == cell);
    }
    enable(ActionId::SwapBrushes, isAvailable);
    enable(ActionId::CutCells, isAvailable && tools.area());
    enable(ActionId::CopyCells, isAvailable && tools.area());
    enable(ActionId::PasteCells, isAvailable && m_canPaste);
    enable(ActionId::ClearTouchUps, isAvailable && !(plan->touchUps.empty() && plan->markers.empty()));
}

} // namespace zonewright
