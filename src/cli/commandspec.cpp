#include "cli/commandspec.h"

#include <algorithm>

namespace zonewright::cli {

const OptionSpec* CommandSpec::option(std::string_view optionName) const
{
    const auto found = std::ranges::find(options, optionName, &OptionSpec::name);
    return found == options.end() ? nullptr : &*found;
}

const ProgramText& programText()
{
    static const ProgramText text{
        .name = "zonewright-cli",
        .summary = "work on roguelike worlds without a display",
        .description =
            {
                ("zonewright-cli makes worlds from a name and two sizes, and shows what they hold: the same worlds "
                 "that the editor zonewright shows. It needs no display and asks nothing, so that scripts, build "
                 "systems and checks can use it."),
                ("A world is a square grid of zones that wraps around on both axes, and a zone is a square of cells. "
                 "The same name and sizes give the same world on every machine."),
            },
        .conventions =
            {
                ("Options may stand in any order. Write --option VALUE or --option=VALUE; each option at most once, "
                 "unless its description says that it may be repeated. After -- nothing is an option."),
                ("Positions are X,Y: zones or cells from 0, X eastwards and Y southwards. Numbers are decimal "
                 "integers; blanks around them and leading zeros are ignored."),
                ("JSON is UTF-8 on one line without blanks, with its keys in a fixed order; a sequence is one object a "
                 "line. A seed, the number from which everything left to chance is made, is a string of decimal "
                 "digits, a hash 16 hexadecimal digits. The same command gives the same bytes on every run, whatever "
                 "the locale."),
                ("With -o the file is written whole or not at all: after a failure, or when the program is stopped, an "
                 "earlier file of that name is as it was. Through a symbolic link the file that it names is written. "
                 "A device or a pipe is written to as it is."),
                ("An error is one line on standard error that says where and what. Long work shows its progress on "
                 "standard error when that is a terminal."),
            },
        .exitCodes =
            {
                {"0", "Done."},
                {"1", "The work failed, or a check found problems."},
                {"2", "Wrong usage: an unknown option, a malformed value or one out of range."},
                {"130",
                 "Stopped by Ctrl+C. A signal ends the program by that signal, which a shell reports as 128 and its "
                 "number."},
            },
    };
    return text;
}

std::string_view programVersion()
{
    return ZONEWRIGHT_VERSION;
}

} // namespace zonewright::cli
