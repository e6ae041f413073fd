#include "cli/digtext.h"

#include "project/dugtext.h"
#include "project/floorjson.h"
#include "project/jsontext.h"

#include <fmt/format.h>

namespace zonewright::cli {

namespace {

char letterOf(LevelCell cell)
{
    return cellLetter(LevelKind::Dug, cell);
}

} // namespace

std::string dugText(const DugFloor& floor)
{
    std::string text;
    for (const std::string& line : dugGlyphs(floor))
        text += line + '\n';
    return text;
}

std::string dugJsonHead(const DugFloor& floor, const PieceList& list)
{
    return '{' + dugMembersJson(floor, list);
}

std::string digStepJson(std::size_t number, const DigStep& step)
{
    return fmt::format(R"({{"step":{},"kind":"{}","at":{},"reason":"{}"}})", number, word(step.kind),
                       pointJson(step.at), word(step.reason));
}

std::string digStepText(std::size_t number, const DigStep& step)
{
    const std::string what = fmt::format("{} {} {},{}", number, word(step.kind), step.at.x, step.at.y);
    return step.reason == DigReason::None ? what + '\n' : fmt::format("{} {}\n", what, word(step.reason));
}

std::string dugLettersText()
{
    return fmt::format("The letters of rows: {} wall; {} room floor; {} corridor floor; {} door, locked or not; {} "
                       "stairs up; {} stairs down; a blank is earth.",
                       letterOf(LevelCell::Wall), letterOf(LevelCell::Floor), letterOf(LevelCell::Corridor),
                       letterOf(LevelCell::Door), upLetter, downLetter);
}

std::string digStepKindsText()
{
    return fmt::format("The kinds of steps: {}.", fmt::join(digStepWords, ", "));
}

std::string digReasonsText()
{
    return fmt::format("The reasons of steps: {}.", fmt::join(digReasonWords, ", "));
}

} // namespace zonewright::cli
