#pragma once

#include "document/document.h"

namespace zonewright {

// What a designer changes of the player, the memory, the engine and the walk: each checks what it is given, and then is
// a step of the history, or none where nothing would change.

/// Puts the player's start at a cell, any integers: it wraps around the world, from zone to zone.
void placeStart(Document& document, Point zone, Point cell, Gesture gesture = Gesture::None);

/// OutOfRange outside viewLimits.
Result<void> changeView(Document& document, int view);

/// OutOfRange outside capacityLimits.
Result<void> changeMemory(Document& document, const MemorySettings& settings);

/// OutOfRange outside requestLimits, and for a budget below 1 or past highestNumber.
Result<void> changeEngine(Document& document, const EngineSettings& settings);

/// No moves: the kept walk is forgotten.
void keepWalk(Document& document, std::vector<Direction> moves);

} // namespace zonewright
