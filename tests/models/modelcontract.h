#pragma once

#include "support/otherlanguage.h"

#include <QAbstractItemModel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

namespace zonewright::test {

/// Whether one of the signals tells of every row and column, and of every role.
inline bool tellsOfAll(const QSignalSpy& dataChanged, const QAbstractItemModel& model)
{
    return std::ranges::any_of(dataChanged, [&model](const QVariantList& told) {
        const auto first = told[0].toModelIndex(), last = told[1].toModelIndex();
        return !first.parent().isValid() && first.row() == 0 && first.column() == 0 &&
               last.row() == model.rowCount() - 1 && last.column() == model.columnCount() - 1 &&
               told[2].value<QList<int>>().isEmpty();
    });
}

inline bool tellsOfAllHeaders(const QSignalSpy& headerDataChanged, const QAbstractItemModel& model)
{
    return std::ranges::any_of(headerDataChanged, [&model](const QVariantList& told) {
        return told[0].value<Qt::Orientation>() == Qt::Horizontal && told[1].toInt() == 0 &&
               told[2].toInt() == model.columnCount() - 1;
    });
}

/// Another language is spoken: every header and every item of a model reads anew, and nothing comes, goes or moves.
inline void speakOtherwise(const QAbstractItemModel& model)
{
    constexpr int mostKept = 200;
    QList<QPersistentModelIndex> kept;
    for (int row = 0; row < std::min(model.rowCount(), mostKept); ++row)
        kept << model.index(row, 0);
    const int rows = model.rowCount();
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    {
        const QSignalSpy data(&model, &QAbstractItemModel::dataChanged);
        const QSignalSpy headers(&model, &QAbstractItemModel::headerDataChanged);
        const int ownSignal = model.metaObject()->indexOfSignal("wordsChanged()"); // where filters see to it
        std::optional<QSignalSpy> words;
        if (ownSignal >= 0)
            words.emplace(&model, model.metaObject()->method(ownSignal));
        const OtherLanguage other;
        QVERIFY(model.columnCount() == 0 || tellsOfAllHeaders(headers, model));
        QVERIFY(rows == 0 || tellsOfAll(data, model) || (words && words->count() == 1));
    }
    QCOMPARE(reset.count() + inserted.count() + removed.count(), 0);
    QCOMPARE(model.rowCount(), rows);
    for (int row = 0; row < kept.size(); ++row)
        QCOMPARE(kept[row].row(), row);
}

/// Asks a model for everything: every header and every cell in every role of Qt's and ours; and in
/// another language.
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
    speakOtherwise(model);
}

} // namespace zonewright::test
