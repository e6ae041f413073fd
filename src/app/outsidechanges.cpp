#include "app/outsidechanges.h"

#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/questionbar.h"
#include "document/document.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QPushButton>

namespace zonewright {

namespace {

QString reloadText()
{
    return OutsideChanges::tr("Read aga&in");
}

} // namespace

OutsideChanges::OutsideChanges(Document& document, MainWindow& window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_watch(document)
    , m_bar(new QuestionBar(&window))
    , m_reload(m_bar->addAnswer(&reloadText))
{
    m_bar->setObjectName(QStringLiteral("outsideBar"));
    m_reload->setObjectName(QStringLiteral("reloadButton"));
    QPushButton* keeping = m_bar->addAnswer([] { return tr("Keep &mine"); });
    keeping->setObjectName(QStringLiteral("keepButton"));
    window.addBar(*m_bar);
    connect(m_reload, &QPushButton::clicked, this, &OutsideChanges::reload);
    connect(keeping, &QPushButton::clicked, this, &OutsideChanges::keepMine);
    connect(&m_watch, &FileWatch::changedOutside, this, &OutsideChanges::ask);
    connect(&m_watch, &FileWatch::changedBack, m_bar, &QWidget::hide);
    connect(&document, &Document::titleChanged, this, [this] {
        if (!m_bar->isHidden())
            showQuestion(); // what reloading loses depends on what is modified
    });
    connect(&document, &Document::fileTaken, m_bar, &QWidget::hide); // opened or saved: that answers it too
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive)
            m_watch.check(); // not every file system tells of its changes
    });
}

void OutsideChanges::ask(OutsideChange change)
{
    m_change = change;
    if (change == OutsideChange::Removed)
        m_document.keepOwn(); // no file holds the project any more: closing asks
    showQuestion();
}

void OutsideChanges::showQuestion()
{
    m_reload->setVisible(m_change == OutsideChange::Changed);
    m_bar->ask([this] { return question(); });
}

QString OutsideChanges::question() const
{
    const QString file = QFileInfo(m_document.fileName()).fileName();
    if (m_change == OutsideChange::Removed)
        return tr("Another program has moved or deleted %1.").arg(file);
    if (m_document.isModified())
        return tr("Another program has changed %1. Reloading it loses what is not saved here.").arg(file);
    return tr("Another program has changed %1.").arg(file);
}

void OutsideChanges::reload()
{
    const QString fileName = m_document.fileName();
    m_window.files().openFile(fileName); // hides the bar, or tells what is wrong with the file
}

void OutsideChanges::keepMine()
{
    m_document.keepOwn();
    m_bar->hide();
}

} // namespace zonewright
