#pragma once

#include "render/theme.h"
#include "views/floorview.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class ActionSet;
class Document;
class Tilesets;

namespace Ui {
class FloorPage;
}

/// The floor in the middle of the window: a slim bar with what is done to it most, the floor itself, and what the next
/// redraws would make of it. While the steps are shown, their bar comes between: then a low page does without the tools
/// and the alternatives first, which wait meanwhile, and without its title if need be.
class FloorPage : public QWidget
{
    Q_OBJECT

public:
    explicit FloorPage(QWidget* parent = nullptr);
    ~FloorPage() override;

    /// What it shows; both outlive the page.
    void setUp(Document& document, std::shared_ptr<const Tilesets> tilesets);

    /// The commands of its bars; after setUp.
    void setActions(const ActionSet& actions);

    void setTheme(Theme theme);

    [[nodiscard]] FloorView& view() const;

    /// That of a small map: a low page does without the alternatives.
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// True when the floor and its alternatives are painted.
    [[nodiscard]] bool isSettled() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showTitle();
    void arrangeBars();
    void showTitleBar(bool shown);
    [[nodiscard]] int titleHeight() const;

    Document* m_document = nullptr;
    std::unique_ptr<Ui::FloorPage> m_ui;
};

} // namespace zonewright
