#include "app/cardgrid.h"
#include "app/openingwiring.h"
#include "app/recentdelegate.h"
#include "app/recentlist.h"
#include "app/samplecard.h"
#include "app/samples.h"
#include "app/welcomepage.h"
#include "gui/editor.h"
#include "project/projectfile.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QFile>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolBar>

using namespace zonewright;

class TestWelcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesAreWhatTheirCardsSay();
    void nothingActsOnAProjectOutOfSight();
    void escAndTheButtonGoBack();
    void withoutAProjectThereIsNoWayBack();
    void newAndSamplesLeaveIt();
    void enterOpensACard();
    void tabGoesThroughThePage();
    void cardsHavePictures();
    void cardsAreCompleteOnlyOnceTheyAreLookedAtAnew();
    void cardsFillTheirRows();
    void recentProjectsAreChosen();
    void recentProjectsAreTakenOff();
    void themesChangeThePage();
    void docksComeBackAsTheyWere();
    void firstDocksAreInFront_data();
    void firstDocksAreInFront();
    void sessionKeepsTheDocks();
    void docksHiddenForAWhileStaySo();
    void changesAreAskedAbout();
    void fitsASmallScreen();

private:
    QString makeFile(const QString& name);

    QTemporaryDir m_folder;
};

namespace {

/// The window as it is when nothing was opened.
struct WelcomedWindow
{
    Document document{{.name = "Ostermere"}};
    MainWindow window{document};

    WelcomedWindow()
    {
        window.resize(1200, 800);
        window.opening().welcome().show();
    }
};

SampleCard& cardOf(MainWindow& window, const char* name)
{
    for (auto* card : window.findChildren<SampleCard*>()) {
        if (card->text() == QLatin1String(name))
            return *card;
    }
    qFatal("no card of %s", name);
}

void waitForWindow(MainWindow& window)
{
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QTRY_VERIFY_WITH_TIMEOUT(window.isSettled(), 60'000);
}

} // namespace

QString TestWelcome::makeFile(const QString& name)
{
    const QString path = m_folder.filePath(name);
    QFile::copy(QStringLiteral(":/samples/undermarch.zonewright"), path);
    return path;
}

void TestWelcome::samplesAreWhatTheirCardsSay()
{
    QVERIFY(samples().size() >= 2);
    for (const Sample& sample : samples()) {
        const auto project = readProject(QLatin1String(sample.file));
        QVERIFY2(project.has_value(), sample.file);
        QCOMPARE(project->world.name, std::string(sample.name));
        QVERIFY(!sampleDescription(sample).isEmpty());
    }
}

void TestWelcome::nothingActsOnAProjectOutOfSight()
{
    test::Editor editor;
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    editor.action(ActionId::ShowWelcome).trigger();
    QVERIFY(editor.part<WelcomePage>("welcomePage").isVisible());
    QVERIFY(!editor.worldView().isVisible());
    for (const auto* dock : editor.window.findChildren<QDockWidget*>()) {
        QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
        QVERIFY(!dock->toggleViewAction()->isEnabled());
    }
    for (const auto* bar : editor.window.findChildren<QToolBar*>())
        QVERIFY(!bar->isVisible());
    for (const ActionId id : {ActionId::Save, ActionId::SaveAs, ActionId::Undo, ActionId::Redo, ActionId::RandomName,
                              ActionId::CopySeed, ActionId::Fit, ActionId::ShowZone, ActionId::ShowDocks})
        QVERIFY2(!editor.action(id).isEnabled(), qPrintable(editor.action(id).objectName()));
    for (const ActionId id : {ActionId::New, ActionId::Open, ActionId::Quit, ActionId::DarkTheme, ActionId::About})
        QVERIFY2(editor.action(id).isEnabled(), qPrintable(editor.action(id).objectName()));
    QTest::keyClick(&editor.window, Qt::Key_R, Qt::ControlModifier);
    QTest::keyClick(&editor.window, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(editor.part<WelcomePage>("welcomePage").isVisible());
}

void TestWelcome::escAndTheButtonGoBack()
{
    test::Editor editor;
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    for (const bool byKey : {true, false}) {
        editor.action(ActionId::ShowWelcome).trigger();
        QVERIFY(!editor.worldView().isVisible());
        if (byKey)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        else
            QTest::mouseClick(&editor.part<QPushButton>("backButton"), Qt::LeftButton);
        QVERIFY(editor.worldView().isVisible());
        QVERIFY(editor.worldView().hasFocus());
        QVERIFY(editor.part<QDockWidget>("inspector").isVisible());
        QVERIFY(editor.part<QToolBar>("fileBar").isVisible());
        QVERIFY(editor.action(ActionId::Undo).isEnabled());
        QVERIFY(!editor.action(ActionId::Redo).isEnabled()); // as before
        QVERIFY(editor.action(ActionId::Save).isEnabled());
        QCOMPARE(editor.name(), std::string("Westwold"));
    }
}

void TestWelcome::withoutAProjectThereIsNoWayBack()
{
    WelcomedWindow editor;
    waitForWindow(editor.window);
    QVERIFY(!editor.window.opening().welcome().hasProject());
    QVERIFY(!editor.window.findChild<QPushButton*>(QStringLiteral("backButton"))->isVisible());
    QCOMPARE(editor.window.windowTitle(), QStringLiteral("Zonewright"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(editor.window.opening().welcome().isShown());
    QVERIFY(editor.window.session().project.isEmpty());
    QVERIFY(editor.window.close()); // there is nothing to save
}

void TestWelcome::newAndSamplesLeaveIt()
{
    WelcomedWindow editor;
    waitForWindow(editor.window);
    QTest::mouseClick(editor.window.findChild<QPushButton*>(QStringLiteral("newButton")), Qt::LeftButton);
    QVERIFY(!editor.window.opening().welcome().isShown());
    QVERIFY(editor.window.opening().welcome().hasProject());
    QVERIFY(editor.window.windowTitle().endsWith(QStringLiteral("[*] — Zonewright")));
    editor.window.actions()[ActionId::ShowWelcome]->trigger();
    QTest::mouseClick(&cardOf(editor.window, "Undermarch"), Qt::LeftButton);
    QVERIFY(!editor.window.opening().welcome().isShown());
    QCOMPARE(editor.document.title(), QStringLiteral("Undermarch"));
    QCOMPARE(editor.document.project().dungeons.size(), std::size_t{6});
    QCOMPARE(editor.document.fileName(), QString());
    QVERIFY(editor.window.opening().recentFiles().files().empty());
}

void TestWelcome::enterOpensACard()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
        WelcomedWindow editor;
        waitForWindow(editor.window);
        SampleCard& card = cardOf(editor.window, "Farreach");
        card.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&card, key);
        QCOMPARE(editor.document.title(), QStringLiteral("Farreach"));
    }
}

void TestWelcome::tabGoesThroughThePage()
{
    WelcomedWindow editor;
    editor.window.opening().recentFiles().add(makeFile(QStringLiteral("tab.zonewright")));
    waitForWindow(editor.window);
    QApplication::setActiveWindow(&editor.window);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("newButton"));
    QStringList reached;
    for (int i = 0; i < 7; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        const auto* card = qobject_cast<SampleCard*>(QApplication::focusWidget());
        reached << (card ? card->text() : QApplication::focusWidget()->objectName());
    }
    QCOMPARE(reached, QStringList({QStringLiteral("openButton"), QStringLiteral("Elderlore"),
                                   QStringLiteral("Undermarch"), QStringLiteral("Farreach"), QStringLiteral("Empty"),
                                   QStringLiteral("clearButton"), QStringLiteral("recentList")}));
}

void TestWelcome::cardsHavePictures()
{
    WelcomedWindow editor;
    waitForWindow(editor.window);
    for (auto* card : editor.window.findChildren<SampleCard*>()) {
        const QImage image = card->grab().toImage();
        QSet<QRgb> colors;
        for (int x = 10; x < image.width() - 10; ++x)
            colors.insert(image.pixel(x, image.height() / 4));
        QVERIFY2(colors.size() > 15, qPrintable(card->text()));
        QVERIFY(!card->accessibleName().isEmpty() && !card->accessibleDescription().isEmpty());
    }
}

/// The files may be others by the time that the page is shown again.
void TestWelcome::cardsAreCompleteOnlyOnceTheyAreLookedAtAnew()
{
    test::Editor editor;
    editor.show();
    editor.action(ActionId::ShowWelcome).trigger();
    waitForWindow(editor.window);
    const auto cards = editor.window.findChildren<SampleCard*>();
    QVERIFY(cards.front()->isComplete());
    editor.window.opening().welcome().leave();
    editor.action(ActionId::ShowWelcome).trigger();
    for (const SampleCard* card : cards)
        QVERIFY(!card->isComplete());
    QVERIFY(!editor.window.isSettled());
    waitForWindow(editor.window);
    for (const SampleCard* card : cards)
        QVERIFY(card->isComplete() || card->visibleRegion().isEmpty());
}

void TestWelcome::cardsFillTheirRows()
{
    WelcomedWindow editor;
    waitForWindow(editor.window);
    const auto& grid = *editor.window.findChild<CardGrid*>();
    const auto cards = editor.window.findChildren<SampleCard*>();
    for (const auto& [width, columns] : {std::pair{1400, 4}, {900, 4}, {640, 3}, {480, 2}}) {
        editor.window.resize(width, 700);
        QCoreApplication::processEvents();
        QCOMPARE(grid.columns(), columns);
        for (const SampleCard* card : cards) {
            QVERIFY(std::abs(card->width() - cards.first()->width()) <= 1);
            QTRY_VERIFY(card->height() >= card->heightForWidth(card->width()));
        }
        QCOMPARE(cards.first()->mapTo(&grid, QPoint()).x(), 0);
        QVERIFY(std::abs(cards.at(columns - 1)->geometry().right() - grid.rect().right()) <= 1);
    }
}

void TestWelcome::recentProjectsAreChosen()
{
    const QString first = makeFile(QStringLiteral("first.zonewright"));
    const QString second = makeFile(QStringLiteral("second.zonewright"));
    for (const bool byKey : {true, false}) {
        WelcomedWindow editor;
        RecentFiles& files = editor.window.opening().recentFiles();
        files.add(first);
        files.add(second);
        waitForWindow(editor.window);
        auto& list = *editor.window.findChild<RecentList*>();
        QVERIFY(list.isVisible());
        QVERIFY(list.height() >= 2 * list.sizeHintForRow(0)); // no scrolling within the scrolled page
        list.setFocus(Qt::TabFocusReason);
        const QModelIndex index = list.model()->index(1, 0);
        if (byKey) {
            QTest::keyClick(&list, Qt::Key_Down);
            QTest::keyClick(&list, Qt::Key_Return);
        } else {
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
        }
        QCOMPARE(editor.document.fileName(), first);
        QVERIFY(!editor.window.opening().welcome().isShown());
    }
}

void TestWelcome::recentProjectsAreTakenOff()
{
    WelcomedWindow editor;
    RecentFiles& files = editor.window.opening().recentFiles();
    const QString gone = makeFile(QStringLiteral("gone.zonewright"));
    const QString there = makeFile(QStringLiteral("there.zonewright"));
    files.add(there);
    files.add(gone);
    waitForWindow(editor.window);
    auto& list = *editor.window.findChild<RecentList*>();
    const QImage before = list.grab().toImage();
    QFile::remove(gone);
    files.refresh();
    QTRY_VERIFY(list.grab().toImage() != before); // it stands back
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    QVERIFY(editor.window.opening().welcome().isShown());
    QVERIFY(editor.window.findChild<QLabel*>(QStringLiteral("messageText"))->text().contains(QStringLiteral("gone")));
    const QRect row = list.visualRect(list.model()->index(0, 0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, RecentDelegate::crossOf(row).center());
    QCOMPARE(files.files().size(), std::size_t{1});
    QCOMPARE(files.files().front().path, there);
    list.setFocus();
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_Delete);
    QVERIFY(files.files().empty());
    QVERIFY(!list.isVisible());
    QVERIFY(editor.window.findChild<QLabel*>(QStringLiteral("noRecentLabel"))->isVisible());
}

/// A theme takes the fonts of plain widgets back.
void TestWelcome::themesChangeThePage()
{
    WelcomedWindow editor;
    waitForWindow(editor.window);
    const auto& title = *editor.window.findChild<QLabel*>(QStringLiteral("title"));
    const double large = title.font().pointSizeF();
    QVERIFY(large > 1.8 * QApplication::font().pointSizeF());
    const QImage light = editor.window.grab().toImage();
    editor.window.setThemeChoice(ThemeChoice::Dark);
    QVERIFY(!editor.window.isSettled()); // until the pictures of this theme are there
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    QCOMPARE(title.font().pointSizeF(), large);
    QVERIFY(editor.window.grab().toImage() != light);
    editor.window.setThemeChoice(ThemeChoice::Light);
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    QVERIFY(editor.window.grab().toImage() == light);
}

void TestWelcome::docksComeBackAsTheyWere()
{
    test::Editor editor;
    editor.window.resize(1400, 900);
    editor.show();
    editor.part<QDockWidget>("legend").close();
    QCoreApplication::processEvents();
    const QRect inspector = editor.part<QDockWidget>("inspector").geometry();
    const QRect minimap = editor.part<QDockWidget>("minimap").geometry();
    editor.action(ActionId::ShowWelcome).trigger();
    QCoreApplication::processEvents();
    editor.window.opening().welcome().leave();
    QCoreApplication::processEvents();
    QVERIFY(editor.part<QDockWidget>("legend").isHidden());
    QCOMPARE(editor.part<QDockWidget>("inspector").geometry(), inspector);
    QCOMPARE(editor.part<QDockWidget>("minimap").geometry(), minimap);

    editor.action(ActionId::ShowDocks).trigger(); // hidden by the designer: they stay so
    editor.action(ActionId::ShowWelcome).trigger();
    editor.window.opening().welcome().leave();
    QVERIFY(editor.part<QDockWidget>("inspector").isHidden());
    editor.action(ActionId::ShowDocks).trigger();
    QVERIFY(editor.part<QDockWidget>("inspector").isVisible());
    QVERIFY(editor.part<QDockWidget>("legend").isHidden());
}

/// A program that is closed on the welcome page, and one that begins there, keep and find the docks as they are with a
/// project.
void TestWelcome::firstDocksAreInFront_data()
{
    QTest::addColumn<bool>("isNew");
    QTest::newRow("new") << true;
    QTest::newRow("sample") << false;
}

/// As when a file is given to the program.
void TestWelcome::firstDocksAreInFront()
{
    QFETCH(bool, isNew);
    WelcomedWindow editor;
    waitForWindow(editor.window);
    if (isNew)
        editor.window.files().startNew();
    else
        editor.window.files().openSample();
    waitForWindow(editor.window);
    test::Editor given;
    given.show();
    for (const DockRow& row : dockTable()) {
        const auto isInFront = [&row](MainWindow& window) {
            return !window.findChild<QDockWidget*>(QLatin1String(row.id))->visibleRegion().isEmpty();
        };
        QVERIFY2(isInFront(editor.window) == isInFront(given.window), row.id);
        QVERIFY2(row.tabOf == nullptr || !isInFront(given.window), row.id);
    }
}

/// The one that was closed before stays closed, behind the welcome page too.
void TestWelcome::docksHiddenForAWhileStaySo()
{
    Session kept;
    {
        test::Editor editor;
        editor.show();
        editor.part<QDockWidget>("legend").close();
        editor.part<QDockWidget>("rooms").raise();
        QCoreApplication::processEvents();
        editor.action(ActionId::ShowDocks).trigger();
        kept = editor.window.session();
    }
    QSettings settings(m_folder.filePath(QStringLiteral("hidden.ini")), QSettings::IniFormat);
    writeSession(settings, kept);
    for (const bool isWelcomed : {false, true}) {
        test::Editor editor;
        if (isWelcomed)
            editor.window.opening().welcome().show();
        editor.window.restoreSession(*readSession(settings));
        editor.window.resize(1200, 800);
        editor.show();
        QVERIFY(editor.window.session().docks == kept.docks || isWelcomed);
        QVERIFY(editor.window.session().docksHidden);
        if (isWelcomed)
            editor.window.files().openSample();
        QVERIFY(!editor.action(ActionId::ShowDocks).isChecked());
        for (const auto* dock : editor.window.findChildren<QDockWidget*>())
            QVERIFY2(dock->isHidden(), qPrintable(dock->objectName()));
        editor.action(ActionId::ShowDocks).trigger();
        QVERIFY(!editor.window.session().docksHidden);
        for (const auto* dock : editor.window.findChildren<QDockWidget*>())
            QCOMPARE(dock->isHidden(), dock->objectName() == QLatin1String("legend"));
        QTRY_VERIFY(!editor.part<QDockWidget>("rooms").visibleRegion().isEmpty());
        QVERIFY(editor.part<QDockWidget>("rooms").width() > 150 && editor.worldView().width() > 400);
    }
}

void TestWelcome::sessionKeepsTheDocks()
{
    Session kept;
    QRect inspector;
    {
        WelcomedWindow editor; // closed without ever showing a project
        waitForWindow(editor.window);
        kept = editor.window.session();
        editor.window.files().openSample();
        waitForWindow(editor.window);
        QVERIFY(editor.window.findChild<QDockWidget*>(QStringLiteral("inspector"))->width() > 150);
        QVERIFY(editor.window.findChild<WorldView*>()->width() > 400);
    }
    {
        test::Editor editor;
        editor.window.restoreSession(kept);
        editor.window.resize(1200, 800); // the screen of tests is smaller
        editor.show();
        QVERIFY(editor.part<QDockWidget>("inspector").isVisible());
        QVERIFY(editor.part<QDockWidget>("inspector").width() > 150);
        QVERIFY(editor.part<QToolBar>("fileBar").isVisible());
        QVERIFY(editor.worldView().width() > 400);
        editor.part<QDockWidget>("history").close();
        QCoreApplication::processEvents();
        inspector = editor.part<QDockWidget>("inspector").geometry();
        editor.action(ActionId::ShowWelcome).trigger();
        kept = editor.window.session();
    }
    WelcomedWindow editor;
    editor.window.restoreSession(kept);
    editor.window.resize(1200, 800);
    waitForWindow(editor.window);
    QVERIFY(editor.window.opening().welcome().isShown());
    editor.window.files().openSample();
    waitForWindow(editor.window);
    QVERIFY(editor.window.findChild<QDockWidget*>(QStringLiteral("history"))->isHidden());
    QCOMPARE(editor.window.findChild<QDockWidget*>(QStringLiteral("inspector"))->geometry(), inspector);
    QVERIFY(editor.window.actions()[ActionId::ShowDocks]->isChecked());
}

void TestWelcome::changesAreAskedAbout()
{
    test::Editor editor;
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    editor.action(ActionId::ShowWelcome).trigger();
    test::answerBox(QMessageBox::RejectRole);
    cardOf(editor.window, "Farreach").click();
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(editor.window.opening().welcome().isShown());
    test::answerBox(QMessageBox::DestructiveRole);
    cardOf(editor.window, "Farreach").click();
    QCOMPARE(editor.name(), std::string("Farreach"));
    QVERIFY(!editor.action(ActionId::Undo).isEnabled());
}

void TestWelcome::fitsASmallScreen()
{
    WelcomedWindow editor;
    editor.window.resize(640, 480);
    waitForWindow(editor.window);
    QCOMPARE(editor.window.size(), QSize(640, 480));
    const auto& scroll = *editor.window.findChild<QScrollArea*>(QStringLiteral("scroll"));
    QVERIFY(scroll.widget()->width() <= scroll.viewport()->width()); // nothing is cut at the side
}

ZONEWRIGHT_TEST(welcome, TestWelcome)

#include "tst_welcome.moc"
