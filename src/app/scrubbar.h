#pragma once

#include "render/theme.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class ActionSet;
class Document;

namespace Ui {
class ScrubBar;
}

/// The decisions that made the floor in focus, one after the other: below the floor, while they are shown. A slider
/// over all of them, the commands that step and play, and a sentence that says what was decided.
class ScrubBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScrubBar(QWidget* parent = nullptr);
    ~ScrubBar() override;

    /// What it is about; all outlive it.
    void setUp(Document& document, const ActionSet& actions);

    void setTheme(Theme theme);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSentence();
    void showSpeed();

    Document* m_document = nullptr;
    std::unique_ptr<Ui::ScrubBar> m_ui;
};

} // namespace zonewright
