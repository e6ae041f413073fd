#include "app/tabfocus.h"
#include "gui/pieceseditor.h"
#include "support/testregistry.h"

#include <QDockWidget>

using namespace zonewright;

using piecesgui::PiecesEditor;

class TestPiecesPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWeightChangesAllThatIsSeen();
    void turnedWeightsAreOneStep();
    void selectionAndFocusStayInStep();
    void piecesComeAndGo();
    void theWindowMayGoWhileAKindIsTyped();
    void theWindowMayGoWhileAnInhabitantIsTyped();
    void closingAsksAboutWhatIsTyped();
    void piecesMoveByKeys();
    void theFormChangesThePiece();
    void byKeysAlone();
    void whatCannotBeIsSaid();
    void aDeletedPieceTakesItsFieldsAlong();
    void shapesHaveTheirFields();
    void inhabitantsAreAList();
    void theNewInhabitantAloneIsSelected();
    void whatAnEditTakesAlongIsSaid();
    void whatComesBackIsSelected();
    void aListThatDigsNothingSaysSo();
    void severalSelectedAreTold();
    void aSampleBecomesAFloor();
    void whatIsTypedIsSettledAndDropped();
    void outOfSightItCostsNothing();
};

/// Bar, floors that are made from the list, and thumbnails.
void TestPiecesPanel::aWeightChangesAllThatIsSeen()
{
    PiecesEditor one;
    const QImage bar = one.bar(1), sample = one.sample();
    const auto cells = one.cells();
    one.choose(0);
    one.type(one.editor.part<QSpinBox>("pieceWeightBox"), "300");
    QCOMPARE(one.piece(0).weight, 300);
    QVERIFY(one.bar(1) != bar);
    QVERIFY(one.cells() != cells);
    one.settle();
    QTRY_VERIFY_WITH_TIMEOUT(one.sample() != sample, piecesgui::longestSampleFloor);
    one.editor.action(ActionId::Undo).trigger();
    QVERIFY(one.cells() == cells);
    one.settle();
    QTRY_VERIFY_WITH_TIMEOUT(one.sample() == sample, piecesgui::longestSampleFloor);
}

void TestPiecesPanel::turnedWeightsAreOneStep()
{
    PiecesEditor one;
    one.choose(0);
    const int before = one.steps().count();
    auto& box = one.editor.part<QSpinBox>("pieceWeightBox");
    box.setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(one.piece(0).weight, 23);
    QCOMPARE(one.steps().count(), before + 1);
    auto& length = one.editor.part<QSpinBox>("pieceLeastWidthBox");
    length.setFocus();
    QTest::keyClick(&length, Qt::Key_Up);
    QCOMPARE(one.steps().count(), before + 2);
    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(one.steps().count(), before + 3);
    one.choose(1);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(one.steps().count(), before + 4);
    one.steps().setIndex(before);
    QCOMPARE(one.piece(0).weight, 18);
}

void TestPiecesPanel::selectionAndFocusStayInStep()
{
    PiecesEditor one;
    QTest::mouseClick(one.table().viewport(), Qt::LeftButton, {},
                      one.table().visualRect(one.table().model()->index(1, 0)).center());
    QCOMPARE(one.focus().current(), 1);
    QCOMPARE(one.editor.part<QLineEdit>("pieceKindEdit").text(), QStringLiteral("long tunnel"));
    one.table().setFocus();
    QTest::keyClick(&one.table(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(one.focus().chosen(), (std::vector{1, 2}));
    QCOMPARE(one.focus().current(), 2);
    one.focus().choose({4, 6}, 6);
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 2);
    QCOMPARE(one.table().currentIndex().row(), 6);
    QCOMPARE(one.editor.part<QLineEdit>("pieceKindEdit").text(), QStringLiteral("treasury"));
}

void TestPiecesPanel::piecesComeAndGo()
{
    PiecesEditor one;
    const PieceList before = one.pieces();
    one.choose(2);
    one.editor.action(ActionId::NewPiece).trigger();
    QCOMPARE(one.focus().current(), 3);
    auto* editor = one.table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor); // its kind is typed at once
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("well"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(one.piece(3).kind, std::string("well")); // Qt takes it in a moment
    one.choose(3);
    one.editor.action(ActionId::DuplicatePiece).trigger();
    QCOMPARE(one.piece(4).kind, std::string("well 2"));
    QCOMPARE(one.focus().current(), 4);
    one.table().setFocus();
    QTest::keyClick(&one.table(), Qt::Key_Delete);
    QCOMPARE(one.pieces().pieces.size(), std::size_t{11});
    QCOMPARE(one.focus().chosen(), std::vector{4});
    one.choose(2); // the first room
    one.editor.action(ActionId::RemovePieces).trigger();
    QVERIFY(one.pieces().first.empty());
    for (int i = 0; i < 5; ++i)
        one.editor.action(ActionId::Undo).trigger();
    QVERIFY(one.pieces() == before);
    one.table().selectAll();
    QVERIFY(!one.editor.action(ActionId::RemovePieces).isEnabled()); // one stays
    QTest::keyClick(&one.table(), Qt::Key_Delete);
    QCOMPARE(one.editor.text("statusPlace"), QStringLiteral("A list keeps one piece at least."));
    QVERIFY(one.pieces() == before);
}

void TestPiecesPanel::theWindowMayGoWhileAKindIsTyped()
{
    for (const bool isTyped : {false, true}) {
        PiecesEditor one;
        one.editor.action(ActionId::NewPiece).trigger();
        auto* editor = one.table().viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        if (isTyped)
            QTest::keyClicks(editor, QStringLiteral("well"));
    }
}

void TestPiecesPanel::theWindowMayGoWhileAnInhabitantIsTyped()
{
    for (const bool isTyped : {false, true}) {
        PiecesEditor one;
        one.choose(2);
        one.editor.part<QToolButton>("addInhabitant").click();
        auto* editor = one.editor.part<QListWidget>("pieceInhabitants").viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        if (isTyped)
            QTest::keyClicks(editor, QStringLiteral("goblin"));
    }
}

/// Also what stands in the cell of a list.
void TestPiecesPanel::closingAsksAboutWhatIsTyped()
{
    QTemporaryDir folder;
    PiecesEditor one;
    QVERIFY(one.editor.document.saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    one.choose(2);
    auto& kind = one.editor.part<QLineEdit>("pieceKindEdit");
    kind.setFocus();
    kind.selectAll();
    QTest::keyClicks(&kind, QStringLiteral("hall"));
    test::answerBox(QMessageBox::RejectRole);
    QVERIFY(!one.editor.window.close());
    QCOMPARE(one.piece(2).kind, std::string("hall"));
    QVERIFY(one.editor.document.save());
    one.editor.window.activateWindow(); // the question was another window
    QTRY_VERIFY(one.editor.window.isActiveWindow());
    one.table().setFocus();
    one.table().edit(one.table().model()->index(2, PiecesModel::KindColumn));
    auto* editor = one.table().viewport()->findChild<QLineEdit*>();
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("court"));
    QVERIFY(!one.editor.document.isModified());
    test::answerBox(QMessageBox::RejectRole);
    QVERIFY(!one.editor.window.close());
    QCOMPARE(one.piece(2).kind, std::string("court"));
}

void TestPiecesPanel::piecesMoveByKeys()
{
    PiecesEditor one;
    one.choose(1);
    one.table().setFocus();
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(one.piece(0).kind, std::string("long tunnel"));
    QCOMPARE(one.focus().current(), 0);
    QVERIFY(!one.editor.part<QToolButton>("pieceUpButton").isEnabled());
    QTest::keyClick(&one.table(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(&one.table(), Qt::Key_Down, Qt::AltModifier);
    QTest::keyClick(&one.table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(one.piece(2).kind, std::string("long tunnel"));
    QCOMPARE(one.table().currentIndex().row(), 2);
    one.focus().choose({0, 3}, 3);
    one.editor.part<QToolButton>("pieceDownButton").click(); // those apart come together
    QCOMPARE(one.focus().chosen(), (std::vector{2, 3}));
    one.focus().choose({8, 9}, 9);
    QVERIFY(!one.editor.part<QToolButton>("pieceDownButton").isEnabled());
}

void TestPiecesPanel::theFormChangesThePiece()
{
    PiecesEditor one;
    one.choose(2);
    one.type(one.editor.part<QLineEdit>("pieceKindEdit"), "hall");
    QCOMPARE(one.piece(2).kind, std::string("hall"));
    QCOMPARE(one.pieces().first, std::string("hall"));
    one.type(one.editor.part<QSpinBox>("pieceLeastWidthBox"), "14"); // above the most, which follows
    QCOMPARE(one.piece(2).width, (Limits{14, 14}));
    one.type(one.editor.part<QSpinBox>("pieceMostHeightBox"), "3");
    QCOMPARE(one.piece(2).height, (Limits{3, 3}));
    for (auto* side : one.editor.part<QWidget>("pieceSides").findChildren<QToolButton*>()) {
        if (side->text() == QLatin1String("E"))
            QTest::mouseClick(side, Qt::LeftButton);
    }
    QCOMPARE(int{one.piece(2).sides}, 0b1101);
    QVERIFY(!one.editor.part<QComboBox>("pieceNextBox").isEnabled());
    one.editor.part<QAbstractButton>("pieceSingleBox").click();
    QVERIFY(one.piece(2).single);
    QVERIFY(one.editor.part<QComboBox>("pieceNextBox").isEnabled());
    one.pick("pieceNextBox", one.editor.part<QComboBox>("pieceNextBox").findText(QStringLiteral("cave")));
    QCOMPARE(one.piece(2).next, std::string("cave"));
    QVERIFY(one.editor.part<QComboBox>("pieceNextBox").findText(QStringLiteral("hall")) < 0); // itself
    one.editor.part<QAbstractButton>("pieceSingleBox").click();
    QVERIFY(one.piece(2).next.empty());
}

void TestPiecesPanel::byKeysAlone()
{
    PiecesEditor one;
    one.choose(2);
    QWidget& form = one.editor.part<QWidget>("pieceForm");
    one.editor.part<QWidget>("pieceKindEdit").setFocus();
    QStringList visited;
    for (int i = 0; i < 22 && form.isAncestorOf(QApplication::focusWidget()); ++i) {
        QWidget* field = QApplication::focusWidget();
        QVERIFY2(!field->accessibleName().isEmpty() || qobject_cast<QAbstractButton*>(field),
                 qPrintable(field->objectName()));
        visited << field->objectName();
        QTest::keyClick(field, Qt::Key_Tab);
    }
    for (const char* name : {"pieceKindEdit", "pieceShapeBox", "pieceWeightBox", "pieceLeastWidthBox",
                             "pieceMostWidthBox", "pieceLeastHeightBox", "pieceMostHeightBox", "pieceSingleBox",
                             "pieceInhabitants", "addInhabitant", "pieceListNameEdit", "firstRoomBox", "annexeBox"})
        QVERIFY2(visited.contains(QLatin1String(name)), name);
    QVERIFY(visited.indexOf(QStringLiteral("pieceWeightBox")) < visited.indexOf(QStringLiteral("annexeBox")));
    one.editor.part<QSpinBox>("pieceWeightBox").setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QCOMPARE(one.piece(2).weight, 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(one.piece(2).weight, 0);
}

void TestPiecesPanel::whatCannotBeIsSaid()
{
    PiecesEditor one;
    one.choose(2);
    const QString facts = one.editor.text("piecesNote");
    const int steps = one.steps().count();
    auto& kind = one.editor.part<QLineEdit>("pieceKindEdit");
    one.type(kind, "vault");
    QCOMPARE(one.steps().count(), steps);
    QCOMPARE(one.editor.text("piecesNote"), QStringLiteral("'vault' is given twice."));
    QVERIFY(kind.property("invalid").toBool());
    QCOMPARE(kind.text(), QStringLiteral("vault")); // it can be mended
    QTest::keyClick(&kind, Qt::Key_Escape);
    QCOMPARE(kind.text(), QStringLiteral("throne room"));
    QVERIFY(!kind.property("invalid").toBool());
    QCOMPARE(one.editor.text("piecesNote"), facts);
    one.type(one.editor.part<QSpinBox>("pieceWeightBox"), "1000001");
    QVERIFY(one.editor.text("piecesNote").contains(QLatin1String("1000001")));
    for (auto* side : one.editor.part<QWidget>("pieceSides").findChildren<QToolButton*>())
        side->click(); // the first room keeps one side
    QVERIFY(one.piece(2).sides != 0);
    QVERIFY2(one.editor.text("piecesNote").contains(QStringLiteral("at least one side")),
             qPrintable(one.editor.text("piecesNote")));
    one.choose(0);
    QCOMPARE(one.editor.text("piecesNote"), facts);
}

/// The next piece comes to its place, and not to what was typed for it.
void TestPiecesPanel::aDeletedPieceTakesItsFieldsAlong()
{
    PiecesEditor one;
    one.choose(1);
    const std::string next = one.piece(2).kind;
    auto& kind = one.editor.part<QLineEdit>("pieceKindEdit");
    one.type(kind, "vault"); // there is one
    QVERIFY(kind.property("invalid").toBool());
    one.editor.action(ActionId::RemovePieces).trigger();
    QCOMPARE(one.piece(1).kind, next);
    QCOMPARE(kind.text(), QString::fromStdString(next));
    QVERIFY(!kind.property("invalid").toBool());
    QCOMPARE(one.steps().undoText(), QStringLiteral("Delete piece “%1”").arg(QStringLiteral("long tunnel")));
}

void TestPiecesPanel::shapesHaveTheirFields()
{
    PiecesEditor one;
    one.choose(0);
    QVERIFY(!one.editor.part<QWidget>("pieceSides").isEnabled());
    QVERIFY(!one.editor.part<QWidget>("pieceMostHeightBox").isEnabled());
    QCOMPARE(one.editor.text("pieceWidthLabel"), QStringLiteral("Length"));
    one.type(one.editor.part<QSpinBox>("pieceLeastWidthBox"), "5");
    QCOMPARE(one.piece(0).width, (Limits{5, 5}));
    one.pick("pieceShapeBox", 0);
    QVERIFY(one.piece(0).shape == PieceShape::Room);
    QVERIFY(one.editor.part<QWidget>("pieceSides").isEnabled());
    one.choose(3);
    one.pick("pieceShapeBox", 1);
    QVERIFY(one.pieces().annexe.empty());
    QCOMPARE(one.piece(3).width, (Limits{4, 4}));
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.pieces().annexe, std::string("vault"));
}

void TestPiecesPanel::inhabitantsAreAList()
{
    PiecesEditor one;
    one.choose(2);
    auto& list = one.editor.part<QListWidget>("pieceInhabitants");
    QCOMPARE(list.count(), 1);
    const int steps = one.steps().count();
    one.editor.part<QToolButton>("addInhabitant").click();
    auto* edit = list.findChild<QLineEdit*>();
    QVERIFY(edit);
    QTest::keyClicks(edit, QStringLiteral("kobolds"));
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(one.piece(2).inhabitants, (std::vector<std::string>{"dragon", "kobolds"}));
    QCOMPARE(one.steps().count(), steps + 1);
    one.editor.part<QToolButton>("addInhabitant").click(); // and left without a name
    QTRY_VERIFY(list.findChild<QLineEdit*>());
    QTest::keyClick(list.findChild<QLineEdit*>(), Qt::Key_Escape);
    QTRY_COMPARE(list.count(), 2);
    QCOMPARE(one.steps().count(), steps + 1);
    list.item(0)->setText(QStringLiteral("old dragon"));
    QCOMPARE(one.piece(2).inhabitants.front(), std::string("old dragon"));
    list.setFocus();
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(one.piece(2).inhabitants, (std::vector<std::string>{"kobolds"}));
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(list.count(), 2);
}

/// The bin takes that one, and not the one before.
void TestPiecesPanel::theNewInhabitantAloneIsSelected()
{
    PiecesEditor one;
    one.choose(2);
    auto& list = one.editor.part<QListWidget>("pieceInhabitants");
    list.setCurrentRow(0);
    one.editor.part<QToolButton>("addInhabitant").click();
    QTest::keyClicks(list.findChild<QLineEdit*>(), QStringLiteral("kobolds"));
    QTest::keyClick(list.findChild<QLineEdit*>(), Qt::Key_Return);
    QTRY_COMPARE(one.piece(2).inhabitants, (std::vector<std::string>{"dragon", "kobolds"}));
    QTRY_COMPARE(list.count(), 2);
    QCOMPARE(list.selectedItems().size(), 1);
    QCOMPARE(list.selectedItems().front()->text(), QStringLiteral("kobolds"));
    one.editor.part<QToolButton>("removeInhabitants").click();
    QCOMPARE(one.piece(2).inhabitants, (std::vector<std::string>{"dragon"}));
}

void TestPiecesPanel::whatAnEditTakesAlongIsSaid()
{
    PiecesEditor one;
    one.choose(2); // the first room, where a dragon lives
    one.pick("pieceShapeBox", 1);
    QCOMPARE(one.steps().undoText(), QStringLiteral("Make piece “throne room” a corridor"));
    const QString said = one.editor.text("statusPlace");
    QVERIFY2(said.contains(QStringLiteral("first room is drawn by weight")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("nothing lives in “throne room”")), qPrintable(said));
    one.pick("pieceShapeBox", 0);
    QCOMPARE(one.steps().undoText(), QStringLiteral("Make piece “throne room” a room"));
    one.choose(3);
    one.editor.action(ActionId::RemovePieces).trigger();
    QVERIFY(one.editor.text("statusPlace").contains(QStringLiteral("no annexe")));
    one.editor.action(ActionId::Undo).trigger();
    Piece before = one.piece(4);
    before.single = true;
    before.next = one.piece(5).kind;
    QVERIFY(changePiece(one.editor.document, one.list, 4, before));
    one.choose(5);
    one.editor.action(ActionId::RemovePieces).trigger();
    QVERIFY2(one.editor.text("statusPlace").contains(QStringLiteral("follows “guard post” any more")),
             qPrintable(one.editor.text("statusPlace")));
}

void TestPiecesPanel::whatComesBackIsSelected()
{
    PiecesEditor one;
    one.focus().choose({4, 6}, 6);
    one.editor.action(ActionId::RemovePieces).trigger();
    one.choose(0);
    one.editor.action(ActionId::Undo).trigger();
    QCOMPARE(one.focus().chosen(), (std::vector{4, 6}));
    QCOMPARE(one.table().selectionModel()->selectedRows().size(), 2);
}

void TestPiecesPanel::aListThatDigsNothingSaysSo()
{
    PiecesEditor one;
    const auto said = [&one] { return one.editor.text("piecesNote"); };
    QVERIFY(!said().contains(QStringLiteral("weight above zero")));
    one.editor.action(ActionId::NewPieceList).trigger();
    QVERIFY(!said().contains(QStringLiteral("weight above zero")));
    Piece room = one.piece(1);
    room.weight = 0;
    QVERIFY(changePiece(one.editor.document, one.focus().list(), 1, room));
    QVERIFY(said().contains(QStringLiteral("weight above zero")));
    QVERIFY(setFirstRoom(one.editor.document, one.focus().list(), room.kind));
    QVERIFY(!said().contains(QStringLiteral("weight above zero")));
}

void TestPiecesPanel::severalSelectedAreTold()
{
    PiecesEditor one;
    const QString facts = one.editor.text("piecesNote");
    one.focus().choose({1, 2, 4}, 4);
    QVERIFY(one.editor.text("piecesNote").startsWith(QStringLiteral("3 pieces are selected")));
    QVERIFY(one.editor.text("piecesNote").contains(QStringLiteral("“guard post”")));
    one.choose(1);
    QCOMPARE(one.editor.text("piecesNote"), facts);
}

void TestPiecesPanel::aSampleBecomesAFloor()
{
    PiecesEditor one;
    one.editor.document.floorFocus().setFloor(one.floor);
    const QImage sample = one.samples().picture(1, {240, 150}, 1);
    const int steps = one.steps().count();
    QTest::mouseClick(one.samples().findChild<QWidget*>(QStringLiteral("sampleFloor1")), Qt::LeftButton);
    auto& make = one.editor.part<QPushButton>("makeSampleFloor");
    make.click();
    QCOMPARE(one.steps().count(), steps + 1);
    const FloorPlan& made = *one.editor.document.floorFocus().plan();
    QVERIFY(made.dug() != nullptr && made.dug()->pieces == one.list);
    const FloorPlace place = one.editor.document.floorFocus().place().value();
    QCOMPARE(place.floor, std::size_t{1}); // below the one that was looked at
    QVERIFY(one.editor.part<FloorView>("floorView").isVisible());
    const auto size = one.editor.document.builtFloors().floor(made.id).level.cells;
    QCOMPARE(size.width(), 80);
    QCOMPARE(size.height(), 50);
    while (!one.editor.document.project().dungeons.empty())
        QVERIFY(removeDungeon(one.editor.document, one.editor.document.project().dungeons.front().id));
    one.panel().commands().makeSampleFloor(0); // in a dungeon of its own
    QCOMPARE(one.editor.document.project().dungeons.size(), std::size_t{1});
}

void TestPiecesPanel::whatIsTypedIsSettledAndDropped()
{
    PiecesEditor one;
    one.choose(2);
    auto& kind = one.editor.part<QLineEdit>("pieceKindEdit");
    kind.setFocus();
    kind.selectAll();
    QTest::keyClicks(&kind, QStringLiteral("hall"));
    one.editor.part<PieceForm>("pieceForm").settle();
    QCOMPARE(one.piece(2).kind, std::string("hall"));
    kind.selectAll();
    QTest::keyClicks(&kind, QStringLiteral("court"));
    one.focus().choose({4}, 4); // another piece never gets it
    QCOMPARE(kind.text(), QStringLiteral("guard post"));
    QTest::keyClick(&kind, Qt::Key_Return);
    QCOMPARE(one.piece(2).kind, std::string("hall"));
    QCOMPARE(one.piece(4).kind, std::string("guard post"));
}

void TestPiecesPanel::outOfSightItCostsNothing()
{
    PiecesEditor one;
    one.editor.part<QDockWidget>("inspector").raise();
    const auto& dock = one.editor.part<QDockWidget>("pieces");
    QTRY_VERIFY(liesBehind(dock));
    one.settle();
    const int painted = one.samples().paintedCount();
    for (int weight = 20; weight < 25; ++weight) {
        Piece piece = one.piece(0);
        piece.weight = weight;
        QVERIFY(changePiece(one.editor.document, one.list, 0, piece));
        QCoreApplication::processEvents();
    }
    QCOMPARE(one.samples().paintedCount(), painted);
    bringForward(one.panel());
    QTRY_VERIFY(!liesBehind(dock));
    QCOMPARE(one.editor.part<QSpinBox>("pieceWeightBox").value(), 24);
    QTRY_VERIFY_WITH_TIMEOUT(one.samples().paintedCount() > painted, piecesgui::longestSampleFloor);
}

ZONEWRIGHT_TEST(piecespanel, TestPiecesPanel)

#include "tst_piecespanel.moc"
