#pragma once

#include <QAbstractItemModel>
#include <QTest>

namespace zonewright::test {

/// Asks a model for everything: every header and every cell in every role of Qt's and ours.
inline void askForEverything(const QAbstractItemModel& model)
{
    constexpr int lastOwnRole = Qt::UserRole + 32;
    const QList<int> roles = [] {
        QList<int> all;
        for (int role = Qt::DisplayRole; role <= Qt::StatusTipRole; ++role)
            all << role;
        for (int role = Qt::FontRole; role <= Qt::InitialSortOrderRole; ++role)
            all << role;
        for (int role = Qt::UserRole; role <= lastOwnRole; ++role)
            all << role;
        return all;
    }();
    for (const int role : roles) {
        for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
            for (int section = -1; section <= model.columnCount() + model.rowCount(); ++section)
                (void)model.headerData(section, orientation, role);
        }
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column)
                (void)model.index(row, column).data(role);
        }
        QVERIFY(!model.data(QModelIndex(), role).isValid());
    }
    for (int column = 0; column < model.columnCount(); ++column)
        QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
}

} // namespace zonewright::test
