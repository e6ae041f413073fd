#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/timecolors.h"
#include "support/colorsight.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr std::array allThemes{Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart};

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
        const double least = sight == 0 ? 0.07 : 0.04;
        for (const Terrain a : allTerrains) {
            for (const Terrain b : allTerrains) {
                if (a == b)
                    continue;
                const double apart = distance(terrainColor(a, Theme(theme)), terrainColor(b, Theme(theme)),
                                              allSights[static_cast<std::size_t>(sight)]);
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
        const double least = sight == 0 ? 0.06 : 0.05;
        for (int a = terrainCount; a < levelCellCount; ++a) {
            for (int b = a + 1; b < levelCellCount; ++b) {
                const double apart =
                    distance(floorColor(LevelCell(a), Theme(theme)), floorColor(LevelCell(b), Theme(theme)),
                             allSights[static_cast<std::size_t>(sight)]);
                QVERIFY2(apart >= least, qPrintable(QStringLiteral("%1 and %2: %3").arg(a).arg(b).arg(apart)));
            }
        }
    }

    void roomsThatFollowEachOtherAreApartForEveryone_data() { terrainsAreApartForEveryone_data(); }

    void roomsThatFollowEachOtherAreApartForEveryone()
    {
        QFETCH(int, theme);
        QFETCH(int, sight);
        const QColor floor(floorColor(LevelCell::Floor, Theme(theme)));
        const auto& tints = floorColors(Theme(theme)).roomTints;
        for (std::size_t i = 0; i < tints.size(); ++i) {
            const QRgb one = over(tints[i], floor).rgb();
            const QRgb next = over(tints[(i + 1) % tints.size()], floor).rgb();
            QVERIFY(distance(one, next, allSights[static_cast<std::size_t>(sight)]) >= 0.07);
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
        for (const Theme theme : allThemes) {
            const OverlayColors& colors = overlayColors(theme);
            QVERIFY(contrast(colors.ink, colors.next) >= 4.5);
            QVERIFY(contrast(colors.ink, colors.queued) >= 4.5);
            for (const Terrain terrain : allTerrains) {
                QColor plate = colors.sign;
                plate.setAlphaF(float(plateStrength));
                const QColor ground = over(plate, QColor(terrainColor(terrain, theme)));
                for (const QColor& text :
                     {colors.queued, colors.line, colors.dungeon, colors.event, pastLabel(colors.event, colors.sign),
                      pastLabel(colors.dungeon, colors.sign)})
                    QVERIFY(contrast(text, ground) >= 4.5);
            }
        }
    }

    void marksOfTurnsAreReadable()
    {
        for (const Theme theme : allThemes) {
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
        for (const Theme theme : allThemes) {
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
        for (const Theme theme : allThemes) {
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
