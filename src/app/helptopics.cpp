#include "app/helptopics.h"

#include <QHash>
#include <QString>
#include <QWidget>

#include <array>

namespace zonewright {

namespace {

// Docks by their ids, pages of the maps, bars, popups and dialogs by their object names, which
// are those of their classes, as uic writes them, where they have no other.
constexpr std::array helpRows{
    HelpTopic{"welcomePage", "first-level"},
    HelpTopic{"commandPalette", "window", 3},
    HelpTopic{"goToPlace", "window", 4},
    HelpTopic{"history", "window", 5},
    HelpTopic{"worldView", "world"},
    HelpTopic{"worldToolBar", "world", 4},
    HelpTopic{"minimap", "world", 5},
    HelpTopic{"legend", "world", 6},
    HelpTopic{"zoneView", "zone"},
    HelpTopic{"inspector", "zone", 3},
    HelpTopic{"dungeons", "dungeons"},
    HelpTopic{"floor", "dungeons", 3},
    HelpTopic{"floorPage", "floor"},
    HelpTopic{"scrubBar", "steps"},
    HelpTopic{"steps", "steps", 2},
    HelpTopic{"junctions", "junctions"},
    HelpTopic{"rooms", "rooms"},
    HelpTopic{"pairs", "rooms", 3},
    HelpTopic{"pieces", "pieces"},
    HelpTopic{"problems", "problems"},
    HelpTopic{"simulationSettings", "simulation", 3},
    HelpTopic{"runUntil", "simulation", 2},
    HelpTopic{"memory", "memory"},
    HelpTopic{"comparison", "memory", 3},
    HelpTopic{"events", "events"},
    HelpTopic{"breakpoints", "events", 4},
    HelpTopic{"foresight", "events", 5},
    HelpTopic{"log", "log"},
    HelpTopic{"safety", "safety"},
    HelpTopic{"exportDialog", "export"},
    HelpTopic{"exportBar", "export"},
    HelpTopic{"exportReportBar", "export", 3},
    HelpTopic{"zonewright__SettingsDialog", "settings"},
    HelpTopic{"zonewright__KeysPage", "settings", 4},
};

} // namespace

std::span<const HelpTopic> helpTopics()
{
    return helpRows;
}

const HelpTopic* helpTopicOf(const QWidget* widget)
{
    static const auto byName = [] {
        QHash<QString, const HelpTopic*> rows;
        for (const HelpTopic& row : helpRows)
            rows.insert(QLatin1String(row.widget), &row);
        return rows;
    }();
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (const HelpTopic* topic = byName.value(widget->objectName()))
            return topic;
    }
    return nullptr;
}

} // namespace zonewright
