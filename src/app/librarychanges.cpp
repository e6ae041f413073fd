#include "app/librarychanges.h"

#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/questionbar.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>
#include <QStringList>

#include <algorithm>

namespace zonewright {

namespace {

QString changedFileName(const LibraryChange& change)
{
    return QFileInfo(QString::fromStdString(change.path)).fileName();
}

QString reloadLibraryText()
{
    return LibraryChanges::tr("&Update");
}

} // namespace

LibraryChanges::LibraryChanges(Document& document, MainWindow& window)
    : QObject(&window)
    , m_watch(document)
    , m_bar(new QuestionBar(&window))
    , m_reload(m_bar->addAnswer(&reloadLibraryText))
{
    m_bar->setObjectName(QStringLiteral("libraryBar"));
    m_reload->setObjectName(QStringLiteral("reloadLibraryButton"));
    QPushButton* keeping = m_bar->addAnswer([] { return tr("&Keep as it is"); });
    keeping->setObjectName(QStringLiteral("keepLibraryButton"));
    window.addBar(*m_bar);
    connect(m_reload, &QPushButton::clicked, &m_watch, &LibraryWatch::reload);
    connect(keeping, &QPushButton::clicked, &m_watch, &LibraryWatch::keep);
    connect(&m_watch, &LibraryWatch::changesChanged, this, &LibraryChanges::show);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_watch.check(); // not every file system tells of its changes
    });
}

/// What can be read comes first; what is lost is said once that is answered.
void LibraryChanges::show()
{
    std::vector<LibraryChange> changes = m_watch.changes();
    m_bar->setVisible(!changes.empty());
    if (changes.empty())
        return;
    const LibraryChange first = changes.front();
    std::erase_if(changes,
                  [](const LibraryChange& change) { return change.file.state != LibraryFile::State::Changed; });
    m_reload->setVisible(!changes.empty());
    m_bar->ask([first, changes] { return changes.empty() ? lostText(first) : changedText(changes); });
}

QString LibraryChanges::changedText(const std::vector<LibraryChange>& changed)
{
    QStringList names;
    for (const LibraryChange& change : changed)
        names << changedFileName(change);
    names.removeDuplicates();
    if (names.size() == 1)
        return tr("%1, which the project reads, has changed.").arg(names.front());
    return tr("%n file(s) that the project reads have changed: %1.", nullptr, static_cast<int>(names.size()))
        .arg(names.join(QStringLiteral(", ")));
}

QString LibraryChanges::lostText(const LibraryChange& lost)
{
    if (lost.file.error)
        return tr("%1 What was read of it before stays.").arg(FileCommands::sentenceOf(*lost.file.error));
    return tr("%1, which the project reads, was moved or deleted. What was read of it before stays.")
        .arg(changedFileName(lost));
}

} // namespace zonewright
