#pragma once

#include <QString>

#include <functional>

namespace zonewright {

class MainWindow;

/// Shows the window, waits until everything in it is painted, writes a picture of it (PNG) to `fileName` and then calls
/// `done` with nothing, or with what went wrong. Another file there is replaced whole or not at all.
void takeScreenshot(MainWindow& window, const QString& fileName, std::function<void(const QString&)> done);

} // namespace zonewright
