#include "project/unnamedfile.h"

#include <sys/stat.h>
#include <sys/wait.h>

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace zonewright {

namespace {

constexpr int mostNameTries = 100;
constexpr mode_t newFileMode = 0666; ///< less the process's mask
constexpr mode_t permissionBits = 07777;

QByteArray descriptorPath(int descriptor)
{
    return "/proc/self/fd/" + QByteArray::number(descriptor);
}

int linkTo(const QByteArray& from, const QByteArray& name)
{
    return linkat(AT_FDCWD, from.constData(), AT_FDCWD, name.constData(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
}

/// File systems that cannot be told to write everything down are no reason not to save on them.
int syncToDisk(int descriptor)
{
    if (fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS)
        return 0;
    return errno;
}

/// Links the file to a name of its own and renames that. Calls nothing but the system: it runs in a process that shares
/// the memory of another one with threads.
int renameOver(const QByteArray& from, const QByteArray& name, const QByteArray& target)
{
    if (const int error = linkTo(from, name); error != 0)
        return error;
    if (std::rename(name.constData(), target.constData()) == 0)
        return 0;
    const int error = errno;
    unlink(name.constData());
    return error;
}

bool isFileAt(int descriptor, const QByteArray& path)
{
    struct stat own{};
    struct stat there{};
    return fstat(descriptor, &own) == 0 && stat(path.constData(), &there) == 0 && own.st_ino == there.st_ino &&
           own.st_dev == there.st_dev;
}

/// The same in a process of its own, in a session of its own, so that whatever ends this process leaves it alone. It
/// borrows the memory of this one, which waits: to copy it would take longer than all the rest, for each of the
/// thousand files of an export.
int renameOverApart(int descriptor, const QByteArray& name, const QByteArray& target)
{
    const QByteArray from = descriptorPath(descriptor);
    const pid_t child = vfork();
    if (child == -1)
        return renameOver(from, name, target);
    if (child == 0) {
        setsid();
        _exit(renameOver(from, name, target));
    }
    int status = 0;
    pid_t ended = 0;
    do {
        ended = waitpid(child, &status, 0);
    } while (ended == -1 && errno == EINTR);
    if (ended == child && WIFEXITED(status))
        return WEXITSTATUS(status);
    // Where children are ignored, nobody tells how one ended.
    return isFileAt(descriptor, target) ? 0 : ECHILD;
}

} // namespace

std::optional<UnnamedFile> UnnamedFile::beside(const QString& path)
{
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int descriptor = open(folder.constData(), O_TMPFILE | O_RDWR | O_CLOEXEC, newFileMode);
    if (descriptor == -1)
        return std::nullopt;
    UnnamedFile file(descriptor, QFile::encodeName(path));
    struct stat old{};
    const bool canBeNamed = access(descriptorPath(descriptor).constData(), F_OK) == 0;
    if (canBeNamed &&
        (stat(file.m_path.constData(), &old) != 0 || fchmod(descriptor, old.st_mode & permissionBits) == 0))
        return file;
    close(descriptor);
    return std::nullopt;
}

int UnnamedFile::putInPlace() const
{
    if (const int error = syncToDisk(m_descriptor); error != 0)
        return error;
    int error = linkTo(descriptorPath(m_descriptor), m_path);
    const QByteArray folder = QFile::encodeName(QFileInfo(QFile::decodeName(m_path)).absolutePath());
    for (int attempt = 0; error == EEXIST && attempt < mostNameTries; ++attempt) {
        const QByteArray name =
            folder + "/.zonewright-" + QByteArray::number(getpid()) + "-" + QByteArray::number(attempt);
        error = renameOverApart(m_descriptor, name, m_path);
    }
    return error;
}

} // namespace zonewright
