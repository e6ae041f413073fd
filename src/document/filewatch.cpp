#include "document/filewatch.h"

#include "document/document.h"
#include "document/filedigest.h"

#include <QDir>
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

FileWatch::FileWatch(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(usualQuietTime);
    const auto wait = qOverload<>(&QTimer::start); // again from its beginning with every event
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_timer, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_timer, wait);
    connect(&m_timer, &QTimer::timeout, this, &FileWatch::check);
    connect(&m_document, &Document::fileTaken, this, &FileWatch::takeFile);
    takeFile();
}

void FileWatch::check()
{
    if (m_file.isEmpty())
        return;
    watch(); // before looking: what happens after the look is an event
    const auto now = digestOfFile(m_file);
    if (!now || *now == m_told)
        return;
    m_told = *now;
    if (m_told == m_known)
        Q_EMIT changedBack();
    else
        Q_EMIT changedOutside(m_told.isEmpty() ? OutsideChange::Removed : OutsideChange::Changed);
}

void FileWatch::takeFile()
{
    const QString& name = m_document.fileName();
    m_file = name.isEmpty() ? QString() : QFileInfo(name).absoluteFilePath();
    m_targetFolder.clear();
    watch();
    m_known = m_document.fileDigest();
    if (m_known.isEmpty())
        m_known = digestOfFile(m_file).value_or(QByteArray());
    m_told = m_known;
    if (!m_file.isEmpty())
        m_timer.start(); // what happened between reading the file and watching it is no event
}

/// Watches what has the file's name now. A file that was replaced may still be there under another name or for
/// a program that has it open, and would be watched on in place of the new one.
void FileWatch::watch()
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
    if (QFileInfo(m_file).isFile())
        m_watcher.addPath(m_file);
}

QStringList FileWatch::foldersToWatch()
{
    if (m_file.isEmpty())
        return {};
    if (const QString target = QFileInfo(m_file).canonicalFilePath(); !target.isEmpty())
        m_targetFolder = QFileInfo(target).path();
    QStringList folders{standingFolder(QFileInfo(m_file).path())};
    if (!m_targetFolder.isEmpty())
        folders << standingFolder(m_targetFolder);
    folders.removeDuplicates();
    return folders;
}

} // namespace zonewright
