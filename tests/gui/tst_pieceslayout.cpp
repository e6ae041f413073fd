#include "app/elidedlabel.h"
#include "gui/pieceseditor.h"
#include "support/testregistry.h"
#include "views/piecedelegate.h"

using namespace zonewright;

using piecesgui::PiecesEditor;

/// What of the Pieces dock is in sight, whatever its size.
class TestPiecesLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShareHasRoom();
    void nothingJumps();
    void fitsTheDockNarrowAndWide();
    void namesHaveTheirWidthFirst();
    void noFieldIsInASlit();
    void reasonsAreShownWhole();
};

/// The share is what the eye looks for: it is never what is left out.
void TestPiecesLayout::theShareHasRoom()
{
    PiecesEditor one;
    auto& share = one.editor.part<ElidedLabel>("pieceShare");
    for (int row = 0; row < one.table().model()->rowCount(); ++row) {
        one.choose(row);
        if (one.piece(row).weight == 0)
            continue;
        const QString percent = share.text().section(QLatin1Char('%'), 0, 0) + QLatin1Char('%');
        QVERIFY2(share.shownLines().front().startsWith(percent), qPrintable(share.shownLines().front()));
    }
}

/// Whatever piece is looked at, and whatever is said, every field stays where it is.
void TestPiecesLayout::nothingJumps()
{
    PiecesEditor one;
    const auto places = [&one] {
        QStringList all;
        for (const QWidget* part : one.panel().findChildren<QWidget*>()) {
            if (!part->objectName().isEmpty() && !part->objectName().startsWith(QLatin1String("qt_")) &&
                !one.table().isAncestorOf(part) && !one.editor.part<QWidget>("pieceInhabitants").isAncestorOf(part))
                all << QStringLiteral("%1 %2,%3 %4x%5")
                           .arg(part->objectName())
                           .arg(part->x())
                           .arg(part->y())
                           .arg(part->width())
                           .arg(part->height());
        }
        return all;
    };
    one.choose(0);
    QCoreApplication::processEvents();
    const QStringList before = places();
    for (const int row : {1, 2, 4, 9, 0}) {
        one.focus().choose({row}, row);
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }
    one.type(one.editor.part<QLineEdit>("pieceKindEdit"), "vault");
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
}

void TestPiecesLayout::fitsTheDockNarrowAndWide()
{
    PiecesEditor one;
    QCOMPARE(one.panel().sizeHint().width(), panelWidth);
    QTableView& table = one.table();
    const auto isInSight = [&table](int column) {
        return !table.isColumnHidden(column) &&
               table.columnViewportPosition(column) + table.columnWidth(column) <= table.viewport()->width();
    };
    const std::unique_ptr<PiecesPanel> panel(&one.panel()); // goes before the window
    panel->setParent(nullptr);                              // as wide as the test says
    panel->resize(panelWidth, 640);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    for (const int column : {PiecesModel::KindColumn, PiecesModel::WeightColumn, PiecesModel::ShareColumn})
        QVERIFY2(isInSight(column), qPrintable(QString::number(column)));
    auto& scroll = *panel->findChild<QScrollArea*>(QStringLiteral("pieceFormScroll"));
    QVERIFY2(scroll.widget()->minimumSizeHint().width() <= scroll.viewport()->width(),
             qPrintable(QString::number(scroll.widget()->minimumSizeHint().width())));
    panel->resize(900, 500);
    QCoreApplication::processEvents();
    QCOMPARE(panel->findChild<QSplitter*>()->orientation(), Qt::Horizontal);
    panel->resize(1400, 500);
    QCoreApplication::processEvents();
    for (int column = 0; column < PiecesModel::ColumnCount; ++column)
        QVERIFY2(isInSight(column), qPrintable(QString::number(column)));
    panel->resize(panel->minimumSizeHint());
}

/// A wider table never cuts a name that a narrower one does not, and a column without anything to tell is not there.
void TestPiecesLayout::namesHaveTheirWidthFirst()
{
    PiecesEditor one("classic");
    const std::unique_ptr<PiecesPanel> panel(&one.panel()); // goes before the window
    panel->setParent(nullptr);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    auto& table = *panel->findChild<QTableView*>(QStringLiteral("piecesTable"));
    int before = 0;
    for (const int width : {panelWidth, 320, 360, 400, 430, 460, 500, 550}) {
        panel->resize(width, 640);
        QCoreApplication::processEvents();
        int whole = 0;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const QModelIndex index = table.model()->index(row, PiecesModel::KindColumn);
            const int text = table.fontMetrics().horizontalAdvance(index.data().toString());
            whole += text + PieceDelegate::pictureSize.width() + 27 <= table.columnWidth(0) ? 1 : 0;
        }
        QVERIFY2(whole >= before, qPrintable(QString::number(width)));
        before = whole;
        QVERIFY(width < 360 || whole == table.model()->rowCount());
        if (!table.isColumnHidden(PiecesModel::PartColumn)) {
            bool tells = false;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                tells = tells || !table.model()->index(row, PiecesModel::PartColumn).data().toString().isEmpty();
            QVERIFY(tells);
        }
    }
}

/// A high panel shows all fields and no empty rows; in a low one each field can be scrolled to, with others around it.
void TestPiecesLayout::noFieldIsInASlit()
{
    PiecesEditor one;
    const std::unique_ptr<PiecesPanel> panel(&one.panel()); // goes before the window
    panel->setParent(nullptr);
    panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel.get()));
    auto& outer = *panel->findChild<QScrollArea*>(QStringLiteral("piecesScroll"));
    auto& inner = *panel->findChild<QScrollArea*>(QStringLiteral("pieceFormScroll"));
    auto& table = *panel->findChild<QTableView*>(QStringLiteral("piecesTable"));
    for (const int height : {240, 330, 480, 640, 850, 1100}) {
        panel->resize(panelWidth, height);
        QCoreApplication::processEvents();
        QVERIFY2(inner.viewport()->height() >= inner.widget()->sizeHint().height(),
                 qPrintable(QString::number(height)));
        const int rows = table.model()->rowCount() * table.rowHeight(0);
        QVERIFY(table.viewport()->height() <= rows);
        QVERIFY(table.viewport()->height() >= 4 * table.rowHeight(0));
        auto& last = *panel->findChild<QWidget*>(QStringLiteral("annexeBox"));
        auto& first = *panel->findChild<QWidget*>(QStringLiteral("firstRoomBox"));
        outer.ensureWidgetVisible(&last);
        for (const QWidget* field : {&last, &first})
            QVERIFY2(field->visibleRegion().boundingRect().height() == field->height(),
                     qPrintable(QString::number(height)));
        if (height >= 1000)
            QCOMPARE(outer.widget()->height(), outer.viewport()->height()); // nothing is scrolled
    }
}

void TestPiecesLayout::reasonsAreShownWhole()
{
    PiecesEditor one;
    one.choose(2);
    for (auto* side : one.editor.part<QWidget>("pieceSides").findChildren<QToolButton*>())
        side->click();
    auto& note = one.editor.part<ElidedLabel>("piecesNote");
    QVERIFY(note.text().contains(QStringLiteral("at least one side")));
    QVERIFY2(!note.shownLines().join(QLatin1Char(' ')).contains(QChar(0x2026)),
             qPrintable(note.shownLines().join(QLatin1Char('|'))));
    one.editor.action(ActionId::RemovePieceList).trigger(); // a floor needs it
    QVERIFY(one.editor.part<QWidget>("messageBar").isVisible());
    QVERIFY(one.editor.text("messageText").contains(QStringLiteral("Dug")));
}

ZONEWRIGHT_TEST(pieceslayout, TestPiecesLayout)

#include "tst_pieceslayout.moc"
