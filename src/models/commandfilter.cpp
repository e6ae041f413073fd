#include "models/commandfilter.h"

#include "models/commandmodel.h"
#include "models/fuzzymatch.h"

#include <QKeySequence>

namespace zonewright {

namespace {

constexpr int inMenuToo = 40; // what a match is worth less when it needs the name of the menu
constexpr int inKeys = 80;
constexpr int isWhole = 1000; // what it is worth more when the query is all of the text

QString textOfRole(const QModelIndex& source, int role)
{
    return source.data(role).toString();
}

/// The keys are found as they are written: "ctrl+s" is no beginning of words.
bool keysContain(const QModelIndex& source, const QString& query)
{
    const auto keys = source.data(CommandModel::KeysRole).value<QList<QKeySequence>>();
    return QKeySequence::listToString(keys, QKeySequence::NativeText).contains(query.trimmed(), Qt::CaseInsensitive);
}

} // namespace

CommandFilter::CommandFilter(QObject* parent)
    : QSortFilterProxyModel(parent)
{
    setDynamicSortFilter(true);
    sort(0);
}

void CommandFilter::setQuery(const QString& query)
{
    if (query == m_query)
        return;
    m_query = query;
    sortAnew();
}

void CommandFilter::setRecent(const QStringList& names)
{
    m_recent = names;
    sortAnew();
}

void CommandFilter::sortAnew()
{
    invalidate();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {CommandModel::MatchRole});
}

QVariant CommandFilter::data(const QModelIndex& index, int role) const
{
    if (role != CommandModel::MatchRole || !index.isValid())
        return QSortFilterProxyModel::data(index, role);
    QList<int> positions;
    if (const auto found = match(mapToSource(index)))
        positions = QList<int>(found->positions.begin(), found->positions.end());
    return QVariant::fromValue(positions);
}

bool CommandFilter::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    return match(sourceModel()->index(sourceRow, 0, sourceParent)).has_value();
}

bool CommandFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto a = match(left), b = match(right);
    const int scoreA = a ? a->score : 0, scoreB = b ? b->score : 0;
    if (scoreA != scoreB)
        return scoreA > scoreB;
    if (const auto ageA = age(left), ageB = age(right); ageA != ageB)
        return ageA < ageB;
    return left.row() < right.row();
}

std::optional<FuzzyMatch> CommandFilter::match(const QModelIndex& source) const
{
    const QString text = textOfRole(source, CommandModel::TextRole);
    if (auto found = fuzzyMatch(m_query, text)) {
        if (text.compare(m_query.simplified(), Qt::CaseInsensitive) == 0)
            found->score += isWhole;
        return found;
    }
    const QString withMenu = text + QLatin1Char(' ') + textOfRole(source, CommandModel::MenuRole);
    if (auto found = fuzzyMatch(m_query, withMenu)) {
        found->score -= inMenuToo;
        std::erase_if(found->positions, [&text](int position) { return position >= text.size(); });
        return found;
    }
    if (keysContain(source, m_query))
        return FuzzyMatch{.score = -inKeys, .positions = {}};
    return std::nullopt;
}

/// How many commands were used after this one; of one not used lately, how many are known.
qsizetype CommandFilter::age(const QModelIndex& source) const
{
    const auto at = m_recent.indexOf(textOfRole(source, CommandModel::NameRole));
    return at < 0 ? m_recent.size() : at;
}

} // namespace zonewright
