#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>

class QWidget;

namespace zonewright {

class Document;

/// New, open, save and save as, with the questions that they ask. What fails is told, never shown in a box.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(Document& document, QWidget& window);

    void startNew();
    void open();

    /// Opens a file without asking which, nor about changes.
    void openFile(const QString& fileName);

    /// Opens a file in the place of the open project, which is asked about when it has changes.
    void openInstead(const QString& fileName);

    /// Opens a sample that comes with the editor, the first one or that of a file, without asking about changes.
    void openSample();
    void openSample(const QString& fileName);

    /// As openInstead.
    void openSampleInstead(const QString& fileName);

    /// Opens what the editor begins with, if anything: the file asked for, or that of the last session. Gives the
    /// sentence about why it cannot be opened, else nothing.
    QString openFirst(const QString& fileName);

    /// Gives false when the project is not saved: it failed, no file was chosen, or the file has another program's
    /// changes, which are asked about.
    bool save();
    bool saveAs();

    /// Asks what becomes of changes that no file holds. True when they are saved or may go.
    bool confirmDiscard();

    /// What is told about an error: a sentence with its place.
    [[nodiscard]] static QString sentenceOf(const Error& error);

Q_SIGNALS:
    /// The project is about to be saved, or given up where it has no changes: what is typed and not taken yet is to be
    /// taken now.
    void aboutToLookAtDocument();

    /// A sentence about what went wrong; what was open is open still.
    void failed(const QString& sentence);

    /// A file or the sample was opened, or a new project begun.
    void opened();

private:
    enum class SaveAnswer { Overwrite, SaveAs, Cancel };

    SaveAnswer askToOverwrite();
    bool report(const Result<void>& result);

    Document& m_document;
    QWidget& m_window;
};

} // namespace zonewright
