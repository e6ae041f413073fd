#include "arch/functionscanner.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::arch;

namespace {

/// `name:line+lines` of each function, with blanks between; "unbalanced" when the braces do not match.
QByteArray summary(const QByteArray& source)
{
    const FunctionScan scan = scanFunctions(source.toStdString());
    if (!scan.balanced)
        return "unbalanced";
    QByteArrayList functions;
    for (const Function& function : scan.functions) {
        functions.append(QByteArray::fromStdString(function.name) + ':' + QByteArray::number(function.line) + '+' +
                         QByteArray::number(function.lines));
    }
    return functions.join(' ');
}

void row(const char* name, const char* source, const char* functions)
{
    QTest::newRow(name) << QByteArray(source) << QByteArray(functions);
}

void addPlainFunctions()
{
    row("nothing", "", "");
    row("one line", "int f() { return 1; }", "f:1+1");
    row("body below", "int f(int a,\n      int b)\n{\n    return a;\n}\n", "f:1+5");
    row("declarations", "int f();\nint g(int a = 3);\nextern int h;\n", "");
    row("default argument", "int f(int a = 3)\n{\n}\n", "f:1+3");
    row("braced default argument", "int f(Point p = {})\n{\n    g();\n}\n", "f:1+4");
    row("comment before", "// {\n/** } */\nint f()\n{\n}\n", "f:3+3");
    row("braces in literals", "void f()\n{\n    g('{', \"}}\", R\"({)\");\n}\nvoid g() {}\n", "f:1+4 g:5+1");
    row("macro with a brace", "#define OPEN \\\n    {\nvoid f() {}\n", "f:3+1");
    row("blocks within", "void f()\n{\n    for (;;) {\n        if (a) {\n            b();\n        }\n    }\n}\n",
        "f:1+8");
    row("trailing type", "auto f(int a) -> std::vector<int>\n{\n    return {a};\n}\n", "f:1+4");
    row("attribute", "[[nodiscard]] int f()\n{\n}\n", "f:1+3");
    row("try within", "void f()\n{\n    try {\n        g();\n    } catch (...) {\n        h();\n    }\n}\n", "f:1+8");
    row("two", "void f()\n{\n}\n\nvoid g()\n{\n}\n", "f:1+3 g:5+3");
}

void addTemplates()
{
    row("template", "template <typename T, int n = 3>\nT f(T a)\n{\n}\n", "f:1+4");
    row("requires", "template <typename T>\n    requires(sizeof(T) == 4)\nT f(T a)\n{\n}\n", "requires:1+5");
    row("concept", "template <typename T>\nconcept C = requires(T a) {\n    a.f();\n};\nvoid f() {}\n", "f:5+1");
    row("call in template arguments", "std::array<int, static_cast<int>(4)> table{1, 2};\nvoid f() {}\n", "f:2+1");
}

void addTypes()
{
    row("namespaces", "namespace a::b {\n\nnamespace {\nvoid f() {}\n}\n\ninline namespace c {\nvoid g() {}\n}\n}\n",
        "f:4+1 g:8+1");
    row("linkage", "extern \"C\" {\nvoid f() {}\n}\n", "f:2+1");
    row("class",
        "class A final : public B<int>\n{\npublic:\n    int a() const { return m_a; }\n\nprivate:\n    int "
        "m_a{0};\n};\n",
        "a:4+1");
    row("struct in front of a function", "struct A f()\n{\n}\n", "f:1+3");
    row("struct with an alignment", "struct alignas(16) A\n{\n    void f() {}\n};\n", "f:3+1");
    row("template of a class", "template <typename T = int>\nclass A\n{\n    void f() {}\n};\n", "f:4+1");
    row("enumeration", "enum class A : std::uint8_t { B, C };\nenum D\n{\n    E,\n};\nvoid f() {}\n", "f:6+1");
    row("unnamed struct", "static const struct {\n    int a;\n} table[] = {{1}, {2}};\nvoid f() {}\n", "f:4+1");
    row("out of class", "int A::b::f() const noexcept\n{\n}\nA::~A()\n{\n}\n", "A::b::f:1+3 A::~A:4+3");
    row("operators",
        "bool operator==(A, A)\n{\n}\nbool A::operator()(int) const\n{\n}\nA& A::operator=(A)\n{\n}\n"
        "A::operator bool() const\n{\n}\nbool operator<(A, A) { return true; }\n",
        "operator==:1+3 A::operator():4+3 A::operator=:7+3 A::operator bool:10+3 operator<:13+1");
    row("signals and slots",
        "class A : public QObject\n{\n    Q_OBJECT\n    Q_PROPERTY(int a READ a)\n\npublic Q_SLOTS:\n    void f()\n    "
        "{\n    }\n"
        "signals:\n    void g();\n\nprotected:\n    void h() {}\n};\n",
        "f:7+3 h:14+1");
    row("macro first", "class A\n{\n    Q_OBJECT\n    void f()\n    {\n    }\n};\n", "f:4+3");
}

void addConstructors()
{
    row("members in parentheses", "A::A(int a)\n    : B(a)\n    , m_a(a)\n{\n    f();\n}\n", "A::A:1+6");
    row("members in braces", "A::A(int a)\n    : B{a}\n    , m_a{a, {1}}\n{\n    f();\n}\nvoid f() {}\n",
        "A::A:1+6 f:7+1");
    row("template members", "A() : std::array<int, 2>{1, 2}, m_b{} {}\nvoid f() {}\n", "A:1+1 f:2+1");
    row("defaulted", "A::A() = default;\nA::A(A&&) noexcept = delete;\nvoid f() {}\n", "f:3+1");
}

void addTablesAndLambdas()
{
    row("table", "constexpr std::array<Row, 2> rows{{\n    {1, 2},\n    {3, 4},\n}};\nconst int a[] = {\n    1,\n};\n",
        "");
    row("table of lambdas",
        "const Row rows[] = {\n    {\"a\", [](int x) {\n         return x;\n     }},\n    {\"b\", f(1)},\n};\n",
        "lambda:2+3");
    row("lambda in a table's call", "const auto a = make(1, [&] { return 2; }, {3});\nvoid f() {}\n",
        "lambda:1+1 f:2+1");
    row("lambda at namespace level", "const auto f = [](int a) mutable -> int {\n    return a;\n};\n", "lambda:1+3");
    row("lambda within", "void f()\n{\n    g([&](int a) {\n        h(a);\n    });\n}\n", "f:1+6");
    row("table within a function",
        "int f(int a)\n{\n    static const int t[] = {\n        1,\n        2,\n        3,\n    };\n    return "
        "t[a];\n}\n",
        "f:1+6");
    row("nested table within a function", "void f()\n{\n    g({\n        {1,\n         2},\n        {3},\n    });\n}\n",
        "f:1+5");
    row("block is no table", "void f()\n{\n    if (a) {\n        b();\n        c();\n    }\n}\n", "f:1+7");
    row("braces in a return", "Point f()\n{\n    return {1, 2};\n}\n", "f:1+4");
}

} // namespace

class TestScanner : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void findsFunctions_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("functions");
        addPlainFunctions();
        addTemplates();
        addTypes();
        addConstructors();
        addTablesAndLambdas();
    }

    void findsFunctions()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, functions);
        QCOMPARE(summary(source), functions);
    }

    void seesBracesThatDoNotMatch()
    {
        QCOMPARE(summary("void f() {"), QByteArray("unbalanced"));
        QCOMPARE(summary("void f() {}}"), QByteArray("unbalanced"));
    }
};

ZONEWRIGHT_TEST(scanner, TestScanner)

#include "tst_scanner.moc"
