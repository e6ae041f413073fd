// A program that edits a project and keeps it for recovery, for tests to kill.

#include "document/document.h"
#include "document/recovery.h"
#include "project/wholefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QEventLoop>
#include <QTimer>

#include <chrono>
#include <cstdio>

using namespace zonewright;
using namespace std::chrono_literals;

namespace {

void print(const std::string& line)
{
    std::printf("%s\n", line.c_str());
    std::fflush(stdout);
}

/// Changes once and says when it is kept; then only a signal ends it.
int changeOnce(Document& document, Recovery& recovery, const QString& name)
{
    recovery.setInterval(10ms, 0ms);
    QObject::connect(&recovery, &Recovery::kept, [] { print("kept"); });
    if (!document.reseed({.name = name.toStdString()}))
        return 1;
    return QCoreApplication::exec();
}

/// Changes and keeps all the time, and says the first time.
int changeRestlessly(Document& document, Recovery& recovery)
{
    recovery.setInterval(0ms, 0ms);
    QObject::connect(&recovery, &Recovery::kept, &document, [] { print("kept"); }, Qt::SingleShotConnection);
    QTimer timer;
    int step = 0;
    QObject::connect(&timer, &QTimer::timeout,
                     [&] { (void)document.reseed({.name = "Step " + std::to_string(++step), .size = 3}); });
    timer.start(0);
    return QCoreApplication::exec();
}

/// Offers what is there, answers nothing, and says how much it is.
int offer(Recovery& recovery)
{
    print(std::to_string(recovery.offers().size()));
    return QCoreApplication::exec();
}

/// Runs the event loop until a signal comes, or for a time.
template <typename Sender, typename Signal>
bool comes(Sender& sender, Signal signal, std::chrono::milliseconds time)
{
    QEventLoop loop;
    bool came = false;
    QObject::connect(&sender, signal, &loop, [&] {
        came = true;
        loop.quit();
    });
    QTimer::singleShot(time, &loop, &QEventLoop::quit);
    loop.exec();
    return came;
}

std::string contentsOf(const QString& folder)
{
    std::string all;
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.recovery*")}, QDir::Files))
        all += readWholeFile(QDir(folder).filePath(name), 1 << 20).value_or("");
    return all;
}

/// Keeps a small project, then one for which the disk is too small, then a small one again.
int fillDisk(Document& document, Recovery& recovery, const QString& folder)
{
    constexpr int manyMoves = 500'000; // a byte each at the least
    recovery.setInterval(20ms, 0ms);
    if (!document.reseed({.name = "Westwold"}) || !comes(recovery, &Recovery::kept, 60s))
        return 1;
    const std::string before = contentsOf(folder);
    print("small: kept");
    std::vector<Direction> moves(manyMoves, Direction::North);
    for (std::size_t i = 0; i < moves.size(); i += 2)
        moves[i] = Direction::East;
    document.state().setMoves(moves);
    const bool failed = comes(recovery, &Recovery::failed, 60s);
    print(failed ? "large: failed" : "large: nothing said");
    print(comes(recovery, &Recovery::failed, 300ms) ? "again: failed" : "again: quiet");
    print(!before.empty() && contentsOf(folder) == before ? "old: intact" : "old: lost");
    document.state().setMoves({});
    print(comes(recovery, &Recovery::kept, 60s) ? "small: kept" : "small: failed");
    return 0;
}

} // namespace

/// FOLDER MODE [FILE [NAME]]
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString& folder = arguments.value(1);
    const QString& mode = arguments.value(2);
    Document document({.name = "Elderlore"});
    if (const QString& file = arguments.value(3); !file.isEmpty() && !document.open(file))
        return 1;
    Recovery recovery(document, folder);
    if (mode == QLatin1String("once"))
        return changeOnce(document, recovery, arguments.value(4));
    if (mode == QLatin1String("restless"))
        return changeRestlessly(document, recovery);
    if (mode == QLatin1String("offer"))
        return offer(recovery);
    return fillDisk(document, recovery, folder);
}
