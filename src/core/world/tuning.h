#pragma once

#include <array>

/// The constants that decide a world, all in one place. Changing any of them is a new generator version.
namespace zonewright::tuning {

/// How one field of noise is put together. Scales are exponents relative to a zone: 3 is eight zones, -2 a quarter.
struct FieldTuning
{
    const char* purpose; ///< names the field's stream of seeds
    int coarsest;        ///< scale of the widest octave, where the world is large enough for it
    int peak;            ///< scale that is fully there in a world of the default size
    int finest;          ///< scale of the finest octave
    int persistence;     ///< weight of each octave finer than the peak relative to the next wider one, in 1/64
    int weight;          ///< sum of the weights of all octaves, in 1/64 of an octave's full amplitude
};

// A field's octaves may not get narrower than this many cells (binary logarithm), or they would be grain.
inline constexpr int finestSpacing = 2;
// Corners on a way round the torus, at least (binary logarithm): fewer repeat visibly.
inline constexpr int fewestCorners = 2;

// Octaves wider than the peak weigh this much relative to the next finer one, in 1/64: large worlds have large
// continents and climates.
inline constexpr int widerPersistence = 84;

// Continents and seas.
inline constexpr FieldTuning elevation{"elevation", 8, 3, -4, 34, 160};
// Mountain ranges stand along the lines where this field is zero.
inline constexpr FieldTuning ridge{"ridge", 4, 2, -3, 32, 150};
// Deserts, forests and marshes follow it.
inline constexpr FieldTuning moisture{"moisture", 6, 2, -3, 33, 150};
// Rivers run along the lines where this field is zero.
inline constexpr FieldTuning river{"river", 1, 1, -2, 22, 150};

// Shares, in 1/1000. Each level is the value that so much of a sample of the world lies below, so that every world has
// every terrain in good measure, whatever its name.
inline constexpr int seaShare = 440;      ///< of the world
inline constexpr int deepShare = 480;     ///< of the sea
inline constexpr int beachShare = 75;     ///< of the land, by elevation
inline constexpr int hillsShare = 640;    ///< of the land, by height
inline constexpr int mountainShare = 815; ///< of the land, by height
inline constexpr int snowShare = 935;     ///< of the land, by height
inline constexpr int desertShare = 190;   ///< of the land, by moisture
inline constexpr int forestShare = 530;   ///< of the land, by moisture
inline constexpr int marshShare = 830;    ///< of the land, by moisture
inline constexpr int lowlandShare = 400;  ///< of the land, by elevation: marshes lie lower

/// Share of the land under rivers for zone sizes 3 to 8: about one cell across in the smallest zones, five in the
/// largest.
inline constexpr std::array<int, 6> riverShare{110, 80, 58, 46, 36, 28};

/// The world is sampled at 2^calibrationSize places a side to find the levels (fewer where it has fewer cells).
inline constexpr int calibrationSize = 6;

} // namespace zonewright::tuning
