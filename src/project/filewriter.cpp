#include "project/filewriter.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace zonewright {

namespace {

bool isSpecialFile(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
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
    // With Qt's buffer, QSaveFile does not see that its last bytes could not be written, and commits what there is.
    if (!m_file->open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return cannotWrite();
    return {};
}

Result<void> FileWriter::write(std::string_view bytes)
{
    // Where only a part fits, the next try says why.
    while (!bytes.empty()) {
        const qint64 written = m_file->write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written <= 0)
            return cannotWrite();
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> FileWriter::commit()
{
    auto* whole = dynamic_cast<QSaveFile*>(m_file.get());
    if (whole != nullptr && !whole->commit())
        return cannotWrite();
    return {};
}

Result<void> FileWriter::cannotWrite() const
{
    return failure(
        {.code = ErrorCode::CannotWrite, .place = m_path.toStdString(), .value = m_file->errorString().toStdString()});
}

} // namespace zonewright
