#include "app/questionbar.h"
#include "app/statusline.h"
#include "app/workbar.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "gui/exporteditor.h"
#include "models/plaintip.h"
#include "support/testregistry.h"

#include <QAction>
#include <QMenuBar>

using namespace zonewright;
using test::changesRecipe;
using test::exportByDialog;
using test::ExportEditor;
using FileState = ExportFilesModel::FileState;

/// What happens to exports and to their dialog while the project, its file or what is chosen changes beside them.
class TestExportChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { test::speak("en"); }

    void cleanupTestCase() { test::forgetLanguage(); }

    void otherProjectsHearInWordsAlone();
    void choicesCountWhileAnotherExportGoesOn();
    void choicesWaitForTheProjectsFile();
    void changesOfTheProjectAreNoChoices();
    void reportsStayWhereFloorsCome();
    void closingTellsWhatFailedFirst();
    void closingCanBeCancelled();
    void reportsLeaveChoicesAlone();
    void reportsKeepWhatSavingExports();
    void nothingIsListedOnHiding();
    void failuresStayWhileTheNextGoesOn();
    void cancellingEndsTheNextToo();
    void whatIsDroppedIsTold();
    void typedTextMayBeInTheWay();
    void tipsAreNoMarkUp();
    void notesOfZonesAreSpoken();
    void keysAreNotThoseOfTheMenus();
    void cancelHasTheFocus();
    void spaceCancelsAtOnce();
    void zonesCountOnce();
    void commandsTypeNothing();
    void wrongZonesAreToldInOnePlace();
};

namespace {

/// Puts a folder in the place of one file of the recipe.
void spoil(const ExportEditor& one)
{
    QFile::remove(one.path("export/window.csv"));
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("export/window.csv")));
}

void beginAgain(ExportEditor& one)
{
    one.editor.action(ActionId::ExportAgain).trigger();
    QVERIFY(one.commands().isRunning());
}

QString toldFailure(ExportEditor& one)
{
    auto& bar = one.editor.part<QuestionBar>("exportReportBar");
    return bar.isHidden() ? QString() : bar.question();
}

bool offersReport(ExportEditor& one)
{
    return !one.editor.part<QPushButton>("showReportButton").isHidden();
}

QChar keyOf(const QString& text)
{
    const auto at = text.indexOf(QLatin1Char('&'));
    return at < 0 ? QChar() : text.at(at + 1).toLower();
}

} // namespace

void TestExportChanges::otherProjectsHearInWordsAlone()
{
    for (const bool byDialog : {true, false}) {
        ExportEditor one;
        one.editor.show();
        exportByDialog(one, changesRecipe(one));
        spoil(one);
        one.open();
        if (byDialog)
            one.exportButton().click();
        else
            beginAgain(one);
        QVERIFY(one.commands().isRunning());
        one.editor.window.files().openSample();
        one.finish();
        const ExportRecipe first = firstExportRecipe(one.editor.document);
        QVERIFY(one.dialog().recipe() == first);
        QCOMPARE(one.count(FileState::Written) + one.count(FileState::Failed), 0);
        QVERIFY(!one.part<QPushButton>("openFolderButton").isEnabled());
        QVERIFY(one.part<QWidget>("choices").isEnabled());
        QVERIFY2(toldFailure(one).contains(QStringLiteral("; 1 failed")), qPrintable(toldFailure(one)));
        QVERIFY(toldFailure(one).contains(QDir::toNativeSeparators(one.path("export"))));
        QVERIFY(!offersReport(one));
        QVERIFY(!one.commands().recipe().has_value());
    }
}

void TestExportChanges::choicesCountWhileAnotherExportGoesOn()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one));
    one.open();
    beginAgain(one);
    one.part<QCheckBox>("onSaveBox").click();
    one.dialog().settle();
    QVERIFY(one.commands().isRunning());
    QVERIFY(one.commands().recipe()->onSave);
    QVERIFY(!one.exportButton().isEnabled());
    QCOMPARE(one.summary(), QStringLiteral("Another export goes on."));
    one.finish();
}

void TestExportChanges::choicesWaitForTheProjectsFile()
{
    for (const bool staysOpen : {true, false}) {
        ExportEditor one;
        one.editor.show();
        one.editor.window.files().openSample(); // of no file
        one.open();
        one.type("folderEdit", QStringLiteral("maps"));
        one.part<QCheckBox>("onSaveBox").click();
        one.dialog().settle();
        QVERIFY(!one.commands().recipe().has_value());
        if (!staysOpen)
            one.dialog().close();
        QVERIFY(one.editor.document.saveAs(one.path("late.zonewright")));
        QVERIFY(one.commands().recipe().has_value());
        QCOMPARE(one.commands().recipe()->folder, one.path("maps"));
        QVERIFY(one.commands().isRunning()); // it was saved
        one.finish();
        QVERIFY(!one.written(QStringLiteral("maps")).isEmpty());
    }
}

/// Not even where all floors that are left are ticked.
void TestExportChanges::changesOfTheProjectAreNoChoices()
{
    ExportEditor one;
    one.editor.show();
    const auto floorsOfFirst = [&one] { return one.editor.document.project().dungeons.front().floors; };
    ExportRecipe recipe = changesRecipe(one, true);
    recipe.allFloors = false;
    for (const Dungeon& dungeon : one.editor.document.project().dungeons) {
        for (const FloorPlan& floor : dungeon.floors)
            recipe.floors.push_back(floor.id);
    }
    const ItemId out = floorsOfFirst().front().id;
    std::erase(recipe.floors, out);
    exportByDialog(one, recipe);
    for (const bool isOpen : {true, false}) {
        if (isOpen)
            one.open();
        else
            one.dialog().close();
        removeFloors(one.editor.document, std::vector<ItemId>{out});
        one.dialog().settle();
        QVERIFY(one.commands().recipe() == recipe);
        one.editor.document.undoStack().undo();
        one.dialog().settle();
        QVERIFY(one.commands().recipe() == recipe);
    }
}

void TestExportChanges::reportsStayWhereFloorsCome()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.exportButton().click();
    one.finish();
    const int written = one.count(FileState::Written);
    QVERIFY(written > 0);
    const Dungeon& dungeon = one.editor.document.project().dungeons.front();
    FloorPlan top = dungeon.floors.front();
    top.name = "Top";
    QVERIFY(addFloor(one.editor.document, dungeon.id, 0, top));
    one.dialog().settle();
    QCOMPARE(one.count(FileState::Written), written);
    one.dialog().close();
    one.open();
    QVERIFY(one.names().join(u' ').contains(QStringLiteral("top")));
}

void TestExportChanges::closingTellsWhatFailedFirst()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one, true));
    spoil(one);
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.commands().isRunning());
    QVERIFY(!one.editor.window.close());
    QVERIFY(one.editor.window.isVisible());
    one.finish();
    QCoreApplication::processEvents();
    QVERIFY(one.editor.window.isVisible());
    QVERIFY2(toldFailure(one).contains(QStringLiteral("; 1 failed.")), qPrintable(toldFailure(one)));
    QVERIFY(one.editor.window.close());
}

void TestExportChanges::closingCanBeCancelled()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one, true));
    one.open();
    ExportRecipe recipe = one.longRecipe();
    recipe.onSave = true;
    one.dialog().setRecipe(recipe);
    one.part<QCheckBox>("windowBox").click();
    one.dialog().close();
    QVERIFY(one.editor.window.files().save());
    QVERIFY(!one.editor.window.close());
    auto& bar = one.editor.part<WorkBar>("exportBar");
    QVERIFY(bar.isVisible());
    QVERIFY2(bar.words().contains(QStringLiteral("before the window closes")), qPrintable(bar.words()));
    QTest::mouseClick(&one.editor.part<QPushButton>("exportBarCancel"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!one.editor.window.isVisible(), 60'000);
    QVERIFY(!one.commands().isRunning());
    QVERIFY(one.written(QStringLiteral("long")).size() < 2 * 32 * 32);
}

void TestExportChanges::reportsLeaveChoicesAlone()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one));
    spoil(one);
    beginAgain(one);
    one.finish();
    one.open();
    one.tickFormat("json");
    one.type("folderEdit", QStringLiteral("other"));
    const ExportRecipe chosen = one.dialog().recipe();
    one.editor.part<QPushButton>("showReportButton").click();
    QVERIFY(one.dialog().recipe() == chosen);
    QCOMPARE(one.count(FileState::Failed), 1);
    QVERIFY(one.names().filter(QStringLiteral(".json")).isEmpty());
}

void TestExportChanges::reportsKeepWhatSavingExports()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one));
    spoil(one);
    beginAgain(one);
    one.finish();
    one.open();
    one.part<QCheckBox>("onSaveBox").click();
    one.dialog().close();
    QVERIFY(one.commands().recipe()->onSave);
    one.editor.part<QPushButton>("showReportButton").click();
    QCOMPARE(one.count(FileState::Failed), 1);
    QVERIFY(one.part<QCheckBox>("onSaveBox").isChecked());
    one.part<QCheckBox>("overviewBox").click();
    one.dialog().settle();
    QVERIFY(one.commands().recipe()->onSave);
}

void TestExportChanges::nothingIsListedOnHiding()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    QSignalSpy reset(&one.files(), &QAbstractItemModel::modelReset);
    QSignalSpy changed(&one.files(), &QAbstractItemModel::dataChanged);
    one.part<QLineEdit>("folderEdit").setText(one.path("other"));
    one.part<QCheckBox>("onSaveBox").click();
    one.dialog().close();
    QCOMPARE(reset.size() + changed.size(), 0);
    QVERIFY(one.commands().recipe().has_value()); // it is chosen all the same
    QCOMPARE(one.commands().recipe()->folder, one.path("other"));
}

void TestExportChanges::failuresStayWhileTheNextGoesOn()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one, true));
    spoil(one);
    std::vector<bool> isTold; // while the next goes on
    connect(
        &one.commands(), &ExportCommands::ended, this,
        [&] {
            if (one.commands().isRunning())
                isTold.push_back(!toldFailure(one).isEmpty());
        },
        Qt::QueuedConnection);
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.editor.window.files().save());
    QTRY_VERIFY_WITH_TIMEOUT(!isTold.empty(), 60'000);
    QVERIFY(isTold.front());
    one.finish();
    QVERIFY(!toldFailure(one).isEmpty());
    QVERIFY(QDir(one.path("export/window.csv")).removeRecursively());
    beginAgain(one);
    one.finish();
    QVERIFY(toldFailure(one).isEmpty()); // all is well now
    one.commands().disconnect(this);
}

void TestExportChanges::cancellingEndsTheNextToo()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    ExportRecipe recipe = one.longRecipe();
    recipe.onSave = true;
    one.dialog().setRecipe(recipe);
    one.exportButton().click();
    QVERIFY(one.editor.window.files().save());
    QSignalSpy ended(&one.commands(), &ExportCommands::ended);
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 60'000);
    QVERIFY(!one.commands().isRunning());
}

void TestExportChanges::whatIsDroppedIsTold()
{
    ExportEditor one;
    one.editor.show();
    exportByDialog(one, changesRecipe(one, true));
    beginAgain(one);
    QVERIFY(one.editor.window.files().save());
    one.editor.window.files().openSample();
    QVERIFY2(toldFailure(one).contains(QStringLiteral("not exported")), qPrintable(toldFailure(one)));
    QVERIFY(!offersReport(one));
    one.finish();
    QVERIFY(toldFailure(one).contains(QStringLiteral("not exported")));
}

/// What is typed elsewhere is taken when the export begins, and may make it impossible.
void TestExportChanges::typedTextMayBeInTheWay()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.type("zonesEdit", QStringLiteral("0,0..31,0"));
    QVERIFY(one.exportButton().isEnabled());
    connect(&one.editor.window.files(), &FileCommands::aboutToLookAtDocument, this,
            [&one] { QVERIFY(one.editor.document.reseed({.name = "Small", .size = 2})); });
    one.exportButton().click();
    QVERIFY(!one.commands().isRunning());
    QVERIFY2(one.part<QLabel>("zonesNote").text().contains(QStringLiteral("only 4 zones")), qPrintable(one.summary()));
    QVERIFY(!one.exportButton().isEnabled());
    QVERIFY(!one.commands().recipe().has_value());
    one.editor.window.files().disconnect(this);
}

void TestExportChanges::tipsAreNoMarkUp()
{
    ExportEditor one;
    QFile file(one.path("<b>maps<b>"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    one.open();
    one.type("folderEdit", file.fileName());
    QVERIFY2(one.summary().contains(QStringLiteral("<b>maps")), qPrintable(one.summary()));
    QVERIFY(!one.exportButton().toolTip().contains(QStringLiteral("<b>maps")));
    QCOMPARE(one.exportButton().toolTip(), plainTip(one.summary()));
}

void TestExportChanges::notesOfZonesAreSpoken()
{
    ExportEditor one;
    one.open();
    for (const char* text : {"", "8,15", "nonsense", "0,0..32,0"}) {
        one.type("zonesEdit", QLatin1String(text));
        QVERIFY(!one.part<QLabel>("zonesNote").text().isEmpty());
        QCOMPARE(one.part<QLineEdit>("zonesEdit").accessibleDescription(), one.part<QLabel>("zonesNote").text());
    }
    QVERIFY(one.editor.document.reseed({.name = "Large", .size = 6}));
    one.dialog().settle();
    QCOMPARE(one.part<QLabel>("zonesNote").text(), QStringLiteral("33 zones")); // the world is large enough now
}

void TestExportChanges::keysAreNotThoseOfTheMenus()
{
    for (const char* language : {"en", "fr"}) {
        test::speak(language);
        {
            ExportEditor one;
            one.editor.show();
            exportByDialog(one, changesRecipe(one, true));
            QMap<QChar, QString> menus;
            for (const QAction* menu : one.editor.window.menuBar()->actions())
                menus.insert(keyOf(menu->text()), menu->text());
            QVERIFY(menus.size() > 5);
            const auto check = [&menus](const QPushButton& button) {
                const QChar key = keyOf(button.text());
                QVERIFY2(!key.isNull(), qPrintable(button.text()));
                QVERIFY2(!menus.contains(key), qPrintable(button.text() + QStringLiteral(" ") + menus.value(key)));
            };
            spoil(one);
            beginAgain(one);
            one.finish();
            const auto& answer = one.editor.part<QPushButton>("showReportButton");
            const QString showing = answer.text();
            check(answer);
            QVERIFY(keyOf(one.editor.part<QPushButton>("exportBarCancel").text()).isNull()); // a trace may be saved beside
            QVERIFY(QDir(one.path("export")).removeRecursively());
            QFile file(one.path("export"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(one.editor.window.files().save());
            QVERIFY(answer.text() != showing);
            check(answer);
        }
    }
    test::speak("en");
}

void TestExportChanges::cancelHasTheFocus()
{
    for (const char* name : {"folderEdit", "zonesEdit", "onSaveBox", "filesTable", "closeExportButton"}) {
        ExportEditor one;
        one.editor.show();
        one.open();
        one.dialog().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &one.dialog());
        auto& field = one.part<QWidget>(name);
        field.setFocus();
        one.exportButton().click(); // as its key does, from anywhere
        QVERIFY(one.commands().isRunning());
        QCOMPARE(QApplication::focusWidget(), &one.part<QWidget>("cancelExportButton"));
        one.finish();
        QCOMPARE(QApplication::focusWidget(), &one.exportButton());
    }
}

/// Only presses of the mouse may be the second one of a double click.
void TestExportChanges::spaceCancelsAtOnce()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.dialog().setRecipe(one.longRecipe());
    one.exportButton().click();
    QTest::keyClick(&one.part<QWidget>("cancelExportButton"), Qt::Key_Space);
    one.finish();
    QVERIFY2(one.summary().endsWith(QStringLiteral("; cancelled")), qPrintable(one.summary()));
}

void TestExportChanges::zonesCountOnce()
{
    ExportEditor one;
    one.open();
    const auto noteOf = [&one](const char* zones) {
        one.type("zonesEdit", QLatin1String(zones));
        return one.part<QLabel>("zonesNote").text();
    };
    QCOMPARE(noteOf("4,11; 4,11"), QStringLiteral("1 zone"));
    QCOMPARE(noteOf("4,11..5,12; 5,12..6,13"), QStringLiteral("7 zones"));
    QCOMPARE(noteOf("0,0; 32,0; 0,-32"), QStringLiteral("1 zone")); // over the edge of the world
    auto& edit = one.part<QLineEdit>("zonesEdit");
    for (const char* typed : {"4,11", "3,10..5,12", "36,43", "1,1; 4,11"}) {
        one.editor.document.selection().select(CellPlace{.zone = {4, 11}, .cell = {1, 1}});
        edit.setText(QLatin1String(typed));
        one.part<QPushButton>("takeZoneButton").click();
        QCOMPARE(edit.text(), QLatin1String(typed));
    }
}

/// Where a command cannot be given its key does nothing, and is no letter.
void TestExportChanges::commandsTypeNothing()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.click("noLevelsButton");
    one.dialog().settle();
    QVERIFY(!one.exportButton().isEnabled());
    for (const char* name : {"folderEdit", "zonesEdit"}) {
        auto& edit = one.part<QLineEdit>(name);
        edit.setFocus();
        const QString before = edit.text();
        QTest::sendKeyEvent(QTest::Press, &edit, Qt::Key_E, QStringLiteral("e"), Qt::AltModifier);
        QCOMPARE(edit.text(), before);
        QTest::keyClick(&edit, Qt::Key_E);
        QCOMPARE(edit.text().size(), before.size() + 1);
    }
}

void TestExportChanges::wrongZonesAreToldInOnePlace()
{
    ExportEditor one;
    one.open();
    for (const char* zones : {"9,9..3,3", "nonsense", "0,0..99,0"}) {
        one.type("zonesEdit", QLatin1String(zones));
        QCOMPARE(one.summary(), QStringLiteral("The zones are not valid."));
        QVERIFY(one.part<QLabel>("zonesNote").text() != one.summary());
    }
    one.type("zonesEdit", QStringLiteral("9,9..3,3"));
    QVERIFY(one.part<QLabel>("zonesNote").text().contains(QStringLiteral("the last zone after the first")));
}

ZONEWRIGHT_TEST(exportchanges, TestExportChanges)

#include "tst_exportchanges.moc"
