#include "cli/zonetext.h"

#include "core/random/hash.h"
#include "project/jsontext.h"
#include "project/zonejson.h"

#include <fmt/format.h>

namespace zonewright::cli {

std::string zoneJson(const Zone& zone)
{
    return '{' + zoneMembersJson(zone) + "}\n";
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
