#include "app/nameedit.h"
#include "app/roomcommands.h"
#include "app/tabfocus.h"
#include "document/catalogueedits.h"
#include "document/flooredits.h"
#include "gui/roomseditor.h"
#include "project/cataloguefile.h"
#include "support/testregistry.h"

#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTemporaryDir>

#include <array>

using namespace zonewright;
using roomsgui::must;
using roomsgui::RoomsEditor;

/// What is done with whole catalogues in the Rooms dock.
class TestRoomCatalogues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void catalogueCommands();
    void filesAreShownAndEmbedded();
    void withoutACatalogue();
    void damagedFilesAreSaid();
    void changedFilesAreReadAgain();
    void commandsBringTheirDock();
    void floorsWithoutARoomAreTold();
    void twoOfOneNameHaveNumbers();
    void fewerRowsSayWhatLeft();
};

void TestRoomCatalogues::catalogueCommands()
{
    RoomsEditor one;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.json"));
    const ItemId first = one.focus().catalogue();
    auto& box = one.editor.part<QComboBox>("roomCatalogueBox");
    const int count = box.count();
    one.editor.action(ActionId::NewCatalogue).trigger();
    QCOMPARE(box.count(), count + 1);
    QVERIFY(one.focus().catalogue() != first);
    QCOMPARE(box.currentText(), QStringLiteral("New catalogue"));
    QCOMPARE(one.list().model()->rowCount(), 1);
    QVERIFY(!one.editor.action(ActionId::RemoveRooms).isEnabled());
    QVERIFY(!one.editor.action(ActionId::EmbedCatalogue).isEnabled());
    // Renamed where its name stands.
    QVERIFY(one.panel()
                .findChild<QMenu*>(QStringLiteral("catalogueMenu"))
                ->actions()
                .contains(&one.editor.action(ActionId::RenameCatalogue)));
    one.editor.action(ActionId::RenameCatalogue).trigger();
    auto& name = one.editor.part<NameEdit>("catalogueNameEdit");
    QTRY_VERIFY(name.hasFocus());
    QTest::keyClicks(&name, QStringLiteral("Mine"));
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(box.currentText(), QStringLiteral("Mine"));
    QVERIFY(box.isVisible());
    const int steps = one.history().count();
    one.editor.action(ActionId::RenameCatalogue).trigger();
    QTRY_VERIFY(name.hasFocus());
    QTest::keyClick(&name, Qt::Key_Backspace);
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(box.currentText(), QStringLiteral("Mine"));
    QCOMPARE(one.editor.text("roomsNote"), QStringLiteral("The name is empty."));
    QCOMPARE(one.history().count(), steps);
    // Out to a file and in again.
    one.panel().commands().exportFile(file);
    QVERIFY(readCatalogueFile(file)->contents() == one.focus().rooms()->contents());
    QCOMPARE(one.status(), QStringLiteral("mine.json was written."));
    one.panel().commands().importFile(file);
    QCOMPARE(box.count(), count + 2);
    QVERIFY(one.focus().item()->file.empty());
    QVERIFY(one.editor.action(ActionId::RemoveCatalogue).isEnabled());
    one.editor.action(ActionId::RemoveCatalogue).trigger();
    QCOMPARE(box.count(), count + 1);
    box.setCurrentIndex(box.findData(qint64{first}));
    Q_EMIT box.activated(box.currentIndex());
    QCOMPARE(one.focus().catalogue(), first);
    QVERIFY(!one.editor.action(ActionId::RemoveCatalogue).isEnabled());
    QVERIFY(one.editor.action(ActionId::RemoveCatalogue).toolTip().contains(QStringLiteral("Floors are made")));
    // The dialog of the export writes where it says.
    QTimer::singleShot(0, qApp, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
        dialog->selectFile(folder.filePath(QStringLiteral("other.json")));
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
            ->setText(folder.filePath(QStringLiteral("other.json")));
        static_cast<QDialog*>(dialog)->accept();
    });
    one.editor.action(ActionId::ExportCatalogue).trigger();
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("other.json"))));
}

void TestRoomCatalogues::filesAreShownAndEmbedded()
{
    RoomsEditor one;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("linked.json"));
    must(writeCatalogueFile(one.focus().rooms()->contents(), file));
    const auto id = addCatalogueFile(one.editor.document, file);
    one.focus().setCatalogue(id.value());
    auto& note = one.editor.part<QWidget>("catalogueFileNote");
    QVERIFY(note.isVisible());
    QVERIFY(one.editor.text("catalogueFileLabel").contains(QStringLiteral("linked.json")));
    const std::string before = one.bytes();
    one.press({1, 1});
    one.drag({3, 3});
    one.release({3, 3});
    QCOMPARE(one.bytes(), before);
    one.press({1, 1});
    QVERIFY(one.status().contains(QStringLiteral("file of its own")));
    one.release({1, 1});
    one.canvas().setFocus();
    for (const int key : {Qt::Key_Space, Qt::Key_S})
        one.key(key);
    QCOMPARE(one.bytes(), before);
    for (const ActionId command : {ActionId::NewRoom, ActionId::DuplicateRoom, ActionId::MirrorRoom, ActionId::FlipRoom,
                                   ActionId::RotateRoom, ActionId::RemoveRooms}) {
        QVERIFY(!one.editor.action(command).isEnabled());
        QVERIFY(one.editor.action(command).toolTip().contains(QStringLiteral("embed")));
    }
    for (const char* field : {"roomNameEdit", "roomCodeBox", "roomWidthBox", "roomRowsBox", "roomStartXBox"})
        QVERIFY2(!one.editor.part<QWidget>(field).isEnabled(), field);
    QTest::mouseClick(&one.editor.part<QPushButton>("embedCatalogueButton"), Qt::LeftButton);
    QVERIFY(one.focus().isEditable() && !note.isVisible());
    QVERIFY(one.editor.part<QWidget>("roomNameEdit").isEnabled());
    one.editor.action(ActionId::Undo).trigger();
    QVERIFY(note.isVisible());
}

void TestRoomCatalogues::withoutACatalogue()
{
    RoomsEditor one;
    one.editor.document.state().replaceAll(Project{.world = {.name = "Empty"}});
    auto& pages = one.editor.part<QStackedWidget>("roomPages");
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("noCataloguePage"));
    QVERIFY(!one.editor.action(ActionId::NewRoom).isEnabled());
    QVERIFY(!one.editor.action(ActionId::ExportCatalogue).isEnabled());
    QTest::mouseClick(&one.editor.part<QPushButton>("newCatalogueButton"), Qt::LeftButton);
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("roomsScroll"));
    QCOMPARE(one.list().model()->rowCount(), 1);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("noCataloguePage"));
}

void TestRoomCatalogues::damagedFilesAreSaid()
{
    RoomsEditor one;
    const QTemporaryDir folder;
    const std::string before = one.bytes();
    const auto message = [&] { return one.editor.text("messageText"); };
    auto& bar = one.editor.part<QWidget>("messageBar");
    one.panel().commands().importFile(folder.filePath(QStringLiteral("none.json")));
    QVERIFY(bar.isVisible() && message().contains(QStringLiteral("none.json")));
    QFile damaged(folder.filePath(QStringLiteral("damaged.json")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{");
    damaged.close();
    one.panel().commands().importFile(damaged.fileName());
    QVERIFY(message().contains(QStringLiteral("damaged.json")));
    one.panel().commands().exportFile(folder.filePath(QStringLiteral("no/such/folder.json")));
    QVERIFY(message().contains(QStringLiteral("folder.json")));
    QCOMPARE(one.bytes(), before);
    // What went wrong before is no news once it went well.
    const QString good = folder.filePath(QStringLiteral("good.json"));
    must(writeCatalogueFile(one.focus().rooms()->contents(), good));
    one.panel().commands().importFile(good);
    QVERIFY(one.bytes() != before);
    QVERIFY(!bar.isVisible());
}

/// What the file holds now is embedded, in one step; a file that is gone leaves what was read of it.
void TestRoomCatalogues::changedFilesAreReadAgain()
{
    RoomsEditor one;
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("linked.json"));
    CatalogueContents contents = one.focus().rooms()->contents();
    must(writeCatalogueFile(contents, file));
    one.focus().setCatalogue(addCatalogueFile(one.editor.document, file).value());
    contents.rooms.front().name = "renamed outside";
    must(writeCatalogueFile(contents, file));
    const int steps = one.history().count();
    const std::string before = one.bytes();
    auto& button = one.editor.part<QPushButton>("embedCatalogueButton");
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    QVERIFY(one.focus().isEditable());
    QVERIFY(one.focus().rooms()->contents() == contents);
    QVERIFY(one.status().contains(QStringLiteral("linked.json had changed")));
    QCOMPARE(one.editor.window.focusWidget(), &one.list());
    QCOMPARE(one.history().count(), steps + 1);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.bytes(), before);
    QVERIFY(QFile::remove(file));
    one.editor.action(ActionId::EmbedCatalogue).trigger();
    QVERIFY(one.focus().isEditable());
    QVERIFY(one.focus().rooms()->rooms().front().name != "renamed outside");
    QVERIFY(one.status().contains(QStringLiteral("cannot be read now")));
}

void TestRoomCatalogues::commandsBringTheirDock()
{
    RoomsEditor one;
    for (const ActionId id : {ActionId::NewRoom, ActionId::MirrorRoom, ActionId::RemoveRooms}) {
        one.editor.part<QDockWidget>("rooms").hide();
        QTRY_VERIFY(!one.panel().isVisible());
        one.editor.action(id).trigger();
        QTRY_VERIFY(one.panel().isVisible());
    }
    auto& dock = one.editor.part<QDockWidget>("rooms");
    for (const ActionId id : {ActionId::NewRoom, ActionId::DuplicateRoom, ActionId::MirrorRoom, ActionId::FlipRoom,
                              ActionId::RemoveRooms, ActionId::RenameCatalogue, ActionId::NewCatalogue}) {
        one.editor.part<QDockWidget>("inspector").raise();
        QTRY_VERIFY(liesBehind(dock));
        one.editor.action(id).trigger();
        QTRY_VERIFY(!liesBehind(dock));
    }
}

void TestRoomCatalogues::floorsWithoutARoomAreTold()
{
    RoomsEditor one;
    const auto remove = [&one](std::vector<std::int32_t> codes) {
        one.focus().chooseRooms(codes, codes.front());
        one.editor.action(ActionId::RemoveRooms).trigger();
        return one.status();
    };
    while (one.editor.document.project().dungeons.size() > 1)
        must(removeDungeon(one.editor.document, one.editor.document.project().dungeons.front().id));
    QCOMPARE(remove({15}), QStringLiteral("“Floor” names room 15, which is gone: nothing is built of it."));
    QCOMPARE(remove({17}), QString());
    QCOMPARE(remove({1, 10}), QStringLiteral("“Floor” names rooms that are gone: nothing is built of it."));
    QVERIFY(duplicateFloors(one.editor.document, std::array{one.floor}));
    QVERIFY(remove({4}).contains(QStringLiteral("2")));
}

void TestRoomCatalogues::twoOfOneNameHaveNumbers()
{
    RoomsEditor one;
    auto& box = one.editor.part<QComboBox>("roomCatalogueBox");
    const QString name = box.currentText();
    QVERIFY(addCatalogue(one.editor.document, one.focus().rooms()->contents()));
    const int first = box.findText(name);
    QVERIFY(first >= 0);
    QVERIFY(box.findText(name + QStringLiteral(" (2)")) > first);
}

void TestRoomCatalogues::fewerRowsSayWhatLeft()
{
    RoomsEditor one;
    must(pinPair(one.editor.document, one.focus().catalogue(), 4, 10, 5));
    const auto paths = [&] { return one.focus().rooms()->contents().specialPaths.size(); };
    const std::size_t before = paths();
    auto& rows = one.editor.part<QSpinBox>("roomRowsBox");
    rows.setValue(3);
    const auto left = static_cast<int>(before - paths());
    QVERIFY(left > 0);
    QVERIFY2(one.status().contains(QStringLiteral("%1 special path").arg(left)), qPrintable(one.status()));
    QVERIFY2(one.status().contains(QStringLiteral("1 pin")), qPrintable(one.status()));
    rows.setValue(5); // they are back, and nothing left
    QCOMPARE(paths(), before);
    QVERIFY(one.status().isEmpty());
}

ZONEWRIGHT_TEST(roomcatalogues, TestRoomCatalogues)

#include "tst_roomcatalogues.moc"
