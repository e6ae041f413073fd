#include "overlaycanvas.h"
#include "render/jointpainter.h"
#include "render/markpainter.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr int edgeStep = 24;   // of a channel between neighbours
constexpr int fewestEdges = 8; // in which two states differ at least
constexpr std::array signThemes{Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart};

/// What is drawn, whatever the colours: where neighbouring pixels differ.
struct Outline
{
    QString name;
    std::vector<bool> edges;
};

Outline outlineOf(const QString& name, const QImage& picture, const QRect& part)
{
    const auto differs = [&picture](int x, int y, int otherX, int otherY) {
        return picture.valid(otherX, otherY) && !isAbout(picture.pixel(x, y), picture.pixel(otherX, otherY), edgeStep);
    };
    Outline outline{.name = name, .edges = {}};
    for (int y = part.top(); y <= part.bottom(); ++y) {
        for (int x = part.left(); x <= part.right(); ++x)
            outline.edges.push_back(picture.valid(x, y) && (differs(x, y, x + 1, y) || differs(x, y, x, y + 1)));
    }
    return outline;
}

int differencesOf(const Outline& a, const Outline& b)
{
    int count = 0;
    for (std::size_t i = 0; i < a.edges.size(); ++i)
        count += a.edges[i] != b.edges[i] ? 1 : 0;
    return count;
}

void verifyAllDiffer(const std::vector<Outline>& outlines)
{
    for (const Outline& a : outlines) {
        for (const Outline& b : outlines) {
            if (&a != &b)
                QVERIFY2(differencesOf(a, b) >= fewestEdges,
                         qPrintable(a.name + QStringLiteral(" looks like ") + b.name));
        }
    }
}

constexpr int signZoneSide = 16; // cells

/// Eight zones a side, each 60 pixels.
MapProjection zonesInSight()
{
    MapProjection projection(Torus(7), QSize(480, 480), 1.0);
    projection.setScale(60.0 / signZoneSide);
    projection.setCentre({64.0, 64.0});
    return projection;
}

struct NamedScene
{
    const char* name;
    WorldScene scene;
};

WorldScene sceneOf(const ZoneStanding& zone)
{
    WorldScene scene;
    scene.zones = {zone};
    return scene;
}

std::vector<NamedScene> memoryStates()
{
    constexpr Point zone{3, 3};
    WorldScene forgotten, stop, disabledStop, target;
    forgotten.forgotten = {{.zone = zone, .strength = 1.0}};
    stop.stops = {{.zone = zone}};
    disabledStop.stops = {{.zone = zone, .isEnabled = false}};
    target.target = zone;
    return {{"nothing", {}},
            {"known", sceneOf({.zone = zone, .hold = ZoneHold::Known, .rank = 1})},
            {"at hand", sceneOf({.zone = zone, .hold = ZoneHold::AtHand})},
            {"window", sceneOf({.zone = zone, .hold = ZoneHold::Centre})},
            {"queued", sceneOf({.zone = zone, .due = 5})},
            {"next", sceneOf({.zone = zone, .due = 5, .next = true})},
            {"missing", sceneOf({.zone = zone, .hazard = HazardKind::Missing})},
            {"late", sceneOf({.zone = zone, .hazard = HazardKind::Late})},
            {"forgotten", forgotten},
            {"target", target},
            {"breakpoint", stop},
            {"disabled breakpoint", disabledStop}};
}

struct NamedJoint
{
    const char* name;
    JointMark mark;
};

std::vector<NamedJoint> jointStates()
{
    const ColumnMask rows = rowBit(1) | rowBit(3) | rowBit(5);
    return {
        {"drawn", {.column = 4, .candidates = rows, .row = 3, .state = JointState::Drawn}},
        {"pinned", {.column = 4, .candidates = rows, .row = 3, .state = JointState::Pinned, .pin = PinSource::Floor}},
        {"pinned by the catalogue",
         {.column = 4, .candidates = rows, .row = 3, .state = JointState::Pinned, .pin = PinSource::Catalogue}},
        {"lost pin", {.column = 4, .candidates = rows, .row = 3, .state = JointState::Drawn, .lostPin = true}},
        {"walled", {.column = 4, .candidates = rows, .walled = {{4, 3}}, .state = JointState::Drawn}},
        {"special", {.column = 4, .path = {{4, 3}, {5, 3}}, .state = JointState::Special}},
        {"blocked", {.column = 4, .state = JointState::Blocked}}};
}

} // namespace

/// Every state has a pattern, a line, a letter or a sign of its own: it is told by those who see no colours.
class TestSignsWithoutColour : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void zonesOfMemory()
    {
        const MapProjection projection = zonesInSight();
        const QRect part = projection.appearances({3 * signZoneSide, 3 * signZoneSide, signZoneSide, signZoneSide})
                               .front()
                               .adjusted(-2, -2, 2, 2);
        for (const Theme theme : signThemes) {
            std::vector<Outline> outlines;
            for (NamedScene state : memoryStates()) {
                WorldScene& scene = state.scene;
                scene.theme = theme;
                scene.zoneSide = signZoneSide;
                outlines.push_back(outlineOf(QLatin1String(state.name),
                                             overGround(projection,
                                                        [&](QPainter& painter) {
                                                            paintMemoryAreas(painter, projection, scene);
                                                            paintMemoryOutlines(painter, projection, scene);
                                                            paintQueueNumbers(painter, projection, scene);
                                                        }),
                                             part));
            }
            verifyAllDiffer(outlines);
        }
    }

    void joints()
    {
        FloorProjection projection({13, 7}, {600, 400}, 1.0);
        projection.setScale(40.0);
        const QRect part = projection.pixelsOf({4, 0, 2, 7});
        for (const Theme theme : signThemes) {
            std::vector<Outline> outlines;
            for (const NamedJoint& state : jointStates()) {
                const JointScene scene{.theme = theme, .rows = 5, .joints = {state.mark}};
                outlines.push_back(outlineOf(
                    QLatin1String(state.name),
                    overGround(projection, [&](QPainter& painter) { paintJoints(painter, projection, scene); }), part));
            }
            verifyAllDiffer(outlines);
        }
    }

    void whatStandsOnTheMap()
    {
        const MapProjection projection = zonesInSight();
        const QRect sign(20, 20, 24, 24);
        for (const Theme theme : signThemes) {
            std::vector<Outline> outlines;
            for (const MarkKind kind : {MarkKind::Dungeon, MarkKind::Spawn, MarkKind::FindPath, MarkKind::Announce})
                outlines.push_back(outlineOf(
                    QString::number(int(kind)),
                    overGround(projection, [&](QPainter& painter) { paintSign(painter, sign, kind, theme); }), sign));
            verifyAllDiffer(outlines);
        }
    }

    /// The same signs in other colours are told to be the same ones, so that the test can tell.
    void coloursAloneAreNoDifference()
    {
        const MapProjection projection = zonesInSight();
        const QRect part(60, 60, 60, 60);
        std::vector<Outline> outlines;
        for (const QColor& color : {QColor(Qt::red), QColor(Qt::blue)})
            outlines.push_back(
                outlineOf(color.name(),
                          overGround(projection,
                                     [&](QPainter& painter) { painter.fillRect(part.adjusted(9, 9, -9, -9), color); }),
                          part));
        QCOMPARE(differencesOf(outlines[0], outlines[1]), 0);
    }
};

ZONEWRIGHT_TEST(signswithoutcolour, TestSignsWithoutColour)
#include "tst_signswithoutcolour.moc"
