#pragma once

#include "document/breakpoints.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QString>

#include <vector>

namespace zonewright {

/// What a breakpoint stops at, in words: "after turn 60", "before a zone is computed", "at a hazard".
[[nodiscard]] QString breakpointText(const Breakpoint& breakpoint);

/// The breakpoints of the designer, each with a check mark for whether it is enabled, which may be set here.
class BreakpointsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit BreakpointsModel(QObject* parent = nullptr);

    /// The list that is shown and changed; none for no rows.
    void setBreakpoints(Breakpoints* breakpoints);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool removeRows(int row, int count, const QModelIndex& parent = {}) override;

private:
    void reset();

    QPointer<Breakpoints> m_breakpoints;
    std::vector<Breakpoints::Item> m_items; ///< as the views know them
};

} // namespace zonewright
