#include "app/comparisonpanel.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "ui_comparisonpanel.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>

#include <algorithm>

namespace zonewright {

namespace {

constexpr QSize comparisonPanelSize{720, bottomPanelHeight}; // logical pixels
constexpr int comparisonSignSide = 16;
constexpr int wholeComparison = 1'000; // of the bar

} // namespace

ComparisonPanel::ComparisonPanel(Document& document, const ActionSet& actions, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_comparison(document)
    , m_ui(std::make_unique<Ui::ComparisonPanel>())
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_StyledBackground);
    fillTable();
    connectParts(actions);
    m_hasWalk = m_comparison.hasWalk();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

ComparisonPanel::~ComparisonPanel() = default;

QSize ComparisonPanel::sizeHint() const
{
    return comparisonPanelSize;
}

QSize ComparisonPanel::minimumSizeHint() const
{
    return leastBottomPanel;
}

void ComparisonPanel::fillTable()
{
    m_model.setComparison(&m_comparison);
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(SortRole);
    m_ui->comparisonTable->setModel(&m_sorted);
    m_ui->comparisonTable->sortByColumn(ComparisonModel::SchemeColumn, Qt::AscendingOrder);
    dressTable(*m_ui->comparisonTable, m_delegate);
    QHeaderView* header = m_ui->comparisonTable->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setStretchLastSection(false);
    QSizePolicy place = m_ui->comparisonProgress->sizePolicy();
    place.setRetainSizeWhenHidden(true); // nothing moves when it comes
    m_ui->comparisonProgress->setSizePolicy(place);
    m_ui->comparisonProgress->setRange(0, wholeComparison);
    m_ui->comparisonSign->setFixedWidth(comparisonSignSide);
    m_ui->comparisonState->setElideMode(Qt::ElideRight);
}

void ComparisonPanel::retranslate()
{
    m_ui->retranslateUi(this);
    fitButton();
    showState();
}

/// As wide as its longer text.
void ComparisonPanel::fitButton()
{
    m_ui->compareButton->ensurePolished();
    m_ui->compareButton->setText(tr("Compare Again"));
    m_ui->compareButton->setMinimumWidth(m_ui->compareButton->sizeHint().width());
}

void ComparisonPanel::connectParts(const ActionSet& actions)
{
    connect(actions[ActionId::Compare], &QAction::triggered, this, &ComparisonPanel::compare);
    connect(m_ui->compareButton, &QPushButton::clicked, &m_comparison, &WalkComparison::run);
    connect(m_ui->cancelComparisonButton, &QPushButton::clicked, &m_comparison, &WalkComparison::cancel);
    connect(m_ui->useSchemeButton, &QPushButton::clicked, this, &ComparisonPanel::useSelected);
    connect(m_ui->comparisonTable->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ComparisonPanel::showButtons);
    connect(&m_comparison, &WalkComparison::changed, this, &ComparisonPanel::showState);
    connect(&m_comparison, &WalkComparison::usedChanged, this, &ComparisonPanel::showButtons);
    connect(&m_comparison, &WalkComparison::progressed, this, &ComparisonPanel::showProgress);
    connect(&m_document.playback(), &Playback::walkChanged, this, &ComparisonPanel::takeWalk);
}

void ComparisonPanel::compare()
{
    bringForward(*this);
    m_comparison.run();
}

/// The table may be sorted: the row that is shown counts.
int ComparisonPanel::selectedRow() const
{
    const QModelIndexList rows = m_ui->comparisonTable->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : m_sorted.mapToSource(rows.first()).row();
}

void ComparisonPanel::useSelected()
{
    if (const int row = selectedRow(); row >= 0)
        m_comparison.use(row);
}

/// Whether there is a walk at all; the comparison itself tells whether it is another one.
void ComparisonPanel::takeWalk()
{
    if (m_hasWalk == m_comparison.hasWalk())
        return;
    m_hasWalk = m_comparison.hasWalk();
    showState();
}

void ComparisonPanel::showState()
{
    const bool isEmpty = !m_hasWalk && !m_comparison.figures();
    m_ui->comparisonPages->setCurrentWidget(isEmpty ? m_ui->comparisonEmptyPage : m_ui->comparisonTablePage);
    m_ui->compareButton->setText(m_comparison.figures() ? tr("Compare Again") : tr("Compare"));
    m_delegate.setStale(m_comparison.figures() && !m_comparison.isCurrent());
    m_ui->comparisonTable->viewport()->update();
    m_ui->comparisonState->setText(stateText());
    showButtons();
    showProgress();
    showSign();
}

void ComparisonPanel::showButtons()
{
    const int row = selectedRow();
    m_ui->compareButton->setEnabled(m_hasWalk);
    m_ui->useSchemeButton->setEnabled(row >= 0 && row != m_comparison.usedRow());
    if (!m_comparison.isRunning() && m_ui->cancelComparisonButton->hasFocus())
        m_ui->compareButton->setFocus();
    m_ui->cancelComparisonButton->setEnabled(m_comparison.isRunning());
}

QString ComparisonPanel::stateText() const
{
    if (m_comparison.isRunning())
        return tr("Walking under each…");
    if (!m_comparison.figures())
        return m_hasWalk ? tr("Not compared yet") : QString();
    if (!m_comparison.isCurrent())
        return m_hasWalk ? tr("Out of date: the walk or its settings have changed")
                         : tr("Out of date: there is no walk any more");
    const auto turns = static_cast<int>(m_comparison.figures()->front().turns);
    return turns == 1 ? tr("A walk of one turn") : tr("A walk of %1 turns").arg(QLocale().toString(turns));
}

void ComparisonPanel::showProgress()
{
    m_ui->comparisonProgress->setVisible(m_comparison.isRunning());
    if (m_comparison.isRunning())
        m_ui->comparisonProgress->setValue(static_cast<int>(m_comparison.progress() * wholeComparison));
}

void ComparisonPanel::showSign()
{
    const bool isStale = !m_comparison.isRunning() && m_comparison.figures() && !m_comparison.isCurrent();
    m_ui->comparisonSign->setPixmap(isStale ? themedIcon(QStringLiteral("recent")).pixmap(comparisonSignSide)
                                            : QPixmap());
}

void ComparisonPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showSign();
}

void ComparisonPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitButton(); // it has its style now
    showState();
}

} // namespace zonewright
