#include "app/gotoplace.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace zonewright;

class TestGoToPlace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesToAZone();
    void goesToACellOfTheZoneView();
    void wrapsAndSaysSo();
    void refusesNonsense();
    void escapeGoesNowhere();
};

namespace {

struct OpenGoTo
{
    test::Editor editor;

    OpenGoTo() { editor.show(); }

    GoToPlace& popup() { return editor.part<GoToPlace>("goToPlace"); }

    QLineEdit& edit() { return editor.part<QLineEdit>("goToEdit"); }

    QString says() { return editor.text("goToSays"); }

    void type(const char* text)
    {
        QTest::keyClick(&editor.window, Qt::Key_G, Qt::ControlModifier);
        QVERIFY(popup().isVisible());
        QVERIFY(edit().hasFocus());
        QVERIFY(edit().text().isEmpty());
        QTest::keyClicks(&edit(), QLatin1String(text));
    }

    void enter() { QTest::keyClick(&edit(), Qt::Key_Return); }

    const std::optional<CellPlace>& selected() { return editor.document.selection().selected(); }
};

} // namespace

void TestGoToPlace::goesToAZone()
{
    OpenGoTo open;
    open.editor.action(ActionId::ActualSize).trigger();
    open.type("3, 30");
    QVERIFY(open.says().contains(QStringLiteral("Zone 3,30")));
    open.enter();
    QVERIFY(open.popup().isHidden());
    const int middle = open.editor.document.world().zoneSide() / 2;
    const CellPlace place{.zone = {3, 30}, .cell = {middle, middle}};
    QVERIFY(open.selected() == place);
    QVERIFY(open.editor.worldView().middle() == place);
    QVERIFY(open.editor.worldView().hasFocus());
}

void TestGoToPlace::goesToACellOfTheZoneView()
{
    OpenGoTo open;
    open.editor.window.setTab(MapTab::Zone);
    open.type("5,6:1,2");
    open.enter();
    const CellPlace place{.zone = {5, 6}, .cell = {1, 2}};
    QVERIFY(open.selected() == place);
    QVERIFY(open.editor.zoneView().zone() == Point(5, 6));
}

void TestGoToPlace::wrapsAndSaysSo()
{
    OpenGoTo open;
    const int side = open.editor.document.world().zones().side();
    open.type("-1,0:-1,0");
    QVERIFY(open.says().startsWith(QStringLiteral("Zone %1,0").arg(side - 2)));
    QVERIFY(open.says().endsWith(QStringLiteral("(around the world)")));
    open.enter();
    const CellPlace place{.zone = {side - 2, 0}, .cell = {open.editor.document.world().zoneSide() - 1, 0}};
    QVERIFY(open.selected() == place);
}

void TestGoToPlace::refusesNonsense()
{
    OpenGoTo open;
    QSignalSpy chosen(&open.popup(), &GoToPlace::placeChosen);
    open.type("north");
    QVERIFY(!open.edit().property("invalid").toBool()); // still being typed
    open.enter();
    QVERIFY(open.popup().isVisible());
    QVERIFY(open.says().contains(QStringLiteral("“north”")));
    QVERIFY(open.says().contains(QStringLiteral("17,13")));
    QVERIFY(open.edit().property("invalid").toBool());
    open.edit().clear();
    open.enter();
    QVERIFY(open.says().contains(QStringLiteral("17,13")));
    QVERIFY(open.popup().isVisible());
    QCOMPARE(chosen.size(), 0);
    QTest::keyClicks(&open.edit(), QStringLiteral("1,1"));
    QVERIFY(!open.edit().property("invalid").toBool());
    open.enter();
    QCOMPARE(chosen.size(), 1);
}

void TestGoToPlace::escapeGoesNowhere()
{
    OpenGoTo open;
    const auto before = open.selected();
    open.type("1,1");
    QTest::keyClick(&open.edit(), Qt::Key_Escape);
    QVERIFY(open.popup().isHidden());
    QVERIFY(open.selected() == before);
    QVERIFY(open.editor.worldView().hasFocus());
}

ZONEWRIGHT_TEST(gotoplace, TestGoToPlace)

#include "tst_gotoplace.moc"
