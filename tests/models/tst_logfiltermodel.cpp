#include "models/logfiltermodel.h"
#include "models/logwalker.h"
#include "models/modelcontract.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestLogFilterModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheModelContract();
    void wordsFollowTheLanguage();
    void showsWhatPasses_data();
    void showsWhatPasses();
    void followsTheLog();
    void revealsAnEntry();
    void passesChangesOn();
    void longLogsAreFiltered_data();
    void longLogsAreFiltered();
};

namespace {

LogFilter filterOf(const char* line)
{
    return parseLogFilter(QString::fromUtf8(line)).filter;
}

/// What is wrong with the rows, or nothing.
QString rowFault(const test::LogWalker& walker, const LogFilterModel& model)
{
    std::vector<int> wanted;
    for (int entry = 0; entry < walker.model.rowCount(); ++entry) {
        const LogEntry& of = walker.log()[static_cast<std::size_t>(entry)];
        if (model.filter().accepts(of) && model.filter().acceptsText(walker.model.textOf(of)))
            wanted.push_back(entry);
    }
    if (!model.isComplete() || model.rowCount() != static_cast<int>(wanted.size()))
        return QStringLiteral("%1 rows for %2").arg(model.rowCount()).arg(wanted.size());
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex source = model.mapToSource(model.index(row, LogModel::TextColumn));
        const int entry = wanted[static_cast<std::size_t>(row)];
        if (source.row() != entry || model.entryOf(row) != entry || model.rowOf(entry) != row ||
            model.mapFromSource(source).row() != row || model.index(row, 1).data() != source.data())
            return QStringLiteral("row %1").arg(row);
    }
    return {};
}

void walkAbout(test::LogWalker& walker)
{
    walker.walk(Direction::East, 40);
    walker.walk(Direction::SouthWest, 30);
    walker.walk(Direction::None, 10);
}

} // namespace

void TestLogFilterModel::keepsTheModelContract()
{
    test::LogWalker walker;
    LogFilterModel model(walker.model);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    walkAbout(walker);
    test::askForEverything(model);
    for (const char* line : {"lost left", "-moved", "zone:1,0", "nothing at all", ""}) {
        model.setFilter(filterOf(line));
        QTRY_VERIFY(model.isComplete());
        test::askForEverything(model);
        walker.document.playback().goTo(20);
        walker.walk(Direction::North, 15);
        QTRY_VERIFY(model.isComplete());
        test::askForEverything(model);
        walker.document.playback().discard();
        walkAbout(walker);
    }
    walker.model.setPlayback(nullptr);
    QCOMPARE(model.rowCount(), 0);
    test::askForEverything(model);
}

void TestLogFilterModel::showsWhatPasses_data()
{
    QTest::addColumn<QString>("line");
    for (const char* line : {"", "lost", "-moved -queued", "zone:1,0", "turn:10..30", "window east", "-zone", "wolf",
                             "entered left turn:5.. -south", "lost -lost"})
        QTest::addRow("%s", line) << QString::fromUtf8(line);
}

void TestLogFilterModel::showsWhatPasses()
{
    QFETCH(const QString, line);
    test::LogWalker walker;
    walkAbout(walker);
    LogFilterModel model(walker.model);
    model.setFilter(parseLogFilter(line).filter);
    QTRY_VERIFY(model.isComplete());
    const QString fault = rowFault(walker, model);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestLogFilterModel::followsTheLog()
{
    for (const char* line : {"", "-moved", "zone:1,0 -moved", "memory"}) {
        test::LogWalker walker;
        LogFilterModel model(walker.model);
        model.setFilter(filterOf(line));
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        for (int i = 0; i < 40; ++i) {
            if (i % 7 == 6)
                walker.document.playback().goTo(walker.document.playback().turn() - 9);
            if (i % 5 == 4)
                walker.document.playback().stepOnce();
            walker.walk(static_cast<Direction>(i % 8), 4);
            QTRY_VERIFY(model.isComplete());
            const QString fault = rowFault(walker, model);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
        }
        QCOMPARE(reset.size(), 0);
        walker.document.playback().discard();
        QCOMPARE(reset.size(), 1);
        QTRY_VERIFY(model.isComplete());
        QVERIFY(rowFault(walker, model).isEmpty());
    }
}

void TestLogFilterModel::revealsAnEntry()
{
    test::LogWalker walker;
    walkAbout(walker);
    LogFilterModel model(walker.model);
    QCOMPARE(model.reveal(5), 5); // everything is shown
    model.setFilter(filterOf("lost"));
    QTRY_VERIFY(model.isComplete());
    const int rows = model.rowCount();
    QVERIFY(rows > 1);
    const int last = model.entryOf(rows - 1);
    const int cause = walker.model.chainOf(last)[1];
    const int row = model.reveal(cause);
    QCOMPARE(model.entryOf(row), cause);
    QCOMPARE(model.rowCount(), rows + 1);
    QCOMPARE(model.entryOf(rows), last);
    QCOMPARE(model.reveal(cause), row);
    QCOMPARE(model.rowCount(), rows + 1);
    QCOMPARE(model.reveal(-1), -1);
    QCOMPARE(model.reveal(walker.model.rowCount()), -1);
    walker.walk(Direction::East, 20);
    QCOMPARE(model.entryOf(row), cause);
    model.setFilter(filterOf("left"));
    model.setFilter(filterOf("lost"));
    QTRY_VERIFY(model.isComplete());
    QVERIFY(rowFault(walker, model).isEmpty());
}

void TestLogFilterModel::passesChangesOn()
{
    test::LogWalker walker;
    walkAbout(walker);
    LogFilterModel model(walker.model);
    model.setFilter(filterOf("moved"));
    QTRY_VERIFY(model.isComplete());
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    walker.document.playback().goTo(30);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.front().at(0).toModelIndex().row(), 29);
    QCOMPARE(changed.front().at(1).toModelIndex().row(), model.rowCount() - 1);
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(model.index(row, 1).data(LabelRole).toBool(), row >= 30);
    model.setFilter(filterOf("lost -lost"));
    QTRY_VERIFY(model.isComplete());
    walker.document.playback().goTo(3);
    QCOMPARE(changed.size(), 1);
}

void TestLogFilterModel::longLogsAreFiltered_data()
{
    QTest::addColumn<int>("entries");
    QTest::newRow("100,000") << 100'000;
    QTest::newRow("1,000,000") << 1'000'000;
}

/// What is done to a row is done to the entry that it shows, while rows still come and after.
void TestLogFilterModel::longLogsAreFiltered()
{
    QFETCH(const int, entries);
    test::LogWalker walker;
    walker.model.setPaused(true);
    walker.walk(Direction::East, 60);
    while (static_cast<int>(walker.log().size()) < entries - 300)
        walker.document.playback().run({.turns = entries - static_cast<int>(walker.log().size()) - 300, .waits = true});
    walker.walk(Direction::South, 40);
    walker.model.setPaused(false);
    LogFilterModel model(walker.model);
    QCOMPARE(model.rowCount(), static_cast<int>(walker.log().size()));
    model.setFilter(filterOf("entered turn:1.. zone -west"));
    QVERIFY(!model.isComplete() || entries <= 100'000); // a slice was tested, no more
    const int some = model.rowCount();
    const auto verifyAction = [&](int row) {
        const int turn = static_cast<int>(model.index(row, 0).data(DueRole).toLongLong());
        const LogEntry& entry = walker.log()[static_cast<std::size_t>(model.entryOf(row))];
        QCOMPARE(entry.turn, turn);
        QCOMPARE(entry.kind, LogKind::Entered);
    };
    if (some > 0)
        verifyAction(0);
    QTRY_VERIFY_WITH_TIMEOUT(model.isComplete(), 60'000);
    const QString fault = entries <= 100'000 ? rowFault(walker, model) : QString();
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row)
        verifyAction(row);
    const int turn = static_cast<int>(model.index(model.rowCount() - 1, 0).data(DueRole).toLongLong());
    walker.document.playback().goTo(turn);
    QTRY_VERIFY_WITH_TIMEOUT(walker.document.playback().isSettled(), 60'000);
    QCOMPARE(walker.document.playback().turn(), std::int64_t{turn});
    QVERIFY(!model.index(model.rowCount() - 1, 1).data(LabelRole).toBool());
    QCOMPARE(model.rowOf(walker.model.presentRow()) >= model.rowCount() - 1, true);
}

/// Entries pass by what they say now, and rows of those that pass anyway stay.
void TestLogFilterModel::wordsFollowTheLanguage()
{
    const QString mark(test::OtherLanguage::mark);
    test::LogWalker walker;
    walkAbout(walker);
    for (const LogFilter& filter :
         {LogFilter{.words = {QStringLiteral("zone")}}, LogFilter{.words = {mark}}, LogFilter{.hiddenWords = {mark}},
          LogFilter{.words = {QStringLiteral("o")}, .hiddenWords = {mark + u'%'}}}) {
        LogFilterModel model(walker.model);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFilter(filter);
        QTRY_VERIFY(model.isComplete());
        QList<std::pair<QPersistentModelIndex, int>> kept;
        for (int row = 0; row < model.rowCount(); ++row)
            kept << std::pair(QPersistentModelIndex(model.index(row, 0)), model.entryOf(row));
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const auto check = [&] {
            QTRY_VERIFY(model.isComplete());
            const QString fault = rowFault(walker, model);
            QVERIFY2(fault.isEmpty(), qPrintable(fault));
            for (const auto& [index, entry] : kept)
                QVERIFY(!index.isValid() || model.entryOf(index.row()) == entry);
        };
        {
            const test::OtherLanguage other;
            check();
            walker.walk(Direction::West, 3);
            check();
        }
        check();
        QCOMPARE(reset.count(), 0);
    }
}

ZONEWRIGHT_TEST(logfiltermodel, TestLogFilterModel)

#include "tst_logfiltermodel.moc"
