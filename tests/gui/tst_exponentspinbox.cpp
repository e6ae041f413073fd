#include "app/exponentspinbox.h"
#include "support/testregistry.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestExponentSpinBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsBothNumbers();
    void takesTheExponent();
    void refusesWhatIsOutside();
    void tellsStepsFromTyping();
    void hasRoomForItsText();
};

namespace {

void dress(ExponentSpinBox& box)
{
    box.setRange(2, 10);
    box.setUnit(QStringLiteral("%1 zones"));
    box.setValue(5);
}

} // namespace

void TestExponentSpinBox::showsBothNumbers()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    ExponentSpinBox box;
    dress(box);
    QCOMPARE(box.text(), QStringLiteral("5 → 32 zones"));
    box.setValue(10);
    QCOMPARE(box.text(), QStringLiteral("10 → 1,024 zones"));
}

void TestExponentSpinBox::takesTheExponent()
{
    ExponentSpinBox box;
    dress(box);
    QSignalSpy changed(&box, &QSpinBox::valueChanged);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("7"));
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(box.value(), 7);
    QCOMPARE(box.text(), QStringLiteral("7 → 128 zones"));
    QCOMPARE(changed.size(), 1);
}

void TestExponentSpinBox::refusesWhatIsOutside()
{
    ExponentSpinBox box;
    dress(box);
    for (const char* text : {"11", "x", "1", ""}) {
        box.selectAll();
        QTest::keyClicks(&box, QLatin1String(text));
        QTest::keyClick(&box, Qt::Key_Return);
        QVERIFY(box.value() >= 2 && box.value() <= 10);
        box.setValue(5);
    }
}

void TestExponentSpinBox::tellsStepsFromTyping()
{
    ExponentSpinBox box;
    dress(box);
    QList<bool> steps;
    connect(&box, &QSpinBox::valueChanged, &box, [&] { steps << box.isStepping(); });
    QSignalSpy typed(&box, &ExponentSpinBox::typed);
    QSignalSpy entered(&box, &ExponentSpinBox::entered);
    QTest::keyClick(&box, Qt::Key_Up);
    QCOMPARE(typed.size(), 0);
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("9"));
    QCOMPARE(typed.size(), 1);
    QVERIFY(!box.isOutOfRange());
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(steps, (QList<bool>{true, false}));
    QCOMPARE(entered.size(), 1);
    QTest::keyClicks(&box, QStringLiteral("9")); // behind the unit: it is no size less
    QVERIFY(!box.isOutOfRange());
    box.selectAll();
    QTest::keyClicks(&box, QStringLiteral("99"));
    QVERIFY(box.isOutOfRange());
    QTest::keyClick(&box, Qt::Key_Return);
    QCOMPARE(entered.size(), 1);
    QCOMPARE(box.value(), 9);
    QTest::keyClick(&box, Qt::Key_Escape);
    QVERIFY(!box.isOutOfRange());
    QCOMPARE(box.text(), QStringLiteral("9 → 512 zones"));
}

void TestExponentSpinBox::hasRoomForItsText()
{
    ExponentSpinBox box;
    dress(box);
    box.setValue(10);
    box.resize(box.minimumSizeHint());
    box.show();
    QVERIFY(box.findChild<QLineEdit*>()->width() >= box.fontMetrics().horizontalAdvance(box.text()));
}

ZONEWRIGHT_TEST(exponentspinbox, TestExponentSpinBox)

#include "tst_exponentspinbox.moc"
