#include "arch/includerules.h"

#include "arch/sourcetext.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace zonewright::arch {

namespace {

/// Libraries that may know Qt's Widgets.
bool mayUseWidgets(std::string_view library)
{
    return library == "views" || library == "app";
}

std::string at(const SourceFile& file, const Include& include)
{
    return file.path + ":" + std::to_string(include.line) + ": ";
}

/// `QtGui/QImage`, `QString` and `qglobal.h` are Qt's.
bool isQtHeader(const Include& include)
{
    const std::string_view path = include.path;
    if (path.starts_with('Q'))
        return true;
    return !include.quoted && path.starts_with('q') && path.ends_with(".h");
}

Names words(std::string_view text)
{
    Names result;
    for (std::size_t start = 0; start < text.size(); ++start) {
        std::size_t end = start;
        while (end < text.size() && isWordByte(text[end]))
            ++end;
        if (end > start)
            result.emplace(text.substr(start, end - start));
        start = end;
    }
    return result;
}

/// CMake without its comments.
std::string withoutHashes(std::string_view cmake)
{
    std::string result(cmake);
    bool comment = false;
    for (char& byte : result) {
        comment = byte == '#' || (comment && byte != '\n');
        if (comment)
            byte = ' ';
    }
    return result;
}

/// Collects all that a library may know, by any way round.
void collect(const LinkTable& table, const std::string& library, Names& known)
{
    const auto row = table.find(library);
    if (row == table.end())
        return;
    for (const std::string& other : row->second) {
        if (known.insert(other).second)
            collect(table, other, known);
    }
}

/// The places where an include of `file` may be, and the sources from which it may be made.
std::vector<std::string> candidates(const SourceFile& file, const std::string& include)
{
    namespace fs = std::filesystem;
    const fs::path own(file.path);
    std::vector<std::string> places;
    for (const fs::path& folder : {fs::path("src"), fs::path("tests"), own.parent_path()}) {
        places.push_back((folder / include).lexically_normal().generic_string());
        places.push_back(places.back() + ".in");
    }
    const fs::path name = fs::path(include).filename();
    if (include.starts_with("ui_"))
        places.push_back("ui/" + name.stem().string().substr(3) + ".ui");
    if (include.ends_with(".moc"))
        places.push_back((own.parent_path() / name).replace_extension(".cpp").generic_string());
    return places;
}

} // namespace

LinkTable linkTable(std::string_view cmake)
{
    constexpr std::string_view start = "set(ZONEWRIGHT_MAY_LINK_";
    const std::string text = withoutHashes(cmake);
    LinkTable table;
    for (std::size_t from = text.find(start); from != std::string::npos; from = text.find(start, from)) {
        from += start.size();
        const std::size_t end = text.find(')', from);
        const std::size_t nameEnd = text.find_first_of(" \n)", from);
        table[text.substr(from, nameEnd - from)] = words(std::string_view(text).substr(nameEnd, end - nameEnd));
    }
    return table;
}

std::vector<std::string> tableProblems(const LinkTable& table)
{
    std::vector<std::string> problems;
    for (const auto& [library, others] : table) {
        for (const std::string& other : others) {
            if (!table.contains(other))
                problems.push_back(library + " may link " + other + ", which has no row");
        }
        Names known;
        collect(table, library, known);
        if (known.contains(library))
            problems.push_back(library + " may link itself");
    }
    return problems;
}

std::vector<std::string> layerProblems(const SourceFile& file, const LinkTable& table)
{
    const std::string_view library = libraryOf(file.path);
    const auto row = table.find(library);
    if (row == table.end())
        return {file.path + ": a library without a row in src/CMakeLists.txt"};
    std::vector<std::string> problems;
    for (const Include& include : includesOf(file.text)) {
        const std::string other = include.path.substr(0, include.path.find('/'));
        if (table.contains(other) && other != library && !row->second.contains(other))
            problems.push_back(at(file, include) + row->first + " must not know " + include.path);
        if (include.path.starts_with("../") || include.path.find("/../") != std::string::npos)
            problems.push_back(at(file, include) + include.path + " goes upwards; name it from src");
    }
    return problems;
}

std::vector<std::string> qtProblems(const SourceFile& file)
{
    std::vector<std::string> problems;
    if (libraryOf(file.path) != "core")
        return problems;
    for (const Include& include : includesOf(file.text)) {
        if (isQtHeader(include))
            problems.push_back(at(file, include) + "core must not know Qt: " + include.path);
    }
    return problems;
}

std::vector<std::string> widgetProblems(const SourceFile& file, const Names& widgetHeaders)
{
    std::vector<std::string> problems;
    const std::string_view library = libraryOf(file.path);
    if (library.empty() || mayUseWidgets(library))
        return problems;
    for (const Include& include : includesOf(file.text)) {
        if (include.path.starts_with("QtWidgets") || widgetHeaders.contains(include.path))
            problems.push_back(at(file, include) + std::string(library) + " must not know widgets: " + include.path);
    }
    return problems;
}

std::vector<std::string> linkProblems(const SourceFile& cmakeFile)
{
    const std::string_view library = libraryOf(cmakeFile.path);
    const std::string text = withoutHashes(cmakeFile.text);
    std::vector<std::string> problems;
    if (library == "core" && text.find("Qt") != std::string::npos)
        problems.push_back(cmakeFile.path + ": core must not link Qt");
    constexpr std::array<std::string_view, 5> withWidgets{"Widgets", "PrintSupport", "OpenGLWidgets", "SvgWidgets",
                                                          "UiTools"};
    const bool widgets = std::ranges::any_of(
        withWidgets, [&](std::string_view part) { return findWord(text, part) != std::string_view::npos; });
    if (widgets && !library.empty() && !mayUseWidgets(library))
        problems.push_back(cmakeFile.path + ": only views and app link Qt's Widgets");
    return problems;
}

std::vector<std::string> missingIncludes(const SourceFile& file, const Names& paths)
{
    std::vector<std::string> problems;
    for (const Include& include : includesOf(file.text)) {
        const std::vector<std::string> places = candidates(file, include.path);
        const bool found = std::ranges::any_of(places, [&](const std::string& place) { return paths.contains(place); });
        if (include.quoted && !found)
            problems.push_back(at(file, include) + "there is no file " + include.path);
    }
    return problems;
}

std::vector<std::string> guardProblems(const SourceFile& header)
{
    const std::string code = blankLiterals(header.text);
    if (!header.path.ends_with(".h") || code.find("#pragma once") != std::string::npos)
        return {};
    return {header.path + " has no #pragma once"};
}

} // namespace zonewright::arch
