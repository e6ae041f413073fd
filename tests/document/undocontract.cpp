#include "document/undocontract.h"

#include "document/demoproject.h"
#include "document/floorwatch.h"
#include "document/projectmirror.h"
#include "project/projectformat.h"
#include "support/otherlanguage.h"

#include <QTest>

namespace zonewright::test {

namespace {

/// A document with the demo project, watched.
class ContractBench
{
public:
    ContractBench()
        : document({.name = "Elderlore"})
    {
        openProject(document, demoProject());
        m_mirror.emplace(document);
        m_floors.emplace(document);
    }

    [[nodiscard]] std::string bytes() const { return formatProject(document.project()); }

    [[nodiscard]] int steps() { return document.undoStack().count(); }

    /// Fails the running test where a signal was wrong, or a floor is.
    void check()
    {
        const QStringList problems = m_mirror->problems() + m_floors->check();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }

    void undo()
    {
        document.undoStack().undo();
        check();
    }

    void redo()
    {
        document.undoStack().redo();
        check();
    }

    void make(const DocumentEdit& edit)
    {
        edit(document);
        check();
    }

    Document document;

private:
    std::optional<ProjectMirror> m_mirror;
    std::optional<FloorWatch> m_floors;
};

/// An edit of another kind than any verb under test in the same place of the history.
void makeOtherKind(Document& document)
{
    QVERIFY(document.reseed({.name = "Between", .size = 2, .zoneSize = 3}));
}

void checkThereAndBack(const UndoCase& undoCase)
{
    ContractBench bench;
    const std::string before = bench.bytes();
    bench.make(undoCase.edit);
    const std::string after = bench.bytes();
    QVERIFY(after != before);
    QCOMPARE(bench.steps(), 1);
    QCOMPARE(bench.document.undoStack().undoText(), undoCase.sentence);
    QVERIFY(bench.document.isModified());
    for (int round = 0; round < 2; ++round) {
        bench.undo();
        QCOMPARE(bench.bytes(), before);
        QVERIFY(bench.document.project() == demoProject());
        QVERIFY(!bench.document.isModified());
        bench.redo();
        QCOMPARE(bench.bytes(), after);
    }
}

void checkLike(const UndoCase& undoCase)
{
    ContractBench bench;
    const std::string before = bench.bytes();
    bench.make(undoCase.edit);
    const std::string between = bench.bytes();
    bench.make(undoCase.like);
    const std::string after = bench.bytes();
    QVERIFY(after != between);
    QCOMPARE(bench.steps(), undoCase.merges ? 1 : 2);
    bench.undo();
    QCOMPARE(bench.bytes(), undoCase.merges ? before : between);
    bench.redo();
    QCOMPARE(bench.bytes(), after);
}

void checkUnlike(const UndoCase& undoCase)
{
    ContractBench bench;
    bench.make(undoCase.edit);
    const std::string between = bench.bytes();
    bench.make(undoCase.unlike);
    QCOMPARE(bench.steps(), 2);
    const std::string after = bench.bytes();
    QVERIFY(after != between);
    bench.undo();
    QCOMPARE(bench.bytes(), between);
    bench.redo();
    QCOMPARE(bench.bytes(), after);
}

void checkPastAnotherKind(const UndoCase& undoCase)
{
    ContractBench bench;
    bench.make(undoCase.edit);
    bench.make(makeOtherKind);
    const std::string between = bench.bytes();
    bench.make(undoCase.like);
    QCOMPARE(bench.steps(), 3);
    bench.undo();
    QCOMPARE(bench.bytes(), between);
}

void checkPastSave(const UndoCase& undoCase)
{
    ContractBench bench;
    bench.make(undoCase.edit);
    bench.document.undoStack().setClean();
    const std::string saved = bench.bytes();
    bench.make(undoCase.like);
    QCOMPARE(bench.steps(), 2);
    QVERIFY(bench.document.isModified());
    bench.undo();
    QCOMPARE(bench.bytes(), saved);
    QVERIFY(!bench.document.isModified());
    bench.undo();
    QVERIFY(bench.document.isModified());
}

void checkNothing(const UndoCase& undoCase)
{
    ContractBench bench;
    const std::string before = bench.bytes();
    bench.make(makeOtherKind);
    bench.undo();
    bench.make(undoCase.nothing);
    QCOMPARE(bench.bytes(), before);
    QCOMPARE(bench.steps(), 1);
    QVERIFY(bench.document.undoStack().canRedo());
    QVERIFY(!bench.document.isModified());
}

void checkBack(const UndoCase& undoCase)
{
    ContractBench bench;
    const std::string before = bench.bytes();
    bench.make(undoCase.edit);
    bench.make(undoCase.back);
    QCOMPARE(bench.steps(), 0);
    QCOMPARE(bench.bytes(), before);
    QVERIFY(!bench.document.isModified());
}

QStringList stepNames(const QUndoStack& stack)
{
    QStringList names{stack.undoText(), stack.redoText()};
    for (int i = 0; i < stack.count(); ++i)
        names << stack.text(i);
    return names;
}

/// Steps that are done, merged or undone are called what they are in the language that is spoken, and stay as they are.
void checkNames(const UndoCase& undoCase)
{
    ContractBench bench;
    bench.make(undoCase.edit);
    bench.make(undoCase.like);
    bench.make(makeOtherKind);
    bench.undo();
    const QStringList names = stepNames(bench.document.undoStack());
    const std::string before = bench.bytes();
    {
        const OtherLanguage other;
        const QStringList others = stepNames(bench.document.undoStack());
        QCOMPARE(others.size(), names.size());
        for (qsizetype i = 0; i < others.size(); ++i) {
            QVERIFY2(others[i].startsWith(OtherLanguage::mark), qPrintable(others[i]));
            QCOMPARE(OtherLanguage::without(others[i]), names[i]);
        }
    }
    QCOMPARE(stepNames(bench.document.undoStack()), names);
    QCOMPARE(bench.bytes(), before);
}

} // namespace

void checkUndoContract(const UndoCase& undoCase)
{
    checkNames(undoCase);
    checkThereAndBack(undoCase);
    checkLike(undoCase);
    checkUnlike(undoCase);
    checkPastAnotherKind(undoCase);
    checkPastSave(undoCase);
    if (undoCase.nothing)
        checkNothing(undoCase);
    QCOMPARE(static_cast<bool>(undoCase.back), undoCase.merges);
    if (undoCase.back)
        checkBack(undoCase);
}

void addUndoCases(const std::vector<UndoCase>& cases)
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name.c_str()) << static_cast<int>(i);
}

} // namespace zonewright::test
