#pragma once

#include "models/foresightmodel.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Maps;
struct DockServices;

namespace Ui {
class ForesightPanel;
}

/// Puts the symbol of its kind before what is known of an event (EventKindRole): an outline for an intuition, which
/// says less.
class OmenDelegate : public ShareBarDelegate
{
public:
    using ShareBarDelegate::ShareBarDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// What a player who reaches some turns ahead, with the tags that are chosen, knows of the events to come. A double
/// click or Enter shows the zone of a vision; an intuition does not tell it. Out of sight it costs nothing.
class ForesightPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ForesightPanel(const DockServices& services, QWidget* parent = nullptr);
    ~ForesightPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void dressForesight();
    void showTags();
    void takeTags();
    void followRows();
    void reveal(const QModelIndex& index);

    Maps& m_maps;
    std::unique_ptr<Ui::ForesightPanel> m_ui;
    ForesightModel m_model;
    OmenDelegate m_delegate;
};

} // namespace zonewright
