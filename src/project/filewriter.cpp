#include "project/filewriter.h"

#include "project/unnamedfile.h"

#include <sys/stat.h>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstring>

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

/// The file that a path means in the end, there already or not: what its symbolic links lead to, which are no circle.
QString linkedFile(QString path)
{
    for (QFileInfo info(path); info.isSymLink(); info.setFile(path))
        path = info.symLinkTarget();
    return path;
}

} // namespace

FileWriter::FileWriter(const QString& path)
    : m_path(path)
    , m_special(isSpecialFile(path))
{
}

FileWriter::~FileWriter() = default;

Result<void> FileWriter::open()
{
    if (const char* why = obstacle(m_path); why != nullptr)
        return cannotWrite(QString::fromUtf8(why));
    if (!m_special)
        m_unnamed = UnnamedFile::beside(linkedFile(m_path));
    // With Qt's buffer, QSaveFile does not see that its last bytes could not be written, and commits what there is.
    const QIODevice::OpenMode mode = QIODevice::WriteOnly | QIODevice::Unbuffered;
    if (m_unnamed) {
        auto file = std::make_unique<QFile>();
        const bool open = file->open(m_unnamed->descriptor(), mode, QFileDevice::AutoCloseHandle);
        m_file = std::move(file);
        return open ? Result<void>() : cannotWrite(m_file->errorString());
    }
    if (m_special)
        m_file = std::make_unique<QFile>(m_path);
    else
        m_file = std::make_unique<QSaveFile>(m_path);
    if (!m_file->open(mode))
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
    if (m_unnamed) {
        const int error = m_unnamed->putInPlace();
        m_file->close();
        return error == 0 ? Result<void>() : cannotWrite(QString::fromLocal8Bit(std::strerror(error)));
    }
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
