#include "project/jsontext.h"

#include <nlohmann/json.hpp>

namespace zonewright {

std::string jsonString(std::string_view text)
{
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string pointJson(Point point)
{
    return '[' + std::to_string(point.x) + ',' + std::to_string(point.y) + ']';
}

} // namespace zonewright
