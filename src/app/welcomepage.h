#pragma once

#include "app/thumbnails.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class RecentFiles;

namespace Ui {
class WelcomePage;
}

/// What the window shows when no project is open: the samples and the projects that were open last, a new project, and
/// a hint that a project may be dropped. It does nothing itself.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    explicit WelcomePage(QWidget* parent = nullptr);
    ~WelcomePage() override;

    /// The list of recent projects, which outlives the page.
    void setRecentFiles(RecentFiles& files);

    /// Whether there is a project to go back to.
    void setBackPossible(bool possible);

    /// True when every picture in sight is there.
    [[nodiscard]] bool isSettled() const;

    /// Puts the focus where one begins.
    void takeFocus();

Q_SIGNALS:
    void newChosen();
    void openChosen();
    void sampleChosen(const QString& file);
    void recentChosen(const QString& file);

    /// Back to the project that is open.
    void backChosen();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void addSamples();
    void showRecentFiles();
    void showPictures();

    std::unique_ptr<Ui::WelcomePage> m_ui;
    Thumbnails m_thumbnails;
    RecentFiles* m_recentFiles = nullptr;
};

} // namespace zonewright
