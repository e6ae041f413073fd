#include "arch/pathrules.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace zonewright::arch;

/// The project is the same on every machine: no file of it points to a place outside.
class TestPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase()
    {
        m_tree = readTree(ZONEWRIGHT_SOURCE_DIR);
        QVERIFY(m_tree.size() > 50);
    }

    void noMachinePaths() { verifyNoneIn(m_tree, machinePaths); }

    void nothingUnfinished() { verifyNoneIn(m_tree, unfinishedMarks); }

    void noStrayBlanks() { verifyNoneIn(cppBelow(m_tree, {"src", "tests"}), blankProblems); }

    void seesMachinePaths()
    {
        for (const char* folder : {"home", "root", "work", "tmp", "Users"}) {
            QCOMPARE(pathsIn(QByteArray("set(a \"%*%x\")").replace('*', folder)), 1);
            QCOMPARE(pathsIn(QByteArray("%*%x").replace('*', folder)), 1);
            QCOMPARE(pathsIn(QByteArray("src%*%x").replace('*', folder)), 0);
            QCOMPARE(pathsIn(QByteArray("https:%%example.org%*%x").replace('*', folder)), 0);
        }
        QCOMPARE(pathsIn("see ..%shared%design"), 1);
        QCOMPARE(pathsIn("fopen(\"C$\\\\a\")"), 1);
        QCOMPARE(pathsIn("\"ABC$\\n\""), 0);
        QCOMPARE(pathsIn("#!%usr%bin%env bash"), 0);
    }

    void seesMarksAndBlanks()
    {
        const SourceFile marked{"a.h", std::string("int a;\n// TO") + "DO later\n"};
        QCOMPARE(unfinishedMarks(marked).size(), std::size_t{1});
        QCOMPARE(unfinishedMarks({"a.h", "mkstemp(\"XXXXXX\")"}).size(), std::size_t{0});
        QCOMPARE(blankProblems({"a.h", "int a; \n\tint b;\nint c;\n"}).size(), std::size_t{2});
    }

private:
    /// Machine paths in an example, in which % is a slash and $ a colon: so the rules do not find any in this very
    /// file.
    static int pathsIn(QByteArray example)
    {
        const std::string text = example.replace('%', '/').replace('$', ':').toStdString();
        return static_cast<int>(machinePaths({"a.txt", text}).size());
    }

    template <typename Rule>
    static void verifyNoneIn(const std::vector<SourceFile>& files, const Rule& rule)
    {
        std::vector<std::string> problems;
        for (const SourceFile& file : files)
            std::ranges::copy(rule(file), std::back_inserter(problems));
        QVERIFY2(problems.empty(), joined(problems).c_str());
    }

    std::vector<SourceFile> m_tree;
};

ZONEWRIGHT_TEST(paths, TestPaths)

#include "tst_paths.moc"
