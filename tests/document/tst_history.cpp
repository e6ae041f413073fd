#include "document/articleproject.h"
#include "document/catalogueedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/walkedits.h"
#include "project/projectformat.h"
#include "support/otherlanguage.h"
#include "support/testregistry.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <functional>

using namespace zonewright;
using namespace zonewright::test;

/// What is given up leaves no trace in the history.
class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void whatIsGivenUpLeavesNoTrace_data();
    void whatIsGivenUpLeavesNoTrace();
    void onlyTheLastGestureIsGivenUp();
    void whatWasSavedMeanwhileCanBeRedone();
    void anotherProjectHasNothingToGiveUp();
    void commandsSayThatTheyAreDoneAndUndone();
    void stepsAreCalledInTheLanguageThatIsSpoken();
    void whatIsPutAsideIsCalledSoToo();

private:
    [[nodiscard]] History& stack() { return m_document->undoStack(); }

    [[nodiscard]] std::string bytes() { return formatProject(m_document->project()); }

    void paint(Point cell, Gesture gesture = Gesture::None)
    {
        QVERIFY(touchUpFloor(*m_document, articleFloor, std::array{TouchUp{cell, LevelCell::Door}}, {}, gesture));
    }

    std::unique_ptr<Document> m_document;
};

namespace {

using GestureEdit = std::function<Result<void>(Document&, int, Gesture)>;

struct GestureCase
{
    const char* name;
    GestureEdit edit; ///< the second time does more of the same
};

Result<void> moveTheMarker(Document& document, int time, Gesture gesture)
{
    const Marker moved{.kind = MarkerKind::Custom, .at = {3 + time, 3, 1, 1}, .name = "chest"};
    return changeMarker(document, articleFloor, 0, moved, gesture);
}

std::vector<GestureCase> gestureCases()
{
    return {{"touch-ups",
             [](Document& document, int time, Gesture gesture) {
                 return touchUpFloor(document, articleFloor, std::array{TouchUp{{time, 1}, LevelCell::Door}}, {},
                                     gesture);
             }},
            {"pins",
             [](Document& document, int time, Gesture gesture) {
                 return pinJoints(document, articleFloor, std::array{JointPin{.column = 12, .row = time + 1}}, gesture);
             }},
            {"marker", moveTheMarker},
            {"room",
             [](Document& document, int time, Gesture gesture) {
                 return paintRoom(document, articleRooms, 0, std::array{Point{time, 1}}, false, gesture);
             }},
            {"exit", [](Document& document, int time,
                        Gesture gesture) { return chooseExit(document, articleFloor, Point{time, 3}, gesture); }},
            {"start", [](Document& document, int time, Gesture gesture) -> Result<void> {
                 placeStart(document, {time - 1, 1}, {1, 1}, gesture);
                 return {};
             }}};
}

/// All that is seen of a history.
QStringList historyOf(const QUndoStack& stack)
{
    QStringList all{QString::number(stack.index()), QString::number(stack.cleanIndex()), stack.undoText(),
                    stack.redoText()};
    for (int i = 0; i < stack.count(); ++i)
        all << QStringLiteral("%1 (%2)").arg(stack.text(i)).arg(stack.command(i)->childCount());
    return all;
}

} // namespace

void TestHistory::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    openArticle(*m_document);
}

void TestHistory::whatIsGivenUpLeavesNoTrace_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("times");
    QTest::addColumn<int>("undone");
    QTest::addColumn<int>("saved");
    const auto cases = gestureCases();
    for (int number = 0; number < static_cast<int>(cases.size()); ++number) {
        for (const int times : {0, 1, 2}) {
            for (const int undone : {0, 1, 4}) {
                for (const int saved : {-1, 2, 4})
                    QTest::addRow("%s %d %d %d", cases[static_cast<std::size_t>(number)].name, times, undone, saved)
                        << number << times << undone << saved;
            }
        }
    }
}

/// Nor in what was done and undone before: single steps, two that would merge, and several as one.
void TestHistory::whatIsGivenUpLeavesNoTrace()
{
    QFETCH(int, number);
    QFETCH(int, times);
    QFETCH(int, undone);
    QFETCH(int, saved);
    const QTemporaryDir folder;
    const GestureEdit edit = gestureCases()[static_cast<std::size_t>(number)].edit;
    QVERIFY(placeMarker(*m_document, articleFloor, {.kind = MarkerKind::Custom, .at = {3, 3, 1, 1}, .name = "chest"}));
    placeStart(*m_document, {0, 1}, {2, 2});
    const Gesture stroke = m_document->newGesture();
    paint({5, 5}, stroke);
    stack().setClean(); // else they would merge
    paint({6, 5}, stroke);
    stack().beginMacro([] { return QStringLiteral("Two of them"); });
    paint({7, 5});
    placeStart(*m_document, {1, 1}, {2, 2});
    stack().endMacro();
    paint({8, 5});
    QCOMPARE(stack().count(), 6);
    stack().resetClean();
    std::vector<std::string> states;
    for (int i = 0; i <= stack().count(); ++i) {
        stack().setIndex(i);
        states.push_back(bytes());
        if (i == saved)
            QVERIFY(m_document->saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    }
    stack().setIndex(stack().count() - undone);
    const QStringList before = historyOf(stack());
    const Gesture gesture = m_document->newGesture();
    for (int time = 1; time <= times; ++time)
        QVERIFY(edit(*m_document, time, gesture));
    QCOMPARE(historyOf(stack()) == before, times == 0);
    m_document->giveUp(gesture);
    QCOMPARE(historyOf(stack()), before);
    QCOMPARE(bytes(), states[static_cast<std::size_t>(stack().index())]);
    for (int i = stack().index(); i <= stack().count(); ++i) {
        stack().setIndex(i);
        QCOMPARE(bytes(), states[static_cast<std::size_t>(i)]);
        QCOMPARE(m_document->isModified(), i != saved);
    }
    for (int i = stack().count(); i >= 0; --i) {
        stack().setIndex(i);
        QCOMPARE(bytes(), states[static_cast<std::size_t>(i)]);
    }
}

void TestHistory::onlyTheLastGestureIsGivenUp()
{
    const auto isLeft = [this](Gesture gesture) {
        const QStringList history = historyOf(stack());
        const std::string project = bytes();
        m_document->giveUp(gesture);
        return historyOf(stack()) == history && bytes() == project;
    };
    QVERIFY(isLeft(Gesture::None));
    const Gesture first = m_document->newGesture();
    paint({1, 1}, first);
    const Gesture second = m_document->newGesture();
    QVERIFY(isLeft(first));
    paint({2, 1}, second);
    paint({3, 1}); // something else
    QVERIFY(isLeft(second));
    const Gesture third = m_document->newGesture();
    paint({4, 1}, third);
    stack().undo();
    QVERIFY(isLeft(third));
    stack().redo();
    m_document->giveUp(third);
    QVERIFY(!stack().canRedo());
    QCOMPARE(stack().count(), 3);
    QVERIFY(isLeft(third)); // once is enough
}

void TestHistory::whatWasSavedMeanwhileCanBeRedone()
{
    const QTemporaryDir folder;
    const std::string before = bytes();
    const Gesture gesture = m_document->newGesture();
    paint({1, 1}, gesture);
    const std::string painted = bytes();
    QVERIFY(m_document->saveAs(folder.filePath(QStringLiteral("a.zonewright"))));
    m_document->giveUp(gesture);
    QCOMPARE(bytes(), before);
    QVERIFY(m_document->isModified());
    stack().redo();
    QCOMPARE(bytes(), painted);
    QVERIFY(!m_document->isModified());
}

void TestHistory::anotherProjectHasNothingToGiveUp()
{
    paint({1, 1});
    stack().undo();
    const Gesture gesture = m_document->newGesture();
    m_document->startNew({.name = "Empty", .size = 2, .zoneSize = 3});
    const std::string empty = bytes();
    m_document->giveUp(gesture);
    QCOMPARE(stack().count(), 0);
    QCOMPARE(bytes(), empty);
}

void TestHistory::commandsSayThatTheyAreDoneAndUndone()
{
    auto& history = dynamic_cast<History&>(stack());
    QStringList told;
    connect(&history, &History::done, this,
            [&](const ProjectCommand& command) { told << QLatin1Char('+') + command.text(); });
    connect(&history, &History::undone, this,
            [&](const ProjectCommand& command) { told << QLatin1Char('-') + command.text(); });
    paint({1, 1});
    const QString text = stack().undoText();
    stack().undo();
    stack().redo();
    QCOMPARE(told, QStringList({QLatin1Char('+') + text, QLatin1Char('-') + text, QLatin1Char('+') + text}));
    stack().undo();
    told.clear();
    const Gesture gesture = m_document->newGesture();
    paint({2, 1}, gesture);
    m_document->giveUp(gesture); // nothing of what can be redone is done
    QCOMPARE(told, QStringList({QLatin1Char('+') + text, QLatin1Char('-') + text}));
}

/// Several as one are, and those that can be redone; what comes after them in their place is.
void TestHistory::stepsAreCalledInTheLanguageThatIsSpoken()
{
    const auto whole = [] { return QCoreApplication::translate("zonewright::ItemEdits", "Both of them"); };
    placeStart(*m_document, {1, 1}, {2, 2});
    stack().beginMacro(whole);
    paint({7, 5});
    placeStart(*m_document, {0, 1}, {2, 2});
    stack().endMacro();
    stack().beginMacro(whole);
    stack().endMacro();
    paint({8, 5});
    stack().setIndex(2);
    const QStringList before = historyOf(stack());
    const QSignalSpy undoText(&stack(), &QUndoStack::undoTextChanged);
    const QSignalSpy redoText(&stack(), &QUndoStack::redoTextChanged);
    const QSignalSpy moved(&stack(), &QUndoStack::indexChanged);
    {
        const OtherLanguage other;
        QCOMPARE(undoText.count(), 1);
        QCOMPARE(undoText.last().front().toString(), OtherLanguage::mark + QStringLiteral("Both of them"));
        QCOMPARE(redoText.last().front().toString(), OtherLanguage::mark + QStringLiteral("Both of them"));
        for (int i = 0; i < stack().count(); ++i)
            QVERIFY2(stack().text(i).startsWith(OtherLanguage::mark), qPrintable(stack().text(i)));
        QCOMPARE(QStringList(historyOf(stack())).replaceInStrings(OtherLanguage::mark, QString()), before);
    }
    QCOMPARE(historyOf(stack()), before);
    QCOMPARE(moved.count(), 0);
    stack().setIndex(1);
    paint({9, 5}); // where two stood as one
    const OtherLanguage other;
    QVERIFY(OtherLanguage::without(stack().undoText()).startsWith(QStringLiteral("Paint 1 cell")));
}

/// By a gesture, while another language begins.
void TestHistory::whatIsPutAsideIsCalledSoToo()
{
    stack().beginMacro([] { return QCoreApplication::translate("zonewright::ItemEdits", "Both of them"); });
    paint({7, 5});
    placeStart(*m_document, {0, 1}, {2, 2});
    stack().endMacro();
    placeStart(*m_document, {1, 1}, {2, 2});
    stack().setIndex(0);
    const QStringList before = historyOf(stack());
    const Gesture gesture = m_document->newGesture();
    paint({1, 1}, gesture);
    QCOMPARE(stack().count(), 1);
    const OtherLanguage other;
    m_document->giveUp(gesture);
    QCOMPARE(stack().count(), 2);
    QCOMPARE(stack().text(0), OtherLanguage::mark + QStringLiteral("Both of them"));
    QVERIFY(stack().text(1).startsWith(OtherLanguage::mark));
    QCOMPARE(QStringList(historyOf(stack())).replaceInStrings(OtherLanguage::mark, QString()), before);
}

ZONEWRIGHT_TEST(history, TestHistory)
#include "tst_history.moc"
