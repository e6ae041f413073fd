#include "document/catalogueedits.h"
#include "document/document.h"
#include "render/tileset.h"
#include "support/testregistry.h"
#include "views/pairpreview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestPairPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsThePairInFocus();
    void clicksAskForPins();
    void theSecondPressOfTwoIsNone();
    void keysAskForPins();
    void triedPathsComeAndGo();
    void followsWhatIsPainted();
    void paintsAtAnySize();
};

namespace {

constexpr const char* previewSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct Preview
{
    Document document{{.name = "Elderlore"}};
    PairPreview view;

    Preview()
    {
        [this] { QVERIFY(document.open(QLatin1String(previewSample))); }();
        view.setTilesets(std::make_shared<const Tilesets>());
        view.setDocument(document);
        view.resize(280, 140);
        view.show();
    }

    ItemId catalogue() { return document.roomFocus().catalogue(); }

    void choose(std::int32_t left, std::int32_t right) { document.roomFocus().setPair(RoomCodes{left, right}); }

    QPoint row(int row) { return view.rectOf({view.jointColumn(), row}).center().toPoint(); }

    QImage picture() { return view.grab().toImage(); }
};

} // namespace

void TestPairPreview::showsThePairInFocus()
{
    Preview one;
    QCOMPARE(one.view.jointColumn(), 0);
    const QImage nothing = one.picture();
    one.choose(4, 10);
    QCOMPARE(one.view.jointColumn(), 4);
    const QImage pair = one.picture();
    QVERIFY(pair != nothing);
    one.choose(10, 4);
    QVERIFY(one.picture() != pair);
    one.view.setTheme(Theme::Dark);
    one.choose(4, 10);
    QVERIFY(one.picture() != pair);
    one.document.roomFocus().setPair(std::nullopt);
    QCOMPARE(one.picture(), nothing);
}

void TestPairPreview::clicksAskForPins()
{
    Preview one;
    one.choose(4, 10);
    QSignalSpy toggled(&one.view, &PairPreview::rowToggled);
    for (int row = 1; row <= 5; ++row)
        QCOMPARE(one.view.rowAt(one.row(row)), row == 2 ? 0 : row);
    QTest::mouseClick(&one.view, Qt::LeftButton, {}, one.row(4));
    QCOMPARE(toggled.size(), 1);
    QCOMPARE(toggled.back().at(0).toInt(), 4);
    QTest::mouseClick(&one.view, Qt::LeftButton, {}, one.row(2));
    QTest::mouseClick(&one.view, Qt::LeftButton, {}, one.view.rectOf({2, 3}).center().toPoint());
    QTest::mouseClick(&one.view, Qt::RightButton, {}, one.row(4));
    QCOMPARE(toggled.size(), 1);
}

/// Else the pin that the first press gave would go again with the second.
void TestPairPreview::theSecondPressOfTwoIsNone()
{
    Preview one;
    one.choose(4, 10);
    QSignalSpy toggled(&one.view, &PairPreview::rowToggled);
    QTest::mousePress(&one.view, Qt::LeftButton, {}, one.row(4));
    QMouseEvent second(QEvent::MouseButtonDblClick, one.row(4), one.view.mapToGlobal(one.row(4)), Qt::LeftButton,
                       Qt::LeftButton, {});
    QApplication::sendEvent(&one.view, &second);
    QCOMPARE(toggled.size(), 1);
    QMouseEvent other(QEvent::MouseButtonDblClick, one.row(3), one.view.mapToGlobal(one.row(3)), Qt::LeftButton,
                      Qt::LeftButton, {});
    QApplication::sendEvent(&one.view, &other); // of another candidate it is a first one
    QCOMPARE(toggled.size(), 2);
    QCOMPARE(toggled.back().at(0).toInt(), 3);
}

void TestPairPreview::keysAskForPins()
{
    Preview one;
    one.choose(4, 10);
    QSignalSpy toggled(&one.view, &PairPreview::rowToggled);
    const auto press = [&](Qt::Key key) { QTest::keyClick(&one.view, key); };
    press(Qt::Key_Down); // onto the first, if the focus did not do so
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    press(Qt::Key_Space);
    QCOMPARE(toggled.back().at(0).toInt(), 1);
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(toggled.back().at(0).toInt(), 3);
    for (int i = 0; i < 9; ++i)
        press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(toggled.back().at(0).toInt(), 5);
    one.choose(0, 1); // without candidates there is nothing to pin
    const auto before = toggled.size();
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(toggled.size(), before);
}

void TestPairPreview::triedPathsComeAndGo()
{
    Preview one;
    QVERIFY(setPairPath(one.document, one.catalogue(), 0, 1, {}));
    one.choose(0, 1);
    const QImage blocked = one.picture();
    const PathCells path{{0, 1}, {0, 2}};
    one.view.setTriedPath(path);
    const QImage tried = one.picture();
    QVERIFY(tried != blocked);
    one.view.setTriedPath({});
    QCOMPARE(one.picture(), blocked);
    one.view.setTriedPath(path);
    QVERIFY(setPairPath(one.document, one.catalogue(), 0, 1, path));
    QCOMPARE(one.picture(), tried); // as it was shown
    one.view.setTriedPath({{0, 3}, {0, 4}});
    one.choose(10, 17);
    one.choose(0, 1);
    QCOMPARE(one.picture(), tried); // forgotten with its pair
}

void TestPairPreview::followsWhatIsPainted()
{
    Preview one;
    one.choose(4, 10);
    const QImage before = one.picture();
    QVERIFY(paintRoom(one.document, one.catalogue(), 10, std::array{Point{1, 1}}, false));
    QCOMPARE(one.view.rowAt(one.row(1)), 0);
    QVERIFY(one.picture() != before);
    one.document.undoStack().undo();
    QCOMPARE(one.picture(), before);
    QVERIFY(pinPair(one.document, one.catalogue(), 4, 10, 3));
    QVERIFY(one.picture() != before);
}

void TestPairPreview::paintsAtAnySize()
{
    Preview one;
    one.choose(4, 10);
    for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(20, 300), QSize(900, 700)}) {
        one.view.resize(size);
        QVERIFY(!one.picture().isNull());
    }
}

ZONEWRIGHT_TEST(pairpreview, TestPairPreview)
#include "tst_pairpreview.moc"
