#include "render/jointpainter.h"
#include "render/jointsigns.h"
#include "render/overlaycanvas.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QTest>

#include <cmath>
#include <utility>

using namespace zonewright;

namespace {

/// A joint of five rows in column 4 of a floor of 13 × 7 cells.
FloorProjection jointView(double scale = 40.0, double ratio = 1.0)
{
    FloorProjection projection({13, 7}, {600, 400}, ratio);
    projection.setScale(scale * ratio);
    return projection;
}

JointScene oneJoint(JointMark mark)
{
    return {.rows = 5, .joints = {std::move(mark)}};
}

JointMark drawnJoint()
{
    return {.column = 4, .candidates = rowBit(1) | rowBit(3) | rowBit(5), .row = 3, .state = JointState::Drawn};
}

QImage pictureOf(const JointScene& scene, const FloorProjection& projection = jointView())
{
    return test::overGround(projection, [&](QPainter& painter) { paintJoints(painter, projection, scene); });
}

QRect cellOf(Point at, const FloorProjection& projection = jointView())
{
    return projection.pixelsOf({at.x, at.y, 1, 1});
}

/// Two parts of one size of a picture, or of two.
bool isSamePart(const QImage& a, const QRect& one, const QImage& b, const QRect& other)
{
    return a.copy(one) == b.copy(other);
}

const JointColors& lightJoints()
{
    return jointColors(Theme::Light);
}

} // namespace

class TestJointPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void rowsOfAJointDiffer()
    {
        const QImage picture = pictureOf(oneJoint(drawnJoint()));
        const QRect ghost = cellOf({4, 1});
        const QRect drawn = cellOf({4, 3});
        const int frameOfGhost = test::countOf(picture, ghost, lightJoints().frame);
        const int frameOfDrawn = test::countOf(picture, drawn, lightJoints().frame);
        QVERIFY(frameOfGhost > 0);                             // dashes
        QVERIFY(frameOfDrawn > 2 * frameOfGhost);              // solid, and its number stands on it
        QVERIFY(test::paintedIn(picture, cellOf({4, 2})) > 0); // the column is lit
        QCOMPARE(test::countOf(picture, cellOf({4, 2}), lightJoints().frame), 0);
        QCOMPARE(test::paintedIn(picture, cellOf({3, 3})), 0);
        QCOMPARE(test::paintedIn(picture, cellOf({5, 3})), 0);
        QCOMPARE(test::paintedIn(picture, cellOf({4, 0})), 0);
    }

    void numbersTellRowsApart()
    {
        const QImage picture = pictureOf(oneJoint(drawnJoint()));
        QVERIFY(!isSamePart(picture, cellOf({4, 1}), picture, cellOf({4, 5})));
    }

    void pinsOfFloorAndCatalogueDiffer()
    {
        JointMark pinned = drawnJoint();
        pinned.state = JointState::Pinned;
        const QRect cell = cellOf({4, 3});
        const QImage drawn = pictureOf(oneJoint(drawnJoint()));
        pinned.pin = PinSource::Floor;
        const QImage floors = pictureOf(oneJoint(pinned));
        pinned.pin = PinSource::Catalogue;
        const QImage catalogues = pictureOf(oneJoint(pinned));
        QVERIFY(!isSamePart(drawn, cell, floors, cell));
        QVERIFY(!isSamePart(drawn, cell, catalogues, cell));
        // By their shape: the one is filled, the other is an outline.
        QVERIFY(test::countOf(floors, cell, lightJoints().ink) > test::countOf(catalogues, cell, lightJoints().ink));
        QVERIFY(isSamePart(drawn, cellOf({4, 1}), floors, cellOf({4, 1})));
    }

    void blockedJointsAreHatchedUnderASign()
    {
        const QImage picture = pictureOf(oneJoint({.column = 4, .state = JointState::Blocked}));
        for (const int row : {1, 3, 5})
            QVERIFY(test::countOf(picture, cellOf({4, row}), lightJoints().blocked) > 20);
        QVERIFY(test::countOf(picture, cellOf({4, 0}), lightJoints().blocked) > 50);
        QVERIFY(test::countOf(picture, cellOf({4, 0}), lightJoints().ink) > 10);
    }

    void pinsThatAreNotAppliedHaveASignBelow()
    {
        JointMark mark = drawnJoint();
        mark.lostPin = true;
        const QImage picture = pictureOf(oneJoint(mark));
        QVERIFY(test::countOf(picture, cellOf({4, 6}), lightJoints().blocked) > 10);
    }

    /// Those that are closed by hand: they are seen to be bricks, with a sign, and no colour of what is open.
    void whatIsWalledUpIsNotOpen()
    {
        const QRect cell = cellOf({4, 3});
        const QImage drawn = pictureOf(oneJoint(drawnJoint()));
        JointMark walled = drawnJoint();
        QCOMPARE(walled.row, 3);
        walled.row = 0;
        walled.walled = {{4, 3}};
        const QImage closed = pictureOf(oneJoint(walled));
        QVERIFY(test::countOf(drawn, cell, lightJoints().blocked) == 0);
        QVERIFY(test::countOf(closed, cell, lightJoints().blocked) > 50);
        const auto beside = [&](Point at) { // the sign, within the frame
            const QRect pixels = cellOf(at);
            return closed.pixel(pixels.topLeft() + QPoint(pixels.width() * 7 / 8, pixels.height() * 7 / 8));
        };
        QCOMPARE(beside({4, 3}), beside({4, 2})); // no ghost lies over it
        QVERIFY(beside({4, 3}) != beside({4, 1}));
        QVERIFY(isSamePart(drawn, cellOf({4, 1}), closed, cellOf({4, 1})));
        walled.state = JointState::Pinned;
        walled.pin = PinSource::Floor;
        QVERIFY(!isSamePart(pictureOf(oneJoint(walled)), cell, closed, cell)); // its pin is struck through
        JointMark path{.column = 4, .path = {{4, 2}}, .walled = {{4, 3}}, .state = JointState::Special};
        const QImage half = pictureOf(oneJoint(path));
        QVERIFY(test::countOf(half, cellOf({4, 2}), lightJoints().path) > 100);
        QCOMPARE(test::countOf(half, cell, lightJoints().path), 0);
        QVERIFY(test::countOf(half, cell, lightJoints().blocked) > 50);
    }

    void pathsHaveTheirOwnColourAlongTheirCells()
    {
        JointMark path{.column = 4, .path = {{4, 2}, {4, 3}, {5, 3}}, .state = JointState::Special};
        const QImage special = pictureOf(oneJoint(path));
        for (const Point cell : path.path)
            QVERIFY(test::countOf(special, cellOf(cell), lightJoints().path) > 100);
        QCOMPARE(test::countOf(special, cellOf({4, 1}), lightJoints().path), 0);
        path.state = JointState::Pinned;
        path.pin = PinSource::Floor;
        const QImage pinned = pictureOf(oneJoint(path));
        QVERIFY(!isSamePart(special, cellOf({4, 2}), pinned, cellOf({4, 2})));
        QVERIFY(isSamePart(special, cellOf({5, 3}), pinned, cellOf({5, 3}))); // one pin is enough
    }

    void chosenHoveredAndCurrentDiffer()
    {
        const JointScene plain = oneJoint(drawnJoint());
        JointScene chosen = plain;
        chosen.chosen = {4};
        JointScene hovered = plain;
        hovered.hovered = Point{4, 1};
        JointScene current = plain;
        current.current = Point{4, 1};
        const QImage picture = pictureOf(plain);
        QVERIFY(test::countOf(pictureOf(chosen), cellOf({4, 0}), lightJoints().chosen) > 20); // around the whole column
        QVERIFY(test::countOf(pictureOf(hovered), cellOf({4, 1}), lightJoints().hover) > 50);
        QVERIFY(pictureOf(hovered) != pictureOf(current));
        QVERIFY(pictureOf(current) != picture);
        QVERIFY(isSamePart(pictureOf(hovered), cellOf({4, 5}), picture, cellOf({4, 5})));
    }

    void aPathThatIsDrawnTellsWhetherItJoins()
    {
        JointScene scene = oneJoint({.column = 4, .state = JointState::Blocked});
        scene.path = PathMark{.column = 4, .area = {1, 1, 7, 5}, .cells = {{4, 2}, {4, 3}}, .joins = true};
        const QImage joins = pictureOf(scene);
        scene.path->joins = false;
        const QImage fault = pictureOf(scene);
        QVERIFY(test::countOf(joins, cellOf({4, 2}), lightJoints().path) > 100);
        QCOMPARE(test::countOf(joins, cellOf({4, 2}), lightJoints().blocked), 0); // its joint's marks give way
        QVERIFY(test::countOf(fault, cellOf({4, 2}), lightJoints().blocked) > 100);
        QVERIFY(test::paintedIn(joins, cellOf({10, 3})) > 1000);            // veiled
        QCOMPARE(test::paintedIn(joins, cellOf({2, 3})), 0);                // may be taken in
        QVERIFY(!isSamePart(joins, cellOf({4, 2}), joins, cellOf({4, 3}))); // numbered
        scene.path->cursor = Point{2, 3};
        QVERIFY(test::paintedIn(pictureOf(scene), cellOf({2, 3})) > 50);
        scene.path->cursor.reset();
        scene.path->closing = {{2, 3}};
        QVERIFY(test::paintedIn(pictureOf(scene), cellOf({2, 3})) > 1000);
    }

    /// What there is to be seen becomes less, step by step, and never nothing.
    void marksThinOutWhereCellsAreSmall()
    {
        JointMark pinned = drawnJoint();
        pinned.state = JointState::Pinned;
        pinned.pin = PinSource::Floor;
        const auto inkAt = [&](double scale) {
            FloorProjection view({130, 70}, {600, 400});
            view.setCentre({4.0, 3.0});
            view.setScale(scale);
            return test::countOf(pictureOf(oneJoint(pinned), view), cellOf({4, 3}, view), lightJoints().ink);
        };
        QVERIFY(inkAt(24) > 0);
        QVERIFY(inkAt(8) > 0); // a dot
        QCOMPARE(inkAt(4), 0);
        for (const Size floor : {Size{13, 7}, Size{400, 7}, Size{5'000, 7}, Size{650'000, 66}}) {
            FloorProjection view(floor, {600, 400});
            const QImage picture = pictureOf(oneJoint(pinned), view);
            QVERIFY(test::paintedIn(picture, picture.rect()) > 0);
        }
    }

    /// Whatever a floor is fitted into: what opens a joint is told from all else without its colour alone.
    void statesDifferWhereCellsAreSmall()
    {
        JointMark path{.column = 4, .path = {{4, 2}, {4, 3}}, .state = JointState::Special};
        JointMark pinnedPath = path;
        pinnedPath.state = JointState::Pinned;
        pinnedPath.pin = PinSource::Floor;
        JointMark pinned = drawnJoint();
        pinned.state = JointState::Pinned;
        pinned.pin = PinSource::Floor;
        JointMark everywhere = pinned;
        everywhere.pin = PinSource::Catalogue;
        const std::vector<JointMark> marks{drawnJoint(), pinned,     everywhere,
                                           path,         pinnedPath, {.column = 4, .state = JointState::Blocked}};
        for (const double scale : {6.0, 8.0, 10.0, 12.0, 13.0, 24.0}) {
            std::vector<QImage> pictures;
            for (const JointMark& mark : marks) {
                FloorProjection view({130, 70}, {600, 400});
                view.setScale(scale);
                view.setCentre({4.0, 3.0});
                pictures.push_back(pictureOf(oneJoint(mark), view).convertToFormat(QImage::Format_Grayscale8));
            }
            for (std::size_t a = 0; a < pictures.size(); ++a) {
                for (std::size_t b = 0; b < a; ++b)
                    QVERIFY2(pictures[a] != pictures[b],
                             qPrintable(QStringLiteral("%1 %2 %3").arg(a).arg(b).arg(scale)));
            }
        }
    }

    void onlyWhatIsInSightIsPainted()
    {
        JointScene scene{.rows = 5};
        for (int column = 4; column < 600'000; column += 4) {
            JointMark mark = drawnJoint();
            mark.column = column;
            scene.joints.push_back(mark);
        }
        scene.chosen = {4, 400'000};
        FloorProjection view({600'001, 7}, {600, 400});
        view.setScale(40);
        view.setCentre({300'000.5, 3.5});
        JointScene seen{.rows = 5};
        const Rect cells = view.visibleCells();
        for (const JointMark& mark : scene.joints) {
            if (mark.column >= cells.x && mark.column < cells.right())
                seen.joints.push_back(mark);
        }
        QVERIFY(seen.joints.size() < 10);
        QCOMPARE(pictureOf(scene, view), pictureOf(seen, view));
    }

    void marksAreSharpAtEveryRatio()
    {
        for (const double ratio : {1.0, 1.25, 2.0, 2.5}) {
            const FloorProjection view = jointView(40.0, ratio);
            const QImage picture = pictureOf(oneJoint(drawnJoint()), view);
            const QRect cell = cellOf({4, 3}, view);
            const int edge = static_cast<int>(std::lround(ratio));
            for (int x = cell.left() + 4 * edge; x < cell.right() - 4 * edge; ++x)
                QVERIFY(test::isAbout(picture.pixel(x, cell.bottom() - edge), lightJoints().frame.rgb()));
        }
    }

    void signsStandInTheirSquare()
    {
        const FloorProjection view = jointView();
        const QRect square(100, 100, 24, 24);
        const auto painted = [&](auto paint) {
            const QImage picture = test::overGround(view, paint);
            return test::paintedIn(picture, square) > 40 &&
                   test::paintedIn(picture, picture.rect()) == test::paintedIn(picture, square);
        };
        const JointColors& colors = lightJoints();
        QVERIFY(painted([&](QPainter& painter) { paintPin(painter, square, true, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintPin(painter, square, false, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintLostPin(painter, square, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintBlockedSign(painter, square, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintDiamond(painter, square, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintAddingSign(painter, square, true, colors); }));
        QVERIFY(painted([&](QPainter& painter) { paintArrivalSign(painter, square, colors); }));
    }
};

ZONEWRIGHT_TEST(jointpainter, TestJointPainter)
#include "tst_jointpainter.moc"
