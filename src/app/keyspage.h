#pragma once

#include "app/keybindings.h"
#include "models/commandfilter.h"
#include "models/commandmodel.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace zonewright {

class Shortcuts;

namespace Ui {
class KeysPage;
}

/// The page of the settings where keys are looked up and changed: each change is made at once, or refused with a
/// sentence.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    /// The commands are those that the shortcuts give keys to. The shortcuts outlive the page.
    KeysPage(Shortcuts& shortcuts, const std::vector<Command>& commands, QWidget* parent = nullptr);
    ~KeysPage() override;

    /// The same ones, called otherwise or in other menus.
    void setCommands(const std::vector<Command>& commands);

private:
    void dressTree();
    void connectParts();
    void showKeys();
    void showCurrent();
    void record(const QKeySequence& keys);
    void say(const QString& sentence);
    [[nodiscard]] std::optional<ActionId> currentId() const;

    Shortcuts& m_shortcuts;
    std::unique_ptr<Ui::KeysPage> m_ui;
    CommandModel m_model;
    CommandFilter m_filter;
};

} // namespace zonewright
