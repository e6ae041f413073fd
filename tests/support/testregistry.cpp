#include "support/testregistry.h"

#include <QTest>

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace zonewright::test {

namespace {

std::map<std::string, TestFactory>& registry()
{
    static std::map<std::string, TestFactory> tests;
    return tests;
}

int runOne(const TestFactory& factory, std::vector<char*> arguments)
{
    const auto object = factory();
    return QTest::qExec(object.get(), static_cast<int>(arguments.size()), arguments.data());
}

} // namespace

bool registerTest(const char* name, TestFactory factory)
{
    return registry().emplace(name, std::move(factory)).second;
}

int runTests(int argc, char** argv)
{
    if (argc < 2) {
        int failures = 0;
        for (const auto& [name, factory] : registry())
            failures += runOne(factory, {argv[0]});
        return failures;
    }
    const auto found = registry().find(argv[1]);
    if (found == registry().end()) {
        std::fprintf(stderr, "no test class named %s\n", argv[1]);
        return 1;
    }
    std::vector<char*> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    return runOne(found->second, arguments);
}

} // namespace zonewright::test
