#include "document/flooredits.h"
#include "gui/exporteditor.h"
#include "support/testregistry.h"

#include <QAccessible>
#include <QDesktopServices>
#include <QLayout>
#include <QScrollArea>
#include <QSet>
#include <QSpinBox>
#include <QToolButton>

using namespace zonewright;
using test::ExportEditor;
using FileState = ExportFilesModel::FileState;

class TestExportDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { test::speak("en"); }

    void cleanupTestCase() { test::forgetLanguage(); }

    void opensByItsKeyWithWhatIsUsual();
    void ticksOfLevelsDecideTheFiles();
    void reasonsAreTold_data();
    void reasonsAreTold();
    void exportIsRefusedWhileAReasonHolds();
    void tooManyFilesAreNotListed();
    void zonesAreCheckedWhileTheyAreTyped();
    void selectedZoneIsAdded();
    void optionsFollowTheFormats();
    void recipesComeBackAsTheyWere();
    void typedFoldersAreWhole();
    void previewFollowsTheProject();
    void exportsByTheKeyboard();
    void failuresComeFirst();
    void escapeCancelsFirst();
    void closingWaitsForTheEnd();
    void secondClickOfADoubleOneIsNoCancel();
    void nothingMoves();
    void openFolderOpensIt();
    void everyControlHasANameAndAKey();
    void tabFollowsTheEye();
    void fitsASmallScreen();
    void speaksFrench();

public Q_SLOTS:

    void takeUrl(const QUrl& url) { m_url = url; }

private:
    QUrl m_url;
};

namespace {

QString spokenName(QWidget& widget)
{
    return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
}

bool isWhollyIn(const QWidget& part, const QWidget& whole)
{
    return whole.rect().contains(QRect(part.mapTo(&whole, QPoint()), part.size()));
}

} // namespace

void TestExportDialog::opensByItsKeyWithWhatIsUsual()
{
    ExportEditor one;
    one.editor.show();
    QTest::keyClick(&one.editor.window, Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY(one.dialog().isVisible());
    QVERIFY(!one.dialog().isModal());
    const ExportRecipe recipe = one.dialog().recipe();
    QVERIFY(recipe.allFloors);
    QVERIFY(recipe.formats == std::vector<std::string>{"tmx"});
    QCOMPARE(recipe.folder, one.path("export"));
    QVERIFY(!recipe.onSave);
    QVERIFY(one.exportButton().isEnabled());
    QVERIFY(one.exportButton().isDefault());
    QVERIFY(one.names().contains(QStringLiteral("tiles.tsx")));
    QCOMPARE(one.count(FileState::New), one.files().rowCount());
    QCOMPARE(one.summary(), QStringLiteral("%1 files").arg(one.files().rowCount()));
    QTest::keyClick(&one.editor.window, Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(one.editor.window.findChildren<ExportDialog*>().size(), 1);
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    QVERIFY(!one.dialog().isVisible());
    QVERIFY(!QDir(one.path("export")).exists());
}

void TestExportDialog::ticksOfLevelsDecideTheFiles()
{
    ExportEditor one;
    one.open();
    const QStringList all = one.names();
    auto& tree = one.part<QTreeView>("levelsTree");
    const QModelIndex floor = tree.model()->index(0, 0, tree.model()->index(0, 0));
    QVERIFY(tree.isExpanded(floor.parent()));
    tree.setCurrentIndex(floor);
    QTest::keyClick(&tree, Qt::Key_Space);
    QCOMPARE(floor.parent().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::PartiallyChecked));
    QTRY_COMPARE(one.names().size(), all.size() - 1);
    QVERIFY(!one.dialog().recipe().allFloors);
    one.click("noLevelsButton");
    QTRY_COMPARE(one.names().size(), 0);
    QVERIFY(!one.exportButton().isEnabled());
    one.part<QCheckBox>("windowBox").click();
    QTRY_VERIFY(one.exportButton().isEnabled());
    QVERIFY(one.names().contains(QStringLiteral("window.tmx")));
    one.click("allLevelsButton");
    QTRY_COMPARE(one.names().size(), all.size() + 1);
    QVERIFY(one.dialog().recipe().allFloors);
}

void TestExportDialog::reasonsAreTold_data()
{
    QTest::addColumn<std::function<void(ExportEditor&)>>("spoil");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const std::function<void(ExportEditor&)>& spoil, const char* words) {
        QTest::newRow(name) << spoil << QString::fromUtf8(words);
    };
    row("no level", [](ExportEditor& one) { one.click("noLevelsButton"); }, "Tick a floor");
    row("no format", [](ExportEditor& one) { one.tickFormat("tmx", false); }, "Tick a format");
    row("no folder", [](ExportEditor& one) { one.type("folderEdit", {}); }, "Choose a folder");
    row("blank folder", [](ExportEditor& one) { one.type("folderEdit", QStringLiteral("  ")); }, "Choose a folder");
    row("a file", [](ExportEditor& one) { one.type("folderEdit", one.path("project.zonewright")); }, "is a file");
    row("zones", [](ExportEditor& one) { one.type("zonesEdit", QStringLiteral("8,")); }, "zones are not valid");
    row(
        "large zones", [](ExportEditor& one) { one.type("zonesEdit", QStringLiteral("0,0..32,0")); },
        "zones are not valid");
    row(
        "too many files",
        [](ExportEditor& one) {
            QVERIFY(one.editor.document.reseed({.name = "Large", .size = 9}));
            one.type("zonesEdit", QStringLiteral("0,0..511,511"));
        },
        "20,000 at most");
}

void TestExportDialog::reasonsAreTold()
{
    QFETCH(std::function<void(ExportEditor&)>, spoil);
    QFETCH(QString, words);
    ExportEditor one;
    one.open();
    QVERIFY(one.exportButton().isEnabled());
    QVERIFY(one.exportButton().toolTip().isEmpty());
    spoil(one);
    one.dialog().settle();
    QVERIFY(!one.exportButton().isEnabled());
    QVERIFY2(one.summary().contains(words), qPrintable(one.summary()));
    QVERIFY(one.summary().endsWith(QLatin1Char('.')));
    QCOMPARE(one.exportButton().toolTip(), one.summary());
    QCOMPARE(one.exportButton().accessibleDescription(), one.summary());
    one.dialog().setRecipe(firstExportRecipe(one.editor.document));
    QVERIFY(one.exportButton().isEnabled());
    QVERIFY(one.exportButton().toolTip().isEmpty());
}

/// A click that comes before the preview looks at what is chosen now.
void TestExportDialog::exportIsRefusedWhileAReasonHolds()
{
    ExportEditor one;
    one.open();
    one.part<QLineEdit>("zonesEdit").setText(QStringLiteral("nonsense"));
    QVERIFY(one.exportButton().isEnabled()); // not looked at yet
    one.exportButton().click();
    QVERIFY(!one.commands().isRunning());
    QVERIFY(!one.exportButton().isEnabled());
    QVERIFY(!one.commands().recipe().has_value());
}

void TestExportDialog::tooManyFilesAreNotListed()
{
    ExportEditor one;
    QVERIFY(one.editor.document.reseed({.name = "Large", .size = 9}));
    one.open();
    one.type("zonesEdit", QStringLiteral("0,0..511,511"));
    QCOMPARE(one.files().rowCount(), 0);
    one.part<QCheckBox>("joinBox").click();
    one.dialog().settle();
    QVERIFY(one.exportButton().isEnabled());
    QVERIFY(one.files().rowCount() > 0);
}

void TestExportDialog::zonesAreCheckedWhileTheyAreTyped()
{
    ExportEditor one;
    one.open();
    auto& edit = one.part<QLineEdit>("zonesEdit");
    auto& note = one.part<QLabel>("zonesNote");
    const int height = note.height();
    QTest::keyClicks(&edit, QStringLiteral("8,15..10,1"));
    QVERIFY(note.text().contains(QStringLiteral("8,15..10,1")));
    QVERIFY(edit.property("invalid").toBool());
    QTest::keyClicks(&edit, QStringLiteral("7; 3,4"));
    QCOMPARE(note.text(), QStringLiteral("10 zones"));
    QVERIFY(!edit.property("invalid").toBool());
    const std::vector<Rect> wanted{Rect{8, 15, 3, 3}, Rect{3, 4, 1, 1}};
    QVERIFY(one.dialog().recipe().zones == wanted);
    one.part<QCheckBox>("joinBox").click();
    one.dialog().settle();
    QVERIFY(!one.names().contains(QStringLiteral("zone-8-15.tmx")));
    QVERIFY(!one.names().filter(QStringLiteral("zones-8-15")).isEmpty());
    one.part<QCheckBox>("joinBox").click();
    QTRY_VERIFY(one.names().contains(QStringLiteral("zone-8-15.tmx")));
    QVERIFY(one.editor.document.reseed({.name = "Small", .size = 2}));
    one.type("zonesEdit", QStringLiteral("0,0..4,0"));
    QVERIFY(note.text().contains(QStringLiteral("only 4 zones")));
    QCOMPARE(note.height(), height);
}

void TestExportDialog::selectedZoneIsAdded()
{
    ExportEditor one;
    one.open();
    auto& button = one.part<QPushButton>("takeZoneButton");
    auto& edit = one.part<QLineEdit>("zonesEdit");
    QVERIFY(!button.isEnabled());
    one.editor.document.selection().select(CellPlace{.zone = {8, 15}, .cell = {1, 1}});
    QVERIFY(button.isEnabled());
    QVERIFY(button.toolTip().contains(QStringLiteral("8,15")));
    button.click();
    QCOMPARE(edit.text(), QStringLiteral("8,15"));
    one.editor.document.selection().select(CellPlace{.zone = {9, 15}, .cell = {1, 1}});
    button.click();
    QCOMPARE(edit.text(), QStringLiteral("8,15; 9,15"));
    edit.setText(QStringLiteral("1,1; "));
    button.click();
    QCOMPARE(edit.text(), QStringLiteral("1,1; 9,15"));
    QCOMPARE(one.dialog().recipe().zones.size(), std::size_t{2});
    one.editor.document.selection().clear();
    QVERIFY(!button.isEnabled());
}

void TestExportDialog::optionsFollowTheFormats()
{
    ExportEditor one;
    one.open();
    one.tickFormat("tmx", false);
    const auto isEnabled = [&one](const char* name) { return one.part<QWidget>(name).isEnabled(); };
    for (const auto& exporter : exporters()) {
        const QString id = QString::fromStdString(std::string(exporter->id()));
        one.tickFormat(qPrintable(id));
        const bool isTiled = id == QLatin1String("tmx") || id == QLatin1String("tmj");
        const bool isPicture = id == QLatin1String("png");
        QCOMPARE(isEnabled("encodingBox"), isTiled);
        QCOMPARE(isEnabled("tilesetBox"), isTiled || isPicture || id == QLatin1String("ldtk"));
        QCOMPARE(isEnabled("tileSizeBox"), isEnabled("tilesetBox"));
        QCOMPARE(isEnabled("objectsBox"), isPicture);
        QVERIFY(one.part<QWidget>("encodingBox").isVisible());
        one.tickFormat(qPrintable(id), false);
    }
}

void TestExportDialog::recipesComeBackAsTheyWere()
{
    ExportEditor one;
    ExportDialog& dialog = one.open();
    const ItemId floor = one.editor.document.project().dungeons[1].floors[0].id;
    const std::vector<ExportRecipe> recipes{
        firstExportRecipe(one.editor.document),
        {.allFloors = false,
         .floors = {floor},
         .zones = {Rect{31, 31, 2, 2}, Rect{-3, 4, 1, 1}},
         .joinsZones = true,
         .window = true,
         .overview = true,
         .formats = {"tmx", "tmj", "png", "json"},
         .options =
             {.encoding = TileEncoding::Base64Zstd, .tilePixels = 128, .theme = Theme::Dark, .drawsObjects = true},
         .folder = one.path("é / 1"),
         .onSave = true},
        {.allFloors = false, .formats = {}, .folder = {}},
    };
    for (const ExportRecipe& recipe : recipes) {
        dialog.setRecipe(recipe);
        QVERIFY(dialog.recipe() == recipe);
    }
}

void TestExportDialog::typedFoldersAreWhole()
{
    ExportEditor one;
    ExportDialog& dialog = one.open();
    const auto typed = [&](const char* text) {
        one.type("folderEdit", QString::fromUtf8(text));
        return dialog.recipe().folder;
    };
    QCOMPARE(typed("maps"), one.path("maps"));
    QCOMPARE(typed("./maps/../other/"), one.path("other"));
    QCOMPARE(typed("/games/x"), QStringLiteral("/games/x"));
    QCOMPARE(typed("~/maps"), QDir::homePath() + QStringLiteral("/maps"));
    QCOMPARE(typed("~maps"), one.path("~maps"));
    one.editor.window.files().openSample(); // of no file
    one.open();
    QCOMPARE(typed("maps"), QStringLiteral("maps"));
    QVERIFY(one.summary().contains(QStringLiteral("whole path")));
    QVERIFY(!one.exportButton().isEnabled());
    QVERIFY(one.files().rowCount() > 0); // the names are shown all the same
}

void TestExportDialog::previewFollowsTheProject()
{
    ExportEditor one;
    one.open();
    const QStringList before = one.names();
    QVERIFY(!before.contains(QStringLiteral("forest-crypt-vault.tmx")));
    const ItemId floor = one.editor.document.project().dungeons[0].floors[0].id;
    QVERIFY(renameFloor(one.editor.document, floor, "Vault"));
    QTRY_VERIFY2(one.names().contains(QStringLiteral("forest-crypt-vault.tmx")), qPrintable(one.names().join(u' ')));
    one.editor.document.undoStack().undo();
    QTRY_COMPARE(one.names(), before);
}

void TestExportDialog::exportsByTheKeyboard()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.tickFormat("csv");
    const QStringList names = one.names();
    QTest::keyClick(&one.part<QLineEdit>("folderEdit"), Qt::Key_Return);
    QVERIFY(one.commands().isRunning());
    one.finish();
    QCOMPARE(one.names(), names);
    QCOMPARE(one.count(FileState::Written), names.size());
    QCOMPARE(one.summary(), QStringLiteral("%1 files exported").arg(names.size()));
    QStringList sorted = names;
    sorted.sort();
    QCOMPARE(QStringList(one.written().keys()), sorted);
    QVERIFY(one.part<QPushButton>("openFolderButton").isEnabled());
    QVERIFY(one.commands().recipe() == one.dialog().recipe());
    one.part<QCheckBox>("overviewBox").click(); // a choice turns the report into a preview again
    one.dialog().settle();
    QCOMPARE(one.count(FileState::Written), 0);
    QCOMPARE(one.count(FileState::Replaces), names.size());
    QCOMPARE(one.summary(),
             QStringLiteral("%1 files, %2 of them replace others").arg(names.size() + 2).arg(names.size()));
}

void TestExportDialog::failuresComeFirst()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.type("zonesEdit", QStringLiteral("0,0..9,9"));
    const QString last = QStringLiteral("zone-9-9.tmx");
    QVERIFY(one.names().contains(last));
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("export/") + last)); // a folder in the file's place
    one.exportButton().click();
    one.finish();
    QCOMPARE(one.count(FileState::Failed), 1);
    QCOMPARE(one.count(FileState::Written), one.files().rowCount() - 1);
    QCOMPARE(one.summary(), QStringLiteral("%1 of %2 files exported; 1 failed")
                                .arg(one.files().rowCount() - 1)
                                .arg(one.files().rowCount()));
    auto& table = one.part<QTableView>("filesTable");
    const QModelIndex current = table.currentIndex();
    QCOMPARE(current.data().toString(), last);
    QVERIFY(table.viewport()->rect().contains(table.visualRect(current).center()));
    QVERIFY(!current.data(ExportFilesModel::DetailRole).toString().isEmpty());
    QCOMPARE(one.written().size(), one.files().rowCount() - 1);
    QVERIFY(one.editor.part<QWidget>("exportReportBar").isHidden()); // the dialog tells it
}

void TestExportDialog::escapeCancelsFirst()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.dialog().setRecipe(one.longRecipe());
    one.exportButton().click();
    QVERIFY(one.commands().isRunning());
    QVERIFY(one.part<QWidget>("cancelExportButton").isVisible());
    QVERIFY(!one.part<QWidget>("exportButton").isVisible());
    QVERIFY(!one.part<QWidget>("choices").isEnabled());
    QVERIFY(one.part<QProgressBar>("exportProgress").isVisible());
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    one.finish();
    QVERIFY(one.dialog().isVisible());
    QVERIFY2(one.summary().endsWith(QStringLiteral("; cancelled")), qPrintable(one.summary()));
    QVERIFY(one.count(FileState::Skipped) > 0);
    QCOMPARE(one.written(QStringLiteral("long")).size(), one.count(FileState::Written));
    QVERIFY(one.part<QWidget>("exportButton").isVisible());
    QVERIFY(one.exportButton().isEnabled());
    QVERIFY(!one.part<QProgressBar>("exportProgress").isVisible());
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    QVERIFY(!one.dialog().isVisible());
}

void TestExportDialog::closingWaitsForTheEnd()
{
    for (const bool byButton : {true, false}) {
        ExportEditor one;
        one.editor.show();
        one.open();
        one.dialog().setRecipe(one.longRecipe());
        one.exportButton().click();
        if (byButton)
            one.click("closeExportButton");
        else
            QVERIFY(!one.dialog().close());
        QVERIFY(one.dialog().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!one.dialog().isVisible(), 60'000);
        QVERIFY(!one.commands().isRunning());
        one.open(); // the next time is a new one
        QVERIFY(one.dialog().isVisible());
        QCOMPARE(one.count(FileState::Skipped), 0);
    }
}

void TestExportDialog::secondClickOfADoubleOneIsNoCancel()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.dialog().setRecipe(one.longRecipe());
    one.exportButton().click();
    one.click("cancelExportButton");
    QTRY_VERIFY_WITH_TIMEOUT(one.part<QProgressBar>("exportProgress").value() > 0 || !one.commands().isRunning(),
                             60'000);
    QVERIFY(one.commands().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT((one.click("cancelExportButton"), !one.commands().isRunning()), 60'000);
    QVERIFY(one.summary().endsWith(QStringLiteral("; cancelled")));
}

void TestExportDialog::nothingMoves()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    const auto places = [&one] {
        QStringList all;
        for (const char* name : {"choicesScroll", "folderEdit", "filesTable", "exportPlace", "closeExportButton",
                                 "onSaveBox", "filesSummary", "zonesNote", "joinBox"}) {
            const QWidget& part = one.part<QWidget>(name);
            const QRect rect(part.mapTo(&one.dialog(), QPoint()), part.size());
            all << QStringLiteral("%1 %2,%3 %4x%5")
                       .arg(QLatin1String(name))
                       .arg(rect.x())
                       .arg(rect.y())
                       .arg(rect.width())
                       .arg(rect.height());
        }
        return all;
    };
    const auto settled = [&one, &places] {
        QCoreApplication::sendPostedEvents();
        one.dialog().layout()->activate();
        return places();
    };
    const QStringList before = settled();
    one.type("zonesEdit", QStringLiteral("what a very long line of nonsense this is, longer than the field"));
    QCOMPARE(settled(), before);
    one.click("noLevelsButton");
    one.type("zonesEdit", {});
    QCOMPARE(settled(), before);
    one.dialog().setRecipe(one.longRecipe());
    QCOMPARE(settled(), before);
    one.exportButton().click();
    QCOMPARE(settled(), before);
    QTRY_VERIFY_WITH_TIMEOUT(one.part<QProgressBar>("exportProgress").value() > 0, 60'000);
    QCOMPARE(settled(), before);
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    one.finish();
    QCOMPARE(settled(), before);
}

void TestExportDialog::openFolderOpensIt()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    QVERIFY(!one.part<QPushButton>("openFolderButton").isEnabled());
    one.exportButton().click();
    one.finish();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl");
    one.click("openFolderButton");
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_url.toLocalFile(), one.path("export"));
    QVERIFY(QFile::remove(one.path("export/tiles.tsx")));
    one.type("folderEdit", QStringLiteral("project.zonewright/sub")); // nothing can be written there
    one.exportButton().click();
    one.finish();
    QCOMPARE(one.count(FileState::Failed), one.files().rowCount());
    QVERIFY(!one.part<QPushButton>("openFolderButton").isEnabled());
}

void TestExportDialog::everyControlHasANameAndAKey()
{
    ExportEditor one;
    one.open();
    int controls = 0;
    for (auto* widget : one.dialog().findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || widget->objectName().startsWith(QLatin1String("qt_")) ||
            widget->inherits("QHeaderView") || widget->inherits("QScrollBar"))
            continue;
        ++controls;
        QVERIFY2(!spokenName(*widget).isEmpty(), qPrintable(widget->objectName()));
    }
    QVERIFY(controls > 25);
    test::verifyDialogMnemonics(one.dialog());
}

void TestExportDialog::tabFollowsTheEye()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.editor.document.selection().select(CellPlace{.zone = {8, 15}, .cell = {1, 1}});
    one.type("zonesEdit", QStringLiteral("1,1"));
    for (const auto& exporter : exporters())
        one.tickFormat(qPrintable(QString::fromStdString(std::string(exporter->id()))));
    one.dialog().activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), &one.dialog());
    one.part<QTreeView>("levelsTree").setFocus();
    QStringList reached;
    QPoint before;
    for (const char* next : {"allLevelsButton", "noLevelsButton", "windowBox",    "overviewBox",       "zonesEdit",
                             "takeZoneButton",  "joinBox",        "format-tmx",   "format-tmj",        "format-ldtk",
                             "format-csv",      "format-png",     "format-text",  "format-json",       "encodingBox",
                             "tilesetBox",      "tileSizeBox",    "objectsBox",   "folderEdit",        "browseButton",
                             "filesTable",      "onSaveBox",      "exportButton", "closeExportButton", "levelsTree"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(next));
    }
}

void TestExportDialog::fitsASmallScreen()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    const QSize least = one.dialog().minimumSizeHint();
    QVERIFY2(least.width() <= 620 && least.height() <= 420,
             qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    one.dialog().resize(620, 420);
    QTRY_COMPARE(one.dialog().size(), QSize(620, 420));
    for (const char* name : {"folderEdit", "browseButton", "filesTable", "onSaveBox", "openFolderButton",
                             "exportButton", "closeExportButton", "exportProgress"})
        QVERIFY2(isWhollyIn(one.part<QWidget>(name), one.dialog()), name);
    QVERIFY(one.part<QTableView>("filesTable").viewport()->height() > 20);
    auto& scroll = one.part<QScrollArea>("choicesScroll");
    for (const char* name : {"joinBox", "objectsBox", "zonesEdit", "takeZoneButton"}) {
        scroll.ensureWidgetVisible(&one.part<QWidget>(name));
        QVERIFY2(isWhollyIn(one.part<QWidget>(name), *scroll.viewport()), name);
    }
    test::verifyWholeButtons(one);
}

void TestExportDialog::speaksFrench()
{
    test::speak("fr");
    {
        ExportEditor one;
        one.editor.show();
        one.open();
        QCOMPARE(one.dialog().windowTitle(), QStringLiteral("Exporter"));
        QVERIFY(one.part<QCheckBox>("format-tmx").text() != QString::fromUtf8(exporters().front()->title()));
        test::verifyDialogMnemonics(one.dialog());
        QVERIFY(one.summary().endsWith(QStringLiteral(" fichiers")));
        one.dialog().resize(620, 420);
        QTRY_COMPARE(one.dialog().size(), QSize(620, 420));
        test::verifyWholeButtons(one);
        one.exportButton().click();
        one.finish();
        QVERIFY(one.summary().contains(QStringLiteral("exportés")));
        one.click("noLevelsButton");
        one.dialog().settle();
        QVERIFY(!one.summary().contains(QStringLiteral("Tick")));
    }
    test::speak("en");
}

ZONEWRIGHT_TEST(exportdialog, TestExportDialog)

#include "tst_exportdialog.moc"
