#include "cli/zonetext.h"

#include "cli/worldtext.h"
#include "core/random/hash.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <vector>

namespace zonewright::cli {

namespace {

std::string creaturesJson(const std::vector<Creature>& creatures)
{
    std::vector<std::string> objects;
    objects.reserve(creatures.size());
    for (const Creature& creature : creatures) {
        objects.push_back(fmt::format(R"({{"id":{},"kind":{},"cell":{}}})", creature.id,
                                      jsonString(word(creature.kind)), pointJson(creature.cell)));
    }
    return fmt::format("[{}]", fmt::join(objects, ","));
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

std::string zoneJson(const Zone& zone)
{
    return fmt::format(R"({{"zone":{},"hash":"{}","cells":{},"creatures":{},"settlement":{},"entrance":{}}})"
                       "\n",
                       pointJson(zone.position), hashText(contentHash(zone.cells)), gridJson(zone.cells),
                       creaturesJson(zone.creatures), settlementJson(zone.settlement),
                       zone.entrance ? pointJson(*zone.entrance) : "null");
}

std::string zoneHashText(Point zone, std::uint64_t hash)
{
    return fmt::format("{},{} {}\n", zone.x, zone.y, hashText(hash));
}

std::string zoneHashJson(Point zone, std::uint64_t hash)
{
    return fmt::format(R"({{"zone":{},"hash":"{}"}})"
                       "\n",
                       pointJson(zone), hashText(hash));
}

} // namespace zonewright::cli
