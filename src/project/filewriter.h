#pragma once

#include "core/base/result.h"
#include "project/unnamedfile.h"

#include <QString>

#include <memory>
#include <optional>
#include <string_view>

class QFileDevice;

namespace zonewright {

/// Writes a file whole or not at all: until commit, what stood there stands there still, and without it nothing is
/// left, even when the process is killed (where the file system has no files without a name, that may leave a temporary
/// one). What is no regular file (a device, a pipe) is written to directly, since it cannot be replaced. Through
/// a symbolic link the file that it names is written, there already or not, and the link stays. Every error is
/// CannotWrite with the path as its place.
class FileWriter
{
public:
    explicit FileWriter(const QString& path);
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Whether the file is replaced as a whole; false for what is written to directly.
    [[nodiscard]] bool replaces() const { return !m_special; }

    /// First of all, once.
    [[nodiscard]] Result<void> open();

    /// Appends bytes. Nothing is buffered: write much at once.
    [[nodiscard]] Result<void> write(std::string_view bytes);

    /// Last of all, once: puts the file in its place.
    [[nodiscard]] Result<void> commit();

private:
    [[nodiscard]] Result<void> cannotWrite(const QString& why) const;

    QString m_path;
    bool m_special;
    std::optional<UnnamedFile> m_unnamed;
    std::unique_ptr<QFileDevice> m_file;
};

} // namespace zonewright
