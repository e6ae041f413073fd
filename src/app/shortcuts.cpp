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
    if (!refused->owner)
        return tr("%1 cannot be the key of a command.").arg(key);
    const QAction& owner = *m_actions.all()[*refused->owner];
    const QKeySequence theirs = *std::ranges::find_if(
        m_bindings.keys(*refused->owner), [&](const QKeySequence& other) { return clash(other, refused->key); });
    const QString name = commandText(owner);
    if (theirs == refused->key)
        return tr("%1 is “%2” already.", "key and command").arg(key, name);
    return tr("%1 cannot be told from %2, which is “%3” already.", "two keys and a command")
        .arg(key, theirs.toString(QKeySequence::NativeText), name);
}

} // namespace zonewright
