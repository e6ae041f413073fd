#pragma once

#include <QAbstractTableModel>
#include <QAction>

#include <vector>

namespace zonewright {

/// A command and where it is found.
struct Command
{
    QAction* action = nullptr;
    QString menu;      ///< "View › Theme"; empty for none
    QString text = {}; ///< in the place of what the action says, where that tells what it would do at the moment
};

/// The text of an action as it is shown outside of menus: with no mnemonic, its ellipsis kept.
[[nodiscard]] QString commandText(const QAction& action);

/// The same from the text of an action.
[[nodiscard]] QString commandText(const QString& shown);

/// The commands of the editor, as palette and settings list them. It follows the actions: a changed one changes its
/// row, a deleted one takes it along.
class CommandModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TextColumn, MenuColumn, KeysColumn, ColumnCount };

    /// Of every column of a row, besides Qt's display, decoration and tool tip.
    enum Role {
        NameRole = Qt::UserRole + 8, ///< never translated; empty for an action without an object name
        TextRole,
        MenuRole,
        KeysRole,    ///< QList<QKeySequence>
        EnabledRole, ///< bool: may be run now
        CheckedRole, ///< bool; no value for what cannot be switched
        MatchRole,   ///< QList<int>, from the filter alone: the characters of the text that were typed
    };

    explicit CommandModel(QObject* parent = nullptr);

    /// Lists other commands, in this order. The same actions stay the rows that they were, with other words.
    void setCommands(const std::vector<Command>& commands);

    /// The action of a row of this model.
    [[nodiscard]] QAction* action(int row) const { return m_rows[static_cast<std::size_t>(row)].action; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void follow(QAction* action);
    void removeAction(const QObject* action);

    std::vector<Command> m_rows;
};

} // namespace zonewright
