#pragma once

#include "app/keybindings.h"

#include <QObject>

class QSettings;

namespace zonewright {

class ActionSet;

/// The keys of the editor's actions: what the designer chose, kept in the settings and given to the actions.
class Shortcuts : public QObject
{
    Q_OBJECT

public:
    /// The actions outlive it.
    explicit Shortcuts(ActionSet& actions, QObject* parent = nullptr);

    [[nodiscard]] const KeyBindings& bindings() const { return m_bindings; }

    /// Reads the keys kept in `settings`, which outlive it, and keeps there what is changed from now on.
    void keepIn(QSettings& settings);

    void setKeyMap(KeyMap map);

    /// Keeps the vi keys for walking, or gives them free. See viKeysRefusal.
    void setViKeys(bool on);

    /// Why the vi keys cannot be switched on, in a sentence: one of them is a command's. Else nothing.
    [[nodiscard]] QString viKeysRefusal() const;

    /// Gives an action these keys alone, or none. Gives a sentence that says why where that cannot be, and nothing is
    /// changed; else nothing.
    QString setKeys(ActionId id, const KeyList& keys);

    /// Gives an action the keys of the map; the sentence is as that of setKeys.
    QString restore(ActionId id);

    /// Gives every action the keys of the map.
    void restoreAll();

Q_SIGNALS:
    /// An action has other keys, or the map is another one.
    void changed();

private:
    void take();
    [[nodiscard]] static QString nameOf(std::size_t row);
    QString taken(const std::optional<KeyRefusal>& refused);

    ActionSet& m_actions;
    KeyBindings m_bindings;
    QSettings* m_settings = nullptr;
};

} // namespace zonewright
