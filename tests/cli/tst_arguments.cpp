#include "cli/arguments.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::cli;

namespace {

const CommandSpec& toySpec()
{
    static const CommandSpec spec{
        .name = "toy",
        .options = {{.name = "--name", .value = "TEXT"},
                    {.name = "--flag"},
                    {.name = "--format", .value = "FORMAT", .words = {"text", "json"}},
                    {.name = "--pin", .value = "C:R", .repeatable = true},
                    {.name = "-o", .value = "FILE"}},
        .mostArguments = 1,
    };
    return spec;
}

Outcome<Arguments> parseToy(const std::vector<std::string>& words)
{
    return Arguments::parse(toySpec(), words);
}

std::string valueOf(const Outcome<Arguments>& arguments, std::string_view option)
{
    return arguments->value(option).value_or("not given");
}

} // namespace

class ArgumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesValuesInBothForms();
    void takesSwitches();
    void takesWhateverFollowsAsAValue();
    void keepsOtherArguments();
    void choosesTheFirstWordByDefault();
    void stopsAtHelp();
    void refuses_data();
    void refuses();
};

void ArgumentsTest::takesValuesInBothForms()
{
    const auto apart = parseToy({"--name", "El der", "-o", "f"});
    QCOMPARE(valueOf(apart, "--name"), "El der");
    QCOMPARE(valueOf(apart, "-o"), "f");
    const auto joined = parseToy({"-o=f", "--name=a=b"});
    QCOMPARE(valueOf(joined, "--name"), "a=b");
    QCOMPARE(valueOf(joined, "-o"), "f");
    QCOMPARE(valueOf(parseToy({"--name="}), "--name"), "");
    QCOMPARE(valueOf(parseToy({"--name", ""}), "--name"), "");
    QVERIFY(!parseToy({})->value("--name"));
}

void ArgumentsTest::takesSwitches()
{
    QVERIFY(parseToy({"--flag"})->has("--flag"));
    QVERIFY(!parseToy({})->has("--flag"));
}

void ArgumentsTest::takesWhateverFollowsAsAValue()
{
    QCOMPARE(valueOf(parseToy({"--name", "-1,-1"}), "--name"), "-1,-1");
    QCOMPARE(valueOf(parseToy({"--name", "--other"}), "--name"), "--other");
    QCOMPARE(valueOf(parseToy({"--name=--flag"}), "--name"), "--flag");
}

void ArgumentsTest::keepsOtherArguments()
{
    QCOMPARE(parseToy({"one"})->others(), std::vector<std::string>{"one"});
    QCOMPARE(parseToy({"-"})->others(), std::vector<std::string>{"-"});
    QCOMPARE(parseToy({"--", "--flag"})->others(), std::vector<std::string>{"--flag"});
    QVERIFY(!parseToy({"--", "--flag"})->has("--flag"));
}

void ArgumentsTest::choosesTheFirstWordByDefault()
{
    const OptionSpec& format = *toySpec().option("--format");
    QCOMPARE(parseToy({})->wordOf(format), "text");
    QCOMPARE(parseToy({"--format", "json"})->wordOf(format), "json");
}

void ArgumentsTest::stopsAtHelp()
{
    QVERIFY(parseToy({"--help"})->wantsHelp());
    QVERIFY(parseToy({"--flag", "-h", "--nonsense"})->wantsHelp());
    QVERIFY(!parseToy({"--", "--help"})->wantsHelp());
    QVERIFY(!parseToy({"--name=--help"})->wantsHelp());
}

void ArgumentsTest::refuses_data()
{
    using Words = std::vector<std::string>;
    QTest::addColumn<Words>("words");
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char* name, const Words& words, const char* line) {
        QTest::newRow(name) << words << QByteArray(line);
    };
    row("unknown", {"--colour", "red"}, "--colour: unknown option; see zonewright-cli help toy");
    row("unknown with value", {"--colour=red"}, "--colour: unknown option; see zonewright-cli help toy");
    row("unknown letter", {"-x"}, "-x: unknown option; see zonewright-cli help toy");
    row("part of a name", {"--nam", "x"}, "--nam: unknown option; see zonewright-cli help toy");
    row("case", {"--Name", "x"}, "--Name: unknown option; see zonewright-cli help toy");
    row("no value", {"--name"}, "--name: needs a value, TEXT");
    row("option for a value", {"--name", "--flag"}, "--name: needs a value, TEXT");
    row("joined option for a value", {"--name", "--format=json"}, "--name: needs a value, TEXT");
    row("help for a value", {"--name", "--help"}, "--name: needs a value, TEXT");
    row("value not wanted", {"--flag=yes"}, "--flag: takes no value");
    row("help with a value", {"--help=yes"}, "--help: takes no value");
    row("twice", {"--name", "a", "--name", "a"}, "--name: given twice");
    row("switch twice", {"--flag", "--flag"}, "--flag: given twice");
    row("no such word", {"--format", "png"}, "--format: 'png' is unknown; expected: text, json");
    row("empty word", {"--format="}, "--format: '' is unknown; expected: text, json");
    row("bytes", {"--name", "Caf\xE9"}, "--name: 'Caf\\xE9' is not valid UTF-8 text");
    row("too many", {"one", "two"}, "two: unexpected argument; see zonewright-cli help toy");
    row("too many, empty", {"one", ""}, "'': unexpected argument; see zonewright-cli help toy");
    row("line breaks", {"one", "two\nthree"}, "two\\nthree: unexpected argument; see zonewright-cli help toy");
}

void ArgumentsTest::refuses()
{
    QFETCH(const std::vector<std::string>, words);
    QFETCH(const QByteArray, line);
    const auto arguments = parseToy(words);
    QVERIFY(!arguments);
    QCOMPARE(arguments.error().code, ExitCode::Usage);
    QCOMPARE(QByteArray::fromStdString(failureLine(arguments.error())), "zonewright-cli: " + line);
    QVERIFY(parseToy({"--pin", "4:1", "--pin", "8:3"}).has_value());
}

ZONEWRIGHT_TEST(arguments, ArgumentsTest)
#include "tst_arguments.moc"
