#pragma once

#include <QEvent>
#include <QObject>

#include <vector>

class QDialog;
class QHeaderView;
class QSettings;
class QSplitter;
class QWidget;

namespace zonewright {

/// Keeps what the designer makes of the inside of a window from one run to the next, as a session keeps its outside:
/// the columns that were made wider or narrower, what tables are sorted by, the shares of what is divided, the sizes of
/// dialogs. What nobody touched is not kept, and stays as its panel has it. Parts are known by their names; dialogs by
/// their class.
class LayoutKeeper : public QObject
{
    Q_OBJECT

public:
    /// The window, whose own parts are made, and the settings outlive it.
    LayoutKeeper(QWidget& window, QSettings& settings);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void watchSplitter(QSplitter& splitter);
    void watchHeader(QHeaderView& header);
    void watchDialog(QDialog& dialog);
    void restoreSplitter(QSplitter& splitter);
    void restoreHeader(QHeaderView& header);
    void restoreDialog(QDialog& dialog);
    void keepSplitter(const QSplitter& splitter);
    void keepHeader(const QHeaderView& header);
    void restoreOrder(QHeaderView& header);
    void keepOrder(const QHeaderView& header);
    void restoreLater(QObject* part);
    void followPointer(QHeaderView& header, QEvent::Type type);

    QWidget& m_window;
    std::vector<QHeaderView*> m_headers; ///< that are watched
    QSettings& m_settings;
    QHeaderView* m_pressed = nullptr; ///< the one that the pointer has hold of
    bool m_resized = false;           ///< by that hold
};

} // namespace zonewright
