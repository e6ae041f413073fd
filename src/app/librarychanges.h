#pragma once

#include "document/librarywatch.h"

#include <QObject>

class QPushButton;

namespace zonewright {

class MainWindow;
class QuestionBar;

/// Asks in the window whether to read files of rooms and pieces again when they are no longer what the project read
/// from them, and says which of them cannot be read. Until that is answered, and where nothing is, everything stays as
/// it is.
class LibraryChanges : public QObject
{
    Q_OBJECT

public:
    /// The document outlives it, and it belongs to the window.
    LibraryChanges(Document& document, MainWindow& window);

    [[nodiscard]] LibraryWatch& watch() { return m_watch; }

private:
    void show();
    [[nodiscard]] static QString changedText(const std::vector<LibraryChange>& changed);
    [[nodiscard]] static QString lostText(const LibraryChange& lost);

    LibraryWatch m_watch;
    QuestionBar* m_bar;
    QPushButton* m_reload;
};

} // namespace zonewright
