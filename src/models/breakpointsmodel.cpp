#include "models/breakpointsmodel.h"

#include "models/modellanguage.h"
#include "models/roles.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>

#include <array>

namespace zonewright {

namespace {

struct BreakpointWords
{
    QString operator()(const StopAtTurn& stop) const
    {
        return BreakpointsModel::tr("After turn %1").arg(QLocale().toString(qint64{stop.turn}));
    }

    QString operator()(const StopBeforeKind& stop) const
    {
        static constexpr std::array<const char*, eventKindCount> words{
            QT_TRANSLATE_NOOP("zonewright::BreakpointsModel", "Before a zone is computed"),
            QT_TRANSLATE_NOOP("zonewright::BreakpointsModel", "Before the window shifts"),
            QT_TRANSLATE_NOOP("zonewright::BreakpointsModel", "Before a creature is spawned"),
            QT_TRANSLATE_NOOP("zonewright::BreakpointsModel", "Before somebody finds a path"),
            QT_TRANSLATE_NOOP("zonewright::BreakpointsModel", "Before an announcement"),
        };
        return BreakpointsModel::tr(words[static_cast<std::size_t>(stop.kind)]);
    }

    QString operator()(const StopBeforeZone& stop) const
    {
        return BreakpointsModel::tr("Before anything in zone %1").arg(positionText(stop.zone));
    }

    QString operator()(const StopAtHazard& /*stop*/) const { return BreakpointsModel::tr("After a hazard"); }

    QString operator()(const StopAtLoss& /*stop*/) const { return BreakpointsModel::tr("After a creature is lost"); }

    QString operator()(const StopAtEviction& /*stop*/) const
    {
        return BreakpointsModel::tr("After a known zone is evicted");
    }

    QString operator()(const StopBeforeEvent& stop) const
    {
        return BreakpointsModel::tr("Before scheduled event %1").arg(QLocale().toString(qint64{stop.id}));
    }
};

} // namespace

QString breakpointText(const Breakpoint& breakpoint)
{
    return std::visit(BreakpointWords(), breakpoint);
}

BreakpointsModel::BreakpointsModel(QObject* parent)
    : QAbstractListModel(parent)
{
    followLanguage(*this);
}

void BreakpointsModel::setBreakpoints(Breakpoints* breakpoints)
{
    if (m_breakpoints)
        m_breakpoints->disconnect(this);
    m_breakpoints = breakpoints;
    reset();
    if (!m_breakpoints)
        return;
    connect(m_breakpoints, &Breakpoints::inserted, this, [this](int row) {
        beginInsertRows({}, row, row);
        m_items.insert(m_items.begin() + row, m_breakpoints->items()[static_cast<std::size_t>(row)]);
        endInsertRows();
    });
    connect(m_breakpoints, &Breakpoints::removed, this, [this](int row) {
        beginRemoveRows({}, row, row);
        m_items.erase(m_items.begin() + row);
        endRemoveRows();
    });
    connect(m_breakpoints, &Breakpoints::enabledChanged, this, [this](int row) {
        m_items[static_cast<std::size_t>(row)] = m_breakpoints->items()[static_cast<std::size_t>(row)];
        Q_EMIT dataChanged(index(row), index(row));
    });
}

void BreakpointsModel::reset()
{
    beginResetModel();
    m_items = m_breakpoints ? m_breakpoints->items() : std::vector<Breakpoints::Item>{};
    endResetModel();
}

int BreakpointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant BreakpointsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Breakpoints::Item& item = m_items[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return breakpointText(item.stop);
    case Qt::CheckStateRole:
        return item.isEnabled ? Qt::Checked : Qt::Unchecked;
    case ZoneRole:
        if (const auto* zone = std::get_if<StopBeforeZone>(&item.stop))
            return QPoint(zone->zone.x, zone->zone.y);
        return {};
    default:
        return {};
    }
}

bool BreakpointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    m_breakpoints->setEnabled(index.row(), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags BreakpointsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractListModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren : flags;
}

bool BreakpointsModel::removeRows(int row, int count, const QModelIndex& parent)
{
    if (parent.isValid() || row < 0 || count < 1 || row + count > rowCount())
        return false;
    for (int i = row + count - 1; i >= row; --i)
        m_breakpoints->remove(i);
    return true;
}

} // namespace zonewright
