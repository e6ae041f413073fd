#include "app/randomname.h"

#include "core/world/placenames.h"

#include <QRandomGenerator>

namespace zonewright {

std::string randomName()
{
    Generator generator(QRandomGenerator::global()->generate64());
    return drawPlaceName(generator);
}

} // namespace zonewright
