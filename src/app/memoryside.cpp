#include "app/memoryside.h"

#include "app/panels.h"
#include "document/languagechange.h"
#include "models/words.h"
#include "ui_memoryside.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QPoint>
#include <QScopedValueRollback>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr int cellMargins = 22;  // logical pixels of the style sheet and the view, left and right together
constexpr int summaryMargin = 9; // logical pixels, in line with the cells
constexpr int sortMark = 14;     // logical pixels of the arrow in a header

/// As wide as the longest text that a column may have, and its header.
int columnWidthOf(const QTableView& table, int column)
{
    const QFontMetrics metrics = table.fontMetrics();
    const int header =
        metrics.horizontalAdvance(table.model()->headerData(column, Qt::Horizontal).toString()) + sortMark;
    const QLocale locale;
    int text = 0;
    if (column == MemoryModel::ZoneColumn) {
        text = metrics.horizontalAdvance(positionText({1023, 1023}));
    } else if (column == MemoryModel::TerrainColumn) {
        for (const Terrain terrain : allTerrains)
            text = std::max(text, metrics.horizontalAdvance(terrainName(terrain)));
        text += metrics.height(); // the swatch
    } else if (column == MemoryModel::StateColumn) {
        text = metrics.horizontalAdvance(MemoryModel::tr("at hand, frozen"));
    } else if (column == MemoryModel::EnteredColumn || column == MemoryModel::EvaluatedColumn) {
        text = metrics.horizontalAdvance(locale.toString(100'000));
    } else {
        text = metrics.horizontalAdvance(locale.toString(1000));
    }
    return std::max(header, text) + cellMargins;
}

QString schemeName(MemoryScheme scheme)
{
    switch (scheme) {
    case MemoryScheme::Window:
        return MemorySide::tr("Window");
    case MemoryScheme::Arrival:
        return MemorySide::tr("Known zones, by arrival");
    case MemoryScheme::Recent:
        return MemorySide::tr("Known zones, recent first");
    }
    return {};
}

} // namespace

MemorySide::MemorySide(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::MemorySide>())
{
    m_ui->setupUi(this);
    m_ui->memoryHeading->setElideMode(Qt::ElideRight);
    m_ui->memorySummary->setElideMode(Qt::ElideRight);
    m_ui->memorySummary->setContentsMargins(summaryMargin, 3, summaryMargin, 4);
    m_model.setPaused(true); // until it is seen
    m_sorted.setSourceModel(&m_model);
    m_sorted.setSortRole(SortRole);
    QTableView& table = *m_ui->memoryTable;
    table.setModel(&m_sorted);
    dressLongTable(table, m_delegate);
    table.horizontalHeader()->setMinimumSectionSize(1);
    table.horizontalHeader()->moveSection(MemoryModel::StateColumn, MemoryModel::TerrainColumn); // seen in little room
    table.sortByColumn(MemoryModel::SlotColumn, Qt::AscendingOrder);
    setTheme(currentTheme());
    connect(&m_model, &MemoryModel::aboutToTake, this, [this] { m_isOthers = true; });
    connect(&m_model, &MemoryModel::taken, this, [this] {
        m_isOthers = false;
        showSummary();
        Q_EMIT taken();
    });
    connect(table.horizontalHeader(), &QHeaderView::sectionResized, this,
            [this](int section) { m_isSized = m_isSized || !(m_isDressing || takesTheRest(section)); });
    connect(table.selectionModel(), &QItemSelectionModel::currentChanged, this, &MemorySide::choose);
    connect(&table, &QTableView::clicked, this, &MemorySide::choose);
    connect(m_ui->memoryOrder, &QComboBox::activated, this,
            [this](int index) { Q_EMIT orderChosen(index == 0 ? MemoryScheme::Arrival : MemoryScheme::Recent); });
    connect(m_ui->useMemory, &QPushButton::clicked, this, &MemorySide::useWanted);
    nameLists(*this);
    whenLanguageChanges(*this, [this] {
        m_ui->retranslateUi(this);
        nameLists(*this);
        if (const auto shown = std::exchange(m_scheme, std::nullopt))
            showScheme(*shown);
        showSummary();
    });
}

MemorySide::~MemorySide() = default;

/// A table that gets the focus has a current row, which nobody chose.
void MemorySide::choose(const QModelIndex& index)
{
    if (m_isOthers || !index.isValid() || !m_ui->memoryTable->selectionModel()->isSelected(index))
        return;
    const QPoint zone = index.data(ZoneRole).toPoint();
    Q_EMIT zoneChosen({zone.x(), zone.y()});
}

void MemorySide::selectZone(const std::optional<Point>& zone, bool reveal)
{
    const QScopedValueRollback others(m_isOthers, true);
    QTableView& table = *m_ui->memoryTable;
    const std::optional<int> row = zone ? m_model.rowOf(*zone) : std::nullopt;
    if (!row)
        return table.clearSelection();
    const QModelIndex index = m_sorted.mapFromSource(m_model.index(*row, MemoryModel::SlotColumn));
    if (table.currentIndex().row() != index.row() || !table.selectionModel()->isSelected(index)) {
        table.selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    }
    if (reveal)
        table.scrollTo(index);
}

void MemorySide::showScheme(const Scheme& shown)
{
    if (m_scheme == shown)
        return;
    m_scheme = shown;
    const auto [scheme, isOwn, isPlayed] = shown;
    const bool isWindow = scheme == MemoryScheme::Window;
    const QString name = schemeName(scheme);
    const QString mark = isPlayed ? tr("%1 · played now") : tr("%1 · used by the project");
    m_ui->memoryHeading->setText(isOwn ? mark.arg(name) : name);
    m_ui->memoryHeading->setProperty("own", isOwn);
    m_ui->memoryHeading->style()->unpolish(m_ui->memoryHeading); // the style sheet looks at the property
    m_ui->memoryHeading->style()->polish(m_ui->memoryHeading);
    m_ui->memoryHeading->setVisible(isOwn || isWindow);
    m_ui->memoryOrder->setVisible(!isOwn && !isWindow); // instead
    m_ui->memoryOrder->setCurrentIndex(scheme == MemoryScheme::Recent ? 1 : 0);
    m_ui->useMemory->setVisible(!isOwn);
    m_ui->memoryTable->setAccessibleName(isOwn ? tr("Zones in memory") : tr("Zones in the other memory"));
    m_ui->memoryTable->setAccessibleDescription(schemeName(scheme));
    const QScopedValueRollback dressing(m_isDressing, true);
    for (const int column : {MemoryModel::RankColumn, MemoryModel::EvaluatedColumn})
        m_ui->memoryTable->setColumnHidden(column, isWindow); // it has neither
    fitColumns();
}

void MemorySide::showTurn(std::int64_t turn, bool isTooMuch)
{
    const bool isSame = m_turn == turn && m_isTooMuch == isTooMuch;
    m_turn = turn;
    m_isTooMuch = isTooMuch;
    if (!isSame)
        showSummary();
}

void MemorySide::showSummary()
{
    if (m_isTooMuch) {
        m_ui->memorySummary->setText(tr("not run: more zones are in view than are known, too many for every turn"));
        return;
    }
    const QString summary = m_model.summary();
    const QString turn = QLocale().toString(qint64{m_model.turn()});
    m_ui->memorySummary->setText(
        m_model.turn() == m_turn || summary.isEmpty() ? summary : tr("catching up, turn %1 · %2").arg(turn, summary));
    m_ui->memorySummary->setToolTip(summary); // where it is cut
}

void MemorySide::setTheme(Theme theme)
{
    m_delegate.setTheme(theme);
}

/// Qt gives the last one that is seen another width with each one of the table.
bool MemorySide::takesTheRest(int section) const
{
    const QHeaderView& header = *m_ui->memoryTable->horizontalHeader();
    int last = header.count() - 1;
    while (last > 0 && header.isSectionHidden(header.logicalIndex(last)))
        --last;
    return header.stretchLastSection() && header.logicalIndex(last) == section;
}

/// The state takes what the others leave, and no less than it needs.
void MemorySide::fitColumns()
{
    m_ui->useMemory->ensurePolished();
    m_ui->memoryHeading->setMinimumHeight(m_ui->useMemory->sizeHint().height()); // so that both tables stand in line
    if (m_isSized)
        return;
    const QScopedValueRollback dressing(m_isDressing, true);
    QTableView& table = *m_ui->memoryTable;
    int others = 0;
    for (int column = 0; column < MemoryModel::ColumnCount; ++column) {
        if (column == MemoryModel::StateColumn || table.isColumnHidden(column))
            continue;
        table.setColumnWidth(column, columnWidthOf(table, column));
        others += table.columnWidth(column);
    }
    table.setColumnWidth(MemoryModel::StateColumn,
                         std::max(columnWidthOf(table, MemoryModel::StateColumn), table.viewport()->width() - others));
}

void MemorySide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void MemorySide::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

} // namespace zonewright
