#include "document/flooredits.h"
#include "document/handedits.h"
#include "models/alternativesmodel.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/alternativesstrip.h"
#include "views/floorpictures.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QListView>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <array>
#include <memory>

using namespace zonewright;

namespace {

constexpr ItemId stripTomb = 5;              ///< of the sample: a strip floor
constexpr ItemId stripMine = 11;             ///< a dug one
constexpr int longestStripPainting = 60'000; // milliseconds

} // namespace

class TestAlternativesStrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void picturesOfAllAreMade();
    void aClickTakesOne();
    void aDoubleClickTakesOne();
    void aDragFromOneToAnotherTakesNone();
    void keysTakeOne();
    void whatIsThereCannotBeTaken();
    void takingOneMakesOnlyPicturesOfNewOnes();
    void anEditMakesAllPicturesAnew();
    void roomsAreTakenToo();
    void aDugFloorOffersRoomsAlone();
    void hiddenItMakesNothing();
    void withoutFloorsItIsEmpty();
    void problemsOfAlternativesAreTold();
    void heightIsFixed();
    void everythingHasAName();
    void themeMayComeFirst();

private:
    void settle();

    [[nodiscard]] QListView* list() const { return m_strip->findChild<QListView*>(); }

    [[nodiscard]] QPoint middleOf(int row) const;
    [[nodiscard]] std::uint64_t junctionCounter() const;
    [[nodiscard]] QAbstractButton* button(const char* name) const;

    std::shared_ptr<const Tilesets> m_tilesets = std::make_shared<const Tilesets>();
    std::unique_ptr<Document> m_document;
    std::unique_ptr<AlternativesStrip> m_strip;
};

void TestAlternativesStrip::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 3, .zoneSize = 4});
    QVERIFY(m_document->open(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
    m_document->floorFocus().setFloor(stripTomb);
    m_strip = std::make_unique<AlternativesStrip>();
    m_strip->setUp(*m_document, m_tilesets);
    m_strip->resize(1600, m_strip->sizeHint().height());
    m_strip->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_strip.get()));
}

void TestAlternativesStrip::cleanup()
{
    m_strip.reset();
    m_document.reset();
}

/// All that is in sight is asked for, painted and shown.
void TestAlternativesStrip::settle()
{
    m_strip->grab();
    QVERIFY(QTest::qWaitFor([this] { return m_strip->pictures()->isSettled(); }, longestStripPainting));
    m_strip->grab();
    QVERIFY(QTest::qWaitFor([this] { return m_strip->pictures()->isSettled(); }, longestStripPainting));
}

QPoint TestAlternativesStrip::middleOf(int row) const
{
    return list()->visualRect(m_strip->model()->index(row)).center();
}

std::uint64_t TestAlternativesStrip::junctionCounter() const
{
    return m_document->floorFocus().plan()->strip()->redraw;
}

QAbstractButton* TestAlternativesStrip::button(const char* name) const
{
    return m_strip->findChild<QAbstractButton*>(QLatin1String(name));
}

void TestAlternativesStrip::picturesOfAllAreMade()
{
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), 1 + AlternativesModel::nextRedraws);
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), 1 + AlternativesModel::nextRedraws);
}

void TestAlternativesStrip::aClickTakesOne()
{
    const int steps = m_document->undoStack().count();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(3));
    QCOMPARE(junctionCounter(), 3U);
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(m_strip->model()->index(0).data().toString(), QStringLiteral("#3"));
    QCOMPARE(list()->currentIndex().row(), 0);
    m_document->undoStack().undo();
    QCOMPARE(junctionCounter(), 0U);
    QTest::mouseClick(list()->viewport(), Qt::RightButton, {}, middleOf(3));
    QCOMPARE(junctionCounter(), 0U);
}

void TestAlternativesStrip::aDoubleClickTakesOne()
{
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(2));
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, middleOf(2));
    QCOMPARE(junctionCounter() % 2, 0U);
    QCOMPARE(m_document->undoStack().count(), int(junctionCounter()) / 2);
    QMouseEvent second(QEvent::MouseButtonDblClick, middleOf(2), list()->viewport()->mapToGlobal(middleOf(2)),
                       Qt::LeftButton, Qt::LeftButton, {});
    QMouseEvent release(QEvent::MouseButtonRelease, middleOf(2), list()->viewport()->mapToGlobal(middleOf(2)),
                        Qt::LeftButton, {}, {});
    const std::uint64_t before = junctionCounter();
    QCoreApplication::sendEvent(list()->viewport(), &second);
    QCoreApplication::sendEvent(list()->viewport(), &release);
    QCOMPARE(junctionCounter(), before);
}

void TestAlternativesStrip::aDragFromOneToAnotherTakesNone()
{
    QTest::mousePress(list()->viewport(), Qt::LeftButton, {}, middleOf(3));
    QTest::mouseRelease(list()->viewport(), Qt::LeftButton, {}, middleOf(4));
    QCOMPARE(junctionCounter(), 0U);
}

void TestAlternativesStrip::keysTakeOne()
{
    list()->setFocus();
    QCOMPARE(list()->currentIndex().row(), 0);
    QTest::keyClick(list(), Qt::Key_Right);
    QTest::keyClick(list(), Qt::Key_Right);
    QCOMPARE(list()->currentIndex().row(), 2);
    QTest::keyClick(list(), Qt::Key_Left);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(junctionCounter(), 1U);
    QTest::keyClick(list(), Qt::Key_End);
    QTest::keyClick(list(), Qt::Key_Space);
    QCOMPARE(junctionCounter(), 9U);
    QTest::keyClick(list(), Qt::Key_Right);
    QTest::keyClick(list(), Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(junctionCounter(), 10U);
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestAlternativesStrip::whatIsThereCannotBeTaken()
{
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(0));
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestAlternativesStrip::takingOneMakesOnlyPicturesOfNewOnes()
{
    settle();
    const int before = m_strip->pictures()->paintedCount();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(3));
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), before + 3);
    m_document->undoStack().undo();
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), before + 3);
}

void TestAlternativesStrip::anEditMakesAllPicturesAnew()
{
    settle();
    const int before = m_strip->pictures()->paintedCount();
    QVERIFY(touchUpFloor(*m_document, stripTomb, std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::Door}}, {}));
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), before + 1 + AlternativesModel::nextRedraws);
    // Another floor of the project is no matter of the strip.
    QVERIFY(touchUpFloor(*m_document, stripMine, std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::Door}}, {}));
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), before + 1 + AlternativesModel::nextRedraws);
}

void TestAlternativesStrip::roomsAreTakenToo()
{
    StripPlan byChance = *m_document->floorFocus().plan()->strip(); // rooms in a chosen order stay what they are
    byChance.sequence.clear();
    QVERIFY(!button("roomAlternatives")->isEnabled());
    QVERIFY(changeFloor(*m_document, stripTomb, byChance));
    QVERIFY(button("junctionAlternatives")->isChecked());
    button("roomAlternatives")->click();
    QCOMPARE(m_strip->model()->redraw(), Redraw::Rooms);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(4));
    QCOMPARE(m_document->floorFocus().plan()->redraw, 4U);
    QCOMPARE(junctionCounter(), 0U);
    settle();
    button("junctionAlternatives")->click();
    settle();
    // What was made of the junctions before was of other rooms.
    const QImage present = m_strip->pictures()->find({.id = m_strip->model()->keyOf(0), .size = {112, 44}});
    QVERIFY(!present.isNull());
    QVERIFY(m_strip->pictures()->isSettled());
}

void TestAlternativesStrip::aDugFloorOffersRoomsAlone()
{
    m_document->floorFocus().setFloor(stripMine);
    QVERIFY(!button("junctionAlternatives")->isEnabled());
    QVERIFY(button("roomAlternatives")->isEnabled());
    QVERIFY(button("roomAlternatives")->isChecked());
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, middleOf(2));
    QCOMPARE(m_document->floorFocus().plan()->redraw, 2U);
    m_document->floorFocus().setFloor(stripTomb);
    QVERIFY(button("junctionAlternatives")->isEnabled());
    QVERIFY(button("junctionAlternatives")->isChecked());
}

void TestAlternativesStrip::hiddenItMakesNothing()
{
    settle();
    m_strip->hide();
    const int before = m_strip->pictures()->paintedCount();
    m_document->floorFocus().setFloor(stripMine);
    QVERIFY(touchUpFloor(*m_document, stripMine, std::array{TouchUp{.at = {4, 1}, .cell = LevelCell::Door}}, {}));
    QCoreApplication::processEvents();
    QVERIFY(m_strip->pictures()->isSettled());
    QCOMPARE(m_strip->pictures()->paintedCount(), before);
    m_strip->show();
    settle();
    QCOMPARE(m_strip->pictures()->paintedCount(), before + 1 + AlternativesModel::nextRedraws);
}

void TestAlternativesStrip::withoutFloorsItIsEmpty()
{
    m_document->startNew({.name = "Empty", .size = 3, .zoneSize = 4});
    QCOMPARE(m_strip->model()->rowCount(), 0);
    QVERIFY(!button("junctionAlternatives")->isEnabled());
    QVERIFY(!button("roomAlternatives")->isEnabled());
    settle();
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_Return);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, {20, 20});
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestAlternativesStrip::problemsOfAlternativesAreTold()
{
    // A wall of bricks from top to bottom: in whatever way the junctions are drawn, what is beyond is not reached.
    std::vector<TouchUp> bricks;
    for (int y = 1; y < 6; ++y)
        bricks.push_back({.at = {12, y}, .cell = LevelCell::Brick});
    QVERIFY(touchUpFloor(*m_document, stripTomb, bricks, {}));
    settle();
    for (int row = 0; row < m_strip->model()->rowCount(); ++row)
        QVERIFY(m_strip->model()->index(row).data(AlternativesModel::FaultsRole).toInt() > 0);
    m_document->undoStack().undo();
    settle();
    QCOMPARE(m_strip->model()->index(0).data(AlternativesModel::FaultsRole).toInt(),
             int(m_document->floorFocus().built()->level.problems.size()));
}

void TestAlternativesStrip::heightIsFixed()
{
    const int height = m_strip->sizeHint().height();
    m_strip->resize(200, height);
    QVERIFY(list()->horizontalScrollBar()->isVisible());
    QCOMPARE(m_strip->sizeHint().height(), height);
    QCOMPARE(list()->verticalScrollBar()->maximum(), 0); // no card is cut off
    m_document->floorFocus().setFloor(stripMine);
    QCOMPARE(m_strip->sizeHint().height(), height);
    list()->setFocus();
    QTest::keyClick(list(), Qt::Key_End);
    QVERIFY(list()->horizontalScrollBar()->value() > 0);
    m_document->startNew({.name = "Empty", .size = 3, .zoneSize = 4});
    QCOMPARE(m_strip->sizeHint().height(), height);
}

void TestAlternativesStrip::everythingHasAName()
{
    QVERIFY(!list()->accessibleName().isEmpty());
    for (const char* name : {"junctionAlternatives", "roomAlternatives"})
        QVERIFY(!button(name)->text().isEmpty());
    QAccessibleInterface* cards = QAccessible::queryAccessibleInterface(list());
    QVERIFY(cards != nullptr);
    QVERIFY(cards->childCount() > 0);
    QVERIFY(!m_strip->model()->index(1).data(Qt::AccessibleTextRole).toString().isEmpty());
}

void TestAlternativesStrip::themeMayComeFirst()
{
    AlternativesStrip strip;
    strip.setTheme(Theme::Dark);
    strip.grab();
    strip.setUp(*m_document, m_tilesets);
    strip.resize(m_strip->size());
    const auto settled = [&strip] { return strip.pictures()->isSettled(); };
    strip.grab();
    QVERIFY(QTest::qWaitFor(settled, longestStripPainting));
    settle();
    const QImage dark = strip.grab().toImage();
    const QImage light = m_strip->grab().toImage();
    QVERIFY(dark != light);
    strip.setTheme(Theme::Light);
    strip.grab();
    QVERIFY(QTest::qWaitFor(settled, longestStripPainting));
    const FloorPictureRequest request{.id = m_strip->model()->keyOf(1), .size = {112, 44}};
    QCOMPARE(strip.pictures()->find(request), m_strip->pictures()->find(request));
}

ZONEWRIGHT_TEST(alternativesstrip, TestAlternativesStrip)
#include "tst_alternativesstrip.moc"
