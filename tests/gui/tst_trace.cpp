#include "app/tracesaver.h"
#include "app/workbar.h"
#include "cli/cliprocess.h"
#include "document/eventedits.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "project/tracejson.h"
#include "support/testregistry.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace zonewright;

namespace savedtrace {

/// A project with a walk that crosses many borders, and an editor that shows it.
struct TraceEditor
{
    test::Editor editor;
    QTemporaryDir folder;

    explicit TraceEditor(int zoneSize = 3)
    {
        editor.document.startNew({.name = "Trace", .size = 4, .zoneSize = zoneSize});
        std::vector<Direction> moves;
        for (int i = 0; i < 300; ++i)
            moves.push_back(static_cast<Direction>(i / 23 % 9));
        keepWalk(editor.document, moves);
        QVERIFY(addEvent(editor.document, {.due = 20, .kind = EventKind::Spawn, .zone = {1, 0}, .text = "wolf"}));
        QVERIFY(addEvent(editor.document, {.due = 20, .kind = EventKind::Announce, .zone = {3, 3}, .text = "Dragon"}));
        editor.document.playback().discard();
    }

    Playback& playback() { return editor.document.playback(); }

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }

    /// What the program prints for the project as it is now.
    QByteArray printed()
    {
        const QString project = path("trace.zonewright");
        if (!editor.document.saveAs(project))
            return "not saved";
        const auto run = test::runCli({QStringLiteral("walk"), project, QStringLiteral("--quiet")});
        return run.exitCode == 0 ? run.out : run.err;
    }

    TraceSaver& saver() { return *editor.window.findChild<TraceSaver*>(); }

    QByteArray saved()
    {
        const QString file = path("trace.jsonl");
        QFile::remove(file);
        QSignalSpy ended(&saver(), &TraceSaver::ended);
        saver().saveTo(file);
        if (!ended.wait(60'000))
            return "not ended";
        return read(file);
    }

    static QByteArray read(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("no file");
    }

    void showDocks(bool shown)
    {
        for (auto* dock : editor.window.findChildren<QDockWidget*>())
            dock->setVisible(shown);
    }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(playback().isSettled(), 60'000); }

    void run(Pace pace)
    {
        editor.document.walkRun().setSpeed(WalkRun::fastest);
        editor.document.walkRun().start(pace);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.document.walkRun().isRunning(), 60'000);
        QCOMPARE(playback().turn(), playback().lastTurn());
    }
};

/// What is different, in short.
QByteArray difference(const QByteArray& got, const QByteArray& wanted)
{
    if (got == wanted)
        return {};
    const auto gotLines = got.split('\n'), wantedLines = wanted.split('\n');
    for (int i = 0; i < std::min(gotLines.size(), wantedLines.size()); ++i) {
        if (gotLines[i] != wantedLines[i])
            return "line " + QByteArray::number(i) + ": " + gotLines[i].left(300) + " for " + wantedLines[i].left(300);
    }
    return QByteArray::number(gotLines.size()) + " lines for " + QByteArray::number(wantedLines.size());
}

struct Scheme
{
    const char* name;
    MemorySettings memory;
    EngineSettings engine;
};

std::vector<Scheme> schemes()
{
    return {
        {"fifo", {}, {.queue = QueueMode::Fifo}},
        {"coalesce", {}, {.queue = QueueMode::Coalesce}},
        {"retain", {}, {.queue = QueueMode::Retain}},
        {"retain, budget", {}, {.queue = QueueMode::Retain, .rate = {.costs = 200}}},
        {"arrival", {.scheme = MemoryScheme::Arrival, .capacity = 9}, {}},
        {"recent", {.scheme = MemoryScheme::Recent, .capacity = 12}, {}},
    };
}

} // namespace savedtrace

using savedtrace::difference;
using savedtrace::TraceEditor;

/// The trace of the editor is that of the command line.
class TestTrace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWhatTheProgramPrints_data();
    void isWhatTheProgramPrints();
    void everySpeedGivesTheSame();
    void everyTurnShownIsTheTrace_data();
    void everyTurnShownIsTheTrace();
    void sampleGivesTheSame();
    void scratchWalksAreSaved();
    void menuAsksWhere();
    void stoppedItLeavesTheFile();
    void failuresAreTold();
    void windowMayGo();
};

void TestTrace::isWhatTheProgramPrints_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("workers");
    QTest::addColumn<bool>("docks");
    const auto all = savedtrace::schemes();
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const int workers : {0, 1, 4})
            QTest::addRow("%s, %d workers", all[i].name, workers)
                << static_cast<int>(i) << workers << ((static_cast<int>(i) + workers) % 2 == 0);
    }
}

void TestTrace::isWhatTheProgramPrints()
{
    QFETCH(const int, number);
    QFETCH(const int, workers);
    QFETCH(const bool, docks);
    TraceEditor one;
    const auto scheme = savedtrace::schemes()[static_cast<std::size_t>(number)];
    QVERIFY(changeMemory(one.editor.document, scheme.memory));
    QVERIFY(changeEngine(one.editor.document, scheme.engine));
    one.playback().setWorkers(workers);
    one.editor.show();
    one.showDocks(docks);
    const QByteArray printed = one.printed();
    QCOMPARE(printed.count('\n'), 301);
    for (const int turn : {300, 100, 257, 0})
        one.playback().goTo(turn);
    const QByteArray fault = difference(one.saved(), printed);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

void TestTrace::everySpeedGivesTheSame()
{
    TraceEditor one;
    one.editor.show();
    one.showDocks(true);
    const QByteArray printed = one.printed();
    const auto verifySaved = [&] {
        const QByteArray fault = difference(one.saved(), printed);
        QVERIFY2(fault.isEmpty(), fault.constData());
    };
    verifySaved();
    while (one.playback().turn() < 250 || !one.playback().isInTurn()) {
        QVERIFY(one.playback().turn() < 300);
        one.playback().stepOnce();
    }
    verifySaved(); // in the middle of a turn
    one.playback().goTo(0);
    one.run(Pace::Run);
    verifySaved();
    one.playback().goTo(0);
    one.run(Pace::Fast);
    verifySaved();
    for (int i = 0; i < 40; ++i)
        one.playback().goTo(i * 97 % 301);
    verifySaved();
    for (const int workers : {1, 4, 0}) {
        one.playback().setWorkers(workers);
        one.settle();
        one.playback().goTo(0);
        one.run(Pace::Fast);
        verifySaved();
    }
}

void TestTrace::everyTurnShownIsTheTrace_data()
{
    isWhatTheProgramPrints_data();
}

/// Turn by turn, step by step, run and travelled to: each finished turn that is shown is a line of the trace.
void TestTrace::everyTurnShownIsTheTrace()
{
    QFETCH(const int, number);
    QFETCH(const int, workers);
    QFETCH(const bool, docks);
    TraceEditor one;
    const auto scheme = savedtrace::schemes()[static_cast<std::size_t>(number)];
    QVERIFY(changeMemory(one.editor.document, scheme.memory));
    QVERIFY(changeEngine(one.editor.document, scheme.engine));
    one.playback().setWorkers(workers);
    one.editor.show();
    one.showDocks(docks);
    const QList<QByteArray> lines = one.printed().split('\n');
    int shown = 0;
    QByteArray fault;
    const auto look = [&] {
        if (one.playback().isInTurn())
            return;
        ++shown;
        const QByteArray line =
            QByteArray::fromStdString(turnJson(one.playback().record(), one.playback().settings().memory));
        if (fault.isEmpty())
            fault = difference(line, lines[static_cast<int>(one.playback().turn())] + '\n');
    };
    connect(&one.playback(), &Playback::turnChanged, this, look);
    look();
    for (int turn = 1; turn <= 300; ++turn)
        one.playback().goTo(turn);
    QCOMPARE(shown, 301);
    one.playback().goTo(0);
    while (one.playback().turn() < 120 || one.playback().isInTurn())
        one.playback().stepOnce();
    one.run(Pace::Run);
    for (int i = 0; i < 60; ++i)
        one.playback().goTo(i * 113 % 301);
    one.playback().goTo(0);
    one.run(Pace::Fast);
    QVERIFY(shown > 301 + 120 + 60);
    QVERIFY2(fault.isEmpty(), fault.constData());
    disconnect(&one.playback(), nullptr, this, nullptr);
}

void TestTrace::sampleGivesTheSame()
{
    TraceEditor one;
    one.editor.window.files().openSample();
    one.editor.show();
    const QByteArray printed = one.printed();
    QVERIFY(printed.count('\n') > 10);
    const QByteArray fault = difference(one.saved(), printed);
    QVERIFY2(fault.isEmpty(), fault.constData());
}

/// The walk that is shown is saved, whatever the project keeps: kept, the program prints the same.
void TestTrace::scratchWalksAreSaved()
{
    TraceEditor one;
    one.playback().goTo(150);
    for (int i = 0; i < 50; ++i)
        one.playback().walk(Direction::SouthWest);
    one.playback().goTo(100);
    const QByteArray saved = one.saved();
    QCOMPARE(saved.count('\n'), 201);
    QVERIFY(saved != one.printed());
    keepWalk(one.editor.document, one.playback().moves());
    QVERIFY(difference(saved, one.printed()).isEmpty());
    WalkSettings other = one.playback().settings();
    other.queue = QueueMode::Fifo;
    const std::vector<Direction> moves(30, Direction::NorthEast);
    one.playback().play(other, moves);
    const QByteArray played = one.saved();
    QVERIFY(changeEngine(one.editor.document, {.queue = QueueMode::Fifo}));
    keepWalk(one.editor.document, moves);
    QVERIFY(difference(played, one.printed()).isEmpty());
}

void TestTrace::menuAsksWhere()
{
    TraceEditor one;
    one.editor.show();
    const QByteArray printed = one.printed();
    QSignalSpy ended(&one.saver(), &TraceSaver::ended);
    QString suggested;
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        suggested = dialog->selectedFiles().value(0);
        dialog->selectFile(one.path("asked"));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    one.editor.action(ActionId::SaveTrace).trigger();
    QVERIFY(suggested.endsWith(QLatin1String("trace.jsonl")));
    QVERIFY(!ended.isEmpty() || ended.wait());
    QVERIFY(difference(TraceEditor::read(one.path("asked.jsonl")), printed).isEmpty());
    QVERIFY(!one.editor.part<WorkBar>("workBar").isVisible());
}

void TestTrace::stoppedItLeavesTheFile()
{
    TraceEditor one;
    one.editor.show();
    one.playback().play(one.playback().settings(), std::vector<Direction>(1'000'000, Direction::SouthEast));
    const QString file = one.path("trace.jsonl");
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly) && out.write("old") == 3);
    out.close();
    QSignalSpy ended(&one.saver(), &TraceSaver::ended);
    one.saver().saveTo(file);
    auto& bar = one.editor.part<WorkBar>("workBar");
    QVERIFY(bar.isVisible() && bar.words().contains(QLatin1String("trace.jsonl")));
    QVERIFY(one.saver().isSaving());
    QTest::mouseClick(&one.editor.part<QPushButton>("workCancel"), Qt::LeftButton);
    QCOMPARE(ended.size(), 1);
    QVERIFY(!bar.isVisible() && !one.saver().isSaving());
    one.playback().discard();
    const QByteArray printed = one.printed();
    QCOMPARE(TraceEditor::read(file), QByteArray("old"));
    ended.clear();
    one.saver().saveTo(one.path("other.jsonl")); // once the first one has stopped
    QVERIFY(!ended.isEmpty() || ended.wait(60'000));
    QVERIFY(difference(TraceEditor::read(one.path("other.jsonl")), printed).isEmpty());
    QCOMPARE(TraceEditor::read(file), QByteArray("old"));
    QCOMPARE(QDir(one.folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 3);
}

void TestTrace::failuresAreTold()
{
    TraceEditor one;
    one.editor.show();
    QSignalSpy ended(&one.saver(), &TraceSaver::ended);
    one.saver().saveTo(one.path("nowhere/trace.jsonl"));
    QVERIFY(!ended.isEmpty() || ended.wait(60'000));
    QVERIFY(one.editor.text("messageText").contains(QLatin1String("nowhere")));
    QVERIFY(!one.editor.part<WorkBar>("workBar").isVisible());
}

/// Closed while it saves, the window leaves no half of a file.
void TestTrace::windowMayGo()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("trace.jsonl"));
    {
        TraceEditor one;
        one.playback().play(one.playback().settings(), std::vector<Direction>(1'000'000, Direction::SouthEast));
        one.saver().saveTo(file);
    }
    QVERIFY(!QFile::exists(file));
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

ZONEWRIGHT_TEST(trace, TestTrace)

#include "tst_trace.moc"
