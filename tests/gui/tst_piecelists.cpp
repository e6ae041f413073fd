#include "app/tabfocus.h"
#include "gui/pieceseditor.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QSet>

using namespace zonewright;

using piecesgui::PiecesEditor;

class TestPieceLists : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theListHasAFirstRoomAndAnAnnexe();
    void listsAreChosen();
    void importAndExportRoundTrip();
    void filesThatCannotBeReadAreTold();
    void changedFilesAreReadAgain();
    void commandsBringTheirDock();
    void aListWithAFileIsReadOnly();
    void usedListsStay();
    void withoutAListItSaysWhatItIsFor();
};

void TestPieceLists::theListHasAFirstRoomAndAnAnnexe()
{
    PiecesEditor one;
    auto& first = one.editor.part<QComboBox>("firstRoomBox");
    QCOMPARE(first.currentText(), QStringLiteral("throne room"));
    QVERIFY(first.findText(QStringLiteral("tunnel")) < 0);
    one.pick("firstRoomBox", 0);
    QVERIFY(one.pieces().first.empty());
    one.pick("annexeBox", one.editor.part<QComboBox>("annexeBox").findText(QStringLiteral("guard post")));
    QCOMPARE(one.pieces().annexe, std::string("vault")); // something follows the guard post
    QCOMPARE(one.editor.part<QComboBox>("annexeBox").currentText(), QStringLiteral("vault"));
    QVERIFY(one.editor.text("piecesNote").contains(QLatin1String("guard post")));
    one.pick("annexeBox", 0);
    QVERIFY(!one.pieces().lair());
    const std::string name = one.pieces().name;
    one.type(one.editor.part<QLineEdit>("pieceListNameEdit"), " ");
    QCOMPARE(one.pieces().name, name);
    QCOMPARE(one.editor.text("piecesNote"), QStringLiteral("The name is empty."));
    QTest::keyClick(&one.editor.part<QLineEdit>("pieceListNameEdit"), Qt::Key_Escape);
    QCOMPARE(one.editor.part<QLineEdit>("pieceListNameEdit").text(), QString::fromStdString(name));
    one.type(one.editor.part<QLineEdit>("pieceListNameEdit"), "Den");
    QCOMPARE(one.pieces().name, std::string("Den"));
    QCOMPARE(one.editor.part<QComboBox>("pieceListChoice").currentText(), QStringLiteral("Den"));
}

void TestPieceLists::listsAreChosen()
{
    PiecesEditor one;
    auto& choice = one.editor.part<QComboBox>("pieceListChoice");
    const int lists = choice.count();
    one.editor.action(ActionId::NewPieceList).trigger();
    QCOMPARE(choice.count(), lists + 1);
    QVERIFY(one.focus().list() != one.list);
    QCOMPARE(one.table().model()->rowCount(), 2);
    QCOMPARE(QApplication::focusWidget(), &one.editor.part<QLineEdit>("pieceListNameEdit"));
    one.editor.action(ActionId::RemovePieceList).trigger();
    QCOMPARE(choice.count(), lists);
    one.pick("pieceListChoice", choice.findData(qint64{one.list}));
    QCOMPARE(one.focus().list(), one.list);
    QCOMPARE(one.table().model()->rowCount(), 10);
    auto* menu = one.editor.part<QToolButton>("pieceListMenu").menu();
    for (const ActionId id : {ActionId::NewPieceList, ActionId::ImportPieceList, ActionId::ExportPieceList,
                              ActionId::EmbedPieceList, ActionId::RemovePieceList})
        QVERIFY(menu->actions().contains(&one.editor.action(id)));
}

void TestPieceLists::importAndExportRoundTrip()
{
    PiecesEditor one;
    const PieceList before = one.pieces();
    const QString file = one.folder.filePath(QStringLiteral("mine.json"));
    piecesgui::answerFileDialog(file);
    one.editor.action(ActionId::ExportPieceList).trigger();
    QVERIFY(readPieceListFile(file).value() == before);
    piecesgui::answerFileDialog(file);
    one.editor.action(ActionId::ImportPieceList).trigger();
    QVERIFY(one.focus().list() != one.list);
    QVERIFY(one.focus().isEditable());
    QVERIFY(one.pieces() == before);
    QCOMPARE(one.steps().undoText(), QStringLiteral("Add piece list “Dragon's lair”"));
    one.editor.action(ActionId::Undo).trigger();
    PieceList unnamed = before;
    unnamed.name.clear();
    QVERIFY(writePieceListFile(unnamed, file));
    one.panel().commands().importFrom(file);
    QCOMPARE(one.pieces().name, std::string("mine")); // its file's
}

void TestPieceLists::filesThatCannotBeReadAreTold()
{
    PiecesEditor one;
    const int steps = one.steps().count();
    const auto isSaid = [&one](const char* text) {
        for (const QLabel* label : one.editor.window.findChildren<QLabel*>()) {
            if (label->text().contains(QLatin1String(text)))
                return true;
        }
        return false;
    };
    one.panel().commands().importFrom(one.folder.filePath(QStringLiteral("none.json")));
    QVERIFY(isSaid("none.json"));
    one.panel().commands().exportTo(one.folder.filePath(QStringLiteral("no/such/folder.json")));
    QVERIFY(isSaid("folder.json"));
    QCOMPARE(one.steps().count(), steps);
    QVERIFY(one.editor.part<QWidget>("messageBar").isVisible());
    const QString good = one.folder.filePath(QStringLiteral("good.json"));
    QVERIFY(writePieceListFile(one.pieces(), good));
    one.panel().commands().importFrom(good);
    QVERIFY(!one.editor.part<QWidget>("messageBar").isVisible());
    const auto& choice = one.editor.part<QComboBox>("pieceListChoice");
    QSet<QString> names;
    for (int i = 0; i < choice.count(); ++i)
        names.insert(choice.itemText(i));
    QCOMPARE(names.size(), choice.count()); // though it has the name of another one
}

void TestPieceLists::changedFilesAreReadAgain()
{
    PiecesEditor one;
    const QString file = one.folder.filePath(QStringLiteral("linked.json"));
    PieceList list = one.pieces();
    QVERIFY(writePieceListFile(list, file));
    one.focus().setList(addPieceListFile(one.editor.document, file).value());
    list.name = "changed outside";
    QVERIFY(writePieceListFile(list, file));
    auto& button = one.editor.part<QToolButton>("embedPieceListButton");
    button.setFocus();
    QTest::keyClick(&button, Qt::Key_Space);
    QVERIFY(one.focus().isEditable());
    QVERIFY(one.pieces() == list);
    QVERIFY(one.editor.text("statusPlace").contains(QStringLiteral("linked.json had changed")));
    QCOMPARE(one.editor.window.focusWidget(), &one.table());
}

void TestPieceLists::commandsBringTheirDock()
{
    PiecesEditor one;
    one.editor.part<QDockWidget>("pieces").hide();
    QTRY_VERIFY(!one.panel().isVisible());
    one.editor.action(ActionId::DuplicatePiece).trigger();
    QTRY_VERIFY(one.panel().isVisible());
    auto& dock = one.editor.part<QDockWidget>("pieces");
    for (const ActionId id : {ActionId::DuplicatePiece, ActionId::RemovePieces, ActionId::RenamePieceList}) {
        one.editor.part<QDockWidget>("inspector").raise();
        QTRY_VERIFY(liesBehind(dock));
        one.editor.action(id).trigger();
        QTRY_VERIFY(!liesBehind(dock));
    }
    QVERIFY(one.editor.part<QLineEdit>("pieceListNameEdit").hasFocus());
}

void TestPieceLists::aListWithAFileIsReadOnly()
{
    PiecesEditor one;
    const QString file = one.folder.filePath(QStringLiteral("linked.json"));
    QVERIFY(writePieceListFile(one.pieces(), file));
    const ItemId linked = addPieceListFile(one.editor.document, file).value();
    QVERIFY(!one.editor.part<QWidget>("pieceFileRow").isVisible());
    one.focus().setList(linked);
    QVERIFY(one.editor.part<QWidget>("pieceFileRow").isVisible());
    QVERIFY(one.editor.text("pieceFileLabel").contains(QLatin1String("linked.json")));
    QVERIFY(!one.editor.part<QWidget>("pieceFormContent").isEnabled());
    for (const ActionId id : {ActionId::NewPiece, ActionId::DuplicatePiece, ActionId::RemovePieces})
        QVERIFY(!one.editor.action(id).isEnabled());
    one.choose(1);
    QVERIFY(!one.editor.part<QToolButton>("pieceUpButton").isEnabled());
    one.editor.part<QToolButton>("embedPieceListButton").click();
    QVERIFY(one.focus().isEditable());
    QVERIFY(one.editor.part<QWidget>("pieceFormContent").isEnabled());
    QVERIFY(!one.editor.part<QWidget>("pieceFileRow").isVisible());
    QVERIFY(!one.editor.action(ActionId::EmbedPieceList).isEnabled());
    QVERIFY(one.editor.action(ActionId::NewPiece).isEnabled());
}

void TestPieceLists::usedListsStay()
{
    PiecesEditor one;
    one.editor.action(ActionId::RemovePieceList).trigger();
    QCOMPARE(one.focus().list(), one.list);
    bool isSaid = false;
    for (const QLabel* label : one.editor.window.findChildren<QLabel*>())
        isSaid = isSaid || label->text().contains(QLatin1String("Test/Dug"));
    QVERIFY(isSaid);
}

void TestPieceLists::withoutAListItSaysWhatItIsFor()
{
    PiecesEditor one;
    one.editor.document.startNew({.name = "Empty"});
    auto& pages = one.editor.part<QStackedWidget>("piecesPages");
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("noPiecesPage"));
    for (const ActionId id : {ActionId::NewPiece, ActionId::DuplicatePiece, ActionId::RemovePieces,
                              ActionId::ExportPieceList, ActionId::EmbedPieceList, ActionId::RemovePieceList})
        QVERIFY(!one.editor.action(id).isEnabled());
    one.editor.part<QPushButton>("firstPieceListButton").click();
    QCOMPARE(pages.currentWidget()->objectName(), QStringLiteral("piecesPage"));
    one.panel().commands().makeSampleFloor(0);
    QCOMPARE(one.editor.document.project().dungeons.size(), std::size_t{1});
}

ZONEWRIGHT_TEST(piecelists, TestPieceLists)

#include "tst_piecelists.moc"
