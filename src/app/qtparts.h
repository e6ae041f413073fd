#pragma once

namespace zonewright {

/// Names, in the language of the moment, the parts that Qt names but once as it makes them: the buttons of docks and those
/// that scroll tabs, of all windows.
void nameQtParts();

/// Lets combo boxes, which remember how wide their entries were at first, measure them again.
void fitQtParts();

} // namespace zonewright
