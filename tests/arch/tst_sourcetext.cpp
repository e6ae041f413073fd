#include "arch/sourcetext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::arch;

class TestSourceText : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void countsLines()
    {
        QCOMPARE(lineCount(""), 0);
        QCOMPARE(lineCount("a"), 1);
        QCOMPARE(lineCount("a\n"), 1);
        QCOMPARE(lineCount("a\n\nb"), 3);
        QCOMPARE(lineAt("a\nb\nc", 4), 3);
    }

    void blanks_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const char* source, const char* code) {
            QTest::newRow(name) << QByteArray(source) << QByteArray(code);
        };
        row("line comment", "a // {\nb", "a     \nb");
        row("continued comment", "a // {\\\n}\nb", "a      \n \nb");
        row("block comment", "a/*{\n}*/b", "a   \n   b");
        row("comment within a string", "f(\"//\");", "f(    );");
        row("string within a comment", "/*\"*/b", "     b");
        row("escaped quote", "x = \"\\\"{\";", "x =      ;");
        row("escaped backslash", "x = \"\\\\\"; }", "x =     ; }");
        row("character", "x = '{'; y = '\\''; z = '\"';", "x =    ; y =     ; z =    ;");
        row("digit separators", "x = 1'000'000; y = '{';", "x = 1'000'000; y =    ;");
        row("hexadecimal separators", "x = 0xff'ff; }", "x = 0xff'ff; }");
        row("raw string", "x = R\"({\")\";", "x = R      ;");
        row("raw string with a delimiter", "x = uR\"a()\"{)a\"; }", "x = uR         ; }");
        row("no raw string", "x = FOR\"(\"; }", "x = FOR   ; }");
        row("string that is not closed", "#error \"a\nb {", "#error   \nb {");
        row("comment that is not closed", "a /* b", "a     ");
    }

    void blanks()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, code);
        QCOMPARE(QByteArray::fromStdString(blankLiterals(source.toStdString())), code);
    }

    void leavesDirectivesOut()
    {
        QCOMPARE(codeOnly("#define A { \\\n  {\nint b;\n"), std::string("             \n   \nint b;\n"));
    }

    void findsIncludes()
    {
        const std::vector<Include> expected{
            {1, "core/a.h", true}, {2, "QString", false}, {4, "sys/types.h", false}, {9, "b.h", true}};
        QCOMPARE(includesOf("#include \"core/a.h\"\n"
                            "  #  include <QString> // <vector>\n"
                            "// #include \"no.h\"\n"
                            "#include <sys/types.h>\n"
                            "const char* text = R\"(\n"
                            "#include \"no.h\"\n"
                            ")\";\n"
                            "#include MACRO\n"
                            "#include \"b.h\""),
                 expected);
    }

    void findsWholeWords()
    {
        QCOMPARE(findWord("brand rand", "rand"), std::size_t{6});
        QCOMPARE(findWord("rand_r randy", "rand"), std::string::npos);
        QCOMPARE(findWord("x(std::hash<int>)", "std::hash"), std::size_t{2});
    }

    void trims()
    {
        QCOMPARE(trimmed(" \t\n a b \n"), std::string_view("a b"));
        QCOMPARE(trimmed(" \n"), std::string_view());
    }
};

ZONEWRIGHT_TEST(sourcetext, TestSourceText)

#include "tst_sourcetext.moc"
