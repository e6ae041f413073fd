#include "app/exponentspinbox.h"
#include "support/testregistry.h"

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

ZONEWRIGHT_TEST(exponentspinbox, TestExponentSpinBox)

#include "tst_exponentspinbox.moc"
