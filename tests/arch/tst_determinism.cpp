#include "arch/determinismrules.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace zonewright::arch;

namespace {

/// What core uses all the same, each with its reason.
const std::vector<Allowance> allowances{
    {"src/core/walk/modegraph.h", "unordered_", "a table of states that is looked up and never gone through"}};

} // namespace

/// Core gives the same world everywhere; what could make it differ is kept out of it.
class TestDeterminism : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase()
    {
        m_core = cppBelow(readTree(ZONEWRIGHT_SOURCE_DIR), {"src/core"});
        QVERIFY(!m_core.empty());
    }

    void coreHasNoTraps()
    {
        std::vector<std::string> problems;
        for (const SourceFile& file : m_core)
            std::ranges::copy(determinismProblems(file, allowances), std::back_inserter(problems));
        QVERIFY2(problems.empty(), joined(problems).c_str());
    }

    void everyAllowanceIsUsed()
    {
        const std::vector<std::string> unused = unusedAllowances(m_core, allowances);
        QVERIFY2(unused.empty(), joined(unused).c_str());
    }

    void seesTraps_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("trap");
        const auto row = [](const char* code, const char* trap) {
            QTest::newRow(code) << QByteArray(code) << QByteArray(trap);
        };
        row("std::hash<int>{}(3);", "std::hash");
        row("std::unordered_map<int, int> a;", "unordered_");
        row("#include <unordered_set>", "unordered_");
        row("std::uniform_int_distribution<int> a;", "_distribution");
        row("std::random_device device;", "random_device");
        row("int a = rand();", "rand");
        row("std::shuffle(a, b, c);", "std::shuffle");
        row("float a = 1;", "float");
        row("long double a = 1;", "double");
        row("auto a = 1.5;", "floating literal");
        row("auto a = 2.;", "floating literal");
        row("auto a = f(.5);", "floating literal");
        row("#include <cmath>", "cmath");
    }

    void seesTraps()
    {
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, trap);
        const SourceFile file{"src/core/a.cpp", QByteArray("\n" + code + "\n").toStdString()};
        const std::string problem = QByteArray("src/core/a.cpp:2: " + trap).toStdString();
        QCOMPARE(determinismProblems(file, {}), std::vector<std::string>{problem});
        const std::vector<Allowance> allowed{{"src/core/a.cpp", std::string_view(trap.constData()), "a test"}};
        QCOMPARE(determinismProblems(file, allowed).size(), std::size_t{0});
        QCOMPARE(unusedAllowances({file}, allowed).size(), std::size_t{0});
        QCOMPARE(unusedAllowances({{"src/core/a.cpp", ""}}, allowed).size(), std::size_t{1});
    }

    void leavesTheRestAlone()
    {
        const SourceFile file{"src/core/a.cpp",
                              "// float, 1.5\nconst char* a = \"double 2.5\";\nint operand = brand();\n"
                              "a.b1 = c1.x; f(a.sample(b), hash(1)); g(a...); int e = x1.y;\n"};
        QCOMPARE(determinismProblems(file, {}), std::vector<std::string>{});
    }

private:
    std::vector<SourceFile> m_core;
};

ZONEWRIGHT_TEST(determinism, TestDeterminism)

#include "tst_determinism.moc"
