#include "app/filecommands.h"

#include "app/randomname.h"
#include "app/samples.h"
#include "document/document.h"
#include "project/errortext.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace zonewright {

namespace {

const QString projectSuffix = QStringLiteral(".zonewright");

QString projectFilter()
{
    return FileCommands::tr("Zonewright projects (*%1)").arg(projectSuffix);
}

/// Where a dialog begins: beside the open project, and for saving with a name that fits its world.
QString suggestedFile(const Document& document)
{
    if (!document.fileName().isEmpty())
        return document.fileName();
    QString name = document.title().toLower();
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    return name + projectSuffix;
}

} // namespace

FileCommands::FileCommands(Document& document, QWidget& window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
{
}

void FileCommands::startNew()
{
    if (!confirmDiscard())
        return;
    m_document.startNew({.name = randomName()});
    Q_EMIT opened();
}

void FileCommands::open()
{
    if (!confirmDiscard())
        return;
    const QString folder = QFileInfo(m_document.fileName()).path();
    const QString fileName = QFileDialog::getOpenFileName(&m_window, tr("Open Project"), folder, projectFilter());
    if (!fileName.isEmpty())
        openFile(fileName);
}

void FileCommands::openFile(const QString& fileName)
{
    if (report(m_document.open(fileName)))
        Q_EMIT opened();
}

void FileCommands::openInstead(const QString& fileName)
{
    if (confirmDiscard())
        openFile(fileName);
}

void FileCommands::openSample()
{
    openSample(QLatin1String(samples().front().file));
}

void FileCommands::openSample(const QString& fileName)
{
    if (report(m_document.openSample(fileName)))
        Q_EMIT opened();
}

void FileCommands::openSampleInstead(const QString& fileName)
{
    if (confirmDiscard())
        openSample(fileName);
}

QString FileCommands::openFirst(const QString& fileName)
{
    if (fileName.isEmpty())
        return {};
    const auto read = m_document.open(QFileInfo(fileName).absoluteFilePath());
    return report(read) ? QString() : sentenceOf(read.error());
}

bool FileCommands::save()
{
    Q_EMIT aboutToLookAtDocument();
    if (m_document.fileName().isEmpty())
        return saveAs();
    switch (m_document.fileIsAnother() ? askToOverwrite() : SaveAnswer::Overwrite) {
    case SaveAnswer::Overwrite:
        return report(m_document.save());
    case SaveAnswer::SaveAs:
        return saveAs();
    case SaveAnswer::Cancel:
        break;
    }
    return false;
}

FileCommands::SaveAnswer FileCommands::askToOverwrite()
{
    QMessageBox box(QMessageBox::Warning, tr("Changed File"),
                    tr("Another program has changed %1. Saving replaces what it wrote.")
                        .arg(QFileInfo(m_document.fileName()).fileName()),
                    QMessageBox::NoButton, &m_window);
    const QAbstractButton* overwriting = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    QPushButton* elsewhere = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == overwriting)
        return SaveAnswer::Overwrite;
    return box.clickedButton() == elsewhere ? SaveAnswer::SaveAs : SaveAnswer::Cancel;
}

bool FileCommands::saveAs()
{
    Q_EMIT aboutToLookAtDocument();
    QFileDialog dialog(&m_window, tr("Save Project"), QString(), projectFilter());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(projectSuffix); // by the dialog, so that it asks about the file that is meant
    dialog.selectFile(suggestedFile(m_document));
    if (dialog.exec() != QDialog::Accepted)
        return false;
    return report(m_document.saveAs(dialog.selectedFiles().constFirst()));
}

bool FileCommands::confirmDiscard()
{
    Q_EMIT aboutToLookAtDocument();
    if (!m_document.isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved Changes"),
                    tr("“%1” has changes that are not saved.").arg(m_document.title()), QMessageBox::NoButton,
                    &m_window);
    const QAbstractButton* saving = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    const QAbstractButton* discarding = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    box.addButton(tr("&Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == saving)
        return save();
    return box.clickedButton() == discarding;
}

QString FileCommands::sentenceOf(const Error& error)
{
    return errorTextWithPlace(error) + QLatin1Char('.'); // it begins with the file's name: no capital letter
}

bool FileCommands::report(const Result<void>& result)
{
    if (!result)
        Q_EMIT failed(sentenceOf(result.error()));
    return result.has_value();
}

} // namespace zonewright
