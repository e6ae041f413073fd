#pragma once

#include "core/world/worldsettings.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QAction;
class QLabel;

namespace zonewright {

class ExponentSpinBox;

namespace Ui {
class WorldBar;
}

/// Name and sizes of the world, to be changed in place: the name with Enter or by leaving the field, the sizes at once.
/// A name or a size that cannot be one is said so in a note under its field, and the world stays.
class WorldBar : public QWidget
{
    Q_OBJECT

public:
    /// The actions behind the two buttons.
    WorldBar(QAction* randomName, QAction* copySeed, QWidget* parent = nullptr);
    ~WorldBar() override;

    /// The part with the sizes, which a tool bar may have beside the rest, to give way alone; whoever takes it owns it.
    [[nodiscard]] QWidget* takeSizePart();

    [[nodiscard]] QSize sizeHint() const override;

    /// Shows the settings of the world; nothing is emitted.
    void showSettings(const WorldSettings& settings);

    /// Takes the name and the sizes in the fields where they can be that, else puts the world's own back there.
    void settle();

Q_SIGNALS:
    /// The designer gave the world other settings, which are valid. Steps of one size with nothing else between them
    /// have the same `run`; it is 0 for what is no such step.
    void settingsEdited(const zonewright::WorldSettings& settings, int run);

    /// Enter was pressed on a name or a size that is one: the keys may go back to the map.
    void editingFinished();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void showWords();
    void checkName();
    void takeName();
    void finishName();
    void connectSize(ExponentSpinBox& size);
    void checkSize(ExponentSpinBox& size);
    void takeSizes(const ExponentSpinBox& changed);
    void showMessage(const QString& message, QWidget* field = nullptr);
    void placeNote();

    std::unique_ptr<Ui::WorldBar> m_ui;
    WorldSettings m_settings;
    QPointer<QLabel> m_note;   ///< over what lies under the bar, so that nothing moves
    QPointer<QWidget> m_wrong; ///< the field that the note is about
    int m_run = 1;             ///< of steps of a size
};

} // namespace zonewright
