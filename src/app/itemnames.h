#pragma once

#include "document/commands/shownname.h"
#include "models/words.h"

#include <QStringList>

namespace zonewright {

/// What the catalogues or the piece lists of a project are called where one is chosen: no two alike.
template <typename Items>
[[nodiscard]] QStringList itemNames(const Items& items)
{
    QStringList names;
    for (const auto& item : items)
        names << shownName(item);
    return distinctNames(names);
}

} // namespace zonewright
