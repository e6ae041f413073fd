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

/// What is known of the selected or hovered zone, a property a line; a line of help while there is none.
class InspectorPanel : public QWidget
{
    Q_OBJECT

public:
    explicit InspectorPanel(Document& document, QWidget* parent = nullptr);
    ~InspectorPanel() override;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void showHeading();

    std::unique_ptr<Ui::InspectorPanel> m_ui;
    InspectorModel m_model;
    ShareBarDelegate m_delegate;
};

} // namespace zonewright
