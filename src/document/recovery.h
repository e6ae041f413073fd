#pragma once

#include "core/base/result.h"
#include "document/recoveryslot.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// A project that a run of the program left unsaved when it ended in no orderly way.
struct UnsavedProject
{
    QString id;                  ///< by which it is answered
    QString path;                ///< of the recovery file
    QString title;               ///< the world's name; empty where it cannot be read
    QString file;                ///< the project's own file; empty where it has none or it cannot be read
    QDateTime written;           ///< when the recovery file was
    bool fileIsNewer = false;    ///< the project's own file was written after that
    std::optional<Error> damage; ///< why it cannot be restored
};

/// Keeps what is not saved in a recovery file, so that a crash loses two minutes at the most, and offers what earlier
/// runs left. Each run has a file of its own, however many there are at a time and of the same project; it goes when
/// the document is saved, undone to what was saved, or replaced by another. The project's own file is never written.
/// Whatever is not answered stays for the next run; at any time one run alone offers it.
class Recovery : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds usualInterval = std::chrono::minutes(2);
    static constexpr std::chrono::milliseconds usualQuietTime = std::chrono::seconds(2);

    /// The document outlives it. The folder need not be there.
    Recovery(Document& document, const QString& folder, QObject* parent = nullptr);

    /// Leaves what it keeps where it is, as a crash would. See finish.
    ~Recovery() override;

    /// Where an application keeps it: in the folder of its data.
    [[nodiscard]] static QString standardFolder();

    /// How old a change may become before it is kept, and for how long nothing may change before that: in the middle
    /// of a drag it waits, for another interval at the most.
    void setInterval(std::chrono::milliseconds interval, std::chrono::milliseconds quietTime);

    /// What other runs left, the last written first. From now on this run alone offers it.
    [[nodiscard]] std::vector<UnsavedProject> offers();

    /// Puts a left project in the place of the open one: modified, and belonging to its own file. It is kept on where
    /// it is kept, until it is saved. When this fails, what is open stays and the offer too.
    Result<void> restore(const QString& id);

    /// Takes the recovery file of a left project away. CannotWrite says why not; then the offer stays.
    Result<void> discard(const QString& id);

    /// Keeps at once what is not kept yet: the program ends, and nobody was asked.
    void keepNow();

    /// The program ends, and nobody wants what is not saved: nothing is left of it. What is not answered stays.
    void finish();

Q_SIGNALS:
    /// The recovery file holds what is open.
    void kept();

    /// It cannot be written; what it held before it still holds. Told once until it can be written again; it is tried
    /// every interval.
    void failed(const zonewright::Error& error);

private:
    struct Offer
    {
        RecoverySlot slot;
        UnsavedProject project;
    };

    void wait();
    void keepWhenIdle();
    void keep();
    [[nodiscard]] Result<void> write();
    void forget();
    void claimOffers();
    [[nodiscard]] std::vector<Offer>::iterator findOffer(const QString& id);

    Document& m_document;
    QString m_folder;
    std::chrono::milliseconds m_interval = usualInterval;
    std::chrono::milliseconds m_quietTime = usualQuietTime;
    QTimer m_timer;             ///< runs while there is something to keep
    QElapsedTimer m_sinceFirst; ///< change that is not kept
    QElapsedTimer m_sinceLast;  ///< change
    std::optional<RecoverySlot> m_slot;
    std::vector<Offer> m_offers;
    bool m_failing = false;
};

} // namespace zonewright
