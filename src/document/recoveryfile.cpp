#include "document/recoveryfile.h"

#include "project/formatheader.h"
#include "project/jsonmembers.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"
#include "project/projectformat.h"
#include "project/wholefile.h"

#include <fmt/format.h>

#include <limits>
#include <utility>
#include <vector>

namespace zonewright {

namespace {

constexpr std::string_view recoveryFormatName = "zonewright-recovery";
constexpr int recoveryFormatVersion = 1;

/// Which of the catalogues and piece lists within have files of their own.
using FilesOfItems = std::vector<std::pair<ItemId, std::string>>;

template <typename Item>
void takeOutFiles(std::vector<Item>& items, FilesOfItems& files)
{
    for (Item& item : items) {
        if (!item.file.empty())
            files.emplace_back(item.id, std::exchange(item.file, {}));
    }
}

template <typename Item>
void putInFiles(std::vector<Item>& items, const FilesOfItems& files)
{
    for (Item& item : items) {
        for (const auto& [id, file] : files) {
            if (item.id == id)
                item.file = file;
        }
    }
}

std::string filesText(const FilesOfItems& files)
{
    std::string text;
    for (const auto& [id, file] : files)
        text += fmt::format(R"({}{{"id": {}, "file": {}}})", text.empty() ? "" : ", ", id, jsonString(file));
    return text;
}

Result<FilesOfItems> readFilesOfItems(const JsonMembers& header)
{
    const auto elements = header.objects("files");
    if (!elements)
        return failure(elements.error());
    FilesOfItems files;
    for (const JsonMembers& element : *elements) {
        const auto id = element.integer("id", 0, std::numeric_limits<ItemId>::max());
        if (!id)
            return failure(id.error());
        auto file = element.text("file");
        if (!file)
            return failure(file.error());
        files.emplace_back(static_cast<ItemId>(*id), *std::move(file));
    }
    return files;
}

/// What the first line says, taken into `contents` as far as it goes.
Result<FilesOfItems> readRecoveryHeader(const JsonMembers& header, RecoveryContents& contents)
{
    const auto known = checkFormatName(header, recoveryFormatName).and_then([&] {
        return checkVersion(header, "version", 1, recoveryFormatVersion);
    });
    if (!known)
        return failure(known.error());
    const auto text = [&header](std::string_view key, QString& into) {
        return header.text(key).map([&into](const std::string& value) { into = QString::fromStdString(value); });
    };
    QString written;
    return text("file", contents.file)
        .and_then([&] { return text("title", contents.title); })
        .and_then([&] { return text("written", written); })
        .and_then([&] {
            contents.written = QDateTime::fromString(written, Qt::ISODateWithMs);
            return readFilesOfItems(header);
        });
}

} // namespace

std::string formatRecovery(const Project& project, const QString& file, const QDateTime& written)
{
    Project whole = project;
    FilesOfItems files;
    takeOutFiles(whole.catalogues, files);
    takeOutFiles(whole.pieceLists, files);
    return fmt::format(R"({{"format": {}, "version": {}, "file": {}, "title": {}, "written": {}, "files": [{}]}})",
                       jsonString(recoveryFormatName), recoveryFormatVersion, jsonString(file.toStdString()),
                       jsonString(project.world.name),
                       jsonString(written.toUTC().toString(Qt::ISODateWithMs).toStdString()), filesText(files)) +
           '\n' + formatProject(whole);
}

RecoveryContents parseRecovery(std::string_view contents, std::string_view name)
{
    const std::size_t end = std::min(contents.find('\n'), contents.size());
    RecoveryContents recovery{.project = failure({})};
    const auto line = readJson(contents.substr(0, end), name);
    if (!line) {
        recovery.project = failure(line.error());
        return recovery;
    }
    const auto files = JsonMembers::of(*line, name, {}).and_then([&recovery](const JsonMembers& header) {
        return readRecoveryHeader(header, recovery);
    });
    if (!files) {
        recovery.project = failure(files.error());
        return recovery;
    }
    recovery.project = parseProject(contents.substr(end), name); // with the end of the first line: its lines count on
    if (recovery.project) {
        putInFiles(recovery.project->catalogues, *files);
        putInFiles(recovery.project->pieceLists, *files);
    }
    return recovery;
}

RecoveryContents readRecovery(const QString& path)
{
    constexpr std::int64_t largestHeader = std::int64_t{1} << 20; // bytes: thousands of paths
    const auto contents = readWholeFile(path, largestProjectFile + largestHeader);
    if (!contents)
        return {.project = failure(contents.error())};
    return parseRecovery(*contents, path.toStdString());
}

} // namespace zonewright
