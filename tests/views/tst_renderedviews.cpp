#include "cli/cliprocess.h"
#include "document/articleproject.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"
#include "project/projectfile.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/mapevents.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QFontDatabase>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// As `render` has it: the font is the one thing that differs from the editor's, which writes in the system's.
QFont fontOfPictures()
{
    const int id =
        QFontDatabase::addApplicationFont(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/fonts/zonewright-sans.ttf"));
    QFont font(QFontDatabase::applicationFontFamilies(id).value(0));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(
        static_cast<QFont::StyleStrategy>(QFont::PreferAntialias | QFont::NoSubpixelAntialias | QFont::NoFontMerging));
    return font;
}

Project projectOfSample(const char* name)
{
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3});
    const QString path =
        QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/%1.zonewright").arg(QLatin1String(name));
    if (!document.openSample(path))
        qFatal("%s cannot be read", name);
    return document.project();
}

/// A world that is seen several times over at once, with all that may stand on it: dungeons that share a zone or lie
/// beyond the world, events of large turns, one of which is next, a walk around it, and known zones.
Project smallBusyProject(MemoryScheme scheme)
{
    Project project = articleProject();
    project.world = {.name = "Elderlore", .size = 3, .zoneSize = 4};
    project.dungeons[0].floors.clear();
    project.dungeons.push_back({.id = 11, .name = "Crypt", .zone = project.dungeons[0].zone, .floors = {}});
    project.dungeons.push_back({.id = 12, .name = "Tower", .zone = {14, 6}, .floors = {}});
    project.walk.startZone = {6, 2};
    project.walk.startCell = {14, 3};
    project.walk.view = 6;
    project.walk.memory = scheme;
    project.walk.capacity = 12;
    project.walk.events = {
        {.id = 1,
         .due = 1'200,
         .kind = EventKind::Spawn,
         .zone = {1, 2},
         .text = "Wolves",
         .cost = {},
         .foresight = {}},
        {.id = 2, .due = 4, .kind = EventKind::FindPath, .zone = {5, 5}, .text = "", .cost = {}, .foresight = {}},
        {.id = 3,
         .due = 1'000'000,
         .kind = EventKind::Announce,
         .zone = {6, 2},
         .text = "",
         .cost = {},
         .foresight = {}}};
    for (int i = 0; i < 150; ++i)
        project.moves.push_back(i % 3 == 0 ? Direction::NorthEast : Direction::East);
    return project;
}

/// Floors with everything that is marked on them: candidates, pins that hold and one that does not, paths, blocked
/// joints, cells and markers set by hand, heroes from above, and rooms whose ids have four digits.
Project floorsProject()
{
    Project project = articleProject();
    std::vector<FloorPlan>& floors = project.dungeons[0].floors;
    const char* const names[] = {"Article", "Special", "Blocked", "Dug", "Unknown"};
    for (std::size_t i = 0; i < floors.size(); ++i)
        floors[i].name = names[i];
    std::get<StripPlan>(floors[0].plan).pins = {{.column = 8, .row = 2}, {.column = 12, .row = 4}};
    floors[0].touchUps = {{.at = {2, 2}, .cell = LevelCell::Slab}, {.at = {5, 3}, .cell = LevelCell::Brick}};
    floors[3].touchUps = {{.at = {1, 1}, .cell = LevelCell::Corridor}, {.at = {20, 15}, .cell = LevelCell::Wall}};
    floors.pop_back();
    floors.push_back({.id = 15,
                      .name = "Large",
                      .plan = DugPlan{.pieces = articlePieces, .size = {300, 260}, .count = 1'500, .prune = false}});
    return project;
}

/// A picture as it is compared.
QImage comparable(const QImage& image)
{
    return image.convertToFormat(QImage::Format_RGB32);
}

/// What is wrong with a picture that must be another one pixel for pixel; empty when nothing is.
QByteArray pictureFault(const QImage& rendered, const QImage& shown)
{
    if (rendered.isNull() || rendered.size() != shown.size())
        return QByteArray("a size of ") + QByteArray::number(rendered.width()) + "x" +
               QByteArray::number(rendered.height());
    qint64 others = 0;
    QRect where;
    for (int y = 0; y < rendered.height(); ++y) {
        for (int x = 0; x < rendered.width(); ++x) {
            if (rendered.pixel(x, y) == shown.pixel(x, y))
                continue;
            ++others;
            where |= QRect(x, y, 1, 1);
        }
    }
    if (others == 0)
        return {};
    const QByteArray folder = qgetenv("ZONEWRIGHT_KEEP_PICTURES");
    if (!folder.isEmpty()) {
        rendered.save(QString::fromLocal8Bit(folder) + QStringLiteral("/rendered.png"));
        shown.save(QString::fromLocal8Bit(folder) + QStringLiteral("/shown.png"));
    }
    return QByteArray::number(others) + " other pixels, from " + QByteArray::number(where.x()) + "," +
           QByteArray::number(where.y()) + " to " + QByteArray::number(where.right()) + "," +
           QByteArray::number(where.bottom());
}

} // namespace

/// `render` writes what the editor's views show at rest, pixel by pixel.
class TestRenderedViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void worlds_data();
    void worlds();
    void zones_data();
    void zones();
    void layersAreHiddenAlike();
    void floors_data();
    void floors();

private:
    void openProject(const Project& project);
    [[nodiscard]] QImage rendered(const QStringList& options) const;
    [[nodiscard]] QImage worldShown(Theme theme, QSize size, std::optional<MapPlace> place);
    [[nodiscard]] QImage zoneShown(Theme theme, QSize size, std::optional<Point> zone, int pixels);

    QTemporaryDir m_dir;
    QString m_file;
    std::unique_ptr<Document> m_document;
    std::shared_ptr<const Tilesets> m_tilesets = std::make_shared<const Tilesets>();
    MapLayersModel m_layers;
};

void TestRenderedViews::initTestCase()
{
    QApplication::setFont(fontOfPictures());
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestRenderedViews::openProject(const Project& project)
{
    m_file = m_dir.filePath(QStringLiteral("project.zonewright"));
    QVERIFY(writeProject(project, m_file));
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    QVERIFY(m_document->open(m_file));
}

QImage TestRenderedViews::rendered(const QStringList& options) const
{
    const CliRun run = runCli(QStringList{QStringLiteral("render"), m_file} + options);
    if (run.exitCode != 0)
        qWarning("%s", run.err.constData());
    return comparable(QImage::fromData(run.out, "PNG"));
}

QImage TestRenderedViews::worldShown(Theme theme, QSize size, std::optional<MapPlace> place)
{
    ZoneStandingModel standings;
    standings.setPlayback(&m_document->playback());
    MapMarksModel marks;
    marks.setDocument(m_document.get());
    WorldView view;
    view.setMinimumSize(1, 1);
    view.setTheme(theme);
    view.setChunks(std::make_shared<WorldChunks>(m_document->world(), m_tilesets));
    view.setModels({.document = *m_document, .standings = standings, .marks = marks, .layers = m_layers});
    view.setLife(std::make_shared<const LivingScene>(livingSceneOf(*m_document)));
    showAndWait(view, size);
    if (place)
        view.setPlace(*place);
    return comparable(completePicture(view));
}

QImage TestRenderedViews::zoneShown(Theme theme, QSize size, std::optional<Point> zone, int pixels)
{
    ZoneView view;
    view.setMinimumSize(1, 1);
    view.setTheme(theme);
    view.setChunks(std::make_shared<WorldChunks>(m_document->world(), m_tilesets));
    view.setLayers(m_layers);
    view.setDungeons(dungeonSitesOf(*m_document));
    view.setLife(std::make_shared<const LivingScene>(livingSceneOf(*m_document)));
    view.setWalk(walkPictureOf(*m_document));
    showAndWait(view, size);
    if (zone)
        view.setZone(*zone);
    const double side = m_document->world().zoneSide();
    const QPointF middle(view.zone().x * side + side / 2, view.zone().y * side + side / 2);
    view.setPlace({.centre = middle, .zoom = pixels / MapCanvas::normalScale, .fitted = false});
    return comparable(completePicture(view));
}

void TestRenderedViews::worlds_data()
{
    QTest::addColumn<QString>("project");
    QTest::addColumn<int>("pixels"); // a cell; 0 for all of it
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QPoint>("at"); // none where negative
    const auto row = [](const char* project, int pixels, QSize size, QPoint at = {-1, -1}) {
        QTest::addRow("%s %d %dx%d %d,%d", project, pixels, size.width(), size.height(), at.x(), at.y())
            << QString::fromLatin1(project) << pixels << size << at;
    };
    row("elderlore", 0, {500, 500});
    row("elderlore", 0, {700, 333});
    row("elderlore", 1, {512, 400});
    row("elderlore", 4, {640, 480}, {10, 16});
    row("elderlore", 6, {640, 480}, {0, 0});
    row("elderlore", 16, {640, 480});
    row("elderlore", 16, {333, 444}, {10, 16});
    row("elderlore", 40, {400, 300});
    row("window", 0, {300, 500});
    row("window", 4, {640, 480});
    row("known", 0, {301, 301});
    row("known", 6, {640, 480});
    row("known", 16, {640, 480}, {7, 7});
    row("arrival", 3, {500, 400});
    row("farreach", 0, {256, 256});
}

void TestRenderedViews::worlds()
{
    QFETCH(const QString, project);
    QFETCH(const int, pixels);
    QFETCH(const QSize, size);
    QFETCH(const QPoint, at);
    if (project == QLatin1String("window"))
        openProject(smallBusyProject(MemoryScheme::Window));
    else if (project == QLatin1String("known"))
        openProject(smallBusyProject(MemoryScheme::Recent));
    else if (project == QLatin1String("arrival"))
        openProject(smallBusyProject(MemoryScheme::Arrival));
    else
        openProject(projectOfSample(project.toLatin1().constData()));
    QStringList options{QStringLiteral("--view"), QStringLiteral("world"), QStringLiteral("--size"),
                        QStringLiteral("%1x%2").arg(size.width()).arg(size.height())};
    if (pixels != 0)
        options << QStringLiteral("--tile-size") << QString::number(pixels);
    if (at.x() >= 0)
        options << QStringLiteral("--at") << QStringLiteral("%1,%2").arg(at.x()).arg(at.y());
    std::optional<MapPlace> place;
    if (pixels != 0) {
        const Point start = m_document->world().zones().wrap(m_document->project().walk.startZone);
        const Point zone = at.x() >= 0 ? Point{at.x(), at.y()} : start;
        const double side = m_document->world().zoneSide();
        place = MapPlace{.centre = QPointF(zone.x * side + side / 2, zone.y * side + side / 2),
                         .zoom = pixels / MapCanvas::normalScale,
                         .fitted = false};
    }
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QStringList themed{QStringLiteral("--theme"), QLatin1String(theme == Theme::Dark ? "dark" : "light")};
        QCOMPARE(pictureFault(rendered(options + themed), worldShown(theme, size, place)), QByteArray());
    }
}

void TestRenderedViews::zones_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("project");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<QPoint>("at"); // none where negative
    const auto row = [](const char* view, const char* project, int pixels, QPoint at = {-1, -1}) {
        QTest::addRow("%s %s %d %d,%d", view, project, pixels, at.x(), at.y())
            << QString::fromLatin1(view) << QString::fromLatin1(project) << pixels << at;
    };
    for (const int pixels : {2, 5, 16}) {
        row("zone", "elderlore", pixels);
        row("zone", "elderlore", pixels, {9, 16});
        row("zone", "elderlore", pixels, {10, 16});
        row("zone", "elderlore", pixels, {30, 0});
    }
    for (const int pixels : {1, 4, 8, 20}) {
        row("window", "window", pixels);
        row("window", "window", pixels, {6, 2});
        row("window", "window", pixels, {1, 2});
        row("window", "window", pixels, {0, 7});
        row("window", "known", pixels);
        row("window", "known", pixels, {7, 5});
    }
    row("window", "elderlore", 4, {10, 16});
    row("zone", "window", 2, {6, 6});
    row("zone", "known", 48);
}

void TestRenderedViews::zones()
{
    QFETCH(const QString, view);
    QFETCH(const QString, project);
    QFETCH(const int, pixels);
    QFETCH(const QPoint, at);
    openProject(project == QLatin1String("elderlore") ? projectOfSample("elderlore")
                : project == QLatin1String("known")   ? smallBusyProject(MemoryScheme::Recent)
                                                      : smallBusyProject(MemoryScheme::Window));
    QStringList options{QStringLiteral("--view"), view, QStringLiteral("--tile-size"), QString::number(pixels)};
    std::optional<Point> zone;
    if (at.x() >= 0) {
        zone = Point{at.x(), at.y()};
        options << QStringLiteral("--at") << QStringLiteral("%1,%2").arg(at.x()).arg(at.y());
    }
    const int side = m_document->world().zoneSide() * pixels * (view == QLatin1String("window") ? 3 : 1);
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QStringList themed{QStringLiteral("--theme"), QLatin1String(theme == Theme::Dark ? "dark" : "light")};
        QCOMPARE(pictureFault(rendered(options + themed), zoneShown(theme, {side, side}, zone, pixels)), QByteArray());
    }
}

/// Each under the name that the editor's settings give it; a zone has some of them. At rest nothing is known, queued,
/// forgotten or in danger there.
void TestRenderedViews::layersAreHiddenAlike()
{
    openProject(smallBusyProject(MemoryScheme::Window));
    const QStringList ofWorldAlone{QStringLiteral("known"), QStringLiteral("forgotten"), QStringLiteral("walk"),
                                   QStringLiteral("events")};
    const MapPlace place{.centre = {104, 40}, .zoom = 8 / MapCanvas::normalScale, .fitted = false};
    const QStringList world{QStringLiteral("--view"),   QStringLiteral("world"),       QStringLiteral("--size"),
                            QStringLiteral("1000x500"), QStringLiteral("--tile-size"), QStringLiteral("8")};
    const QStringList window{QStringLiteral("--view"), QStringLiteral("window"), QStringLiteral("--tile-size"),
                             QStringLiteral("8")};
    const QStringList notAtRest{QStringLiteral("known"), QStringLiteral("queue"), QStringLiteral("forgotten"),
                                QStringLiteral("hazards")};
    const QImage whole = rendered(world);
    QStringList all;
    for (const QString& name : MapLayersModel::layerNames()) {
        const QStringList hide{QStringLiteral("--hide"), name};
        all += hide;
        m_layers.setHiddenLayers({name});
        const QImage without = rendered(world + hide);
        QVERIFY2((without == whole) == notAtRest.contains(name), qPrintable(name));
        QCOMPARE(pictureFault(without, worldShown(Theme::Light, {1000, 500}, place)), QByteArray());
        if (!ofWorldAlone.contains(name))
            QCOMPARE(pictureFault(rendered(window + hide), zoneShown(Theme::Light, {384, 384}, {}, 8)), QByteArray());
    }
    m_layers.setHiddenLayers(MapLayersModel::layerNames());
    QCOMPARE(pictureFault(rendered(world + all), worldShown(Theme::Light, {1000, 500}, place)), QByteArray());
    m_layers.setHiddenLayers({});
}

void TestRenderedViews::floors_data()
{
    QTest::addColumn<QString>("floor");
    QTest::addColumn<int>("pixels");
    const auto row = [](const char* floor, int pixels) {
        const QString name = QString::fromLatin1(floor);
        QTest::newRow(qPrintable(QStringLiteral("%1 %2").arg(name).arg(pixels))) << name << pixels;
    };
    for (const char* floor : {"Article", "Special", "Blocked", "Dug"}) {
        for (const int pixels : {1, 2, 3, 5, 8, 13, 16, 24, 48})
            row(floor, pixels);
    }
    for (const int pixels : {1, 4, 16})
        row("Large", pixels);
}

void TestRenderedViews::floors()
{
    QFETCH(const QString, floor);
    QFETCH(const int, pixels);
    openProject(floorsProject());
    const auto& floors = m_document->project().dungeons[0].floors;
    const auto plan = std::ranges::find(floors, floor.toStdString(), &FloorPlan::name);
    m_document->floorFocus().setFloor(plan->id);
    const Size cells = m_document->floorFocus().built()->level.cells.size();
    const QStringList options{QStringLiteral("--view"),        QStringLiteral("floor"),       QStringLiteral("--level"),
                              QStringLiteral("Mine/") + floor, QStringLiteral("--tile-size"), QString::number(pixels)};
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        FloorView view;
        view.setMinimumSize(1, 1);
        view.setTilesets(m_tilesets);
        view.setTheme(theme);
        view.setDocument(*m_document);
        view.resize(cells.width * pixels, cells.height * pixels);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setZoom(pixels / FloorView::normalScale);
        const QPointF corner = view.rectOf({0, 0}).topLeft();
        if (!corner.isNull())
            drag(view, QPointF(), -corner, Qt::MiddleButton);
        QCOMPARE(view.rectOf({0, 0}).topLeft(), QPointF());
        QEvent left(QEvent::Leave);
        QApplication::sendEvent(&view, &left);
        const QStringList themed{QStringLiteral("--theme"), QLatin1String(theme == Theme::Dark ? "dark" : "light")};
        QCOMPARE(pictureFault(rendered(options + themed), comparable(view.grab().toImage())), QByteArray());
    }
}

ZONEWRIGHT_TEST(renderedviews, TestRenderedViews)
#include "tst_renderedviews.moc"
