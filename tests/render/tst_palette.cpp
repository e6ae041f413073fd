#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/timecolors.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace zonewright;

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

constexpr Matrix normalSight{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
// What people with each kind of colour blindness see, in linear RGB (Machado, Oliveira and Fernandes 2009).
constexpr Matrix redBlind{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix greenBlind{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix blueBlind{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

double linear(int channel)
{
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

Triple times(const Matrix& matrix, const Triple& v)
{
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

Triple linearColor(QRgb color)
{
    return {linear(qRed(color)), linear(qGreen(color)), linear(qBlue(color))};
}

/// OKLab (Ottosson 2020), in which equal distances look about equally far apart.
Triple okLab(Triple rgb)
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

double distance(QRgb a, QRgb b, const Matrix& sight)
{
    const Triple one = okLab(times(sight, linearColor(a)));
    const Triple two = okLab(times(sight, linearColor(b)));
    return std::hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

double luminance(const QColor& color)
{
    const Triple rgb = linearColor(color.rgb());
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

QColor over(const QColor& top, const QColor& ground)
{
    const double share = top.alphaF();
    return QColor::fromRgbF(float(top.redF() * share + ground.redF() * (1 - share)),
                            float(top.greenF() * share + ground.greenF() * (1 - share)),
                            float(top.blueF() * share + ground.blueF() * (1 - share)));
}

} // namespace

class TestPalette : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void terrainsAreApartForEveryone_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("sight");
        for (const int theme : {0, 1}) {
            for (const int sight : {0, 1, 2, 3})
                QTest::addRow("theme %d, sight %d", theme, sight) << theme << sight;
        }
    }

    void terrainsAreApartForEveryone()
    {
        QFETCH(int, theme);
        QFETCH(int, sight);
        constexpr std::array sights{&normalSight, &redBlind, &greenBlind, &blueBlind};
        const double least = sight == 0 ? 0.07 : 0.04;
        for (const Terrain a : allTerrains) {
            for (const Terrain b : allTerrains) {
                if (a == b)
                    continue;
                const double apart = distance(terrainColor(a, Theme(theme)), terrainColor(b, Theme(theme)),
                                              *sights[static_cast<std::size_t>(sight)]);
                QVERIFY2(apart >= least,
                         qPrintable(QStringLiteral("%1 and %2: %3").arg(int(a)).arg(int(b)).arg(apart)));
            }
        }
    }

    void floorCellsAreApartForEveryone_data() { terrainsAreApartForEveryone_data(); }

    void floorCellsAreApartForEveryone()
    {
        QFETCH(int, theme);
        QFETCH(int, sight);
        constexpr std::array sights{&normalSight, &redBlind, &greenBlind, &blueBlind};
        const double least = sight == 0 ? 0.06 : 0.05;
        for (int a = terrainCount; a < levelCellCount; ++a) {
            for (int b = a + 1; b < levelCellCount; ++b) {
                const double apart =
                    distance(floorColor(LevelCell(a), Theme(theme)), floorColor(LevelCell(b), Theme(theme)),
                             *sights[static_cast<std::size_t>(sight)]);
                QVERIFY2(apart >= least, qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(apart)));
            }
        }
    }

    void roomsThatFollowEachOtherAreApartForEveryone_data() { terrainsAreApartForEveryone_data(); }

    void roomsThatFollowEachOtherAreApartForEveryone()
    {
        QFETCH(int, theme);
        QFETCH(int, sight);
        constexpr std::array sights{&normalSight, &redBlind, &greenBlind, &blueBlind};
        const QColor floor(floorColor(LevelCell::Floor, Theme(theme)));
        const auto& tints = floorColors(Theme(theme)).roomTints;
        for (std::size_t i = 0; i < tints.size(); ++i) {
            const QRgb one = over(tints[i], floor).rgb();
            const QRgb next = over(tints[(i + 1) % tints.size()], floor).rgb();
            QVERIFY(distance(one, next, *sights[static_cast<std::size_t>(sight)]) >= 0.07);
        }
    }

    void terrainHasItsOwnColourOnFloors()
    {
        for (const Terrain terrain : allTerrains)
            QCOMPARE(floorColor(levelCell(terrain), Theme::Dark), terrainColor(terrain, Theme::Dark));
    }

    void coloursAreOpaque()
    {
        for (int cell = 0; cell < levelCellCount; ++cell)
            QCOMPARE(qAlpha(floorColor(LevelCell(cell), Theme::Light)) &
                         qAlpha(floorColor(LevelCell(cell), Theme::Dark)),
                     255);
        for (const Terrain terrain : allTerrains) {
            QCOMPARE(qAlpha(terrainColor(terrain, Theme::Light)), 255);
            QCOMPARE(qAlpha(terrainColor(terrain, Theme::Dark)), 255);
        }
    }

    void darkIsDimmer()
    {
        for (const Terrain terrain : allTerrains)
            QVERIFY(luminance(QColor(terrainColor(terrain, Theme::Dark))) <
                    luminance(QColor(terrainColor(terrain, Theme::Light))));
        QVERIFY(luminance(canvasColors(Theme::Dark).background) < 0.1);
        QVERIFY(luminance(canvasColors(Theme::Light).background) > 0.6);
    }

    void labelsAreReadableOnEveryTerrain()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const CanvasColors& colors = canvasColors(theme);
            for (const Terrain terrain : allTerrains)
                QVERIFY(contrast(colors.label, over(colors.labelGround, QColor(terrainColor(terrain, theme)))) >= 4.5);
        }
    }

    void platesOfOverlaysAreReadable()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const OverlayColors& colors = overlayColors(theme);
            QVERIFY(contrast(colors.ink, colors.next) >= 4.5);
            QVERIFY(contrast(colors.ink, colors.queued) >= 4.5);
            for (const Terrain terrain : allTerrains) {
                QColor plate = colors.sign;
                plate.setAlphaF(float(plateStrength));
                const QColor ground = over(plate, QColor(terrainColor(terrain, theme)));
                for (const QColor& text : {colors.queued, colors.line, colors.dungeon, colors.event})
                    QVERIFY(contrast(text, ground) >= 4.5);
            }
        }
    }

    void marksOfTurnsAreReadable()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const TimeColors& colors = timeColors(theme);
            for (const QColor& ground : {colors.ground, colors.ahead, colors.unmade}) {
                QVERIFY(contrast(colors.text, ground) >= 4.5);
                QVERIFY(contrast(colors.dimText, ground) >= 4.5);
            }
            QVERIFY(contrast(colors.ink, colors.turn) >= 4.5);
            QVERIFY(contrast(colors.ink, colors.event) >= 4.5);
            for (const QColor& mark : {colors.turn, colors.entered, colors.computed, colors.shifted, colors.ran,
                                       colors.lost, colors.hazard, colors.next})
                QVERIFY(contrast(mark, colors.ground) >= 3.0);
        }
    }

    void marksOfJointsStandOutOnEveryTile()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const JointColors& colors = jointColors(theme);
            for (const QColor& line : {colors.frame, colors.path, colors.blocked, colors.hover, colors.chosen}) {
                for (const QColor& tile : {QColor(Qt::black), QColor(Qt::gray), QColor(Qt::white)})
                    QVERIFY(contrast(line, over(colors.casing, tile)) >= 3.0);
            }
            for (const QColor& ground : {colors.frame, colors.path, colors.blocked})
                QVERIFY(contrast(colors.ink, ground) >= 4.5);
            QVERIFY(contrast(colors.frame, colors.plate) >= 4.5);
        }
    }

    void stepsStandOut()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const StepColors& colors = stepColors(theme);
            for (const QColor& ink : {colors.done, colors.refused}) {
                QVERIFY(contrast(ink, colors.plate) >= 4.5);
                for (const QColor& tile : {QColor(Qt::black), QColor(Qt::gray), QColor(Qt::white)})
                    QVERIFY(contrast(ink, over(colors.casing, tile)) >= 3.0);
            }
        }
    }

    void outlinesStandOutFromTheirShadow()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const CanvasColors& colors = canvasColors(theme);
            for (const Terrain terrain : allTerrains) {
                const QColor shadow = over(colors.outlineShadow, QColor(terrainColor(terrain, theme)));
                QVERIFY(contrast(colors.hover, shadow) >= 3.0);
                QVERIFY(contrast(colors.selection, shadow) >= 3.0);
            }
        }
    }
};

ZONEWRIGHT_TEST(palette, TestPalette)
#include "tst_palette.moc"
