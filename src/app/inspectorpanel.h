#pragma once

#include "models/inspectormodel.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class Document;

namespace Ui {
class InspectorPanel;
}

/// What is known of the selected or hovered zone, a property a line; a line of help while there is none. Out of sight
/// it costs nothing.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(Document& document, QWidget* parent = nullptr);
    ~InspectorPanel() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    void showHeading();
    void fitAllRows();
    void followWidth();

    std::unique_ptr<Ui::InspectorPanel> m_ui;
    InspectorModel m_model;
    ShareBarDelegate m_delegate;
    int m_fittedWidth = 0; ///< of the values, for which the rows have their heights
};

} // namespace zonewright
