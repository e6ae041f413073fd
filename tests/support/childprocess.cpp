#include "support/childprocess.h"

#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <sched.h>
#include <string>
#include <unistd.h>

namespace zonewright::test {

namespace {

constexpr int threwException = 99;
constexpr uid_t ordinaryUser = 65534;

int codeOf(const std::function<int()>& work)
{
    try {
        return work();
    } catch (const std::exception& exception) {
        std::fprintf(stderr, "child: %s\n", exception.what());
        return threwException;
    }
}

int waitFor(pid_t child)
{
    int status = 0;
    while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
    }
    return status;
}

void waitForAll()
{
    while (waitpid(-1, nullptr, 0) != -1 || errno == EINTR) {
    }
}

} // namespace

ChildEnd runInChild(const std::function<int()>& work)
{
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == -1)
        return {.code = childCannot};
    if (child == 0)
        _exit(codeOf(work));
    const int status = waitFor(child);
    if (WIFEXITED(status))
        return {.code = WEXITSTATUS(status)};
    return {.code = -1, .signal = WTERMSIG(status)};
}

bool limitMemory(std::int64_t bytes)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return bytes < 0;
#else
    long pages = 0;
    std::FILE* file = std::fopen("/proc/self/statm", "r");
    const bool known = file != nullptr && std::fscanf(file, "%ld", &pages) == 1;
    if (file != nullptr)
        std::fclose(file);
    const auto limit = static_cast<rlim_t>(pages * sysconf(_SC_PAGESIZE) + bytes);
    const rlimit limits{.rlim_cur = limit, .rlim_max = limit};
    return known && setrlimit(RLIMIT_AS, &limits) == 0;
#endif
}

bool becomeOrdinaryUser()
{
    return geteuid() != 0 || (setgid(ordinaryUser) == 0 && setuid(ordinaryUser) == 0);
}

bool mountSmallDisk(const char* folder, std::int64_t bytes)
{
    if (unshare(CLONE_NEWNS) != 0 && unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return false;
    const std::string options = "size=" + std::to_string(bytes);
    return mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
           mount("none", folder, "tmpfs", 0, options.c_str()) == 0;
}

KillResult killAtCall(int call, const std::function<void()>& work)
{
    prctl(PR_SET_CHILD_SUBREAPER, 1); // so that what the child leaves behind can be waited for
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == -1)
        return {.works = false};
    if (child == 0) {
        if (ptrace(PTRACE_TRACEME, 0, nullptr, nullptr) != 0)
            _exit(childCannot);
        raise(SIGSTOP);
        work();
        _exit(0);
    }
    int status = waitFor(child);
    if (!WIFSTOPPED(status))
        return {.works = false};
    KillResult result;
    for (int stop = 0; stop <= call && WIFSTOPPED(status); ++stop) {
        const int signal = WSTOPSIG(status) == SIGTRAP || WSTOPSIG(status) == SIGSTOP ? 0 : WSTOPSIG(status);
        if (ptrace(PTRACE_SYSCALL, child, nullptr, signal) != 0)
            return {.works = false};
        status = waitFor(child);
    }
    if (WIFSTOPPED(status)) {
        result.killed = true;
        kill(child, SIGKILL);
    }
    waitForAll();
    return result;
}

} // namespace zonewright::test
