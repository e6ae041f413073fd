#include "app/dockaction.h"
#include "app/dockregistry.h"
#include "app/helptopics.h"
#include "app/helpwiring.h"
#include "app/onscreen.h"
#include "gui/editor.h"
#include "handbook/windowparts.h"
#include "support/testregistry.h"

#include <QAbstractItemView>
#include <QAction>
#include <QDockWidget>
#include <QScreen>
#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

/// The handbook as the main window opens it, by F1 and from the menu.
class TestHandbookHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isAboutWhatHasTheKeys();
    void opensFromTheMenu();
    void isThereOnTheWelcomePage();
    void isAboutTheDockThatWasClicked_data();
    void isAboutTheDockThatWasClicked();
    void isAboutTheDockOfATab();
    void endsTheSearch();
    void opensOnTheScreen();
    void goesWithTheMainWindow();
};

namespace {

const HelpTopic& topicOf(const char* widget)
{
    return *std::ranges::find_if(helpTopics(), [widget](const HelpTopic& topic) {
        return QLatin1String(topic.widget) == QLatin1String(widget);
    });
}

HandbookWindow& handbookOf(Editor& editor)
{
    return editor.window.findChild<HelpWiring*>()->handbook();
}

} // namespace

/// A name that nothing has would open nothing, so each is looked for in the window.
void TestHandbookHelp::isAboutWhatHasTheKeys()
{
    Editor editor;
    for (const ActionId id : {ActionId::Export, ActionId::Settings, ActionId::SimulationSettings, ActionId::RunUntil})
        editor.action(id).trigger();
    auto* help = editor.window.findChild<HelpWiring*>();
    QVERIFY(help != nullptr);
    for (const HelpTopic& topic : helpTopics()) {
        auto* subject = editor.window.findChild<QWidget*>(QLatin1String(topic.widget));
        QVERIFY2(subject != nullptr, topic.widget);
        help->showHelpOn(subject);
        QCOMPARE(help->handbook().place(),
                 (HandbookPlace{.page = QLatin1String(topic.page), .heading = topic.heading}));
        for (const QWidget* inner : subject->findChildren<QWidget*>())
            QVERIFY2(helpTopicOf(inner) != nullptr, topic.widget);
    }
}

void TestHandbookHelp::opensFromTheMenu()
{
    Editor editor;
    editor.show();
    editor.action(ActionId::Handbook).trigger();
    HandbookWindow& window = editor.window.findChild<HelpWiring*>()->handbook();
    QVERIFY(window.isVisible());
    QVERIFY(!window.isModal());
    window.close();
    auto& dungeons = editor.part<QWidget>("dungeons");
    dungeons.findChild<QAbstractItemView*>()->setFocus();
    QTest::keyClick(&editor.window, Qt::Key_F1);
    QCOMPARE(window.place().page, QStringLiteral("dungeons"));
    QVERIFY(window.isVisible());
}

void TestHandbookHelp::isThereOnTheWelcomePage()
{
    Editor editor;
    editor.show();
    editor.action(ActionId::ShowWelcome).trigger();
    QTRY_VERIFY(editor.part<QWidget>("welcomePage").isVisible());
    QVERIFY(!editor.action(ActionId::Save).isEnabled());
    for (const ActionId id : {ActionId::Handbook, ActionId::About, ActionId::ShowWelcome})
        QVERIFY(editor.action(id).isEnabled());
    QTest::keyClick(&editor.window, Qt::Key_F1);
    QVERIFY(handbookOf(editor).isVisible());
    QCOMPARE(handbookOf(editor).place(), (HandbookPlace{.page = QStringLiteral("first-level")}));
}

void TestHandbookHelp::isAboutTheDockThatWasClicked_data()
{
    QTest::addColumn<bool>("byCommand");
    QTest::newRow("by mouse") << false;
    QTest::newRow("by command") << true;
}

/// Some docks take no keys, or none while they are empty.
void TestHandbookHelp::isAboutTheDockThatWasClicked()
{
    QFETCH(bool, byCommand);
    Editor editor;
    editor.show();
    for (const DockRow& row : dockTable()) {
        auto& dock = editor.part<QDockWidget>(row.id);
        dock.hide();
        editor.worldView().setFocus();
        QTest::mouseClick(&editor.worldView(), Qt::LeftButton);
        if (byCommand) {
            dock.findChild<DockAction*>()->trigger();
        } else {
            dock.show();
            dock.raise();
            QTest::mouseClick(dock.widget(), Qt::LeftButton, {}, {1, 1});
        }
        const HelpTopic& topic = topicOf(row.id);
        const HandbookPlace place{.page = QLatin1String(topic.page), .heading = topic.heading};
        QTest::keyClick(&editor.window, Qt::Key_F1);
        QVERIFY2(handbookOf(editor).place() == place, row.id);
        handbookOf(editor).close();
        editor.window.activateWindow();
        QTRY_VERIFY(editor.window.isActiveWindow());
    }
    QTest::keyClick(&editor.window, Qt::Key_F1); // the keys only came back where they were
    QCOMPARE(handbookOf(editor).place().page, QLatin1String(topicOf(dockTable().back().id).page));
    handbookOf(editor).close();
    editor.part<QLineEdit>("nameEdit").setFocus();
    editor.worldView().setFocus();
    QTest::keyClick(&editor.window, Qt::Key_F1);
    QCOMPARE(handbookOf(editor).place().page, QStringLiteral("world"));
}

void TestHandbookHelp::isAboutTheDockOfATab()
{
    Editor editor;
    editor.show();
    int tabs = 0;
    for (auto* bar : editor.window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; bar->isVisible() && tab < bar->count(); ++tab) {
            bar->setCurrentIndex((tab + 1) % bar->count());
            editor.worldView().setFocus();
            QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(tab).center());
            const auto docks = editor.window.findChildren<QDockWidget*>();
            const auto dock = std::ranges::find(docks, bar->tabText(tab), &QDockWidget::windowTitle);
            QVERIFY(dock != docks.end());
            const HelpTopic& topic = topicOf(qPrintable((*dock)->objectName()));
            QTest::keyClick(&editor.window, Qt::Key_F1);
            QVERIFY2(handbookOf(editor).place() ==
                         (HandbookPlace{.page = QLatin1String(topic.page), .heading = topic.heading}),
                     topic.widget);
            handbookOf(editor).close();
            ++tabs;
        }
    }
    QVERIFY(tabs > 3);
}

void TestHandbookHelp::endsTheSearch()
{
    Editor editor;
    editor.show();
    auto* help = editor.window.findChild<HelpWiring*>();
    help->showHelpOn(&editor.worldView());
    HandbookWindow& window = help->handbook();
    find(window, QStringLiteral("dragon"));
    auto& search = part<QLineEdit>(window, "handbookSearch");
    help->showHelpOn(&search); // F1 in the handbook itself
    QVERIFY(!search.text().isEmpty());
    window.close();
    help->showHelpOn(&editor.zoneView());
    QVERIFY(search.text().isEmpty());
    QCOMPARE(part<QStackedWidget>(window, "handbookSide").currentWidget()->objectName(),
             QStringLiteral("handbookContents"));
    QCOMPARE(window.place().page, QStringLiteral("zone"));
    QVERIFY(page(window).extraSelections().empty());
}

/// The screen of these tests is smaller than the handbook would be at first.
void TestHandbookHelp::opensOnTheScreen()
{
    Editor editor;
    editor.show();
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY(screen.width() < 1000);
    editor.window.move(-300, 200);
    editor.action(ActionId::Handbook).trigger();
    HandbookWindow& window = handbookOf(editor);
    QVERIFY(screen.contains(window.geometry()));
    QVERIFY(window.width() <= screen.width() * 0.8 && window.height() <= screen.height() * 0.8);
    window.move(5000, 5000);
    bringDialogsOnScreen({screen}); // as when a screen goes
    QVERIFY(screen.contains(window.geometry()));
    window.close();
    window.setGeometry(5000, 5000, 600, 500);
    editor.action(ActionId::Handbook).trigger();
    QVERIFY(screen.contains(window.geometry()));
}

void TestHandbookHelp::goesWithTheMainWindow()
{
    Editor editor;
    editor.show();
    editor.action(ActionId::Handbook).trigger();
    HandbookWindow& window = editor.window.findChild<HelpWiring*>()->handbook();
    QVERIFY(window.isVisible());
    editor.window.close();
    QVERIFY(!window.isVisible());
}

ZONEWRIGHT_TEST(handbookhelp, TestHandbookHelp)
#include "tst_handbookhelp.moc"
