#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QDockWidget;
class QSettings;
class QWidget;

namespace zonewright {

class ActionSet;
class HandbookWindow;
class MainWindow;
struct HelpTopic;

/// Opens the handbook, by F1 and from the menu: at the dock that was clicked or called last, which may take no keys,
/// and else at what has them. Belongs to the window.
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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void noteClick(QWidget& widget);
    void noteFocus(const QWidget* old, QWidget* now);
    [[nodiscard]] bool isOfHandbook(const QWidget* widget) const;
    [[nodiscard]] const QWidget* subject() const;

    MainWindow& m_window;
    std::unique_ptr<HandbookWindow> m_handbook;
    QSettings* m_settings = nullptr;
    QPointer<QDockWidget> m_dock; ///< that was clicked or called after the keys went where they are
    QPointer<QWidget> m_focus;    ///< where they are, or were before the handbook took them
    quint64 m_clickTime = 0;      ///< of the last click, which parents of what was clicked may get, too
};

} // namespace zonewright
