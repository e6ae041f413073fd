#pragma once

#include "models/commandmodel.h"
#include "models/recentfilesmodel.h"

#include <QDialog>

#include <memory>
#include <vector>

namespace zonewright {

class Preferences;
class RecentFiles;
class Shortcuts;

namespace Ui {
class SettingsDialog;
}

/// Preferences and keys, on pages. What is changed holds at once. Not modal.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `commands` are those that the shortcuts give keys to. Preferences, shortcuts and recent files
    /// outlive the dialog.
    SettingsDialog(Preferences& preferences, Shortcuts& shortcuts, RecentFiles& recentFiles,
                   const std::vector<Command>& commands, QWidget* parent = nullptr);
    ~SettingsDialog() override;

    /// The same ones, called otherwise or in other menus.
    void setCommands(const std::vector<Command>& commands);

private:
    void fillPages();
    void fitPageList();
    void connectParts();
    void showValues();
    void takeValues();
    void takeViKeys(bool on);
    void refuseViKeys(const QString& sentence);
    void connectRecentFiles();
    void forgetOrBringBack();
    void showRecentFiles();

    Preferences& m_preferences;
    Shortcuts& m_shortcuts;
    RecentFiles& m_recentFiles;
    std::vector<RecentFile> m_forgotten; ///< that can be brought back
    std::unique_ptr<Ui::SettingsDialog> m_ui;
};

} // namespace zonewright
