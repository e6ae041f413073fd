#include "cli/program.h"
#include "cli/signals.h"

#include <string>
#include <vector>

int main(int argc, char** argv)
{
    zonewright::cli::prepareProcess();
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return zonewright::cli::runProgram(words);
}
