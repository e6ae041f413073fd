#include "document/flooredits.h"
#include "document/handedits.h"
#include "project/projectitems.h"
#include "render/floorpainter.h"
#include "support/testregistry.h"
#include "views/floorpictures.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>

using namespace zonewright;

namespace {

constexpr int longestPainting = 60'000; // milliseconds
constexpr ItemId pictureTomb = 5;       ///< of the sample: a strip floor
constexpr ItemId pictureMine = 11;      ///< a dug one

FloorPictureRequest pictureOf(std::int64_t id, int width = 76, Theme theme = Theme::Light)
{
    return {.id = id, .size = {width, width / 2}, .pixelRatio = 1.0, .theme = theme};
}

} // namespace

class TestFloorPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void picturesAreThoseOfThePainter();
    void pictureIsMadeOnce();
    void lastAskedForComeFirst();
    void anEditOfOneFloorPaintsOnePicture();
    void lastPictureIsShownUntilTheNewOneIsThere();
    void bothSizesOfOneFloorAreMade();
    void whatIsLateIsMadeAnew_data();
    void whatIsLateIsMadeAnew();
    void anotherFloorUnderTheSameIdIsNeverShown();
    void whatIsNotThereHasNoPicture();
    void onlyAThousandAreKept();
    void waitingOnesCanBeDropped();
    void faultsAreKnown();
    void endingInTheMiddleOfWorkIsQuick();

private:
    [[nodiscard]] FloorPictures::SourceOf sources() const;
    [[nodiscard]] static bool settle(FloorPictures& pictures);

    std::unique_ptr<Document> m_document;
};

void TestFloorPictures::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 3, .zoneSize = 4});
    QVERIFY(m_document->open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
}

FloorPictures::SourceOf TestFloorPictures::sources() const
{
    return [this](std::int64_t id) -> std::optional<FloorSource> {
        const auto place = findFloor(m_document->project(), id);
        if (!place)
            return std::nullopt;
        return FloorSource(m_document->project(), m_document->world().seed(), *place);
    };
}

bool TestFloorPictures::settle(FloorPictures& pictures)
{
    QSignalSpy made(&pictures, &FloorPictures::made);
    QDeadlineTimer deadline(longestPainting);
    QCoreApplication::processEvents();
    while (!pictures.isSettled() && !deadline.hasExpired())
        (void)made.wait(100); // as long as a picture takes at most
    return pictures.isSettled();
}

void TestFloorPictures::picturesAreThoseOfThePainter()
{
    FloorPictures pictures(sources());
    const Tilesets tilesets;
    for (const ItemId id : {pictureTomb, pictureMine}) {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const FloorPictureRequest request = pictureOf(id, 90, theme);
            QVERIFY(pictures.find(request).isNull() || theme == Theme::Dark);
            QVERIFY(settle(pictures));
            const FloorScene scene = floorScene(sources()(id)->build());
            QCOMPARE(pictures.find(request), floorThumbnail(scene, request.size, 1.0, tilesets.of(theme)));
        }
    }
}

void TestFloorPictures::pictureIsMadeOnce()
{
    FloorPictures pictures(sources(), std::make_shared<const Tilesets>());
    QVERIFY(pictures.isSettled());
    QSignalSpy made(&pictures, &FloorPictures::made);
    for (int i = 0; i < 5; ++i)
        QVERIFY(pictures.find(pictureOf(pictureTomb)).isNull());
    QVERIFY(!pictures.isSettled());
    QVERIFY(settle(pictures));
    QCOMPARE(made.size(), 1);
    QCOMPARE(made.front().front().toLongLong(), pictureTomb);
    for (int i = 0; i < 5; ++i)
        QVERIFY(!pictures.find(pictureOf(pictureTomb)).isNull());
    QVERIFY(pictures.isSettled());
    QCOMPARE(pictures.paintedCount(), 1);
}

/// 500 rows that scroll past: all come, the last ones first.
void TestFloorPictures::lastAskedForComeFirst()
{
    constexpr int count = 500;
    const std::optional<FloorSource> tomb = sources()(pictureTomb);
    FloorPictures pictures([&](std::int64_t) { return tomb; });
    std::vector<int> order;
    connect(&pictures, &FloorPictures::made, this, [&](std::int64_t id) { order.push_back(int(id)); });
    for (int id = 0; id < count; ++id)
        QVERIFY(pictures.find(pictureOf(id)).isNull());
    QVERIFY(settle(pictures));
    QCOMPARE(int(order.size()), count);
    QCOMPARE(pictures.paintedCount(), count);
    // Those that are on their way at a time may come the other way round.
    for (int i = 0; i < count; ++i)
        QVERIFY2(std::abs(order[std::size_t(i)] - (count - 1 - i)) <= 3, qPrintable(QString::number(i)));
    for (int id = 0; id < count; ++id)
        QVERIFY(!pictures.find(pictureOf(id)).isNull());
    QVERIFY(pictures.isSettled());
}

void TestFloorPictures::anEditOfOneFloorPaintsOnePicture()
{
    FloorPictures pictures(sources());
    connect(&m_document->builtFloors(), &BuiltFloors::levelChanged, &pictures, &FloorPictures::expire);
    const auto askForAll = [&] {
        for (const Dungeon& dungeon : m_document->project().dungeons) {
            for (const FloorPlan& floor : dungeon.floors)
                (void)pictures.find(pictureOf(floor.id));
        }
    };
    connect(&pictures, &FloorPictures::made, this, askForAll);
    for (const Dungeon& dungeon : m_document->project().dungeons) {
        for (const FloorPlan& floor : dungeon.floors)
            (void)m_document->builtFloors().floor(floor.id);
    }
    askForAll();
    QVERIFY(settle(pictures));
    const int before = pictures.paintedCount();
    QVERIFY(before >= 9);
    QSignalSpy made(&pictures, &FloorPictures::made);
    const ItemId lowest = 9; // whose exit no other floor follows
    const QImage old = pictures.find(pictureOf(lowest));
    QVERIFY(touchUpFloor(*m_document, lowest, std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::LockedDoor}}, {}));
    QVERIFY(settle(pictures));
    QCOMPARE(pictures.paintedCount(), before + 1);
    for (const QList<QVariant>& told : made)
        QCOMPARE(told.front().toLongLong(), qint64{lowest});
    QVERIFY(pictures.find(pictureOf(lowest)) != old);
}

void TestFloorPictures::lastPictureIsShownUntilTheNewOneIsThere()
{
    FloorPictures pictures(sources());
    (void)pictures.find(pictureOf(pictureTomb));
    QVERIFY(settle(pictures));
    const QImage before = pictures.find(pictureOf(pictureTomb));
    QSignalSpy made(&pictures, &FloorPictures::made);
    QVERIFY(touchUpFloor(*m_document, pictureTomb, std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::Door}}, {}));
    pictures.expire(pictureTomb);
    QCOMPARE(made.size(), 1); // at once
    QVERIFY(pictures.isSettled());
    QCOMPARE(pictures.find(pictureOf(pictureTomb)), before);
    QVERIFY(!pictures.isSettled());
    QCOMPARE(pictures.find(pictureOf(pictureTomb, 150)), before); // another size too
    QVERIFY(settle(pictures));
    QCOMPARE(pictures.find(pictureOf(pictureTomb)), before); // the one asked for last was made
    QVERIFY(settle(pictures));
    QVERIFY(pictures.find(pictureOf(pictureTomb)) != before);
}

void TestFloorPictures::bothSizesOfOneFloorAreMade()
{
    FloorPictures pictures(sources());
    const auto ask = [&] {
        return !pictures.find(pictureOf(pictureTomb, 60)).isNull() &&
               pictures.find(pictureOf(pictureTomb, 60)).width() == 60 &&
               pictures.find(pictureOf(pictureTomb, 90)).width() == 90;
    };
    connect(&pictures, &FloorPictures::made, this, ask);
    (void)ask();
    QVERIFY(QTest::qWaitFor([&] { return pictures.isSettled() && ask(); }, longestPainting));
    QCOMPARE(pictures.paintedCount(), 2);
}

void TestFloorPictures::whatIsLateIsMadeAnew_data()
{
    QTest::addColumn<bool>("asksAtOnce");
    QTest::newRow("asked for at once") << true;
    QTest::newRow("asked for later") << false;
}

void TestFloorPictures::whatIsLateIsMadeAnew()
{
    QFETCH(bool, asksAtOnce);
    FloorPictures* told = nullptr;
    bool isFirst = true;
    FloorPictures pictures([&](std::int64_t id) {
        // Once it has begun, and before what it makes can be heard of.
        if (std::exchange(isFirst, false))
            QMetaObject::invokeMethod(
                this,
                [&] {
                    QVERIFY(touchUpFloor(*m_document, pictureTomb,
                                         std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::Door}}, {}));
                    told->expire(pictureTomb);
                },
                Qt::QueuedConnection);
        return sources()(id);
    });
    told = &pictures;
    if (asksAtOnce)
        connect(&pictures, &FloorPictures::made, this, [&] { (void)pictures.find(pictureOf(pictureTomb)); });
    (void)pictures.find(pictureOf(pictureTomb));
    QVERIFY(settle(pictures));
    QVERIFY(!pictures.find(pictureOf(pictureTomb)).isNull()); // at least what was late
    QCOMPARE(pictures.isSettled(), asksAtOnce);
    QVERIFY(settle(pictures));
    QCOMPARE(pictures.paintedCount(), 2);
    const Tilesets tilesets;
    const FloorScene scene = floorScene(sources()(pictureTomb)->build());
    QCOMPARE(pictures.find(pictureOf(pictureTomb)),
             floorThumbnail(scene, pictureOf(pictureTomb).size, 1.0, tilesets.of(Theme::Light)));
    QVERIFY(pictures.isSettled());
}

void TestFloorPictures::anotherFloorUnderTheSameIdIsNeverShown()
{
    ItemId shown = pictureTomb;
    FloorPictures pictures([&](std::int64_t) { return sources()(shown); });
    (void)pictures.find(pictureOf(1));
    QVERIFY(settle(pictures));
    const QImage tomb = pictures.find(pictureOf(1));
    QVERIFY(!tomb.isNull());
    for (const auto& [isRunning, isOfOne] :
         {std::pair{false, false}, std::pair{true, false}, std::pair{false, true}, std::pair{true, true}}) {
        if (isRunning) {
            pictures.expire(1);
            (void)pictures.find(pictureOf(1));
            QCoreApplication::processEvents();
        }
        shown = shown == pictureTomb ? pictureMine : pictureTomb;
        if (isOfOne)
            pictures.forget(1); // it went, and undo gave its id to another one
        else
            pictures.clear();
        QVERIFY(pictures.find(pictureOf(1)).isNull());
        QSignalSpy made(&pictures, &FloorPictures::made);
        QVERIFY(settle(pictures));
        QCOMPARE(made.size(), 1);
        QCOMPARE(pictures.find(pictureOf(1)) == tomb, shown == pictureTomb);
    }
}

void TestFloorPictures::whatIsNotThereHasNoPicture()
{
    FloorPictures pictures(sources());
    QSignalSpy made(&pictures, &FloorPictures::made);
    QVERIFY(pictures.find(pictureOf(999)).isNull());
    QVERIFY(settle(pictures));
    QVERIFY(pictures.find(pictureOf(999)).isNull());
    QVERIFY(settle(pictures));
    QCOMPARE(made.size(), 0);
    QCOMPARE(pictures.paintedCount(), 0);
}

void TestFloorPictures::onlyAThousandAreKept()
{
    const std::optional<FloorSource> tomb = sources()(pictureTomb);
    FloorPictures pictures([&](std::int64_t) { return tomb; });
    for (int id = 0; id < 1100; ++id) {
        (void)pictures.find(pictureOf(id, 12));
        if (id % 100 == 99)
            QVERIFY(settle(pictures));
    }
    QCOMPARE(pictures.paintedCount(), 1100);
    QVERIFY(pictures.find(pictureOf(99, 12)).isNull()); // which came first
    QVERIFY(!pictures.find(pictureOf(1000, 12)).isNull());
    pictures.dropWaiting();
}

void TestFloorPictures::waitingOnesCanBeDropped()
{
    FloorPictures pictures(sources());
    (void)pictures.find(pictureOf(pictureTomb));
    pictures.dropWaiting();
    QVERIFY(pictures.isSettled());
    QVERIFY(settle(pictures));
    QCoreApplication::processEvents();
    QCOMPARE(pictures.paintedCount(), 0);
}

void TestFloorPictures::faultsAreKnown()
{
    FloorPictures pictures(sources());
    (void)pictures.find(pictureOf(pictureTomb));
    QVERIFY(settle(pictures));
    QCOMPARE(pictures.faults(pictureTomb).count, int(sources()(pictureTomb)->build().level.problems.size()));
    QVERIFY(pictures.faults(pictureMine) == FloorFaults());
    // Bricks all over: each slab that is left is a place that is not reached.
    std::vector<TouchUp> bricks;
    for (int x = 1; x < 20; ++x) {
        for (int y = 1; y < 6; ++y)
            bricks.push_back({.at = {x, y}, .cell = (x + y) % 2 == 0 ? LevelCell::Brick : LevelCell::Slab});
    }
    QVERIFY(touchUpFloor(*m_document, pictureTomb, bricks, {}));
    pictures.expire(pictureTomb);
    (void)pictures.find(pictureOf(pictureTomb));
    QVERIFY(settle(pictures));
    const std::vector<Problem> all = sources()(pictureTomb)->build().level.problems;
    const FloorFaults faults = pictures.faults(pictureTomb);
    QVERIFY(all.size() > 10);
    QCOMPARE(faults.count, int(all.size()));
    QVERIFY(!faults.first.empty() && faults.first.size() < 10);
    QVERIFY(std::ranges::equal(faults.first, std::span(all).first(faults.first.size())));
}

void TestFloorPictures::endingInTheMiddleOfWorkIsQuick()
{
    for (int round = 0; round < 20; ++round) {
        FloorPictures pictures(sources());
        for (int id = 5; id < 16; ++id)
            (void)pictures.find(pictureOf(id));
        if (round % 2 == 1)
            QCoreApplication::processEvents();
    }
}

ZONEWRIGHT_TEST(floorpictures, TestFloorPictures)
#include "tst_floorpictures.moc"
