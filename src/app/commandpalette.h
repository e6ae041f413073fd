#pragma once

#include "app/overlay.h"
#include "models/commandfilter.h"
#include "models/commandmodel.h"

#include <QStringList>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;

namespace zonewright {

/// Finds a command by its words, and runs it. With nothing typed, the commands used last stand on top.
class CommandPalette : public Overlay
{
    Q_OBJECT

public:
    explicit CommandPalette(QWidget& window);

    /// Opens with these commands to choose from.
    void choose(const std::vector<Command>& commands);

    /// They are called otherwise, or are in other menus.
    void setCommands(const std::vector<Command>& commands);

    /// The names of the commands used last, the last one first.
    [[nodiscard]] const QStringList& recent() const { return m_recent; }

    void setRecent(const QStringList& names);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// A command was run.
    void recentChanged();

private:
    void retranslate();
    void takeQuery();
    void run(const QModelIndex& row);
    void remember(const QString& name);
    bool moveInList(QKeyEvent& event);

    CommandModel m_model;
    CommandFilter m_filter;
    QLineEdit* m_edit;
    QListView* m_list;
    QLabel* m_none;
    QStringList m_recent;
};

} // namespace zonewright
