#include "app/floortoolbar.h"

#include "app/actionset.h"
#include "app/brushactions.h"
#include "app/iconengine.h"
#include "document/languagechange.h"
#include "render/floorpainter.h"
#include "render/tileset.h"

#include <QAction>
#include <QEvent>
#include <QFrame>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int toolIconSide = 16;
constexpr int toolBarMargin = 6;
constexpr int toolBarPadding = 2; ///< above and below
constexpr int toolGap = 2;
constexpr int toolLineWidth = 9; ///< of the line between groups, with its room

constexpr double brushEdgeStrength = 0.45; ///< opacity of the line around a brush's tile

/// A tile of a kind of cell, as the floor has it, at the sizes that a button or a menu needs.
QIcon brushIcon(LevelCell cell, const Tileset& tileset, QColor edge)
{
    constexpr int beside = 1;
    FloorScene scene{
        .cells = Grid<LevelCell>({1 + 2 * beside, 1 + 2 * beside}, cell), .joins = {}, .rooms = {}, .markers = {}};
    edge.setAlphaF(static_cast<float>(brushEdgeStrength));
    QIcon icon;
    for (const int side : {16, 20, 24, 32, 40, 48, 64}) {
        QPixmap pixmap(side, side);
        QPainter painter(&pixmap);
        FloorPainter(tileset).paint(painter, scene, QPoint(-beside * side, -beside * side), side,
                                    {beside, beside, 1, 1}, {.markers = false, .roomTints = false});
        painter.setPen(edge);
        painter.drawRect(0, 0, side - 1, side - 1);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

FloorToolBar::FloorToolBar(QWidget* parent)
    : QWidget(parent)
    , m_more(new QToolButton(this))
{
    m_more->setObjectName(QStringLiteral("moreTools"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::NoFocus);
    m_more->setIcon(themedIcon(QStringLiteral("more")));
    m_more->setIconSize({toolIconSide, toolIconSide});
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    m_more->setMenu(new QMenu(m_more));
    connect(m_more->menu(), &QMenu::aboutToShow, this, &FloorToolBar::fillMore);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto say = [this] {
        m_more->setAccessibleName(tr("More tools"));
        m_more->setToolTip(tr("More tools"));
    };
    say();
    whenLanguageChanges(*this, say);
}

FloorToolBar::~FloorToolBar() = default;

void FloorToolBar::setUp(Document& document, const ActionSet& actions)
{
    Q_UNUSED(document);
    m_actions = &actions;
    using enum ActionId;
    for (const ActionId id : {PinTool, PencilTool, LineTool, RectangleTool, FillTool, EraserTool, AreaTool})
        addButton(id);
    addLine();
    for (const auto& [id, cell] : brushActions)
        addButton(id);
    addButton(SwapBrushes);
    addLine();
    for (const ActionId id : {StairsUpTool, StairsDownTool, MarkerTool})
        addButton(id);
    showBrushes();
    arrange();
}

void FloorToolBar::addButton(ActionId id)
{
    QAction* action = (*m_actions)[id];
    auto* button = new QToolButton(this);
    button->setObjectName(action->objectName() + QLatin1String("-button"));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keys stay with the floor
    button->setIconSize({toolIconSide, toolIconSide});
    button->setDefaultAction(action);
    connect(action, &QAction::visibleChanged, this, &FloorToolBar::arrange);
    m_parts.push_back({button, action});
}

void FloorToolBar::addLine()
{
    auto* line = new QFrame(this);
    line->setFrameShape(QFrame::VLine);
    line->setFrameShadow(QFrame::Sunken);
    m_parts.push_back({line, nullptr});
}

void FloorToolBar::setTilesets(std::shared_ptr<const Tilesets> tilesets)
{
    m_tilesets = std::move(tilesets);
    showBrushes();
}

void FloorToolBar::setTheme(Theme theme)
{
    m_theme = theme;
    showBrushes();
}

void FloorToolBar::showBrushes()
{
    if (m_actions == nullptr || !m_tilesets)
        return;
    for (const auto& [id, cell] : brushActions)
        (*m_actions)[id]->setIcon(brushIcon(cell, m_tilesets->of(m_theme), palette().color(QPalette::WindowText)));
}

bool FloorToolBar::isWanted(const Part& part) const
{
    return part.action == nullptr || part.action->isVisible();
}

QSize FloorToolBar::sizeHint() const
{
    const QSize button = m_more->sizeHint();
    int width = 2 * toolBarMargin;
    for (const Part& part : m_parts) {
        if (isWanted(part))
            width += part.action != nullptr ? button.width() + toolGap : toolLineWidth;
    }
    return {width, button.height() + 2 * toolBarPadding};
}

QSize FloorToolBar::minimumSizeHint() const
{
    const QSize button = m_more->sizeHint();
    return {2 * (button.width() + toolBarMargin), button.height() + 2 * toolBarPadding};
}

/// From the left; where not all have room, the button for the rest comes last.
void FloorToolBar::arrange()
{
    const QSize button = m_more->sizeHint();
    const bool fits = sizeHint().width() <= width();
    const int end = width() - toolBarMargin - (fits ? 0 : button.width() + toolGap);
    int x = toolBarMargin;
    m_hidden.clear();
    for (const Part& part : m_parts) {
        const int wide = part.action != nullptr ? button.width() : toolLineWidth - toolGap;
        const bool isShown = isWanted(part) && m_hidden.empty() && x + wide <= end;
        part.widget->setVisible(isShown);
        if (isShown) {
            const int inset = part.action != nullptr ? 0 : toolBarPadding + 1;
            part.widget->setGeometry(x, toolBarPadding + inset, wide, button.height() - 2 * inset);
            x += wide + toolGap;
        } else if (part.action != nullptr && isWanted(part)) {
            m_hidden.push_back(part.action);
        }
    }
    m_more->setVisible(!m_hidden.empty());
    m_more->setGeometry(x, toolBarPadding, button.width(), button.height());
    updateGeometry();
}

void FloorToolBar::fillMore()
{
    QMenu& menu = *m_more->menu();
    menu.clear();
    for (QAction* action : m_hidden)
        menu.addAction(action);
}

void FloorToolBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FloorToolBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showBrushes();
    else if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        arrange();
}

} // namespace zonewright
