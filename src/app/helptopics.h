#pragma once

#include "app/handbookwindow.h"

#include <span>

class QWidget;

namespace zonewright {

/// A part of the interface and where the handbook speaks of it.
struct HelpTopic
{
    const char* widget; ///< its object name
    const char* page;   ///< name
    int heading = 0;    ///< of the headings of the page, from 0: the title
};

[[nodiscard]] std::span<const HelpTopic> helpTopics();

/// The topic of a widget, or of the nearest widget around it that has one; null for none.
[[nodiscard]] const HelpTopic* helpTopicOf(const QWidget* widget);

} // namespace zonewright
