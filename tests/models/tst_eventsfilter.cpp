#include "document/document.h"
#include "document/eventedits.h"
#include "models/eventsfilter.h"
#include "models/modelcontract.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestEventsFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreLookedForInTheLanguageThatIsSpoken();
};

/// What passes anyway keeps its row.
void TestEventsFilter::wordsAreLookedForInTheLanguageThatIsSpoken()
{
    const QString mark(test::OtherLanguage::mark);
    Document document({.name = "Elderlore", .size = 2, .zoneSize = 3});
    for (const auto& [due, text] : {std::pair{9, "thunder"}, std::pair{5, "¿thunder"}})
        QVERIFY(addEvent(document, {.due = due, .kind = EventKind::Announce, .zone = {1, 1}, .text = text}));
    EventsModel model;
    model.setDocument(&document);
    EventsFilter filter(model);
    test::speakOtherwise(filter);
    filter.setText(mark);
    QCOMPARE(filter.rowCount(), 1);
    const QPersistentModelIndex marked = filter.index(0, EventsModel::TextColumn);
    const QSignalSpy reset(&filter, &QAbstractItemModel::modelReset);
    {
        const test::OtherLanguage other;
        QCOMPARE(filter.rowCount(), 2);
        QVERIFY(model.wordsAt(0).contains(mark));
        QVERIFY(marked.isValid());
    }
    QCOMPARE(filter.rowCount(), 1);
    QVERIFY(!model.wordsAt(0).contains(mark));
    QCOMPARE(marked.data().toString(), QStringLiteral("¿thunder"));
    QCOMPARE(reset.count(), 0);
}

ZONEWRIGHT_TEST(eventsfilter, TestEventsFilter)

#include "tst_eventsfilter.moc"
