#include "app/language.h"
#include "gui/editor.h"
#include "models/placewords.h"
#include "support/testregistry.h"

#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QLineEdit>
#include <QLocale>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QToolTip>
#include <QTranslator>

using namespace zonewright;

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheSample();
    void diceReseedsAndUndoBringsTheOldWorldBack();
    void typingANameReseeds();
    void sizesReseedAtOnce();
    void hoverIsSaidInTheStatusBar();
    void nothingMovesWhileThePointerDoes();
    void clickIsInspected();
    void selectionStaysWhenTheNameChanges();
    void doubleClickOpensTheZone();
    void zoneTabShowsTheSelectedZone();
    void zoomActionsZoomTheMapInFront();
    void docksHideAndComeBack();
    void brokenFileIsToldAndChangesNothing();
    void vanishedFirstFileIsTold();
    void longMessagesLeaveTheWindow_data();
    void longMessagesLeaveTheWindow();
    void successEndsTheMessage();
    void tipOfAMessageShowsItAsItIs();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void wrongNameIsSaidBesideTheField();
    void savingPutsAWrongNameBack();
    void manyDiceArePaintedOnce();
    void creatureListIsNeverCut();
    void keyboardFocusIsSeen();
    void titleNamesTheFile();
    void modifiedMarkFollowsUndo();
    void undoNamesTheChange();
    void seedIsCopied();
    void aboutIsNotModal();
};

namespace {

class PaintCounter : public QObject
{
public:
    int count = 0;

    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::Paint;
        return false;
    }
};

} // namespace

void TestMainWindow::beginsWithTheSample()
{
    test::Editor editor;
    editor.show();
    QCOMPARE(editor.window.windowTitle(), QStringLiteral("Elderlore[*] — Zonewright"));
    QCOMPARE(editor.part<QLineEdit>("nameEdit").text(), QStringLiteral("Elderlore"));
    QVERIFY(!editor.window.isWindowModified());
    QVERIFY(editor.worldView().isVisible());
    QVERIFY(editor.worldView().hasFocus());
}

void TestMainWindow::diceReseedsAndUndoBringsTheOldWorldBack()
{
    test::Editor editor;
    editor.show();
    const QImage before = test::completePicture(editor.worldView());
    QTest::mouseClick(&editor.part<QToolButton>("diceButton"), Qt::LeftButton);
    const std::string drawn = editor.name();
    QVERIFY(drawn != "Elderlore");
    QCOMPARE(editor.part<QLineEdit>("nameEdit").text(), QString::fromStdString(drawn));
    QVERIFY(editor.window.isWindowModified());
    const QImage after = test::completePicture(editor.worldView());
    QVERIFY(after != before);
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QCOMPARE(editor.part<QLineEdit>("nameEdit").text(), QStringLiteral("Elderlore"));
    QVERIFY(test::completePicture(editor.worldView()) == before);
    QVERIFY(!editor.window.isWindowModified());
    editor.action(ActionId::Redo).trigger();
    QCOMPARE(editor.name(), drawn);
    QVERIFY(test::completePicture(editor.worldView()) == after);
}

void TestMainWindow::typingANameReseeds()
{
    test::Editor editor;
    editor.show();
    auto& field = editor.part<QLineEdit>("nameEdit");
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("  Westwold "));
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QTest::keyClick(&field, Qt::Key_Return);
    QCOMPARE(editor.name(), std::string("Westwold"));
    QCOMPARE(field.text(), QStringLiteral("Westwold"));
    QVERIFY(editor.worldView().hasFocus());
    QCOMPARE(editor.document.undoStack().count(), 1);
}

void TestMainWindow::sizesReseedAtOnce()
{
    test::Editor editor;
    editor.show();
    auto& size = editor.part<QSpinBox>("worldSize");
    QCOMPARE(size.text(), QStringLiteral("5 → 32 zones"));
    size.stepUp();
    size.stepUp();
    QCOMPARE(editor.document.world().zones().side(), 128);
    QCOMPARE(editor.document.undoStack().count(), 1);
    editor.part<QSpinBox>("zoneSize").stepDown();
    QCOMPARE(editor.document.world().zoneSide(), 32);
    QCOMPARE(editor.document.undoStack().count(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    editor.action(ActionId::Undo).trigger();
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(size.value(), 5);
}

void TestMainWindow::hoverIsSaidInTheStatusBar()
{
    test::Editor editor;
    editor.show();
    PlaceWords words;
    for (const QPointF at : {QPointF(5, 5), QPointF(301.5, 202.25), QPointF(700, 500)}) {
        test::move(editor.worldView(), at);
        const auto place = editor.worldView().placeAt(at);
        QCOMPARE(editor.text("statusPlace"),
                 words.describe(editor.document.world(), *place, &editor.document.playback()));
        QVERIFY(editor.document.selection().hovered() == place);
    }
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&editor.worldView(), &leave);
    QCOMPARE(editor.text("statusPlace"), QString());
}

void TestMainWindow::nothingMovesWhileThePointerDoes()
{
    test::Editor editor;
    editor.show();
    const auto geometries = [&editor] {
        QList<QRect> all;
        for (const QWidget* widget : editor.window.findChildren<QWidget*>()) {
            const bool isInTable = qobject_cast<QTableView*>(widget->parentWidget()); // its scroll bar comes and goes
            if (widget->isVisible() && !isInTable && !widget->inherits("QScrollBar") &&
                widget->window() == &editor.window)
                all << QRect(widget->mapTo(&editor.window, QPoint()), widget->size());
        }
        return all;
    };
    test::move(editor.worldView(), {1, 1});
    QCoreApplication::processEvents();
    const QRect zoom = editor.part<QLabel>("statusZoom").geometry();
    const QRect map = editor.worldView().geometry();
    for (int i = 0; i < 60; ++i) {
        test::move(editor.worldView(), {11.0 * i, 7.0 * i});
        test::turnWheel(editor.worldView(), {300, 300}, i < 30 ? 120 : -120);
        QCoreApplication::processEvents();
        QCOMPARE(editor.part<QLabel>("statusZoom").geometry(), zoom);
        QCOMPARE(editor.worldView().geometry(), map);
    }
    const auto before = geometries();
    test::move(editor.worldView(), {400, 300});
    QCoreApplication::processEvents();
    QCOMPARE(geometries(), before);
}

void TestMainWindow::clickIsInspected()
{
    test::Editor editor;
    editor.show();
    const QPointF at(222, 333);
    const Point zone = editor.worldView().placeAt(at)->zone;
    test::click(editor.worldView(), at);
    QVERIFY(editor.document.selection().selected()->zone == zone);
    QCOMPARE(editor.text("heading"), QStringLiteral("Zone %1,%2").arg(zone.x).arg(zone.y));
    QVERIFY(editor.part<QDockWidget>("inspector").findChild<QTableView*>()->model()->rowCount() > 5);
}

void TestMainWindow::selectionStaysWhenTheNameChanges()
{
    test::Editor editor;
    editor.show();
    test::click(editor.worldView(), {222, 333});
    const auto selected = editor.document.selection().selected();
    editor.action(ActionId::RandomName).trigger();
    QVERIFY(editor.document.selection().selected() == selected);
    QCOMPARE(editor.text("heading"), QStringLiteral("Zone %1,%2").arg(selected->zone.x).arg(selected->zone.y));
}

void TestMainWindow::doubleClickOpensTheZone()
{
    test::Editor editor;
    editor.show();
    const QPointF at(222, 333);
    const auto place = editor.worldView().placeAt(at);
    test::doubleClick(editor.worldView(), at);
    QVERIFY(editor.zoneView().isVisible());
    QVERIFY(editor.zoneView().zone() == place->zone);
    const QString title = editor.part<QTabWidget>("tabs").tabText(1);
    QCOMPARE(title, QStringLiteral("Zone %1,%2").arg(place->zone.x).arg(place->zone.y));
    QTRY_VERIFY_WITH_TIMEOUT(editor.window.isSettled(), 60'000);
    QTest::keyClick(&editor.zoneView(), Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(editor.document.selection().selected()->zone == editor.zoneView().zone());
    QVERIFY(editor.zoneView().zone() != place->zone);
}

void TestMainWindow::zoneTabShowsTheSelectedZone()
{
    test::Editor editor;
    editor.show();
    const Point player = editor.document.playback().record().zone; // the view follows the player
    editor.action(ActionId::ShowZone).trigger();
    QVERIFY(editor.zoneView().zone() == player);
    editor.action(ActionId::ShowWorld).trigger();
    test::click(editor.worldView(), {30, 40});
    const Point clicked = editor.document.selection().selected()->zone;
    QVERIFY(clicked != player);
    editor.action(ActionId::ShowZone).trigger();
    QVERIFY(editor.zoneView().zone() == clicked);
}

void TestMainWindow::zoomActionsZoomTheMapInFront()
{
    test::Editor editor;
    editor.show();
    const double fitted = editor.worldView().zoom();
    editor.action(ActionId::ActualSize).trigger();
    QCOMPARE(editor.worldView().zoom(), 1.0);
    QCOMPARE(editor.text("statusZoom"), QStringLiteral("100 %"));
    editor.action(ActionId::ZoomIn).trigger();
    QVERIFY(editor.worldView().zoom() > 1.0);
    editor.action(ActionId::ZoomOut).trigger();
    editor.action(ActionId::ZoomOut).trigger();
    QVERIFY(editor.worldView().zoom() < 1.0);
    editor.action(ActionId::Fit).trigger();
    QCOMPARE(editor.worldView().zoom(), fitted);
    editor.action(ActionId::ShowZone).trigger();
    editor.action(ActionId::ActualSize).trigger();
    QCOMPARE(editor.zoneView().zoom(), 1.0);
    QCOMPARE(editor.worldView().zoom(), fitted);
}

void TestMainWindow::docksHideAndComeBack()
{
    test::Editor editor;
    editor.show();
    auto& inspector = editor.part<QDockWidget>("inspector");
    auto& legend = editor.part<QDockWidget>("legend");
    legend.close();
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QVERIFY(inspector.isHidden() && legend.isHidden());
    QTest::keyClick(&editor.window, Qt::Key_F12);
    QVERIFY(!inspector.isHidden());
    QVERIFY(legend.isHidden()); // it was closed before
}

void TestMainWindow::brokenFileIsToldAndChangesNothing()
{
    const QTemporaryDir folder;
    QFile broken(folder.filePath(QStringLiteral("broken.zonewright")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("no project");
    broken.close();
    test::Editor editor;
    editor.show();
    auto& bar = editor.part<QWidget>("messageBar");
    QVERIFY(!bar.isVisible());
    editor.window.files().openFile(broken.fileName());
    QVERIFY(bar.isVisible());
    QVERIFY(editor.text("messageText").contains(QStringLiteral("broken.zonewright")));
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QTest::mouseClick(&editor.part<QToolButton>("messageClose"), Qt::LeftButton);
    QVERIFY(!bar.isVisible());
}

void TestMainWindow::vanishedFirstFileIsTold()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.show();
    QCOMPARE(editor.window.files().openFirst({}), QString());
    QCOMPARE(editor.name(), std::string("Elderlore"));
    auto& bar = editor.part<QWidget>("messageBar");
    QVERIFY(!bar.isVisible());
    const QString sentence = editor.window.files().openFirst(folder.filePath(QStringLiteral("gone.zonewright")));
    QVERIFY(sentence.contains(QStringLiteral("gone.zonewright: cannot be read")));
    QVERIFY(bar.isVisible());
    QCOMPARE(editor.text("messageText"), sentence);
    QCOMPARE(editor.name(), std::string("Elderlore"));
}

void TestMainWindow::longMessagesLeaveTheWindow_data()
{
    QTest::addColumn<QByteArray>("contents");
    QRandomGenerator random(7);
    QByteArray bytes(3000, ' ');
    for (char& byte : bytes)
        byte = static_cast<char>(random.bounded(256));
    QTest::newRow("binary") << bytes;
    const QByteArray key(3000, 'k');
    const QByteArray head = R"({"format":"zonewright-project","version":0,"generator":1,)";
    const QByteArray world = R"("world":{"name":"Elderlore","size":5,"zoneSize":6}})";
    QTest::newRow("long key") << QByteArray(head + '"' + key + R"(":1,)" + world);
    QTest::newRow("long key twice") << QByteArray(head + '"' + key + R"(":1,")" + key + R"(":2,)" + world);
}

/// What failed once and then works is no trouble any more.
void TestMainWindow::successEndsTheMessage()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.show();
    const auto& bar = editor.part<QWidget>("messageBar");
    const QString good = folder.filePath(QStringLiteral("a.zonewright"));
    QVERIFY(editor.document.saveAs(good));
    QFile broken(folder.filePath(QStringLiteral("b.zonewright")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("none");
    broken.close();
    editor.window.files().openFile(broken.fileName());
    QVERIFY(bar.isVisible());
    QVERIFY(editor.window.files().save());
    QVERIFY(!bar.isVisible());
    editor.window.files().openFile(broken.fileName());
    QVERIFY(bar.isVisible());
    editor.window.files().openFile(good);
    QVERIFY(!bar.isVisible());
}

void TestMainWindow::longMessagesLeaveTheWindow()
{
    QFETCH(QByteArray, contents);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("broken.zonewright")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(contents);
    file.close();
    test::Editor editor;
    editor.show();
    const QSize size = editor.window.size();
    const int least = editor.window.minimumSizeHint().width();
    editor.window.files().openFile(file.fileName());
    QVERIFY(editor.part<QWidget>("messageBar").isVisible());
    if (qstrcmp(QTest::currentDataTag(), "binary") == 0) // whose bytes nobody could read
        QVERIFY(editor.text("messageText").endsWith(QStringLiteral("not valid Unicode text.")));
    else
        QVERIFY(editor.text("messageText").size() > 150);
    QCoreApplication::processEvents();
    QCOMPARE(editor.window.size(), size);
    QCOMPARE(editor.window.minimumSizeHint().width(), least);
    QVERIFY(editor.part<QWidget>("messageBar").height() < 60);
    if (qstrcmp(QTest::currentDataTag(), "binary") == 0)
        return; // nothing is left out
    auto& label = editor.part<QLabel>("messageText");
    QHelpEvent help(QEvent::ToolTip, {5, 5}, label.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&label, &help);
    QString tip = QToolTip::text();
    const bool isCut = label.fontMetrics().horizontalAdvance(label.text()) > label.contentsRect().width();
    QCOMPARE(tip.remove(QLatin1Char('\n')), isCut ? label.text() : QString());
    QToolTip::hideText();
}

void TestMainWindow::tipOfAMessageShowsItAsItIs()
{
    test::Editor editor;
    editor.show();
    const QString message = QStringLiteral("<b>x</b> ").repeated(60) + QStringLiteral("&lt;");
    editor.window.showMessage(message);
    auto& label = editor.part<QLabel>("messageText");
    QHelpEvent help(QEvent::ToolTip, {5, 5}, label.mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(&label, &help);
    QCOMPARE(QTextDocumentFragment::fromHtml(QToolTip::text()).toPlainText().remove(QLatin1Char('\n')), message);
    QToolTip::hideText();
}

void TestMainWindow::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestMainWindow::fitsASmallScreen()
{
    QFETCH(QString, language);
    installLanguage(*qApp, language);
    {
        test::Editor editor;
        editor.window.resize(640, 480);
        editor.show();
        test::click(editor.worldView(), {50, 50});
        test::move(editor.worldView(), {60, 60});
        QCoreApplication::processEvents();
        QVERIFY2(editor.window.minimumSizeHint().width() <= 640,
                 qPrintable(QString::number(editor.window.minimumSizeHint().width())));
        QVERIFY(editor.window.minimumSizeHint().height() <= 480);
        QCOMPARE(editor.window.size(), QSize(640, 480));
    }
    for (QTranslator* translator : qApp->findChildren<QTranslator*>())
        delete translator;
    QLocale::setDefault(QLocale::c());
}

void TestMainWindow::wrongNameIsSaidBesideTheField()
{
    test::Editor editor;
    editor.window.resize(1400, 900);
    editor.show();
    auto& field = editor.part<QLineEdit>("nameEdit");
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Backspace);
    QCoreApplication::processEvents();
    auto& message = editor.part<QLabel>("messageLabel");
    QVERIFY(message.width() >= message.fontMetrics().horizontalAdvance(message.text()));
}

void TestMainWindow::savingPutsAWrongNameBack()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.show();
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    auto& field = editor.part<QLineEdit>("nameEdit");
    field.setFocus();
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Backspace);
    editor.action(ActionId::Save).trigger();
    QVERIFY(field.hasFocus());
    QCOMPARE(field.text(), QStringLiteral("Elderlore"));
    field.selectAll();
    QTest::keyClicks(&field, QStringLiteral("Westwold"));
    editor.action(ActionId::Save).trigger();
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(!editor.window.isWindowModified());
}

void TestMainWindow::manyDiceArePaintedOnce()
{
    test::Editor editor;
    editor.show();
    PaintCounter paints;
    editor.worldView().installEventFilter(&paints);
    for (int i = 0; i < 20; ++i)
        editor.action(ActionId::RandomName).trigger();
    QCOMPARE(paints.count, 0);
    QCOMPARE(editor.document.undoStack().count(), 20);
    QCOMPARE(editor.window.windowTitle(), QString::fromStdString(editor.name()) + QStringLiteral("[*] — Zonewright"));
    QCOMPARE(editor.part<QLineEdit>("nameEdit").text(), QString::fromStdString(editor.name()));
    QCoreApplication::sendPostedEvents();
    QCOMPARE(paints.count, 1);
}

void TestMainWindow::creatureListIsNeverCut()
{
    test::Editor editor;
    editor.show();
    auto& table = *editor.part<QDockWidget>("inspector").findChild<QTableView*>();
    bool wrapped = false;
    for (int i = 0; i < 60; ++i) {
        test::move(editor.worldView(), {7.0 * i, 5.0 * i});
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QString text = table.model()->index(row, 1).data().toString();
            const QRect room(0, 0, table.columnWidth(1) - 16, 1000);
            const QRect needed = table.fontMetrics().boundingRect(room, Qt::TextWordWrap, text);
            QVERIFY2(table.rowHeight(row) >= needed.height(), qPrintable(text));
            wrapped = wrapped || needed.height() > 1.5 * table.fontMetrics().height();
        }
    }
    QVERIFY(wrapped);
}

void TestMainWindow::keyboardFocusIsSeen()
{
    test::Editor editor;
    editor.show();
    QApplication::setActiveWindow(&editor.window);
    const auto corner = [](QWidget& widget) { return widget.grab().toImage().pixelColor(0, widget.height() / 2); };
    const QColor accent = editor.window.palette().color(QPalette::Highlight);
    auto& table = *editor.part<QDockWidget>("legend").findChild<QTableView*>();
    for (QWidget* widget : {static_cast<QWidget*>(&editor.worldView()), static_cast<QWidget*>(&table)}) {
        editor.part<QLineEdit>("nameEdit").setFocus();
        widget->setFocus(Qt::TabFocusReason);
        QVERIFY(widget->hasFocus());
        QCOMPARE(corner(*widget), accent);
        editor.part<QLineEdit>("nameEdit").setFocus();
        QVERIFY(corner(*widget) != accent);
    }
    editor.worldView().setFocus(Qt::MouseFocusReason);
    QVERIFY(corner(editor.worldView()) != accent);
    auto& tabs = *editor.part<QTabWidget>("tabs").tabBar();
    const QImage calm = tabs.grab().toImage();
    tabs.setFocus(Qt::TabFocusReason);
    QVERIFY(tabs.grab().toImage() != calm);
}

void TestMainWindow::titleNamesTheFile()
{
    const QTemporaryDir folder;
    test::Editor editor;
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("my-file.zonewright"))));
    QCOMPARE(editor.window.windowTitle(), QStringLiteral("Elderlore (my-file.zonewright)[*] — Zonewright"));
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("elderlore.zonewright"))));
    QCOMPARE(editor.window.windowTitle(), QStringLiteral("Elderlore[*] — Zonewright"));
}

void TestMainWindow::modifiedMarkFollowsUndo()
{
    const QTemporaryDir folder;
    test::Editor editor;
    editor.action(ActionId::RandomName).trigger();
    QVERIFY(editor.window.isWindowModified());
    QVERIFY(editor.document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    QVERIFY(!editor.window.isWindowModified());
    editor.action(ActionId::Undo).trigger();
    QVERIFY(editor.window.isWindowModified());
    editor.action(ActionId::Redo).trigger();
    QVERIFY(!editor.window.isWindowModified());
}

void TestMainWindow::undoNamesTheChange()
{
    test::Editor editor;
    QVERIFY(!editor.action(ActionId::Undo).isEnabled());
    QVERIFY(editor.document.reseed({.name = "Westwold"}));
    QVERIFY(editor.action(ActionId::Undo).isEnabled());
    QCOMPARE(editor.action(ActionId::Undo).text(), QStringLiteral("&Undo: Reseed world as “Westwold”"));
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(editor.action(ActionId::Undo).text(), QStringLiteral("&Undo"));
    QCOMPARE(editor.action(ActionId::Redo).text(), QStringLiteral("&Redo: Reseed world as “Westwold”"));
}

void TestMainWindow::seedIsCopied()
{
    test::Editor editor;
    editor.action(ActionId::CopySeed).trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::number(editor.document.world().seed()));
    QVERIFY(editor.text("statusSeed").endsWith(QGuiApplication::clipboard()->text()));
}

void TestMainWindow::aboutIsNotModal()
{
    test::Editor editor;
    editor.show();
    editor.action(ActionId::About).trigger();
    auto* about = editor.window.findChild<QDialog*>();
    QVERIFY(about && about->isVisible() && !about->isModal());
    QVERIFY(about->findChild<QLabel*>(QStringLiteral("qt"))->text() == QLatin1String(qVersion()));
    editor.action(ActionId::About).trigger();
    QCOMPARE(editor.window.findChildren<QDialog*>().size(), 1);
}

ZONEWRIGHT_TEST(mainwindow, TestMainWindow)

#include "tst_mainwindow.moc"
