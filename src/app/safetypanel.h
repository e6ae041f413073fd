#pragma once

#include "document/safetycheck.h"

#include <QWidget>

#include <memory>

namespace zonewright {

class ActionSet;
class Maps;

namespace Ui {
class SafetyPanel;
}

/// The proof of safety: what is asked, at first what the project's settings ask, and what the answer is, with the walk
/// that proves it where it is no. What is asked follows the project where it was the same. An answer to another
/// question than the one that the fields ask now stays, stands back, and says what is different.
class SafetyPanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive it.
    SafetyPanel(Document& document, Maps& maps, const ActionSet& actions, QWidget* parent = nullptr);
    ~SafetyPanel() override;

    /// The proof itself, for whoever tells of it elsewhere.
    [[nodiscard]] SafetyCheck& check() { return m_check; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void fillFields();
    void connectFields();
    void connectButtons();
    [[nodiscard]] ProofQuestion asked() const;
    void ask(const ProofQuestion& question);
    void take(const Change& change);
    void takeAnswer();
    void proveProject();
    void play();
    void showState();
    void showProgress();
    void showFields();
    void showVerdict();
    void showStale();
    void showCounterexample();
    void showProjectNote();
    void showSigns();

    Document& m_document;
    Maps& m_maps;
    SafetyCheck m_check;
    ProofQuestion m_project; ///< what the project asked when the fields last followed it
    std::unique_ptr<Ui::SafetyPanel> m_ui;
};

} // namespace zonewright
