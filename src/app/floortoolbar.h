#pragma once

#include "app/actiontable.h"
#include "render/theme.h"

#include <QWidget>

#include <memory>
#include <vector>

class QAction;
class QFrame;
class QToolButton;

namespace zonewright {

class ActionSet;
class Document;
class Tilesets;

/// The tools that set cells of the floor by hand, and what they paint with, as the tiles that come of it. What has no
/// room is in a menu at its end.
class FloorToolBar : public QWidget
{
    Q_OBJECT

public:
    explicit FloorToolBar(QWidget* parent = nullptr);
    ~FloorToolBar() override;

    /// What it is about; all outlive it.
    void setUp(Document& document, const ActionSet& actions);

    /// Where the brushes' pictures come from.
    void setTilesets(std::shared_ptr<const Tilesets> tilesets);

    void setTheme(Theme theme);

    [[nodiscard]] QSize sizeHint() const override;

    /// That of two buttons.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A button, or the line between two groups.
    struct Part
    {
        QWidget* widget = nullptr;
        QAction* action = nullptr; ///< null for a line
    };

    void addButton(ActionId id);
    void addLine();
    void showBrushes();
    void arrange();
    void fillMore();
    [[nodiscard]] bool isWanted(const Part& part) const;

    const ActionSet* m_actions = nullptr;
    std::shared_ptr<const Tilesets> m_tilesets;
    Theme m_theme = Theme::Light;
    std::vector<Part> m_parts;
    std::vector<QAction*> m_hidden; ///< that have no room
    QToolButton* m_more = nullptr;
};

} // namespace zonewright
