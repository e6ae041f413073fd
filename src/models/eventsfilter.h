#pragma once

#include "models/eventsmodel.h"

#include <QSortFilterProxyModel>
#include <QStringList>

namespace zonewright {

/// Which rows of an EventsModel are shown. One that is processed in the shown turn is done, whatever else it is.
struct EventKinds
{
    bool requests = true; ///< that wait
    bool scheduled = true;
    bool done = true;

    friend bool operator==(const EventKinds&, const EventKinds&) = default;
};

/// The rows of an EventsModel that a designer wants to see, sorted by any column but the margin.
class EventsFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// The model outlives the filter.
    explicit EventsFilter(EventsModel& model, QObject* parent = nullptr);

    /// Words with blanks between them: a row is shown that has all of them, anywhere in what it says. Case and accents
    /// do not count.
    void setText(const QString& text);

    void setKinds(const EventKinds& kinds);

    [[nodiscard]] const EventKinds& kinds() const { return m_kinds; }

    /// Whether a row of the model is one to show.
    [[nodiscard]] bool accepts(int sourceRow) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void takeWords();

    EventsModel& m_model;
    QStringList m_words; ///< folded
    EventKinds m_kinds;
};

} // namespace zonewright
