#include "models/eventfields.h"
#include "support/testregistry.h"

#include <QLocale>
#include <QTest>

using namespace zonewright;

class TestEventFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsShownIsTaken();
    void numbersAreTypedInTheLocalWay();
    void whatIsNoValueIsRefused_data();
    void whatIsNoValueIsRefused();
};

namespace {

const ScheduledEvent dragon{.id = 3,
                            .due = 123'456,
                            .kind = EventKind::Announce,
                            .zone = {12, -14},
                            .text = "A dragon\nsettles in the snows.",
                            .cost = 1'000'000,
                            .foresight = {.kind = ForesightKind::Vision, .horizon = 40, .tag = "seer"}};

} // namespace

/// Taking every field as it is shown changes nothing, in any language.
void TestEventFields::whatIsShownIsTaken()
{
    for (const QLocale& locale : {QLocale::c(), QLocale(QLocale::French), QLocale(QLocale::German)}) {
        QLocale::setDefault(locale);
        for (int i = 0; i < eventFieldCount; ++i) {
            const auto field = static_cast<EventField>(i);
            const auto same = withEventField(dragon, field, eventFieldText(dragon, field, 64));
            QVERIFY(same == dragon);
        }
    }
    QLocale::setDefault(QLocale::c());
    ScheduledEvent cheap = dragon;
    cheap.cost.reset();
    QCOMPARE(eventFieldText(cheap, EventField::Cost, 64), QStringLiteral("1")); // the declared one
}

void TestEventFields::numbersAreTypedInTheLocalWay()
{
    QLocale::setDefault(QLocale(QLocale::English));
    for (const char* text : {"2345", " 2345 ", "2,345"})
        QCOMPARE(withEventField(dragon, EventField::Turn, QString::fromLatin1(text))->due, std::int64_t{2345});
    for (const char* language : {"fr_FR", "de_DE", "en_US", "C"}) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        for (const char16_t blank : {u' ', u'\u00a0', u'\u202f', u'\u2009'}) {
            const QString text =
                QStringList{QStringLiteral("12"), QStringLiteral("345"), QStringLiteral("678")}.join(QChar(blank));
            const auto event = withEventField(dragon, EventField::Turn, text);
            QVERIFY2(event && event->due == 12'345'678, language);
        }
        QVERIFY(!withEventField(dragon, EventField::Turn, QStringLiteral("- 7 x")));
    }
    QLocale::setDefault(QLocale::c());
    QCOMPARE(withEventField(dragon, EventField::Turn, QStringLiteral("-7"))->due, std::int64_t{-7});
    QVERIFY(withEventField(dragon, EventField::Zone, QStringLiteral(" 3 , 4 "))->zone == (Point{3, 4}));
    QCOMPARE(withEventField(dragon, EventField::Tag, QStringLiteral(" ranger "))->foresight.tag, "ranger");
}

void TestEventFields::whatIsNoValueIsRefused_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<QString>("text");
    for (const EventField field : {EventField::Turn, EventField::Cost, EventField::Horizon}) {
        for (const char* text : {"", "  ", "soon", "1.5", "12 turns", "99999999999999999999"})
            QTest::addRow("%d %s", int(field), text) << int(field) << QString::fromLatin1(text);
    }
    for (const char* text : {"", "3", "3,", "3,4,5", "a,b", "3;4", "99999999999,1"})
        QTest::addRow("zone %s", text) << int(EventField::Zone) << QString::fromLatin1(text);
}

void TestEventFields::whatIsNoValueIsRefused()
{
    QFETCH(int, field);
    QFETCH(QString, text);
    QVERIFY(!withEventField(dragon, static_cast<EventField>(field), text));
    const QString rule = eventFieldRule(static_cast<EventField>(field));
    QVERIFY(rule.endsWith(QLatin1Char('.')));
}

ZONEWRIGHT_TEST(eventfields, TestEventFields)

#include "tst_eventfields.moc"
