#pragma once

#include "document/walkcomparison.h"
#include "models/roles.h"

#include <QAbstractTableModel>

namespace zonewright {

/// The schemes of a comparison, a row each, with what the walk came to under it. Less is better in every column of
/// figures; the best of a column is marked where there are worse ones.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        SchemeColumn,
        HazardsColumn,
        LostColumn,
        MeanCostColumn,
        MostCostColumn,
        HiccupsColumn,
        ComputedColumn,
        AgainColumn,
        EvaluationsColumn,
        ColumnCount
    };

    explicit ComparisonModel(QObject* parent = nullptr);

    /// Whose figures are shown; none for no rows. It outlives the model or is taken away first.
    void setComparison(const WalkComparison* comparison);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void refresh();
    [[nodiscard]] QVariant figureData(int row, int column, int role) const;
    [[nodiscard]] QVariant schemeData(int row, int role) const;
    [[nodiscard]] QString figureText(int row, int column) const;
    [[nodiscard]] QString tipOf(int row, int column) const;
    [[nodiscard]] double figure(int row, int column) const;
    [[nodiscard]] bool isBest(int row, int column) const;

    const WalkComparison* m_comparison = nullptr;
};

} // namespace zonewright
