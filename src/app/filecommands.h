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

    /// Opens a file without asking which.
    void openFile(const QString& fileName);

    /// Opens the sample that comes with the editor.
    void openSample();

    /// What the editor begins with: a file (the one asked for, or that of the last session), or the sample where there
    /// is none or it cannot be opened. Gives the sentence about that, else nothing.
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
