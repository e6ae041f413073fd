#include "document/recovery.h"

#include "document/document.h"
#include "document/recoveryfile.h"
#include "project/wholefile.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace zonewright {

namespace {

UnsavedProject describe(const RecoverySlot& slot)
{
    const RecoveryContents contents = readRecovery(slot.path());
    UnsavedProject project{.id = slot.id(),
                           .path = slot.path(),
                           .title = contents.title,
                           .file = contents.file,
                           .written = contents.written};
    if (!project.written.isValid())
        project.written = QFileInfo(slot.path()).lastModified();
    project.fileIsNewer = !project.file.isEmpty() && QFileInfo(project.file).lastModified() > project.written;
    if (!contents.project)
        project.damage = contents.project.error();
    return project;
}

} // namespace

Recovery::Recovery(Document& document, const QString& folder, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_folder(folder)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::keepWhenIdle);
    connect(&m_document, &Document::changed, this, &Recovery::wait);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, [this](bool clean) {
        if (clean)
            forget();
        else
            wait();
    });
    if (m_document.isModified())
        wait();
}

Recovery::~Recovery()
{
    if (m_slot)
        m_slot->removeIfEmpty();
}

QString Recovery::standardFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("recovery"));
}

void Recovery::setInterval(std::chrono::milliseconds interval, std::chrono::milliseconds quietTime)
{
    m_interval = interval;
    m_quietTime = quietTime;
    if (!m_timer.isActive())
        return;
    const std::chrono::milliseconds left = m_interval - std::chrono::milliseconds(m_sinceFirst.elapsed());
    m_timer.start(std::max(left, std::chrono::milliseconds(0)));
}

std::vector<UnsavedProject> Recovery::offers()
{
    claimOffers();
    std::vector<UnsavedProject> projects;
    std::ranges::transform(m_offers, std::back_inserter(projects), &Offer::project);
    return projects;
}

Result<void> Recovery::restore(const QString& id)
{
    const auto offer = findOffer(id);
    if (offer == m_offers.end())
        return failure({.code = ErrorCode::Missing, .place = m_folder.toStdString(), .value = id.toStdString()});
    RecoveryContents contents = readRecovery(offer->slot.path());
    if (!contents.project)
        return failure(contents.project.error());
    m_document.restore(*std::move(contents.project), contents.file);
    // What was open before was replaced, and its file is gone: the document's own is the one that it came from.
    forget();
    if (m_slot)
        m_slot->removeIfEmpty();
    m_slot = std::move(offer->slot);
    m_offers.erase(offer);
    return {};
}

Result<void> Recovery::discard(const QString& id)
{
    const auto offer = findOffer(id);
    if (offer == m_offers.end())
        return {};
    if (const auto removed = offer->slot.removeFile(); !removed)
        return failure(removed.error());
    offer->slot.removeIfEmpty();
    m_offers.erase(offer);
    return {};
}

void Recovery::keepNow()
{
    if (m_timer.isActive())
        keep();
}

void Recovery::finish()
{
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
    forget();
    if (m_slot)
        m_slot->removeIfEmpty();
    m_slot.reset();
    m_offers.clear();
}

/// There is a change to keep. The first one sets the time, so that somebody who never rests is kept too.
void Recovery::wait()
{
    m_sinceLast.start();
    if (m_timer.isActive())
        return;
    m_sinceFirst.start();
    m_timer.start(m_interval);
}

void Recovery::keepWhenIdle()
{
    using std::chrono::milliseconds;
    const milliseconds quietLeft = m_quietTime - milliseconds(m_sinceLast.elapsed());
    const milliseconds patienceLeft = 2 * m_interval - milliseconds(m_sinceFirst.elapsed());
    if (const milliseconds left = std::min(quietLeft, patienceLeft); left > milliseconds(0))
        m_timer.start(left);
    else
        keep();
}

void Recovery::keep()
{
    if (!m_document.isModified())
        return forget();
    if (const auto written = write(); !written) {
        m_timer.start(m_interval);
        if (!std::exchange(m_failing, true))
            Q_EMIT failed(written.error());
        return;
    }
    m_failing = false;
    Q_EMIT kept();
}

Result<void> Recovery::write()
{
    if (!m_slot || !m_slot->isOwned()) { // none yet, or somebody cleared the folder
        auto slot = RecoverySlot::create(m_folder);
        if (!slot)
            return failure(slot.error());
        m_slot = *std::move(slot);
    }
    return writeWholeFile(m_slot->path(),
                          formatRecovery(m_document.project(), m_document.fileName(), QDateTime::currentDateTimeUtc()));
}

/// What is open is saved, or is nobody's work.
void Recovery::forget()
{
    m_timer.stop();
    m_failing = false;
    if (m_slot)
        (void)m_slot->removeFile(); // when it cannot be removed it is offered once more: nothing is lost
}

void Recovery::claimOffers()
{
    for (const QString& id : RecoverySlot::idsIn(m_folder)) {
        if ((m_slot && m_slot->id() == id) || findOffer(id) != m_offers.end())
            continue;
        auto slot = RecoverySlot::claim(m_folder, id);
        if (!slot)
            continue;
        slot->removeRests();
        if (!slot->holdsFile()) {
            slot->removeIfEmpty();
            continue;
        }
        UnsavedProject project = describe(*slot);
        m_offers.push_back({.slot = *std::move(slot), .project = std::move(project)});
    }
    std::ranges::stable_sort(m_offers, std::ranges::greater(),
                             [](const Offer& offer) { return offer.project.written; });
}

std::vector<Recovery::Offer>::iterator Recovery::findOffer(const QString& id)
{
    return std::ranges::find(m_offers, id, [](const Offer& offer) { return offer.project.id; });
}

} // namespace zonewright
