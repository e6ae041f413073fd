#pragma once

#include <functional>

class QObject;

namespace zonewright {

/// Calls `say` whenever the application has begun to speak another language, as long as `context` lives, which belongs
/// to the interface's thread. What was asked for first is called first: models before the panels that show them.
/// Widgets get Qt's own event besides, later, from the event loop.
void whenLanguageChanges(QObject& context, std::function<void()> say);

} // namespace zonewright
