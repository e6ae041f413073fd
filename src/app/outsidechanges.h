#pragma once

#include "document/filewatch.h"

#include <QObject>

class QPushButton;

namespace zonewright {

class Document;
class MainWindow;
class QuestionBar;

/// Asks in the window what to do when the project's file is no longer what the program read or wrote. Until that is
/// answered, and where nothing is, everything stays as it is open.
class OutsideChanges : public QObject
{
    Q_OBJECT

public:
    /// The document outlives it, and it belongs to the window.
    OutsideChanges(Document& document, MainWindow& window);

    [[nodiscard]] FileWatch& watch() { return m_watch; }

private:
    void ask(OutsideChange change);
    void showQuestion();
    [[nodiscard]] QString question() const;
    void reload();
    void keepMine();

    Document& m_document;
    MainWindow& m_window;
    FileWatch m_watch;
    QuestionBar* m_bar;
    QPushButton* m_reload;
    OutsideChange m_change{}; ///< what is asked about
};

} // namespace zonewright
