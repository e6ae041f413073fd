#include "app/keybindings.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace zonewright {

namespace {

constexpr auto mapKey = "keys/map";
constexpr auto ownKeysGroup = "keys/own/";

QString ownKeyOf(const ActionRow& row)
{
    return QLatin1String(ownKeysGroup) + QLatin1String(row.name);
}

/// Belongs to dialogs, lists and maps.
bool movesTheFocus(QKeyCombination chord)
{
    constexpr std::array<Qt::Key, 11> keys{Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Enter,
                                           Qt::Key_Escape, Qt::Key_Space,   Qt::Key_Left,   Qt::Key_Right,
                                           Qt::Key_Up,     Qt::Key_Down,    Qt::Key_Menu};
    const auto modifiers = chord.keyboardModifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    return !modifiers && std::ranges::find(keys, chord.key()) != keys.end();
}

bool opensMenus(QKeyCombination chord)
{
    return chord.keyboardModifiers() == Qt::AltModifier && chord.key() < Qt::Key_Escape &&
           QChar(static_cast<char16_t>(chord.key())).isLetterOrNumber();
}

/// A file written by hand may have a key of several chords without quotation marks: a list to QSettings.
std::optional<QString> textOf(const QVariant& value)
{
    if (value.typeId() == QMetaType::QStringList)
        return value.toStringList().join(QStringLiteral(", "));
    if (value.typeId() == QMetaType::QString)
        return value.toString();
    return std::nullopt;
}

/// The own keys in a text; nothing when it has none but is not empty either.
std::optional<KeyList> keysFromText(const QString& text)
{
    KeyList keys;
    for (const QKeySequence& key : QKeySequence::listFromString(text.trimmed(), QKeySequence::PortableText)) {
        if (!isReserved(key) && !keys.contains(key))
            keys << key;
    }
    if (keys.isEmpty() && !text.trimmed().isEmpty())
        return std::nullopt;
    return keys;
}

} // namespace

KeyList defaultKeys(const ActionRow& row, KeyMap map)
{
    const char* keys = map == KeyMap::Debugger && *row.debuggerKeys ? row.debuggerKeys : row.keys;
    return *keys ? QKeySequence::listFromString(QLatin1String(keys), QKeySequence::PortableText) : KeyList();
}

bool clash(const QKeySequence& a, const QKeySequence& b)
{
    const int shared = std::min(a.count(), b.count());
    for (int i = 0; i < shared; ++i) {
        if (a[static_cast<uint>(i)] != b[static_cast<uint>(i)])
            return false;
    }
    return shared > 0;
}

bool makesChord(Qt::Key key)
{
    constexpr std::array<Qt::Key, 15> others{
        Qt::Key(0),      Qt::Key_unknown,  Qt::Key_Shift,      Qt::Key_Control, Qt::Key_Meta,
        Qt::Key_Alt,     Qt::Key_AltGr,    Qt::Key_Super_L,    Qt::Key_Super_R, Qt::Key_Hyper_L,
        Qt::Key_Hyper_R, Qt::Key_CapsLock, Qt::Key_ScrollLock, Qt::Key_NumLock, Qt::Key_Mode_switch,
    };
    return std::ranges::find(others, key) == others.end();
}

bool isReserved(const QKeySequence& key)
{
    for (int i = 0; i < key.count(); ++i) {
        const QKeyCombination chord = key[static_cast<uint>(i)];
        if (!makesChord(chord.key()) || (i == 0 && (movesTheFocus(chord) || opensMenus(chord))))
            return true;
    }
    return key.isEmpty();
}

bool isViKey(const QKeySequence& key)
{
    constexpr std::array<Qt::Key, 8> keys{Qt::Key_H, Qt::Key_J, Qt::Key_K, Qt::Key_L,
                                          Qt::Key_Y, Qt::Key_U, Qt::Key_B, Qt::Key_N};
    return !key.isEmpty() && !key[0].keyboardModifiers() && std::ranges::find(keys, key[0].key()) != keys.end();
}

KeyBindings::KeyBindings(std::span<const ActionRow> table)
    : m_table(table)
{
    resolve();
}

void KeyBindings::setKeyMap(KeyMap map)
{
    m_map = map;
    resolve();
}

void KeyBindings::setViKeys(bool on)
{
    m_viKeys = on;
    resolve();
}

std::optional<KeyRefusal> KeyBindings::viKeyOwner() const
{
    for (std::size_t row = 0; row < m_keys.size(); ++row) {
        if (const auto found = std::ranges::find_if(m_keys[row], isViKey); found != m_keys[row].end())
            return KeyRefusal{.key = *found, .owner = row};
    }
    return std::nullopt;
}

std::optional<KeyRefusal> KeyBindings::setKeys(std::size_t row, const KeyList& keys)
{
    if (auto refused = refusal(row, keys))
        return refused;
    if (keys == defaultKeys(m_table[row], m_map))
        m_own.erase(row);
    else
        m_own[row] = keys;
    dropClashing(row, keys);
    resolve();
    return std::nullopt;
}

std::optional<KeyRefusal> KeyBindings::restore(std::size_t row)
{
    return setKeys(row, defaultKeys(m_table[row], m_map));
}

void KeyBindings::restoreAll()
{
    m_own.clear();
    resolve();
}

std::optional<KeyRefusal> KeyBindings::refusal(std::size_t row, const KeyList& keys) const
{
    const KeyList defaults = defaultKeys(m_table[row], m_map);
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (isReserved(keys[i]) && !defaults.contains(keys[i]))
            return KeyRefusal{.key = keys[i], .owner = {}};
        if (m_viKeys && isViKey(keys[i]))
            return KeyRefusal{.key = keys[i], .owner = {}, .walks = true};
        if (std::any_of(keys.begin(), keys.begin() + i, [&](const QKeySequence& key) { return clash(key, keys[i]); }))
            return KeyRefusal{.key = keys[i], .owner = row};
        if (const auto owner = ownerOf(keys[i]); owner && *owner != row)
            return KeyRefusal{.key = keys[i], .owner = owner};
    }
    return std::nullopt;
}

std::optional<std::size_t> KeyBindings::ownerOf(const QKeySequence& key) const
{
    for (std::size_t row = 0; row < m_keys.size(); ++row) {
        if (std::ranges::any_of(m_keys[row], [&key](const QKeySequence& other) { return clash(key, other); }))
            return row;
    }
    return std::nullopt;
}

/// Wishes of other actions that rest must not come back in place of what was just given. A key that the row has in this
/// map comes before them anyway: those that rest under it are kept for the other map.
void KeyBindings::dropClashing(std::size_t row, const KeyList& keys)
{
    KeyList given = keys;
    const KeyList defaults = defaultKeys(m_table[row], m_map);
    given.removeIf([&defaults](const QKeySequence& key) { return defaults.contains(key); });
    for (auto& [other, wished] : m_own) {
        if (other == row)
            continue;
        wished.removeIf([&given](const QKeySequence& wish) {
            return std::ranges::any_of(given, [&wish](const QKeySequence& key) { return clash(key, wish); });
        });
    }
}

void KeyBindings::resolve()
{
    m_keys.assign(m_table.size(), {});
    std::vector<KeyList> wished(m_table.size());
    for (std::size_t row = 0; row < m_table.size(); ++row) {
        const auto own = m_own.find(row);
        wished[row] = own == m_own.end() ? defaultKeys(m_table[row], m_map) : own->second;
    }
    for (const bool defaultsOnly : {true, false}) {
        for (std::size_t row = 0; row < m_table.size(); ++row) {
            const KeyList defaults = defaultKeys(m_table[row], m_map);
            for (const QKeySequence& key : wished[row]) {
                const bool walks = m_viKeys && isViKey(key);
                if (!walks && (!defaultsOnly || defaults.contains(key)) && !ownerOf(key))
                    m_keys[row] << key;
            }
        }
    }
    for (std::size_t row = 0; row < m_table.size(); ++row) { // the first one is shown: in the order of the wish
        std::ranges::sort(m_keys[row], {}, [&](const QKeySequence& key) { return wished[row].indexOf(key); });
    }
}

void KeyBindings::read(const QSettings& settings)
{
    m_map = settings.value(QLatin1String(mapKey)).toString() == word(KeyMap::Debugger) ? KeyMap::Debugger
                                                                                       : KeyMap::Standard;
    m_own.clear();
    for (std::size_t row = 0; row < m_table.size(); ++row) {
        const auto text = textOf(settings.value(ownKeyOf(m_table[row])));
        const auto keys = text ? keysFromText(*text) : std::nullopt;
        if (keys && *keys != defaultKeys(m_table[row], m_map))
            m_own[row] = *keys;
    }
    dropHopeless();
    resolve();
}

/// Own keys that an action has in no map are none that a designer could give it: a damaged file has them, and they
/// would leave an action that has default keys without any.
void KeyBindings::dropHopeless()
{
    const KeyMap map = m_map;
    const bool viKeys = std::exchange(m_viKeys, false); // those rest, and come back
    for (bool dropped = true; dropped;) {
        std::set<std::size_t> useful;
        for (m_map = KeyMap::Standard;; m_map = KeyMap::Debugger) {
            resolve();
            for (const auto& [row, wished] : m_own) {
                if (wished.isEmpty() || !m_keys[row].isEmpty() || defaultKeys(m_table[row], m_map).isEmpty())
                    useful.insert(row);
            }
            if (m_map == KeyMap::Debugger)
                break;
        }
        dropped = std::erase_if(m_own, [&useful](const auto& own) { return !useful.contains(own.first); }) > 0;
    }
    m_map = map;
    m_viKeys = viKeys;
}

void KeyBindings::write(QSettings& settings) const
{
    settings.setValue(QLatin1String(mapKey), word(m_map));
    for (std::size_t row = 0; row < m_table.size(); ++row) {
        if (const auto own = m_own.find(row); own != m_own.end())
            settings.setValue(ownKeyOf(m_table[row]),
                              QKeySequence::listToString(own->second, QKeySequence::PortableText));
        else
            settings.remove(ownKeyOf(m_table[row]));
    }
}

QString word(KeyMap map)
{
    return map == KeyMap::Debugger ? QStringLiteral("debugger") : QStringLiteral("standard");
}

} // namespace zonewright
