#include "document/librarywatch.h"

#include "document/commands/reloadlibrary.h"
#include "document/document.h"
#include "document/filedigest.h"
#include "project/catalogueformat.h"
#include "project/piecelistformat.h"
#include "project/wholefile.h"

#include <QFileInfo>
#include <QStringList>

#include <utility>

namespace zonewright {

namespace {

/// Calls `visit` for every item with a file of its own.
template <typename Visit>
void forEachFile(const Project& project, Visit visit)
{
    for (const ProjectCatalogue& catalogue : project.catalogues) {
        if (!catalogue.file.empty())
            visit(catalogue);
    }
    for (const ProjectPieceList& list : project.pieceLists) {
        if (!list.file.empty())
            visit(list);
    }
}

bool hasFile(const Project& project, ItemId id)
{
    bool found = false;
    forEachFile(project, [&](const auto& item) { found = found || item.id == id; });
    return found;
}

/// Reads a file of at most `largest` bytes; `compare` gives what it holds where that is something else.
template <typename Compare>
LibraryFile lookAt(const std::string& path, std::int64_t largest, Compare compare)
{
    using enum LibraryFile::State;
    const QString name = QString::fromStdString(path);
    if (!QFileInfo(name).isFile())
        return {.state = Removed, .digest = {}, .rooms = {}, .pieces = {}, .error = {}};
    const auto contents = readWholeFile(name, largest);
    Result<LibraryFile> found = contents ? compare(*contents) : failure(contents.error());
    if (!found)
        found = LibraryFile{.state = Unreadable, .digest = {}, .rooms = {}, .pieces = {}, .error = found.error()};
    if (contents)
        found->digest = digestOf(*contents);
    return *found;
}

LibraryFile lookAtFile(const ProjectCatalogue& catalogue)
{
    return lookAt(catalogue.file, largestCatalogueFile, [&](const std::string& contents) {
        return parseCatalogue(contents, catalogue.file).map([&](RoomCatalogue rooms) {
            LibraryFile file;
            if (rooms.contents() != catalogue.rooms->contents()) {
                file.state = LibraryFile::State::Changed;
                file.rooms = std::make_shared<const RoomCatalogue>(std::move(rooms));
            }
            return file;
        });
    });
}

LibraryFile lookAtFile(const ProjectPieceList& list)
{
    return lookAt(list.file, largestPieceListFile, [&](const std::string& contents) {
        return parsePieceList(contents, list.file).map([&](PieceList pieces) {
            LibraryFile file;
            if (pieces != *list.pieces) {
                file.state = LibraryFile::State::Changed;
                file.pieces = std::make_shared<const PieceList>(std::move(pieces));
            }
            return file;
        });
    });
}

template <typename Item>
KeyedWork<LibraryFile>::Task taskOf(const Item* item)
{
    if (item == nullptr || item->file.empty())
        return {};
    return [item = *item] { return lookAtFile(item); };
}

} // namespace

LibraryWatch::LibraryWatch(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_files([this](ItemId item) { return task(item); }, [this](ItemId item) { take(item); })
{
    connect(&m_paths, &PathWatch::stirred, this, &LibraryWatch::look);
    connect(&document, &Document::changed, this, &LibraryWatch::follow);
    takeFiles();
}

/// A file that is there again may go again. One that was changed is not asked about once more where the project goes
/// back to what it was before, and forth.
void LibraryWatch::take(ItemId item)
{
    using enum LibraryFile::State;
    const auto answered = m_answered.find(item);
    if (answered != m_answered.end() && answered->second.state != Changed && m_files.at(item).state == Known)
        m_answered.erase(answered);
    Q_EMIT changesChanged();
}

void LibraryWatch::check()
{
    m_paths.renew();
    look();
}

std::vector<LibraryChange> LibraryWatch::changes() const
{
    std::vector<LibraryChange> all;
    forEachFile(m_document.project(), [&](const auto& item) {
        const LibraryFile& file = m_files.at(item.id);
        const auto answered = m_answered.find(item.id);
        if (file.state != LibraryFile::State::Known && (answered == m_answered.end() || answered->second != file))
            all.push_back({.item = item.id, .path = item.file, .file = file});
    });
    return all;
}

void LibraryWatch::reload()
{
    LibraryItems items;
    for (const LibraryChange& change : changes()) {
        if (change.file.rooms)
            items.catalogues.push_back({.id = change.item, .file = change.path, .rooms = change.file.rooms});
        else if (change.file.pieces)
            items.pieceLists.push_back({.id = change.item, .file = change.path, .pieces = change.file.pieces});
        else
            continue;
        answer(change);
    }
    m_document.perform(std::make_unique<ReloadLibrary>(m_document.state(), items));
    Q_EMIT changesChanged();
}

void LibraryWatch::keep()
{
    for (const LibraryChange& change : changes())
        answer(change);
    Q_EMIT changesChanged();
}

void LibraryWatch::follow(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        m_files.clear();
        m_answered.clear();
        takeFiles();
        break;
    case ChangeKind::CatalogueInserted:
    case ChangeKind::CatalogueRemoved:
    case ChangeKind::CatalogueReplaced:
    case ChangeKind::PieceListInserted:
    case ChangeKind::PieceListRemoved:
    case ChangeKind::PieceListReplaced:
        if (m_items.contains(change.id) || hasFile(m_document.project(), change.id))
            takeFiles(); // else it is a stroke in an embedded one
        break;
    default:
        break;
    }
}

/// What happened to a file between reading and watching it is seen by the first look.
void LibraryWatch::takeFiles()
{
    QStringList files;
    m_items.clear();
    forEachFile(m_document.project(), [&](const auto& item) {
        files << QString::fromStdString(item.file);
        m_items.insert(item.id);
    });
    files.removeDuplicates();
    m_files.keepOnly([this](ItemId id) { return m_items.contains(id); });
    m_paths.setFiles(files);
    look();
    Q_EMIT changesChanged();
}

void LibraryWatch::look()
{
    for (const ItemId item : m_items)
        m_files.ask(item);
}

KeyedWork<LibraryFile>::Task LibraryWatch::task(ItemId item) const
{
    const Project& project = m_document.project();
    if (const ProjectCatalogue* catalogue = findCatalogue(project, item))
        return taskOf(catalogue);
    return taskOf(findPieceList(project, item));
}

} // namespace zonewright
