#include "project/filewriter.h"

#include <sys/stat.h>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

namespace zonewright {

namespace {

bool isSpecialFile(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

/// Whether the system gives up on following the links that a path goes through. Qt would replace the first of them.
bool isLinkCircle(const QString& path)
{
    struct stat status{};
    return stat(QFile::encodeName(path).constData(), &status) != 0 && errno == ELOOP;
}

/// Why what stands there can be no file of ours; null when it can. Qt's own words for these name the path again.
const char* obstacle(const QString& path)
{
    if (isLinkCircle(path))
        return QT_TRANSLATE_NOOP("Error", "its symbolic links lead in a circle");
    const QFileInfo info(path);
    if (info.isDir())
        return QT_TRANSLATE_NOOP("Error", "it is a folder");
    if (info.exists() && !info.isWritable())
        return QT_TRANSLATE_NOOP("Error", "it is protected against writing");
    return nullptr;
}

} // namespace

FileWriter::FileWriter(const QString& path)
    : m_path(path)
    , m_special(isSpecialFile(path))
{
    if (m_special)
        m_file = std::make_unique<QFile>(path);
    else
        m_file = std::make_unique<QSaveFile>(path);
}

FileWriter::~FileWriter() = default;

Result<void> FileWriter::open()
{
    if (const char* why = obstacle(m_path); why != nullptr)
        return cannotWrite(QString::fromUtf8(why));
    // With Qt's buffer, QSaveFile does not see that its last bytes could not be written, and commits what there is.
    if (!m_file->open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return cannotWrite(m_file->errorString());
    return {};
}

Result<void> FileWriter::write(std::string_view bytes)
{
    // Where only a part fits, the next try says why.
    while (!bytes.empty()) {
        const qint64 written = m_file->write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return cannotWrite(m_file->errorString());
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> FileWriter::commit()
{
    auto* whole = dynamic_cast<QSaveFile*>(m_file.get());
    if (whole != nullptr && !whole->commit())
        return cannotWrite(m_file->errorString());
    return {};
}

Result<void> FileWriter::cannotWrite(const QString& why) const
{
    return failure({.code = ErrorCode::CannotWrite, .place = m_path.toStdString(), .value = why.toStdString()});
}

} // namespace zonewright
