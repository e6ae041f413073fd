#include "app/onscreen.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QDockWidget>

using namespace zonewright;

class TestOnScreen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesAreBroughtOnScreen_data();
    void framesAreBroughtOnScreen();
    void withoutScreensNothingMoves();
    void floatingDocksComeBack_data();
    void floatingDocksComeBack();
    void largestWindowsStay();
    void windowIsBroughtBackOnlyWhenItsTitleIsOut();
    void screensMoveDocksAlone();
};

void TestOnScreen::framesAreBroughtOnScreen_data()
{
    QTest::addColumn<QRect>("frame");
    QTest::addColumn<QRect>("brought");
    QTest::newRow("inside") << QRect(100, 100, 800, 600) << QRect(100, 100, 800, 600);
    QTest::newRow("on the second") << QRect(2000, 100, 800, 600) << QRect(2000, 100, 800, 600);
    QTest::newRow("over both") << QRect(1500, 100, 800, 600) << QRect(1500, 100, 800, 600);
    QTest::newRow("wide over both") << QRect(100, 100, 3000, 800) << QRect(100, 100, 3000, 800);
    QTest::newRow("half outside") << QRect(-600, 100, 800, 600) << QRect(-600, 100, 800, 600);
    QTest::newRow("below the bottom, title seen") << QRect(100, 1000, 800, 600) << QRect(100, 1000, 800, 600);
    QTest::newRow("too little of the title") << QRect(-700, 100, 800, 600) << QRect(560, 240, 800, 600);
    QTest::newRow("far to the east: the nearer screen") << QRect(9000, 100, 800, 600) << QRect(2160, 212, 800, 600);
    QTest::newRow("far to the west") << QRect(-9000, 100, 800, 600) << QRect(560, 240, 800, 600);
    QTest::newRow("below the second, lower edge") << QRect(2000, 1020, 800, 600) << QRect(2160, 212, 800, 600);
    QTest::newRow("title above") << QRect(100, -300, 800, 600) << QRect(560, 240, 800, 600);
    QTest::newRow("on a third that is gone") << QRect(3300, 100, 800, 600) << QRect(2160, 212, 800, 600);
    QTest::newRow("larger than the screen") << QRect(-9000, 0, 4000, 3000) << QRect(0, 0, 1920, 1080);
    QTest::newRow("reached, but too large") << QRect(0, 0, 3840, 2100) << QRect(0, 0, 1920, 1080);
    QTest::newRow("small panel") << QRect(1900, 10, 60, 40) << QRect(1900, 10, 60, 40);
}

void TestOnScreen::framesAreBroughtOnScreen()
{
    QFETCH(QRect, frame);
    QFETCH(QRect, brought);
    const QList<QRect> screens{QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)};
    QCOMPARE(broughtOnScreen(frame, screens), brought);
    QCOMPARE(broughtOnScreen(brought, screens), brought); // and stays there
}

void TestOnScreen::withoutScreensNothingMoves()
{
    QCOMPARE(broughtOnScreen({9000, 9000, 10, 10}, {}), QRect(9000, 9000, 10, 10));
}

void TestOnScreen::floatingDocksComeBack_data()
{
    QTest::addColumn<QList<QRect>>("screens");
    QTest::newRow("second screen gone") << QList<QRect>{QRect(0, 0, 1600, 900)};
    QTest::newRow("screens side by side") << QList<QRect>{QRect(-1280, 0, 1280, 900), QRect(0, 0, 1600, 900)};
    QTest::newRow("one above the other") << QList<QRect>{QRect(0, 0, 1600, 900), QRect(0, 900, 1600, 900)};
}

void TestOnScreen::floatingDocksComeBack()
{
    QFETCH(QList<QRect>, screens);
    test::Editor editor;
    editor.show();
    auto& minimap = editor.part<QDockWidget>("minimap");
    auto& history = editor.part<QDockWidget>("history");
    minimap.setFloating(true);
    minimap.setGeometry(2500, 300, 300, 300);
    const QRect docked = history.geometry();
    bringOnScreen(editor.window, screens);
    bool isSeen = false;
    for (const QRect& screen : screens)
        isSeen = isSeen || screen.contains(minimap.geometry());
    QVERIFY(isSeen);
    QVERIFY(minimap.isFloating());
    QCOMPARE(minimap.size(), QSize(300, 300));
    QCOMPARE(history.geometry(), docked);
    minimap.setGeometry(40, 50, 300, 300);
    bringOnScreen(editor.window, screens);
    QCOMPARE(minimap.geometry(), QRect(40, 50, 300, 300));
}

void TestOnScreen::largestWindowsStay()
{
    test::Editor editor;
    editor.window.showMaximized();
    const QRect geometry = editor.window.geometry();
    bringOnScreen(editor.window, {QRect(0, 0, 100, 100)});
    QVERIFY(editor.window.isMaximized());
    QCOMPARE(editor.window.geometry(), geometry);
}

void TestOnScreen::windowIsBroughtBackOnlyWhenItsTitleIsOut()
{
    test::Editor editor;
    editor.show();
    const QList<QRect> screens{QRect(0, 0, 1000, 700)};
    editor.window.setGeometry(-200, 300, 1400, 900); // too large, but one can take hold of it
    const QRect reached = editor.window.geometry();
    QVERIFY(isReachable(reached, screens));
    bringOnScreen(editor.window, screens);
    QCOMPARE(editor.window.geometry(), reached);
    editor.window.move(-2000, 300);
    QVERIFY(!isReachable(editor.window.geometry(), screens));
    bringOnScreen(editor.window, screens);
    QVERIFY(isReachable(editor.window.geometry(), screens));
}

void TestOnScreen::screensMoveDocksAlone()
{
    test::Editor editor;
    editor.show();
    auto& minimap = editor.part<QDockWidget>("minimap");
    minimap.setFloating(true);
    minimap.setGeometry(2500, 300, 300, 300);
    editor.window.move(-5000, 300);
    const QRect window = editor.window.geometry();
    bringDocksOnScreen(editor.window, {QRect(0, 0, 1600, 900)});
    QVERIFY(QRect(0, 0, 1600, 900).contains(minimap.geometry()));
    QCOMPARE(editor.window.geometry(), window);
}

ZONEWRIGHT_TEST(onscreen, TestOnScreen)

#include "tst_onscreen.moc"
