#pragma once

#include "document/pathwatch.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <chrono>

namespace zonewright {

class Document;

/// What became of the project's file without the program's doing.
enum class OutsideChange {
    Changed, ///< it holds something else, in its place or in that of another file
    Removed, ///< it is there no more
};

/// Notices that the file of the open project is no longer what the program read or wrote last. It goes by what the file
/// holds, so that a touch, or the same bytes written again, is no change; nor is what the program saves itself. It
/// follows the name: a file that replaces the old one is watched like the old one.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// The document outlives the watch.
    explicit FileWatch(Document& document, QObject* parent = nullptr);

    /// For how long nothing may stir around the file before it is looked at: programs write in more steps than one.
    void setQuietTime(std::chrono::milliseconds time) { m_paths.setQuietTime(time); }

    /// Looks at the file at once.
    void check();

Q_SIGNALS:
    /// The file is another one. Told once for the same contents.
    void changedOutside(zonewright::OutsideChange change);

    /// After changedOutside: the file is again as the program knows it.
    void changedBack();

private:
    void takeFile();
    void look();

    Document& m_document;
    PathWatch m_paths;
    QString m_file;     ///< absolute; empty when there is nothing to watch
    QByteArray m_known; ///< digest of what the program read or wrote; empty for no file
    QByteArray m_told;  ///< digest of what was last seen
};

} // namespace zonewright
