#include "models/timewords.h"
#include "support/testregistry.h"

#include <QLocale>
#include <QTest>

using namespace zonewright;

class TestTimeWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowLongAgo_data();
    void saysHowLongAgo();
    void noTimeIsNoWord();
};

void TestTimeWords::saysHowLongAgo_data()
{
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<QString>("words");
    const QDate day(2026, 3, 18);
    const auto at = [](QDate date, int hour, int minute, int second = 0) {
        return QDateTime(date, QTime(hour, minute, second));
    };
    QTest::newRow("later: the clock was put back") << at(day, 15, 0) << QStringLiteral("just now");
    QTest::newRow("now") << at(day, 14, 0) << QStringLiteral("just now");
    QTest::newRow("59 seconds") << at(day, 13, 59, 1) << QStringLiteral("just now");
    QTest::newRow("a minute") << at(day, 13, 59) << QStringLiteral("1 minute(s) ago");
    QTest::newRow("59 minutes") << at(day, 13, 1) << QStringLiteral("59 minute(s) ago");
    QTest::newRow("an hour") << at(day, 13, 0) << QStringLiteral("1 hour(s) ago");
    QTest::newRow("this morning") << at(day, 0, 0) << QStringLiteral("14 hour(s) ago");
    QTest::newRow("last night") << at(day.addDays(-1), 23, 59) << QStringLiteral("yesterday");
    QTest::newRow("yesterday morning") << at(day.addDays(-1), 0, 1) << QStringLiteral("yesterday");
    QTest::newRow("two days") << at(day.addDays(-2), 23, 0) << QStringLiteral("2 day(s) ago");
    QTest::newRow("six days") << at(day.addDays(-6), 1, 0) << QStringLiteral("6 day(s) ago");
    QTest::newRow("a week") << at(day.addDays(-7), 20, 0) << QLocale().toString(day.addDays(-7), QLocale::LongFormat);
}

void TestTimeWords::saysHowLongAgo()
{
    QFETCH(QDateTime, when);
    QFETCH(QString, words);
    const QDateTime now(QDate(2026, 3, 18), QTime(14, 0));
    QCOMPARE(agoText(when, now), words);
    QCOMPARE(agoText(when.toUTC(), now), words); // whatever clock it was noted by
}

void TestTimeWords::noTimeIsNoWord()
{
    QCOMPARE(agoText({}, QDateTime::currentDateTime()), QString());
    QCOMPARE(agoText(QDateTime::currentDateTime(), {}), QString());
}

ZONEWRIGHT_TEST(timewords, TestTimeWords)

#include "tst_timewords.moc"
