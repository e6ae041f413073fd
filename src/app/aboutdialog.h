#pragma once

#include <QDialog>

#include <memory>

namespace zonewright {

namespace Ui {
class AboutDialog;
}

/// Version, generator version, licence, and the Qt it runs on. Not modal.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);
    ~AboutDialog() override;

private:
    void retranslate();

    std::unique_ptr<Ui::AboutDialog> m_ui;
};

} // namespace zonewright
