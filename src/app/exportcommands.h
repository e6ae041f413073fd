#pragma once

#include "app/exportwords.h"
#include "app/wording.h"

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
    [[nodiscard]] std::optional<ExportRecipe> recipe() const;

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }

    /// Whether the window is to stay for what was saved, which is being exported or will be. It closes by itself then,
    /// unless that fails, which is told first; a bar tells how far it is, and can cancel it.
    [[nodiscard]] bool putsOffClosing();

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

    /// What the report bar tells of.
    struct Told
    {
        ExportRecipe recipe{};
        std::vector<FormatReport> reports{}; ///< none where nothing was begun
        bool isCancelled = false;
    };

    void exportChosen();
    void takeChosen();
    void takeFile();
    void takeOtherFile(const QString& before);
    void takeProject();
    void exportSaved();
    void closeAtEnd();
    void keep(const ExportRecipe& recipe);

    void begin(Origin origin);
    void enableAgain();
    void showProgress(int done, int total);
    void showBar();
    void end(const std::vector<FormatReport>& reports, bool isCancelled);
    void tell(const std::vector<FormatReport>& reports, bool isCancelled);
    void tellOfOther(const ExportCounts& counts);
    void tellFailure(const Wording& sentence, const Wording& answer = {});
    void showReport();
    [[nodiscard]] ExportDialog& dialog();

    Parts m_parts;
    QSettings* m_settings = nullptr;
    std::optional<ExportRecipe> m_recipe; ///< without its folder where that is the proposed one, which follows the file
    QString m_file;                       ///< of the project, as it was taken last
    QPointer<ExportDialog> m_dialog;
    WorkBar* m_bar;
    QuestionBar* m_report; ///< tells of what failed
    QPushButton* m_showReport;
    QTimer m_barLater; ///< what takes no time needs no bar
    Origin m_origin{};
    ExportRecipe m_exported; ///< what goes on, or was last
    QString m_folder;        ///< of it, as it is told about
    Told m_told;
    int m_done = 0; ///< files of those that go on
    int m_total = 0;
    bool m_isOtherProject = false; ///< than the one whose file was taken last
    bool m_isOfOther = false;      ///< what goes on is of a project that is not open any more
    bool m_savedMeanwhile = false; ///< the project was, while something was being exported
    bool m_closesAtEnd = false;    ///< the window does, when nothing goes on any more
    ExportRun m_run;               ///< last of all: it waits for what it does
};

} // namespace zonewright
