#include "app/sharedfiles.h"

#include "document/document.h"

#include <QFileDialog>
#include <QFileInfo>

namespace zonewright {

namespace {

QString folderOfProject(const Document& document)
{
    return document.fileName().isEmpty() ? QString() : QFileInfo(document.fileName()).path();
}

} // namespace

QString askSharedFile(const SharedFileDialog& dialog)
{
    return QFileDialog::getOpenFileName(&dialog.window, dialog.title, folderOfProject(dialog.document), dialog.filter);
}

QString askNewSharedFile(const SharedFileDialog& dialog, QString name)
{
    QFileDialog asking(&dialog.window, dialog.title, folderOfProject(dialog.document), dialog.filter);
    asking.setAcceptMode(QFileDialog::AcceptSave);
    asking.setDefaultSuffix(sharedSuffix); // by the dialog, so that it asks about the file that is meant
    asking.selectFile(name.replace(QLatin1Char('/'), QLatin1Char('-')) + sharedSuffix);
    return asking.exec() == QDialog::Accepted ? asking.selectedFiles().constFirst() : QString();
}

} // namespace zonewright
