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

namespace zonewright {

namespace {

constexpr QSize stepsSize{800, bottomPanelHeight}; // of the panel at first, in logical pixels
constexpr int stepsCellPadding = 16;               // left and right together
constexpr int stepsShare = 3;                      // of the width, to that of the refusals
constexpr int refusalsShare = 2;

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
    connect(&m_refusals, &QAbstractItemModel::modelReset, this, &StepsPanel::showFilter);
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

/// The same for every floor, so that nothing moves.
void StepsPanel::dressColumns()
{
    if (m_ui->refusalsTable->model() == nullptr)
        return; // the style comes before the models
    const QFontMetrics metrics = m_ui->stepsTable->fontMetrics();
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text) + stepsCellPadding; };
    int kind = 0;
    for (int i = 0; i < floorStepKindCount; ++i)
        kind = std::max(kind, widthOf(stepKindText(static_cast<FloorStepKind>(i))));
    int reason = 0;
    for (int i = 0; i < refusalCount; ++i)
        reason = std::max(reason, widthOf(refusalName(static_cast<Refusal>(i))));
    QTableView& steps = *m_ui->stepsTable;
    steps.horizontalHeader()->setMinimumSectionSize(1);
    steps.setColumnWidth(StepsModel::NumberColumn, widthOf(QLocale().toString(qulonglong{FloorScrub::mostSteps})));
    steps.setColumnWidth(StepsModel::KindColumn, kind);
    steps.setColumnWidth(StepsModel::PlaceColumn, widthOf(QStringLiteral("1023,1023")));
    steps.setColumnWidth(StepsModel::SubjectColumn, widthOf(QStringLiteral("long corridor, 13 × 13")));
    steps.horizontalHeader()->setStretchLastSection(true);
    QTableView& refusals = *m_ui->refusalsTable;
    refusals.horizontalHeader()->setMinimumSectionSize(1);
    refusals.setColumnWidth(RefusalsModel::ReasonColumn, reason);
    refusals.setColumnWidth(RefusalsModel::CountColumn, widthOf(QLocale().toString(1'000'000)));
    refusals.horizontalHeader()->setStretchLastSection(true);
}

QString StepsPanel::countText() const
{
    const FloorScrub& scrub = m_document.floorScrub();
    const auto number = [](std::size_t value) { return QLocale().toString(static_cast<qulonglong>(value)); };
    if (scrub.steps() == nullptr)
        return {};
    if (scrub.filter().isAll())
        return tr("%1 steps, %2 refusals").arg(number(scrub.count()), number(scrub.refusals()));
    return tr("%1 of %2 steps", "so many are listed").arg(number(scrub.shownCount()), number(scrub.count()));
}

/// What is not seen asks for nothing.
void StepsPanel::follow()
{
    if (!isVisible())
        return;
    const FloorScrub& scrub = m_document.floorScrub();
    const bool hasSteps = scrub.steps() != nullptr && scrub.count() > 0;
    m_ui->stepsCount->setText(countText());
    m_ui->stepKinds->setEnabled(hasSteps);
    m_ui->allSteps->setEnabled(!scrub.filter().isAll());
    if (!hasSteps) {
        m_ui->emptySteps->setText(m_document.floorFocus().floor() == 0 ? tr("No floor is selected.")
                                  : !scrub.isOn()                      ? tr("Show Steps lists the decisions that made "
                                                                                                 "this floor, and lets you step through them.")
                                  : scrub.steps() == nullptr           ? tr("The steps are being made…")
                                                             : tr("Nothing is built, and nothing was decided."));
    }
    m_ui->stepsPages->setCurrentWidget(hasSteps ? static_cast<QWidget*>(m_ui->stepsSplitter) : m_ui->noSteps);
    showFilter();
    followPosition();
}

void StepsPanel::followPosition()
{
    if (!isVisible())
        return;
    const QScopedValueRollback following(m_isFollowing, true);
    const int row = m_model.currentRow();
    QTableView& table = *m_ui->stepsTable;
    if (row < 0) {
        table.clearSelection();
        table.setCurrentIndex({});
        table.scrollToTop();
    } else if (row < m_model.rowCount()) {
        const QModelIndex index = m_model.index(row, std::max(0, table.currentIndex().column()));
        table.setCurrentIndex(index);
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

/// A reason alone, or all steps again where it was that.
void StepsPanel::chooseRefusal(const QModelIndex& index)
{
    FloorScrub& scrub = m_document.floorScrub();
    StepFilter filter{.kinds = 0, .refusals = StepFilter::bit(m_refusals.refusalAt(index.row()))};
    for (int i = 0; i < floorStepKindCount; ++i) {
        const auto kind = static_cast<FloorStepKind>(i);
        filter.kinds |= isRefusal(kind) ? StepFilter::bit(kind) : 0;
    }
    scrub.setFilter(scrub.filter() == filter ? StepFilter{} : filter);
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

void StepsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_delegate.setTheme(currentTheme());
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        dressColumns();
}

} // namespace zonewright
