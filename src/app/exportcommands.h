#pragma once

#include "app/exportrun.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

class QPushButton;

namespace zonewright {

class ActionSet;
class ExportDialog;
class FileCommands;
class MainWindow;
class QuestionBar;
class StatusLine;
class WorkBar;

/// The commands that export, and exporting whenever the project is saved. What was exported last is kept for each
/// project file, so that the same can be done again. Only one export goes on at a time, beside the designer's work.
class ExportCommands : public QObject
{
    Q_OBJECT

public:
    /// All outlive it; the window owns it.
    struct Parts
    {
        MainWindow& window;
        Document& document;
        const ActionSet& actions;
        StatusLine& status;
        FileCommands& files;
    };

    explicit ExportCommands(const Parts& parts);

    /// Takes what is kept in `settings` for the project, and keeps there what is exported from now on; they outlive it.
    void keepIn(QSettings& settings);

    /// What was exported last, or is whenever the project is saved; nothing where nothing was.
    [[nodiscard]] const std::optional<ExportRecipe>& recipe() const { return m_recipe; }

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }

    /// Opens the dialog, or brings it to the front.
    void open();

    /// Exports what was exported last; opens the dialog where nothing was, or where it cannot be done any more.
    void exportAgain();

Q_SIGNALS:
    /// The project is about to be exported: what is typed and not taken yet is to be taken now.
    void aboutToLookAtDocument();

    /// An export is over, and what became of it was told.
    void ended();

private:
    /// Who wants an export.
    enum class Origin { Dialog, Again, Save };

    void exportChosen();
    void takeChosen();
    void takeFile();
    void takeProject();
    void exportSaved();
    void finishSaved();
    void keep(const ExportRecipe& recipe);

    void begin(Origin origin);
    void showProgress(int done, int total);
    void showBar();
    void end(const std::vector<FormatReport>& reports, bool isCancelled);
    void tell(const std::vector<FormatReport>& reports, bool isCancelled);
    void tellFailure(const QString& sentence);
    void showReport();
    [[nodiscard]] ExportDialog& dialog();

    Parts m_parts;
    QSettings* m_settings = nullptr;
    std::optional<ExportRecipe> m_recipe;
    QPointer<ExportDialog> m_dialog;
    WorkBar* m_bar;
    QuestionBar* m_report; ///< tells of what failed
    QPushButton* m_showReport;
    QTimer m_barLater; ///< what takes no time needs no bar
    Origin m_origin{};
    ExportRecipe m_exported;             ///< the last one, its files and what became of them
    std::vector<FormatReport> m_reports; ///< the same
    bool m_wasCancelled = false;         ///< the same
    QString m_folder;                    ///< of it, as it is told about
    int m_done = 0;                      ///< files of those that go on
    int m_total = 0;
    bool m_isOtherProject = false; ///< than the one whose file was taken last
    bool m_savedMeanwhile = false; ///< the project was, while something was being exported
    ExportRun m_run;               ///< last of all: it waits for what it does
};

} // namespace zonewright
