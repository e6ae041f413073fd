#pragma once

#include "core/events/event.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QStringList>

#include <string>
#include <vector>

namespace zonewright {

class Playback;

/// What a player with a reach and some tags knows, at the turn that is shown, of the events to come: one a row, the
/// next one first. A vision tells the turn, the place and the text; an intuition what kind of thing happens, in which
/// country and which way from where the walk began, and no more.
class ForesightModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WhenColumn, WhatColumn, ColumnCount };

    static constexpr qint64 usualReach = 40; ///< turns

    explicit ForesightModel(QObject* parent = nullptr);

    /// The walk that is looked at; none for no rows.
    void setPlayback(const Playback* playback);

    /// A model that nobody looks at follows nothing until it is looked at again: the rows stay as they are until then.
    void setPaused(bool paused);

    [[nodiscard]] qint64 reach() const { return m_reach; }

    /// How many turns ahead the player knows of events, from 0.
    void setReach(qint64 turns);

    /// What the player has.
    void setTags(const QStringList& tags);

    /// The tags that the events of the walk ask for, in order.
    [[nodiscard]] const QStringList& usedTags() const { return m_usedTags; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Events of the walk ask for other tags.
    void usedTagsChanged();

private:
    /// An event that the player will know of, and from which turn on: until it is due.
    struct Foreseen
    {
        std::int64_t from = 0;
        const ScheduledEvent* event = nullptr;
    };

    void follow();
    void readEvents();
    void readTags();
    void reset();
    void takeTurn(std::int64_t turn);
    void insert(const ScheduledEvent* event);
    void removeRows(const std::vector<const ScheduledEvent*>& events);
    [[nodiscard]] std::vector<const ScheduledEvent*>::iterator placeOf(const ScheduledEvent* event);
    [[nodiscard]] QString whenText(const ScheduledEvent& event) const;
    [[nodiscard]] QString whatText(const ScheduledEvent& event) const;
    [[nodiscard]] QVariant tipOf(const ScheduledEvent& event) const;

    QPointer<const Playback> m_playback;
    bool m_paused = false;
    int m_beginning = -1; ///< of the walk whose events were read
    qint64 m_reach = usualReach;
    std::vector<std::string> m_tags;
    QStringList m_usedTags;
    std::int64_t m_turn = -1;
    std::vector<Foreseen> m_byStart;            // those that this player comes to know of, by `from`
    std::vector<const ScheduledEvent*> m_byDue; // the same, by (due, id)
    std::vector<const ScheduledEvent*> m_rows;  // by (due, id)
};

} // namespace zonewright
