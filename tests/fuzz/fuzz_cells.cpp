#include "fuzz/fuzztarget.h"
#include "project/cellsclip.h"
#include "project/errortext.h"

#include <algorithm>
#include <string_view>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// Where they are pasted, cells and markers are believed.
void checkClip(const CellsClip& clip)
{
    mustHold(clip.kind == LevelKind::Strip || clip.kind == LevelKind::Dug, "the cells are a floor's");
    mustHold(!clip.cells.values().empty(), "there is a cell");
    mustHold(std::ranges::all_of(clip.cells.values(), [](LevelCell cell) { return cell >= LevelCell::Earth; }),
             "no cell is terrain");
    mustHold(std::ranges::all_of(clip.markers,
                                 [&](const Marker& marker) { return clip.cells.contains({marker.at.x, marker.at.y}); }),
             "markers stand on the cells");
    const std::string text = cellsText(clip);
    mustHold(std::ranges::count(text, '\n') == clip.cells.height(), "the text has a line a row");
}

} // namespace

/// Any bytes on a clipboard give an error of one line, or cells that come back from their own text.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT(readability-identifier-naming)
{
    const auto clip = parseCells({reinterpret_cast<const char*>(data), size});
    if (!clip) {
        const QString text = errorText(clip.error());
        mustHold(!text.isEmpty() && !text.contains(QLatin1Char('\n')) && text.size() < 2000, "the error is one line");
        return 0;
    }
    const std::string written = formatCells(*clip);
    const auto again = parseCells(written);
    mustHold(again.has_value(), "what is written can be read");
    mustHold(*again == *clip, "what is read is what was written");
    mustHold(formatCells(*again) == written, "the same cells give the same bytes");
    checkClip(*clip);
    return 0;
}
