#include "models/recentfilesmodel.h"

#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/timewords.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace zonewright {

namespace {

/// All that a row shows, for those who hear it.
QString spokenText(const RecentFile& file, const QString& opened)
{
    const QFileInfo info(file.path);
    QStringList parts{info.completeBaseName(), folderText(info.path())};
    if (file.missing)
        parts << RecentFilesModel::tr("not found");
    if (!opened.isEmpty())
        parts << opened;
    return parts.join(QStringLiteral(", "));
}

} // namespace

RecentFilesModel::RecentFilesModel(QObject* parent)
    : QAbstractListModel(parent)
{
    followLanguage(*this);
}

void RecentFilesModel::setFiles(std::vector<RecentFile> files, const QDateTime& now)
{
    beginResetModel();
    m_files = std::move(files);
    m_now = now;
    endResetModel();
}

int RecentFilesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_files.size());
}

QVariant RecentFilesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentFile& file = m_files[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QFileInfo(file.path).completeBaseName();
    case Qt::ToolTipRole:
        return plainTip(QDir::toNativeSeparators(file.path));
    case Qt::AccessibleTextRole:
        return spokenText(file, agoText(file.opened, m_now));
    case FileRole:
        return file.path;
    case FolderRole:
        return folderText(QFileInfo(file.path).path());
    case OpenedRole:
        return agoText(file.opened, m_now);
    case MissingRole:
        return file.missing;
    default:
        return {};
    }
}

QVariant RecentFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section != 0)
        return {};
    return tr("Project");
}

QString folderText(const QString& folder)
{
    const QString home = QDir::homePath();
    QString text = folder;
    if (home != QDir::rootPath() && (text == home || text.startsWith(home + QLatin1Char('/'))))
        text.replace(0, home.size(), QStringLiteral("~"));
    return QDir::toNativeSeparators(text);
}

} // namespace zonewright
