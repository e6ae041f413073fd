#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QString>

#include <vector>

namespace zonewright {

/// A project that was open once.
struct RecentFile
{
    QString path;         ///< absolute
    QDateTime opened;     ///< for the last time
    bool missing = false; ///< there was no such file when one looked last

    friend bool operator==(const RecentFile&, const RecentFile&) = default;
};

/// The projects that were open last, one a row, the last one first.
class RecentFilesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// What there is beside the name (Qt::DisplayRole).
    enum Role {
        FileRole = Qt::UserRole + 1, ///< the path
        FolderRole,                  ///< the folder as one reads it, the home folder as ~
        OpenedRole,                  ///< when it was opened last, in words
        MissingRole,                 ///< bool: the file has vanished
    };

    explicit RecentFilesModel(QObject* parent = nullptr);

    /// Shows these files; how long ago they were opened is told as of `now`.
    void setFiles(std::vector<RecentFile> files, const QDateTime& now);

    [[nodiscard]] const std::vector<RecentFile>& files() const { return m_files; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<RecentFile> m_files;
    QDateTime m_now;
};

/// A folder as one reads it: with the separators of the platform, and ~ for the home folder.
[[nodiscard]] QString folderText(const QString& folder);

} // namespace zonewright
