#include "app/recoveryoffer.h"

#include "app/filecommands.h"
#include "app/mainwindow.h"
#include "app/questionbar.h"
#include "models/sentence.h"
#include "project/errortext.h"

#include <QFileInfo>
#include <QLocale>
#include <QPushButton>

namespace zonewright {

namespace {

QString offerText(const UnsavedProject& project)
{
    if (project.damage)
        return RecoveryOffer::tr("What was kept of an unsaved project is damaged: %1")
            .arg(FileCommands::sentenceOf(*project.damage));
    const QString file = QFileInfo(project.file).fileName();
    const QString name = file.isEmpty() ? RecoveryOffer::tr("“%1”", "world, of no file").arg(project.title)
                                        : RecoveryOffer::tr("“%1” (%2)", "world and file").arg(project.title, file);
    const QString time = QLocale().toString(project.written.toLocalTime(), QLocale::ShortFormat);
    const QString text = RecoveryOffer::tr("%1 was left unsaved on %2.", "world, and when").arg(name, time);
    return project.fileIsNewer ? RecoveryOffer::tr("%1 The file was changed after that.").arg(text) : text;
}

QString restoreText()
{
    return RecoveryOffer::tr("&Restore");
}

} // namespace

RecoveryOffer::RecoveryOffer(Recovery& recovery, MainWindow& window)
    : QObject(&window)
    , m_recovery(recovery)
    , m_window(window)
    , m_bar(new QuestionBar(&window))
    , m_restore(m_bar->addAnswer(&restoreText))
    , m_left(recovery.offers())
{
    m_bar->setObjectName(QStringLiteral("recoveryBar"));
    m_restore->setObjectName(QStringLiteral("restoreButton"));
    QPushButton* discarding = m_bar->addAnswer([] { return tr("Dis&card"); });
    discarding->setObjectName(QStringLiteral("discardButton"));
    m_bar->addPuttingOff([] { return tr("Ask again the next time"); });
    window.addBar(*m_bar);
    connect(m_restore, &QPushButton::clicked, this, &RecoveryOffer::restore);
    connect(discarding, &QPushButton::clicked, this, &RecoveryOffer::discard);
    connect(m_bar, &QuestionBar::putOff, this, &RecoveryOffer::putOff);
    connect(&recovery, &Recovery::failed, this, [this](const Error& error) {
        m_window.showMessage(
            tr("What is not saved cannot be kept for a crash: %1").arg(FileCommands::sentenceOf(error)));
    });
    connect(&window, &MainWindow::closed, &recovery, &Recovery::finish);
    askNext();
}

void RecoveryOffer::askNext()
{
    m_bar->setVisible(!m_left.empty());
    if (m_left.empty())
        return;
    m_restore->setVisible(!m_left.front().damage);
    m_bar->ask([offer = m_left.front()] { return offerText(offer); });
}

void RecoveryOffer::restore()
{
    if (!m_window.files().confirmDiscard())
        return;
    report(m_recovery.restore(m_left.front().id));
}

void RecoveryOffer::discard()
{
    report(m_recovery.discard(m_left.front().id));
}

/// What failed is still there: it is asked about the next time.
void RecoveryOffer::report(const Result<void>& result)
{
    if (!result)
        m_window.showMessage(FileCommands::sentenceOf(result.error()));
    putOff();
}

void RecoveryOffer::putOff()
{
    m_left.erase(m_left.begin());
    askNext();
}

} // namespace zonewright
