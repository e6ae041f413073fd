#include "core/world/world.h"
#include "fuzz/fuzztarget.h"
#include "project/errortext.h"
#include "project/projectformat.h"
#include "project/projectlevels.h"
#include "project/projectproblems.h"

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::size_t mostMoves = 1'000'000; ///< more can be written in a line, and take their time

bool isQuicklyBuilt(const FloorPlan& floor)
{
    constexpr int fewCells = 40 * 40;
    constexpr int fewThings = 50;
    if (const StripPlan* strip = floor.strip())
        return strip->count <= fewThings && strip->sequence.size() <= fewThings;
    return floor.dug()->size.width * floor.dug()->size.height <= fewCells && floor.dug()->count <= fewThings;
}

bool isQuicklyWalked(const Project& project)
{
    constexpr std::size_t fewMoves = 64;
    constexpr int smallZone = 4;
    constexpr int shortView = 20;
    return project.moves.size() <= fewMoves && project.world.zoneSize <= smallZone && project.walk.view <= shortView;
}

/// What a project is for must work with whatever can be read.
void useProject(const Project& project)
{
    constexpr std::size_t fewFloors = 20;
    const auto floors = allFloors(project);
    const World world = World::create(project.world).value();
    const bool quick =
        floors.size() <= fewFloors && isQuicklyWalked(project) &&
        std::ranges::all_of(floors, [&](FloorPlace place) { return isQuicklyBuilt(floorAt(project, place)); });
    if (!quick)
        return;
    for (const ProjectProblem& problem : findProblems(project, world)) {
        const ProblemLine line = problemLine(project, problem);
        mustHold(!line.kind.empty() && !line.text.isEmpty(), "a problem has a kind and a sentence");
    }
}

} // namespace

/// Any bytes give an error of one line that names the file, or a project that comes back from its own file. Texts that
/// may name other files are passed over: what those hold is another target's.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT(readability-identifier-naming)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.find("ile\"") != std::string_view::npos)
        return 0;
    const auto project = parseProject(text, "f");
    if (!project) {
        const QString sentence = errorTextWithPlace(project.error());
        mustHold(sentence.startsWith(QLatin1String("f: line ")), "the error names its place");
        mustHold(!sentence.contains(QLatin1Char('\n')) && sentence.size() < 2000, "the error is one line");
        return 0;
    }
    if (project->moves.size() > mostMoves)
        return 0;
    const std::string written = formatProject(*project);
    const auto again = parseProject(written, "f");
    mustHold(again.has_value(), "what is written can be read");
    mustHold(*again == *project, "what is read is what was written");
    mustHold(formatProject(*again) == written, "the same project gives the same bytes");
    useProject(*project);
    return 0;
}
