#include "project/zonejson.h"

#include "core/random/hash.h"
#include "project/jsonarray.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <ranges>

namespace zonewright {

namespace {

std::string creatureJson(const Creature& creature)
{
    return fmt::format(R"({{"id":{},"kind":{},"cell":{}}})", creature.id, jsonString(word(creature.kind)),
                       pointJson(creature.cell));
}

std::string settlementJson(const std::optional<Settlement>& settlement)
{
    if (!settlement)
        return "null";
    return fmt::format(R"({{"name":{},"kind":{},"at":{},"size":[{},{}]}})", jsonString(settlement->name),
                       jsonString(word(settlement->kind)), pointJson(settlement->at), settlement->size.width,
                       settlement->size.height);
}

} // namespace

std::string rowLetters(const Grid<Terrain>& cells, int y)
{
    std::string letters;
    letters.reserve(static_cast<std::size_t>(cells.width()));
    for (const Terrain terrain : cells.row(y))
        letters += letter(terrain);
    return letters;
}

std::string gridJson(const Grid<Terrain>& cells)
{
    return jsonArray(std::views::iota(0, cells.height()), [&](int y) { return '"' + rowLetters(cells, y) + '"'; });
}

std::string zoneMembersJson(const Zone& zone)
{
    return fmt::format(R"("zone":{},"hash":"{}","cells":{},"creatures":{},"settlement":{},"entrance":{})",
                       pointJson(zone.position), hashText(contentHash(zone.cells)), gridJson(zone.cells),
                       jsonArray(zone.creatures, creatureJson), settlementJson(zone.settlement),
                       zone.entrance ? pointJson(*zone.entrance) : "null");
}

} // namespace zonewright
