#include "arch/sizerules.h"

#include "arch/functionscanner.h"
#include "arch/sourcetext.h"

#include <algorithm>
#include <iterator>

namespace zonewright::arch {

namespace {

std::string describe(const SourceFile& file, const Function& function)
{
    return file.path + ":" + std::to_string(function.line) + ": " + function.name + " has " +
           std::to_string(function.lines) + " lines";
}

} // namespace

int median(std::vector<int> values)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[values.size() / 2];
}

std::vector<std::string> medianProblems(const std::vector<SourceFile>& files)
{
    std::vector<int> lines;
    std::ranges::transform(files, std::back_inserter(lines),
                           [](const SourceFile& file) { return lineCount(file.text); });
    const int middle = median(lines);
    if (middle < medianFileLines)
        return {};
    return {"the median file has " + std::to_string(middle) + " lines"};
}

std::vector<std::string> longFiles(const std::vector<SourceFile>& files, int most)
{
    std::vector<std::string> problems;
    for (const SourceFile& file : files) {
        const int lines = lineCount(file.text);
        if (lines > most)
            problems.push_back(file.path + " has " + std::to_string(lines) + " lines");
    }
    return problems;
}

std::vector<std::string> functionProblems(const std::vector<SourceFile>& files)
{
    std::vector<std::string> problems;
    std::vector<std::string> longer;
    std::size_t count = 0;
    for (const SourceFile& file : files) {
        const FunctionScan scan = scanFunctions(file.text);
        count += scan.functions.size();
        if (!scan.balanced)
            problems.push_back(file.path + ": the braces do not match");
        for (const Function& function : scan.functions) {
            if (function.lines > mostFunctionLines)
                problems.push_back(describe(file, function));
            if (function.lines >= usualFunctionLines)
                longer.push_back(describe(file, function));
        }
    }
    if (longer.size() * 100 > count * (100 - usualFunctionPercent)) {
        problems.push_back("too many of " + std::to_string(count) + " functions are long:");
        problems.insert(problems.end(), longer.begin(), longer.end());
    }
    return problems;
}

} // namespace zonewright::arch
