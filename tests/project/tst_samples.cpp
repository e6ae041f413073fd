#include "project/builtinlists.h"
#include "project/errortext.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/projectlevels.h"
#include "project/projectproblems.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;

namespace {

const QString samplesFolder = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples");

Project elderlore()
{
    return readProject(samplesFolder + QStringLiteral("/elderlore.zonewright")).value();
}

} // namespace

class SamplesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areWhatTheWriterWrites_data();
    void areWhatTheWriterWrites();
    void haveNoProblem_data();
    void haveNoProblem();
    void elderloreShowsWhatThereIs();
    void elderloreHasTheArticlesPairs();
    void elderloreWalksEastThenDiagonally();

private:
    void addSamples();
};

void SamplesTest::addSamples()
{
    QTest::addColumn<QString>("path");
    const QStringList names = QDir(samplesFolder).entryList({QStringLiteral("*.zonewright")});
    QVERIFY(names.contains(QStringLiteral("empty.zonewright")) &&
            names.contains(QStringLiteral("elderlore.zonewright")));
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << samplesFolder + QLatin1Char('/') + name;
}

void SamplesTest::areWhatTheWriterWrites_data()
{
    addSamples();
    QTest::newRow("everything wrong") << QStringLiteral(ZONEWRIGHT_SOURCE_DIR
                                                        "/tests/project/data/everything-wrong.zonewright");
}

void SamplesTest::areWhatTheWriterWrites()
{
    QFETCH(const QString, path);
    const auto project = readProject(path);
    QVERIFY2(project.has_value(), project ? "" : qPrintable(errorTextWithPlace(project.error())));
    QCOMPARE(QByteArray::fromStdString(formatProject(*project)),
             QByteArray::fromStdString(readWholeFile(path, largestProjectFile).value()));
}

void SamplesTest::haveNoProblem_data()
{
    addSamples();
}

void SamplesTest::haveNoProblem()
{
    QFETCH(const QString, path);
    const Project project = readProject(path).value();
    const World world = World::create(project.world).value();
    for (const ProjectProblem& problem : findProblems(project, world)) {
        const ProblemLine line = problemLine(project, problem);
        QFAIL((line.level + ": " + line.kind).c_str());
    }
}

void SamplesTest::elderloreShowsWhatThereIs()
{
    const Project project = elderlore();
    QCOMPARE(project.world.name, std::string("Elderlore"));
    QCOMPARE(project.dungeons.size(), std::size_t{3});
    const World world = World::create(project.world).value();
    for (const Dungeon& dungeon : project.dungeons) {
        const Zone zone = world.zone(dungeon.zone);
        const auto wet = std::ranges::count_if(zone.cells.values(), [](Terrain terrain) {
            return terrain == Terrain::DeepWater || terrain == Terrain::Water;
        });
        QVERIFY2(wet * 5 < static_cast<std::ptrdiff_t>(zone.cells.values().size()), dungeon.name.c_str());
    }
    QVERIFY(*project.pieceLists[0].pieces == builtinList("mine").value());
    QVERIFY(*project.pieceLists[1].pieces == builtinList("lair").value());

    std::set<EventKind> kinds;
    std::set<ForesightKind> foresights;
    for (const ScheduledEvent& event : project.walk.events) {
        kinds.insert(event.kind);
        foresights.insert(event.foresight.kind);
        QVERIFY(event.due <= static_cast<std::int64_t>(project.moves.size()));
    }
    QCOMPARE(kinds.size(), std::size_t{3});
    QCOMPARE(foresights.size(), std::size_t{3});
}

void SamplesTest::elderloreHasTheArticlesPairs()
{
    const Project project = elderlore();
    const std::uint64_t seed = World::create(project.world)->seed();
    const auto floors = buildDungeon(project, seed, 0);
    const std::vector<std::vector<std::int64_t>> expected{{-14, 11, -6, 10}, {-1}, {-7}, {14}, {17}};
    QCOMPARE(floors.size(), expected.size());
    for (std::size_t i = 0; i < floors.size(); ++i) {
        const auto& made = std::get<StripFloor>(floors[i].made);
        std::vector<std::int64_t> pairs;
        std::ranges::transform(made.joints(), std::back_inserter(pairs), &StripJoint::pair);
        QVERIFY(pairs == expected[i]);
        QVERIFY(i == 0 || made.joints()[0].state == JointState::Special);
    }
}

void SamplesTest::elderloreWalksEastThenDiagonally()
{
    const Project project = elderlore();
    const int side = World::create(project.world)->zoneSide();
    Point zone = project.walk.startZone;
    Point cell = project.walk.startCell;
    std::vector<Point> crossings;
    for (const Direction direction : project.moves) {
        cell = cell + step(direction);
        const Point crossed{cell.x < 0 ? -1 : cell.x / side, cell.y < 0 ? -1 : cell.y / side};
        if (crossed == Point{})
            continue;
        crossings.push_back(crossed);
        zone = zone + crossed;
        cell = {cell.x - crossed.x * side, cell.y - crossed.y * side};
    }
    QVERIFY(crossings == (std::vector<Point>{{1, 0}, {1, -1}}));
}

ZONEWRIGHT_TEST(samples, SamplesTest)
#include "tst_samples.moc"
