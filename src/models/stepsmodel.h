#pragma once

#include "document/floorscrub.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace zonewright {

/// The decisions that made the floor in focus, those that the filter lets through. What a row says is made when it is
/// shown: there are up to millions.
class StepsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NumberColumn, ///< from 1, among all decisions
        KindColumn,
        PlaceColumn,
        SubjectColumn,
        ReasonColumn,
        ColumnCount,
    };

    explicit StepsModel(QObject* parent = nullptr);

    /// Whose decisions are shown; none for no rows.
    void setScrub(const FloorScrub* scrub);

    /// The decision that a row is about, from 0.
    [[nodiscard]] std::size_t stepOf(int row) const { return m_scrub->shownStep(static_cast<std::size_t>(row)); }

    /// The row of the decision that was taken last, or of the nearest one before it; -1 for none.
    [[nodiscard]] int currentRow() const;

    /// Whether that row is the decision's own.
    [[nodiscard]] bool isCurrentShown() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void take();
    [[nodiscard]] QString text(std::size_t step, int column) const;

    QPointer<const FloorScrub> m_scrub;
    int m_rows = 0;
};

} // namespace zonewright
