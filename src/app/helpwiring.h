#pragma once

#include <QObject>

#include <memory>

class QSettings;
class QWidget;

namespace zonewright {

class ActionSet;
class HandbookWindow;
class MainWindow;
struct HelpTopic;

/// Opens the handbook: at what has the keys, by F1 and from the menu. Belongs to the window.
class HelpWiring : public QObject
{
    Q_OBJECT

public:
    HelpWiring(MainWindow& window, const ActionSet& actions);
    ~HelpWiring() override;

    /// Shows the handbook where it speaks of a widget, or of what that lies in; where it was last, if it does nowhere.
    void showHelpOn(const QWidget* widget);

    /// The handbook's window; made when it is asked for.
    [[nodiscard]] HandbookWindow& handbook();

    /// Where the handbook's window finds its size and place again; the settings outlive it.
    void keepIn(QSettings& settings) { m_settings = &settings; }

private:
    std::unique_ptr<HandbookWindow> m_handbook;
    QSettings* m_settings = nullptr;
};

} // namespace zonewright
