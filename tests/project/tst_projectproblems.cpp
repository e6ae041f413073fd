#include "project/fullproject.h"
#include "project/problemtext.h"
#include "project/projectfile.h"
#include "project/projectproblems.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

World worldOf(const Project& project)
{
    return World::create(project.world).value();
}

Project everythingWrong()
{
    return readProject(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/project/data/everything-wrong.zonewright")).value();
}

std::vector<ProblemLine> linesOf(const Project& project)
{
    std::vector<ProblemLine> lines;
    for (const ProjectProblem& problem : findProblems(project, worldOf(project)))
        lines.push_back(problemLine(project, problem));
    return lines;
}

std::size_t countKind(const std::vector<WorldProblem>& problems, WorldProblemKind kind)
{
    return static_cast<std::size_t>(std::ranges::count(problems, kind, &WorldProblem::kind));
}

} // namespace

class ProjectProblemsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEachKind();
    void saysWhere();
    void findsNoneInAFreshProject();
    void tellsAHazardOnce();
    void longWalksAreNotToldForEver();
    void spawnsNeedTheirZone();
    void eventsAreToldOnce();
    void knownZonesHaveNoHazards();
    void dungeonsShareZones();
    void catalogueProblemsAreLimited();
    void stopsWhenAsked();
    void everyKindHasASentence();
};

void ProjectProblemsTest::findsEachKind()
{
    std::set<std::string> expected{"shared-number", "invalid-path", "invalid-pin"};
    for (const std::string_view kind : problemKindWords)
        expected.emplace(kind);
    for (const std::string_view kind : worldProblemWords)
        expected.emplace(kind);
    std::set<std::string> found;
    std::set<QString> texts;
    for (const ProblemLine& line : linesOf(everythingWrong())) {
        found.insert(line.kind);
        texts.insert(line.text);
        QVERIFY2(!line.level.empty() && !line.text.isEmpty() && !line.text.contains(QLatin1Char('%')),
                 qPrintable(line.text));
    }
    QVERIFY(found == expected);
    // Both kinds of hazard, and every reason of a kind that has several.
    for (const char* piece :
         {"is not computed", "does not hold yet", "have no special path", "special path does not join the two rooms",
          "no joint stands", "no candidate of the joint", "does not join the two rooms", "lies outside the two rooms",
          "does not fit", "no place for two stairs", "no place for the annexe", "opens the border",
          "nobody can walk"}) {
        QVERIFY2(
            std::ranges::any_of(texts, [piece](const QString& text) { return text.contains(QLatin1String(piece)); }),
            piece);
    }
}

void ProjectProblemsTest::saysWhere()
{
    std::map<std::string, ProblemLine> first;
    for (const ProblemLine& line : linesOf(everythingWrong()))
        first.emplace(line.kind, line);
    const auto check = [&first](const char* kind, const char* level, Point at) {
        const ProblemLine& line = first.at(kind);
        return line.level == level && line.at == at;
    };
    QVERIFY(check("hazard", "walk", {3, 0}));
    QVERIFY(check("never-fires", "events", {1, 1}));
    QVERIFY(check("spawn-not-in-memory", "events", {6, 6}));
    QVERIFY(check("dungeon-outside", "Nowhere", {9, 9}));
    QVERIFY(check("dungeons-share-zone", "Caves", {1, 1}));
    QVERIFY(check("shared-number", "Bad rooms", {0, 0}));
    QVERIFY(check("blocked", "Rows/blocked", {4, 1}));
    QVERIFY(check("hero-outside", "Rows/hero outside", {0, 0}));
    QVERIFY(check("outside-floor", "Rows/hero outside", {4000, 2}));
    QVERIFY(check("no-pieces", "Caves/no pieces", {0, 0}));

    Project nameless = everythingWrong();
    CatalogueContents contents = nameless.catalogues[0].rooms->contents();
    contents.name.clear();
    nameless.catalogues[0].rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(contents).value());
    const auto lines = linesOf(nameless);
    QVERIFY(std::ranges::find(lines, std::string("catalogue 1"), &ProblemLine::level) != lines.end());
}

void ProjectProblemsTest::findsNoneInAFreshProject()
{
    for (const int size : {2, 5, 10}) {
        const Project project{.world = {.name = "fresh", .size = size, .zoneSize = 4}};
        QVERIFY(linesOf(project).empty());
    }
}

void ProjectProblemsTest::tellsAHazardOnce()
{
    Project project{.world = {.name = "x", .size = 4, .zoneSize = 3}};
    project.walk.startCell = {4, 4};
    project.walk.view = 5;
    project.moves.assign(3, Direction::None);
    QVERIFY(walkProblems(project, worldOf(project)).empty());
    project.walk.view = 13; // as far as two zones, which are never in the window
    const auto problems = walkProblems(project, worldOf(project));
    QCOMPARE(problems.size(), std::size_t{16});
    for (const WorldProblem& problem : problems)
        QVERIFY(problem.kind == WorldProblemKind::Hazard && problem.turn == 0 && problem.hazard == HazardKind::Missing);
}

void ProjectProblemsTest::longWalksAreNotToldForEver()
{
    Project project{.world = {.name = "x", .size = 4, .zoneSize = 3}};
    project.walk.view = 13;
    project.moves.assign(1'000'000, Direction::East);
    int turns = 0;
    const auto problems = walkProblems(project, worldOf(project), [&turns] { return ++turns != 0; });
    QCOMPARE(problems.size(), mostWalkProblems);
    QVERIFY(turns < 20'000);
}

void ProjectProblemsTest::spawnsNeedTheirZone()
{
    Project project{.world = {.name = "x", .size = 4, .zoneSize = 6}};
    project.walk.startZone = {5, 5};
    project.moves.assign(10, Direction::None);
    const auto spawn = [](std::int64_t id, std::int64_t due, Point zone) {
        return ScheduledEvent{.id = id, .due = due, .kind = EventKind::Spawn, .zone = zone};
    };
    project.walk.events = {spawn(1, 10, {6, 6}), spawn(2, 3, {7, 5}), spawn(3, 11, {7, 5}),
                           ScheduledEvent{.id = 4, .due = 3, .kind = EventKind::Announce, .zone = {9, 9}}};
    const auto problems = walkProblems(project, worldOf(project));
    QVERIFY(problems == (std::vector<WorldProblem>{
                            {.kind = WorldProblemKind::SpawnNotInMemory, .zone = {7, 5}, .id = 2, .turn = 3}}));
}

void ProjectProblemsTest::eventsAreToldOnce()
{
    Project project{.world = {.name = "x", .size = 4, .zoneSize = 6}};
    project.moves.assign(10, Direction::None);
    project.walk.events = {{.id = 1, .due = 3, .kind = EventKind::Spawn, .zone = {16, 0}},
                           {.id = 2, .due = 0, .kind = EventKind::Spawn, .zone = {8, 8}},
                           {.id = 3, .due = -5, .kind = EventKind::Announce, .zone = {-1, 8}}};
    QVERIFY(walkProblems(project, worldOf(project)).empty());
    QCOMPARE(countKind(placeProblems(project, worldOf(project)), WorldProblemKind::NeverFires), std::size_t{3});
}

void ProjectProblemsTest::knownZonesHaveNoHazards()
{
    Project project = everythingWrong();
    project.walk.memory = MemoryScheme::Recent;
    QVERIFY(walkProblems(project, worldOf(project)).empty());
    // A start that no longer lies in the world is put into it.
    project.walk.startZone = {1023, 1023};
    project.walk.startCell = {255, 255};
    QVERIFY(walkProblems(project, worldOf(project)).empty());
}

void ProjectProblemsTest::dungeonsShareZones()
{
    Project project{.world = {.name = "x", .size = 3, .zoneSize = 4}};
    project.dungeons = {{.id = 1, .zone = {7, 7}},
                        {.id = 2, .zone = {8, 7}},
                        {.id = 3, .zone = {7, 7}},
                        {.id = 4, .zone = {8, 7}},
                        {.id = 5, .zone = {7, 7}}};
    const auto problems = placeProblems(project, worldOf(project));
    std::vector<std::pair<std::int64_t, WorldProblemKind>> found;
    for (const WorldProblem& problem : problems)
        found.emplace_back(problem.id, problem.kind);
    using enum WorldProblemKind;
    QVERIFY(found == (std::vector<std::pair<std::int64_t, WorldProblemKind>>{
                         {2, DungeonOutside}, {3, DungeonsShareZone}, {4, DungeonOutside}, {5, DungeonsShareZone}}));
}

void ProjectProblemsTest::catalogueProblemsAreLimited()
{
    const Project project = everythingWrong();
    const ProjectCatalogue& catalogue = project.catalogues[0];
    const auto all = catalogueProblems(catalogue, 1000);
    QCOMPARE(all.size(), std::size_t{6});
    QVERIFY(std::ranges::all_of(all, [](const CatalogueProblem& one) { return one.catalogue == 1; }));
    for (std::size_t most = 0; most < all.size(); ++most) {
        const auto some = catalogueProblems(catalogue, most);
        QVERIFY(std::ranges::equal(some, std::span(all).first(most)));
    }
}

void ProjectProblemsTest::stopsWhenAsked()
{
    const Project project = everythingWrong();
    const World world = worldOf(project);
    std::size_t asked = 0;
    const auto all = findProblems(project, world, [&asked] { return ++asked != 0; });
    QCOMPARE(asked, problemSteps(project));
    QCOMPARE(problemSteps(project), std::size_t{19});
    QVERIFY(all == findProblems(project, world));
    for (std::size_t most = 1; most <= asked; ++most) {
        std::size_t left = most;
        std::size_t calls = 0;
        const auto some = findProblems(project, world, [&] {
            ++calls;
            return --left != 0;
        });
        QCOMPARE(calls, most);
        QVERIFY(some.size() <= all.size());
    }
}

void ProjectProblemsTest::everyKindHasASentence()
{
    std::set<QString> sentences;
    for (std::size_t kind = 0; kind < problemKindWords.size(); ++kind) {
        const Problem problem{.kind = static_cast<ProblemKind>(kind), .number = 4711};
        sentences.insert(problemText(problem));
    }
    QCOMPARE(sentences.size(), problemKindWords.size());
    QVERIFY(!sentences.contains(QString()));
    QVERIFY(problemText({.kind = ProblemKind::UnknownRoom, .number = -7}).contains(QLatin1String("-7")));
}

ZONEWRIGHT_TEST(projectproblems, ProjectProblemsTest)
#include "tst_projectproblems.moc"
