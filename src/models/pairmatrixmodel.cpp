#include "models/pairmatrixmodel.h"

#include "models/floorwords.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace zonewright {

namespace {

/// More pairs than these are told by one signal for all cells.
constexpr std::size_t mostToldPairs = 64;

/// Of more rooms, whose pairs would take long, it is not counted what the most candidates of a pair are.
constexpr int mostCountedRooms = 256;

constexpr qsizetype mostKeptNumbers = 1 << 16; ///< of pairs that were looked at: 16 million would be too many

QString codeText(std::int64_t code)
{
    return QString::number(code); // a name, as the fields for it show it
}

QString roomText(const RoomType& room)
{
    return PairMatrixModel::tr("%1 %2", "code and name of a room")
        .arg(codeText(room.code), QString::fromStdString(room.name));
}

PairMatrixModel::State stateOf(const RoomPair& pair)
{
    if (pair.candidates != 0)
        return PairMatrixModel::Open;
    return pair.special ? PairMatrixModel::Special : PairMatrixModel::Blocked;
}

/// Views ask for many roles of each cell that they paint.
bool isPairRole(int role)
{
    return role == Qt::DisplayRole || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ||
           (role >= PairMatrixModel::CountRole && role <= PairMatrixModel::LostPathRole);
}

bool hasSameCodes(const RoomCatalogue& a, const RoomCatalogue& b)
{
    return std::ranges::equal(a.rooms(), b.rooms(), {}, &RoomType::code, &RoomType::code);
}

} // namespace

PairMatrixModel::PairMatrixModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void PairMatrixModel::setDocument(const Document* document)
{
    if (m_document)
        m_document->roomFocus().disconnect(this);
    m_document = document;
    if (m_document)
        connect(&m_document->roomFocus(), &RoomFocus::contentChanged, this, &PairMatrixModel::take);
    const ProjectCatalogue* item = m_document ? m_document->roomFocus().item() : nullptr;
    reset(item != nullptr ? item->rooms : nullptr);
}

void PairMatrixModel::take()
{
    const ProjectCatalogue* item = m_document->roomFocus().item();
    Rooms rooms = item != nullptr ? item->rooms : nullptr;
    if (rooms == m_rooms)
        return;
    m_mostCandidates.reset();
    if (!rooms || !m_rooms || rooms->rooms().size() != m_rooms->rooms().size())
        return reset(std::move(rooms));
    const Rooms before = std::exchange(m_rooms, std::move(rooms));
    if (before->rows() != m_rooms->rows() || !hasSameCodes(*before, *m_rooms)) {
        takeCodes();
        return tellAll();
    }
    tellRooms(*before);
    tellPairs(*before);
}

void PairMatrixModel::reset(Rooms rooms)
{
    beginResetModel();
    m_rooms = std::move(rooms);
    m_mostCandidates.reset();
    takeCodes();
    endResetModel();
}

void PairMatrixModel::takeCodes()
{
    m_codes.clear();
    m_sharedNumbers.clear();
    if (m_rooms)
        std::ranges::transform(m_rooms->rooms(), std::back_inserter(m_codes), &RoomType::code);
    std::ranges::sort(m_codes);
}

/// Rooms that are others, each with its row and its column.
void PairMatrixModel::tellRooms(const RoomCatalogue& before)
{
    const int last = rowCount() - 1;
    for (int place = 0; place <= last; ++place) {
        const RoomType& old = before.rooms()[static_cast<std::size_t>(place)];
        if (old == room(place))
            continue;
        if (old.name != room(place).name) {
            Q_EMIT headerDataChanged(Qt::Vertical, place, place);
            Q_EMIT headerDataChanged(Qt::Horizontal, place, place);
        }
        Q_EMIT dataChanged(index(place, 0), index(place, last));
        Q_EMIT dataChanged(index(0, place), index(last, place));
    }
}

/// Pairs that have another path or pin.
void PairMatrixModel::tellPairs(const RoomCatalogue& before)
{
    std::vector<std::pair<int, int>> pairs;
    const auto add = [&](const auto& one) {
        pairs.emplace_back(m_rooms->indexOf(one.left).value_or(0), m_rooms->indexOf(one.right).value_or(0));
    };
    const auto addAll = [&](const auto& old, const auto& now) {
        if (old == now)
            return;
        std::ranges::for_each(old, add);
        std::ranges::for_each(now, add);
    };
    addAll(before.contents().specialPaths, m_rooms->contents().specialPaths);
    addAll(before.contents().pins, m_rooms->contents().pins);
    std::ranges::sort(pairs);
    pairs.erase(std::ranges::unique(pairs).begin(), pairs.end());
    std::erase_if(pairs, [&](std::pair<int, int> pair) {
        const auto [left, right] = pair;
        const auto isSame = [](const auto* a, const auto* b) { return a && b ? *a == *b : a == b; };
        return isSame(before.specialPath(left, right), m_rooms->specialPath(left, right)) &&
               isSame(before.pin(left, right), m_rooms->pin(left, right));
    });
    if (pairs.size() > mostToldPairs)
        return tellAll();
    for (const auto& [left, right] : pairs)
        Q_EMIT dataChanged(index(left, right), index(left, right));
}

void PairMatrixModel::tellAll()
{
    const int last = rowCount() - 1;
    Q_EMIT headerDataChanged(Qt::Vertical, 0, last);
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, last);
    Q_EMIT dataChanged(index(0, 0), index(last, last));
}

RoomCodes PairMatrixModel::pairAt(const QModelIndex& index) const
{
    return {.left = room(index.row()).code, .right = room(index.column()).code};
}

QModelIndex PairMatrixModel::indexOf(const RoomCodes& pair) const
{
    const auto left = m_rooms ? m_rooms->indexOf(pair.left) : std::nullopt;
    const auto right = m_rooms ? m_rooms->indexOf(pair.right) : std::nullopt;
    return left && right ? index(*left, *right) : QModelIndex();
}

int PairMatrixModel::mostCandidates() const
{
    if (!m_rooms || rowCount() > mostCountedRooms)
        return roomRows();
    if (!m_mostCandidates) {
        int most = 0;
        forEachPair(*m_rooms, [&most](const RoomPair& pair) {
            most = std::max(most, std::popcount(pair.candidates));
            return true;
        });
        m_mostCandidates = most;
    }
    return *m_mostCandidates;
}

int PairMatrixModel::rowCount(const QModelIndex& parent) const
{
    return m_rooms && !parent.isValid() ? static_cast<int>(m_rooms->rooms().size()) : 0;
}

int PairMatrixModel::columnCount(const QModelIndex& parent) const
{
    return rowCount(parent);
}

/// The pairs of two rooms with the number of `pair`, counted up to `most`: codes and codes plus the number, both
/// ascending, are looked through side by side.
PairMatrixModel::Sharing PairMatrixModel::sharing(const RoomPair& pair, std::int64_t most) const
{
    Sharing sharing;
    if (pair.number == 0)
        return sharing;
    auto left = m_codes.begin();
    for (const std::int32_t right : m_codes) {
        const std::int64_t wanted = right + pair.number;
        while (left != m_codes.end() && *left < wanted)
            ++left;
        if (left == m_codes.end() || sharing.pairs == most)
            break;
        if (*left != wanted)
            continue;
        ++sharing.pairs;
        if (!sharing.other && right != pair.right)
            sharing.other = RoomCodes{.left = *left, .right = right};
    }
    return sharing;
}

/// Each cell that is painted asks, and finding out takes as long as there are rooms. Swapped pairs are as many.
bool PairMatrixModel::isShared(const RoomPair& pair) const
{
    const qint64 number = std::abs(pair.number);
    if (const auto known = m_sharedNumbers.constFind(number); known != m_sharedNumbers.cend())
        return *known;
    if (m_sharedNumbers.size() >= mostKeptNumbers)
        m_sharedNumbers.clear();
    const bool isShared = sharing(pair, 2).pairs > 1;
    m_sharedNumbers.insert(number, isShared);
    return isShared;
}

int PairMatrixModel::pinnedRow(const QModelIndex& index) const
{
    const PairPin* pin = m_rooms->pin(index.row(), index.column());
    return pin != nullptr ? pin->row : 0;
}

bool PairMatrixModel::isPathLost(const QModelIndex& index, const RoomPair& pair) const
{
    return pair.blocked() && m_rooms->specialPath(index.row(), index.column()) != nullptr;
}

/// What joins the rooms, or why nothing does.
QString PairMatrixModel::joinText(const QModelIndex& index, const RoomPair& pair) const
{
    if (pair.candidates != 0)
        return tr("%n candidate(s): %1", nullptr, std::popcount(pair.candidates)).arg(rowsText(pair.candidates));
    if (pair.special)
        return tr("no candidate, joined by a special path");
    return isPathLost(index, pair) ? tr("blocked: no candidate, and its special path does not join the two rooms")
                                   : tr("blocked: no candidate and no special path");
}

/// Its number comes first, and then what joins it; each is a clause.
QStringList PairMatrixModel::facts(const QModelIndex& index, const RoomPair& pair) const
{
    QStringList facts{tr("number %1", "of a pair of rooms").arg(codeText(pair.number)), joinText(index, pair)};
    if (const int row = pinnedRow(index); row != 0) {
        const bool isCandidate = (pair.candidates & rowBit(row)) != 0;
        const QString text = isCandidate ? tr("row %1 is pinned") : tr("row %1 is pinned, and is no candidate");
        facts << text.arg(QLocale().toString(row));
    }
    const Sharing shared = sharing(pair, std::numeric_limits<std::int64_t>::max());
    if (shared.other) {
        const QString other =
            tr("%1 – %2", "codes of a pair of rooms").arg(codeText(shared.other->left), codeText(shared.other->right));
        facts << (shared.pairs == 2
                      ? tr("number shared with %1", "a pair").arg(other)
                      : tr("number shared with %1 and %n more pair(s)", "a pair", static_cast<int>(shared.pairs) - 2)
                            .arg(other));
    }
    return facts;
}

QString PairMatrixModel::sentence(const QModelIndex& index, const RoomPair& pair) const
{
    return tr("%1 – %2: %3", "two rooms, what there is to say of them")
        .arg(roomText(room(index.row())), roomText(room(index.column())),
             facts(index, pair).join(QStringLiteral(", ")));
}

QString PairMatrixModel::tip(const QModelIndex& index, const RoomPair& pair) const
{
    QStringList lines{tr("%1 – %2", "two rooms").arg(roomText(room(index.row())), roomText(room(index.column())))};
    for (QString fact : facts(index, pair)) {
        fact[0] = fact.at(0).toUpper();
        lines << fact;
    }
    return plainTip(lines.join(QLatin1Char('\n')));
}

QVariant PairMatrixModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !isPairRole(role))
        return {};
    const RoomPair pair = roomPair(*m_rooms, index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole:
        return QLocale().toString(std::popcount(pair.candidates));
    case Qt::ToolTipRole:
        return tip(index, pair);
    case Qt::AccessibleTextRole:
        return sentence(index, pair);
    case CountRole:
        return std::popcount(pair.candidates);
    case MaskRole:
        return static_cast<qulonglong>(pair.candidates);
    case NumberRole:
        return static_cast<qlonglong>(pair.number);
    case StateRole:
        return stateOf(pair);
    case SharedRole:
        return isShared(pair);
    case PinnedRowRole:
        return pinnedRow(index);
    case LostPinRole: {
        const int row = pinnedRow(index);
        return row != 0 && (pair.candidates & rowBit(row)) == 0;
    }
    default: // LostPathRole
        return isPathLost(index, pair);
    }
}

QVariant PairMatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (section < 0 || section >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return codeText(room(section).code);
    case Qt::ToolTipRole:
        return plainTip(orientation == Qt::Vertical ? tr("%1, on the left", "a room").arg(roomText(room(section)))
                                                    : tr("%1, on the right", "a room").arg(roomText(room(section))));
    case Qt::AccessibleTextRole:
        return roomText(room(section));
    default:
        return {};
    }
}

} // namespace zonewright
