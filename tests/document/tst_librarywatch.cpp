#include "document/catalogueedits.h"
#include "document/commands/reloadlibrary.h"
#include "document/demoproject.h"
#include "document/floorwatch.h"
#include "document/librarywatch.h"
#include "document/piecelistedits.h"
#include "document/projectmirror.h"
#include "project/cataloguefile.h"
#include "project/catalogueformat.h"
#include "project/piecelistformat.h"
#include "project/projectitems.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace zonewright;
using namespace zonewright::test;
using namespace std::chrono_literals;

/// Files of rooms and pieces that change while the project is open.
class TestLibraryWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAskedOfFilesAsTheyWereRead();
    void changedFilesAreReadAgain();
    void allIsOneStep();
    void reloadingIsUndoneAndRedone();
    void keepingAsksNoMore();
    void theSameInOtherBytesIsNoChange();
    void whatCannotBeReadStays();
    void whatIsGoneMayComeBack();
    void changingBackAnswers();
    void embeddingAnswers();
    void anotherProjectIsAnotherMatter();
    void whatChangedBeforeOpeningIsSeen();
    void filesAreFollowedAsTheyComeAndGo();
    void editsOfEmbeddedOnesReadNothing();
    void itemsThatHaveNoFileAreNotReloaded();
};

namespace {

using WatchedState = LibraryFile::State;

/// The demo project with its files in a folder, watched.
struct WatchedLibrary
{
    WatchedLibrary()
    {
        openProject(document, demoProject(dir.path()));
        watch = std::make_unique<LibraryWatch>(document);
        watch->setQuietTime(10ms);
        QTRY_VERIFY(watch->isSettled());
    }

    [[nodiscard]] QString rooms() const { return dir.filePath(QStringLiteral("rooms.json")); }

    [[nodiscard]] QString pieces() const { return dir.filePath(QStringLiteral("pieces.json")); }

    [[nodiscard]] const CatalogueContents& contents() const
    {
        return findCatalogue(document.project(), fileRooms)->rooms->contents();
    }

    void writeRooms(std::string name) const { must(writeCatalogueFile(demoRooms(std::move(name)), rooms())); }

    void writePieces(std::string name) const { must(writePieceListFile(demoPieces(std::move(name)), pieces())); }

    /// Until all that stirs was looked at.
    void check() const
    {
        watch->check();
        QTRY_VERIFY(watch->isSettled());
    }

    [[nodiscard]] std::vector<WatchedState> states() const
    {
        std::vector<WatchedState> states;
        for (const LibraryChange& change : watch->changes())
            states.push_back(change.file.state);
        return states;
    }

    QTemporaryDir dir;
    Document document{{.name = "Elderlore"}};
    std::unique_ptr<LibraryWatch> watch;
};

using WatchedStates = std::vector<WatchedState>;

} // namespace

void TestLibraryWatch::nothingIsAskedOfFilesAsTheyWereRead()
{
    WatchedLibrary bench;
    QVERIFY(bench.watch->changes().empty());
    bench.check();
    QVERIFY(bench.watch->changes().empty());
}

void TestLibraryWatch::changedFilesAreReadAgain()
{
    WatchedLibrary bench;
    const Project before = bench.document.project();
    bench.writeRooms("Other rooms");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    const LibraryChange change = bench.watch->changes().front();
    QVERIFY(change.item == fileRooms && QString::fromStdString(change.path) == bench.rooms());
    QVERIFY(bench.document.project() == before); // nothing is done unasked
    bench.watch->reload();
    QVERIFY(bench.states().empty());
    QVERIFY(bench.contents() == demoRooms("Other rooms"));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Reload catalogue “Other rooms”"));
    bench.writePieces("other pieces");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    bench.watch->reload();
    QVERIFY(*findPieceList(bench.document.project(), filePieces)->pieces == demoPieces("other pieces"));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Reload piece list “other pieces”"));
    QCOMPARE(bench.document.undoStack().count(), 2);
    bench.check();
    QVERIFY(bench.states().empty());
}

void TestLibraryWatch::allIsOneStep()
{
    WatchedLibrary bench;
    const Project before = bench.document.project();
    must(addCatalogueFile(bench.document, bench.rooms()).map([](ItemId) {})); // the same file twice
    bench.writeRooms("Other rooms");
    bench.writePieces("other pieces");
    QTRY_COMPARE(bench.states(), (WatchedStates{WatchedState::Changed, WatchedState::Changed, WatchedState::Changed}));
    bench.watch->reload();
    QVERIFY(bench.document.project().catalogues.back().rooms->contents() == demoRooms("Other rooms"));
    QVERIFY(bench.contents() == demoRooms("Other rooms"));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Reload 3 file(s)"));
    QCOMPARE(bench.document.undoStack().count(), 2);
    bench.document.undoStack().setIndex(0);
    QVERIFY(bench.document.project().catalogues == before.catalogues);
    QVERIFY(bench.document.project().pieceLists == before.pieceLists);
}

/// Floors follow, and what is undone is not asked about: the file is still the one that it was.
void TestLibraryWatch::reloadingIsUndoneAndRedone()
{
    WatchedLibrary bench;
    const Project before = bench.document.project();
    ProjectMirror mirror(bench.document);
    FloorWatch floors(bench.document);
    CatalogueContents solid = demoRooms("Solid");
    for (RoomType& room : solid.rooms)
        room.columns = {7};
    for (RoomType& room : solid.rooms)
        room.start = {1, 1};
    solid.pins.clear();
    must(writeCatalogueFile(solid, bench.rooms()));
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    bench.watch->reload();
    const Project after = bench.document.project();
    for (int round = 0; round < 2; ++round) {
        bench.document.undoStack().undo();
        QVERIFY(bench.document.project() == before);
        bench.check();
        QVERIFY(bench.states().empty());
        bench.document.undoStack().redo();
        QVERIFY(bench.document.project() == after);
        bench.check();
        QVERIFY(bench.states().empty());
        const QStringList problems = mirror.problems() + floors.check();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
    bench.document.undoStack().undo();
    bench.writeRooms("Yet others");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
}

void TestLibraryWatch::keepingAsksNoMore()
{
    WatchedLibrary bench;
    const Project before = bench.document.project();
    bench.writeRooms("Other rooms");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    bench.watch->keep();
    QVERIFY(bench.states().empty());
    QVERIFY(bench.document.project() == before && !bench.document.isModified());
    bench.check();
    QVERIFY(bench.states().empty());
    bench.writeRooms("Yet others");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
}

void TestLibraryWatch::theSameInOtherBytesIsNoChange()
{
    WatchedLibrary bench;
    must(writeWholeFile(bench.rooms(), formatCatalogue(bench.contents()) + "\n\n"));
    bench.check();
    QVERIFY(bench.states().empty());
}

void TestLibraryWatch::whatCannotBeReadStays()
{
    WatchedLibrary bench;
    const Project before = bench.document.project();
    must(writeWholeFile(bench.rooms(), "{\"format\": \"zonewright-cat"));
    bench.writePieces("other pieces");
    QTRY_COMPARE(bench.states(), (WatchedStates{WatchedState::Unreadable, WatchedState::Changed}));
    QVERIFY(bench.watch->changes().front().file.error.has_value());
    bench.watch->reload();
    QVERIFY(bench.document.project().catalogues == before.catalogues);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QCOMPARE(bench.states(), WatchedStates{WatchedState::Unreadable}); // it is still to be said
    bench.watch->reload();
    QCOMPARE(bench.document.undoStack().count(), 1);
    bench.watch->keep();
    QVERIFY(bench.states().empty());
    bench.writeRooms("Other rooms");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
}

void TestLibraryWatch::whatIsGoneMayComeBack()
{
    WatchedLibrary bench;
    for (int round = 0; round < 2; ++round) {
        QVERIFY(QFile::remove(bench.rooms()));
        QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Removed});
        bench.watch->keep();
        QVERIFY(bench.states().empty());
        bench.writeRooms("From a file");
        bench.check();
        QVERIFY(bench.states().empty());
    }
    QVERIFY(QFile::remove(bench.rooms()));
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Removed});
    bench.writeRooms("From a file");
    QTRY_VERIFY(bench.states().empty()); // without an answer
    QCOMPARE(bench.document.undoStack().count(), 0);
}

void TestLibraryWatch::changingBackAnswers()
{
    WatchedLibrary bench;
    bench.writeRooms("Other rooms");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    bench.writeRooms("From a file");
    QTRY_VERIFY(bench.states().empty());
}

void TestLibraryWatch::embeddingAnswers()
{
    WatchedLibrary bench;
    bench.writeRooms("Other rooms");
    bench.writePieces("other pieces");
    QTRY_COMPARE(bench.states().size(), std::size_t{2});
    must(embedCatalogue(bench.document, fileRooms));
    QCOMPARE(bench.states().size(), std::size_t{1});
    must(removePieceList(bench.document, filePieces));
    QVERIFY(bench.states().empty());
    bench.document.undoStack().setIndex(0); // both have their files again
    QTRY_COMPARE(bench.states(), (WatchedStates{WatchedState::Changed, WatchedState::Changed}));
}

void TestLibraryWatch::anotherProjectIsAnotherMatter()
{
    WatchedLibrary bench;
    bench.writeRooms("Other rooms");
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    bench.watch->keep();
    bench.document.startNew({.name = "Westwold"});
    QVERIFY(bench.states().empty());
    openProject(bench.document, demoProject());
    QTRY_COMPARE(bench.states(), (WatchedStates{WatchedState::Removed, WatchedState::Removed}));
    openProject(bench.document, demoProject(bench.dir.path()));
    QVERIFY(bench.states().empty());
    bench.check();
    QVERIFY(bench.states().empty());
}

/// What is restored after a crash holds what was read then.
void TestLibraryWatch::whatChangedBeforeOpeningIsSeen()
{
    WatchedLibrary bench;
    const Project project = bench.document.project();
    bench.document.startNew({.name = "Westwold"});
    bench.writeRooms("Other rooms");
    bench.document.restore(project, {});
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
}

void TestLibraryWatch::filesAreFollowedAsTheyComeAndGo()
{
    WatchedLibrary bench;
    const QString more = bench.dir.filePath(QStringLiteral("more.json"));
    must(writeCatalogueFile(demoRooms("More"), more));
    const ItemId added = addCatalogueFile(bench.document, more).value();
    must(writeCatalogueFile(demoRooms("Most"), more));
    QTRY_COMPARE(bench.states(), WatchedStates{WatchedState::Changed});
    QCOMPARE(bench.watch->changes().front().item, added);
    bench.document.undoStack().undo();
    QVERIFY(bench.states().empty());
    must(writeCatalogueFile(demoRooms("Least"), more));
    bench.check();
    QVERIFY(bench.states().empty());
}

/// Painting would read all files with every stroke.
void TestLibraryWatch::editsOfEmbeddedOnesReadNothing()
{
    WatchedLibrary bench;
    must(paintRoom(bench.document, threeRooms, 0, std::array{Point{3, 1}}, false));
    must(changePieceList(bench.document, smallPieces, demoPieces("smaller"), [] { return QStringLiteral("Rename"); }));
    QVERIFY(bench.watch->isSettled());
}

void TestLibraryWatch::itemsThatHaveNoFileAreNotReloaded()
{
    WatchedLibrary bench;
    Document& document = bench.document;
    const auto rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(demoRooms("x")).value());
    const auto reload = [&](ItemId id, std::string file) {
        const LibraryItems items{.catalogues = {{.id = id, .file = std::move(file), .rooms = rooms}}, .pieceLists = {}};
        document.perform(std::make_unique<ReloadLibrary>(document.state(), items));
        return document.undoStack().count();
    };
    QCOMPARE(reload(threeRooms, {}), 0);
    QCOMPARE(reload(threeRooms, "/x.json"), 0);
    QCOMPARE(reload(noItem, "/x.json"), 0);
    QCOMPARE(reload(fileRooms, {}), 0);
    QCOMPARE(reload(fileRooms, bench.rooms().toStdString()), 1);
}

ZONEWRIGHT_TEST(librarywatch, TestLibraryWatch)

#include "tst_librarywatch.moc"
