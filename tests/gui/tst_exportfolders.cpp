#include "gui/exporteditor.h"
#include "support/testregistry.h"

#include <QDesktopServices>
#include <QSettings>

using namespace zonewright;
using test::changesRecipe;
using test::exportByDialog;
using test::ExportEditor;

/// Where exports go while the project gets a file, or another one.
class TestExportFolders : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase() { test::speak("en"); }

    void cleanupTestCase() { test::forgetLanguage(); }

    void openFolderOpensWhereItWasExported();
    void proposedFoldersFollowTheFile();
    void proposalsFollowWhileItExports();
    void projectsOfNoFileHaveNoFolder();
    void savingAsDoesNotExportOverTheOther();

public Q_SLOTS:

    void takeUrl(const QUrl& url) { m_url = url; }

private:
    QUrl m_url;
};

void TestExportFolders::openFolderOpensWhereItWasExported()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.type("folderEdit", QStringLiteral("maps"));
    one.exportButton().click();
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("elsewhere")));
    QVERIFY(one.editor.document.saveAs(one.path("elsewhere/project.zonewright")));
    one.finish();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "takeUrl");
    one.click("openFolderButton");
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_url.toLocalFile(), one.path("maps"));
    QVERIFY(!one.written(QStringLiteral("maps")).isEmpty());
}

void TestExportFolders::proposedFoldersFollowTheFile()
{
    ExportEditor one;
    one.editor.show();
    QSettings settings(one.path("settings.ini"), QSettings::IniFormat);
    one.commands().keepIn(settings);
    exportByDialog(one, changesRecipe(one, true));
    const auto before = one.written();
    for (const bool isOpen : {false, true}) {
        if (isOpen)
            one.open();
        const QString folder = QStringLiteral("new%1").arg(isOpen ? 1 : 0);
        QVERIFY(QDir(one.folder.path()).mkpath(folder));
        QVERIFY(one.editor.document.reseed({.name = folder.toStdString()}));
        QVERIFY(one.editor.document.saveAs(one.path(folder + QStringLiteral("/project.zonewright"))));
        QCOMPARE(one.commands().recipe()->folder, one.path(folder + QStringLiteral("/export")));
        QVERIFY(one.commands().recipe()->onSave);
        QVERIFY(one.commands().isRunning());
        one.finish();
        QCOMPARE(one.written(folder + QStringLiteral("/export")).keys(), before.keys());
        QCOMPARE(one.written(), before);
        one.open();
        QCOMPARE(one.dialog().recipe().folder, one.path(folder + QStringLiteral("/export")));
        one.dialog().close();
    }
}

void TestExportFolders::proposalsFollowWhileItExports()
{
    ExportEditor one;
    one.editor.show();
    one.open();
    one.exportButton().click();
    QVERIFY(one.commands().isRunning());
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("new")));
    QVERIFY(one.editor.document.saveAs(one.path("new/project.zonewright")));
    one.finish();
    QVERIFY(!one.written().isEmpty());
    QVERIFY(one.part<QPushButton>("openFolderButton").isEnabled()); // of what was exported
    QCOMPARE(one.dialog().recipe().folder, one.path("new/export"));
    QCOMPARE(one.commands().recipe()->folder, one.path("new/export"));
}

void TestExportFolders::projectsOfNoFileHaveNoFolder()
{
    ExportEditor one;
    one.editor.show();
    one.editor.window.files().openSample();
    one.open();
    QVERIFY(one.part<QLineEdit>("folderEdit").text().isEmpty());
    QVERIFY(!one.exportButton().isEnabled());
    QVERIFY2(one.summary().contains(QStringLiteral("Choose a folder")), qPrintable(one.summary()));
    QVERIFY(one.editor.document.saveAs(one.path("late.zonewright")));
    QCOMPARE(one.dialog().recipe().folder, one.path("export"));
    QVERIFY(one.exportButton().isEnabled());
}

/// A folder that was typed is that of both files: only the designer can want that.
void TestExportFolders::savingAsDoesNotExportOverTheOther()
{
    ExportEditor one;
    one.editor.show();
    ExportRecipe recipe = changesRecipe(one, true);
    recipe.folder = one.path("typed");
    exportByDialog(one, recipe);
    one.open();
    QVERIFY(QDir(one.folder.path()).mkpath(QStringLiteral("new")));
    QVERIFY(one.editor.document.saveAs(one.path("new/project.zonewright")));
    QVERIFY(!one.commands().isRunning());
    QCOMPARE(one.commands().recipe()->folder, one.path("typed"));
    QVERIFY(!one.commands().recipe()->onSave);
    QVERIFY(!one.part<QCheckBox>("onSaveBox").isChecked());
    QVERIFY2(one.editor.text("statusPlace").startsWith(QStringLiteral("Not exported")),
             qPrintable(one.editor.text("statusPlace")));
    one.part<QCheckBox>("onSaveBox").click(); // it is wanted
    one.dialog().settle();
    QVERIFY(one.editor.window.files().save());
    QVERIFY(one.commands().isRunning());
    one.finish();
}

ZONEWRIGHT_TEST(exportfolders, TestExportFolders)

#include "tst_exportfolders.moc"
