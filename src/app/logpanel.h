#pragma once

#include "models/logfiltermodel.h"
#include "models/logmodel.h"
#include "views/sharebardelegate.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace zonewright {

class Document;
class Maps;
struct DockServices;

namespace Ui {
class LogPanel;
}

/// What happened in every turn of the walk, with the rules for what is shown of it, and how the selected entry came
/// about. A double click or Enter goes to an entry's turn. Out of sight it costs nothing.
class LogPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LogPanel(const DockServices& services, QWidget* parent = nullptr);
    ~LogPanel() override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void connectParts();
    void dressColumns();
    void retranslate();
    void fillKinds();
    void takeRules();
    void followPresent();
    void takeCurrent();
    void showBelow();
    void selectAgain();
    void travel();
    void showCause();
    void goBack();
    void jumpTo(int entry);
    void copyText() const;
    void openMenu(const QPoint& at);
    bool takeKey(const QKeyEvent& event);
    void setRules(const QString& line);
    [[nodiscard]] int currentEntry() const;
    [[nodiscard]] int causeOf(int entry) const;

    Document& m_document;
    Maps& m_maps;
    std::unique_ptr<Ui::LogPanel> m_ui;
    LogModel m_model;
    LogFilterModel m_filtered;
    ShareBarDelegate m_delegate;
    std::vector<int> m_before; ///< entries that were selected before jumps
    int m_wanted = -1;         ///< the entry that was selected last
    QString m_fault;           ///< of the rules
};

} // namespace zonewright
