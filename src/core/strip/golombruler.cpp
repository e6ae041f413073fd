#include "core/strip/golombruler.h"

#include "core/strip/sharednumbers.h"

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

// The published rulers of least length, one of each number of marks, in a row: 1 mark, 2 marks, 3 marks and so on. That
// none is shorter was proven by exhaustive search, the one of 24 marks by distributed.net in 2004.
constexpr std::array<std::int32_t, mostShortestMarks*(mostShortestMarks + 1) / 2> shortestRulers{
    // clang-format off
    0,
    0, 1,
    0, 1, 3,
    0, 1, 4, 6,
    0, 1, 4, 9, 11,
    0, 1, 4, 10, 15, 17,
    0, 1, 4, 10, 18, 23, 25,
    0, 1, 4, 9, 15, 22, 32, 34,
    0, 1, 5, 12, 25, 27, 35, 41, 44,
    0, 1, 6, 10, 23, 26, 34, 41, 53, 55,
    0, 1, 4, 13, 28, 33, 47, 54, 64, 70, 72,
    0, 2, 6, 24, 29, 40, 43, 55, 68, 75, 76, 85,
    0, 2, 5, 25, 37, 43, 59, 70, 85, 89, 98, 99, 106,
    0, 4, 6, 20, 35, 52, 59, 77, 78, 86, 89, 99, 122, 127,
    0, 4, 20, 30, 57, 59, 62, 76, 100, 111, 123, 136, 144, 145, 151,
    0, 1, 4, 11, 26, 32, 56, 68, 76, 115, 117, 134, 150, 163, 168, 177,
    0, 5, 7, 17, 52, 56, 67, 80, 81, 100, 122, 138, 159, 165, 168, 191, 199,
    0, 2, 10, 22, 53, 56, 82, 83, 89, 98, 130, 148, 153, 167, 188, 192, 205, 216,
    0, 1, 6, 25, 32, 72, 100, 108, 120, 130, 153, 169, 187, 190, 204, 231, 233, 242, 246,
    0, 1, 8, 11, 68, 77, 94, 116, 121, 156, 158, 179, 194, 208, 212, 228, 240, 253, 259, 283,
    0, 2, 24, 56, 77, 82, 83, 95, 129, 144, 179, 186, 195, 255, 265, 285, 293, 296, 310, 329, 333,
    0, 1, 9, 14, 43, 70, 106, 122, 124, 128, 159, 179, 204, 223, 253, 263, 270, 291, 330, 341, 353, 356,
    0, 3, 7, 17, 61, 66, 91, 99, 114, 159, 171, 199, 200, 226, 235, 246, 277, 316, 329, 348, 350, 366, 372,
    0, 9, 33, 37, 38, 97, 122, 129, 140, 142, 152, 191, 205, 208, 252, 278, 286, 326, 332, 353, 368, 384, 403, 425,
    // clang-format on
};

bool isPrime(int number)
{
    for (int divisor = 2; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0)
            return false;
    }
    return number > 1;
}

/// 2·p·k + (k² mod p) for k from 0, p a prime: two equal differences would give two equal sums and, mod p, two equal
/// sums of squares, and the two equations leave only the same two numbers.
std::vector<std::int32_t> erdosTuranCodes(int count)
{
    int prime = count;
    while (!isPrime(prime))
        ++prime;
    std::vector<std::int32_t> codes;
    codes.reserve(static_cast<std::size_t>(count));
    for (int k = 0; k < count; ++k)
        codes.push_back(2 * prime * k + k * k % prime);
    return codes;
}

} // namespace

std::vector<std::int32_t> golombCodes(int count)
{
    if (count > mostShortestMarks)
        return erdosTuranCodes(count);
    const auto first = shortestRulers.begin() + count * (count - 1) / 2;
    return {first, first + count};
}

bool isGolombRuler(std::span<const std::int32_t> codes)
{
    std::vector<std::int32_t> sorted(codes.begin(), codes.end());
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end())
        return false;
    return forEachSharedNumber(sorted, [](const SharedNumber&) { return false; });
}

} // namespace zonewright
