#include "models/placetext.h"

#include "core/world/world.h"

#include <QRegularExpression>

#include <array>
#include <cstdint>

namespace zonewright {

namespace {

/// A number modulo 2^32, which keeps what matters of numbers of any length: the side of a world is a power of two.
std::uint32_t numberOf(const QString& text)
{
    std::uint32_t number = 0;
    for (const QChar digit : text) {
        if (digit.isDigit())
            number = number * 10 + static_cast<std::uint32_t>(digit.digitValue());
    }
    return text.startsWith(QLatin1Char('-')) ? 0 - number : number;
}

/// The number as it was typed, without sign and zeros that say nothing.
QString plainNumber(QString text)
{
    static const QRegularExpression needless(QStringLiteral("^\\+?0*(?=\\d)"));
    return text.remove(needless);
}

} // namespace

std::optional<TypedPlace> placeFromText(const QString& text, const World& world)
{
    static const QRegularExpression form(QStringLiteral(
        "^\\s*([+-]?[0-9]+)\\s*,\\s*([+-]?[0-9]+)\\s*(?::\\s*([+-]?[0-9]+)\\s*,\\s*([+-]?[0-9]+)\\s*)?$"));
    QString plain = text;
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    const auto match = form.match(plain);
    if (!match.hasMatch())
        return std::nullopt;
    const bool wholeZone = match.capturedLength(3) == 0;
    const auto side = static_cast<std::uint32_t>(world.zoneSide());
    std::array<int, 2> zone{}, cell{};
    bool wrapped = false;
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const QString zoneText = match.captured(static_cast<int>(axis) + 1);
        const QString cellText = match.captured(static_cast<int>(axis) + 3);
        const std::uint32_t inZone = wholeZone ? side / 2 : numberOf(cellText);
        const std::uint32_t global = numberOf(zoneText) * side + inZone;
        const auto worldSide = static_cast<std::uint32_t>(world.cells().side());
        zone[axis] = static_cast<int>(global % worldSide / side);
        cell[axis] = static_cast<int>(global % side);
        wrapped = wrapped || QString::number(zone[axis]) != plainNumber(zoneText) ||
                  (!wholeZone && QString::number(cell[axis]) != plainNumber(cellText));
    }
    return TypedPlace{
        .place = {.zone = {zone[0], zone[1]}, .cell = {cell[0], cell[1]}}, .wrapped = wrapped, .wholeZone = wholeZone};
}

} // namespace zonewright
