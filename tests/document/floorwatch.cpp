#include "document/floorwatch.h"

namespace zonewright::test {

namespace {

bool sameFloor(const BuiltFloor& a, const BuiltFloor& b)
{
    return a.level == b.level && a.made == b.made && a.exit == b.exit;
}

} // namespace

FloorWatch::FloorWatch(Document& document)
    : m_document(document)
{
    connect(&document.builtFloors(), &BuiltFloors::levelChanged, this, [this](ItemId floor) {
        m_told.insert(floor);
        // A view would draw it at once, and keep it.
        static_cast<void>(m_document.builtFloors().floor(floor));
    });
    static_cast<void>(check());
}

QStringList FloorWatch::check()
{
    QStringList problems;
    const Project& project = m_document.project();
    std::map<ItemId, BuiltFloor> fresh;
    for (std::size_t dungeon = 0; dungeon < project.dungeons.size(); ++dungeon) {
        auto built = buildDungeon(project, m_document.world().seed(), dungeon);
        for (std::size_t floor = 0; floor < built.size(); ++floor)
            fresh.emplace(project.dungeons[dungeon].floors[floor].id, std::move(built[floor]));
    }
    for (const auto& [id, built] : fresh) {
        if (!sameFloor(m_document.builtFloors().floor(id), built))
            problems += QStringLiteral("floor %1 is out of date").arg(id);
        const auto known = m_known.find(id);
        if (known != m_known.end() && !sameFloor(known->second, built) && !m_told.contains(id))
            problems += QStringLiteral("nobody was told of floor %1").arg(id);
    }
    m_known = std::move(fresh);
    m_told.clear();
    return problems;
}

} // namespace zonewright::test
