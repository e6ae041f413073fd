#include "app/outsidechanges.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace zonewright;
using namespace std::chrono_literals;

class TestOutsideChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ownSavesAskNothing();
    void reloads();
    void keepsMine();
    void warnsOfWhatReloadingLoses();
    void deletedFileCannotBeReloaded();
    void damagedFileChangesNothing();
    void savingAsksFirst();
    void savingAfterKeepingMineAsksNothing();
    void changingBackAnswers();

private:
    /// Another program changes the file to a project with a world of such a name.
    void change(const std::string& name) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_file;
};

namespace {

/// The window on a file, as the program makes it.
struct WatchingEditor : test::Editor
{
    explicit WatchingEditor(const QString& file)
        : outside(new OutsideChanges(document, window))
    {
        outside->watch().setQuietTime(10ms);
        window.files().openFile(file);
    }

    bool isAsking() { return part<QWidget>("outsideBar").isVisibleTo(&window); }

    QString question()
    {
        return part<QWidget>("outsideBar").findChild<QLabel*>(QStringLiteral("questionText"))->text();
    }

    OutsideChanges* outside;
};

void click(QAbstractButton& button)
{
    QTest::mouseClick(&button, Qt::LeftButton);
}

} // namespace

void TestOutsideChanges::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_file = m_dir->filePath(QStringLiteral("a.zonewright"));
    change("Elderlore");
}

void TestOutsideChanges::change(const std::string& name) const
{
    Document document({.name = name});
    QVERIFY(document.saveAs(m_file));
}

void TestOutsideChanges::ownSavesAskNothing()
{
    WatchingEditor editor(m_file);
    editor.show();
    QVERIFY(editor.document.reseed({.name = "Mine"}));
    editor.action(ActionId::Save).trigger();
    QTest::qWait(100);
    QVERIFY(!editor.isAsking());
}

void TestOutsideChanges::reloads()
{
    WatchingEditor editor(m_file);
    editor.show();
    QVERIFY(!editor.isAsking());
    change("Westwold");
    QTRY_VERIFY(editor.isAsking());
    QVERIFY(editor.question().contains(QStringLiteral("a.zonewright")));
    QCOMPARE(editor.name(), std::string("Elderlore")); // nothing is done unasked
    click(editor.part<QPushButton>("reloadButton"));
    QVERIFY(!editor.isAsking());
    QCOMPARE(editor.name(), std::string("Westwold"));
    QVERIFY(!editor.window.isWindowModified());
    QVERIFY(!editor.document.undoStack().canUndo());
    QTest::qWait(100);
    QVERIFY(!editor.isAsking());
}

void TestOutsideChanges::keepsMine()
{
    WatchingEditor editor(m_file);
    editor.show();
    change("Westwold");
    QTRY_VERIFY(editor.isAsking());
    click(editor.part<QPushButton>("keepButton"));
    QVERIFY(!editor.isAsking());
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QVERIFY(editor.window.isWindowModified());
    editor.action(ActionId::Save).trigger();
    QVERIFY(!editor.window.isWindowModified());
    Document other({.name = "Other"});
    QVERIFY(other.open(m_file));
    QCOMPARE(other.title(), QStringLiteral("Elderlore"));
}

void TestOutsideChanges::warnsOfWhatReloadingLoses()
{
    WatchingEditor editor(m_file);
    editor.show();
    change("Westwold");
    QTRY_VERIFY(editor.isAsking());
    const QString calm = editor.question();
    QVERIFY(editor.document.reseed({.name = "Mine"}));
    QVERIFY(editor.question() != calm);
    QVERIFY(editor.question().startsWith(calm));
    editor.document.undoStack().undo();
    QCOMPARE(editor.question(), calm);
    QVERIFY(editor.document.reseed({.name = "Mine"}));
    change("Eastwold");
    QTest::qWait(100);
    QVERIFY(editor.isAsking());
    QVERIFY(editor.question() != calm);
    QCOMPARE(editor.name(), std::string("Mine"));
}

void TestOutsideChanges::deletedFileCannotBeReloaded()
{
    WatchingEditor editor(m_file);
    editor.show();
    QVERIFY(QFile::remove(m_file));
    QTRY_VERIFY(editor.isAsking());
    QVERIFY(!editor.part<QPushButton>("reloadButton").isVisible());
    QVERIFY(editor.window.isWindowModified()); // before any answer: no file holds the project
    click(editor.part<QPushButton>("keepButton"));
    QVERIFY(editor.window.isWindowModified());
    editor.action(ActionId::Save).trigger();
    QVERIFY(QFile::exists(m_file));
}

void TestOutsideChanges::damagedFileChangesNothing()
{
    WatchingEditor editor(m_file);
    editor.show();
    QVERIFY(writeWholeFile(m_file, "no project"));
    QTRY_VERIFY(editor.isAsking());
    click(editor.part<QPushButton>("reloadButton"));
    QVERIFY(editor.part<QWidget>("messageBar").isVisible());
    QVERIFY(editor.text("messageText").contains(QStringLiteral("a.zonewright: line 1")));
    QCOMPARE(editor.name(), std::string("Elderlore"));
    QVERIFY(editor.isAsking());
}

void TestOutsideChanges::savingAsksFirst()
{
    WatchingEditor editor(m_file);
    editor.show();
    change("Westwold"); // saving at once, before anything is noticed
    const auto theirs = readWholeFile(m_file, largestProjectFile);
    test::answerBox(QMessageBox::RejectRole);
    editor.action(ActionId::Save).trigger();
    QVERIFY(readWholeFile(m_file, largestProjectFile) == theirs);
    QTRY_VERIFY(editor.isAsking());
    test::answerBox(QMessageBox::DestructiveRole);
    editor.action(ActionId::Save).trigger();
    QVERIFY(readWholeFile(m_file, largestProjectFile) != theirs);
    QVERIFY(!editor.isAsking());
}

void TestOutsideChanges::savingAfterKeepingMineAsksNothing()
{
    WatchingEditor editor(m_file);
    editor.show();
    change("Westwold");
    QTRY_VERIFY(editor.isAsking());
    click(editor.part<QPushButton>("keepButton"));
    editor.action(ActionId::Save).trigger(); // a box would wait for ever
    QVERIFY(!editor.window.isWindowModified());
    Document saved({.name = "x"});
    QVERIFY(saved.open(m_file));
    QCOMPARE(saved.title(), QStringLiteral("Elderlore"));
}

void TestOutsideChanges::changingBackAnswers()
{
    WatchingEditor editor(m_file);
    editor.show();
    change("Westwold");
    QTRY_VERIFY(editor.isAsking());
    change("Elderlore");
    QTRY_VERIFY(!editor.isAsking());
    QVERIFY(!editor.window.isWindowModified());
}

ZONEWRIGHT_TEST(outsidechanges, TestOutsideChanges)

#include "tst_outsidechanges.moc"
