#include "core/dig/digtools.h"
#include "render/overlaycanvas.h"
#include "render/steppainter.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

FloorSteps dugSteps()
{
    const FloorPlan plan{.plan = DugPlan{.size = {40, 30}, .count = 25}};
    return FloorSteps::ofDug(std::make_shared<const PieceList>(test::classicList()), plan, 3);
}

/// Two rooms side by side: a joint with two candidates and one with none.
FloorSteps stripSteps()
{
    CatalogueContents contents{.name = "two", .rows = 3};
    contents.rooms = {{.code = 0, .name = "open", .start = {1, 1}, .columns = {0b111, 0b101}},
                      {.code = 1, .name = "shut", .start = {1, 2}, .columns = {0b111, 0b010}}};
    FloorPlan plan{.plan = StripPlan{.sequence = {0, 0, 1, 0}, .pins = {{.column = 3, .row = 2}}}};
    plan.touchUps = {{.at = {1, 1}, .cell = LevelCell::Brick}};
    return FloorSteps::ofStrip(std::make_shared<const RoomCatalogue>(RoomCatalogue::from(contents).value()), plan, 1,
                               Point{99, 99});
}

FloorProjection stepView(const FloorSteps& steps, double scale, double ratio)
{
    FloorProjection projection(steps.floor().level.cells.size(), {700, 500}, ratio);
    projection.setScale(scale * ratio);
    return projection;
}

QImage pictureOf(const StepGhost& ghost, const FloorProjection& projection)
{
    return test::overGround(projection, [&](QPainter& painter) { paintStep(painter, projection, ghost); });
}

/// Whether a decision has a place of its own that is seen.
bool isSeen(const FloorSteps& steps, std::size_t index, const FloorProjection& projection)
{
    return projection.pixelsOf(steps.area(index)).intersects(QRect({}, projection.viewport()));
}

} // namespace

class TestStepPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    /// What has a place is seen there at every scale, in both themes.
    void everyDecisionIsSeen()
    {
        for (const FloorSteps& steps : {dugSteps(), stripSteps()}) {
            for (const double scale : {1.0, 4.0, 14.0, 40.0}) {
                for (const double ratio : {1.0, 1.25}) {
                    const FloorProjection projection = stepView(steps, scale, ratio);
                    const QImage nothing = test::overGround(projection, [](QPainter&) {});
                    const std::size_t every = std::max<std::size_t>(1, steps.count() / 60);
                    for (std::size_t i = 0; i < steps.count(); i += every) {
                        for (const Theme theme : {Theme::Light, Theme::Dark}) {
                            const QImage picture =
                                pictureOf({.steps = steps, .index = i, .words = {}, .theme = theme}, projection);
                            const bool hasPlace = !steps.area(i).empty();
                            if (hasPlace && isSeen(steps, i, projection))
                                QVERIFY2(picture != nothing, qPrintable(QString::number(i)));
                            if (!hasPlace)
                                QVERIFY(picture == nothing || steps.kind(i) == FloorStepKind::HeroRefused);
                        }
                    }
                }
            }
        }
    }

    /// A wall that is tried looks otherwise where the next decision refuses it, in grey too.
    void triedWallsSayHowTheyFare()
    {
        const FloorSteps steps = dugSteps();
        std::optional<std::size_t> good, bad;
        for (std::size_t i = 0; i + 1 < steps.count(); ++i) {
            if (steps.kind(i) == FloorStepKind::WallTried)
                (isRefusedNext(steps, i) ? bad : good) = i;
        }
        QVERIFY(good && bad);
        QVERIFY(steps.kind(*bad + 1) == FloorStepKind::Refused);
        const auto signOf = [&](std::size_t index) {
            const Point at = steps.dig(index)->at;
            FloorProjection projection = stepView(steps, 40.0, 1.0);
            projection.setCentre({at.x + 0.5, at.y + 0.5});
            return pictureOf({.steps = steps, .index = index, .words = {}}, projection)
                .copy(projection.pixelsOf({at.x, at.y, 1, 1}))
                .convertToFormat(QImage::Format_Grayscale8);
        };
        QVERIFY(signOf(*good) != signOf(*bad));
    }

    /// The words hide nothing of what they speak of, wherever that is, and stay in the view.
    void wordsStandBeside()
    {
        const QString words = QStringLiteral("A corridor is in the way");
        for (const FloorSteps& steps : {dugSteps(), stripSteps()}) {
            for (std::size_t i = 0; i < steps.count(); i += std::max<std::size_t>(1, steps.count() / 60)) {
                const Rect area = ghostArea(steps, i);
                if (area.empty())
                    continue;
                for (const QPointF off :
                     {QPointF(0, 0), QPointF(-5, -4), QPointF(5, -4), QPointF(-5, 4), QPointF(5, 4)}) {
                    FloorProjection projection = stepView(steps, 30.0, 1.25);
                    projection.setCentre(QPointF(area.x, area.y) + off);
                    const QRect view({}, projection.viewport());
                    const QRect about = projection.pixelsOf(area);
                    const QRect plate = ghostPlate(projection, {.steps = steps, .index = i, .words = words});
                    if (!about.intersects(view))
                        continue;
                    QVERIFY(view.contains(plate));
                    QVERIFY2(!plate.intersects(about), qPrintable(QString::number(i)));
                }
            }
        }
    }

    /// Where earth lies above or below what the words speak of, they hide no room and no corridor.
    void wordsHideNoRoom()
    {
        const FloorSteps steps = dugSteps();
        const Grid<LevelCell>& cells = steps.floor().level.cells;
        const auto hides = [&](const FloorProjection& projection, const QRect& plate) {
            for (int y = 0; y < cells.height(); ++y) {
                for (int x = 0; x < cells.width(); ++x) {
                    if (walkable(cells[Point{x, y}]) && projection.pixelsOf({x, y, 1, 1}).intersects(plate))
                        return true;
                }
            }
            return false;
        };
        int free = 0;
        int avoided = 0;
        for (std::size_t i = 0; i < steps.count(); ++i) {
            const Rect area = ghostArea(steps, i);
            if (area.empty())
                continue;
            FloorProjection projection = stepView(steps, 9.0, 1.0);
            projection.setCentre(QPointF(cells.width() / 2.0, cells.height() / 2.0));
            const QRect plate = ghostPlate(projection, {.steps = steps, .index = i, .words = QStringLiteral("words")});
            const QRect about = projection.pixelsOf(area);
            const QRect view({}, projection.viewport());
            constexpr int farthest = 12; // from what the words speak of
            const QSize around = plate.size() + QSize(2 * farthest, farthest);
            const QRect above(QPoint(about.x() - farthest, about.y() - around.height()), around);
            const QRect below(QPoint(about.x() - farthest, about.bottom()), around);
            if (!view.contains(above) || !view.contains(below))
                continue;
            if (!hides(projection, above) || !hides(projection, below)) {
                ++free;
                avoided += hides(projection, above) ? 1 : 0;
                QVERIFY2(!hides(projection, plate), qPrintable(QString::number(i)));
            }
        }
        QVERIFY(free > 0 && avoided > 0);
    }

    /// What is refused or taken away is not said in the colour of what is done.
    void setbacksAreNotGreen()
    {
        for (const FloorSteps& steps : {dugSteps(), stripSteps()}) {
            int setbacks = 0;
            for (std::size_t i = 0; i < steps.count(); ++i) {
                if (ghostArea(steps, i).empty() || (!isSetback(steps, i) && i % 20 != 0))
                    continue;
                setbacks += isSetback(steps, i) ? 1 : 0;
                FloorProjection projection = stepView(steps, 30.0, 1.0);
                projection.setCentre({double(steps.area(i).x), double(steps.area(i).y)});
                const StepGhost ghost{.steps = steps, .index = i, .words = QStringLiteral("words")};
                const QImage plate = pictureOf(ghost, projection).copy(ghostPlate(projection, ghost));
                int green = 0;
                int red = 0;
                for (int y = 0; y < plate.height(); ++y) {
                    for (int x = 0; x < plate.width(); ++x) {
                        const QColor at = plate.pixelColor(x, y);
                        green += at.green() > at.red() + 40 ? 1 : 0;
                        red += at.red() > at.green() + 40 ? 1 : 0;
                    }
                }
                const bool isBad = isSetback(steps, i) || isRefusedNext(steps, i);
                QVERIFY2(isBad ? red > green : green > red, qPrintable(QString::number(i)));
                if (setbacks > 60)
                    break;
            }
            QVERIFY(setbacks > 0);
        }
        const FloorSteps steps = dugSteps();
        for (std::size_t i = 0; i < steps.count(); ++i) {
            const FloorStepKind kind = steps.kind(i);
            if (kind == FloorStepKind::CorridorPruned || kind == FloorStepKind::DoorRemoved)
                QVERIFY(isSetback(steps, i));
        }
    }

    /// The words stay within the view, wherever the decision is.
    void wordsAreInSight()
    {
        const FloorSteps steps = dugSteps();
        std::size_t carved = 0;
        while (steps.kind(carved) != FloorStepKind::Carved)
            ++carved;
        const Rect area = steps.area(carved);
        for (const double dx : {-6.0, 0.0, 6.0}) {
            for (const double dy : {-5.0, 0.0, 5.0}) {
                FloorProjection projection = stepView(steps, 40.0, 1.0);
                projection.setCentre({area.x + dx, area.y + dy});
                const QImage without = pictureOf({.steps = steps, .index = carved, .words = {}}, projection);
                const QImage with = pictureOf(
                    {.steps = steps, .index = carved, .words = QStringLiteral("a room is in the way")}, projection);
                QCOMPARE(with != without, isSeen(steps, carved, projection));
            }
        }
    }
};

ZONEWRIGHT_TEST(steppainter, TestStepPainter)
#include "tst_steppainter.moc"
