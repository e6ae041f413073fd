#include "app/shortcuts.h"

#include "app/actionset.h"
#include "models/commandmodel.h"

#include <QAction>
#include <QSettings>

namespace zonewright {

Shortcuts::Shortcuts(ActionSet& actions, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_bindings(ActionSet::table())
{
}

void Shortcuts::keepIn(QSettings& settings)
{
    m_settings = nullptr; // nothing is written before it is read
    m_bindings.read(settings);
    take();
    m_settings = &settings;
}

void Shortcuts::setKeyMap(KeyMap map)
{
    m_bindings.setKeyMap(map);
    take();
}

void Shortcuts::setViKeys(bool on)
{
    m_bindings.setViKeys(on);
    take();
}

QString Shortcuts::viKeysRefusal() const
{
    const auto taken = m_bindings.viKeyOwner();
    if (!taken)
        return {};
    return tr("%1 is the key of “%2”: give that command another one first.", "key and command")
        .arg(taken->key.toString(QKeySequence::NativeText), nameOf(*taken->owner));
}

/// As the table has it, without what the action would do at the moment.
QString Shortcuts::nameOf(std::size_t row)
{
    return commandText(ActionSet::textOf(ActionSet::table()[row]));
}

QString Shortcuts::setKeys(ActionId id, const KeyList& keys)
{
    return taken(m_bindings.setKeys(static_cast<std::size_t>(id), keys));
}

QString Shortcuts::restore(ActionId id)
{
    return taken(m_bindings.restore(static_cast<std::size_t>(id)));
}

void Shortcuts::restoreAll()
{
    m_bindings.restoreAll();
    take();
}

void Shortcuts::take()
{
    for (const ActionRow& row : m_bindings.table()) {
        const KeyList& keys = m_bindings.keys(static_cast<std::size_t>(row.id));
        if (m_actions[row.id]->shortcuts() != keys)
            m_actions.setKeys(row.id, keys);
    }
    if (m_settings)
        m_bindings.write(*m_settings);
    Q_EMIT changed();
}

QString Shortcuts::taken(const std::optional<KeyRefusal>& refused)
{
    if (!refused) {
        take();
        return {};
    }
    const QString key = refused->key.toString(QKeySequence::NativeText);
    if (refused->walks)
        return tr("%1 walks the player, since the vi keys are on.", "key").arg(key);
    if (!refused->owner)
        return tr("%1 cannot be the key of a command.").arg(key);
    const QKeySequence theirs = *std::ranges::find_if(
        m_bindings.keys(*refused->owner), [&](const QKeySequence& other) { return clash(other, refused->key); });
    const QString name = nameOf(*refused->owner);
    if (theirs == refused->key)
        return tr("%1 is “%2” already.", "key and command").arg(key, name);
    return tr("%1 cannot be told from %2, which is “%3” already.", "two keys and a command")
        .arg(key, theirs.toString(QKeySequence::NativeText), name);
}

} // namespace zonewright
