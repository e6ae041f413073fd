#pragma once

#include "models/recentfilesmodel.h"

#include <QObject>

#include <vector>

class QSettings;

namespace zonewright {

/// The projects that were open last, the last one first; one entry a file, whatever way it is spelled.
/// Every change and every refresh looks at each file once.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    static constexpr int leastLimit = 5;
    static constexpr int usualLimit = 10;
    static constexpr int mostLimit = 30;

    /// Kept nowhere until keepIn says where.
    explicit RecentFiles(QObject* parent = nullptr);

    /// Keeps the list in `settings`, which outlive it, from now on, together with what was kept there before. Another
    /// window may keep its own there too: each change begins with what is there.
    void keepIn(QSettings& settings);

    [[nodiscard]] const std::vector<RecentFile>& files() const { return m_model.files(); }

    /// The list to show.
    [[nodiscard]] RecentFilesModel& model() { return m_model; }

    /// A project was opened, or saved to a file. No name is no file: nothing happens.
    void add(const QString& fileName, const QDateTime& when = QDateTime::currentDateTimeUtc());

    void remove(const QString& fileName);

    /// Takes all of them away, those that are not shown included, and gives them.
    std::vector<RecentFile> clear();

    /// Puts files back that clear took away, beside those that were opened since.
    void restore(const std::vector<RecentFile>& files);

    /// How many there are at most, leastLimit to mostLimit. Those beyond it are not shown at once, and forgotten with
    /// the next one that is opened: whoever turns the number down and up again has lost none.
    void setLimit(int limit);

    /// Looks again which files are there, and what time it is.
    void refresh();

Q_SIGNALS:
    /// The list is another one, or shows another state of its files.
    void changed();

private:
    using Files = std::vector<RecentFile>;

    /// The list as it is kept, at most mostLimit; nothing is asked of the files.
    [[nodiscard]] Files kept() const;
    void keep(const Files& files);
    void show(Files files);

    QSettings* m_settings = nullptr;
    Files m_files; ///< what is kept where there are no settings
    std::size_t m_limit = usualLimit;
    RecentFilesModel m_model;
};

} // namespace zonewright
