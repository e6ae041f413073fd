#include "document/filewatch.h"

#include "document/document.h"
#include "document/filedigest.h"

#include <QFileInfo>

namespace zonewright {

FileWatch::FileWatch(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&m_paths, &PathWatch::stirred, this, &FileWatch::look);
    connect(&m_document, &Document::fileTaken, this, &FileWatch::takeFile);
    takeFile();
}

void FileWatch::check()
{
    m_paths.renew();
    look();
}

void FileWatch::look()
{
    if (m_file.isEmpty())
        return;
    const auto now = digestOfFile(m_file);
    if (!now || *now == m_told)
        return;
    m_told = *now;
    if (m_told == m_known)
        Q_EMIT changedBack();
    else
        Q_EMIT changedOutside(m_told.isEmpty() ? OutsideChange::Removed : OutsideChange::Changed);
}

void FileWatch::takeFile()
{
    const QString& name = m_document.fileName();
    m_file = name.isEmpty() ? QString() : QFileInfo(name).absoluteFilePath();
    m_paths.setFiles(m_file.isEmpty() ? QStringList() : QStringList(m_file));
    m_known = m_document.fileDigest();
    if (m_known.isEmpty())
        m_known = digestOfFile(m_file).value_or(QByteArray());
    m_told = m_known;
    if (!m_file.isEmpty())
        m_paths.stir(); // what happened between reading the file and watching it is no event
}

} // namespace zonewright
