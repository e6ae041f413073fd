#include "document/pathwatch.h"

#include <QFileInfo>

namespace zonewright {

namespace {

/// The folder, or where it is gone the nearest one above it.
QString standingFolder(QString folder)
{
    while (!QFileInfo(folder).isDir()) {
        const QString above = QFileInfo(folder).path();
        if (above == folder)
            break;
        folder = above;
    }
    return folder;
}

} // namespace

PathWatch::PathWatch(QObject* parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(usualQuietTime);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &PathWatch::stir); // again from the beginning each time
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &PathWatch::stir);
    connect(&m_timer, &QTimer::timeout, this, &PathWatch::tell);
}

void PathWatch::setFiles(const QStringList& files)
{
    m_files = files;
    m_targetFolders.clear();
    renew();
}

void PathWatch::tell()
{
    renew();
    Q_EMIT stirred();
}

void PathWatch::renew()
{
    if (const QStringList before = m_watcher.files(); !before.isEmpty())
        m_watcher.removePaths(before);
    const QStringList folders = foldersToWatch();
    for (const QString& before : m_watcher.directories()) {
        if (!folders.contains(before))
            m_watcher.removePath(before);
    }
    for (const QString& folder : folders) {
        if (!m_watcher.directories().contains(folder))
            m_watcher.addPath(folder);
    }
    for (const QString& file : m_files) {
        if (QFileInfo(file).isFile())
            m_watcher.addPath(file);
    }
}

QStringList PathWatch::foldersToWatch()
{
    QStringList folders;
    for (const QString& file : m_files) {
        if (const QString target = QFileInfo(file).canonicalFilePath(); !target.isEmpty())
            m_targetFolders[file] = QFileInfo(target).path();
        folders << standingFolder(QFileInfo(file).path());
        if (const QString target = m_targetFolders.value(file); !target.isEmpty())
            folders << standingFolder(target);
    }
    folders.removeDuplicates();
    return folders;
}

} // namespace zonewright
