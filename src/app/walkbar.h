#pragma once

#include <QWidget>

#include <vector>

class QMenu;
class QToolButton;

namespace zonewright {

class ActionSet;
class Document;

/// A slim bar beside the tabs of the maps: steps and runs with their speed, a turn back and forward with the turn
/// between them, keeping the walk, following the player. Where the tabs need the room, it keeps steps, runs and turns,
/// or nothing but a button with a menu of all.
class WalkBar : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive the bar.
    WalkBar(const ActionSet& actions, Document& document, QWidget* parent = nullptr);

    /// The menu of the speeds of a run, the bar's own.
    [[nodiscard]] QMenu& speeds() const { return *m_speeds; }

    /// That of the button while the widget that it stands in is narrow.
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }

    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fillWhole(const ActionSet& actions, Document& document);
    void fillButton(const ActionSet& actions, Document& document);

    enum class Extent { Whole, Part, Button };

    [[nodiscard]] int widthOf(Extent extent) const;
    [[nodiscard]] Extent extentFor(int width) const;

    std::vector<QWidget*> m_extras; ///< of the whole, which the part does without
    QWidget* m_whole;
    QToolButton* m_button;
    QMenu* m_speeds;
};

} // namespace zonewright
