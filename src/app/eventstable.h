#pragma once

#include "models/eventsfilter.h"
#include "models/eventsmodel.h"
#include "views/eventdelegate.h"

#include <QPersistentModelIndex>
#include <QTableView>

#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// The table of requests and scheduled events, filtered and sorted. What stands in sight stays where it is while rows
/// come and go above it; where the next row was in sight it stays so. Rows are those of events() everywhere.
class EventsTable : public QTableView
{
    Q_OBJECT

public:
    explicit EventsTable(QWidget* parent = nullptr);

    /// The document outlives the table.
    void setDocument(const Document& document) { m_events.setDocument(&document); }

    /// Out of sight it costs nothing.
    void setPaused(bool paused) { m_events.setPaused(paused); }

    [[nodiscard]] const EventsModel& events() const { return m_events; }

    [[nodiscard]] EventsFilter& filter() { return m_filter; }

    /// The rows that are shown and selected, in the order in which they are shown.
    [[nodiscard]] std::vector<int> chosenRows() const;

    /// Of those the one that the keys are on, else the first; nothing when none is selected.
    [[nodiscard]] std::optional<int> currentRow() const;

    /// Selects a row alone and brings it in sight; one that is not shown is not selected.
    void choose(const EventsModel::Key& key);

    /// The row of an index of this view.
    [[nodiscard]] int rowOf(const QModelIndex& shown) const { return m_filter.mapToSource(shown).row(); }

    /// What is said in the place of rows where there are none.
    void setEmptyText(const QString& text);

    /// Sorts by a column as a click on its head does: that again turns the order round.
    void sortBy(int column);

Q_SIGNALS:
    /// Other rows are selected, or the selected ones are other than they were.
    void chosenChanged();

    /// The margin beside a row was clicked.
    void marginClicked(int row);

    /// Enter was pressed on a row.
    void enterPressed(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void connectRows();
    void takeSorting(int column, Qt::SortOrder order);
    void takeTheme();
    void describe();
    void fitColumns();
    void fitText();
    void holdRows();
    void releaseRows();
    void followNext();
    [[nodiscard]] bool isNextSeen() const;
    [[nodiscard]] QModelIndex nextShown() const;

    EventsModel m_events;
    EventsFilter m_filter;
    EventDelegate m_delegate;
    QString m_emptyText;
    QPersistentModelIndex m_held; ///< the first row in sight, while rows come and go
    int m_heldTop = 0;
    bool m_wasNextSeen = true;
    bool m_isHolding = false;
};

} // namespace zonewright
