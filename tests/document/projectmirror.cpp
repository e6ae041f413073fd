#include "document/projectmirror.h"

namespace zonewright::test {

namespace {

/// Equal but for the next id, which nobody is told of.
bool sameProject(Project a, const Project& b)
{
    a.nextId = b.nextId;
    return a == b;
}

std::size_t unsignedOf(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

ProjectMirror::ProjectMirror(Document& document)
    : m_document(document)
    , m_mirror(document.project())
{
    connect(&document, &Document::aboutToChange, this, &ProjectMirror::begin);
    connect(&document, &Document::changed, this, &ProjectMirror::end);
}

void ProjectMirror::begin(const Change& change)
{
    expect(!m_isEnding, "a change within another one", change);
    expect(sameProject(m_mirror, m_document.project()), "changed before it is told", change);
    m_begun.push_back(change);
}

void ProjectMirror::end(const Change& change)
{
    expect(!m_begun.empty() && m_begun.front() == change, "another change than was begun", change);
    if (!m_begun.empty())
        m_begun.erase(m_begun.begin());
    m_isEnding = !m_begun.empty();
    apply(change);
    if (m_isEnding)
        return; // what is made together is there together
    expect(sameProject(m_mirror, m_document.project()), "the mirror differs", change);
    m_mirror = m_document.project(); // one fault is told once
}

void ProjectMirror::apply(const Change& change)
{
    const Project& project = m_document.project();
    switch (change.kind) {
    case ChangeKind::Project:
        m_mirror = project;
        return;
    case ChangeKind::World:
        m_mirror.world = project.world;
        return;
    case ChangeKind::Player:
        m_mirror.walk.startZone = project.walk.startZone;
        m_mirror.walk.startCell = project.walk.startCell;
        m_mirror.walk.view = project.walk.view;
        return;
    case ChangeKind::Memory:
        m_mirror.walk.memory = project.walk.memory;
        m_mirror.walk.capacity = project.walk.capacity;
        return;
    case ChangeKind::Engine:
        m_mirror.walk.queue = project.walk.queue;
        m_mirror.walk.rate = project.walk.rate;
        return;
    case ChangeKind::Walk:
        m_mirror.moves = project.moves;
        return;
    case ChangeKind::EventInserted:
        return insert(m_mirror.walk.events, project.walk.events, change);
    case ChangeKind::EventRemoved:
        return remove(m_mirror.walk.events, change);
    case ChangeKind::EventReplaced:
        return replace(m_mirror.walk.events, project.walk.events, change);
    case ChangeKind::CatalogueInserted:
        return insert(m_mirror.catalogues, project.catalogues, change);
    case ChangeKind::CatalogueRemoved:
        return remove(m_mirror.catalogues, change);
    case ChangeKind::CatalogueReplaced:
        return replace(m_mirror.catalogues, project.catalogues, change);
    case ChangeKind::PieceListInserted:
        return insert(m_mirror.pieceLists, project.pieceLists, change);
    case ChangeKind::PieceListRemoved:
        return remove(m_mirror.pieceLists, change);
    case ChangeKind::PieceListReplaced:
        return replace(m_mirror.pieceLists, project.pieceLists, change);
    default:
        return applyToDungeons(change);
    }
}

void ProjectMirror::applyToDungeons(const Change& change)
{
    const auto& shown = m_document.project().dungeons;
    switch (change.kind) {
    case ChangeKind::DungeonInserted:
        return insert(m_mirror.dungeons, shown, change);
    case ChangeKind::DungeonRemoved:
        return remove(m_mirror.dungeons, change);
    case ChangeKind::DungeonMoved: {
        const auto from = m_mirror.dungeons.begin() + change.fromIndex;
        Dungeon moved = *from;
        expect(moved.id == change.id, "the id of what moves", change);
        m_mirror.dungeons.erase(from);
        m_mirror.dungeons.insert(m_mirror.dungeons.begin() + change.index, std::move(moved));
        return;
    }
    case ChangeKind::DungeonReplaced: {
        Dungeon& dungeon = m_mirror.dungeons[unsignedOf(change.index)];
        expect(dungeon.id == change.id, "the id of what is replaced", change);
        dungeon.name = shown[unsignedOf(change.index)].name;
        dungeon.zone = shown[unsignedOf(change.index)].zone;
        return;
    }
    default:
        return applyToFloors(change);
    }
}

void ProjectMirror::applyToFloors(const Change& change)
{
    auto& own = m_mirror.dungeons[unsignedOf(change.parent)].floors;
    const auto& shown = m_document.project().dungeons[unsignedOf(change.parent)].floors;
    switch (change.kind) {
    case ChangeKind::FloorInserted:
        return insert(own, shown, change);
    case ChangeKind::FloorRemoved:
        return remove(own, change);
    case ChangeKind::FloorReplaced:
        return replace(own, shown, change);
    case ChangeKind::FloorMoved: {
        auto& source = m_mirror.dungeons[unsignedOf(change.fromParent)].floors;
        FloorPlan moved = source[unsignedOf(change.fromIndex)];
        expect(moved.id == change.id, "the id of what moves", change);
        source.erase(source.begin() + change.fromIndex);
        own.insert(own.begin() + change.index, std::move(moved));
        return;
    }
    default:
        expect(false, "an unknown kind", change);
    }
}

void ProjectMirror::expect(bool right, const char* what, const Change& change)
{
    if (!right) {
        m_problems += QStringLiteral("%1 (kind %2, id %3, index %4)")
                          .arg(QString::fromUtf8(what))
                          .arg(static_cast<int>(change.kind))
                          .arg(change.id)
                          .arg(change.index);
    }
}

template <typename Item>
void ProjectMirror::insert(std::vector<Item>& own, const std::vector<Item>& shown, const Change& change)
{
    const Item& item = shown[unsignedOf(change.index)];
    expect(item.id == change.id, "the id of what is inserted", change);
    own.insert(own.begin() + change.index, item);
}

template <typename Item>
void ProjectMirror::remove(std::vector<Item>& own, const Change& change)
{
    expect(own[unsignedOf(change.index)].id == change.id, "the id of what is removed", change);
    own.erase(own.begin() + change.index);
}

template <typename Item>
void ProjectMirror::replace(std::vector<Item>& own, const std::vector<Item>& shown, const Change& change)
{
    expect(own[unsignedOf(change.index)].id == change.id, "the id of what is replaced", change);
    own[unsignedOf(change.index)] = shown[unsignedOf(change.index)];
}

} // namespace zonewright::test
