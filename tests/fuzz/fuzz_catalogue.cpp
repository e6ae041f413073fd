#include "core/strip/cataloguecheck.h"
#include "core/strip/stripbuilder.h"
#include "fuzz/fuzztarget.h"
#include "project/catalogueformat.h"
#include "project/errortext.h"

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// A floor of all the rooms, and the pair matrix: what a catalogue is for must work with whatever can be read.
void useCatalogue(const RoomCatalogue& catalogue)
{
    constexpr std::size_t fewRooms = 16;
    if (catalogue.rooms().size() > fewRooms)
        return;
    StripSettings settings;
    for (const RoomType& room : catalogue.rooms())
        settings.sequence.push_back(room.code);
    mustHold(validate(catalogue, settings).has_value(), "every code of the catalogue is known");
    StripFloor floor;
    StripBuilder(catalogue).build(settings, floor);
    mustHold(floor.slab(floor.hero()), "the hero stands on a slab");
    mustHold(floor.joints().size() + 1 == catalogue.rooms().size(), "a joint between each two rooms");
    std::size_t pairs = 0;
    forEachPair(catalogue, [&pairs](const RoomPair&) { return ++pairs != 0; });
    mustHold(pairs == catalogue.rooms().size() * catalogue.rooms().size(), "the matrix holds every pair");
    forEachWarning(catalogue, [](const CatalogueWarning& warning) { return !word(warning.kind).empty(); });
}

} // namespace

/// Any bytes give an error of one line that names the file, or a catalogue that comes back from its own file.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) // NOLINT(readability-identifier-naming)
{
    const auto catalogue = parseCatalogue({reinterpret_cast<const char*>(data), size}, "f");
    if (!catalogue) {
        const QString text = errorTextWithPlace(catalogue.error());
        mustHold(text.startsWith(QLatin1String("f: line ")), "the error names its place");
        mustHold(!text.contains(QLatin1Char('\n')) && text.size() < 2000, "the error is one line");
        return 0;
    }
    const std::string written = formatCatalogue(catalogue->contents());
    const auto again = parseCatalogue(written, "f");
    mustHold(again.has_value(), "what is written can be read");
    mustHold(again->contents() == catalogue->contents(), "what is read is what was written");
    mustHold(formatCatalogue(again->contents()) == written, "the same catalogue gives the same bytes");
    useCatalogue(*catalogue);
    return 0;
}
