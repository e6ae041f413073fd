#include "app/librarychanges.h"
#include "core/strip/roomshapes.h"
#include "document/catalogueedits.h"
#include "document/pieceedits.h"
#include "document/piecelistedits.h"
#include "gui/editor.h"
#include "project/cataloguefile.h"
#include "project/piecelistformat.h"
#include "project/projectitems.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>

using namespace zonewright;
using namespace zonewright::test;
using namespace std::chrono_literals;

/// Files of rooms and pieces that change while the window is open on them.
class TestLibraryChanges : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reloads();
    void keeps();
    void namesAllThatChanged();
    void saysWhatCannotBeRead();
    void saysWhatIsGone();
    void worksFromTheKeyboardAlone();
};

namespace {

/// The window on the sample with a file of rooms and one of pieces, as the program makes it.
struct LibraryEditor : Editor
{
    LibraryEditor()
        : changes(new LibraryChanges(document, window))
    {
        changes->watch().setQuietTime(10ms);
        writeRooms("From a file");
        writePieces("from a file");
        item = addCatalogueFile(document, rooms()).value();
        QVERIFY(addPieceListFile(document, pieces()));
        document.undoStack().clear();
        show();
        QTRY_VERIFY(changes->watch().isSettled());
    }

    [[nodiscard]] QString rooms() const { return dir.filePath(QStringLiteral("rooms.json")); }

    [[nodiscard]] QString pieces() const { return dir.filePath(QStringLiteral("pieces.json")); }

    void writeRooms(const char* name) const
    {
        QVERIFY(writeCatalogueFile({.name = name, .rows = 2, .rooms = {plainRoom(0, "hall", 2, 2)}}, rooms()));
    }

    void writePieces(const char* name) const { QVERIFY(writePieceListFile(starterPieces(name), pieces())); }

    [[nodiscard]] std::string nameOfRooms() const
    {
        return findCatalogue(document.project(), item)->rooms->contents().name;
    }

    QWidget& bar() { return part<QWidget>("libraryBar"); }

    bool isAskingAboutFiles() { return bar().isVisibleTo(&window); }

    QString askedAboutFiles() { return bar().findChild<QLabel*>(QStringLiteral("questionText"))->text(); }

    QTemporaryDir dir;
    LibraryChanges* changes;
    ItemId item = 0; ///< of the rooms
};

void pressAnswer(QWidget& button)
{
    QTest::mouseClick(&button, Qt::LeftButton);
}

} // namespace

void TestLibraryChanges::reloads()
{
    LibraryEditor editor;
    QVERIFY(!editor.isAskingAboutFiles());
    editor.writeRooms("Other rooms");
    QTRY_VERIFY(editor.isAskingAboutFiles());
    QCOMPARE(editor.askedAboutFiles(), QStringLiteral("rooms.json, which the project reads, has changed."));
    QCOMPARE(editor.nameOfRooms(), std::string("From a file"));
    pressAnswer(editor.part<QPushButton>("reloadLibraryButton"));
    QVERIFY(!editor.isAskingAboutFiles());
    QCOMPARE(editor.nameOfRooms(), std::string("Other rooms"));
    editor.action(ActionId::Undo).trigger();
    QCOMPARE(editor.nameOfRooms(), std::string("From a file"));
    QTRY_VERIFY(editor.changes->watch().isSettled());
    QVERIFY(!editor.isAskingAboutFiles());
    editor.action(ActionId::Redo).trigger();
    QCOMPARE(editor.nameOfRooms(), std::string("Other rooms"));
}

void TestLibraryChanges::keeps()
{
    LibraryEditor editor;
    editor.writeRooms("Other rooms");
    QTRY_VERIFY(editor.isAskingAboutFiles());
    pressAnswer(editor.part<QPushButton>("keepLibraryButton"));
    QVERIFY(!editor.isAskingAboutFiles());
    QCOMPARE(editor.nameOfRooms(), std::string("From a file"));
    QCOMPARE(editor.document.undoStack().count(), 0);
}

void TestLibraryChanges::namesAllThatChanged()
{
    LibraryEditor editor;
    editor.writeRooms("Other rooms");
    editor.writePieces("other pieces");
    const QString both = QStringLiteral("2 file(s) that the project reads have changed: rooms.json, pieces.json.");
    QTRY_COMPARE(editor.askedAboutFiles(), both);
    QVERIFY(embedCatalogue(editor.document, editor.item));
    QCOMPARE(editor.askedAboutFiles(), QStringLiteral("pieces.json, which the project reads, has changed."));
    editor.document.startNew({.name = "Westwold"});
    QVERIFY(!editor.isAskingAboutFiles());
}

void TestLibraryChanges::saysWhatCannotBeRead()
{
    LibraryEditor editor;
    QVERIFY(writeWholeFile(editor.rooms(), "no rooms"));
    editor.writePieces("other pieces");
    QTRY_COMPARE(editor.changes->watch().changes().size(), std::size_t{2});
    pressAnswer(editor.part<QPushButton>("reloadLibraryButton"));
    QVERIFY(editor.isAskingAboutFiles()); // about the other one
    QVERIFY(editor.askedAboutFiles().contains(QStringLiteral("rooms.json: line 1")));
    QVERIFY(editor.askedAboutFiles().endsWith(QStringLiteral(". What was read of it before stays.")));
    QVERIFY(!editor.part<QPushButton>("reloadLibraryButton").isVisible());
    QCOMPARE(editor.nameOfRooms(), std::string("From a file"));
    QCOMPARE(editor.document.undoStack().count(), 1);
    editor.writeRooms("Other rooms");
    QTRY_VERIFY(editor.part<QPushButton>("reloadLibraryButton").isVisible());
    pressAnswer(editor.part<QPushButton>("reloadLibraryButton"));
    QCOMPARE(editor.nameOfRooms(), std::string("Other rooms"));
}

void TestLibraryChanges::saysWhatIsGone()
{
    LibraryEditor editor;
    QVERIFY(QFile::remove(editor.rooms()));
    QTRY_VERIFY(editor.isAskingAboutFiles());
    QCOMPARE(editor.askedAboutFiles(),
             QStringLiteral("rooms.json, which the project reads, was moved or deleted. What was read of it before "
                            "stays."));
    QVERIFY(!editor.part<QPushButton>("reloadLibraryButton").isVisible());
    pressAnswer(editor.part<QPushButton>("keepLibraryButton"));
    QVERIFY(!editor.isAskingAboutFiles());
    QVERIFY(!editor.window.isWindowModified());
}

void TestLibraryChanges::worksFromTheKeyboardAlone()
{
    LibraryEditor editor;
    editor.writeRooms("Other rooms");
    QTRY_VERIFY(editor.isAskingAboutFiles());
    auto& reload = editor.part<QPushButton>("reloadLibraryButton");
    for (int keys = 0; keys < 500 && !reload.hasFocus(); ++keys)
        QTest::keyClick(editor.window.focusWidget(), Qt::Key_Backtab);
    QVERIFY(reload.hasFocus());
    QTest::keyClick(&reload, Qt::Key_Space);
    QCOMPARE(editor.nameOfRooms(), std::string("Other rooms"));
}

ZONEWRIGHT_TEST(librarychanges, TestLibraryChanges)

#include "tst_librarychanges.moc"
