#pragma once

#include <QString>

#include <optional>

namespace zonewright {

/// A new file without a name, in the folder where it is to stand: should the program die before it has one, nothing is
/// left of it. Not every file system has such files.
class UnnamedFile
{
public:
    /// Makes one beside `path`, with the permissions of what stands there, or those of a new file. Nothing where the
    /// system cannot do it, for whatever reason.
    [[nodiscard]] static std::optional<UnnamedFile> beside(const QString& path);

    /// Its number, open for writing; whoever opens a file with it closes it.
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Gives it the name that it was made for, in place of what stands there: all of its bytes are on the disk before.
    /// Where the name is taken, a process of its own does this, since it takes a second name for a moment, which would
    /// stay if this process were killed just then. Gives 0, or the system's number for what went wrong.
    [[nodiscard]] int putInPlace() const;

private:
    UnnamedFile(int descriptor, QByteArray path)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
    {
    }

    int m_descriptor;
    QByteArray m_path;
};

} // namespace zonewright
