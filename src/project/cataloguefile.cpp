#include "project/cataloguefile.h"

#include "project/catalogueformat.h"
#include "project/wholefile.h"

namespace zonewright {

Result<RoomCatalogue> readCatalogueFile(const QString& path)
{
    return readWholeFile(path, largestCatalogueFile).and_then([&path](const std::string& contents) {
        return parseCatalogue(contents, path.toStdString());
    });
}

Result<void> writeCatalogueFile(const CatalogueContents& catalogue, const QString& path)
{
    return writeWholeFile(path, formatCatalogue(catalogue));
}

} // namespace zonewright
