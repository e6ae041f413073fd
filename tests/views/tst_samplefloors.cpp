#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "project/projectlevels.h"
#include "render/floorscene.h"
#include "support/testregistry.h"
#include "views/samplefloors.h"

#include <QAbstractButton>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <set>

using namespace zonewright;

namespace {

constexpr int longestSamplePainting = 60'000; // milliseconds

} // namespace

class TestSampleFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void thereAreAsManyAsThereIsRoomFor();
    void anEditMakesThemAnew();
    void anotherListHasOthers();
    void anotherWorldHasOthers();
    void hiddenTheyCostNothing();
    void theSampleIsTheFloorThatItMakes();
    void aClickEnlargesOne();
    void whatIsWrongIsNamed();
    void withoutAListThereIsNothing();
    void everythingHasAName();

private:
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(m_floors->isSettled(), longestSamplePainting); }

    [[nodiscard]] QAbstractButton* card(int number) const
    {
        return m_floors->findChild<QAbstractButton*>(QStringLiteral("sampleFloor%1").arg(number));
    }

    [[nodiscard]] QImage shot(int number) const { return card(number)->grab().toImage(); }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<SampleFloors> m_floors;
    ItemId m_list = 0;
};

void TestSampleFloors::init()
{
    m_floors.reset();
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    m_list = addPieceList(*m_document, starterPieces("one")).value();
    m_floors = std::make_unique<SampleFloors>();
    m_floors->setUp(*m_document);
    m_floors->resize(270, m_floors->sizeHint().height());
    m_floors->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_floors.get()));
    QCoreApplication::processEvents();
    settle();
}

void TestSampleFloors::thereAreAsManyAsThereIsRoomFor()
{
    for (const int width : {40, 270, 500, 3000}) {
        m_floors->resize(width, m_floors->height());
        int shown = 0;
        for (int number = 0; number < SampleFloors::most; ++number) {
            shown += card(number)->isVisible() ? 1 : 0;
            if (card(number)->isVisible())
                QVERIFY(card(number)->geometry().right() < width);
        }
        QCOMPARE(shown, std::clamp(width / 86, SampleFloors::fewest, SampleFloors::most));
    }
}

void TestSampleFloors::anEditMakesThemAnew()
{
    const std::vector before{shot(0), shot(1), shot(2)};
    QVERIFY(before[0] != before[1] && before[1] != before[2]);
    const int painted = m_floors->paintedCount();
    QCOMPARE(painted, 3);
    Piece piece = findPieceList(m_document->project(), m_list)->pieces->pieces[1];
    piece.width = {10, 12};
    QVERIFY(changePiece(*m_document, m_list, 1, piece));
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), painted + 3, longestSamplePainting);
    settle();
    for (int number = 0; number < 3; ++number)
        QVERIFY(shot(number) != before[static_cast<std::size_t>(number)]);
    m_document->undoStack().undo();
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), painted + 6, longestSamplePainting);
    settle();
    for (int number = 0; number < 3; ++number)
        QVERIFY(shot(number) == before[static_cast<std::size_t>(number)]);
}

void TestSampleFloors::anotherListHasOthers()
{
    const QImage before = shot(0);
    const ItemId other = addPieceList(*m_document, starterPieces("one")).value(); // even if it holds the same
    m_document->pieceFocus().setList(other);
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), 6, longestSamplePainting);
    settle();
    QVERIFY(shot(0) != before);
    m_document->pieceFocus().setList(m_list);
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), 9, longestSamplePainting);
    settle();
    QVERIFY(shot(0) == before);
}

void TestSampleFloors::anotherWorldHasOthers()
{
    const QImage before = shot(0);
    QVERIFY(m_document->reseed({.name = "Farreach"}));
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), 6, longestSamplePainting);
    settle();
    QVERIFY(shot(0) != before);
}

void TestSampleFloors::hiddenTheyCostNothing()
{
    m_floors->hide();
    for (int weight = 2; weight < 9; ++weight) {
        Piece piece = findPieceList(m_document->project(), m_list)->pieces->pieces[0];
        piece.weight = weight;
        QVERIFY(changePiece(*m_document, m_list, 0, piece));
        QCoreApplication::processEvents();
    }
    QCOMPARE(m_floors->paintedCount(), 3);
    m_floors->show();
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), 6, longestSamplePainting);
}

/// As a floor of any dungeon; and no floor of the project has the seed of a sample by itself.
void TestSampleFloors::theSampleIsTheFloorThatItMakes()
{
    const ItemId dungeon = addDungeon(*m_document, {.name = "Mine"}).value();
    std::set<std::uint64_t> seeds;
    for (int number = 0; number < 3; ++number) {
        FloorPlan plan = sampleFloorPlan(m_list, number);
        plan.name = std::to_string(number);
        const auto seed = floorSeed(m_document->world().seed(), dungeon, plan);
        seeds.insert(seed);
        const ItemId floor = addFloor(*m_document, dungeon, 0, plan).value();
        const auto place = findFloor(m_document->project(), floor).value();
        QCOMPARE(floorAt(m_document->project(), place).copied->dungeon, m_list);
        const BuiltFloor built = FloorSource(m_document->project(), m_document->world().seed(), place).build();
        Project alone;
        alone.pieceLists = m_document->project().pieceLists;
        alone.dungeons.push_back({.id = m_list, .floors = {sampleFloorPlan(m_list, number)}});
        const BuiltFloor sample = FloorSource(alone, m_document->world().seed(), {}).build();
        QVERIFY(built.level.cells == sample.level.cells);
    }
    QCOMPARE(seeds.size(), std::size_t{3});
}

void TestSampleFloors::aClickEnlargesOne()
{
    QSignalSpy wanted(m_floors.get(), &SampleFloors::floorWanted);
    QTest::mouseClick(card(1), Qt::LeftButton);
    auto* popup = m_floors->findChild<QWidget*>(QStringLiteral("sampleFloorPopup"));
    QVERIFY(popup && popup->isVisible());
    QVERIFY(wanted.isEmpty());
    QTest::keyClick(popup, Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    card(2)->setFocus();
    QTest::keyClick(card(2), Qt::Key_Return);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    auto* make = m_floors->findChild<QPushButton*>(QStringLiteral("makeSampleFloor"));
    QVERIFY(make);
    make->click();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toInt(), 2);
}

/// A list of corridors alone: what is wrong is said, and no floor is made of it.
void TestSampleFloors::whatIsWrongIsNamed()
{
    Piece room = findPieceList(m_document->project(), m_list)->pieces->pieces[1];
    room.weight = 0;
    QVERIFY(changePiece(*m_document, m_list, 1, room));
    QTRY_COMPARE_WITH_TIMEOUT(m_floors->paintedCount(), 6, longestSamplePainting);
    settle();
    QVERIFY(card(0)->accessibleDescription().contains(QStringLiteral("weight above zero")));
    QTest::mouseClick(card(0), Qt::LeftButton);
    auto* says = m_floors->findChild<QLabel*>(QStringLiteral("sampleFloorSays"));
    QVERIFY(says && says->text().contains(QStringLiteral("weight above zero")));
    QVERIFY(!m_floors->findChild<QPushButton*>(QStringLiteral("makeSampleFloor"))->isEnabled());
}

void TestSampleFloors::withoutAListThereIsNothing()
{
    QVERIFY(removePieceList(*m_document, m_list));
    QVERIFY(!card(0)->isEnabled());
    QVERIFY(m_floors->picture(0, {80, 50}, 1).isNull());
    QCOMPARE(m_floors->faults(0).count, 0);
    m_document->undoStack().undo();
    QVERIFY(card(0)->isEnabled());
}

void TestSampleFloors::everythingHasAName()
{
    std::set<QString> names;
    for (int number = 0; number < SampleFloors::most; ++number) {
        QVERIFY(!card(number)->toolTip().isEmpty());
        names.insert(card(number)->accessibleName());
    }
    QCOMPARE(names.size(), std::size_t{SampleFloors::most});
}

ZONEWRIGHT_TEST(samplefloors, TestSampleFloors)

#include "tst_samplefloors.moc"
