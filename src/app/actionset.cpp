#include "app/actionset.h"

#include "app/iconengine.h"
#include "app/keybindings.h"
#include "document/languagechange.h"

#include <QAction>
#include <QCoreApplication>

namespace zonewright {

namespace {

constexpr auto actionContext = "zonewright::ActionSet";

QString actionText(const char* source)
{
    return QCoreApplication::translate(actionContext, source);
}

QAction* makeAction(const ActionRow& row, QObject* parent)
{
    auto* action = new QAction(actionText(row.text), parent);
    action->setObjectName(QLatin1String(row.name));
    action->setStatusTip(QString()); // the status bar is the map's
    action->setWhatsThis(actionText(row.tip));
    action->setCheckable(row.checkable);
    if (*row.icon)
        action->setIcon(themedIcon(QLatin1String(row.icon)));
    return action;
}

} // namespace

ActionSet::ActionSet(QObject* parent)
    : QObject(parent)
{
    for (const ActionRow& row : actionTable()) {
        m_actions[static_cast<std::size_t>(row.id)] = makeAction(row, this);
        setKeys(row.id, defaultKeys(row, KeyMap::Standard));
    }
    whenLanguageChanges(*this, [this] { retranslate(); });
}

/// Whoever gives an action another text, or a reason, does so again after this.
void ActionSet::retranslate()
{
    for (const ActionRow& row : actionTable()) {
        (*this)[row.id]->setText(actionText(row.text));
        (*this)[row.id]->setWhatsThis(actionText(row.tip));
        showTip(row.id);
    }
}

QString ActionSet::textOf(const ActionRow& row)
{
    return actionText(row.text);
}

void ActionSet::setKeys(ActionId id, const QList<QKeySequence>& keys)
{
    (*this)[id]->setShortcuts(keys);
    showTip(id);
}

QString ActionSet::tipOf(ActionId id) const
{
    const QAction* action = (*this)[id];
    const QString tip = action->whatsThis();
    const QString shown = action->shortcut().toString(QKeySequence::NativeText);
    return shown.isEmpty() ? tip : QCoreApplication::translate("zonewright::ActionSet", "%1 (%2)").arg(tip, shown);
}

void ActionSet::showTip(ActionId id) const
{
    (*this)[id]->setToolTip(tipOf(id));
}

void ActionSet::enable(ActionId id, bool enabled, const QString& reason) const
{
    (*this)[id]->setEnabled(enabled);
    (*this)[id]->setToolTip(enabled || reason.isEmpty() ? tipOf(id) : reason);
}

QString ActionSet::reason(ActionId id) const
{
    const QAction* action = (*this)[id];
    return action->isEnabled() || action->toolTip() == tipOf(id) ? QString() : action->toolTip();
}

} // namespace zonewright
