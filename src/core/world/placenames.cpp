#include "core/world/placenames.h"

#include <array>
#include <string_view>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, 24> firstSyllables{"Al",  "Bran", "Cal", "Dor", "El",  "Fen", "Gar", "Hal",
                                                          "Is",  "Kel",  "Lor", "Mar", "Nor", "Os",  "Per", "Quil",
                                                          "Ros", "Sel",  "Tor", "Ulm", "Ver", "Wyn", "Yar", "Zel"};
constexpr std::array<std::string_view, 16> middleSyllables{"a",  "an", "ar", "dra", "en", "er", "i",  "il",
                                                           "in", "la", "o",  "or",  "ra", "ri", "un", "ter"};
constexpr std::array<std::string_view, 20> endings{"bridge", "burn",  "by",   "cliff", "dale", "fall", "ford",
                                                   "gate",   "ham",   "holm", "keep",  "low",  "mere", "moor",
                                                   "rock",   "stead", "ton",  "vale",  "wick", "wold"};

template <std::size_t N>
std::string_view drawOne(const std::array<std::string_view, N>& words, Generator& generator)
{
    return words[generator.below(N)];
}

} // namespace

std::string drawPlaceName(Generator& generator)
{
    std::string name(drawOne(firstSyllables, generator));
    if (generator.chance(2, 3))
        name += drawOne(middleSyllables, generator);
    name += drawOne(endings, generator);
    return name;
}

} // namespace zonewright
