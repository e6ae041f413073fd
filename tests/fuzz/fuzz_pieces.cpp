#include "core/dig/digger.h"
#include "fuzz/fuzztarget.h"
#include "project/errortext.h"
#include "project/piecelistformat.h"

#include <string_view>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// A small floor: what a list is for must work with whatever can be read.
void useList(const PieceList& list)
{
    mustHold(validate(list).has_value(), "what is read is valid");
    const DigSettings settings{.size = {40, 30}, .pieces = 12, .seed = 7};
    mustHold(validate(list, settings).has_value(), "a floor can be dug from it");
    DugFloor floor;
    Digger().dig(list, settings, floor);
    mustHold(floor.cells.size() == settings.size, "the floor has the size that was asked for");
    mustHold(floor.problems.empty() ? floor.up && floor.down : !floor.up && !floor.down, "stairs or a problem");
}

} // namespace

/// Any bytes give an error of one line that names the file, or a piece list that comes back from its own file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT(readability-identifier-naming)
{
    const auto list = parsePieceList({reinterpret_cast<const char*>(data), size}, "f");
    if (!list) {
        const QString text = errorTextWithPlace(list.error());
        mustHold(text.startsWith(QLatin1String("f: line ")), "the error names its place");
        mustHold(!text.contains(QLatin1Char('\n')) && text.size() < 2000, "the error is one line");
        return 0;
    }
    const std::string written = formatPieceList(*list);
    const auto again = parsePieceList(written, "f");
    mustHold(again.has_value(), "what is written can be read");
    mustHold(formatPieceList(*again) == written, "the same list gives the same bytes");
    useList(*list);
    return 0;
}
