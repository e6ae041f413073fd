#include "cli/catalogueargument.h"

#include "project/cataloguefile.h"

namespace zonewright::cli {

Outcome<RoomCatalogue> catalogueFromFile(std::string_view where, const std::string& path)
{
    if (path.empty())
        return wrongUsage(where, "the file name is empty");
    auto catalogue = readCatalogueFile(QString::fromStdString(path));
    if (!catalogue)
        return failedWork(catalogue.error());
    return *std::move(catalogue);
}

} // namespace zonewright::cli
