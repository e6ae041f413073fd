#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

class QMimeData;
class QWidget;

namespace zonewright {

class DropHighlight;

/// The one project file that is dragged: a single local file whose name ends in `.zonewright`. Nothing for all else,
/// folders among it.
[[nodiscard]] std::optional<QString> draggedProject(const QMimeData& data);

/// Lets a project be dropped anywhere onto a window: tells while it hovers what would be opened. What is no project is
/// refused, or left to the fields that take text.
class ProjectDrop : public QObject
{
    Q_OBJECT

public:
    /// Watches the window and what is in it by now that takes drops.
    explicit ProjectDrop(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// A project was dropped; the drag is over.
    void dropped(const QString& fileName);

private:
    void showHighlight(const QString& fileName);

    QWidget& m_window;
    QPointer<DropHighlight> m_highlight;
};

} // namespace zonewright
