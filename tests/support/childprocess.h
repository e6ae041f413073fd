#pragma once

#include <cstdint>
#include <functional>

namespace zonewright::test {

/// How a function that ran in a process of its own ended.
struct ChildEnd
{
    int code = -1;  ///< what it gave, 0 to 255; -1 when a signal ended it
    int signal = 0; ///< that signal
};

/// What a child gives when it cannot set up what it was to be tried in: the test skips.
inline constexpr int childCannot = 77;

/// Runs a function in a child process, a copy of this one, and waits for its end. An exception gives 99. The function
/// must not use Qt Test.
[[nodiscard]] ChildEnd runInChild(const std::function<int()>& work);

/// Lets this process, a child, have so many bytes more of address space than it has now. False where that cannot be
/// done; under the address sanitizer, which reserves more than there is, it cannot.
[[nodiscard]] bool limitMemory(std::int64_t bytes);

/// Makes this process, a child, an ordinary user, if it is root.
[[nodiscard]] bool becomeOrdinaryUser();

/// Gives this process, a child, an empty file system of so many bytes in memory at a folder, which only it sees.
[[nodiscard]] bool mountSmallDisk(const char* folder, std::int64_t bytes);

/// Runs a function in a child process which is killed (SIGKILL) at its system call number `call`, from 0, before it has
/// an effect or after, by turns. Waits for processes that it leaves behind, too. True when it was killed; false when it
/// ended before; nothing is known (and `works` is false) where processes cannot be traced.
struct KillResult
{
    bool works = true;
    bool killed = false;
};

[[nodiscard]] KillResult killAtCall(int call, const std::function<void()>& work);

} // namespace zonewright::test
