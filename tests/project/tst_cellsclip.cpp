#include "project/cellsclip.h"
#include "project/clips.h"
#include "project/errortext.h"
#include "support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

/// Copied cells: how they are taken, written and read.
class TestCellsClip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesWhatIsBuilt();
    void areasBesideTheFloorAreRefused();
    void whatIsWrittenIsReadAgain();
    void textIsAsTheCommandLinePrints();
    void damagedTextIsNeverBelieved();
    void cutTextIsRefused();
    void foreignTextIsRefused_data();
    void foreignTextIsRefused();
    void tooManyCellsAreRefused();
    void refusalsAreSentences();
};

namespace {

/// A floor of any cells, of any kind.
BuiltFloor anyFloor(quint32 seed, Size size)
{
    QRandomGenerator random(seed);
    BuiltFloor floor;
    floor.level.kind = seed % 2 == 0 ? LevelKind::Strip : LevelKind::Dug;
    floor.level.cells = Grid<LevelCell>(size);
    for (LevelCell& cell : floor.level.cells.values())
        cell = static_cast<LevelCell>(random.bounded(static_cast<int>(LevelCell::Earth), levelCellCount));
    return floor;
}

Result<CellsClip> parsed(const QByteArray& text)
{
    return parseCells(text.toStdString());
}

/// Whether a floor could take it: whatever was read must hold this.
bool isSound(const CellsClip& clip)
{
    const auto isCell = [](LevelCell cell) {
        return cell >= LevelCell::Earth && static_cast<int>(cell) < levelCellCount;
    };
    return (clip.kind == LevelKind::Strip || clip.kind == LevelKind::Dug) && !clip.cells.values().empty() &&
           std::ranges::all_of(clip.cells.values(), isCell) &&
           std::ranges::all_of(clip.markers, [&](const Marker& marker) {
               return clip.cells.contains({marker.at.x, marker.at.y}) && marker.at.width == 1 && marker.at.height == 1;
           });
}

} // namespace

void TestCellsClip::copiesWhatIsBuilt()
{
    BuiltFloor floor = anyFloor(7, {9, 6});
    floor.level.markers = {{.kind = MarkerKind::Hero, .at = {3, 2, 1, 1}, .name = {}, .properties = {}}};
    FloorPlan plan;
    plan.markers = {chestAt({4, 2}), chestAt({6, 2}), chestAt({1, 1}), chestAt({2, 4}), chestAt({5, 3})};
    const CellsClip clip = copyCells(floor, plan, {2, 1, 4, 3}).value();
    QCOMPARE(clip.kind, LevelKind::Dug);
    QVERIFY(clip.cells.size() == (Size{4, 3}));
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 4; ++x)
            QCOMPARE((clip.cells[{x, y}]), (floor.level.cells[{x + 2, y + 1}]));
    }
    // No hero, no room: those come by generation.
    QVERIFY(clip.markers == (std::vector{chestAt({2, 1}), chestAt({3, 2})}));
}

void TestCellsClip::areasBesideTheFloorAreRefused()
{
    const BuiltFloor floor = anyFloor(8, {9, 6});
    for (const Rect area : {Rect{-5, 0, 5, 3}, Rect{9, 0, 2, 2}, Rect{0, 6, 2, 2}, Rect{1, 1, 0, 0}})
        QVERIFY(copyCells(floor, {}, area).error().code == ErrorCode::OutOfRange);
    QVERIFY(copyCells(floor, {}, {-2, -2, 100, 100}).value().cells == floor.level.cells);
    const BuiltFloor huge = anyFloor(9, {1001, 1000});
    QVERIFY(copyCells(huge, {}, {0, 0, 1001, 1000}).error().code == ErrorCode::OutOfRange);
    QVERIFY(copyCells(huge, {}, {1, 0, 1001, 1000}));
}

void TestCellsClip::whatIsWrittenIsReadAgain()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        const CellsClip clip = someClip(seed);
        const auto read = parseCells(formatCells(clip));
        QVERIFY2(read, qPrintable(QString::number(seed)));
        QVERIFY(*read == clip);
    }
}

void TestCellsClip::textIsAsTheCommandLinePrints()
{
    CellsClip clip{.kind = LevelKind::Dug, .cells = Grid<LevelCell>({4, 2}, LevelCell::Wall)};
    clip.cells[{1, 0}] = LevelCell::Floor;
    clip.cells[{2, 0}] = LevelCell::Corridor;
    clip.cells[{3, 0}] = LevelCell::LockedDoor;
    clip.cells[{0, 1}] = LevelCell::Earth;
    clip.cells[{2, 1}] = LevelCell::Floor;
    clip.markers = {{.kind = MarkerKind::StairsDown, .at = {2, 1, 1, 1}}};
    QCOMPARE(cellsText(clip), std::string("#.,+\n #>#\n"));
    CellsClip strip{.cells = Grid<LevelCell>({2, 1}, LevelCell::Brick)};
    strip.cells[{1, 0}] = LevelCell::Slab;
    QCOMPARE(cellsText(strip), std::string("#.\n"));
}

/// Single bytes changed, taken out and put in, some thousands of times: it is read as something sound, or not at all.
void TestCellsClip::damagedTextIsNeverBelieved()
{
    QRandomGenerator random(20260101);
    int refused = 0;
    for (quint32 round = 0; round < 4000; ++round) {
        QByteArray text = QByteArray::fromStdString(formatCells(someClip(round % 60)));
        for (int change = random.bounded(1, 4); change > 0; --change) {
            const auto at = random.bounded(static_cast<int>(text.size()));
            const auto byte = static_cast<char>(random.bounded(256));
            switch (random.bounded(4)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.remove(at, random.bounded(1, 12));
                break;
            case 2:
                text.insert(at, byte);
                break;
            default:
                text.insert(at, text.mid(random.bounded(static_cast<int>(text.size())), 9));
            }
            if (text.isEmpty())
                text = "x";
        }
        const auto read = parsed(text);
        if (read)
            QVERIFY2(isSound(*read), text.constData());
        else
            ++refused;
    }
    QVERIFY(refused > 2000);
}

void TestCellsClip::cutTextIsRefused()
{
    const QByteArray text = QByteArray::fromStdString(formatCells(someClip(30))).trimmed();
    for (qsizetype length = 0; length < text.size(); ++length)
        QVERIFY(!parsed(text.left(length)));
    QVERIFY(parsed(text));
}

void TestCellsClip::foreignTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto clip = [](const char* members) {
        return QByteArray("{\"format\":\"zonewright-cells\",\"version\":1,") + members + "}";
    };
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("hello");
    QTest::newRow("array") << QByteArray("[]");
    QTest::newRow("another format") << QByteArray(R"({"format":"tiled","version":1,"kind":"dug","rows":["#"]})");
    QTest::newRow("no format") << QByteArray(R"({"version":1,"kind":"dug","rows":["#"]})");
    QTest::newRow("later version") << QByteArray(
        R"({"format":"zonewright-cells","version":2,"kind":"dug","rows":["#"]})");
    QTest::newRow("no version") << QByteArray(R"({"format":"zonewright-cells","kind":"dug","rows":["#"]})");
    QTest::newRow("zone") << clip(R"("kind":"zone","rows":["#"])");
    QTest::newRow("no kind") << clip(R"("rows":["#"])");
    QTest::newRow("no rows") << clip(R"("kind":"dug")");
    QTest::newRow("no row") << clip(R"("kind":"dug","rows":[])");
    QTest::newRow("empty row") << clip(R"("kind":"dug","rows":[""])");
    QTest::newRow("rows of two lengths") << clip(R"("kind":"dug","rows":["##","#"])");
    QTest::newRow("letter") << clip(R"("kind":"dug","rows":["#x"])");
    QTest::newRow("letter of two bytes") << clip(R"("kind":"dug","rows":["é"])");
    QTest::newRow("numbers") << clip(R"("kind":"dug","rows":[1])");
    QTest::newRow("another member") << clip(R"("kind":"dug","rows":["#"],"more":1)");
    QTest::newRow("marker outside") << clip(R"("kind":"dug","rows":["#"],"markers":[{"kind":"custom","at":[1,0]}])");
    QTest::newRow("marker below zero") << clip(
        R"("kind":"dug","rows":["#"],"markers":[{"kind":"custom","at":[-1,0]}])");
    QTest::newRow("hero") << clip(R"("kind":"dug","rows":["#"],"markers":[{"kind":"hero","at":[0,0]}])");
}

void TestCellsClip::foreignTextIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parsed(text));
}

void TestCellsClip::tooManyCellsAreRefused()
{
    const auto textOf = [](int width, int height) {
        const QByteArray row = '"' + QByteArray(width, '#') + '"';
        QByteArray rows = row;
        for (int y = 1; y < height; ++y)
            rows += ',' + row;
        return R"({"format":"zonewright-cells","version":1,"kind":"dug","rows":[)" + rows + "]}";
    };
    QVERIFY(parsed(textOf(1000, 1000)));
    QVERIFY(!parsed(textOf(1001, 1000)));
    QVERIFY(!parsed(QByteArray(largestCellsText + 1, ' ')));
}

/// Each of them can be translated, and none names what nobody gave.
void TestCellsClip::refusalsAreSentences()
{
    const auto sentence = [](const char* rows) {
        const QByteArray text =
            QByteArray(R"({"format":"zonewright-cells","version":1,"kind":"dug","rows":)") + rows + "}";
        return errorText(parsed(text).error());
    };
    QCOMPARE(sentence("[]"), QStringLiteral("missing: rows of cells"));
    QCOMPARE(sentence("[\"\"]"), QStringLiteral("missing: rows of cells"));
    QCOMPARE(sentence("[\"###\",\"##\"]"), QStringLiteral("'##' is not as long as the first row"));
    QCOMPARE(errorText(parsed(QByteArray(largestCellsText + 1, ' ')).error()),
             QStringLiteral("larger than %1 bytes").arg(largestCellsText));
}

ZONEWRIGHT_TEST(cellsclip, TestCellsClip)
#include "tst_cellsclip.moc"
