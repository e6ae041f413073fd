#pragma once

#include <QDialog>

#include <memory>

namespace zonewright {

class Document;
struct Change;

namespace Ui {
class SimulationSettings;
}

/// How the walk remembers zones, what its engine does with requests, how far the player sees and how fast it runs. What
/// is changed holds at once, each change a step of the history. Not modal.
class SimulationSettings : public QDialog
{
    Q_OBJECT

public:
    /// The document outlives the dialog.
    explicit SimulationSettings(Document& document, QWidget* parent = nullptr);
    ~SimulationSettings() override;

private:
    void showValues();
    void takeMemory();
    void takeEngine();
    void takeView();

    Document& m_document;
    std::unique_ptr<Ui::SimulationSettings> m_ui;
};

} // namespace zonewright
