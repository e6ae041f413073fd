#pragma once

#include "app/actiontable.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <array>
#include <span>

class QAction;

namespace zonewright {

/// The actions of the editor, one of each, made from one table.
class ActionSet : public QObject
{
    Q_OBJECT

public:
    explicit ActionSet(QObject* parent = nullptr);

    [[nodiscard]] static std::span<const ActionRow> table() { return actionTable(); }

    /// The text of a row in the language of the interface, whatever the action says at the moment.
    [[nodiscard]] static QString textOf(const ActionRow& row);

    [[nodiscard]] QAction* operator[](ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }

    [[nodiscard]] std::span<QAction* const> all() const { return m_actions; }

    /// Gives an action other keys; its tool tip says the first one.
    void setKeys(ActionId id, const QList<QKeySequence>& keys);

    /// Gives an action its own tool tip back, where another one told why it is disabled.
    void showTip(ActionId id) const;

    /// Enables an action, or disables it and lets its tool tip tell why; its own tip stays where that is empty.
    void enable(ActionId id, bool enabled, const QString& reason = {}) const;

    /// Why an action is disabled; empty where it is not, or nothing is told.
    [[nodiscard]] QString reason(ActionId id) const;

private:
    void retranslate();
    [[nodiscard]] QString tipOf(ActionId id) const;

    std::array<QAction*, static_cast<std::size_t>(ActionId::Count)> m_actions{};
};

} // namespace zonewright
