#include "core/walk/walkmemory.h"

#include "core/walk/knownmemory.h"
#include "core/walk/windowmemory.h"

namespace zonewright {

std::unique_ptr<WalkMemory> makeMemory(const WalkSettings& settings, ZoneSource& source)
{
    if (settings.memory == MemoryScheme::Window)
        return std::make_unique<WindowMemory>(settings, source);
    return std::make_unique<KnownMemory>(settings, source);
}

} // namespace zonewright
