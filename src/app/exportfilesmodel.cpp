#include "app/exportfilesmodel.h"

#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "project/errortext.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr qsizetype mostReasons = 12;

/// What stands in the folders of files, each folder listed once, and of all together some names at most.
class FolderListings
{
public:
    FolderListings(const QString& folder, int mostNames)
        : m_folder(folder)
        , m_left(mostNames)
    {
    }

    /// Whether something stands at a path from the folder.
    [[nodiscard]] ExportFilesModel::FileState stateOf(const QString& path)
    {
        using enum ExportFilesModel::FileState;
        const QString whole = m_folder + QLatin1Char('/') + path;
        const qsizetype slash = whole.lastIndexOf(QLatin1Char('/'));
        const QString folder = whole.left(slash);
        auto listed = m_names.find(folder);
        if (listed == m_names.end())
            listed = m_names.insert(folder, namesIn(folder));
        if (listed->contains(whole.mid(slash + 1)))
            return Replaces;
        return m_cut.contains(folder) ? Unknown : New;
    }

private:
    [[nodiscard]] QSet<QString> namesIn(const QString& folder)
    {
        QSet<QString> names;
        if (!QDir::isAbsolutePath(folder))
            return names;
        QDirIterator entries(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
        for (; entries.hasNext() && m_left > 0; --m_left) {
            entries.next();
            names.insert(entries.fileName());
        }
        if (entries.hasNext())
            m_cut.insert(folder);
        return names;
    }

    QString m_folder;
    int m_left;
    QSet<QString> m_cut;                   ///< folders with more names than were read
    QHash<QString, QSet<QString>> m_names; ///< of each folder
};

QString levelText(const std::optional<ExportTarget>& target)
{
    if (!target)
        return {};
    const Rect& zones = target->zones;
    switch (target->kind) {
    case ExportTarget::Kind::Floor:
        return QString::fromStdString(target->name);
    case ExportTarget::Kind::Zone:
        return ExportFilesModel::tr("Zone %1").arg(positionText({zones.x, zones.y}));
    case ExportTarget::Kind::Zones:
        return ExportFilesModel::tr("%1 × %2 zones from %3")
            .arg(QString::number(zones.width), QString::number(zones.height), positionText({zones.x, zones.y}));
    case ExportTarget::Kind::Window:
        return ExportFilesModel::tr("Window around the start");
    case ExportTarget::Kind::Overview:
        return ExportFilesModel::tr("Overview");
    }
    return {};
}

QString stateText(ExportFilesModel::FileState state)
{
    using FileState = ExportFilesModel::FileState;
    switch (state) {
    case FileState::New:
        return ExportFilesModel::tr("New");
    case FileState::Replaces:
        return ExportFilesModel::tr("Replaces a file");
    case FileState::Unknown:
        return {};
    case FileState::Written:
        return ExportFilesModel::tr("Written");
    case FileState::Incomplete:
        return ExportFilesModel::tr("Incomplete");
    case FileState::Failed:
        return ExportFilesModel::tr("Failed");
    case FileState::Skipped:
        return ExportFilesModel::tr("Not written");
    }
    return {};
}

/// What became of a file, and why not all of it.
std::pair<ExportFilesModel::FileState, std::vector<Error>> resultOf(const FileOutcome& outcome)
{
    std::vector<Error> errors = outcome.leftOut;
    if (outcome.error)
        errors.insert(errors.begin(), *outcome.error);
    const auto left =
        outcome.leftOut.empty() ? ExportFilesModel::FileState::Written : ExportFilesModel::FileState::Incomplete;
    return {outcome.error ? ExportFilesModel::FileState::Failed : left, std::move(errors)};
}

/// Whether a result is better than what is known of the file. Results are in this order.
bool isBetter(ExportFilesModel::FileState result, ExportFilesModel::FileState known)
{
    using FileState = ExportFilesModel::FileState;
    static_assert(FileState::Written < FileState::Incomplete && FileState::Incomplete < FileState::Failed);
    return known == FileState::Skipped || result < known;
}

} // namespace

ExportFilesModel::ExportFilesModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void ExportFilesModel::preview(const ExportRecipe& recipe, const ExportRequest& request, int mostNames)
{
    FolderListings listings(recipe.folder, mostNames);
    Rows rows;
    for (const ExportedFile& each : exportedFiles(recipe, request)) {
        const QString path = QString::fromStdString(each.file.path);
        const auto& targets = each.file.targets;
        rows.push_back({.exporter = each.exporter,
                        .path = path,
                        .level = targets.size() == 1 ? std::optional(request.targets[targets.front()]) : std::nullopt,
                        .state = listings.stateOf(path),
                        .errors = {}});
    }
    show(std::move(rows));
}

void ExportFilesModel::report(const std::vector<FormatReport>& reports)
{
    Rows rows = m_rows;
    Places places;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].state = FileState::Skipped;
        rows[i].errors.clear();
        places.insert(rows[i].path, i);
    }
    for (const FormatReport& format : reports) {
        for (const FileOutcome& outcome : format.report.files)
            takeOutcome(outcome, format.exporter, rows, places);
    }
    const auto isGone = [&reports](const Row& row) { // the project was another one when it was exported
        return row.state == FileState::Skipped && std::ranges::any_of(reports, [&row](const FormatReport& format) {
                   return format.exporter == row.exporter && !format.report.cancelled;
               });
    };
    std::erase_if(rows, isGone);
    show(std::move(rows));
}

/// What several formats write is the same in all of them: where one has written it whole it stands there. A file that
/// was not previewed gets a row.
void ExportFilesModel::takeOutcome(const FileOutcome& outcome, const Exporter* exporter, Rows& rows, Places& places)
{
    const QString path = QString::fromStdString(outcome.path);
    auto place = places.find(path);
    if (place == places.end()) {
        place = places.insert(path, rows.size());
        rows.push_back(
            {.exporter = exporter, .path = path, .level = std::nullopt, .state = FileState::Skipped, .errors = {}});
    }
    Row& row = rows[*place];
    auto [state, errors] = resultOf(outcome);
    if (!isBetter(state, row.state))
        return;
    row.state = state;
    row.errors = std::move(errors);
}

/// The same files keep their rows.
void ExportFilesModel::show(Rows rows)
{
    if (!rows.empty() && std::ranges::equal(rows, m_rows, {}, &Row::path, &Row::path)) {
        m_rows = std::move(rows);
        Q_EMIT dataChanged(index(0, 0), index(count() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ExportFilesModel::count(FileState state) const
{
    return static_cast<int>(std::ranges::count(m_rows, state, &Row::state));
}

int ExportFilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

int ExportFilesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ExportFilesModel::cellText(const Row& row, int column)
{
    switch (column) {
    case File:
        return row.path;
    case Level:
        return levelText(row.level);
    default:
        return stateText(row.state);
    }
}

/// Why, none twice.
QStringList ExportFilesModel::sentences(const Row& row)
{
    QStringList sentences;
    for (const Error& error : row.errors)
        sentences << errorTextWithPlace(error) + QLatin1Char('.'); // it begins with a name: no capital letter
    sentences.removeDuplicates();
    return sentences;
}

/// Of many levels left out the first ones.
QStringList ExportFilesModel::reasons(const Row& row)
{
    QStringList lines = sentences(row);
    const auto more = static_cast<int>(lines.size() - mostReasons);
    if (more > 0) {
        lines.resize(mostReasons);
        lines << tr("and %n more", nullptr, more);
    }
    return lines;
}

/// All that the row has no room for.
QString ExportFilesModel::tipOf(const Row& row)
{
    QStringList lines{row.path, levelText(row.level), stateText(row.state)};
    lines.removeAll(QString());
    return plainTip((lines + reasons(row)).join(QLatin1Char('\n')));
}

QVariant ExportFilesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, index.column());
    case Qt::ToolTipRole:
        return tipOf(row);
    case Qt::AccessibleTextRole:
        if (index.column() == State && !row.errors.empty())
            return tr("%1: %2", "what became of a file, and why")
                .arg(stateText(row.state), reasons(row).join(QLatin1Char(' ')));
        return cellText(row, index.column());
    case FileStateRole:
        return static_cast<int>(row.state);
    case DetailRole:
        return sentences(row).join(QLatin1Char('\n'));
    default:
        return {};
    }
}

QVariant ExportFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case File:
        return tr("File");
    case Level:
        return tr("Level");
    case State:
        return tr("State");
    default:
        return {};
    }
}

} // namespace zonewright
