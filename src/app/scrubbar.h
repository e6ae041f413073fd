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
/// over all of them, the commands that step and play, and a sentence that says what was decided, which has a line of
/// its own where the bar is narrow. What nobody sees does not play.
class ScrubBar : public QWidget
{
    Q_OBJECT

public:
    explicit ScrubBar(QWidget* parent = nullptr);
    ~ScrubBar() override;

    /// What it is about; all outlive it. `floor` has the keys when a button that had them can do nothing any more.
    void setUp(Document& document, const ActionSet& actions, QWidget& floor);

    void setTheme(Theme theme);

    /// The height in logical pixels that it needs with a width.
    [[nodiscard]] int heightIn(int width) const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSentence();
    void showSpeed();
    void placeSentence(bool ownLine);

    Document* m_document = nullptr;
    std::unique_ptr<Ui::ScrubBar> m_ui;
    bool m_hasOwnLine = false; ///< the sentence
};

} // namespace zonewright
