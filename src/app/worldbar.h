#pragma once

#include "core/world/worldsettings.h"

#include <QWidget>

#include <memory>

class QAction;

namespace zonewright {

namespace Ui {
class WorldBar;
}

/// Name and sizes of the world, to be changed in place: the name with Enter or by leaving the field, the sizes at once.
/// A name that cannot be one is said so beside the field, and the world stays.
class WorldBar : public QWidget
{
    Q_OBJECT

public:
    /// The actions behind the two buttons.
    WorldBar(QAction* randomName, QAction* copySeed, QWidget* parent = nullptr);
    ~WorldBar() override;

    /// Shows the settings of the world; nothing is emitted.
    void showSettings(const WorldSettings& settings);

    /// Takes the name in the field if it is one, else puts the world's own name back there.
    void settleName();

Q_SIGNALS:
    /// The designer gave the world other settings, which are valid.
    void settingsEdited(const zonewright::WorldSettings& settings);

    /// Enter was pressed on a name that is one: the keys may go back to the map.
    void editingFinished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void checkName();
    void takeName();
    void finishName();
    void takeSizes();
    void showMessage(const QString& message);

    std::unique_ptr<Ui::WorldBar> m_ui;
    WorldSettings m_settings;
};

} // namespace zonewright
