#include "document/document.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestReseedWorld : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheUndoContract_data();
    void keepsTheUndoContract();
    void sentences();
    void turningOneSizeIsOneStep();
    void turningASizeBackIsNoStep();
    void differentSizesAreDifferentSteps();
    void sizesOfDifferentGesturesAreDifferentSteps();
    void eachNameIsAStep();
    void noChangeIsNoStepAndKeepsWhatCanBeRedone();
    void invalidSettingsAreRefused();
    void mergesNothingPastASave();
    void selectionStaysWhileTheSizesDo();
};

namespace {

const WorldSettings elderlore{.name = "Elderlore"};

} // namespace

void TestReseedWorld::keepsTheUndoContract_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("zoneSize");
    QTest::newRow("name") << QByteArray("Ostermere") << 5 << 6;
    QTest::newRow("size") << QByteArray("Elderlore") << 4 << 6;
    QTest::newRow("zone size") << QByteArray("Elderlore") << 5 << 3;
    QTest::newRow("all") << QByteArray("Østermøre") << 10 << 8;
}

void TestReseedWorld::keepsTheUndoContract()
{
    QFETCH(QByteArray, name);
    QFETCH(int, size);
    QFETCH(int, zoneSize);
    Document document(elderlore);
    const std::string before = formatProject(document.project());
    const std::uint64_t seedBefore = document.world().seed();
    QSignalSpy changed(&document, &Document::worldChanged);

    QVERIFY(document.reseed({name.toStdString(), size, zoneSize}));
    const std::string after = formatProject(document.project());
    QVERIFY(after != before);
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QCOMPARE(formatProject(document.project()), before);
    QCOMPARE(document.world().seed(), seedBefore);
    QVERIFY(document.world().settings() == elderlore);
    QVERIFY(!document.isModified());
    document.undoStack().redo();
    QCOMPARE(formatProject(document.project()), after);
    QVERIFY(document.world().settings() == document.project().world);
    QCOMPARE(changed.size(), 3);
}

void TestReseedWorld::sentences()
{
    Document document(elderlore);
    QVERIFY(document.reseed({.name = "Ostermere"}));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Reseed world as “Ostermere”"));
    QVERIFY(document.reseed({.name = "Ostermere", .size = 6}));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Resize world to 64 × 64 zones"));
    QVERIFY(document.reseed({.name = "Ostermere", .size = 6, .zoneSize = 3}));
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Resize zones to 8 × 8 cells"));
}

void TestReseedWorld::turningOneSizeIsOneStep()
{
    Document document(elderlore);
    const Gesture turning = document.newGesture();
    for (const int size : {6, 7, 8})
        QVERIFY(document.reseed({.name = "Elderlore", .size = size}, turning));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Resize world to 256 × 256 zones"));
    document.undoStack().undo();
    QVERIFY(document.world().settings() == elderlore);
    document.undoStack().redo();
    QCOMPARE(document.world().settings().size, 8);
}

void TestReseedWorld::turningASizeBackIsNoStep()
{
    Document document(elderlore);
    const Gesture turning = document.newGesture();
    QVERIFY(document.reseed({.name = "Elderlore", .zoneSize = 7}, turning));
    QVERIFY(document.reseed({.name = "Elderlore", .zoneSize = 6}, turning));
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(document.world().settings() == elderlore);
}

void TestReseedWorld::differentSizesAreDifferentSteps()
{
    Document document(elderlore);
    const Gesture turning = document.newGesture();
    QVERIFY(document.reseed({.name = "Elderlore", .size = 6}, turning));
    QVERIFY(document.reseed({.name = "Elderlore", .size = 6, .zoneSize = 7}, turning));
    QCOMPARE(document.undoStack().count(), 2);
}

void TestReseedWorld::sizesOfDifferentGesturesAreDifferentSteps()
{
    Document document(elderlore);
    QVERIFY(document.reseed({.name = "Elderlore", .size = 9}));
    QVERIFY(document.reseed({.name = "Elderlore", .size = 2}));
    QCOMPARE(document.undoStack().count(), 2);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Resize world to 4 × 4 zones"));
    QVERIFY(document.reseed({.name = "Elderlore", .size = 3}, document.newGesture()));
    QVERIFY(document.reseed({.name = "Elderlore", .size = 4}, document.newGesture()));
    QCOMPARE(document.undoStack().count(), 4);
    document.undoStack().undo();
    QCOMPARE(document.world().settings().size, 3);
    document.undoStack().setIndex(1);
    QCOMPARE(document.world().settings().size, 9);
}

void TestReseedWorld::eachNameIsAStep()
{
    Document document(elderlore);
    for (const char* name : {"Ostermere", "Westwold", "Elderlore"})
        QVERIFY(document.reseed({.name = name}));
    QCOMPARE(document.undoStack().count(), 3);
    document.undoStack().undo();
    QCOMPARE(document.title(), QStringLiteral("Westwold"));
}

void TestReseedWorld::noChangeIsNoStepAndKeepsWhatCanBeRedone()
{
    Document document(elderlore);
    QVERIFY(document.reseed({.name = "Ostermere"}));
    document.undoStack().undo();
    QSignalSpy changed(&document, &Document::worldChanged);
    QVERIFY(document.reseed(elderlore));
    QCOMPARE(changed.size(), 0);
    QVERIFY(document.undoStack().canRedo());
    QVERIFY(!document.undoStack().canUndo());
}

void TestReseedWorld::invalidSettingsAreRefused()
{
    Document document(elderlore);
    for (const WorldSettings& settings : {WorldSettings{.name = ""}, WorldSettings{.name = "x", .size = 11},
                                          WorldSettings{.name = "x", .zoneSize = 2}}) {
        QVERIFY(!document.reseed(settings));
        QVERIFY(document.world().settings() == elderlore);
        QCOMPARE(document.undoStack().count(), 0);
    }
}

void TestReseedWorld::mergesNothingPastASave()
{
    Document document(elderlore);
    const Gesture turning = document.newGesture();
    QVERIFY(document.reseed({.name = "Elderlore", .size = 6}, turning));
    document.undoStack().setClean();
    QVERIFY(document.reseed({.name = "Elderlore", .size = 7}, turning));
    QVERIFY(document.isModified());
    document.undoStack().undo();
    QVERIFY(!document.isModified());
    QCOMPARE(document.world().settings().size, 6);
}

void TestReseedWorld::selectionStaysWhileTheSizesDo()
{
    Document document(elderlore);
    const CellPlace place{.zone = {31, 30}, .cell = {63, 1}};
    document.selection().select(place);
    QVERIFY(document.reseed({.name = "Ostermere"}));
    QVERIFY(document.selection().selected() == place);
    QVERIFY(document.reseed({.name = "Ostermere", .size = 4}));
    QVERIFY(!document.selection().selected());
}

ZONEWRIGHT_TEST(reseedworld, TestReseedWorld)

#include "tst_reseedworld.moc"
