#include "document/recoveryslot.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace zonewright {

namespace {

const QString recoverySuffix = QStringLiteral(".recovery");
const QString lockSuffix = QStringLiteral(".lock");

Error slotError(const QString& path, const QString& why)
{
    return {.code = ErrorCode::CannotWrite, .place = path.toStdString(), .value = why.toStdString()};
}

/// Projects may be nobody else's business, wherever they are saved otherwise.
bool makePrivateFolder(const QString& folder)
{
    if (QFileInfo(folder).isDir())
        return true;
    const QFileInfo info(folder);
    return QDir().mkpath(info.path()) &&
           QDir(info.path()).mkdir(info.fileName(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

RecoverySlot::RecoverySlot(const QString& folder, const QString& id)
    : m_folder(folder)
    , m_id(id)
{
}

RecoverySlot::~RecoverySlot()
{
    release();
}

RecoverySlot::RecoverySlot(RecoverySlot&& other) noexcept
    : m_folder(std::move(other.m_folder))
    , m_id(std::move(other.m_id))
    , m_lock(std::exchange(other.m_lock, -1))
{
}

RecoverySlot& RecoverySlot::operator=(RecoverySlot&& other) noexcept
{
    std::swap(m_folder, other.m_folder);
    std::swap(m_id, other.m_id);
    std::swap(m_lock, other.m_lock);
    other.release();
    return *this;
}

Result<RecoverySlot> RecoverySlot::create(const QString& folder)
{
    constexpr int mostTries = 16; // another program may sweep a new lock away just before it is locked
    if (!makePrivateFolder(folder))
        return failure(slotError(folder, qt_error_string(errno)));
    for (int tries = 0; tries < mostTries; ++tries) {
        RecoverySlot slot(folder, QUuid::createUuid().toString(QUuid::WithoutBraces));
        if (slot.lock(O_CREAT | O_EXCL))
            return slot;
        if (slot.m_lock < 0)
            break;
    }
    return failure(slotError(folder, qt_error_string(errno)));
}

std::optional<RecoverySlot> RecoverySlot::claim(const QString& folder, const QString& id)
{
    RecoverySlot slot(folder, id);
    // Where the folder cannot be written to, nobody who is running owns anything in it.
    if (!slot.lock(O_CREAT) && slot.m_lock >= 0)
        return std::nullopt;
    return slot;
}

QStringList RecoverySlot::idsIn(const QString& folder)
{
    QStringList ids;
    for (const QString& name :
         QDir(folder).entryList({QLatin1Char('*') + recoverySuffix, QLatin1Char('*') + lockSuffix},
                                QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot, QDir::Name)) {
        ids << name.first(name.lastIndexOf(QLatin1Char('.')));
    }
    ids.removeDuplicates();
    return ids;
}

QString RecoverySlot::path() const
{
    return QDir(m_folder).filePath(m_id + recoverySuffix);
}

bool RecoverySlot::holdsFile() const
{
    const QFileInfo info(path());
    return info.exists() || info.isSymLink();
}

bool RecoverySlot::isOwned() const
{
    struct stat held{};
    struct stat named{};
    return m_lock >= 0 && fstat(m_lock, &held) == 0 && stat(QFile::encodeName(lockPath()).constData(), &named) == 0 &&
           held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

Result<void> RecoverySlot::removeFile() const
{
    QFile file(path());
    if (!holdsFile() || file.remove())
        return {};
    return failure(slotError(path(), file.errorString()));
}

void RecoverySlot::removeRests() const
{
    // As QSaveFile calls them: the file's name and six characters.
    QDir folder(m_folder);
    for (const QString& name : folder.entryList({m_id + recoverySuffix + QStringLiteral(".??????")}, QDir::Files))
        folder.remove(name);
}

void RecoverySlot::removeIfEmpty()
{
    if (holdsFile())
        return;
    removeRests();
    if (isOwned())
        QFile::remove(lockPath());
    release();
}

QString RecoverySlot::lockPath() const
{
    return QDir(m_folder).filePath(m_id + lockSuffix);
}

/// Opens and locks the lock's file, and sees that it is still the one in the folder.
bool RecoverySlot::lock(int flags)
{
    constexpr mode_t ownerOnly = 0600;
    m_lock = open(QFile::encodeName(lockPath()).constData(), flags | O_RDONLY | O_CLOEXEC, ownerOnly);
    if (m_lock < 0)
        return false;
    // A file system without locks takes nobody's work from him: what is there is offered.
    if (flock(m_lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false;
    return isOwned();
}

void RecoverySlot::release()
{
    if (const int held = std::exchange(m_lock, -1); held >= 0)
        close(held);
}

} // namespace zonewright
