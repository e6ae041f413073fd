#include "arch/sourcetree.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace zonewright::arch {

namespace {

namespace fs = std::filesystem;

bool isLeftOut(const fs::path& folder)
{
    constexpr std::array<std::string_view, 4> names{".git", ".cache", "build", "out"};
    return std::ranges::find(names, folder.filename().string()) != names.end() || fs::exists(folder / "CMakeCache.txt");
}

bool isPicture(const fs::path& file)
{
    constexpr std::array<std::string_view, 5> endings{".png", ".ico", ".ttf", ".gz", ".zst"};
    return std::ranges::find(endings, file.extension().string()) != endings.end();
}

std::string readFile(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

} // namespace

std::vector<SourceFile> readTree(const std::string& root)
{
    std::vector<SourceFile> files;
    for (auto entry = fs::recursive_directory_iterator(root); entry != fs::recursive_directory_iterator(); ++entry) {
        if (entry->is_directory() && isLeftOut(entry->path()))
            entry.disable_recursion_pending();
        else if (entry->is_regular_file() && !isPicture(entry->path()))
            files.push_back({entry->path().lexically_relative(root).generic_string(), readFile(entry->path())});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

bool isCpp(const SourceFile& file)
{
    return file.path.ends_with(".cpp") || file.path.ends_with(".h");
}

bool isBelow(const SourceFile& file, std::string_view folder)
{
    return file.path.starts_with(folder) && std::string_view(file.path).substr(folder.size()).starts_with('/');
}

std::string_view libraryOf(std::string_view path)
{
    constexpr std::string_view source = "src/";
    if (!path.starts_with(source))
        return {};
    path.remove_prefix(source.size());
    const std::size_t slash = path.find('/');
    return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash);
}

std::vector<SourceFile> cppBelow(const std::vector<SourceFile>& tree, const std::vector<std::string_view>& folders)
{
    std::vector<SourceFile> files;
    std::ranges::copy_if(tree, std::back_inserter(files), [&](const SourceFile& file) {
        return isCpp(file) &&
               std::ranges::any_of(folders, [&](std::string_view folder) { return isBelow(file, folder); });
    });
    return files;
}

std::string joined(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts)
        result += text + '\n';
    return result;
}

} // namespace zonewright::arch
