#pragma once

#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>

namespace zonewright::test {

/// Makes one test object; what a test class registers itself with.
using TestFactory = std::function<std::unique_ptr<QObject>()>;

/// Registers a test class under the name of its file: "world" for tst_world.cpp. Gives true, for a static initialiser.
bool registerTest(const char* name, TestFactory factory);

/// Runs the test class that the first argument names with the other arguments, or every class when there is none.
/// Gives the number of failures; 1 when there is no such class.
int runTests(int argc, char** argv);

} // namespace zonewright::test

/// At the end of tst_NAME.cpp, before its moc include: ZONEWRIGHT_TEST(name, TestClass)
#define ZONEWRIGHT_TEST(NAME, CLASS)                                                                                   \
    [[maybe_unused]] static const bool registered_##CLASS =                                                            \
        zonewright::test::registerTest(#NAME, [] { return std::make_unique<CLASS>(); });
