#include "app/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

const QString recentGroup = QStringLiteral("recent");
const QString pathKey = QStringLiteral("path");
const QString openedKey = QStringLiteral("opened");

QString absolutePath(const QString& fileName)
{
    return QDir::cleanPath(QFileInfo(fileName).absoluteFilePath());
}

/// The same for every way to write the name of a file that is there, links included.
QString identityOf(const QString& path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

void removeFrom(std::vector<RecentFile>& files, const QString& path)
{
    const QString identity = identityOf(path);
    std::erase_if(files,
                  [&](const RecentFile& file) { return file.path == path || identityOf(file.path) == identity; });
}

void addTo(std::vector<RecentFile>& files, const RecentFile& file)
{
    removeFrom(files, file.path);
    const auto later = [&file](const RecentFile& other) { return other.opened <= file.opened; };
    files.insert(std::ranges::find_if(files, later), file);
    files.resize(std::min(files.size(), RecentFiles::limit));
}

} // namespace

RecentFiles::RecentFiles(QObject* parent)
    : QObject(parent)
{
}

void RecentFiles::keepIn(QSettings& settings)
{
    const Files own = files();
    m_settings = &settings;
    Files all = kept();
    for (const RecentFile& file : own)
        addTo(all, file);
    keep(all);
    show(std::move(all));
}

void RecentFiles::add(const QString& fileName, const QDateTime& when)
{
    if (fileName.isEmpty())
        return;
    Files all = kept();
    addTo(all, {.path = absolutePath(fileName), .opened = when});
    keep(all);
    show(std::move(all));
}

void RecentFiles::remove(const QString& fileName)
{
    Files all = kept();
    removeFrom(all, absolutePath(fileName));
    keep(all);
    show(std::move(all));
}

void RecentFiles::clear()
{
    keep({});
    show({});
}

void RecentFiles::refresh()
{
    show(kept());
}

RecentFiles::Files RecentFiles::kept() const
{
    if (!m_settings)
        return files();
    m_settings->sync();
    Files read;
    const int count = m_settings->beginReadArray(recentGroup);
    for (int i = 0; i < count; ++i) {
        m_settings->setArrayIndex(i);
        const QString path = m_settings->value(pathKey).toString();
        if (!path.isEmpty() && QDir::isAbsolutePath(path))
            addTo(read, {.path = QDir::cleanPath(path),
                         .opened = QDateTime::fromString(m_settings->value(openedKey).toString(), Qt::ISODateWithMs)});
    }
    m_settings->endArray();
    return read;
}

void RecentFiles::keep(const Files& files)
{
    if (!m_settings)
        return;
    m_settings->remove(recentGroup);
    m_settings->beginWriteArray(recentGroup, static_cast<int>(files.size()));
    for (std::size_t i = 0; i < files.size(); ++i) {
        m_settings->setArrayIndex(static_cast<int>(i));
        m_settings->setValue(pathKey, files[i].path);
        m_settings->setValue(openedKey, files[i].opened.toUTC().toString(Qt::ISODateWithMs));
    }
    m_settings->endArray();
    m_settings->sync();
}

void RecentFiles::show(Files files)
{
    for (RecentFile& file : files)
        file.missing = !QFileInfo(file.path).isFile();
    m_model.setFiles(std::move(files), QDateTime::currentDateTimeUtc());
    Q_EMIT changed();
}

} // namespace zonewright
