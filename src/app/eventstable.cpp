#include "app/eventstable.h"

#include "app/panels.h"
#include "document/languagechange.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr int eventCellPadding = 18; // logical pixels, left and right together
constexpr int sortArrowRoom = 18;    // beside the head of a column
constexpr int leastTextWidth = 150;
constexpr int emptyMargin = 12;

/// The longest text that a column has to show at once; what is longer is cut off.
QString longestText(int column)
{
    switch (column) {
    case EventsModel::TurnColumn:
        return QLocale().toString(1'000'000);
    case EventsModel::TargetColumn:
        return QStringLiteral("1023,1023");
    case EventsModel::CostColumn:
        return QLocale().toString(65'536);
    case EventsModel::ForesightColumn:
        return foresightText({.kind = ForesightKind::Vision, .horizon = 30, .tag = "seer"});
    case EventsModel::IdColumn:
        return QLocale().toString(10'000);
    default:
        return {};
    }
}

int timeWidth(const QFontMetrics& metrics)
{
    int widest = metrics.horizontalAdvance(measuredText(99'900));
    for (int state = 0; state <= static_cast<int>(EventState::Unused); ++state)
        widest = std::max(widest, metrics.horizontalAdvance(eventStateName(static_cast<EventState>(state))));
    return widest;
}

int eventNameWidth(const QFontMetrics& metrics)
{
    int widest = 0;
    for (int direction = 0; direction < static_cast<int>(Direction::None); ++direction) {
        const QString name = eventName(EventKind::ShiftWindow, static_cast<Direction>(direction));
        widest = std::max(widest, metrics.horizontalAdvance(name));
    }
    return widest;
}

} // namespace

EventsTable::EventsTable(QWidget* parent)
    : QTableView(parent)
    , m_filter(m_events)
{
    m_events.setPaused(true); // until it is seen
    setModel(&m_filter);
    dressLongTable(*this, m_delegate);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    viewport()->setAttribute(Qt::WA_Hover); // the margin tells where a click would set a breakpoint
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicator(EventsModel::TurnColumn, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorShown(true);
    horizontalHeader()->setSectionResizeMode(EventsModel::MarginColumn, QHeaderView::Fixed);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &EventsTable::takeSorting);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int column) {
        if (column != EventsModel::TextColumn)
            fitText();
    });
    connect(&m_delegate, &EventDelegate::marginClicked, this,
            [this](const QModelIndex& shown) { Q_EMIT marginClicked(rowOf(shown)); });
    connectRows();
    horizontalHeader()->moveSection(EventsModel::IdColumn, 1); // beside the margin
    takeTheme();
    fitColumns();
    describe();
    whenLanguageChanges(*this, [this] {
        fitColumns();
        describe();
    });
}

void EventsTable::connectRows()
{
    connect(&m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, &EventsTable::holdRows);
    connect(&m_filter, &QAbstractItemModel::rowsAboutToBeRemoved, this, &EventsTable::holdRows);
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this, &EventsTable::releaseRows);
    connect(&m_filter, &QAbstractItemModel::rowsRemoved, this, &EventsTable::releaseRows);
    connect(&m_filter, &QAbstractItemModel::modelReset, this, &EventsTable::chosenChanged);
    connect(&m_filter, &QAbstractItemModel::layoutChanged, this, &EventsTable::chosenChanged);
    connect(&m_events, &EventsModel::dataChanged, this, &EventsTable::chosenChanged);
    // Columns that are not sorted by what changed look different too.
    connect(&m_events, &EventsModel::dataChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&m_events, &EventsModel::nextChanged, this, &EventsTable::followNext);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_isHolding)
            m_wasNextSeen = isNextSeen();
    });
}

std::vector<int> EventsTable::chosenRows() const
{
    QList<int> shown;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); range.isValid() && row <= range.bottom(); ++row)
            shown << row;
    }
    std::ranges::sort(shown);
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    std::vector<int> rows;
    for (const int row : std::as_const(shown))
        rows.push_back(rowOf(m_filter.index(row, 0)));
    return rows;
}

std::optional<int> EventsTable::currentRow() const
{
    const QItemSelectionModel& selection = *selectionModel();
    const QModelIndex current = selection.currentIndex();
    if (current.isValid() && selection.isRowSelected(current.row(), {}))
        return rowOf(current);
    int first = m_filter.rowCount();
    for (const QItemSelectionRange& range : selection.selection())
        first = range.isValid() ? std::min(first, range.top()) : first;
    return first < m_filter.rowCount() ? std::optional(rowOf(m_filter.index(first, 0))) : std::nullopt;
}

void EventsTable::choose(const EventsModel::Key& key)
{
    const auto row = m_events.rowOf(key);
    const QModelIndex shown =
        row ? m_filter.mapFromSource(m_events.index(*row, EventsModel::EventColumn)) : QModelIndex();
    if (!shown.isValid())
        return clearSelection();
    selectionModel()->setCurrentIndex(shown, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(shown);
}

void EventsTable::setEmptyText(const QString& text)
{
    if (std::exchange(m_emptyText, text) == text)
        return;
    describe();
    viewport()->update();
}

void EventsTable::describe()
{
    setAccessibleDescription(m_emptyText.isEmpty() ? tr("The one that is processed next is bold.") : m_emptyText);
}

void EventsTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_emptyText.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect room = viewport()->rect().adjusted(emptyMargin, emptyMargin / 2, -emptyMargin, 0);
    painter.drawText(room, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_emptyText);
}

void EventsTable::sortBy(int column)
{
    const QHeaderView& header = *horizontalHeader();
    const bool isSame = header.sortIndicatorSection() == column;
    const bool isUp = isSame && header.sortIndicatorOrder() == Qt::AscendingOrder;
    horizontalHeader()->setSortIndicator(column, isUp ? Qt::DescendingOrder : Qt::AscendingOrder);
}

/// Nothing is sorted by the margin.
void EventsTable::takeSorting(int column, Qt::SortOrder order)
{
    if (column != EventsModel::MarginColumn)
        return m_filter.sort(column, order);
    const QSignalBlocker block(horizontalHeader());
    horizontalHeader()->setSortIndicator(m_filter.sortColumn(), m_filter.sortOrder());
}

void EventsTable::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    Q_EMIT chosenChanged();
}

void EventsTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitText();
}

void EventsTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeTheme();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

void EventsTable::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const auto row = isEnter ? currentRow() : std::nullopt;
    if (row)
        return Q_EMIT enterPressed(*row);
    QTableView::keyPressEvent(event);
}

void EventsTable::takeTheme()
{
    m_delegate.setTheme(currentTheme());
}

/// Once for all that may come, so that nothing moves when it does.
void EventsTable::fitColumns()
{
    QFont bold = font();
    bold.setBold(true); // as the next row is
    const QFontMetrics metrics(bold);
    QHeaderView& header = *horizontalHeader();
    header.resizeSection(EventsModel::MarginColumn, EventDelegate::marginWidth(metrics.height()));
    for (int column = EventsModel::TurnColumn; column < EventsModel::ColumnCount; ++column) {
        if (column == EventsModel::TextColumn)
            continue;
        const QString head = m_events.headerData(column, Qt::Horizontal).toString();
        const int text = column == EventsModel::EventColumn  ? eventNameWidth(metrics)
                         : column == EventsModel::TimeColumn ? timeWidth(metrics)
                                                             : metrics.horizontalAdvance(longestText(column));
        header.resizeSection(column, std::max(text + eventCellPadding,
                                              metrics.horizontalAdvance(head) + eventCellPadding + sortArrowRoom));
    }
    fitText();
}

/// The text has the room that the others leave.
void EventsTable::fitText()
{
    QHeaderView& header = *horizontalHeader();
    const int others = header.length() - header.sectionSize(EventsModel::TextColumn);
    header.resizeSection(EventsModel::TextColumn, std::max(leastTextWidth, viewport()->width() - others));
}

/// At the top, what comes is to be seen; anywhere else what is seen stays.
void EventsTable::holdRows()
{
    if (verticalScrollBar()->value() == 0 || m_held.isValid())
        return;
    m_held = indexAt({0, 0});
    m_heldTop = m_held.isValid() ? rowViewportPosition(m_held.row()) : 0;
}

void EventsTable::releaseRows()
{
    if (m_held.isValid()) {
        m_isHolding = true;
        updateGeometries(); // the range of the scroll bar
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rowViewportPosition(m_held.row()) - m_heldTop);
        m_isHolding = false;
    }
    m_held = QPersistentModelIndex();
    Q_EMIT chosenChanged();
}

QModelIndex EventsTable::nextShown() const
{
    const auto row = m_events.next() ? m_events.rowOf(*m_events.next()) : std::nullopt;
    return row ? m_filter.mapFromSource(m_events.index(*row, 0)) : QModelIndex();
}

bool EventsTable::isNextSeen() const
{
    const QModelIndex next = nextShown();
    return !next.isValid() || viewport()->rect().intersects(visualRect(next));
}

void EventsTable::followNext()
{
    const QModelIndex next = nextShown();
    if (!next.isValid()) {
        m_wasNextSeen = true; // whatever comes next is to be seen
    } else if (m_wasNextSeen) {
        const int left = horizontalScrollBar()->value();
        scrollTo(next);
        horizontalScrollBar()->setValue(left);
    }
}

} // namespace zonewright
