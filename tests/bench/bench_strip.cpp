#include "core/random/generator.h"
#include "core/strip/cataloguecheck.h"
#include "core/strip/stripbuilder.h"
#include "core/strip/striptools.h"

#include <benchmark/benchmark.h>

namespace zonewright::bench {

namespace {

/// How a room of a made-up catalogue looks inside.
enum class Pattern : std::uint8_t {
    Halls,  ///< three of four cells are slabs
    Mazes,  ///< every second cell is a slab: many regions that the hero cannot reach
    Snakes, ///< one way through all columns, up and down
};

ColumnMask patternColumn(Pattern pattern, int column, Generator& random)
{
    const std::uint64_t high = random.next();
    const std::uint64_t bits = high << 32 | random.next();
    const std::uint64_t otherHigh = random.next();
    const std::uint64_t other = otherHigh << 32 | random.next();
    switch (pattern) {
    case Pattern::Halls:
        return bits | other;
    case Pattern::Mazes:
        return bits;
    default:
        return column % 2 == 0 ? ~ColumnMask{0} : rowBit(column % 4 == 1 ? 1 : roomRowLimits.high);
    }
}

RoomCatalogue tallCatalogue(Pattern pattern, int rooms, int width)
{
    CatalogueContents contents{.rows = roomRowLimits.high};
    Generator random(2024);
    for (int code = 0; code < rooms; ++code) {
        RoomType room{.code = code * code, .name = "room", .start = {1, 1}};
        for (int column = 0; column < width; ++column)
            room.columns.push_back(patternColumn(pattern, column, random));
        room.columns.front() |= rowBit(1);
        contents.rooms.push_back(std::move(room));
    }
    return test::catalogueOf(std::move(contents));
}

void buildFloors(benchmark::State& state, const RoomCatalogue& catalogue, StripSettings settings)
{
    StripBuilder builder(catalogue);
    StripFloor floor;
    for (auto _ : state) {
        builder.build(settings, floor);
        benchmark::DoNotOptimize(floor.problems().data());
        ++settings.seed;
    }
    state.counters["problems"] = static_cast<double>(floor.problems().size());
}

/// Five rooms of the sample, each floor of other ones.
void stripOfFive(benchmark::State& state)
{
    buildFloors(state, test::catalogueOf(test::sixRooms()), {.count = 5});
}

/// The article's floor: the rooms are given.
void stripOfArticle(benchmark::State& state)
{
    buildFloors(state, test::catalogueOf(test::sixRooms()), {.sequence = {1, 15, 4, 10, 0}});
}

/// 1,000 rooms of 64 rows.
void stripOfThousand(benchmark::State& state)
{
    const auto pattern = static_cast<Pattern>(state.range(0));
    buildFloors(state, tallCatalogue(pattern, 100, static_cast<int>(state.range(1))), {.count = 1000});
}

/// All warnings of a catalogue, as its editor shows them.
void stripCatalogueWarnings(benchmark::State& state)
{
    const RoomCatalogue catalogue = tallCatalogue(Pattern::Halls, static_cast<int>(state.range(0)), 1);
    for (auto _ : state) {
        std::int64_t warnings = 0;
        forEachWarning(catalogue, [&](const CatalogueWarning&) {
            ++warnings;
            return true;
        });
        benchmark::DoNotOptimize(warnings);
    }
}

BENCHMARK(stripOfFive);
BENCHMARK(stripOfArticle);
BENCHMARK(stripOfThousand)
    ->ArgNames({"pattern", "width"})
    ->ArgsProduct({{0, 1, 2}, {3, 8, 20}})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(stripCatalogueWarnings)->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK(stripCatalogueWarnings)
    ->Name("stripCatalogueWarnings-largest")
    ->Arg(roomCountLimits.high)
    ->Unit(benchmark::kMillisecond);

} // namespace

} // namespace zonewright::bench
