#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace zonewright {

/// A place for one recovery file, which one running program owns: in the folder, `ID.recovery` is that file and
/// `ID.lock` is locked for as long as the slot lives. The system releases the lock however the owner ends, and knows
/// nothing of numbers of processes, which are given out again.
class RecoverySlot
{
public:
    /// A new slot, in a folder that is made where there is none. CannotWrite says why not.
    [[nodiscard]] static Result<RecoverySlot> create(const QString& folder);

    /// The slot of such an id, unless somebody owns it.
    [[nodiscard]] static std::optional<RecoverySlot> claim(const QString& folder, const QString& id);

    /// The ids of all slots of a folder, owned ones too.
    [[nodiscard]] static QStringList idsIn(const QString& folder);

    /// Gives the slot up; what it holds stays.
    ~RecoverySlot();
    RecoverySlot(RecoverySlot&& other) noexcept;
    RecoverySlot& operator=(RecoverySlot&& other) noexcept;

    [[nodiscard]] const QString& id() const { return m_id; }

    /// Of the recovery file.
    [[nodiscard]] QString path() const;

    /// Whether there is a recovery file, readable or not.
    [[nodiscard]] bool holdsFile() const;

    /// False when the lock was taken out of the folder, so that nobody sees that the slot is owned.
    [[nodiscard]] bool isOwned() const;

    /// Takes the recovery file away, if there is one. CannotWrite says why not.
    [[nodiscard]] Result<void> removeFile() const;

    /// Takes away what a killed program left of a file that it was writing.
    void removeRests() const;

    /// Takes the slot away when it holds no recovery file.
    void removeIfEmpty();

private:
    RecoverySlot(const QString& folder, const QString& id);

    [[nodiscard]] QString lockPath() const;
    [[nodiscard]] bool lock(int flags);
    void release();

    QString m_folder;
    QString m_id;
    int m_lock = -1; ///< file descriptor
};

} // namespace zonewright
