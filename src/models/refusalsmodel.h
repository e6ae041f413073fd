#pragma once

#include "document/floorscrub.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <vector>

namespace zonewright {

/// What was refused on the floor in focus, reason by reason, the most frequent first: how often, and which share of all
/// refusals that is.
class RefusalsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { ReasonColumn, CountColumn, ShareColumn, ColumnCount };

    explicit RefusalsModel(QObject* parent = nullptr);

    /// Whose refusals are counted; none for no rows.
    void setScrub(const FloorScrub* scrub);

    [[nodiscard]] Refusal refusalAt(int row) const { return m_rows[static_cast<std::size_t>(row)].refusal; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        Refusal refusal{};
        std::size_t count = 0;
    };

    void take();

    QPointer<const FloorScrub> m_scrub;
    std::vector<Row> m_rows;
    std::size_t m_all = 0;
};

} // namespace zonewright
