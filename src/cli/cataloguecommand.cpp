#include "cli/cataloguecommand.h"

#include "cli/catalogueargument.h"
#include "cli/cataloguetext.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/partwriter.h"
#include "cli/progress.h"

#include <fmt/format.h>

namespace zonewright::cli {

namespace {

CommandSpec catalogueSpec()
{
    return {
        .name = "catalogue",
        .summary = "check a catalogue of rooms, and show how they join",
        .synopsis = {"catalogue FILE [--format text|json] [-o FILE] [--quiet]"},
        .description =
            {
                "Reads a catalogue of rooms and shows its pair matrix: for each room left of each room, itself "
                "included, the number of the pair (the code of the left room less that of the right one), and the rows "
                "where a joint between them can be opened, its candidates. Where there is none, special says that the "
                "catalogue has a path that joins the two, and blocked that it has not. Then comes what deserves a "
                "look: shared-number (of pairs of different rooms), blocked-pair, invalid-path, unusual-path (not of "
                "two cells), unused-path and invalid-pin.",
                "A catalogue is a JSON object with the keys format (zonewright-rooms), version (1), name, rows (5, up "
                "to 64), pairCode (left-minus-right), rooms, specialPaths and pins. A room has a code, a name, a start "
                "(column and row, from 1) and slabs, a text for each row with # for a slab and . for a brick. A path "
                "has pair, left and right, the codes of a pair, and open, cells [column, row] that count their columns "
                "from "
                "the joint. A pin has left, right and row. Format, version and rooms must be there; what else is "
                "missing "
                "keeps its default.",
                "text: a table, or where that would be too wide a list. json: one object with the keys rooms (how many "
                "there are), pairs (left, right, pair, candidates, special) and problems (kind, text).",
                "Exit code 1: the file is bad. What only deserves a look is no failure.",
            },
        .options = joined({{formatOption({"text", "json"})}, commonOptions()}),
        .examples =
            {
                {"zonewright-cli catalogue rooms-six.json", "How six rooms go together."},
                {"zonewright-cli catalogue rooms-six.json --format json -o pairs.json", "The same for a script."},
            },
        .mostArguments = 1,
        .completion = Completion::JsonFile,
    };
}

/// Writes pairs and warnings one by one, as they are found: there may be millions.
void writeCatalogueJson(const RoomCatalogue& catalogue, PartWriter& writer, Progress& progress)
{
    writer.write(fmt::format(R"({{"rooms":{},"pairs":[)", catalogue.rooms().size()));
    std::size_t pairs = 0;
    bool first = true;
    forEachPair(catalogue, [&](const RoomPair& pair) {
        progress.update(++pairs);
        return writer.writeElement(pairJson(pair), first);
    });
    if (!writer.write(R"(],"problems":[)"))
        return;
    first = true;
    forEachWarning(catalogue,
                   [&](const CatalogueWarning& warning) { return writer.writeElement(warningJson(warning), first); });
    writer.write("]}\n");
}

void writePairs(const RoomCatalogue& catalogue, PartWriter& writer, Progress& progress)
{
    if (const auto matrix = matrixText(catalogue)) {
        writer.write(*matrix);
        return;
    }
    PairLines lines(catalogue);
    std::size_t pairs = 0;
    forEachPair(catalogue, [&](const RoomPair& pair) {
        progress.update(++pairs);
        return writer.write(lines.next(pair));
    });
}

void writeCatalogueText(const RoomCatalogue& catalogue, PartWriter& writer, Progress& progress)
{
    writer.write(catalogueTitle(catalogue) + "\n\n");
    writePairs(catalogue, writer, progress);
    if (!writer.write("\n"))
        return;
    bool none = true;
    forEachWarning(catalogue, [&](const CatalogueWarning& warning) {
        none = false;
        return writer.write(warningLine(warning) + '\n');
    });
    if (none)
        writer.write("No warnings.\n");
}

} // namespace

const CommandSpec& CatalogueCommand::spec() const
{
    static const CommandSpec spec = catalogueSpec();
    return spec;
}

Outcome<ExitCode> CatalogueCommand::run(const Arguments& arguments) const
{
    if (arguments.others().empty())
        return wrongUsage("FILE", "missing; name a catalogue of rooms");
    const auto catalogue = catalogueFromFile("FILE", arguments.others().front());
    if (!catalogue)
        return tl::unexpected<Failure>(catalogue.error());
    auto output = Output::open(arguments);
    if (!output)
        return tl::unexpected<Failure>(output.error());

    const std::size_t rooms = catalogue->rooms().size();
    Progress progress("pairs", rooms * rooms, !arguments.has("--quiet") && !output->isTerminal());
    PartWriter writer(*output);
    if (arguments.wordOf(*spec().option("--format")) == "json")
        writeCatalogueJson(*catalogue, writer, progress);
    else
        writeCatalogueText(*catalogue, writer, progress);
    return writer.written().and_then([&] { return output->finish(); }).map([] { return ExitCode::Done; });
}

} // namespace zonewright::cli
