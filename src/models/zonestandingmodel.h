#pragma once

#include "core/walk/zonestanding.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <optional>
#include <vector>

namespace zonewright {

class Playback;

/// Every zone that the turn looked at has to do with, in the order of zoneStandings, and then those that left memory in
/// the last turns, the latest first.
class ZoneStandingModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ZoneColumn, StateColumn, RankColumn, DueColumn, HazardColumn, ColumnCount };

    struct Row
    {
        ZoneStanding standing;
        std::optional<int> forgottenAge; ///< turns since the zone left memory, from 0

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit ZoneStandingModel(QObject* parent = nullptr);

    /// The walk that is looked at; none for no rows.
    void setPlayback(const Playback* playback);

    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void takeTurn();
    void takeForgotten();
    [[nodiscard]] QVariant textOf(const Row& row, int column) const;
    [[nodiscard]] QVariant sortKeyOf(const Row& row, int column) const;
    [[nodiscard]] QVariant rankShareOf(const Row& row) const;

    QPointer<const Playback> m_playback;
    std::vector<Row> m_rows;
    int m_ranks = 0; ///< zones that have one
};

} // namespace zonewright
