#pragma once

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace zonewright {

/// Notices that something stirs around some files. It follows their names: a file that replaces one is watched like it,
/// one that is not there yet as well. What is different, if anything is, it does not know.
class PathWatch : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualQuietTime{500};

    explicit PathWatch(QObject* parent = nullptr);

    /// For how long nothing may stir before it is told: programs write in more steps than one.
    void setQuietTime(std::chrono::milliseconds time) { m_timer.setInterval(time); }

    /// Watches these files, absolute paths, in place of those before.
    void setFiles(const QStringList& files);

    /// Tells once the quiet time is over, as if something had stirred: for what happened before the watching.
    void stir() { m_timer.start(); }

    /// Watches what has the files' names now. A file that was replaced may still be there under another name or for a
    /// program that has it open, and would be watched on in place of the new one. To be called before looking at them,
    /// so that what happens after the look is told.
    void renew();

Q_SIGNALS:
    /// Any of them may be another one. They are watched anew.
    void stirred();

private:
    void tell();
    [[nodiscard]] QStringList foldersToWatch();

    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QStringList m_files;
    QHash<QString, QString> m_targetFolders; ///< where a file really stands, or stood last, when its name is a link
};

} // namespace zonewright
