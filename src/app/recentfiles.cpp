#include "app/recentfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <ranges>
#include <utility>

namespace zonewright {

namespace {

const QString recentGroup = QStringLiteral("recent");
const QString pathKey = QStringLiteral("path");
const QString openedKey = QStringLiteral("opened");
constexpr int mostRead = 100; // of what a damaged file calls its entries

QString absolutePath(const QString& fileName)
{
    return QDir::cleanPath(QFileInfo(fileName).absoluteFilePath());
}

/// A file as it was when it was looked at, once for all that is asked of it.
struct SeenFile
{
    RecentFile file;
    QString identity; ///< the same for every way to write the name of a file that is there, links included
};

SeenFile lookAt(RecentFile file)
{
    const QFileInfo info(file.path);
    const QString real = info.canonicalFilePath();
    file.missing = real.isEmpty() || !info.isFile();
    return {.file = file, .identity = real.isEmpty() ? file.path : real};
}

void removeFrom(std::vector<SeenFile>& files, const SeenFile& gone)
{
    std::erase_if(files, [&gone](const SeenFile& seen) {
        return seen.file.path == gone.file.path || seen.identity == gone.identity;
    });
}

void addTo(std::vector<SeenFile>& files, const SeenFile& added)
{
    removeFrom(files, added);
    const auto later = [&added](const SeenFile& other) { return other.file.opened <= added.file.opened; };
    files.insert(std::ranges::find_if(files, later), added);
    files.resize(std::min<std::size_t>(files.size(), RecentFiles::mostLimit));
}

/// A list in its order, each file once.
std::vector<SeenFile> lookAtAll(const std::vector<RecentFile>& files)
{
    std::vector<SeenFile> seen;
    for (const RecentFile& file : files | std::views::reverse) // of those of one time the first stays in front
        addTo(seen, lookAt(file));
    return seen;
}

std::vector<RecentFile> filesOf(const std::vector<SeenFile>& seen)
{
    std::vector<RecentFile> files;
    for (const SeenFile& each : seen)
        files.push_back(each.file);
    return files;
}

} // namespace

RecentFiles::RecentFiles(QObject* parent)
    : QObject(parent)
{
}

void RecentFiles::keepIn(QSettings& settings)
{
    const auto own = lookAtAll(kept());
    m_settings = &settings;
    auto all = lookAtAll(kept());
    for (const SeenFile& file : own | std::views::reverse)
        addTo(all, file);
    keep(filesOf(all));
    show(filesOf(all));
}

void RecentFiles::add(const QString& fileName, const QDateTime& when)
{
    if (fileName.isEmpty())
        return;
    auto all = lookAtAll(kept());
    addTo(all, lookAt(RecentFile{.path = absolutePath(fileName), .opened = when}));
    all.resize(std::min(all.size(), m_limit));
    keep(filesOf(all));
    show(filesOf(all));
}

void RecentFiles::remove(const QString& fileName)
{
    auto all = lookAtAll(kept());
    removeFrom(all, lookAt(RecentFile{.path = absolutePath(fileName), .opened = {}}));
    keep(filesOf(all));
    show(filesOf(all));
}

std::vector<RecentFile> RecentFiles::clear()
{
    Files taken = kept();
    keep({});
    show({});
    return taken;
}

void RecentFiles::restore(const std::vector<RecentFile>& files)
{
    auto all = lookAtAll(kept());
    for (const RecentFile& file : files | std::views::reverse) {
        const SeenFile seen = lookAt(file);
        const bool isThere =
            std::ranges::any_of(all, [&seen](const SeenFile& other) { return other.identity == seen.identity; });
        if (!isThere)
            addTo(all, seen);
    }
    keep(filesOf(all));
    show(filesOf(all));
}

void RecentFiles::setLimit(int limit)
{
    const auto wanted = static_cast<std::size_t>(std::clamp(limit, leastLimit, mostLimit));
    if (std::exchange(m_limit, wanted) != wanted)
        refresh();
}

void RecentFiles::refresh()
{
    show(filesOf(lookAtAll(kept())));
}

RecentFiles::Files RecentFiles::kept() const
{
    if (!m_settings)
        return m_files;
    m_settings->sync();
    Files read;
    const int count = std::min(m_settings->beginReadArray(recentGroup), mostRead);
    for (int i = 0; i < count && read.size() < mostLimit; ++i) {
        m_settings->setArrayIndex(i);
        const QString path = m_settings->value(pathKey).toString();
        if (!path.isEmpty() && QDir::isAbsolutePath(path))
            read.push_back(
                {.path = QDir::cleanPath(path),
                 .opened = QDateTime::fromString(m_settings->value(openedKey).toString(), Qt::ISODateWithMs)});
    }
    m_settings->endArray();
    return read;
}

void RecentFiles::keep(const Files& files)
{
    if (!m_settings) {
        m_files = files;
        return;
    }
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
    files.resize(std::min(files.size(), m_limit));
    m_model.setFiles(std::move(files), QDateTime::currentDateTimeUtc());
    Q_EMIT changed();
}

} // namespace zonewright
