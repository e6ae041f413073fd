#pragma once

#include "app/actiontable.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <map>
#include <optional>
#include <span>
#include <vector>

class QSettings;

namespace zonewright {

/// The maps of default keys that a designer chooses from.
enum class KeyMap { Standard, Debugger };

using KeyList = QList<QKeySequence>;

/// The keys that a row of the table has in a map.
[[nodiscard]] KeyList defaultKeys(const ActionRow& row, KeyMap map);

/// True when both cannot be told apart: they are the same, or one begins with the other.
[[nodiscard]] bool clash(const QKeySequence& a, const QKeySequence& b);

/// Whether a key makes a chord: modifiers, locks and keys that are unknown make none.
[[nodiscard]] bool makesChord(Qt::Key key);

/// True for what is no key, and for keys that belong to every window: Tab, Enter, Esc, Space and the arrows with no
/// modifier or Shift alone, and Alt with a letter or a digit, which opens menus.
[[nodiscard]] bool isReserved(const QKeySequence& key);

/// True for h, j, k, l, y, u, b and n alone, and what begins with one of them: they walk the player where the vi keys
/// are on.
[[nodiscard]] bool isViKey(const QKeySequence& key);

/// Why keys are not given to an action.
struct KeyRefusal
{
    QKeySequence key;
    std::optional<std::size_t> owner; ///< the row of the action that has the key; none when the key is reserved
    bool walks = false;               ///< it is one of the vi keys, which are on
};

/// Which keys each action of a table has: those of the chosen map, or the designer's own. No key is ever that of two
/// actions, nor the beginning of another one's.
class KeyBindings
{
public:
    /// The table outlives the bindings.
    explicit KeyBindings(std::span<const ActionRow> table);

    [[nodiscard]] std::span<const ActionRow> table() const { return m_table; }

    [[nodiscard]] KeyMap keyMap() const { return m_map; }

    /// Chooses the map. Own keys stay; one that is a default of another action there rests until the map is changed
    /// back, whatever is given or restored to that action meanwhile.
    void setKeyMap(KeyMap map);

    /// Keeps the vi keys for walking, or gives them free. An own key that is one of them rests while they are on.
    void setViKeys(bool on);

    /// The first action that a vi key belongs to, with that key.
    [[nodiscard]] std::optional<KeyRefusal> viKeyOwner() const;

    /// The keys of a row of the table. Those of the chosen map come before all others, then own ones in the order of
    /// the table.
    [[nodiscard]] const KeyList& keys(std::size_t row) const { return m_keys[row]; }

    /// True when the designer gave the action keys of its own, or took them away.
    [[nodiscard]] bool hasOwnKeys(std::size_t row) const { return m_own.contains(row); }

    /// Gives an action other keys, or none. Nothing is changed when one of them is refused.
    std::optional<KeyRefusal> setKeys(std::size_t row, const KeyList& keys);

    /// Gives an action the keys of the map. Nothing is changed when another action has one of them.
    std::optional<KeyRefusal> restore(std::size_t row);

    /// Gives every action the keys of the map.
    void restoreAll();

    /// Reads the map and the own keys. Actions that are not in the table, keys that are none, and own keys in the place
    /// of default ones that other actions have in every map are left out.
    void read(const QSettings& settings);
    void write(QSettings& settings) const;

    friend bool operator==(const KeyBindings& a, const KeyBindings& b)
    {
        return a.m_map == b.m_map && a.m_own == b.m_own;
    }

private:
    [[nodiscard]] std::optional<KeyRefusal> refusal(std::size_t row, const KeyList& keys) const;
    [[nodiscard]] std::optional<std::size_t> ownerOf(const QKeySequence& key) const;
    void dropClashing(std::size_t row, const KeyList& keys);
    void dropHopeless();
    void resolve();

    std::span<const ActionRow> m_table;
    KeyMap m_map = KeyMap::Standard;
    bool m_viKeys = false;
    std::map<std::size_t, KeyList> m_own; ///< as wished
    std::vector<KeyList> m_keys;          ///< as they are
};

/// The word for the settings: `standard`, `debugger`.
[[nodiscard]] QString word(KeyMap map);

} // namespace zonewright
