#include "models/logfilter.h"
#include "models/logwords.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestLogFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsRules_data();
    void readsRules();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void joinsRulesByAnd();
    void takesWords();
    void everyKindHasOneWord();
    void kindsAreTickedInTheLine();
    void onlyOneOfAKindOfRule();
};

namespace {

constexpr std::uint16_t bitOf(LogKind kind)
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
}

LogEntry entryAt(int turn, Point zone, LogKind kind)
{
    LogEntry entry;
    entry.turn = turn;
    entry.x = static_cast<std::int16_t>(zone.x);
    entry.y = static_cast<std::int16_t>(zone.y);
    entry.kind = kind;
    return entry;
}

struct RuleCase
{
    const char* line;
    LogFilter filter;
};

std::vector<RuleCase> ruleCases()
{
    using Turns = LogFilter::Turns;
    std::vector<RuleCase> cases{{"", {}}, {"   ", {}}};
    const auto add = [&](const char* line, auto change) { change(cases.emplace_back(RuleCase{line, {}}).filter); };
    add("lost", [](LogFilter& f) { f.kinds = bitOf(LogKind::Lost); });
    add("Lost HAZARD", [](LogFilter& f) { f.kinds = bitOf(LogKind::Lost) | bitOf(LogKind::Hazard); });
    add("-moved", [](LogFilter& f) { f.kinds = LogFilter::allKinds & ~bitOf(LogKind::Moved); });
    add("lost -lost", [](LogFilter& f) { f.kinds = 0; });
    add("zone:17,13", [](LogFilter& f) { f.zones = {{17, 13}}; });
    add("ZONE:17,13 zone:0,0", [](LogFilter& f) { f.zones = {{17, 13}, {0, 0}}; });
    add("turn:40..60", [](LogFilter& f) { f.turns = {Turns{40, 60}}; });
    add("turn:40", [](LogFilter& f) { f.turns = {Turns{40, 40}}; });
    add("turn:40..", [](LogFilter& f) { f.turns = {Turns{.first = 40}}; });
    add("turn:..60 turn:70", [](LogFilter& f) { f.turns = {Turns{0, 60}, Turns{70, 70}}; });
    add("dragon", [](LogFilter& f) { f.words = QStringList{QStringLiteral("dragon")}; });
    add("-dragon", [](LogFilter& f) { f.hiddenWords = QStringList{QStringLiteral("dragon")}; });
    add("\"lost\" -\"left memory\"", [](LogFilter& f) {
        f.words = QStringList{QStringLiteral("lost")};
        f.hiddenWords = QStringList{QStringLiteral("left memory")};
    });
    add("- hazard: \"a:b\" \"\"", [](LogFilter& f) {
        f.words = QStringList{QStringLiteral("-"), QStringLiteral("hazard:"), QStringLiteral("a:b")};
    });
    add("lost zone:17,13 turn:40..60 -moved dragon", [](LogFilter& f) {
        f.kinds = bitOf(LogKind::Lost);
        f.zones = {{17, 13}};
        f.turns = {Turns{40, 60}};
        f.words = QStringList{QStringLiteral("dragon")};
    });
    return cases;
}

} // namespace

void TestLogFilter::readsRules_data()
{
    QTest::addColumn<int>("number");
    const auto cases = ruleCases();
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::addRow("%s", cases[i].line) << static_cast<int>(i);
}

void TestLogFilter::readsRules()
{
    QFETCH(const int, number);
    const RuleCase one = ruleCases()[static_cast<std::size_t>(number)];
    const auto parsed = parseLogFilter(QString::fromUtf8(one.line));
    QVERIFY(parsed.faults.empty());
    QVERIFY(parsed.filter == one.filter);
}

void TestLogFilter::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("rule");
    for (const char* rule : {"zone:", "zone:abc", "zone:1", "zone:1,2,3", "zone:-1,2", "zone:1,", "zone:9999999999,1",
                             "-zone:1,2", "turn:", "turn:x", "turn:..", "turn:60..40", "turn:1..x", "turn:-5",
                             "turn:99999999999999999999", "-turn:3", "colour:red", "\"dragon", "-\"dragon"})
        QTest::addRow("%s", rule) << QString::fromUtf8(rule);
}

/// One sentence with the rule and its place; the rules beside it hold.
void TestLogFilter::saysWhatIsWrong()
{
    QFETCH(const QString, rule);
    const QString before = QStringLiteral("lost  -moved ");
    const auto parsed = parseLogFilter(before + rule);
    QCOMPARE(parsed.faults.size(), std::size_t{1});
    const LogFilterFault& fault = parsed.faults.front();
    QCOMPARE(fault.place, static_cast<int>(before.size()));
    QCOMPARE(fault.length, static_cast<int>(rule.size()));
    QVERIFY2(fault.sentence.startsWith(QStringLiteral("“%1” at character 14: ").arg(rule)), qPrintable(fault.sentence));
    QVERIFY(fault.sentence.endsWith(QLatin1Char('.')));
    LogFilter lost;
    lost.kinds = bitOf(LogKind::Lost);
    QVERIFY(parsed.filter == lost);
}

void TestLogFilter::joinsRulesByAnd()
{
    const LogFilter filter = parseLogFilter(QStringLiteral("lost left zone:1,2 zone:3,4 turn:5..9 turn:20")).filter;
    for (int turn = 0; turn < 30; ++turn) {
        for (const Point zone : {Point{1, 2}, Point{3, 4}, Point{2, 1}, Point{0, 0}}) {
            for (int kind = 0; kind < logKindCount; ++kind) {
                const auto of = static_cast<LogKind>(kind);
                const bool wanted = (of == LogKind::Lost || of == LogKind::Left) &&
                                    (zone == Point{1, 2} || zone == Point{3, 4}) &&
                                    ((turn >= 5 && turn <= 9) || turn == 20);
                QCOMPARE(filter.accepts(entryAt(turn, zone, of)), wanted);
            }
        }
    }
    QVERIFY(!parseLogFilter(QStringLiteral("zone:0,0")).filter.accepts(entryAt(1, {0, 0}, LogKind::Rebuilt)));
}

void TestLogFilter::takesWords()
{
    const LogFilter filter = parseLogFilter(QStringLiteral("Wolf zone -\"16,1 \"")).filter;
    QVERIFY(filter.needsText());
    QVERIFY(filter.acceptsText(QStringLiteral("wolf lost with zone 16,13")));
    QVERIFY(!filter.acceptsText(QStringLiteral("wolf lost with ZONE 16,1 and more")));
    QVERIFY(!filter.acceptsText(QStringLiteral("zone 16,13 left memory")));
    QVERIFY(!parseLogFilter(QStringLiteral("lost turn:3")).filter.needsText());
    QVERIFY(LogFilter().isOpen() && !filter.isOpen());
}

void TestLogFilter::everyKindHasOneWord()
{
    QStringList names;
    for (int kind = 0; kind < logKindCount; ++kind) {
        const QString name = logKindName(static_cast<LogKind>(kind));
        QVERIFY(!name.isEmpty() && !name.contains(QLatin1Char(' ')) && !names.contains(name));
        names << name;
        QCOMPARE(parseLogFilter(name).filter.kinds, bitOf(static_cast<LogKind>(kind)));
    }
}

/// Ticking a box makes the line show the kind, or not, and leaves everything else as it is typed.
void TestLogFilter::kindsAreTickedInTheLine()
{
    for (const char* begin :
         {"", "lost", "-moved dragon", "lost hazard turn:3", "-lost -moved \"a b\" zone:oops", "lost -lost"}) {
        QString line = QString::fromUtf8(begin);
        for (int i = 0; i < 200; ++i) {
            const auto kind = static_cast<LogKind>((i * 7 + i / 11) % logKindCount);
            const bool shown = (i * 5 + i / 3) % 2 == 0;
            const auto before = parseLogFilter(line);
            const QString edited = withKindShown(line, kind, shown);
            const auto after = parseLogFilter(edited);
            LogFilter wanted = before.filter;
            wanted.kinds = static_cast<std::uint16_t>(shown ? wanted.kinds | bitOf(kind) : wanted.kinds & ~bitOf(kind));
            QVERIFY2(after.filter == wanted, qPrintable(line + QStringLiteral(" -> ") + edited));
            QCOMPARE(after.faults.size(), before.faults.size());
            line = edited;
        }
        QVERIFY2(line.size() < 200, qPrintable(line));
    }
    QCOMPARE(withKindShown({}, LogKind::Moved, false), QStringLiteral("-moved"));
    QCOMPARE(withKindShown(QStringLiteral("-moved dragon"), LogKind::Moved, true), QStringLiteral("dragon"));
    QCOMPARE(withKindShown(QStringLiteral("lost dragon"), LogKind::Left, true), QStringLiteral("lost dragon left"));
}

void TestLogFilter::onlyOneOfAKindOfRule()
{
    const QString line = QStringLiteral("lost -moved zone:1,2 turn:3..4 zone:x \"lost\" dragon");
    QCOMPARE(withOnlyKind(line, LogKind::Ran), QStringLiteral("zone:1,2 turn:3..4 zone:x \"lost\" dragon ran"));
    QCOMPARE(withOnlyZone(line, {17, 13}), QStringLiteral("lost -moved turn:3..4 \"lost\" dragon zone:17,13"));
    QCOMPARE(withOnlyTurn(line, 1234), QStringLiteral("lost -moved zone:1,2 zone:x \"lost\" dragon turn:1234"));
}

ZONEWRIGHT_TEST(logfilter, TestLogFilter)

#include "tst_logfilter.moc"
