#include "document/catalogueedits.h"
#include "document/document.h"
#include "document/roomedits.h"
#include "models/pairmatrixmodel.h"
#include "support/colorsight.h"
#include "support/testregistry.h"
#include "views/pairmatrixview.h"

#include <QApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

using namespace zonewright;

class TestPairMatrixView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textStandsOutOnEveryGround();
    void moreCandidatesAreOtherColours();
    void statesAreApartForEveryone();
    void everyStateHasASign();
    void digitsAndMarksKeepApart();
    void aSpecialPairIsNoCount();
    void cellsAreSquareAndFit();
    void keysGoFromCellToCell();
    void hoverIsTold();
    void keysEndTheHover();
    void theMostCandidatesHaveTheStrongestColour();
    void codesKeepApart();
    void longCodesStandUpright();
};

namespace {

constexpr const char* matrixSample = ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright";

struct MatrixView
{
    Document document{{.name = "Elderlore"}};
    PairMatrixModel model;
    PairMatrixView view;

    explicit MatrixView(QSize size = {288, 260})
    {
        [this] { QVERIFY(document.open(QLatin1String(matrixSample))); }();
        model.setDocument(&document);
        view.setPairs(model);
        view.resize(size);
        view.show();
        [this] { QVERIFY(QTest::qWaitForWindowExposed(&view)); }();
    }

    ItemId catalogue() { return document.roomFocus().catalogue(); }

    QModelIndex cell(std::int32_t left, std::int32_t right) { return model.indexOf({left, right}); }

    QPoint centre(const QModelIndex& index) { return view.visualRect(index).center(); }

    QImage picture(const QModelIndex& index) { return view.viewport()->grab(view.visualRect(index)).toImage(); }
};

double lightOf(const QColor& color)
{
    const auto channel = [](double value) {
        return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrastOf(const QColor& a, const QColor& b)
{
    const double one = lightOf(a), other = lightOf(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

} // namespace

void TestPairMatrixView::textStandsOutOnEveryGround()
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::LightApart, Theme::DarkApart}) {
        for (const int rows : {1, 5, 64}) {
            for (int count = 0; count <= rows; ++count) {
                for (const bool special : {false, true}) {
                    const PairCellColors colors = pairCellColors(count, rows, special, theme);
                    QVERIFY2(
                        contrastOf(colors.ground, colors.ink) >= 4.5,
                        qPrintable(QStringLiteral("%1 of %2 on %3").arg(count).arg(rows).arg(colors.ground.name())));
                }
            }
        }
    }
}

void TestPairMatrixView::moreCandidatesAreOtherColours()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        for (int count = 0; count < 5; ++count)
            QVERIFY(pairCellColors(count, 5, false, theme).ground != pairCellColors(count + 1, 5, false, theme).ground);
        QVERIFY(pairCellColors(0, 5, false, theme).ground != pairCellColors(0, 5, true, theme).ground);
    }
}

/// Every count, a special pair and a blocked one, in the colours for colour blindness.
void TestPairMatrixView::statesAreApartForEveryone()
{
    constexpr int most = 9;
    constexpr double least = 0.11;
    const auto nearest = [](Theme theme) {
        const QRgb special = pairCellColors(0, most, true, theme).ground.rgb();
        const QRgb blocked = pairCellColors(0, most, false, theme).ground.rgb();
        double apart = 10.0;
        for (const test::Matrix& sight : test::allSights) {
            apart = std::min(apart, test::distance(special, blocked, sight));
            for (int candidates = 1; candidates <= most; ++candidates) {
                const QRgb count = pairCellColors(candidates, most, false, theme).ground.rgb();
                apart = std::min({apart, test::distance(count, special, sight), test::distance(count, blocked, sight)});
            }
        }
        return apart;
    };
    for (const Theme theme : {Theme::LightApart, Theme::DarkApart})
        QVERIFY2(nearest(theme) >= least, qPrintable(QString::number(nearest(theme))));
    QVERIFY(nearest(Theme::Light) < least && nearest(Theme::Dark) < least); // the test can tell
}

/// Each is seen whatever the colours are: pictures differ in black and white, too.
void TestPairMatrixView::everyStateHasASign()
{
    MatrixView one;
    const QModelIndex open = one.cell(4, 10);
    const auto inkOf = [&](const QModelIndex& index) {
        const QImage picture = one.picture(index).convertToFormat(QImage::Format_RGB32);
        std::map<QRgb, int> colors;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                ++colors[picture.pixel(x, y)];
        }
        int most = 0;
        for (const auto& [color, count] : colors)
            most = std::max(most, count);
        return picture.width() * picture.height() - most;
    };
    const int plain = inkOf(open);
    QVERIFY(pinPair(one.document, one.catalogue(), 4, 10, 4));
    const int pinned = inkOf(open);
    QVERIFY(pinned > plain);
    QVERIFY(pinPair(one.document, one.catalogue(), 4, 10, 2));
    QVERIFY(inkOf(open) != pinned);
    const QImage special = one.picture(one.cell(10, 17));
    const int specialInk = inkOf(one.cell(10, 17));
    QVERIFY(setPairPath(one.document, one.catalogue(), 10, 17, {}));
    QVERIFY(one.picture(one.cell(10, 17)) != special);
    QVERIFY(inkOf(one.cell(10, 17)) > specialInk); // it is hatched
    const QImage blocked = one.picture(one.cell(10, 17));
    QVERIFY(setPairPath(one.document, one.catalogue(), 10, 17, {{0, 1}}));
    QVERIFY(one.picture(one.cell(10, 17)) != blocked); // the path does not join, and is there
}

/// Nothing that one part shows reaches into another, however large the cell is.
void TestPairMatrixView::digitsAndMarksKeepApart()
{
    MatrixView one;
    CatalogueContents contents = one.document.roomFocus().rooms()->contents();
    contents.rooms[1].code = 2; // shares its differences with others
    contents.specialPaths.clear();
    contents.pins.clear();
    QVERIFY(changeCatalogue(one.document, one.catalogue(), contents, [] { return QStringLiteral("Shared"); }));
    const QModelIndex shared = one.cell(2, 0);
    QVERIFY(shared.data(PairMatrixModel::SharedRole).toBool());
    PairMatrixDelegate delegate;
    delegate.setMost(5);
    QStyleOptionViewItem option;
    option.font = one.view.font();
    option.palette = one.view.palette();
    for (int side = 16; side <= 40; ++side) {
        const QRectF cell = QRectF(0, 0, side, side).adjusted(1, 1, -1, -1);
        for (const bool special : {false, true}) {
            const PairCellParts parts = pairCellParts(cell, true, special);
            const std::array rects{parts.text, parts.number, parts.shared, parts.path, parts.pin};
            for (std::size_t i = 0; i < rects.size(); ++i) {
                QVERIFY(rects[i].isEmpty() || cell.contains(rects[i]));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!rects[i].intersects(rects[j]), qPrintable(QString::number(side)));
            }
        }
        // Painted, too: the row of pixels between the digits and the marks has the colour of the ground.
        option.rect = QRect(0, 0, side, side);
        QImage picture(side, side, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        delegate.paint(&painter, option, shared);
        painter.end();
        const PairCellParts parts = pairCellParts(cell, true, false);
        if (parts.pin.isEmpty())
            continue;
        const int between = static_cast<int>(parts.text.bottom());
        const QRgb ground = picture.pixel(side / 2, 2);
        for (int x = 3; x < side - 3; ++x)
            QVERIFY2(picture.pixel(x, between) == ground, qPrintable(QStringLiteral("%1: %2").arg(side).arg(x)));
    }
}

/// Neither its colour nor its text is that of a pair that nothing joins.
void TestPairMatrixView::aSpecialPairIsNoCount()
{
    for (const Theme theme : {Theme::Light, Theme::Dark}) {
        const QColor special = pairCellColors(0, 5, true, theme).ground;
        const QColor blocked = pairCellColors(0, 5, false, theme).ground;
        QVERIFY(special.red() < special.blue());
        QVERIFY(blocked.red() > 2 * blocked.blue());
    }
    const QRectF small(0, 0, 20, 20), large(0, 0, 38, 38);
    QVERIFY(pairCellParts(small, false, true).number.isEmpty());
    QVERIFY(!pairCellParts(large, false, true).number.isEmpty());
    QVERIFY(pairCellParts(large, false, false).number.isEmpty());
}

void TestPairMatrixView::cellsAreSquareAndFit()
{
    MatrixView one;
    const auto isInSight = [&](const QModelIndex& index) {
        return one.view.viewport()->rect().contains(one.view.visualRect(index));
    };
    for (const QSize size : {QSize(288, 260), QSize(288, 180), QSize(800, 600)}) {
        one.view.resize(size);
        QCOMPARE(one.view.verticalHeader()->defaultSectionSize(), one.view.cellSide());
        const QRect first = one.view.visualRect(one.model.index(0, 0));
        QCOMPARE(first.width(), first.height());
        QVERIFY(isInSight(one.model.index(5, 5)));
    }
    QCOMPARE(one.view.cellSide(), 40);
    one.view.resize(100, 70); // not all can be seen, and what is seen can be read
    QVERIFY(one.view.cellSide() >= one.view.fontMetrics().height());
}

void TestPairMatrixView::keysGoFromCellToCell()
{
    MatrixView one;
    QSignalSpy entered(&one.view, &PairMatrixView::cellEntered);
    QTest::mouseClick(one.view.viewport(), Qt::LeftButton, {}, one.centre(one.cell(4, 10)));
    QCOMPARE(one.view.currentIndex(), one.cell(4, 10));
    QTest::keyClick(&one.view, Qt::Key_Down);
    QTest::keyClick(&one.view, Qt::Key_Right);
    QCOMPARE(one.view.currentIndex(), one.cell(10, 15));
    QVERIFY(entered.isEmpty());
    QTest::keyClick(&one.view, Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
    QTest::mouseDClick(one.view.viewport(), Qt::LeftButton, {}, one.centre(one.cell(0, 1)));
    QCOMPARE(entered.size(), 2);
    QCOMPARE(entered.back().at(0).toModelIndex(), one.cell(0, 1));
}

void TestPairMatrixView::hoverIsTold()
{
    MatrixView one;
    QSignalSpy hovered(&one.view, &PairMatrixView::cellHovered);
    const QImage rest = one.view.grab().toImage();
    const QPoint at = one.centre(one.cell(4, 10));
    QMouseEvent move(QEvent::MouseMove, at, one.view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(one.view.viewport(), &move);
    QCOMPARE(hovered.size(), 1);
    QCOMPARE(hovered.back().at(0).toModelIndex(), one.cell(4, 10));
    QVERIFY(one.view.grab().toImage() != rest);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(one.view.viewport(), &leave);
    QCOMPARE(hovered.size(), 2);
    QVERIFY(!hovered.back().at(0).toModelIndex().isValid());
    QCOMPARE(one.view.grab().toImage(), rest);
}

/// The pointer rests on a cell, and the keys go to another one.
void TestPairMatrixView::keysEndTheHover()
{
    MatrixView one;
    one.view.setCurrentIndex(one.cell(0, 0));
    QSignalSpy hovered(&one.view, &PairMatrixView::cellHovered);
    const QPoint at = one.centre(one.cell(4, 10));
    const auto move = [&] {
        QMouseEvent event(QEvent::MouseMove, at, one.view.viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          Qt::NoModifier);
        QApplication::sendEvent(one.view.viewport(), &event);
    };
    move();
    QTest::keyClick(&one.view, Qt::Key_Left); // there is none
    QCOMPARE(hovered.size(), 1);
    QTest::keyClick(&one.view, Qt::Key_Right);
    QCOMPARE(hovered.size(), 2);
    QVERIFY(!hovered.back().at(0).toModelIndex().isValid());
    move(); // it counts again
    QCOMPARE(hovered.back().at(0).toModelIndex(), one.cell(4, 10));
}

void TestPairMatrixView::theMostCandidatesHaveTheStrongestColour()
{
    MatrixView one;
    int most = 0;
    QModelIndex strongest;
    for (int row = 0; row < one.model.rowCount(); ++row) {
        for (int column = 0; column < one.model.columnCount(); ++column) {
            const QModelIndex index = one.model.index(row, column);
            if (const int count = index.data(PairMatrixModel::CountRole).toInt(); count > most) {
                most = count;
                strongest = index;
            }
        }
    }
    QCOMPARE(one.model.mostCandidates(), most);
    const QColor strong = pairCellColors(most, most, false, Theme::Light).ground;
    const auto hasStrong = [&] {
        const QImage picture = one.picture(strongest);
        return picture.pixelColor(picture.width() / 2, 3) == strong;
    };
    QVERIFY(hasStrong());
    // More rows make no difference to what there is in them.
    QVERIFY(setCatalogueRows(one.document, one.catalogue(), 20));
    QCOMPARE(one.model.mostCandidates(), most);
    QVERIFY(hasStrong());
    CatalogueContents open = one.document.roomFocus().rooms()->contents();
    for (std::size_t i = 0; i < 2; ++i)
        std::ranges::fill(open.rooms[i].columns, rowBit(21) - 1);
    QVERIFY(changeCatalogue(one.document, one.catalogue(), open, [] { return QStringLiteral("Open"); }));
    QVERIFY(one.model.mostCandidates() > most);
    QVERIFY(!hasStrong());
}

/// Codes beside each other are told apart, in cells of every size.
void TestPairMatrixView::codesKeepApart()
{
    MatrixView one;
    CatalogueContents contents = one.document.roomFocus().rooms()->contents();
    while (contents.rooms.size() < 12) {
        RoomType copy = contents.rooms.front();
        copy.code = 100 + static_cast<std::int32_t>(contents.rooms.size());
        contents.rooms.push_back(copy);
    }
    QVERIFY(changeCatalogue(one.document, one.catalogue(), contents, [] { return QStringLiteral("More rooms"); }));
    const auto& header = static_cast<const PairHeader&>(*one.view.horizontalHeader());
    QFont bold = header.font();
    bold.setBold(true);
    const int longest = QFontMetrics(bold).horizontalAdvance(QStringLiteral("111"));
    bool wasUpright = false, wasLevel = false;
    for (int width = 120; width <= 700; width += 7) {
        one.view.resize(width, 700);
        const bool isUpright = header.isUpright(one.view.cellSide());
        QVERIFY(isUpright || one.view.cellSide() >= longest + 2);
        (isUpright ? wasUpright : wasLevel) = true;
    }
    QVERIFY(wasUpright && wasLevel);
}

void TestPairMatrixView::longCodesStandUpright()
{
    MatrixView one({288, 260});
    const int low = one.view.horizontalHeader()->height();
    CatalogueContents contents = one.document.roomFocus().rooms()->contents();
    contents.specialPaths.clear();
    contents.pins.clear();
    for (RoomType& room : contents.rooms)
        room.code += 2'000'000'000;
    QVERIFY(changeCatalogue(one.document, one.catalogue(), contents, [] { return QStringLiteral("Long codes"); }));
    QVERIFY(one.view.horizontalHeader()->height() > 2 * low);
    QVERIFY(one.view.verticalHeader()->width() >=
            one.view.fontMetrics().horizontalAdvance(one.model.headerData(0, Qt::Vertical).toString()));
    one.document.undoStack().undo();
    QCOMPARE(one.view.horizontalHeader()->height(), low);
}

ZONEWRIGHT_TEST(pairmatrixview, TestPairMatrixView)
#include "tst_pairmatrixview.moc"
