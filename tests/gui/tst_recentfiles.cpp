#include "app/openingwiring.h"
#include "app/recentmenu.h"
#include "gui/editor.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QTemporaryDir>

using namespace zonewright;

class TestRecentFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lastOneComesFirst();
    void oneEntryForAFile();
    void tenAtMost();
    void fewerAreForgottenWithTheNext();
    void clearedFilesAreRestored();
    void vanishedFilesAreKnown();
    void areKeptInSettings();
    void twoWindowsShareTheList();
    void nonsenseInSettingsIsPassedOver();
    void anImmenseListIsReadInPart();
    void linksOfOtherWindowsAreOneEntry();
    void openingAndSavingAdds();
    void menuOpensAndClears();
    void menuShowsEveryPathWhole();

private:
    QString makeFile(const QString& name);
    QStringList names(const RecentFiles& files);

    QTemporaryDir m_folder;
};

QString TestRecentFiles::makeFile(const QString& name)
{
    const QString path = m_folder.filePath(name);
    QFile::copy(QStringLiteral(":/samples/empty.zonewright"), path);
    return path;
}

QStringList TestRecentFiles::names(const RecentFiles& files)
{
    QStringList all;
    for (const RecentFile& file : files.files())
        all << QFileInfo(file.path).fileName();
    return all;
}

void TestRecentFiles::lastOneComesFirst()
{
    RecentFiles files;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    files.add(QStringLiteral("/a.zonewright"), now);
    files.add(QStringLiteral("/b.zonewright"), now.addSecs(1));
    QCOMPARE(names(files), QStringList({QStringLiteral("b.zonewright"), QStringLiteral("a.zonewright")}));
    files.add(QStringLiteral("/a.zonewright"), now.addSecs(2));
    QCOMPARE(names(files), QStringList({QStringLiteral("a.zonewright"), QStringLiteral("b.zonewright")}));
    files.add({});
    QCOMPARE(files.files().size(), std::size_t{2});
    files.remove(QStringLiteral("/a.zonewright"));
    QCOMPARE(names(files), QStringList(QStringLiteral("b.zonewright")));
    files.clear();
    QVERIFY(files.files().empty());
}

void TestRecentFiles::oneEntryForAFile()
{
    const QString path = makeFile(QStringLiteral("one.zonewright"));
    const QString link = m_folder.filePath(QStringLiteral("link.zonewright"));
    QVERIFY(QFile::link(path, link));
    RecentFiles files;
    for (const QString& spelled :
         {path, m_folder.path() + QStringLiteral("/./one.zonewright"),
          m_folder.path() + QStringLiteral("/none/../one.zonewright"), QDir().relativeFilePath(path), link}) {
        files.add(spelled);
        QCOMPARE(files.files().size(), std::size_t{1});
        QVERIFY(QDir::isAbsolutePath(files.files().front().path));
    }
    QCOMPARE(files.files().front().path, link); // as the designer calls it
    files.remove(path);
    QVERIFY(files.files().empty());
}

void TestRecentFiles::tenAtMost()
{
    RecentFiles files;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < 14; ++i)
        files.add(QStringLiteral("/%1.zonewright").arg(i), now.addSecs(i));
    QCOMPARE(files.files().size(), std::size_t{RecentFiles::usualLimit});
    QCOMPARE(names(files).first(), QStringLiteral("13.zonewright"));
    QCOMPARE(names(files).last(), QStringLiteral("4.zonewright"));
}

void TestRecentFiles::vanishedFilesAreKnown()
{
    const QString path = makeFile(QStringLiteral("gone.zonewright"));
    RecentFiles files;
    files.add(path);
    QVERIFY(!files.files().front().missing);
    QFile::remove(path);
    files.refresh();
    QVERIFY(files.files().front().missing);
    makeFile(QStringLiteral("gone.zonewright"));
    files.refresh();
    QVERIFY(!files.files().front().missing);
}

void TestRecentFiles::areKeptInSettings()
{
    const QString ini = m_folder.filePath(QStringLiteral("kept.ini"));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QString path = m_folder.filePath(QStringLiteral("wörld, & more.zonewright"));
    {
        QSettings settings(ini, QSettings::IniFormat);
        RecentFiles files;
        files.add(QStringLiteral("/early.zonewright"), now.addSecs(-5)); // before there was where to keep it
        files.keepIn(settings);
        files.add(path, now);
    }
    QSettings settings(ini, QSettings::IniFormat);
    RecentFiles files;
    files.keepIn(settings);
    QCOMPARE(names(files), QStringList({QFileInfo(path).fileName(), QStringLiteral("early.zonewright")}));
    QCOMPARE(files.files().front().path, path);
    QCOMPARE(files.files().front().opened, now);
    files.clear();
    RecentFiles others;
    others.keepIn(settings);
    QVERIFY(others.files().empty());
}

void TestRecentFiles::twoWindowsShareTheList()
{
    const QString ini = m_folder.filePath(QStringLiteral("shared.ini"));
    QSettings one(ini, QSettings::IniFormat);
    QSettings two(ini, QSettings::IniFormat);
    RecentFiles first;
    RecentFiles second;
    first.keepIn(one);
    second.keepIn(two);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    first.add(QStringLiteral("/a.zonewright"), now);
    second.add(QStringLiteral("/b.zonewright"), now.addSecs(1));
    QCOMPARE(names(second), QStringList({QStringLiteral("b.zonewright"), QStringLiteral("a.zonewright")}));
    first.refresh();
    QCOMPARE(names(first), names(second));
    second.remove(QStringLiteral("/a.zonewright"));
    first.refresh();
    QCOMPARE(names(first), QStringList(QStringLiteral("b.zonewright")));
}

void TestRecentFiles::nonsenseInSettingsIsPassedOver()
{
    QSettings settings(m_folder.filePath(QStringLiteral("nonsense.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("recent/size"), 4);
    settings.setValue(QStringLiteral("recent/1/path"), QString());
    settings.setValue(QStringLiteral("recent/2/path"), QStringLiteral("relative.zonewright"));
    settings.setValue(QStringLiteral("recent/3/path"), QStringLiteral("/good.zonewright"));
    settings.setValue(QStringLiteral("recent/3/opened"), QStringLiteral("no time"));
    RecentFiles files;
    files.keepIn(settings);
    QCOMPARE(names(files), QStringList(QStringLiteral("good.zonewright")));
    QCOMPARE(files.model().index(0).data(RecentFilesModel::OpenedRole).toString(), QString());
}

/// Turning the number down and up again loses none.
void TestRecentFiles::fewerAreForgottenWithTheNext()
{
    QSettings settings(m_folder.filePath(QStringLiteral("fewer.ini")), QSettings::IniFormat);
    for (const bool hasSettings : {false, true}) {
        RecentFiles files;
        if (hasSettings)
            files.keepIn(settings);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (int i = 0; i < 10; ++i)
            files.add(QStringLiteral("/%1.zonewright").arg(i), now.addSecs(i));
        files.setLimit(5);
        QCOMPARE(files.files().size(), std::size_t{5});
        QCOMPARE(names(files).last(), QStringLiteral("5.zonewright"));
        files.setLimit(30);
        QCOMPARE(files.files().size(), std::size_t{10});
        files.setLimit(1); // no such limit
        QCOMPARE(files.files().size(), std::size_t{RecentFiles::leastLimit});
        files.add(QStringLiteral("/10.zonewright"), now.addSecs(10));
        files.setLimit(30);
        QCOMPARE(files.files().size(), std::size_t{RecentFiles::leastLimit});
        for (int i = 11; i < 50; ++i)
            files.add(QStringLiteral("/%1.zonewright").arg(i), now.addSecs(i));
        QCOMPARE(files.files().size(), std::size_t{RecentFiles::mostLimit});
    }
}

void TestRecentFiles::clearedFilesAreRestored()
{
    RecentFiles files;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < 4; ++i)
        files.add(QStringLiteral("/%1.zonewright").arg(i), now.addSecs(i));
    const std::vector<RecentFile> before = files.files();
    files.clear();
    files.restore(before);
    QVERIFY(files.files() == before);
    files.clear();
    files.add(QStringLiteral("/2.zonewright"), now.addSecs(9)); // opened since: its later time holds
    files.restore(before);
    QCOMPARE(names(files), QStringList({QStringLiteral("2.zonewright"), QStringLiteral("3.zonewright"),
                                        QStringLiteral("1.zonewright"), QStringLiteral("0.zonewright")}));
}

void TestRecentFiles::anImmenseListIsReadInPart()
{
    QSettings settings(m_folder.filePath(QStringLiteral("immense.ini")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("recent/size"), 2'000'000'000);
    for (int i = 1; i <= 30; ++i)
        settings.setValue(QStringLiteral("recent/%1/path").arg(i), QStringLiteral("/%1.zonewright").arg(i));
    RecentFiles files;
    files.keepIn(settings);
    QCOMPARE(files.files().size(), std::size_t{RecentFiles::usualLimit});
    QCOMPARE(names(files).first(), QStringLiteral("1.zonewright"));
    QCOMPARE(settings.value(QStringLiteral("recent/size")).toInt(), RecentFiles::mostLimit); // and is mended
}

/// A list that was written by somebody else, or links that were made since.
void TestRecentFiles::linksOfOtherWindowsAreOneEntry()
{
    const QString path = makeFile(QStringLiteral("linked.zonewright"));
    const QString link = m_folder.filePath(QStringLiteral("made-since.zonewright"));
    RecentFiles files;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    files.add(path, now);
    files.add(link, now.addSecs(1)); // not there yet
    files.add(QStringLiteral("/b.zonewright"), now.addSecs(1));
    QCOMPARE(files.files().size(), std::size_t{3});
    const QStringList before = names(files);
    files.refresh();
    QCOMPARE(names(files), before);
    QVERIFY(QFile::link(path, link));
    files.refresh();
    QCOMPARE(names(files), QStringList({QStringLiteral("b.zonewright"), QStringLiteral("made-since.zonewright")}));
    QVERIFY(!files.files().back().missing);
}

void TestRecentFiles::openingAndSavingAdds()
{
    test::Editor editor; // on a sample, which is none
    const RecentFiles& files = editor.window.opening().recentFiles();
    QVERIFY(files.files().empty());
    editor.window.files().startNew();
    QVERIFY(files.files().empty());
    const QString opened = makeFile(QStringLiteral("opened.zonewright"));
    editor.window.files().openFile(opened);
    QVERIFY(editor.document.saveAs(m_folder.filePath(QStringLiteral("saved.zonewright"))));
    QCOMPARE(names(files), QStringList({QStringLiteral("saved.zonewright"), QStringLiteral("opened.zonewright")}));
    editor.window.files().openFile(m_folder.filePath(QStringLiteral("none.zonewright")));
    QCOMPARE(files.files().size(), std::size_t{2});
}

void TestRecentFiles::menuOpensAndClears()
{
    const QString first = makeFile(QStringLiteral("first & best.zonewright"));
    const QString second = makeFile(QStringLiteral("second.zonewright"));
    test::Editor editor;
    editor.show();
    auto& menu = editor.part<RecentMenu>("recentMenu");
    QVERIFY(!menu.menuAction()->isEnabled());
    const QMenu* file = editor.window.menuBar()->actions().first()->menu();
    const QList<QAction*> entries = file->actions();
    QCOMPARE(entries.indexOf(menu.menuAction()), entries.indexOf(&editor.action(ActionId::Open)) + 1);
    editor.window.files().openFile(first);
    editor.window.files().openFile(second);
    QVERIFY(menu.menuAction()->isEnabled());
    QCOMPARE(menu.actions().size(), 4); // two files, a line, and what empties the list
    QVERIFY(menu.actions().at(0)->text().startsWith(QStringLiteral("&1  ")));
    QVERIFY(menu.actions().at(1)->text().startsWith(QStringLiteral("&2  ")));
    QVERIFY(menu.actions().at(1)->text().contains(QStringLiteral("first && best.zonewright")));
    menu.actions().at(1)->trigger();
    QTRY_COMPARE(editor.document.fileName(), first);
    QVERIFY(menu.actions().at(0)->text().contains(QStringLiteral("first && best")));

    QFile::remove(second);
    Q_EMIT menu.aboutToShow();
    QVERIFY(!menu.actions().at(1)->isEnabled());
    menu.actions().last()->trigger();
    QTRY_VERIFY(menu.isEmpty());
    QVERIFY(!menu.menuAction()->isEnabled());
    QCOMPARE(editor.document.fileName(), first);
}

void TestRecentFiles::menuShowsEveryPathWhole()
{
    RecentFiles files;
    const RecentMenu menu(files);
    const QString path = QStringLiteral("/") + QString(300, QLatin1Char('w')) + QStringLiteral("/end.zonewright");
    files.add(path);
    const QAction* entry = menu.actions().first();
    QVERIFY(entry->text().contains(QStringLiteral("…")));
    QVERIFY(entry->text().endsWith(QStringLiteral("end.zonewright")));
    QVERIFY(entry->text().size() < 120);
    QCOMPARE(entry->toolTip(), path);
}

ZONEWRIGHT_TEST(recentfiles, TestRecentFiles)

#include "tst_recentfiles.moc"
