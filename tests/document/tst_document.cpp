#include "document/document.h"
#include "support/testregistry.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace zonewright;

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesAndOpensAgain();
    void savedMarkFollowsUndo();
    void openingForgetsHistoryAndSelection();
    void whatCannotBeOpenedChangesNothing();
    void whatCannotBeSavedStaysModified();
    void sampleBelongsToNoFile();
    void startsNew();
};

void TestDocument::savesAndOpensAgain()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("wörld.zonewright"));
    Document document({.name = "Ostermere", .size = 4, .zoneSize = 5});
    QSignalSpy retitled(&document, &Document::titleChanged);
    QVERIFY(document.saveAs(file));
    QCOMPARE(document.fileName(), file);
    QVERIFY(!retitled.isEmpty());

    Document other({.name = "Elderlore"});
    QVERIFY(other.open(file));
    QCOMPARE(other.fileName(), file);
    QVERIFY(other.world().settings() == document.world().settings());
    QVERIFY(!other.isModified());
}

void TestDocument::savedMarkFollowsUndo()
{
    const QTemporaryDir folder;
    Document document({.name = "Elderlore"});
    QVERIFY(document.reseed({.name = "Ostermere"}));
    QVERIFY(document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    QVERIFY(!document.isModified());
    document.undoStack().undo();
    QVERIFY(document.isModified());
    document.undoStack().redo();
    QVERIFY(!document.isModified());
    QVERIFY(document.reseed({.name = "Westwold"}));
    QVERIFY(document.save());
    QVERIFY(!document.isModified());
}

void TestDocument::openingForgetsHistoryAndSelection()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.zonewright"));
    Document document({.name = "Elderlore"});
    QVERIFY(document.saveAs(file));
    QVERIFY(document.reseed({.name = "Ostermere"}));
    document.selection().select(CellPlace{.zone = {3, 4}, .cell = {5, 6}});
    QSignalSpy changed(&document, &Document::worldChanged);
    QVERIFY(document.open(file));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.selection().selected());
    QCOMPARE(document.title(), QStringLiteral("Elderlore"));
}

void TestDocument::whatCannotBeOpenedChangesNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("broken.zonewright"));
    QFile broken(file);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{ \"format\": ");
    broken.close();
    Document document({.name = "Elderlore"});
    QVERIFY(document.reseed({.name = "Ostermere"}));
    QSignalSpy changed(&document, &Document::worldChanged);
    QVERIFY(!document.open(file));
    QVERIFY(!document.open(folder.filePath(QStringLiteral("none.zonewright"))));
    QCOMPARE(changed.size(), 0);
    QCOMPARE(document.title(), QStringLiteral("Ostermere"));
    QVERIFY(document.fileName().isEmpty());
    QVERIFY(document.undoStack().canUndo());
}

void TestDocument::whatCannotBeSavedStaysModified()
{
    const QTemporaryDir folder;
    Document document({.name = "Elderlore"});
    QVERIFY(document.reseed({.name = "Ostermere"}));
    const auto saved = document.saveAs(folder.filePath(QStringLiteral("no/such/folder.zonewright")));
    QVERIFY(!saved);
    QVERIFY(saved.error().code == ErrorCode::CannotWrite);
    QVERIFY(document.isModified());
    QVERIFY(document.fileName().isEmpty());
}

void TestDocument::sampleBelongsToNoFile()
{
    Document document({.name = "Ostermere"});
    QVERIFY(document.openSample(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")));
    QCOMPARE(document.title(), QStringLiteral("Elderlore"));
    QVERIFY(document.fileName().isEmpty());
}

void TestDocument::startsNew()
{
    Document document({.name = "Elderlore"});
    QVERIFY(document.reseed({.name = "Ostermere"}));
    document.startNew({.name = "Westwold", .size = 3});
    QVERIFY(!document.isModified());
    QVERIFY(!document.undoStack().canUndo());
    QCOMPARE(document.world().zones().side(), 8);
}

ZONEWRIGHT_TEST(document, TestDocument)

#include "tst_document.moc"
