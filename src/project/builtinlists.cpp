#include "project/builtinlists.h"

#include "project/cataloguefile.h"
#include "project/piecelistformat.h"
#include "project/resources.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright {

bool isBuiltinList(std::string_view name)
{
    return std::ranges::find(builtinListNames, name) != builtinListNames.end();
}

Result<PieceList> builtinList(std::string_view name)
{
    if (!isBuiltinList(name)) {
        return failure({.code = ErrorCode::Unknown,
                        .value = std::string(name),
                        .expected = fmt::format("{}", fmt::join(builtinListNames, ", "))});
    }
    initProjectResources();
    return readPieceListFile(QString::fromStdString(fmt::format(":/samples/pieces-{}.json", name)));
}

Result<RoomCatalogue> builtinCatalogue()
{
    initProjectResources();
    return readCatalogueFile(QStringLiteral(":/samples/rooms-six.json"));
}

} // namespace zonewright
