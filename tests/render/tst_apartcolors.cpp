#include "render/palette.h"
#include "render/timecolors.h"
#include "support/colorsight.h"
#include "support/testregistry.h"

#include <QTest>

#include <functional>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

namespace {

struct NamedMark
{
    const char* name;
    QColor color;
};

/// Colours that have to be told apart where they meet, and how far they are apart at least with the colours for colour
/// blindness.
struct MarkFamily
{
    const char* name;
    double least;
    std::function<std::vector<NamedMark>(Theme)> marks;
};

const std::vector<MarkFamily>& markFamilies()
{
    static const std::vector<MarkFamily> families{
        {"memory", 0.13,
         [](Theme theme) -> std::vector<NamedMark> {
             const OverlayColors& colors = overlayColors(theme);
             return {{"known", colors.known}, {"window", colors.window}, {"queued", colors.queued},
                     {"next", colors.next},   {"hazard", colors.hazard}, {"forgotten", colors.faded}};
         }},
        {"signs", 0.18,
         [](Theme theme) -> std::vector<NamedMark> {
             return {{"dungeon", overlayColors(theme).dungeon}, {"event", overlayColors(theme).event}};
         }},
        {"player and breakpoints", 0.18,
         [](Theme theme) -> std::vector<NamedMark> {
             const OverlayColors& colors = overlayColors(theme);
             return {{"stop", colors.stop}, {"player", colors.player}, {"line", colors.line}};
         }},
        {"joints", 0.10,
         [](Theme theme) -> std::vector<NamedMark> {
             const JointColors& colors = jointColors(theme);
             return {{"candidate", colors.frame},
                     {"path", colors.path},
                     {"blocked", colors.blocked},
                     {"hover", colors.hover},
                     {"chosen", colors.chosen}};
         }},
        {"steps", 0.20,
         [](Theme theme) -> std::vector<NamedMark> {
             return {{"done", stepColors(theme).done}, {"refused", stepColors(theme).refused}};
         }},
        {"times", 0.10,
         [](Theme theme) -> std::vector<NamedMark> {
             const TimeColors& colors = timeColors(theme);
             return {{"turn", colors.turn},       {"entered", colors.entered}, {"computed", colors.computed},
                     {"shifted", colors.shifted}, {"ran", colors.ran},         {"lost", colors.lost},
                     {"hazard", colors.hazard},   {"next", colors.next}};
         }},
    };
    return families;
}

struct NearestPair
{
    double apart = 10.0;
    QString names;
};

NearestPair nearestOf(const std::vector<NamedMark>& marks, std::size_t sight)
{
    NearestPair nearest;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const double apart = distance(marks[i].color.rgb(), marks[j].color.rgb(), allSights[sight]);
            if (apart < nearest.apart)
                nearest = {apart, QStringLiteral("%1 and %2: %3")
                                      .arg(QLatin1String(marks[i].name), QLatin1String(marks[j].name))
                                      .arg(apart)};
        }
    }
    return nearest;
}

} // namespace

/// The colours for colour blindness.
class TestApartColors : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void marksAreApartForEveryone_data()
    {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("theme");
        for (std::size_t family = 0; family < markFamilies().size(); ++family) {
            for (const Theme theme : {Theme::LightApart, Theme::DarkApart})
                QTest::addRow("%s, %s", markFamilies()[family].name, isLight(theme) ? "light" : "dark")
                    << int(family) << int(theme);
        }
    }

    void marksAreApartForEveryone()
    {
        QFETCH(int, family);
        QFETCH(int, theme);
        const MarkFamily& marks = markFamilies()[static_cast<std::size_t>(family)];
        for (std::size_t sight = 0; sight < allSights.size(); ++sight) {
            const NearestPair nearest = nearestOf(marks.marks(Theme(theme)), sight);
            QVERIFY2(nearest.apart >= marks.least,
                     qPrintable(QLatin1String(sightNames[sight]) + QLatin1String(": ") + nearest.names));
        }
    }

    /// For somebody, of every family: the test can tell.
    void standardColoursAreNot()
    {
        for (const MarkFamily& family : markFamilies()) {
            double apart = 10.0;
            for (const Theme theme : {Theme::Light, Theme::Dark}) {
                for (std::size_t sight = 0; sight < allSights.size(); ++sight)
                    apart = std::min(apart, nearestOf(family.marks(theme), sight).apart);
            }
            QVERIFY2(apart < family.least, family.name);
        }
    }

    /// Nobody's sight makes more of the standard colours than of these.
    void nobodyLosesByThem()
    {
        for (const MarkFamily& family : markFamilies()) {
            for (const Theme theme : {Theme::Light, Theme::Dark}) {
                const auto worst = [marks = family.marks](Theme shown) {
                    double apart = 10.0;
                    for (std::size_t sight = 0; sight < allSights.size(); ++sight)
                        apart = std::min(apart, nearestOf(marks(shown), sight).apart);
                    return apart;
                };
                QVERIFY2(worst(withApart(theme, true)) >= worst(theme) - 0.02, family.name);
            }
        }
    }

    /// Contrast is held by tst_palette for all themes; the ground is the same for both choices.
    void groundIsTheSame()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const Theme apart = withApart(theme, true);
            for (int cell = 0; cell < levelCellCount; ++cell)
                QCOMPARE(floorColor(LevelCell(cell), apart), floorColor(LevelCell(cell), theme));
            QCOMPARE(canvasColors(apart).background, canvasColors(theme).background);
            QVERIFY(floorColors(apart).roomTints == floorColors(theme).roomTints);
            QVERIFY(isLight(apart) == isLight(theme) && isApart(apart) && !isApart(theme));
            QVERIFY(withApart(apart, false) == theme);
        }
    }
};

ZONEWRIGHT_TEST(apartcolors, TestApartColors)
#include "tst_apartcolors.moc"
