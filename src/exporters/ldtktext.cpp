#include "exporters/ldtktext.h"

#include "core/random/hash.h"
#include "core/random/seed.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

constexpr std::uint64_t ldtkLowBits12 = 0xfff;
constexpr std::uint64_t ldtkLowBits14 = 0x3fff;
constexpr std::uint64_t ldtkVariantBits = 0x8000; ///< of every UUID but very old ones

constexpr bool isPlainLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

constexpr bool isPlainDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

constexpr int nearerToWhite(int channel)
{
    return channel + (255 - channel) * 45 / 100;
}

} // namespace

std::string ldtkIid(std::string_view path)
{
    const std::uint64_t high = mixBits(hashBytes(path));
    const std::uint64_t low = mixBits(hashBytes(path, high));
    return fmt::format("{:08x}-{:04x}-8{:03x}-{:04x}-{:012x}", high >> 32, high >> 16 & 0xffff, high & ldtkLowBits12,
                       ldtkVariantBits | (low >> 48 & ldtkLowBits14), low & 0xffff'ffff'ffff);
}

std::string ldtkColor(QRgb color)
{
    return fmt::format("#{:06X}", color & RGB_MASK);
}

QRgb ldtkSmartColor(QRgb background)
{
    return qRgb(nearerToWhite(qRed(background)), nearerToWhite(qGreen(background)), nearerToWhite(qBlue(background)));
}

std::string ldtkIdentifier(std::string_view name, std::string_view otherwise)
{
    std::string identifier;
    bool hasLetters = false;
    for (const char letter : name) {
        const bool isPlain = isPlainLetter(letter) || isPlainDigit(letter);
        hasLetters = hasLetters || isPlain;
        if (isPlain)
            identifier += letter;
        else if (!identifier.ends_with('_'))
            identifier += '_';
    }
    if (!hasLetters)
        return std::string(otherwise);
    if (isPlainDigit(identifier.front()))
        identifier.insert(identifier.begin(), '_');
    return identifier;
}

std::string ldtkTitle(std::string_view name, std::string_view otherwise)
{
    std::string title = ldtkIdentifier(name, otherwise);
    if (title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

} // namespace zonewright
