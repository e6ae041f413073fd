#pragma once

#include "models/commandmodel.h"

#include <QDialog>

#include <memory>
#include <vector>

namespace zonewright {

class Preferences;
class Shortcuts;

namespace Ui {
class SettingsDialog;
}

/// Preferences and keys, on pages. What is changed holds at once. Not modal.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `commands` are those that the shortcuts give keys to. Preferences and shortcuts outlive the dialog.
    SettingsDialog(Preferences& preferences, Shortcuts& shortcuts, const std::vector<Command>& commands,
                   QWidget* parent = nullptr);
    ~SettingsDialog() override;

private:
    void fillPages();
    void connectParts();
    void showValues();
    void takeValues();
    void takeViKeys(bool on);
    void refuseViKeys(const QString& sentence);

    Preferences& m_preferences;
    Shortcuts& m_shortcuts;
    std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace zonewright
