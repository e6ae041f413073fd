#include "app/helpwiring.h"

#include "app/actionset.h"
#include "app/handbookwindow.h"
#include "app/helptopics.h"
#include "app/mainwindow.h"

#include <QAction>
#include <QApplication>

namespace zonewright {

HelpWiring::HelpWiring(MainWindow& window, const ActionSet& actions)
    : QObject(&window)
{
    QAction* help = actions[ActionId::Handbook];
    help->setShortcutContext(Qt::ApplicationShortcut); // dialogs have pages too
    connect(help, &QAction::triggered, this, [this] { showHelpOn(QApplication::focusWidget()); });
    connect(&window, &MainWindow::closed, this, [this] {
        if (m_handbook)
            m_handbook->close();
    });
}

HelpWiring::~HelpWiring() = default;

void HelpWiring::showHelpOn(const QWidget* widget)
{
    const bool isNew = m_handbook == nullptr;
    HandbookWindow& window = handbook();
    if (const HelpTopic* topic = helpTopicOf(widget))
        window.open({.page = QLatin1String(topic->page), .heading = topic->heading});
    else if (isNew)
        window.open({});
    window.show();
    window.raise();
    window.activateWindow();
}

HandbookWindow& HelpWiring::handbook()
{
    if (!m_handbook) {
        m_handbook = std::make_unique<HandbookWindow>();
        if (m_settings != nullptr)
            m_handbook->keepIn(*m_settings);
    }
    return *m_handbook;
}

} // namespace zonewright
