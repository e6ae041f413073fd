#include "arch/sizerules.h"
#include "arch/sourcetree.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::arch;

namespace {

std::string lines(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += "    f();\n";
    return text;
}

/// A function of `count` lines in all.
std::string functionOf(int count)
{
    return "void f()\n{\n" + lines(count - 3) + "}\n";
}

} // namespace

/// The figures of the architecture: no file and no function grows past what one can take in.
class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase()
    {
        m_tree = readTree(ZONEWRIGHT_SOURCE_DIR);
        QVERIFY(cppBelow(m_tree, {"src"}).size() > 20);
    }

    void medianFile() { verifyNone(medianProblems(cppBelow(m_tree, {"src"}))); }

    void longestFile() { verifyNone(longFiles(cppBelow(m_tree, {"src", "tests"}), mostFileLines)); }

    void functions() { verifyNone(functionProblems(cppBelow(m_tree, {"src", "tests"}))); }

    void mainWindow()
    {
        std::vector<SourceFile> window = cppBelow(m_tree, {"src/app"});
        std::erase_if(window, [](const SourceFile& file) { return file.path != "src/app/mainwindow.cpp"; });
        QCOMPARE(window.size(), std::size_t{1});
        verifyNone(longFiles(window, mostWindowLines - 1));
    }

    void treeLeavesBuildsOut()
    {
        for (const SourceFile& file : m_tree)
            QVERIFY2(!file.path.starts_with("build/") && !file.path.starts_with(".git/"), file.path.c_str());
        QCOMPARE(libraryOf("src/core/world/world.h"), std::string_view("core"));
        QCOMPARE(libraryOf("src/CMakeLists.txt"), std::string_view());
        QCOMPARE(libraryOf("tests/core/tst_a.cpp"), std::string_view());
    }

    void medianOfNumbers()
    {
        QCOMPARE(median({}), 0);
        QCOMPARE(median({3, 1, 2}), 2);
        QCOMPARE(median({4, 1, 2, 3}), 3);
    }

    void seesLongFiles()
    {
        QCOMPARE(medianProblems({{"a.h", lines(199)}}).size(), std::size_t{0});
        QCOMPARE(medianProblems({{"a.h", lines(10)}, {"b.h", lines(200)}, {"c.h", lines(300)}}).size(), std::size_t{1});
        QCOMPARE(longFiles({{"a.h", lines(600)}, {"b.h", lines(601)}}, 600),
                 std::vector<std::string>{"b.h has 601 lines"});
    }

    void seesLongFunctions()
    {
        const std::string shortOnes = [] {
            std::string text;
            for (int i = 0; i < 39; ++i)
                text += functionOf(39);
            return text;
        }();
        QCOMPARE(functionProblems({{"a.cpp", shortOnes + functionOf(80)}}), std::vector<std::string>{});
        QCOMPARE(functionProblems({{"a.cpp", shortOnes + functionOf(81)}}),
                 std::vector<std::string>{"a.cpp:1522: f has 81 lines"});
        QCOMPARE(functionProblems({{"a.cpp", functionOf(40) + functionOf(10)}}).size(), std::size_t{2});
        QCOMPARE(functionProblems({{"a.cpp", "void f() {"}}),
                 std::vector<std::string>{"a.cpp: the braces do not match"});
    }

private:
    static void verifyNone(const std::vector<std::string>& problems)
    {
        QVERIFY2(problems.empty(), joined(problems).c_str());
    }

    std::vector<SourceFile> m_tree;
};

ZONEWRIGHT_TEST(layout, TestLayout)

#include "tst_layout.moc"
