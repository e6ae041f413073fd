#include "models/alternativesmodel.h"

#include "document/commands/redrawrooms.h"
#include "models/floorwords.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "project/problemtext.h"

#include <QLocale>
#include <QStringList>

#include <utility>

namespace zonewright {

namespace {

constexpr std::int64_t redrawKinds = 2;

} // namespace

AlternativesModel::AlternativesModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    followLanguage(*this);
    connect(&document.floorFocus(), &FloorFocus::floorChanged, this, &AlternativesModel::takeFloor);
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &AlternativesModel::takeContent);
    takeFloor();
}

Redraw AlternativesModel::redraw() const
{
    if (offers(m_chosen))
        return m_chosen;
    return offers(Redraw::Junctions) ? Redraw::Junctions : Redraw::Rooms;
}

void AlternativesModel::setRedraw(Redraw redraw)
{
    if (redraw == this->redraw() || !offers(redraw))
        return;
    m_chosen = redraw;
    forgetFaults();
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
    Q_EMIT redrawChanged();
    Q_EMIT alternativesChanged(false);
}

bool AlternativesModel::offers(Redraw redraw) const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    if (plan == nullptr)
        return false;
    return redraw == Redraw::Rooms ? !hasRoomsInOrder() : plan->strip() != nullptr;
}

bool AlternativesModel::hasRoomsInOrder() const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    const StripPlan* strip = plan != nullptr ? plan->strip() : nullptr;
    return strip != nullptr && !strip->sequence.empty();
}

std::uint64_t AlternativesModel::counter(int row) const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    if (plan == nullptr) // it went, and the focus is about to be told
        return 0;
    return redrawn(redraw() == Redraw::Rooms ? plan->redraw : plan->strip()->redraw, row);
}

std::int64_t AlternativesModel::keyOf(int row) const
{
    return static_cast<std::int64_t>(counter(row)) * redrawKinds + static_cast<std::int64_t>(redraw());
}

std::optional<FloorPlan> AlternativesModel::planOf(std::int64_t key) const
{
    const auto kind = static_cast<Redraw>(key % redrawKinds);
    const auto number = static_cast<std::uint64_t>(key / redrawKinds);
    if (!offers(kind))
        return std::nullopt;
    FloorPlan plan = *m_document.floorFocus().plan();
    std::uint64_t& own = kind == Redraw::Rooms ? plan.redraw : std::get<StripPlan>(plan.plan).redraw;
    // A copied floor goes its own way once its rooms are drawn anew.
    if (kind == Redraw::Rooms && own != number)
        plan.copied.reset();
    own = number;
    return plan;
}

void AlternativesModel::setFaults(int row, const std::vector<Problem>& first, int count)
{
    Faults faults{.first = first, .count = count};
    if (row < 0 || row >= m_rows || m_faults[static_cast<std::size_t>(row)] == faults)
        return;
    m_faults[static_cast<std::size_t>(row)] = std::move(faults);
    Q_EMIT dataChanged(index(row), index(row), {FaultsRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

int AlternativesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant AlternativesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return tr("#%1", "number of a redraw").arg(QLocale().toString(static_cast<qulonglong>(counter(row))));
    case Qt::ToolTipRole:
        return tip(row);
    case Qt::AccessibleTextRole:
        return spokenText(row);
    case KeyRole:
        return static_cast<qint64>(keyOf(row));
    case PresentRole:
        return row == 0;
    case FaultsRole:
        return m_faults[static_cast<std::size_t>(row)].count;
    default:
        return {};
    }
}

QString AlternativesModel::title(int row) const
{
    const QString number = index(row).data().toString();
    if (redraw() == Redraw::Rooms)
        return row == 0 ? tr("The rooms as they are, redraw %1").arg(number) : tr("Other rooms, redraw %1").arg(number);
    return row == 0 ? tr("The junctions as they are, redraw %1").arg(number)
                    : tr("Other junctions, redraw %1").arg(number);
}

QString AlternativesModel::tip(int row) const
{
    const Faults& faults = m_faults[static_cast<std::size_t>(row)];
    QStringList lines{title(row)};
    for (const Problem& problem : faults.first)
        lines << capitalised(problemText(problem));
    if (const int more = faults.count - static_cast<int>(faults.first.size()); more > 0)
        lines << tr("%n more problem(s)", nullptr, more);
    return plainTip(lines.join(QLatin1Char('\n')));
}

QString AlternativesModel::spokenText(int row) const
{
    const int count = m_faults[static_cast<std::size_t>(row)].count;
    return count == 0 ? title(row) : tr("%1, %2").arg(title(row), problemCountText(count));
}

void AlternativesModel::forgetFaults()
{
    m_faults.assign(static_cast<std::size_t>(m_rows), {});
}

void AlternativesModel::takeFloor()
{
    beginResetModel();
    m_rows = m_document.floorFocus().plan() != nullptr ? 1 + nextRedraws : 0;
    forgetFaults();
    m_hadRoomsInOrder = hasRoomsInOrder();
    endResetModel();
    Q_EMIT redrawChanged();
    Q_EMIT alternativesChanged(true);
}

void AlternativesModel::takeContent()
{
    if (m_rows == 0)
        return;
    Q_EMIT dataChanged(index(0), index(m_rows - 1));
    const bool hadRoomsInOrder = std::exchange(m_hadRoomsInOrder, hasRoomsInOrder());
    if (hadRoomsInOrder != m_hadRoomsInOrder)
        Q_EMIT redrawChanged();
    Q_EMIT alternativesChanged(false);
}

} // namespace zonewright
