#pragma once

#include <QObject>

#include <array>
#include <span>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace zonewright {

/// Every command of the editor.
enum class ActionId {
    New,
    Open,
    Save,
    SaveAs,
    Quit,
    Undo,
    Redo,
    Fit,
    ActualSize,
    ZoomIn,
    ZoomOut,
    ShowWorld,
    ShowZone,
    ShowDocks,
    SystemTheme,
    LightTheme,
    DarkTheme,
    RandomName,
    CopySeed,
    About,
    Count,
};

/// One command: what the menus, the tool bar and, one day, the palette and the shortcut settings are made from.
struct ActionRow
{
    ActionId id{};
    const char* name; ///< never translated: for settings and tests
    const char* text; ///< in a menu
    const char* tip;  ///< a clause that says what it does
    const char* icon; ///< a file of resources/icons, or empty
    const char* keys; ///< portable key sequences with "; " between them; the first one is shown
    bool checkable;
};

/// The actions of the editor, one of each, made from one table.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    explicit ActionSet(QObject* parent = nullptr);

    [[nodiscard]] static std::span<const ActionRow> table();

    [[nodiscard]] QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }

    [[nodiscard]] std::span<QAction* const> all() const { return m_actions; }

private:
    std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> m_actions{};
};

} // namespace zonewright
