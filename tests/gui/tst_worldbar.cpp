#include "app/worldbar.h"
#include "support/testregistry.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace zonewright;

class TestWorldBar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWithoutSaying();
    void invalidNamesLeaveTheWorld_data();
    void invalidNamesLeaveTheWorld();
    void escapeBringsTheNameBack();
    void leavingTheFieldBringsTheNameBack();
    void settlingTakesOrRestoresTheName();
    void sizesAreSaidAtOnce();
};

namespace {

struct Bar
{
    QAction dice{QStringLiteral("dice")};
    QAction copy{QStringLiteral("copy")};
    WorldBar bar{&dice, &copy};
    QLineEdit& name = *bar.findChild<QLineEdit*>(QStringLiteral("nameEdit"));
    QLabel& message = *bar.findChild<QLabel*>(QStringLiteral("messageLabel"));

    Bar() { bar.showSettings({.name = "Elderlore"}); }
};

} // namespace

void TestWorldBar::showsWithoutSaying()
{
    Bar parts;
    QSignalSpy edited(&parts.bar, &WorldBar::settingsEdited);
    parts.bar.showSettings({.name = "Ostermere", .size = 7, .zoneSize = 4});
    QCOMPARE(parts.name.text(), QStringLiteral("Ostermere"));
    QCOMPARE(parts.bar.findChild<QSpinBox*>(QStringLiteral("zoneSize"))->text(), QStringLiteral("4 → 16 cells"));
    QCOMPARE(edited.size(), 0);
}

void TestWorldBar::invalidNamesLeaveTheWorld_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("empty") << QString() << QStringLiteral("The name is empty.");
    QTest::newRow("blank") << QStringLiteral("   ") << QStringLiteral("The name is empty.");
    QTest::newRow("long") << QString(121, QLatin1Char('x'))
                          << QStringLiteral("The name has 121 characters, more than 120.");
}

void TestWorldBar::invalidNamesLeaveTheWorld()
{
    QFETCH(QString, name);
    QFETCH(QString, message);
    Bar parts;
    QSignalSpy edited(&parts.bar, &WorldBar::settingsEdited);
    QSignalSpy finished(&parts.bar, &WorldBar::editingFinished);
    QCOMPARE(parts.message.text(), QString());
    parts.name.selectAll();
    QTest::keyClick(&parts.name, Qt::Key_Backspace);
    QTest::keyClicks(&parts.name, name);
    QCOMPARE(parts.message.text(), message);
    QTest::keyClick(&parts.name, Qt::Key_Return);
    QCOMPARE(edited.size() + finished.size(), 0);
    QCOMPARE(parts.message.text(), message);
    QTest::keyClick(&parts.name, Qt::Key_Home);
    QTest::keyClicks(&parts.name, QStringLiteral("B"));
    if (name.size() < 100)
        QCOMPARE(parts.message.text(), QString());
}

void TestWorldBar::escapeBringsTheNameBack()
{
    Bar parts;
    parts.name.clear();
    QTest::keyClicks(&parts.name, QStringLiteral(" "));
    QTest::keyClick(&parts.name, Qt::Key_Escape);
    QCOMPARE(parts.name.text(), QStringLiteral("Elderlore"));
    QCOMPARE(parts.message.text(), QString());
}

void TestWorldBar::leavingTheFieldBringsTheNameBack()
{
    Bar parts;
    parts.bar.show();
    QVERIFY(QTest::qWaitForWindowActive(&parts.bar));
    parts.name.setFocus();
    parts.name.selectAll();
    QTest::keyClick(&parts.name, Qt::Key_Backspace);
    QCOMPARE(parts.message.text(), QStringLiteral("The name is empty."));
    QTest::keyClick(&parts.name, Qt::Key_Tab);
    QVERIFY(!parts.name.hasFocus());
    QCOMPARE(parts.name.text(), QStringLiteral("Elderlore"));
    QCOMPARE(parts.message.text(), QString());
}

void TestWorldBar::settlingTakesOrRestoresTheName()
{
    Bar parts;
    QSignalSpy edited(&parts.bar, &WorldBar::settingsEdited);
    parts.name.setText(QString());
    parts.bar.settle();
    QCOMPARE(parts.name.text(), QStringLiteral("Elderlore"));
    QCOMPARE(edited.size(), 0);
    parts.name.setText(QStringLiteral("Westwold"));
    parts.bar.settle();
    QCOMPARE(edited.size(), 1);
}

void TestWorldBar::sizesAreSaidAtOnce()
{
    Bar parts;
    QSignalSpy edited(&parts.bar, &WorldBar::settingsEdited);
    parts.bar.findChild<QSpinBox*>(QStringLiteral("worldSize"))->stepUp();
    QCOMPARE(edited.size(), 1);
    QVERIFY(edited.last().at(0).value<WorldSettings>() == (WorldSettings{.name = "Elderlore", .size = 6}));
}

ZONEWRIGHT_TEST(worldbar, TestWorldBar)

#include "tst_worldbar.moc"
