#include "app/questionbar.h"
#include "app/statusline.h"
#include "app/workbar.h"
#include "gui/exporteditor.h"
#include "support/testregistry.h"

#include <QSettings>

using namespace zonewright;
using test::ExportEditor;
using FileState = ExportFilesModel::FileState;

/// Exporting without the dialog: again, and whenever the project is saved.
class TestExportCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { test::speak("en"); }

    void cleanupTestCase() { test::forgetLanguage(); }

    void againAsksTheFirstTime();
    void againAsksWhereItCannot();
    void againWritesTheSameBytes();
    void againRepeatsWhatWasExported();
    void typedTextIsTakenFirst();
    void failuresLeadToTheReport();
    void longOnesHaveABar();
    void oneAtATime();
    void savingExportsWhereItIsAsked();
    void savingTellsWhatFailed();
    void savingMeanwhileExportsAfterwards();
    void closingFinishesWhatWasSaved();
    void closingEndsTheOthers();
    void savingAsKeepsTheRecipe();
    void otherProjectsHaveTheirOwn();
    void recipesAreKeptAcrossWindows();
    void withoutSettingsNothingIsKept();
};

namespace {

ExportRecipe smallRecipe(const ExportEditor& one)
{
    return {.allFloors = true, .window = true, .formats = {"csv", "text"}, .folder = one.path("export")};
}

/// Exports once by the dialog, which is closed again.
void exportOnce(ExportEditor& one, const ExportRecipe& recipe)
{
    one.open();
    one.dialog().setRecipe(recipe);
    one.exportButton().click();
    one.finish();
    one.dialog().close();
    QVERIFY(one.commands().recipe() == recipe);
}

void again(ExportEditor& one)
{
    one.editor.action(ActionId::ExportAgain).trigger();
    QVERIFY(one.commands().isRunning());
    one.finish();
}

QString reportText(ExportEditor& one)
{
    auto& bar = one.editor.part<QuestionBar>("exportReportBar");
    return bar.isHidden() ? QString() : bar.question();
}

QString statusText(ExportEditor& one)
{
    return one.editor.text("statusPlace");
}

bool changeWorld(ExportEditor& one, const char* name)
{
    return one.editor.document.reseed({.name = name}).has_value();
}

} // namespace

void TestExportCommands::againAsksTheFirstTime()
{
    ExportEditor one;
    one.editor.show();
    QTest::keyClick(&one.editor.window, Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(one.dialog().isVisible());
    QVERIFY(!one.commands().isRunning());
    QVERIFY(!QDir(one.path("export")).exists());
}

void TestExportCommands::againAsksWhereItCannot()
{
    ExportEditor one;
    exportOnce(one, {.window = true, .folder = one.path("export")});
    QVERIFY(QDir(one.path("export")).removeRecursively());
    QFile file(one.path("export"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    one.editor.action(ActionId::ExportAgain).trigger();
    QVERIFY(!one.commands().isRunning());
    QVERIFY(one.dialog().isVisible());
    QVERIFY(one.summary().contains(QStringLiteral("is a file")));
}

void TestExportCommands::againWritesTheSameBytes()
{
    ExportEditor one;
    ExportRecipe recipe = smallRecipe(one);
    for (const auto& exporter : exporters())
        recipe.formats.emplace_back(exporter->id());
    recipe.formats.erase(recipe.formats.begin(), recipe.formats.begin() + 2);
    exportOnce(one, recipe);
    const auto before = one.written();
    QVERIFY(before.size() > 40);
    QVERIFY(QDir(one.path("export")).removeRecursively());
    again(one);
    QVERIFY(one.written() == before);
    QCOMPARE(statusText(one), QStringLiteral("%1 files exported to export/").arg(before.size()));
    QVERIFY(reportText(one).isEmpty());
    again(one); // over those that are there
    QVERIFY(one.written() == before);
    QVERIFY(!one.dialog().isVisible());
}

/// What was only looked at in the dialog is not the last export.
void TestExportCommands::againRepeatsWhatWasExported()
{
    ExportEditor one;
    const ExportRecipe recipe = smallRecipe(one);
    exportOnce(one, recipe);
    one.open();
    QVERIFY(one.dialog().recipe() == recipe);
    one.tickFormat("json");
    one.dialog().close();
    QVERIFY(one.commands().recipe() == recipe);
    const auto before = one.written();
    again(one);
    QVERIFY(one.written() == before);
    one.open();
    QVERIFY(one.dialog().recipe() == recipe);
}

void TestExportCommands::typedTextIsTakenFirst()
{
    ExportEditor one;
    one.editor.show();
    exportOnce(one, smallRecipe(one));
    const auto before = one.written();
    auto& name = one.editor.part<QLineEdit>("nameEdit");
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("Ostermere"));
    QVERIFY(one.editor.name() != "Ostermere");
    one.editor.action(ActionId::ExportAgain).trigger();
    QCOMPARE(one.editor.name(), std::string("Ostermere"));
    one.finish();
    QVERIFY(one.written().value(QStringLiteral("window.csv")) != before.value(QStringLiteral("window.csv")));
}

void TestExportCommands::failuresLeadToTheReport()
{
    ExportEditor one;
    one.editor.show();
    exportOnce(one, smallRecipe(one));
    const auto total = static_cast<int>(one.written().size());
    QVERIFY(QFile::remove(one.path("export/window.csv")));
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("export/window.csv")));
    again(one);
    QCOMPARE(reportText(one), QStringLiteral("%1 of %2 files exported; 1 failed.").arg(total - 1).arg(total));
    QVERIFY(!one.dialog().isVisible());
    one.editor.part<QPushButton>("showReportButton").click();
    QVERIFY(one.dialog().isVisible());
    QVERIFY(reportText(one).isEmpty());
    QCOMPARE(one.count(FileState::Failed), 1);
    QCOMPARE(one.part<QTableView>("filesTable").currentIndex().data().toString(), QStringLiteral("window.csv"));
    QCOMPARE(one.summary(), QStringLiteral("%1 of %2 files exported; 1 failed").arg(total - 1).arg(total));
    one.dialog().close();
    QVERIFY(QDir(one.path("export/window.csv")).removeRecursively());
    again(one);
    QVERIFY(reportText(one).isEmpty());
    QCOMPARE(one.written().size(), total);
}

void TestExportCommands::longOnesHaveABar()
{
    ExportEditor one;
    one.editor.show();
    exportOnce(one, smallRecipe(one));
    auto& bar = one.editor.part<WorkBar>("exportBar");
    QVERIFY(bar.isHidden());
    one.open();
    ExportRecipe recipe = one.longRecipe();
    recipe.onSave = true; // which keeps it without an export
    one.dialog().setRecipe(smallRecipe(one));
    one.dialog().setRecipe(recipe);
    one.part<QCheckBox>("windowBox").click();
    one.dialog().close();
    QVERIFY(one.commands().recipe()->window);
    one.editor.action(ActionId::ExportAgain).trigger();
    QVERIFY(one.commands().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(bar.isVisible(), 60'000);
    QVERIFY(bar.words().contains(QStringLiteral("long/")));
    QTest::mouseClick(&one.editor.part<QPushButton>("exportBarCancel"), Qt::LeftButton);
    one.finish();
    QVERIFY(bar.isHidden());
    QVERIFY2(statusText(one).endsWith(QStringLiteral("; cancelled")), qPrintable(statusText(one)));
}

void TestExportCommands::oneAtATime()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.dialog().setRecipe(one.longRecipe());
    one.exportButton().click();
    QVERIFY(one.commands().isRunning());
    QVERIFY(!one.editor.action(ActionId::ExportAgain).isEnabled());
    QTest::keyClick(&one.dialog(), Qt::Key_Escape);
    one.finish();
    one.dialog().close();
    QVERIFY(one.editor.action(ActionId::ExportAgain).isEnabled());
    one.editor.action(ActionId::ExportAgain).trigger();
    QVERIFY(one.commands().isRunning());
    one.open();
    QVERIFY(!one.exportButton().isEnabled());
    QCOMPARE(one.summary(), QStringLiteral("Another export goes on."));
    QTRY_VERIFY_WITH_TIMEOUT(one.editor.part<WorkBar>("exportBar").isVisible(), 60'000);
    one.editor.part<QPushButton>("exportBarCancel").click();
    one.finish();
    QVERIFY(one.exportButton().isEnabled());
}

void TestExportCommands::savingExportsWhereItIsAsked()
{
    ExportEditor one;
    one.editor.show();
    exportOnce(one, smallRecipe(one));
    const auto before = one.written();
    QVERIFY(changeWorld(one, "Westwold"));
    QVERIFY(one.editor.window.files().save());
    QVERIFY(!one.commands().isRunning()); // off at first
    QVERIFY(one.written() == before);
    one.open();
    one.part<QCheckBox>("onSaveBox").click();
    one.dialog().close();
    const QString said = statusText(one);
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.commands().isRunning());
    one.finish();
    QVERIFY(one.written() != before);
    QCOMPARE(one.written().keys(), before.keys());
    QCOMPARE(statusText(one), said); // quietly
    QVERIFY(reportText(one).isEmpty());
    one.open();
    QVERIFY(one.part<QCheckBox>("onSaveBox").isChecked());
    one.part<QCheckBox>("onSaveBox").click();
    one.tickFormat("json"); // chosen, and not exported
    one.dialog().close();
    QVERIFY(changeWorld(one, "Eastwold"));
    const auto westwold = one.written();
    QVERIFY(one.editor.window.files().save());
    QVERIFY(!one.commands().isRunning());
    QVERIFY(one.written() == westwold);
    QVERIFY(one.commands().recipe() == smallRecipe(one));
}

void TestExportCommands::savingTellsWhatFailed()
{
    ExportEditor one;
    one.editor.show();
    ExportRecipe recipe = smallRecipe(one);
    recipe.onSave = true;
    exportOnce(one, recipe);
    QVERIFY(QFile::remove(one.path("export/window.txt")));
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("export/window.txt")));
    QVERIFY(one.editor.window.files().save());
    one.finish();
    QVERIFY2(reportText(one).contains(QStringLiteral("; 1 failed.")), qPrintable(reportText(one)));
    QVERIFY(QDir(one.path("export")).removeRecursively());
    QFile file(one.path("export"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(one.editor.window.files().save());
    QVERIFY(!one.commands().isRunning());
    QVERIFY2(reportText(one).contains(QStringLiteral("is a file")), qPrintable(reportText(one)));
    one.editor.part<QPushButton>("showReportButton").click();
    QVERIFY(one.dialog().isVisible());
}

void TestExportCommands::savingMeanwhileExportsAfterwards()
{
    ExportEditor one;
    ExportRecipe recipe = smallRecipe(one);
    recipe.onSave = true;
    exportOnce(one, recipe);
    QSignalSpy ended(&one.commands(), &ExportCommands::ended);
    QVERIFY(changeWorld(one, "Westwold"));
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.commands().isRunning());
    QVERIFY(changeWorld(one, "Eastwold"));
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.editor.window.files().save());
    QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, 60'000);
    QVERIFY(!one.commands().isRunning());
    const auto eastwold = one.written();
    again(one);
    QVERIFY(one.written() == eastwold);
}

void TestExportCommands::closingFinishesWhatWasSaved()
{
    ExportEditor one;
    one.editor.show();
    ExportRecipe recipe = smallRecipe(one);
    recipe.onSave = true;
    exportOnce(one, recipe);
    const auto before = one.written();
    QVERIFY(QDir(one.path("export")).removeRecursively());
    QVERIFY(changeWorld(one, "Westwold"));
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.commands().isRunning());
    QVERIFY(!one.editor.window.close());
    QVERIFY(one.editor.window.isVisible()); // and its bar tells how far it is
    QVERIFY(one.editor.part<WorkBar>("exportBar").isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!one.editor.window.isVisible(), 60'000);
    QVERIFY(!one.commands().isRunning());
    const auto westwold = one.written();
    QCOMPARE(westwold.keys(), before.keys());
    QVERIFY(westwold != before);
    again(one);
    QVERIFY(one.written() == westwold);
}

void TestExportCommands::closingEndsTheOthers()
{
    QTemporaryDir folder;
    {
        ExportEditor one;
        one.editor.show();
        one.open();
        ExportRecipe recipe = one.longRecipe();
        recipe.folder = folder.path();
        one.dialog().setRecipe(recipe);
        QVERIFY(one.editor.window.files().save());
        one.exportButton().click();
        QVERIFY(one.editor.window.close());
    }
    const QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
    for (const QString& name : left)
        QVERIFY2(name.endsWith(QLatin1String(".json")) || name.endsWith(QLatin1String(".csv")), qPrintable(name));
    QVERIFY(left.size() < 2 * 32 * 32);
}

void TestExportCommands::savingAsKeepsTheRecipe()
{
    ExportEditor one;
    QSettings settings(one.path("settings.ini"), QSettings::IniFormat);
    one.commands().keepIn(settings);
    ExportRecipe recipe = smallRecipe(one);
    recipe.onSave = true;
    exportOnce(one, recipe);
    QVERIFY(one.editor.document.saveAs(one.path("other.zonewright")));
    QVERIFY(!one.commands().isRunning()); // the folder is that of the other file
    recipe.onSave = false;
    QVERIFY(one.commands().recipe() == recipe);
    recipe.folder.clear(); // kept as the proposed one
    QVERIFY(readExportRecipe(settings, one.path("other.zonewright")) == recipe);
    recipe.onSave = true;
    QVERIFY(readExportRecipe(settings, one.path("project.zonewright")) == recipe);
}

void TestExportCommands::otherProjectsHaveTheirOwn()
{
    ExportEditor one;
    QSettings settings(one.path("settings.ini"), QSettings::IniFormat);
    one.commands().keepIn(settings);
    const ExportRecipe recipe = smallRecipe(one);
    exportOnce(one, recipe);
    one.editor.window.files().openSample();
    QVERIFY(!one.commands().recipe().has_value());
    QVERIFY(one.open().recipe().formats == std::vector<std::string>{"tmx"});
    one.editor.window.files().openFile(one.path("project.zonewright"));
    QVERIFY(one.commands().recipe() == recipe);
    QVERIFY(one.dialog().recipe() == recipe); // which was open all the time
    one.editor.document.restore(Project{.world = {.name = "Restored"}}, one.path("project.zonewright"));
    QVERIFY(one.commands().recipe() == recipe);
    QVERIFY(!one.commands().isRunning());
}

void TestExportCommands::recipesAreKeptAcrossWindows()
{
    ExportEditor one;
    ExportRecipe recipe = smallRecipe(one);
    recipe.onSave = true;
    {
        QSettings settings(one.path("settings.ini"), QSettings::IniFormat);
        one.commands().keepIn(settings);
        exportOnce(one, recipe);
    }
    const QSettings reread(one.path("settings.ini"), QSettings::IniFormat);
    QSettings settings(one.path("settings.ini"), QSettings::IniFormat);
    Document document({.name = "Ostermere"});
    MainWindow window(document);
    window.exports().keepIn(settings);
    window.files().openFile(one.path("project.zonewright"));
    QVERIFY(window.exports().recipe() == recipe);
    QVERIFY(QDir(one.path("export")).removeRecursively());
    QVERIFY(window.files().save());
    QTRY_VERIFY_WITH_TIMEOUT(!window.exports().isRunning(), 60'000);
    QVERIFY(one.written().contains(QStringLiteral("window.csv")));
}

void TestExportCommands::withoutSettingsNothingIsKept()
{
    ExportEditor one;
    exportOnce(one, smallRecipe(one));
    Document document({.name = "Ostermere"});
    MainWindow window(document);
    window.files().openFile(one.path("project.zonewright"));
    QVERIFY(!window.exports().recipe().has_value());
}

ZONEWRIGHT_TEST(exportcommands, TestExportCommands)

#include "tst_exportcommands.moc"
