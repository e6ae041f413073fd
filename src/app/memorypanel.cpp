#include "app/memorypanel.h"

#include "app/maps.h"
#include "app/memoryside.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/walkedits.h"
#include "ui_memorypanel.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QScopedValueRollback>

namespace zonewright {

namespace {

constexpr int roomForTwo = 960;   // logical pixels across, from which both memories are side by side
constexpr int roomForChart = 290; // logical pixels high, below which the chart stands beside the tables
constexpr int tablesShare = 5;    // of the room, beside that of the chart
constexpr int chartShare = 3;

enum MemoryTab { OwnTab, OtherTab, ChartTab };

bool isWindowScheme(MemoryScheme scheme)
{
    return scheme == MemoryScheme::Window;
}

} // namespace

MemoryPanel::MemoryPanel(Document& document, Maps& maps, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_maps(maps)
    , m_other(document.playback(), document.world())
    , m_ui(std::make_unique<Ui::MemoryPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    m_ui->memorySplitter->setStretchFactor(0, tablesShare);
    m_ui->memorySplitter->setStretchFactor(1, chartShare);
    m_ui->memorySplitter->setChildrenCollapsible(false);
    for (QWidget* side : {static_cast<QWidget*>(m_ui->ownMemory), static_cast<QWidget*>(m_ui->otherMemory)})
        side->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding); // both have the same room
    connect(m_ui->memorySplitter, &QSplitter::splitterMoved, this, [this] { m_isSplit = true; });
    m_ui->memoryTabs->setExpanding(false);
    m_ui->memoryTabs->setUsesScrollButtons(true); // asks for less room than all of them
    m_ui->memoryTabs->setDrawBase(false);
    while (m_ui->memoryTabs->count() <= ChartTab)
        m_ui->memoryTabs->addTab({});
    m_ui->ownMemory->model().show(&m_document);
    m_ui->otherMemory->model().show(m_document, m_other);
    connectSide(*m_ui->ownMemory);
    connectSide(*m_ui->otherMemory);
    connectControls();
    connect(&m_document.playback(), &Playback::turnChanged, this, &MemoryPanel::takeTurn);
    connect(&m_document.playback(), &Playback::walkChanged, this, &MemoryPanel::takeTurn);
    connect(&m_other, &OtherScheme::turnChanged, this, &MemoryPanel::takeTurn);
    connect(&m_document.selection(), &Selection::selectionChanged, this, [this] { selectRows(!m_isChoosing); });
    takeTheme();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

MemoryPanel::~MemoryPanel() = default;

void MemoryPanel::retranslate()
{
    m_ui->retranslateUi(this);
    nameLists(*this);
    m_ui->memoryTabs->setTabText(ChartTab, tr("Work"));
    showSchemes();
    arrange();
}

QSize MemoryPanel::sizeHint() const
{
    return {2 * panelWidth, bottomPanelHeight};
}

QSize MemoryPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

void MemoryPanel::connectSide(MemorySide& side)
{
    connect(&side, &MemorySide::zoneChosen, this, &MemoryPanel::chooseZone);
    connect(&side, &MemorySide::taken, this, [this] { selectRows(false); });
}

void MemoryPanel::connectControls()
{
    connect(m_ui->otherMemory, &MemorySide::useWanted, this, &MemoryPanel::useOther);
    connect(m_ui->otherMemory, &MemorySide::orderChosen, &m_other, &OtherScheme::setOrder);
    connect(m_ui->compareMemory, &QCheckBox::toggled, this, &MemoryPanel::arrange);
    connect(m_ui->memoryTabs, &QTabBar::currentChanged, this, &MemoryPanel::arrange);
    connect(m_ui->workMeasure, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_ui->workChart->setMeasure(static_cast<WorkChart::Measure>(index)); });
    connect(m_ui->workChart, &WorkChart::turnWanted, this, [this](qint64 turn) {
        m_document.walkRun().stop();
        m_document.playback().goTo(turn);
    });
}

/// Only what is seen is kept up to date; the chart shows both memories, whichever table is seen.
void MemoryPanel::takeActivity()
{
    m_other.setActive(isVisible() && m_ui->compareMemory->isChecked());
    for (MemorySide* side : {m_ui->ownMemory, m_ui->otherMemory})
        side->model().setPaused(!isVisible() || !side->isVisibleTo(this));
    takeTurn();
}

void MemoryPanel::takeTurn()
{
    if (isVisible())
        showSchemes();
    takeChart();
}

/// The chart reads the logs whenever it is painted, and they may be other objects after any change.
void MemoryPanel::takeChart()
{
    WorkChart& chart = *m_ui->workChart;
    if (!isVisible())
        return chart.setLogs({}, {});
    const Playback& playback = m_document.playback();
    const QString window = tr("Window"), known = tr("Known zones");
    const bool hasWindow = isWindowScheme(playback.settings().memory);
    const WorkChart::Source own{.log = &playback.log(), .name = hasWindow ? window : known};
    const bool compares = m_ui->compareMemory->isChecked();
    const WorkChart::Source other{.log = compares ? &m_other.log() : nullptr, .name = hasWindow ? known : window};
    chart.setLogs(own, other);
    chart.setLastTurn(playback.lastTurn());
    chart.setTurn(playback.turn());
    chart.refresh();
}

void MemoryPanel::showSchemes()
{
    const Playback& playback = m_document.playback();
    const MemoryScheme own = playback.settings().memory;
    m_ui->ownMemory->showScheme({.scheme = own, .isOwn = true, .isPlayed = playback.hasOwnSettings()});
    m_ui->otherMemory->showScheme(
        {.scheme = isWindowScheme(own) ? m_other.order() : MemoryScheme::Window, .isOwn = false});
    m_ui->ownMemory->showTurn(playback.turn());
    m_ui->otherMemory->showTurn(playback.turn(), m_ui->compareMemory->isChecked() && m_other.isTooMuch());
    m_ui->memoryTabs->setTabText(OwnTab, isWindowScheme(own) ? tr("Window") : tr("Known zones"));
    m_ui->memoryTabs->setTabText(OtherTab, isWindowScheme(own) ? tr("Known zones") : tr("Window"));
}

/// Side by side, or one of them; where there is no room for the chart beside that either, one of all three.
void MemoryPanel::arrange()
{
    const bool compares = m_ui->compareMemory->isChecked();
    const bool isNarrow = width() < roomForTwo;
    const bool isTiny = isNarrow && height() < roomForChart;
    QTabBar& tabs = *m_ui->memoryTabs;
    if ((tabs.currentIndex() == OtherTab && !compares) || (tabs.currentIndex() == ChartTab && !isTiny))
        return tabs.setCurrentIndex(OwnTab); // and comes back here
    tabs.setTabVisible(OtherTab, compares);
    tabs.setTabVisible(ChartTab, isTiny);
    tabs.setVisible(isNarrow && (compares || isTiny));
    const int tab = isNarrow ? tabs.currentIndex() : OwnTab;
    m_ui->sides->setVisible(tab != ChartTab);
    m_ui->workChart->setVisible(!isTiny || tab == ChartTab);
    m_ui->ownMemory->setVisible(tab != OtherTab);
    m_ui->otherMemory->setVisible(compares && (!isNarrow || tab == OtherTab));
    m_ui->measureLabel->setVisible(!isNarrow);
    m_ui->workMeasure->setVisible(m_ui->workChart->isVisibleTo(this));
    m_ui->compareMemory->setText(isNarrow ? tr("Compare") : tr("Compare with the other memory"));
    const Qt::Orientation orientation = height() < roomForChart ? Qt::Horizontal : Qt::Vertical;
    if (m_ui->memorySplitter->orientation() != orientation) {
        m_ui->memorySplitter->setOrientation(orientation);
        m_isSplit = false; // whatever the designer made of it was for the other orientation
        shareRoom();
    }
    takeActivity();
}

/// As it is until the designer makes something else of it.
void MemoryPanel::shareRoom()
{
    const int room = m_ui->memorySplitter->orientation() == Qt::Horizontal ? width() : height();
    m_ui->memorySplitter->setSizes(
        {room * tablesShare / (tablesShare + chartShare), room * chartShare / (tablesShare + chartShare)});
}

void MemoryPanel::selectRows(bool reveal)
{
    if (!isVisible())
        return;
    const auto& place = m_document.selection().selected();
    const std::optional<Point> zone = place ? std::optional(place->zone) : std::nullopt;
    for (MemorySide* side : {m_ui->ownMemory, m_ui->otherMemory})
        side->selectZone(zone, reveal);
}

void MemoryPanel::chooseZone(Point zone)
{
    const QScopedValueRollback choosing(m_isChoosing, true);
    m_maps.reveal(zone);
}

void MemoryPanel::useOther()
{
    const MemoryScheme scheme = m_other.settings().memory;
    (void)changeMemory(m_document, {.scheme = scheme, .capacity = m_document.project().walk.capacity}); // as it was
}

void MemoryPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    takeActivity();
    selectRows(true);
}

void MemoryPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    takeActivity();
}

void MemoryPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
    if (!m_isSplit)
        shareRoom();
}

void MemoryPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
}

void MemoryPanel::takeTheme()
{
    m_ui->workChart->setTheme(currentTheme());
    m_ui->ownMemory->setTheme(currentTheme());
    m_ui->otherMemory->setTheme(currentTheme());
}

} // namespace zonewright
