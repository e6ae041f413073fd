#include "models/modellanguage.h"

#include "document/languagechange.h"

#include <QAbstractItemModel>

namespace zonewright {

namespace {

void announceBelow(QAbstractItemModel& model, const QModelIndex& parent)
{
    const int rows = model.rowCount(parent);
    const int columns = model.columnCount(parent);
    if (rows == 0 || columns == 0)
        return;
    Q_EMIT model.dataChanged(model.index(0, 0, parent), model.index(rows - 1, columns - 1, parent));
    const bool isFlat = qobject_cast<QAbstractTableModel*>(&model) || qobject_cast<QAbstractListModel*>(&model);
    for (int row = 0; !isFlat && row < rows; ++row)
        announceBelow(model, model.index(row, 0, parent));
}

} // namespace

void followLanguage(QAbstractItemModel& model)
{
    whenLanguageChanges(model, [&model] { announceOtherWords(model); });
}

void announceOtherWords(QAbstractItemModel& model)
{
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        const int sections = orientation == Qt::Horizontal ? model.columnCount() : model.rowCount();
        if (sections > 0)
            Q_EMIT model.headerDataChanged(orientation, 0, sections - 1);
    }
    announceBelow(model, {});
}

} // namespace zonewright
