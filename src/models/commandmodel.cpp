#include "models/commandmodel.h"

#include "models/modellanguage.h"

#include <QKeySequence>

#include <algorithm>

namespace zonewright {

namespace {

QString textOfCommand(const Command& command)
{
    return command.text.isEmpty() ? commandText(*command.action) : command.text;
}

QString displayText(const Command& command, int column)
{
    switch (column) {
    case CommandModel::TextColumn:
        return textOfCommand(command);
    case CommandModel::MenuColumn:
        return command.menu;
    default:
        return QKeySequence::listToString(command.action->shortcuts(), QKeySequence::NativeText);
    }
}

QVariant dataOfRole(const Command& command, int role)
{
    const QAction& action = *command.action;
    switch (role) {
    case CommandModel::NameRole:
        return action.objectName();
    case CommandModel::TextRole:
        return textOfCommand(command);
    case CommandModel::MenuRole:
        return command.menu;
    case CommandModel::KeysRole:
        return QVariant::fromValue(action.shortcuts());
    case CommandModel::EnabledRole:
        return action.isEnabled();
    case CommandModel::CheckedRole:
        return action.isCheckable() ? QVariant(action.isChecked()) : QVariant();
    default:
        return {};
    }
}

} // namespace

QString commandText(const QAction& action)
{
    return commandText(action.text());
}

QString commandText(const QString& shown)
{
    QString text;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        if (shown[i] == QLatin1Char('&') && ++i == shown.size())
            break;
        text += shown[i];
    }
    return text;
}

CommandModel::CommandModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void CommandModel::setCommands(const std::vector<Command>& commands)
{
    if (std::ranges::equal(m_rows, commands, {}, &Command::action, &Command::action)) {
        m_rows = commands;
        return announceOtherWords(*this);
    }
    beginResetModel();
    for (const Command& row : m_rows)
        row.action->disconnect(this);
    m_rows = commands;
    for (const Command& row : m_rows)
        follow(row.action);
    endResetModel();
}

void CommandModel::follow(QAction* action)
{
    connect(action, &QAction::changed, this, [this, action] {
        const auto at = std::ranges::find(m_rows, action, &Command::action);
        const int row = static_cast<int>(at - m_rows.begin());
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    });
    connect(action, &QObject::destroyed, this, &CommandModel::removeAction);
}

void CommandModel::removeAction(const QObject* action)
{
    const auto at = std::ranges::find_if(
        m_rows, [action](const Command& row) { return static_cast<const QObject*>(row.action) == action; });
    at->action = nullptr; // it is half gone already
    const int row = static_cast<int>(at - m_rows.begin());
    beginRemoveRows({}, row, row);
    m_rows.erase(at);
    endRemoveRows();
}

int CommandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CommandModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant CommandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Command& command = m_rows[static_cast<std::size_t>(index.row())];
    if (!command.action)
        return {};
    if (role == Qt::DisplayRole)
        return displayText(command, index.column());
    if (role == Qt::DecorationRole && index.column() == TextColumn)
        return command.action->icon();
    if (role == Qt::ToolTipRole)
        return command.action->whatsThis();
    return dataOfRole(command, role);
}

QVariant CommandModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TextColumn:
        return tr("Command");
    case MenuColumn:
        return tr("Menu");
    case KeysColumn:
        return tr("Keys");
    default:
        return {};
    }
}

} // namespace zonewright
