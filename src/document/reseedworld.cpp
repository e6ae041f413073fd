#include "document/reseedworld.h"

#include "document/document.h"

namespace zonewright {

namespace {

// Ids of commands that merge with their like; -1 is Qt's word for one that never merges.
constexpr int worldSizeCommand = 1;
constexpr int zoneSizeCommand = 2;
constexpr int separateCommand = -1;

} // namespace

ReseedWorld::ReseedWorld(Document& document, const WorldSettings& settings)
    : m_document(document)
    , m_before(document.world().settings())
    , m_after(settings)
{
    setText(sentence());
    setObsolete(m_before == m_after);
}

void ReseedWorld::undo()
{
    m_document.replaceWorld(m_before);
}

void ReseedWorld::redo()
{
    m_document.replaceWorld(m_after);
}

int ReseedWorld::id() const
{
    const bool sameName = m_before.name == m_after.name;
    const bool sameSize = m_before.size == m_after.size;
    const bool sameZoneSize = m_before.zoneSize == m_after.zoneSize;
    if (sameName && sameZoneSize && !sameSize)
        return worldSizeCommand;
    if (sameName && sameSize && !sameZoneSize)
        return zoneSizeCommand;
    return separateCommand;
}

bool ReseedWorld::mergeWith(const QUndoCommand* other)
{
    const auto* next = dynamic_cast<const ReseedWorld*>(other);
    if (!next || next->id() != id())
        return false;
    m_after = next->m_after;
    setText(sentence());
    setObsolete(m_before == m_after);
    return true;
}

QString ReseedWorld::sentence() const
{
    switch (id()) {
    case worldSizeCommand:
        return tr("Resize world to %1 × %1 zones").arg(1 << m_after.size);
    case zoneSizeCommand:
        return tr("Resize zones to %1 × %1 cells").arg(1 << m_after.zoneSize);
    default:
        return tr("Reseed world as “%1”").arg(QString::fromStdString(m_after.name));
    }
}

} // namespace zonewright
