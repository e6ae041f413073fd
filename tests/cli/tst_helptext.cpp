#include "cli/command.h"
#include "cli/helptext.h"
#include "cli/manpage.h"
#include "support/testregistry.h"

#include <QStringList>
#include <QTest>

using namespace zonewright::cli;

class HelpTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void breaksLinesAtBlanks();
    void everyCommandIsDescribed();
    void namesEveryOption();
    void synopsesNameEveryOption();
    void requiredIsWhatIsNeeded();
    void linesFitTheTerminal();
    void manPageIsPlainRoff();
    void tellsRangesAndDefaults();
    void tellsWordsThatTheSummaryDoesNot();
    void manPageInAnotherLanguage();
};

void HelpTextTest::breaksLinesAtBlanks()
{
    QCOMPARE(wrapped("", 2), "");
    QCOMPARE(wrapped("a bc def", 0, 0, 4), "a bc\ndef\n");
    QCOMPARE(wrapped("a bc def", 2, 0, 6), "  a bc\n  def\n");
    QCOMPARE(wrapped("a bc def", 1, 2, 6), " a bc\n   def\n");
    QCOMPARE(wrapped("unbreakable a", 0, 0, 4), "unbreakable\na\n");
}

void HelpTextTest::everyCommandIsDescribed()
{
    const CommandTable commands = makeCommands();
    QCOMPARE(commands.back()->spec().name, "help");
    std::vector<CommandSpec> specs;
    for (const auto& command : commands) {
        const CommandSpec& spec = command->spec();
        specs.push_back(spec);
        QVERIFY(!spec.summary.empty() && !spec.synopsis.empty() && !spec.description.empty() && !spec.examples.empty());
        QVERIFY(spec.option("--help") != nullptr);
        QCOMPARE(findCommand(commands, spec.name), command.get());
        for (const std::string& way : spec.synopsis)
            QVERIFY(way.starts_with(spec.name));
        for (const OptionSpec& option : spec.options) {
            QVERIFY2(option.summary.ends_with('.'), option.name.c_str());
            QVERIFY(option.words.empty() || option.required || option.repeatable ||
                    option.words.front() == option.defaultValue);
        }
    }
    QVERIFY(findCommand(commands, "worlds") == nullptr);
    const std::string help = programHelp(specs);
    for (const CommandSpec& spec : specs)
        QVERIFY(help.find("\n  " + spec.name + ' ') != std::string::npos);
}

void HelpTextTest::namesEveryOption()
{
    const CommandTable commands = makeCommands();
    std::vector<CommandSpec> specs;
    for (const auto& command : commands)
        specs.push_back(command->spec());
    const QString page = QString::fromStdString(manPage(specs)).remove(QLatin1Char('\\'));
    for (const CommandSpec& spec : specs) {
        const std::string help = commandHelp(spec);
        for (const OptionSpec& option : spec.options) {
            QCOMPARE(help.find("\n  " + option.name) != std::string::npos, !option.hidden);
            const QString heading = QStringLiteral("fB%1fR").arg(QString::fromStdString(option.name));
            QCOMPARE(page.contains(heading), !option.hidden);
        }
    }
}

void HelpTextTest::synopsesNameEveryOption()
{
    for (const auto& command : makeCommands()) {
        std::string all;
        for (const std::string& way : command->spec().synopsis)
            all += way + ' ';
        if (all.find("[OPTION]...") != std::string::npos)
            continue;
        for (const OptionSpec& option : command->spec().options) {
            const bool told =
                all.find(option.name + ' ') != std::string::npos || all.find(option.name + ']') != std::string::npos;
            QVERIFY2(told || option.hidden || option.name == "--help", (all + option.name).c_str());
        }
    }
}

// An option that the help calls required stands in every synopsis, outside brackets.
void HelpTextTest::requiredIsWhatIsNeeded()
{
    for (const auto& command : makeCommands()) {
        for (const OptionSpec& option : command->spec().options) {
            if (!option.required)
                continue;
            for (const std::string& way : command->spec().synopsis)
                QVERIFY2(way.find(' ' + option.name + ' ') != std::string::npos, (way + option.name).c_str());
        }
    }
}

void HelpTextTest::linesFitTheTerminal()
{
    const CommandTable commands = makeCommands();
    std::vector<CommandSpec> specs;
    QString all;
    for (const auto& command : commands) {
        specs.push_back(command->spec());
        all += QString::fromStdString(commandHelp(command->spec()));
    }
    all += QString::fromStdString(programHelp(specs));
    const QStringList lines = all.split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        QVERIFY2(line.size() <= 80 && !line.endsWith(QLatin1Char(' ')), qPrintable(line));
        QVERIFY2(!line.contains(QLatin1Char('\1')), qPrintable(line));
    }
}

void HelpTextTest::manPageIsPlainRoff()
{
    const CommandSpec odd{.name = "odd",
                          .summary = "it's",
                          .synopsis = {"odd"},
                          .description = {".starts with a point", "'starts with a quote", "back\\slash - hyphen"},
                          .options = {{.name = "--at", .value = "X", .summary = "Sum."}}};
    const std::string page = manPage({odd});
    QVERIFY(page.find("\n\\&.starts") != std::string::npos);
    QVERIFY(page.find("\n\\(aqstarts") != std::string::npos);
    QVERIFY(page.find("back\\eslash \\- hyphen") != std::string::npos);
    QVERIFY(page.find("\\fB\\-\\-at\\fR \\fIX\\fR") != std::string::npos);
    QCOMPARE(manPage({odd}), page);
}

void HelpTextTest::tellsRangesAndDefaults()
{
    QCOMPARE(optionDetails({.name = "--size", .value = "N", .range = "2 to 10", .defaultValue = "5"}),
             "Range: 2 to 10. Default: 5.");
    QCOMPARE(optionDetails({.name = "--name", .value = "N", .required = true}), "Required.");
    QCOMPARE(optionDetails({.name = "--pin", .value = "N", .repeatable = true}), "May be repeated.");
    QCOMPARE(optionDetails({.name = "--quiet"}), "");
}

void HelpTextTest::tellsWordsThatTheSummaryDoesNot()
{
    QCOMPARE(optionDetails({.name = "--to", .value = "F", .summary = "What.", .words = {"tmx", "csv"}}),
             "One of tmx, csv.");
    QCOMPARE(optionDetails({.name = "--to", .value = "F", .summary = "As tmx or csv.", .words = {"tmx", "csv"}}), "");
    for (const auto& command : makeCommands()) {
        const std::string help = commandHelp(command->spec());
        for (const OptionSpec& option : command->spec().options) {
            for (const std::string& word : option.words)
                QVERIFY2(help.find(word) != std::string::npos, (option.name + ' ' + word).c_str());
        }
    }
}

// A language is asked for every text, each in one piece, and for no name or command line.
void HelpTextTest::manPageInAnotherLanguage()
{
    const CommandSpec odd{.name = "odd",
                          .summary = "be odd",
                          .synopsis = {"odd [--at X]"},
                          .description = {"It is odd."},
                          .options = {{.name = "--at",
                                       .value = "X",
                                       .summary = "Where.",
                                       .range = "1 to 2",
                                       .defaultValue = "odd-one",
                                       .words = {"odd-one"}}},
                          .examples = {{"zonewright-cli odd", "An example."}}};
    QStringList asked;
    const std::string page = manPage({odd}, [&asked](const std::string& english) {
        asked.append(QString::fromStdString(english));
        return "<" + english + ">";
    });
    for (const char* text : {"NAME", "be odd", "It is odd.", "Where.", "One of {}.", "Range: {}.", "1 to 2",
                             "Default: {}.", "An example.", "SEE ALSO", "Done."})
        QVERIFY2(asked.contains(QString::fromLatin1(text)), text);
    for (const char* name : {"odd", "odd [--at X]", "--at", "X", "odd-one", "zonewright-cli odd", ""})
        QVERIFY2(!asked.contains(QString::fromLatin1(name)), name);
    QVERIFY(page.find("<One of odd\\-one.> <Range: <1 to 2>.> <Default: odd\\-one.>") != std::string::npos);
    QVERIFY(page.find("\n.SH \"<SEE ALSO>\"\n") != std::string::npos);
    QCOMPARE(manPage({odd}, [](const std::string& english) { return english; }), manPage({odd}));
}

ZONEWRIGHT_TEST(helptext, HelpTextTest)
#include "tst_helptext.moc"
