#include "cli/floorproblems.h"

#include "cli/failure.h"
#include "cli/standarderror.h"
#include "project/problemtext.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright::cli {

namespace {

void tellLine(std::string text)
{
    tell(failureLine({.where = {}, .what = std::move(text)}) + '\n');
}

} // namespace

void tellProblems(std::span<const Problem> problems)
{
    constexpr std::size_t most = 20;
    const std::size_t told = std::min(problems.size(), most);
    for (const Problem& problem : problems.first(told)) {
        tellLine(fmt::format("{} at {},{}: {}", word(problem.kind), problem.at.x, problem.at.y,
                             problemText(problem).toStdString()));
    }
    if (told < problems.size())
        tellLine(fmt::format("{} more problems; --format json has all of them", problems.size() - told));
}

} // namespace zonewright::cli
