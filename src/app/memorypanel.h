#pragma once

#include "document/otherscheme.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Document;
class Maps;
class MemorySide;

namespace Ui {
class MemoryPanel;
}

/// What is remembered in the turn that is shown, in the way of the project and in the other one, side by side, and the
/// work that each turn was to both. Where there is little room, one of them is seen at a time. Out of sight it costs
/// nothing.
class MemoryPanel : public QWidget
{
    Q_OBJECT

public:
    MemoryPanel(Document& document, Maps& maps, QWidget* parent = nullptr);
    ~MemoryPanel() override;

    [[nodiscard]] const OtherScheme& other() const { return m_other; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    void connectSide(MemorySide& side);
    void connectControls();
    void takeActivity();
    void takeTurn();
    void takeChart();
    void showSchemes();
    void arrange();
    void shareRoom();
    void selectRows(bool reveal);
    void chooseZone(Point zone);
    void useOther();
    void takeTheme();

    Document& m_document;
    Maps& m_maps;
    OtherScheme m_other;
    std::unique_ptr<Ui::MemoryPanel> m_ui;
    bool m_isSplit = false;    ///< by the designer
    bool m_isChoosing = false; ///< a row of ours is the cause of the selection
};

} // namespace zonewright
