#pragma once

#include "app/exportfiledelegate.h"
#include "app/exportfilesmodel.h"
#include "app/exportwords.h"
#include "core/base/result.h"
#include "models/exportlevelsmodel.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QCheckBox;

namespace zonewright {

class Document;

namespace Ui {
class ExportDialog;
}

/// Asks what is exported, how and where to, and shows the files that this would make: while it goes on how far it is,
/// and then what became of each. It is not modal: the project may be changed and zones selected beside it. It exports
/// nothing itself (see ExportCommands).
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The document outlives the dialog.
    explicit ExportDialog(Document& document, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Shows what is chosen, and what it would write. While its export goes on that waits, and takes the place of the
    /// report then: it is of another project.
    void setRecipe(const ExportRecipe& recipe);

    /// What is chosen now. Zones that cannot be read are none.
    [[nodiscard]] ExportRecipe recipe() const;

    /// Why that cannot be exported, in a sentence; empty where it can. That another export goes on is no reason.
    [[nodiscard]] QString obstacle() const;

    /// What was chosen a moment ago is told now.
    void settle();

    /// Looks again at what can be exported: the project has another file. The folder that was proposed follows it.
    void lookAgain();

    /// Whether saving exports too, without a choice of the designer.
    void setOnSave(bool isOn);

    /// Another export than the one asked for here goes on, or none does any more: two at a time there are not.
    void setBusy(bool isBusy);

    /// What is chosen is being exported: nothing can be chosen until it ends.
    void begin();
    void showProgress(int done, int total);

    /// `exported` is what was, wherever the folder that is typed is by now.
    void end(const ExportRecipe& exported, const std::vector<FormatReport>& reports, bool isCancelled);

    /// Shows what became of the files of a recipe, whatever is chosen.
    void showReport(const ExportRecipe& recipe, const std::vector<FormatReport>& reports, bool isCancelled);

Q_SIGNALS:
    void exportWanted();

    /// The export that was asked for here is to end.
    void cancelWanted();

    /// Something else is chosen, by the designer; told once for many changes. What is to be exported on saving and
    /// cannot be is told again, until it can.
    void chosen();

protected:
    void reject() override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What the line above the files says with which sign.
    struct Summary
    {
        QString text;
        const char* sign = "";
    };

    /// What is chosen, looked at once.
    struct Choice
    {
        ExportRecipe recipe;
        QString zonesNote;
        QString filesObstacle; ///< why no files can be named
        QString obstacle;      ///< why they cannot be exported
        bool hasBadZones = false;
    };

    void retranslate();
    void fillFields();
    void fillFormats();
    void dressFiles();
    void orderTab();
    void connectChoices();
    void connectButtons();
    void follow(const Change& change);

    void choose();
    void chooseFolder();
    void refreshLater();
    void refresh();
    void preview(const ExportRecipe& recipe, bool hasFiles);
    void tellChosen(const Choice& choice);
    void takeSelectedZone();
    void browse();
    void openFolder();
    void askForExport();
    [[nodiscard]] bool isSecondClick(const QEvent& event) const;
    void followProposal();

    [[nodiscard]] Choice choice() const;
    [[nodiscard]] ExportRecipe recipe(std::vector<Rect> zones) const;
    [[nodiscard]] QString zonesNote(const std::vector<Rect>& zones) const;
    [[nodiscard]] static QString zonesFault(const Error& error);
    [[nodiscard]] QString shownObstacle() const;
    [[nodiscard]] bool hasFormat(std::initializer_list<const char*> ids) const;
    void setFormats(const std::vector<std::string>& ids);

    void showChoices();
    void showZones(const Choice& choice);
    void showSelectedZone();
    void showOptions();
    void showState();
    void showSummary();
    void showSign();
    [[nodiscard]] Summary summary() const;
    [[nodiscard]] Summary previewSummary() const;
    [[nodiscard]] Summary reportSummary() const;
    [[nodiscard]] ExportCounts counts() const;
    void showFirstFailure();
    void noteFolder(const QString& folder);

    Document& m_document;
    std::unique_ptr<Ui::ExportDialog> m_ui;
    ExportLevelsModel m_levels;
    ExportFilesModel m_files;
    ShareBarDelegate m_rows; ///< of the levels, as high as those of all lists
    ExportFileDelegate m_delegate;
    std::vector<std::pair<const Exporter*, QCheckBox*>> m_formats;
    QTimer m_later;                     ///< looks at what is chosen once for many changes
    QElapsedTimer m_begun;              ///< when the last export was
    std::optional<ExportRecipe> m_next; ///< to be shown once what goes on has ended
    QString m_obstacle;                 ///< of what is chosen
    QString m_proposed;                 ///< the folder that was, last
    QString m_exportedTo;               ///< the folder that Open Folder opens
    int m_done = 0;                     ///< files of those that go on
    int m_total = 0;
    bool m_isRunning = false;
    bool m_isBusy = false;
    bool m_hasReport = false;
    bool m_wasCancelled = false; ///< what is reported
    bool m_closesAtEnd = false;
    bool m_isChosen = false;  ///< something is that was not told yet, or could not be taken
    bool m_isShowing = false; ///< what the controls say comes from a recipe
};

} // namespace zonewright
