#include "app/stepspanel.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/panels.h"
#include "document/document.h"
#include "models/stepwords.h"
#include "ui_stepspanel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace zonewright {

namespace {

constexpr QSize stepsSize{800, bottomPanelHeight}; // of the panel at first, in logical pixels
constexpr int stepsCellPadding = 16;               // left and right together
constexpr int stepsShare = 3;                      // of the width, to that of the refusals
constexpr int refusalsShare = 2;
constexpr int narrowSteps = 800; // a narrower panel does without the shares
constexpr int tightSteps = 560;  // and a still narrower one without the counts
constexpr double leastShareOfColumn = 0.5;
constexpr std::size_t usualSteps = 99'999; // their numbers always have room

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
    m_ui->stepsSplitter->setStretchFactor(0, stepsShare);
    m_ui->stepsSplitter->setStretchFactor(1, refusalsShare);
    m_kinds->installEventFilter(this);
    m_ui->stepsTable->installEventFilter(this);
    m_ui->stepsTable->viewport()->installEventFilter(this);
    m_ui->refusalsTable->installEventFilter(this);
    m_delegate.setTheme(currentTheme());
    connectParts();
    dressColumns();
    follow();
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

/// The same for every floor, so that nothing moves; where all have no room, those with words give way.
void StepsPanel::fitColumns()
{
    if (m_ui->refusalsTable->model() == nullptr)
        return;
    int kind = 0;
    for (int i = 0; i < floorStepKindCount; ++i)
        kind = std::max(kind, widthOf(stepKindText(static_cast<FloorStepKind>(i))));
    int reason = 0;
    for (int i = 0; i < refusalCount; ++i)
        reason = std::max(reason, widthOf(refusalName(static_cast<Refusal>(i))));
    const int subject = widthOf(QStringLiteral("long corridor, 13 × 13"));
    const int place = widthOf(QStringLiteral("1023,1023"));
    const int longest = widthOf(QLocale().toString(qulonglong{FloorScrub::mostSteps}));
    const int usual = widthOf(QLocale().toString(qulonglong{usualSteps}));
    QTableView& table = *m_ui->stepsTable;
    const int room = table.viewport()->width();
    const bool hasRoom = room >= longest + place + kind + subject + reason;
    const int number = hasRoom || m_document.floorScrub().count() > usualSteps ? longest : usual;
    const double share = std::clamp(double(room - number - place) / (kind + subject + reason), leastShareOfColumn, 1.0);
    table.setColumnWidth(StepsModel::NumberColumn, number);
    table.setColumnWidth(StepsModel::KindColumn, static_cast<int>(kind * share));
    table.setColumnWidth(StepsModel::PlaceColumn, place);
    table.setColumnWidth(StepsModel::SubjectColumn, static_cast<int>(subject * share));
}

void StepsPanel::fitRefusals()
{
    if (m_ui->refusalsTable->model() == nullptr)
        return;
    int reason = 0;
    for (int i = 0; i < refusalCount; ++i)
        reason = std::max(reason, widthOf(refusalName(static_cast<Refusal>(i))));
    const int count = widthOf(QLocale().toString(1'000'000));
    QTableView& table = *m_ui->refusalsTable;
    table.setColumnWidth(RefusalsModel::ReasonColumn, reason);
    table.setColumnWidth(RefusalsModel::CountColumn, count);
    table.setColumnHidden(RefusalsModel::ShareColumn, m_isNarrow);
    table.setVisible(m_document.floorScrub().refusals() > 0 && width() >= tightSteps);
}

QString StepsPanel::countText() const
{
    const FloorScrub& scrub = m_document.floorScrub();
    const auto count = [](std::size_t value) { return static_cast<int>(value); };
    if (scrub.steps() == nullptr)
        return {};
    if (scrub.filter().isAll()) {
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

/// What is not seen asks for nothing.
void StepsPanel::follow()
{
    if (!isVisible())
        return;
    const FloorScrub& scrub = m_document.floorScrub();
    const bool hasSteps = scrub.steps() != nullptr && scrub.count() > 0;
    m_ui->stepKinds->setEnabled(hasSteps);
    m_ui->allSteps->setEnabled(!scrub.filter().isAll());
    if (!hasSteps) {
        m_ui->emptySteps->setText(m_document.floorFocus().floor() == 0 ? tr("No floor is selected.")
                                  : !scrub.isOn()                      ? tr("Show Steps lists the decisions that made "
                                                                                                 "this floor, and lets you step through them.")
                                  : scrub.steps() == nullptr           ? tr("The steps are being made…")
                                                             : tr("Nothing is built, and nothing was decided."));
    }
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
        table.scrollTo(index);
    }
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

/// A narrow panel gives the counts what they need, and the steps the rest.
void StepsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_isNarrow = width() < narrowSteps;
    fitRefusals();
    if (!m_isNarrow)
        return;
    const QTableView& table = *m_ui->refusalsTable;
    const int wanted = table.columnWidth(RefusalsModel::ReasonColumn) +
                       widthOf(m_refusals.headerData(RefusalsModel::CountColumn, Qt::Horizontal).toString()) +
                       stepsCellPadding;
    m_ui->stepsSplitter->setSizes({std::max(1, width() - wanted), wanted});
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
