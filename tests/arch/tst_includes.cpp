#include "arch/includerules.h"
#include "support/testregistry.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace zonewright::arch;

namespace {

/// The headers named after a class in Qt's folder of widgets.
Names widgetHeaders()
{
    Names names;
    const QDir folder(QStringLiteral(ZONEWRIGHT_WIDGETS_FOLDER));
    for (const QString& name : folder.entryList({QStringLiteral("Q*")}, QDir::Files))
        names.insert(name.toStdString());
    return names;
}

const LinkTable smallTable{{"core", {}}, {"render", {"core"}}, {"app", {"core", "render"}}};

} // namespace

/// Who may know whom: the table in src/CMakeLists.txt, core without Qt, widgets in views and app alone.
class TestIncludes : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void initTestCase()
    {
        m_tree = readTree(ZONEWRIGHT_SOURCE_DIR);
        m_sources = cppBelow(m_tree, {"src"});
        const auto table = std::ranges::find(m_tree, "src/CMakeLists.txt", &SourceFile::path);
        QVERIFY(table != m_tree.end());
        m_table = linkTable(table->text);
        QVERIFY(m_table.contains("core") && m_table.contains("app") && m_table.contains("cli"));
        QVERIFY(widgetHeaders().contains("QWidget") && !widgetHeaders().contains("QString"));
    }

    void tableHasNoCircle() { verifyNone(tableProblems(m_table)); }

    void layers()
    {
        verifyNoneIn(m_sources, [this](const SourceFile& file) { return layerProblems(file, m_table); });
    }

    void coreKnowsNoQt() { verifyNoneIn(m_sources, qtProblems); }

    void widgetsInViewsAndAppAlone()
    {
        const Names names = widgetHeaders();
        verifyNoneIn(m_sources, [&](const SourceFile& file) { return widgetProblems(file, names); });
    }

    void links()
    {
        std::vector<SourceFile> lists = m_tree;
        std::erase_if(lists, [](const SourceFile& file) { return !file.path.ends_with("/CMakeLists.txt"); });
        verifyNoneIn(lists, linkProblems);
    }

    void everyIncludeIsThere()
    {
        Names paths;
        for (const SourceFile& file : m_tree)
            paths.insert(file.path);
        verifyNoneIn(cppBelow(m_tree, {"src", "tests"}),
                     [&](const SourceFile& file) { return missingIncludes(file, paths); });
    }

    void everyHeaderIsGuarded() { verifyNoneIn(cppBelow(m_tree, {"src", "tests"}), guardProblems); }

    void readsTheTable()
    {
        const LinkTable table = linkTable("# set(ZONEWRIGHT_MAY_LINK_no core)\n"
                                          "set(ZONEWRIGHT_MAY_LINK_core)\n"
                                          "set(ZONEWRIGHT_MAY_LINK_render core)\n"
                                          "set(ZONEWRIGHT_MAY_LINK_app\n    core # the rules\n    render)\n"
                                          "set(OTHER app)\n");
        QVERIFY(table == smallTable);
        QCOMPARE(tableProblems(table).size(), std::size_t{0});
    }

    void seesCircles()
    {
        QCOMPARE(tableProblems({{"a", {"b"}}, {"b", {"c"}}, {"c", {"a"}}, {"d", {"a"}}}).size(), std::size_t{3});
        QCOMPARE(tableProblems({{"a", {"b"}}}), std::vector<std::string>{"a may link b, which has no row"});
    }

    void seesForbiddenLayers()
    {
        const SourceFile good{"src/render/a.cpp",
                              "#include \"core/a.h\"\n#include \"render/b.h\"\n#include <vector>\n"};
        QCOMPARE(layerProblems(good, smallTable).size(), std::size_t{0});
        const SourceFile upwards{"src/render/a.cpp", "#include \"core/a.h\"\n#include \"app/b.h\"\n"};
        QCOMPARE(layerProblems(upwards, smallTable),
                 std::vector<std::string>{"src/render/a.cpp:2: render must not know app/b.h"});
        QCOMPARE(layerProblems({"src/app/a.cpp", "#include \"../core/a.h\"\n"}, smallTable).size(), std::size_t{1});
        QCOMPARE(layerProblems({"src/other/a.cpp", ""}, smallTable).size(), std::size_t{1});
    }

    void seesQtInCore()
    {
        for (const char* include : {"<QString>", "<QtGui/QImage>", "<qglobal.h>", "\"QString\""}) {
            const std::string text = std::string("#include ") + include;
            QCOMPARE(qtProblems({"src/core/a.cpp", text}).size(), std::size_t{1});
            QCOMPARE(qtProblems({"src/render/a.cpp", text}).size(), std::size_t{0});
        }
        QCOMPARE(qtProblems({"src/core/a.cpp", "#include <queue>\n#include \"core/queue.h\"\n"}).size(),
                 std::size_t{0});
    }

    void seesWidgets()
    {
        const Names names{"QWidget"};
        for (const char* include : {"<QWidget>", "<QtWidgets/QWidget>", "<QtWidgets>"}) {
            const std::string text = std::string("#include ") + include;
            QCOMPARE(widgetProblems({"src/render/a.cpp", text}, names).size(), std::size_t{1});
            QCOMPARE(widgetProblems({"src/views/a.cpp", text}, names).size(), std::size_t{0});
        }
        QCOMPARE(widgetProblems({"src/render/a.cpp", "#include <QImage>"}, names).size(), std::size_t{0});
    }

    void seesLinks()
    {
        QCOMPARE(linkProblems({"src/cli/CMakeLists.txt", "EXTERNAL Qt6::Widgets"}).size(), std::size_t{1});
        QCOMPARE(linkProblems({"src/cli/CMakeLists.txt", "EXTERNAL Qt6::Gui # no Widgets"}).size(), std::size_t{0});
        QCOMPARE(linkProblems({"src/app/CMakeLists.txt", "EXTERNAL Qt6::Widgets"}).size(), std::size_t{0});
        QCOMPARE(linkProblems({"src/core/CMakeLists.txt", "EXTERNAL Qt6::Core"}).size(), std::size_t{1});
    }

    void seesMissingFiles()
    {
        const Names paths{"src/core/a.h", "tests/support/b.h",    "src/app/c.h",
                          "ui/window.ui", "src/app/version.h.in", "tests/app/tst_d.cpp"};
        const SourceFile good{"src/app/a.cpp",
                              "#include \"core/a.h\"\n#include \"support/b.h\"\n#include \"c.h\"\n"
                              "#include \"ui_window.h\"\n#include \"app/version.h\"\n#include <x.h>\n"};
        QCOMPARE(missingIncludes(good, paths), std::vector<std::string>{});
        QCOMPARE(missingIncludes({"tests/app/tst_d.cpp", "#include \"tst_d.moc\""}, paths).size(), std::size_t{0});
        QCOMPARE(missingIncludes({"src/app/a.cpp", "#include \"core/b.h\"\n#include \"ui_other.h\"\n"}, paths).size(),
                 std::size_t{2});
    }

    void seesHeadersWithoutGuard()
    {
        QCOMPARE(guardProblems({"src/core/a.h", "#pragma once\n"}).size(), std::size_t{0});
        QCOMPARE(guardProblems({"src/core/a.h", "// #pragma once\n"}).size(), std::size_t{1});
        QCOMPARE(guardProblems({"src/core/a.cpp", ""}).size(), std::size_t{0});
    }

private:
    static void verifyNone(const std::vector<std::string>& problems)
    {
        QVERIFY2(problems.empty(), joined(problems).c_str());
    }

    template <typename Rule>
    static void verifyNoneIn(const std::vector<SourceFile>& files, const Rule& rule)
    {
        std::vector<std::string> problems;
        for (const SourceFile& file : files)
            std::ranges::copy(rule(file), std::back_inserter(problems));
        QVERIFY(!files.empty());
        verifyNone(problems);
    }

    std::vector<SourceFile> m_tree;
    std::vector<SourceFile> m_sources;
    LinkTable m_table;
};

ZONEWRIGHT_TEST(includes, TestIncludes)

#include "tst_includes.moc"
