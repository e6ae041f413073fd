#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

namespace zonewright::test {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

inline constexpr Matrix normalSight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// What people with each kind of colour blindness see, in linear RGB (Machado, Oliveira and Fernandes 2009).
inline constexpr Matrix redBlind{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix greenBlind{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix blueBlind{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

inline double linear(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

inline Triple times(const Matrix& matrix, const Triple& v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

inline Triple linearColor(QRgb color)
{
    return {linear(qRed(color)), linear(qGreen(color)), linear(qBlue(color))};
}

/// OKLab (Ottosson 2020), in which equal distances look about equally far apart.
inline Triple okLab(Triple rgb)
{
    constexpr Matrix toCones{{{0.4122214708, 0.5363325363, 0.0514459929},
                              {0.2119034982, 0.6806995451, 0.1073969566},
                              {0.0883024619, 0.2817188376, 0.6299787005}}};
    constexpr Matrix toLab{{{0.2104542553, 0.7936177850, -0.0040720468},
                            {1.9779984951, -2.4285922050, 0.4505937099},
                            {0.0259040371, 0.7827717662, -0.8086757660}}};
    for (double& part : rgb)
        part = std::clamp(part, 0.0, 1.0);
    Triple cones = times(toCones, rgb);
    for (double& part : cones)
        part = std::cbrt(part);
    return times(toLab, cones);
}

/// How far apart two colours look to such a sight: 0 to about 1; 0.02 is just noticeable side by side.
inline double distance(QRgb a, QRgb b, const Matrix& sight)
{
    const Triple one = okLab(times(sight, linearColor(a)));
    const Triple two = okLab(times(sight, linearColor(b)));
    return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

inline double luminance(const QColor& color)
{
    const Triple rgb = linearColor(color.rgb());
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

inline double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

inline QColor over(const QColor& top, const QColor& ground)
{
    const double share = top.alphaF();
    return QColor::fromRgbF(float(top.redF() * share + ground.redF() * (1 - share)),
                            float(top.greenF() * share + ground.greenF() * (1 - share)),
                            float(top.blueF() * share + ground.blueF() * (1 - share)));
}

inline constexpr std::array allSights{normalSight, redBlind, greenBlind, blueBlind};
inline constexpr std::array sightNames{"normal", "red-blind", "green-blind", "blue-blind"};

} // namespace zonewright::test
