#include "cli/signals.h"

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace zonewright::cli {

namespace {

constexpr std::array heldSignals{SIGINT, SIGTERM, SIGHUP};

std::atomic<int> heldSignal{0};
static_assert(std::atomic<int>::is_always_lock_free, "signal handlers may only touch lock-free atomics");

extern "C" void holdSignal(int number)
{
    heldSignal = number;
}

void setHandler(int number, void (*handler)(int))
{
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
}

bool isIgnored(int number)
{
    struct sigaction action{};
    return sigaction(number, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

} // namespace

void prepareProcess()
{
    // A closed stream's number would go to the next file opened. Reading ends stay readable, so that writing still
    // fails.
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
        if (fcntl(stream, F_GETFD) == -1 && open("/dev/null", O_RDONLY) != stream)
            break;
    }
    setHandler(SIGPIPE, SIG_DFL);
    setHandler(SIGINT, SIG_DFL);
    setHandler(SIGXFSZ, SIG_IGN);
}

void holdInterruptions()
{
    for (const int number : heldSignals) {
        // nohup asks to go on after the terminal is gone.
        if (number != SIGHUP || !isIgnored(number))
            setHandler(number, holdSignal);
    }
}

bool interrupted()
{
    return heldSignal != 0;
}

void yieldToInterruption()
{
    const int number = heldSignal;
    if (number == 0)
        return;
    setHandler(number, SIG_DFL);
    raise(number);
}

} // namespace zonewright::cli
