#include "core/dig/digside.h"
#include "support/testregistry.h"
#include "views/piecepicture.h"
#include "views/sidesedit.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <set>

using namespace zonewright;

class TestSidesEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void switchesTurnOneSideEach();
    void showsWithoutTelling();
    void arrowKeysGoToTheirSide();
    void everySwitchHasAName();
    void picturesDiffer();

private:
    [[nodiscard]] QToolButton* button(const char* name) const;

    std::unique_ptr<SidesEdit> m_edit;
};

void TestSidesEdit::init()
{
    m_edit = std::make_unique<SidesEdit>();
    m_edit->show();
    QVERIFY(QTest::qWaitForWindowActive(m_edit.get()));
}

QToolButton* TestSidesEdit::button(const char* name) const
{
    for (auto* one : m_edit->findChildren<QToolButton*>()) {
        if (one->text() == QLatin1String(name))
            return one;
    }
    return nullptr;
}

void TestSidesEdit::switchesTurnOneSideEach()
{
    QSignalSpy edited(m_edit.get(), &SidesEdit::sidesEdited);
    QTest::mouseClick(button("E"), Qt::LeftButton);
    QCOMPARE(edited.takeFirst().front().toInt(), int{sideBit(DigSide::East)});
    button("N")->setFocus();
    QTest::keyClick(button("N"), Qt::Key_Space);
    QCOMPARE(edited.takeFirst().front().toInt(), sideBit(DigSide::East) | sideBit(DigSide::North));
    QTest::mouseClick(button("E"), Qt::LeftButton);
    QCOMPARE(edited.takeFirst().front().toInt(), int{sideBit(DigSide::North)});
    QCOMPARE(int{m_edit->sides()}, int{sideBit(DigSide::North)});
    // On the side that they are named after.
    QVERIFY(button("N")->y() < button("S")->y() && button("W")->x() < button("E")->x());
}

void TestSidesEdit::showsWithoutTelling()
{
    QSignalSpy edited(m_edit.get(), &SidesEdit::sidesEdited);
    for (int sides = 0; sides <= allSides; ++sides) {
        m_edit->setLook({.width = {3, 5}, .height = {3, 5}, .sides = static_cast<SideSet>(sides)});
        QCOMPARE(int{m_edit->sides()}, sides);
    }
    QVERIFY(edited.isEmpty());
}

void TestSidesEdit::arrowKeysGoToTheirSide()
{
    button("N")->setFocus();
    for (const auto& [key, name] :
         {std::pair{Qt::Key_Right, "E"}, {Qt::Key_Down, "S"}, {Qt::Key_Left, "W"}, {Qt::Key_Up, "N"}}) {
        QTest::keyClick(QApplication::focusWidget(), key);
        QCOMPARE(QApplication::focusWidget(), button(name));
    }
    QCOMPARE(int{m_edit->sides()}, 0);
}

void TestSidesEdit::everySwitchHasAName()
{
    std::set<QString> names;
    for (auto* one : m_edit->findChildren<QToolButton*>()) {
        QVERIFY(!one->accessibleName().isEmpty() && !one->toolTip().isEmpty());
        QVERIFY(one->focusPolicy() == Qt::StrongFocus);
        names.insert(one->accessibleName());
    }
    QCOMPARE(names.size(), std::size_t{4});
}

/// What there is to know of a piece is to be seen in its picture, and lies within it.
void TestSidesEdit::picturesDiffer()
{
    const auto paint = [](const PieceLook& look) {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPiece(painter, QRectF(8, 8, 24, 24), look, Qt::black, Qt::blue);
        return image;
    };
    const PieceLook room{.width = {4, 8}, .height = {4, 6}, .sides = allSides};
    std::vector<PieceLook> looks(7, room);
    looks[1].width.high = 12;
    looks[2].height.low = 2;
    looks[3].sides = 0b0111;
    looks[4].single = true;
    looks[5] = {.shape = PieceShape::Corridor, .width = {6, 6}};
    looks[6] = {.shape = PieceShape::Corridor, .width = {12, 12}};
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const QImage image = paint(looks[i]);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(image != paint(looks[j]), qPrintable(QStringLiteral("%1 as %2").arg(i).arg(j)));
        for (int at = 0; at < image.width(); ++at) {
            for (const int edge : {0, 5, 35, 39}) {
                QCOMPARE(image.pixelColor(at, edge), QColor(Qt::white));
                QCOMPARE(image.pixelColor(edge, at), QColor(Qt::white));
            }
        }
    }
    // The most lopsided ones too.
    for (const PieceLook& look : {PieceLook{.width = {1, 1024}, .height = {1, 1}, .sides = allSides},
                                  PieceLook{.width = {1, 1}, .height = {1, 1024}, .sides = allSides, .single = true}})
        QVERIFY(paint(look) != paint({.shape = PieceShape::Corridor, .width = {6, 6}}));
}

ZONEWRIGHT_TEST(sidesedit, TestSidesEdit)

#include "tst_sidesedit.moc"
