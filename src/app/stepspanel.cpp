#include "app/stepspanel.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/stepwords.h"
#include "ui_stepspanel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStyle>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace zonewright {

namespace {

constexpr QSize stepsSize{800, bottomPanelHeight}; // of the panel at first, in logical pixels
constexpr int stepsCellPadding = 23;               // left and right together, of the style and its sheet
constexpr int narrowSteps = 800;                   // a narrower panel does without the shares
constexpr int tightSteps = 640;                    // and a still narrower one without the counts
constexpr int leastWords = 60;                     // of a column with words
constexpr int mostOfRefusals = 3;                  // a part of so many of the width

/// The kinds that refuse something.
std::uint32_t refusingKinds()
{
    std::uint32_t kinds = 0;
    for (int i = 0; i < floorStepKindCount; ++i) {
        const auto kind = static_cast<FloorStepKind>(i);
        kinds |= isRefusal(kind) ? StepFilter::bit(kind) : 0;
    }
    return kinds;
}

/// Whether a filter lets through one reason alone.
bool isOneRefusal(const StepFilter& filter)
{
    return filter.kinds == refusingKinds() && std::has_single_bit(filter.refusals);
}

} // namespace

StepsPanel::StepsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_document(services.document)
    , m_ui(std::make_unique<Ui::StepsPanel>())
    , m_kinds(new QMenu(this))
{
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("stepsPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->showTheSteps->setDefaultAction(services.actions[ActionId::ShowSteps]);
    m_kinds->setObjectName(QStringLiteral("stepKindsMenu"));
    m_ui->stepKinds->setMenu(m_kinds);
    m_ui->stepsTable->setModel(&m_model);
    m_ui->refusalsTable->setModel(&m_refusals);
    for (QTableView* table : {m_ui->stepsTable, m_ui->refusalsTable}) {
        dressLongTable(*table, m_delegate);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
    }
    m_ui->stepsSplitter->setStretchFactor(0, 1);
    m_ui->stepsSplitter->setStretchFactor(1, 0);
    m_kinds->installEventFilter(this);
    m_ui->stepsTable->installEventFilter(this);
    m_ui->stepsTable->viewport()->installEventFilter(this);
    m_ui->refusalsTable->installEventFilter(this);
    m_delegate.setTheme(currentTheme());
    connectParts();
    dressColumns();
    follow();
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        dressColumns();
        follow();
    });
}

StepsPanel::~StepsPanel() = default;

void StepsPanel::connectParts()
{
    FloorScrub& scrub = m_document.floorScrub();
    connect(&scrub, &FloorScrub::onChanged, this, &StepsPanel::follow);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &StepsPanel::follow);
    connect(&m_refusals, &QAbstractItemModel::modelReset, this, [this] {
        fitRefusals();
        showFilter();
    });
    connect(&scrub, &FloorScrub::positionChanged, this, &StepsPanel::followPosition);
    connect(&m_document.floorFocus(), &FloorFocus::floorChanged, this, &StepsPanel::follow);
    connect(m_ui->stepsTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StepsPanel::takeCurrent);
    connect(m_ui->stepsTable, &QAbstractItemView::clicked, this, &StepsPanel::takeCurrent);
    connect(m_ui->refusalsTable, &QAbstractItemView::clicked, this, &StepsPanel::chooseRefusal);
    connect(m_ui->allSteps, &QAbstractButton::clicked, &scrub, [&scrub] { scrub.setFilter({}); });
    const QHeaderView* header = m_ui->stepsTable->horizontalHeader();
    connect(header, &QHeaderView::sectionResized, this, [this, header](int section) {
        const bool takesTheRest = header->visualIndex(section) == header->count() - 1;
        m_isSized = m_isSized || !(m_isFitting || takesTheRest);
    });
    connect(m_ui->stepsSplitter, &QSplitter::splitterMoved, this, [this] { m_isSplit = true; });
    connect(m_ui->stepsTable, &QWidget::customContextMenuRequested, this, &StepsPanel::openMenu);
    connect(m_kinds, &QMenu::aboutToShow, this, &StepsPanel::fillKinds);
}

QSize StepsPanel::sizeHint() const
{
    return stepsSize;
}

QSize StepsPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

int StepsPanel::widthOf(const QString& text) const
{
    return m_ui->stepsTable->fontMetrics().horizontalAdvance(text) + stepsCellPadding;
}

void StepsPanel::dressColumns()
{
    if (m_ui->refusalsTable->model() == nullptr)
        return; // the style comes before the models
    for (QTableView* table : {m_ui->stepsTable, m_ui->refusalsTable}) {
        table->horizontalHeader()->setMinimumSectionSize(1);
        table->horizontalHeader()->setStretchLastSection(true);
    }
    fitRefusals();
    fitColumns();
}

/// The same for every step of a floor, so that nothing moves: its numbers, kinds and places have room, and what is left
/// is for the words.
void StepsPanel::fitColumns()
{
    if (m_ui->refusalsTable->model() == nullptr || m_isSized)
        return;
    const QScopedValueRollback fitting(m_isFitting, true);
    const FloorScrub& scrub = m_document.floorScrub();
    int kind = widthOf(m_model.headerData(StepsModel::KindColumn, Qt::Horizontal).toString());
    for (int i = 0; i < floorStepKindCount; ++i) {
        if (const auto one = static_cast<FloorStepKind>(i); scrub.count(one) > 0)
            kind = std::max(kind, widthOf(stepKindText(one)));
    }
    int reason = 0;
    for (int i = 0; i < refusalCount; ++i)
        reason = std::max(reason, widthOf(refusalName(static_cast<Refusal>(i))));
    const int subject = widthOf(QStringLiteral("long corridor, 13 × 13"));
    const int place = widthOf(QStringLiteral("1023,1023"));
    const int number = std::max(widthOf(QLocale().toString(qulonglong{scrub.count()})),
                                widthOf(m_model.headerData(StepsModel::NumberColumn, Qt::Horizontal).toString()));
    QTableView& table = *m_ui->stepsTable;
    const int room = table.viewport()->width() - number - place;
    kind = std::min(kind, std::max(room - 2 * leastWords, leastWords));
    const int words = std::max(room - kind, 0);
    table.setColumnWidth(StepsModel::NumberColumn, number);
    table.setColumnWidth(StepsModel::KindColumn, kind);
    table.setColumnWidth(StepsModel::PlaceColumn, place);
    table.setColumnWidth(StepsModel::SubjectColumn,
                         std::clamp(words * subject / (subject + reason), leastWords, subject));
}

/// No wider than what they tell, and than a part of the panel, unless somebody said how wide.
void StepsPanel::fitRefusals()
{
    if (m_ui->refusalsTable->model() == nullptr)
        return;
    QTableView& table = *m_ui->refusalsTable;
    int wanted = table.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &table) + 2 * table.frameWidth();
    for (int column = 0; column < RefusalsModel::ColumnCount; ++column) {
        int width = widthOf(m_refusals.headerData(column, Qt::Horizontal).toString());
        for (int row = 0; row < m_refusals.rowCount(); ++row)
            width = std::max(width, widthOf(m_refusals.index(row, column).data().toString()));
        const bool isHidden = m_isNarrow && column == RefusalsModel::ShareColumn;
        table.setColumnHidden(column, isHidden);
        table.setColumnWidth(column, width);
        wanted += isHidden ? 0 : width;
    }
    table.setVisible(m_document.floorScrub().refusals() > 0 && width() >= tightSteps);
    if (m_isSplit)
        return;
    const int most = std::min(wanted, width() / mostOfRefusals);
    table.setColumnWidth(RefusalsModel::ReasonColumn,
                         std::max(table.columnWidth(RefusalsModel::ReasonColumn) - (wanted - most), leastWords));
    m_ui->stepsSplitter->setSizes({width() - most, most});
}

/// A filter may let through all that there is.
bool StepsPanel::isFiltered() const
{
    const FloorScrub& scrub = m_document.floorScrub();
    return scrub.shownCount() < scrub.count();
}

QString StepsPanel::countText() const
{
    const FloorScrub& scrub = m_document.floorScrub();
    const auto count = [](std::size_t value) { return static_cast<int>(value); };
    if (scrub.steps() == nullptr)
        return {};
    if (!isFiltered()) {
        const QString steps = tr("%Ln step(s)", nullptr, count(scrub.count()));
        return scrub.refusals() > 0 ? tr("%1, %2", "12 steps, 3 refusals")
                                          .arg(steps, tr("%Ln refusal(s)", nullptr, count(scrub.refusals())))
                                    : tr("%1, nothing was refused", "12 steps").arg(steps);
    }
    const QString listed = tr("%1 of %Ln step(s)", "so many are listed", count(scrub.count()))
                               .arg(QLocale().toString(qulonglong{scrub.shownCount()}));
    const auto current = scrub.current();
    if (!current || m_model.isCurrentShown())
        return listed;
    return tr("%1, step %2 is not among them", "3 of 12 steps")
        .arg(listed, QLocale().toString(qulonglong{*current + 1}));
}

QString StepsPanel::emptyText() const
{
    const FloorScrub& scrub = m_document.floorScrub();
    if (m_document.floorFocus().floor() == 0)
        return tr("No floor is selected.");
    if (!scrub.isOn())
        return tr("Show Steps lists the decisions that made this floor, and lets you step through them.");
    return scrub.steps() == nullptr ? tr("The steps are being made…")
                                    : tr("Nothing is built, and nothing was decided.");
}

/// What is not seen asks for nothing.
void StepsPanel::follow()
{
    if (!isVisible())
        return;
    const FloorScrub& scrub = m_document.floorScrub();
    const bool hasSteps = scrub.steps() != nullptr && scrub.count() > 0;
    m_ui->stepKinds->setEnabled(hasSteps);
    m_ui->allSteps->setEnabled(isFiltered());
    m_ui->emptySteps->setText(emptyText());
    fitColumns();
    m_ui->stepsPages->setCurrentWidget(hasSteps ? static_cast<QWidget*>(m_ui->stepsSplitter) : m_ui->noSteps);
    showFilter();
    followPosition();
}

void StepsPanel::followPosition()
{
    if (!isVisible())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    m_ui->stepsCount->setText(countText());
    const int row = m_model.currentRow();
    QTableView& table = *m_ui->stepsTable;
    if (row < 0) {
        table.clearSelection();
        table.setCurrentIndex({});
        table.scrollToTop();
    } else if (row < m_model.rowCount()) {
        const QModelIndex index = m_model.index(row, std::max(0, table.currentIndex().column()));
        if (m_model.isCurrentShown()) {
            table.setCurrentIndex(index);
        } else { // the keys go on from there, but it is not the step that is seen
            table.clearSelection();
            table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
        }
        showAround(index);
    }
}

/// While it plays, what comes next is in sight too.
void StepsPanel::showAround(const QModelIndex& index)
{
    QTableView& table = *m_ui->stepsTable;
    if (!m_document.floorScrub().isPlaying())
        return table.scrollTo(index);
    const QRect row = table.visualRect(index);
    const int height = table.viewport()->height();
    if (row.top() < 0 || row.bottom() > height - height / 3)
        table.scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void StepsPanel::takeCurrent()
{
    const QModelIndex index = m_ui->stepsTable->currentIndex();
    if (m_isFollowing || !index.isValid() || m_document.floorScrub().steps() == nullptr)
        return;
    FloorScrub& scrub = m_document.floorScrub();
    scrub.pause();
    scrub.setPosition(m_model.stepOf(index.row()) + 1);
}

/// The kinds that this floor has, each with how many.
void StepsPanel::fillKinds()
{
    m_kinds->clear();
    FloorScrub& scrub = m_document.floorScrub();
    for (int i = 0; i < floorStepKindCount; ++i) {
        const auto kind = static_cast<FloorStepKind>(i);
        const std::size_t count = scrub.count(kind);
        if (count == 0)
            continue;
        QAction* action = m_kinds->addAction(
            tr("%1 (%2)", "kind, count").arg(stepKindText(kind), QLocale().toString(static_cast<qulonglong>(count))));
        action->setCheckable(true);
        action->setChecked(scrub.filter().has(kind));
        connect(action, &QAction::toggled, &scrub, [&scrub, kind](bool shown) {
            StepFilter filter = scrub.filter();
            filter.kinds = shown ? filter.kinds | StepFilter::bit(kind) : filter.kinds & ~StepFilter::bit(kind);
            scrub.setFilter(filter);
        });
    }
}

void StepsPanel::openMenu(const QPoint& at)
{
    FloorScrub& scrub = m_document.floorScrub();
    const QModelIndex index = m_ui->stepsTable->indexAt(at);
    if (scrub.steps() == nullptr || !index.isValid())
        return;
    const FloorStepKind kind = scrub.steps()->kind(m_model.stepOf(index.row()));
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("stepsMenu"));
    QAction* only = menu->addAction(tr("Show Only “%1”", "a kind of step").arg(stepKindText(kind)));
    connect(only, &QAction::triggered, &scrub, [&scrub, kind] { scrub.setFilter({.kinds = StepFilter::bit(kind)}); });
    QAction* all = menu->addAction(tr("Show All"));
    all->setEnabled(isFiltered());
    connect(all, &QAction::triggered, &scrub, [&scrub] { scrub.setFilter({}); });
    menu->popup(m_ui->stepsTable->viewport()->mapToGlobal(at));
}

/// A reason alone; what was listed before where it was that.
void StepsPanel::chooseRefusal(const QModelIndex& index)
{
    FloorScrub& scrub = m_document.floorScrub();
    const StepFilter wanted{.kinds = refusingKinds(), .refusals = StepFilter::bit(m_refusals.refusalAt(index.row()))};
    if (scrub.filter() == wanted)
        return scrub.setFilter(m_filterBefore);
    if (!isOneRefusal(scrub.filter()))
        m_filterBefore = scrub.filter();
    scrub.setFilter(wanted);
}

void StepsPanel::showFilter()
{
    const std::uint32_t refusals = m_document.floorScrub().filter().refusals;
    m_ui->refusalsTable->clearSelection();
    for (int row = 0; row < m_refusals.rowCount(); ++row) {
        if (refusals == StepFilter::bit(m_refusals.refusalAt(row)))
            m_ui->refusalsTable->selectRow(row);
    }
}

/// The menu of kinds stays open while several are chosen; Enter in a row of refusals does what a click does; Escape
/// leaves the steps.
bool StepsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_kinds && event->type() == QEvent::MouseButtonRelease) {
        QAction* action = m_kinds->actionAt(static_cast<QMouseEvent*>(event)->position().toPoint());
        if (action != nullptr && action->isCheckable()) {
            action->trigger();
            return true;
        }
    }
    if (event->type() == QEvent::Resize && watched == m_ui->stepsTable->viewport())
        fitColumns();
    if (event->type() == QEvent::KeyPress && watched != m_kinds) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape && m_document.floorScrub().isOn()) {
            m_document.floorScrub().setOn(false);
            return true;
        }
        const bool confirms = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
        if (confirms && watched == m_ui->refusalsTable && m_ui->refusalsTable->currentIndex().isValid()) {
            chooseRefusal(m_ui->refusalsTable->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void StepsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_model.setScrub(&m_document.floorScrub());
    m_refusals.setScrub(&m_document.floorScrub());
    follow();
}

void StepsPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    const QScopedValueRollback following(m_isFollowing, true);
    m_model.setScrub(nullptr);
    m_refusals.setScrub(nullptr);
}

void StepsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_isNarrow = width() < narrowSteps;
    fitRefusals();
}

void StepsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_delegate.setTheme(currentTheme());
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dressColumns();
}

} // namespace zonewright
