#include "cli/command.h"
#include "cli/completion.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright::cli;

/// What the scripts that shells read are made from; whether shells do with them as they should, tests/packaging tries.
class CompletionTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsKnownAsOne();
    void hiddenOptionsAreNotOffered();
    void zshTextIsQuoted();
    void sameScriptsEveryTime();
};

namespace {

std::vector<CommandSpec> completionSpecs()
{
    std::vector<CommandSpec> specs;
    for (const auto& command : makeCommands())
        specs.push_back(command->spec());
    return specs;
}

bool contains(const std::string& text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

void CompletionTest::everyFileIsKnownAsOne()
{
    for (const CommandSpec& spec : completionSpecs()) {
        QCOMPARE(spec.completion != Completion::Nothing, spec.mostArguments > 0);
        for (const OptionSpec& option : spec.options) {
            const bool isFile = contains(option.value, "FILE") || option.value == "DIR";
            QVERIFY2((option.completion != Completion::Nothing) == isFile, (spec.name + option.name).c_str());
            QVERIFY(option.takesValue() || offeredWords(option).empty());
        }
    }
}

void CompletionTest::hiddenOptionsAreNotOffered()
{
    const CommandSpec secret{.name = "secret",
                             .options = {{.name = "--open", .summary = "Seen."},
                                         {.name = "--hidden", .summary = "Not seen.", .hidden = true},
                                         {.name = "--to", .value = "X", .summary = "No.", .hidden = true}}};
    for (const std::string& script : {bashCompletion({secret}), zshCompletion({secret})}) {
        QVERIFY(contains(script, "--open"));
        QVERIFY(!contains(script, "--hidden") && !contains(script, "--to"));
    }
}

void CompletionTest::zshTextIsQuoted()
{
    const CommandSpec odd{.name = "odd",
                          .summary = "it's: odd",
                          .options = {{.name = "--at", .value = "X:Y", .summary = "That's [one]. And more."}}};
    const std::string script = zshCompletion({odd});
    QVERIFY(contains(script, "'odd:it'\\''s\\: odd'"));
    QVERIFY(contains(script, "'--at=[That'\\''s \\[one\\]]:X\\:Y: '"));
}

void CompletionTest::sameScriptsEveryTime()
{
    QCOMPARE(bashCompletion(completionSpecs()), bashCompletion(completionSpecs()));
    QCOMPARE(zshCompletion(completionSpecs()), zshCompletion(completionSpecs()));
}

ZONEWRIGHT_TEST(completion, CompletionTest)
#include "tst_completion.moc"
