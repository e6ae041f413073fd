#include "app/nameedit.h"
#include "app/roomcommands.h"
#include "document/catalogueedits.h"
#include "gui/roomseditor.h"
#include "project/cataloguefile.h"
#include "support/testregistry.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTemporaryDir>

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
    one.panel().findChild<QMenu*>(QStringLiteral("catalogueMenu"))->actions()[1]->trigger();
    auto& name = one.editor.part<NameEdit>("catalogueNameEdit");
    QTRY_VERIFY(name.hasFocus());
    QTest::keyClicks(&name, QStringLiteral("Mine"));
    QTest::keyClick(&name, Qt::Key_Return);
    QCOMPARE(box.currentText(), QStringLiteral("Mine"));
    QVERIFY(box.isVisible());
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
    one.panel().commands().importFile(folder.filePath(QStringLiteral("none.json")));
    QVERIFY(one.status().contains(QStringLiteral("none.json")));
    QFile damaged(folder.filePath(QStringLiteral("damaged.json")));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{");
    damaged.close();
    one.panel().commands().importFile(damaged.fileName());
    QVERIFY(one.status().contains(QStringLiteral("damaged.json")));
    one.panel().commands().exportFile(folder.filePath(QStringLiteral("no/such/folder.json")));
    QVERIFY(one.status().contains(QStringLiteral("folder.json")));
    QCOMPARE(one.bytes(), before);
}

ZONEWRIGHT_TEST(roomcatalogues, TestRoomCatalogues)

#include "tst_roomcatalogues.moc"
