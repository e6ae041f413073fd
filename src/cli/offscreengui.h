#pragma once

#include <array>
#include <memory>
#include <string>

class QGuiApplication;

namespace zonewright::cli {

/// Qt's graphics without a display, while it lives: whatever the environment says, on the platform that paints into
/// memory. Text is in the font that the program brings, without hints of the system's, so that pictures are the same
/// everywhere; letters that it lacks are boxes. Numbers are written as in English. One at a time, in a program without
/// another application object.
class OffscreenGui
{
public:
    OffscreenGui();
    ~OffscreenGui();
    OffscreenGui(const OffscreenGui&) = delete;
    OffscreenGui& operator=(const OffscreenGui&) = delete;

private:
    std::string m_name = "zonewright-cli";
    std::array<char*, 2> m_words{}; ///< Qt keeps both of these by reference
    int m_wordCount = 1;
    std::unique_ptr<QGuiApplication> m_application;
};

} // namespace zonewright::cli
