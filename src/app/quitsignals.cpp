#include "app/quitsignals.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace zonewright {

namespace {

constexpr std::array quitSignals{SIGTERM, SIGHUP};

std::array<int, 2> quitPipe{-1, -1}; // its reading end, its writing end

/// All that a handler may do; a full pipe has told already.
extern "C" void passQuitSignal(int /*number*/)
{
    const char byte = 1;
    (void)!write(quitPipe[1], &byte, 1);
}

void setQuitHandler(void (*handler)(int))
{
    for (const int number : quitSignals) {
        struct sigaction before{};
        if (sigaction(number, nullptr, &before) != 0 || before.sa_handler == SIG_IGN)
            continue; // nohup asks to go on after the terminal is gone
        struct sigaction action{};
        action.sa_handler = handler;
        action.sa_flags = SA_RESTART;
        sigemptyset(&action.sa_mask);
        sigaction(number, &action, nullptr);
    }
}

} // namespace

QuitSignals::QuitSignals(QObject* parent)
    : QObject(parent)
{
    if (pipe2(quitPipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return; // then they end the program as ever
    auto* notifier = new QSocketNotifier(quitPipe[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        std::array<char, 16> bytes{};
        (void)!read(quitPipe[0], bytes.data(), bytes.size());
        Q_EMIT received();
    });
    setQuitHandler(passQuitSignal);
}

QuitSignals::~QuitSignals()
{
    if (quitPipe[0] < 0)
        return;
    setQuitHandler(SIG_DFL);
    qDeleteAll(findChildren<QSocketNotifier*>()); // before what it watches
    for (int& end : quitPipe) {
        close(end);
        end = -1;
    }
}

} // namespace zonewright
