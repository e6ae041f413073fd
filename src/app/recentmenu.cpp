#include "app/recentmenu.h"

#include "app/iconengine.h"
#include "app/recentfiles.h"
#include "document/languagechange.h"

namespace zonewright {

namespace {

constexpr int longestPath = 60; // characters: an entry is no wider than a menu should be
constexpr int digits = 10;

/// The text of an entry: its digit (0 for the tenth) as the mnemonic, and the path with every & of its own doubled.
QString entryText(int place, const QString& shownPath)
{
    QString path = shownPath;
    path.replace(QLatin1Char('&'), QStringLiteral("&&"));
    return QStringLiteral("&%1  %2").arg((place + 1) % digits).arg(path);
}

} // namespace

RecentMenu::RecentMenu(RecentFiles& files, QWidget* parent)
    : QMenu(parent)
    , m_files(files)
{
    setIcon(themedIcon(QStringLiteral("recent")));
    setObjectName(QStringLiteral("recentMenu"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, &files, &RecentFiles::refresh);
    connect(&files, &RecentFiles::changed, this, &RecentMenu::fill);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void RecentMenu::retranslate()
{
    setTitle(tr("Open &Recent"));
    fill();
}

void RecentMenu::placeAfter(const QAction& action)
{
    for (QObject* holder : action.associatedObjects()) {
        auto* menu = qobject_cast<QMenu*>(holder);
        if (!menu)
            continue;
        const qsizetype place = menu->actions().indexOf(&action);
        menu->insertMenu(menu->actions().value(place + 1), this);
    }
}

void RecentMenu::fill()
{
    clear();
    const RecentFilesModel& model = m_files.model();
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex file = model.index(row);
        const QString path = file.data(RecentFilesModel::FileRole).toString();
        const QString shown =
            fontMetrics().elidedText(folderText(path), Qt::ElideMiddle, longestPath * fontMetrics().averageCharWidth());
        QAction* entry = addAction(entryText(row, shown));
        entry->setToolTip(file.data(Qt::ToolTipRole).toString());
        entry->setEnabled(!file.data(RecentFilesModel::MissingRole).toBool());
        // Queued, as is emptying: both fill the menu anew, and its action is still at work.
        connect(entry, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); }, Qt::QueuedConnection);
    }
    menuAction()->setEnabled(!isEmpty());
    if (isEmpty())
        return;
    addSeparator();
    connect(addAction(tr("&Clear List")), &QAction::triggered, &m_files, &RecentFiles::clear, Qt::QueuedConnection);
}

} // namespace zonewright
