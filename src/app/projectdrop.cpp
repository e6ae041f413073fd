#include "app/projectdrop.h"

#include "app/drophighlight.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace zonewright {

namespace {

const QString droppedSuffix = QStringLiteral("zonewright");

} // namespace

std::optional<QString> draggedProject(const QMimeData& data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return std::nullopt;
    const QFileInfo file(urls.first().toLocalFile());
    if (file.suffix().compare(droppedSuffix, Qt::CaseInsensitive) != 0 || file.isDir())
        return std::nullopt;
    return file.absoluteFilePath();
}

ProjectDrop::ProjectDrop(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
    for (auto* part : window.findChildren<QWidget*>()) {
        if (part->acceptDrops())
            part->installEventFilter(this);
    }
}

bool ProjectDrop::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::DragLeave:
        if (m_highlight)
            m_highlight->hide();
        return false;
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        break;
    default:
        return QObject::eventFilter(watched, event);
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const auto project = QApplication::activeModalWidget() ? std::nullopt : draggedProject(*drop->mimeData());
    if (!project) {
        if (watched == &m_window)
            drop->ignore();
        return watched == &m_window;
    }
    drop->setDropAction(Qt::CopyAction); // never moved away from where it is
    drop->accept();
    if (event->type() == QEvent::Drop) {
        if (m_highlight)
            m_highlight->hide();
        // The program that it comes from waits for the end of the drop: no question before that.
        QMetaObject::invokeMethod(this, [this, file = *project] { Q_EMIT dropped(file); }, Qt::QueuedConnection);
    } else {
        showHighlight(*project);
    }
    return true;
}

void ProjectDrop::showHighlight(const QString& fileName)
{
    if (!m_highlight)
        m_highlight = new DropHighlight(m_window);
    m_highlight->showName(QFileInfo(fileName).fileName());
}

} // namespace zonewright
